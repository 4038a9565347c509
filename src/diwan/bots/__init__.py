"""Computer players. Each module `bots.<game>` lists its own in `BOTS`."""
