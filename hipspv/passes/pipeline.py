"""The one ordered list of passes, and the code that runs it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from hipspv.llvm import LLVMError, Module, Tuning
from hipspv.passes.atomics.expand import ExpandAtomics
from hipspv.passes.atomics.floats import OutlineFloatAtomics
from hipspv.passes.atomics.generic import SpecializeGenericAtomics
from hipspv.passes.atomics.locks import StrengthenLockAtomics
from hipspv.passes.barriers.merge_divergent import MergeDivergentBarriers
from hipspv.passes.checks.device_features import CheckDeviceFeatures, Target
from hipspv.passes.checks.instructions import CheckFunctions, CheckInstructions
from hipspv.passes.checks.races import InstrumentRaces
from hipspv.passes.checks.types import CheckTypes
from hipspv.passes.diagnostics import Diagnostic, PassError, Warnings
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
from hipspv.passes.interface import Pass
from hipspv.passes.legalize.aggregates import LegalizeAggregates
from hipspv.passes.legalize.freeze import RemoveFreeze
from hipspv.passes.legalize.integers import LegalizeIntegers
from hipspv.passes.legalize.integers.functions import ExpandWideOperations
from hipspv.passes.legalize.intrinsics import ExpandIntrinsics
from hipspv.passes.legalize.memory_intrinsics import ExpandMemoryIntrinsics
from hipspv.passes.legalize.vector_intrinsics import ScalarizeVectorIntrinsics
from hipspv.passes.legalize.vectors import LegalizeVectors, LegalizeVectorSelects
from hipspv.passes.legalize.zero_length_arrays import LegalizeZeroLengthArrays
from hipspv.passes.memory.dynamic_shared_memory import (
    CheckSharedAlignment,
    LowerDynamicShared,
    MergeDynamicShared,
)
from hipspv.passes.memory.fold_null_pointers import FoldNullPointers
from hipspv.passes.memory.infer_address_spaces import InferAddressSpaces
from hipspv.passes.memory.lower_memory_queries import DropGridConstants, LowerMemoryQueries
from hipspv.passes.memory.spill_kernel_arguments import SpillKernelArguments
from hipspv.passes.metadata.double_precision import NATIVE, RecordDoublePrecision
from hipspv.passes.metadata.indirect_access import RecordIndirectAccess
from hipspv.passes.metadata.kernel_parameters import RecordKernelParameters
from hipspv.passes.metadata.launch_bounds import RecordLaunchBounds
from hipspv.passes.metadata.name_expressions import RecordNameExpressions
from hipspv.passes.optimize.fold_out_of_range_vector_index import FoldOutOfRangeVectorIndex
from hipspv.passes.optimize.inline_fixed_shuffles import InlineFixedShuffles
from hipspv.passes.optimize.llvm_passes import LEVELS as _LEVELS
from hipspv.passes.optimize.llvm_passes import (
    CleanUp,
    Optimize,
    RemoveUnreachableCode,
    Simplify,
    llvm_passes,
)
from hipspv.passes.spirv.alignments import LegalizeAlignments
from hipspv.passes.spirv.demote_aggregates import DemoteAggregates
from hipspv.passes.spirv.device_variables import ExportDeviceVariables
from hipspv.passes.spirv.llvm_backend import LlvmBackendWorkarounds
from hipspv.passes.spirv.llvm_spirv import LlvmSpirvWorkarounds
from hipspv.passes.spirv.lower_initial_addresses import LowerInitialAddresses
from hipspv.passes.spirv.mark_scalar_loops import MarkScalarLoops
from hipspv.passes.spirv.mark_source_lines import MarkSourceLines
from hipspv.passes.spirv.module_flags import SetFpContract, SetSourceLanguage, StripDebugInfo
from hipspv.passes.spirv.remove_empty_assembly import RemoveEmptyAssembly
from hipspv.passes.spirv.rename_functions import RenameFunctions
from hipspv.passes.spirv.sort_functions import SortFunctions
from hipspv.passes.spirv.split_array_member_addresses import SplitArrayMemberAddresses
from hipspv.passes.warps.insert_barriers import InsertWarpBarriers
from hipspv.passes.warps.linear_work_groups import WARP_SIZE, CheckWarpSize, LinearizeWorkGroups


@dataclass(frozen=True)
class LowerOptions:
    """The part of the command line that the passes need.

    level: '0', '1', '2', '3', 's', 'z', 'g' or 'fast'. translator: 'llvm' or 'llvm-spirv'.
    fp_contract: a*b+c may be fused, as -ffp-contract=fast and =on allow.
    debug_lines: keep source lines in the result. verify_each: verify the IR after every pass.
    warp_synchronous: lanes run in lockstep, as in HIP. warp_size: lanes.
    max_kernel_arguments: bytes of parameters beyond which they go by reference.
    doubles: treatment of double precision: 'native', 'emulate' or 'error'.
    target: the features that the device lacks, if one is named.
    tuning: transformations that the optimiser does or leaves out.
    warnings: the wanted ones; after the passes it also has those that were found.
    """

    level: str = "2"
    translator: str = "llvm"
    fp_contract: bool = True
    debug_lines: bool = False
    verify_each: bool = False
    warp_synchronous: bool = True
    warp_size: int = WARP_SIZE
    max_kernel_arguments: int = 1024
    doubles: str = NATIVE
    target: Target = field(default_factory=Target)
    tuning: Tuning = field(default_factory=Tuning)
    warnings: Warnings = field(default_factory=Warnings, compare=False)


# Passes that one translator needs and the other doesn't.
_TRANSLATOR_PASSES: dict[str, list[Pass]] = {
    "llvm": [DemoteAggregates(), LlvmBackendWorkarounds()],
    "llvm-spirv": [DemoteAggregates(), SplitArrayMemberAddresses(), LlvmSpirvWorkarounds()],
}

OnPass = Callable[[int, str, bool, float, Module], None]
LEVELS = tuple(_LEVELS)
Before = Callable[[int, str, Module], bool]
# Passes that a program may do without: its code is then slower, but correct.
_OPTIONAL = frozenset(
    ("optimize", "inline-fixed-shuffles", "infer-address-spaces", "simplify", "clean-up")
)


def passes(options: LowerOptions) -> list[Pass]:
    """The passes in the order in which they run."""
    return [
        # Before the optimiser: passes whose results it should see.
        MergeStaticVariables(),
        LowerTextureReferences(),
        StoreSharedAddresses(),
        RecordNameExpressions(),
        RecordLaunchBounds(),
        LowerByrefParameters(),
        WidenBooleanParameters(),
        DropGridConstants(),
        AllowReciprocals(),
        LowerIndirectCalls(),
        Internalize(),
        CheckWarpSize(options.warp_size),
        CastPointerParameters(),
        LowerPrintf(),
        LowerTraps(),
        LowerThreadExits(),
        InlineGridBarriers(),
        CheckSharedAlignment(),
        MergeDynamicShared(),
        SpillKernelArguments(options.max_kernel_arguments),
        StrengthenLockAtomics(),
        InsertWarpBarriers(options.warp_synchronous, options.warp_size, options.warnings),
        Optimize(options.level, options.tuning),
        InlineFixedShuffles(),
        RemoveUnreachableCode(),
        CheckTypes(options.warnings),
        *([FoldOutOfRangeVectorIndex()] if options.level == "0" else []),
        LowerMemoryQueries(),
        SplitAtGridBarriers(),
        MergeDivergentBarriers(),
        InferAddressSpaces(),
        *([] if options.level == "0" else [Simplify()]),
        SpecializeGenericAtomics(),
        OutlineFloatAtomics(),
        ExpandAtomics(),
        FoldNullPointers(),
        LegalizeAlignments(options.translator),
        RemoveEmptyAssembly(),
        CheckInstructions(),
        CheckFunctions(),
        RecordDoublePrecision(options.warnings, options.doubles),
        CheckDeviceFeatures(options.target, options.warp_size, options.warnings),
        # Passes that give the module the form of SPIR-V and OpenCL.
        LowerDynamicShared(),
        LinearizeWorkGroups(options.warp_size),
        LowerInitialAddresses(),
        ExportDeviceVariables(),
        LegalizeZeroLengthArrays(),
        ScalarizeVectorIntrinsics(),
        ExpandWideOperations(),
        LegalizeAggregates(),
        LegalizeVectors(),
        LegalizeIntegers(),
        LegalizeVectorSelects(),
        ExpandMemoryIntrinsics(),
        ExpandIntrinsics(),
        RemoveFreeze(),
        CleanUp(),
        *([MarkScalarLoops()] if options.level == "0" else []),
        SortFunctions(),
        SetSourceLanguage(),
        SetFpContract(options.fp_contract),
        *([MarkSourceLines()] if options.debug_lines else []),
        StripDebugInfo(),
        RecordIndirectAccess(),
        RecordKernelParameters(),
        RenameFunctions(),
        *_TRANSLATOR_PASSES[options.translator],
    ]


def source_passes(apart: bool = False) -> list[Pass]:
    """The passes that run on each source's code before it is linked with that of others.

    `apart`: the host registers static texture references by names of their own.
    """
    return [MergeStaticVariables(), LowerTextureReferences(apart), SaturateConversions()]


def link_passes(races: InstrumentRaces | None = None) -> list[Pass]:
    """The passes that run before the device library is linked: they call its functions, and the
    link adds only functions that are called.
    """
    checks: list[Pass] = [races] if races else []
    return [
        RecordNameExpressions(),
        LowerIndirectCalls(),
        StoreSharedAddresses(),
        *checks,
        LowerPrintf(),
        LowerTraps(),
    ]


def is_optional(name: str) -> bool:
    """Return true if a program may do without the pass, as it may without LLVM's own passes."""
    known = {step.name for step in _TRANSLATOR_PASSES["llvm"] + _TRANSLATOR_PASSES["llvm-spirv"]}
    steps = (
        *source_passes(),
        *link_passes(InstrumentRaces()),
        *passes(LowerOptions(debug_lines=True)),
    )
    known |= {step.name for step in steps}
    return name in _OPTIONAL or name not in known


def pass_list(text: str, options: LowerOptions) -> list[Pass]:
    """The passes that `--passes` names, separated by commas. A name that isn't in the list is one
    of LLVM's passes.
    """
    translators = sorted(_TRANSLATOR_PASSES, key=lambda name: name == options.translator)
    races = InstrumentRaces(warp_size=options.warp_size)
    known = {step.name: step for step in (*source_passes(), *link_passes(races))}
    known |= {step.name: step for name in translators for step in passes(_all(options, name))}
    return [known.get(name) or llvm_passes(name) for name in _split(text)]


def _all(options: LowerOptions, translator: str) -> LowerOptions:
    return replace(options, translator=translator, debug_lines=True)


def _split(text: str) -> list[str]:
    """Splits at commas outside of brackets: `default<O2>,function(adce,sroa)` are two passes."""
    names, depth = [""], 0
    for letter in text:
        depth += (letter in "(<") - (letter in ")>")
        if letter == "," and not depth:
            names.append("")
        else:
            names[-1] += letter
    return [name.strip() for name in names if name.strip()]


def prepare_source(module: Module, apart: bool = False) -> None:
    """Runs the passes that each source needs before it is linked: see `source_passes`."""
    run(module, source_passes(apart))


def prepare_link(module: Module, races: InstrumentRaces | None = None) -> None:
    """Runs `link_passes`. Raises PassError for user code that can't be translated."""
    run(module, link_passes(races))


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
    run(module, passes(options), options.verify_each, on_pass, before)
    module.verify()


def run(
    module: Module,
    passes: list[Pass],
    verify_each: bool = False,
    on_pass: OnPass | None = None,
    before: Before | None = None,
) -> None:
    """Runs `passes` in order. After an error only checks run, so that all errors are reported.

    Calls `before(index, name, module)`, which returns true if the pass shall run, and after the
    pass `on_pass(index, name, changed, seconds, module)`. The time for inventories, which passes
    share, is reported once, after the passes.
    """
    diagnostics: list[Diagnostic] = []
    shared = module.inventory_seconds
    for index, step in enumerate(passes):
        if diagnostics and not step.name.startswith("check-"):
            break
        if before and not before(index, step.name, module):
            continue
        start = time.perf_counter() - module.inventory_seconds
        changed = False
        try:
            changed = step.run(module)
        except PassError as error:
            diagnostics += error.diagnostics
        seconds = time.perf_counter() - module.inventory_seconds - start
        if verify_each:
            _verify(module, step.name)
        if on_pass:
            on_pass(index, step.name, changed, seconds, module)
    if on_pass:
        on_pass(len(passes), "inventory", False, module.inventory_seconds - shared, module)
    if diagnostics:
        raise PassError(list(dict.fromkeys(diagnostics)))


def _verify(module: Module, name: str) -> None:
    try:
        module.verify()
    except LLVMError as error:
        raise LLVMError(f"malformed IR after pass {name}: {error}") from None


def describe_pipeline(options: LowerOptions) -> str:
    """One line per pass, in order: its name and the first sentence of its docstring."""
    steps = passes(options)
    width = max(len(step.name) for step in steps)
    return "\n".join(f"{step.name:<{width}}  {_summary(step)}" for step in steps)


def _summary(step: Pass) -> str:
    text = " ".join((step.__doc__ or "").split())
    return text.split(". ")[0].rstrip(".")
