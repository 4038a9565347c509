"""The engine: the contract of a game, matches, records and the registry of games. It knows no particular game."""
