"""Which kernels run together, and under which setting of the compiler and of the runtime."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tests.fuzz.kernels import cooperating, independent
from tests.fuzz.kernels.batch import Setting
from tests.fuzz.kernels.kernel import Kernel

KINDS: dict[str, Callable[[str], Kernel]] = {
    "independent": independent.kernel,
    "cooperating": cooperating.kernel,
}
TRANSLATORS, LEVELS = ("llvm", "llvm-spirv"), ("-O0", "-O1", "-O2", "-O3")
BATCH = 25


def make(name: str) -> Kernel:
    """The kernel of that name."""
    return KINDS[name.split(":")[1]](name)


class Work(NamedTuple):
    """Kernels of one program, by their names, and its setting."""

    names: tuple[str, ...]
    setting: Setting


def setting(batch: int) -> Setting:
    """Eight batches have each translator and each level once; the next eight contract where those
    didn't."""
    translator, level, more = batch % 2, batch // 2 % 4, batch // 8
    return Setting(TRANSLATORS[translator], LEVELS[level], (translator + level + more) % 2 == 1)


def work(seed: int, cases: int, first: int = 0, kinds: Sequence[str] = tuple(KINDS)) -> Iterator[Work]:
    """All kernels of these indices. Each batch has all kinds."""
    names = [f"{seed}:{kinds[i % len(kinds)]}:{i}" for i in range(first, first + cases)]
    for start in range(0, cases, BATCH):
        yield Work(tuple(names[start : start + BATCH]), setting((first + start) // BATCH))
