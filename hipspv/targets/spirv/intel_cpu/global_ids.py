"""Global ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations

from hipspv.llvm import Builder, ConstantInt, Instruction, Module, Opcode, Value
from hipspv.passes.analysis.thread_ids import calls_by_name, dimension_of
from hipspv.passes.interface import Pass

_NARROW, _WIDE = 32, 64  # bits
_LOW_HALF = (1 << _NARROW) - 1


class UseGlobalIds(Pass):
    """Replaces `group id * size of a block + local id` by the global id.

    A device's compiler knows that neighbours' global ids follow each other, and which threads an
    early exit leaves. The sum wraps at 32 bits as the lower half of the global id does. Launches
    have an offset of 0, blocks of one size, and fewer than 2**32 threads in a dimension
    (runtime/launch/kernel_plan.cpp), so that the sum that is extended by zeros is the id itself.

    Measured gain (CPU time of kernels of bench without the pass, over that with it): histogram
    5.9, black_scholes 1.1. The others are within the noise.
    """

    def run(self, module: Module) -> bool:
        builtins = module.target.builtins
        calls = calls_by_name(module, (builtins.local_id, builtins.group_id, builtins.local_size))
        ids = [call for call, name in calls.items() if name == builtins.local_id]
        users = dict.fromkeys(user for id_ in ids for user in _users_of_id(id_))
        sums = [user for user in users if isinstance(user, Instruction)]
        found = [(sum_, id_) for sum_ in sums if (id_ := local_id_of(sum_, calls)) is not None]
        with Builder(module) as build:
            for sum_, local_id in found:
                dimension = local_id.operand(0)
                id_ = build.before(sum_).builtin(builtins.global_id, local_id.type, dimension)
                for user in sum_.users():
                    if _extends(user):
                        user.replace_all_uses_with(id_)
                sum_.replace_all_uses_with(build.resize(id_, sum_.type))
                sum_.erase()
        return bool(found)


def _users_of_id(call: Value) -> Iterator[Value]:
    """The users of an id and of its lower half."""
    for user in call.users():
        yield user
        if isinstance(user, Instruction) and (user.opcode == Opcode.TRUNC or _masks(user)):
            yield from user.users()


def local_id_of(sum_: Value, calls: Mapping[Value, str]) -> Value | None:
    """The call for the local id, if the sum is the id of a thread in the grid. calls: those of the
    functions that return ids and sizes.
    """
    if not isinstance(sum_, Instruction) or sum_.opcode != Opcode.ADD:
        return None
    name = sum_.owner.target.builtins.local_id
    for first, second in permutations(sum_.operands):
        local_id = _call(second, name, calls)
        dimension = dimension_of_first(first, calls) if local_id else None
        if local_id and dimension is not None and dimension_of(local_id) == dimension:
            return local_id
    return None


def dimension_of_first(product: Value, calls: Mapping[Value, str]) -> int | None:
    """The dimension in which a block's first thread has this id in the grid. None for others."""
    if not isinstance(product, Instruction) or product.opcode != Opcode.MUL:
        return None
    builtins = product.owner.target.builtins
    for a, b in permutations(product.operands):
        group = _call(a, builtins.group_id, calls)
        size = _call(b, builtins.local_size, calls) if group else None
        if group and size and dimension_of(group) == dimension_of(size):
            return dimension_of(group)
    return None


def _call(value: Value, name: str, calls: Mapping[Value, str]) -> Value | None:
    """The call of the function whose result the value is, or the lower half of it."""
    called = calls.get(value)
    if called is None and isinstance(value, Instruction):
        if value.opcode != Opcode.TRUNC and not _masks(value):
            return None
        value = value.operand(0)
        called = calls.get(value)
    return value if called == name else None


def _extends(user: Value) -> bool:
    """True for the lower half of a value, extended by zeros."""
    if not isinstance(user, Instruction):
        return False
    to_wide = user.opcode == Opcode.ZEXT and user.type.width == _WIDE
    return (to_wide and user.operand(0).type.width == _NARROW) or _masks(user)


def _masks(value: Instruction) -> bool:
    if value.opcode != Opcode.AND:
        return False
    mask = value.operand(1)
    return isinstance(mask, ConstantInt) and mask.value == _LOW_HALF
