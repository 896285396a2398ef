"""The check that a program defines what it calls."""

from __future__ import annotations

from hipspv.llvm import Flag, Module
from hipspv.passes.analysis.call_graph import KernelsByFunction
from hipspv.passes.checks import undefined_functions
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.interface import Pass


class CheckUndefinedFunctions(Pass):
    """Reports functions that have no definition, because the driver links a module with nothing but its own functions.

    It runs after the optimiser, so that a call which that removed is no error.
    """

    def run(self, module: Module) -> bool:
        kernels = KernelsByFunction(module)
        problems: list[Diagnostic] = []
        for function in module.index().functions(lambda s: not s.has(Flag.DEFINED)):
            if not function.is_intrinsic:
                problems += undefined_functions.problems(module, function, kernels)
        if problems:
            raise PassError(problems)
        return False
