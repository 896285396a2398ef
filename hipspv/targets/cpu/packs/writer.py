"""The control flow of a pack's function."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from hipspv.llvm import BasicBlock, Builder, Function, Instruction, Opcode, Predicate, Value
from hipspv.targets.cpu.packs.divergence import Divergence, Loop, is_contiguous
from hipspv.targets.cpu.packs.operations import Operations
from hipspv.targets.cpu.packs.values import Values

# A block of at most so many operations runs also if no thread is in it, rather than be skipped.
_SHORT = 8


class Unsupported(Exception):
    """The function can't run as a pack; the message says why."""


class _Edge(NamedTuple):
    """mask: the threads that take it; None if all threads do. chosen: a condition of all threads;
    None if the edge is taken whenever its block runs.
    """

    to: int
    mask: Value | None = None
    chosen: Value | None = None


class Writer:
    """Writes a function that runs the threads of a pack from one of a thread.

    A block that some threads may reach without the others has two versions. One is for all threads of the pack; it
    leads to the other when a branch divides them. Blocks of that version have a mask and run one after the other, in
    the order of `Divergence`; a branch on a condition of all threads remains one. Moll and Hack call this partial
    control-flow linearization (PLDI 2018). A block from which some threads go to a later one leaves that one pending.
    Pending blocks come when the order reaches them. A loop runs as long as a thread is in it, and its exits are pending
    until then.

    A mask is a vector of integers of 32 bits, 0 or -1, as the processor's comparisons make it: LLVM keeps bits that
    live across blocks in another form, and converts them. A mask is cleared when its block runs.
    """

    def __init__(
        self,
        build: Builder,
        target: Function,
        divergence: Divergence,
        width: int,
        arguments: dict[Value, Value],
        mask: Value | None,
        rare: bool,
        loops: bool,
    ) -> None:
        """mask: of the threads that are there; None if all are. rare: the mask's code alone, also if all are. loops: as
        `Operations` has it."""
        self._build, self._target, self._flow, self._width = build, target, divergence, width
        self._given, self._rare = mask, rare
        self.values = Values(build, target, divergence, width, arguments)
        self._position = {block: i for i, block in enumerate(divergence.order)}
        self._pending: dict[int, set[int]] = {}
        i32 = build.module.context.integer(32)
        self._none = self.values.vector_type(i32).null()
        self._operations = Operations(build, self.values, loops)

    def write(self) -> None:
        flow, build = self._flow, self._build
        if not is_contiguous(flow.order, flow.loops) or len({loop.header for loop in flow.loops}) != len(flow.loops):
            raise Unsupported("the blocks of a loop don't follow each other")
        start, first = self._target.append_block("entry"), flow.order[0]
        whole = () if self._rare else flow.order
        self._whole = {block: self._target.append_block("all") for block in whole}
        self._some = {block: self._target.append_block("some") for block in flow.order if block in flow.partial}
        begin = self._target.append_block("begin")
        build.at_end(start).branch(begin)
        self._masks = {block: self.values.variable(self._none.type, self._none) for block in sorted(flow.partial)}
        build.at_end(begin)
        if self._given:
            build.store(self._given, self._masks[first])
        if self._rare:
            build.branch(self._some[first])
        elif self._given:
            build.branch_if(self._operations.all(self._bits(self._given)), self._whole[first], self._some[first])
        else:
            build.branch(self._whole[first])
        for block in flow.order:
            if not self._rare:
                self._write_block(block, masked=False)
            if block in flow.partial:
                self._write_block(block, masked=True)

    def _write_block(self, block: int, masked: bool) -> None:
        build, values = self._build, self.values
        build.at_end((self._some if masked else self._whole)[block])
        values.begin_block()
        mask, pending = None, list[int]()
        if masked:
            # Threads that have left a loop wait at its exits while others make iterations.
            left = {x for loop in self._flow.loops if loop.header == block for x in self._flow.exits(loop)}
            pending = self._sorted((self._pending.pop(block, set()) | left) - {block})
            mask = build.load(self._none.type, self._masks[block])
            build.store(self._none, self._masks[block])
            if pending and not self._is_short(block):
                self._skip(mask, pending)
        elif block not in self._flow.partial and self._pending.pop(block, set()) - {block}:
            raise Unsupported("threads wait at a block that all reach")
        self._operations.begin_block(self._bits(mask) if mask else None, bool(self._flow.loops_around(block)))
        instructions = list(self._flow.flow.block(block).instructions())
        for instruction in instructions[:-1]:
            if instruction.opcode == Opcode.PHI:
                values.begin_phi(instruction)
            else:
                self._operations.write(instruction)
        self._leave(block, instructions[-1], mask, pending)

    def _skip(self, mask: Value, pending: list[int]) -> None:
        """Goes on with the first pending block if no thread is in this one."""
        build = self._build
        inside = build.append_block("inside")
        build.branch_if(self._any(mask), inside, self._continue_at(pending))
        build.at_end(inside)

    def _bits(self, mask: Value) -> Value:
        return self._build.compare(Predicate.SLT, mask, self._none)

    def _any(self, mask: Value) -> Value:
        return self._operations.any(self._bits(mask))

    def _is_short(self, block: int) -> bool:
        """True for a block that does no harm if no thread is in it, and takes less time than a test."""
        instructions = list(self._flow.flow.block(block).instructions())
        after = [i for s in self._flow.successors[block] for i in self._flow.flow.block(s).instructions((Opcode.PHI,))]
        common = any(not self.values.shape(phi).varies for phi in after)
        if len(self._flow.successors[block]) > 1:
            common |= self.values.shape(instructions[-1].operand(0)).is_uniform
        return len(instructions) <= _SHORT and not common and all(map(self._operations.is_harmless, instructions[:-1]))

    # ---- The end of a block

    def _leave(self, block: int, terminator: Instruction, mask: Value | None, pending: list[int]) -> None:
        build = self._build
        if terminator.opcode == Opcode.RET:
            if pending:
                raise Unsupported("threads go on after the function's end")
            build.ret()
            return
        if terminator.opcode == Opcode.UNREACHABLE:
            if pending:
                build.branch(self._continue_at(pending))
            else:
                build.unreachable()
            return
        following = list(dict.fromkeys(self._flow.successors[block]))
        if mask is None and self._leave_together(block, terminator, following):
            return
        loop = next((each for each in self._flow.loops if each.latch == block), None)
        if loop and block in self._flow.partial:
            self._end_iteration(block, loop, terminator, mask, pending)
            return
        waiting = {*pending, *self._latches_left(block, following)}
        if len(following) == 1:
            self._take(block, [_Edge(following[0], mask)])
            build.branch(self._continue_at(self._sorted({*following, *waiting})))
            return
        condition = terminator.operand(0)
        if self.values.shape(condition).is_uniform:
            first = [self._sorted({s, *waiting})[0] for s in following]
            if first[0] != first[1]:
                self._branch(block, following, mask, waiting, self.values.first(condition))
                return
        self._take(block, self._edges(block, following, mask, condition))
        build.branch(self._continue_at(self._sorted({*following, *waiting})))

    def _leave_together(self, block: int, terminator: Instruction, following: list[int]) -> bool:
        """The end of a block of which all threads are there. Returns false if code for some threads follows: those of
        a branch that divides them, unless all take the same side."""
        build, values = self._build, self.values
        if len(following) == 1:
            self._take_together(block, following[0])
            return True
        condition = terminator.operand(0)
        common = values.shape(condition).is_uniform
        if not common and self._is_cheap(block):
            return False
        sides, divided = [build.append_block("side") for _ in following], build.append_block("divided")
        if common:
            build.branch_if(values.first(condition), *sides)
            build.at_end(divided).unreachable()
        else:
            bits, others = values.vector(condition), build.append_block("others")
            build.branch_if(self._operations.all(bits), sides[0], others)
            build.at_end(others).branch_if(self._operations.any(bits), divided, sides[1])
        for side, after in zip(sides, following, strict=True):
            build.at_end(side)
            values.begin_side()
            self._take_together(block, after)
            values.end_side()
        if not common:
            build.at_end(divided)
        return common

    def _take_together(self, block: int, after: int) -> None:
        self._take(block, [_Edge(after)], together=True)
        self._build.branch(self._whole[after])

    def _is_cheap(self, branch: int) -> bool:
        """True if the code that the branch controls takes less time than a test if all threads run it."""
        controlled = self._flow.controlled(branch)
        headers = {loop.header for loop in self._flow.loops}
        return headers.isdisjoint(controlled) and all(map(self._is_short, controlled))

    def _edges(self, block: int, following: Sequence[int], mask: Value | None, condition: Value) -> list[_Edge]:
        """The edges of a branch of which both sides are taken."""
        build, values = self._build, self.values
        common = values.shape(condition).is_uniform
        edges: list[_Edge] = []
        for index, after in enumerate(following):
            chosen = None
            if common:
                chosen = values.first(condition)
                chosen = build.xor(chosen, 1) if index else chosen
                mine = values.splat(build.cast(Opcode.SEXT, chosen, self._none.type.element))
            else:
                mine = build.cast(Opcode.SEXT, values.vector(condition), self._none.type)
                mine = build.xor(mine, self._all()) if index else mine
            # The condition of a thread that isn't there may be poison.
            edges.append(_Edge(after, build.and_(mask, build.freeze(mine)) if mask else mine, chosen))
        return edges

    def _branch(
        self, block: int, following: Sequence[int], mask: Value | None, waiting: Collection[int], condition: Value
    ) -> None:
        """A branch on a condition of all threads."""
        build = self._build
        sides = [build.append_block("side") for _ in following]
        build.branch_if(condition, *sides)
        for side, after in zip(sides, following, strict=True):
            build.at_end(side)
            self.values.begin_side()
            self._take(block, [_Edge(after, mask)])
            build.branch(self._continue_at(self._sorted({after, *waiting})))
            self.values.end_side()

    def _end_iteration(
        self, block: int, loop: Loop, terminator: Instruction, mask: Value | None, pending: list[int]
    ) -> None:
        """Goes back to the loop's header if a thread does."""
        build = self._build
        following = list(dict.fromkeys(self._flow.successors[block]))
        if len(following) == 1:
            edges = [_Edge(loop.header, mask)]
        else:
            edges = self._edges(block, following, mask, terminator.operand(0))
        back = next(edge.mask for edge in edges if edge.to == loop.header)
        assert back
        self._take(block, edges)
        outside = {s for s in following if s != loop.header}
        waiting = self._sorted({*pending, *outside, *self._latches_left(block, following)})
        header = self._some[loop.header]
        if not waiting:
            build.branch(header)
            return
        build.branch_if(self._any(back), header, self._continue_at(waiting))

    def _latches_left(self, block: int, following: Iterable[int]) -> list[int]:
        """The latches of the loops that edges leave: other threads may be there."""
        loops = self._flow.loops_around(block)
        return [loop.latch for loop in loops if loop.latch != block and any(s not in loop.body for s in following)]

    def _take(self, block: int, edges: Sequence[_Edge], together: bool = False) -> None:
        """Gives the following blocks the values of their phis, and adds threads to their masks, unless all go on
        together."""
        build, values = self._build, self.values
        source = self._flow.flow.block(block)
        moves: list[tuple[Instruction, list[Value], _Edge]] = []
        for edge in edges:
            for phi in self._flow.flow.block(edge.to).instructions((Opcode.PHI,)):
                value = next(given for given, before in phi.incoming if before == source)
                moves.append((phi, values.incoming(phi, value), edge))
        for phi, parts, edge in moves:
            values.set(phi, self._merged(phi, parts, edge))
        for edge in edges:
            if edge.to in self._flow.partial and not together:
                slot = self._masks[edge.to]
                build.store(build.or_(build.load(self._none.type, slot), edge.mask or self._all()), slot)

    def _all(self) -> Value:
        return self.values.splat(self._none.type.element.constant(-1))

    def _merged(self, phi: Instruction, parts: list[Value], edge: _Edge) -> list[Value]:
        """A phi's values: those of other threads stay. At a loop's header no other thread needs them."""
        build, values = self._build, self.values
        if any(loop.header == edge.to for loop in self._flow.loops):
            return parts
        if not values.shape(phi).varies:
            if edge.chosen is None:
                return parts
            return [build.select(edge.chosen, parts[0], values.old(phi)[0])]
        mask = edge.mask
        if mask is None:
            return parts
        old, here = values.old(phi), self._bits(mask)
        if len(parts) == 1:
            return [build.select(here, parts[0], old[0])]
        bits = [build.extract_element(here, values.lane_index(lane)) for lane in range(self._width)]
        return [build.select(bit, part, before) for bit, part, before in zip(bits, parts, old, strict=True)]

    # ---- The order of blocks

    def _sorted(self, blocks: Iterable[int]) -> list[int]:
        return sorted(blocks, key=self._position.__getitem__)

    def _continue_at(self, waiting: list[int]) -> BasicBlock:
        """The first of the blocks; the others are pending there."""
        first, *rest = waiting
        self._pending.setdefault(first, set()).update(rest)
        return self._some.get(first) or self._whole[first]
