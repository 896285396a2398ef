"""Checks of variables for PTX."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hipspv.llvm import ConstantExpr, GlobalVariable, Module, Value
from hipspv.passes.analysis.call_graph import KernelsByFunction
from hipspv.passes.analysis.uses import uses_of
from hipspv.passes.diagnostics import Diagnostic, PassError, at
from hipspv.passes.interface import Pass
from hipspv.passes.memory.lower_initial_addresses import addresses_in, has_addresses

_REMEDY = "let a kernel or the host store one of the addresses"


class CheckVariables(Pass):
    """Reports variables that hold each other's addresses in a cycle.

    An initial value in PTX names earlier variables. A declaration before the definition makes ptxas warn of an
    unresolved variable. LLVM's back end (22.1) ends at such variables, and nvcc 13.0 refuses them, too.
    """

    def run(self, module: Module) -> bool:
        named = {v: set(_named(module, v)) for v in module.index().variables(has_addresses)}
        kernels = KernelsByFunction(module)
        problems: list[Diagnostic] = []
        for variable in named:
            if variable in _reached(named, named[variable]):
                problems.append(_problem(module, variable, kernels))
        if problems:
            raise PassError(problems)
        return False


def _named(module: Module, variable: GlobalVariable) -> Iterator[GlobalVariable]:
    """Return the variables whose addresses an initial value holds."""
    initializer = variable.initializer
    for _, address in addresses_in(module, initializer) if initializer else ():
        yield from _variables_in(address)


def _variables_in(address: Value) -> Iterator[GlobalVariable]:
    if isinstance(address, GlobalVariable):
        yield address
    elif isinstance(address, ConstantExpr):
        for operand in address.operands:
            yield from _variables_in(operand)


def _reached(named: dict[GlobalVariable, set[GlobalVariable]], first: Iterable[GlobalVariable]) -> set[GlobalVariable]:
    """Return these variables, and those to which they lead."""
    found, work = set(first), list(first)
    for variable in work:  # the list grows
        more = named.get(variable, set()) - found
        found |= more
        work += more
    return found


def _problem(module: Module, variable: GlobalVariable, kernels: KernelsByFunction) -> Diagnostic:
    message = f"the initial value of '{module.demangle(variable.name)}' leads to its own address"
    for user in uses_of(variable)[0]:
        return at(user, message, _REMEDY, kernels[user.function])
    return Diagnostic(message, _REMEDY)
