"""The functions that a virtual call may reach."""

from __future__ import annotations

import functools
from typing import TypeGuard

from hipspv.llvm import Function, GlobalVariable, Instruction, Module, Value
from hipspv.llvm.enums import Opcode, TypeKind
from hipspv.llvm.values import ConstantAggregate, ConstantExpr, ConstantInt
from hipspv.passes.analysis.pointers import strip_expressions
from hipspv.passes.rewrite.constants import expressions_on

# Itanium C++ ABI, 5.1.4.1: virtual tables, and those for the construction of bases.
_TABLES = ("_ZTV", "_ZTC")


class VirtualTables:
    """The virtual tables of a module.

    clang's type metadata would name the class of each call. But for tables outside of address space
    0, clang 22.1 calls `llvm.type.test` with a pointer of the wrong address space, which no reader
    of bitcode accepts. So a call's functions are those of all classes in the same slot.
    """

    def __init__(self, module: Module) -> None:
        self._module = module
        self._slots: dict[int, set[Function]] = {}

    def targets(self, pointer: Value) -> set[Function] | None:
        """The functions that a pointer read from a virtual table may lead to. None for others."""
        offset = self._slot(pointer)
        if offset is None:
            return None
        if offset not in self._slots:
            found = (self._function(table, start + offset) for table, start in self._points)
            self._slots[offset] = {function for function in found if function}
        return self._slots[offset]

    def _slot(self, pointer: Value) -> int | None:
        """The distance in bytes from an object's table pointer to the address of `pointer`.

        An object's table pointer points to global memory, as no other pointer in memory does: those
        that C++ knows are generic.
        """
        if not _is(pointer, Opcode.LOAD):
            return None
        table, offset = pointer.operand(0), 0
        if _is(table, Opcode.GEP):
            type, (table, *indices) = table.source_type, table.operands
            if len(indices) != 1 or not isinstance(index := indices[0], ConstantInt):
                return None
            offset = index.value * self._module.size_of(type)
        is_global = table.type.address_space == self._module.target.spaces.global_
        return offset if is_global and _is(table, Opcode.LOAD) else None

    @functools.cached_property
    def _points(self) -> list[tuple[GlobalVariable, int]]:
        """The tables, each with the offset in bytes of an entry to which objects point."""
        tables = [v for v in self._module.variables() if v.name.startswith(_TABLES)]
        return [(table, self._offset(entry)) for table in tables for entry in expressions_on(table, (Opcode.GEP,))]

    def _offset(self, entry: ConstantExpr) -> int:
        first, *indices = entry.operands[1:]
        assert isinstance(first, ConstantInt)
        type, offset = entry.source_type, first.value * self._module.size_of(entry.source_type)
        for index in indices:
            assert isinstance(index, ConstantInt)
            if type.kind == TypeKind.STRUCT:
                offset += self._module.offset_of(type, index.value)
                type = type.fields[index.value]
            else:
                type = type.element
                offset += index.value * self._module.size_of(type)
        return offset

    def _function(self, table: GlobalVariable, offset: int) -> Function | None:
        """The function whose address is at this offset in bytes of the table."""
        found = table.initializer
        while isinstance(found, ConstantAggregate):
            type = found.type
            if offset >= self._module.size_of(type):
                return None
            if type.kind == TypeKind.STRUCT:
                starts = [self._module.offset_of(type, i) for i in range(type.length)]
                index = max(i for i, start in enumerate(starts) if start <= offset)
                offset -= starts[index]
            else:
                index, offset = divmod(offset, self._module.size_of(type.element))
            found = found.element(index)
        found = strip_expressions(found) if found else None
        return found if isinstance(found, Function) and offset == 0 else None


def _is(value: Value, opcode: Opcode) -> TypeGuard[Instruction]:
    return isinstance(value, Instruction) and value.opcode == opcode
