"""The faults of kernels under a setting, and the smallest kernel that has one."""

import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from tests.fuzz.kernels import lockstep, reduction
from tests.fuzz.kernels.batch import Batch, CompileError, Finding, Setting
from tests.fuzz.kernels.kernel import Kernel, Runnable
from tests.fuzz.kernels.lockstep import Lockstep
from tests.fuzz.kernels.targets import OWN, Target


def findings(
    kernels: Sequence[Runnable], setting: Setting, target: Target = OWN, one: bool = False
) -> Iterator[Finding]:
    """The faults of each kernel. Kernels that can't be compiled are found by halving.

    one: not after the first kernel about which something is wrong.
    """
    with tempfile.TemporaryDirectory() as directory:
        batch = Batch(kernels, Path(directory))
        try:
            program = batch.program(setting)
        except CompileError as error:
            if len(kernels) == 1:
                yield Finding(kernels[0].name, "compiler", str(error))
            else:
                half = len(kernels) // 2
                yield from findings(kernels[:half], setting, target, one)
                yield from findings(kernels[half:], setting, target, one)
            return
        yield from batch.findings(program, target, one)


def smallest(kernel: Runnable, what: str, setting: Setting, target: Target = OWN) -> Runnable:
    """The kernel, reduced as long as the same is wrong about it."""

    def failing(kernels: Sequence[Kernel] | Sequence[Lockstep]) -> int | None:
        named = [replace(each, name=str(i)) for i, each in enumerate(kernels)]
        found = (each for each in findings(named, setting, target, one=True) if each.what == what)
        return next((int(each.kernel) for each in found), None)

    if isinstance(kernel, Lockstep):
        return reduction.smallest(kernel, (lockstep.fewer,), failing)
    assert isinstance(kernel, Kernel)
    return reduction.reduced(kernel, failing)
