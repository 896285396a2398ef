"""Random kernels of one warp whose lanes exchange values through shared memory without barriers.

The reference runs each statement for all active lanes before the next one, and all reads of a statement before its
writes. Lanes that leave a loop early wait at its end. A kernel is made again if that leaves its results open: if lanes
write different values to one place at a time, or if the order of a branch's two sides matters.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple, Protocol

from tests.fuzz.kernels.kernel import Launch, parameters

LANES = 32
SIZE = 64  # elements of each shared array, a power of two
ARRAYS = ("s", "r")
_WORD = 0xFFFFFFFF
_MOST_STEPS = 3000  # statements of a run
_DEPTH = 3

Lanes = list[int]
Sides = Callable[[Iterable[tuple[Lanes, "Body"]]], Iterable[tuple[Lanes, "Body"]]]


class Open(Exception):
    """Lockstep leaves the results open, an index is outside its array, or the run is long."""


class Machine:
    """The state of a warp. sides: the order of a branch's two sides."""

    def __init__(self, given: list[int], n: int, sides: Sides) -> None:
        self.n = n
        self.sides = sides
        self.shared = {name: given[i * SIZE : (i + 1) * SIZE] for i, name in enumerate(ARRAYS)}
        self.own = [{"t": t, "x": given[t], "y": given[SIZE + t]} for t in range(LANES)]
        self.waiting: list[Lanes] = []  # for each loop around: lanes that wait for its next iteration
        # By place: the lane that wrote last and the statement, until it is read.
        self.written: dict[tuple[str, int], tuple[int, object]] = {}
        self._steps = 0

    def step(self) -> None:
        self._steps += 1
        if self._steps > _MOST_STEPS:
            raise Open

    @property
    def results(self) -> list[int]:
        values = [own[name] & _WORD for name in ("x", "y") for own in self.own]
        return [*self.shared["s"], *self.shared["r"], *values]


class Term(NamedTuple):
    """A term of C++ with its value for a lane. low, high: bounds of the value, if known."""

    text: str
    value: Callable[[Machine, int], int]
    low: int | None = None
    high: int | None = None

    def masked(self) -> Term:
        """The term as an index, within the array whatever the value."""
        if self.low is not None and self.high is not None and 0 <= self.low <= self.high < SIZE:
            return self
        return _operation(self, "&", _constant(SIZE - 1))


def _constant(number: int) -> Term:
    return Term(str(number), lambda machine, lane: number, number, number)


def _variable(name: str, low: int | None = None, high: int | None = None) -> Term:
    return Term(name, lambda machine, lane: machine.own[lane][name], low, high)


_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "^": operator.xor,
    "&": operator.and_, "|": operator.or_, "/": operator.floordiv, "%": operator.mod,
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "==": operator.eq, "!=": operator.ne,
    "&&": lambda left, right: bool(left and right), "||": lambda left, right: bool(left or right),
}  # fmt: skip


def _operation(left: Term, sign: str, right: Term) -> Term:
    """Dividends aren't negative: C++ rounds those otherwise."""
    function = _OPERATIONS[sign]
    low = high = None
    if None not in (left.low, left.high, right.low, right.high):
        assert left.low is not None and left.high is not None
        assert right.low is not None and right.high is not None
        if sign == "+":
            low, high = left.low + right.low, left.high + right.high
        elif sign == "-":
            low, high = left.low - right.high, left.high - right.low
        elif sign in "/%" and left.low >= 0:
            low, high = 0, left.high
    if sign in "^&%" and right.low is not None and right.low == right.high:
        low, high = 0, LANES - 1 if sign == "^" else right.low - (sign == "%")
    return Term(
        f"({left.text} {sign} {right.text})",
        lambda machine, lane: function(left.value(machine, lane), right.value(machine, lane)),
        low,
        high,
    )


class Element(NamedTuple):
    """An element of a shared array."""

    array: str
    offset: Term

    @property
    def text(self) -> str:
        return f"{self.array}[{self.offset.text}]"

    def number(self, machine: Machine, lane: int) -> int:
        number = self.offset.value(machine, lane)
        if not 0 <= number < SIZE:
            raise Open
        return number

    def term(self) -> Term:
        def value(machine: Machine, lane: int) -> int:
            number = self.number(machine, lane)
            machine.written.pop((self.array, number), None)
            return machine.shared[self.array][number]

        return Term(self.text, value)


class Statement(Protocol):
    def lines(self) -> Iterator[str]: ...

    def run(self, machine: Machine, lanes: Lanes) -> Lanes:
        """Return the lanes that go on after it."""
        ...


Body = list[Statement]


def _run(body: Body, machine: Machine, lanes: Lanes) -> Lanes:
    for statement in body:
        if not lanes:
            break
        machine.step()
        lanes = statement.run(machine, lanes)
    return lanes


def _block(head: str, body: Body) -> Iterator[str]:
    yield head + " {"
    for statement in body:
        yield from ("  " + line for line in statement.lines())
    yield "}"


class Write(NamedTuple):
    """`element = value` or `element op= value`."""

    element: Element
    sign: str
    value: Term

    def lines(self) -> Iterator[str]:
        yield f"{self.element.text} {self.sign}= {self.value.text};"

    def run(self, machine: Machine, lanes: Lanes) -> Lanes:
        term, name = self.value, self.element.array
        if self.sign:
            term = _operation(self.element.term(), self.sign, term)
        new: dict[int, tuple[int, int]] = {}
        for lane in lanes:
            number, value = self.element.number(machine, lane), term.value(machine, lane) & _WORD
            if new.setdefault(number, (value, lane))[0] != value:
                raise Open
        for number, (value, lane) in new.items():
            machine.shared[name][number] = value
            # Such stores aren't ordered: the results of one in different iterations.
            before = machine.written.get((name, number), (lane, self))
            if before[0] != lane and before[1] is self:
                raise Open
            machine.written[name, number] = (lane, self)
        return lanes


class Set(NamedTuple):
    """`name op= value` of a variable of each lane."""

    name: str
    sign: str
    value: Term

    def lines(self) -> Iterator[str]:
        yield f"{self.name} {self.sign}= {self.value.text};"

    def run(self, machine: Machine, lanes: Lanes) -> Lanes:
        term = self.value
        if self.sign:
            term = _operation(_variable(self.name), self.sign, term)
        for lane in lanes:
            machine.own[lane][self.name] = term.value(machine, lane) & _WORD
        return lanes


class If(NamedTuple):
    condition: Term
    then: Body
    otherwise: Body

    def lines(self) -> Iterator[str]:
        yield from _block(f"if ({self.condition.text})", self.then)
        if self.otherwise:
            yield from _block("else", self.otherwise)

    def run(self, machine: Machine, lanes: Lanes) -> Lanes:
        chosen = [lane for lane in lanes if self.condition.value(machine, lane)]
        others = [lane for lane in lanes if lane not in chosen]
        after: Lanes = []
        for side, body in machine.sides([(chosen, self.then), (others, self.otherwise)]):
            after += _run(body, machine, side)
        return sorted(after)


class For(NamedTuple):
    """A loop whose variable goes from `first` by `step` as long as the condition holds."""

    name: str
    first: int
    condition: Term
    step: tuple[str, int]
    body: Body

    def lines(self) -> Iterator[str]:
        sign, number = self.step
        header = f"{self.condition.text}; {self.name} {sign}= {number}"
        yield from _block(f"for (int {self.name} = {self.first}; {header})", self.body)

    def run(self, machine: Machine, lanes: Lanes) -> Lanes:
        sign, number = self.step
        active = lanes
        for lane in active:
            machine.own[lane][self.name] = self.first
        while active := [lane for lane in active if self.condition.value(machine, lane)]:
            machine.step()
            machine.waiting.append([])
            active = _run(self.body, machine, active)
            active = sorted(active + machine.waiting.pop())
            for lane in active:
                old = machine.own[lane][self.name]
                machine.own[lane][self.name] = _OPERATIONS[sign](old, number)
        return lanes


class Leave(NamedTuple):
    """`break` or `continue`."""

    word: str

    def lines(self) -> Iterator[str]:
        yield self.word + ";"

    def run(self, machine: Machine, lanes: Lanes) -> Lanes:
        if self.word == "continue":
            machine.waiting[-1] += lanes
        return []


class Barrier(NamedTuple):
    def lines(self) -> Iterator[str]:
        yield "__syncthreads();"

    def run(self, machine: Machine, lanes: Lanes) -> Lanes:
        return lanes


class _Maker:
    """Makes random statements. loops: the variables of those around, with their bounds. branches:
    those around, within the innermost loop.
    """

    def __init__(self, random: Random) -> None:
        self.random = random
        self.t = _variable("t", 0, LANES - 1)
        self.n = Term("n", lambda machine, lane: machine.n, 1, LANES)
        self._loops: list[Term] = []
        self._branches = 0
        self._names = iter("ijklmabcdefgh")

    def body(self, depth: int, count: int) -> Body:
        return [self._statement(depth) for _ in range(self.random.randint(1, count))]

    def _statement(self, depth: int) -> Statement:
        makers = [self._write] * 5 + [self._set] * 2
        if depth:
            makers += [self._if] * 3 + [self.loop] * 3 + [self._step] * 2
        if depth == _DEPTH:
            makers += [lambda depth: Barrier()]
        # A `continue` makes what follows it, and what its branch has done, two sides of one branch.
        if self._loops and not self._branches:
            makers += [self._leave]
        return self.random.choice(makers)(depth)

    # ---- terms

    def _uniform(self) -> Term:
        """A number that all lanes have in common."""
        choices = [_constant(self.random.randrange(LANES)), self.n, *self._loops, *self._loops]
        return self.random.choice(choices)

    def _own_index(self) -> Term:
        """A place of the lane's own, mostly."""
        pick, t = self.random.choice, self.t
        return pick(
            [
                t, t, t,
                _operation(t, "^", _constant(pick((1, 2, 3, 8, 16, 31)))),
                _operation(t, "+", self._uniform()),
                _operation(t, "-", self._uniform()),
                _operation(_constant(LANES - 1), "-", t),
                _operation(_operation(_constant(2), "*", t), "+", _constant(pick((0, 1)))),
                _operation(_operation(t, "*", _constant(pick((3, 5)))), "%", _constant(SIZE)),
            ]
        )  # fmt: skip

    def _any_index(self) -> Term:
        pick, t = self.random.choice, self.t
        return pick(
            [
                self._own_index(), self._own_index(), self._own_index(),
                self._uniform(),
                _operation(t, "/", _constant(pick((2, 4)))),
                _operation(t, "%", _constant(pick((2, 3, 8)))),
                _operation(t, "&", self._uniform()),
                _operation(pick((_variable("x"), _variable("y"))), "%", _constant(SIZE)),
            ]
        )  # fmt: skip

    def _element(self, index: Term) -> Element:
        return Element(self.random.choice(ARRAYS), index.masked())

    def _value(self) -> Term:
        pick = self.random.choice
        one = pick((self._element(self._any_index()).term(), _variable("x"), _variable("y")))
        if self.random.random() < 0.5:
            return one
        other = pick((self._element(self._any_index()).term(), self._uniform(), self.t))
        return _operation(one, pick("+-^*"), other)

    def _condition(self) -> Term:
        pick, t = self.random.choice, self.t
        one = pick(
            [
                _operation(t, pick(("<", "<=", ">", ">=")), self._uniform()),
                _operation(t, pick(("==", "!=")), self._uniform()),
                _operation(t, "&", _constant(pick((1, 2, 4, 8, 16)))),
                _operation(_operation(t, "%", _constant(pick((2, 3, 4)))), "==", _constant(0)),
                _operation(self._uniform(), pick(("<", ">=")), self._uniform()),
                _operation(self._element(self._any_index()).term(), "&", _constant(pick((1, 2)))),
            ]
        )
        if self.random.random() < 0.2:
            return _operation(one, pick(("&&", "||")), self._condition())
        return one

    # ---- statements

    def _write(self, depth: int) -> Statement:
        index, value = self._own_index(), self._value()
        if self.random.random() < 0.25:  # one lane writes
            where = self._uniform()
            write = Write(self._element(self._any_index()), self.random.choice(("", "+")), value)
            return If(_operation(self.t, "==", where), [write], [])
        return Write(self._element(index), self.random.choice(("", "", "+", "^")), value)

    def _set(self, depth: int) -> Statement:
        sign = self.random.choice(("", "+", "^"))
        return Set(self.random.choice(("x", "y")), sign, self._value())

    def _step(self, depth: int) -> Statement:
        """A step of a reduction or a scan, whose condition keeps the index in the array."""
        d, array = self._uniform(), self.random.choice(ARRAYS)
        own = Element(array, self.t)
        below = Element(array, _operation(self.t, "-", d)).term()
        above = Element(array, _operation(self.t, "+", d)).term()
        if self.random.random() < 0.5:
            sum = If(_operation(self.t, ">=", d), [Write(own, "+", below)], [])
        else:
            sum = If(_operation(self.t, "<", d), [Write(own, "+", above)], [])
        return sum

    def _if(self, depth: int) -> Statement:
        condition = self._condition()
        self._branches += 1
        then = self.body(depth - 1, 2)
        otherwise = self.body(depth - 1, 2) if self.random.random() < 0.2 else []
        self._branches -= 1
        return If(condition, then, otherwise)

    def loop(self, depth: int) -> Statement:
        pick, name = self.random.choice, next(self._names, None)
        if name is None:
            return self._set(depth)
        first, sign, by, count = pick(
            ((0, "+", 1, 4), (1, "*", 2, 32), (16, "/", 2, 16), (1, "+", 3, 12), (0, "+", 1, 3))
        )
        i = _variable(name, first if sign != "/" else 1, count)
        if sign == "/":
            condition = _operation(i, ">", _constant(0))
        else:
            bound = _constant(count)
            if self.random.random() < 0.3:
                bound = pick((self.n, _operation(self.t, "%", _constant(count))))
                i = i._replace(high=LANES)
            condition = _operation(i, "<", bound)
        self._loops.append(i)
        branches, self._branches = self._branches, 0
        body = self.body(depth - 1, 4)
        self._branches = branches
        self._loops.pop()
        return For(name, first, condition, (sign, by), body)

    def _leave(self, depth: int) -> Statement:
        return If(self._condition(), [Leave(self.random.choice(("break", "continue")))], [])


_HEAD = f"""\
  __shared__ unsigned s[{SIZE}], r[{SIZE}];
  const int t = threadIdx.x;
  const auto number = [](unsigned i) {{
    const unsigned bits = (i + 1) * 2654435761u;
    return bits ^ bits >> 15;
  }};
  unsigned x = number(t), y = number({SIZE} + t);
  s[t] = x, s[t + {LANES}] = number(t + {LANES});
  r[t] = y, r[t + {LANES}] = number({SIZE} + t + {LANES});
"""
_TAIL = f"""\
  out[t] = s[t], out[t + {LANES}] = s[t + {LANES}];
  out[{SIZE} + t] = r[t], out[{SIZE} + t + {LANES}] = r[t + {LANES}];
  out[{2 * SIZE} + t] = x, out[{2 * SIZE + LANES} + t] = y;
}}
"""


def _given(number: int) -> int:
    bits = (number + 1) * 2654435761 & _WORD
    return bits ^ bits >> 15


def _results(body: Body, n: int) -> list[int]:
    given = [_given(i) for i in range(len(ARRAYS) * SIZE)]
    orders: tuple[Sides, Sides] = (list, lambda sides: [*sides][::-1])
    found = []
    for order in orders:
        machine = Machine(given, n, order)
        _run(body, machine, [*range(LANES)])
        found.append(machine.results)
    if found[0] != found[1]:
        raise Open
    return found[0]


@dataclass(frozen=True)
class Lockstep:
    """A kernel.Runnable of one warp. numbers: the argument n of each launch."""

    name: str
    body: tuple[Statement, ...]
    numbers: tuple[int, ...]
    dynamic = 0

    @property
    def launches(self) -> tuple[Launch, ...]:
        return tuple(Launch((1,), (LANES,), (n, 0, 0, 0, 0)) for n in self.numbers)

    def text(self, function: str) -> str:
        lines = "".join(f"  {line}\n" for part in self.body for line in part.lines())
        return f"__global__ void {function}({parameters()}) {{\n{_HEAD}{lines}{_TAIL}"

    def model(self, function: str) -> str:
        """A table of what the machine computes. Raises Open."""
        lines = [f"static void {function}({parameters()}) {{"]
        for n in self.numbers:
            results = ", ".join(f"{value}u" for value in _results([*self.body], n))
            lines.append(f"  static const unsigned expected{n}[] = {{{results}}};")
            lines.append(f"  if (n == {n}) copy(expected{n}, out);")
        return "\n".join((*lines, "}\n"))

    def closed(self) -> bool:
        """True if its results are defined."""
        try:
            return all(_results([*self.body], n) for n in self.numbers)
        except Open:
            return False


def kernel(name: str) -> Lockstep:
    """The kernel of that name."""
    random = Random(name)
    while True:
        maker = _Maker(random)
        body = (*maker.body(_DEPTH, 2), maker.loop(_DEPTH), *maker.body(_DEPTH, 2))
        made = Lockstep(name, body, tuple(random.sample(range(1, LANES), 2)))
        if made.closed():
            return made


def fewer(kernel: Lockstep) -> Iterator[Lockstep]:
    """With one launch, without a statement, or with the statements within it in its place."""
    if len(kernel.numbers) > 1:
        for n in kernel.numbers:
            yield replace(kernel, numbers=(n,))
    for body in _fewer([*kernel.body]):
        changed = replace(kernel, body=tuple(body))
        if changed.closed():
            yield changed


def _fewer(body: Body) -> Iterator[Body]:
    for i, statement in enumerate(body):
        before, after = body[:i], body[i + 1 :]
        yield [*before, *after]
        if isinstance(statement, If):
            yield [*before, *statement.then, *after]
            for then in _fewer(statement.then):
                yield [*before, statement._replace(then=then), *after]
            for otherwise in _fewer(statement.otherwise):
                yield [*before, statement._replace(otherwise=otherwise), *after]
        if isinstance(statement, For):
            for inner in _fewer(statement.body):
                yield [*before, statement._replace(body=inner), *after]
