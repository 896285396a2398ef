"""The first turns of loops that take the grid's size as their step."""

from __future__ import annotations

import functools
from typing import ClassVar, NamedTuple

from hipspv.llvm import (
    BasicBlock,
    Builder,
    ConstantInt,
    Function,
    Instruction,
    Module,
    Opcode,
    Predicate,
    Value,
)
from hipspv.passes.analysis.pure_calls import is_pure
from hipspv.passes.analysis.thread_ids import dimension_of
from hipspv.passes.analysis.uniformity import Uniformity
from hipspv.passes.interface import Pass

_MOST_INSTRUCTIONS = 64  # of a turn that is worth a copy
_LOW_HALF = (1 << 32) - 1
_AT_MOST = {Predicate.SLT: Predicate.SLE, Predicate.ULT: Predicate.ULE}
_SWAPPED = {Predicate.SGT: Predicate.SLT, Predicate.UGT: Predicate.ULT}


class _Test(NamedTuple):
    """The condition `number < end`."""

    predicate: Predicate
    number: Value
    end: Value


class _Loop(NamedTuple):
    """`for (number = start; number < end; number += step)`, with one block.

    before: the block that tests whether there is a first turn. after: the block that follows the
    loop. start: the sum of the thread's id in x and `terms`. following: the next turn's number.
    """

    block: BasicBlock
    before: BasicBlock
    after: BasicBlock
    start: Value
    terms: list[Value]
    following: Instruction
    predicate: Predicate
    end: Value


class PeelFirstTurns(Pass):
    """Copies a loop's first turn, for blocks of which all threads take it.

    Many programs launch as many threads as there are elements for
    `for (i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)`. The loop
    then takes one turn. A device's compiler that makes vectors of threads masks each access in it,
    since the threads may leave the loop at different turns. The copy needs no masks.
    """

    name: ClassVar[str] = "peel-first-turns"

    def run(self, module: Module) -> bool:
        local_id = module.function(module.target.builtins.local_id)
        ids = [id_ for id_ in local_id.calls() if dimension_of(id_) == 0] if local_id else []
        changed = False
        with Builder(module) as build:
            for function in dict.fromkeys(id_.function for id_ in ids):
                loops = _loops(function, {*ids})
                for loop in loops:
                    _peel(build, loop, ids[0])
                changed |= bool(loops)
        return changed


def _loops(function: Function, ids: set[Instruction]) -> list[_Loop]:
    loops = [loop for block in function.blocks() if (loop := _loop(block, ids))]
    if not loops:
        return []
    is_uniform = Uniformity(function).is_uniform_value
    return [loop for loop in loops if all(map(is_uniform, (*loop.terms, loop.end)))]


def _loop(block: BasicBlock, ids: set[Instruction]) -> _Loop | None:
    """The loop of this block, if it has this form and nothing forbids a copy of a turn."""
    test = _test(block)
    if test is None or block.terminator.successors[0] != block or not _is_worth_a_copy(block):
        return None
    after, following = block.terminator.successors[1], test.number
    if not isinstance(following, Instruction) or following.opcode != Opcode.ADD:
        return None
    if following.block != block or _is_in(test.end, block) or not _ends_in_phis(block, after):
        return None
    for number in following.operands:
        start, before = _start(number, block)
        terms = _terms(start, ids) if start else None
        if start and before and terms and _begins(before, block, test._replace(number=start)):
            return _Loop(block, before, after, start, terms, following, test.predicate, test.end)
    return None


def _test(block: BasicBlock) -> _Test | None:
    """The condition under which a block goes to its first successor."""
    branch = block.terminator
    if branch.opcode != Opcode.BR or len(branch.successors) != 2:
        return None
    condition = branch.operand(0)
    if not isinstance(condition, Instruction) or condition.opcode != Opcode.ICMP:
        return None
    predicate, (a, b) = condition.predicate, condition.operands
    if predicate in _SWAPPED:
        return _Test(_SWAPPED[predicate], b, a)
    return _Test(predicate, a, b) if predicate in _AT_MOST else None


def _start(number: Value, loop: BasicBlock) -> tuple[Value, BasicBlock] | tuple[None, None]:
    """A phi's value in the first turn, and the block from which it comes."""
    if isinstance(number, Instruction) and number.opcode == Opcode.PHI and number.block == loop:
        outside = [(value, block) for value, block in number.incoming if block != loop]
        if len(outside) == 1:
            return outside[0]
    return None, None


def _begins(before: BasicBlock, loop: BasicBlock, test: _Test) -> bool:
    """True if the block enters the loop under this condition alone."""
    successors = before.terminator.successors
    return _test(before) == test and successors[0] == loop and successors[1] != loop


def _is_worth_a_copy(block: BasicBlock) -> bool:
    """True for few instructions with accesses to memory, and calls of pure functions alone."""
    builtins, accesses, count = block.parent.owner.target.builtins, 0, 0
    instruction: Instruction | None = block.first
    while instruction:
        if instruction.opcode == Opcode.CALL:
            callee = instruction.callee
            if not callee or not (callee.name in builtins.of_block or is_pure(callee)):
                return False
        accesses += instruction.opcode in (Opcode.LOAD, Opcode.STORE)
        count += 1
        instruction = instruction.next
    return accesses > 0 and count <= _MOST_INSTRUCTIONS


def _is_in(value: Value, block: BasicBlock) -> bool:
    return isinstance(value, Instruction) and value.block == block


def _ends_in_phis(block: BasicBlock, after: BasicBlock) -> bool:
    """True if only phis of the block after the loop use what the loop computes."""
    instruction: Instruction | None = block.first
    while instruction:
        for user in instruction.users():
            if _is_in(user, block):
                continue
            if not _is_in(user, after) or not isinstance(user, Instruction):
                return False
            if user.opcode != Opcode.PHI:
                return False
        instruction = instruction.next
    return True


def _terms(value: Value, ids: set[Instruction]) -> list[Value] | None:
    """The terms that are added to a thread's id in x; None if the value is no such sum."""
    if value in ids:
        return []
    if not isinstance(value, Instruction):
        return None
    if value.opcode == Opcode.TRUNC or _masks(value):
        return [] if value.operand(0) in ids else None
    if value.opcode == Opcode.ADD:
        for thread, other in (value.operands, reversed(value.operands)):
            terms = _terms(thread, ids)
            if terms is not None:
                return [*terms, other]
    return None


def _masks(value: Instruction) -> bool:
    if value.opcode != Opcode.AND:
        return False
    mask = value.operand(1)
    return isinstance(mask, ConstantInt) and mask.value == _LOW_HALF


def _peel(build: Builder, loop: _Loop, id_: Instruction) -> None:
    """Put the copy before the loop, which goes on from the second turn."""
    names = ("whole", "rest", "some")
    whole, rest, some = (build.at_end(loop.before).append_block(name) for name in names)
    for block, place in ((whole, loop.before), (rest, whole), (some, rest)):
        block.move_after(place)
    is_whole = _is_whole(build.before(loop.before.terminator), loop, id_)
    build.at_end(some).move(loop.before.terminator)
    build.at_end(loop.before).branch_if(is_whole, whole, some)
    copies = _copy(build.at_end(whole), loop)
    build.branch(rest)
    more = build.at_end(rest).compare(loop.predicate, copies[loop.following], loop.end)
    build.branch_if(more, loop.block, loop.after)
    for block in dict.fromkeys((*some.terminator.successors, loop.after)):
        _replace_phis(build, block, loop, rest, some, copies)


def _is_whole(build: Builder, loop: _Loop, id_: Instruction) -> Value:
    """True if the numbers of the block's threads are all before the end. They lie from the first
    thread's to the last one's, unless these wrap.
    """
    size = build.builtin(build.module.target.builtins.local_size, id_.type, id_.operand(0))
    first = functools.reduce(build.add, loop.terms)
    last = build.add(first, build.add(build.resize(size, first.type), -1))
    in_order = build.compare(_AT_MOST[loop.predicate], first, last)
    return build.and_(in_order, build.compare(loop.predicate, last, loop.end))


def _copy(build: Builder, loop: _Loop) -> dict[Value, Value]:
    """Copy the first turn, but for its end. Return what the loop's values are in it."""
    copies: dict[Value, Value] = {}
    instruction: Instruction | None = loop.block.first
    while instruction and instruction != loop.block.terminator:
        if instruction.opcode == Opcode.PHI:
            copies[instruction] = next(v for v, b in instruction.incoming if b == loop.before)
        else:
            copies[instruction] = copy = build.copy(instruction)
            for index, operand in enumerate(instruction.operands):
                if operand in copies:
                    copy.set_operand(index, copies[operand])
        instruction = instruction.next
    return copies


def _replace_phis(
    build: Builder,
    block: BasicBlock,
    loop: _Loop,
    rest: BasicBlock,
    some: BasicBlock,
    copies: dict[Value, Value],
) -> None:
    """Replace the phis of a block that follows `some`, `rest` or both."""
    instruction: Instruction | None = block.first
    while instruction and instruction.opcode == Opcode.PHI:
        phi = build.before(instruction).phi(instruction.type)
        for value, source in instruction.incoming:
            phi.add_incoming(value, some if source == loop.before else source)
            if source == loop.block:
                phi.add_incoming(copies.get(value, value), rest)
        old, instruction = instruction, instruction.next
        old.replace_all_uses_with(phi)
        old.erase()
