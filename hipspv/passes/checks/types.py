"""Types and variables that SPIR-V doesn't have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hipspv.llvm import Attributes, Function, GlobalVariable, Instruction, Module, Opcode, Type, TypeKind
from hipspv.llvm.instruction_index import Flag, Signature
from hipspv.passes.analysis import undefined_symbols
from hipspv.passes.analysis.call_graph import KernelsByFunction
from hipspv.passes.analysis.device_variables import is_device_variable
from hipspv.passes.analysis.uses import uses_of
from hipspv.passes.diagnostics import Diagnostic, PassError, Warnings, at, at_function
from hipspv.passes.interface import Pass
from hipspv.passes.record import made

# OpenCL C 3.0, 6.1.5: the largest alignment is that of double16 and its like.
_LARGEST_ALIGNMENT = 128
# SPIR-V's Alignment is a 32-bit literal. LLVM's C API returns this alignment, LLVM's largest, as 0.
_HUGE = 1 << 32
_BUILTIN_VARIABLE = "__spirv_BuiltIn"
_CONSTRUCTORS = ("llvm.global_ctors", "llvm.global_dtors")
_WIDE = 64
# Beyond these the lowered code, which works on pieces, would be far too long.
_WIDEST, _LONGEST = 1024, 1024

_OTHER_MACHINE = "compile for the device: this is code for another machine"
# Kind of type -> the user's name for the type, and the remedy.
_TYPES = {
    TypeKind.X86_FP80: ("long double", "use double"),
    TypeKind.FP128: ("__float128", "use double"),
    TypeKind.PPC_FP128: ("long double of PowerPC", "use double"),
    TypeKind.TOKEN: ("token", _OTHER_MACHINE),
    TypeKind.SCALABLE_VECTOR: ("vector of a length unknown", _OTHER_MACHINE),
    TypeKind.BFLOAT: ("__bf16", "compute in float, and keep the upper 16 bits in memory"),
    TypeKind.X86_AMX: ("AMX tile", _OTHER_MACHINE),
}
_Found = tuple[str, str] | None


class CheckTypes(Pass):
    """Reports types and variables that SPIR-V doesn't have.

    SPIR-V's floating-point types are half, float and double, and its pointers are those of OpenCL's
    address spaces. A module's variables have no constructors and no copies for each thread. Runs
    before all passes that lower, which know these types only.
    """

    warnings: Warnings = made(factory=Warnings)

    def run(self, module: Module) -> bool:
        kernels = KernelsByFunction(module)
        problems = _check_module(module)
        problems += _check_signatures(module, kernels)
        problems += _check_instructions(module, kernels)
        problems += _check_alignments(module, kernels, self.warnings)
        if self.warnings.wanted("wide-integer"):
            problems += _check_wide(module, kernels, self.warnings)
        for variable in module.index().variables():
            if variable.name in _CONSTRUCTORS:
                problems += _check_constructors(variable, self.warnings)
            else:
                problems += _check_variable(variable, kernels, self.warnings)
        if problems:
            raise PassError(problems)
        return False


def _check_module(module: Module) -> list[Diagnostic]:
    problems: list[Diagnostic] = []
    if module.assembly:
        problems.append(Diagnostic("assembly outside of functions", "guard it with __HIPSPV__"))
    for name in module.ifuncs():
        message = f"function '{module.demangle(name)}' is chosen when a program is loaded (ifunc)"
        problems.append(Diagnostic(message, "SPIR-V modules aren't loaded so: use a plain function"))
    return problems


def _check_signatures(module: Module, kernels: KernelsByFunction) -> list[Diagnostic]:
    problems: list[Diagnostic] = []
    spaces = module.target.spaces.all
    for function in module.index().functions(
        lambda signature: signature.flags & Flag.BYVAL or _refused_signature(signature.type, spaces)
    ):
        found = _refused_signature(function.value_type, spaces) or _refused_copies(function)
        if found and not function.is_intrinsic:
            message = f"{found[0]} in the signature of a device function"
            problems.append(at_function(function, message, found[1], kernels[function]))
    return problems


def _refused_copies(function: Function) -> _Found:
    """The refused type among the structures that are passed by value in memory, if any."""
    copies = Attributes(function).parameter_types("byval").values()
    return _first_refused(copies, function.owner.target.spaces.all)


def _refused_signature(type: Type, spaces: Sequence[int]) -> _Found:
    """The refused type in a signature, if any. Metadata and labels are parameters of intrinsics only."""
    if type.kind != TypeKind.FUNCTION:
        return None
    return _first_refused((type.returns, *type.parameters), spaces)


def _check_instructions(module: Module, kernels: KernelsByFunction) -> list[Diagnostic]:
    """Reports the first use of each type in each function. A stack variable has no column."""
    problems: dict[tuple[Function, str], Diagnostic] = {}
    spaces = module.target.spaces.all
    refused = {type for type in _types_in_use(module) if _refused(type, spaces)}
    found_in = module.index().instructions(
        (),
        lambda signature: (
            signature.type in refused
            or signature.other in refused
            or (signature.space >= 0 and signature.space not in spaces)
        ),
    )
    for instruction in found_in:
        function = instruction.function
        for type in _types_of(instruction):
            found = _refused(type, spaces)
            known = problems.get((function, found[0])) if found else None
            if found and not (known and known.column):
                message = f"{found[0]} in device code"
                problems[function, found[0]] = at(instruction, message, found[1], kernels[function])
    return list(problems.values())


def _types_of(instruction: Instruction) -> list[Type]:
    types = [instruction.type]
    types += [operand.type for operand in instruction.operands]
    if instruction.opcode == Opcode.ALLOCA:
        types.append(instruction.allocated_type)
    elif instruction.opcode == Opcode.GEP:
        types.append(instruction.source_type)
    return types


def _types_in_use(module: Module) -> set[Type]:
    signatures = module.index().signatures()
    return {type for signature in signatures for type in (signature.type, signature.other) if type}


def _has_wide(signature: Signature) -> bool:
    return any(type and _is_wide(type) for type in (signature.type, signature.other))


def _first_refused(types: Iterable[Type], spaces: Sequence[int]) -> _Found:
    return next(filter(None, (_refused(type, spaces) for type in types)), None)


def _refused(type: Type, spaces: Sequence[int]) -> _Found:
    """A description of what is wrong with a type, and the remedy; None if nothing is."""
    kind = type.kind
    if kind == TypeKind.INTEGER and type.width > _WIDEST:
        return f"integer of {type.width} bits", f"use integers of at most {_WIDEST} bits"
    if kind == TypeKind.VECTOR and type.length > _LONGEST:
        return f"vector of {type.length} elements", "use an array"
    if kind in (TypeKind.ARRAY, TypeKind.VECTOR):
        return _refused(type.element, spaces)
    if kind == TypeKind.STRUCT:
        return _first_refused(type.fields, spaces)
    if kind == TypeKind.POINTER and type.address_space not in spaces:
        return f"pointer to address space {type.address_space}", _OTHER_MACHINE
    if kind == TypeKind.TARGET and not type.target_name.startswith("spirv."):
        return f"type {type}", _OTHER_MACHINE
    found = _TYPES.get(kind)
    return (f"type {found[0]}", found[1]) if found else None


def _check_wide(module: Module, kernels: KernelsByFunction, warnings: Warnings) -> list[Diagnostic]:
    problems: list[Diagnostic] = []
    found = module.index().first_instructions((), _has_wide)
    for instruction in found:
        message = "integers of more than 64 bits are worked on in pieces"
        diagnostic = at(instruction, message, "", kernels[instruction.function])
        problems += warnings.sort("wide-integer", diagnostic)
    return problems


def _is_wide(type: Type) -> bool:
    return type.is_integer and type.width > _WIDE


def _check_alignments(module: Module, kernels: KernelsByFunction, warnings: Warnings) -> list[Diagnostic]:
    """Checks the alignments of stack variables."""
    problems: list[Diagnostic] = []
    for alloca in module.index().instructions((Opcode.ALLOCA,), _is_over_aligned):
        alignment = alloca.alignment or _HUGE
        if alignment > _LARGEST_ALIGNMENT:
            message = f"variable wants an alignment of {alignment} bytes"
            found = at(alloca, message, _smaller(), kernels[alloca.function])
            huge = alignment == _HUGE
            problems += [found] if huge else warnings.sort("over-aligned", found)
    return problems


def _is_over_aligned(signature: Signature) -> bool:
    return (signature.detail or _HUGE) > _LARGEST_ALIGNMENT


def _smaller() -> str:
    return f"OpenCL devices align to {_LARGEST_ALIGNMENT} bytes at most"


def _check_constructors(variable: GlobalVariable, warnings: Warnings) -> list[Diagnostic]:
    """Reports functions that run before the first kernel or after the last. Removes the list of them."""
    entries = variable.initializer.operands if variable.initializer else []
    problems: list[Diagnostic] = []
    for entry in entries:
        function = entry.operand(1) if len(entry.operands) > 1 else None
        if isinstance(function, Function):
            message = f"'{function.owner.demangle(function.name)}' must run before the first kernel"
            remedy = "initialise device variables by constants, or in a kernel"
            problems += warnings.sort("global-constructors", at_function(function, message, remedy))
    variable.erase()
    return problems


def _check_variable(variable: GlobalVariable, kernels: KernelsByFunction, warnings: Warnings) -> list[Diagnostic]:
    """Checks a variable that the host names or that an instruction uses."""
    name = variable.owner.demangle(variable.name)
    if variable.name.startswith((_BUILTIN_VARIABLE, "llvm.")):
        return []
    found = _variable_problem(variable, name)
    alignment = variable.alignment
    if found is None and alignment > _LARGEST_ALIGNMENT:
        message = f"variable '{name}' wants an alignment of {alignment} bytes"
        return warnings.sort("over-aligned", _at_use(variable, message, _smaller(), kernels))
    return [_at_use(variable, *found, kernels)] if found else []


def _variable_problem(variable: GlobalVariable, name: str) -> tuple[str, str] | None:
    spaces, space = variable.owner.target.spaces, variable.type.address_space
    refused = _refused(variable.value_type, spaces.all)
    if refused:
        return f"variable '{name}' of {refused[0]}", refused[1]
    if variable.is_thread_local:
        return f"thread_local variable '{name}'", "use a local variable: each thread has its own"
    allowed = space in (spaces.global_, spaces.constant, spaces.shared)
    if not allowed or (space == spaces.constant and is_device_variable(variable)):
        return f"variable '{name}' in address space {space}", _OTHER_MACHINE
    if variable.is_declaration and space != spaces.shared and uses_of(variable)[0]:
        return (f"undefined device variable '{name}'", undefined_symbols.remedy(variable.owner, variable.name))
    return None


def _at_use(variable: GlobalVariable, message: str, remedy: str, kernels: KernelsByFunction) -> Diagnostic:
    users, _ = uses_of(variable)
    if not users:
        return Diagnostic(message, remedy)
    return at(users[0], message, remedy, kernels[users[0].function])
