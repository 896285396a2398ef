"""Static device variables under -fgpu-rdc."""

from __future__ import annotations

from hipspv.llvm import Flag, Module
from hipspv.passes.interface import Pass

# The text that clang puts between a static variable's name and its source's identity
# (CodeGenModule::printPostfixForExternalizedDecl).
_SUFFIX = ".static."


class MergeStaticVariables(Pass):
    """Merges the two names that clang may give one static device variable under -fgpu-rdc.

    clang gives a static variable that the host names a unique name, since other sources may have
    one of the same name. Device code that clang made before it saw the host's use has the plain
    name (clang 22.1.8). Both are one variable, and must be so before modules are linked.
    """

    def run(self, module: Module) -> bool:
        changed = False
        if not module.index().variable_signatures(lambda signature: not signature.has(Flag.DEFINED)):
            return False
        for variable in module.variables():
            plain, found, _ = variable.name.partition(_SUFFIX)
            declared = module.variable(plain) if found and not variable.is_declaration else None
            if declared and declared.is_declaration:
                declared.replace_all_uses_with(variable)
                declared.erase()
                changed = True
        return changed
