"""LLVM's optimiser for NVIDIA's GPUs."""

from __future__ import annotations

from typing import ClassVar

from hipspv.llvm import Module, Tuning
from hipspv.passes.interface import Pass
from hipspv.targets.nvptx import code_generator


class OptimizeForGpu(Pass):
    """Runs LLVM's optimiser with the costs of the GPU, since clang ran its front end only.

    The device library and the library of math functions are optimised together with their callers.
    version: that of PTX, times ten.
    """

    name: ClassVar[str] = "optimize"
    level: str
    version: int
    tuning: Tuning

    def run(self, module: Module) -> bool:
        machine = code_generator.machine(module.target.arch, self.version)
        data = code_generator.optimize(module.bitcode(), machine, self.level, self.tuning)
        module.replace(Module.parse(data, module.context))
        return True
