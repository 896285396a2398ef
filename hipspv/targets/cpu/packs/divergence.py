"""The values and blocks of a function in which the threads of a pack differ."""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from hipspv.llvm import Argument, BasicBlock, Function, Instruction, Opcode, Value, ValueKind
from hipspv.passes.analysis.block_order import natural_loops, reverse_post_order
from hipspv.passes.analysis.closure import closure
from hipspv.targets.cpu.packs.shapes import VARYING, Shape, Shapes, join, of_constant, uniform

_ANYTHING = (ValueKind.UNDEF, ValueKind.POISON)


class Loop(NamedTuple):
    """A natural loop with one latch. Blocks are indices (`Flow`)."""

    header: int
    latch: int
    body: frozenset[int]


class Divergence:
    """The shape of each value, and the blocks that some threads of a pack may reach without the others.

    The function is in loop-simplified form and in LCSSA form, and has no switches. parameters: the shapes of the
    function's. of_call: the shape of a call's result by those of its arguments. partial: the blocks in which threads
    may be missing; masked: True if threads may be missing in the entry.
    """

    def __init__(
        self,
        function: Function,
        width: int,
        parameters: Mapping[Value, Shape],
        of_call: Callable[[Instruction, list[Shape]], Shape],
        masked: bool,
    ) -> None:
        self.function, self.flow = function, function.flow()
        self._shapes, self._of_call = Shapes(width), of_call
        self._known: dict[Value, Shape] = dict(parameters)
        flow = self.flow
        self.successors = flow.successors
        self.order = _order(function, flow.index)
        self._position = {block: i for i, block in enumerate(self.order)}
        self.loops = [
            Loop(flow.index(header), flow.index(latch), frozenset(map(flow.index, body)))
            for header, latch, body in natural_loops(function)
        ]
        self._joins = flow.post_dominators()
        self.joins_of = functools.cache(self._find_joins)
        self.controlled = functools.cache(self._find_controlled)
        self._left = functools.cache(self._find_left)
        self.varying_branches: set[int] = set()
        self._divided: set[int] = set()  # blocks whose phis may choose by thread
        self.partial: set[int] = set(self.order) if masked else set()
        self._dividing: set[Loop] = set()  # those that threads leave at different iterations
        self._instructions = [list(flow.block(block).instructions()) for block in self.order]
        self._solve()

    def shape(self, value: Value) -> Shape:
        if isinstance(value, (Instruction, Argument)):
            return self._known.get(value, VARYING)
        return of_constant(value)

    def loops_around(self, block: int) -> list[Loop]:
        return [loop for loop in self.loops if block in loop.body]

    def _solve(self) -> None:
        changed = True
        while changed:
            changed = False
            for block, instructions in zip(self.order, self._instructions, strict=True):
                for instruction in instructions:
                    changed |= self._visit(instruction, block)
                changed |= self._visit_branch(block)

    def _visit(self, value: Instruction, block: int) -> bool:
        old = self._known.get(value)
        if old is not None and old.varies:
            return False
        if value.opcode == Opcode.PHI:
            new = self._of_phi(value, block)
        else:
            operands = [self._lookup(operand) for operand in _operands(value)]
            known = [shape for shape in operands if shape is not None]
            new = self._of(value, known) if len(known) == len(operands) else None
        if new is None:
            return False
        new = join(old, new)
        self._known[value] = new
        return new != old

    def _lookup(self, value: Value) -> Shape | None:
        if isinstance(value, (Instruction, Argument)):
            return self._known.get(value)
        return of_constant(value)

    def _of(self, value: Instruction, operands: list[Shape]) -> Shape:
        opcode = value.opcode
        if opcode == Opcode.CALL:
            return self._of_call(value, operands)
        if opcode == Opcode.LOAD:
            plain = not (value.is_volatile or value.is_atomic)
            return uniform() if plain and operands[0].is_uniform else VARYING
        if opcode in (Opcode.ATOMIC_RMW, Opcode.CMPXCHG):
            return VARYING
        if opcode == Opcode.ALLOCA:
            size, alignment = value.owner.size_of(value.allocated_type), value.alignment
            return self._shapes.made(value, size + -size % alignment, 1)
        return self._shapes.of(value, operands)

    def _of_phi(self, phi: Instruction, block: int) -> Shape | None:
        shape: Shape | None = None
        for value, source in phi.incoming:
            index = self.flow.index(source)
            if self._leaves_divided_loop(index, block) and not self._is_before(value, index, block):
                return VARYING
            found = None if value.kind in _ANYTHING else self._lookup(value)
            if found is not None:
                # Strides that may be wrong aren't followed through loops.
                shape = VARYING if found.assumes or found.promised else join(shape, found)
        if block in self._divided and shape is not None and len({value for value, _ in phi.incoming}) > 1:
            return VARYING
        return shape

    def _leaves_divided_loop(self, source: int, block: int) -> bool:
        """True for an edge by which threads leave a loop at different iterations."""
        return any(loop.header in self.partial and self._divides(loop) for loop in self._left(source, block))

    def _find_left(self, source: int, block: int) -> list[Loop]:
        """The loops that an edge leaves."""
        return [loop for loop in self.loops if source in loop.body and block not in loop.body]

    def _divides(self, loop: Loop) -> bool:
        """True if a branch inside that divides threads decides about an exit. Once true, it stays so."""
        if loop not in self._dividing:
            leaving = {b for b in loop.body if not loop.body.issuperset(self.successors[b])}
            inside = self.varying_branches & loop.body
            if not (leaving.isdisjoint(inside) and all(map(leaving.isdisjoint, map(self.controlled, inside)))):
                self._dividing.add(loop)
        return loop in self._dividing

    def _is_before(self, value: Value, source: int, block: int) -> bool:
        """True for a value from outside of the loops that the edge leaves."""
        if not isinstance(value, Instruction):
            return True
        home = self.flow.index(value.block)
        return not any(home in loop.body for loop in self._left(source, block))

    def _visit_branch(self, block: int) -> bool:
        if len(set(self.successors[block])) < 2 or block in self.varying_branches:
            return False
        condition = self._lookup(self.flow.block(block).terminator.operand(0))
        if condition is None or condition.is_uniform:
            return False
        self.varying_branches.add(block)
        self._divided |= self.joins_of(block)
        self.partial |= self.controlled(block)
        return True

    def _find_controlled(self, branch: int) -> set[int]:
        """The blocks that run, or run again, only as the branch decides."""
        return closure(self.successors[branch], self.successors.__getitem__, (self._joins[branch],))

    def _find_joins(self, branch: int) -> set[int]:
        """The blocks at which paths from the branch's successors meet. A path back to a loop's header goes on at the
        loop's exits: other threads have left it before."""
        labels: dict[int, int] = {}
        found: set[int] = set()

        def reach(source: int, label: int | None) -> None:
            for after in self._forward(source):
                mine = after if label is None else label
                if labels.setdefault(after, mine) != mine:
                    labels[after] = after
                    found.add(after)

        reach(branch, None)
        for block in self.order[self._position[branch] + 1 :]:
            if block in labels:
                reach(block, labels[block])
        return found

    def _forward(self, block: int) -> list[int]:
        """The successors; for a loop's header, the exits of the loop."""
        found: list[int] = []
        for after in self.successors[block]:
            if self._position[after] > self._position[block]:
                found.append(after)
            else:
                found += (x for loop in self.loops if loop.header == after for x in self.exits(loop))
        return found

    def exits(self, loop: Loop) -> list[int]:
        """The blocks outside of a loop to which its blocks lead."""
        return [*dict.fromkeys(s for b in sorted(loop.body) for s in self.successors[b] if s not in loop.body)]


def _operands(value: Instruction) -> list[Value]:
    return value.arguments if value.opcode == Opcode.CALL else value.operands


def _order(function: Function, index: Callable[[BasicBlock], int]) -> list[int]:
    """Blocks in topological order without edges back to headers; those of a loop follow each other, and an exit of the
    function is last."""
    successors = function.successors()
    position = {block: i for i, block in enumerate(reverse_post_order(function))}
    bodies = {header: body for header, _, body in natural_loops(function)}
    missing = dict.fromkeys(position, 0)  # edges from blocks that aren't in the order yet
    forward = {b: [s for s in dict.fromkeys(successors[b]) if position[s] > position[b]] for b in position}
    for following in forward.values():
        for block in following:
            missing[block] += 1

    def rank(block: BasicBlock) -> tuple[bool, int]:
        return block.terminator.opcode == Opcode.RET, position[block]

    ready, order, around = {function.entry}, list[BasicBlock](), list[set[BasicBlock]]()
    while ready:
        inside = ready & around[-1] if around else ready
        block = min(inside or ready, key=rank)
        ready.remove(block)
        order.append(block)
        if block in bodies:
            around.append(set(bodies[block]))
        for body in around:
            body.discard(block)
        around = [body for body in around if body]
        for after in forward[block]:
            missing[after] -= 1
            if missing[after] == 0:
                ready.add(after)
    return [index(block) for block in order]


def is_contiguous(order: Collection[int], loops: Collection[Loop]) -> bool:
    """True if the blocks of each loop follow each other, from its header to its latch."""
    position = {block: i for i, block in enumerate(order)}
    for loop in loops:
        places = sorted(position[block] for block in loop.body)
        if places[-1] - places[0] + 1 != len(places):
            return False
        if places[0] != position[loop.header] or places[-1] != position[loop.latch]:
            return False
    return True
