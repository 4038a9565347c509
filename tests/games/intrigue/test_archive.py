"""The archive (I21): open after the end, whole, and drawn without running anybody's text."""

from xml.etree import ElementTree

import pytest

from diwan.core.game import Told
from diwan.games.intrigue import play, view
from diwan.games.intrigue.archive import archive, picture
from diwan.games.intrigue.events import Opened
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Ready
from diwan.games.intrigue.state import Floor, Over
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


def test_i21_the_end_tells_everybody_all_that_the_last_view_shows() -> None:
    """Else two games with the same news would end in different views."""
    state = vote(bring(session(tell(recess(max_rounds=1), 0, 1, RUMOUR)), 1, RUMOUR), "DDDD")
    told: tuple[Told, ...] = ()
    while isinstance(state.phase, Floor):
        state, told = play(state, state.phase.holder, Ready())
    opened = next(t for t in told if isinstance(t.event, Opened))
    assert opened.to is None
    seen = view(state, 5).archive
    assert seen is not None
    assert (opened.event.dossiers, opened.event.books) == (seen.dossiers, seen.books)
