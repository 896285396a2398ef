"""Choices between two values without a branch."""

from __future__ import annotations

from hipspv.llvm import Argument, Builder, Instruction, Value, ValueKind

_UNDEFINED = (ValueKind.UNDEF, ValueKind.POISON)


def choose(build: Builder, mask: Value, ones: Value, zeros: Value) -> Value:
    """The bits of `ones` where the mask has ones, and those of `zeros` elsewhere.

    LLVM's back end for RISC-V keeps this form; it has no pattern that makes a select of it.
    """
    return build.xor(zeros, build.and_(build.xor(ones, zeros), mask))


def defined(build: Builder, value: Value) -> Value:
    """The value, frozen if it may be poison: a choice computes with both values, and a select's
    other value may be poison.
    """
    variable = isinstance(value, (Instruction, Argument)) or value.kind in _UNDEFINED
    return build.freeze(value) if variable else value
