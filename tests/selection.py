"""The tests of a run: the fast set of each commit, or all of them.

The fast set is the same on each day and machine. HIPSPV_ALL_TESTS=1 (`make nightly`) runs all tests. The rule for the
fast set, which takes at most 15 minutes on two cores:

- A test that alone can find some fault runs: each feature, message, option, pass and program, in its default setting.
- Other settings of the same test (translator, level, product, architecture, mask) are sampled. A setting that has shown
  a fault of its own is a test of its own and runs.
- Combinations, and single tests that take more than a minute, are nightly.
- Tests of the same source and options share one compilation (tests/building.py).
- Commands are forks of a server, which has imported their modules (tests/preforked).

Two marks keep tests out of the fast set:

    @pytest.mark.nightly, or nightly(values) in a list for `parametrize`
    @pytest.mark.sampled("translator", "level", default=("llvm", "-O2"), of=6)

Of a test's cases that differ in the named arguments alone, the fast set has the one with the
default values and one of the others. With `of=6`, it has one of the others for each six of those
groups; `sampled(of=3)` is a third of the cases. The hash of a case's name chooses it.

A test or case that the command line names runs always.
"""

import itertools
import os
from collections import defaultdict
from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

import pytest
from _pytest.mark.structures import ParameterSet

Choice = TypeVar("Choice")

ALL = "HIPSPV_ALL_TESTS" in os.environ
MARKS = (
    "nightly: not in the fast set (tests/selection.py)",
    "sampled(*arguments, default=None, of=1): some of the cases are in the fast set",
)


def nightly(*values: object) -> ParameterSet:
    """Values for `parametrize` that the fast set leaves out."""
    return pytest.param(*values, marks=pytest.mark.nightly)


def pick(name: str, choices: Sequence[Choice]) -> Choice:
    """The choice for that name."""
    return choices[crc32(name.encode()) % len(choices)]


def select(items: Sequence[pytest.Item], named: Sequence[str] = ()) -> set[pytest.Item]:
    """The items that run. named: those that the command line names, such as `a.py::test_b`."""
    if ALL:
        return set(items)
    groups: dict[tuple[str, int], dict[str, list[pytest.Item]]] = defaultdict(dict)
    chosen: set[pytest.Item] = set()
    for item in items:
        test, params = item.nodeid.partition("[")[0], getattr(item, "callspec", None)
        values = params.params if params is not None else {}
        mark = item.get_closest_marker("sampled")
        if item.nodeid in named or (test in named and item.get_closest_marker("nightly")):
            chosen.add(item)
        elif item.get_closest_marker("nightly"):
            continue
        elif mark is None or mark.kwargs.get("default") == tuple(map(values.get, mark.args)):
            chosen.add(item)
        else:
            others = sorted(each for each in values.items() if each[0] not in mark.args)
            group = groups[test, mark.kwargs.get("of", 1)]
            group.setdefault(str(others), []).append(item)
    for (_, of), cases in groups.items():
        lists = list(cases.values())
        for first in range(0, len(lists), of):
            group = list(itertools.chain(*lists[first : first + of]))
            chosen.add(pick(group[0].nodeid, group))
    return chosen
