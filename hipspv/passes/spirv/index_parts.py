"""The parts of an index: a thread's id, and numbers that are the same for its neighbours."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import NamedTuple

from hipspv.llvm import Builder, ConstantInt, Instruction, Opcode, Type, Value
from hipspv.passes.analysis.thread_ids import MOST_THREADS, dimension_of
from hipspv.passes.spirv.global_ids import dimension_of_first, local_id_of

_NARROW = 32  # bits
_ARITHMETIC = (Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.SHL, Opcode.AND, Opcode.LSHR, Opcode.OR)
_CASTS = (Opcode.TRUNC, Opcode.ZEXT, Opcode.SEXT)
_SAME_FOR_BLOCK = (*_ARITHMETIC, *_CASTS, Opcode.GEP, Opcode.LOAD, Opcode.SELECT, Opcode.PHI)
# Operations on an id and a number of the block.
_SUMS = (Opcode.ADD, Opcode.SUB)
_MULTIPLES = (Opcode.MUL, Opcode.SHL)
_SYMMETRIC = (Opcode.ADD, Opcode.MUL)
# Between an index and the address; a product's other factor makes rows of an array.
_TO_ADDRESS = (Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.SHL)


class _Counter(NamedTuple):
    """A loop's number that makes addresses and is compared. It begins at the sum of an extended
    number and the constant `offset`; `next` is its sum with `step`.
    """

    phi: Instruction
    offset: Value
    next: Instruction
    step: Value


class Separation:
    """The division of one number of 32 bits into the id in one dimension and the rest.

    Multiples of an id are divided, too, except in x: these are rows of an array, and the lanes of
    a vector multiply fewer bits faster.
    """

    def __init__(self, build: Builder, id_: Instruction) -> None:
        self._build, self._id = build, id_
        self._dimension = dimension_of(id_)
        self._builtins = builtins = id_.owner.target.builtins
        self._of_block = {*builtins.of_block, builtins.local_id}
        self._rests: dict[Value, Value] = {}
        self._phis: set[Value] = set()  # separable if the others are

    def apply(self, extension: Instruction) -> bool:
        """Replace the extended number in addresses. Return True if it is in any."""
        value = extension.operand(0)
        counters = [each for each in _counters(extension) if self._is_same(each.step)]
        if not counters and not any(map(_makes_address, extension.users())):
            return False
        signed = extension.extends_sign
        if not (self._has_parts(value) if signed else self._is_separable(value)):
            return False
        if extension.opcode == Opcode.ZEXT and local_id_of(value):
            return False  # the global id, which needs no extension
        for counter in counters:
            self._count_apart(counter, extension)
        return replace_in_addresses(extension, self._index(value, extension, signed))

    def _count_apart(self, counter: _Counter, first: Instruction) -> None:
        """Make addresses of the sum of the first number and of a counter that is the same for the
        block. Comparisons keep the old one."""
        build, phi = self._build, counter.phi
        rest = build.before(phi).phi(phi.type)
        step = build.before(counter.next).add(rest, counter.step)
        for incoming, block in phi.incoming:
            rest.add_incoming(step if incoming == counter.next else counter.offset, block)
        body = next(one for one in phi.block.instructions() if one.opcode != Opcode.PHI)
        replace_in_addresses(phi, build.before(body).add(first, rest))

    def _index(self, value: Value, extension: Instruction, signed: bool) -> Value:
        """The extended number. The parts of signed ones that don't overflow are extended."""
        build, wide = self._build, extension.type
        if signed and (exact := self._exact(value)):
            part, other = self._parts(exact)
            index = self._index(part, extension, signed)
            return build.binary(exact.opcode, index, build.resize(other, wide, signed))
        rest = self._rest(value)
        build.before(extension)
        first = build.resize(rest, wide, signed) if signed else self._extended(rest, wide)
        return self._of_grid(first) if self._has_first(value) else self._combined(first, self._id)

    def _extended(self, rest: Value, wide: Type) -> Value:
        """The rest of a number whose sum with an id doesn't wrap, else the rest less 2**32."""
        build = self._build
        if isinstance(rest, ConstantInt) and rest.value < (1 << _NARROW) - MOST_THREADS:
            return build.resize(rest, wide)
        last = build.sub(self._call(self._builtins.local_size), 1)
        end = build.add(rest, build.resize(last, rest.type))
        return build.sub(build.resize(end, wide), last)

    def _of_grid(self, rest: Value) -> Value:
        """The sum of the rest and the id, by the id in the grid: a device's compiler knows where
        that ends if the threads beyond some number leave the kernel."""
        build, builtins = self._build, self._builtins
        first = build.mul(self._call(builtins.group_id), self._call(builtins.local_size))
        return build.add(build.sub(rest, first), self._call(builtins.global_id))

    def _call(self, name: str) -> Instruction:
        return self._build.builtin(name, self._id.type, self._id.arguments[0])

    def _exact(self, value: Value) -> Instruction | None:
        """The value if it is a sum, or a multiple, that doesn't overflow."""
        if not isinstance(value, Instruction):
            return None
        multiple = self._dimension != 0 and value.opcode in _MULTIPLES
        return value if (multiple or value.opcode in _SUMS) and value.keeps_sign else None

    def _has_parts(self, value: Value) -> bool:
        if exact := self._exact(value):
            part, other = self._parts(exact)
            return self._has_parts(part) and self._is_same(other)
        return self._is_separable(value)

    def _is_separable(self, value: Value) -> bool:
        """True if the value is the id and numbers that are the same for the block."""
        if value in self._phis:
            return True
        if not isinstance(value, Instruction):
            return False
        if value.opcode == Opcode.TRUNC:
            return self._is_id(value.operand(0))
        if value.opcode in _SUMS:
            part, other = self._parts(value)
            return self._is_separable(part) and self._is_same(other)
        if value.opcode == Opcode.PHI:
            self._phis.add(value)
            return all(self._is_separable(incoming) for incoming, _ in value.incoming)
        return False

    def _has_first(self, value: Value) -> bool:
        """True if one of the value's terms is the id in the grid of the block's first thread."""
        reached = _reached(value, (*_SUMS, Opcode.PHI))
        return any(dimension_of_first(term) == self._dimension for term in reached)

    def _parts(self, operation: Instruction) -> tuple[Value, Value]:
        """The operands, first the one that may have the id."""
        a, b = operation.operands
        return (b, a) if operation.opcode in _SYMMETRIC and self._is_same(a) else (a, b)

    def _is_id(self, value: Value) -> bool:
        if not isinstance(value, Instruction) or value.opcode != Opcode.CALL:
            return False
        return value.callee == self._id.callee and dimension_of(value) == self._dimension

    def _is_same(self, value: Value) -> bool:
        """True if the value seems the same for threads that differ in x or in the id. Right code
        doesn't depend on it: others would gain nothing."""
        return all(
            self._is_same_call(one) if one.opcode == Opcode.CALL else one.opcode in _SAME_FOR_BLOCK
            for one in _reached(value, _SAME_FOR_BLOCK)
        )

    def _is_same_call(self, call: Instruction) -> bool:
        if call.callee is None or call.callee.name not in self._of_block:
            return False
        local = call.callee == self._id.callee
        return not local or dimension_of(call) not in (0, self._dimension, None)

    def _rest(self, value: Value) -> Value:
        """The value without the id."""
        known = self._rests.get(value)
        if known is not None:
            return known
        assert isinstance(value, Instruction)
        build = self._build
        if value.opcode == Opcode.TRUNC:
            return value.type.constant(0)
        if value.opcode == Opcode.PHI:
            rest = self._rests[value] = build.before(value).phi(value.type)
            for incoming, block in value.incoming:
                rest.add_incoming(self._rest(incoming), block)
            return rest
        part, other = self._parts(value)
        rest = self._rest(part)
        build.before(value)
        is_sum = value.opcode == Opcode.ADD
        result = self._combined(rest, other) if is_sum else build.sub(rest, other)
        self._rests[value] = result
        return result

    def _combined(self, rest: Value, other: Value) -> Value:
        none = isinstance(rest, ConstantInt) and rest.value == 0
        return other if none else self._build.add(rest, other)


def _counters(first: Instruction) -> Iterator[_Counter]:
    """The loops' numbers that begin at `first`, or at the sum of it and a constant."""
    starts: list[tuple[Value, Value]] = [(first, first.type.constant(0))]
    for user in first.users():
        if isinstance(user, Instruction) and user.opcode == Opcode.ADD:
            starts += [(user, each) for each in user.operands if isinstance(each, ConstantInt)]
    for start, offset in starts:
        for phi in start.users():
            if isinstance(phi, Instruction) and phi.opcode == Opcode.PHI:
                counter = _counter(phi, start, offset)
                if counter and not _makes_address(phi) and any(map(_makes_address, phi.users())):
                    yield counter


def _counter(phi: Instruction, start: Value, offset: Value) -> _Counter | None:
    others = [incoming for incoming in phi.operands if incoming != start]
    if len(phi.operands) != 2 or len(others) != 1:
        return None
    next_ = others[0]
    if not isinstance(next_, Instruction) or next_.opcode != Opcode.ADD:
        return None
    steps = [operand for operand in next_.operands if operand != phi]
    return _Counter(phi, offset, next_, steps[0]) if len(steps) == 1 else None


def _reached(value: Value, through: Container[Opcode]) -> Iterator[Instruction]:
    """The value and those that lead to it through operations with these opcodes, each once."""
    work, seen = [value], set[Value]()
    while work:
        value = work.pop()
        if value in seen or not isinstance(value, Instruction):
            continue
        seen.add(value)
        yield value
        if value.opcode in through:
            work += value.operands


def replace_in_addresses(value: Instruction, other: Value) -> bool:
    """Replace the value where it makes only addresses. Return True if that is so anywhere."""
    users = [user for user in value.users() if _makes_address(user)]
    for user in users:
        for i, operand in enumerate(user.operands):
            if operand == value:
                user.set_operand(i, other)
    return bool(users)


def _makes_address(user: Value, phis: frozenset[Value] = frozenset()) -> bool:
    """True if the user computes only addresses. phis: those that lead to it."""
    if not isinstance(user, Instruction):
        return False
    if user.opcode == Opcode.GEP or user in phis:
        return True
    if user.opcode == Opcode.PHI:
        phis |= {user}
    elif user.opcode not in _TO_ADDRESS:
        return False
    return all(_makes_address(next_, phis) for next_ in user.users())
