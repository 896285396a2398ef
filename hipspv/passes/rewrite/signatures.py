"""Functions with another signature: LLVM can't change that of a function."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hipspv.llvm import Attributes, Builder, Function, Instruction, Module, Type, Value, metadata
from hipspv.llvm.attributes import FIRST_PARAMETER, FUNCTION, RETURN
from hipspv.passes.analysis.call_graph import KernelsByFunction, callers_closure
from hipspv.passes.diagnostics import Diagnostic, PassError, at


def move_body(function: Function, type: Type, kept: Iterable[int]) -> Function:
    """A new function of `type` that takes over name, body, attributes and metadata of `function`.

    `kept` are the indices of the parameters that stay as they are. Uses of the old function's address become uses of
    the new one's. The old function is left empty, with its callers and its other parameters' uses.
    """
    kept = list(kept)
    new = declare_like(function, "", type, kept)
    # The function may now reach through a parameter what it reaches through a global, which a naked function can't use.
    attributes = Attributes(new)
    attributes.remove(FUNCTION, "memory")
    attributes.remove(FUNCTION, "naked")
    move_blocks(function, new)
    parameters, new_parameters = function.parameters, new.parameters
    for i in kept:
        parameters[i].replace_all_uses_with(new_parameters[i])
    replace_address(function, new)
    name = function.name
    function.name = ""
    new.name = name
    return new


def declare_like(function: Function, name: str, type: Type, kept: Iterable[int]) -> Function:
    """A new function of `type` without a body, with the attributes and metadata of `function`.

    `kept` are the indices of the parameters that stay as they are.
    """
    new = function.owner.add_function(name, type)
    new.linkage, new.calling_convention = function.linkage, function.calling_convention
    metadata.copy_all(function, new)
    old_attributes, new_attributes = Attributes(function), Attributes(new)
    for index in (FUNCTION, RETURN):
        old_attributes.copy_to(index, new_attributes, index)
    parameters, new_parameters = function.parameters, new.parameters
    for i in kept:
        old_attributes.copy_to(FIRST_PARAMETER + i, new_attributes, FIRST_PARAMETER + i)
        new_parameters[i].name = parameters[i].name
    return new


def replace_address(function: Function, value: Value) -> None:
    """Replaces the function's address by `value`, except in direct calls."""
    calls = function.calls()
    function.replace_all_uses_with(value)
    for call in calls:
        call.set_operand(len(call.operands) - 1, function)


def change_kernel(kernel: Function, types: Sequence[Type], kept: Iterable[int]) -> Function:
    """As `move_body`, with parameters of `types`. The caller must erase the old kernel.

    Raises PassError if device code calls the kernel, since the call can't follow.
    """
    problems = called_kernel(kernel, KernelsByFunction(kernel.owner)) if kernel.is_used else []
    if problems:
        raise PassError(problems)
    context = kernel.owner.context
    return move_body(kernel, context.function(context.void(), types), kept)


def called_kernel(kernel: Function, kernels: KernelsByFunction) -> list[Diagnostic]:
    """Reports the calls of a kernel. SPIR-V 2.16.1: an entry point must not be the target of a call."""
    message = f"call of the kernel '{kernel.owner.demangle(kernel.name)}' by device code"
    remedy = "put what both need into a __device__ function"
    return [at(call, message, remedy, kernels[call.function]) for call in kernel.calls()]


def move_blocks(source: Function, target: Function) -> None:
    """Moves the blocks of `source` to `target`, which has none."""
    placeholder = target.append_block("")
    last = placeholder
    for block in source.blocks():
        block.move_after(last)
        last = block
    placeholder.erase()


def replace_call(build: Builder, call: Instruction, callee: Function, arguments: Sequence[Value]) -> Instruction:
    """Replaces `call` by a call of `callee`, with the attributes of the arguments that are the same."""
    build.before(call)
    new = build.call(callee, arguments)
    name = call.name
    if name:
        call.name = ""
        new.name = name
    old_attributes, new_attributes = Attributes(call), Attributes(new)
    for index in (FUNCTION, RETURN):
        if index == FUNCTION or new.type == call.type:
            old_attributes.copy_to(index, new_attributes, index)
    new_attributes.remove(FUNCTION, "memory")
    for i, (old, argument) in enumerate(zip(call.arguments, arguments, strict=False)):
        if old == argument:
            old_attributes.copy_to(FIRST_PARAMETER + i, new_attributes, FIRST_PARAMETER + i)
    return new


def add_parameters(
    module: Module, functions: Iterable[Function], types: Sequence[Type], names: Sequence[str]
) -> list[Function]:
    """Appends parameters to `functions` and to all that call them, at any depth, and passes them down.

    Returns the functions that replace the old ones, kernels among them.
    """
    roots = list(functions)
    old = list(dict.fromkeys([*roots, *callers_closure(roots)]))
    new = {function: _appended(function, types, names) for function in old}
    with Builder(module) as build:
        for function, replacement in new.items():
            for call in function.calls():
                extra = call.function.parameters[-len(types) :]
                made = replace_call(build, call, replacement, [*call.arguments, *extra])
                call.replace_all_uses_with(made)
                call.erase()
            function.erase()
    return list(new.values())


def _appended(function: Function, types: Sequence[Type], names: Sequence[str]) -> Function:
    given = function.value_type
    type = function.owner.context.function(given.returns, [*given.parameters, *types])
    new = move_body(function, type, range(len(given.parameters)))
    for parameter, name in zip(new.parameters[-len(types) :], names, strict=True):
        parameter.name = name
    return new
