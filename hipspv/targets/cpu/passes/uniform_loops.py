"""Loops whose iterations all threads of a block make together."""

from __future__ import annotations

from typing import NamedTuple

from hipspv.llvm import BasicBlock, ConstantInt, Function, Instruction, Opcode, Value
from hipspv.passes.analysis.block_order import natural_loops
from hipspv.passes.analysis.closure import closure
from hipspv.passes.analysis.thread_ids import dimension_of
from hipspv.passes.analysis.uniformity import Uniformity
from hipspv.passes.rewrite.stack import known_users

_SUMS = (Opcode.ADD, Opcode.SUB)
_KEEPS = (Opcode.ZEXT, Opcode.SEXT, Opcode.TRUNC, Opcode.FREEZE, Opcode.ADDRSPACE_CAST, Opcode.BITCAST)
_UNKNOWN: int | None = None


class UniformLoop(NamedTuple):
    """A loop that becomes the outer one of the loops over its threads."""

    header: BasicBlock
    before: BasicBlock  # the block that leads to the header from outside
    latch: BasicBlock
    body: set[BasicBlock]
    exits: list[BasicBlock]  # the blocks after the loop


def find(kernel: Function, waits: set[BasicBlock]) -> tuple[Uniformity, list[UniformLoop]]:
    """The loops whose iterations all threads make together, and the kernel's uniformity if threads that end before
    others don't count. waits: the blocks with stops.

    These are innermost loops of which a vector of threads makes an iteration with few gathers. LLVM vectorises
    innermost loops: the loop over threads must be inside of these. Neighbours in x access neighbouring elements, or
    the same one.
    """
    loops = _candidates(kernel)
    while True:
        uniformity = Uniformity(kernel, final_blocks(kernel, waits | {loop.header for loop in loops}))
        kept = [loop for loop in loops if _is_uniform(uniformity, loop)]
        if len(kept) == len(loops):
            return uniformity, loops
        loops = kept


def _is_uniform(uniformity: Uniformity, loop: UniformLoop) -> bool:
    leaving = [block for block in loop.body if not loop.body.issuperset(block.terminator.successors)]
    branches = [uniformity.flow.index(block) for block in leaving]
    return are_uniform(uniformity, {loop.header}) and all(map(uniformity.is_uniform, branches))


def are_uniform(uniformity: Uniformity, blocks: set[BasicBlock]) -> bool:
    """True if all threads reach each of the blocks together."""
    return all(map(uniformity.is_uniform, uniformity.deciding(blocks)))


def final_blocks(kernel: Function, waits: set[BasicBlock]) -> set[int]:
    """The blocks after which a thread reaches no stop. A thread that ends there leaves the others as they are."""
    flow = kernel.flow()
    before: dict[int, list[int]] = {}
    for block, following in enumerate(flow.successors):
        for each in following:
            before.setdefault(each, []).append(block)
    indices = {flow.index(block) for block in waits}
    leading = indices | closure(indices, lambda block: before.get(block, ()))
    return {*range(flow.size)} - leading if waits else set()


def _candidates(kernel: Function) -> list[UniformLoop]:
    loops = natural_loops(kernel)
    strides = Strides(kernel)
    before: dict[BasicBlock, list[BasicBlock]] = {}
    for block, following in kernel.successors().items():
        for each in dict.fromkeys(following):
            before.setdefault(each, []).append(block)
    found: list[UniformLoop] = []
    for header, latch, body in loops:
        inner = any(other[0] in body and other[0] != header for other in loops)
        twice = sum(other[0] == header for other in loops) > 1
        outside = [block for block in before[header] if block not in body]
        if inner or twice or len(outside) != 1 or len(set(outside[0].terminator.successors)) != 1:
            continue
        exits = dict.fromkeys(s for block in body for s in block.terminator.successors if s not in body)
        if any(b not in body for exit in exits for b in before[exit]):
            continue
        if all(map(strides.suits, _instructions(body))):
            found.append(UniformLoop(header, outside[0], latch, body, list(exits)))
    return found


def _instructions(blocks: set[BasicBlock]) -> list[Instruction]:
    return [instruction for block in blocks for instruction in block.instructions()]


class Strides:
    """How values change from a thread to the next one in x: by a constant, or in a way that isn't known."""

    def __init__(self, kernel: Function) -> None:
        self._module = kernel.owner
        builtins = self._module.target.builtins
        self._local, self._of_block = (builtins.local_id, builtins.global_id), {*builtins.of_block}
        self._known: dict[Value, int | None] = {}
        stack = kernel.entry.instructions((Opcode.ALLOCA,))
        self._has_stack = any(known_users(variable) is None for variable in stack)

    def suits(self, instruction: Instruction) -> bool:
        """True if a vector of threads may execute the instruction at little cost."""
        opcode = instruction.opcode
        if opcode == Opcode.CALL:
            callee = instruction.callee
            return callee is not None and callee.is_intrinsic
        if opcode in (Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.FENCE, Opcode.ALLOCA):
            return False
        if opcode not in (Opcode.LOAD, Opcode.STORE):
            return True
        if instruction.is_volatile or instruction.is_atomic or self._has_stack:
            return False
        stores = opcode == Opcode.STORE
        address = instruction.operand(int(stores))
        type = instruction.operand(0).type if stores else instruction.type
        stride = self.of(address)
        return stride == self._module.size_of(type) or (stride == 0 and not stores)

    def of(self, value: Value) -> int | None:
        """The difference, in bytes for a pointer; None if it isn't known."""
        if value in self._known:
            return self._known[value]
        if not isinstance(value, Instruction):
            return 0
        self._known[value] = 0 if value.opcode == Opcode.PHI else None  # until it is known
        result = self._of(value)
        if value.opcode == Opcode.PHI and result not in (0, None):
            result = None
        self._known[value] = result
        return result

    def _of(self, value: Instruction) -> int | None:
        opcode = value.opcode
        if opcode == Opcode.CALL:
            return self._of_call(value)
        if opcode == Opcode.LOAD:
            return 0 if self.of(value.operand(0)) == 0 and not value.is_volatile else _UNKNOWN
        if opcode in (Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.ALLOCA):
            return _UNKNOWN
        if opcode == Opcode.GEP:
            return self._of_address(value)
        strides = [self.of(operand) for operand in value.operands]
        if any(stride is None for stride in strides):
            return _UNKNOWN
        if opcode in _KEEPS:
            return strides[0]
        if opcode in _SUMS:
            one, two = strides
            assert one is not None and two is not None
            return one + two if opcode == Opcode.ADD else one - two
        if not any(strides):
            return 0
        return self._scaled(value, strides)

    def _scaled(self, value: Instruction, strides: list[int | None]) -> int | None:
        factor = value.operands[1] if len(value.operands) > 1 else None
        if not isinstance(factor, ConstantInt) or strides[0] is None:
            return _UNKNOWN
        if value.opcode == Opcode.MUL:
            return strides[0] * factor.value if factor.value < 1 << 31 else _UNKNOWN
        return strides[0] << factor.value if value.opcode == Opcode.SHL else _UNKNOWN

    def _of_call(self, call: Instruction) -> int | None:
        callee = call.callee
        if callee is None:
            return _UNKNOWN
        if callee.name in self._local:
            dimension = dimension_of(call)
            return _UNKNOWN if dimension is None else int(dimension == 0)
        if callee.name in self._of_block:
            return 0
        known = callee.is_intrinsic and all(self.of(argument) == 0 for argument in call.arguments)
        return 0 if known else _UNKNOWN

    def _of_address(self, gep: Instruction) -> int | None:
        base, *indices = gep.operands
        total = self.of(base)
        type = gep.source_type
        for position, index in enumerate(indices):
            stride = self.of(index)
            if total is None or stride is None:
                return _UNKNOWN
            if position:
                if not type.is_aggregate and not type.is_vector:
                    return _UNKNOWN
                if stride == 0 and isinstance(index, ConstantInt):
                    type = type.fields[index.value] if type.kind.name == "STRUCT" else type.element
                    continue
                type = type.element
            total += stride * self._module.size_of(type)
        return total
