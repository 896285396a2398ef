"""Device printf."""

from __future__ import annotations

import re

from hipspv.llvm import Builder, Function, GlobalVariable, Instruction, Module, Opcode, Type, TypeKind, Value
from hipspv.passes.analysis.pointers import strip_expressions
from hipspv.passes.diagnostics import Diagnostic, PassError, at, mistyped
from hipspv.passes.interface import Pass

PRINTF = "__hipspv_printf"
_SLOT_BYTES = 8
_COUNT = re.compile(r"%[-+ #0'*.\dhlqjzt]*n")


class LowerPrintf(Pass):
    """Replaces calls of printf by calls of the device library, because SPIR-V has no variadic
    calls, and OpenCL's printf takes only formats that are literals.

    `printf(fmt, ...)` becomes `__hipspv_printf(fmt, slots, count)`: each argument goes to an 8-byte
    slot of an array. The device library sends format and slots to the host, which formats.
    """

    def run(self, module: Module) -> bool:
        printf = module.function("printf")
        if printf is None or not printf.value_type.is_variadic:
            return False
        target = _declare(module)
        problems: list[Diagnostic] = []
        for call in printf.users():
            if isinstance(call, Instruction) and call.callee == printf:
                problems += _lower(module, call, target)
        if problems:
            raise PassError(problems)
        if not printf.is_used:
            printf.erase()
        return True


def _declare(module: Module) -> Function:
    """`int __hipspv_printf(const char *format, const ulong *slots, uint count)`, generic."""
    found = module.function(PRINTF)
    if found:
        return found
    context = module.context
    pointer, i32 = context.pointer(module.target.spaces.generic), context.integer(32)
    printf = module.function("printf")
    assert printf
    function = module.add_function(PRINTF, context.function(i32, [pointer, pointer, i32]))
    function.calling_convention = printf.calling_convention
    return function


def _lower(module: Module, call: Instruction, target: Function) -> list[Diagnostic]:
    context = module.context
    i32, i64 = context.integer(32), context.integer(64)
    generic = context.pointer(module.target.spaces.generic)
    format_, *values = call.arguments or (call,)
    if (call.type, format_.type) != (i32, generic):
        return [mistyped(call)]
    if _COUNT.search(_literal(format_).replace("%%", "")):
        remedy = "take it out: printf returns the count of its arguments"
        return [at(call, "device printf has no %n: the host formats, later", remedy)]
    bad = [v for v in values if _slot_type(v.type, module) is None]
    if bad:
        remedy = "print its members, each as an integer, a double or a pointer"
        return [at(call, f"printf can't print a value of type {bad[0].type}", remedy)]
    with Builder(module) as build:
        array = context.array(i64, max(1, len(values)))
        build.before(call.function.entry.first)
        slots = build.alloca(array, _SLOT_BYTES)
        build.before(call)
        for i, value in enumerate(values):
            slot = build.offset(slots, i * _SLOT_BYTES)
            build.store(_widen(build, value), slot, _SLOT_BYTES)
        given = build.cast(Opcode.ADDRSPACE_CAST, slots, generic)
        new = build.call(target, [format_, given, i32.constant(len(values))])
    call.replace_all_uses_with(new)
    call.erase()
    return []


def _literal(format_: Value) -> str:
    """The string, each byte as a character; empty if it isn't known."""
    format_ = strip_expressions(format_)
    if isinstance(format_, GlobalVariable) and format_.is_constant_data:
        return (format_.string or b"").decode("latin-1")
    return ""


def _slot_type(type: Type, module: Module) -> Type | None:
    """The type in which a value of `type` fills a slot; None if it has more than 8 bytes."""
    context = module.context
    if type.kind == TypeKind.INTEGER and type.width <= 64:
        return context.integer(64)
    if type.is_floating:
        return context.double()
    return type if type.is_pointer else None


def _widen(build: Builder, value: Value) -> Value:
    """The value in the form of its slot. Default argument promotions left int and double. The host
    reads the low 4 bytes of an int, so zero extension serves both signs.
    """
    type = value.type
    if type.kind == TypeKind.INTEGER:
        return build.resize(value, build.module.context.integer(64))
    if type.kind in (TypeKind.HALF, TypeKind.FLOAT):
        return build.cast(Opcode.FP_EXT, value, build.module.context.double())
    return value
