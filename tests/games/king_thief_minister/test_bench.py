import pytest

from diwan.games.king_thief_minister import bench


def test_the_kernel_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    lines = bench.bench_lines()
    assert len(lines) == 2
    assert all(rate > 0 for rate in lines.values())
