"""Stack variables."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from hipspv.llvm import BasicBlock, Builder, Instruction, Opcode, Value

_DERIVED = frozenset((Opcode.GEP, Opcode.ADDRSPACE_CAST, Opcode.PHI, Opcode.SELECT, Opcode.FREEZE))
_HARMLESS = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.", "llvm.lifetime.")


def gather_allocas(build: Builder, allocas: Iterable[Instruction]) -> bool:
    """Moves those of `allocas` that are in entry blocks to the front of their block. Returns true if any weren't there.

    SPIR-V requires them there, and a block that is split keeps them together.
    """
    changed = False
    in_front: dict[BasicBlock, set[Instruction]] = {}
    for alloca in allocas:
        block = alloca.block
        if block not in in_front:
            in_front[block] = set(itertools.takewhile(_is_alloca, block.instructions()))
        if alloca not in in_front[block] and block == block.parent.entry:
            build.before(block.first)
            moved = build.alloca(alloca.allocated_type, alloca.alignment)
            alloca.replace_all_uses_with(moved)
            alloca.erase()
            changed = True
    return changed


def _is_alloca(instruction: Instruction) -> bool:
    return instruction.opcode == Opcode.ALLOCA


def known_users(variable: Value) -> list[Instruction] | None:
    """The users of the variable through any pointer to it; None if a pointer escapes."""
    found: dict[Instruction, None] = {}
    work: list[Value] = [variable]
    while work:
        value = work.pop()
        for user in value.users():
            assert isinstance(user, Instruction)
            if user in found:
                continue
            found[user] = None
            opcode = user.opcode
            if opcode in _DERIVED:
                work.append(user)
            elif opcode == Opcode.CALL:
                if user.callee is None or not user.callee.name.startswith(_HARMLESS):
                    return None
            elif opcode == Opcode.STORE:
                if user.operand(0) == value:
                    return None
            elif opcode not in (Opcode.LOAD, Opcode.ICMP):
                return None
    return list(found)
