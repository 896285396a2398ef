"""Boolean parameters of kernels."""

from __future__ import annotations

from hipspv.llvm import Attributes, Builder, Flag, Function, Module, Predicate, Signature, Type
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import keep_source
from hipspv.passes.rewrite.signatures import change_kernel


class WidenBooleanParameters(Pass):
    """Passes a kernel's Boolean parameters as bytes, because OpenCL's SPIR-V environment (section
    2.10) allows no Boolean parameter.

    It would have no size for the host's argument: Mesa (26.2) refuses a byte for it. The kernel
    takes the byte that the host passes, and any value but 0 is true.
    """

    def run(self, module: Module) -> bool:
        boolean = module.context.integer(1)
        found = list(module.index().functions(lambda signature: _concerns(signature, boolean)))
        for kernel in found:
            _take_bytes(module, kernel, boolean)
        return bool(found)


def _concerns(signature: Signature, boolean: Type) -> bool:
    return signature.has(Flag.DEFINED | Flag.KERNEL) and boolean in signature.type.parameters


def _take_bytes(module: Module, kernel: Function, boolean: Type) -> None:
    byte, old = module.context.integer(8), kernel.parameters
    types = [byte if p.type == boolean else p.type for p in old]
    new = change_kernel(kernel, types, [i for i, p in enumerate(old) if p.type != boolean])
    attributes = Attributes(new)
    with Builder(module) as build:
        build.before(new.entry.first)
        for i, (parameter, taken) in enumerate(zip(old, new.parameters, strict=True)):
            if parameter.type != boolean:
                continue
            attributes.add(FIRST_PARAMETER + i, "zeroext")
            keep_source(kernel, new, i)
            taken.name = parameter.name
            parameter.replace_all_uses_with(build.compare(Predicate.NE, taken, byte.constant(0)))
    kernel.erase()
