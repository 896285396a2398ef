"""Launches cost no more instructions of the runtime than they did."""

from __future__ import annotations

from pathlib import Path

from tests.building import COMPILER, built
from tests.callgrind import instructions, needs_valgrind

SOURCE = Path(__file__).with_name("instruction_counts.hip")
LAUNCHES = 200
# By section of the program: instructions of libhipspv.so.1 per launch, 1.1 times what was counted.
MOST = {"asynchronous0": 650, "asynchronous3": 765, "waiting0": 1140}


@needs_valgrind
def test_launches_stay_cheap() -> None:
    program = built(COMPILER, "-O2", SOURCE)
    counts = instructions([program, str(LAUNCHES)], sections=MOST)
    found = {name: by_object["libhipspv.so.1"] / LAUNCHES for name, by_object in counts.items()}
    assert all(100 < found[name] <= most for name, most in MOST.items()), found
