"""Bots that can play any game. A game's own bots are in its folder."""
