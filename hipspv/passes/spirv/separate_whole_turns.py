"""The turns of a loop that all threads of a block take."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from itertools import permutations
from typing import ClassVar, NamedTuple

from hipspv.llvm import (
    Argument,
    Attributes,
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
from hipspv.llvm.attributes import FIRST_PARAMETER, FUNCTION
from hipspv.passes.analysis.own_copies import is_own_copy
from hipspv.passes.analysis.pure_calls import is_pure
from hipspv.passes.analysis.thread_ids import dimension_of
from hipspv.passes.analysis.uniformity import Uniformity
from hipspv.passes.interface import Pass

_MOST_INSTRUCTIONS = 64  # of a turn that is worth a copy
_MOST_CARRIED = 4  # values that each turn passes to the next
_FEWEST_THREADS = 32  # of a block, for which a barrier costs less than the order of accesses brings
_BITS_OF_ID = 32
_LOW_HALF = (1 << _BITS_OF_ID) - 1
_AT_MOST = {Predicate.SLT: Predicate.SLE, Predicate.ULT: Predicate.ULE}
_SWAPPED = {Predicate.SGT: Predicate.SLT, Predicate.UGT: Predicate.ULT}
_EXTENSIONS = (Opcode.SEXT, Opcode.ZEXT)
_ADDRESSES = (Opcode.GEP, Opcode.ADDRSPACE_CAST)
# SPIR-V 1.6, 3.2.25 and 3.2.27. A barrier that orders no memory: the runtime removes it for devices
# whose compiler makes no vectors of threads (runtime/spirv/adjust.h).
_WORK_GROUP, _INVOCATION, _NO_SEMANTICS = 2, 4, 0


class _Test(NamedTuple):
    """The condition `number < end`."""

    predicate: Predicate
    number: Value
    end: Value


class _Start(NamedTuple):
    """A thread's first number: the sum of its id in x and `terms`, extended by `extension`.

    sum: an integer of the sum's type.
    """

    terms: list[Value]
    sum: Value
    extension: Opcode | None


class _Loop(NamedTuple):
    """`for (number = start; number < end; number += step)`, with one block.

    before: the block that tests whether there is a first turn. after: the block that follows the
    loop. phi: the number. following: the next turn's.
    """

    block: BasicBlock
    before: BasicBlock
    after: BasicBlock
    start: _Start
    phi: Instruction
    following: Instruction
    step: Value
    predicate: Predicate
    end: Value

    def carried(self) -> list[Instruction]:
        """The phis but for the number's."""
        found: list[Instruction] = []
        instruction: Instruction | None = self.block.first
        while instruction and instruction.opcode == Opcode.PHI:
            found += [instruction] if instruction != self.phi else []
            instruction = instruction.next
        return found


class SeparateWholeTurns(Pass):
    """Separates the turns of a loop that all threads of a block take, and runs the threads turn by
    turn.

    The loop is `for (i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x *
    blockDim.x)`. Before it stands a loop of its first turns, as long as all threads of the block
    take them. A device's compiler that makes vectors of threads masks each access in the loop,
    since threads may leave it at different turns. The copy needs no masks.

    Such a compiler runs all turns of a vector before those of the next. Their accesses lie apart
    by the size of the grid, for which caches and prefetchers aren't made. If all threads of the
    block come to the loop, a barrier between two turns makes it run a turn of all threads first.
    Otherwise the copy has the first turn alone.
    """

    name: ClassVar[str] = "separate-whole-turns"

    def run(self, module: Module) -> bool:
        local_id = module.function(module.target.builtins.local_id)
        ids = [id_ for id_ in local_id.calls() if dimension_of(id_) == 0] if local_id else []
        changed = False
        with Builder(module) as build:
            for function in dict.fromkeys(id_.function for id_ in ids):
                for block, together in _blocks(function, {*ids}):
                    # Phis that it has may have been replaced since it was found.
                    if loop := _loop(block, {*ids}):
                        _Separation(build, loop, ids[0], together).apply()
                        changed = True
        return changed


class _Fixed(Uniformity):
    """As Uniformity, but no thread can change the values while the kernel runs. Threads that read
    a number which others write, as in benign races, would come to different barriers.
    """

    def _load_needs(self, load: Instruction) -> Iterable[Value] | None:
        address = load.operand(0)
        while isinstance(address, Instruction) and address.opcode in _ADDRESSES:
            address = address.operand(0)
        if isinstance(address, Argument) and not is_own_copy(address):
            place = FIRST_PARAMETER + self.function.parameters.index(address)
            attributes = Attributes(self.function)
            if not all(attributes.find(place, name) for name in ("noalias", "readonly")):
                return None
        elif not isinstance(address, Argument):
            return None
        return super()._load_needs(load)


def _blocks(function: Function, ids: set[Instruction]) -> list[tuple[BasicBlock, bool]]:
    """The loops, and whether all threads of a block come to them, or none."""
    loops = [loop for block in function.blocks() if (loop := _loop(block, ids))]
    if not loops:
        return []
    uniformity = Uniformity(function)
    fixed = _Fixed(function, flow=uniformity.flow)
    is_uniform = uniformity.is_uniform_value
    found = [each for each in loops if all(map(is_uniform, (*each.start.terms, each.end)))]
    return [(loop.block, _is_together(fixed, loop)) for loop in found]


def _is_together(fixed: _Fixed, loop: _Loop) -> bool:
    """True if a barrier in each turn is reached by all threads, and few values live across it."""
    if not fixed.function.is_kernel or len(loop.carried()) > _MOST_CARRIED:
        return False
    numbers = (*loop.start.terms, loop.end, loop.step)
    if not all(map(fixed.is_uniform_value, numbers)):
        return False
    return all(map(fixed.is_uniform, fixed.deciding([loop.before])))


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
    for phi, step in permutations(following.operands):
        first, before = _first(phi, block)
        start = _start(first, ids) if first else None
        if not first or not before or not start:
            continue
        if isinstance(phi, Instruction) and _begins(before, block, test._replace(number=first)):
            rest = (following, step, test.predicate, test.end)
            return _Loop(block, before, after, start, phi, *rest)
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


def _first(number: Value, loop: BasicBlock) -> tuple[Value, BasicBlock] | tuple[None, None]:
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


def _start(first: Value, ids: set[Instruction]) -> _Start | None:
    """The parts of a thread's first number, if other terms than its id are in it."""
    sum_, extension = first, None
    if isinstance(first, Instruction) and first.opcode in _EXTENSIONS:
        sum_, extension = first.operand(0), first.opcode
    # The ids of a block's threads differ in 32 bits, but not in fewer.
    terms = _terms(sum_, ids) if sum_.type.width >= _BITS_OF_ID else None
    return _Start(terms, sum_, extension) if terms else None


def _terms(value: Value, ids: set[Instruction]) -> list[Value] | None:
    """The terms that are added to a thread's id in x; None if the value is no such sum."""
    if value in ids:
        return []
    if not isinstance(value, Instruction):
        return None
    if value.opcode == Opcode.TRUNC or _masks(value):
        return [] if value.operand(0) in ids else None
    if value.opcode == Opcode.ADD or (value.opcode == Opcode.OR and value.is_disjoint):
        for thread, other in permutations(value.operands):
            terms = _terms(thread, ids)
            if terms is not None:
                return [*terms, other]
    return None


def _masks(value: Instruction) -> bool:
    if value.opcode != Opcode.AND:
        return False
    mask = value.operand(1)
    return isinstance(mask, ConstantInt) and mask.value == _LOW_HALF


class _Separation:
    """The copy of a loop's turns before the loop, which goes on from them.

    together: whether the copy is a loop of all whole turns, with a barrier between two.
    """

    def __init__(self, build: Builder, loop: _Loop, id_: Instruction, together: bool) -> None:
        self._build, self._loop, self._id, self._together = build, loop, id_, together

    def apply(self) -> None:
        build, loop = self._build, self._loop
        names = ("whole", "rest", "some")
        whole, rest, some = (build.at_end(loop.before).append_block(name) for name in names)
        for block, place in ((whole, loop.before), (rest, whole), (some, rest)):
            block.move_after(place)
        build.before(loop.before.terminator)
        first, reach = self._first(), self._reach()
        is_whole = self._is_whole_at_start(first, reach)
        build.at_end(some).move(loop.before.terminator)
        build.at_end(loop.before).branch_if(is_whole, whole, some)
        if self._together:
            copies = self._whole_turns(first, reach, whole, rest)
        else:
            copies = self._first_turn(whole, rest)
        more = build.at_end(rest).compare(loop.predicate, copies[loop.following], loop.end)
        build.branch_if(more, loop.block, loop.after)
        for block in dict.fromkeys((*some.terminator.successors, loop.after)):
            _replace_phis(build, block, loop, rest, some, copies)

    def _first(self) -> Value:
        """The number of the block's first thread in the first turn."""
        start = self._loop.start
        return self._extend(functools.reduce(self._build.add, start.terms))

    def _extend(self, sum_: Value) -> Value:
        extension = self._loop.start.extension
        return self._build.cast(extension, sum_, self._loop.phi.type) if extension else sum_

    def _reach(self) -> Value:
        """The difference between the last thread's number and the first one's."""
        build, sum_ = self._build, self._loop.start.sum.type
        size = build.builtin(
            build.module.target.builtins.local_size, self._id.type, self._id.operand(0)
        )
        return build.resize(build.add(build.resize(size, sum_), -1), self._loop.phi.type)

    def _is_whole_at_start(self, first: Value, reach: Value) -> Value:
        """True if all threads take the first turn, and their numbers follow each other."""
        build, loop = self._build, self._loop
        is_whole = self._is_whole(first, reach)
        if loop.start.extension:
            # The sum before the extension may wrap.
            least = functools.reduce(build.add, loop.start.terms)
            last = self._extend(build.add(least, build.resize(reach, least.type)))
            follows = build.compare(Predicate.EQ, last, build.add(first, reach))
            is_whole = build.and_(is_whole, follows)
        if self._together:
            many = build.compare(Predicate.UGE, reach, _FEWEST_THREADS - 1)
            is_whole = build.and_(is_whole, many)
        return is_whole

    def _is_whole(self, first: Value, reach: Value) -> Value:
        """True if the numbers of the block's threads are all before the end. They lie from the
        first thread's to the last one's, unless these wrap.
        """
        build, loop = self._build, self._loop
        last = build.add(first, reach)
        in_order = build.compare(_AT_MOST[loop.predicate], first, last)
        return build.and_(in_order, build.compare(loop.predicate, last, loop.end))

    def _first_turn(self, whole: BasicBlock, rest: BasicBlock) -> dict[Value, Value]:
        """Write the copy of one turn. Return what the loop's values are in it."""
        self._build.at_end(whole)
        phis = (self._loop.phi, *self._loop.carried())
        copies = self._copy({phi: self._value(phi, self._loop.before) for phi in phis})
        self._build.branch(rest)
        return copies

    def _whole_turns(
        self, start: Value, reach: Value, whole: BasicBlock, rest: BasicBlock
    ) -> dict[Value, Value]:
        """Write the loop of whole turns. Return what the other loop's values are in it.

        start: the first thread's number in the first turn.
        """
        build, loop = self._build, self._loop
        first = build.at_end(whole).phi(start.type)
        phis = {phi: build.phi(phi.type) for phi in loop.carried()}
        local_id = build.module.target.builtins.local_id
        id_ = build.builtin(local_id, self._id.type, self._id.operand(0))
        number = build.add(first, build.resize(id_, start.type))
        copies = self._copy({**phis, loop.phi: number})
        following = build.add(first, copies.get(loop.step, loop.step))
        turn = build.append_block("turn")
        turn.move_after(whole)
        build.branch_if(self._is_whole(following, reach), turn, rest)
        self._meet(turn)
        build.branch(whole)
        first.add_incoming(start, loop.before)
        first.add_incoming(following, turn)
        for phi, copy in phis.items():
            copy.add_incoming(self._value(phi, loop.before), loop.before)
            value = self._value(phi, loop.block)
            copy.add_incoming(copies.get(value, value), turn)
        return copies

    def _meet(self, block: BasicBlock) -> None:
        """Write the barrier between two turns."""
        build, module = self._build.at_end(block), self._build.module
        word = module.context.integer(32)
        type = module.context.function(module.context.void(), [word] * 3)
        name = module.target.builtins.overload("__spirv_ControlBarrier", "jjj")
        barrier = module.declare_builtin(name, type)
        Attributes(barrier).add(FUNCTION, "convergent")
        scopes = (_WORK_GROUP, _INVOCATION, _NO_SEMANTICS)
        build.call(barrier, [word.constant(each) for each in scopes])

    def _value(self, phi: Instruction, block: BasicBlock) -> Value:
        """A phi's value for the way from this block."""
        return next(value for value, source in phi.incoming if source == block)

    def _copy(self, copies: dict[Value, Value]) -> dict[Value, Value]:
        """Copy a turn, but for its phis and its end. copies: what the phis are in it."""
        instruction: Instruction | None = self._loop.block.first
        while instruction and instruction != self._loop.block.terminator:
            if instruction.opcode != Opcode.PHI:
                copies[instruction] = copy = self._build.copy(instruction)
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
    olds: list[Instruction] = []
    instruction: Instruction | None = block.first
    while instruction and instruction.opcode == Opcode.PHI:
        olds.append(instruction)
        instruction = instruction.next
    # A phi's value may be another one of the block: all are made before one is replaced.
    phis = [build.before(old).phi(old.type) for old in olds]
    for old, phi in zip(olds, phis, strict=True):
        for value, source in old.incoming:
            phi.add_incoming(value, some if source == loop.before else source)
            if source == loop.block:
                phi.add_incoming(copies.get(value, value), rest)
    for old, phi in zip(olds, phis, strict=True):
        old.replace_all_uses_with(phi)
        old.erase()
