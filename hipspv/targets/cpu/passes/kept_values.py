"""The values of a kernel that live across its stops."""

from __future__ import annotations

from collections.abc import Collection

from hipspv.llvm import BasicBlock, Builder, Function, Instruction, Type, Value
from hipspv.passes.analysis.live_values import live_in
from hipspv.passes.rewrite.demote import demote
from hipspv.targets.cpu.passes.frame import Frame, Piece


class KeptValues:
    """The location of each value between two stops, and the stack variable in which the function has it.

    A value that all threads of a block share is a parameter of the thread's function, and the function stores its next
    value at the address that another parameter has. Others are in the frame.
    """

    def __init__(
        self, kernel: Function, build: Builder, after: list[BasicBlock], uniform: Collection[Value], frame: Frame
    ) -> None:
        live = live_in(kernel)
        values = [v for v in kernel.instructions() if any(v in live[block] for block in after)]
        self._at = [[v for v in values if v in live[block]] for block in after]
        self._homes = {value: demote(build, value) for value in values}
        self._shared = {v: index for index, v in enumerate(v for v in values if v in uniform)}
        self._pieces = {v: frame.take(_memory_type(v.type)) for v in values if v not in self._shared}

    @property
    def shared_types(self) -> list[Type]:
        """The types of the values that all threads share."""
        return [value.type for value in self._shared]

    @property
    def homes(self) -> Collection[Instruction]:
        """The stack variables."""
        return self._homes.values()

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
            loaded: Value = build.load(value.type, self._homes[value])
            if value in self._shared:
                following[self._shared[value]] = loaded
                continue
            type = _memory_type(value.type)
            stored = loaded if type == value.type else build.resize(loaded, type)
            build.store(stored, address_of(build, self._pieces[value]))
        return following


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
