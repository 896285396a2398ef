"""An index of a module by properties, which passes query instead of walking the module.

One native walk (native/walk.h) sorts a module's instructions, functions, variables and constant expressions by
signature: their properties without those that distinguish single ones. A module of a million instructions has some
hundred signatures. A query is a predicate on signatures. If none matches, it doesn't look at the module.

`Module.index()` is the one way to get one. It makes an index on request, and returns no index again after a change of
any module, so that results are those of the module's current state. A result is a list or, for instructions, an
iterator that may be used while the module changes. It skips instructions that were erased meanwhile and doesn't see new
ones. After a call that may have erased any instruction (LLVM's passes, linking, erasing a block or a function) its next
step raises StaleIndex.
"""

from __future__ import annotations

import ctypes
import functools
import struct
from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, NamedTuple

from hipspv.llvm.enums import Opcode
from hipspv.llvm.errors import LLVMError
from hipspv.llvm.native import Native
from hipspv.llvm.types import Type
from hipspv.llvm.values import ConstantExpr, Function, GlobalVariable, Instruction

if TYPE_CHECKING:
    from hipspv.llvm.module import Module


class StaleIndex(LLVMError):
    """The instructions to visit may not exist any more."""


class Flag:
    """Bits of a signature's `flags`; native/walk.h has the same."""

    # Instructions: accesses; calls of no function; a stack variable of variable size; icmp
    # samesign; a branch with a loop's hints. Operands that are undefined pointers, null pointers
    # (also as casts), casts of null, or addresses of variables (also as casts). A call with other
    # types than the function's. An address that is accessed, passed on or returned, and isn't,
    # within a few steps, that of a parameter, a variable or the stack. An access through a
    # getelementptr. A call with a pointer as an argument.
    ATOMIC, VOLATILE, INDIRECT, DYNAMIC, SAME_SIGN, LOOP = 1, 2, 4, 8, 16, 32
    UNDEFINED_POINTER, NULL, NULL_CAST, VARIABLE, MISTYPED = 64, 128, 256, 512, 1024
    UNCLEAR_ADDRESS, ADDRESS_OF_PART, PASSES_POINTER = 2048, 4096, 8192
    # Functions. BYVAL, BYREF, SRET: a parameter has the attribute. METADATA: other than debug
    # information. ADDRESS_TAKEN: used other than by direct calls.
    DEFINED, KERNEL, INTRINSIC, USED, ADDRESS_TAKEN = 1, 2, 4, 8, 16
    BYVAL, BYREF, SRET, OPTNONE, COMDAT, METADATA = 32, 64, 128, 256, 512, 1024
    STACK_PROTECTOR = 2048  # of any kind
    MEMORY_EFFECTS = 4096  # the attribute memory(...), other than memory(none)
    # Variables: DEFINED, COMDAT, and these.
    CONSTANT, EXTERNALLY_INITIALIZED, UNDEFINED_INITIALIZER = 1 << 16, 1 << 17, 1 << 18
    HAS_ADDRESS = 1 << 19  # in the variable's initialiser


class Signature(NamedTuple):
    """The common properties of some instructions, functions, variables or constant expressions.

    type: an instruction's result type; a function's or variable's value type. other: the type that an alloca allocates
    or a getelementptr steps over; the type of the operand of a bitcast, of an addrspacecast, of a cast between floats
    and integers or to a narrower float; of compared operands; of the value that a store, an atomic or a switch takes.
    space: the address space of an access or a variable. detail: for a cast, the opcode that made its operand, or 0; for
    a comparison, the predicate; for a getelementptr, its flags; for an atomicrmw, its operation; for an alloca, its
    alignment; for an fadd, fsub or fmul, LLVMFastMathFlags; for a function or variable, the linkage. flags: bits of
    Flag. count: how many have this signature.
    """

    opcode: int
    type: Type
    other: Type | None
    space: int
    detail: int
    flags: int
    count: int  # pyright: ignore[reportIncompatibleMethodOverride]

    def has(self, flags: int) -> bool:
        """True if the signature has all of these flags."""
        return self.flags & flags == flags


Where = Callable[[Signature], object]
_SHAPE = struct.Struct("=QQQiiiI")  # native/table.h


class MemoryAccess(NamedTuple):
    """A load, a store, an atomic operation, or a call, which has no pointer, origin and type.

    instruction, block, function, type: references; type is that of the value which is read or written. pointer, origin:
    for `from_word`; the origin is the pointer from which getelementptrs and casts compute `pointer`.
    """

    instruction: int
    block: int
    function: int
    pointer: int
    origin: int
    type: int
    opcode: int
    flags: int


_ACCESS = struct.Struct("=QQQQQQiI")  # native/operations.h


class _Signatures(ctypes.Structure):
    _fields_ = (("table", ctypes.c_void_p), ("count", ctypes.c_uint64), ("signatures", ctypes.c_void_p))


class _Summary(ctypes.Structure):
    _fields_ = (
        ("instructions", _Signatures),
        ("functions", _Signatures),
        ("variables", _Signatures),
        ("expressions", _Signatures),
        ("calls", ctypes.c_uint64),
        ("call", ctypes.c_void_p),
        ("recursive", ctypes.c_uint64),
        ("in_order", ctypes.c_uint64),
    )


class _Table:
    """The instructions, functions, variables or constant expressions by signature."""

    def __init__(self, index: InstructionIndex, native: _Signatures) -> None:
        self._index = index
        self._native = native
        self._by_opcode: dict[int, list[tuple[int, Signature]]] = {}

    @functools.cached_property
    def signatures(self) -> list[Signature]:
        """The signatures in the order of the walk."""
        count = self._native.count
        data = ctypes.string_at(self._native.signatures, count * _SHAPE.size) if count else b""
        of = self._index.type_of
        return [
            Signature(opcode, of(type), of(other) if other else None, space, detail, flags, count)
            for type, other, count, opcode, space, detail, flags in _SHAPE.iter_unpack(data)
        ]

    def matching(self, opcodes: Collection[Opcode], where: Where | None) -> list[tuple[int, Signature]]:
        """Ids and signatures of those that match."""
        if not self._by_opcode:
            for number, signature in enumerate(self.signatures):
                self._by_opcode.setdefault(signature.opcode, []).append((number, signature))
        groups = self._by_opcode
        chosen = groups.values() if not opcodes else [groups.get(o, ()) for o in opcodes]
        return [item for group in chosen for item in group if where is None or where(item[1])]

    def wanted(self, found: list[tuple[int, Signature]]) -> bytes:
        """The ids in native code's form: one byte for each signature."""
        flags = bytearray(self._native.count)
        for number, _ in found:
            flags[number] = 1
        return bytes(flags)

    def select(self, opcodes: Collection[Opcode], where: Where | None) -> list[int]:
        """References to those that match, in the module's order."""
        found = self.matching(opcodes, where)
        count = sum(signature.count for _, signature in found)
        if not count:
            return []
        refs = (ctypes.c_uint64 * count)()
        wanted = self.wanted(found)
        self._index.native.select(self._native.table, wanted, count, refs)
        return list(refs)


class InstructionIndex:
    """The contents of a module. Ask `Module.index()` for it each time."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self.native: Native = module.lib.native
        self._summary = _Summary()
        self._types: dict[int, Type] = {}
        self._changes = module.lib.changes
        self.time = self._changes.time
        kernels = module.kernel_conventions
        conventions = (ctypes.c_uint32 * len(kernels))(*kernels)
        self._ref = self.native.take(
            self.native.llvm, module.ref, conventions, len(kernels), ctypes.byref(self._summary)
        )
        self._instructions = _Table(self, self._summary.instructions)
        self._functions = _Table(self, self._summary.functions)
        self._variables = _Table(self, self._summary.variables)
        self._expressions = _Table(self, self._summary.expressions)

    def __del__(self) -> None:
        if getattr(self, "_ref", None):
            self.native.drop(self._ref)

    def type_of(self, ref: int) -> Type:
        found = self._types.get(ref)
        if found is None:
            found = self._types[ref] = Type(ref, self._module.context)
        return found

    @property
    def recursive(self) -> bool:
        """True if functions call themselves, directly or through others."""
        return bool(self._summary.recursive)

    @property
    def in_order(self) -> bool:
        """True if callees precede their callers, and kernels after all other bodies."""
        return bool(self._summary.in_order)

    def signatures(self, opcodes: Collection[Opcode] = (), where: Where | None = None) -> list[Signature]:
        """Signatures of instructions: of all, or of those with one of `opcodes`, and with `where(signature)`."""
        return [signature for _, signature in self._instructions.matching(opcodes, where)]

    def has(self, opcodes: Collection[Opcode] = (), where: Where | None = None) -> bool:
        """True if there is such an instruction."""
        return bool(self._instructions.matching(opcodes, where))

    def instructions(self, opcodes: Collection[Opcode] = (), where: Where | None = None) -> Iterator[Instruction]:
        """Such instructions in the module's order."""
        return self._alive(self._instructions.select(opcodes, where))

    def accesses(self, opcodes: Collection[Opcode], where: Where | None = None) -> Iterator[MemoryAccess]:
        """Such loads, stores, atomic operations and calls, in the module's order."""
        refs = self._instructions.select(opcodes, where)
        given = (ctypes.c_uint64 * len(refs))(*refs)
        found = ctypes.create_string_buffer(len(refs) * _ACCESS.size)
        self.native.accesses(self.native.llvm, given, len(refs), found)
        return map(MemoryAccess._make, _ACCESS.iter_unpack(found.raw))

    def first_instructions(self, opcodes: Collection[Opcode] = (), where: Where | None = None) -> Iterator[Instruction]:
        """The first such instruction of each function that has one."""
        found = self._instructions.matching(opcodes, where)
        room = min(
            sum(signature.count for _, signature in found),
            sum(signature.count for signature in self._functions.signatures),
        )
        refs = (ctypes.c_uint64 * room)()
        count = 0
        if room:
            wanted = self._instructions.wanted(found)
            count = self.native.select_first(self._ref, wanted, refs)
        return self._alive(refs[:count])

    def _alive(self, refs: list[int]) -> Iterator[Instruction]:
        module, changes, time = self._module, self._changes, self.time
        for ref in refs:
            if changes.upheaval > time:
                raise StaleIndex("the module changed while its instructions were visited")
            # An address may be reused: one erased before the walk isn't the instruction that it found there.
            if changes.erased.get(ref, 0) <= time:
                yield Instruction(ref, module)

    def function_signatures(self, where: Where | None = None) -> list[Signature]:
        return [signature for _, signature in self._functions.matching((), where)]

    def functions(self, where: Where | None = None) -> list[Function]:
        """Functions, defined or not, in the module's order."""
        return [Function(ref, self._module) for ref in self._functions.select((), where)]

    def variable_signatures(self, where: Where | None = None) -> list[Signature]:
        return [signature for _, signature in self._variables.matching((), where)]

    def variables(self, where: Where | None = None) -> list[GlobalVariable]:
        """Global variables, in the module's order."""
        return [GlobalVariable(ref, self._module) for ref in self._variables.select((), where)]

    def has_expression(self, opcodes: Collection[Opcode], where: Where | None = None) -> bool:
        """True if an instruction or an initialiser has such a constant expression, at any depth."""
        return bool(self._expressions.matching(opcodes, where))

    def expressions(self, opcodes: Collection[Opcode], where: Where | None = None) -> list[ConstantExpr]:
        """Such constant expressions, each once; the operands of others need not come first."""
        return [ConstantExpr(ref, self._module) for ref in self._expressions.select(opcodes, where)]

    def callees(self) -> dict[Function, list[Function]]:
        """The functions that each function calls directly, each once."""
        functions = self.functions()
        pairs = ctypes.string_at(self._summary.call, 8 * self._summary.calls)
        found: dict[Function, list[Function]] = {}
        for caller, callee in struct.iter_unpack("=II", pairs):
            found.setdefault(functions[caller], []).append(functions[callee])
        return found
