"""Builds instructions at one insertion point."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence

from hipspv.llvm.enums import AtomicOperation, FloatPredicate, Opcode, Ordering, Predicate
from hipspv.llvm.errors import DISPOSED
from hipspv.llvm.library import Library
from hipspv.llvm.module import Module
from hipspv.llvm.types import Type
from hipspv.llvm.values import BasicBlock, Function, Instruction, Value, wrap

# An operand after the first: a number is a constant of the first one's type.
Operand = Value | float


def _binary(opcode: Opcode) -> Callable[[Builder, Value, Operand], Value]:
    return lambda build, left, right: build.binary(opcode, left, right)


class Builder:
    """An insertion point in `module`. A context manager.

    Instructions that it builds before another one have that one's debug location. Constant operands
    fold, so a result need not be an instruction.
    """

    __slots__ = ("lib", "module", "ref")

    def __init__(self, module: Module) -> None:
        self.module = module
        self.lib: Library = module.lib
        self.ref: int = self.lib.LLVMCreateBuilderInContext(module.context.ref)

    def __enter__(self) -> Builder:
        return self

    def __exit__(self, *error: object) -> None:
        self.dispose()

    def dispose(self) -> None:
        self.lib.LLVMDisposeBuilder(self.ref)
        self.lib = DISPOSED

    def before(self, instruction: Instruction) -> Builder:
        self.lib.LLVMPositionBuilderBefore(self.ref, instruction.ref)
        location = self.lib.LLVMInstructionGetDebugLoc(instruction.ref)
        self.lib.LLVMSetCurrentDebugLocation2(self.ref, location)
        return self

    def locate(self, location: int | None) -> Builder:
        """Gives the next instructions this debug location, a node of LLVM's."""
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
        """Moves an instruction here from where it is, with its debug location."""
        name = instruction.name
        location = self.lib.LLVMInstructionGetDebugLoc(instruction.ref)
        self.lib.LLVMInstructionRemoveFromParent(instruction.ref)
        self.lib.LLVMInsertIntoBuilder(self.ref, instruction.ref)
        self.lib.LLVMInstructionSetDebugLoc(instruction.ref, location)
        instruction.name = name

    def copy(self, instruction: Instruction) -> Instruction:
        """A copy of an instruction, with its operands, flags, metadata and debug location."""
        location = self.lib.LLVMInstructionGetDebugLoc(instruction.ref)
        self.lib.LLVMSetCurrentDebugLocation2(self.ref, location)
        ref = self.lib.LLVMInstructionClone(instruction.ref)
        self.lib.LLVMInsertIntoBuilder(self.ref, ref)
        return self._instruction(ref)

    @property
    def block(self) -> BasicBlock:
        """The block in which the insertion point is."""
        return BasicBlock(self.lib.LLVMGetInsertBlock(self.ref), self.module)

    def append_block(self, name: str) -> BasicBlock:
        """A new block at the end of the function in which the insertion point is."""
        return self.block.parent.append_block(name)

    def binary(self, opcode: Opcode, left: Value, right: Operand) -> Value:
        ref = _operand(left, right).ref
        return self._value(self.lib.LLVMBuildBinOp(self.ref, opcode, left.ref, ref, b""))

    add, sub, mul = _binary(Opcode.ADD), _binary(Opcode.SUB), _binary(Opcode.MUL)
    fadd, fsub, fmul = _binary(Opcode.FADD), _binary(Opcode.FSUB), _binary(Opcode.FMUL)
    udiv, urem = _binary(Opcode.UDIV), _binary(Opcode.UREM)
    shl, lshr, ashr = _binary(Opcode.SHL), _binary(Opcode.LSHR), _binary(Opcode.ASHR)
    and_, or_, xor = _binary(Opcode.AND), _binary(Opcode.OR), _binary(Opcode.XOR)

    def negate(self, value: Value) -> Value:
        """A floating-point value with the other sign."""
        return self._value(self.lib.LLVMBuildFNeg(self.ref, value.ref, b""))

    def cast(self, opcode: Opcode, value: Value, to: Type) -> Value:
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

    def compare(self, predicate: Predicate | FloatPredicate | int, left: Value, right: Operand) -> Value:
        whole = isinstance(predicate, Predicate)
        compare = self.lib.LLVMBuildICmp if whole else self.lib.LLVMBuildFCmp
        ref = _operand(left, right).ref
        return self._value(compare(self.ref, predicate, left.ref, ref, b""))

    def select(self, condition: Value, true: Value, false: Operand) -> Value:
        other = _operand(true, false)
        ref = self.lib.LLVMBuildSelect(self.ref, condition.ref, true.ref, other.ref, b"")
        return self._value(ref)

    def phi(self, type: Type, name: str = "") -> Instruction:
        return self._instruction(self.lib.LLVMBuildPhi(self.ref, type.ref, name.encode()))

    def alloca(self, type: Type, alignment: int = 0, count: Value | None = None) -> Instruction:
        """A stack variable: one of the type, or an array of `count`."""
        if count is None:
            ref = self.lib.LLVMBuildAlloca(self.ref, type.ref, b"")
        else:
            ref = self.lib.LLVMBuildArrayAlloca(self.ref, type.ref, count.ref, b"")
        result = self._instruction(ref)
        if alignment:
            result.alignment = alignment
        return result

    def load(self, type: Type, pointer: Value, alignment: int = 0, volatile: bool = False) -> Instruction:
        ref = self.lib.LLVMBuildLoad2(self.ref, type.ref, pointer.ref, b"")
        return self._access(ref, alignment, volatile)

    def store(self, value: Value, pointer: Value, alignment: int = 0, volatile: bool = False) -> Instruction:
        ref = self.lib.LLVMBuildStore(self.ref, value.ref, pointer.ref)
        return self._access(ref, alignment, volatile)

    def _access(self, ref: int, alignment: int, volatile: bool) -> Instruction:
        """Alignment 0 leaves that of the type."""
        result = self._instruction(ref)
        if alignment:
            result.alignment = alignment
        if volatile:
            result.is_volatile = True
        return result

    def fence(self, order: Ordering, scope: int) -> None:
        self.lib.LLVMBuildFenceSyncScope(self.ref, order, scope, b"")

    def atomic_update(
        self, operation: AtomicOperation, pointer: Value, value: Value, order: Ordering, scope: int
    ) -> Instruction:
        """An atomicrmw."""
        return self._instruction(
            self.lib.LLVMBuildAtomicRMWSyncScope(self.ref, operation, pointer.ref, value.ref, order, scope)
        )

    def exchange_if(
        self, pointer: Value, expected: Value, value: Value, orders: tuple[Ordering, Ordering], scope: int
    ) -> Instruction:
        """A cmpxchg; `orders` are those of success and of failure."""
        return self._instruction(
            self.lib.LLVMBuildAtomicCmpXchgSyncScope(self.ref, pointer.ref, expected.ref, value.ref, *orders, scope)
        )

    def repeat_atomic(self, atomic: Instruction, operands: Sequence[Value], type: Type | None = None) -> Instruction:
        """The atomic instruction with other operands; a load loads `type`, if it is given."""
        opcode, scope, (first, *rest) = atomic.opcode, atomic.scope, operands
        if opcode == Opcode.CMPXCHG:
            result = self.exchange_if(first, rest[0], rest[1], atomic.exchange_orders, scope)
        elif opcode == Opcode.ATOMIC_RMW:
            operation = atomic.atomic_operation
            result = self.atomic_update(operation, first, rest[0], atomic.order, scope)
        else:
            loads = opcode == Opcode.LOAD
            result = self.load(type or atomic.type, first) if loads else self.store(first, rest[0])
            result.order, result.scope = atomic.order, scope
        result.alignment, result.is_volatile = atomic.alignment, atomic.is_volatile
        return result

    def gep(self, type: Type, pointer: Value, indices: Sequence[Value], flags: int = 0) -> Value:
        """getelementptr; `flags` are LLVMGEPNoWrapFlags (1 inbounds, 2 nusw, 4 nuw)."""
        refs = (ctypes.c_void_p * len(indices))(*(index.ref for index in indices))
        ref = self.lib.LLVMBuildGEPWithNoWrapFlags(self.ref, type.ref, pointer.ref, refs, len(indices), b"", flags)
        return self._value(ref)

    def offset(self, pointer: Value, byte: int) -> Value:
        """`pointer` plus a constant number of bytes."""
        context = self.module.context
        if byte == 0:
            return pointer
        return self.gep(context.integer(8), pointer, [context.integer(64).constant(byte)], flags=1)

    def copy_memory(self, to: Value, source: Value, size: int, alignment: int) -> None:
        """llvm.memcpy of `size` bytes between addresses aligned to `alignment`."""
        length = self.module.context.integer(64).constant(size)
        self.lib.LLVMBuildMemCpy(self.ref, to.ref, alignment, source.ref, alignment, length.ref)

    def call(self, function: Function, arguments: Sequence[Value]) -> Instruction:
        """A direct call, with the calling convention of `function`."""
        refs = (ctypes.c_void_p * len(arguments))(*(argument.ref for argument in arguments))
        ref = self.lib.LLVMBuildCall2(self.ref, function.value_type.ref, function.ref, refs, len(arguments), b"")
        call = self._instruction(ref)
        call.calling_convention = function.calling_convention
        return call

    def assembly(self, text: str, constraints: str, returns: Type, *arguments: Value) -> Instruction:
        """Inline assembly with side effects, written as in IR: operands are `$0`, `$1` ..."""
        type = self.module.context.function(returns, [argument.type for argument in arguments])
        code, operands = text.encode(), constraints.encode()
        lib = self.lib
        inline = lib.LLVMGetInlineAsm(type.ref, code, len(code), operands, len(operands), True, False, 0, False)
        refs = (ctypes.c_void_p * len(arguments))(*(argument.ref for argument in arguments))
        return self._instruction(lib.LLVMBuildCall2(self.ref, type.ref, inline, refs, len(arguments), b""))

    def builtin(self, name: str, returns: Type, *arguments: Value) -> Instruction:
        """A call of the built-in function of OpenCL that has this mangled name."""
        function = self.module.function(name)
        if function is None:
            type = self.module.context.function(returns, [argument.type for argument in arguments])
            function = self.module.declare_builtin(name, type)
        return self.call(function, arguments)

    def intrinsic(self, name: str, *arguments: Value, types: Sequence[Type] | None = None) -> Instruction:
        """A call of LLVM's intrinsic for `types`, by default the first argument's."""
        chosen = [arguments[0].type] if types is None else types
        return self.call(self.module.intrinsic(name, chosen), arguments)

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
        return self._value(self.lib.LLVMBuildShuffleVector(self.ref, a.ref, b.ref, constant.ref, b""))

    def splat(self, value: Value, length: int) -> Value:
        """A vector of equal elements."""
        zero = self.module.context.integer(32).constant(0)
        single = self.insert_element(self.module.context.vector(value.type, length).poison(), value, zero)
        return self.shuffle(single, single, [0] * length)

    def branch(self, to: BasicBlock) -> None:
        self.lib.LLVMBuildBr(self.ref, to.ref)

    def branch_if(self, condition: Value, to: BasicBlock, otherwise: BasicBlock) -> None:
        self.lib.LLVMBuildCondBr(self.ref, condition.ref, to.ref, otherwise.ref)

    def switch(self, value: Value, default: BasicBlock, cases: Sequence[tuple[Value, BasicBlock]]) -> None:
        """Branches to the block whose constant `value` equals, or to `default`."""
        ref = self.lib.LLVMBuildSwitch(self.ref, value.ref, default.ref, len(cases))
        for constant, block in cases:
            self.lib.LLVMAddCase(ref, constant.ref, block.ref)

    def unreachable(self) -> None:
        self.lib.LLVMBuildUnreachable(self.ref)

    def ret(self, value: Value | None = None) -> None:
        if value is None:
            self.lib.LLVMBuildRetVoid(self.ref)
        else:
            self.lib.LLVMBuildRet(self.ref, value.ref)


def _operand(left: Value, right: Operand) -> Value:
    return right if isinstance(right, Value) else left.type.constant(right)
