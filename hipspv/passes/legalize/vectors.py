"""Vectors of lengths that SPIR-V lacks."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm import Builder, ConstantExpr, ConstantInt, Function, Instruction, Module, Signature, Type, Value
from hipspv.llvm.enums import Opcode, TypeKind
from hipspv.passes.diagnostics import Diagnostic, PassError, at
from hipspv.passes.interface import Pass
from hipspv.passes.legalize.integers.layout import LEGAL_LENGTHS, LEGAL_WIDTHS, Layout, bits_of, lanes_of, scalar

_SCALARIZE = "scalarizer<load-store;variable-insert-extract>,instsimplify,early-cse,adce"


class LegalizeVectors(Pass):
    """Scalarises functions with vectors of other lengths than SPIR-V's 2, 3, 4, 8 and 16.

    User code makes them by `ext_vector_type`, the optimiser by joining loads. lengths: those that the target has.
    """

    lengths: tuple[int, ...] = LEGAL_LENGTHS

    def run(self, module: Module) -> bool:
        layout = Layout(module, self.lengths)
        affected = _affected(module, layout)
        if not affected:
            return False
        problems: list[Diagnostic] = []
        with Builder(module) as build:
            for function in affected:
                rewriter = _Rewriter(layout, build)
                for instruction in list(function.instructions()):
                    if instruction.opcode != Opcode.PHI:
                        build.before(instruction)
                        rewriter.fold_casts(instruction)
                for instruction in list(function.instructions(_HANDLERS)):
                    build.before(instruction)
                    _HANDLERS[instruction.opcode](rewriter, instruction)
                module.run_passes(_SCALARIZE, function)
        for function in _affected(module, layout):
            problems += _left_over(function, layout)
        if problems:
            raise PassError(problems)
        return True


class LegalizeVectorSelects(Pass):
    """Gives selects between vectors one condition for each element, as OpSelect has them (SPIR-V 1.3, 3.32.15).

    LLVM's select may have one condition for all. LLVM's back end ends the process on it, llvm-spirv
    writes it as it is, and Intel's CPU compiler takes it for the first element's.
    """

    def run(self, module: Module) -> bool:
        vectors = module.index().instructions((Opcode.SELECT,), lambda s: s.type.is_vector)
        found = [select for select in vectors if not select.operand(0).type.is_vector]
        with Builder(module) as build:
            for select in found:
                _spread_condition(build.before(select), select)
        return bool(found)


def _spread_condition(build: Builder, select: Instruction) -> None:
    condition, true, false = select.operands
    lanes, context = select.type.length, build.module.context
    vector = context.vector(condition.type, lanes)
    first = build.insert_element(vector.poison(), condition, context.integer(32).constant(0))
    spread = build.shuffle(first, vector.poison(), [0] * lanes)
    select.replace_all_uses_with(build.select(spread, true, false))
    select.erase()


def _affected(module: Module, layout: Layout) -> list[Function]:
    index = module.index()
    found = list(index.first_instructions(where=lambda signature: _is_illegal(signature, layout)))
    # An element of a constant vector: no other instruction has that vector's type.
    for extract in index.instructions((Opcode.EXTRACT_ELEMENT,)):
        if layout.is_illegal_vector(extract.operand(0).type):
            found.append(extract)
    return list(dict.fromkeys(instruction.function for instruction in found))


def _is_illegal(signature: Signature, layout: Layout) -> bool:
    types = [signature.type]
    if signature.other and signature.opcode not in (Opcode.GEP, Opcode.ALLOCA):  # types of memory
        types.append(signature.other)
    return any(_has_vector(type, layout) for type in types)


def _has_vector(type: Type, layout: Layout) -> bool:
    """True if the type is an illegal vector, or a structure with one, as some intrinsics return."""
    parts = type.fields if type.kind == TypeKind.STRUCT else [type]
    return any(layout.is_illegal_vector(part) for part in parts)


def _left_over(function: Function, layout: Layout) -> list[Diagnostic]:
    remedy = "use vectors of 2, 3, 4, 8 or 16 elements there"
    return [
        at(i, f"vectors of a length that SPIR-V lacks in `{_text(i)}`", remedy)
        for i in function.instructions()
        if any(_has_vector(t, layout) for t in (i.type, *(o.type for o in i.operands)))
    ]


def _text(instruction: Instruction) -> str:
    return str(instruction).partition(", !dbg")[0].strip()


class _Rewriter:
    """Rewrites instructions that LLVM's scalarizer leaves alone as ones that it takes apart."""

    def __init__(self, layout: Layout, build: Builder) -> None:
        self.layout = layout
        self.context = layout.context
        self.build = build

    def whole(self, value: Value) -> Value:
        """All bits of a value, as one integer; lane 0 of a vector lowest."""
        type = value.type
        if not type.is_vector:
            if type.is_integer:
                return value
            return self.build.cast(Opcode.BITCAST, value, self.context.integer(bits_of(type)))
        if bits_of(type.element) == 1:
            # A vector of booleans has bits beyond its elements, which clang leaves poison: they
            # must not spoil the others.
            value = self.build.freeze(value)
        total = self.context.integer(bits_of(type))
        result: Value = total.constant(0)
        for lane in range(type.length):
            part = self.build.resize(self.whole(self.lane(value, lane)), total)
            amount = total.constant(lane * bits_of(type.element))
            part = self.build.binary(Opcode.SHL, part, amount)
            result = self.build.binary(Opcode.OR, result, part)
        return result

    def parts(self, whole: Value, type: Type) -> Value:
        """The value of `type` with these bits: the inverse of `whole`."""
        if not type.is_vector:
            return whole if type.is_integer else self.build.cast(Opcode.BITCAST, whole, type)
        width = bits_of(type.element)
        result = type.poison()
        for lane in range(type.length):
            amount = whole.type.constant(lane * width)
            part = self.build.binary(Opcode.LSHR, whole, amount)
            part = self.build.resize(part, self.context.integer(width))
            part = self.parts(part, type.element)
            result = self.build.insert_element(result, part, self.index(lane))
        return result

    def fold_casts(self, instruction: Instruction) -> None:
        """Folds casts that LLVM doesn't: those in which no element has the size of several of the other vector's."""
        for index, operand in enumerate(instruction.operands):
            if isinstance(operand, ConstantExpr) and operand.opcode == Opcode.BITCAST:
                folded = self.parts(self.whole(operand.operand(0)), operand.type)
                instruction.set_operand(index, folded)

    def lane(self, vector: Value, lane: int) -> Value:
        return self.build.extract_element(vector, self.index(lane))

    def index(self, lane: int) -> Value:
        return self.context.integer(32).constant(lane)

    def is_packed(self, type: Type) -> bool:
        """True if lanes don't lie in memory as values of their type do. The scalarizer believes
        it of those of whole bytes, like i56, which it would look for 8 bytes apart.
        """
        element = scalar(type)
        return type.is_vector and element.is_integer and element.width not in LEGAL_WIDTHS[1:]

    def address(self, access: Instruction, pointer: Value, lane: int) -> tuple[Value, int]:
        """The address of an element in memory, and its alignment."""
        type = (access.operand(0) if access.opcode == Opcode.STORE else access).type
        offset = lane * bits_of(type.element) // 8
        alignment = min(access.alignment, offset & -offset) if offset else access.alignment
        return self.build.offset(pointer, offset), alignment

    def replace(self, instruction: Instruction, value: Value) -> None:
        instruction.replace_all_uses_with(value)
        instruction.erase()


def _bitcast(self: _Rewriter, i: Instruction) -> None:
    """Rewrites casts, also between legal vectors: the scalarizer turns some into constant expressions."""
    source = i.operand(0)
    if lanes_of(source.type) != lanes_of(i.type):
        self.replace(i, self.parts(self.whole(source), i.type))


def _load(self: _Rewriter, i: Instruction) -> None:
    if self.is_packed(i.type):
        loaded = self.build.load(self.context.integer(bits_of(i.type)), i.operand(0), i.alignment)
        loaded.is_volatile = i.is_volatile
        self.replace(i, self.parts(loaded, i.type))
    elif i.is_volatile and self.layout.is_illegal_vector(i.type):  # left alone by the scalarizer
        result = i.type.poison()
        for lane in range(i.type.length):
            part = self.build.load(i.type.element, *self.address(i, i.operand(0), lane))
            part.is_volatile = True
            result = self.build.insert_element(result, part, self.index(lane))
        self.replace(i, result)


def _store(self: _Rewriter, i: Instruction) -> None:
    value = i.operand(0)
    if self.is_packed(value.type):
        stored = self.build.store(self.whole(value), i.operand(1), i.alignment)
        stored.is_volatile = i.is_volatile
        i.erase()
    elif i.is_volatile and self.layout.is_illegal_vector(value.type):
        for lane in range(value.type.length):
            address = self.address(i, i.operand(1), lane)
            stored = self.build.store(self.lane(value, lane), *address)
            stored.is_volatile = True
        i.erase()


def _call(self: _Rewriter, i: Instruction) -> None:
    name = i.callee.name if i.callee else ""
    arguments = i.arguments
    if not arguments or not self.layout.is_illegal_vector(arguments[-1].type):
        return
    if ".with.overflow." in name:
        _overflow(self, i, name)


def _element(self: _Rewriter, i: Instruction) -> None:
    """Replaces an element beyond the vector's end, on which the scalarizer fails, by poison."""
    vector, index = i.operand(0).type, i.operands[-1]
    if isinstance(index, ConstantInt) and index.value >= vector.length:
        self.replace(i, i.type.poison())


def _overflow(self: _Rewriter, i: Instruction, name: str) -> None:
    """The pair of vectors, lane by lane. Only extractvalue reads it: see LegalizeAggregates."""
    results = [field.poison() for field in i.type.fields]
    scalar_name = name.rpartition(".")[0]
    for lane in range(results[0].type.length):
        operands = [self.lane(operand, lane) for operand in i.arguments]
        function = self.layout.module.intrinsic(scalar_name, [operands[0].type])
        pair = self.build.call(function, operands)
        for part, vector in enumerate(results):
            element = self.build.extract_value(pair, part)
            results[part] = self.build.insert_element(vector, element, self.index(lane))
    for user in i.users():
        assert isinstance(user, Instruction), str(user)
        self.replace(user, results[user.indices[0]])
    i.erase()


_HANDLERS: dict[Opcode, Callable[[_Rewriter, Instruction], None]] = {
    Opcode.BITCAST: _bitcast,
    Opcode.LOAD: _load,
    Opcode.STORE: _store,
    Opcode.CALL: _call,
    Opcode.EXTRACT_ELEMENT: _element,
    Opcode.INSERT_ELEMENT: _element,
}
