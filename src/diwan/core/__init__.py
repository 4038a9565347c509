"""The engine: what a game is, how it is played, recorded and found. Knows no game."""
