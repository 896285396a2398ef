"""Lowered names of the expressions that a program asks for."""

from __future__ import annotations

from hipspv.llvm import Function, GlobalVariable, Module, Value
from hipspv.passes.analysis.device_variables import is_device_variable
from hipspv.passes.analysis.pointers import strip_expressions
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.frontend.internalize import drop_keepers
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import add_record

# Variable <n>_<source's identity> holds the address of the entity that expression <n> of the source names.
PREFIX = "__hipspv_name_"


class RecordNameExpressions(Pass):
    """Records the lowered names of the expressions that a program asks for at run time.

    Such a program asks for a template's kernel by an expression, `&scale<float>`, and loads it by its mangled name. A
    variable after the source's text holds the expression's address, which makes clang instantiate the template. A
    record takes the name, and the variable is removed, since SPIR-V has no addresses of functions.
    """

    def run(self, module: Module) -> bool:
        found = {v: _index(v) for v in module.variables() if v.name.startswith(PREFIX)}
        if not found:
            return False
        drop_keepers(module)
        problems: list[Diagnostic] = []
        for variable, index in found.items():
            target = _target(variable.initializer)
            if target is None:
                problems.append(_problem(index))
            else:
                add_record(module, "name", index, target)
            variable.erase()
        if problems:
            raise PassError(problems)
        return True


def _index(variable: GlobalVariable) -> str:
    return variable.name[len(PREFIX) :].partition("_")[0]


def _target(value: Value | None) -> str | None:
    """The name of the kernel or device variable whose address a constant is, if any."""
    value = strip_expressions(value) if value else None
    if isinstance(value, Function) and value.is_kernel:
        return value.name
    if isinstance(value, GlobalVariable) and is_device_variable(value):
        return value.name
    return None


def _problem(index: str) -> Diagnostic:
    message = f"name expression {index} names neither a kernel nor a device variable"
    remedy = "expressions count from 0; name a __global__ function or a __device__ variable"
    return Diagnostic(message, remedy)
