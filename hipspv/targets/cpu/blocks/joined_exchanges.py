"""Operations of a warp that don't depend on each other share a stop.

A shuffle of eight values, or of one value in two halves, otherwise stops all threads of the warp for each of them.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from hipspv.llvm import Attributes, BasicBlock, Builder, Function, Instruction, Opcode
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.pure_calls import touches_no_memory

# Memory may change at a stop, because other lanes write to it before they are there.
_OF_MEMORY = (Opcode.LOAD, Opcode.STORE, Opcode.FENCE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.VA_ARG)
_STAYING = (Opcode.PHI, Opcode.ALLOCA, *_OF_MEMORY)


def joined_exchanges(kernel: Function, build: Builder, names: Container[str]) -> list[list[Instruction]]:
    """The calls of the functions `names`, those that can share a stop one after the other in a list. Moves instructions
    that neither read nor write memory, so that the calls of a list are adjacent."""
    callers = dict.fromkeys(call.block for call in calls_of(kernel, names))
    found: list[list[Instruction]] = []
    for block in callers:
        for run, end in _runs(block, names, build.module.target.builtins.of_thread):
            found += _sorted_run(run, end, build, names)
    return found


def calls_of(function: Function, names: Container[str]) -> list[Instruction]:
    """The calls in a function of those that have the names."""
    return [call for call in function.instructions((Opcode.CALL,)) if _calls(call, names)]


def _calls(instruction: Instruction, names: Container[str]) -> bool:
    callee = instruction.callee if instruction.opcode == Opcode.CALL else None
    return callee is not None and callee.name in names


def _runs(
    block: BasicBlock, names: Container[str], of_thread: Container[str]
) -> Iterator[tuple[list[Instruction], Instruction]]:
    """The longest sequences of instructions that may change places, and the instruction after each. of_thread: the
    functions of a thread's ids."""
    run: list[Instruction] = []
    *body, last = block.instructions()
    for instruction in body:
        if _moves(instruction, of_thread) or _calls(instruction, names):
            run.append(instruction)
        else:
            yield run, instruction
            run = []
    yield run, last


def _moves(instruction: Instruction, of_thread: Container[str]) -> bool:
    if instruction.opcode in _STAYING:
        return False
    if instruction.opcode != Opcode.CALL:
        return True
    callee = instruction.callee
    if callee is None:
        return False
    if callee.name in of_thread:
        return True
    return touches_no_memory(callee) and not Attributes(callee).find(FUNCTION, "convergent")


def _sorted_run(
    run: list[Instruction], end: Instruction, build: Builder, names: Container[str]
) -> list[list[Instruction]]:
    """Sorts a run by the operations of warps that an instruction's operands need one after the other."""
    exchanges = {instruction for instruction in run if _calls(instruction, names)}
    if len(exchanges) < 2:
        return [[each] for each in exchanges]
    depths: dict[Instruction, int] = {}
    for instruction in run:
        before = [each for each in instruction.operands if isinstance(each, Instruction) and each in depths]
        depths[instruction] = max((depths[each] + (each in exchanges) for each in before), default=0)
    for instruction in sorted(run, key=lambda each: (depths[each], each in exchanges)):
        build.before(end).move(instruction)
    groups = dict[int, list[Instruction]]()
    for exchange in run:
        if exchange in exchanges:
            groups.setdefault(depths[exchange], []).append(exchange)
    return list(groups.values())
