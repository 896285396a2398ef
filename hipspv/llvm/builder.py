"""Builds instructions at one place in a block."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from types import TracebackType

from hipspv.llvm.errors import DISPOSED
from hipspv.llvm.library import Library
from hipspv.llvm.module import Module
from hipspv.llvm.types import Type
from hipspv.llvm.values import BasicBlock, Function, Instruction, Opcode, Value, wrap


class Builder:
    """An insertion point in `module`. A context manager.

    What it builds before an instruction has that instruction's debug location. Constant operands
    fold, so a result need not be an instruction.
    """

    __slots__ = ("lib", "module", "ref")

    def __init__(self, module: Module) -> None:
        self.module = module
        self.lib: Library = module.lib
        self.ref: int = self.lib.LLVMCreateBuilderInContext(module.context.ref)

    def __enter__(self) -> Builder:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.dispose()

    def dispose(self) -> None:
        self.lib.LLVMDisposeBuilder(self.ref)
        self.lib = DISPOSED

    def before(self, instruction: Instruction) -> Builder:
        self.lib.LLVMPositionBuilderBefore(self.ref, instruction.ref)
        location = self.lib.LLVMInstructionGetDebugLoc(instruction.ref)
        self.lib.LLVMSetCurrentDebugLocation2(self.ref, location)
        return self

    def at_end(self, block: BasicBlock) -> Builder:
        self.lib.LLVMPositionBuilderAtEnd(self.ref, block.ref)
        return self

    def _value(self, ref: int) -> Value:
        return wrap(ref, self.module)

    def _instruction(self, ref: int) -> Instruction:
        return Instruction(ref, self.module)

    def move(self, instruction: Instruction) -> None:
        """Moves an instruction here from where it is."""
        name = instruction.name
        self.lib.LLVMInstructionRemoveFromParent(instruction.ref)
        self.lib.LLVMInsertIntoBuilder(self.ref, instruction.ref)
        instruction.name = name

    def binary(self, opcode: int, left: Value, right: Value) -> Value:
        return self._value(self.lib.LLVMBuildBinOp(self.ref, opcode, left.ref, right.ref, b""))

    def cast(self, opcode: int, value: Value, to: Type) -> Value:
        return self._value(self.lib.LLVMBuildCast(self.ref, opcode, value.ref, to.ref, b""))

    def resize(self, value: Value, to: Type, signed: bool = False) -> Value:
        """The integer, or vector of integers, `value` truncated or extended to type `to`."""
        given = value.type
        if given == to:
            return value
        have = given.element.width if given.is_vector else given.width
        want = to.element.width if to.is_vector else to.width
        extend = Opcode.SEXT if signed else Opcode.ZEXT
        return self.cast(Opcode.TRUNC if have > want else extend, value, to)

    def freeze(self, value: Value) -> Instruction:
        """A freeze of the value: always an instruction, also for a constant."""
        return self._instruction(self.lib.LLVMBuildFreeze(self.ref, value.ref, b""))

    def compare(self, predicate: int, left: Value, right: Value) -> Value:
        return self._value(self.lib.LLVMBuildICmp(self.ref, predicate, left.ref, right.ref, b""))

    def select(self, condition: Value, true: Value, false: Value) -> Value:
        ref = self.lib.LLVMBuildSelect(self.ref, condition.ref, true.ref, false.ref, b"")
        return self._value(ref)

    def phi(self, type: Type, name: str = "") -> Instruction:
        return self._instruction(self.lib.LLVMBuildPhi(self.ref, type.ref, name.encode()))

    def alloca(self, type: Type, alignment: int = 0) -> Instruction:
        result = self._instruction(self.lib.LLVMBuildAlloca(self.ref, type.ref, b""))
        if alignment:
            result.alignment = alignment
        return result

    def load(self, type: Type, pointer: Value, alignment: int = 0) -> Instruction:
        result = self._instruction(self.lib.LLVMBuildLoad2(self.ref, type.ref, pointer.ref, b""))
        if alignment:
            result.alignment = alignment
        return result

    def store(self, value: Value, pointer: Value, alignment: int = 0) -> Instruction:
        result = self._instruction(self.lib.LLVMBuildStore(self.ref, value.ref, pointer.ref))
        if alignment:
            result.alignment = alignment
        return result

    def gep(self, type: Type, pointer: Value, indices: Sequence[Value], flags: int = 0) -> Value:
        """getelementptr; `flags` are LLVMGEPNoWrapFlags (1 inbounds, 2 nusw, 4 nuw)."""
        refs = (ctypes.c_void_p * len(indices))(*(index.ref for index in indices))
        ref = self.lib.LLVMBuildGEPWithNoWrapFlags(
            self.ref, type.ref, pointer.ref, refs, len(indices), b"", flags
        )
        return self._value(ref)

    def offset(self, pointer: Value, byte: int) -> Value:
        """`pointer` plus a constant number of bytes."""
        context = self.module.context
        if byte == 0:
            return pointer
        return self.gep(context.integer(8), pointer, [context.integer(64).constant(byte)], flags=1)

    def copy_memory(self, to: Value, source: Value, size: int, alignment: int) -> None:
        """llvm.memcpy of `size` bytes between places aligned to `alignment`."""
        length = self.module.context.integer(64).constant(size)
        self.lib.LLVMBuildMemCpy(self.ref, to.ref, alignment, source.ref, alignment, length.ref)

    def call(self, function: Function, arguments: Sequence[Value]) -> Instruction:
        """A direct call, with the calling convention of `function`."""
        refs = (ctypes.c_void_p * len(arguments))(*(argument.ref for argument in arguments))
        ref = self.lib.LLVMBuildCall2(
            self.ref, function.value_type.ref, function.ref, refs, len(arguments), b""
        )
        call = self._instruction(ref)
        call.calling_convention = function.calling_convention
        return call

    def extract_value(self, aggregate: Value, index: int) -> Value:
        return self._value(self.lib.LLVMBuildExtractValue(self.ref, aggregate.ref, index, b""))

    def insert_value(self, aggregate: Value, value: Value, index: int) -> Value:
        ref = self.lib.LLVMBuildInsertValue(self.ref, aggregate.ref, value.ref, index, b"")
        return self._value(ref)

    def extract_element(self, vector: Value, index: Value) -> Value:
        return self._value(self.lib.LLVMBuildExtractElement(self.ref, vector.ref, index.ref, b""))

    def insert_element(self, vector: Value, value: Value, index: Value) -> Value:
        ref = self.lib.LLVMBuildInsertElement(self.ref, vector.ref, value.ref, index.ref, b"")
        return self._value(ref)

    def shuffle(self, a: Value, b: Value, mask: Sequence[int]) -> Value:
        i32 = self.module.context.integer(32)
        lanes = [i32.poison() if lane < 0 else i32.constant(lane) for lane in mask]
        constant = self.module.context.constant_vector(lanes)
        return self._value(
            self.lib.LLVMBuildShuffleVector(self.ref, a.ref, b.ref, constant.ref, b"")
        )

    def branch(self, to: BasicBlock) -> None:
        self.lib.LLVMBuildBr(self.ref, to.ref)

    def branch_if(self, condition: Value, to: BasicBlock, otherwise: BasicBlock) -> None:
        self.lib.LLVMBuildCondBr(self.ref, condition.ref, to.ref, otherwise.ref)

    def switch(
        self, value: Value, default: BasicBlock, cases: Sequence[tuple[Value, BasicBlock]]
    ) -> None:
        """Branches to the block whose constant `value` equals, or to `default`."""
        ref = self.lib.LLVMBuildSwitch(self.ref, value.ref, default.ref, len(cases))
        for constant, block in cases:
            self.lib.LLVMAddCase(ref, constant.ref, block.ref)

    def ret(self, value: Value | None = None) -> None:
        if value is None:
            self.lib.LLVMBuildRetVoid(self.ref)
        else:
            self.lib.LLVMBuildRet(self.ref, value.ref)
