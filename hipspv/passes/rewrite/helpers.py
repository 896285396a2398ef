"""Functions that passes add to a module, for code that is more than a few instructions."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from hipspv.llvm import (
    Attributes,
    Builder,
    Function,
    Instruction,
    Linkage,
    Module,
    Opcode,
    Type,
    Value,
)
from hipspv.llvm.attributes import FUNCTION


def helper(
    module: Module,
    name: str,
    returns: Type,
    parameters: Sequence[Type],
    body: Callable[..., Value | None],
    attributes: Sequence[str] = ("alwaysinline",),
) -> Function:
    """The internal function `name`. If the module lacks it, `body(build, *parameters)` builds it
    and returns its result, or None for a void function.
    """
    found = module.function(name)
    if found:
        return found
    function = module.add_function(name, module.context.function(returns, parameters))
    function.linkage = Linkage.INTERNAL
    for attribute in attributes:
        Attributes(function).add(FUNCTION, attribute)
    with Builder(module) as build:
        build.at_end(function.append_block("entry"))
        build.ret(body(build, *function.parameters))
    return function


def symbol(*parts: object) -> str:
    """A function's name, made of words for all that tells it from others of its kind."""
    return re.sub(r"\W+", ".", " ".join(map(str, parts))).strip(".")


def atomic_words(atomic: Instruction) -> list[str]:
    """Words for what atomic instructions have apart from their operands."""
    words = [atomic.opcode.name, f"scope{atomic.scope}"]
    if atomic.opcode == Opcode.CMPXCHG:
        words += [order.name for order in atomic.exchange_orders]
    else:
        words += [atomic.order.name]
    if atomic.opcode == Opcode.ATOMIC_RMW:
        words[0] = atomic.atomic_operation.name
    return [word.lower() for word in words]
