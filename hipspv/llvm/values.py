"""LLVM values: constants, globals, functions, blocks and instructions.

A wrapper holds a reference and its owner (the module, or the context for a plain constant). Wrappers are made on
request and compare by reference. After the owner is disposed of, its `lib` raises, so every later use of a wrapper
raises DisposedError. The same holds for a wrapper whose instruction was erased.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Collection, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from hipspv.llvm.enums import AtomicOperation, FloatPredicate, Linkage, Opcode, Ordering, Predicate, ValueKind
from hipspv.llvm.errors import DISPOSED
from hipspv.llvm.types import Type

if TYPE_CHECKING:
    from hipspv.llvm.context import Context
    from hipspv.llvm.module import Module


_T = TypeVar("_T")

_VALUE_KINDS = {int(kind): kind for kind in ValueKind}
_OPCODES = {int(opcode): opcode for opcode in Opcode}
_ORDERINGS = {int(order): order for order in Ordering}
_OPERATIONS = {int(operation): operation for operation in AtomicOperation}
_LINKAGES = {int(linkage): linkage for linkage in Linkage}
_PREDICATES = {int(predicate): predicate for predicate in Predicate}


class Location(NamedTuple):
    """A source position; line 0 if the compiler itself made the code."""

    file: str
    line: int
    column: int


class Operation(NamedTuple):
    """width: bits of an integer result; 0 for other results."""

    opcode: int
    width: int
    operands: list[Value]


class _Accessor(Generic[_T]):
    """A property that a function of the C API returns, and another may set. make: converts the C result."""

    __slots__ = ("_get", "_make", "_set")

    def __init__(self, get: str, set: str = "", *, make: Callable[[int], _T]) -> None:
        self._get, self._set, self._make = get, set, make

    def __get__(self, value: Value, owner: type) -> _T:
        return self._make(getattr(value.owner.lib, self._get)(value.ref))

    def __set__(self, value: Value, new: _T) -> None:
        getattr(value.owner.lib, self._set)(value.ref, new)


class Value:
    """Anything that can be an operand."""

    __slots__ = ("owner", "ref")

    def __init__(self, ref: int, owner: Module | Context) -> None:
        self.ref = ref
        self.owner = owner

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and other.ref == self.ref

    def __hash__(self) -> int:
        return self.ref

    def __str__(self) -> str:
        lib = self.owner.lib
        return lib.take_string(lib.LLVMPrintValueToString(self.ref))

    @property
    def kind(self) -> ValueKind:
        return _VALUE_KINDS[self.owner.lib.LLVMGetValueKind(self.ref)]

    @property
    def type(self) -> Type:
        return Type(self.owner.lib.LLVMTypeOf(self.ref), self.owner.context)

    @property
    def name(self) -> str:
        return self.owner.lib.LLVMGetValueName(self.ref).decode(errors="surrogateescape")

    @name.setter
    def name(self, name: str) -> None:
        text = name.encode(errors="surrogateescape")
        self.owner.lib.LLVMSetValueName2(self.ref, text, len(text))

    @property
    def operands(self) -> list[Value]:
        owner, of = self.owner, _CLASS
        return [of[word >> 56](word & _ADDRESS, owner) for word in owner.lib.native.parts(self.ref)]

    def operation(self) -> Operation:
        """Opcode, width and operands of an instruction or a constant expression, by one call."""
        owner, of = self.owner, _CLASS
        head, *words = owner.lib.native.operation_of(self.ref)
        operands = [of[word >> 56](word & _ADDRESS, owner) for word in words]
        return Operation(head & _OPCODE, head >> 32, operands)

    def operand(self, index: int) -> Value:
        return wrap(self.owner.lib.LLVMGetOperand(self.ref, index), self.owner)

    def set_operand(self, index: int, value: Value) -> None:
        self.owner.lib.LLVMSetOperand(self.ref, index, value.ref)

    def users(self) -> list[Value]:
        """The users of this value, one entry per use."""
        return self._users(constants=False)

    def constant_users(self) -> list[Value]:
        """The users that aren't instructions: constants and global variables."""
        return self._users(constants=True)

    def _users(self, constants: bool) -> list[Value]:
        owner, of = self.owner, _CLASS
        refs, kinds = owner.lib.native.users_of(self.ref, constants)
        return [of[kind](ref, owner) for ref, kind in zip(refs, kinds, strict=True)]

    @property
    def is_used(self) -> bool:
        return self.owner.lib.LLVMGetFirstUse(self.ref) is not None

    def replace_all_uses_with(self, other: Value) -> None:
        self.owner.lib.LLVMReplaceAllUsesWith(self.ref, other.ref)


class Argument(Value):
    __slots__ = ()
    owner: Module

    @property
    def function(self) -> Function:
        return Function(self.owner.lib.LLVMGetParamParent(self.ref), self.owner)


class ConstantInt(Value):
    __slots__ = ()

    @property
    def value(self) -> int:
        """The constant, read as unsigned, of any width."""
        lib = self.owner.lib
        width = lib.LLVMGetIntTypeWidth(lib.LLVMTypeOf(self.ref))
        if width <= 64:
            return lib.LLVMConstIntGetZExtValue(self.ref)
        # The C API has no accessor for wider constants. Their text is decimal and signed.
        return int(str(self).split()[1]) & ((1 << width) - 1)


class ConstantExpr(Value):
    __slots__ = ()

    @property
    def opcode(self) -> Opcode:
        return _OPCODES[self.owner.lib.LLVMGetConstOpcode(self.ref)]

    @property
    def source_type(self) -> Type:
        """Source element type of a getelementptr."""
        return Type(self.owner.lib.LLVMGetGEPSourceElementType(self.ref), self.owner.context)

    # LLVMGEPNoWrapFlags: 1 inbounds, 2 nusw, 4 nuw.
    gep_flags = _Accessor("LLVMGEPGetNoWrapFlags", make=int)


class ConstantAggregate(Value):
    """An array, structure or vector of constants."""

    __slots__ = ()

    def element(self, index: int) -> Value:
        """An element, also of data arrays, which have no operands, and of zero."""
        return wrap(self.owner.lib.LLVMGetAggregateElement(self.ref, index), self.owner)

    def slices(self, length: int) -> list[Value]:
        """The elements of a data array as arrays of `length` elements, or fewer in the last."""
        lib, size = self.owner.lib, ctypes.c_size_t()
        data = ctypes.string_at(lib.LLVMGetRawDataValues(self.ref, ctypes.byref(size)), size.value)
        element = self.type.element
        step = length * (size.value // self.type.length)
        chunks = (data[i : i + step] for i in range(0, len(data), step))
        refs = (lib.LLVMConstDataArray(element.ref, chunk, len(chunk)) for chunk in chunks)
        return [wrap(ref, self.owner) for ref in refs]


class GlobalValue(Value):
    """A function, variable or alias."""

    __slots__ = ()
    owner: Module

    @property
    def linkage(self) -> Linkage:
        return _LINKAGES[self.owner.lib.LLVMGetLinkage(self.ref)]

    @linkage.setter
    def linkage(self, linkage: Linkage) -> None:
        lib = self.owner.lib
        if linkage in (Linkage.INTERNAL, Linkage.PRIVATE):
            lib.LLVMSetVisibility(self.ref, 0)  # LLVM wants default visibility of local symbols
        lib.LLVMSetLinkage(self.ref, linkage)

    visibility = _Accessor("LLVMGetVisibility", "LLVMSetVisibility", make=int)

    @property
    def value_type(self) -> Type:
        return Type(self.owner.lib.LLVMGlobalGetValueType(self.ref), self.owner.context)

    is_declaration = _Accessor("LLVMIsDeclaration", make=bool)

    def share_comdat(self, other: GlobalValue) -> None:
        """Puts the value into the group of sections that `other` is in, if any."""
        lib = self.owner.lib
        lib.LLVMSetComdat(self.ref, lib.LLVMGetComdat(other.ref))

    def drop_comdat(self) -> None:
        self.owner.lib.LLVMSetComdat(self.ref, None)


class GlobalVariable(GlobalValue):
    __slots__ = ()

    @property
    def initializer(self) -> Value | None:
        ref = self.owner.lib.LLVMGetInitializer(self.ref)
        return wrap(ref, self.owner) if ref else None

    @initializer.setter
    def initializer(self, value: Value) -> None:
        self.owner.lib.LLVMSetInitializer(self.ref, value.ref)

    is_constant_data = _Accessor("LLVMIsGlobalConstant", "LLVMSetGlobalConstant", make=bool)
    is_externally_initialized = _Accessor("LLVMIsExternallyInitialized", "LLVMSetExternallyInitialized", make=bool)

    @property
    def string(self) -> bytes | None:
        """The bytes of an initialiser that is an array of 8-bit numbers; None for others."""
        lib, initializer = self.owner.lib, self.initializer
        if initializer is None or not lib.LLVMIsConstantString(initializer.ref):
            return None
        size = ctypes.c_size_t()
        return ctypes.string_at(lib.LLVMGetAsString(initializer.ref, ctypes.byref(size)), size.value)

    is_thread_local = _Accessor("LLVMIsThreadLocal", "LLVMSetThreadLocal", make=bool)
    alignment = _Accessor("LLVMGetAlignment", "LLVMSetAlignment", make=int)

    @property
    def section(self) -> str:
        return (self.owner.lib.LLVMGetSection(self.ref) or b"").decode()

    @section.setter
    def section(self, section: str) -> None:
        self.owner.lib.LLVMSetSection(self.ref, section.encode())

    def erase(self) -> None:
        self.owner.lib.LLVMDeleteGlobal(self.ref)
        self.owner = DISPOSED


class Function(GlobalValue):
    __slots__ = ()

    calling_convention = _Accessor("LLVMGetFunctionCallConv", "LLVMSetFunctionCallConv", make=int)

    @property
    def is_kernel(self) -> bool:
        return self.calling_convention in self.owner.kernel_conventions

    @property
    def is_intrinsic(self) -> bool:
        return self.owner.lib.LLVMGetIntrinsicID(self.ref) != 0

    parameter_count = _Accessor("LLVMCountParams", make=int)

    @property
    def parameters(self) -> list[Argument]:
        lib = self.owner.lib
        count = lib.LLVMCountParams(self.ref)
        return [Argument(lib.LLVMGetParam(self.ref, i), self.owner) for i in range(count)]

    def calls(self) -> list[Instruction]:
        """The direct calls of this function."""
        return [Instruction(ref, self.owner) for ref in self._calls()]

    def callers(self) -> list[Function]:
        """The functions that call this one directly, each once."""
        refs, native = self._calls(), self.owner.lib.native
        found = (ctypes.c_uint64 * len(refs))()
        calls = (ctypes.c_uint64 * len(refs))(*refs)
        count = native.functions_of(native.llvm, calls, len(refs), found)
        return [Function(ref, self.owner) for ref in found[:count]]

    def _calls(self) -> list[int]:
        native, capacity = self.owner.lib.native, 16
        while True:
            refs = (ctypes.c_uint64 * capacity)()
            count = native.calls(native.llvm, self.ref, capacity, refs)
            if count <= capacity:
                return refs[:count]
            capacity = count

    def blocks(self) -> Iterator[BasicBlock]:
        lib, owner = self.owner.lib, self.owner
        ref = lib.LLVMGetFirstBasicBlock(self.ref)
        while ref:
            following = lib.LLVMGetNextBasicBlock(ref)
            yield BasicBlock(ref, owner)
            ref = following

    @property
    def entry(self) -> BasicBlock:
        return BasicBlock(self.owner.lib.LLVMGetFirstBasicBlock(self.ref), self.owner)

    def instructions(self, opcodes: Collection[Opcode] = ()) -> Iterator[Instruction]:
        """All instructions, or those with one of `opcodes`; the one yielded may be erased."""
        for block in self.blocks():
            yield from block.instructions(opcodes)

    def body(self) -> Body:
        """The instructions as they are now, at much less cost than one by one."""
        native, capacity = self.owner.lib.native, 256
        while True:
            refs, opcodes = (ctypes.c_uint64 * capacity)(), (ctypes.c_uint8 * capacity)()
            count = native.body(native.llvm, self.ref, capacity, refs, opcodes)
            if count <= capacity:
                return Body(refs, bytes(opcodes)[:count], self.owner)
            capacity = count

    def successors(self) -> dict[BasicBlock, list[BasicBlock]]:
        """The blocks, each with its terminator's successors (`Instruction.successors`)."""
        return self.flow().block_successors()

    def flow(self) -> Flow:
        """The control flow as it is now."""
        native, capacity = self.owner.lib.native, 256
        while True:
            words = (ctypes.c_uint64 * capacity)()
            count = native.flow(native.llvm, self.ref, capacity, words)
            if count <= capacity:
                break
            capacity = count
        return Flow(words, self.owner)

    def append_block(self, name: str) -> BasicBlock:
        lib = self.owner.lib
        ref = lib.LLVMAppendBasicBlockInContext(self.owner.context.ref, self.ref, name.encode())
        return BasicBlock(ref, self.owner)

    @property
    def location(self) -> Location:
        """The function's location in the source, by its debug information."""
        lib = self.owner.lib
        line = lib.LLVMGetDebugLocLine(self.ref) if lib.LLVMGetSubprogram(self.ref) else 0
        return Location(self.owner.file_of(self), line, 0)

    def erase(self) -> None:
        self.owner.lib.LLVMDeleteFunction(self.ref)
        self.owner = DISPOSED


class Body:
    """The instructions of a function at one time. opcodes: a byte for each."""

    def __init__(self, refs: ctypes.Array[ctypes.c_uint64], opcodes: bytes, owner: Module) -> None:
        self._refs = refs
        self._owner = owner
        self.opcodes = opcodes

    def __len__(self) -> int:
        return len(self.opcodes)

    def __getitem__(self, index: int) -> Instruction:
        return Instruction(self._refs[index], self._owner)

    def indices(self, instructions: Collection[Instruction]) -> dict[Instruction, int]:
        """The index of each of these instructions."""
        of = dict(zip(self._refs[: len(self)], range(len(self)), strict=True))
        return {instruction: of[instruction.ref] for instruction in instructions}


class Dominators(NamedTuple):
    """The dominator tree of a function. Blocks are indices, as in `Flow`.

    order: the blocks that the entry reaches, in reverse post order. retreating: the edges of blocks to a successor that
    doesn't come after them in the order. The other lists have an element for each block, which has no meaning for a
    block that the entry doesn't reach. immediate: the immediate dominator; the entry for the entry. dfs_in, dfs_out: a
    block dominates those whose `dfs_in` is in the range from its `dfs_in` up to its `dfs_out`.
    """

    order: list[int]
    retreating: list[tuple[int, int]]
    immediate: list[int]
    dfs_in: list[int]
    dfs_out: list[int]


class Flow:
    """A function's control-flow graph. Its methods name a block by its index in the function.

    is_forward: every successor of a block comes after it.
    """

    def __init__(self, words: ctypes.Array[ctypes.c_uint64], owner: Module) -> None:
        """words: the result of hipspv_flow."""
        self._words, self._owner = words, owner
        self.size = words[0]
        self.is_forward = bool(words[1])
        self._starts = 2 + self.size  # the offset of the word

    @functools.cached_property
    def successors(self) -> list[list[int]]:
        """For each block its terminator's successors."""
        first = self._starts + self.size + 1
        starts = self._words[self._starts : first]
        successors = self._words[first : first + starts[-1]]
        return [successors[start:end] for start, end in pairwise(starts)]

    @functools.cached_property
    def _indices(self) -> dict[int, int]:
        return dict(zip(self._refs, range(self.size), strict=True))

    @property
    def _refs(self) -> list[int]:
        return self._words[2 : self._starts]

    def index(self, block: BasicBlock) -> int:
        return self._indices[block.ref]

    def index_of_ref(self, ref: int) -> int:
        """The index of the block with this reference."""
        return self._indices[ref]

    def block(self, index: int) -> BasicBlock:
        return BasicBlock(self._words[index + 2], self._owner)

    @functools.cached_property
    def blocks(self) -> list[BasicBlock]:
        return [BasicBlock(ref, self._owner) for ref in self._refs]

    def block_successors(self) -> dict[BasicBlock, list[BasicBlock]]:
        blocks = self.blocks
        return {block: [blocks[i] for i in indices] for block, indices in zip(blocks, self.successors, strict=True)}

    def dominators(self) -> Dominators:
        size, edges = self.size, self._words[self._starts + self.size]
        found = (ctypes.c_uint64 * (4 * size + 1 + 2 * edges))()
        count = self._owner.lib.native.dominators(self._words, found)
        first = 4 * size + 1
        last = first + 2 * found[first - 1]
        retreating = [*zip(found[first:last:2], found[first + 1 : last : 2], strict=True)]
        return Dominators(found[:count], retreating, *(found[size * i : size * (i + 1)] for i in (1, 2, 3)))

    def post_dominators(self) -> list[int]:
        """For each block its immediate post-dominator; -1 for exits, and for blocks that reach none."""
        found = (ctypes.c_int64 * self.size)()
        self._owner.lib.native.post_dominators(self._words, found)
        return found[:]


class BasicBlock(Value):
    __slots__ = ()
    owner: Module

    def instructions(self, opcodes: Collection[Opcode] = ()) -> Iterator[Instruction]:
        lib, owner = self.owner.lib, self.owner
        following, opcode = lib.LLVMGetNextInstruction, lib.LLVMGetInstructionOpcode
        ref = lib.LLVMGetFirstInstruction(self.ref)
        while ref:
            next_ref = following(ref)
            if not opcodes or opcode(ref) in opcodes:
                yield Instruction(ref, owner)
            ref = next_ref

    @property
    def parent(self) -> Function:
        return Function(self.owner.lib.LLVMGetBasicBlockParent(self.ref), self.owner)

    @property
    def terminator(self) -> Instruction:
        return Instruction(self.owner.lib.LLVMGetBasicBlockTerminator(self.ref), self.owner)

    @property
    def first(self) -> Instruction:
        return Instruction(self.owner.lib.LLVMGetFirstInstruction(self.ref), self.owner)

    def move_after(self, other: BasicBlock) -> None:
        """Moves the block after `other`, which may be in another function."""
        self.owner.lib.LLVMMoveBasicBlockAfter(self.ref, other.ref)

    def erase(self) -> None:
        self.owner.lib.LLVMDeleteBasicBlock(self.ref)
        self.owner = DISPOSED


class Instruction(Value):
    __slots__ = ()
    owner: Module

    @property
    def opcode(self) -> Opcode:
        return _OPCODES[self.owner.lib.LLVMGetInstructionOpcode(self.ref)]

    @property
    def block(self) -> BasicBlock:
        return BasicBlock(self.owner.lib.LLVMGetInstructionParent(self.ref), self.owner)

    @property
    def function(self) -> Function:
        lib = self.owner.lib
        return Function(lib.LLVMGetBasicBlockParent(lib.LLVMGetInstructionParent(self.ref)), self.owner)

    @property
    def next(self) -> Instruction | None:
        ref = self.owner.lib.LLVMGetNextInstruction(self.ref)
        return Instruction(ref, self.owner) if ref else None

    @property
    def callee(self) -> Function | None:
        """The function that a call names; None for an indirect call or inline assembly."""
        target = self.called_value
        return target if isinstance(target, Function) else None

    @property
    def called_value(self) -> Value:
        return wrap(self.owner.lib.LLVMGetCalledValue(self.ref), self.owner)

    argument_count = _Accessor("LLVMGetNumArgOperands", make=int)

    @property
    def called_type(self) -> Type:
        """The function type with which a call calls its target."""
        return Type(self.owner.lib.LLVMGetCalledFunctionType(self.ref), self.owner.context)

    @property
    def arguments(self) -> list[Value]:
        return self.operands[: self.argument_count]

    calling_convention = _Accessor("LLVMGetInstructionCallConv", "LLVMSetInstructionCallConv", make=int)

    @property
    def incoming(self) -> list[tuple[Value, BasicBlock]]:
        """Values and blocks of a phi."""
        block, owner = self.owner.lib.LLVMGetIncomingBlock, self.owner
        return [(v, BasicBlock(block(self.ref, i), owner)) for i, v in enumerate(self.operands)]

    def add_incoming(self, value: Value, block: BasicBlock) -> None:
        values, blocks = (ctypes.c_void_p * 1)(value.ref), (ctypes.c_void_p * 1)(block.ref)
        self.owner.lib.LLVMAddIncoming(self.ref, values, blocks, 1)

    @property
    def successors(self) -> list[BasicBlock]:
        """Successors of a terminator; a switch has its default first, then its cases."""
        lib = self.owner.lib
        count = lib.LLVMGetNumSuccessors(self.ref)
        return [BasicBlock(lib.LLVMGetSuccessor(self.ref, i), self.owner) for i in range(count)]

    def case(self, successor: int) -> ConstantInt:
        """The value for which a switch takes this successor, which must not be the default."""
        value = wrap(self.owner.lib.LLVMGetSwitchCaseValue(self.ref, successor), self.owner)
        assert isinstance(value, ConstantInt)
        return value

    def set_case(self, successor: int, value: Value) -> None:
        self.owner.lib.LLVMSetSwitchCaseValue(self.ref, successor, value.ref)

    @property
    def indices(self) -> list[int]:
        """Indices of an extractvalue or insertvalue."""
        lib = self.owner.lib
        count = lib.LLVMGetNumIndices(self.ref)
        values = ctypes.cast(lib.LLVMGetIndices(self.ref), ctypes.POINTER(ctypes.c_uint))
        return list(values[:count])

    @property
    def shuffle_mask(self) -> list[int]:
        """Mask of a shufflevector; -1 if the lane is poison."""
        lib = self.owner.lib
        count = lib.LLVMGetNumMaskElements(self.ref)
        return [lib.LLVMGetMaskValue(self.ref, i) for i in range(count)]

    # Predicate of an integer comparison.
    predicate = _Accessor("LLVMGetICmpPredicate", make=_PREDICATES.__getitem__)

    # LLVMRealPredicate of a comparison of floats.
    float_predicate = _Accessor("LLVMGetFCmpPredicate", make=int)

    @property
    def tests_for_nan(self) -> bool:
        """True for a comparison of floats that is true if an operand is NaN, and only then."""
        return self.float_predicate == FloatPredicate.UNO

    @property
    def allocated_type(self) -> Type:
        return Type(self.owner.lib.LLVMGetAllocatedType(self.ref), self.owner.context)

    @property
    def source_type(self) -> Type:
        """Source element type of a getelementptr."""
        return Type(self.owner.lib.LLVMGetGEPSourceElementType(self.ref), self.owner.context)

    # Operation of an atomicrmw.
    atomic_operation = _Accessor("LLVMGetAtomicRMWBinOp", make=_OPERATIONS.__getitem__)

    @property
    def exchange_orders(self) -> tuple[Ordering, Ordering]:
        """Orders of a successful cmpxchg, and of a failed one."""
        lib = self.owner.lib
        success = lib.LLVMGetCmpXchgSuccessOrdering(self.ref)
        return _ORDERINGS[success], _ORDERINGS[lib.LLVMGetCmpXchgFailureOrdering(self.ref)]

    @exchange_orders.setter
    def exchange_orders(self, orders: tuple[Ordering, Ordering]) -> None:
        self.owner.lib.LLVMSetCmpXchgSuccessOrdering(self.ref, orders[0])
        self.owner.lib.LLVMSetCmpXchgFailureOrdering(self.ref, orders[1])

    # LLVMGEPNoWrapFlags of a getelementptr: 1 inbounds, 2 nusw, 4 nuw.
    gep_flags = _Accessor("LLVMGEPGetNoWrapFlags", "LLVMGEPSetNoWrapFlags", make=int)
    # LLVMFastMathFlags of an operation in floating point: 16 allows a reciprocal.
    fast_math_flags = _Accessor("LLVMGetFastMathFlags", "LLVMSetFastMathFlags", make=int)
    # True if an integer operation promises that it has no signed overflow (nsw).
    keeps_sign = _Accessor("LLVMGetNSW", make=bool)
    # True if it promises that it has no unsigned overflow (nuw).
    keeps_unsigned = _Accessor("LLVMGetNUW", make=bool)

    @property
    def extends_sign(self) -> bool:
        """True for a sext, and for a zext that promises an operand that isn't negative (nneg)."""
        if self.opcode == Opcode.SEXT:
            return True
        return self.opcode == Opcode.ZEXT and bool(self.owner.lib.LLVMGetNNeg(self.ref))

    # True if an `or` promises that its operands have no common bits.
    is_disjoint = _Accessor("LLVMGetIsDisjoint", make=bool)
    # True if an integer comparison promises operands of the same sign.
    same_sign = _Accessor("LLVMGetICmpSameSign", "LLVMSetICmpSameSign", make=bool)
    alignment = _Accessor("LLVMGetAlignment", "LLVMSetAlignment", make=int)
    # True if a load or store is atomic.
    is_atomic = _Accessor("LLVMGetOrdering", make=bool)
    # Order of a load, a store or an atomicrmw.
    order = _Accessor("LLVMGetOrdering", "LLVMSetOrdering", make=_ORDERINGS.__getitem__)
    # The context's id of an atomic instruction's scope; see `Context.scope`.
    scope = _Accessor("LLVMGetAtomicSyncScopeID", "LLVMSetAtomicSyncScopeID", make=int)
    is_volatile = _Accessor("LLVMGetVolatile", "LLVMSetVolatile", make=bool)

    @property
    def location(self) -> Location | None:
        """The source position where the instruction was written, not where it was inlined to."""
        lib = self.owner.lib
        if not lib.LLVMInstructionGetDebugLoc(self.ref):
            return None
        return Location(
            self.owner.file_of(self), lib.LLVMGetDebugLocLine(self.ref), lib.LLVMGetDebugLocColumn(self.ref)
        )

    def drop_location(self) -> None:
        """Makes the instruction the compiler's own. A call of a function of the source needs a location."""
        self.owner.lib.LLVMInstructionSetDebugLoc(self.ref, None)

    @property
    def locations(self) -> Iterator[Location]:
        """The source position, then those of the calls through which it was inlined, outwards."""
        lib = self.owner.lib
        location = lib.LLVMInstructionGetDebugLoc(self.ref)
        while location:
            file = lib.LLVMDIScopeGetFile(lib.LLVMDILocationGetScope(location))
            line, column = lib.LLVMDILocationGetLine(location), lib.LLVMDILocationGetColumn(location)
            yield Location(self.owner.name_of_file(file), line, column)
            location = lib.LLVMDILocationGetInlinedAt(location)

    def erase(self) -> None:
        lib = self.owner.lib
        before = None if lib.LLVMGetNextInstruction(self.ref) else lib.LLVMGetPreviousInstruction(self.ref)
        lib.LLVMInstructionEraseFromParent(self.ref)
        if before:
            _take_records(self.owner, before)
        self.owner = DISPOSED


def _take_records(owner: Module, last: int) -> None:
    """Gives a block's last instruction the debug records that were after it. LLVM does so for a terminator that is
    appended, and refuses the block otherwise.
    """
    lib = owner.lib
    block = lib.LLVMGetInstructionParent(last)
    if lib.LLVMGetBasicBlockTerminator(block) != last:
        return  # one will be
    build = lib.LLVMCreateBuilderInContext(owner.context.ref)
    lib.LLVMInstructionRemoveFromParent(last)
    lib.LLVMPositionBuilderAtEnd(build, block)
    lib.LLVMInsertIntoBuilder(build, last)
    lib.LLVMDisposeBuilder(build)


# The keys are integers, as C functions return them.
_CLASSES: dict[int, type[Value]] = {
    ValueKind.ARGUMENT: Argument,
    ValueKind.FUNCTION: Function,
    ValueKind.ALIAS: GlobalValue,
    ValueKind.VARIABLE: GlobalVariable,
    ValueKind.CONSTANT_EXPR: ConstantExpr,
    ValueKind.CONSTANT_ARRAY: ConstantAggregate,
    ValueKind.CONSTANT_STRUCT: ConstantAggregate,
    ValueKind.CONSTANT_VECTOR: ConstantAggregate,
    ValueKind.AGGREGATE_ZERO: ConstantAggregate,
    ValueKind.DATA_ARRAY: ConstantAggregate,
    ValueKind.DATA_VECTOR: ConstantAggregate,
    ValueKind.INT: ConstantInt,
    ValueKind.INSTRUCTION: Instruction,
}
# The same as a list, and the bits of a word of `Native.parts` that are a reference.
_CLASS = [_CLASSES.get(kind, Value) for kind in range(256)]
_ADDRESS = (1 << 56) - 1
_OPCODE = (1 << 32) - 1  # of the first word of `Native.operation_of`


def wrap(ref: int, owner: Module | Context) -> Value:
    """The wrapper of the right class for the LLVM value `ref`."""
    return _CLASSES.get(owner.lib.LLVMGetValueKind(ref), Value)(ref, owner)


def from_word(word: int, owner: Module | Context) -> Value:
    """The wrapper for a word of native code, which has an LLVMValueKind in the upper byte."""
    return _CLASS[word >> 56](word & _ADDRESS, owner)
