"""Addresses as an underlying object and a polynomial of bytes from its beginning."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from hipspv.llvm import Argument, ConstantExpr, ConstantInt, Function, GlobalVariable, Instruction, Module, Type, Value
from hipspv.llvm.enums import Opcode, TypeKind
from hipspv.passes.analysis.affine.integers import Integers
from hipspv.passes.analysis.affine.polynomials import Polynomial
from hipspv.passes.analysis.affine.symbols import Kind
from hipspv.passes.analysis.memo import by_reference
from hipspv.passes.analysis.pointers import is_own_copy, strip

POINTER_CASTS = (Opcode.ADDRSPACE_CAST, Opcode.BITCAST, Opcode.FREEZE)
_STEPS = (*POINTER_CASTS, Opcode.GEP)
# Instructions that take an address and make no other of it.
_ACCESSING = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG)
_SIZED = frozenset(
    (
        *(TypeKind.INTEGER, TypeKind.STRUCT, TypeKind.ARRAY, TypeKind.POINTER, TypeKind.VECTOR),
        *(TypeKind.HALF, TypeKind.FLOAT, TypeKind.DOUBLE, TypeKind.BFLOAT),
        *(TypeKind.X86_FP80, TypeKind.FP128, TypeKind.PPC_FP128),
    )
)


class Loaded(NamedTuple):
    """The pointer that memory has at this byte offset from the start of `root`."""

    root: Root
    bytes: Polynomial


# The underlying object of a pointer: a variable, an argument, a stack variable or another origin.
Root = Value | Loaded


class Address(NamedTuple):
    """root: None if several are possible (`Addresses.roots`). bytes: the offset from its start."""

    root: Root | None
    bytes: Polynomial


class Index(NamedTuple):
    """An index of a getelementptr. outer: the type that it indexes; None for the first index. type: that of the
    element."""

    value: Value
    outer: Type | None
    type: Type


class Addresses:
    """The addresses of one function, which must not change meanwhile.

    dimensions: how many of the thread's ids the function uses, from x on. escaped: shared variables to which pointers
    of unknown origin may point.
    """

    def __init__(
        self, function: Function, warp_size: int, dimensions: int = 1, escaped: Collection[GlobalVariable] = ()
    ) -> None:
        self.function, self.warp_size, self.dimensions = function, warp_size, dimensions
        self.module: Module = function.owner
        self.integers = Integers(function, warp_size)
        self.symbols = self.integers.symbols
        self._escaped = escaped
        self._operation = self.integers.operation
        self._pointers: dict[int, Address] = {}  # by reference
        self._roots: dict[Root, Root | None] = {}  # of pointers that loops advance
        self.indices = by_reference(self._indices)
        self.regions = by_reference(self._regions)
        self.size_of = by_reference(self._size_of)

    def address(self, pointer: Value) -> Address:
        return self._resolve(self._address(pointer))

    def element(self, gep: Instruction | ConstantExpr, count: int) -> Address:
        """The address that the first `count` indices of a getelementptr compute."""
        return self._resolve(self._step(gep, count))

    def origin(self, pointer: Value) -> Value:
        """The pointer from which getelementptrs and casts derive this one."""
        return strip(pointer, _STEPS)

    # ---- types and indices

    def _size_of(self, type: Type) -> int:
        """As the function `size_of`."""
        return size_of(type, self.module)

    def _indices(self, gep: Instruction | ConstantExpr) -> list[Index]:
        """The indices of a getelementptr."""
        _, first, *others = self._operation(gep).operands
        type = gep.source_type
        found = [Index(first, None, type)]
        for index in others:
            outer = type
            if outer.kind == TypeKind.STRUCT:
                assert isinstance(index, ConstantInt)
                type = outer.fields[index.value]
            else:
                type = outer.element
            found.append(Index(index, outer, type))
        return found

    def geps(self, pointer: Value) -> Iterator[Instruction | ConstantExpr]:
        """The getelementptrs that derive a pointer, the last one first."""
        while isinstance(pointer, (Instruction, ConstantExpr)):
            opcode, _, operands = self._operation(pointer)
            if opcode == Opcode.GEP:
                yield pointer
            elif opcode not in POINTER_CASTS:
                break
            pointer = operands[0]

    def columns(self, pointer: Value) -> tuple[tuple[Polynomial, int], ...]:
        """The computed indices in rows of an array, each with the elements of such a row.

        As in C++, an index stays within its row. That isn't assumed of rows with a constant index:
        programs iterate over a whole array by one index from its first row.
        """
        found: list[tuple[Polynomial, int]] = []
        column: tuple[Value, int] | None = None
        for gep in self.geps(pointer):
            for index, outer, _ in reversed(self.indices(gep)):
                fixed = isinstance(index, ConstantInt)
                if outer is None and fixed and not self.integers.signed_value(index):
                    continue  # the row is the last index of the pointer's own
                if column and not fixed:
                    found.append((self.integers.form(column[0]), column[1]))
                count = outer.length if outer and outer.kind == TypeKind.ARRAY else 0
                column = (index, count) if count > 1 else None
        return tuple((index, count) for index, count in found if index.value is None)

    def _regions(self, pointer: Value) -> frozenset[int]:
        """The arguments that are the offset of a region of an array, to which the function computes a pointer: n of `b
        = a + n`, but not of `a[lane + n]` or `a[n]`."""
        found: set[int] = set()
        regions: list[Value] = []
        has_elements = False  # the pointer points to another element of the region
        for gep in self.geps(pointer):
            for index in self._operation(gep).operands[1:]:
                form = self.integers.form(index)
                kinds = map(self.symbols.kind, form.symbols())
                if any(kind in (*Kind.OF_EACH, Kind.ITERATION) for kind in kinds):
                    has_elements = True
                elif arguments := self.symbols.arguments(form):
                    found |= arguments
                    regions.append(gep)
        return frozenset(found if has_elements or any(map(_is_stepped_from, regions)) else ())

    # ---- underlying objects

    def roots(self, pointer: Value) -> frozenset[Root]:
        """All possible underlying objects of the pointer."""
        found: set[Root] = set()
        seen: set[Value] = set()
        work = [pointer]
        while work:
            value = work.pop()
            if value in seen:
                continue
            seen.add(value)
            sources = _sources(value)
            work += sources
            if not sources:
                root = None
                if isinstance(value, Instruction) and value.opcode == Opcode.LOAD:
                    root = self._loaded(value).root
                found.add(root or value)
                found.update(self._escaped if self._may_be_shared(value, root) else ())
        return frozenset(found)

    def _may_be_shared(self, value: Value, root: Root | None) -> bool:
        """True if a pointer of unknown origin may point to shared memory. The host can't pass such a pointer. root:
        that of a load."""
        spaces, is_kernel = self.module.target.spaces, self.function.is_kernel
        if value.type.address_space not in (spaces.shared, spaces.generic):
            return False
        if isinstance(value, Argument):
            return not is_kernel
        if isinstance(root, Loaded) and isinstance(root.root, Argument):
            return not (is_kernel and is_own_copy(root.root))
        return isinstance(value, Instruction) and value.opcode != Opcode.ALLOCA

    # ---- addresses

    def _resolve(self, address: Address) -> Address:
        root, form = address
        while root is not None and root in self._roots:
            root = self._roots[root]
        return Address(root, self.integers.resolve(form))

    def _address(self, pointer: Value) -> Address:
        address = self._pointers.get(pointer.ref)
        if address is None:
            address = self._trace(pointer)
            if address.bytes.is_long:
                address = Address(address.root, self.integers.opaque(pointer))
            self._pointers[pointer.ref] = address
        return address

    def _trace(self, pointer: Value) -> Address:
        if isinstance(pointer, (Instruction, ConstantExpr)):
            opcode, _, operands = self._operation(pointer)
            if opcode == Opcode.GEP:
                return self._step(pointer)
            if opcode in POINTER_CASTS and operands[0].type.is_pointer:
                return self._address(operands[0])
            if opcode == Opcode.PHI and isinstance(pointer, Instruction):
                return self._phi(pointer)
            if opcode == Opcode.SELECT:
                roots = {self._address(value).root for value in operands[1:]}
                root = roots.pop() if len(roots) == 1 else None
                return Address(root, self.integers.opaque(pointer))
            if opcode == Opcode.LOAD:
                return self._loaded(pointer)
        return Address(pointer, Polynomial({}))

    def _loaded(self, load: Instruction | ConstantExpr) -> Address:
        """The address that a load returns. Loads of one location return the same pointer. Only private memory has one
        for each lane."""
        root, form = self.address(load.operand(0))
        if root is None:
            return Address(load, self.integers.opaque(load))
        base = Loaded(root, form)
        own = isinstance(root, Instruction) and root.opcode == Opcode.ALLOCA
        if own or self.symbols.varying_terms(form).terms:
            return Address(base, self.symbols.add(Kind.VARYING, base))
        return Address(base, Polynomial({}))

    def _step(self, gep: Instruction | ConstantExpr, count: int | None = None) -> Address:
        root, form = self._address(self._operation(gep).operands[0])
        fixed = 0
        for index, outer, type in self.indices(gep)[:count]:
            if not isinstance(index, ConstantInt):
                form = form + self.integers.unresolved(index).times(self.size_of(type))
            elif outer is not None and outer.kind == TypeKind.STRUCT:
                fixed += self.module.offset_of(outer, index.value)
            elif value := self.integers.signed_value(index):
                fixed += value * self.size_of(type)
        return Address(root, form + Polynomial.constant(fixed) if fixed else form)

    def _phi(self, phi: Instruction) -> Address:
        own = self.integers.opaque(phi)
        self._pointers[phi.ref] = Address(phi, own)
        found = [self._address(value) for value, _ in phi.incoming]
        steps = [a.bytes - own for a in found if a.root == phi]
        starts = {a for a in found if a.root != phi}
        if not steps and len(starts) == 1:
            return starts.pop()
        roots = {start.root for start in starts}
        root = self._roots[phi] = roots.pop() if len(roots) == 1 else None
        if len(starts) != 1:
            return Address(root, own)
        form = self.integers.define_induction(phi, own, starts.pop().bytes, steps)
        return Address(root, form or own)


def _sources(pointer: Value) -> list[Value]:
    """The pointers that a pointer is computed from; empty at its origin."""
    if not isinstance(pointer, (Instruction, ConstantExpr)):
        return []
    opcode = pointer.opcode
    if opcode in _STEPS:
        return [pointer.operand(0)]
    if opcode == Opcode.PHI and isinstance(pointer, Instruction):
        return [value for value, _ in pointer.incoming]
    return pointer.operands[1:] if opcode == Opcode.SELECT else []


def size_of(type: Type, module: Module) -> int:
    """Bytes of a type; 0 for scalable vectors and target types, which check-types refuses later."""
    return module.size_of(type) if type.kind in _SIZED else 0


def is_shared(root: Root | None) -> bool:
    if not isinstance(root, GlobalVariable):
        return False
    return root.type.address_space == root.owner.target.spaces.shared


def _is_stepped_from(pointer: Value) -> bool:
    """True if the pointer has other users than accesses, such as a getelementptr."""
    return any(isinstance(user, Instruction) and user.opcode not in _ACCESSING for user in pointer.users())
