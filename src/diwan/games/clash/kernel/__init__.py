"""The rules of Clash compiled to machine code: the twin of the readable rules, bulk play and the alpha-beta search."""
