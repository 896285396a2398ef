"""The ordered list of passes for PTX: LLVM's NVPTX back end takes most of what clang makes."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.passes.atomics.locks import StrengthenLockAtomics
from hipspv.passes.checks.long_doubles import CheckLongDoubles
from hipspv.passes.checks.whole_programs import CheckUndefinedFunctions
from hipspv.passes.debug_info.strip import StripDebugInfo
from hipspv.passes.frontend.describe_source_parameters import DescribeSourceParameters
from hipspv.passes.frontend.export_static_variables import ExportStaticVariables
from hipspv.passes.frontend.internalize import Internalize
from hipspv.passes.frontend.lower_index_variables import LowerIndexVariables
from hipspv.passes.frontend.lower_indirect_calls import ReplaceKernelAddresses
from hipspv.passes.frontend.lower_texture_references import LowerTextureReferences
from hipspv.passes.frontend.merge_static_variables import MergeStaticVariables
from hipspv.passes.frontend.replace_long_doubles import ReplaceLongDoubles
from hipspv.passes.frontend.saturate_conversions import SaturateConversions
from hipspv.passes.frontend.store_shared_addresses import StoreSharedAddresses
from hipspv.passes.interface import Step, only_if
from hipspv.passes.memory.copy_by_vector import CopyByVector
from hipspv.passes.memory.dynamic_shared_memory import MergeDynamicShared
from hipspv.passes.metadata.name_expressions import RecordNameExpressions
from hipspv.passes.metadata.record_launches import RecordLaunches
from hipspv.passes.options import LowerOptions
from hipspv.passes.warps.check_size import CheckWarpSize
from hipspv.passes.warps.insert_barriers import InsertWarpBarriers
from hipspv.passes.wide_integers.expand import ExpandWideOperations
from hipspv.targets.nvptx.passes.approximate_divisions import ApproximateDivisions
from hipspv.targets.nvptx.passes.check_variables import CheckVariables
from hipspv.targets.nvptx.passes.convert_by_instruction import ConvertByInstruction
from hipspv.targets.nvptx.passes.copy_written_parameters import CopyWrittenParameters
from hipspv.targets.nvptx.passes.drop_unused_tables import DropUnusedTables
from hipspv.targets.nvptx.passes.emit_records import EmitRecords
from hipspv.targets.nvptx.passes.fence_updates import FenceUpdates
from hipspv.targets.nvptx.passes.flush_denormals import FlushDenormals
from hipspv.targets.nvptx.passes.inline_odd_integers import InlineOddIntegers
from hipspv.targets.nvptx.passes.keep_constant_parameters import KeepConstantParameters
from hipspv.targets.nvptx.passes.keep_loops_whole import KeepLoopsWhole
from hipspv.targets.nvptx.passes.keep_shared_addresses_in_code import KeepSharedAddressesInCode
from hipspv.targets.nvptx.passes.kernel_limits import ApplyKernelLimits
from hipspv.targets.nvptx.passes.legalize_atomics import LegalizeAtomics
from hipspv.targets.nvptx.passes.optimize import OptimizeForGpu
from hipspv.targets.nvptx.passes.plain_texture_references import PlainTextureReferences
from hipspv.targets.nvptx.passes.record_source_alignments import RecordSourceAlignments
from hipspv.targets.nvptx.passes.rename_symbols import RenameSymbols
from hipspv.targets.nvptx.passes.take_lower_bits import TakeLowerBits
from hipspv.targets.nvptx.passes.widen_integer_parameters import WidenIntegerParameters


class NvptxOptions(LowerOptions):
    """ptx_version: times ten."""

    ptx_version: int = 78


def _source(options: NvptxOptions) -> list[Step]:
    return [
        CheckLongDoubles(keep_lines=False),
        ReplaceLongDoubles(),
        LowerIndexVariables(),
        MergeStaticVariables(),
        ExportStaticVariables(),
        LowerTextureReferences(options.apart),
        PlainTextureReferences(),
        SaturateConversions(),
    ]


def _link(options: NvptxOptions) -> list[Step]:
    return [RecordNameExpressions(), ReplaceKernelAddresses(), StoreSharedAddresses()]


def _prepare(options: NvptxOptions) -> list[Step]:
    return [
        RecordLaunches(),
        DescribeSourceParameters(),
        Internalize(),
        CheckWarpSize(options.warp_size),
        KeepConstantParameters(),
        WidenIntegerParameters(),
        ApplyKernelLimits(options.max_registers),
        FlushDenormals(),
        InlineOddIntegers(),
        MergeDynamicShared(),
        StrengthenLockAtomics(),
        InsertWarpBarriers(options.warp_synchronous, options.warp_size, options.warnings),
        KeepSharedAddressesInCode(),
        ConvertByInstruction(),
        CopyByVector(),
        KeepLoopsWhole(),
    ]


def _optimize(options: NvptxOptions) -> list[Step]:
    return [OptimizeForGpu(options.level, options.ptx_version, options.tuning)]


def _none(options: NvptxOptions) -> list[Step]:
    return []


def _legalize(options: NvptxOptions) -> list[Step]:
    return [
        CheckUndefinedFunctions(),
        DropUnusedTables(),
        CheckVariables(),
        CopyWrittenParameters(),
        LegalizeAtomics(),
        FenceUpdates(),
        TakeLowerBits(),
        ApproximateDivisions(),
        ExpandWideOperations(),
        RecordSourceAlignments(),
        RenameSymbols(),
        EmitRecords(),
        *only_if(not options.debug_lines, StripDebugInfo),
    ]


PHASES: dict[str, Callable[[NvptxOptions], list[Step]]] = {
    "source": _source,
    "link": _link,
    "prepare": _prepare,
    "optimize": _optimize,
    "lower": _none,
    "legalize": _legalize,
}
