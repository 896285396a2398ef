"""Checks that the program's device has the features that its kernels need."""

from __future__ import annotations

from typing import NamedTuple

from hipspv.llvm import Function, Instruction, Module
from hipspv.passes.analysis.call_graph import KernelsByFunction, spread
from hipspv.passes.analysis.lanes import lane_dependent
from hipspv.passes.checks.features import FEATURES
from hipspv.passes.diagnostics import Diagnostic, PassError, Warnings, at, at_function
from hipspv.passes.interface import Pass
from hipspv.passes.record import made

_REFUSED, _MADE = "unsupported-by-profile", "made-for-profile"
_IN_SOFTWARE = ": it is done in software there, slowly"
# The directory of hipspv's own headers, whose functions are inlined into the program's.
_HEADERS = "/hip/spirv_detail/"


class DeviceFeatures(NamedTuple):
    """The features that a device lacks.

    `name`: as messages call it. `lacks`: names of FEATURES. `made`: those of them that the runtime
    emulates on the device. `sub_group_sizes`: those that a kernel may require; None if unknown.
    """

    name: str = ""
    lacks: frozenset[str] = frozenset()
    made: frozenset[str] = frozenset()
    sub_group_sizes: tuple[int, ...] | None = None


class CheckDeviceFeatures(Pass):
    """Reports each kernel that needs a feature that --target-profile= or --spirv-version= leaves
    out, at the first instruction that needs it.
    """

    device: DeviceFeatures
    warp_size: int
    warnings: Warnings = made(factory=Warnings)

    def run(self, module: Module) -> bool:
        problems: list[Diagnostic] = []
        lacks = self.device.lacks
        if any(map(self.warnings.wanted, (_REFUSED, _MADE))):
            kernels = KernelsByFunction(module)
            for name in FEATURES:
                told = "sub_groups" in lacks and name.startswith("sub_group_")
                if name in lacks and not told:
                    problems += self._check(module, name, kernels)
            if "sub_groups" not in lacks:
                problems += self._check_size(module)
        if problems:
            raise PassError(problems)
        return False

    def _check(self, module: Module, name: str, kernels: KernelsByFunction) -> list[Diagnostic]:
        problems: list[Diagnostic] = []
        visited: set[Function] = set()
        for user in FEATURES[name].find(module):
            for kernel in spread(user.function, visited, Function.callers):
                if kernel.is_kernel:
                    problems += self._tell(user, kernel, name, kernels)
        return problems

    def _tell(self, user: Instruction, kernel: Function, name: str, kernels: KernelsByFunction) -> list[Diagnostic]:
        warning, what, remedy = self._warning(name), FEATURES[name].what, FEATURES[name].remedy
        message = f"kernel '{kernel.owner.demangle(kernel.name)}' needs {what}, "
        message += f"which {self.device.name} lacks" + _IN_SOFTWARE * (warning == _MADE)
        chain = kernels[user.function]
        location = user.location or user.function.location
        if not location.line or _HEADERS in location.file:  # the kernel's location says more
            return self.warnings.sort(warning, at_function(kernel, message, remedy))
        found = at(user, message, remedy, chain if len(chain) > 1 and chain[0] == kernel else ())
        return self.warnings.sort(warning, found)

    def _warning(self, feature: str) -> str:
        return _MADE if feature in self.device.made else _REFUSED

    def _check_size(self, module: Module) -> list[Diagnostic]:
        sizes = self.device.sub_group_sizes
        if sizes is None or self.warp_size in sizes:
            return []
        which = ", ".join(map(str, sizes)) or "none that a kernel may require"
        remedy = f"sizes there: {which}" + "; --warp-size= chooses one" * bool(sizes)
        problems: list[Diagnostic] = []
        linear = lane_dependent(module)
        for kernel in module.kernels():
            if kernel in linear:
                name = module.demangle(kernel.name)
                message = (
                    f"kernel '{name}' needs warps of {self.warp_size} lanes, "
                    f"which {self.device.name} lacks{_IN_SOFTWARE}"
                )
                problems += self.warnings.sort(_MADE, at_function(kernel, message, remedy))
        return problems
