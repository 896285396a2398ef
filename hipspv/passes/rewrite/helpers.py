"""Functions that passes add to a module, for code that is more than a few instructions."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from hipspv.llvm import Attributes, Builder, Function, GlobalVariable, Instruction, Linkage, Module, Opcode, Type, Value
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


def loop(
    build: Builder, start: Sequence[Value], step: Callable[[Sequence[Value]], tuple[list[Value], Value]]
) -> list[Value]:
    """Repeats `step`, which returns the next values from the last ones, and true if they are the
    final ones. Returns these.
    """
    entry, body, done = build.block, build.append_block("loop"), build.append_block("done")
    build.branch(body)
    build.at_end(body)
    phis = [build.phi(value.type) for value in start]
    following, ends = step(phis)
    for phi, first, later in zip(phis, start, following, strict=True):
        phi.add_incoming(first, entry)
        phi.add_incoming(later, build.block)
    build.branch_if(ends, done, body)
    build.at_end(done)
    return following


def splitting(module: Module, name: str, mark: str, *arguments: int) -> Function:
    """A function that, when it is inlined, splits its block in two: the first half ends in a branch
    on a call of `mark` with these arguments, which keeps the inliner from joining them again.
    """
    integer = module.context.integer

    def body(build: Builder) -> None:
        goes_on = build.builtin(mark, integer(1), *map(integer(32).constant, arguments))
        after, never = build.append_block("after"), build.append_block("never")
        build.branch_if(goes_on, after, never)
        build.at_end(never).unreachable()
        build.at_end(after)

    return helper(module, name, module.context.void(), [], body, ("alwaysinline", "convergent"))


def call_builtin(
    build: Builder, name: str, returns: Type, *arguments: Value, attributes: Sequence[str] = ("convergent",)
) -> Instruction:
    """A call of OpenCL's built-in function. If the module lacks it, it gets the attributes."""
    known = build.module.function(name)
    call = build.builtin(name, returns, *arguments)
    if known is None and (function := call.callee):
        for attribute in attributes:
            Attributes(function).add(FUNCTION, attribute)
    return call


def shared_variable(module: Module, name: str, type: Type) -> GlobalVariable:
    """The internal variable of this name in shared memory, whose first value is undefined."""
    found = module.variable(name)
    if found is None:
        found = module.add_variable(name, type, module.target.spaces.shared)
        found.linkage, found.initializer = Linkage.INTERNAL, type.undef()
        found.alignment = module.alignment_of(type)
    return found


def symbol(*traits: object) -> str:
    """A function's name, made of all that distinguishes it from others of its kind."""
    return re.sub(r"\W+", ".", " ".join(map(str, traits))).strip(".")


def atomic_traits(atomic: Instruction) -> list[str]:
    """Names of the traits that atomic instructions have apart from their operands."""
    traits = [atomic.opcode.name, f"scope{atomic.scope}"]
    if atomic.opcode == Opcode.CMPXCHG:
        traits += [order.name for order in atomic.exchange_orders]
    else:
        traits += [atomic.order.name]
    if atomic.opcode == Opcode.ATOMIC_RMW:
        traits[0] = atomic.atomic_operation.name
    return [trait.lower() for trait in traits]
