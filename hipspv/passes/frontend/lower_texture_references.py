"""Texture references: the `texture<...>` variables of older code."""

from __future__ import annotations

from hipspv.llvm import Flag, Linkage, Module, Signature
from hipspv.passes.interface import Pass

# clang's variable whose name identifies a source, and the separator before that identity in other names.
_IDENTITY, _SEPARATOR = "__hip_cuid_", ".static."


class LowerTextureReferences(Pass):
    """Makes texture references device variables that are null until the host binds them.

    clang makes a texture reference a variable of undefined value, since the host writes it. It leaves a static one
    internal, and the optimiser would take the value for undefined (clang 22.1.8).

    `apart`: at the link of several sources a static one gets a unique name, as clang gives static
    variables; the host side has it from `hipspv.bundle.registration`.
    """

    apart: bool = False

    def run(self, module: Module) -> bool:
        space = module.target.spaces.global_
        references = module.index().variables(lambda signature: signature.space == space and _is_reference(signature))
        suffix = _suffix(module) if references and self.apart else ""
        for variable in references:
            if not variable.is_externally_initialized:
                variable.is_externally_initialized = True
                variable.linkage = Linkage.EXTERNAL
                variable.name += suffix
            variable.initializer = variable.value_type.null()
        return bool(references)


def _suffix(module: Module) -> str:
    """The suffix by which clang distinguishes the static variables of sources."""
    identities = [v.name for v in module.variables() if v.name.startswith(_IDENTITY)]
    return _SEPARATOR + identities[0][len(_IDENTITY) :] if identities else ""


def _is_reference(signature: Signature) -> bool:
    # A constant one is blockIdx or the like, which the headers declare for every source.
    undefined = signature.has(Flag.DEFINED | Flag.UNDEFINED_INITIALIZER)
    return undefined and not signature.has(Flag.CONSTANT)
