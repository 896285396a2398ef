"""Records of launch metadata that only images for Vortex have."""

from __future__ import annotations

from hipspv.llvm import Module
from hipspv.passes.analysis.device_variables import device_variables
from hipspv.passes.analysis.lanes import WARP_SIZE, lane_dependent
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import add_record


class RecordLanes(Pass):
    """Records the warp size of kernels that depend on it, which a device must have."""

    warp_size: int = WARP_SIZE  # lanes

    def run(self, module: Module) -> bool:
        found = lane_dependent(module)
        for kernel in module.kernels():
            if kernel in found:
                add_record(module, "lanes", kernel.name, self.warp_size)
        return bool(found)


class RecordVariables(Pass):
    """Records the variables that the host may ask for; the driver adds their offsets."""

    def run(self, module: Module) -> bool:
        variables = device_variables(module)
        for variable in variables:
            kind = ["constant"] if variable.is_constant_data else []
            size = module.size_of(variable.value_type)
            add_record(module, "variable", 0, variable.name, size, *kind)
            # The host may write to it.
            variable.is_constant_data = False
        return bool(variables)
