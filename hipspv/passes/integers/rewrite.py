"""Rewrites one function so that no value has an illegal integer type."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm import (
    BasicBlock,
    Builder,
    ConstantAggregate,
    ConstantInt,
    Function,
    Instruction,
    Opcode,
    Type,
    TypeKind,
    Value,
    ValueKind,
)
from hipspv.passes.diagnostics import Diagnostic, at
from hipspv.passes.integers.intrinsics import INTRINSICS
from hipspv.passes.integers.layout import LEGAL_WIDTHS, Layout, vector_element
from hipspv.passes.integers.numbers import Arithmetic, Number

_REMEDY = "use integers of 8, 16, 32 or 64 bits there"
_BINARY = range(Opcode.ADD, Opcode.XOR + 1)
_LOGIC = (Opcode.AND, Opcode.OR, Opcode.XOR)
# Instructions that SPIR-V doesn't have for booleans.
_NO_BOOLEANS = {*_BINARY, Opcode.ICMP, Opcode.SWITCH}.difference(_LOGIC)


# Functions whose signature had illegal integers, and the functions with legal ones in their place.
Signatures = dict[Function, Function]


class Rewriter:
    """The state of one function's rewriting."""

    def __init__(
        self, function: Function, layout: Layout, build: Builder, signatures: Signatures
    ) -> None:
        self.function = function
        self.signatures = signatures
        self.layout = layout
        self.build = build
        self.math = Arithmetic(build)
        self.context = layout.context
        self.module = function.owner
        self.numbers: dict[Value, Number] = {}
        # Results of several parts, as of `uadd.with.overflow`: the parts by index.
        self.parts: dict[Value, list[Number]] = {}
        self.dead: list[Instruction] = []
        self.phis: list[Instruction] = []
        self.problems: list[Diagnostic] = []

    def run(self) -> bool:
        self._take_parameters()
        for block in _reverse_post_order(self.function):
            for instruction in block.instructions():
                if self._is_affected(instruction):
                    self._rewrite(instruction)
        self._fill_phis()
        for instruction in self.dead:
            if instruction.is_used:
                instruction.replace_all_uses_with(instruction.type.poison())
        for instruction in reversed(self.dead):
            instruction.erase()
        return bool(self.dead)

    def _take_parameters(self) -> None:
        """Reads the parameters that had illegal types in the function's old signature."""
        old = next((old for old, new in self.signatures.items() if new == self.function), None)
        if old is None:
            return
        self.build.before(self.function.entry.first)
        for parameter, new in zip(old.parameters, self.function.parameters, strict=True):
            if self.layout.is_illegal_integer(parameter.type):
                self.numbers[parameter] = self.from_register(new, parameter.type.width)

    def _is_affected(self, instruction: Instruction) -> bool:
        opcode = instruction.opcode
        type = instruction.type
        illegal = self.layout.is_illegal_integer
        if illegal(type) or instruction in self.parts:
            return True
        if opcode in (Opcode.LOAD, Opcode.ALLOCA):
            held = type if opcode == Opcode.LOAD else instruction.allocated_type
            return self.layout.contains_illegal(held)
        operands = instruction.operands
        if opcode == Opcode.STORE:
            return self.layout.contains_illegal(operands[0].type)
        if opcode == Opcode.GEP and self.layout.contains_illegal(instruction.source_type):
            return True
        if opcode == Opcode.BITCAST and _is_bits(type) != _is_bits(operands[0].type):
            return True
        if opcode in _NO_BOOLEANS and _is_i1(operands[0].type):
            return True
        if opcode == Opcode.CALL:
            callee = instruction.callee
            if callee in self.signatures or (callee and is_boolean_intrinsic(callee)):
                return True
        return any(illegal(operand.type) or operand in self.parts for operand in operands)

    def _rewrite(self, instruction: Instruction) -> None:
        handler = _HANDLERS.get(instruction.opcode)
        self.build.before(instruction)
        if handler is None or not handler(self, instruction):
            message = f"integers of a width that SPIR-V lacks in `{str(instruction).strip()}`"
            self.problems.append(at(instruction, message, _REMEDY))
            if self.layout.is_illegal_integer(instruction.type):
                self.numbers[instruction] = self.zero(instruction.type)

    # Values and Numbers

    def zero(self, type: Type) -> Number:
        element = type.element if type.is_vector else type
        return self.math.constant(element.width, 0, type.length if type.is_vector else 0)

    def number(self, value: Value) -> Number:
        """The value, an integer or a vector of integers, as a Number at the builder's place."""
        found = self.numbers.get(value)
        if found is not None:
            return found
        type = value.type
        lanes = type.length if type.is_vector else 0
        width = (type.element if lanes else type).width
        if isinstance(value, ConstantInt):
            return self.math.constant(width, value.value)
        if isinstance(value, ConstantAggregate) and value.kind == ValueKind.CONSTANT_VECTOR:
            return self._vector_constant(value, width)
        if value.kind in (ValueKind.UNDEF, ValueKind.POISON, ValueKind.AGGREGATE_ZERO):
            return self.zero(type)
        if width == 1:
            return Number(1, (self.build.cast(Opcode.ZEXT, value, self.math.limb_type(1, lanes)),))
        assert width in LEGAL_WIDTHS, str(value)
        return Number(width, (value,))

    def _vector_constant(self, value: Value, width: int) -> Number:
        elements = [
            self.math.constant(width, vector_element(part)).limbs for part in value.operands
        ]
        limbs = [
            self.context.constant_vector(list(column)) for column in zip(*elements, strict=True)
        ]
        return Number(width, tuple(limbs))

    def value(self, number: Number) -> Value:
        """A Number of a legal width as the plain value."""
        limb = number.limbs[0]
        if number.width > 1:
            return limb
        type = limb.type
        boolean = self.context.integer(1)
        to = self.context.vector(boolean, type.length) if type.is_vector else boolean
        return self.build.cast(Opcode.TRUNC, limb, to)

    def define(self, instruction: Instruction, result: Number | Value) -> bool:
        """Makes `result` the value of the instruction, which goes."""
        if isinstance(result, Number) and result.width not in LEGAL_WIDTHS:
            self.numbers[instruction] = result
        else:
            plain = self.value(result) if isinstance(result, Number) else result
            if plain != instruction:
                instruction.replace_all_uses_with(plain)
        self.dead.append(instruction)
        return True

    # Values between functions

    def from_register(self, value: Value, width: int) -> Number:
        """A parameter or result of type `in_registers(width)`."""
        if value.type.kind != TypeKind.ARRAY:
            return Number(width, (value,))
        count = value.type.length
        return Number(width, tuple(self.build.extract_value(value, i) for i in range(count)))

    def to_register(self, number: Number) -> Value:
        if len(number.limbs) == 1:
            return number.limbs[0]
        result = self.layout.in_registers(number.width).poison()
        for i, limb in enumerate(number.limbs):
            result = self.build.insert_value(result, limb, i)
        return result

    # Vectors as one integer

    def pack(self, value: Value) -> Number:
        """The lanes of a vector side by side, the first lowest; an integer as it is."""
        type = value.type
        if not type.is_vector:
            if type.is_integer:
                return self.number(value)
            value = self.build.cast(Opcode.BITCAST, value, self.context.integer(_bits(type)))
            return Number(value.type.width, (value,))
        lanes, width = type.length, _bits(type.element)
        if not type.element.is_integer:
            integers = self.context.vector(self.context.integer(width), lanes)
            value = self.build.cast(Opcode.BITCAST, value, integers)
        vector = self.number(value)
        total = lanes * width
        result = self.math.constant(total, 0)
        for lane in range(lanes):
            element = self.math.resize(self.lane(vector, lane), total)
            amount = self.math.constant(total, lane * width)
            result = self.math.bitwise(
                Opcode.OR, result, self.math.shift(Opcode.SHL, element, amount)
            )
        return result

    def unpack(self, number: Number, type: Type) -> Number | Value:
        """The inverse of pack: a value of `type`."""
        if not type.is_vector:
            if type.is_integer:
                return number
            return self.build.cast(Opcode.BITCAST, number.limbs[0], type)
        lanes, width = type.length, _bits(type.element)
        limb_type = self.math.limb_type(width, lanes)
        count = len(self.math.constant(width, 0).limbs)
        limbs = [limb_type.poison()] * count
        for lane in range(lanes):
            amount = self.math.constant(number.width, lane * width)
            element = self.math.resize(self.math.shift(Opcode.LSHR, number, amount), width)
            index = self.context.integer(32).constant(lane)
            limbs = [
                self.build.insert_element(limb, part, index)
                for limb, part in zip(limbs, element.limbs, strict=True)
            ]
        vector = Number(width, tuple(limbs))
        if type.element.is_integer:
            return vector
        return self.build.cast(Opcode.BITCAST, vector.limbs[0], type)

    def lane(self, vector: Number, lane: int) -> Number:
        index = self.context.integer(32).constant(lane)
        return Number(
            vector.width, tuple(self.build.extract_element(v, index) for v in vector.limbs)
        )

    def _fill_phis(self) -> None:
        for phi in self.phis:
            made = self.numbers[phi]
            for value, block in phi.incoming:
                self.build.before(block.terminator)
                for limb, part in zip(made.limbs, self.number(value).limbs, strict=True):
                    assert isinstance(limb, Instruction)
                    limb.add_incoming(part, block)


def _reverse_post_order(function: Function) -> list[BasicBlock]:
    """Blocks so that a definition comes before its uses, but for phis."""
    order: list[BasicBlock] = []
    entry = function.entry
    seen = {entry}
    stack = [(entry, iter(entry.terminator.successors))]
    while stack:
        block, successors = stack[-1]
        following = next((s for s in successors if s not in seen), None)
        if following is None:
            order.append(block)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(following.terminator.successors)))
    return order[::-1]


def _bits(type: Type) -> int:
    """Bits of a scalar that a vector can have."""
    widths = {TypeKind.HALF: 16, TypeKind.FLOAT: 32, TypeKind.DOUBLE: 64, TypeKind.POINTER: 64}
    return type.width if type.is_integer else widths.get(type.kind, 16)


def _is_i1(type: Type) -> bool:
    element = type.element if type.is_vector else type
    return element.is_integer and element.width == 1


def is_boolean_intrinsic(function: Function) -> bool:
    """Whether the function is one of the table on booleans."""
    types = function.value_type.parameters
    return bool(types) and _is_i1(types[0]) and _base_name(function.name) != ""


def _base_name(name: str) -> str:
    """The intrinsic's name in the table; empty where it isn't there."""
    base = name.removeprefix("llvm.") if name.startswith("llvm.") else ""
    while base and base not in INTRINSICS:
        base = base.rpartition(".")[0]
    return base


def _is_bits(type: Type) -> bool:
    return type.is_vector and _is_i1(type)


# Handlers: each rewrites one instruction, and says whether it could.


def _binary(self: Rewriter, i: Instruction) -> bool:
    a, b = self.number(i.operand(0)), self.number(i.operand(1))
    if a.is_wide and i.opcode in _DIVISIONS:
        return False  # divisions of more than a limb became calls before
    return self.define(i, self.math.binary(i.opcode, a, b))


_DIVISIONS = (Opcode.UDIV, Opcode.SDIV, Opcode.UREM, Opcode.SREM)


def _icmp(self: Rewriter, i: Instruction) -> bool:
    a, b = self.number(i.operand(0)), self.number(i.operand(1))
    return self.define(i, self.math.compare(i.predicate, a, b))


def _select(self: Rewriter, i: Instruction) -> bool:
    a, b = self.number(i.operand(1)), self.number(i.operand(2))
    return self.define(i, self.math.select(i.operand(0), a, b))


def _width(type: Type) -> int:
    return (type.element if type.is_vector else type).width


def _resize(self: Rewriter, i: Instruction) -> bool:
    signed = i.opcode == Opcode.SEXT
    return self.define(i, self.math.resize(self.number(i.operand(0)), _width(i.type), signed))


def _freeze(self: Rewriter, i: Instruction) -> bool:
    return self.define(i, self.number(i.operand(0)))


def _phi(self: Rewriter, i: Instruction) -> bool:
    zero = self.zero(i.type)
    limbs = tuple(self.build.phi(limb.type) for limb in zero.limbs)
    self.numbers[i] = Number(zero.width, limbs)
    self.phis.append(i)
    self.dead.append(i)
    return True


def _to_float(self: Rewriter, i: Instruction) -> bool:
    number = self.number(i.operand(0))
    if number.is_wide:
        return False
    signed = i.opcode == Opcode.SI_TO_FP
    limb = self.math.signed_limbs(number)[0] if signed else number.limbs[0]
    return self.define(i, self.build.cast(i.opcode, limb, i.type))


def _from_float(self: Rewriter, i: Instruction) -> bool:
    zero = self.zero(i.type)
    if zero.is_wide:
        return False
    limb = self.build.cast(i.opcode, i.operand(0), zero.limbs[0].type)
    return self.define(i, self.math.wrap(zero.width, [limb]))


def _to_pointer(self: Rewriter, i: Instruction) -> bool:
    address = self.math.resize(self.number(i.operand(0)), 64)
    return self.define(i, self.build.cast(Opcode.INT_TO_PTR, address.limbs[0], i.type))


def _from_pointer(self: Rewriter, i: Instruction) -> bool:
    address = self.build.cast(Opcode.PTR_TO_INT, i.operand(0), self.context.integer(64))
    return self.define(i, self.math.resize(Number(64, (address,)), i.type.width))


def _bitcast(self: Rewriter, i: Instruction) -> bool:
    return self.define(i, self.unpack(self.pack(i.operand(0)), i.type))


def _alloca(self: Rewriter, i: Instruction) -> bool:
    legal = self.layout.in_memory(i.allocated_type)
    return self.define(i, self.build.alloca(legal, i.alignment))


def _gep(self: Rewriter, i: Instruction) -> bool:
    pointer, *indices = i.operands
    illegal = self.layout.is_illegal_integer
    plain = [
        self.math.resize(self.number(index), 64, signed=True).limbs[0]
        if illegal(index.type)
        else index
        for index in indices
    ]
    source = self.layout.in_memory(i.source_type)
    return self.define(i, self.build.gep(source, pointer, plain, i.gep_flags))


def _pieces(width: int) -> list[tuple[int, int]]:
    """Byte offsets and sizes of the loads and stores of `width` bits, none past its last byte."""
    left, offset, result = -(-width // 8), 0, []
    while left:
        size = next(size for size in (8, 4, 2, 1) if size <= left)
        result.append((offset, size))
        offset, left = offset + size, left - size
    return result


def _is_bit_vector(type: Type) -> bool:
    element = type.element if type.is_vector else type
    return element.is_integer


def _load(self: Rewriter, i: Instruction) -> bool:
    type = i.type
    if not _is_bit_vector(type):
        return False
    total = type.length * type.element.width if type.is_vector else type.width
    result = self.math.constant(total, 0)
    for offset, size in _pieces(total):
        place = self.build.offset(i.operand(0), offset)
        alignment = _alignment_at(i.alignment, offset)
        piece = self.build.load(self.context.integer(8 * size), place, alignment)
        piece.is_volatile = i.is_volatile
        bits = min(8 * size, total - 8 * offset)
        part = self.math.wrap(bits, [piece]) if bits < 8 * size else Number(bits, (piece,))
        part = self.math.resize(part, total)
        amount = self.math.constant(total, 8 * offset)
        result = self.math.bitwise(Opcode.OR, result, self.math.shift(Opcode.SHL, part, amount))
    return self.define(i, self.unpack(result, type))


def _store(self: Rewriter, i: Instruction) -> bool:
    value = i.operand(0)
    if not _is_bit_vector(value.type):
        return False
    number = self.pack(value)
    for offset, size in _pieces(number.width):
        amount = self.math.constant(number.width, 8 * offset)
        part = self.math.shift(Opcode.LSHR, number, amount)
        bits = min(8 * size, number.width)
        part = self.math.resize(self.math.resize(part, bits), 8 * size)
        place = self.build.offset(i.operand(1), offset)
        stored = self.build.store(part.limbs[0], place, _alignment_at(i.alignment, offset))
        stored.is_volatile = i.is_volatile
    self.dead.append(i)
    return True


def _alignment_at(alignment: int, offset: int) -> int:
    return min(alignment, offset & -offset) if offset else alignment


def _extract_element(self: Rewriter, i: Instruction) -> bool:
    vector = self.number(i.operand(0))
    limbs = tuple(self.build.extract_element(limb, i.operand(1)) for limb in vector.limbs)
    return self.define(i, Number(vector.width, limbs))


def _insert_element(self: Rewriter, i: Instruction) -> bool:
    vector, element = self.number(i.operand(0)), self.number(i.operand(1))
    limbs = tuple(
        self.build.insert_element(limb, part, i.operand(2))
        for limb, part in zip(vector.limbs, element.limbs, strict=True)
    )
    return self.define(i, Number(vector.width, limbs))


def _shuffle(self: Rewriter, i: Instruction) -> bool:
    a, b = self.number(i.operand(0)), self.number(i.operand(1))
    limbs = tuple(
        self.build.shuffle(x, y, i.shuffle_mask) for x, y in zip(a.limbs, b.limbs, strict=True)
    )
    return self.define(i, Number(a.width, limbs))


def _extract_value(self: Rewriter, i: Instruction) -> bool:
    parts = self.parts.get(i.operand(0))
    index = i.indices
    if parts is None or len(index) != 1:
        return False
    return self.define(i, parts[index[0]])


def _switch(self: Rewriter, i: Instruction) -> bool:
    number = self.number(i.operand(0))
    if number.is_wide:
        return False
    limb = number.limbs[0]
    i.set_operand(0, limb)
    for index in range(1, len(i.successors)):
        i.set_case(index, limb.type.constant(i.case(index).value))
    return True


def _ret(self: Rewriter, i: Instruction) -> bool:
    i.set_operand(0, self.to_register(self.number(i.operand(0))))
    return True


def _call(self: Rewriter, i: Instruction) -> bool:
    callee = i.callee
    if callee is None:
        return False
    if callee.is_intrinsic:
        return _intrinsic(self, i, callee.name)
    new = self.signatures.get(callee)
    if new is None:
        return False
    illegal = self.layout.is_illegal_integer
    arguments = [
        self.to_register(self.number(argument)) if illegal(argument.type) else argument
        for argument in i.arguments
    ]
    call = self.build.call(new, arguments)
    if illegal(i.type):
        return self.define(i, self.from_register(call, i.type.width))
    return self.define(i, call)


def _intrinsic(self: Rewriter, i: Instruction, name: str) -> bool:
    base = _base_name(name)
    if not base:
        return False
    result = INTRINSICS[base](self, i)
    if result is None:
        return False
    if isinstance(result, list):
        self.parts[i] = result
        self.dead.append(i)
        return True
    return self.define(i, result)


_Handler = Callable[[Rewriter, Instruction], bool]
_HANDLERS: dict[int, _Handler] = {
    **dict.fromkeys(_BINARY, _binary),
    **dict.fromkeys((Opcode.TRUNC, Opcode.ZEXT, Opcode.SEXT), _resize),
    **dict.fromkeys((Opcode.UI_TO_FP, Opcode.SI_TO_FP), _to_float),
    **dict.fromkeys((Opcode.FP_TO_UI, Opcode.FP_TO_SI), _from_float),
    Opcode.ICMP: _icmp,
    Opcode.SELECT: _select,
    Opcode.FREEZE: _freeze,
    Opcode.PHI: _phi,
    Opcode.INT_TO_PTR: _to_pointer,
    Opcode.PTR_TO_INT: _from_pointer,
    Opcode.BITCAST: _bitcast,
    Opcode.ALLOCA: _alloca,
    Opcode.GEP: _gep,
    Opcode.LOAD: _load,
    Opcode.STORE: _store,
    Opcode.EXTRACT_ELEMENT: _extract_element,
    Opcode.INSERT_ELEMENT: _insert_element,
    Opcode.SHUFFLE_VECTOR: _shuffle,
    Opcode.EXTRACT_VALUE: _extract_value,
    Opcode.SWITCH: _switch,
    Opcode.RET: _ret,
    Opcode.CALL: _call,
}
