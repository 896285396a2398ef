"""The one ordered list of passes, and the code that runs it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from hipspv.llvm import LLVMError, Module
from hipspv.passes.atomics.expand import ExpandAtomics
from hipspv.passes.atomics.floats import OutlineFloatAtomics
from hipspv.passes.atomics.generic import SpecializeGenericAtomics
from hipspv.passes.atomics.locks import StrengthenLockAtomics
from hipspv.passes.barriers.merge_divergent import MergeDivergentBarriers
from hipspv.passes.checks.races import InstrumentRaces
from hipspv.passes.checks.types import CheckTypes
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.frontend.allow_reciprocals import AllowReciprocals
from hipspv.passes.frontend.cast_pointer_parameters import CastPointerParameters
from hipspv.passes.frontend.internalize import Internalize
from hipspv.passes.frontend.lower_byref_parameters import LowerByrefParameters
from hipspv.passes.frontend.lower_indirect_calls import LowerIndirectCalls
from hipspv.passes.frontend.lower_printf import LowerPrintf
from hipspv.passes.frontend.lower_texture_references import LowerTextureReferences
from hipspv.passes.frontend.merge_static_variables import MergeStaticVariables
from hipspv.passes.frontend.saturate_conversions import SaturateConversions
from hipspv.passes.frontend.store_shared_addresses import StoreSharedAddresses
from hipspv.passes.frontend.thread_exits import LowerThreadExits, LowerTraps
from hipspv.passes.frontend.widen_boolean_parameters import WidenBooleanParameters
from hipspv.passes.grid.inline_calls import InlineGridBarriers
from hipspv.passes.grid.split import SplitAtGridBarriers
from hipspv.passes.memory.dynamic_shared_memory import CheckSharedAlignment, MergeDynamicShared
from hipspv.passes.memory.fold_null_pointers import FoldNullPointers
from hipspv.passes.memory.infer_address_spaces import InferAddressSpaces
from hipspv.passes.memory.lower_memory_queries import DropGridConstants, LowerMemoryQueries
from hipspv.passes.memory.spill_kernel_arguments import SpillKernelArguments
from hipspv.passes.metadata.launch_bounds import RecordLaunchBounds
from hipspv.passes.metadata.name_expressions import RecordNameExpressions
from hipspv.passes.optimize.fold_out_of_range_vector_index import FoldOutOfRangeVectorIndex
from hipspv.passes.optimize.inline_fixed_shuffles import InlineFixedShuffles
from hipspv.passes.optimize.llvm_passes import (
    CleanUp,
    LlvmPasses,
    Optimize,
    RemoveUnreachableCode,
    Simplify,
)
from hipspv.passes.warps.insert_barriers import InsertWarpBarriers
from hipspv.passes.warps.linear_work_groups import CheckWarpSize

if TYPE_CHECKING:
    from hipspv.passes.interface import Pass
    from hipspv.passes.options import LowerOptions

OnPass = Callable[[int, str, bool, float, Module], None]
Before = Callable[[int, "Pass", Module], bool]
# Passes that a program may do without: its code is then slower, but correct.
_OPTIONAL = (Optimize, InlineFixedShuffles, InferAddressSpaces, Simplify, CleanUp, LlvmPasses)


def _source(options: LowerOptions, every: bool) -> list[Pass]:
    """On each source's code, before it is linked with that of others."""
    return [
        MergeStaticVariables(),
        LowerTextureReferences(options.apart),
        SaturateConversions(),
    ]


def _link(options: LowerOptions, every: bool) -> list[Pass]:
    """Before the device library is linked: the passes call its functions, and the link adds only
    those that are called.
    """
    races = InstrumentRaces(options.warp_synchronous, options.warp_size)
    return [
        RecordNameExpressions(),
        LowerIndirectCalls(),
        StoreSharedAddresses(),
        *([races] if every or options.check_races else []),
        LowerPrintf(),
        LowerTraps(),
    ]


def _prepare(options: LowerOptions, every: bool) -> list[Pass]:
    """Passes whose results the optimiser should see."""
    return [
        RecordLaunchBounds(),
        LowerByrefParameters(),
        WidenBooleanParameters(),
        DropGridConstants(),
        AllowReciprocals(),
        Internalize(),
        CheckWarpSize(options.warp_size),
        CastPointerParameters(),
        LowerThreadExits(),
        InlineGridBarriers(),
        CheckSharedAlignment(),
        MergeDynamicShared(),
        SpillKernelArguments(options.max_kernel_arguments),
        StrengthenLockAtomics(),
        InsertWarpBarriers(options.warp_synchronous, options.warp_size, options.warnings),
    ]


def _optimize(options: LowerOptions, every: bool) -> list[Pass]:
    return [
        Optimize(options.level, options.tuning),
        InlineFixedShuffles(),
        RemoveUnreachableCode(),
    ]


def _lower(options: LowerOptions, every: bool) -> list[Pass]:
    """Passes for constructs that several targets lack."""
    return [
        CheckTypes(options.warnings),
        *([FoldOutOfRangeVectorIndex()] if every or options.level == "0" else []),
        LowerMemoryQueries(),
        SplitAtGridBarriers(),
        MergeDivergentBarriers(),
        InferAddressSpaces(),
        *([Simplify()] if every or options.level != "0" else []),
        SpecializeGenericAtomics(),
        OutlineFloatAtomics(),
        ExpandAtomics(),
        FoldNullPointers(),
    ]


def _legalize(options: LowerOptions, every: bool) -> list[Pass]:
    """The target's own passes."""
    return options.target.legalization(options, every)


# The phases in their order. Their functions return the passes in the order in which these run, for
# some options, or those for other options, too.
PHASES: dict[str, Callable[[LowerOptions, bool], list[Pass]]] = {
    "source": _source,
    "link": _link,
    "prepare": _prepare,
    "optimize": _optimize,
    "lower": _lower,
    "legalize": _legalize,
}


def phases(options: LowerOptions, every: bool = False) -> dict[str, list[Pass]]:
    """The passes by phase. every: those for other options, too."""
    return {name: passes_of(options, every) for name, passes_of in PHASES.items()}


def passes(options: LowerOptions, first: str = "prepare") -> list[Pass]:
    """The passes from the phase `first` on."""
    names = list(PHASES)
    chosen = names[names.index(first) :]
    return [step for name in chosen for step in PHASES[name](options, False)]


def is_optional(step: Pass) -> bool:
    """Return true if a program may do without the pass, as it may without LLVM's own passes."""
    return isinstance(step, _OPTIONAL)


def run_phase(module: Module, phase: str, options: LowerOptions) -> None:
    """Runs the passes of one phase. Raises PassError for user code that can't be translated."""
    run(module, PHASES[phase](options, False), options)


def lower(
    module: Module,
    options: LowerOptions,
    on_pass: OnPass | None = None,
    before: Before | None = None,
) -> None:
    """Lowers the linked device module in place; the arguments are those of `run`.

    Raises PassError with every error of the user's code, and LLVMError if the IR is malformed.
    """
    module.verify()
    run(module, passes(options), options, on_pass, before)
    module.verify()


def run(
    module: Module,
    passes: list[Pass],
    options: LowerOptions,
    on_pass: OnPass | None = None,
    before: Before | None = None,
) -> None:
    """Runs `passes` in order. After an error only checks run, so that all errors are reported.

    Calls `before(index, step, module)`, which returns true if the pass shall run, and after the
    pass `on_pass(index, name, changed, seconds, module)`. The time for indexes, which passes
    share, is reported once, after the passes.
    """
    module.target = options.target
    diagnostics: list[Diagnostic] = []
    shared = module.index_seconds
    for index, step in enumerate(passes):
        if diagnostics and not step.name.startswith("check-"):
            break
        if before and not before(index, step, module):
            continue
        start = time.perf_counter() - module.index_seconds
        changed = False
        try:
            changed = step.run(module)
        except PassError as error:
            diagnostics += error.diagnostics
        seconds = time.perf_counter() - module.index_seconds - start
        if options.verify_each:
            _verify(module, step.name)
        if on_pass:
            on_pass(index, step.name, changed, seconds, module)
    if on_pass:
        on_pass(len(passes), "index", False, module.index_seconds - shared, module)
    if diagnostics:
        raise PassError(list(dict.fromkeys(diagnostics)))


def _verify(module: Module, name: str) -> None:
    try:
        module.verify()
    except LLVMError as error:
        raise LLVMError(f"malformed IR after pass {name}: {error}") from None
