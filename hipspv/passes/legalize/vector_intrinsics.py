"""Intrinsics on whole vectors."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm import Builder, ConstantInt, Function, Instruction, Module, Opcode, Predicate, Type, Value
from hipspv.passes.analysis.call_graph import used_intrinsics
from hipspv.passes.interface import Pass

_REDUCE = "llvm.vector.reduce."
# A reduction's operation on two elements: an instruction, or an intrinsic.
OPERATIONS: dict[str, Opcode | str] = {
    "add": Opcode.ADD,
    "mul": Opcode.MUL,
    "and": Opcode.AND,
    "or": Opcode.OR,
    "xor": Opcode.XOR,
    "fadd": Opcode.FADD,
    "fmul": Opcode.FMUL,
    **{name: f"llvm.{name}" for name in ("smax", "smin", "umax", "umin")},
    "fmax": "llvm.maxnum",
    "fmin": "llvm.minnum",
    "fmaximum": "llvm.maximum",
    "fminimum": "llvm.minimum",
}
# Intrinsics that a pass of LLVM's own turns into plain IR.
_BY_LLVM = {
    "llvm.masked.": "function(scalarize-masked-mem-intrin)",
    "llvm.matrix.": "function(lower-matrix-intrinsics<minimal>)",
}


class ScalarizeVectorIntrinsics(Pass):
    """Replaces intrinsics on whole vectors by plain IR on their elements, of any length.

    SPIR-V has no instruction that combines the elements of a vector, moves them, loads or stores
    some of them, or multiplies matrices.
    """

    def run(self, module: Module) -> bool:
        functions = used_intrinsics(module)
        names = [function.name for function in functions]
        for prefix, passes in _BY_LLVM.items():
            if any(name.startswith(prefix) for name in names):
                module.run_passes(passes)
        changed = any(name.startswith(tuple(_BY_LLVM)) for name in names)
        with Builder(module) as build:
            for function in used_intrinsics(module):
                expand = _expansion(function)
                for call in function.calls() if expand else ():
                    assert expand
                    call.replace_all_uses_with(expand(build.before(call), call))
                    call.erase()
                    changed = True
        return changed


def _expansion(function: Function) -> Callable[[Builder, Instruction], Value] | None:
    name = function.name
    if name.startswith(_REDUCE):
        return _reduce
    prefix = next((key for key in (*MASKS, *MOVES) if name.startswith(key)), None)
    if prefix in MASKS:
        return MASKS[prefix]
    return _move(MOVES[prefix]) if prefix else None


def _reduce(build: Builder, call: Instruction) -> Value:
    """Combines the elements from the first to the last, as an ordered sum requires."""
    *start, vector = call.arguments
    operation = OPERATIONS[call.called_value.name.removeprefix(_REDUCE).partition(".")[0]]
    result, *rest = [*start, *_elements(build, vector)]
    for element in rest:
        if isinstance(operation, int):
            result = build.binary(operation, result, element)
        else:
            intrinsic = build.module.intrinsic(operation, [call.type])
            result = build.call(intrinsic, [result, element])
    return result


def _elements(build: Builder, vector: Value) -> list[Value]:
    i32 = build.module.context.integer(32)
    return [build.extract_element(vector, i32.constant(i)) for i in range(vector.type.length)]


def _vector(build: Builder, type: Type, elements: list[Value]) -> Value:
    i32, result = build.module.context.integer(32), type.poison()
    for i, element in enumerate(elements):
        result = build.insert_element(result, element, i32.constant(i))
    return result


def _first_set(build: Builder, call: Instruction) -> Value:
    """The index of the first element that isn't zero, or the vector's length."""
    elements = _elements(build, call.arguments[0])
    zero = call.arguments[0].type.element.null()
    result = call.type.constant(len(elements))
    for index, element in reversed([*enumerate(elements)]):
        is_set = build.compare(Predicate.NE, element, zero)
        result = build.select(is_set, call.type.constant(index), result)
    return result


def _active_lanes(build: Builder, call: Instruction) -> Value:
    """Return the lanes where first + lane is below a limit: those below their difference, so that nothing overflows."""
    first, limit = call.arguments
    some = build.compare(Predicate.ULT, first, limit)
    left = build.select(some, build.binary(Opcode.SUB, limit, first), first.type.null())
    lanes = range(call.type.length)
    below = [build.compare(Predicate.ULT, first.type.constant(n), left) for n in lanes]
    return _vector(build, call.type, below)


def _last_active(build: Builder, call: Instruction) -> Value:
    """The last element whose mask is set; the intrinsic's third operand if there is none."""
    data, mask, result = call.arguments
    pairs = zip(_elements(build, mask), _elements(build, data), strict=True)
    for active, element in pairs:
        result = build.select(active, element, result)
    return result


# LLVM's loop vectoriser makes these of loops with early exits, folded tails, conditional results.
MASKS: dict[str, Callable[[Builder, Instruction], Value]] = {
    "llvm.experimental.cttz.elts.": _first_set,
    "llvm.experimental.vector.extract.last.active.": _last_active,
    "llvm.get.active.lane.mask.": _active_lanes,
}

# From the elements of each vector operand and the number after them to those of the result, or of each of the results.
_Elements = list[Value]
_Order = Callable[[list[_Elements], int], _Elements | list[_Elements]]


def _insert(vectors: list[_Elements], at: int) -> _Elements:
    whole, part = vectors
    return whole[:at] + part + whole[at + len(part) :]


def _deinterleave(count: int) -> _Order:
    return lambda vectors, _: [vectors[0][first::count] for first in range(count)]


def _interleave(vectors: list[_Elements], _: int) -> _Elements:
    return [element for together in zip(*vectors, strict=True) for element in together]


def _move(order: _Order) -> Callable[[Builder, Instruction], Value]:
    def expand(build: Builder, call: Instruction) -> Value:
        vectors = [_elements(build, value) for value in call.arguments if value.type.is_vector]
        last = call.arguments[-1] if call.arguments else None
        number = last.value if isinstance(last, ConstantInt) else 0
        if call.type.is_vector:
            size = call.type.length
            return _vector(build, call.type, order(vectors, number)[:size])  # type: ignore[arg-type]
        result = call.type.poison()
        for i, elements in enumerate(order(vectors, number)):
            part = _vector(build, call.type.fields[i], elements)  # type: ignore[arg-type]
            result = build.insert_value(result, part, i)
        return result

    return expand


MOVES: dict[str, _Order] = {
    "llvm.vector.reverse.": lambda vectors, _: vectors[0][::-1],
    "llvm.vector.splice.left.": lambda vectors, at: (vectors[0] + vectors[1])[at:],
    "llvm.vector.splice.right.": lambda vectors, at: (vectors[0] + vectors[1])[len(vectors[0]) - at :],
    "llvm.vector.extract.": lambda vectors, at: vectors[0][at:],
    "llvm.vector.insert.": _insert,
    **{f"llvm.vector.deinterleave{n}.": _deinterleave(n) for n in range(2, 9)},
    **{f"llvm.vector.interleave{n}.": _interleave for n in range(2, 9)},
}
