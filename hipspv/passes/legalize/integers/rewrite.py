"""Rewrites one function so that no value has an illegal integer type."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm import Builder, ConstantAggregate, ConstantExpr, ConstantInt, Function, Instruction, Type, Value
from hipspv.llvm.enums import Opcode, Predicate, ValueKind
from hipspv.passes.analysis.block_order import reverse_post_order
from hipspv.passes.diagnostics import Diagnostic, at
from hipspv.passes.legalize.integers.intrinsics import INTRINSICS
from hipspv.passes.legalize.integers.layout import LEGAL_WIDTHS, Layout, bits_of, lanes_of, scalar
from hipspv.passes.legalize.integers.limbs import LIMB, Arithmetic, LimbInteger

_REMEDY = "use integers of 8, 16, 32 or 64 bits there"
_BINARY = range(Opcode.ADD, Opcode.XOR + 1)
_TO_FLOAT = (Opcode.UI_TO_FP, Opcode.SI_TO_FP)
_LOGIC = (Opcode.AND, Opcode.OR, Opcode.XOR)
# Instructions that SPIR-V doesn't have for booleans. For vectors of booleans converted to integers
# LLVM's back end makes an OpSelect of the wrong type.
_NO_BOOLEANS = {*_BINARY, Opcode.ICMP, Opcode.SWITCH, *_TO_FLOAT, Opcode.INT_TO_PTR}.difference(_LOGIC)
_TO_BOOLEANS = (Opcode.FP_TO_UI, Opcode.FP_TO_SI, Opcode.PTR_TO_INT)


class Rewriter:
    """The state of one function's rewriting."""

    def __init__(self, function: Function, layout: Layout, build: Builder) -> None:
        self.function = function
        self.layout = layout
        self.build = build
        self.math = Arithmetic(build)
        self.context = layout.context
        self.module = function.owner
        self.legalized: dict[Value, LimbInteger] = {}
        # Results that are structures, as of `uadd.with.overflow`: their members.
        self.members: dict[Value, list[LimbInteger]] = {}
        self.dead: list[Instruction] = []
        self.phis: list[Instruction] = []
        self.problems: list[Diagnostic] = []
        self._failed: set[Value] = set()

    def run(self) -> bool:
        for block in reverse_post_order(self.function):
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

    def _is_affected(self, instruction: Instruction) -> bool:
        opcode = instruction.opcode
        type = instruction.type
        illegal = self.layout.is_illegal_integer
        if illegal(type) or instruction in self.members:
            return True
        if opcode == Opcode.LOAD:
            return self.layout.is_unstorable(type)
        operands = instruction.operands
        if opcode == Opcode.STORE:
            return self.layout.is_unstorable(operands[0].type)
        if opcode == Opcode.BITCAST and _is_bits(type) != _is_bits(operands[0].type):
            return True
        if opcode in _NO_BOOLEANS and _is_i1(operands[0].type):
            return True
        if opcode in _TO_BOOLEANS and _is_i1(type):
            return True
        if opcode == Opcode.CALL:
            callee = instruction.callee
            if callee and is_boolean_intrinsic(callee):
                return True
        return any(illegal(operand.type) or operand in self.members for operand in operands)

    def _rewrite(self, instruction: Instruction) -> None:
        handler = _HANDLERS.get(instruction.opcode)
        self.build.before(instruction)
        if handler is None or not handler(self, instruction):
            if not self._failed.intersection(instruction.operands):
                text = str(instruction).partition(", !dbg")[0].strip()
                message = f"integers of a width that SPIR-V lacks in `{text}`"
                self.problems.append(at(instruction, message, _REMEDY))
            self._failed.add(instruction)
            if self.layout.is_illegal_integer(instruction.type):
                self.legalized[instruction] = self.zero(instruction.type)

    # Values and LimbIntegers of them

    def zero(self, type: Type) -> LimbInteger:
        return self.math.constant(scalar(type).width, 0, lanes_of(type))

    def limbs_of(self, value: Value) -> LimbInteger:
        """The value, an integer or a vector of integers, as a LimbInteger at the builder's insertion point."""
        found = self.legalized.get(value)
        if found is not None:
            return found
        type = value.type
        lanes, width = lanes_of(type), scalar(type).width
        if isinstance(value, ConstantInt):
            return self.math.constant(width, value.value)
        if isinstance(value, ConstantAggregate) and value.kind == ValueKind.CONSTANT_VECTOR:
            return self._vector_constant(value, width)
        if value.kind in (ValueKind.UNDEF, ValueKind.POISON, ValueKind.AGGREGATE_ZERO):
            return self.zero(type)
        if isinstance(value, ConstantExpr) and width not in LEGAL_WIDTHS:
            return self._expression(value, width)
        if width == 1:
            return LimbInteger(1, (self.build.cast(Opcode.ZEXT, value, self.math.limb_type(1, lanes)),))
        assert width in LEGAL_WIDTHS, str(value)
        return LimbInteger(width, (value,))

    def _expression(self, value: ConstantExpr, width: int) -> LimbInteger:
        """An address as an integer, and LLVM's foldings of it."""
        opcode = value.opcode
        if opcode == Opcode.PTR_TO_INT:
            i64 = self.context.integer(64)
            address = LimbInteger(64, (self.build.cast(opcode, value.operand(0), i64),))
            return self.math.resize(address, width)
        first = self.limbs_of(value.operand(0))
        if opcode == Opcode.TRUNC:
            return self.math.resize(first, width)
        return self.math.binary(opcode, first, self.limbs_of(value.operand(1)))

    def _vector_constant(self, value: Value, width: int) -> LimbInteger:
        elements = [self.limbs_of(element).limbs for element in value.operands]
        columns = zip(*elements, strict=True)
        return LimbInteger(width, tuple(self.context.constant_vector(column) for column in columns))

    def value(self, integer: LimbInteger) -> Value:
        """A LimbInteger of a legal width as the plain value."""
        limb = integer.limbs[0]
        if integer.width > 1:
            return limb
        type = limb.type
        boolean = self.context.integer(1)
        to = self.context.vector(boolean, type.length) if type.is_vector else boolean
        return self.build.cast(Opcode.TRUNC, limb, to)

    def define(self, instruction: Instruction, result: LimbInteger | Value) -> bool:
        """Makes `result` the value of the instruction, which is removed."""
        if isinstance(result, LimbInteger) and result.width not in LEGAL_WIDTHS:
            self.legalized[instruction] = result
        else:
            plain = self.value(result) if isinstance(result, LimbInteger) else result
            if plain != instruction:
                instruction.replace_all_uses_with(plain)
        self.dead.append(instruction)
        return True

    # Vectors as one integer

    def pack(self, value: Value) -> LimbInteger:
        """The lanes of a vector side by side, the first lowest; an integer is unchanged."""
        type = value.type
        if not type.is_vector:
            if type.is_integer:
                return self.limbs_of(value)
            value = self.build.cast(Opcode.BITCAST, value, self.context.integer(bits_of(type)))
            return LimbInteger(value.type.width, (value,))
        lanes, width = type.length, bits_of(type.element)
        if not type.element.is_integer:
            integers = self.context.vector(self.context.integer(width), lanes)
            value = self.build.cast(Opcode.BITCAST, value, integers)
        if width == 1:
            # A vector of booleans has bits beyond its elements, which clang leaves poison: they
            # must not spoil the others.
            value = self.build.freeze(value)
        vector = self.limbs_of(value)
        elements = [(lane * width, self.lane(vector, lane)) for lane in range(lanes)]
        return self.math.concatenate(elements, lanes * width)

    def unpack(self, integer: LimbInteger, type: Type) -> LimbInteger | Value:
        """The value of `type` of which `pack` makes this integer."""
        if not type.is_vector:
            if type.is_integer:
                return integer
            return self.build.cast(Opcode.BITCAST, integer.limbs[0], type)
        lanes, width = type.length, bits_of(type.element)
        vector = self.vector([self.math.extract_bits(integer, i * width, width) for i in range(lanes)])
        if type.element.is_integer:
            return vector
        return self.build.cast(Opcode.BITCAST, vector.limbs[0], type)

    def vector(self, elements: list[LimbInteger]) -> LimbInteger:
        """The vector of these scalars."""
        width, lanes = elements[0].width, len(elements)
        limbs = [self.math.limb_type(width, lanes).poison()] * len(elements[0].limbs)
        for lane, element in enumerate(elements):
            index = self.context.integer(32).constant(lane)
            limbs = [
                self.build.insert_element(limb, inserted, index)
                for limb, inserted in zip(limbs, element.limbs, strict=True)
            ]
        return LimbInteger(width, tuple(limbs))

    def lane(self, vector: LimbInteger, lane: int) -> LimbInteger:
        index = self.context.integer(32).constant(lane)
        return LimbInteger(vector.width, tuple(self.build.extract_element(v, index) for v in vector.limbs))

    def _fill_phis(self) -> None:
        for phi in self.phis:
            made = self.legalized[phi]
            for value, block in phi.incoming:
                self.build.before(block.terminator)
                for limb, incoming in zip(made.limbs, self.limbs_of(value).limbs, strict=True):
                    assert isinstance(limb, Instruction)
                    limb.add_incoming(incoming, block)


def _is_i1(type: Type) -> bool:
    element = scalar(type)
    return element.is_integer and element.width == 1


def is_boolean_intrinsic(function: Function) -> bool:
    """True if the function is one of the table's intrinsics on, or with a result of, booleans."""
    signature = function.value_type
    types = [signature.returns, *signature.parameters[:1]]
    return any(_is_i1(type) for type in types) and _base_name(function.name) != ""


def _base_name(name: str) -> str:
    """The intrinsic's name in the table; empty if it isn't there."""
    base = name.removeprefix("llvm.") if name.startswith("llvm.") else ""
    while base and base not in INTRINSICS:
        base = base.rpartition(".")[0]
    return base


def _is_bits(type: Type) -> bool:
    return type.is_vector and _is_i1(type)


# Handlers: each rewrites one instruction, and returns true if it could.


def _binary(self: Rewriter, i: Instruction) -> bool:
    a, b = self.limbs_of(i.operand(0)), self.limbs_of(i.operand(1))
    if a.is_wide and i.opcode in _DIVISIONS:
        return False  # divisions of more than a limb became calls before
    return self.define(i, self.math.binary(i.opcode, a, b))


_DIVISIONS = (Opcode.UDIV, Opcode.SDIV, Opcode.UREM, Opcode.SREM)


def _icmp(self: Rewriter, i: Instruction) -> bool:
    a, b = self.limbs_of(i.operand(0)), self.limbs_of(i.operand(1))
    return self.define(i, self.math.compare(i.predicate, a, b))


def _select(self: Rewriter, i: Instruction) -> bool:
    a, b = self.limbs_of(i.operand(1)), self.limbs_of(i.operand(2))
    return self.define(i, self.math.select(i.operand(0), a, b))


def _resize(self: Rewriter, i: Instruction) -> bool:
    signed = i.opcode == Opcode.SEXT
    return self.define(i, self.math.resize(self.limbs_of(i.operand(0)), scalar(i.type).width, signed))


def _freeze(self: Rewriter, i: Instruction) -> bool:
    return self.define(i, self.limbs_of(i.operand(0)))


def _phi(self: Rewriter, i: Instruction) -> bool:
    zero = self.zero(i.type)
    limbs = tuple(self.build.phi(limb.type) for limb in zero.limbs)
    self.legalized[i] = LimbInteger(zero.width, limbs)
    self.phis.append(i)
    self.dead.append(i)
    return True


def _to_float(self: Rewriter, i: Instruction) -> bool:
    integer = self.limbs_of(i.operand(0))
    if integer.is_wide:
        return False
    signed = i.opcode == Opcode.SI_TO_FP
    limb = self.math.signed_limbs(integer)[0] if signed else integer.limbs[0]
    return self.define(i, self.build.cast(i.opcode, limb, i.type))


def _from_float(self: Rewriter, i: Instruction) -> bool:
    zero = self.zero(i.type)
    if zero.is_wide:
        return False
    limb = self.build.cast(i.opcode, i.operand(0), zero.limbs[0].type)
    return self.define(i, self.math.wrap(zero.width, [limb]))


def _to_pointer(self: Rewriter, i: Instruction) -> bool:
    address = self.math.resize(self.limbs_of(i.operand(0)), 64)
    return self.define(i, self.build.cast(Opcode.INT_TO_PTR, address.limbs[0], i.type))


def _from_pointer(self: Rewriter, i: Instruction) -> bool:
    address = self.build.cast(Opcode.PTR_TO_INT, i.operand(0), self.context.integer(64))
    return self.define(i, self.math.resize(LimbInteger(64, (address,)), i.type.width))


def _bitcast(self: Rewriter, i: Instruction) -> bool:
    return self.define(i, self.unpack(self.pack(i.operand(0)), i.type))


def _pieces(width: int) -> list[tuple[int, int]]:
    """Byte offsets and sizes of the loads and stores of `width` bits, none past its last byte."""
    left, offset, result = -(-width // 8), 0, []
    while left:
        size = next(size for size in (8, 4, 2, 1) if size <= left)
        result.append((offset, size))
        offset, left = offset + size, left - size
    return result


def _elements(type: Type) -> list[tuple[int, int]]:
    """Byte offsets and widths of the integers that hold a value in memory: one for each lane that fills its bytes."""
    if type.is_vector and type.element.width % 8 == 0:
        width = type.element.width
        return [(lane * width // 8, width) for lane in range(type.length)]
    return [(0, bits_of(type))]


def _address(self: Rewriter, access: Instruction, offset: int) -> tuple[Value, int]:
    """The address `offset` bytes after that of a load or store, and its alignment."""
    alignment = min(access.alignment, offset & -offset) if offset else access.alignment
    pointer = access.operand(int(access.opcode == Opcode.STORE))
    return self.build.offset(pointer, offset), alignment


def _load(self: Rewriter, i: Instruction) -> bool:
    if i.is_atomic or i.type.is_aggregate:
        return False
    elements = _elements(i.type)
    integers = [_load_integer(self, i, start, width) for start, width in elements]
    if len(elements) > 1:
        return self.define(i, self.vector(integers))
    return self.define(i, self.unpack(integers[0], i.type))


def _load_integer(self: Rewriter, i: Instruction, start: int, width: int) -> LimbInteger:
    pieces: list[tuple[int, LimbInteger]] = []
    for offset, size in _pieces(width):
        address, alignment = _address(self, i, start + offset)
        loaded = self.build.load(self.context.integer(8 * size), address, alignment)
        loaded.is_volatile = i.is_volatile
        pieces.append((8 * offset, LimbInteger(8 * size, (loaded,))))
    bytes_ = self.math.concatenate(pieces, -(-width // 8) * 8)
    return self.math.resize(bytes_, width)


def _store(self: Rewriter, i: Instruction) -> bool:
    type = i.operand(0).type
    if i.is_atomic or type.is_aggregate:
        return False
    elements = _elements(type)
    if len(elements) == 1:
        _store_integer(self, i, 0, self.pack(i.operand(0)))
    else:
        vector = self.limbs_of(i.operand(0))
        for lane, (start, _) in enumerate(elements):
            _store_integer(self, i, start, self.lane(vector, lane))
    self.dead.append(i)
    return True


def _store_integer(self: Rewriter, i: Instruction, start: int, integer: LimbInteger) -> None:
    integer = self.math.resize(integer, -(-integer.width // 8) * 8)
    for offset, size in _pieces(integer.width):
        piece = self.math.extract_bits(integer, 8 * offset, 8 * size)
        stored = self.build.store(piece.limbs[0], *_address(self, i, start + offset))
        stored.is_volatile = i.is_volatile


def _extract_element(self: Rewriter, i: Instruction) -> bool:
    source, index = i.operand(0), _index(self, i)
    if not i.type.is_integer:
        return self.define(i, self.build.extract_element(source, index))
    vector = self.limbs_of(source)
    limbs = tuple(self.build.extract_element(limb, index) for limb in vector.limbs)
    return self.define(i, LimbInteger(vector.width, limbs))


def _insert_element(self: Rewriter, i: Instruction) -> bool:
    source, index = i.operand(0), _index(self, i)
    if not scalar(i.type).is_integer:
        return self.define(i, self.build.insert_element(source, i.operand(1), index))
    vector, element = self.limbs_of(source), self.limbs_of(i.operand(1))
    limbs = tuple(
        self.build.insert_element(limb, inserted, index)
        for limb, inserted in zip(vector.limbs, element.limbs, strict=True)
    )
    return self.define(i, LimbInteger(vector.width, limbs))


def _index(self: Rewriter, i: Instruction) -> Value:
    """An element's index as an integer that SPIR-V has. One too large for it is no element's."""
    index = i.operands[-1]
    if index.type.width in LEGAL_WIDTHS[1:]:
        return index
    return self.math.resize(self.limbs_of(index), LIMB).limbs[0]


def _shuffle(self: Rewriter, i: Instruction) -> bool:
    a, b = self.limbs_of(i.operand(0)), self.limbs_of(i.operand(1))
    limbs = tuple(self.build.shuffle(x, y, i.shuffle_mask) for x, y in zip(a.limbs, b.limbs, strict=True))
    return self.define(i, LimbInteger(a.width, limbs))


def _extract_value(self: Rewriter, i: Instruction) -> bool:
    members = self.members.get(i.operand(0))
    index = i.indices
    if members is None or len(index) != 1:
        return False
    return self.define(i, members[index[0]])


def _switch(self: Rewriter, i: Instruction) -> bool:
    integer = self.limbs_of(i.operand(0))
    if integer.is_wide:
        return _wide_switch(self, i, integer)
    limb = integer.limbs[0]
    i.set_operand(0, limb)
    for index in range(1, len(i.successors)):
        i.set_case(index, limb.type.constant(i.case(index).value))
    return True


def _wide_switch(self: Rewriter, i: Instruction, integer: LimbInteger) -> bool:
    """Switch on the index of the matching case, 0 for none."""
    i32 = self.context.integer(32)
    which: Value = i32.constant(0)
    for index in range(1, len(i.successors)):
        case = self.math.constant(integer.width, i.case(index).value)
        here = self.math.compare(Predicate.EQ, integer, case)
        which = self.build.select(here, i32.constant(index), which)
    i.set_operand(0, which)
    for index in range(1, len(i.successors)):
        i.set_case(index, i32.constant(index))
    return True


def _call(self: Rewriter, i: Instruction) -> bool:
    callee = i.callee
    return callee is not None and callee.is_intrinsic and _intrinsic(self, i, callee.name)


def _intrinsic(self: Rewriter, i: Instruction, name: str) -> bool:
    base = _base_name(name)
    if not base:
        return False
    result = INTRINSICS[base](self, i)
    if result is None:
        return False
    if isinstance(result, list):
        self.members[i] = result
        self.dead.append(i)
        return True
    return self.define(i, result)


_Handler = Callable[[Rewriter, Instruction], bool]
_HANDLERS: dict[int, _Handler] = {
    **dict.fromkeys(_BINARY, _binary),
    **dict.fromkeys((Opcode.TRUNC, Opcode.ZEXT, Opcode.SEXT), _resize),
    **dict.fromkeys(_TO_FLOAT, _to_float),
    **dict.fromkeys((Opcode.FP_TO_UI, Opcode.FP_TO_SI), _from_float),
    Opcode.ICMP: _icmp,
    Opcode.SELECT: _select,
    Opcode.FREEZE: _freeze,
    Opcode.PHI: _phi,
    Opcode.INT_TO_PTR: _to_pointer,
    Opcode.PTR_TO_INT: _from_pointer,
    Opcode.BITCAST: _bitcast,
    Opcode.LOAD: _load,
    Opcode.STORE: _store,
    Opcode.EXTRACT_ELEMENT: _extract_element,
    Opcode.INSERT_ELEMENT: _insert_element,
    Opcode.SHUFFLE_VECTOR: _shuffle,
    Opcode.EXTRACT_VALUE: _extract_value,
    Opcode.SWITCH: _switch,
    Opcode.CALL: _call,
}
