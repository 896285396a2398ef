"""Moves the memory of a kernel with barriers of the grid to where it lives across them."""

from __future__ import annotations

from hipspv.llvm import Attributes, Builder, Function, GlobalVariable, Instruction, Opcode
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.analysis.cheap_values import is_only_read
from hipspv.passes.analysis.live_values import reachable
from hipspv.passes.grid.frame import START, Frame
from hipspv.passes.grid.inline_calls import BARRIER
from hipspv.passes.memory.dynamic_shared_memory import NAME as DYNAMIC_SHARED
from hipspv.passes.rewrite.constants import after_allocas, instruction_users, replace_in_functions
from hipspv.passes.rewrite.moved_memory import MovedMemory
from hipspv.passes.rewrite.stack import gather_allocas, known_users


def move_memory(frame: Frame, build: Builder) -> None:
    """Moves stack variables that may be needed after a barrier, and shared memory, into `frame`."""
    kernel, module = frame.kernel, frame.module
    spaces = module.target.spaces
    copy_parameters(kernel, build)
    module.run_passes("sroa", kernel)
    gather_allocas(build, list(kernel.entry.instructions((Opcode.ALLOCA,))))
    allocas = _living(kernel)
    shared = [v for v in module.index().variables(lambda s: s.space == spaces.shared)]
    shared = [variable for variable in shared if _is_used_in(kernel, variable)]
    context = module.context
    mark = module.declare_builtin(START, context.function(context.void(), []))
    start = build.before(after_allocas(kernel)).call(mark, [])
    generic = context.pointer(spaces.generic)
    frame.begin(build.before(start))
    with MovedMemory(module) as moved:
        for alloca in allocas:
            size = module.size_of(alloca.allocated_type)
            address = frame.of_thread(build.before(start), size, alloca.alignment)
            moved.move(alloca, build.cast(Opcode.ADDRSPACE_CAST, address, generic))
        # Dynamic shared memory comes last: its size isn't known.
        for variable in sorted(shared, key=lambda v: v.name == DYNAMIC_SHARED):
            alignment = variable.alignment or module.alignment_of(variable.value_type)
            offset = frame.shared.take(module.size_of(variable.value_type), alignment)
            address = frame.shared_at(build.before(start), offset)
            address = build.cast(Opcode.ADDRSPACE_CAST, address, generic)
            moved.move(_as_instruction(kernel, variable, build.before(start)), address)


def copy_parameters(kernel: Function, build: Builder) -> None:
    """Copies structures that the kernel may write to: each launch gets the caller's values."""
    attributes = Attributes(kernel)
    start = after_allocas(kernel)
    for index, type in attributes.parameter_types("byval").items():
        parameter = kernel.parameters[index]
        if is_only_read(parameter):
            continue
        alignment = attributes.integer(FIRST_PARAMETER + index, "align")
        alignment = alignment or kernel.owner.alignment_of(type)
        build.before(kernel.entry.first)
        copy = build.alloca(type, alignment)
        parameter.replace_all_uses_with(copy)
        build.before(start).copy_memory(copy, parameter, kernel.owner.size_of(type), alignment)


def _living(kernel: Function) -> list[Instruction]:
    """The stack variables that may be used both before and after a barrier."""
    calls = kernel.instructions((Opcode.CALL,))
    barriers = [c.block for c in calls if (f := c.callee) is not None and f.name == BARRIER]
    after = {block: reachable(block) for block in barriers}
    comes_to = {block: {b for b in barriers if b in reachable(block)} for block in kernel.blocks()}
    found: list[Instruction] = []
    for alloca in kernel.entry.instructions((Opcode.ALLOCA,)):
        users = known_users(alloca)
        if users is None:
            found.append(alloca)
            continue
        blocks = {user.block for user in users}
        crossed = {barrier for block in blocks for barrier in comes_to[block]}
        if any(not blocks.isdisjoint(after[barrier]) for barrier in crossed):
            found.append(alloca)
    return found


def _is_used_in(kernel: Function, variable: GlobalVariable) -> bool:
    return any(user.function == kernel for user in instruction_users(variable))


def _as_instruction(kernel: Function, variable: GlobalVariable, build: Builder) -> Instruction:
    """A stand-in for the variable in the kernel; all constants made from the variable become instructions."""
    stand_in = build.freeze(variable.type.poison())
    replace_in_functions(build, variable, lambda f: stand_in if f == kernel else None)
    return stand_in
