"""Code that LLVM's SPIR-V back end translates wrongly."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm import Attributes, Builder, Flag, Function, GlobalVariable, Instruction, Module, Signature, Type, Value
from hipspv.llvm.attributes import FUNCTION
from hipspv.llvm.enums import Opcode, Ordering, TypeKind, ValueKind
from hipspv.llvm.instruction_index import InstructionIndex
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.constants import after_allocas, instruction_users, replace_in_functions, replace_variable

_INBOUNDS = 1
_ATOMICS = (Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.LOAD, Opcode.STORE)
# Instructions that give the type of their own pointers to the variables that these lead to.
_CHOICES = (Opcode.SELECT, Opcode.PHI, Opcode.ICMP)
# SPIR-V's Scope <id> (3.27) and Memory Semantics <id> (3.25). Scopes not here are the widest.
_SCOPES = {"device": 1, "agent": 1, "workgroup": 2, "subgroup": 3, "wavefront": 3, "singlethread": 4}
_SEMANTICS = {Ordering.ACQUIRE: 0x2, Ordering.RELEASE: 0x4, Ordering.SEQ_CST: 0x10}
_WORKGROUP_MEMORY, _CROSS_WORKGROUP_MEMORY = 0x100, 0x200
# Function attributes that ask for processor-specific code, which SPIR-V can't express.
_PROTECTION = ("ssp", "sspreq", "sspstrong", "safestack", "shadowcallstack")
_BARRIER_SEMANTICS = 0x8 | _WORKGROUP_MEMORY | _CROSS_WORKGROUP_MEMORY  # AcquireRelease
_LETTERS = {TypeKind.FLOAT: "f", TypeKind.DOUBLE: "d"}


class LlvmBackendWorkarounds(Pass):
    """Rewrites code that LLVM's SPIR-V back end (22.1.0) translates wrongly."""

    def run(self, module: Module) -> bool:
        changed = False
        for workaround in _OF_MODULES:
            changed |= workaround(module)
        index = module.index()
        with Builder(module) as build:
            for workaround in _OF_INSTRUCTIONS:
                changed |= workaround(build, index)
        return changed


def _wrap_pointers(module: Module) -> bool:
    """A program-scope or shared variable that is a pointer may become one of 1 byte. As a structure of one
    member it keeps its size.
    """
    pointers = module.index().variables(lambda signature: signature.type.is_pointer)
    for variable in pointers:
        type = module.context.struct([variable.value_type])
        initializer = variable.initializer
        if initializer:
            undefined = initializer.kind in (ValueKind.UNDEF, ValueKind.POISON)
            wrapped = module.context.constant_of_struct(type, [initializer])
            initializer = type.undef() if undefined else wrapped
        replace_variable(module, variable, type, initializer)
    return bool(pointers)


def _unprotect(module: Module) -> bool:
    """Stack protectors, for which -fstack-protector asks on the device's side, too, are errors."""
    changed = False
    for function in module.index().functions(_is_protected):
        attributes = Attributes(function)
        for name in _PROTECTION:
            attributes.remove(FUNCTION, name)
        changed = True
    return changed


def _is_protected(signature: Signature) -> bool:
    return signature.has(Flag.DEFINED | Flag.STACK_PROTECTOR)


def _forget_reads(module: Module) -> bool:
    """A function that reads memory, and does nothing else, gets the control Const, which says that it doesn't
    read memory (SPIR-V 1.6, section 3.24): calls could move over stores. LLVM's attribute for a function's
    accesses is removed, unless the function has none.
    """
    functions = module.index().functions(_reads_memory)
    for function in functions:
        Attributes(function).remove(FUNCTION, "memory")
    return bool(functions)


def _reads_memory(signature: Signature) -> bool:
    return signature.has(Flag.MEMORY_EFFECTS) and not signature.has(Flag.INTRINSIC)


def _name_barrier(module: Module) -> bool:
    """OpenCL's barrier of a sub-group stays a call of an undefined function."""
    builtins = module.target.builtins
    barrier = module.function(builtins.sub_group_barrier)
    if barrier is None:
        return False
    context = module.context
    i32 = context.integer(32)
    type = context.function(context.void(), [i32] * 3)
    control = module.declare_builtin(builtins.overload("__spirv_ControlBarrier", "jjj"), type)
    Attributes(control).add(FUNCTION, "convergent")
    scope = i32.constant(_SCOPES["subgroup"])
    with Builder(module) as build:
        for call in barrier.calls():
            build.before(call).call(control, [scope, scope, i32.constant(_BARRIER_SEMANTICS)])
            call.erase()
    return True


def _is_of_trunc(signature: Signature) -> bool:
    return signature.detail == Opcode.TRUNC


def _calls(module: Module, name: str) -> list[Instruction]:
    function = module.function(name)
    return function.calls() if function else []


def _is_field(value: Value) -> bool:
    return isinstance(value, Instruction) and value.opcode == Opcode.GEP and value.source_type.kind == TypeKind.STRUCT


def _hide_atomic_fields(build: Builder, index: InstructionIndex) -> bool:
    """The address of a structure's field has the field's type, whatever is accessed there: a pointer isn't
    exchanged as an integer. Such addresses are computed in bytes.
    """
    is_atomic, changed = _shared_atomics(build.module), False
    for atomic in index.instructions(_ATOMICS, lambda each: is_atomic(each) and each.has(Flag.ADDRESS_OF_PART)):
        changed |= _hide_field(build, _pointer(atomic))
    return changed


def _hide_incoming_fields(build: Builder, index: InstructionIndex) -> bool:
    """A phi gives the address of a field the phi's type, so that `for (p = &root; *p; p = &(*p)->next)` doesn't
    validate. Such addresses are computed in bytes.
    """
    changed = False
    for phi in index.instructions((Opcode.PHI,), lambda signature: signature.type.is_pointer):
        for value, _ in phi.incoming:
            changed |= _is_field(value) and _hide_field(build, value)
    return changed


def _hide_structures(build: Builder, index: InstructionIndex) -> bool:
    """A compare-exchange gives a program-scope structure the type of its own result. The address is computed in
    bytes.
    """
    changed = False
    for variable in index.variables(lambda signature: signature.type.kind == TypeKind.STRUCT):
        changed |= _hide_structure(build, variable)
    return changed


def _hide_queried_fields(build: Builder, index: InstructionIndex) -> bool:
    """The same for the query of a generic pointer's memory."""
    builtins, changed = build.module.target.builtins, False
    for name in (builtins.to_global, builtins.to_private):
        for call in _calls(build.module, name):
            changed |= _hide_field(build, call.operand(0))
    return changed


def _settle_stack(build: Builder, index: InstructionIndex) -> bool:
    """A stack variable's type is deduced from its uses. If a structure's first member is a pointer that is
    loaded through the variable's own address, the variable becomes one of 8 bytes, and writes to the rest
    corrupt the stack. Every use goes through a getelementptr of the variable's type and index 0, which settles
    the type.
    """
    changed = False
    for alloca in index.instructions((Opcode.ALLOCA,)):
        changed |= _settle_type(build, alloca)
    return changed


def _settle_shared_variables(build: Builder, index: InstructionIndex) -> bool:
    """Shared arrays that a select or a phi chooses from become as small as one element. A getelementptr settles
    the type.
    """
    shared, changed = build.module.target.spaces.shared, False
    for variable in index.variables(lambda signature: signature.space == shared):
        changed |= _settle_shared(build, variable)
    return changed


def _spell_out_masks(build: Builder, index: InstructionIndex) -> bool:
    """An integer that is cut and widened again is masked in the wrong width: for `zext (trunc i64 x to i16) to
    i32` by a 32-bit OpBitwiseAnd of the 64-bit x. The mask is an instruction of the IR.
    """
    changed = False
    for extension in index.instructions((Opcode.ZEXT, Opcode.SEXT), _is_of_trunc):
        changed |= _spell_out(build, extension)
    return changed


def _call_atomics(build: Builder, index: InstructionIndex) -> bool:
    """Atomic loads and stores become plain ones, which only private memory allows. Calls of the built-in
    functions for SPIR-V's instructions stay atomic.
    """
    changed, context = False, build.module.context
    scopes = {context.scope(name): value for name, value in _SCOPES.items()}
    for access in index.instructions((Opcode.LOAD, Opcode.STORE), _shared_atomics(build.module)):
        _call_builtin(build, access, scopes)
        changed = True
    return changed


def _shared_atomics(module: Module) -> Callable[[Signature], bool]:
    private = module.target.spaces.private
    return lambda signature: signature.has(Flag.ATOMIC) and signature.space != private


def _hide_field(build: Builder, field: Value) -> bool:
    """Adds a step of 0 bytes to the field's address, which hides its type: a field that is a
    pointer is exchanged as an integer.
    """
    if not isinstance(field, Instruction) or field.opcode != Opcode.GEP:
        return False
    following, context = field.next, build.module.context
    assert following
    zero = context.integer(64).constant(0)
    gep = build.before(following).gep(context.integer(8), field, [zero])
    assert isinstance(gep, Instruction)
    field.replace_all_uses_with(gep)
    gep.set_operand(0, field)
    return True


def _hide_structure(build: Builder, variable: GlobalVariable) -> bool:
    """Adds a step of 0 bytes to the address of a program-scope structure in atomic operations: a
    compare-exchange gives the variable its own result's type.
    """
    context, changed = build.module.context, False
    for user in list(dict.fromkeys(variable.users())):
        if not isinstance(user, Instruction) or user.opcode not in _ATOMICS:
            continue
        index = int(user.opcode == Opcode.STORE)
        accesses = user.opcode in (Opcode.LOAD, Opcode.STORE)
        if user.operand(index) != variable or (accesses and not user.is_atomic):
            continue
        user.set_operand(index, _address(build.before(user), variable, context.integer(8)))
        changed = True
    return changed


def _settle_type(build: Builder, alloca: Instruction) -> bool:
    following = alloca.next
    if following is None or not alloca.is_used:
        return False
    zero = build.module.context.integer(64).constant(0)
    build.before(following)
    pointer = build.gep(alloca.allocated_type, alloca, [zero], flags=_INBOUNDS)
    alloca.replace_all_uses_with(pointer)
    assert isinstance(pointer, Instruction)
    pointer.set_operand(0, alloca)
    return True


def _settle_shared(build: Builder, variable: GlobalVariable) -> bool:
    if all(user.opcode not in _CHOICES for user in instruction_users(variable)):
        return False
    addresses: dict[Function, Instruction] = {}

    def address_in(function: Function) -> Value:
        if function not in addresses:
            build.before(after_allocas(function))
            addresses[function] = _address(build, variable, variable.value_type, _INBOUNDS)
        return addresses[function]

    replace_in_functions(build, variable, address_in)
    return True


def _address(build: Builder, variable: GlobalVariable, type: Type, flags: int = 0) -> Instruction:
    """The variable's address, as an instruction that steps to element 0 of `type`."""
    # From the variable itself the builder would make a constant, which is the variable again.
    stand_in = build.freeze(variable)
    gep = build.gep(type, stand_in, [build.module.context.integer(64).constant(0)], flags)
    assert isinstance(gep, Instruction)
    gep.set_operand(0, variable)
    stand_in.erase()
    return gep


def _spell_out(build: Builder, extension: Instruction) -> bool:
    """Rewrites the extension of a truncated integer as a mask, or as shifts if it is signed."""
    cut, to = extension.operand(0), extension.type
    if not isinstance(cut, Instruction) or cut.opcode != Opcode.TRUNC:
        return False
    source = cut.operand(0)
    narrow, wide = _width(cut.type), _width(to)
    if _width(source.type) == wide:
        return False
    value = build.before(extension).resize(source, to)
    if extension.opcode == Opcode.ZEXT:
        value = build.binary(Opcode.AND, value, to.constant((1 << narrow) - 1))
    else:
        distance = to.constant(wide - narrow)
        value = build.binary(Opcode.SHL, value, distance)
        value = build.binary(Opcode.ASHR, value, distance)
    extension.replace_all_uses_with(value)
    extension.erase()
    return True


def _width(type: Type) -> int:
    return type.element.width if type.is_vector else type.width


def _call_builtin(build: Builder, access: Instruction, scopes: dict[int, int]) -> None:
    """Loads or stores by `__spirv_AtomicLoad(pointer, scope, semantics)` or
    `__spirv_AtomicStore(pointer, scope, semantics, value)`. `scopes`: SPIR-V's by LLVM's number.
    """
    i32 = build.module.context.integer(32)
    stores = access.opcode == Opcode.STORE
    pointer = _pointer(access)
    value = access.operand(0) if stores else access
    space = pointer.type.address_space
    spaces = build.module.target.spaces
    storage = {spaces.global_: _CROSS_WORKGROUP_MEMORY, spaces.shared: _WORKGROUP_MEMORY}
    semantics = _SEMANTICS.get(access.order, 0) | storage.get(space, 0)
    arguments = [pointer, i32.constant(scopes.get(access.scope, 0)), i32.constant(semantics)]
    letter = _LETTERS.get(value.type.kind) or {32: "j", 64: "m"}[value.type.width]
    parameters = f"PU3AS{space}V{letter}" + "jj" + letter * stores
    function = "__spirv_AtomicStore" if stores else "__spirv_AtomicLoad"
    name = build.module.target.builtins.overload(function, parameters)
    arguments += [value] if stores else []
    call = build.before(access).builtin(name, access.type, *arguments)
    if not stores:
        access.replace_all_uses_with(call)
    access.erase()


def _pointer(access: Instruction) -> Value:
    return access.operand(int(access.opcode == Opcode.STORE))


# Each docstring has the fault that the function avoids. It returns true if it changed code.
_OF_MODULES = (_wrap_pointers, _unprotect, _name_barrier, _forget_reads)
_OF_INSTRUCTIONS = (
    _hide_atomic_fields,
    _hide_incoming_fields,
    _hide_structures,
    _hide_queried_fields,
    _settle_stack,
    _settle_shared_variables,
    _spell_out_masks,
    _call_atomics,
)

LlvmBackendWorkarounds.__doc__ = "\n\n    ".join(
    each.__doc__ or "" for each in (LlvmBackendWorkarounds, *_OF_MODULES, *_OF_INSTRUCTIONS)
)
