"""The part of a large matrix of tests that one run does, and the next run another.

    @pytest.mark.in_turns("translator", "level", always=("llvm", "-O2"))

Of a test's cases that differ in these arguments alone, the one with the values of `always` runs,
and one of the others. With `of=3`, one runs for each three of those groups, so that

    @pytest.mark.in_turns(of=3)

runs a third of the cases. All run with HIPSPV_ALL_TESTS=1. A case that is named on the command
line runs in any turn.

A run of all directories leaves out those of HALVES whose turn it isn't. Tests with the mark
`every_turn` run there, too.

HIPSPV_TEST_TURN is the number of the turn. tests/conftest.py sets it to the day of the last commit,
so that all runs of a commit do the same tests.
"""

from __future__ import annotations

import itertools
import os
from collections import defaultdict
from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

import pytest

Choice = TypeVar("Choice")

TURN = "HIPSPV_TEST_TURN"
ALL = "HIPSPV_ALL_TESTS" in os.environ  # make nightly
# Directories of tests for targets, devices and services, in two parts that take about as long.
HALVES = (
    frozenset(
        ["accuracy", "cache", "device", "fp64", "inspect", "masks", "races", "reduce", "vortex"]
    ),
    frozenset(
        [
            "backends",
            "build_systems",
            "devices",
            "fp16",
            "fuzz",
            "level_zero",
            "nvcc",
            "rccl",
            "targets",
            "visa",
        ]
    ),
)


def pick(name: str, choices: Sequence[Choice]) -> Choice:
    """One of the choices for the test of that name; the next turn of its half picks the next."""
    return choices[(crc32(name.encode()) + _turn() // len(HALVES)) % len(choices)]


def due(name: str, turns: int) -> bool:
    """True in one of so many turns."""
    return pick(name, range(turns)) == 0


def resting() -> frozenset[str]:
    """The directories that a run of all leaves out in this turn."""
    return frozenset() if ALL else HALVES[_turn() % len(HALVES)]


def _turn() -> int:
    return int(os.environ.get(TURN, 0))


def select(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """The items that run in this turn."""
    groups: dict[tuple[str, int], dict[str, list[pytest.Item]]] = defaultdict(dict)
    chosen: set[pytest.Item] = set()
    for item in items:
        mark = None if ALL else item.get_closest_marker("in_turns")
        params = item.callspec.params if hasattr(item, "callspec") else {}  # pyright: ignore
        if mark is None or mark.kwargs.get("always") == tuple(map(params.get, mark.args)):
            chosen.add(item)
        else:
            others = sorted(each for each in params.items() if each[0] not in mark.args)
            test = item.nodeid.partition("[")[0], mark.kwargs.get("of", 1)
            groups[test].setdefault(str(others), []).append(item)
    for (_, of), cases in groups.items():
        lists = list(cases.values())
        for first in range(0, len(lists), of):
            group = list(itertools.chain(*lists[first : first + of]))
            chosen.add(pick(group[0].nodeid, group))
    return chosen
