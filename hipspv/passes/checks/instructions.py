"""Checks for device code that SPIR-V can't express: reports the source line and a remedy.

They run after the optimiser, so that code which it could resolve or remove is no error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hipspv.llvm import AtomicOperation, ConstantInt, Function, Instruction, Module, Opcode, Type, TypeKind, ValueKind
from hipspv.llvm.instruction_index import Flag, Signature
from hipspv.passes.analysis.call_graph import KernelsByFunction, cycles
from hipspv.passes.analysis.uses import uses_of
from hipspv.passes.checks import undefined_functions
from hipspv.passes.diagnostics import Diagnostic, PassError, at, at_function, mistyped
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.signatures import called_kernel
from hipspv.passes.source_marks import REFUSED_PTX

if TYPE_CHECKING:
    from hipspv.targets.target import AddressSpaces

# The operations with an instruction in SPIR-V.
_ATOMIC_OPERATIONS = {o for o in AtomicOperation if o <= AtomicOperation.FMIN} - {AtomicOperation.NAND}
# Intrinsics without a counterpart, and what to use instead.
_INTRINSICS = {
    "llvm.readcyclecounter": "use clock64()",
    "llvm.stacksave": "use an array of constant size",
    "llvm.va_": "pass the arguments by array or template",
    "llvm.eh.sjlj.": "setjmp and longjmp don't exist on a device: return a result",
    "llvm.eh.": "don't throw in device code",
    "llvm.coro.": "don't use coroutines in device code",
    "llvm.localescape": "",
    "llvm.experimental.constrained.": "floating point has no rounding modes or traps on a device",
    "llvm.frameaddress": "",
    "llvm.returnaddress": "",
    "llvm.addressofreturnaddress": "",
    "llvm.thread.pointer": "use a local variable: each thread has its own",
    "llvm.threadlocal.address": "use a local variable: each thread has its own",
    **dict.fromkeys(
        (
            "llvm.x86.", "llvm.amdgcn.", "llvm.nvvm.", "llvm.aarch64.", "llvm.arm.", "llvm.ppc.",
            "llvm.wasm.", "llvm.riscv.", "llvm.r600.", "llvm.loongarch.", "llvm.s390.",
        ),
        "it belongs to another machine: use HIP's functions, or guard it with __HIPSPV__",
    ),
}  # fmt: skip


class CheckInstructions(Pass):
    """Reports function pointers, inline assembly, arrays of variable size, and atomic operations on other types than
    integers and floats, none of which SPIR-V has. legal: those of these instructions that the target has.
    """

    legal: frozenset[Opcode] = frozenset()

    def run(self, module: Module) -> bool:
        kernels = KernelsByFunction(module)
        problems: list[Diagnostic] = []
        spaces = module.target.spaces
        for instruction in module.index().instructions(
            _CHECKS.keys() - self.legal, lambda signature: _is_suspect(signature, spaces)
        ):
            found = _CHECKS[instruction.opcode](instruction)
            if found:
                message, remedy = found
                problems.append(at(instruction, message, remedy, kernels[instruction.function]))
        if problems:
            raise PassError(problems)
        return False


_Found = tuple[str, str] | None


def _is_suspect(signature: Signature, spaces: AddressSpaces) -> bool:
    """True if the checks look at instructions of this signature. Direct calls and plain allocas,
    the most frequent ones, are left out.
    """
    match signature.opcode:
        case Opcode.CALL:
            return bool(signature.flags & Flag.INDIRECT)
        case Opcode.ALLOCA:
            return bool(signature.flags & Flag.DYNAMIC)
        case Opcode.STORE:
            return signature.space == spaces.constant
        case Opcode.ADDRSPACE_CAST:
            return signature.other is None or not _is_legal_cast(signature.type, signature.other, spaces)
        case Opcode.ATOMIC_RMW:
            return not _is_legal_atomic(signature.type, signature.detail)
    return True


def _check_call(call: Instruction) -> _Found:
    target = call.called_value
    if target.kind in (ValueKind.FUNCTION, ValueKind.ALIAS):
        return None
    if target.kind == ValueKind.INLINE_ASM:
        text = " ".join(call.function.owner.assembly_of(target).split())
        if text.startswith(REFUSED_PTX):
            return None  # CheckPtx reports it
        return (f'inline assembly in device code: "{text}"', "guard it with #ifndef __HIPSPV__ and write it in C++")
    if isinstance(target, ConstantInt):
        return "call of an integer constant", ""
    return (
        "call through a pointer, and no function of this type has its address taken in device code",
        "a device can only call __device__ functions of its program, and not by variable arguments",
    )


def _check_alloca(alloca: Instruction) -> _Found:
    if isinstance(alloca.operand(0), ConstantInt):
        return None
    return "an array whose size isn't a constant", "use an array of constant size, or shared memory"


def _check_store(_: Instruction) -> _Found:
    return "store to constant memory", "__constant__ variables are written by hipMemcpyToSymbol"


def _check_cast(cast: Instruction) -> _Found:
    """SPIR-V casts only between generic pointers and those to private, global or shared memory."""
    given, spaces = cast.operand(0).type, cast.owner.target.spaces
    if _is_legal_cast(cast.type, given, spaces):
        return None
    kinds = zip(spaces.all, ("private", "global", "constant", "shared", "generic"), strict=True)
    used = (_space(cast.type), _space(given))
    names = " and ".join(name for space, name in kinds if space in used)
    return f"cast of a pointer between {names} memory", "a pointer keeps its address space"


def _is_legal_cast(to: Type, given: Type, spaces: AddressSpaces) -> bool:
    used = {_space(to), _space(given)}
    others = (spaces.private, spaces.global_, spaces.shared)
    return any(used == {spaces.generic, space} for space in others)


def _space(type: Type) -> int:
    return (type.element if type.is_vector else type).address_space


def _check_atomic(instruction: Instruction) -> _Found:
    if _is_legal_atomic(instruction.type, instruction.atomic_operation):
        return None
    remedy = "write it as a loop around atomicCAS"
    return f"no atomic operation like this on values of type {instruction.type}", remedy


def _is_legal_atomic(type: Type, operation: int) -> bool:
    legal = type.kind in (TypeKind.INTEGER, TypeKind.FLOAT, TypeKind.DOUBLE)
    return legal and operation in _ATOMIC_OPERATIONS


def _check_exception(_: Instruction) -> _Found:
    return "exception in device code", "return an error code instead"


def _check_computed_goto(_: Instruction) -> _Found:
    return "goto to a computed label", "use a switch"


def _check_variadic(_: Instruction) -> _Found:
    return "variable number of arguments", "pass the arguments by array or template"


def _check_assembly_jump(_: Instruction) -> _Found:
    return "assembly that jumps (asm goto)", "guard it with #ifndef __HIPSPV__"


_EXCEPTIONS = (
    *(Opcode.INVOKE, Opcode.RESUME, Opcode.LANDING_PAD, Opcode.CLEANUP_RET, Opcode.CATCH_RET),
    *(Opcode.CATCH_PAD, Opcode.CLEANUP_PAD, Opcode.CATCH_SWITCH),
)

_CHECKS: dict[Opcode, Callable[[Instruction], _Found]] = {
    **dict.fromkeys(_EXCEPTIONS, _check_exception),
    Opcode.INDIRECT_BR: _check_computed_goto,
    Opcode.VA_ARG: _check_variadic,
    Opcode.CALL_BR: _check_assembly_jump,
    Opcode.CALL: _check_call,
    Opcode.ALLOCA: _check_alloca,
    Opcode.STORE: _check_store,
    Opcode.ADDRSPACE_CAST: _check_cast,
    Opcode.ATOMIC_RMW: _check_atomic,
}


class CheckFunctions(Pass):
    """Reports functions that have no definition, are variadic, are recursive or have their address taken.

    Every function that device code calls must be defined here: SPIR-V modules of a launch aren't
    linked. SPIR-V has neither variadic functions nor recursion, nor the addresses of functions.
    """

    def run(self, module: Module) -> bool:
        kernels = KernelsByFunction(module)
        problems: list[Diagnostic] = []
        index = module.index()
        for function in index.functions(lambda signature: not signature.has(Flag.DEFINED)):
            problems += _check_declaration(module, function, kernels)
        for call in index.instructions((Opcode.CALL,), lambda signature: signature.has(Flag.MISTYPED)):
            problems += _check_types(call, kernels)
        for function in index.functions(lambda signature: signature.has(_CALLED_KERNEL)):
            problems += called_kernel(function, kernels)
        # If one is called, check-instructions has reported it.
        if not index.has((Opcode.CALL,), lambda signature: signature.has(Flag.INDIRECT)):
            for function in index.functions(lambda signature: signature.has(Flag.ADDRESS_TAKEN)):
                problems += _check_address(function, kernels)
        problems += _check_recursion(module, kernels)
        if problems:
            raise PassError(problems)
        return False


_CALLED_KERNEL = Flag.DEFINED | Flag.KERNEL | Flag.USED


def _check_declaration(module: Module, function: Function, kernels: KernelsByFunction) -> list[Diagnostic]:
    name = function.name
    if not function.is_intrinsic:
        return undefined_functions.problems(module, function, kernels)
    remedy = next((text for key, text in _INTRINSICS.items() if name.startswith(key)), None)
    if remedy is None:
        return []
    return undefined_functions.at_calls(function, f"SPIR-V has nothing for {name}", remedy, kernels)


def _check_types(call: Instruction, kernels: KernelsByFunction) -> list[Diagnostic]:
    """Reports a call whose types differ from the function's. IR allows it in dead code."""
    function = call.callee
    if function is None or function.is_intrinsic:
        return []
    return [mistyped(call, kernels[call.function])]


def _check_address(function: Function, kernels: KernelsByFunction) -> list[Diagnostic]:
    """Reports where the address is taken, and the variables that hold it. Unused ones are gone by now."""
    name = function.owner.demangle(function.name)
    remedy = "SPIR-V has no function pointers: use a template parameter, a functor or a switch"
    calls = set(function.calls())
    users, variables = uses_of(function)
    taking = [user for user in users if user not in calls and user.opcode not in (*_EXCEPTIONS, Opcode.CALL_BR)]
    message = f"the address of the device function '{name}' is taken"
    problems = [at(user, message, remedy, kernels[user.function]) for user in taking]
    for variable in variables:
        holder = function.owner.demangle(variable.name)
        message = f"the address of the device function '{name}' is in '{holder}'"
        holders = uses_of(variable)[0]
        if holders:
            user = holders[0]
            problems.append(at(user, message, remedy, kernels[user.function]))
        else:
            problems.append(at_function(function, message, remedy))
    return problems


def _check_recursion(module: Module, kernels: KernelsByFunction) -> list[Diagnostic]:
    problems: list[Diagnostic] = []
    if not module.index().recursive:
        return problems
    for cycle in cycles(module):
        names = " -> ".join(module.demangle(function.name) for function in [*cycle, cycle[0]])
        call = next(c for c in cycle[0].calls() if c.function in cycle)
        remedy = "SPIR-V forbids recursion: use a loop with an explicit stack"
        problems.append(at(call, f"recursive call: {names}", remedy, kernels[cycle[0]]))
    return problems
