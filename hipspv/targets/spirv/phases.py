"""The ordered list of passes for SPIR-V and OpenCL."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.passes.atomics.expand import ExpandAtomics
from hipspv.passes.atomics.floats import OutlineFloatAtomics
from hipspv.passes.atomics.generic import SpecializeGenericAtomics
from hipspv.passes.atomics.locks import StrengthenLockAtomics
from hipspv.passes.barriers.merge_divergent import MergeDivergentBarriers
from hipspv.passes.barriers.named import LowerNamedBarriers
from hipspv.passes.checks.instructions import CheckFunctions, CheckInstructions
from hipspv.passes.checks.long_doubles import CheckLongDoubles
from hipspv.passes.checks.ptx import CheckPtx
from hipspv.passes.checks.shuffles import CheckShuffles
from hipspv.passes.checks.types import CheckTypes
from hipspv.passes.debug_info.strip import StripDebugInfo
from hipspv.passes.frontend.allow_reciprocals import AllowReciprocals
from hipspv.passes.frontend.cast_pointer_parameters import CastPointerParameters
from hipspv.passes.frontend.describe_source_parameters import DescribeSourceParameters
from hipspv.passes.frontend.export_static_variables import ExportStaticVariables
from hipspv.passes.frontend.internalize import Internalize
from hipspv.passes.frontend.lower_byref_parameters import LowerByrefParameters
from hipspv.passes.frontend.lower_index_variables import LowerIndexVariables
from hipspv.passes.frontend.lower_indirect_calls import LowerIndirectCalls
from hipspv.passes.frontend.lower_printf import LowerPrintf
from hipspv.passes.frontend.lower_ptx_carries import LowerPtxCarries
from hipspv.passes.frontend.lower_recursion import LowerRecursion
from hipspv.passes.frontend.lower_texture_references import LowerTextureReferences
from hipspv.passes.frontend.merge_static_variables import MergeStaticVariables
from hipspv.passes.frontend.remove_empty_assembly import RemoveEmptyAssembly
from hipspv.passes.frontend.rename_functions import RenameFunctions
from hipspv.passes.frontend.replace_long_doubles import ReplaceLongDoubles
from hipspv.passes.frontend.saturate_conversions import SaturateConversions
from hipspv.passes.frontend.store_shared_addresses import StoreSharedAddresses
from hipspv.passes.frontend.thread_exits import LowerThreadExits, LowerTraps
from hipspv.passes.frontend.widen_boolean_parameters import WidenBooleanParameters
from hipspv.passes.grid.inline_calls import InlineGridBarriers
from hipspv.passes.grid.split import SplitAtGridBarriers
from hipspv.passes.interface import Pass, Step, only_if
from hipspv.passes.legalize.aggregates import LegalizeAggregates
from hipspv.passes.legalize.array_signatures import SplitArraySignatures
from hipspv.passes.legalize.freeze import RemoveFreeze
from hipspv.passes.legalize.integers import LegalizeIntegers
from hipspv.passes.legalize.intrinsics import ExpandIntrinsics
from hipspv.passes.legalize.memory_intrinsics import ExpandMemoryIntrinsics
from hipspv.passes.legalize.vector_intrinsics import ScalarizeVectorIntrinsics
from hipspv.passes.legalize.vectors import LegalizeVectors, LegalizeVectorSelects
from hipspv.passes.legalize.zero_length_arrays import LegalizeZeroLengthArrays
from hipspv.passes.memory.copy_by_vector import CopyByVector
from hipspv.passes.memory.device_variables import ExportDeviceVariables
from hipspv.passes.memory.dynamic_shared_memory import CheckSharedAlignment, LowerDynamicShared, MergeDynamicShared
from hipspv.passes.memory.fold_null_pointers import FoldNullPointers
from hipspv.passes.memory.infer_address_spaces import InferAddressSpaces
from hipspv.passes.memory.lower_initial_addresses import LowerInitialAddresses
from hipspv.passes.memory.lower_memory_queries import DropGridConstants, LowerMemoryQueries
from hipspv.passes.memory.spill_kernel_arguments import SpillKernelArguments
from hipspv.passes.metadata.double_precision import NATIVE, RecordDoublePrecision
from hipspv.passes.metadata.indirect_access import RecordIndirectAccess
from hipspv.passes.metadata.kernel_parameters import RecordKernelParameters
from hipspv.passes.metadata.launch_bounds import RecordLaunchBounds
from hipspv.passes.metadata.name_expressions import RecordNameExpressions
from hipspv.passes.metadata.record_launches import RecordLaunches
from hipspv.passes.optimize.fold_out_of_range_vector_index import FoldOutOfRangeVectorIndex
from hipspv.passes.optimize.inline_fixed_shuffles import InlineFixedShuffles
from hipspv.passes.optimize.keep_powers import KeepPowers
from hipspv.passes.optimize.llvm_passes import CleanUp, MergeAccesses, Optimize, RemoveUnreachableCode, Simplify
from hipspv.passes.options import LowerOptions
from hipspv.passes.warps.check_size import CheckWarpSize
from hipspv.passes.warps.insert_barriers import InsertWarpBarriers
from hipspv.passes.warps.linear_work_groups import LinearizeWorkGroups
from hipspv.passes.wide_integers.expand import ExpandWideOperations
from hipspv.targets.spirv.intel_cpu.hint_vector_code import HintVectorCode
from hipspv.targets.spirv.intel_cpu.vary_merged_values import VaryMergedValues
from hipspv.targets.spirv.passes.alignments import LegalizeAlignments
from hipspv.targets.spirv.passes.check_device_features import CheckDeviceFeatures, DeviceFeatures
from hipspv.targets.spirv.passes.demote_aggregates import DemoteAggregates
from hipspv.targets.spirv.passes.emit_source_lines import EmitSourceLines
from hipspv.targets.spirv.passes.limit_operands import LimitOperands
from hipspv.targets.spirv.passes.llvm_backend import LlvmBackendWorkarounds
from hipspv.targets.spirv.passes.llvm_spirv import LlvmSpirvWorkarounds
from hipspv.targets.spirv.passes.lower_amd_assembly import LowerAmdAssembly
from hipspv.targets.spirv.passes.module_flags import SetFpContract, SetSourceLanguage
from hipspv.targets.spirv.passes.sort_functions import SortFunctions
from hipspv.targets.spirv.passes.split_array_member_addresses import SplitArrayMemberAddresses
from hipspv.targets.spirv.passes.split_large_constants import SplitLargeConstants
from hipspv.targets.spirv.passes.wrap_shared_indices import WrapSharedIndices


class SpirvOptions(LowerOptions):
    """translator: 'llvm' or 'llvm-spirv'. doubles: treatment of double precision: 'native',
    'emulate' or 'error'. device: the features that the device lacks, if one is named.
    """

    translator: str = "llvm"
    doubles: str = NATIVE
    device: DeviceFeatures = DeviceFeatures()


def _source(options: SpirvOptions) -> list[Step]:
    """On each source's code, before it is linked with that of others."""
    return [
        CheckLongDoubles(),
        ReplaceLongDoubles(),
        LowerIndexVariables(),
        LowerAmdAssembly(),
        MergeStaticVariables(),
        ExportStaticVariables(),
        LowerTextureReferences(options.apart),
        SaturateConversions(),
    ]


def _link(options: SpirvOptions) -> list[Step]:
    """Passes before the link of the device library: they call its functions, and the link adds only those."""
    return [
        RecordNameExpressions(),
        LowerIndirectCalls(),
        LowerRecursion(options.recursion_stack),
        StoreSharedAddresses(),
        *only_if("races" in options.checks, lambda: _races(options)),
        LowerPrintf(),
        LowerTraps(),
    ]


def _races(options: SpirvOptions) -> Pass:
    from hipspv.passes.checks.races import InstrumentRaces

    return InstrumentRaces(bool(options.warp_synchronous), options.warp_size)


def _prepare(options: SpirvOptions) -> list[Step]:
    """Passes whose results the optimiser should see."""
    return [
        RecordLaunchBounds(),
        RecordLaunches(),
        DescribeSourceParameters(),
        LowerByrefParameters(),
        WidenBooleanParameters(),
        DropGridConstants(),
        AllowReciprocals(),
        Internalize(),
        CheckWarpSize(options.warp_size),
        CastPointerParameters(),
        LowerPtxCarries(options.level),
        LowerNamedBarriers(),
        LowerThreadExits(),
        InlineGridBarriers(),
        CheckSharedAlignment(),
        MergeDynamicShared(),
        SpillKernelArguments(options.max_kernel_arguments),
        StrengthenLockAtomics(),
        InsertWarpBarriers(options.warp_synchronous, options.warp_size, options.warnings),
        CopyByVector(),
        KeepPowers(),
    ]


def _optimize(options: SpirvOptions) -> list[Step]:
    return [
        Optimize(options.level, options.tuning),
        InlineFixedShuffles(),
        CheckShuffles(options.warp_size, options.warnings),
        RemoveUnreachableCode(),
    ]


def _lower(options: SpirvOptions) -> list[Step]:
    """Passes for constructs that several targets lack."""
    return [
        CheckTypes(options.warnings),
        *only_if(options.level == "0", FoldOutOfRangeVectorIndex),
        LowerMemoryQueries(),
        SplitAtGridBarriers(),
        MergeDivergentBarriers(),
        InferAddressSpaces(),
        WrapSharedIndices(),
        *only_if(options.level != "0", Simplify, MergeAccesses),
        SpecializeGenericAtomics(),
        OutlineFloatAtomics(),
        ExpandAtomics(),
        FoldNullPointers(),
    ]


def _legalize(options: SpirvOptions) -> list[Step]:
    """Gives a module the form of SPIR-V and OpenCL."""
    llvm, llvm_spirv = (options.translator == name for name in ("llvm", "llvm-spirv"))
    return [
        LegalizeAlignments(options.translator),
        RemoveEmptyAssembly(),
        CheckPtx(),
        CheckInstructions(),
        CheckFunctions(),
        RecordDoublePrecision(options.warnings, options.doubles),
        CheckDeviceFeatures(options.device, options.warp_size, options.warnings),
        LowerDynamicShared(),
        LinearizeWorkGroups(options.warp_size, options.level != "0"),
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
        SplitArraySignatures(),
        RemoveFreeze(),
        CleanUp(),
        VaryMergedValues(),
        *only_if(options.level == "0", HintVectorCode),
        SortFunctions(),
        SetSourceLanguage(),
        SetFpContract(options.fp_contract),
        *only_if(options.debug_lines, EmitSourceLines),
        StripDebugInfo(),
        RecordIndirectAccess(),
        RecordKernelParameters(),
        RenameFunctions(),
        DemoteAggregates(),
        LimitOperands(),
        SplitLargeConstants(),
        *only_if(llvm_spirv, SplitArrayMemberAddresses),
        *only_if(llvm, LlvmBackendWorkarounds),
        *only_if(llvm_spirv, LlvmSpirvWorkarounds),
    ]


# Their functions return the passes in the order in which these run.
PHASES: dict[str, Callable[[SpirvOptions], list[Step]]] = {
    "source": _source,
    "link": _link,
    "prepare": _prepare,
    "optimize": _optimize,
    "lower": _lower,
    "legalize": _legalize,
}
