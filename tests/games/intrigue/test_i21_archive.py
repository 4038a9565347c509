"""The archive (I21): open after the end, and told to everybody as a whole."""

from diwan.core.game import Told
from diwan.games.intrigue import play, view
from diwan.games.intrigue.events import Opened
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Ready
from diwan.games.intrigue.state import Floor
from games.intrigue.tables import bring, recess, session, tell, vote

RUMOUR = Item(2, "n01")


def test_i21_the_end_tells_everybody_all_that_the_last_view_shows() -> None:
    """Otherwise two games with the same news would end in different views."""
    state = vote(bring(session(tell(recess(max_rounds=1), 0, 1, RUMOUR)), 1, RUMOUR), "DDDD")
    told: tuple[Told, ...] = ()
    while isinstance(state.phase, Floor):
        state, told = play(state, state.phase.holder, Ready("session"))
    opened = next(t for t in told if isinstance(t.event, Opened))
    assert opened.to is None
    seen = view(state, 5).archive
    assert seen is not None
    assert (opened.event.dossiers, opened.event.books) == (seen.dossiers, seen.books)
