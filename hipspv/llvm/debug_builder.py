"""New debug information: functions, variables, and where these are."""

from __future__ import annotations

import ctypes
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from hipspv.llvm.debug_info import DebugNode
from hipspv.llvm.errors import DISPOSED
from hipspv.llvm.library import Library
from hipspv.llvm.module import Module
from hipspv.llvm.values import Function, Instruction, Value, wrap

_DECLARE = 1  # LLVMDbgRecordDeclare
_UNIT = 5  # the operand of a subprogram (llvm/IR/DebugInfoMetadata.h)
_VARIABLES = 6  # likewise of a unit
_ARTIFICIAL = 1 << 6  # LLVMDIFlagArtificial
_UNSIGNED = 0x7  # DW_ATE_unsigned
_BYTE = 8
# DWARF 5, table 7.9.
DEREFERENCE, PLUS = 0x06, 0x23


class Declaration(NamedTuple):
    """A variable of the source. address: of its memory. expression: nodes of LLVM's, as is the location."""

    address: Value
    variable: DebugNode
    expression: int
    location: int


def declarations(function: Function) -> Iterator[Declaration]:
    """Yield the variables of a function that have memory of their own."""
    module, lib = function.owner, function.owner.lib
    for instruction in function.instructions():
        record = lib.LLVMGetFirstDbgRecord(instruction.ref)
        while record:
            if lib.LLVMDbgRecordGetKind(record) == _DECLARE:
                ref = lib.LLVMDbgVariableRecordGetValue(record, 0)
                variable = DebugNode(lib.LLVMDbgVariableRecordGetVariable(record), module)
                expression = lib.LLVMDbgVariableRecordGetExpression(record)
                yield Declaration(wrap(ref, module), variable, expression, lib.LLVMDbgRecordGetDebugLoc(record))
            record = lib.LLVMGetNextDbgRecord(record)


class DebugBuilder:
    """Makes debug information in a module. A context manager."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._lib: Library = module.lib
        self._ref: int = self._lib.LLVMCreateDIBuilderDisallowUnresolved(module.ref)

    def __enter__(self) -> DebugBuilder:
        return self

    def __exit__(self, *error: object) -> None:
        self._lib.LLVMDisposeDIBuilder(self._ref)
        self._lib = DISPOSED

    def _node(self, ref: int) -> DebugNode:
        return DebugNode(ref, self._module)

    def add_function(self, function: Function, name: str, like: DebugNode) -> DebugNode:
        """Make a function one of the source, at the line of another. Return its node."""
        lib, text = self._lib, name.encode()
        file, line = lib.LLVMDIScopeGetFile(like.ref), like.subprogram_line
        type = lib.LLVMDIBuilderCreateSubroutineType(self._ref, file, None, 0, 0)
        names = (text, len(text), b"", 0)
        node = self._node(
            lib.LLVMDIBuilderCreateFunction(
                self._ref, file, *names, file, line, type, True, True, line, _ARTIFICIAL, False
            )
        )
        unit = like.operands()[_UNIT]
        assert unit
        value = lib.LLVMMetadataAsValue(self._module.context.ref, node.ref)
        lib.LLVMReplaceMDNodeOperandWith(value, _UNIT, unit.ref)
        lib.LLVMSetSubprogram(function.ref, node.ref)
        return node

    def forget_variables(self, unit: DebugNode, gone: Collection[DebugNode]) -> None:
        """Remove global variables from a compile unit, by the nodes of the source's variables."""
        context, lib = self._module.context.ref, self._lib
        listed = unit.operands()[_VARIABLES]
        entries = [each for each in listed.operands() if each] if listed else []
        kept = [entry for entry in entries if entry.operands()[0] not in gone]
        if len(kept) < len(entries):
            refs = (ctypes.c_void_p * len(kept))(*(entry.ref for entry in kept))
            node = lib.LLVMMDNodeInContext2(context, refs, len(kept))
            lib.LLVMReplaceMDNodeOperandWith(lib.LLVMMetadataAsValue(context, unit.ref), _VARIABLES, node)

    def location(self, function: DebugNode) -> int:
        """Return the location of a function's own line in it."""
        context, line = self._module.context.ref, function.subprogram_line
        return self._lib.LLVMDIBuilderCreateDebugLocation(context, line, 0, function.ref, None)

    def words(self, name: str, members: Sequence[str]) -> DebugNode:
        """Return the type of a structure of integers of 32 bits without signs."""
        lib, size = self._lib, 4 * _BYTE
        word = lib.LLVMDIBuilderCreateBasicType(self._ref, b"unsigned int", len(b"unsigned int"), size, _UNSIGNED, 0)
        refs = (ctypes.c_void_p * len(members))()
        for index, member in enumerate(members):
            text = member.encode()
            refs[index] = lib.LLVMDIBuilderCreateMemberType(
                self._ref, None, text, len(text), None, 0, size, size, index * size, 0, word
            )
        text, sizes = name.encode(), (size * len(members), size)
        return self._node(
            lib.LLVMDIBuilderCreateStructType(
                self._ref, None, text, len(text), None, 0, *sizes, 0, None, refs, len(refs), 0, None, b"", 0
            )
        )

    def variable(self, function: DebugNode, name: str, type: DebugNode) -> DebugNode:
        """Return a new variable of a function."""
        lib, text = self._lib, name.encode()
        file = lib.LLVMDIScopeGetFile(function.ref)
        line = function.subprogram_line
        return self._node(
            lib.LLVMDIBuilderCreateAutoVariable(
                self._ref, function.ref, text, len(text), file, line, type.ref, False, 0, 0
            )
        )

    def expression(self, *operations: int) -> int:
        """Return the operations of DWARF that lead from the address to the variable."""
        words = (ctypes.c_uint64 * len(operations))(*operations)
        return self._lib.LLVMDIBuilderCreateExpression(self._ref, words, len(operations))

    def declare(self, address: Value, variable: DebugNode, expression: int, location: int, before: Instruction) -> None:
        """Say where a variable is, in a function whose instruction is `before`."""
        self._lib.LLVMDIBuilderInsertDeclareRecordBefore(
            self._ref, address.ref, variable.ref, expression, location, before.ref
        )
