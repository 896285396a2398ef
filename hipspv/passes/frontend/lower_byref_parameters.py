"""By-value structures of kernels, as clang's front end hands them over."""

from __future__ import annotations

from hipspv.llvm import Attributes, Builder, Flag, LLVMError, Module, Signature, Type
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.llvm.enums import Opcode
from hipspv.llvm.values import Argument, ConstantInt, Function, Instruction, Value
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import keep_source
from hipspv.passes.rewrite.signatures import change_kernel

_CONSTANT = 2


class LowerByrefParameters(Pass):
    """Turns a kernel's by-value structures from `byref` into `byval`, which both translators know.

    clang takes the device for one of AMD's (see the device clang stage). It passes such a structure
    as a `byref` pointer to constant memory and copies it, which a kernel in SPIR-V can't take.
    """

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
        alignment = old_attributes.integer(FIRST_PARAMETER + i, "align") or module.alignment_of(type)
        attributes.add_type(FIRST_PARAMETER + i, "byval", type)
        attributes.add(FIRST_PARAMETER + i, "align", alignment)
        attributes.add(FIRST_PARAMETER + i, "noundef")
        keep_source(kernel, new, i)
        new.parameters[i].name = old[i].name
        with Builder(module) as build:
            for user in list(old[i].users()):
                if not isinstance(user, Instruction) or not _read(build, user, new.parameters[i], alignment):
                    raise LLVMError(f"{new.name}: parameter {i} is used other than by a copy: {user}")
    kernel.erase()


def _read(build: Builder, user: Instruction, parameter: Argument, alignment: int) -> bool:
    """Let a copy of the old parameter, or a load of it, read the new one. Returns false for another user."""
    build.before(user)
    if user.opcode == Opcode.LOAD:  # a pointer to a member function
        user.replace_all_uses_with(build.load(user.type, parameter, alignment))
    elif _is_copy(user):
        length = user.arguments[2]
        assert isinstance(length, ConstantInt)
        if not parameter.name:
            _take_name(parameter, user.arguments[0])
        build.copy_memory(user.arguments[0], parameter, length.value, alignment)
    else:
        return False
    user.erase()
    return True


def _take_name(parameter: Value, copy: Value) -> None:
    """Gives the parameter the name of the source, which clang gave to the copy."""
    name, copy.name = copy.name, ""
    parameter.name = name


def _is_copy(instruction: Instruction) -> bool:
    callee = instruction.callee
    return callee is not None and callee.name.startswith("llvm.memcpy.")
