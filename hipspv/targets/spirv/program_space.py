"""Move functions back to address space 0: clang's SPIR-V target with 128-bit integers has them in space 4."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.llvm.module import Module
    from hipspv.llvm.values import Function, GlobalValue, Value

# clang/lib/Basic/Targets/SPIR.h, SPIRV64AMDGCNTargetInfo.
LAYOUT = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n32:64-S32-G1-P4-A0"
# LLVM inlines no function into one for another machine; the device library's functions name none.
_MACHINE = ("target-cpu", "target-features")


def change_layout(module: Module, layout: str) -> None:
    """Change a module's data layout from LAYOUT to `layout`, which has functions in space 0.

    A function pointer stays in space 4 where it is a value, and is cast for a call.
    """
    from hipspv.llvm import Function

    aliases: dict[Value, Value] = dict(module.aliases())
    module.data_layout = layout  # determines the address space of new functions
    moved = {function: _moved(function) for function in list(module.functions())}
    for alias, _ in list(module.aliases()):
        aliasee = aliases[alias]
        while aliasee in aliases:
            aliasee = aliases[aliasee]
        if isinstance(aliasee, Function):
            _move_alias(alias, moved[aliasee])
    for function in moved:
        function.erase()
    if aliases:
        module.run_passes("globaldce")  # the C API can't delete an alias
    _cast_callees(module)


def _moved(function: Function) -> Function:
    """Return a function in space 0 with everything that `function` has; `function` is left empty."""
    from hipspv.llvm import Attributes, metadata
    from hipspv.llvm.attributes import FIRST_PARAMETER, FUNCTION, RETURN
    from hipspv.passes.rewrite.signatures import move_blocks

    module, name = function.owner, function.name
    function.name = ""
    new = module.add_function(name, function.value_type)  # LLVM recognises an intrinsic by its name
    new.linkage, new.visibility = function.linkage, function.visibility
    new.calling_convention = function.calling_convention
    new.share_comdat(function)
    metadata.copy_all(function, new)
    attributes, new_attributes = Attributes(function), Attributes(new)
    for position in (FUNCTION, RETURN, *range(FIRST_PARAMETER, FIRST_PARAMETER + new.parameter_count)):
        attributes.copy_to(position, new_attributes, position)
    for machine in _MACHINE:
        new_attributes.remove_string(FUNCTION, machine)
    move_blocks(function, new)
    for old, parameter in zip(function.parameters, new.parameters, strict=True):
        old.replace_all_uses_with(parameter)
        parameter.name = old.name
    _replace(function, new)
    return new


def _move_alias(alias: GlobalValue, aliasee: Function) -> None:
    from hipspv.llvm import Linkage

    name = alias.name
    alias.name = ""
    new = alias.owner.add_alias(name, aliasee)
    new.linkage, new.visibility = alias.linkage, alias.visibility
    alias.linkage = Linkage.INTERNAL
    _replace(alias, new)


def _replace(old: GlobalValue, new: GlobalValue) -> None:
    """Redirect direct calls to the new one; other uses get its address as a pointer of the old type."""
    from hipspv.llvm import Instruction, Opcode

    calls = [
        user
        for user in old.users()
        if isinstance(user, Instruction) and user.opcode == Opcode.CALL and user.called_value == old
    ]
    old.replace_all_uses_with(old.type.cast_address(new))
    for call in calls:
        call.set_operand(len(call.operands) - 1, new)


def _cast_callees(module: Module) -> None:
    """Cast the pointer of each indirect call to space 0."""
    from hipspv.llvm import Builder, Opcode

    pointer = module.context.pointer(0)
    with Builder(module) as build:
        for function in module.definitions():
            for call in [*function.instructions((Opcode.CALL,))]:
                callee = call.called_value
                if callee.type.is_pointer and callee.type.address_space:
                    cast = build.before(call).cast(Opcode.ADDRSPACE_CAST, callee, pointer)
                    call.set_operand(len(call.operands) - 1, cast)
