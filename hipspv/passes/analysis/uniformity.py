"""Values and branches that are the same for all threads of a block."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable
from typing import NamedTuple

from hipspv.llvm import Argument, Attributes, BasicBlock, ConstantInt, Flow, Function, Instruction, Value
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.llvm.enums import Opcode, Predicate
from hipspv.passes.analysis.closure import closure, sources_closure
from hipspv.passes.analysis.pointers import is_own_copy, strip
from hipspv.passes.analysis.pure_calls import is_pure
from hipspv.passes.analysis.thread_ids import dimension_of

_BRANCHES = (Opcode.BR, Opcode.SWITCH)
# Instructions whose result differs in each execution.
_DIVERGENT = frozenset({Opcode.ALLOCA, Opcode.ATOMIC_RMW, Opcode.CMPXCHG})
_RESIZES = (Opcode.TRUNC, Opcode.ZEXT)
# Instructions that may drop the last bits of an operand.
_DROPPING = (Opcode.LSHR, Opcode.AND, Opcode.ICMP)
_BELOW = (Predicate.ULT, Predicate.UGE, Predicate.SLT, Predicate.SGE)
_UP_TO = (Predicate.ULE, Predicate.UGT, Predicate.SLE, Predicate.SGT)


class Uniformity:
    """The control flow of one kernel, and the values that its branches depend on. Blocks are indices (`Flow`).

    A value is uniform if nothing that it is computed from may differ among the threads of a block:
    neither operands, nor the branches that choose among the values of a phi. Memory at a uniform
    address counts as uniform: a program without data races can't observe a difference.

    left_out: blocks whose threads don't count, such as those that only end the kernel. A branch
    there divides no others. flow: the function's, if it is known.
    """

    def __init__(self, function: Function, left_out: Collection[int] = (), flow: Flow | None = None) -> None:
        self.function, self._builtins = function, function.owner.target.builtins
        self._uniform = {*self._builtins.of_block}
        self.flow = flow or function.flow()
        self.branches = [
            block
            for block, following in enumerate(self.flow.successors)
            if len(following) > 1
            and len(set(following).difference(left_out)) > 1
            and self._end(block).opcode in _BRANCHES
        ]
        self.controlled = functools.cache(self._controlled)
        self._deciders_of = functools.cache(self._find_deciders)

    @functools.cached_property
    def joins(self) -> list[int]:
        """By block: its immediate post-dominator (`Flow.post_dominators`)."""
        return self.flow.post_dominators()

    def _controlled(self, branch: int) -> set[int]:
        """The blocks that run, or run again, only as the branch at the end of `branch` decides:
        those reached from there before its paths all join again.
        """
        following = self.flow.successors
        return closure(following[branch], following.__getitem__, (self.joins[branch],))

    def deciding(self, blocks: Collection[BasicBlock]) -> list[int]:
        """The branches that decide if, and how often, the function reaches one of these blocks."""
        indices = {*map(self.flow.index, blocks)}
        return [b for b in self.branches if not indices.isdisjoint(self.controlled(b))]

    def is_uniform(self, branch: int) -> bool:
        """True if all threads that reach the end of the block `branch` take the same path."""
        return self.is_uniform_value(self.condition(branch))

    def condition(self, branch: int) -> Value:
        """The condition of the branch at the end of the block `branch`."""
        return self._end(branch).operand(0)

    def _end(self, block: int) -> Instruction:
        return self.flow.block(block).terminator

    def is_uniform_value(self, value: Value) -> bool:
        """True if the value is the same for all threads that compute it. For few values this takes
        less time than `divergent_values`.
        """
        return sources_closure(value, self.needs) is not None

    def divergent_values(self) -> set[Value]:
        """The instructions and arguments that may differ among the threads of a block."""
        differing, dependents = self.dependents()
        return closure(differing, lambda value: dependents.get(value, ()))

    def dependents(self) -> tuple[list[Value], dict[Value, list[Value]]]:
        """The instructions and arguments that differ whatever they are computed from, and by value
        those that need it to be uniform.
        """
        differing: list[Value] = []
        found: dict[Value, list[Value]] = {}
        for value in (*self.function.parameters, *self.function.instructions()):
            needed = self.needs(value)
            if needed is None:
                differing.append(value)
            for operand in needed or ():
                found.setdefault(operand, []).append(value)
        return differing, found

    def needs(self, value: Value) -> Iterable[Value] | None:
        """The values that must be uniform so that `value` is; None if it never is."""
        if isinstance(value, Argument):
            return () if self._is_read_only(value) else None
        if not isinstance(value, Instruction):
            return ()
        opcode = value.opcode
        if opcode in _DIVERGENT:
            return None
        if opcode == Opcode.CALL:
            callee = value.callee
            if callee and callee.name == self._builtins.work_group_reduce_add:
                return ()  # a sum of the block, also of values that differ
            return value.arguments if callee and self._is_uniform_call(callee) else None
        if opcode == Opcode.PHI:
            return [*(v for v, _ in value.incoming), *self._deciders(value.block)]
        if opcode == Opcode.LOAD:
            return self._load_needs(value)
        return value.operands

    def _is_uniform_call(self, callee: Function) -> bool:
        """True if the result differs only with the arguments."""
        return callee.name in self._uniform or is_pure(callee)

    def _load_needs(self, load: Instruction) -> Iterable[Value] | None:
        if load.is_volatile or load.is_atomic:
            return None
        return [load.operand(0), *self._deciders(load.block)]

    def _deciders(self, block: BasicBlock) -> list[Value]:
        """The conditions on which the path to `block`, and its frequency, depend."""
        return self._deciders_of(self.flow.index(block))

    def _find_deciders(self, block: int) -> list[Value]:
        return [
            self.condition(branch)
            for branch in self.branches
            if block in self.controlled(branch) or self.joins[branch] == block
        ]

    def _around(self, block: BasicBlock) -> list[Value]:
        """The conditions on which the frequency of `block` depends."""
        index = self.flow.index(block)
        return [self.condition(branch) for branch in self.branches if index in self.controlled(branch)]

    def _is_read_only(self, argument: Argument) -> bool:
        """True if the parameter is only read: each thread has a copy of a kernel's structure, which it may change."""
        if not is_own_copy(argument):
            return True
        attributes = Attributes(self.function)
        index = self.function.parameters.index(argument)
        if attributes.find(FIRST_PARAMETER + index, "readonly"):
            return True
        work: list[Value] = [argument]
        while work:
            for user in work.pop().users():
                if not isinstance(user, Instruction):
                    return False
                if user.opcode in (Opcode.GEP, Opcode.ADDRSPACE_CAST):
                    work.append(user)
                elif user.opcode != Opcode.LOAD:
                    return False
        return True


class RowId(NamedTuple):
    """An id in a dimension, 0 for the lane's index, and the multiples of a warp's size that are added to it."""

    dimension: int
    added: list[Value]


class WarpUniformity(Uniformity):
    """As Uniformity, among the threads of a warp, in a kernel whose warps are whole and lie in rows of the block: a
    warp is `warp_size` threads of which local ids in x are consecutive, from a multiple of `warp_size` on.
    """

    def __init__(self, function: Function, warp_size: int, left_out: Collection[int] = ()) -> None:
        super().__init__(function, left_out)
        builtins, self._warp_size = self._builtins, warp_size
        self._uniform |= {builtins.sub_group_id, builtins.sub_group_size}
        self._by_dimension = (builtins.local_id, builtins.global_id)
        self._of_lanes = {builtins.sub_group_ballot, *builtins.broadcasts}
        self._shuffles = {builtins.overload("sub_group_shuffle", codes) for codes in ("jj", "mj")}

    def divided_blocks(self) -> set[BasicBlock]:
        """The blocks that some lanes of a warp may reach without the others."""
        divided: set[int] = set()
        for branch in self.branches:
            if not self.is_uniform(branch):
                divided |= self.controlled(branch)
        return {self.flow.block(block) for block in divided}

    def is_of_lane(self, value: Instruction) -> bool:
        """True for bits of an id in x that the index of the lane has as well."""
        mask = value.operand(1)
        if value.opcode != Opcode.AND or not isinstance(mask, ConstantInt):
            return False
        found = self.row_id(value.operand(0)) if mask.value < self._warp_size else None
        return found is not None and found.dimension == 0

    def values_of_warp(self) -> list[Instruction]:
        """The instructions with an id in x whose results are the same for all lanes of a warp."""
        return [
            value
            for value in self.function.instructions(_DROPPING)
            if self._drops_lane(value)
            and (id_ := self.row_id(value.operand(0)))
            and id_.dimension == 0
            and self.is_uniform_value(value)
        ]

    def needs(self, value: Value) -> Iterable[Value] | None:
        if isinstance(value, Instruction):
            if value.opcode == Opcode.CALL and value.callee:
                return self._call_needs(value, value.callee.name)
            if value.opcode in _DROPPING and self._drops_lane(value):
                found = self.row_id(value.operand(0))
                if found:
                    return found.added
        return super().needs(value)

    def _call_needs(self, call: Instruction, callee: str) -> Iterable[Value] | None:
        if callee in self._by_dimension:
            return () if dimension_of(call) else None
        # Lanes that leave a loop at different iterations have results of different iterations.
        if callee in self._of_lanes:
            return self._around(call.block)
        if callee in self._shuffles:
            return [call.operand(1), *self._around(call.block)]
        return super().needs(call)

    def _drops_lane(self, value: Instruction) -> bool:
        """True if the result is the same for all integers from one multiple of the warp's size to the next."""
        constant = value.operand(1)
        if not isinstance(constant, ConstantInt):
            return False
        if value.opcode == Opcode.LSHR:
            return 1 << constant.value >= self._warp_size
        if value.opcode == Opcode.AND:
            return constant.value % self._warp_size == 0
        if value.predicate in _UP_TO:
            return (constant.value + 1) % self._warp_size == 0
        return value.predicate in _BELOW and constant.value % self._warp_size == 0

    def row_id(self, value: Value) -> RowId | None:
        """The id, or index of the lane, that `value` is, or to which it adds multiples of the warp's size."""
        if not isinstance(value, Instruction):
            return None
        if value.opcode in _RESIZES:
            return self.row_id(value.operand(0))
        if value.opcode == Opcode.CALL and value.callee:
            if value.callee.name == self._builtins.sub_group_local_id:
                return RowId(0, [])
            # A global id is the block's first one, a multiple, and the local id.
            dimension = dimension_of(value) if value.callee.name in self._by_dimension else None
            return None if dimension is None else RowId(dimension, [])
        if value.opcode == Opcode.ADD:
            for block, thread in (value.operands, reversed(value.operands)):
                found = self.row_id(thread) if self._is_multiple(block) else None
                if found is not None:
                    return RowId(found.dimension, [*found.added, block])
        return None

    def _is_multiple(self, value: Value) -> bool:
        """True for a product with the block's size in x, which is a multiple of the warp's."""
        product = strip(value, _RESIZES)
        if not isinstance(product, Instruction) or product.opcode != Opcode.MUL:
            return False
        return any(self._is_row(strip(factor, _RESIZES)) for factor in product.operands)

    def _is_row(self, value: Value) -> bool:
        if not isinstance(value, Instruction) or value.opcode != Opcode.CALL or not value.callee:
            return False
        sizes = (self._builtins.local_size, self._builtins.enqueued_local_size)
        return value.callee.name in sizes and dimension_of(value) == 0
