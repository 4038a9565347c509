"""The examples for researchers do what they say."""

import against_openspiel
import numpy as np
import train_a_seat


def test_training_a_seat_helps() -> None:
    learned = train_a_seat.train(games=200)
    blank = np.zeros_like(learned)
    assert train_a_seat.evaluate(learned, "random", 25) > train_a_seat.evaluate(blank, "random", 25) + 0.1


def test_our_bots_and_openspiels_search_sit_at_one_table() -> None:
    result = against_openspiel.compete("clash", "clever", games=2, simulations=3)
    assert result.decided <= 2
    assert result.seconds_theirs > 0
