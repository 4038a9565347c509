"""Every game as a PettingZoo, OpenSpiel or Gymnasium environment, made from the contract of games alone."""
