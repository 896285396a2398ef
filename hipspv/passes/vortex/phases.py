"""The ordered list of passes for Vortex: those for SPIR-V up to the legalisation, then its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hipspv.passes.debug_info.strip import StripDebugInfo
from hipspv.passes.metadata.kernel_parameters import RecordKernelParameters
from hipspv.passes.optimize.llvm_passes import CleanUp, Optimize
from hipspv.passes.spirv import phases as spirv
from hipspv.passes.spirv.legalize.intrinsics import NATIVE, ExpandIntrinsics
from hipspv.passes.spirv.legalize.vector_intrinsics import ScalarizeVectorIntrinsics
from hipspv.passes.vortex.builtins import LinkBuiltins
from hipspv.passes.vortex.control_flow import DivideWarps
from hipspv.passes.vortex.kernel_entries import WrapKernels
from hipspv.passes.vortex.machine_form import TakeMachineForm
from hipspv.passes.vortex.records import RecordLanes, RecordVariables
from hipspv.passes.vortex.shared_memory import PlaceSharedMemory
from hipspv.passes.wide_integers.expand import ExpandWideOperations
from hipspv.vortex import start

if TYPE_CHECKING:
    from collections.abc import Callable

    from hipspv.passes.interface import Pass


@dataclass(frozen=True)
class VortexOptions(spirv.SpirvOptions):
    """width: bits of a register and of a pointer. layout: the data layout of the result. library:
    the file that defines OpenCL's built-in functions."""

    width: int = 64
    layout: str = ""
    library: str = ""


def _legalize(options: VortexOptions, every: bool) -> list[Pass]:
    width = options.width
    return [
        RecordKernelParameters(),
        RecordLanes(options.warp_size),
        RecordVariables(),
        LinkBuiltins(options.library, start.FUNCTIONS),
        PlaceSharedMemory(),
        WrapKernels(width),
        Optimize(options.level, options.tuning),
        ScalarizeVectorIntrinsics(),
        ExpandWideOperations(),
        ExpandIntrinsics(NATIVE | {"thread.pointer"}),
        CleanUp(),
        StripDebugInfo(),
        DivideWarps(frozenset(start.FUNCTIONS)),
        TakeMachineForm(f"riscv{width}-unknown-elf", options.layout),
    ]


PHASES: dict[str, Callable[[VortexOptions, bool], list[Pass]]] = {
    **spirv.PHASES,
    "legalize": _legalize,
}
