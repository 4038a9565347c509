"""Figures and cards, read from data.toml."""

from typing import Literal, TypeAlias

from msgspec import Struct

from diwan.core.toml import load_beside

Polarity: TypeAlias = Literal[-1, 1]


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    formed: int
    broken_by_me: int
    broken_by_other: int
    initiator_believed: int
    initiator_disbelieved: int
    voter_right: int
    voter_wrong: int


class Cells(Struct, frozen=True, forbid_unknown_fields=True):
    believed_true: int
    believed_false: int
    disbelieved_true: int
    disbelieved_false: int

    def value(self, believed: bool, truth: bool) -> int:
        if believed:
            return self.believed_true if truth else self.believed_false
        return self.disbelieved_true if truth else self.disbelieved_false


class Chart(Struct, frozen=True, forbid_unknown_fields=True):
    """I19: what the spreader and the subject of a resolved rumour get, in half-points."""

    spreader: Cells
    subject_negative: Cells
    subject_positive: Cells

    def subject(self, polarity: int) -> Cells:
        return self.subject_positive if polarity > 0 else self.subject_negative


class Length(Struct, frozen=True, forbid_unknown_fields=True):
    """I37: the total that wins and those that unlock perks, in half-points, and the limit of rounds."""

    target: int
    senior: int
    cabinet: int
    rounds: int


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    active_per_seat: int
    dossier: int
    longest_text: int
    whispers_from_round: int
    motions: int
    motions_at_large_tables: int
    large_table: int
    extensions: int
    most_acts: int


class Seconds(Struct, frozen=True, forbid_unknown_fields=True):
    recess: int
    more: int
    rotation: int
    answer: int
    extension: int
    floor: int
    declare: int
    debate: int
    vote: int
    shelter: int


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    polarity: Polarity
    text: str


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    points: Points
    chart: Chart
    length: dict[str, Length]
    setup: Table
    seconds: Seconds
    phrases: dict[str, tuple[str, ...]]
    card: tuple[Card, ...]


FIGURES = load_beside(__file__, "data.toml", Figures)
CARDS = {card.id: card for card in FIGURES.card}
DECK = {polarity: tuple(c.id for c in FIGURES.card if c.polarity == polarity) for polarity in (1, -1)}
