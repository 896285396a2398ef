"""The values of a pack: one for all threads, or one for each thread."""

from __future__ import annotations

from collections.abc import Sequence

from hipspv.llvm import Argument, Builder, Function, Instruction, Opcode, Type, TypeKind, Value, ValueKind
from hipspv.targets.cpu.packs.divergence import Divergence
from hipspv.targets.cpu.packs.shapes import Shape

# A value of each thread: a vector, or a list if the type can't be an element of one.
Each = Value | list[Value]

_IN_VECTORS = (TypeKind.HALF, TypeKind.FLOAT, TypeKind.DOUBLE, TypeKind.POINTER)
UNKNOWN = (ValueKind.UNDEF, ValueKind.POISON)
_WIDEST = 64  # bits of an integer in a vector


def fits_vectors(type: Type) -> bool:
    return type.kind in _IN_VECTORS or (type.is_integer and type.width <= _WIDEST)


class Values:
    """The values of the pack's function, by those of the thread's function.

    A value with a stride is the first thread's, in a scalar. Others are vectors or lists. Values that other blocks use
    are in stack variables, of which LLVM makes values in registers.
    """

    def __init__(
        self, build: Builder, target: Function, divergence: Divergence, width: int, arguments: dict[Value, Value]
    ) -> None:
        self._build, self._target, self._divergence, self.width = build, target, divergence, width
        self._context = build.module.context
        self._arguments = arguments
        self._homes: dict[Value, list[Instruction]] = {}
        self._firsts_homes: dict[Value, list[Instruction]] = {}
        self._firsts: dict[Value, Value] = {}  # in the current block
        self._each: dict[Value, Each] = {}
        self._outer: list[tuple[dict[Value, Value], dict[Value, Each]]] = []
        self._defined: set[Value] = set()
        self._checks: dict[Value, Instruction] = {}
        i32 = self._context.integer(32)
        self._lanes = [i32.constant(lane) for lane in range(width)]

    # ---- Blocks

    def begin_block(self) -> None:
        self._firsts, self._each, self._defined = {}, {}, set()

    def begin_side(self) -> None:
        """Begins code that doesn't dominate what comes later in the block."""
        self._outer.append((dict(self._firsts), dict(self._each)))

    def end_side(self) -> None:
        self._firsts, self._each = self._outer.pop()

    def variable(self, type: Type, initial: Value | None = None) -> Instruction:
        """A stack variable of the pack's function."""
        build = self._build
        current = build.block
        build.before(self._target.entry.terminator)
        made = build.alloca(type)
        if initial is not None:
            build.store(initial, made)
        build.at_end(current)
        return made

    def is_known(self, value: Value) -> bool:
        """True if the current block may read the value: it defined it, or another block kept it for others."""
        return not isinstance(value, Instruction) or value in self._defined or _leaves_block(value)

    # ---- Types and shapes

    def vector_type(self, type: Type) -> Type:
        return self._context.vector(type, self.width)

    def shape(self, value: Value) -> Shape:
        return self._divergence.shape(value)

    def lane_index(self, lane: int) -> Value:
        return self._lanes[lane]

    # ---- Reading

    def first(self, value: Value) -> Value:
        """The value of the first thread, for one with a stride."""
        if isinstance(value, Argument):
            return self._arguments[value]
        if not isinstance(value, Instruction):
            return value
        if value not in self._firsts:
            self._firsts[value] = self._build.load(value.type, self._homes_of(value, first=True)[0])
        return self._firsts[value]

    def each(self, value: Value) -> Each:
        """The values of all threads."""
        known = self._each.get(value)
        if known is not None:
            return known
        shape = self.shape(value)
        if shape.varies or is_doubtful(shape):
            found = self._arguments[value] if isinstance(value, Argument) else self._load(value)
        else:
            found = self._spread(value, shape)
        self._each[value] = found
        return found

    def vector(self, value: Value) -> Value:
        """The values of all threads, of a type that fits vectors."""
        found = self.each(value)
        assert isinstance(found, Value)
        return found

    def of_lane(self, value: Value, lane: int) -> Value:
        """The value of one thread."""
        shape = self.shape(value)
        if shape.is_uniform:
            return self.first(value)
        if not (shape.varies or is_doubtful(shape)):
            return self._moved(self.first(value), shape.stride or 0, lane)
        found = self.each(value)
        return found[lane] if isinstance(found, list) else self._build.extract_element(found, self._lanes[lane])

    def _load(self, value: Value) -> Each:
        assert isinstance(value, Instruction)
        homes = self._homes_of(value)
        if fits_vectors(value.type):
            return self._build.load(self.vector_type(value.type), homes[0])
        return [self._build.load(value.type, home) for home in homes]

    def _moved(self, first: Value, stride: int, lane: int) -> Value:
        if lane == 0 or stride == 0:  # a uniform value may have any type
            return first
        if first.type.is_pointer:
            return self._build.offset(first, stride * lane)
        return self._build.add(first, first.type.constant(stride * lane))

    def _spread(self, value: Value, shape: Shape) -> Each:
        first, type = self.first(value), value.type
        if not fits_vectors(type):
            return [self._moved(first, shape.stride or 0, lane) for lane in range(self.width)]
        if shape.is_uniform:
            return self.splat(first)
        build, stride = self._build, shape.stride or 0
        integer = self._context.integer(64) if type.is_pointer else type
        steps = self._context.constant_vector([integer.constant(stride * lane) for lane in range(self.width)])
        if type.is_pointer:
            return build.gep(self._context.integer(8), first, [steps])
        return build.add(self.splat(first), steps)

    def splat(self, value: Value) -> Value:
        """A vector of equal elements."""
        if not isinstance(value, (Instruction, Argument)):
            return self._context.constant_vector([value] * self.width)
        return self._build.splat(value, self.width)

    def gather(self, values: Sequence[Value]) -> Value:
        """A vector of the values."""
        result: Value = self.vector_type(values[0].type).poison()
        for lane, value in enumerate(values):
            result = self._build.insert_element(result, value, self._lanes[lane])
        return result

    # ---- Defining

    def define_first(self, value: Instruction, first: Value) -> None:
        self._defined.add(value)
        self._firsts[value] = first
        if _leaves_block(value):
            self._build.store(first, self._homes_of(value, first=True)[0])

    def define_each(self, value: Instruction, each: Each | Sequence[Value]) -> None:
        """each: a vector, or the values of all threads."""
        self._defined.add(value)
        if not isinstance(each, Value) and fits_vectors(value.type):
            each = self.gather(each)
        found = each if isinstance(each, Value) else list(each)
        self._each[value] = found
        if _leaves_block(value):
            for part, home in zip(_parts(found), self._homes_of(value), strict=True):
                self._build.store(part, home)

    def begin_phi(self, phi: Instruction) -> None:
        self._defined.add(phi)
        if self.shape(phi).varies:
            self._each[phi] = self._load(phi)
        else:
            self.first(phi)

    def old(self, phi: Instruction) -> list[Value]:
        """The present contents of a phi's stack variables."""
        return [self._build.load(home.allocated_type, home) for home in self._homes_of(phi)]

    def incoming(self, phi: Instruction, value: Value) -> list[Value]:
        """A phi's next value, as its stack variables have it."""
        if value.kind in UNKNOWN:
            return [home.allocated_type.poison() for home in self._homes_of(phi)]
        return _parts(self.each(value)) if self.shape(phi).varies else [self.first(value)]

    def set(self, phi: Instruction, parts: Sequence[Value]) -> None:
        for part, home in zip(parts, self._homes_of(phi), strict=True):
            self._build.store(part, home)

    def _homes_of(self, value: Value, first: bool = False) -> list[Instruction]:
        """The stack variables. first: that of the first thread's value, also if others may not follow from it."""
        shape = self.shape(value)
        single = not shape.varies and (first or not is_doubtful(shape))
        homes = self._firsts_homes if single else self._homes
        if value not in homes:
            type = value.type
            own = [self.vector_type(type)] if fits_vectors(type) else [type] * self.width
            types = [type] if single else own
            homes[value] = [self.variable(each) for each in types]
        return homes[value]

    # ---- Strides that a comparison at run time confirms

    def define_check(self, value: Instruction, holds: Value) -> None:
        """holds: true if the extension keeps the differences among the threads."""
        if value not in self._checks:
            self._checks[value] = self.variable(holds.type)
        self._build.store(holds, self._checks[value])

    def check(self, shape: Shape, everybody: bool) -> Value | None:
        """True if the stride is right; None if it is in any case. everybody: all threads use the value."""
        result: Value | None = None
        needed = shape.assumes if everybody else shape.assumes | shape.promised
        for value in sorted(needed, key=lambda v: v.ref):
            home = self._checks[value]
            holds = self._build.load(home.allocated_type, home)
            result = self._build.and_(result, holds) if result else holds
        # No branch may depend on what threads that aren't there would compute, and a block may run without any.
        return self._build.freeze(result) if result and not everybody else result


def is_doubtful(shape: Shape) -> bool:
    """True if a value has both: the first thread's, and those of all."""
    return bool(shape.assumes or shape.promised)


def _parts(each: Each) -> list[Value]:
    return each if isinstance(each, list) else [each]


def _leaves_block(value: Instruction) -> bool:
    """True if another block uses the value."""
    block = value.block
    for user in value.users():
        assert isinstance(user, Instruction)
        if user.opcode == Opcode.PHI:
            if any(given == value and source != block for given, source in user.incoming):
                return True
        elif user.block != block:
            return True
    return False
