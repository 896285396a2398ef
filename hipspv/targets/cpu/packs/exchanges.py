"""Operations of a warp whose lanes are the threads of a pack."""

from __future__ import annotations

from hipspv.llvm import Builder, ConstantAggregate, ConstantInt, Instruction, Module, Opcode, Predicate, Type, Value
from hipspv.targets.cpu.packs.values import Values

_VOTE, _BROADCAST, _SHUFFLE = "vote", "broadcast", "shuffle"


class WarpOperations:
    """The built-in functions of warps, by name."""

    def __init__(self, module: Module) -> None:
        builtins = module.target.builtins
        self.barriers = {builtins.sub_group_barrier}
        self.kinds = {
            builtins.sub_group_ballot: _VOTE,
            **{
                builtins.overload(name, f"{code}j"): kind
                for name, kind in (("sub_group_broadcast", _BROADCAST), ("sub_group_shuffle", _SHUFFLE))
                for code in "jm"
            },
        }

    def concerns(self, name: str) -> bool:
        return name in self.kinds or name in self.barriers

    def is_uniform(self, name: str, lane_is_uniform: bool) -> bool:
        """True if all lanes have the same result."""
        return self.kinds.get(name) == _VOTE or (name in self.kinds and lane_is_uniform)


class Exchanges:
    """Writes votes, broadcasts and shuffles. A lane that isn't there gives 0, as on AMD's GPUs."""

    def __init__(self, build: Builder, values: Values, operations: WarpOperations) -> None:
        self._build, self._values, self._width = build, values, values.width
        self._operations = operations
        context = build.module.context
        self._i32, self._i64 = map(context.integer, (32, 64))

    def write(self, call: Instruction, name: str, mask: Value | None, here: Value) -> None:
        """here: the mask as bits of an integer."""
        if name in self._operations.barriers:
            return
        if self._operations.kinds[name] == _VOTE:
            self._vote(call, here)
        else:
            self._take(call, mask, here)

    def _vote(self, call: Instruction, here: Value) -> None:
        build, values = self._build, self._values
        (predicate,) = call.arguments
        given = values.vector(predicate)
        zero = given.type.null()
        # The predicate of a lane that isn't here may be poison, and then all bits of an integer are.
        given_votes = build.freeze(build.compare(Predicate.NE, given, zero))
        votes = build.cast(Opcode.BITCAST, given_votes, here.type)
        found = build.resize(build.and_(votes, here), self._i64)
        values.define_first(call, ballot(build, found, call.type))

    def _take(self, call: Instruction, mask: Value | None, here: Value) -> None:
        """Each lane takes the value of another one."""
        values, build = self._values, self._build
        value, lane = call.arguments
        if values.shape(lane).is_uniform:
            values.define_first(call, self._taken(value, values.first(lane), here))
            return
        lanes = values.vector(lane)
        known = _integers(lanes)
        if known is not None:
            given = self._present(values.vector(value), mask)
            zero = given.type.null()
            places = [k if 0 <= k < self._width else self._width for k in known]
            values.define_each(call, build.shuffle(given, zero, places))
            return
        values.define_each(call, self._exchanged(value, lanes, here))

    def _exchanged(self, value: Value, lanes: Value, here: Value) -> Value:
        """The values at lanes that the compiler doesn't know: a call, since a load and two moves for each lane of each
        shuffle would be most of the code of a kernel of CUB's, and of its compile time."""
        values, build = self._values, self._build
        given = values.vector(value)
        result, *operands = (values.variable(type) for type in (given.type, given.type, lanes.type))
        # Those of lanes that aren't here may be poison, which no address may depend on.
        for vector, variable in zip((given, build.freeze(lanes)), operands, strict=True):
            build.store(vector, variable)
        count = self._i32.constant(self._width)
        name = f"__hipspv_exchange{value.type.width}"
        build.builtin(name, build.module.context.void(), result, *operands, build.resize(here, self._i64), count)
        return build.load(given.type, result)

    def _present(self, given: Value, mask: Value | None) -> Value:
        """The values, 0 for lanes that aren't here."""
        return self._build.select(mask, given, given.type.null()) if mask else given

    def _taken(self, value: Value, lane: Value, here: Value) -> Value:
        """One lane's value for all."""
        build, values = self._build, self._values
        inside = build.compare(Predicate.ULT, lane, self._width)
        index = build.and_(lane, self._width - 1)
        bit = build.lshr(here, build.resize(index, here.type))
        there = build.and_(inside, build.resize(bit, inside.type))
        if values.shape(value).is_uniform:
            found = values.first(value)
        else:
            found = build.extract_element(values.vector(value), index)
        return build.select(there, found, 0)


def ballot(build: Builder, bits: Value, type: Type) -> Value:
    """Bits of lanes as OpenCL's ballot returns them: four words, which on RISC-V are one integer."""
    if type.is_integer:
        return build.resize(bits, type)
    i32 = type.element
    words = [build.resize(bits, i32), build.resize(build.lshr(bits, 32), i32)]
    result: Value = type.null()
    for index, word in enumerate(words):
        result = build.insert_element(result, word, i32.constant(index))
    return result


def _integers(vector: Value) -> list[int] | None:
    if not isinstance(vector, ConstantAggregate):
        return None
    elements = [vector.element(index) for index in range(vector.type.length)]
    found = [element.value for element in elements if isinstance(element, ConstantInt)]
    return found if len(found) == len(elements) else None
