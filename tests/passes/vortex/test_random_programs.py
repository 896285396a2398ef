"""Random programs over integers: the passes and LLVM's back end leave no branch that the IR lacks,
and the code gives the same results as this machine's.

HIPSPV_VORTEX_PROGRAMS is the number of programs, HIPSPV_VORTEX_SEED the first one's seed.
"""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import pytest

from tests.passes import integer_programs as programs
from tests.passes.vortex.machine import call, lower, need_emulator

PROGRAMS = int(os.environ.get("HIPSPV_VORTEX_PROGRAMS", "80"))
SEED = int(os.environ.get("HIPSPV_VORTEX_SEED", "0"))
_EDGES = (0, 1, 2, 2**31 - 1, 2**31, 2**32, 2**33 - 1, 2**63 - 1, 2**63, 2**64 - 1)
# Types whose functions Debian's libgcc for RISC-V lacks.
_FLOATS = {32: re.compile(r"half|float|double"), 64: re.compile(r"half")}
_A_BATCH = 40


def _program(seed: int, name: str) -> str:
    text = programs.for_machine(programs.program(random.Random(seed), name), 0)
    return text.replace(f"define internal i64 @{name}(", f"define i64 @{name}(")


def _inputs(seed: int) -> list[tuple[int, int, int]]:
    source = random.Random(seed)

    def word() -> int:
        return source.choice(_EDGES) if source.random() < 0.4 else source.getrandbits(64)

    return [(word(), word(), word()) for _ in range(20)]


@pytest.mark.parametrize("width", [32, 64])
def test_no_new_branches(width: int) -> None:
    for seed in range(SEED, SEED + PROGRAMS):
        lower(_program(seed, "f"), width).check()


@pytest.mark.parametrize("width", [32, 64])
def test_same_results(width: int, tmp_path: Path) -> None:
    need_emulator()
    for first in range(SEED, SEED + PROGRAMS, _A_BATCH):
        seeds = [seed for seed in range(first, first + _A_BATCH) if not _FLOATS[width].search(_program(seed, "f"))]
        names = [f"f{seed}" for seed in seeds]
        text = "".join(_program(*pair) for pair in zip(seeds, names, strict=True))
        given = _inputs(first)
        results = call(lower(text, width).object, names, given, width, tmp_path)
        for seed, found in zip(seeds, results, strict=True):
            native = programs.Native(programs.native(_program(seed, "f")))
            assert found == [native(*words) for words in given], (seed, _program(seed, "f"))
