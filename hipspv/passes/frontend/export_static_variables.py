"""Static device variables of a module that programs load at run time."""

from __future__ import annotations

import re

from hipspv.llvm import Flag, GlobalVariable, Linkage, Module, Signature
from hipspv.passes import source_marks
from hipspv.passes.interface import Pass

# Itanium C++ ABI, 5.1.5: `L` precedes the name of a static variable at namespace scope. A global one has no other part.
_GLOBAL = re.compile(r"_ZL\d+(\w+)")
_IN_NAMESPACE = re.compile(r"(_ZN(?:\d\w*?)+)L(\d+\w+E)")


class ExportStaticVariables(Pass):
    """Gives the static variables of CUDA's modules CUDA's names, by which cuModuleGetGlobal finds them.

    NVRTC keeps a static `__constant__` or `__device__` variable that device code uses (NVIDIA's sample
    binomialOptions_nvrtc), and the host may write to it. clang makes it internal. A constant of C++ looks like one.
    """

    def run(self, module: Module) -> bool:
        if not source_marks.has(module, source_marks.CUDA_MODULE):
            return False
        spaces = (module.target.spaces.global_, module.target.spaces.constant)

        def is_static(signature: Signature) -> bool:
            internal = signature.has(Flag.DEFINED) and signature.detail == Linkage.INTERNAL
            return internal and signature.space in spaces

        return any([_export(module, variable) for variable in module.index().variables(is_static)])


def cuda_name(name: str) -> str:
    """Return CUDA's name of a static variable at namespace scope, or an empty string for other variables."""
    if found := _GLOBAL.fullmatch(name):
        return found[1]
    return "".join(found.groups()) if (found := _IN_NAMESPACE.fullmatch(name)) else ""


def _export(module: Module, variable: GlobalVariable) -> bool:
    name = cuda_name(variable.name)
    if not name or module.variable(name) or module.function(name):
        return False
    variable.name = name
    variable.linkage = Linkage.EXTERNAL
    variable.is_externally_initialized = True
    return True
