"""Random kernels of threads that don't exchange values: guards, loops, stencils and sums.

Guards compare an id plus other numbers with arguments, constants and memory, as any of C++'s types. They end a thread
early, or have the rest of the kernel, or stand in loops. Loops have bounds from ids, arguments and memory. Each thread
has elements of its own in two arrays, side by side or apart by the number of threads.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random

from tests.fuzz.kernels.expressions import (
    BYTE,
    COMPARISONS,
    INT,
    LONG,
    REAL,
    SHORT,
    SIZE,
    UNSIGNED,
    Expr,
    Type,
    arithmetic,
    both,
    cast,
    choose,
    compare,
    constant,
    element,
    least,
    masked,
    negation,
    variable,
)
from tests.fuzz.kernels.kernel import GIVEN, SLOTS, Kernel, launches
from tests.fuzz.kernels.statements import Assign, Body, Declare, For, If, Leave, Statement

_DEPTH = 3
_TRIPS = 400  # iterations of all loops around a statement, at count
_ROOM = 1 << 30  # how far the statements may move a signed sum
_FAR = (0x7FFFFFF0, 0x7FFFFF00, 0xFFFFFFF5, 0x40000000, 0x10000000, 0x3333333, 30000)  # ids plus or times these wrap
_NARROWED = (INT, INT, INT, SHORT, BYTE, UNSIGNED)
_OF_UPPER_HALF = (("+", 5), ("/", 7), ("%", 1000), (">>", 3), (">>", 33))

THREAD = {d: variable(f"threadIdx.{d}", UNSIGNED, 0, 255) for d in "xyz"}
BLOCK = {d: variable(f"blockIdx.{d}", UNSIGNED, 0, 7) for d in "xyz"}
THREADS = {d: variable(f"blockDim.{d}", UNSIGNED, 1, 256) for d in "xyz"}
N = variable("n", INT, -100, 300)
M = variable("m", INT)
K = variable("k", UNSIGNED)
L = variable("l", LONG, -(1 << 40), 1 << 40)
Z = variable("z", SIZE)
IN = variable("in", INT, -8, 39)
GIVEN_REAL = variable("given", REAL)


def whole(d: str) -> Expr:
    """The id in the grid: less than 2048."""
    form = f"(blockIdx.{d} * blockDim.{d} + threadIdx.{d})"
    return Expr(form, UNSIGNED, 0, 2047)


_AT = {
    1: "(blockIdx.x * blockDim.x + threadIdx.x)",
    2: "((blockIdx.y * blockDim.y + threadIdx.y) * (gridDim.x * blockDim.x) + blockIdx.x * blockDim.x + threadIdx.x)",
    3: "(((blockIdx.z * blockDim.z + threadIdx.z) * (gridDim.y * blockDim.y)"
    " + blockIdx.y * blockDim.y + threadIdx.y) * (gridDim.x * blockDim.x)"
    " + blockIdx.x * blockDim.x + threadIdx.x)",
}
_TOTAL = {
    1: "gridDim.x * blockDim.x",
    2: "gridDim.x * blockDim.x * gridDim.y * blockDim.y",
    3: "gridDim.x * blockDim.x * gridDim.y * blockDim.y * gridDim.z * blockDim.z",
}


class Maker:
    """Makes random statements. scope: the variables that a statement may read."""

    def __init__(self, random: Random, dimensions: int) -> None:
        self.random, self.dimensions = random, dimensions
        self.apart = random.random() < 0.5
        self.at = Expr(_AT[dimensions], UNSIGNED, 0, 4095, fixed=True)
        self.ids: list[Expr] = []
        self.scope: list[Expr] = []
        self.reals: list[Expr] = []
        self.sums: dict[str, int] = {}  # signed sums, and how far they may still move
        self.wraps: list[Expr] = []  # variables of unsigned types, which any value may be added to
        self.arrays: list[Expr] = []
        self.loops: list[Expr] = []
        self.trips = 1
        self._count = 0
        self._usual: tuple[Expr, Expr] | None = None  # an id and a number that conditions compare

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def name(self, letter: str) -> str:
        self._count += 1
        return f"{letter}{self._count}"

    # ---- integers

    def id(self) -> Expr:
        pick = self.random.choice
        d = pick("xyz"[: self.dimensions])
        step = constant(pick((14, 16, 12, 3)))
        choices = [
            *self.ids, *self.ids, *self.ids, whole(d), whole(d), THREAD[d],
            arithmetic(THREAD[d], "+", arithmetic(BLOCK[d], "*", step)),
        ]  # fmt: skip
        return pick(choices)

    def position(self) -> Expr:
        """An id, as some type, plus other numbers."""
        position = self.id()
        if self.chance(0.7):
            position = cast(position, self.random.choice((INT, INT, INT, LONG, SIZE, UNSIGNED)))
        elif self.chance(0.15):
            position = cast(position, self.random.choice((BYTE, SHORT)))
        for _ in range(self.random.choice((0, 0, 0, 1, 1, 2))):
            added = self.random.choice((N, M, K, L, self.small(), self.small(), BLOCK["x"]))
            position = arithmetic(position, self.random.choice("+-"), added)
        return position

    def small(self) -> Expr:
        return constant(self.random.choice((0, 1, 1, 2, 3, 5, 7, 16, 31)))

    def bound(self) -> Expr:
        pick = self.random.choice
        bound = pick((N, N, N, N, M, K, L, Z, self.small(), constant(11), THREADS["x"]))
        if self.chance(0.25):
            bound = arithmetic(bound, pick("+-"), pick((N, M, K, L, Z, self.small())))
        elif self.chance(0.1):
            bound = arithmetic(bound, "*", pick((N, M, constant(3))))
        return bound

    def memory(self) -> Expr:
        index = self.random.choice((self.id, self.id, self.leaf, self.small))()
        if self.loops and self.chance(0.5):
            index = arithmetic(index, "+", self.random.choice(self.loops))
        return element(IN, index, GIVEN)

    def leaf(self) -> Expr:
        pick = self.random.choice
        makers: list[Callable[[], Expr]] = [self.small, self.id, self.memory]
        if own := [*self.scope, *self.wraps, *self._sums()]:
            makers += [lambda: pick(own)] * 3
        if self.loops:
            makers += [lambda: pick(self.loops)] * 2
        if self.arrays:
            makers += [lambda: element(pick(self.arrays), pick((self.small(), self.id())), SLOTS)]
        makers += [lambda: pick((N, M, K))]
        return pick(makers)()

    def wrapped(self) -> Expr:
        """A sum or a multiple of an id that may wrap, extended to 64 bits, in an operation that uses the upper half."""
        pick = self.random.choice
        value = cast(self.id(), UNSIGNED)
        for _ in range(pick((1, 1, 2))):
            other = pick((constant(pick(_FAR), UNSIGNED), N, M, K, self.small()))
            value = arithmetic(value, pick(("+", "+", "-", "*", "*")), cast(other, UNSIGNED))
        wide = cast(cast(value, pick(_NARROWED)), LONG)
        if self.chance(0.2):
            return choose(compare(wide, pick("<>"), K), wide, N)
        sign, amount = pick(_OF_UPPER_HALF)
        return arithmetic(wide, sign, constant(amount))

    def value(self, depth: int = 2) -> Expr:
        pick = self.random.choice
        if self.chance(0.06):
            return self.wrapped()
        if depth == 0 or self.chance(0.3):
            return self.leaf()
        left = self.value(depth - 1)
        sign = pick(("+", "+", "-", "*", "^", "&", "|", "<<", ">>", "/", "%", "?", "<"))
        if sign in ("<<", ">>"):
            return arithmetic(left, sign, constant(pick((1, 3, 7))))
        if sign in ("/", "%"):
            return arithmetic(
                left, sign, constant(pick((2, 3, 5, 8)), left.type if left.type in (UNSIGNED, SIZE) else INT)
            )
        right = self.value(depth - 1)
        if sign == "?":
            return choose(self.condition(1), left, right)
        if sign == "<":
            return least(left, pick("<>"), right)
        return arithmetic(left, sign, right)

    def _sums(self) -> list[Expr]:
        return [variable(name, INT, -_ROOM, _ROOM) for name in self.sums]

    # ---- conditions

    def condition(self, depth: int = 2) -> Expr:
        pick = self.random.choice
        condition = pick(
            (
                self._guard, self._guard, self._guard, self._guard,
                self._equal, self._equal, self._repeated, self._repeated,
                self._regular, self._other,
            )
        )()  # fmt: skip
        if self.chance(0.1):
            condition = negation(condition)
        if depth and self.chance(0.35):
            return both(condition, pick(("&&", "&&", "||")), self.condition(depth - 1))
        return condition

    def guard(self) -> Expr:
        """A condition for the rest of a kernel, often a plain one that others repeat."""
        if self.chance(0.5):
            return self.condition()
        self._usual = cast(self.id(), INT), self.random.choice((N, N, M, self.small()))
        return self._repeated()

    def _repeated(self) -> Expr:
        if self._usual is None:
            return self._equal()
        return compare(self._usual[0], self.random.choice(COMPARISONS), self._usual[1])

    def _guard(self) -> Expr:
        sides = [self.position(), self.bound()]
        self.random.shuffle(sides)
        return compare(sides[0], self.random.choice(COMPARISONS), sides[1])

    def _equal(self) -> Expr:
        one, other = self.id(), self.random.choice((N, N, K, self.small(), *self.loops))
        if self.chance(0.5):
            one = cast(one, INT)
        return compare(one, self.random.choice(("==", "==", "!=")), other)

    def _regular(self) -> Expr:
        by = self.random.choice((2, 3, 4, 8))
        return compare(arithmetic(self.id(), "%", constant(by)), "==", constant(self.random.randrange(by)))

    def _other(self) -> Expr:
        sign, pick = self.random.choice(COMPARISONS), self.random.choice
        if self.reals and self.chance(0.2):
            return compare(pick(self.reals), sign, pick((self.real(1), constant(0, REAL))))
        return compare(pick((self.memory, self.leaf))(), sign, pick((self.leaf, self.bound))())

    # ---- reals: mostly whole numbers

    def real(self, depth: int = 2) -> Expr:
        pick = self.random.choice
        if depth == 0 or self.chance(0.3):
            leaves = [constant(pick((1, 2, 3, 5, 7, 9)), REAL), *self.reals * 2]
            leaves += [element(GIVEN_REAL, self._index(), GIVEN)] * 3
            return pick(leaves)
        if self.chance(0.1):
            return cast(self.memory(), REAL)
        left, right = self.real(depth - 1), self.real(depth - 1)
        kind = pick(("+", "-", "*", "*+", "*-", "f", "?", "h"))
        if kind == "?":
            return choose(self.condition(1), left, right)
        if kind == "h":
            return Expr("({} * 0.5f)", REAL, operands=(left,))
        if kind == "f":
            return Expr("fmaf({}, {}, {})", REAL, operands=(left, right, self.real(0)))
        if kind in "+-*":
            return arithmetic(left, kind, right)
        return arithmetic(arithmetic(left, "*", right), kind[1], self.real(0))

    def _index(self) -> Expr:
        index = self.random.choice((self.id, self.leaf))()
        if self.loops:
            index = self.random.choice((index, *self.loops, arithmetic(index, "+", self.loops[-1])))
        return index

    # ---- elements of the thread's own

    def slot(self, index: Expr, array: str = "out") -> Expr:
        type = UNSIGNED if array == "out" else REAL
        total = _TOTAL[self.dimensions]
        leaf = variable("", type)
        if index.text == "0" and self.apart:
            return Expr(f"{array}[{{}}]", type, leaf.low, leaf.high, (self.at,))
        form = f"{array}[{{}} + {{}} * ({total})]" if self.apart else f"{array}[{{}} * {SLOTS} + {{}}]"
        return Expr(form, type, leaf.low, leaf.high, (self.at, masked(index, SLOTS)))

    # ---- statements

    def lists(self) -> tuple[list[Expr], ...]:
        """Variables that are in scope."""
        return self.scope, self.reals, self.wraps, self.arrays

    @contextmanager
    def inside(self) -> Iterator[None]:
        """A list of statements: what it declares is unknown after it."""
        lists = self.lists()
        lengths, sums = [len(each) for each in lists], set(self.sums)
        yield
        for each, length in zip(lists, lengths, strict=True):
            del each[length:]
        self.sums = {name: room for name, room in self.sums.items() if name in sums}

    def body(self, depth: int, count: int) -> Body:
        made: list[Statement] = []
        with self.inside():
            for _ in range(self.random.randint(1, count)):
                made += self.statement(depth)
        return tuple(made)

    def statement(self, depth: int) -> Body:
        makers = [self.update] * 4 + [self.update_real] * 3 + [self.store, self.declare]
        if depth:
            makers += [lambda: (self.branch(depth),)] * 3 + [lambda: (self.loop(depth),)] * 4
            makers += [self.stencil]
        if self.loops:
            makers += [self.leave]
        return self.random.choice(makers)()

    def declare(self) -> Body:
        if self.chance(0.15):
            array = variable(self.name("p"), UNSIGNED)
            index = arithmetic(variable("e", INT, 0, SLOTS - 1), "*", self.small())
            value = cast(arithmetic(cast(self.leaf(), UNSIGNED), "+", index), UNSIGNED)
            self.arrays.append(array)
            return (Declare(array.name, UNSIGNED, value, SLOTS),)
        value = self.value()
        name = self.name("c")
        self.scope.append(variable(name, value.type, value.low, value.high))
        return (Declare(name, value.type, value),)

    def update(self) -> Body:
        pick = self.random.choice
        if self.arrays and self.chance(0.2):
            target = element(pick(self.arrays), pick((self.small, self.leaf))(), SLOTS)
            return (Assign(target, pick(("+", "^", "")), cast(self.value(), UNSIGNED)),)
        if self.chance(0.5):
            name = pick(list(self.sums))
            value = self.value(1)
            if value.type is not INT or not value.within(-1000, 1000):
                value = masked(cast(value, INT), 16)
            cost = self.trips * max(-value.low, value.high)
            if cost <= self.sums[name]:
                self.sums[name] -= cost
                return (Assign(variable(name, INT, -_ROOM, _ROOM), pick("+-"), value),)
        target = pick(self.wraps)
        if self.chance(0.2):
            sum = arithmetic(arithmetic(target, "*", constant(pick((3, 5, 31)))), "+", self.value(1))
            return (Assign(target, "", cast(sum, target.type)),)
        return (Assign(target, pick(("+", "+", "-", "^", "*")), cast(self.value(), target.type)),)

    def update_real(self) -> Body:
        target = self.random.choice(self.reals)
        if self.chance(0.1):
            return (Assign(target, "*", Expr("0.5f", REAL)),)
        if self.chance(0.15):
            return (Assign(target, "", arithmetic(self.real(1), self.random.choice("+-"), target)),)
        return (Assign(target, self.random.choice("+++-"), self.real()),)

    def store(self) -> Body:
        index = self.random.choice((self.small(), self.small(), *self.loops))
        if self.chance(0.35) and self.reals:
            return (Assign(self.slot(index, "reals"), self.random.choice(("", "+")), self.real(1)),)
        value = self.random.choice((self.value, lambda: self.random.choice(self.wraps)))()
        return (Assign(self.slot(index), self.random.choice(("", "+", "^")), cast(value, UNSIGNED)),)

    def branch(self, depth: int) -> Statement:
        condition, then = self.condition(), self.body(depth - 1, 2)
        return If(condition, then, self.body(depth - 1, 2) if self.chance(0.35) else ())

    def leave(self) -> Body:
        words = ("break", "break", "continue", "return")
        return (If(self.condition(1), (Leave(self.random.choice(words)),)),)

    def stencil(self) -> Body:
        """A loop over the thread's own elements, each of which depends on others."""
        pick, name = self.random.choice, self.name("i")
        first, last = (pick((0, 1, 2)), pick((constant(7), constant(8), masked(N, 8), masked(self.id(), 8))))
        if self.trips * 8 > _TRIPS:
            return self.update()
        i = variable(name, INT, first, 7)
        array = pick(("out", "out", "reals"))
        left = self.slot(arithmetic(i, "+", constant(pick((-1, -1, -2, 1)))), array)
        right = self.slot(arithmetic(i, "+", constant(pick((1, 2, 0, -1)))), array)
        value = arithmetic(left, pick("+-"), right if self.chance(0.5) else arithmetic(right, "*", constant(3)))
        if array == "out":
            value = cast(value, UNSIGNED)
        update: Statement = Assign(self.slot(i, array), pick(("", "+")), value)
        if self.chance(0.3):
            self.loops.append(i)
            update = If(self.condition(1), (update,))
            self.loops.pop()
        return (For(name, INT, constant(first), compare(i, "<", last), constant(1), (update,), (first, 7)),)

    # ---- loops

    def loop(self, depth: int) -> Statement:
        name = self.name("i")
        down = self.chance(0.25)
        type = self.random.choice((INT, LONG) if down else (INT, INT, INT, UNSIGNED, LONG, SIZE))
        step = self.random.choice((1, 1, 1, 2, 3))
        first, last = self._limits(type, down)
        limit = max(1, min(_TRIPS // self.trips, 150))
        sign = self.random.choice((">", ">=") if down else ("<", "<", "<", "<="))
        trips = self._trips(first, last, step, down)
        if trips > limit:
            count = 1
            while count * 2 <= min(limit, 32):
                count *= 2
            if down:
                first, last = masked(first, count), constant(0, type)
            else:
                first, last = constant(0, type), masked(last, count)
            first, last = cast(first, type), cast(last, type)
            trips = self._trips(first, last, step, down)
        within = (last.low, max(first.high, last.low)) if down else (first.low, max(last.high, first.low))
        i = variable(name, type, *within)
        if not down and step == 1 and first.high <= last.low and self.chance(0.3):
            sign = "!="
        condition = compare(i, sign, last)
        if self.chance(0.1):
            condition = both(condition, "&&", self.condition(1))
        self.loops.append(i)
        around, self.trips = self.trips, self.trips * max(1, trips)
        body = self.body(depth - 1, 3)
        self.trips = around
        self.loops.pop()
        return For(name, type, first, condition, constant(-step if down else step), body, within)

    @staticmethod
    def _trips(first: Expr, last: Expr, step: int, down: bool) -> int:
        distance = first.high - last.low if down else last.high - first.low
        return max(0, distance // step + 1)

    def _limits(self, type: Type, down: bool) -> tuple[Expr, Expr]:
        """The first value and the limit of a loop's variable, as the type."""
        pick = self.random.choice
        near = pick((self.small(), self.small(), constant(0), constant(0), self.id(), self.position()))
        far = pick(
            (
                N, N, masked(N, 16), masked(M, 32), *self.loops, THREADS["x"],
                self.memory(), self.memory(), self.position(), self.id(), self.bound(),
                arithmetic(self.id(), "%", constant(pick((2, 3, 7, 8)))),
                constant(pick((3, 8, 20))), masked(self.value(1), 16),
            )
        )  # fmt: skip
        if self.chance(0.2):
            far = arithmetic(far, pick("+-"), pick((self.small(), THREAD["x"], N)))
        if down:
            near, far = far, pick((constant(0), constant(0), near))
        found = []
        for value in (near, far):
            if not value.within(-(1 << 20) if type.signed else 0, 1 << 20):
                value = masked(value, 32)
            found.append(cast(value, type))
        return found[0], found[1]


def ids(maker: Maker) -> list[Declare]:
    """Declarations of ids."""
    made: list[Declare] = []
    for d in "xyz"[: maker.dimensions]:
        if maker.chance(0.2):
            continue
        type = maker.random.choice((INT, INT, INT, UNSIGNED, LONG, SIZE))
        whole_id = maker.chance(0.8)
        value = whole(d) if whole_id else THREAD[d]
        value = replace(cast(value, type), fixed=True)  # other statements rely on it
        made.append(Declare(maker.name(d), type, value))
        maker.ids.append(variable(made[-1].name, type, 0, value.high))
        if whole_id and maker.dimensions == 1 and maker.chance(0.7):
            maker.at = replace(maker.ids[-1], fixed=True)
    return made


def numbers(maker: Maker) -> list[Declare]:
    """Declarations of a signed sum, an unsigned number and a real."""
    made: list[Declare] = []
    for letter, type in (("a", INT), ("u", UNSIGNED), ("v", REAL)):
        name, first = maker.name(letter), constant(0, type)
        if type is REAL and maker.chance(0.7):
            first = maker.real(0)
        elif type is not REAL and maker.chance(0.5):
            first = cast(masked(maker.leaf(), 64), type)
        made.append(Declare(name, type, first))
    signed, unsigned, real = (each.name for each in made)
    maker.sums[signed] = _ROOM - 64
    maker.wraps.append(variable(unsigned, UNSIGNED))
    maker.reals.append(variable(real, REAL))
    return made


def ends(maker: Maker, declared: Sequence[Declare], more: Sequence[Expr] = ()) -> Body:
    """Statements that store the variables."""
    signed, unsigned, real = (variable(each.name, each.type) for each in declared)
    sum = arithmetic(arithmetic(cast(signed, UNSIGNED), "*", constant(3, UNSIGNED)), "+", unsigned)
    for each in more:
        sum = arithmetic(arithmetic(sum, "*", constant(5, UNSIGNED)), "+", each)
    first, sign = constant(0), maker.random.choice(("", "+"))
    return (Assign(maker.slot(first), sign, sum), Assign(maker.slot(first, "reals"), sign, real))


def kernel(name: str, make: type[Maker] = Maker) -> Kernel:
    """The kernel of that name."""
    random = Random(name)
    dimensions = random.choice((1, 1, 1, 2, 3))
    maker = make(random, dimensions)
    body: list[Statement] = [*ids(maker)]
    late = maker.chance(0.3)
    declared = numbers(maker) if late else []
    guard = random.choice(("return", "return", "branch", "branch", "none"))
    checks: list[Statement] = []
    if guard == "return":
        checks.append(If(maker.guard(), (Leave("return"),)))
    if maker.chance(0.15):
        checks.append(If(maker.condition(1), (Leave("return"),)))
    declared = declared or numbers(maker)
    body += [*declared, *checks] if late else [*checks, *declared]
    stored = ends(maker, declared)
    depth, count = random.randint(1, _DEPTH), random.randint(1, 4)
    if guard == "branch":
        condition, inner = maker.guard(), maker.body(depth, count)
        if maker.chance(0.7):
            inner, stored = (*inner, *stored), ()
        body.append(If(condition, inner))
    else:
        body += maker.body(depth, count)
    return Kernel(name, (*body, *stored), launches(random, dimensions), restrict=maker.chance(0.3))
