"""Iterations of a grid-stride loop that every thread of a block executes."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from itertools import chain, islice, permutations, takewhile
from typing import NamedTuple

from hipspv.llvm import Argument, Attributes, BasicBlock, Builder, ConstantInt, Function, Instruction, Module, Value
from hipspv.llvm.attributes import FIRST_PARAMETER, FUNCTION
from hipspv.llvm.enums import Opcode, Predicate
from hipspv.passes.analysis.block_order import natural_loops, reverse_post_order
from hipspv.passes.analysis.pointers import is_own_copy
from hipspv.passes.analysis.pure_calls import is_pure
from hipspv.passes.analysis.thread_ids import dimension_of
from hipspv.passes.analysis.uniformity import Uniformity
from hipspv.passes.interface import Pass

_MAX_INSTRUCTIONS = 128  # of a loop body that is copied
_MAX_CARRIED = 4  # values that an iteration passes to the next
_MIN_THREADS = 32  # of a block; with fewer, the barrier costs more than the order of accesses gains
_BITS_OF_ID = 32
_LOW_HALF = (1 << _BITS_OF_ID) - 1
_OR_EQUAL = {Predicate.SLT: Predicate.SLE, Predicate.ULT: Predicate.ULE}
_SWAPPED = {Predicate.SGT: Predicate.SLT, Predicate.UGT: Predicate.ULT}
_EXTENSIONS = (Opcode.SEXT, Opcode.ZEXT)
_ADDRESSES = (Opcode.GEP, Opcode.ADDRSPACE_CAST)
# SPIR-V 1.6, 3.2.25 and 3.2.27. A barrier that orders no memory: the runtime removes it for devices
# whose compiler makes no vectors of threads (runtime/spirv/adaptations.cpp).
_WORK_GROUP, _INVOCATION, _NO_SEMANTICS = 2, 4, 0


class _Test(NamedTuple):
    """The condition `counter < end`."""

    predicate: Predicate
    counter: Value
    end: Value


class _Start(NamedTuple):
    """A thread's first index: the sum of its id in x and `terms`, extended by `extension`.

    sum: an integer of the sum's type.
    """

    terms: list[Value]
    sum: Value
    extension: Opcode | None


class _Loop(NamedTuple):
    """`for (index = start; index < end; index += step)`, whose only exit is its latch.

    body: its blocks, in reverse post order. before: the block that tests for a first iteration.
    after: the exit block. phi: the induction variable. following: its value in the next iteration.
    """

    body: list[BasicBlock]
    before: BasicBlock
    after: BasicBlock
    start: _Start
    phi: Instruction
    following: Instruction
    step: Value
    predicate: Predicate
    end: Value

    @property
    def header(self) -> BasicBlock:
        """The loop's header."""
        return self.body[0]

    @property
    def latch(self) -> BasicBlock:
        """The loop's latch."""
        return self.body[-1]

    def carried(self) -> list[Instruction]:
        """The header's phis except the induction variable."""
        return [phi for phi in _phis(self.header) if phi != self.phi]


class SplitGridStrideLoops(Pass):
    """Splits grid-stride loops: the iterations that every thread of a block executes get a loop of
    their own, before the remaining iterations.

    The loop is `for (i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x *
    blockDim.x)`. Intel's CPU compiler makes vectors of threads. It masks each access in the loop,
    since threads may leave it in different iterations. The new loop needs no masks.

    The compiler runs all iterations of a vector of threads before those of the next vector. Two iterations are a grid's
    size apart, which defeats caches and prefetchers. If all threads of the block reach the loop, a barrier between
    iterations makes it run an iteration of all threads first. Otherwise the copy has the first iteration alone.

    Measured gain (CPU time of kernels of bench without the pass, over that with it): histogram
    3.8, reduction 1.2. The other kernels have no such loop.
    """

    def run(self, module: Module) -> bool:
        local_id = module.function(module.target.builtins.local_id)
        ids = [id_ for id_ in local_id.calls() if dimension_of(id_) == 0] if local_id else []
        changed = False
        with Builder(module) as build:
            for function in dict.fromkeys(id_.function for id_ in ids):
                for body, together in _bodies(function, {*ids}):
                    # Phis that it has may have been replaced since it was found.
                    if loop := _loop(body, {*ids}):
                        _Split(build, loop, ids[0], together).apply()
                        changed = True
        return changed


class _Fixed(Uniformity):
    """As Uniformity, but no thread can change the values while the kernel runs. Threads that read
    a value which others write, as in benign races, would reach different barriers.
    """

    def _load_needs(self, load: Instruction) -> Iterable[Value] | None:
        address = load.operand(0)
        while isinstance(address, Instruction) and address.opcode in _ADDRESSES:
            address = address.operand(0)
        if isinstance(address, Argument) and not is_own_copy(address):
            position = FIRST_PARAMETER + self.function.parameters.index(address)
            attributes = Attributes(self.function)
            if not all(attributes.find(position, name) for name in ("noalias", "readonly")):
                return None
        elif not isinstance(address, Argument):
            return None
        return super()._load_needs(load)


def _bodies(function: Function, ids: set[Instruction]) -> list[tuple[list[BasicBlock], bool]]:
    """The loops' blocks, and whether all threads of a block reach the loop, or none."""
    loops = [loop for body in _innermost(function) if (loop := _loop(body, ids))]
    if not loops:
        return []
    uniformity = Uniformity(function)
    fixed = _Fixed(function, flow=uniformity.flow)
    is_uniform = uniformity.is_uniform_value
    found = [each for each in loops if all(map(is_uniform, (*each.start.terms, each.end)))]
    return [(loop.body, _is_together(fixed, loop)) for loop in found]


def _innermost(function: Function) -> list[list[BasicBlock]]:
    """The blocks of innermost loops whose only exit is the latch."""
    loops = natural_loops(function)
    order = reverse_post_order(function) if loops else []
    found: list[list[BasicBlock]] = []
    for header, latch, body in loops:
        others = [edge for *edge, _ in loops if edge[0] in body and edge != [header, latch]]
        ends = (block.terminator for block in body if block != latch)
        if not others and all(end.opcode == Opcode.BR and body.issuperset(end.successors) for end in ends):
            found.append([block for block in order if block in body])
    return found


def _is_together(fixed: _Fixed, loop: _Loop) -> bool:
    """True if all threads reach a barrier in each iteration, and few values live across it.

    A device's compiler keeps the stack variables of all threads at once if there is a barrier.
    """
    kernel = fixed.function
    if not kernel.is_kernel or len(loop.carried()) > _MAX_CARRIED:
        return False
    if any(kernel.instructions((Opcode.ALLOCA,))):
        return False
    bounds = (*loop.start.terms, loop.end, loop.step)
    if not all(map(fixed.is_uniform_value, bounds)):
        return False
    return all(map(fixed.is_uniform, fixed.deciding([loop.before])))


def _loop(body: list[BasicBlock], ids: set[Instruction]) -> _Loop | None:
    """The loop of these blocks, if it has this form and nothing forbids a copy of its body."""
    header, latch = body[0], body[-1]
    test = _test(latch)
    if test is None or latch.terminator.successors[0] != header or not _is_worth_a_copy(body):
        return None
    after, following = latch.terminator.successors[1], test.counter
    if not isinstance(following, Instruction) or following.opcode != Opcode.ADD:
        return None
    if not _is_in(following, body) or _is_in(test.end, body) or not _ends_in_phis(body, after):
        return None
    for phi, step in permutations(following.operands):
        first, before = _first(phi, header, latch)
        start = _start(first, ids) if first else None
        if not first or not before or not start:
            continue
        if isinstance(phi, Instruction) and _begins(before, header, test._replace(counter=first)):
            rest = (following, step, test.predicate, test.end)
            return _Loop(body, before, after, start, phi, *rest)
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
    return _Test(predicate, a, b) if predicate in _OR_EQUAL else None


def _first(value: Value, header: BasicBlock, latch: BasicBlock) -> tuple[Value, BasicBlock] | tuple[None, None]:
    """A phi's value in the first iteration, and the block from which it comes."""
    if isinstance(value, Instruction) and value.opcode == Opcode.PHI and value.block == header:
        outside = [(first, block) for first, block in value.incoming if block != latch]
        if len(outside) == 1:
            return outside[0]
    return None, None


def _begins(before: BasicBlock, loop: BasicBlock, test: _Test) -> bool:
    """True if the block enters the loop under this condition alone."""
    successors = before.terminator.successors
    return _test(before) == test and successors[0] == loop and successors[1] != loop


def _is_worth_a_copy(body: list[BasicBlock]) -> bool:
    """True for few instructions with accesses to memory, and calls of pure functions alone."""
    builtins, accesses = body[0].parent.owner.target.builtins, 0
    instructions = [*islice(_instructions(body), _MAX_INSTRUCTIONS + 1)]
    for instruction in instructions:
        if instruction.opcode == Opcode.CALL:
            callee = instruction.callee
            if not callee or not (callee.name in builtins.of_block or is_pure(callee)):
                return False
        accesses += instruction.opcode in (Opcode.LOAD, Opcode.STORE)
    return accesses > 0 and len(instructions) <= _MAX_INSTRUCTIONS


def _instructions(body: Iterable[BasicBlock]) -> Iterator[Instruction]:
    return chain.from_iterable(block.instructions() for block in body)


def _phis(block: BasicBlock) -> list[Instruction]:
    return [*takewhile(lambda each: each.opcode == Opcode.PHI, block.instructions())]


def _is_in(value: Value, body: list[BasicBlock]) -> bool:
    return isinstance(value, Instruction) and value.block in body


def _ends_in_phis(body: list[BasicBlock], after: BasicBlock) -> bool:
    """True if only phis of the block after the loop use what the loop computes."""
    for user in chain.from_iterable(each.users() for each in _instructions(body)):
        if not isinstance(user, Instruction):
            return False
        if user.block not in body and (user.block != after or user.opcode != Opcode.PHI):
            return False
    return True


def _start(first: Value, ids: set[Instruction]) -> _Start | None:
    """The terms of a thread's first index, if it has other terms than the thread's id."""
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


class _Split:
    """The copy of a loop's first iterations, after which the loop continues.

    together: true if the copy is a loop, with a barrier between two iterations.
    """

    def __init__(self, build: Builder, loop: _Loop, id_: Instruction, together: bool) -> None:
        self._build, self._loop, self._id, self._together = build, loop, id_, together

    def apply(self) -> None:
        build, loop = self._build, self._loop
        names = ("whole", "rest", "some")
        whole, rest, some = (build.at_end(loop.before).append_block(name) for name in names)
        for block, previous in ((whole, loop.before), (rest, whole), (some, rest)):
            block.move_after(previous)
        build.before(loop.before.terminator)
        first, reach = self._first(), self._reach()
        is_whole = self._is_whole_at_start(first, reach)
        build.at_end(some).move(loop.before.terminator)
        build.at_end(loop.before).branch_if(is_whole, whole, some)
        if self._together:
            copies = self._whole_iterations(first, reach, whole, rest)
        else:
            copies = self._first_iteration(whole, rest)
        more = build.at_end(rest).compare(loop.predicate, copies[loop.following], loop.end)
        build.branch_if(more, loop.header, loop.after)
        for block in dict.fromkeys((*some.terminator.successors, loop.after)):
            _replace_phis(build, block, loop, rest, some, copies)

    def _first(self) -> Value:
        """The index of the block's first thread in the first iteration."""
        return self._extend(self._least())

    def _least(self) -> Value:
        """The same before it is extended."""
        return functools.reduce(self._build.add, self._loop.start.terms)

    def _extend(self, sum_: Value) -> Value:
        extension = self._loop.start.extension
        return self._build.cast(extension, sum_, self._loop.phi.type) if extension else sum_

    def _reach(self) -> Value:
        """The difference between the last thread's index and the first one's."""
        build, sum_ = self._build, self._loop.start.sum.type
        size = build.builtin(build.module.target.builtins.local_size, self._id.type, self._id.operand(0))
        return build.resize(build.add(build.resize(size, sum_), -1), self._loop.phi.type)

    def _is_whole_at_start(self, first: Value, reach: Value) -> Value:
        """True if all threads execute the first iteration, with consecutive indices."""
        build, loop = self._build, self._loop
        is_whole = self._is_whole(first, reach)
        if loop.start.extension:
            # The sum before the extension may wrap.
            least = self._least()
            last = self._extend(build.add(least, build.resize(reach, least.type)))
            follows = build.compare(Predicate.EQ, last, build.add(first, reach))
            is_whole = build.and_(is_whole, follows)
        if self._together:
            many = build.compare(Predicate.UGE, reach, _MIN_THREADS - 1)
            is_whole = build.and_(is_whole, many)
        return is_whole

    def _is_whole(self, first: Value, reach: Value) -> Value:
        """True if the indices of the block's threads are all before the end. They lie from the
        first thread's to the last one's, unless these wrap.
        """
        build, loop = self._build, self._loop
        last = build.add(first, reach)
        in_order = build.compare(_OR_EQUAL[loop.predicate], first, last)
        return build.and_(in_order, build.compare(loop.predicate, last, loop.end))

    def _first_iteration(self, whole: BasicBlock, rest: BasicBlock) -> dict[Value, Value]:
        """Write the copy of one iteration. Return the copies by the loop's values."""
        self._build.at_end(whole)
        phis = (self._loop.phi, *self._loop.carried())
        copies = self._copy({phi: self._value(phi, self._loop.before) for phi in phis})
        self._build.branch(rest)
        return copies

    def _whole_iterations(self, start: Value, reach: Value, whole: BasicBlock, rest: BasicBlock) -> dict[Value, Value]:
        """Write the loop of iterations that all threads execute. Return the copies by the loop's values.

        start: the first thread's index in the first iteration.
        """
        build, loop = self._build, self._loop
        first = build.at_end(whole).phi(start.type)
        phis = {phi: build.phi(phi.type) for phi in loop.carried()}
        local_id = build.module.target.builtins.local_id
        id_ = build.builtin(local_id, self._id.type, self._id.operand(0))
        index = build.add(first, build.resize(id_, start.type))
        copies = self._copy({**phis, loop.phi: index})
        following = build.add(first, copies.get(loop.step, loop.step))
        iteration = build.append_block("iteration")
        iteration.move_after(build.block)
        build.branch_if(self._is_whole(following, reach), iteration, rest)
        self._synchronize(iteration)
        build.branch(whole)
        first.add_incoming(start, loop.before)
        first.add_incoming(following, iteration)
        for phi, copy in phis.items():
            copy.add_incoming(self._value(phi, loop.before), loop.before)
            value = self._value(phi, loop.latch)
            copy.add_incoming(copies.get(value, value), iteration)
        return copies

    def _synchronize(self, block: BasicBlock) -> None:
        """Write the barrier between two iterations."""
        build, module = self._build.at_end(block), self._build.module
        word = module.context.integer(32)
        type = module.context.function(module.context.void(), [word] * 3)
        name = module.target.builtins.overload("__spirv_ControlBarrier", "jjj")
        barrier = module.declare_builtin(name, type)
        Attributes(barrier).add(FUNCTION, "convergent")
        scopes = (_WORK_GROUP, _INVOCATION, _NO_SEMANTICS)
        build.call(barrier, [word.constant(each) for each in scopes])

    def _value(self, phi: Instruction, block: BasicBlock) -> Value:
        """A phi's value for the edge from this block."""
        return next(value for value, source in phi.incoming if source == block)

    def _copy(self, copies: dict[Value, Value]) -> dict[Value, Value]:
        """Copy the body, without the header's phis and the latch's terminator, to the insertion
        point, and move that to the copy's end. copies: the values of the phis in it.
        """
        build, (header, *others) = self._build, self._loop.body
        blocks, last = {header: build.block}, build.block
        for block in others:
            blocks[block] = copy = build.append_block("copy")
            copy.move_after(last)
            last = copy
        for block, copy in blocks.items():
            build.at_end(copy)
            for instruction in block.instructions():
                if instruction not in copies and instruction != self._loop.latch.terminator:
                    self._copy_one(instruction, copies, blocks)
        for phi in chain.from_iterable(map(_phis, others)):
            copy = copies[phi]
            assert isinstance(copy, Instruction)
            for value, source in phi.incoming:
                copy.add_incoming(copies.get(value, value), blocks[source])
        return copies

    def _copy_one(
        self, instruction: Instruction, copies: dict[Value, Value], blocks: dict[BasicBlock, BasicBlock]
    ) -> None:
        """Copy an instruction; a phi gets its values later."""
        build = self._build
        if instruction.opcode == Opcode.PHI:
            copies[instruction] = build.phi(instruction.type)
        elif instruction.opcode == Opcode.BR:
            targets = [blocks[each] for each in instruction.successors]
            if len(targets) == 1:
                build.branch(*targets)
            else:
                condition = instruction.operand(0)
                build.branch_if(copies.get(condition, condition), *targets)
        else:
            copies[instruction] = copy = build.copy(instruction)
            for index, operand in enumerate(instruction.operands):
                if operand in copies:
                    copy.set_operand(index, copies[operand])


def _replace_phis(
    build: Builder, block: BasicBlock, loop: _Loop, rest: BasicBlock, some: BasicBlock, copies: dict[Value, Value]
) -> None:
    """Replace the phis of a block that follows `some`, `rest` or both."""
    olds = _phis(block)
    # A phi's value may be another one of the block: all are made before one is replaced.
    phis = [build.before(old).phi(old.type) for old in olds]
    for old, phi in zip(olds, phis, strict=True):
        for value, source in old.incoming:
            phi.add_incoming(value, some if source == loop.before else source)
            if source == loop.latch:
                phi.add_incoming(copies.get(value, value), rest)
    for old, phi in zip(olds, phis, strict=True):
        old.replace_all_uses_with(phi)
        old.erase()
