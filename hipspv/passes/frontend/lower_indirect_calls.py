"""Function pointers and virtual functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hipspv.llvm import Attributes, Builder, Flag, Module, Signature, Type
from hipspv.llvm.attributes import FUNCTION
from hipspv.llvm.enums import Linkage, Opcode, ValueKind
from hipspv.llvm.values import BasicBlock, ConstantExpr, ConstantInt, Function, Instruction, Value
from hipspv.passes.analysis.uses import uses_of
from hipspv.passes.analysis.virtual_tables import VirtualTables
from hipspv.passes.frontend.internalize import drop_keepers
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import add_record
from hipspv.passes.rewrite.signatures import change_kernel, replace_address

# Functions' codes are multiples of it: C++ keeps a flag in the lowest bit of a pointer to a
# member function (Itanium C++ ABI, 2.3), and null is no function.
_STEP = 16
_DISPATCHER = "hipspv.indirect."
_NO_TARGET = (ValueKind.FUNCTION, ValueKind.ALIAS, ValueKind.INLINE_ASM)


class LowerIndirectCalls(Pass):
    """Replaces function pointers, which SPIR-V doesn't have, by codes, and calls through pointers by switches.

    Each function whose address is taken gets a code, which replaces its address, also in tables
    of virtual functions. A call through a pointer becomes a switch over the codes of the
    functions that have the call's type. A pointer to any other function, or to a kernel, traps. The record
    `hipspv.launch` has a kernel's code, by which device code launches it.

    The whole program is in the module, so no other function is possible. Runs before the device library is linked,
    which has the trap, and before the optimiser, which turns a switch over a known code into a plain call.
    """

    def run(self, module: Module) -> bool:
        changed = drop_keepers(module)  # they name functions, but don't use their addresses
        aliased = {aliasee for _, aliasee in module.aliases()}
        functions = [
            function
            for function in module.index().functions(_may_be_pointed_to)
            if function not in aliased and _has_address(function)
        ]
        kernels = _with_pointers(module)
        if not functions and not kernels:
            return changed
        codes = _codes(functions)
        calls = [call for call in module.index().instructions((Opcode.CALL,), _is_indirect)]
        with Builder(module) as build:
            pointer_calls = [call for call in calls if _is_pointer_call(call)]
            _dispatch(build, _targets(module, pointer_calls, functions), codes)
            _replace_addresses(module, codes)
            for kernel, pointers in kernels.items():
                _take_codes(build, kernel, pointers)
        return True


class ReplaceKernelAddresses(Pass):
    """Replaces kernels' addresses by codes, because device code launches kernels by requests to the host.

    As in lower-indirect-calls, for targets that have pointers to other functions.
    """

    def run(self, module: Module) -> bool:
        changed = drop_keepers(module)
        kernels = [f for f in module.index().functions(_may_be_pointed_to) if f.is_kernel and _has_address(f)]
        _replace_addresses(module, _codes(kernels))
        return changed or bool(kernels)


def _codes(functions: Iterable[Function]) -> dict[Function, int]:
    return {function: _STEP * (i + 1) for i, function in enumerate(functions)}


def _replace_addresses(module: Module, codes: dict[Function, int]) -> None:
    for function, code in codes.items():
        _replace_address(function, code)
        if function.is_kernel:
            add_record(module, "launch", code, function.name)


def _with_pointers(module: Module) -> dict[Function, list[int]]:
    """The kernels with parameters that are function pointers, and the parameters' indices. clang's
    function pointers point to private memory, as copies of structures do. Without a space for that memory pointers
    are of one type, and a launch passes the codes as they are.
    """
    spaces = module.target.spaces
    if spaces.private == spaces.generic:
        return {}
    private = module.context.pointer(spaces.private)
    found: dict[Function, list[int]] = {}
    for kernel in module.index().functions(
        lambda signature: signature.has(Flag.DEFINED | Flag.KERNEL) and private in signature.type.parameters
    ):
        attributes = Attributes(kernel)
        copies = {**attributes.parameter_types("byval"), **attributes.parameter_types("byref")}
        types = enumerate(kernel.value_type.parameters)
        pointers = [i for i, type in types if type == private and i not in copies]
        if pointers:
            found[kernel] = pointers
    return found


def _may_be_pointed_to(signature: Signature) -> bool:
    return signature.has(Flag.ADDRESS_TAKEN) and not signature.flags & Flag.INTRINSIC


def _has_address(function: Function) -> bool:
    """True if an instruction or a variable uses the function's address. Unused constants don't
    count, nor do LLVM's own lists, as that of constructors.
    """
    instructions, variables = uses_of(function)
    holders = [variable for variable in variables if not variable.name.startswith("llvm.")]
    return bool(holders or set(instructions) - set(function.calls()))


def _is_indirect(signature: Signature) -> bool:
    return signature.has(Flag.INDIRECT)


def _is_pointer_call(call: Instruction) -> bool:
    target = call.called_value
    return target.kind not in _NO_TARGET and not isinstance(target, ConstantInt)


def _targets(
    module: Module, calls: Sequence[Instruction], functions: Iterable[Function]
) -> dict[Instruction, tuple[Function, ...]]:
    """The functions that each call may reach, in their order in the module."""
    tables = VirtualTables(module)
    by_type: dict[Type, list[Function]] = {}
    for function in functions:
        if not function.is_kernel:
            by_type.setdefault(function.value_type, []).append(function)
    found: dict[Instruction, tuple[Function, ...]] = {}
    for call in calls:
        possible = by_type.get(call.called_type, [])
        virtual = tables.targets(_without_casts(call.called_value))
        found[call] = tuple(f for f in possible if virtual is None or f in virtual)
    return found


def _dispatch(build: Builder, targets: dict[Instruction, tuple[Function, ...]], codes: dict[Function, int]) -> None:
    """Replaces calls through pointers by calls of a dispatcher, one for each type and set of functions."""
    dispatchers: dict[tuple[Type, tuple[Function, ...]], Function | None] = {}
    i64 = build.module.context.integer(64)
    for call, functions in targets.items():
        key = call.called_type, functions
        if key not in dispatchers:
            cases = {function: codes[function] for function in functions}
            dispatchers[key] = _dispatcher(build.module, key[0], cases, len(dispatchers))
        dispatcher = dispatchers[key]
        if dispatcher is None:
            continue  # check-instructions reports it
        pointer = _without_casts(call.called_value)
        code = build.before(call).cast(Opcode.PTR_TO_INT, pointer, i64)
        made = build.call(dispatcher, [code, *call.arguments])
        if call.is_used:
            call.replace_all_uses_with(made)
        target = call.called_value
        call.erase()
        _erase_casts(target)


def _without_casts(pointer: Value) -> Value:
    """The pointer before casts to other address spaces, which may change its bits."""
    while isinstance(pointer, Instruction) and pointer.opcode == Opcode.ADDRSPACE_CAST:
        pointer = pointer.operand(0)
    return pointer


def _erase_casts(pointer: Value) -> None:
    while isinstance(pointer, Instruction) and pointer.opcode == Opcode.ADDRSPACE_CAST and not pointer.is_used:
        cast, pointer = pointer, pointer.operand(0)
        cast.erase()


def _dispatcher(module: Module, type: Type, targets: dict[Function, int], index: int) -> Function | None:
    """A function that takes a code and the arguments of a call; None if no function has the call's type."""
    if not targets or type.is_variadic:
        return None
    context = module.context
    i64 = context.integer(64)
    made = module.add_function(f"{_DISPATCHER}{index}", context.function(type.returns, [i64, *type.parameters]))
    made.calling_convention = module.target.function_cc
    made.linkage = Linkage.INTERNAL
    Attributes(made).add(FUNCTION, "convergent")
    code, *arguments = made.parameters
    entry, unknown, end = (made.append_block(name) for name in ("entry", "unknown", "end"))
    cases: list[tuple[Value, BasicBlock]] = []
    with Builder(module) as build:
        # Through memory: LLVM's back end takes no phi of structures, which inlining would make of this.
        slot = None
        if type.returns != context.void():
            slot = build.at_end(entry).alloca(type.returns)
            result = build.at_end(end).load(type.returns, slot)
            build.ret(result)
        else:
            build.at_end(end).ret()
        for function, value in targets.items():
            block = made.append_block(function.name)
            result = build.at_end(block).call(function, arguments)
            if slot:
                build.store(result, slot)
            build.branch(end)
            cases.append((i64.constant(value), block))
        build.at_end(unknown).call(module.intrinsic("llvm.trap", []), [])
        build.branch(end)
        build.at_end(entry).switch(code, unknown, cases)
    return made


def _take_codes(build: Builder, kernel: Function, pointers: Sequence[int]) -> None:
    """Replaces the kernel's parameters that are function pointers by codes: a kernel can't have a
    parameter that points to private memory, as clang's function pointers do.
    """
    context, spaces = build.module.context, build.module.target.spaces
    i64, private = context.integer(64), context.pointer(spaces.private)
    old = kernel.parameters
    types = [i64 if i in pointers else p.type for i, p in enumerate(old)]
    kept = [i for i in range(len(old)) if i not in pointers]
    new = change_kernel(kernel, types, kept)
    build.before(new.entry.first)
    for i in pointers:
        new.parameters[i].name = old[i].name
        pointer = build.cast(Opcode.INT_TO_PTR, new.parameters[i], private)
        old[i].replace_all_uses_with(pointer)
    kernel.erase()


def _replace_address(function: Function, code: int) -> None:
    """Replaces the address by the code, also in casts of it."""
    address = function.type.address(code)
    replace_address(function, address)
    for user in address.constant_users():
        if not isinstance(user, ConstantExpr):
            continue
        if user.opcode == Opcode.ADDRSPACE_CAST:
            user.replace_all_uses_with(user.type.address(code))
        elif user.opcode == Opcode.PTR_TO_INT:
            user.replace_all_uses_with(user.type.constant(code))
