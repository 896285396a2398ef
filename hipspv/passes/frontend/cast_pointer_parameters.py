"""Kernel pointer parameters as clang leaves them."""

from __future__ import annotations

from hipspv.llvm import Argument, Builder, Instruction, Module, Opcode, Type, Value
from hipspv.passes.interface import Pass


class CastPointerParameters(Pass):
    """Turns clang's conversion of a kernel's global pointer parameters to generic pointers into an addrspacecast.

    A kernel takes global pointers while its code uses generic ones. clang converts them by a store
    of the one to memory and a load of the other. Folded, that is a pair of ptrtoint and inttoptr,
    which hides from every later pass, and from the device, that the memory is global.
    """

    def run(self, module: Module) -> bool:
        context, spaces, changed = module.context, module.target.spaces, False
        from_type, to_type = context.pointer(spaces.global_), context.pointer(spaces.generic)
        stores = module.index().instructions((Opcode.STORE,), lambda signature: signature.other == from_type)
        with Builder(module) as build:
            for store in stores:
                value, slot = store.operands
                if _is_kernel_parameter(value, store) and _is_read_as(to_type, slot):
                    cast = build.before(store).cast(Opcode.ADDRSPACE_CAST, value, to_type)
                    store.set_operand(0, cast)
                    changed = True
        return changed


def _is_kernel_parameter(value: Value, store: Instruction) -> bool:
    return isinstance(value, Argument) and store.function.is_kernel


def _is_read_as(type: Type, slot: Value) -> bool:
    """True if all loads of the slot load a value of the type. The slot itself may be a cast."""
    users = [user for user in slot.users() if isinstance(user, Instruction)]
    types = [user.type for user in users if user.opcode == Opcode.LOAD]
    return bool(types) and all(found == type for found in types)
