"""What a replay that shows everything leaves out is told by something that it shows."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import asdict

from diwan.core.game import Setup, Told
from diwan.core.registry import game
from diwan.games import clash, intrigue, king_thief_minister, machrou3_rais
from diwan.lab.laws.walk import Walk

CLASH, KING, INTRIGUE, RAIS = "clash", "king-thief-minister", "intrigue", "machrou3-rais"
WALKS: dict[str, list[tuple[int, str, Any]]] = {
    CLASH: [
        (2, "hidden-support", clash.Options(neutrals="hidden-support")),
        (2, "secret-draft", clash.Options(neutrals="secret-draft")),
    ],
    KING: [(4, "standard", king_thief_minister.Options(turn_limit_per_player=8))] * 6,
    INTRIGUE: [
        (5, "dossier_only", intrigue.Options(mode="dossier_only", length="short")),
        (5, "dossier_only", intrigue.Options(mode="dossier_only", length="short", seen_together=False)),
        (4, "free_only", intrigue.Options(mode="free_only", length="short")),
        (4, "mixed", intrigue.Options(length="short", people="all")),
    ],
    RAIS: [(4, "beginner", machrou3_rais.Options()), (5, "advanced", machrou3_rais.Options(mode="advanced"))] * 8,
}
AT_ONCE = {
    CLASH: {"DealtHidden": "Dealt", "KeptOne": "Kept", "Shown": "Laid Covered"},
    KING: {"Looked": "Saw", "Shuffled": "Palmed", "Swap": "Swapped Palmed Shuffled"},
    INTRIGUE: {
        "Dealt": "Filed",
        "Sealed": "Noted",
        "Offered": "Proposed",
        "Declared": "Swore",
        "Won": "Opened",
    },
    RAIS: {
        "FellowKnown": "CharacterDealt",
        "Spoke": "Asked Promised Answered Hinted",
        "ObjectiveDrawn": "ObjectiveKnown",
        "ObjectiveKept": "KeptObjective",
        "LookedAtTeam": "TeamSeen",
        "LookedAtObjective": "ObjectiveSeen",
        "PickSpeaker": "SpeakerChosen",
        "ReleaseDistrict": "OwnerChanged",
    },
}
"""Kinds of echoes, and the kinds of which one must be told by the same move; a sealed event counts for its seat."""
LATER: dict[str, dict[str, str]] = {
    CLASH: {},
    KING: {"Look": "Looked", "Challenge": "Challenged", "YesSir": "Answered"},
    INTRIGUE: {"Vote": "Counted", "Tell": "Heard", "Ask": "Asked", "Doubt": "Doubted", "Vouch": "Vouched"},
    RAIS: {"Help": "HelpOffered StayedNeutral", "CastBallot": "BallotOpened", "DrawObjective": "ObjectiveKnown"},
}
"""Kinds of moves, and the events that tell later what came of them."""

RARE = {"LookedAtTeam", "LookedAtObjective", "DrawObjective"}
"""Kinds that random games need not meet."""


def kind(thing: Any) -> str:
    return type(thing).__name__


def values(event: Any) -> list[Any]:
    flat: list[Any] = []
    for value in asdict(event).values():
        flat += value if isinstance(value, tuple) else [value]
    return flat


def walks(name: str) -> Iterator[Walk]:
    for number, (seats, variant, options) in enumerate(WALKS[name]):
        yield Walk(game(name), Setup(seats, variant, options), f"echoes/{number}")


@pytest.mark.parametrize("name", WALKS)
def test_an_echo_is_told_at_once_by_another_event(name: str) -> None:
    met = set()
    for walk in walks(name):
        for step in walk.steps:
            told = [kind(one.event) for one in step.told]
            for said in (step.move, *(one.event for one in step.told)):
                if kind(said) in AT_ONCE[name] and walk.game.is_echo(said, step.told):
                    met.add(kind(said))
                    assert set(AT_ONCE[name][kind(said)].split()) & set(told), said
    assert met >= set(AT_ONCE[name]) - RARE


@pytest.mark.parametrize("name", WALKS)
def test_a_sealed_move_is_told_by_the_event_that_opens_it(name: str) -> None:
    met = set()
    for walk in walks(name):
        for number, step in enumerate(walk.steps):
            if kind(step.move) not in LATER[name] or step.actor not in walk.game.to_act(step.state):
                continue
            if not any(walk.game.is_echo(said, step.told) for said in (step.move, *(one.event for one in step.told))):
                continue
            openers = LATER[name][kind(step.move)].split()
            after = [one for later in walk.steps[number:] for one in later.told if kind(one.event) in openers]
            met.add(kind(step.move))
            assert any(names(step.actor, one) for one in after), step.move
    assert met >= set(LATER[name]) - RARE


def names(seat: int, one: Told) -> bool:
    """Return whether an event names a seat; one that shows a card or counts ballots is about all of them."""
    return kind(one.event) in ("Showed", "Counted") or seat in values(one.event) or seat in (one.to or ())
