"""Linkage of a device module that is one whole program."""

from __future__ import annotations

from hipspv.llvm import Attributes, Flag, GlobalVariable, Linkage, Module, Signature
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.device_variables import SERVICE, is_device_variable
from hipspv.passes.interface import Pass

# Arrays by which clang keeps symbols that only the host names. Here the variable table does that.
_KEEPERS = ("llvm.used", "llvm.compiler.used")


class Internalize(Pass):
    """Makes all but kernels and device variables internal, so that the optimiser may change the
    rest freely and SPIR-V gets no Import or Export linkage for it.

    Undoes -O0's `optnone`, which no translator reads, with the `noinline` that must accompany it.
    """

    def run(self, module: Module) -> bool:
        changed = drop_keepers(module)
        index = module.index()
        functions = index.functions(_is_loose)
        variables = index.variables(lambda signature: signature.has(Flag.DEFINED))
        for function in functions:
            function.drop_comdat()
            attributes = Attributes(function)
            if attributes.find(FUNCTION, "optnone"):
                attributes.remove(FUNCTION, "optnone")
                attributes.remove(FUNCTION, "noinline")
            function.linkage = _linkage(function.is_kernel)
        for variable in variables:
            changed |= _settle(variable)
        return changed or bool(functions)


def _linkage(of_kernel: object) -> Linkage:
    return Linkage.EXTERNAL if of_kernel else Linkage.INTERNAL


def _is_loose(signature: Signature) -> bool:
    """True if functions of this signature must be changed."""
    wanted = _linkage(signature.has(Flag.KERNEL))
    changes = signature.detail != wanted or signature.flags & (Flag.COMDAT | Flag.OPTNONE)
    return bool(signature.has(Flag.DEFINED) and changes)


def _settle(variable: GlobalVariable) -> bool:
    """Gives the variable the linkage that it should have. Returns true if it had another."""
    variable.drop_comdat()
    wanted = linkage = variable.linkage
    if variable.name.startswith("llvm."):
        return False  # LLVM's own lists, as that of constructors, have appending linkage
    if not is_device_variable(variable):
        wanted = Linkage.INTERNAL
    elif variable.name != SERVICE:
        # clang emits each variable that the host names, also a template's or one that no kernel uses.
        wanted = Linkage.EXTERNAL
    variable.linkage = wanted
    return wanted != linkage


def drop_keepers(module: Module) -> bool:
    """Removes the arrays of symbols that a linker must keep. Returns true if there were any."""
    keepers = [keeper for name in _KEEPERS if (keeper := module.variable(name))]
    for keeper in keepers:
        keeper.erase()
    return bool(keepers)
