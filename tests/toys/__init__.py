"""Deliberately broken games: each differs from examples/higher_card.py in one way that one law must catch."""
