"""The variables of the source in memory, where debuggers find them."""

from __future__ import annotations

from hipspv.llvm import Builder, ConstantInt, Function, Instruction, Module, Opcode, Value
from hipspv.llvm.debug_builder import declarations
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.constants import after_allocas

_STEPS = (Opcode.GEP, Opcode.ADDRSPACE_CAST)
_WRITING_CALLS = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")
_LIFETIMES = "llvm.lifetime."
_IS_VOLATILE = 3  # the argument of a call that writes


class KeepVariables(Pass):
    """Gives variables a copy in memory, to which each assignment writes, because later passes keep their
    values in registers, and only as long as the code needs them.

    The program reads the original, so that it stays the same code otherwise. A variable whose address goes elsewhere
    has no copy: at -O0 it is in memory anyway.
    """

    def run(self, module: Module) -> bool:
        changed = False
        with Builder(module) as build:
            for function in list(module.definitions()):
                for variable in _variables(function):
                    changed = _keep(build, variable) or changed
        return changed


def _variables(function: Function) -> list[Instruction]:
    """The stack variables of the function that the source declares."""
    found = dict.fromkeys(declaration.address for declaration in declarations(function))
    return [value for value in found if isinstance(value, Instruction) and value.opcode == Opcode.ALLOCA]


def _keep(build: Builder, variable: Instruction) -> bool:
    """Makes the variable a copy, and a new one the original."""
    writes = _writes(variable)
    if writes is None or not isinstance(variable.operand(0), ConstantInt):  # or an array of variable length
        return False
    users = list(dict.fromkeys(variable.users()))
    original = build.before(variable).alloca(variable.allocated_type, variable.alignment)
    if variable.allocated_type.is_aggregate or variable.allocated_type.is_vector:
        _keep_whole(build, variable)
    for write in writes:
        _repeat(build, write, variable)
    for user in users:
        for index, operand in enumerate(user.operands):
            if operand == variable:
                user.set_operand(index, original)
    return True


def _keep_whole(build: Builder, variable: Instruction) -> None:
    """Lets the variable's address escape: LLVM would make a variable of each member."""
    start = after_allocas(variable.function)
    address = build.before(variable).alloca(variable.type)
    build.before(start).locate(None).store(variable, address, volatile=True)


def _writes(variable: Instruction) -> list[Instruction] | None:
    """The instructions that write to the variable; None if others may, too."""
    found: list[Instruction] = []
    work: list[Instruction] = [variable]
    while work:
        pointer = work.pop()
        for user in dict.fromkeys(pointer.users()):
            assert isinstance(user, Instruction)
            if _is_step(user):
                work.append(user)
            elif _writes_to(user, pointer):
                found.append(user)
            elif not _only_reads(user):
                return None
    return found


def _is_step(user: Instruction) -> bool:
    return user.opcode in _STEPS and all(isinstance(index, ConstantInt) for index in user.operands[1:])


def _writes_to(user: Instruction, pointer: Value) -> bool:
    if user.opcode == Opcode.STORE:
        return user.operand(0) != pointer and not user.is_atomic
    return _is_call_of(user, _WRITING_CALLS) and user.operand(0) == pointer and user.operand(1) != pointer


def _only_reads(user: Instruction) -> bool:
    if user.opcode == Opcode.LOAD:
        return True
    # A call that writes copies from the variable: others are among the writes.
    return _is_call_of(user, (_LIFETIMES, *_WRITING_CALLS))


def _is_call_of(user: Instruction, names: tuple[str, ...]) -> bool:
    return user.opcode == Opcode.CALL and (f := user.callee) is not None and f.name.startswith(names)


def _repeat(build: Builder, write: Instruction, variable: Instruction) -> None:
    """Writes the same to the variable, in a way that no pass removes."""
    following = write.next
    assert following
    build.before(following)
    to = 1 if write.opcode == Opcode.STORE else 0
    address = _address(build, write.operand(to), variable)
    again = build.copy(write)
    again.set_operand(to, address)
    if write.opcode == Opcode.STORE:
        again.is_volatile = True
    else:
        again.set_operand(_IS_VOLATILE, build.module.context.integer(1).constant(1))


def _address(build: Builder, pointer: Value, variable: Instruction) -> Value:
    """The same address in the variable, computed here."""
    if pointer == variable:
        return variable
    assert isinstance(pointer, Instruction)
    base = _address(build, pointer.operand(0), variable)
    again = build.copy(pointer)
    again.set_operand(0, base)
    return again
