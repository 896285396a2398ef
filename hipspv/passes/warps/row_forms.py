"""Second forms of linear kernels, for blocks whose rows consist of whole warps."""

from __future__ import annotations

from collections.abc import Sequence

from hipspv.llvm import Attributes, Builder, ConstantInt, Function, Instruction, Module, Value, metadata
from hipspv.llvm.attributes import FUNCTION, RETURN
from hipspv.passes.analysis.call_graph import calls_in
from hipspv.passes.analysis.thread_ids import MOST_THREADS
from hipspv.passes.analysis.uniformity import WarpUniformity
from hipspv.passes.metadata.records import add_record
from hipspv.passes.rewrite.signatures import declare_like, move_body
from hipspv.passes.warps.lane_stores import share_lane_stores
from hipspv.passes.warps.row_ids import separate_row_ids

SUFFIX = ".rows"
_DEBUG_INFORMATION = "dbg"
_RANGE = "range"
_WORD = 32  # lanes in an element of a ballot


def add_row_forms(module: Module, kernels: Sequence[Function], warp_size: int) -> list[Function]:
    """Split each kernel by its last parameter, an i1: the kernel itself, without the parameter, is for false, and its
    row form for true. Return all forms.

    In the row form, warps are whole: a ballot at a point where all lanes have converged includes all lanes.
    """
    if not kernels:
        return []
    rows = [_calling(kernel) for kernel in kernels]
    for kernel in kernels:
        Attributes(kernel).add(FUNCTION, "alwaysinline")
    module.run_passes("always-inline")
    for kernel in kernels:
        Attributes(kernel).remove(FUNCTION, "alwaysinline")
    linear = [without_last_parameter(kernel) for kernel in kernels]
    for kernel, form in zip(linear, rows, strict=True):
        add_record(module, "rows", kernel.name, form.name)
    for form in rows:
        _bound_ids(form, warp_size)
    module.run_passes("globaldce,function(instcombine<no-verify-fixpoint>,early-cse)")
    for form in rows:
        separate_row_ids(form, warp_size)
        _fold_ballots(form, warp_size)
        _bound_ids(form, warp_size)
    module.run_passes("function(instcombine<no-verify-fixpoint>,simplifycfg,early-cse)")
    for form in rows:
        if share_lane_stores(form, warp_size):
            module.run_passes("simplifycfg", form)
        _drop_bounds(form)
    _drop_unused_broadcasts(module)
    return [*linear, *rows]


def without_last_parameter(function: Function) -> Function:
    """Removes the last parameter, an i1; the function uses false instead."""
    *others, last = function.parameters
    last.replace_all_uses_with(last.type.constant(0))
    context, given = function.owner.context, function.value_type
    kept = range(len(others))
    new = move_body(function, context.function(given.returns, given.parameters[:-1]), kept)
    function.erase()
    return new


def _calling(kernel: Function) -> Function:
    """A kernel that calls `kernel` with true as its last argument."""
    module, given = kernel.owner, kernel.value_type
    type = module.context.function(given.returns, given.parameters[:-1])
    rows = declare_like(kernel, kernel.name + SUFFIX, type, range(len(type.parameters)))
    # One function's debug information can't describe two. The instructions keep their lines.
    metadata.remove(rows, _DEBUG_INFORMATION)
    with Builder(module) as build:
        build.at_end(rows.append_block("entry"))
        build.call(kernel, [*rows.parameters, kernel.parameters[-1].type.constant(1)])
        build.ret()
    return rows


def _fold_ballots(rows: Function, warp_size: int) -> None:
    """Replace ballots in which all lanes of a warp vote. Those without users order accesses to memory, and stay."""
    builtin = rows.owner.target.builtins.sub_group_ballot
    calls = [call for call in _calls(rows, builtin) if _votes(call)]
    if not calls:
        return
    apart = WarpUniformity(rows, warp_size).divided_blocks()
    for call in calls:
        if call.block not in apart:
            call.replace_all_uses_with(_all_lanes(call, warp_size))
            call.erase()


def _bound_ids(rows: Function, warp_size: int) -> None:
    """Add range metadata: ids aren't negative, and lanes' ids are less than `warp_size`.

    Then a division of an `int` by a warp's size becomes a shift. A mask instead of metadata would hide from a device's
    compiler that ids are consecutive.
    """
    for name, bound in _bounds(rows, warp_size):
        for call in _calls(rows, name):
            limits = [call.type.constant(0), call.type.constant(bound)]
            metadata.set_on_instruction(call, _RANGE, limits)
            Attributes(call).add(RETURN, "noundef")  # removes freezes, which would hide the range


def _drop_bounds(rows: Function) -> None:
    """Remove the metadata, which translators don't know."""
    for name, _ in _bounds(rows, 0):
        for call in _calls(rows, name):
            metadata.remove(call, _RANGE)
            Attributes(call).remove(RETURN, "noundef")


def _drop_unused_broadcasts(module: Module) -> None:
    """Remove broadcasts without users. A shuffle is a choice among broadcasts of all lanes, of which the optimiser may
    have kept one; the others are unknown functions to it."""
    for name in module.target.builtins.broadcasts:
        builtin = module.function(name)
        for call in builtin.calls() if builtin else ():
            if not call.is_used:
                call.erase()


def _bounds(rows: Function, warp_size: int) -> list[tuple[str, int]]:
    builtins = rows.owner.target.builtins
    return [(builtins.local_id, MOST_THREADS), (builtins.sub_group_local_id, warp_size)]


def _calls(function: Function, name: str) -> list[Instruction]:
    builtin = function.owner.function(name)
    return calls_in(function, (builtin,)) if builtin else []


def _votes(call: Instruction) -> bool:
    """True for a ballot of all lanes that reach it, if something uses its result."""
    predicate = call.arguments[0]
    return isinstance(predicate, ConstantInt) and predicate.value == 1 and call.is_used


def _all_lanes(ballot: Instruction, warp_size: int) -> Value:
    context, word = ballot.owner.context, ballot.type.element
    bits = (1 << warp_size) - 1
    return context.constant_vector(
        [word.constant(bits >> shift & ((1 << _WORD) - 1)) for shift in range(0, 4 * _WORD, _WORD)]
    )
