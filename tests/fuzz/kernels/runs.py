"""What is wrong about kernels under a setting; and the smallest kernel of which it is."""

from __future__ import annotations

import dataclasses
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.fuzz.kernels.batch import Batch, CompileError, Finding, Setting
from tests.fuzz.kernels.kernel import Kernel
from tests.fuzz.kernels.reduction import reduced


def findings(
    kernels: Sequence[Kernel], setting: Setting, environment: Mapping[str, str] = os.environ
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
                yield from findings(kernels[:half], setting, environment)
                yield from findings(kernels[half:], setting, environment)
            return
        yield from batch.findings(program, [], environment)


def smallest(
    kernel: Kernel, what: str, setting: Setting, environment: Mapping[str, str] = os.environ
) -> Kernel:
    """The kernel, reduced as long as the same is wrong about it."""

    def fails(kernels: Sequence[Kernel]) -> list[bool]:
        named = [dataclasses.replace(each, name=str(i)) for i, each in enumerate(kernels)]
        failing = {each.kernel for each in findings(named, setting, environment) if each.what == what}
        return [each.name in failing for each in named]

    return reduced(kernel, fails)
