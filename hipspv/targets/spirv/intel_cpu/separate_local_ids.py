"""Addresses by the sum of a local id and a value that is uniform in the block."""

from __future__ import annotations

from hipspv.llvm import Builder, ConstantInt, Function, Instruction, Module, Opcode, Value
from hipspv.passes.analysis.thread_ids import MOST_THREADS, calls_by_name, dimension_of
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.constants import after_allocas
from hipspv.targets.spirv.intel_cpu.index_terms import (
    Separation,
    extended,
    is_constant,
    replace_operands,
    users_in_addresses,
)

_HALF = 32  # bits
_LOW_HALF = (1 << _HALF) - 1
_DIMENSIONS = 3
_EXTENSIONS = (Opcode.SEXT, Opcode.ZEXT, Opcode.AND, Opcode.ASHR)
_ELEMENTS = (1, 2, 3)  # shifts by which an index becomes bytes of elements of 16 to 64 bits


class SeparateLocalIds(Pass):
    """Extends an index of 32 bits to 64 before the thread's id is added to it, so that a device's compiler sees that
    neighbours access consecutive addresses.

    `sext(first + id)` becomes `sext(first) + id`, for addresses alone. The two differ if the sum overflows. `zext(first
    + id)` becomes `zext(first + last) - last + id`, where `last` is the block's greatest id: a sum that wraps within
    the block is negative for the ids before. The array would have an element for both sides:
    docs/intel-cpu.md has these limits. Differences are the mirror image: `sext(first - id)` becomes
    `sext(first - last) + last - id`, and `zext(first - id)` becomes `zext(first) - id`. Ids have fewer than 32 bits, so
    that they need no mask.

    Measured gain (CPU time of kernels of bench without the pass, over that with it): histogram
    2.5, transpose 1.7, bitonic_sort 1.3, reduction 1.1, sgemm 1.1; kmeans loses (0.8).
    """

    def run(self, module: Module) -> bool:
        builtins = module.target.builtins
        local_id = module.function(builtins.local_id)
        ids = local_id.calls() if local_id else []
        if not local_id or not ids:
            return False
        calls = calls_by_name(module, (builtins.local_id, *builtins.of_block))
        users: dict[int | None, dict[Function, None]] = {}
        for call in ids:
            users.setdefault(dimension_of(call), {})[call.function] = None
        with Builder(module) as build:
            changed = _remove_masks(module, build, {*ids}) | _negate(module, build)
            for dimension in range(_DIMENSIONS):
                if functions := users.get(dimension):
                    argument = local_id.value_type.parameters[0].constant(dimension)
                    own = {each: _id(build, local_id, each, argument) for each in functions}
                    changed |= _separate(module, build, own, calls)
        return changed


def _id(build: Builder, local_id: Function, function: Function, dimension: Value) -> Instruction:
    """The id, from the beginning of the function on, after the stack variables."""
    return build.before(after_allocas(function)).call(local_id, [dimension])


def _separate(module: Module, build: Builder, ids: dict[Function, Instruction], calls: dict[Value, str]) -> bool:
    """Separate the ids in the indices that have one as a term."""
    wide = module.context.integer(64)
    found = module.index().instructions(_EXTENSIONS, lambda s: s.type == wide)
    changed = False
    for extension in list(found):
        id_ = ids.get(extension.function)
        if id_ and (terms := extended(extension)):
            changed |= Separation(build, id_, calls).apply(extension, *terms)
    return changed


def _remove_masks(module: Module, build: Builder, ids: set[Instruction]) -> bool:
    wide = module.context.integer(64)
    found = module.index().instructions((Opcode.AND, Opcode.ASHR), lambda s: s.type == wide)
    changed = False
    for low in list(found):
        unmasked = _without_mask(build, low, ids)
        if unmasked:
            _replace(build, low, *unmasked)
            changed = True
        elif (wrapped := _only_wraps(low, ids)) and (users := users_in_addresses(low)):
            id_, constant = wrapped
            changed |= replace_operands(users, low, build.before(low).add(id_, constant))
        elif low.opcode == Opcode.ASHR and (half := _half_of_sum(build, low)):
            _replace(build, low, *half)
            changed = True
    return changed


def _negate(module: Module, build: Builder) -> bool:
    """Make addresses by -x and -1 elements instead of ~x. Intel's compiler sees no consecutive addresses there, and
    writes -1 - x as ~x."""
    wide = module.context.integer(64)
    found = module.index().instructions((Opcode.XOR,), lambda s: s.type == wide)
    changed = False
    for inverted in list(found):
        index, ones = inverted.operands
        for gep in _geps(inverted) if is_constant(ones, -1) else ():
            negative = build.before(gep).sub(wide.constant(0), index)
            after = build.gep(gep.source_type, gep.operand(0), [negative])
            gep.replace_all_uses_with(build.gep(gep.source_type, after, [ones]))
            gep.erase()
            changed = True
    return changed


def _without_mask(build: Builder, low: Instruction, ids: set[Instruction]) -> tuple[Value, int] | None:
    """The value of `id & 0xffffffff`, of `id << 32 >> n`, or of such with `id` and a constant added: an unmasked
    value, and the count of bits by which it is shifted to the left. None for others.
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


def _half_of_sum(build: Builder, low: Instruction) -> tuple[Value, int] | None:
    """The value of `x << 32 >> n`, also with constants added: the lower half of x, as an `x << 32 >> 32` that can be
    separated, and the count of bits by which it is shifted to the left. None for others, and for those that have this
    form."""
    high, bits = low.operands
    if not isinstance(bits, ConstantInt) or not isinstance(high, Instruction):
        return None
    count = _HALF - bits.value
    if count not in _ELEMENTS and not (count == 0 and high.opcode in (Opcode.ADD, Opcode.SUB)):
        return None
    build.before(low)
    half = _upper_half(build, high)
    if half is None:
        return None
    return build.ashr(build.shl(half, _HALF), _HALF), count


def _upper_half(build: Builder, value: Value) -> Value | None:
    """A value whose lower half is the upper half of this one, if the lower half of this one is 0."""
    if not isinstance(value, Instruction):
        return None
    if value.opcode == Opcode.SHL:
        shifted, count = value.operands
        return shifted if isinstance(count, ConstantInt) and count.value == _HALF else None
    if value.opcode not in (Opcode.ADD, Opcode.SUB):
        return None
    first, second = value.operands
    term, constant = (first, second) if value.opcode == Opcode.ADD else (second, first)
    if not isinstance(constant, ConstantInt) or constant.value & _LOW_HALF:
        return None
    half = _upper_half(build, term)
    if half is None:
        return None
    high = half.type.constant(_signed(constant.value >> _HALF))
    return build.add(half, high) if value.opcode == Opcode.ADD else build.sub(high, half)


def _replace(build: Builder, low: Instruction, value: Value, count: int) -> None:
    """Replace an instruction by `value << count`. A getelementptr by so many bytes becomes one by elements: Intel's
    compiler doesn't see consecutive addresses in a shifted sum.
    """
    if count in _ELEMENTS:
        byte, element = map(build.module.context.integer, (8, 8 << count))
        for gep in _geps(low):
            if gep.source_type == byte:
                build.before(gep)
                other = build.gep(element, gep.operand(0), [value], gep.gep_flags)
                gep.replace_all_uses_with(other)
                gep.erase()
    if low.is_used:
        low.replace_all_uses_with(build.before(low).shl(value, count) if count else value)
    low.erase()


def _geps(index: Instruction) -> list[Instruction]:
    """The getelementptrs whose only index this is."""
    users = [user for user in index.users() if isinstance(user, Instruction)]
    return [user for user in users if user.opcode == Opcode.GEP and user.operands[1:] == [index]]


def _is_small(value: Value, ids: set[Instruction]) -> bool:
    """True for an id, and for the sum of one and a constant, if it isn't negative and has fewer than 32 bits."""
    if value in ids:
        return True
    if not isinstance(value, Instruction) or value.opcode != Opcode.ADD:
        return False
    term, constant = value.operands
    return term in ids and isinstance(constant, ConstantInt) and constant.value <= MOST_THREADS


def _only_wraps(low: Instruction, ids: set[Instruction]) -> tuple[Instruction, int] | None:
    """The id and the negative constant, for the lower half of their sum. LLVM writes the constant in 32 bits or 64."""
    sum_, bits = low.operands
    if low.opcode != Opcode.AND or not isinstance(bits, ConstantInt) or bits.value != _LOW_HALF:
        return None
    if not isinstance(sum_, Instruction) or sum_.opcode != Opcode.ADD:
        return None
    term, constant = sum_.operands
    if term not in ids or not isinstance(term, Instruction) or not isinstance(constant, ConstantInt):
        return None
    offset = _signed(constant.value & _LOW_HALF)
    return (term, offset) if -MOST_THREADS <= offset < 0 else None


def _signed(bits: int) -> int:
    """The signed integer of these 32 bits."""
    return bits - (1 << _HALF) if bits >> (_HALF - 1) else bits
