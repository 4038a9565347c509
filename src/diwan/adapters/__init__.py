"""Doors for researchers: PettingZoo, OpenSpiel and Gymnasium over the contract, all games through the same code."""
