"""Objects that differ in nvcc's -ftz: each keeps its own treatment of denormal numbers of float.

LLVM's mode is an attribute of functions, but clang also sets a flag of the module, by which LLVM
specialises libdevice, and modules of different flags can't be linked. Objects of one mode are
therefore linked among themselves and with the libraries first. Functions that several modules
define, as inline ones and those of the libraries, then get a name for each mode.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from hipspv.llvm import Attributes, Flag, Module, Signature, Type, metadata
from hipspv.llvm.attributes import FUNCTION
from hipspv.llvm.enums import Linkage, TypeKind
from hipspv.llvm.values import ConstantInt, Function, GlobalValue, GlobalVariable
from hipspv.passes.analysis.uses import uses_of
from hipspv.passes.diagnostics import Diagnostic, PassError

# The modes' names. They end the names of functions of that mode.
KEEPS, FLUSHES = "", ".ftz"

MODE = "denormal-fp-math-f32"
# Values of that attribute. A function of the last may be inlined into those of any mode.
_VALUES = {KEEPS: "ieee,ieee", FLUSHES: "preserve-sign,preserve-sign"}
_ANY = "dynamic,dynamic"

_FLAGS, _FLAG = "llvm.module.flags", "nvvm-reflect-ftz"
_REFLECT, _ASKED = "__nvvm_reflect", b"__CUDA_FTZ\0"
_SHARED = (Linkage.LINKONCE, Linkage.LINKONCE_ODR)
_WEAK = (Linkage.WEAK, Linkage.WEAK_ODR)


def mode_of(module: Module) -> str:
    """Return the mode of a source's module."""
    for _, name, value in metadata.read(module, _FLAGS):
        if name == _FLAG and isinstance(value, ConstantInt) and value.value:
            return FLUSHES
    return KEEPS


def separate(modules: Mapping[str, Module], definers: Callable[[str], Sequence[str]]) -> None:
    """Prepare the linked modules of all modes for their link to one.

    definers: returns the objects that define a symbol. Raises PassError for kernels, and other
    functions with one name for all objects, that exist in several modes.
    """
    computing = {mode: _computing(module) for mode, module in modules.items()}
    _check_unique(computing.values(), definers)
    for mode, module in modules.items():
        for function in module.definitions():
            own = function in computing[mode]
            Attributes(function).add_string(FUNCTION, MODE, _VALUES[mode] if own else _ANY)
        for value in filter(_is_shared, computing[mode]):
            value.drop_comdat()
            value.name += mode
        for function in module.index().functions(_is_elsewhere):
            for call in function.calls():  # LLVM's inliner of `alwaysinline` doesn't heed modes
                Attributes(call).add(FUNCTION, "noinline")
        if mode == FLUSHES:
            _answer_reflection(module)
            zero = module.context.integer(32).constant(0)
            metadata.set_module_flag(module, _FLAG, zero)


def _computing(module: Module) -> dict[GlobalValue, None]:
    """Return the functions whose results may depend on the mode, and the virtual tables with their addresses."""
    index = module.index()
    found: dict[GlobalValue, None] = {}
    work: list[GlobalValue] = [
        *(each.function for each in index.first_instructions((), _has_floats)),
        *index.functions(lambda signature: _contains_floats(signature.type)),
    ]
    for value in work:  # the loop extends it
        if value not in found:
            found[value] = None
            instructions, variables = uses_of(value)
            work += dict.fromkeys(instruction.function for instruction in instructions)
            work += filter(_is_table, variables)
    return found


def _has_floats(signature: Signature) -> bool:
    types = (signature.type, signature.other)
    return any(type is not None and _contains_floats(type) for type in types)


def _contains_floats(type: Type) -> bool:
    kind = type.kind
    if kind == TypeKind.FUNCTION:
        return any(map(_contains_floats, (type.returns, *type.parameters)))
    if kind == TypeKind.STRUCT:
        return any(map(_contains_floats, type.fields))
    if kind in (TypeKind.ARRAY, TypeKind.VECTOR):
        return _contains_floats(type.element)
    # Older architectures compute with the small types in float.
    return kind in (TypeKind.FLOAT, TypeKind.HALF, TypeKind.BFLOAT)


def _is_shared(value: GlobalValue) -> bool:
    """Return true for a function or virtual table that several modules may define."""
    return value.linkage in _SHARED and not value.is_declaration


def _is_table(variable: GlobalVariable) -> bool:
    """Return true for a constant of the compiler's own."""
    return variable.is_constant_data and not variable.is_externally_initialized


def _is_elsewhere(signature: Signature) -> bool:
    """Return true for functions that another mode's module may define."""
    return not signature.flags & (Flag.DEFINED | Flag.INTRINSIC)


def _answer_reflection(module: Module) -> None:
    """Replace libdevice's questions for the module's flag by the answer."""
    asked = module.function(_REFLECT)
    for call in asked.calls() if asked else ():
        text = call.arguments[0]
        if isinstance(text, GlobalVariable) and text.string == _ASKED:
            call.replace_all_uses_with(call.type.constant(1))
            call.erase()


def _check_unique(computing: Collection[Iterable[GlobalValue]], definers: Callable[[str], Sequence[str]]) -> None:
    """Raise PassError for functions of which the program has one, and the modules several."""
    seen: set[str] = set()
    problems: list[Diagnostic] = []
    for values in computing:
        functions = (value for value in values if isinstance(value, Function))
        weak = {f.name: f for f in functions if f.linkage in _WEAK and not f.is_declaration}
        problems += [_problem(weak[name], definers(name)) for name in weak if name in seen]
        seen.update(weak)
    if problems:
        raise PassError(problems)


def _problem(function: Function, objects: Sequence[str]) -> Diagnostic:
    kind = "kernel" if function.is_kernel else "device function"
    name = function.owner.demangle(function.name)
    file, line, _ = function.location
    return Diagnostic(
        f"{kind} '{name}' exists with and without -ftz=true",
        f"{' and '.join(objects)} define it: compile them with the same -ftz",
        file,
        line,
    )
