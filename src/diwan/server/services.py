"""What all tables of a worker share."""

import secrets

from diwan.server.bus import Bus
from diwan.server.chance import Chance
from diwan.server.metrics import Metrics
from diwan.server.settings import Settings
from diwan.server.store import Store
from diwan.server.thinking import Thinkers


class Services:
    """The store, the bus between workers, the processes in which bots think, and the like."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, metrics: Metrics) -> None:
        self.settings, self.store, self.bus, self.metrics = settings, store, bus, metrics
        self.chance = Chance(settings.seed)
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds)
        self.worker = secrets.token_hex(4)
        """Identifies this worker on the bus."""
        self.is_alone = settings.redis is None
        """Whether this is the only worker."""
        self.takeover_seconds = settings.think_seconds + settings.bot_delay + 1.0
        """How long another worker's bots and clocks may be late before this worker takes over: a bot's thought, its
        delay, and a second for the news of it to arrive."""
