"""The passes, and the names of built-in functions that they use."""

from __future__ import annotations

from hipspv.passes.interface import Step
from hipspv.passes.memory.device_variables import ExportDeviceVariables
from hipspv.passes.memory.dynamic_shared_memory import LowerDynamicShared
from hipspv.passes.optimize.llvm_passes import CleanUp
from hipspv.passes.options import LowerOptions
from hipspv.targets.builtins import Builtins
from hipspv.targets.spirv.phases import PHASES as SPIRVS


class ToyBuiltins(Builtins):
    """Functions by other names, without C++ types."""

    def __getattr__(self, name: str) -> str:
        return f"toy_{name}"

    def overload(self, function: str, parameters: str) -> str:
        return f"toy_{function}_{parameters}"

    def defines(self, name: str) -> bool:
        return name.startswith("toy_")

    def is_sub_group(self, name: str) -> bool:
        return name.startswith("toy_sub_group")


def _legalize(options: LowerOptions) -> list[Step]:
    return [LowerDynamicShared(), ExportDeviceVariables(), CleanUp()]


PHASES = {**SPIRVS, "legalize": _legalize}
