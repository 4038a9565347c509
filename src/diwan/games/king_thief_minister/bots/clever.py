"""The bot `clever`: rules of thumb.

It keeps the exact set of worlds that fit what it has seen, and trusts an unproved claim as far as the record of its
speaker goes. It values every move in coins: its own, less a share of what its rivals gain.
"""

from collections.abc import Sequence
from functools import cached_property
from random import Random

from msgspec import Struct

from diwan.bots.bot import Budget
from diwan.games.king_thief_minister import Event, Move, View
from diwan.games.king_thief_minister.events import Answered
from diwan.games.king_thief_minister.figures import AMOUNTS, CHARACTERS, SPOTS, Character
from diwan.games.king_thief_minister.knowledge import EVERY_WORLD, HOLDS, WORLDS, Worlds, learn, members
from diwan.games.king_thief_minister.moves import (
    Challenge,
    Claim,
    Decline,
    EndGame,
    Execute,
    GiveUp,
    Look,
    Name,
    Pass,
    Peek,
    Rotate,
    Silent,
    Swap,
    Tax,
    YesSir,
)
from diwan.games.king_thief_minister.state import Naming, Sight, Sleight, Word, priority
from diwan.games.king_thief_minister.view import HiddenDoubt


class Weights(Struct, frozen=True):
    """The weights of a player's evaluation."""

    rivals_share: float = 0.7
    """The cost of a coin gained by an average rival, in own coins."""
    winning: float = 12.0
    """The worth of ending the game as the richest, in coins."""
    patience: float = 12.0
    """Turns of each player after which any end of the game is as good as another."""
    knowing: float = 1.5
    """The worth of learning a card of which nothing is known, in coins."""
    trust: float = 3.0
    """How many times likelier than by chance the claim of a player without a record is true."""
    caution: float = 0.22
    """How often a player without a record challenges a claim that may be true."""


class Clever:
    """A player that values each move of its menu and plays the best one."""

    weights = Weights()

    def __init__(self, seat: int, rng: Random, _budget: Budget) -> None:
        self._seat, self._rng = seat, rng
        self.questions = 0
        """How often a King has asked for the Minister. `answers` counts by seat who said Yes Sir."""
        self.answers: dict[int, int] = {}

    def interject(self, _view: View, _menu: Sequence[Move], _news: Sequence[Event]) -> None:
        return None

    def choose(self, view: View, menu: Sequence[Move], news: Sequence[Event]) -> Move:
        self.count_answers(news)
        evaluation = Evaluation(self._seat, view, self)
        if isinstance(view.phase, Naming):
            return evaluation.name(view.phase)
        scored = [(evaluation.worth(move) + self._rng.random() * 1e-3, number) for number, move in enumerate(menu)]
        return menu[max(scored)[1]]

    def count_answers(self, news: Sequence[Event]) -> None:
        for event in news:
            if isinstance(event, Answered):
                self.questions += 1
                for seat in event.seats:
                    self.answers[seat] = self.answers.get(seat, 0) + 1

    def answer_rate(self, seat: int) -> float:
        """Return how often a seat says Yes Sir."""
        return (self.answers.get(seat, 0) + 1) / (self.questions + 4)


class Evaluation:
    """What a player knows and believes at one decision, and what each move is worth."""

    def __init__(self, seat: int, view: View, bot: Clever) -> None:
        self.seat, self.view, self.bot, self.weights = seat, view, bot, bot.weights
        self.seats = len(view.coins)
        self.others = priority(self.seats, seat)
        self.worlds = EVERY_WORLD
        self.words: dict[int, Word] = {}
        """By track, the last claim that is neither proved nor outdated by a move under the table."""
        self.windows = 0
        self.doubts = dict.fromkeys(range(self.seats), 0)
        self.record = {seat: [0, 0] for seat in range(self.seats)}
        """By seat, the numbers of claims proved false and true."""
        self._remember()
        self.total = self.worlds.bit_count()

    def _remember(self) -> None:
        for fact in self.view.memory.facts:
            self.worlds = learn(self.worlds, fact)
            if isinstance(fact, Word):
                self.windows += 1
                for doubter in fact.doubters:
                    self.doubts[doubter] += 1
                if fact.true is None:
                    self.words[fact.track] = fact
                else:
                    self.words.pop(fact.track, None)
                    self.record[fact.seat][fact.true] += 1
            elif isinstance(fact, Sleight):
                self.words.pop(fact.a, None)
                self.words.pop(fact.b, None)

    # --- What is believed ---

    def track(self, seat: int) -> int:
        return self.view.tracks[self.view.spots[seat]]

    def known(self, track: int, character: Character) -> float:
        """Return the share of the possible worlds in which a character lies on a track."""
        return (self.worlds & HOLDS[track][character]).bit_count() / self.total

    def trust(self, seat: int) -> float:
        """Return the factor by which a claim raises the odds that it is true: people lie less often than by chance."""
        lies, truths = self.record[seat]
        return self.weights.trust * (1 + truths) / (1 + truths + 1.5 * lies)

    def believed(self, track: int, character: Character) -> float:
        """Return the chance of a character on a track, counting the last unproved claim about it."""
        plain = self.known(track, character)
        word = self.words.get(track)
        if word is None or word.seat == self.seat:
            return plain
        trust = self.trust(word.seat)
        said = self.known(track, word.character)
        weight = trust if word.character == character else 1.0
        return weight * plain / (1 + (trust - 1) * said)

    def challenge_chance(self, character: Character) -> float:
        """Return the chance that somebody challenges my claim."""
        publicly_false = not self.public & HOLDS[self.track(self.seat)][character]
        calm = 1.0
        for other in self.others:
            rate = (self.doubts[other] + 4 * self.weights.caution) / (self.windows + 4)
            calm *= 1 - (0.9 if publicly_false else min(rate, 0.95))
        return 1 - calm

    @cached_property
    def public(self) -> Worlds:
        """Return the worlds that fit what a spectator has seen."""
        worlds = EVERY_WORLD
        for fact in self.view.memory.facts:
            if isinstance(fact, Sleight):
                fact = Sleight(fact.seat, fact.a, fact.b, None)
            if not isinstance(fact, Sight):
                worlds = learn(worlds, fact)
        return worlds

    # --- What a move is worth, in coins ---

    def balance(self, changes: dict[int, float], treasury: float) -> float:
        """Return my gain less a share of my rivals'; the end of the game counts as won or lost.

        In the course of the turns, winning counts for less and ending the game for more: among players who remember
        everything, those behind would otherwise put off the end for ever."""
        mine = changes.get(self.seat, 0.0)
        theirs = sum(change for seat, change in changes.items() if seat != self.seat) / (self.seats - 1)
        worth = mine - self.weights.rivals_share * theirs - self.impatience * treasury
        if self.view.treasury + treasury <= 0:
            after = [coins + changes.get(seat, 0.0) for seat, coins in enumerate(self.view.coins)]
            stake = self.weights.winning * (1 - self.impatience)
            worth += stake if after[self.seat] >= max(after) else -stake
        return worth

    @cached_property
    def impatience(self) -> float:
        """Return how much of the patience is used up, from 0 to 1."""
        return min(1.0, self.view.turns / (self.weights.patience * self.seats))

    def worth(self, move: Move) -> float:
        """Return what a move is worth, in coins."""
        match move:
            case Claim(character):
                return self.claim(character)
            case Peek():
                return self.peek()
            case Rotate(direction):
                return self.rotate(direction)
            case Challenge():
                return self.challenge()
            case YesSir():
                return self.yes_sir()
            case Pass() | Silent():
                return 0.0
            case Execute(victim, character):
                coins = self.view.coins[victim]
                return self.believed(self.track(victim), character) * self.balance(
                    {self.seat: coins, victim: -coins}, 0
                )
            case Tax(double):
                return float(self.view.coins[double])
            case Swap():
                return self.swap(move)
            case Look(spot):
                return self.look(spot)
            case EndGame():
                return self.end_game()
            case Decline() | GiveUp() | Name():
                return -1.0
        return 0.0

    def act_worth(self, seat: int, character: Character) -> float:
        """Return what it is worth to me that a seat acts as a character."""
        coins, treasury = self.view.coins, self.view.treasury
        others = priority(self.seats, seat)
        match character:
            case "K":
                taken = min(AMOUNTS.king, treasury)
                return self.balance({seat: taken}, -taken)
            case "T":
                changes: dict[int, float] = {seat: 0.0}
                empty_purses = 0
                for neighbour in (others[0], others[-1]):
                    robbed = min(1, coins[neighbour])
                    empty_purses += 1 - robbed
                    changes[neighbour] = changes.get(neighbour, 0.0) - robbed
                    changes[seat] += robbed
                extra = min(empty_purses, treasury)
                changes[seat] += extra
                return self.balance(changes, -extra)
            case "S":
                rich = max(others, key=coins.__getitem__)
                paid = {other: -float(min(2 if other == rich else 1, coins[other])) for other in others}
                return self.balance(paid, -sum(paid.values()))
            case "E":
                return self._execution(seat)
            case _:
                return 0.3 if seat == self.seat else -0.2

    def _execution(self, seat: int) -> float:
        if seat != self.seat:
            victim = max(priority(self.seats, seat), key=self.view.coins.__getitem__)
            loot = 0.35 * self.view.coins[victim]
            return self.balance({seat: loot, victim: -loot}, 0)
        return max(self.worth(Execute(victim, guess)) for victim in self.others for guess in CHARACTERS)

    def claim(self, character: Character) -> float:
        true = self.known(self.track(self.seat), character)
        if character == "P":
            return self._claim_peasant(true)
        gain = self.act_worth(self.seat, character)
        challenger = self.others[0]
        fine = self.balance({challenger: -min(1, self.view.coins[challenger])}, 1)
        challenge_chance = self.challenge_chance(character)
        caught = challenge_chance * (1 - true)
        return (1 - caught) * gain + challenge_chance * true * fine

    def _claim_peasant(self, true: float) -> float:
        here = (self.worlds & HOLDS[self.track(self.seat)]["P"]).bit_count()
        right = true / here if here else 0.0
        everything = self.view.treasury
        won = self.balance({self.seat: everything}, -everything)
        return right * won - (1 - right) * 2.2

    def peek(self) -> float:
        track = self.track(self.seat)
        unknown = 1 - max(self.known(track, character) for character in CHARACTERS)
        return self.coin_lost + self.weights.knowing * unknown

    @cached_property
    def coin_lost(self) -> float:
        """Return the worth of paying a coin; without one, everybody else takes one."""
        if self.view.coins[self.seat]:
            return self.balance({self.seat: -1}, 1)
        return self.balance(dict.fromkeys(self.others, 1.0), -len(self.others))

    def rotate(self, direction: str) -> float:
        """Return the worth of a rotation: a better card may come to me, if nobody moves it on before my turn."""
        step = {"right": 1, "left": -1, "front": 3}[direction]
        coming = self.view.tracks[(self.view.spots[self.seat] + step) % len(SPOTS)]
        hope = 0.12 * (1 - self.impatience)
        return hope * sum(self.known(coming, card) * gain for card, gain in self.earnings.items())

    def challenge(self) -> float:
        doubt = self.view.phase
        assert isinstance(doubt, HiddenDoubt)
        track = self.track(doubt.claimant)
        plain = self.known(track, doubt.character)
        odds = self.trust(doubt.claimant) * plain
        true = odds / (odds + 1 - plain)
        if doubt.turn != doubt.claimant:
            loss = self.balance({doubt.claimant: 1}, -1)
        else:
            loss = self.act_worth(doubt.claimant, doubt.character)
        learned = 0.4 * self.weights.knowing * (1 - max(self.known(track, card) for card in CHARACTERS))
        return (1 - true) * (-loss + learned) + true * self.coin_lost

    def yes_sir(self) -> float:
        true = self.known(self.track(self.seat), "M")
        alone = 1.0
        for other in self.others:
            alone *= 1 - self.bot.answer_rate(other)
        coin = self.balance({self.seat: 1}, -1)
        bluff = alone * (1 - self.challenge_chance("M")) * coin + (1 - alone) * (self.coin_lost + 0.3)
        return true * coin + (1 - true) * bluff

    def swap(self, move: Swap) -> float:
        """Return the worth of a swap: it may bring me a card that I know to be good, and hide it from the others."""
        own = self.view.spots[self.seat]
        secrecy = {"open": 0.0, "chance": 0.05, "swap": 0.2, "keep": 0.1}[move.manner]
        if own not in (move.a, move.b) or move.manner in ("keep", "chance"):
            return secrecy
        coming = self.view.tracks[move.b if move.a == own else move.a]
        here = self.view.tracks[own]
        return secrecy + sum(
            (self.known(coming, card) - self.known(here, card)) * gain for card, gain in self.earnings.items()
        )

    def end_game(self) -> float:
        """Return the worth of ending the game now: it is good for the richest, and bad for everybody else (K38)."""
        return 1.0 if self.view.coins[self.seat] == max(self.view.coins) else -1.0

    @cached_property
    def earnings(self) -> dict[Character, float]:
        """Return the worth of acting as King, Thief or Sheriff now."""
        earners: tuple[Character, ...] = ("K", "T", "S")
        return {card: max(0.0, self.act_worth(self.seat, card)) for card in earners}

    def look(self, spot: int) -> float:
        """Return the worth of a first look: cards that can reach me by a single rotation come first."""
        distance = (spot - self.view.spots[self.seat]) % len(SPOTS)
        return {1: 0.3, 5: 0.3, 3: 0.2}.get(distance, 0.1)

    def name(self, naming: Naming) -> Name | GiveUp:
        """Return the next name, from the first world that fits what is known and what has been named."""
        worlds = self.worlds
        for spot, character in naming.names:
            narrowed = worlds & HOLDS[self.view.tracks[spot]][character]
            worlds = narrowed or worlds
        world = WORLDS[members(worlds)[0]]
        said = {spot for spot, _ in naming.names}
        taken = {character for _, character in naming.names}
        wanted = self.view.spots if self.view.options.peasant_scope == "owned" else tuple(SPOTS)
        for spot in wanted:
            character = world[self.view.tracks[spot]]
            if spot not in said and character != "P" and character not in taken:
                return Name(spot, character)
        return GiveUp()  # possible only when another player began the list
