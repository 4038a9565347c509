"""The prover of Clash: perft, the solved beginner's game, and proofs of openings."""
