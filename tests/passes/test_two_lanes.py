"""Proofs that two lanes touch different bytes: no counterexample exists for those that succeed."""

from __future__ import annotations

import itertools
import random

import pytest

from hipspv.llvm import Context, Module
from hipspv.passes.analysis.affine.addresses import Addresses
from hipspv.passes.analysis.affine.inequalities import Contradictions, contradict
from hipspv.passes.analysis.affine.polynomials import Polynomial
from hipspv.passes.analysis.affine.steps import Steps
from hipspv.passes.analysis.affine.symbols import Kind
from hipspv.passes.warps.collisions import Guards, Range
from hipspv.passes.warps.two_lanes import TwoLanes
from hipspv.targets import SPIRV64

_KERNEL = 'target triple = "spirv64" define spir_kernel void @k() { ret void }'
_LIMIT = 6  # the values of each symbol that are tried
_CASES = 600


def _value(form: Polynomial, values: dict[int, int]) -> int:
    total = 0
    for monomial, factor in form.terms.items():
        for symbol in monomial:
            factor *= values[symbol]
        total += factor
    return total


def _random_form(source: random.Random, symbols: list[int], factors: list[int]) -> Polynomial:
    form = Polynomial.constant(source.randint(-4, 4))
    for symbol in symbols:
        form = form + Polynomial.symbol(symbol).times(source.choice(factors))
    return form


def test_contradictions_have_no_solution() -> None:
    source = random.Random(1)
    found = 0
    for _ in range(_CASES):
        forms = [_random_form(source, [0, 1, 2], [-3, -1, 0, 1, 2, 8]) for _ in range(5)]
        if contradict(forms):
            found += 1
            for numbers in itertools.product(range(-_LIMIT, _LIMIT), repeat=3):
                values = dict(enumerate(numbers))
                assert any(_value(form, values) < 0 for form in forms), forms
    assert 50 < found < _CASES - 50


@pytest.mark.parametrize("in_loop", [True, False])
def test_lanes_that_are_apart_share_no_bytes(in_loop: bool) -> None:
    """The iteration is the same for both lanes in the loop, and each lane's own after it."""
    source = random.Random(2)
    with Context() as context:
        module = Module.parse(_KERNEL, context)
        module.target = SPIRV64
        (kernel,) = module.kernels()
        addresses = Addresses(kernel, 32)
        header = kernel.entry
        loops = frozenset([0]) if in_loop else frozenset()
        (lane,) = addresses.symbols.add(Kind.THREAD, 0).symbols()
        (count,) = addresses.symbols.add(Kind.ITERATION, header).symbols()
        found = 0
        for _ in range(_CASES):
            lanes = TwoLanes(addresses, lambda point: frozenset([0]), lambda value: True, Steps(), Contradictions())
            one, two = (_random_range(source, lane, count, loops) for _ in range(2))
            if lanes.apart(one, two):
                found += 1
                for numbers in itertools.product(range(_LIMIT), repeat=4):
                    assert not _is_collision(one, two, lane, count, numbers, in_loop), (one, two)
        assert 30 < found < _CASES - 30


def _random_range(source: random.Random, lane: int, count: int, loops: frozenset[int]) -> Range:
    symbols = [lane, count]
    guards = Guards()
    for _ in range(source.randint(0, 2)):
        pair = [_random_form(source, symbols, [0, 0, 1]) for _ in range(2)]
        guards.ordered.append((pair[0], pair[1]))
    if source.random() < 0.2:
        guards.equal.append((Polynomial.symbol(lane), Polynomial.constant(source.randint(0, 3))))
    if source.random() < 0.6:
        step = Polynomial.symbol(count) + Polynomial.constant(2)
        guards.divisible.append((Polynomial.symbol(lane), step))
    element = _random_form(source, symbols, [-1, 0, 1, 2])
    columns = ((_random_form(source, symbols, [0, 1]), source.randint(2, 5)),)
    columns = columns if source.random() < 0.3 else ()
    start = element.times(4) + Polynomial.symbol(count).times(source.choice([0, 0, 16]))
    return Range(start, source.choice([4, 8]), guards, loops, columns)


def _is_collision(one: Range, two: Range, lane: int, count: int, numbers: tuple[int, ...], in_loop: bool) -> bool:
    first, second, i, j = numbers
    if first == second or (in_loop and i != j):
        return False
    here, there = {lane: first, count: i}, {lane: second, count: j}
    if not (_runs(one, here) and _runs(two, there)):
        return False
    distance = _value(one.start, here) - _value(two.start, there)
    return -one.size < distance < two.size


def _runs(range_: Range, values: dict[int, int]) -> bool:
    """True if a lane with these values runs the access."""
    guards = range_.guards
    steps = [(_value(what, values), _value(step, values)) for what, step in guards.divisible]
    return (
        all(_value(low, values) <= _value(high, values) for low, high in guards.ordered)
        and all(_value(left, values) == _value(right, values) for left, right in guards.equal)
        and all(step != 0 and what % step == 0 for what, step in steps)
        and all(0 <= _value(index, values) < length for index, length in range_.columns)
    )
