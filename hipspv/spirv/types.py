"""The types of a SPIR-V module: their names in C, and their layout in memory.

Sizes and alignments are OpenCL C's, which are clang's for spirv64 and x86-64 alike, as in
hipspv/runtime/spirv/module_info.cpp. Types are declared before their uses (SPIR-V specification
1.6, section 2.16.1), except pointees: one pass in their order is enough, however they are nested.
"""

from __future__ import annotations

import re
from array import array
from typing import TYPE_CHECKING

from hipspv.spirv.grammar import grammar
from hipspv.spirv.words import SpirvError

if TYPE_CHECKING:
    from hipspv.spirv.module import Module

BOOL, INT, FLOAT, VECTOR, ARRAY, STRUCT, POINTER, FUNCTION = 20, 21, 22, 23, 28, 30, 32, 33
UNTYPED_POINTER = 4417
POINTERS = (POINTER, UNTYPED_POINTER)
CONSTANT, COMPOSITE, NULL, SPEC_CONSTANT = 43, 44, 46, 50
_CONSTANTS = range(41, 53)

# A parameter block has a few kilobytes at most; anything larger than this is a damaged module.
_LARGEST = 1 << 30
_LONGEST_VECTOR = 16
_DEEPEST_NAME = 8
_MOST_PARAMETERS = 32  # of a function type, in its name
_LLVM_PREFIX = re.compile(r"^(struct|class|union)\.")
_FLOATS = {16: "half", 32: "float", 64: "double"}


class Types:
    """Types and constants by id."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._packed = module.decorations.packed
        self._number = module.table()  # the index of each id's type in the lists below; 0: none
        self._at, self._size, self._alignment = array("I", [0]), array("I", [0]), array("I", [1])
        for at in module.noted("global"):
            try:
                self._add(at)
            except SpirvError as error:
                module.report(error)

    def at(self, id: int) -> int:
        """Return the place of the type or constant, in words; 0 if none has that id."""
        return self._at[self._number[id]] if id < len(self._number) else 0

    def opcode(self, id: int) -> int:
        """Return the opcode of the type or constant; 0 if none has that id."""
        at = self.at(id)
        return self._module.opcode(at) if at else 0

    def is_type(self, id: int) -> bool:
        return self.at(id) != 0 and self.opcode(id) not in _CONSTANTS

    def layout(self, id: int) -> tuple[int, int]:
        """Return size and alignment in bytes; 0 and 1 for a type without a memory layout."""
        number = self._number[id] if id < len(self._number) else 0
        return self._size[number], max(self._alignment[number], 1)

    def number(self, id: int) -> int | None:
        """Return a constant's value; None if the id isn't one."""
        at = self.at(id)
        if self.opcode(id) not in (CONSTANT, SPEC_CONSTANT):
            return None
        low = self._module.operand(at, 2)
        return low | self._module.operand(at, 3) << 32 if self._module.count(at) > 3 else low

    def storage(self, pointer: int) -> str:
        """Return the storage class of a pointer type."""
        return grammar().name("StorageClass", self._module.operand(self.at(pointer), 1))

    def pointee(self, pointer: int) -> int:
        """Return the id of a typed pointer's pointee."""
        return self._module.operand(self.at(pointer), 2)

    def name(self, id: int, depth: int = _DEEPEST_NAME) -> str:
        """Return the name in C or OpenCL C; deeper nesting is left out."""
        at, opcode = self.at(id), self.opcode(id)
        if not depth:
            return "..."
        if opcode == INT:
            return f"int{self._module.operand(at, 1)}"
        if opcode == FLOAT:
            bits = self._module.operand(at, 1)
            return _FLOATS.get(bits, f"float{bits}")
        if opcode == VECTOR:
            return f"{self.name(self._module.operand(at, 1), depth - 1)} x {self._second(at)}"
        if opcode == ARRAY:
            length = self.number(self._second(at))
            length = "?" if length is None else length
            return f"{self.name(self._module.operand(at, 1), depth - 1)}[{length}]"
        if opcode == POINTER:
            return f"{self.name(self.pointee(id), depth - 1)} *"
        if opcode == UNTYPED_POINTER:
            return "void *"
        if opcode == FUNCTION:
            return self._function(at, depth - 1)
        if opcode == STRUCT:
            return _LLVM_PREFIX.sub("", self._module.name(id)) or f"struct {id}"
        return grammar().opcode(opcode).removeprefix("OpType").lower() if at else f"%{id}"

    def _function(self, at: int, depth: int) -> str:
        depth = min(depth, 2)  # otherwise parameters that take functions would expand endlessly
        result = self.name(self._module.operand(at, 1), depth)
        given = [self.name(id, depth) for id in self._module.operands(at, 2)[:_MOST_PARAMETERS]]
        rest = ["..."] if self._module.count(at) > 2 + _MOST_PARAMETERS else []
        return f"{result} ({', '.join(given + rest)})"

    def _second(self, at: int) -> int:
        return self._module.operand(at, 2)

    def _add(self, at: int) -> None:
        opcode = self._module.opcode(at)
        id = self._module.id(at, 1 if opcode in _CONSTANTS else 0)
        if opcode in (CONSTANT, SPEC_CONSTANT):
            self._module.operand(at, 2)  # the value
        if not self._number[id]:
            size, alignment = self._layout(at, opcode, id)
            self._number[id] = len(self._at)
            self._at.append(at)
            self._size.append(size)
            self._alignment.append(alignment)

    def _layout(self, at: int, opcode: int, id: int) -> tuple[int, int]:
        if opcode == BOOL:
            return 1, 1
        if opcode in (INT, FLOAT):
            size = (self._module.operand(at, 1) + 7) // 8
            return self._checked(at, size), max(size, 1)
        if opcode in POINTERS:
            return 8, 8
        if opcode == VECTOR:
            return self._vector(at)
        if opcode == ARRAY:
            return self._array(at)
        if opcode == STRUCT:
            return self._structure(at, id in self._packed)
        return 0, 1

    def _checked(self, at: int, size: int) -> int:
        if size > _LARGEST:
            raise SpirvError("a type is impossibly large", 4 * at, "type")
        return size

    def _vector(self, at: int) -> tuple[int, int]:
        size, count = self.layout(self._module.operand(at, 1))[0], self._module.operand(at, 2)
        if count > _LONGEST_VECTOR:
            message = f"a vector has more than {_LONGEST_VECTOR} components"
            raise SpirvError(message, 4 * at, "component count")
        # A vector of 3 takes the space of 4.
        size = self._checked(at, size << max(count - 1, 0).bit_length())
        return size, size

    def _array(self, at: int) -> tuple[int, int]:
        size, alignment = self.layout(self._module.operand(at, 1))
        length = self.number(self._module.operand(at, 2))
        if length is None:
            return 0, 1
        if length > _LARGEST:
            raise SpirvError("an array is impossibly long", 4 * at, "length")
        return self._checked(at, size * length), alignment

    def _structure(self, at: int, packed: bool) -> tuple[int, int]:
        end, largest = 0, 1
        for member in self._module.operands(at, 1):
            size, alignment = self.layout(member)
            if not size:
                return 0, 1
            alignment = 1 if packed else alignment
            end = self._checked(at, -(-end // alignment) * alignment + size)
            largest = max(largest, alignment)
        return self._checked(at, -(-end // largest) * largest), largest
