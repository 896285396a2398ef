"""Which kernels run together, and under which setting of the compiler and of the runtime."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tests.fuzz.kernels import calls, cooperating, flow, independent, lockstep, numbers, records, warps
from tests.fuzz.kernels.batch import NATIVE, Setting
from tests.fuzz.kernels.kernel import Runnable
from tests.fuzz.kernels.targets import CPU, INTEL, MASKS, Target

# The functions that make a kernel of a kind from its name.
KINDS: dict[str, Callable[[str], Runnable]] = {
    "independent": independent.kernel,
    "cooperating": cooperating.kernel,
    "lockstep": lockstep.kernel,
    "calls": calls.kernel,
    "numbers": numbers.kernel,
    "records": records.kernel,
    "flow": flow.kernel,
    "warps": warps.kernel,
}
# The kinds of successive kernels. Those of lockstep take long to make.
MIXED = (
    *("independent", "cooperating", "numbers", "flow", "warps", "records"),
    *("independent", "cooperating", "numbers", "calls", "lockstep"),
)
TRANSLATORS, LEVELS = ("llvm", "llvm-spirv"), ("-O0", "-O1", "-O2", "-O3")
NATIVE_LEVELS = (*LEVELS, "-O0 -g")
BATCH = 25
_MASKED = 4  # one batch of so many runs under a mask, too


def make(name: str) -> Runnable:
    """The kernel of that name."""
    return KINDS[name.split(":")[1]](name)


class Work(NamedTuple):
    """Kernels of one program, by their names, its setting, and where it runs."""

    names: tuple[str, ...]
    setting: Setting
    targets: tuple[Target, ...]


def setting(batch: int) -> Setting:
    """Eight batches have each translator and each level once; the next eight contract where those didn't."""
    translator, level, more = batch % 2, batch // 2 % 4, batch // 8
    return Setting(TRANSLATORS[translator], LEVELS[level], (translator + level + more) % 2 == 1)


def native(batch: int) -> Setting:
    """The setting of native code: every other program at -O0 is for debuggers."""
    found = setting(batch)._replace(translator=NATIVE)
    return found._replace(level=NATIVE_LEVELS[-1]) if found.level == "-O0" and batch % 2 else found


def targets(batch: int, devices: Sequence[str] = (INTEL,)) -> tuple[Target, ...]:
    """The devices, and in some batches Intel's with one of the masks."""
    found = [Target(device) for device in devices]
    round, rest = divmod(batch, _MASKED)
    # The batches that have the last setting of four, then those that have the first one.
    if INTEL in devices and rest == (3, 0, 1, 2)[round % _MASKED]:
        found.append(Target(INTEL, MASKS[round % len(MASKS)]))
    return tuple(found)


def work(
    seed: int, cases: int, first: int = 0, kinds: Sequence[str] = MIXED, devices: Sequence[str] = (INTEL,)
) -> Iterator[Work]:
    """All kernels of these indices, whose kinds alternate. first: a multiple of BATCH."""
    names = [f"{seed}:{kinds[i % len(kinds)]}:{i}" for i in range(first, first + cases)]
    for start in range(0, cases, BATCH):
        batch = (first + start) // BATCH
        chosen, others = tuple(names[start : start + BATCH]), [device for device in devices if device != CPU]
        if others:
            yield Work(chosen, setting(batch), targets(batch, others))
        if CPU in devices:  # by no translator
            yield Work(chosen, native(batch), (Target(CPU),))
