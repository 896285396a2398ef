"""What device code can't do in SPIR-V, told at the source line with a remedy.

Runs after the optimiser, so that what it could resolve or remove is no error.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import ConstantInt, Function, Instruction, Module, Opcode, TypeKind, ValueKind
from hipspv.passes.builtins import is_builtin
from hipspv.passes.call_graph import KernelsByFunction, calls_of
from hipspv.passes.diagnostics import Diagnostic, PassError, at

# LLVMAtomicRMWBinOp values with an instruction in SPIR-V: xchg to umax but nand, then fadd to fmin.
_ATOMIC_OPERATIONS = frozenset({0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}) - {4}
# Intrinsics without a counterpart, and what to use.
_INTRINSICS = {
    "llvm.readcyclecounter": "use clock64()",
    "llvm.stacksave": "use an array of constant size",
    "llvm.va_start": "pass the arguments by array or template",
    "llvm.eh.": "don't throw in device code",
    "llvm.coro.": "don't use coroutines in device code",
    "llvm.frameaddress": "",
    "llvm.returnaddress": "",
}


@dataclass(frozen=True)
class CheckInstructions:
    """SPIR-V has no function pointers, no assembly of other machines, no arrays of variable size,
    and atomic operations on integers and floats only.
    """

    name: ClassVar[str] = "check-instructions"

    def run(self, module: Module) -> bool:
        kernels = KernelsByFunction(module)
        problems: list[Diagnostic] = []
        for function in module.definitions():
            for instruction in function.instructions(_CHECKS):
                found = _CHECKS[instruction.opcode](instruction)
                if found:
                    message, remedy = found
                    problems.append(at(instruction, message, remedy, kernels[function]))
        if problems:
            raise PassError(problems)
        return False


_Found = tuple[str, str] | None


def _check_call(call: Instruction) -> _Found:
    target = call.called_value
    if target.kind == ValueKind.FUNCTION:
        return None
    if target.kind == ValueKind.INLINE_ASM:
        return (
            "inline assembly in device code",
            "guard it with #ifndef __HIPSPV__ and write it in C++",
        )
    if isinstance(target, ConstantInt):
        return "call of an integer constant", ""
    message = (
        "call through a function pointer, or of a virtual function, "
        "which the optimiser couldn't resolve"
    )
    return (
        message,
        "SPIR-V has no function pointers: use a template parameter, a functor or a switch",
    )


def _check_alloca(alloca: Instruction) -> _Found:
    if isinstance(alloca.operand(0), ConstantInt):
        return None
    return "an array whose size isn't a constant", "use an array of constant size, or shared memory"


def _check_atomic(instruction: Instruction) -> _Found:
    kind = instruction.type.kind
    legal = kind in (TypeKind.INTEGER, TypeKind.FLOAT, TypeKind.DOUBLE)
    if legal and instruction.atomic_operation in _ATOMIC_OPERATIONS:
        return None
    remedy = "write it as a loop around atomicCAS"
    return f"no atomic operation like this on values of type {instruction.type}", remedy


_CHECKS: dict[int, Callable[[Instruction], _Found]] = {
    Opcode.CALL: _check_call,
    Opcode.ALLOCA: _check_alloca,
    Opcode.ATOMIC_RMW: _check_atomic,
}


@dataclass(frozen=True)
class CheckFunctions:
    """Every function that device code calls must be here: SPIR-V modules of a launch aren't linked.
    SPIR-V has neither variadic functions nor recursion, nor the addresses of functions.
    """

    name: ClassVar[str] = "check-functions"

    def run(self, module: Module) -> bool:
        kernels = KernelsByFunction(module)
        problems: list[Diagnostic] = []
        for function in module.functions():
            calls = calls_of(function)
            if function.is_declaration:
                problems += _check_declaration(module, function, calls, kernels)
            if len(function.users()) > len(calls):
                problems += _check_address(function, kernels)
        problems += _check_recursion(module, kernels)
        if problems:
            raise PassError(problems)
        return False


def _check_declaration(
    module: Module, function: Function, calls: list[Instruction], kernels: KernelsByFunction
) -> list[Diagnostic]:
    name = function.name
    if function.is_intrinsic:
        remedy = next((text for key, text in _INTRINSICS.items() if name.startswith(key)), None)
        message = f"SPIR-V has nothing for {name}"
        if remedy is None:
            return []
    elif function.value_type.is_variadic:
        message = f"call of the variadic function '{module.demangle(name)}'"
        remedy = "only printf may take a variable number of arguments on the device"
    elif is_builtin(name):
        return []
    else:
        message = f"undefined device function '{module.demangle(name)}'"
        remedy = "define it in this source, or compile and link the sources with -fgpu-rdc"
    return [at(call, message, remedy, kernels[call.function]) for call in calls]


def _check_address(function: Function, kernels: KernelsByFunction) -> list[Diagnostic]:
    """Only instructions count: what initialises an unused table is gone by now."""
    calls = calls_of(function)
    message = (
        f"the address of the device function '{function.owner.demangle(function.name)}' is taken"
    )
    remedy = "SPIR-V has no function pointers: use a template parameter, a functor or a switch"
    users = [user for user in function.users() if user not in calls]
    places = [user for user in users if isinstance(user, Instruction)]
    if not places:
        return []
    return [at(place, message, remedy, kernels[place.function]) for place in places]


def _check_recursion(module: Module, kernels: KernelsByFunction) -> list[Diagnostic]:
    problems: list[Diagnostic] = []
    for cycle in _cycles(module):
        names = " -> ".join(module.demangle(function.name) for function in [*cycle, cycle[0]])
        call = next(c for c in calls_of(cycle[0]) if c.function in cycle)
        remedy = "SPIR-V forbids recursion: use a loop with an explicit stack"
        problems.append(at(call, f"recursive call: {names}", remedy, kernels[cycle[0]]))
    return problems


def _cycles(module: Module) -> list[list[Function]]:
    """Groups of functions that call each other: strongly connected components, by Tarjan's
    algorithm.
    """
    order: dict[Function, int] = {}
    lowest: dict[Function, int] = {}
    stack: list[Function] = []
    cycles: list[list[Function]] = []

    def visit(function: Function) -> None:
        order[function] = lowest[function] = len(order)
        stack.append(function)
        callers = dict.fromkeys(call.function for call in calls_of(function))
        for caller in callers:
            if caller not in order:
                visit(caller)
                lowest[function] = min(lowest[function], lowest[caller])
            elif caller in stack:
                lowest[function] = min(lowest[function], order[caller])
        if lowest[function] == order[function]:
            at_ = stack.index(function)
            group = stack[at_:]
            del stack[at_:]
            if len(group) > 1 or function in callers:
                cycles.append(group)

    for function in module.definitions():
        if function not in order:
            visit(function)
    return cycles
