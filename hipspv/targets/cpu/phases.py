"""The ordered list of passes for the host's processor."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm.code_generator import LEVELS
from hipspv.passes.atomics.locks import StrengthenLockAtomics
from hipspv.passes.barriers.named import LowerNamedBarriers
from hipspv.passes.checks.ptx import CheckPtx
from hipspv.passes.checks.whole_programs import CheckUndefinedFunctions
from hipspv.passes.debug_info.strip import StripDebugInfo
from hipspv.passes.frontend.export_static_variables import ExportStaticVariables
from hipspv.passes.frontend.internalize import Internalize
from hipspv.passes.frontend.link_builtins import LinkBuiltins
from hipspv.passes.frontend.lower_index_variables import LowerIndexVariables
from hipspv.passes.frontend.lower_indirect_calls import LowerIndirectCalls
from hipspv.passes.frontend.lower_printf import LowerPrintf
from hipspv.passes.frontend.lower_ptx_carries import LowerPtxCarries
from hipspv.passes.frontend.lower_recursion import LowerRecursion
from hipspv.passes.frontend.lower_texture_references import LowerTextureReferences
from hipspv.passes.frontend.merge_static_variables import MergeStaticVariables
from hipspv.passes.frontend.rename_functions import RenameFunctions
from hipspv.passes.frontend.saturate_conversions import SaturateConversions
from hipspv.passes.frontend.store_shared_addresses import StoreSharedAddresses
from hipspv.passes.frontend.thread_exits import LowerThreadExits, LowerTraps
from hipspv.passes.grid.inline_calls import InlineGridBarriers
from hipspv.passes.grid.split import SplitAtGridBarriers
from hipspv.passes.interface import Step, only_if
from hipspv.passes.memory.dynamic_shared_memory import MergeDynamicShared
from hipspv.passes.memory.infer_address_spaces import InferAddressSpaces
from hipspv.passes.memory.lower_memory_queries import DropGridConstants, LowerMemoryQueries
from hipspv.passes.metadata.launch_bounds import RecordLaunchBounds
from hipspv.passes.metadata.name_expressions import RecordNameExpressions
from hipspv.passes.metadata.record_launches import RecordLaunches
from hipspv.passes.optimize.keep_powers import KeepPowers
from hipspv.passes.optimize.llvm_passes import CleanUp, Optimize, RemoveUnreachableCode
from hipspv.passes.optimize.merge_equal_inputs import MergeEqualInputs
from hipspv.passes.options import LowerOptions
from hipspv.passes.warps.check_size import CheckWarpSize
from hipspv.passes.warps.insert_barriers import InsertWarpBarriers
from hipspv.targets.cpu.passes.check_accesses import CheckAccesses
from hipspv.targets.cpu.passes.count_lines import CountLines
from hipspv.targets.cpu.passes.emit_records import EmitRecords, ExportVariables, UseHostConvention
from hipspv.targets.cpu.passes.form_blocks import FormBlocks
from hipspv.targets.cpu.passes.host_functions import NameHostFunctions
from hipspv.targets.cpu.passes.host_parameters import DescribeHostParameters, RecordHostParameters, StripVariables
from hipspv.targets.cpu.passes.keep_variables import KeepVariables
from hipspv.targets.cpu.passes.launch_bounds import ReadLaunchBounds
from hipspv.targets.cpu.passes.shared_atomics import RelaxSharedAtomics
from hipspv.targets.spirv.passes.lower_amd_assembly import LowerAmdAssembly
from hipspv.targets.spirv.passes.wrap_shared_indices import WrapSharedIndices


class CpuOptions(LowerOptions):
    """library: the file with the functions that run threads. checkers: the one with those of checks. vectors: the host
    has registers for them."""

    library: str = ""
    checkers: str = ""
    vectors: bool = True

    @property
    def watches_threads(self) -> bool:
        """True for code that calls functions with the index of the running thread."""
        return bool(self.checks) or self.coverage

    @property
    def for_debuggers(self) -> bool:
        """True if variables stay in memory: at other levels code is the same with and without -g."""
        return self.debug_variables and self.level in ("0", "1", "g")


def _source(options: CpuOptions) -> list[Step]:
    return [
        DescribeHostParameters(),
        LowerIndexVariables(),
        LowerAmdAssembly(),
        MergeStaticVariables(),
        ExportStaticVariables(),
        LowerTextureReferences(options.apart),
        SaturateConversions(),
    ]


def _link(options: CpuOptions) -> list[Step]:
    return [
        RecordNameExpressions(),
        ReadLaunchBounds(),
        *only_if(options.coverage, CountLines),
        LowerIndirectCalls(),
        LowerRecursion(options.recursion_stack),
        StoreSharedAddresses(),
        LowerPrintf(),
        LowerTraps(),
    ]


def _prepare(options: CpuOptions) -> list[Step]:
    return [
        *only_if(not options.for_debuggers, StripVariables),
        *only_if(options.for_debuggers, KeepVariables),
        RecordLaunchBounds(),
        RecordLaunches(),
        DropGridConstants(),
        Internalize(),
        CheckWarpSize(options.warp_size),
        LowerPtxCarries(options.level),
        LowerNamedBarriers(),
        LowerThreadExits(),
        InlineGridBarriers(),
        MergeDynamicShared(),
        StrengthenLockAtomics(),
        *only_if(
            bool(options.checks),
            lambda: CheckAccesses(options.checks, bool(options.warp_synchronous), options.warp_size),
        ),
        InsertWarpBarriers(options.warp_synchronous, options.warp_size, options.warnings),
        KeepPowers(),
    ]


def _optimize(options: CpuOptions) -> list[Step]:
    return [Optimize(options.level, options.tuning), MergeEqualInputs(), RemoveUnreachableCode()]


def _lower(options: CpuOptions) -> list[Step]:
    return [LowerMemoryQueries(), SplitAtGridBarriers(), InferAddressSpaces(), WrapSharedIndices()]


def _legalize(options: CpuOptions) -> list[Step]:
    return [
        CheckPtx(),
        CheckUndefinedFunctions(),
        RecordHostParameters(),
        ExportVariables(),
        LinkBuiltins(options.library, ()),
        FormBlocks(
            options.warp_size,
            packs=options.vectors and LEVELS[options.level] > 1 and not options.watches_threads,
            packs_of_warps=not (options.for_debuggers or options.watches_threads),
            for_debuggers=options.for_debuggers,
        ),
        RelaxSharedAtomics(),
        LinkBuiltins(options.library, ()),
        *only_if(bool(options.checks), lambda: LinkBuiltins(options.checkers, ())),
        RenameFunctions(),
        NameHostFunctions(),
        EmitRecords(),
        UseHostConvention(),
        CleanUp(),
        *only_if(not options.debug_lines, StripDebugInfo),
    ]


PHASES: dict[str, Callable[[CpuOptions], list[Step]]] = {
    "source": _source,
    "link": _link,
    "prepare": _prepare,
    "optimize": _optimize,
    "lower": _lower,
    "legalize": _legalize,
}
