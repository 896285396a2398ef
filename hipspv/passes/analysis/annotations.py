"""The annotations of functions (`__attribute__((annotate(...)))`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hipspv.llvm import ConstantInt, Function, GlobalVariable, Module

# Clang's list: entries of value, text, file, line and further arguments.
LIST = "llvm.global.annotations"


class Annotation(NamedTuple):
    """text: without the byte 0 at its end. numbers: the further arguments that are integers."""

    function: Function
    text: str
    numbers: list[int]


def annotated(module: Module) -> Iterator[Annotation]:
    """Yield the annotations that have further arguments."""
    table = module.variable(LIST)
    entries = table.initializer if table else None
    for entry in entries.operands if entries else ():
        function, text, _, _, arguments = entry.operands
        named = text.string if isinstance(text, GlobalVariable) else None
        if named is not None and isinstance(function, Function) and isinstance(arguments, GlobalVariable):
            given = arguments.initializer
            assert given is not None
            numbers = [number.value for number in given.operands if isinstance(number, ConstantInt)]
            yield Annotation(function, named.removesuffix(b"\0").decode(errors="replace"), numbers)
