"""Kernels that depend on the order of lanes."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm import Attributes, Builder, Function, Module, Predicate, Value, metadata
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.analysis.call_graph import spread
from hipspv.passes.analysis.lanes import WARP_SIZE, lane_dependent
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import PARAMETER, add_record, describe_parameter
from hipspv.passes.rewrite.helpers import helper
from hipspv.passes.rewrite.signatures import add_parameters
from hipspv.passes.warps.row_forms import add_row_forms, without_last_parameter


class LinearizeWorkGroups(Pass):
    """Makes kernels that reach a sub-group operation run in one-dimensional work-groups, because OpenCL doesn't say
    which work-items of a two-dimensional one share a sub-group.

    HIP does. The work-groups keep their size, and the kernels require sub-groups of a warp's size. They compute their
    two- and three-dimensional ids from the block's dimensions, which are three trailing parameters.

    With `row_forms`, each such kernel that has no barriers of the grid gets a second form for blocks whose rows consist
    of whole warps, on devices where a sub-group is within a row. It uses the device's ids.
    """

    warp_size: int = WARP_SIZE  # lanes
    row_forms: bool = False

    def run(self, module: Module) -> bool:
        functions = _functions_to_change(module)
        if not functions:
            return False
        i32, i1 = module.context.integer(32), module.context.integer(1)
        names = ["block_dim_x", "block_dim_y", "block_dim_z", "in_rows"]
        changed = add_parameters(module, functions, [i32, i32, i32, i1], names)
        kernels = [function for function in changed if function.is_kernel]
        for kernel in kernels:
            size = [i32.constant(self.warp_size)]
            metadata.set_on_function(kernel, "intel_reqd_sub_group_size", size)
            first = len(kernel.parameters) - len(names)
            for i in range(3):
                describe_parameter(kernel, first + i, "block-dimension")
        _rewrite_ids(module, set(changed))
        both = [kernel for kernel in kernels if self.row_forms and not _waits_for_grid(kernel)]
        single = [kernel for kernel in kernels if kernel not in both]
        made = [without_last_parameter(kernel) for kernel in single]
        made += add_row_forms(module, both, self.warp_size)
        for kernel in made:
            add_record(module, "lanes", kernel.name, self.warp_size)
        return True


def _waits_for_grid(kernel: Function) -> bool:
    attributes = Attributes(kernel)
    indices = range(FIRST_PARAMETER, FIRST_PARAMETER + len(kernel.parameters))
    return any(attributes.string(index, PARAMETER).startswith("grid") for index in indices)


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
    """The linear kernels, and the functions that they reach and that use ids, in the module's order.

    A function has one definition of ids: a kernel that shares such a function with a linear kernel is linear.
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
    return {call.function for call in function.calls()} if function else set()


def _rewrite_ids(module: Module, functions: set[Function]) -> None:
    replacements = _replacements(module)
    calls = [
        (call, body)
        for name, body in replacements.items()
        if (builtin := module.function(name))
        for call in builtin.calls()
        if call.function in functions
    ]
    if not calls:
        return
    with Builder(module) as build:
        for call, body in calls:
            arguments = [*call.arguments, *call.function.parameters[-4:]]
            types = [argument.type for argument in arguments]
            name = f"hipspv.{body.__name__}"
            function = helper(module, name, call.type, types, _either(call.callee, body))
            call.replace_all_uses_with(build.before(call).call(function, arguments))
            call.erase()
    module.run_passes("always-inline,globaldce,function(instsimplify,early-cse)")


def _either(builtin: Function | None, body: Callable[..., Value]) -> Callable[..., Value]:
    """Choose by the last parameter between the built-in function, in the row form, and `body`."""
    assert builtin

    def build_both(build: Builder, *parameters: Value) -> Value:
        *given, rows = parameters
        linear = body(build, *given)
        return build.select(rows, build.call(builtin, given[:-3]), linear)

    return build_both


# The work-item functions as a linear kernel sees them: each takes the dimension and the block's x,
# y, z. The local id in dimension 0 is linear, with x fastest, as in HIP.


def local_id(build: Builder, d: Value, *block: Value) -> Value:
    x, y, _ = block
    wide = build.module.context.integer(64)
    lane = build.resize(build.builtin(build.module.target.builtins.local_id, wide, d.type.constant(0)), d.type)
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
