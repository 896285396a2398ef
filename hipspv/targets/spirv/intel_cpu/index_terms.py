"""The terms of an index: a thread's id, and values that are uniform among its neighbours."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import NamedTuple

from hipspv.llvm import Builder, ConstantInt, Instruction, Opcode, Type, Value
from hipspv.passes.analysis.thread_ids import MOST_THREADS, dimension_of
from hipspv.targets.spirv.intel_cpu.global_ids import dimension_of_first, local_id_of

_NARROW = 32  # bits
_ARITHMETIC = (Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.UDIV, Opcode.SDIV, Opcode.UREM, Opcode.SREM)
_BITS = (Opcode.SHL, Opcode.LSHR, Opcode.ASHR, Opcode.AND, Opcode.OR, Opcode.XOR)
_CASTS = (Opcode.TRUNC, Opcode.ZEXT, Opcode.SEXT, Opcode.FREEZE)
_CHOICES = (Opcode.ICMP, Opcode.SELECT, Opcode.PHI)
_READS = (Opcode.GEP, Opcode.LOAD, Opcode.EXTRACT_ELEMENT)
_UNIFORM = (*_ARITHMETIC, *_BITS, *_CASTS, *_CHOICES, *_READS, Opcode.CALL)
# Intrinsics whose result is uniform if their operands are.
_FUNCTIONS = ("smin", "smax", "umin", "umax", "abs", "cttz", "ctlz", "ctpop", "fshl", "fshr")
_INTRINSICS = tuple(f"llvm.{name}." for name in _FUNCTIONS)
# Operations on an id and a value that is uniform in the block.
_ADD_AND_SUB, _SUB_AND_ADD = (Opcode.ADD, Opcode.SUB), (Opcode.SUB, Opcode.ADD)
# Including the forms that `_is_sum` describes.
_SUMS = (*_ADD_AND_SUB, Opcode.OR, Opcode.XOR)
_MULTIPLES = (Opcode.MUL, Opcode.SHL)
_SWAPPED = (*_ADD_AND_SUB, Opcode.OR, Opcode.MUL)
# Extensions that clear the upper half.
_CLEARING = (Opcode.ZEXT, Opcode.AND)
# Operations between an index and the address; a product's other factor is the length of an array's rows.
_TO_ADDRESS = (Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.SHL)


def extended(instruction: Instruction) -> tuple[Value, bool] | None:
    """The value whose lower 32 bits the instruction extends to 64, and True for a sign extension.

    LLVM may compute an integer of 32 bits in 64, and clear or copy the upper bits in the end.
    """
    value = instruction.operand(0)
    if instruction.opcode in (Opcode.SEXT, Opcode.ZEXT):
        return (value, instruction.extends_sign) if value.type.width == _NARROW else None
    if instruction.opcode == Opcode.AND:
        return (value, False) if is_constant(instruction.operand(1), (1 << _NARROW) - 1) else None
    if instruction.opcode != Opcode.ASHR or not is_constant(instruction.operand(1), _NARROW):
        return None
    if not isinstance(value, Instruction) or value.opcode != Opcode.SHL:
        return None
    return (value.operand(0), True) if is_constant(value.operand(1), _NARROW) else None


def is_constant(value: Value, bits: int) -> bool:
    """True for the constant with these bits."""
    if not isinstance(value, ConstantInt):
        return False
    return value.value == bits % (1 << value.type.width)


class _Counter(NamedTuple):
    """An induction variable that addresses and comparisons use. It begins at an extended value plus the constant
    `offset`; `next` is its sum with `step`.
    """

    phi: Instruction
    offset: Value
    next: Instruction
    step: Value


class _Terms(NamedTuple):
    """The operands of a sum or a multiple. `id_term` may have the id; if `negative`, it is subtracted from `other`."""

    id_term: Value
    other: Value
    negative: bool


class Separation:
    """The separation of an index of 32 bits into the id in one dimension, or the negative id, and the other terms.

    Multiples of an id are separated, too, except in x: these are rows of an array, and the lanes of a vector multiply
    fewer bits faster.

    calls: those of the functions that return ids, and values of the block.
    """

    def __init__(self, build: Builder, id_: Instruction, calls: Mapping[Value, str]) -> None:
        self._build, self._id, self._calls = build, id_, calls
        self._type, self._argument = id_.type, id_.operand(0)
        self._dimension = dimension_of(id_)
        self._narrow = build.module.context.integer(_NARROW)
        self._builtins = id_.owner.target.builtins
        self._uniform: dict[Value, bool] = {}
        self._others: dict[Value, Value] = {}
        self._phis: dict[Value, int] = {}  # assumed separable, with the signs of their ids

    def apply(self, extension: Instruction, value: Value, signed: bool) -> bool:
        """Replace the extended index in addresses. Return true if an address uses it."""
        all_users = extension.users()
        users = [user for user in all_users if _makes_address(user)]
        counters = [each for each in _counters(extension, all_users) if self._is_uniform(each.step)]
        if not (users or counters):
            return False
        sign = self._sign(value, signed)
        if sign == 0:
            return False
        if extension.opcode in _CLEARING and local_id_of(value, self._calls):
            return False  # the global id, which needs no extension
        users += [self._split_counter(counter, extension) for counter in counters]
        return replace_operands(users, extension, self._index(value, extension, signed, sign))

    def _split_counter(self, counter: _Counter, first: Instruction) -> Value:
        """Make addresses of the sum of the first value and a counter that is uniform in the block, and return the sum.
        Comparisons keep the old counter."""
        build, phi = self._build, counter.phi
        rest = build.before(phi).phi(phi.type)
        step = build.before(counter.next).add(rest, counter.step)
        for incoming, block in phi.incoming:
            rest.add_incoming(step if incoming == counter.next else counter.offset, block)
        body = next(one for one in phi.block.instructions() if one.opcode != Opcode.PHI)
        index = build.before(body).add(first, rest)
        replace_operands(users_in_addresses(phi), phi, index)
        return index

    def _sign(self, value: Value, signed: bool) -> int:
        """1 if the id is added to a uniform value, -1 if it is subtracted, 0 otherwise. Terms of a signed value may be
        extended one by one."""
        for sign in (1, -1):
            self._phis.clear()
            if self._has_id_term(value, sign) if signed else self._is_separable(value, sign):
                return sign
        return 0

    def _index(self, value: Value, extension: Instruction, signed: bool, sign: int) -> Value:
        """The extended index. If a signed sum doesn't overflow, its terms are extended."""
        build, wide = self._build, extension.type
        if signed and (exact := self._exact(value)):
            terms = self._terms(exact)
            id_sign = -sign if terms.negative else sign
            index = self._index(terms.id_term, extension, signed, id_sign)
            return self._join(exact, terms, index, build.resize(terms.other, wide, signed))
        rest = self._without_id(value)
        rest = build.before(extension).resize(rest, self._narrow)
        first = self._extended(rest, wide, signed, sign)
        if self._has_first_id(value):
            return self._by_global_id(first, sign)
        if sign < 0:
            return build.sub(first, self._id)
        return self._id if is_constant(first, 0) else build.add(first, self._id)

    def _extended(self, rest: Value, wide: Type, signed: bool, sign: int) -> Value:
        """The uniform terms, extended so that a sum with the id that wraps within the block is right for the threads
        with the lowest sums. These are the last ones if an unsigned sum adds the id, or a signed one subtracts it."""
        build = self._build
        if signed == (sign > 0) or _never_wraps(rest, signed, sign):
            return build.resize(rest, wide, signed)
        there, back = _ADD_AND_SUB if sign > 0 else _SUB_AND_ADD
        last = build.sub(self._call(self._builtins.local_size), 1)
        end = build.binary(there, rest, build.resize(last, rest.type))
        return build.binary(back, build.resize(end, wide, signed), last)

    def _by_global_id(self, rest: Value, sign: int) -> Value:
        """The index by the global id: a device's compiler knows its limit if the threads beyond it leave the kernel."""
        build, builtins = self._build, self._builtins
        first = build.mul(self._call(builtins.group_id), self._call(builtins.local_size))
        there, back = _ADD_AND_SUB if sign > 0 else _SUB_AND_ADD
        rest = build.binary(back, rest, first)
        return build.binary(there, rest, self._call(builtins.global_id))

    def _call(self, name: str) -> Instruction:
        return self._build.builtin(name, self._type, self._argument)

    def _exact(self, value: Value) -> Instruction | None:
        """The value if it is a sum, or a multiple, that doesn't overflow."""
        if not isinstance(value, Instruction) or value.type != self._narrow:
            return None
        if _is_sum(value):
            return value if value.opcode not in _ADD_AND_SUB or value.keeps_sign else None
        multiple = self._dimension != 0 and value.opcode in _MULTIPLES
        return value if multiple and value.keeps_sign else None

    def _has_id_term(self, value: Value, sign: int) -> bool:
        if exact := self._exact(value):
            term, other, negative = self._terms(exact)
            return self._has_id_term(term, -sign if negative else sign) and self._is_uniform(other)
        return self._is_separable(value, sign)

    def _is_separable(self, value: Value, sign: int) -> bool:
        """True if the value is the sum of the id, with this sign, and values that are uniform in the block."""
        if value in self._phis:
            return self._phis[value] == sign
        if self._is_id(value):
            return sign > 0
        if not isinstance(value, Instruction):
            return False
        if value.opcode == Opcode.TRUNC:
            return self._is_separable(value.operand(0), sign)
        if _is_sum(value):
            term, other, negative = self._terms(value)
            return self._is_separable(term, -sign if negative else sign) and self._is_uniform(other)
        if value.opcode == Opcode.PHI:
            self._phis[value] = sign
            return all(self._is_separable(incoming, sign) for incoming, _ in value.incoming)
        return False

    def _has_first_id(self, value: Value) -> bool:
        """True if one of the terms is the global id of the block's first thread."""
        terms = reached(value, (*_SUMS, Opcode.PHI, Opcode.TRUNC))
        return any(dimension_of_first(term, self._calls) == self._dimension for term, _ in terms)

    def _terms(self, operation: Instruction) -> _Terms:
        a, b = operation.operands
        if operation.opcode == Opcode.XOR:  # -1 - a
            return _Terms(a, b, True)
        if operation.opcode in _SWAPPED and self._is_uniform(a):
            return _Terms(b, a, operation.opcode == Opcode.SUB)
        return _Terms(a, b, False)

    def _join(self, operation: Instruction, terms: _Terms, id_term: Value, other: Value) -> Value:
        """The operation with other operands instead of its terms."""
        if terms.negative:
            return self._build.sub(other, id_term)
        if operation.opcode == Opcode.OR:
            return self._build.add(id_term, other)
        return self._build.binary(operation.opcode, id_term, other)

    def _is_id(self, value: Value) -> bool:
        is_id = self._calls.get(value) == self._builtins.local_id
        return is_id and dimension_of(value) == self._dimension

    def _is_uniform(self, value: Value) -> bool:
        """True if the value seems uniform among threads that differ in x or in the id. If it isn't, the code is
        correct, but not faster."""
        if not isinstance(value, Instruction):
            return True
        known = self._uniform.get(value)
        if known is None:
            known = self._uniform[value] = all(
                self._is_uniform_call(one) if opcode == Opcode.CALL else opcode in _UNIFORM
                for one, opcode in reached(value, _UNIFORM)
            )
        return known

    def _is_uniform_call(self, call: Instruction) -> bool:
        name = self._calls.get(call)
        if name is None:
            return call.callee is not None and call.callee.name.startswith(_INTRINSICS)
        local = name == self._builtins.local_id
        return not local or dimension_of(call) not in (0, self._dimension, None)

    def _without_id(self, value: Value) -> Value:
        """The value with 0 instead of the id."""
        known = self._others.get(value)
        if known is not None:
            return known
        assert isinstance(value, Instruction)
        build = self._build
        if self._is_id(value):
            return value.type.constant(0)
        if value.opcode == Opcode.TRUNC:
            rest = self._without_id(value.operand(0))
            return build.before(value).resize(rest, value.type)
        if value.opcode == Opcode.PHI:
            rest = self._others[value] = build.before(value).phi(value.type)
            for incoming, block in value.incoming:
                rest.add_incoming(self._without_id(incoming), block)
            return rest
        terms = self._terms(value)
        rest = self._without_id(terms.id_term)
        build.before(value)
        if is_constant(rest, 0) and (terms.negative or value.opcode != Opcode.SUB):
            result = terms.other
        else:
            result = self._join(value, terms, rest, terms.other)
        self._others[value] = result
        return result


def _is_sum(value: Instruction) -> bool:
    """True for sums and differences, also in the forms of LLVM: `a | b` without common bits, and
    `~a`, which is -1 - a."""
    opcode = value.opcode
    if opcode == Opcode.OR:
        return value.is_disjoint
    if opcode == Opcode.XOR:
        return is_constant(value.operand(1), -1)
    return opcode in _ADD_AND_SUB


def _never_wraps(rest: Value, signed: bool, sign: int) -> bool:
    """True for a constant that doesn't cross the least value when an id is added to it, or subtracted from it."""
    if not isinstance(rest, ConstantInt):
        return False
    least = 1 << (_NARROW - 1) if signed else 0
    distance = (rest.value - least) % (1 << _NARROW)
    return (distance if sign < 0 else (1 << _NARROW) - distance) > MOST_THREADS


def _counters(first: Instruction, users: list[Value]) -> Iterator[_Counter]:
    """The induction variables that begin at `first`, or at its sum with a constant. users: those of `first`."""
    zero = first.type.constant(0)
    starts: list[tuple[Value, Value, list[Value]]] = [(first, zero, users)]
    for user in users:
        if isinstance(user, Instruction) and user.opcode == Opcode.ADD:
            constants = (each for each in user.operands if isinstance(each, ConstantInt))
            starts += [(user, each, user.users()) for each in constants]
    for start, offset, next_ in starts:
        for phi in next_:
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


def reached(value: Value, through: Container[Opcode]) -> Iterator[tuple[Instruction, Opcode]]:
    """The value, and the operands of those with these opcodes, transitively, each once, with its opcode."""
    work, seen = [value], set[Value]()
    while work:
        value = work.pop()
        if value in seen or not isinstance(value, Instruction):
            continue
        seen.add(value)
        opcode = value.opcode
        yield value, opcode
        if opcode in through:
            work += value.operands


def users_in_addresses(value: Instruction) -> list[Value]:
    """The users of a value that compute only addresses."""
    return [user for user in value.users() if _makes_address(user)]


def replace_operands(users: list[Value], value: Instruction, other: Value) -> bool:
    """Replace the value in these users. Return true if there are some."""
    for user in users:
        for i, operand in enumerate(user.operands):
            if operand == value:
                user.set_operand(i, other)
    return bool(users)


def _makes_address(user: Value, phis: frozenset[Value] = frozenset()) -> bool:
    """True if the user computes only addresses. phis: those on the path to it."""
    if not isinstance(user, Instruction):
        return False
    if user.opcode == Opcode.GEP or user in phis:
        return True
    if user.opcode == Opcode.PHI:
        phis |= {user}
    elif user.opcode not in _TO_ADDRESS:
        return False
    return all(_makes_address(next_, phis) for next_ in user.users())
