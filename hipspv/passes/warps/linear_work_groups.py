"""Kernels that depend on how lanes are numbered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Builder, Function, Linkage, Module, metadata
from hipspv.passes.analysis.call_graph import calls_of, spread
from hipspv.passes.analysis.lanes import WARP_SIZE, lane_dependent
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.metadata.records import add_record, describe_parameter
from hipspv.passes.rewrite.signatures import add_parameters

# The work-item functions that a linear kernel sees differently, with their replacements. Each takes
# the dimension and the block's x, y, z. `%lane` numbers the block's threads with x fastest, as HIP
# does.
_PRELUDE = """
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z14get_num_groupsj(i32)

define internal i32 @hipspv.pick(i32 %d, i32 %x, i32 %y, i32 %z) alwaysinline {
  %is0 = icmp eq i32 %d, 0
  %is1 = icmp eq i32 %d, 1
  %is2 = icmp eq i32 %d, 2
  %last = select i1 %is2, i32 %z, i32 1
  %middle = select i1 %is1, i32 %y, i32 %last
  %value = select i1 %is0, i32 %x, i32 %middle
  ret i32 %value
}
define i64 @hipspv.local_id(i32 %d, i32 %x, i32 %y, i32 %z) alwaysinline {
  %wide = call spir_func i64 @_Z12get_local_idj(i32 0)
  %lane = trunc i64 %wide to i32
  %row = udiv i32 %lane, %x
  %tx = urem i32 %lane, %x
  %ty = urem i32 %row, %y
  %tz = udiv i32 %row, %y
  %id = call i32 @hipspv.pick(i32 %d, i32 %tx, i32 %ty, i32 %tz)
  %inside = icmp ult i32 %d, 3
  %safe = select i1 %inside, i32 %id, i32 0
  %result = zext i32 %safe to i64
  ret i64 %result
}
define i64 @hipspv.local_size(i32 %d, i32 %x, i32 %y, i32 %z) alwaysinline {
  %size = call i32 @hipspv.pick(i32 %d, i32 %x, i32 %y, i32 %z)
  %result = zext i32 %size to i64
  ret i64 %result
}
define i64 @hipspv.global_id(i32 %d, i32 %x, i32 %y, i32 %z) alwaysinline {
  %group = call spir_func i64 @_Z12get_group_idj(i32 %d)
  %size = call i64 @hipspv.local_size(i32 %d, i32 %x, i32 %y, i32 %z)
  %id = call i64 @hipspv.local_id(i32 %d, i32 %x, i32 %y, i32 %z)
  %first = mul i64 %group, %size
  %result = add i64 %first, %id
  ret i64 %result
}
define i64 @hipspv.global_size(i32 %d, i32 %x, i32 %y, i32 %z) alwaysinline {
  %groups = call spir_func i64 @_Z14get_num_groupsj(i32 %d)
  %size = call i64 @hipspv.local_size(i32 %d, i32 %x, i32 %y, i32 %z)
  %result = mul i64 %groups, %size
  ret i64 %result
}
define i64 @hipspv.global_linear_id(i32 %x, i32 %y, i32 %z) alwaysinline {
  %sx = call i64 @hipspv.global_size(i32 0, i32 %x, i32 %y, i32 %z)
  %sy = call i64 @hipspv.global_size(i32 1, i32 %x, i32 %y, i32 %z)
  %ix = call i64 @hipspv.global_id(i32 0, i32 %x, i32 %y, i32 %z)
  %iy = call i64 @hipspv.global_id(i32 1, i32 %x, i32 %y, i32 %z)
  %iz = call i64 @hipspv.global_id(i32 2, i32 %x, i32 %y, i32 %z)
  %plane = mul i64 %iz, %sy
  %line = add i64 %plane, %iy
  %start = mul i64 %line, %sx
  %result = add i64 %start, %ix
  ret i64 %result
}
"""


# The header defines a variable whose name is this and the warp's lanes that a source was compiled
# for.
_SIZE_VARIABLE = "__hipspv_warp_size_"


@dataclass(frozen=True)
class CheckWarpSize:
    """Checks that all sources of a link were compiled for the same size of a warp.

    Sources fold that size, and objects of -fgpu-rdc are lowered when they are linked: both must be
    given the same one.
    """

    name: ClassVar[str] = "check-warp-size"
    warp_size: int = WARP_SIZE  # lanes

    def run(self, module: Module) -> bool:
        found = [v for v in module.variables() if v.name.startswith(_SIZE_VARIABLE)]
        sizes = {variable.name[len(_SIZE_VARIABLE) :] for variable in found}
        for variable in found:
            variable.erase()
        for size in sorted(sizes - {str(self.warp_size)}):
            message = (
                f"device code compiled for warps of {size} lanes is translated for warps of "
                f"{self.warp_size}"
            )
            remedy = f"give --warp-size={size} here, too, or compile all sources with the same one"
            raise PassError([Diagnostic(message, remedy)])
        return bool(found)


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


def _replacements(module: Module) -> dict[str, str]:
    """The functions of _PRELUDE by the names of the built-in functions that they replace."""
    builtins = module.target.builtins
    return {
        builtins.local_id: "hipspv.local_id",
        builtins.local_size: "hipspv.local_size",
        builtins.enqueued_local_size: "hipspv.local_size",
        builtins.global_id: "hipspv.global_id",
        builtins.global_size: "hipspv.global_size",
        builtins.global_linear_id: "hipspv.global_linear_id",
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
    callees = module.inventory().callees()
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
        (call, replacement)
        for name, replacement in replacements.items()
        if (builtin := module.function(name))
        for call in calls_of(builtin)
        if call.function in functions
    ]
    if not calls:
        return
    module.link(Module.parse(_PRELUDE, module.context))
    for name in set(replacements.values()):
        helper = module.function(name)
        assert helper
        helper.linkage = Linkage.INTERNAL
    with Builder(module) as build:
        for call, replacement in calls:
            helper = module.function(replacement)
            assert helper
            build.before(call)
            arguments = [*call.arguments, *call.function.parameters[-3:]]
            call.replace_all_uses_with(build.call(helper, arguments))
            call.erase()
    module.run_passes("always-inline,globaldce,function(instsimplify,early-cse)")
