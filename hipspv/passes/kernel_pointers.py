"""Kernel pointer parameters as clang leaves them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Argument, Builder, Instruction, Module, Opcode, Value

_GENERIC, _GLOBAL = 4, 1


@dataclass(frozen=True)
class KernelPointers:
    """A kernel takes global pointers while its code uses generic ones. clang converts by storing
    the one to memory and loading the other; folded, that is a pair of ptrtoint and inttoptr which
    hides from every later pass, and from the device, that the memory is global. This makes it an
    addrspacecast.
    """

    name: ClassVar[str] = "kernel-pointers"

    def run(self, module: Module) -> bool:
        changed = False
        with Builder(module) as build:
            for kernel in module.kernels():
                for parameter in kernel.parameters:
                    if parameter.type.is_pointer and parameter.type.address_space == _GLOBAL:
                        changed |= _cast_stores(build, parameter)
        return changed


def _cast_stores(build: Builder, parameter: Argument) -> bool:
    stores = _conversions(parameter)
    generic = build.module.context.pointer(_GENERIC)
    for store in stores:
        value = build.before(store).cast(Opcode.ADDRSPACE_CAST, parameter, generic)
        store.set_operand(0, value)
    return bool(stores)


def _conversions(parameter: Argument) -> list[Instruction]:
    """The stores of the parameter to where only generic pointers are loaded from."""
    stores: list[Instruction] = []
    for user in parameter.users():
        if not isinstance(user, Instruction) or user.opcode != Opcode.STORE:
            continue
        if user.operand(0) == parameter and _is_read_as_generic(user.operand(1)):
            stores.append(user)
    return stores


def _is_read_as_generic(slot: Value) -> bool:
    """Whether all loads of the slot, itself a cast perhaps, load a generic pointer."""
    users = [user for user in slot.users() if isinstance(user, Instruction)]
    types = [user.type for user in users if user.opcode == Opcode.LOAD]
    return bool(types) and all(t.is_pointer and t.address_space == _GENERIC for t in types)
