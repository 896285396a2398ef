"""The values of a kernel that live across its stops."""

from __future__ import annotations

import functools
from collections.abc import Collection

from hipspv.llvm import BasicBlock, Builder, Function, Instruction, Opcode, Type, Value
from hipspv.passes.analysis.closure import closure
from hipspv.passes.analysis.live_values import live_in
from hipspv.passes.rewrite.demote import demote
from hipspv.targets.cpu.blocks.derived_values import DerivedValues
from hipspv.targets.cpu.blocks.frame import Frame, Piece


class KeptValues:
    """The location of each value between two stops, and the stack variable in which the function has it.

    A value that all threads of a block share is a parameter of the thread's function, and the function stores its next
    value at the address that another parameter has. Derived ones are computed again in the blocks `after`. Others are
    in the frame, which a stop changes only if a thread may have computed the value since the stop before.

    waits: the blocks that stops end; after: those that follow them.
    """

    def __init__(
        self,
        kernel: Function,
        build: Builder,
        waits: list[BasicBlock],
        after: list[BasicBlock],
        uniform: Collection[Value],
        derived: DerivedValues,
        frame: Frame,
    ) -> None:
        live = live_in(kernel)
        needed = {block: {v for v in live[block] if v not in derived} for block in after}
        again = dict[BasicBlock, list[Instruction]]()
        for block in after:
            again[block], leaves = derived.among(live[block])
            needed[block].update(leaf for leaf in leaves if leaf.block != kernel.entry)
        used = set[Value]().union(*needed.values())
        alive = used.union(*(live[block] for block in after))
        kept = [v for v in kernel.instructions() if v in used]
        values = [v for v in kernel.instructions() if v in alive]
        operands = {v: v.operands for block in after for v in again[block]}
        order = {v: index for index, v in enumerate(kept)}
        self._at = [sorted((v for v in needed[block] if v in order), key=order.__getitem__) for block in after]
        stops_after = functools.cache(functools.partial(_stops_after, kernel.successors(), frozenset(waits)))
        self._computed = [{v for v in kept if wait in stops_after(v.block)} for wait in waits]
        self._homes = {value: demote(build, value) for value in values}
        self._shared = {v: index for index, v in enumerate(v for v in kept if v in uniform)}
        self._pieces = {v: frame.take(_memory_type(v.type)) for v in kept if v not in self._shared}
        for block in after:
            self._compute(build, block, again[block], operands)

    @property
    def shared_types(self) -> list[Type]:
        """The types of the values that all threads share."""
        return [value.type for value in self._shared]

    @property
    def homes(self) -> Collection[Instruction]:
        """The stack variables."""
        return self._homes.values()

    def _compute(
        self, build: Builder, block: BasicBlock, values: list[Instruction], operands: dict[Instruction, list[Value]]
    ) -> None:
        """Computes derived values at the start of a block. operands: those from before values were on the stack."""
        first = next(i for i in block.instructions() if i.opcode != Opcode.PHI)
        copies = dict[Value, Value]()
        for value in values:
            copy = copies[value] = build.before(first).copy(value)
            for index, operand in enumerate(operands[value]):
                home = self._homes.get(operand) if isinstance(operand, Instruction) else None
                if operand in copies:
                    copy.set_operand(index, copies[operand])
                elif home:
                    copy.set_operand(index, build.before(copy).load(operand.type, home))
                else:
                    copy.set_operand(index, operand)
            if value in self._homes:
                build.before(first).store(copy, self._homes[value])

    def restore(self, build: Builder, stop: int, shared: list[Value], address_of: AddressOf) -> None:
        """Brings the values that are needed after a stop to their stack variables."""
        for value in self._at[stop]:
            if value in self._shared:
                found = shared[self._shared[value]]
            else:
                type = _memory_type(value.type)
                loaded = build.load(type, address_of(build, self._pieces[value]))
                found = loaded if type == value.type else build.resize(loaded, value.type)
            build.store(found, self._homes[value])

    def save(self, build: Builder, stop: int, shared: list[Value], address_of: AddressOf) -> list[Value]:
        """Stores the values that are needed after a stop. Returns those that all threads share."""
        following = list(shared)
        for value in self._at[stop]:
            if value in self._shared:
                following[self._shared[value]] = build.load(value.type, self._homes[value])
                continue
            if value not in self._computed[stop]:
                continue
            loaded: Value = build.load(value.type, self._homes[value])
            type = _memory_type(value.type)
            stored = loaded if type == value.type else build.resize(loaded, type)
            build.store(stored, address_of(build, self._pieces[value]))
        return following


def _stops_after(
    successors: dict[BasicBlock, list[BasicBlock]], waits: frozenset[BasicBlock], block: BasicBlock
) -> set[BasicBlock]:
    """Those of `waits` that a thread may reach from `block` without another one in between."""
    reached = closure([block], lambda at: () if at in waits else successors[at])
    return reached & waits


def _memory_type(type: Type) -> Type:
    """The type in memory of a value: truth values are bytes there."""
    scalar = type.scalar
    if not scalar.is_integer or scalar.width != 1:
        return type
    return type.with_scalar(type.context.integer(8))


TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    # Returns the address of a thread's element of a piece of the frame.
    AddressOf = Callable[[Builder, Piece], Value]
