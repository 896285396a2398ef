"""Kernels that depend on how lanes are numbered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Builder, Function, Module, Predicate, Value, metadata
from hipspv.passes.analysis.call_graph import calls_of, spread
from hipspv.passes.analysis.lanes import WARP_SIZE, lane_dependent
from hipspv.passes.metadata.records import add_record, describe_parameter
from hipspv.passes.rewrite.helpers import helper
from hipspv.passes.rewrite.signatures import add_parameters


@dataclass(frozen=True)
class LinearizeWorkGroups:
    """Makes kernels that reach a sub-group operation run in one-dimensional work-groups, because
    OpenCL doesn't say which work-items of a two-dimensional one share a sub-group.

    HIP does. The work-groups keep their size, and the kernels require sub-groups of a warp's size.
    They compute their two- and three-dimensional ids from the block's dimensions, which are three
    trailing parameters.
    """

    name: ClassVar[str] = "linearize-work-groups"
    warp_size: int = WARP_SIZE  # lanes

    def run(self, module: Module) -> bool:
        functions = _functions_to_change(module)
        if not functions:
            return False
        i32 = module.context.integer(32)
        names = ["block_dim_x", "block_dim_y", "block_dim_z"]
        changed = add_parameters(module, functions, [i32] * 3, names)
        for kernel in changed:
            if kernel.is_kernel:
                size = [i32.constant(self.warp_size)]
                metadata.set_on_function(kernel, "intel_reqd_sub_group_size", size)
                for i in range(-3, 0):
                    describe_parameter(kernel, len(kernel.parameters) + i, "block-dimension")
                add_record(module, "lanes", kernel.name, self.warp_size)
        _rewrite_ids(module, set(changed))
        return True


def _replacements(module: Module) -> dict[str, Callable[..., Value]]:
    """The builders of functions by the names of the built-in functions that these replace."""
    builtins = module.target.builtins
    return {
        builtins.local_id: local_id,
        builtins.local_size: local_size,
        builtins.enqueued_local_size: local_size,
        builtins.global_id: global_id,
        builtins.global_size: global_size,
        builtins.global_linear_id: global_linear_id,
    }


def _functions_to_change(module: Module) -> list[Function]:
    """The linear kernels, and the functions below them that ask for ids, in the module's order.

    A function can have only one notion of ids: a kernel that shares such a function with a linear
    kernel is linear.
    """
    linear = lane_dependent(module)
    if not linear:
        return []
    asking = {f for name in _replacements(module) for f in _direct_callers(module, name)}
    callees = module.index().callees()
    users: set[Function] = set()
    below: set[Function] = set()
    above: set[Function] = set()
    work = list(linear)
    while work:
        reached = spread(work.pop(), below, lambda function: callees.get(function, []))
        for user in asking.intersection(reached):
            users.add(user)
            kernels = {f for f in spread(user, above, Function.callers) if f.is_kernel}
            work += kernels - linear
            linear |= kernels
    return [f for f in module.definitions() if f in linear or f in users]


def _direct_callers(module: Module, name: str) -> set[Function]:
    function = module.function(name)
    return {call.function for call in calls_of(function)} if function else set()


def _rewrite_ids(module: Module, functions: set[Function]) -> None:
    replacements = _replacements(module)
    calls = [
        (call, body)
        for name, body in replacements.items()
        if (builtin := module.function(name))
        for call in calls_of(builtin)
        if call.function in functions
    ]
    if not calls:
        return
    with Builder(module) as build:
        for call, body in calls:
            arguments = [*call.arguments, *call.function.parameters[-3:]]
            types = [argument.type for argument in arguments]
            function = helper(module, f"hipspv.{body.__name__}", call.type, types, body)
            call.replace_all_uses_with(build.before(call).call(function, arguments))
            call.erase()
    module.run_passes("always-inline,globaldce,function(instsimplify,early-cse)")


# The work-item functions as a linear kernel sees them: each takes the dimension and the block's x,
# y, z. The local id in dimension 0 numbers the block's threads with x fastest, as HIP does.


def local_id(build: Builder, d: Value, *block: Value) -> Value:
    x, y, _ = block
    wide = build.module.context.integer(64)
    lane = build.resize(
        build.builtin(build.module.target.builtins.local_id, wide, d.type.constant(0)), d.type
    )
    row = build.udiv(lane, x)
    result = _pick(build, d, build.urem(lane, x), build.urem(row, y), build.udiv(row, y))
    inside = build.compare(Predicate.ULT, d, 3)
    return build.resize(build.select(inside, result, 0), wide)


def local_size(build: Builder, d: Value, *block: Value) -> Value:
    return build.resize(_pick(build, d, *block), build.module.context.integer(64))


def global_id(build: Builder, d: Value, *block: Value) -> Value:
    size = local_size(build, d, *block)
    first = build.mul(build.builtin(build.module.target.builtins.group_id, size.type, d), size)
    return build.add(first, local_id(build, d, *block))


def global_size(build: Builder, d: Value, *block: Value) -> Value:
    size = local_size(build, d, *block)
    return build.mul(build.builtin(build.module.target.builtins.num_groups, size.type, d), size)


def global_linear_id(build: Builder, *block: Value) -> Value:
    x, y, z = map(block[0].type.constant, range(3))
    row = build.mul(global_id(build, z, *block), global_size(build, y, *block))
    row = build.add(row, global_id(build, y, *block))
    start = build.mul(row, global_size(build, x, *block))
    return build.add(start, global_id(build, x, *block))


def _pick(build: Builder, d: Value, x: Value, y: Value, z: Value) -> Value:
    """The value for dimension `d`; 1 beyond the third."""
    result = build.select(build.compare(Predicate.EQ, d, 2), z, 1)
    result = build.select(build.compare(Predicate.EQ, d, 1), y, result)
    return build.select(build.compare(Predicate.EQ, d, 0), x, result)
