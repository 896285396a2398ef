"""Memory with the host's long doubles, whose values device code leaves alone."""

from __future__ import annotations

from hipspv.llvm import Attributes, Builder, Flag, Function, Instruction, Module, Signature, Type, Value
from hipspv.llvm.attributes import POINTEES
from hipspv.llvm.enums import Opcode, TypeKind, ValueKind
from hipspv.passes.diagnostics import Diagnostic, PassError, at, at_function
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.address_steps import by_steps
from hipspv.passes.rewrite.constants import expressions_on, replace_variable

_MEMORY = Flag.BYVAL | Flag.BYREF | Flag.SRET
_REMEDY = "use double, or pass the structure by its address"


class ReplaceLongDoubles(Pass):
    """Gives memory with long doubles of the host's format a type of the same layout without them.

    No target has this format, x86_fp80, but its offset in structures is the same on both sides.
    clang refuses computations; values that a function takes or returns are errors here.
    """

    def run(self, module: Module) -> bool:
        layout = _Layout(module)
        if not layout.is_used():
            return False
        problems = _values(layout)
        if problems:
            raise PassError(problems)
        _variables(layout)
        _parameters(layout)
        _constant_addresses(layout)
        found = module.index().instructions((Opcode.ALLOCA, Opcode.GEP), layout.steps_over)
        with Builder(module) as build:
            for instruction in found:
                _replace(build.before(instruction), layout, instruction)
        return True


class _Layout:
    """The types of a module that contain long doubles, and what replaces them."""

    def __init__(self, module: Module) -> None:
        self.module = module
        context = module.context
        # As large and as aligned as x86_fp80.
        self._words = context.vector(context.integer(64), 2)
        self._replaced: dict[Type, Type] = {}

    def of(self, type: Type) -> Type:
        """The type of the same layout; the type itself if it contains no long double."""
        if type not in self._replaced:
            self._replaced[type] = self._make(type)
        return self._replaced[type]

    def _make(self, type: Type) -> Type:
        if type.kind == TypeKind.X86_FP80:
            return self._words
        context = self.module.context
        if type.kind == TypeKind.ARRAY:
            element = self.of(type.element)
            return type if element == type.element else context.array(element, type.length)
        if type.kind == TypeKind.STRUCT:
            fields = [self.of(field) for field in type.fields]
            return type if fields == type.fields else context.struct(fields, type.is_packed)
        return type

    def has(self, type: Type | None) -> bool:
        """True if the type contains a long double."""
        return type is not None and self.of(type) != type

    def concerns(self, signature: Signature) -> bool:
        return self.has(signature.type) or self.has(signature.other)

    def steps_over(self, signature: Signature) -> bool:
        return self.has(signature.other)

    def is_used(self) -> bool:
        """True if the module has a long double. clang keeps each parameter on the stack."""
        index = self.module.index()
        return bool(
            any(map(self.concerns, index.signatures()))
            or index.variable_signatures(lambda signature: self.has(signature.type))
            or index.has_expression((Opcode.GEP,), self.steps_over)
        )

    def has_in(self, signature: Type) -> bool:
        """True if a function's type has a long double."""
        types = (signature.returns, *signature.parameters)
        return signature.kind == TypeKind.FUNCTION and any(map(self.has, types))

    def in_memory_of(self, function: Function) -> bool:
        attributes = Attributes(function)
        types = [type for name in POINTEES for type in attributes.parameter_types(name).values()]
        return any(map(self.has, types))


def _variables(layout: _Layout) -> None:
    for variable in layout.module.index().variables(lambda s: layout.has(s.type)):
        type, initializer = variable.value_type, variable.initializer
        made = _constant(layout, initializer, type) if initializer else None
        replace_variable(layout.module, variable, layout.of(type), made)


def _constant(layout: _Layout, value: Value, type: Type) -> Value:
    """The same bytes as a constant of the replaced type."""
    replaced, context = layout.of(type), layout.module.context
    if replaced == type:
        return value
    if value.kind in (ValueKind.UNDEF, ValueKind.POISON):
        return replaced.undef()
    if value.kind in (ValueKind.NULL, ValueKind.AGGREGATE_ZERO):
        return replaced.null()
    if type.kind == TypeKind.X86_FP80:
        bits = int(str(value).rpartition("0xK")[2], 16)  # the C API has no accessor
        return context.constant_vector([replaced.element.constant(bits >> n) for n in (0, 64)])
    is_array = type.kind == TypeKind.ARRAY
    types = [type.element] * type.length if is_array else type.fields
    elements = [_constant(layout, each, t) for each, t in zip(value.operands, types, strict=True)]
    if is_array:
        return context.constant_array(replaced.element, elements)
    return context.constant_struct(elements, type.is_packed)


def _values(layout: _Layout) -> list[Diagnostic]:
    index = layout.module.index()
    functions = index.functions(lambda s: s.has(Flag.DEFINED) and layout.has_in(s.type))
    message = "value of type long double, alone or in a structure"
    problems = [at_function(function, message, _REMEDY) for function in functions]
    found = index.first_instructions(
        (), lambda s: layout.has(s.type) or (s.opcode not in (Opcode.ALLOCA, Opcode.GEP) and layout.has(s.other))
    )
    problems += [at(each, message, _REMEDY) for each in found if each.function not in functions]
    return problems


def _parameters(layout: _Layout) -> None:
    for function in layout.module.index().functions(lambda s: bool(s.flags & _MEMORY)):
        if not layout.in_memory_of(function):
            continue
        for user in (function, *(function.calls() if not function.is_kernel else ())):
            Attributes(user).replace_pointees(lambda type: layout.of(type) if layout.has(type) else None)


def _constant_addresses(layout: _Layout) -> None:
    if not layout.module.index().has_expression((Opcode.GEP,), layout.steps_over):
        return
    with Builder(layout.module) as build:  # without an insertion point: all that it builds folds
        for variable in layout.module.variables():
            for expression in expressions_on(variable, (Opcode.GEP,)):
                if layout.has(expression.source_type):
                    expression.replace_all_uses_with(by_steps(build, expression, layout.of))


def _replace(build: Builder, layout: _Layout, instruction: Instruction) -> None:
    if instruction.opcode == Opcode.GEP:
        instruction.replace_all_uses_with(by_steps(build, instruction, layout.of))
    else:
        type = layout.of(instruction.allocated_type)
        instruction.replace_all_uses_with(build.alloca(type, instruction.alignment))
    instruction.erase()
