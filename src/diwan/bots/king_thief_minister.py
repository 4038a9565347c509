from diwan.bots.bot import Maker

BOTS: dict[str, Maker] = {}
