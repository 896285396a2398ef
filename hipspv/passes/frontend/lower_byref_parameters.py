"""By-value structures of kernels, as clang's front end hands them over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import (
    Attributes,
    Builder,
    ConstantInt,
    Flag,
    Function,
    Instruction,
    LLVMError,
    Module,
    Signature,
    Type,
    Value,
)
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.rewrite.signatures import change_kernel

_CONSTANT = 2


@dataclass(frozen=True)
class LowerByrefParameters:
    """Turns a kernel's by-value structures from `byref` into `byval`, which both translators know.

    clang takes the device for one of AMD's (see the device clang stage). It passes such a structure
    as a `byref` pointer to constant memory and copies it, which a kernel in SPIR-V can't take.
    """

    name: ClassVar[str] = "lower-byref-parameters"

    def run(self, module: Module) -> bool:
        changed = False
        for kernel in module.index().functions(_has_structures):
            _pass_by_value(module, kernel, Attributes(kernel).parameter_types("byref"))
            changed = True
        return changed


def _has_structures(signature: Signature) -> bool:
    return signature.has(Flag.DEFINED | Flag.KERNEL | Flag.BYREF)


def _pass_by_value(module: Module, kernel: Function, structures: dict[int, Type]) -> None:
    private = module.context.pointer(module.target.spaces.private)
    old, old_attributes = kernel.parameters, Attributes(kernel)
    types = [private if i in structures else old[i].type for i in range(len(old))]
    kept = [i for i in range(len(old)) if i not in structures]
    new = change_kernel(kernel, types, kept)
    attributes = Attributes(new)
    for i, type in structures.items():
        alignment = old_attributes.number(FIRST_PARAMETER + i, "align") or module.alignment_of(type)
        attributes.add_type(FIRST_PARAMETER + i, "byval", type)
        attributes.add(FIRST_PARAMETER + i, "align", alignment)
        attributes.add(FIRST_PARAMETER + i, "noundef")
        new.parameters[i].name = old[i].name
        with Builder(module) as build:
            for copy in old[i].users():
                if not isinstance(copy, Instruction) or not _is_copy(copy):
                    raise LLVMError(
                        f"{new.name}: parameter {i} is used other than by a copy: {copy}"
                    )
                build.before(copy)
                length = copy.arguments[2]
                assert isinstance(length, ConstantInt)
                if not old[i].name:
                    _take_name(new.parameters[i], copy.arguments[0])
                build.copy_memory(copy.arguments[0], new.parameters[i], length.value, alignment)
                copy.erase()
    kernel.erase()


def _take_name(parameter: Value, copy: Value) -> None:
    """Gives the parameter the name of the source, which clang gave to the copy."""
    name, copy.name = copy.name, ""
    parameter.name = name


def _is_copy(instruction: Instruction) -> bool:
    callee = instruction.callee
    return callee is not None and callee.name.startswith("llvm.memcpy.")
