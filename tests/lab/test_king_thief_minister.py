import pytest

from diwan.lab import king_thief_minister


def test_the_kernel_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(king_thief_minister, "SECONDS", 0.01)
    lines = king_thief_minister.bench_lines()
    assert len(lines) == 2
    assert all(rate > 0 for rate in lines.values())
