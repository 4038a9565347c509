"""A seat's book while an imagined past is being written: the same facts in lists that grow."""

from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.state import Book, Entry, Oath, Overheard, Perk, Telling


class DraftBook:
    """A `Book` that can be changed; `freeze` returns the finished one."""

    def __init__(self, thresholds: tuple[tuple[Perk, int], ...]) -> None:
        self._thresholds = thresholds
        self.notes: list[Item] = []
        self.known: set[Item] = set()
        self.told: list[Telling] = []
        self.given: set[tuple[int, Item]] = set()
        self.heard: list[Telling] = []
        self.whispers: list[Overheard] = []
        self.ledger: list[Entry] = []
        self.vows: list[Item] = []
        self.oaths: list[Oath] = []
        self.allies: set[int] = set()
        self.perks: list[Perk] = []
        self.spent: list[Perk] = []
        self.visible = self.hidden = self.fresh = 0

    def learn(self, item: Item) -> None:
        if key(item) not in self.known:
            self.known.add(key(item))
            self.notes.append(item)

    def enter(self, entry: Entry) -> None:
        self.ledger.append(entry)
        self.visible += entry.visible
        self.hidden += entry.hidden

    def promote(self) -> None:
        if self.visible + self.hidden < self._thresholds[0][1]:
            return
        for perk, least in self._thresholds:
            if self.visible + self.hidden >= least and perk not in self.perks and perk not in self.spent:
                self.perks.append(perk)

    def spend(self, perk: Perk) -> bool:
        if perk not in self.perks:
            return False
        self.perks.remove(perk)
        self.spent.append(perk)
        return True

    def freeze(self) -> Book:
        return Book(
            notes=tuple(self.notes),
            told=tuple(self.told),
            heard=tuple(self.heard),
            whispers=tuple(self.whispers),
            ledger=tuple(self.ledger),
            vows=tuple(self.vows),
            oaths=tuple(self.oaths),
            allies=tuple(sorted(self.allies)),
            perks=tuple(self.perks),
            spent=tuple(self.spent),
            hidden=self.hidden,
            fresh=self.fresh,
        )
