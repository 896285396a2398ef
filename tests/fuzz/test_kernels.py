"""A few random kernels, always the same. `python -m tests.fuzz.kernels` runs many."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.kernels import guards, lockstep
from tests.fuzz.kernels.__main__ import KINDS, LEVELS, TRANSLATORS, make
from tests.fuzz.kernels.program import wrong

SEED, CASES = 7, 8


@pytest.mark.in_turns("translator", "level")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("kind", KINDS)
def test_results(kind: str, translator: str, level: str, tmp_path: Path) -> None:
    kernels = [make(f"{SEED}:{kind}:{i}") for i in range(CASES)]
    assert wrong(kernels, tmp_path, (level, f"--spirv-translator={translator}")) == {}


def test_a_wrong_result_is_found(tmp_path: Path) -> None:
    kernel = guards.kernel("1:guards:1")
    launch = kernel.launches[0]
    other = launch._replace(expected=(launch.expected[0] ^ 1, *launch.expected[1:]))
    bad = kernel._replace(launches=(other, *kernel.launches[1:]))
    assert list(wrong([bad], tmp_path, ("-O2",))) == [kernel.name]


@pytest.mark.parametrize("kind", KINDS)
def test_kernels_are_made_again_from_their_names(kind: str) -> None:
    names = [f"3:{kind}:{i}" for i in range(10)]
    assert [make(name) for name in names] == [make(name) for name in names]
    assert len({make(name).text for name in names}) == 10


def test_lockstep_runs_a_statement_in_all_lanes_before_the_next() -> None:
    """`s[t] += s[t + 1]`: every lane adds what was there before."""
    t = lockstep._variable("t", 0, lockstep.LANES - 1)  # pyright: ignore[reportPrivateUsage]
    machine = lockstep.Machine(list(range(128)), 1, list)
    next_one = lockstep._operation(t, "+", lockstep._constant(1))  # pyright: ignore[reportPrivateUsage]
    read = lockstep.Element("s", next_one).term()
    lockstep.Write(lockstep.Element("s", t), "+", read).run(machine, [*range(lockstep.LANES)])
    assert machine.shared["s"][:32] == [2 * i + 1 for i in range(32)]
