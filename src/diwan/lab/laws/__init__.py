"""The laws that every game must keep, checked on random games. `diwan check` and the contract tests run them.

A law is a function of a `Walk`, which is one finished random game with all its states. It raises `LawBroken`.
"""

from diwan.lab.laws.menus import menus_are_true
from diwan.lab.laws.records import (
    chance_is_a_move,
    nothing_is_lost,
    records_replay,
    same_in_every_process,
    things_survive_the_wire,
)
from diwan.lab.laws.sealed import sealed_choices, sealed_choices_commute
from diwan.lab.laws.views import imagined_worlds_look_the_same, same_news_same_view, time_tells_nothing
from diwan.lab.laws.walk import Law, LawBroken, Step, Walk, with_people
from diwan.lab.laws.worlds import imagine_draws_exactly_what_fits

LAWS: tuple[tuple[Law, int], ...] = (
    (records_replay, 1),
    (chance_is_a_move, 1),
    (nothing_is_lost, 1),
    (menus_are_true, 1),
    (sealed_choices_commute, 1),
    (things_survive_the_wire, 1),
    (time_tells_nothing, 1),
    (imagined_worlds_look_the_same, 1),
    (same_news_same_view, 10),
    (imagine_draws_exactly_what_fits, 50),
    (same_in_every_process, 500),
)
"""The laws, each with a number n: it is checked on every n-th game. Laws that play many extra moves have a large n."""


def check_walk(walk: Walk, number: int = 0) -> None:
    """Check the laws that apply to the walk with this number: all of them for number 0."""
    for law, every in LAWS:
        if number % every == 0:
            try:
                law(walk)
            except LawBroken:
                raise
            except Exception as error:
                raise walk.crashed(error) from error


__all__ = [
    "LAWS",
    "Law",
    "LawBroken",
    "Step",
    "Walk",
    "chance_is_a_move",
    "check_walk",
    "imagine_draws_exactly_what_fits",
    "imagined_worlds_look_the_same",
    "menus_are_true",
    "nothing_is_lost",
    "records_replay",
    "same_in_every_process",
    "same_news_same_view",
    "sealed_choices",
    "sealed_choices_commute",
    "things_survive_the_wire",
    "time_tells_nothing",
    "with_people",
]
