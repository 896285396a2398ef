"""Users of a function or variable, also through constants."""

from __future__ import annotations

from hipspv.llvm import GlobalValue, GlobalVariable, Instruction, Value


def uses_of(value: GlobalValue) -> tuple[list[Instruction], list[GlobalVariable]]:
    """The instructions that use `value`, and the variables whose initialisers do."""
    instructions: list[Instruction] = []
    variables: dict[GlobalVariable, None] = {}
    seen: set[Value] = {value}
    work: list[Value] = [value]
    for user in work:  # the loop extends it
        instructions += [found for found in user.users() if isinstance(found, Instruction)]
        for constant in user.constant_users():
            if isinstance(constant, GlobalVariable):
                variables[constant] = None
            elif constant not in seen:
                seen.add(constant)
                work.append(constant)
    return instructions, list(variables)
