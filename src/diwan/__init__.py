"""Diwan: four tabletop games of power, bluff and betrayal, for people, bots and researchers."""

from diwan.core.errors import BadFile, BadSetup, DiwanError, MissingExtra
from diwan.core.game import EVERYONE, NATURE, Clock, Game, Outcome, Refusal, Setup, Told
from diwan.core.match import Match
from diwan.core.record import Record
from diwan.core.registry import game, games

__all__ = [
    "EVERYONE",
    "NATURE",
    "BadFile",
    "BadSetup",
    "Clock",
    "DiwanError",
    "Game",
    "Match",
    "MissingExtra",
    "Outcome",
    "Record",
    "Refusal",
    "Setup",
    "Told",
    "game",
    "games",
]
