"""The ordered list of passes for Vortex: those for SPIR-V up to the legalisation, then its own."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm import Opcode
from hipspv.passes.barriers.merge_divergent import MergeDivergentBarriers
from hipspv.passes.checks.instructions import CheckInstructions
from hipspv.passes.checks.ptx import CheckPtx
from hipspv.passes.checks.types import CheckTypes
from hipspv.passes.checks.whole_programs import CheckUndefinedFunctions
from hipspv.passes.debug_info.strip import StripDebugInfo
from hipspv.passes.frontend.link_builtins import LinkBuiltins
from hipspv.passes.frontend.remove_empty_assembly import RemoveEmptyAssembly
from hipspv.passes.grid.split import SplitAtGridBarriers
from hipspv.passes.interface import Pass, Step, only_if
from hipspv.passes.legalize.aggregates import LegalizeAggregates
from hipspv.passes.legalize.integers import LegalizeIntegers
from hipspv.passes.legalize.intrinsics import NATIVE, ExpandIntrinsics
from hipspv.passes.legalize.vector_intrinsics import ScalarizeVectorIntrinsics
from hipspv.passes.legalize.vectors import LegalizeVectors
from hipspv.passes.memory.infer_address_spaces import InferAddressSpaces
from hipspv.passes.memory.lower_memory_queries import LowerMemoryQueries
from hipspv.passes.memory.spill_kernel_arguments import SpillKernelArguments
from hipspv.passes.metadata.kernel_parameters import RecordKernelParameters
from hipspv.passes.optimize.llvm_passes import CleanUp, Optimize, Simplify
from hipspv.passes.wide_integers.expand import ExpandWideOperations
from hipspv.targets.spirv import phases as spirv
from hipspv.targets.vortex import start
from hipspv.targets.vortex.passes.control_flow import DivideWarps, LowerSwitches, StructureControlFlow
from hipspv.targets.vortex.passes.expand_branching_intrinsics import ExpandBranchingIntrinsics
from hipspv.targets.vortex.passes.expand_double_words import ExpandDoubleWords
from hipspv.targets.vortex.passes.expand_selects import ExpandSelects
from hipspv.targets.vortex.passes.keep_branches_whole import KeepBranchesWhole
from hipspv.targets.vortex.passes.kernel_entries import WrapKernels
from hipspv.targets.vortex.passes.lock_atomics import LockAtomics
from hipspv.targets.vortex.passes.machine_form import TakeMachineForm
from hipspv.targets.vortex.passes.narrow_pointers import NarrowPointers
from hipspv.targets.vortex.passes.prefer_words import PreferWords
from hipspv.targets.vortex.passes.records import RecordLanes, RecordVariables
from hipspv.targets.vortex.passes.shared_memory import PlaceSharedMemory


class VortexOptions(spirv.SpirvOptions):
    """width: bits of a register and of a pointer. layout: the data layout of the result. library:
    the file that defines OpenCL's built-in functions."""

    width: int = 64
    layout: str = ""
    library: str = ""


def _prepare(options: VortexOptions) -> list[Step]:
    """As for SPIR-V, but for the limit on a kernel's arguments."""
    passes = spirv.PHASES["prepare"](options)
    kept = [each for each in passes if not isinstance(each, SpillKernelArguments)]
    return [*only_if(options.width == 32, PreferWords), *kept]


def _lower(options: VortexOptions) -> list[Step]:
    return [
        CheckTypes(options.warnings),
        LowerMemoryQueries(),
        SplitAtGridBarriers(),
        MergeDivergentBarriers(),
        InferAddressSpaces(),
        *only_if(options.level != "0", Simplify),
    ]


def _legalize(options: VortexOptions) -> list[Step]:
    return [
        RemoveEmptyAssembly(),
        CheckPtx(),
        CheckInstructions(frozenset((Opcode.ATOMIC_RMW,))),
        CheckUndefinedFunctions(),
        RecordKernelParameters(by_source=True),
        RecordLanes(options.warp_size),
        RecordVariables(),
        LinkBuiltins(options.library, start.FUNCTIONS),
        PlaceSharedMemory(),
        WrapKernels(options.width),
        *finish(options),
    ]


def finish(options: VortexOptions) -> list[Pass]:
    """The passes that make machine code possible, for kernels and for library functions."""
    width = options.width
    return [
        LockAtomics(width),
        *([PreferWords()] if width == 32 else []),
        Optimize(options.level, options.tuning),
        ScalarizeVectorIntrinsics(),
        ExpandWideOperations(),
        LowerSwitches(),
        LegalizeAggregates(lengths=()),
        LegalizeVectors(lengths=()),
        LegalizeIntegers(),
        ExpandIntrinsics(NATIVE | _NATIVE),
        StructureControlFlow(),
        ExpandBranchingIntrinsics(width),
        *([NarrowPointers()] if width == 32 else []),
        ExpandSelects(width),
        ExpandDoubleWords(width),
        CleanUp(),
        StripDebugInfo(),
        DivideWarps(frozenset(start.FUNCTIONS)),
        KeepBranchesWhole(),
        TakeMachineForm(f"riscv{width}-unknown-elf", options.layout),
    ]


# Intrinsics that LLVM's RISC-V target makes code of, or calls of library functions.
_NATIVE = frozenset(("thread.pointer", "memset", "memmove"))

PHASES: dict[str, Callable[[VortexOptions], list[Step]]] = {
    **spirv.PHASES,
    "prepare": _prepare,
    "lower": _lower,
    "legalize": _legalize,
}
