"""Shared variables whose addresses escape the analysis of pointers."""

from __future__ import annotations

from collections.abc import Iterator

from hipspv.llvm import ConstantAggregate, ConstantExpr, Function, GlobalVariable, Instruction, Module, Opcode, Value

_STEPS = frozenset((*(Opcode.GEP, Opcode.PHI, Opcode.SELECT), *(Opcode.ADDRSPACE_CAST, Opcode.BITCAST, Opcode.FREEZE)))
# Instructions that access memory at a pointer, with the operand that is the pointer.
_POINTER = {Opcode.LOAD: 0, Opcode.STORE: 1, Opcode.ATOMIC_RMW: 0, Opcode.CMPXCHG: 0}

Escapes = dict[Function, set[GlobalVariable]]


def escapes(module: Module) -> Escapes:
    """By function: the shared variables whose addresses it stores, converts to integers, or passes to functions that
    aren't inlined. A pointer from memory may point to them."""
    found: Escapes = {}
    for variable in module.variables():
        if variable.type.address_space == module.target.spaces.shared:
            for function in _escaping(variable):
                found.setdefault(function, set()).add(variable)
    return found


def _escaping(variable: GlobalVariable) -> Iterator[Function]:
    seen: set[Value] = {variable}
    work: list[Value] = [variable]
    while work:
        pointer = work.pop()
        for user in pointer.users():
            if isinstance(user, Instruction) and _keeps(user, pointer):
                yield user.function
            elif user not in seen and _passes_on(user):
                seen.add(user)
                work.append(user)


def _passes_on(user: Value) -> bool:
    if isinstance(user, Instruction):
        return user.opcode in _STEPS
    return isinstance(user, (ConstantExpr, ConstantAggregate))


def _keeps(user: Instruction, pointer: Value) -> bool:
    opcode = user.opcode
    if opcode in _STEPS or opcode == Opcode.ICMP:
        return False
    if opcode in _POINTER:
        return any(o == pointer for i, o in enumerate(user.operands) if i != _POINTER[opcode])
    if opcode != Opcode.CALL:
        return True
    callee = user.callee
    name = callee.name if callee else ""
    return callee is None or not (callee.is_declaration or name.startswith("__hipspv_"))
