"""Values on the stack, from where other blocks load them."""

from __future__ import annotations

from hipspv.llvm import BasicBlock, Builder, Instruction, Opcode, Value


def demote(build: Builder, value: Instruction) -> Instruction:
    """Keeps a value in a stack variable, from where all blocks but its own load it. Returns the variable."""
    users = list(dict.fromkeys(value.users()))
    home = build.before(value.function.entry.first).alloca(value.type)
    block = value.block
    following = value.next
    while following and value.opcode == Opcode.PHI and following.opcode == Opcode.PHI:
        following = following.next
    assert following
    build.before(following).store(value, home)
    for user in users:
        assert isinstance(user, Instruction)
        if user.opcode == Opcode.PHI:
            _reload_into(build, user, value, home)
        elif user.block != block:
            loaded = build.before(user).load(value.type, home)
            for index, operand in enumerate(user.operands):
                if operand == value:
                    user.set_operand(index, loaded)
    return home


def _reload_into(build: Builder, phi: Instruction, value: Instruction, home: Instruction) -> None:
    loaded: dict[BasicBlock, Value] = {}  # a block with two edges must bring the same value
    for index, (operand, source) in enumerate(phi.incoming):
        if operand != value or source == value.block:
            continue
        if source not in loaded:
            loaded[source] = build.before(source.terminator).load(value.type, home)
        phi.set_operand(index, loaded[source])
