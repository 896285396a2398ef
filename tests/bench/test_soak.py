"""A short soak: actions repeated 60,000 times don't make the process grow each time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bench.special import soak
from tests.limits import HANG_S

# malloc's smallest block takes 32 bytes. A process without leaks grows late, too, by an amount that
# depends on the cores and their load; 524 KiB were seen. That growth ends. So the test repeats an
# action that seems to leak: a real leak shows in each window of each run.
TIMES = (60_000, 240_000, 960_000)
SMALLEST_LEAK = 16.0  # bytes per repetition


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return soak.program(tmp_path_factory.mktemp("soak"))


@pytest.mark.parametrize("name", soak.LOADS)
def test_nothing_leaks(program: Path, name: str) -> None:
    seen = []
    for times in TIMES:
        seen.append(soak.soak(program, name, int(times * soak.LOADS[name]), limit_s=HANG_S))
        if seen[-1].growth < SMALLEST_LEAK:
            return
    pytest.fail(f"{[result.growth for result in seen]} bytes each time: {seen[-1].samples}")


def _memory(grown: Callable[[int], float]) -> list[tuple[int, int]]:
    """The readings of a process of 64 MiB and some bytes more."""
    times = range(3000, 60_001, 3000)
    return [(n, (64 << 10) + int(grown(n) / 1024) // 4 * 4) for n in times]


GROWING = {
    "a leak of 32 bytes": (lambda n: 32 * n, True),
    "nothing": (lambda n: 0, False),
    "524 KiB at once": (lambda n: (524 << 10) * (n > 42_000), False),
    "524 KiB, less each time": (lambda n: (524 << 10) * (1 - 2 ** (-n / 6000)), False),
    "a leak besides": (lambda n: 32 * n + (524 << 10) * (n > 42_000), True),
}


@pytest.mark.parametrize(("grown", "leaks"), GROWING.values(), ids=GROWING)
def test_a_leak_is_told_from_late_growth(grown: Callable[[int], float], leaks: bool) -> None:
    result = soak.Soak("", _memory(grown))
    assert (result.growth >= SMALLEST_LEAK) == leaks
