"""Functions and kernels that depend on the lanes of a warp."""

from __future__ import annotations

from hipspv.llvm import Flag, Function, Module
from hipspv.passes.analysis.call_graph import callers_closure

WARP_SIZE = 32


def lane_dependent(module: Module) -> set[Function]:
    """The kernels that reach a sub-group operation."""
    return {f for f in callers_closure(_sub_group_builtins(module)) if f.is_kernel}


def lane_operations(module: Module) -> set[Function]:
    """The functions by which lanes of a warp exchange something."""
    queries = module.target.builtins.of_thread
    operations = [f for f in _sub_group_builtins(module) if f.name not in queries]
    return {*operations, *(f for f in callers_closure(operations) if not f.is_kernel)}


def _sub_group_builtins(module: Module) -> list[Function]:
    is_sub_group = module.target.builtins.is_sub_group
    declared = module.index().functions(lambda signature: not signature.has(Flag.DEFINED))
    return [function for function in declared if is_sub_group(function.name)]
