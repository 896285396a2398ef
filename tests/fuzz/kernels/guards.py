"""Random conditions on sums of a work-item's places, and which work-items they let run.

The blocks of a launch rarely divide the number that the condition compares with. The host evaluates
the condition as C++ does: numbers have one of four types, and unsigned ones wrap around.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from tests.fuzz.kernels.program import Kernel, Launch

_LAUNCHES = 3
# Bits, and whether there are negative numbers; in the order of C++'s conversions.
_TYPES = {
    "int": (32, True),
    "unsigned": (32, False),
    "long": (64, True),
    "unsigned long": (64, False),
}
_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "==": operator.eq, "!=": operator.ne,
}  # fmt: skip
_SUMS: dict[str, Callable[[int, int], int]] = {"+": operator.add, "-": operator.sub}


class Run(NamedTuple):
    """The ids and sizes of a work-item, and the arguments of its launch."""

    thread: int
    block: int
    threads: int
    arguments: tuple[int, ...]


class Term(NamedTuple):
    """A term of C++, its type, and its value for a work-item."""

    text: str
    type: str
    value: Callable[[Run], int]


def _wrapped(value: int, type: str) -> int:
    """The value as a number of the type, modulo its range."""
    bits, signed = _TYPES[type]
    value &= (1 << bits) - 1
    return value - (1 << bits) if signed and value >> (bits - 1) else value


def _cast(term: Term, type: str) -> Term:
    return Term(f"({type}){term.text}", type, lambda run: _wrapped(term.value(run), type))


def _common(left: Term, right: Term) -> str:
    order = list(_TYPES)
    return order[max(order.index(left.type), order.index(right.type))]


def _sum(left: Term, sign: str, right: Term) -> Term:
    type, function = _common(left, right), _SUMS[sign]

    def value(run: Run) -> int:
        operands = (_wrapped(term.value(run), type) for term in (left, right))
        return _wrapped(function(*operands), type)

    return Term(f"({left.text} {sign} {right.text})", type, value)


def _comparison(left: Term, sign: str, right: Term) -> Term:
    type, function = _common(left, right), _COMPARISONS[sign]

    def value(run: Run) -> int:
        return function(*(_wrapped(term.value(run), type) for term in (left, right)))

    return Term(f"{left.text} {sign} {right.text}", "int", value)


def _conjunction(left: Term, sign: str, right: Term) -> Term:
    def value(run: Run) -> int:
        values = bool(left.value(run)), bool(right.value(run))
        return all(values) if sign == "&&" else any(values)

    return Term(f"({left.text}) {sign} ({right.text})", "int", value)


_THREAD = Term("threadIdx.x", "unsigned", lambda run: run.thread)
_WHOLE = Term(
    "(blockIdx.x * blockDim.x + threadIdx.x)",
    "unsigned",
    lambda run: run.block * run.threads + run.thread,
)
_ARGUMENTS = tuple(
    Term(name, type, lambda run, i=i: run.arguments[i])
    for i, (name, type) in enumerate((("n", "int"), ("m", "int"), ("k", "unsigned"), ("l", "long")))
)


def _constant(number: int) -> Term:
    return Term(str(number), "int", lambda run: number)


def _place(random: Random) -> Term:
    step = random.choice((14, 16, 12, 3))
    of_block = Term(f"blockIdx.x * {step}", "unsigned", lambda run: run.block * step)
    place = random.choice((_WHOLE, _WHOLE, _THREAD, _sum(_THREAD, "+", of_block)))
    if random.random() < 0.8:
        place = _cast(place, random.choice(("int", "int", "long", "unsigned long")))
    for _ in range(random.randrange(3)):
        added = random.choice((*_ARGUMENTS[1:], _constant(random.choice((1, 2, 3, 16)))))
        place = _sum(place, random.choice("+-"), added)
    return place


def _bound(random: Random) -> Term:
    bound = random.choice((_ARGUMENTS[0], _ARGUMENTS[0], *_ARGUMENTS[1:], _constant(11)))
    if random.random() < 0.3:
        added = random.choice((*_ARGUMENTS, _constant(2)))
        bound = _sum(bound, random.choice("+-"), added)
    return bound


def _condition(random: Random) -> Term:
    sides = [_place(random), _bound(random)]
    random.shuffle(sides)
    left, right = sides
    condition = _comparison(left, random.choice(list(_COMPARISONS)), right)
    if random.random() < 0.5:
        return _conjunction(condition, random.choice(("&&", "&&", "||")), _condition(random))
    return condition


def _launch(random: Random, condition: Term) -> Launch:
    blocks, threads = random.randint(1, 5), random.choice((1, 7, 16, 32, 33))
    small = [random.randrange(-40, 160) for _ in _ARGUMENTS]
    arguments = (small[0], small[1] // 4, random.choice((0, 2, 5, 70)), small[3])
    expected = tuple(
        int(bool(condition.value(Run(thread, block, threads, arguments))))
        for block in range(blocks)
        for thread in range(threads)
    )
    return Launch(f"{blocks}, {threads}", tuple(map(str, arguments)), expected)


def kernel(name: str) -> Kernel:
    """The kernel of that name."""
    random = Random(name)
    condition = _condition(random)
    mark = "out[blockIdx.x * blockDim.x + threadIdx.x] = 1;"
    early = random.random() < 0.5
    body = (
        f"if (!({condition.text})) return;\n  {mark}" if early else f"if ({condition.text}) {mark}"
    )
    parameters = ", ".join(("unsigned* out", *(f"{term.type} {term.text}" for term in _ARGUMENTS)))
    text = f"__global__ void KERNEL({parameters}) {{\n  {body}\n}}\n"
    return Kernel(name, text, tuple(_launch(random, condition) for _ in range(_LAUNCHES)))
