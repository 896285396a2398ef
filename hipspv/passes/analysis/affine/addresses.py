"""Addresses as an object and a polynomial of bytes over thread ids and other values."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from math import gcd
from typing import NamedTuple

from hipspv.llvm import (
    Argument,
    BasicBlock,
    ConstantExpr,
    ConstantInt,
    Function,
    GlobalVariable,
    Instruction,
    Module,
    Opcode,
    Operation,
    Type,
    TypeKind,
    Value,
)
from hipspv.passes.analysis.affine.bits import is_bit, is_one
from hipspv.passes.analysis.affine.polynomials import Polynomial
from hipspv.passes.analysis.own_copies import is_own_copy
from hipspv.passes.analysis.pure_calls import is_pure

_LANE = "__hipspv_lane"
_ARITHMETIC: dict[int, Callable[[Polynomial, Polynomial], Polynomial]] = {
    Opcode.ADD: operator.add,
    Opcode.SUB: operator.sub,
    Opcode.MUL: operator.mul,
}
_CASTS = (Opcode.ZEXT, Opcode.SEXT, Opcode.FREEZE)
POINTER_CASTS = (Opcode.ADDRSPACE_CAST, Opcode.BITCAST, Opcode.FREEZE)
_STEPS = (*POINTER_CASTS, Opcode.GEP)
# Instructions whose results differ among lanes.
_DIFFERENT = (Opcode.ALLOCA, Opcode.ATOMIC_RMW, Opcode.CMPXCHG)
# Instructions that take an address and make no other of it.
_ACCESSING = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG)
_REMAINDERS, _DIVISIONS = (Opcode.UREM, Opcode.SREM), (Opcode.UDIV, Opcode.SDIV)
_SHIFTS = (Opcode.LSHR, Opcode.ASHR)
_SIZED = frozenset(
    (
        *(TypeKind.INTEGER, TypeKind.STRUCT, TypeKind.ARRAY, TypeKind.POINTER, TypeKind.VECTOR),
        *(TypeKind.HALF, TypeKind.FLOAT, TypeKind.DOUBLE, TypeKind.BFLOAT),
        *(TypeKind.X86_FP80, TypeKind.FP128, TypeKind.PPC_FP128),
    )
)


# The number of a thread in blocks of one, two and three dimensions. Its symbols are the first ones
# of each function: three ids, the width and the height.
_LINEAR_IDS = (
    Polynomial({(0,): 1}),
    Polynomial({(0,): 1, (1, 3): 1}),
    Polynomial({(0,): 1, (1, 3): 1, (2, 3, 4): 1}),
)


class Kind:
    """The kinds of symbols, as the lanes of a warp see them.

    THREAD: threadIdx.x, y or z. RANK: numbers the lanes; each has its own. DISTINCT: each lane has
    its own, in any order. VARYING: lanes may have the same or not. SIZE: blockDim, at least as
    large as any thread id. TURN: how often a loop's head was reached before. COMMON: the same for
    all lanes.
    """

    THREAD, RANK, DISTINCT, VARYING, SIZE, TURN, COMMON = range(7)
    OF_LANES = (THREAD, RANK, DISTINCT)
    OF_EACH = (*OF_LANES, VARYING)


class Fraction(NamedTuple):
    """An integer divided by a constant above 1, and rounded towards 0."""

    dividend: Value
    divisor: int
    signed: bool


class Symbol:
    __match_args__ = ("kind", "key")

    def __init__(self, kind: int, key: object) -> None:
        self.kind = kind
        self.key = key  # a dimension, a value, a loop's head


class Loaded(NamedTuple):
    """The pointer in memory at this number of bytes from the beginning of `root`."""

    root: Root
    bytes: Polynomial


# A variable, argument, stack variable or other origin of a pointer.
Root = Value | Loaded


class Address(NamedTuple):
    """root: None if several are possible (`Addresses.roots`). bytes: from its beginning."""

    root: Root | None
    bytes: Polynomial


class Index(NamedTuple):
    """An index of a getelementptr. outer: the type that it chooses from; None for the first index,
    which chooses from no type. type: the chosen one's.
    """

    value: Value
    outer: Type | None
    type: Type


class Addresses:
    """The addresses and indices of one function, which doesn't change meanwhile.

    escaped: shared variables to which pointers of unknown origin may lead.
    """

    def __init__(
        self, function: Function, warp_size: int, escaped: frozenset[GlobalVariable] = frozenset()
    ) -> None:
        self.function = function
        self._escaped = escaped
        self.symbols: list[Symbol] = []
        self._definitions: dict[int, Polynomial] = {}  # of loops' counters, by symbol
        # Lanes in pairs, `lane ^ n`: the partner's number, and the lane's own.
        self.partners: dict[Polynomial, Polynomial] = {}
        # Quotients of a lane's number: for each such symbol the number and the divisor.
        self.quotients: dict[int, tuple[Polynomial, Polynomial]] = {}
        self.fractions: dict[int, Fraction] = {}  # by symbol
        self._warp_size = warp_size
        self.module: Module = function.owner
        self._builtins = builtins = self.module.target.builtins
        # Functions with one argument, and those whose result numbers the threads of a block.
        self._of_block = (builtins.local_size, builtins.group_id, builtins.num_groups)
        self._ranks = (builtins.local_linear_id, builtins.sub_group_local_id, _LANE)
        self._numbers: dict[tuple[int, object], int] = {}
        # By reference of a value, or of a type.
        self._operations: dict[int, Operation] = {}
        self._indices: dict[int, list[Index]] = {}
        self._forms: dict[int, Polynomial] = {}
        self._pointers: dict[int, Address] = {}
        self._varying: dict[int, bool] = {}
        self._constants: dict[int, int] = {}
        self._sizes: dict[int, int] = {}
        self._geometry: dict[int, bool] = {}
        self._regions: dict[Value, frozenset[int]] = {}
        # Parts of polynomials: accesses are compared in pairs, many times.
        self._lane_parts: dict[Polynomial, Polynomial] = {}
        self._varying_parts: dict[Polynomial, Polynomial] = {}
        for dimension in range(3):
            self.symbol(Kind.THREAD, dimension)
        for dimension in range(2):
            self.block_size(dimension)
        self._roots: dict[Root, Root | None] = {}  # of pointers that loops advance

    # ---- symbols

    def symbol(self, kind: int, key: object) -> Polynomial:
        number = self._numbers.setdefault((kind, key), len(self.symbols))
        if number == len(self.symbols):
            self.symbols.append(Symbol(kind, key))
        return Polynomial.symbol(number)

    def block_size(self, dimension: int) -> Polynomial:
        return self.symbol(Kind.SIZE, (self._builtins.local_size, dimension))

    def linear_id(self, dimensions: int) -> Polynomial:
        """The number of a thread in a block of so many dimensions."""
        return _LINEAR_IDS[dimensions - 1]

    def kind(self, number: int) -> int:
        return self.symbols[number].kind

    def of_lanes(self, form: Polynomial) -> Polynomial:
        """The part that differs among lanes: each lane has its own."""
        return self._part(self._lane_parts, form, Kind.OF_LANES)

    def of_each(self, form: Polynomial) -> Polynomial:
        """The part that may differ among lanes."""
        return self._part(self._varying_parts, form, Kind.OF_EACH)

    def _part(
        self, known: dict[Polynomial, Polynomial], form: Polynomial, kinds: tuple[int, ...]
    ) -> Polynomial:
        part = known.get(form)
        if part is None:
            part = known[form] = form.part(lambda number: self.symbols[number].kind in kinds)
        return part

    def linear_step(self, lane: Polynomial) -> int:
        """Bytes from one lane to the next, if the form is a lane's number, or that of a thread of a
        block of several dimensions, times bytes; else 0.
        """
        steps = set(lane.terms.values())
        single = all(
            sum(self.kind(s) in Kind.OF_LANES for s in monomial) == 1
            and all(self.kind(s) in (*Kind.OF_LANES, Kind.SIZE) for s in monomial)
            for monomial in lane.terms
        )
        return abs(steps.pop()) if len(steps) == 1 and single else 0

    def unit(self, form: Polynomial) -> int:
        """Bytes of an element, as far as the steps among lanes show; 0 if lanes don't differ."""
        return gcd(*self.of_each(form).terms.values())

    def is_count(self, number: int) -> bool:
        """True if the symbol is never negative: sizes, and numbers of threads, blocks and
        iterations.
        """
        kind, key = self.kind(number), self.symbols[number].key
        counts = kind == Kind.COMMON and isinstance(key, tuple) and key[:1] != ("earlier",)
        return counts or kind in (*Kind.OF_LANES, Kind.SIZE, Kind.TURN)

    def is_sum_of_counts(self, form: Polynomial) -> bool:
        """True for sums of sizes, iterations, and numbers of blocks and threads: never negative."""
        return all(factor > 0 for factor in form.terms.values()) and all(
            map(self.is_count, form.symbols())
        )

    def is_geometry(self, number: int) -> bool:
        """True if the symbol depends only on lanes' numbers, constants and loops' counters."""
        symbol = self.symbols[number]
        known = self._geometry.get(number)
        if known is None:
            self._geometry[number] = True  # a loop's counter depends on itself
            known = self._geometry[number] = self._is_plain(symbol.key)
        return known

    def _is_plain(self, key: object) -> bool:
        match key:
            case ("earlier", earlier):
                return self._is_plain(earlier)
            case (Polynomial() as rank, Polynomial() as divisor):
                return all(map(self.is_geometry, (*rank.symbols(), *divisor.symbols())))
            case Instruction():
                return self._is_computed(key)
            case (_, int()) | int() | str():  # parts, sizes and numbers of lanes
                return True
            case _:
                return isinstance(key, BasicBlock)

    def _is_computed(self, value: Instruction) -> bool:
        """True if an integer depends on no memory and no argument."""
        seen: set[int] = set()
        work: list[Value] = [value]
        while work:
            current = work.pop()
            if current.ref in seen or isinstance(current, (ConstantInt, Function)):
                continue
            seen.add(current.ref)
            if not isinstance(current, Instruction):
                return False
            opcode, width, operands = self.operation(current)
            if not width:
                return False
            if opcode == Opcode.CALL:
                callee = current.callee
                name = callee.name if callee else ""
                if name not in (*self._ranks, *self._of_block, self._builtins.local_id):
                    return False
            elif opcode in (Opcode.LOAD, Opcode.ATOMIC_RMW, Opcode.CMPXCHG):
                return False
            else:
                work += operands
        return True

    def of_block(self, form: Polynomial) -> Polynomial:
        """The form with threads' numbers in place of those of lanes in their warps: both differ
        alike.
        """

        def number(symbol: int) -> Polynomial | None:
            match self.symbols[symbol]:
                case Symbol(Kind.RANK, (Polynomial() as rank, int())):
                    return rank
                case _:
                    return None

        return form.replace(number)

    def _resolve(self, form: Polynomial) -> Polynomial:
        """The form with the definitions of loops' counters; inner loops' contain those of outer
        ones.
        """
        while (inner := form.replace(self._definitions.get)) is not form:
            form = inner
        return form

    # ---- integers

    def operation(self, value: Instruction | ConstantExpr) -> Operation:
        """As `Value.operation`, but asked once: the function doesn't change."""
        found = self._operations.get(value.ref)
        if found is None:
            found = self._operations[value.ref] = value.operation()
        return found

    def form(self, value: Value) -> Polynomial:
        """The integer `value` as a polynomial; machine arithmetic counts as exact."""
        return self._resolve(self._form(value))

    def _form(self, value: Value) -> Polynomial:
        form = self._forms.get(value.ref)
        if form is None:
            form = self._compute(value)
            if form.is_long:
                form = self._opaque(value)
            self._forms[value.ref] = form
        return form

    def _compute(self, value: Value) -> Polynomial:
        if isinstance(value, ConstantInt):
            return Polynomial.constant(self._number(value))
        if not isinstance(value, Instruction):
            return self._opaque(value)
        opcode, width, operands = self.operation(value)
        if not width:
            return self._opaque(value)
        if opcode == Opcode.CALL:
            return self._call(value)
        if opcode == Opcode.PHI:
            return self._phi(value)
        if opcode in _CASTS:
            wide = self._width(operands[0]) > 1
            kept = wide or (opcode == Opcode.ZEXT and is_bit(operands[0]))
            return self._form(operands[0]) if kept else self._opaque(value)
        if opcode == Opcode.TRUNC:
            kept = width >= 32 or is_bit(operands[0])
            return self._form(operands[0]) if kept else self._opaque(value)
        if opcode == Opcode.XOR and is_one(operands[1]) and is_bit(operands[0]):
            return Polynomial.constant(1) - self._form(operands[0])
        if combine := _ARITHMETIC.get(opcode):
            return combine(self._form(operands[0]), self._form(operands[1]))
        if len(operands) == 2 and isinstance(operands[1], ConstantInt):
            return self._by_constant(value, opcode, operands[0], operands[1].value)
        if opcode == Opcode.XOR:
            return self._exclusive_or(value, *operands)
        if opcode == Opcode.AND or opcode in _REMAINDERS:
            return self._remainder(value, opcode, *operands)
        if opcode in _DIVISIONS and self._is_divided(*operands):
            return self.quotient(self._form(operands[0]), self._form(operands[1]))
        return self._opaque(value)

    def _width(self, value: Value) -> int:
        """Bits of an integer."""
        known = isinstance(value, Instruction)
        return self.operation(value).width if known else value.type.width

    def _is_divided(self, left: Value, right: Value) -> bool:
        return self._is_rank(self._form(left)) and not self.varies(right)

    def _remainder(self, value: Value, opcode: int, left: Value, right: Value) -> Polynomial:
        """The remainder of a lane's number by a number that is the same for all lanes. `lane & (s -
        1)` is one if s is a power of two.
        """
        if not self._is_divided(left, right):
            return self._opaque(value)
        rank, divisor = self._form(left), self._form(right)
        if opcode == Opcode.AND:
            divisor = divisor + Polynomial.constant(1)
        return rank - divisor * self.quotient(rank, divisor)

    def quotient(self, rank: Polynomial, divisor: Polynomial) -> Polynomial:
        result = self.symbol(Kind.VARYING, (rank, divisor))
        (number,) = result.symbols()
        self.quotients[number] = rank, divisor
        return result

    def _call(self, call: Instruction) -> Polynomial:
        callee = call.callee
        name = callee.name if callee else ""
        if name in self._ranks:
            return self.symbol(Kind.RANK, name)
        if name == self._builtins.local_id or name in self._of_block:
            dimension = call.operand(0)
            if isinstance(dimension, ConstantInt):
                if name == self._builtins.local_id:
                    return self.symbol(Kind.THREAD, dimension.value)
                if name == self._builtins.local_size:
                    return self.block_size(dimension.value)
                return self.symbol(Kind.COMMON, (name, dimension.value))
        return self._opaque(call)

    def _by_constant(self, value: Value, opcode: int, operand: Value, number: int) -> Polynomial:
        form = self._form(operand)
        if opcode == Opcode.SHL and number < 32:
            return form.times(1 << number)
        if opcode == Opcode.XOR:
            return self._exclusive_or(value, operand, None)
        key = self._of_rank(form, opcode, number) if self._is_rank(form) else None
        if key is not None:
            return self.symbol(*key)
        opaque = self._opaque(value, (operand,))
        divisor = 1 << number if opcode == Opcode.LSHR and number < 32 else number
        if opcode in (*_DIVISIONS, Opcode.LSHR) and 1 < divisor < 1 << 31:
            (symbol,) = opaque.symbols()
            self.fractions[symbol] = Fraction(operand, divisor, opcode == Opcode.SDIV)
        return opaque

    def _of_rank(
        self, rank: Polynomial, opcode: int, number: int
    ) -> tuple[int, tuple[Polynomial, int]] | None:
        """The symbol of a lane's number in a part of the block of whole warps, or of the part's
        number; None for other results.
        """
        if opcode == Opcode.AND:
            power = number & (number + 1) == 0
            whole = power and number >= self._warp_size - 1
            return (Kind.RANK, (rank, number + 1)) if whole else None
        if opcode in _REMAINDERS:
            return (Kind.RANK, (rank, number)) if number >= self._warp_size else None
        if opcode in _SHIFTS:
            number = 1 << number if number < 32 else number
        elif opcode not in _DIVISIONS:
            return None
        whole = number > 0 and number % self._warp_size == 0
        return (Kind.COMMON, (rank, number)) if whole else None

    def _is_rank(self, form: Polynomial) -> bool:
        """True if the form numbers the threads of a block, or of a warp."""
        if form in _LINEAR_IDS:
            return True
        symbols = [*form.symbols()]
        return (
            len(symbols) == 1
            and form == Polynomial.symbol(symbols[0])
            and (self.kind(symbols[0]) == Kind.RANK)
        )

    def _exclusive_or(self, value: Value, left: Value, right: Value | None) -> Polynomial:
        varies = right is not None and self.varies(right)
        rank = self._form(left)
        if varies or not self._is_rank(rank):
            return self._opaque(value)
        partner = self.symbol(Kind.DISTINCT, value)
        self.partners[partner] = rank
        return partner

    def _phi(self, phi: Instruction) -> Polynomial:
        """A loop's counter is its first value, plus its step times the iterations so far."""
        own = self._opaque(phi)
        self._forms[phi.ref] = own
        (number,) = own.symbols()
        forms = [self._form(value) for value, _ in phi.incoming]
        steps = [form - own for form in forms if number in form.symbols()]
        starts = {form for form in forms if number not in form.symbols()}
        if len(starts) != 1 or len({*steps}) > 1:
            return own
        start = starts.pop()
        if not steps:
            return start
        step = steps[0]
        fixed = all(self._is_fixed(symbol) for symbol in step.symbols())
        if number in step.symbols() or not fixed:
            return own
        turn = self.symbol(Kind.TURN, phi.block)
        form = self._definitions[number] = start + step * turn
        return form

    def _is_fixed(self, number: int) -> bool:
        symbol = self.symbols[number]
        return symbol.kind == Kind.SIZE or isinstance(symbol.key, (Argument, tuple))

    def _opaque(self, value: Value, operands: Sequence[Value] = ()) -> Polynomial:
        """A symbol for the value, which is computed from these operands, among others."""
        varies = any(map(self._is_known_to_vary, operands)) or self.varies(value)
        return self.symbol(Kind.VARYING if varies else Kind.COMMON, value)

    def _is_known_to_vary(self, value: Value) -> bool:
        """True if the known form shows that the value depends on lanes."""
        form = self._forms.get(value.ref)
        return form is not None and bool(self.of_each(form).terms)

    def varies(self, value: Value) -> bool:
        """True if the value may differ among lanes, judged by the values that it depends on."""
        known = self._varying.get(value.ref)
        if known is not None:
            return known
        seen: set[int] = set()
        work = [value]
        while work:
            current = work.pop()
            if current.ref in seen:
                continue
            seen.add(current.ref)
            sources = self._sources_of(current)
            if sources is None or self._varying.get(current.ref):
                self._varying[value.ref] = True
                return True
            work += sources
        self._varying.update(dict.fromkeys(seen, False))
        return False

    def _sources_of(self, value: Value) -> Sequence[Value] | None:
        """The values that a value depends on; None if lanes may differ in it for other reasons."""
        if isinstance(value, Instruction):
            opcode, _, operands = self.operation(value)
            if opcode == Opcode.CALL:
                return self._sources_of_call(value)
            return None if opcode in _DIFFERENT else operands
        differs = isinstance(value, Argument) and (
            not self.function.is_kernel or is_own_copy(value)
        )
        return None if differs else ()

    def _sources_of_call(self, call: Instruction) -> Sequence[Value] | None:
        callee = call.callee
        if callee is None:
            return None
        name = callee.name
        if name in self._of_block:
            return ()
        return call.arguments if is_pure(callee) else None

    # ---- pointers

    def address(self, pointer: Value) -> Address:
        return self._settled(self._address(pointer))

    def part(self, gep: Instruction | ConstantExpr, count: int) -> Address:
        """The address to which the first `count` indices of a getelementptr lead."""
        return self._settled(self._step(gep, count))

    def _settled(self, address: Address) -> Address:
        root, form = address
        while root is not None and root in self._roots:
            root = self._roots[root]
        return Address(root, self._resolve(form))

    def regions(self, pointer: Value) -> frozenset[int]:
        """The arguments that are the offset of a part of an array, to which the function has made a
        pointer: `b = a + n`, not `a[lane + n]`, and not `a[n]` alone.
        """
        known = self._regions.get(pointer)
        if known is None:
            known = self._regions[pointer] = self._find_regions(pointer)
        return known

    def arguments(self, form: Polynomial) -> set[int]:
        """The symbols that are the function's arguments."""
        return {s for s in form.symbols() if isinstance(self.symbols[s].key, Argument)}

    def _find_regions(self, pointer: Value) -> frozenset[int]:
        found: set[int] = set()
        parts: list[Value] = []
        has_elements = False  # the pointer leads to another element of the part
        while isinstance(pointer, (Instruction, ConstantExpr)):
            opcode, _, operands = self.operation(pointer)
            if opcode == Opcode.GEP:
                for index in operands[1:]:
                    form = self.form(index)
                    if any(self.kind(s) in (*Kind.OF_EACH, Kind.TURN) for s in form.symbols()):
                        has_elements = True
                    elif arguments := self.arguments(form):
                        found |= arguments
                        parts.append(pointer)
            elif opcode not in POINTER_CASTS:
                break
            pointer = operands[0]
        return frozenset(found if has_elements or any(map(_is_stepped_from, parts)) else ())

    def origin(self, pointer: Value) -> Value:
        """The pointer from which steps and casts lead to this one."""
        while isinstance(pointer, (Instruction, ConstantExpr)) and pointer.opcode in _STEPS:
            pointer = pointer.operand(0)
        return pointer

    def roots(self, pointer: Value) -> frozenset[Root]:
        """All possible beginnings of the pointer."""
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
                found.add(self._beginning(value))
                found.update(self._escaped if self._may_be_shared(value) else ())
        return frozenset(found)

    def _beginning(self, value: Value) -> Root:
        if isinstance(value, Instruction) and value.opcode == Opcode.LOAD:
            return self._loaded(value).root or value
        return value

    def _may_be_shared(self, value: Value) -> bool:
        """True if a pointer of unknown origin may lead to shared memory. The host can't pass such a
        pointer.
        """
        spaces = self.module.target.spaces
        if value.type.address_space not in (spaces.shared, spaces.generic):
            return False
        if isinstance(value, Argument):
            return not self.function.is_kernel
        if isinstance(value, Instruction) and value.opcode == Opcode.LOAD:
            root = self._loaded(value).root
            return not (isinstance(root, Loaded) and self._is_of_host(root.root))
        return isinstance(value, Instruction) and value.opcode != Opcode.ALLOCA

    def _is_of_host(self, root: Root) -> bool:
        return isinstance(root, Argument) and self.function.is_kernel and is_own_copy(root)

    def _address(self, pointer: Value) -> Address:
        address = self._pointers.get(pointer.ref)
        if address is None:
            address = self._trace(pointer)
            if address.bytes.is_long:
                address = Address(address.root, self._opaque(pointer))
            self._pointers[pointer.ref] = address
        return address

    def _trace(self, pointer: Value) -> Address:
        if isinstance(pointer, (Instruction, ConstantExpr)):
            opcode, _, operands = self.operation(pointer)
            if opcode == Opcode.GEP:
                return self._step(pointer)
            if opcode in POINTER_CASTS and operands[0].type.is_pointer:
                return self._address(operands[0])
            if opcode == Opcode.PHI and isinstance(pointer, Instruction):
                return self._pointer_phi(pointer)
            if opcode == Opcode.SELECT:
                roots = {self._address(value).root for value in operands[1:]}
                root = roots.pop() if len(roots) == 1 else None
                return Address(root, self._opaque(pointer))
            if opcode == Opcode.LOAD:
                return self._loaded(pointer)
        return Address(pointer, Polynomial({}))

    def _loaded(self, load: Instruction | ConstantExpr) -> Address:
        """The address that a load gives. A pointer from memory is the same wherever it is loaded
        from there. Only memory of a lane's own has one for each lane.
        """
        root, form = self.address(load.operand(0))
        if root is None:
            return Address(load, self._opaque(load))
        base = Loaded(root, form)
        own = isinstance(root, Instruction) and root.opcode == Opcode.ALLOCA
        common = all(self.kind(symbol) not in Kind.OF_EACH for symbol in form.symbols())
        if common and not own:
            return Address(base, Polynomial({}))
        return Address(base, self.symbol(Kind.VARYING, base))

    def _step(self, gep: Instruction | ConstantExpr, count: int | None = None) -> Address:
        root, form = self._address(self.operation(gep).operands[0])
        fixed = 0
        for index, outer, type in self.indices(gep)[:count]:
            if not isinstance(index, ConstantInt):
                form = form + self._form(index).times(self.size_of(type))
            elif outer is not None and outer.kind == TypeKind.STRUCT:
                fixed += self.module.offset_of(outer, index.value)
            elif number := self._number(index):
                fixed += number * self.size_of(type)
        return Address(root, form + Polynomial.constant(fixed) if fixed else form)

    def columns(self, pointer: Value) -> tuple[tuple[Polynomial, int], ...]:
        """The computed places in rows of an array that a pointer leads to, and the elements of such
        a row. As in C++, an index stays within its row. That isn't assumed of rows with a constant
        number: programs walk through a whole array by one index from its first row.
        """
        found: list[tuple[Polynomial, int]] = []
        column: tuple[Value, int] | None = None
        while isinstance(pointer, (Instruction, ConstantExpr)):
            opcode, _, operands = self.operation(pointer)
            if opcode == Opcode.GEP:
                for index, outer, _ in reversed(self.indices(pointer)):
                    fixed = isinstance(index, ConstantInt)
                    if outer is None and fixed and not self._number(index):
                        continue  # the number of the row is the last index of the pointer's own
                    if column and not fixed:
                        found.append((self.form(column[0]), column[1]))
                    count = outer.length if outer and outer.kind == TypeKind.ARRAY else 0
                    column = (index, count) if count > 1 else None
            elif opcode not in POINTER_CASTS:
                break
            pointer = operands[0]
        return tuple((place, count) for place, count in found if place.value is None)

    def _number(self, constant: ConstantInt) -> int:
        """The number, of more than one bit as a signed one."""
        found = self._constants.get(constant.ref)
        if found is None:
            width, found = constant.type.width, constant.value
            if width > 1 and found >> (width - 1):
                found -= 1 << width
            self._constants[constant.ref] = found
        return found

    def size_of(self, type: Type) -> int:
        """As the function `size_of`."""
        size = self._sizes.get(type.ref)
        if size is None:
            size = self._sizes[type.ref] = size_of(type, self.module)
        return size

    def indices(self, gep: Instruction | ConstantExpr) -> list[Index]:
        """The indices of a getelementptr."""
        found = self._indices.get(gep.ref)
        if found is None:
            found = self._indices[gep.ref] = [*self._find_indices(gep)]
        return found

    def _find_indices(self, gep: Instruction | ConstantExpr) -> Iterator[Index]:
        _, first, *others = self.operation(gep).operands
        type = gep.source_type
        yield Index(first, None, type)
        for index in others:
            outer = type
            if outer.kind == TypeKind.STRUCT:
                assert isinstance(index, ConstantInt)
                type = outer.fields[index.value]
            else:
                type = outer.element
            yield Index(index, outer, type)

    def _pointer_phi(self, phi: Instruction) -> Address:
        own = self._opaque(phi)
        (number,) = own.symbols()
        self._pointers[phi.ref] = Address(phi, own)
        found = [self._address(value) for value, _ in phi.incoming]
        steps = [a.bytes - own for a in found if a.root == phi]
        starts = {a for a in found if a.root != phi}
        roots = {start.root for start in starts}
        root = roots.pop() if len(roots) == 1 else None
        self._roots[phi] = root
        step = steps[0] if len({*steps}) == 1 else None
        if not steps and len(starts) == 1:
            del self._roots[phi]
            return starts.pop()
        usable = step is not None and all(self._is_fixed(symbol) for symbol in step.symbols())
        if len(starts) != 1 or not usable or step is None:
            return Address(root, own)
        turn = self.symbol(Kind.TURN, phi.block)
        form = starts.pop().bytes + step * turn
        self._definitions[number] = form
        return Address(root, form)


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
    """True if something else than accesses uses the pointer, such as a step to another element."""
    return any(
        isinstance(user, Instruction) and user.opcode not in _ACCESSING for user in pointer.users()
    )
