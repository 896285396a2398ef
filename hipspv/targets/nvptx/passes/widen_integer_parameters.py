"""Kernel parameters that are integers of odd widths."""

from __future__ import annotations

from hipspv.llvm import Builder, Flag, Function, Module, Opcode, Signature, Type
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import keep_source
from hipspv.passes.rewrite.signatures import change_kernel

# Those that LLVM's back end declares: PTX has types of up to 64 bits, and 128 bits are bytes.
_WIDTHS = (1, 8, 16, 32, 64, 128)


class WidenIntegerParameters(Pass):
    """Passes a kernel's `_BitInt` of an odd width in the next type that PTX has, whose size in memory is the same.

    LLVM's back end (22.1) would declare a parameter `.u33`, or end at one of more than 64 bits.
    """

    def run(self, module: Module) -> bool:
        found = list(module.index().functions(_concerns))
        for kernel in found:
            _widen(module, kernel)
        return bool(found)


def _concerns(signature: Signature) -> bool:
    is_kernel = signature.has(Flag.DEFINED | Flag.KERNEL)
    return is_kernel and any(map(_is_odd, signature.type.parameters))


def _is_odd(type: Type) -> bool:
    return type.is_integer and type.width < _WIDTHS[-1] and type.width not in _WIDTHS


def _widen(module: Module, kernel: Function) -> None:
    old = kernel.parameters
    types = [_widened(module, parameter.type) for parameter in old]
    kept = [i for i, parameter in enumerate(old) if not _is_odd(parameter.type)]
    new = change_kernel(kernel, types, kept)
    with Builder(module) as build:
        build.before(new.entry.first)
        for index, (parameter, taken) in enumerate(zip(old, new.parameters, strict=True)):
            if _is_odd(parameter.type):
                keep_source(kernel, new, index)
                taken.name = parameter.name
                narrow = build.cast(Opcode.TRUNC, taken, parameter.type)
                parameter.replace_all_uses_with(narrow)
    kernel.erase()


def _widened(module: Module, type: Type) -> Type:
    if not _is_odd(type):
        return type
    return module.context.integer(next(width for width in _WIDTHS if width > type.width))
