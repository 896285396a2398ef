"""The passes that give a module the form of SPIR-V and OpenCL."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hipspv.passes.memory.dynamic_shared_memory import LowerDynamicShared
from hipspv.passes.metadata.double_precision import NATIVE, RecordDoublePrecision
from hipspv.passes.metadata.indirect_access import RecordIndirectAccess
from hipspv.passes.metadata.kernel_parameters import RecordKernelParameters
from hipspv.passes.optimize.llvm_passes import CleanUp
from hipspv.passes.options import LowerOptions
from hipspv.passes.spirv.alignments import LegalizeAlignments
from hipspv.passes.spirv.check_device_features import CheckDeviceFeatures, DeviceFeatures
from hipspv.passes.spirv.check_instructions import CheckFunctions, CheckInstructions
from hipspv.passes.spirv.demote_aggregates import DemoteAggregates
from hipspv.passes.spirv.device_variables import ExportDeviceVariables
from hipspv.passes.spirv.emit_source_lines import EmitSourceLines
from hipspv.passes.spirv.legalize.aggregates import LegalizeAggregates
from hipspv.passes.spirv.legalize.freeze import RemoveFreeze
from hipspv.passes.spirv.legalize.integers import LegalizeIntegers
from hipspv.passes.spirv.legalize.integers.functions import ExpandWideOperations
from hipspv.passes.spirv.legalize.intrinsics import ExpandIntrinsics
from hipspv.passes.spirv.legalize.memory_intrinsics import ExpandMemoryIntrinsics
from hipspv.passes.spirv.legalize.vector_intrinsics import ScalarizeVectorIntrinsics
from hipspv.passes.spirv.legalize.vectors import LegalizeVectors, LegalizeVectorSelects
from hipspv.passes.spirv.legalize.zero_length_arrays import LegalizeZeroLengthArrays
from hipspv.passes.spirv.llvm_backend import LlvmBackendWorkarounds
from hipspv.passes.spirv.llvm_spirv import LlvmSpirvWorkarounds
from hipspv.passes.spirv.lower_initial_addresses import LowerInitialAddresses
from hipspv.passes.spirv.module_flags import SetFpContract, SetSourceLanguage, StripDebugInfo
from hipspv.passes.spirv.prevent_loop_vectorization import PreventLoopVectorization
from hipspv.passes.spirv.remove_empty_assembly import RemoveEmptyAssembly
from hipspv.passes.spirv.rename_functions import RenameFunctions
from hipspv.passes.spirv.sort_functions import SortFunctions
from hipspv.passes.spirv.split_array_member_addresses import SplitArrayMemberAddresses
from hipspv.passes.warps.linear_work_groups import LinearizeWorkGroups

if TYPE_CHECKING:
    from hipspv.passes.interface import Pass


@dataclass(frozen=True)
class SpirvOptions(LowerOptions):
    """translator: 'llvm' or 'llvm-spirv'. doubles: treatment of double precision: 'native',
    'emulate' or 'error'. device: the features that the device lacks, if one is named.
    """

    translator: str = "llvm"
    doubles: str = NATIVE
    device: DeviceFeatures = field(default_factory=DeviceFeatures)


def passes(options: SpirvOptions, every: bool = False) -> list[Pass]:
    """The passes in order. every: those for other options, too."""
    llvm, llvm_spirv = (every or options.translator == name for name in ("llvm", "llvm-spirv"))
    return [
        LegalizeAlignments(options.translator),
        RemoveEmptyAssembly(),
        CheckInstructions(),
        CheckFunctions(),
        RecordDoublePrecision(options.warnings, options.doubles),
        CheckDeviceFeatures(options.device, options.warp_size, options.warnings),
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
        *([PreventLoopVectorization()] if every or options.level == "0" else []),
        SortFunctions(),
        SetSourceLanguage(),
        SetFpContract(options.fp_contract),
        *([EmitSourceLines()] if every or options.debug_lines else []),
        StripDebugInfo(),
        RecordIndirectAccess(),
        RecordKernelParameters(),
        RenameFunctions(),
        DemoteAggregates(),
        *([SplitArrayMemberAddresses()] if llvm_spirv else []),
        *([LlvmBackendWorkarounds()] if llvm else []),
        *([LlvmSpirvWorkarounds()] if llvm_spirv else []),
    ]
