"""The archive (I21): open after the end, whole, and drawn without running anybody's text."""

from xml.etree import ElementTree

import pytest

from diwan.games.intrigue.archive import archive, picture
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.state import Over
from games.intrigue.tables import bring, exchange, next_recess, recess, session, tell, vote

RUMOUR = Item(2, "n01")


def ended() -> object:
    state = tell(tell(recess(max_rounds=1), 0, 1, RUMOUR), 1, 3, RUMOUR)
    state = exchange(state, 4, 5, Item(4, "p09"), RUMOUR)
    state = vote(bring(session(state), 3, RUMOUR), "DDDD")
    return next_recess(state)


def test_the_whole_story_of_a_rumour() -> None:
    state = ended()
    assert isinstance(state.phase, Over)  # type: ignore[attr-defined]
    opened = archive(state)  # type: ignore[arg-type]
    chain = next(chain for chain in opened.chains if chain.item == RUMOUR)
    assert [(t.giver, t.hearer, t.via) for t in chain.tellings] == [(0, 1, "talk"), (1, 3, "talk"), (5, 4, "exchange")]
    assert (chain.spreader, chain.truth, chain.award) == (0, False, -2)
    assert opened.dossiers[2] == ("p05", "p06", "n05", "n06")
    assert opened.totals[0] == -1


def test_it_stays_closed_before_the_end() -> None:
    with pytest.raises(TypeError, match="opens when the game is over"):
        archive(recess())


def test_the_picture_shows_every_telling_and_escapes_names() -> None:
    chain = next(chain for chain in archive(ended()).chains if chain.item == RUMOUR)  # type: ignore[arg-type]
    drawn = picture(chain, ("<Ann>", "Bob", "Cem", "Dia", "Eve & Co", "Fay"))
    root = ElementTree.fromstring(drawn)
    groups = root.findall("{http://www.w3.org/2000/svg}g")
    assert [g.get("class") for g in groups if g.get("data-step")] == ["talk", "talk", "exchange"]
    assert [g.get("class") for g in groups if not g.get("data-step")] == [
        "spreader",
        "comrade",
        "subject",
        "comrade",
        "comrade",
        "comrade",
    ]
    assert "<Ann>" not in drawn
