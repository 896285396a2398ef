"""What is wrong about kernels under a setting; and the smallest kernel of which it is."""

from __future__ import annotations

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
    kernels: Sequence[Runnable], setting: Setting, target: Target = OWN
) -> Iterator[Finding]:
    """What is wrong about each kernel. Kernels that can't be compiled are found by halving."""
    with tempfile.TemporaryDirectory() as directory:
        batch = Batch(kernels, Path(directory))
        try:
            program = batch.program(setting)
        except CompileError as error:
            if len(kernels) == 1:
                yield Finding(kernels[0].name, "compiler", str(error))
            else:
                half = len(kernels) // 2
                yield from findings(kernels[:half], setting, target)
                yield from findings(kernels[half:], setting, target)
            return
        yield from batch.findings(program, target)


def smallest(kernel: Runnable, what: str, setting: Setting, target: Target = OWN) -> Runnable:
    """The kernel, reduced as long as the same is wrong about it."""

    def fails(kernels: Sequence[Kernel] | Sequence[Lockstep]) -> list[bool]:
        named = [replace(each, name=str(i)) for i, each in enumerate(kernels)]
        failing = {each.kernel for each in findings(named, setting, target) if each.what == what}
        return [each.name in failing for each in named]

    if isinstance(kernel, Lockstep):
        return reduction.smallest(kernel, (lockstep.fewer,), lockstep.size, fails)
    assert isinstance(kernel, Kernel)
    return reduction.reduced(kernel, fails)
