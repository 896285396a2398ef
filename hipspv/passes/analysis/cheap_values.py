"""Values that a kernel computes again at little cost, instead of keeping them."""

from __future__ import annotations

from hipspv.llvm import Argument, Attributes, ConstantInt, Function, Instruction, Opcode, Value
from hipspv.passes.analysis.block_order import reverse_post_order

_READS = ("llvm.memcpy.", "llvm.memmove.")
# Instructions that are computed again in each phase instead of kept: they cost little and can't fail.
CHEAP = frozenset(
    (
        *(Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.SHL, Opcode.LSHR, Opcode.ASHR),
        *(Opcode.AND, Opcode.OR, Opcode.XOR, Opcode.ICMP, Opcode.SELECT, Opcode.GEP),
        *(Opcode.TRUNC, Opcode.ZEXT, Opcode.SEXT, Opcode.ADDRSPACE_CAST, Opcode.PTR_TO_INT),
        *(Opcode.INT_TO_PTR, Opcode.BITCAST, Opcode.EXTRACT_VALUE, Opcode.EXTRACT_ELEMENT),
    )
)


def cheap_values(kernel: Function) -> dict[Instruction, None]:
    """The instructions that can be computed again from arguments, ids and constants; operands come first."""
    entry, ids = kernel.entry, kernel.owner.target.builtins.of_thread
    structures = Attributes(kernel).parameter_types("byval")
    parameters = kernel.parameters
    copies = {parameters[i] for i in structures if is_only_read(parameters[i])}
    always = set(entry.instructions())
    found: dict[Instruction, None] = {}
    inside: set[Value] = set(copies)  # addresses in structures of the kernel's parameters
    for block in reverse_post_order(kernel):
        if block == entry:
            continue
        for instruction in block.instructions():
            opcode, operands = instruction.opcode, instruction.operands
            known = [o in found or o in always for o in operands if isinstance(o, Instruction)]
            if not all(known):
                continue
            if opcode in CHEAP:
                found[instruction] = None
                if opcode in (Opcode.GEP, Opcode.ADDRSPACE_CAST) and operands[0] in inside:
                    inside.add(instruction)
            elif opcode == Opcode.CALL:
                callee = instruction.callee
                if callee is not None and callee.name in ids:
                    found[instruction] = None
            elif opcode == Opcode.LOAD and operands[0] in inside and not instruction.is_volatile:
                found[instruction] = None
    return found


def is_only_read(parameter: Argument) -> bool:
    """True if a structure is only loaded from or copied from, at constant offsets."""
    work: list[Value] = [parameter]
    while work:
        value = work.pop()
        for user in value.users():
            if not isinstance(user, Instruction):
                return False
            opcode = user.opcode
            constant = all(isinstance(operand, ConstantInt) for operand in user.operands[1:])
            if opcode == Opcode.ADDRSPACE_CAST or (opcode == Opcode.GEP and constant):
                work.append(user)
            elif opcode == Opcode.CALL:
                callee = user.callee
                copies = callee is not None and callee.name.startswith(_READS)
                if not copies or user.operand(0) == value:
                    return False
            elif opcode != Opcode.LOAD:
                return False
    return True
