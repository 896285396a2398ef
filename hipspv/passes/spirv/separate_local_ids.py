"""Addresses that a thread's place in its block and a number of the block make."""

from __future__ import annotations

from typing import ClassVar

from hipspv.llvm import (
    Builder,
    ConstantInt,
    Function,
    Instruction,
    Module,
    Opcode,
    Type,
    Value,
)
from hipspv.passes.analysis.call_graph import calls_of
from hipspv.passes.analysis.thread_ids import MOST_THREADS, dimension_of
from hipspv.passes.interface import Pass
from hipspv.passes.spirv.global_ids import local_id_of

_HALF = 32  # bits
_LOW_HALF = (1 << _HALF) - 1
_ARITHMETIC = (Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.SHL, Opcode.AND, Opcode.LSHR, Opcode.OR)
_CASTS = (Opcode.TRUNC, Opcode.ZEXT, Opcode.SEXT)
_SAME_FOR_BLOCK = (*_ARITHMETIC, *_CASTS, Opcode.GEP, Opcode.LOAD, Opcode.SELECT, Opcode.PHI)
_ELEMENTS = (1, 2, 3)  # shifts by which an index becomes bytes of a number of 16 to 64 bits
# Between an index and the address; a product's other factor makes rows of an array.
_TO_ADDRESS = (Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.SHL)


class SeparateLocalIds(Pass):
    """Extends an index of 32 bits to 64 before the thread's id in x is added to it, so that a
    device's compiler sees that the addresses of neighbours follow each other.

    `sext(first + id)` becomes `sext(first) + id`, for addresses alone. The two differ if the sum
    overflows. `zext(first + id)` becomes `zext(first + last) - last + id`, where `last` is the
    block's greatest id: a sum that wraps within the block is negative for the ids before. The array
    would have an element for both sides: docs/architecture-lowering.md has these limits. Ids have
    fewer than 32 bits, so that they need no mask.
    """

    name: ClassVar[str] = "separate-local-ids"

    def run(self, module: Module) -> bool:
        local_id = module.function(module.target.builtins.local_id)
        if not local_id:
            return False
        ids = [call for call in calls_of(local_id) if dimension_of(call) == 0]
        functions = {call.function for call in ids}
        wide, narrow = module.context.integer(64), module.context.integer(32)
        index = module.index()
        found = [
            list(index.instructions((opcode,), lambda s: s.type == wide))
            for opcode in (Opcode.AND, Opcode.ASHR, Opcode.SEXT, Opcode.ZEXT)
        ]
        masks, shifts, signed, unsigned = found
        changed = False
        with Builder(module) as build:
            for low in (*masks, *shifts):
                found = _without_mask(build, low, set(ids))
                if found:
                    _replace(build, low, *found)
                    changed = True
                elif low.opcode == Opcode.AND and _only_wraps(low, set(ids)):
                    changed |= _replace_in_addresses(low, low.operand(0))
            ids_of = {function: _id(build, local_id, function) for function in functions}
            for extension in (*signed, *unsigned):
                id_ = ids_of.get(extension.function)
                if id_ and extension.operand(0).type == narrow:
                    changed |= _Separation(build, local_id, id_).apply(extension)
        return changed


def _id(build: Builder, local_id: Function, function: Function) -> Instruction:
    """The id in x, from the beginning of the function on, after the stack variables."""
    first = function.entry.first
    while first.opcode == Opcode.ALLOCA and first.next:
        first = first.next
    return build.before(first).call(local_id, [local_id.value_type.parameters[0].constant(0)])


def _without_mask(
    build: Builder, low: Instruction, ids: set[Instruction]
) -> tuple[Value, int] | None:
    """The value of `id & 0xffffffff`, of `id << 32 >> n`, or of such with `id` and a constant
    added: a number without a mask, and the count of bits by which it is shifted to the left. None
    for others.
    """
    value, bits = low.operands
    if not isinstance(bits, ConstantInt):
        return None
    if low.opcode == Opcode.AND:
        return (value, 0) if bits.value == _LOW_HALF and _is_small(value, ids) else None
    if bits.value > _HALF:
        return None
    shifted, high = value, 0
    if isinstance(value, Instruction) and value.opcode == Opcode.ADD:
        shifted, constant = value.operands
        if not isinstance(constant, ConstantInt) or constant.value & _LOW_HALF:
            return None
        high = _signed(constant.value >> _HALF)
        if abs(high) > MOST_THREADS:
            return None
    if not isinstance(shifted, Instruction) or shifted.opcode != Opcode.SHL:
        return None
    id_, count = shifted.operands
    if id_ not in ids or not isinstance(count, ConstantInt) or count.value != _HALF:
        return None
    sum_ = build.before(low).add(id_, high) if high else id_
    return sum_, _HALF - bits.value


def _replace(build: Builder, low: Instruction, value: Value, count: int) -> None:
    """Replaces an instruction by `value << count`. An address that is so many bytes from another
    counts elements instead: Intel's compiler doesn't see neighbours in a sum that is shifted.
    """
    if count in _ELEMENTS:
        byte, element = map(build.module.context.integer, (8, 8 << count))
        for user in [*low.users()]:
            if not isinstance(user, Instruction) or user.opcode != Opcode.GEP:
                continue
            pointer, *indices = user.operands
            if user.source_type == byte and indices == [low]:
                place = build.before(user).gep(element, pointer, [value], user.gep_flags)
                user.replace_all_uses_with(place)
                user.erase()
    if low.is_used:
        low.replace_all_uses_with(build.before(low).shl(value, count) if count else value)
    low.erase()


def _is_small(value: Value, ids: set[Instruction]) -> bool:
    """True for an id, and for the sum of one and a constant, if it isn't negative and has fewer
    than 32 bits."""
    if value in ids:
        return True
    if not isinstance(value, Instruction) or value.opcode != Opcode.ADD:
        return False
    term, constant = value.operands
    return term in ids and isinstance(constant, ConstantInt) and constant.value <= MOST_THREADS


def _only_wraps(low: Instruction, ids: set[Instruction]) -> bool:
    """True for the lower half of an id less a small constant."""
    sum_, bits = low.operands
    if not isinstance(bits, ConstantInt) or bits.value != _LOW_HALF:
        return False
    if not isinstance(sum_, Instruction) or sum_.opcode != Opcode.ADD:
        return False
    term, constant = sum_.operands
    if not isinstance(constant, ConstantInt):
        return False
    return term in ids and (1 << 2 * _HALF) - constant.value <= MOST_THREADS


def _replace_in_addresses(value: Instruction, other: Value) -> bool:
    """Replace the value where it makes only addresses. Return True if that is so anywhere."""
    users = [user for user in value.users() if _makes_address(user)]
    for user in users:
        for i, operand in enumerate(user.operands):
            if operand == value:
                user.set_operand(i, other)
    return bool(users)


def _signed(number: int) -> int:
    """The number of 32 bits with its sign."""
    return number - (1 << _HALF) if number >> (_HALF - 1) else number


class _Separation:
    """The division of one number of 32 bits into the id in x and the rest."""

    def __init__(self, build: Builder, local_id: Function, id_: Instruction) -> None:
        self._build, self._local_id, self._id = build, local_id, id_
        builtins = local_id.owner.target.builtins
        self._local_size = builtins.local_size
        self._of_block = {*builtins.of_block, builtins.local_id}
        self._rests: dict[Value, Value] = {}
        self._phis: set[Value] = set()  # separable if the others are

    def apply(self, extension: Instruction) -> bool:
        value = extension.operand(0)
        if not any(map(_makes_address, extension.users())) or not self._is_separable(value):
            return False
        if extension.opcode == Opcode.ZEXT and local_id_of(value):
            return False  # the global id, which needs no extension
        rest = self._rest(value)
        self._build.before(extension)
        if extension.opcode == Opcode.SEXT:
            first = self._build.resize(rest, extension.type, signed=True)
        else:
            first = self._extended_unsigned(rest, extension.type)
        return _replace_in_addresses(extension, self._build.add(first, self._id))

    def _extended_unsigned(self, rest: Value, wide: Type) -> Value:
        """The rest of a number whose sum with an id doesn't wrap, else the rest less 2**32."""
        build = self._build
        if isinstance(rest, ConstantInt) and rest.value < (1 << _HALF) - MOST_THREADS:
            return build.resize(rest, wide)
        size = build.builtin(self._local_size, wide, self._id.arguments[0])
        last = build.sub(size, 1)
        end = build.add(rest, build.resize(last, rest.type))
        return build.sub(build.resize(end, wide), last)

    def _is_separable(self, value: Value) -> bool:
        """True if the value is the id and numbers that are the same for the block."""
        if value in self._phis:
            return True
        if not isinstance(value, Instruction):
            return False
        if value.opcode == Opcode.TRUNC:
            return self._is_id(value.operand(0))
        if value.opcode == Opcode.ADD:
            part, other = self._parts(value)
            return self._is_separable(part) and self._is_same(other)
        if value.opcode == Opcode.SUB:
            a, b = value.operands
            return self._is_separable(a) and self._is_same(b)
        if value.opcode == Opcode.PHI:
            self._phis.add(value)
            return all(self._is_separable(incoming) for incoming, _ in value.incoming)
        return False

    def _parts(self, sum_: Instruction) -> tuple[Value, Value]:
        """The operands of the sum, first the one that may have the id."""
        a, b = sum_.operands
        return (b, a) if self._is_same(a) else (a, b)

    def _is_id(self, value: Value) -> bool:
        if not isinstance(value, Instruction) or value.opcode != Opcode.CALL:
            return False
        return value.callee == self._local_id and dimension_of(value) == 0

    def _is_same(self, value: Value) -> bool:
        """True if the value seems the same for threads that differ in x. Right code doesn't depend
        on it: others would gain nothing."""
        work, seen = [value], set[Value]()
        while work:
            value = work.pop()
            if value in seen or not isinstance(value, Instruction):
                continue
            seen.add(value)
            if value.opcode == Opcode.CALL:
                named = value.callee is not None and value.callee.name in self._of_block
                if not named or self._is_id(value):
                    return False
            elif value.opcode not in _SAME_FOR_BLOCK:
                return False
            work += value.operands if value.opcode != Opcode.CALL else []
        return True

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
        a, b = value.operands
        part, other = self._parts(value) if value.opcode == Opcode.ADD else (a, b)
        rest = self._rest(part)
        if isinstance(rest, ConstantInt) and rest.value == 0 and value.opcode == Opcode.ADD:
            return other
        self._rests[value] = build.before(value).binary(value.opcode, rest, other)
        return self._rests[value]


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
