"""Stores that one lane performs for its warp, in the row forms of kernels."""

from __future__ import annotations

from typing import NamedTuple

from hipspv.llvm import Attributes, BasicBlock, Builder, ConstantInt, Function, Instruction, Type, Value
from hipspv.llvm.attributes import FUNCTION
from hipspv.llvm.enums import Opcode, Predicate, TypeKind
from hipspv.passes.analysis.uniformity import WarpUniformity
from hipspv.passes.warps.row_ids import RowIds

# Instructions that all lanes can run, whatever their operands are.
_HARMLESS = frozenset(
    {
        *(Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.SHL, Opcode.LSHR, Opcode.ASHR),
        *(Opcode.AND, Opcode.OR, Opcode.XOR, Opcode.ICMP, Opcode.FCMP, Opcode.SELECT),
        *(Opcode.FADD, Opcode.FSUB, Opcode.FMUL, Opcode.FDIV, Opcode.FNEG, Opcode.GEP),
        *(Opcode.TRUNC, Opcode.ZEXT, Opcode.SEXT, Opcode.BITCAST, Opcode.FREEZE),
        *(Opcode.UI_TO_FP, Opcode.SI_TO_FP, Opcode.FP_TO_UI, Opcode.FP_TO_SI),
        *(Opcode.FP_TRUNC, Opcode.FP_EXT),
    }
)
_WIDTHS = (32, 64)  # bits of the values that broadcasts take
_FLOATS = {TypeKind.FLOAT: 32, TypeKind.DOUBLE: 64}


class _Branch(NamedTuple):
    """A branch of the thread with the id `thread` to `stores`, a block that joins the others' path."""

    branch: Instruction
    id: Value
    thread: ConstantInt
    stores: BasicBlock


def share_lane_stores(rows: Function, warp_size: int) -> bool:
    """Let all lanes store the value that one lane of a warp stores to a uniform address, as `if (threadIdx.x % 32 == 0)
    sums[threadIdx.x / 32] = sum` does. Return true if there is such a store.

    Intel's compiler makes a scalar store of it. For a single lane it makes a scatter of a vector.
    """
    branches = [found for block in rows.blocks() if (found := _find(block))]
    if not branches:
        return False
    uniformity = WarpUniformity(rows, warp_size)
    apart = uniformity.divided_blocks()
    shared = [
        found
        for found in branches
        if found.branch.block not in apart
        and (id_ := uniformity.row_id(found.id))
        and id_.dimension == 0
        and all(map(uniformity.is_uniform_value, id_.added))
        and _is_shareable(found.stores, uniformity)
    ]
    with Builder(rows.owner) as build:
        ids = RowIds(build, uniformity)
        for branch, id_, thread, stores in shared:
            lane = thread.value % warp_size
            for store in stores.instructions((Opcode.STORE,)):
                value = store.operand(0)
                if not uniformity.is_uniform_value(value):
                    store.set_operand(0, _broadcast(build.before(store), value, lane))
            first = ids.of_first_lane(id_, branch)
            is_warp = build.before(branch).compare(Predicate.EQ, first, thread.value - lane)
            branch.set_operand(0, is_warp)
    return bool(shared)


def _find(block: BasicBlock) -> _Branch | None:
    branch = block.terminator
    if branch.opcode != Opcode.BR or len(branch.successors) != 2:
        return None
    condition, (stores, join) = branch.operand(0), branch.successors
    if not isinstance(condition, Instruction) or condition.opcode != Opcode.ICMP:
        return None
    id_, thread = condition.operands
    if condition.predicate != Predicate.EQ or not isinstance(thread, ConstantInt):
        return None
    alone = stores.users() == [branch] and stores.terminator.successors == [join]
    return _Branch(branch, id_, thread, stores) if alone and not _has_phi(join) else None


def _has_phi(block: BasicBlock) -> bool:
    return block.first.opcode == Opcode.PHI


def _is_shareable(block: BasicBlock, uniformity: WarpUniformity) -> bool:
    """True if all lanes of a warp can run the block that one lane runs."""
    queries = block.owner.target.builtins.of_thread
    for instruction in block.instructions():
        opcode = instruction.opcode
        if opcode in (Opcode.LOAD, Opcode.STORE):
            pointer = instruction.operand(0 if opcode == Opcode.LOAD else 1)
            if instruction.is_volatile or instruction.is_atomic or not uniformity.is_uniform_value(pointer):
                return False
            if opcode == Opcode.STORE and _bits(instruction.operand(0).type) not in _WIDTHS:
                return False
        elif opcode == Opcode.CALL:
            callee = instruction.callee
            if not callee or not (callee.name in queries or _is_speculatable(callee)):
                return False
        elif opcode not in _HARMLESS and instruction != block.terminator:
            return False
    return True


def _is_speculatable(function: Function) -> bool:
    return Attributes(function).find(FUNCTION, "speculatable") is not None


def _bits(type: Type) -> int:
    """Bits of an integer or floating-point type; 0 for other types."""
    return type.width if type.is_integer else _FLOATS.get(type.kind, 0)


def _broadcast(build: Builder, value: Value, lane: int) -> Value:
    """The lane's value, broadcast to all lanes."""
    type, width = value.type, _bits(value.type)
    bits = build.module.context.integer(width)
    given = value if type.is_integer else build.cast(Opcode.BITCAST, value, bits)
    name = build.module.target.builtins.broadcasts[_WIDTHS.index(width)]
    index = build.module.context.integer(32).constant(lane)
    found = build.builtin(name, bits, given, index)
    return found if type.is_integer else build.cast(Opcode.BITCAST, found, type)
