"""Names of the user's device functions."""

from __future__ import annotations

from hipspv.llvm import Flag, Module, Signature
from hipspv.passes.interface import Pass

PREFIX = "hipspv.fn."


class RenameFunctions(Pass):
    """Renames the user's device functions, so that no translator takes them for OpenCL's built-in functions.

    Both translators know built-in functions by their mangled names. llvm-spirv takes a user's
    `cross(float4, float4)` or `dot(Vec, Vec)` for the built-in, although it has a body. Defined
    functions get a name that no built-in has; kernels keep theirs for the host.
    """

    def run(self, module: Module) -> bool:
        changed = False
        for function in module.index().functions(_is_users_function):
            if not function.name.startswith(PREFIX):
                function.name = PREFIX + function.name
                changed = True
        return changed


def _is_users_function(signature: Signature) -> bool:
    return signature.flags & (Flag.DEFINED | Flag.KERNEL) == Flag.DEFINED
