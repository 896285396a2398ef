"""What is wrong about kernels under a setting; and the smallest kernel of which it is."""

from __future__ import annotations

import dataclasses
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.fuzz.kernels.batch import Batch, CompileError, Finding, Setting
from tests.fuzz.kernels.kernel import Kernel
from tests.fuzz.kernels.reduction import reduced
from tests.fuzz.kernels.targets import Target


def findings(
    kernels: Sequence[Kernel], setting: Setting, target: Target = Target()
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


def smallest(
    kernel: Kernel, what: str, setting: Setting, target: Target = Target()
) -> Kernel:
    """The kernel, reduced as long as the same is wrong about it."""

    def fails(kernels: Sequence[Kernel]) -> list[bool]:
        named = [dataclasses.replace(each, name=str(i)) for i, each in enumerate(kernels)]
        failing = {each.kernel for each in findings(named, setting, target) if each.what == what}
        return [each.name in failing for each in named]

    return reduced(kernel, fails)
