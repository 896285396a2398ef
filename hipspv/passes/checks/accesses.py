"""The accesses of device code to memory, with the lines of the source that make them."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from hipspv.llvm import Attributes
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.llvm.enums import Opcode
from hipspv.llvm.values import BasicBlock, Function, Instruction, Location, Value
from hipspv.passes.analysis.live_values import reachable

# Bits of an access's kind (devlib/race_abi.h).
WRITE, SYNC, UPDATE, ONCE, MAYBE = 1, 2, 4, 8, 16
_LARGEST_SHIFT = 2  # memory is checked in units of at most 4 bytes

MEMORY = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG)
_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_FILLS = "llvm.memset."
ATOMIC = re.compile(r"__hipspv_atomic_\w+")
# Code of libraries, which isn't checked for races: a report names the line that called it. clang leaves out directories
# that a file shares with the source.
_LIBRARIES = re.compile(r"(.*/)?hipspv/include/|/usr/")


class Access(NamedTuple):
    """An access that may be to shared memory.

    kind: its bits. size: bytes; None if `length` has it. value: the value that a store stores.
    source: the address from which a copy reads.
    """

    instruction: Instruction
    pointer: Value
    kind: int
    size: int | None
    alignment: int
    length: Value | None = None
    value: Value | None = None
    source: Value | None = None

    @property
    def shift(self) -> int:
        """The largest units that the access consists of have 1 << shift bytes."""
        bits = self.alignment | (self.size or 1) | 1 << _LARGEST_SHIFT
        return (bits & -bits).bit_length() - 1


class Texts:
    """Strings, one after the other, each with a NUL."""

    def __init__(self) -> None:
        self.bytes = bytearray(1)
        self._offsets: dict[str, int] = {}

    def offset(self, text: str) -> int:
        if text not in self._offsets:
            self._offsets[text] = len(self.bytes)
            self.bytes += text.encode() + b"\0"
        return self._offsets[text]


def is_library(location: Location) -> bool:
    return bool(_LIBRARIES.match(location.file))


def site(instruction: Instruction) -> str:
    """The instruction's location in the user's source."""
    locations = [location for location in instruction.locations if location.line]
    users = [location for location in locations if not is_library(location)]
    location = (users or locations or [instruction.function.location])[0]
    column = f":{location.column}" if location.column else ""
    return f"{location.file or '<device code>'}:{location.line}{column}"


def accesses_of(instruction: Instruction) -> list[Access]:
    opcode = instruction.opcode
    if opcode == Opcode.CALL:
        return _accesses_of_call(instruction)
    size = instruction.function.owner.store_size_of
    operands, alignment = instruction.operands, instruction.alignment
    sync = SYNC if instruction.is_atomic or instruction.is_volatile else 0
    if opcode == Opcode.LOAD:
        return [Access(instruction, operands[0], sync, size(instruction.type), alignment)]
    if opcode == Opcode.STORE:
        value, pointer = operands
        kind = WRITE | sync
        return [Access(instruction, pointer, kind, size(value.type), alignment, value=value)]
    return [Access(instruction, operands[0], UPDATE | WRITE | SYNC, size(operands[1].type), alignment)]


def _accesses_of_call(call: Instruction) -> list[Access]:
    callee = call.callee
    name = callee.name if callee is not None else ""
    arguments = call.arguments
    if ATOMIC.match(name) and len(arguments) > 1 and arguments[0].type.is_pointer:
        size = call.function.owner.store_size_of(arguments[1].type)
        return [Access(call, arguments[0], UPDATE | WRITE | SYNC, size, size)]
    copies = name.startswith(_COPIES)
    if not copies and not name.startswith(_FILLS):
        return []
    to, source, length = arguments[:3]
    size = _constant(length)
    write = Access(call, to, WRITE, size, _alignment(call, 0), length)
    if not copies:
        return [write]
    read = Access(call, source, 0, size, _alignment(call, 1), length)
    return [read, write._replace(source=source)]


def _constant(value: Value) -> int | None:
    return getattr(value, "value", None)


def _alignment(call: Instruction, parameter: int) -> int:
    attributes = Attributes(call)
    index = FIRST_PARAMETER + parameter
    return attributes.integer(index, "align") if attributes.find(index, "align") else 1


class Once:
    """The blocks of a kernel that each thread runs at most once between two barriers."""

    def __init__(self, kernel: Function, barriers: Collection[str]) -> None:
        calls = kernel.instructions((Opcode.CALL,))
        self._barriers = {c.block for c in calls if c.callee and c.callee.name in barriers}
        self._known: dict[BasicBlock, bool] = {}

    def __contains__(self, block: BasicBlock) -> bool:
        if block not in self._known:
            self._known[block] = block in self._barriers or not self._returns(block)
        return self._known[block]

    def _returns(self, block: BasicBlock) -> bool:
        starts = [b for b in block.terminator.successors if b not in self._barriers]
        return any(block in reachable(start, self._barriers) for start in starts)
