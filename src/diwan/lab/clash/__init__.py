"""Clash in the laboratory: perft, solving, proofs, and what `diwan bench` measures of the kernel."""

from diwan.lab.clash.bench import bench_lines

__all__ = ["bench_lines"]
