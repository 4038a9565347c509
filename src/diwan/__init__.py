"""Diwan: four tabletop games of power, bluff and betrayal, for people, bots and researchers."""

from diwan.core.errors import BadFile, BadGame, BadSetup, DiwanError, MissingExtra
from diwan.core.game import EVERYONE, NATURE, About, Clock, Game, Outcome, Part, Refusal, Setup, Told, Types
from diwan.core.match import Match
from diwan.core.record import Record
from diwan.core.registry import game, games

__all__ = [
    "EVERYONE",
    "NATURE",
    "About",
    "BadFile",
    "BadGame",
    "BadSetup",
    "Clock",
    "DiwanError",
    "Game",
    "Match",
    "MissingExtra",
    "Outcome",
    "Part",
    "Record",
    "Refusal",
    "Setup",
    "Told",
    "Types",
    "game",
    "games",
]
