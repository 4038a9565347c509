"""The games: pure rules, one package each. They never import one another."""
