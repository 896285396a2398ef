"""Random kernels whose control flow has all of C++'s forms: switch with cases that fall through, do, goto, and threads
that end in loops, and before and after barriers.

No function of a warp is in a body that lanes enter on several ways: C++ doesn't tell which of them run it together.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from tests.fuzz.kernels import cooperating, independent
from tests.fuzz.kernels.expressions import INT, cast, constant, masked, variable
from tests.fuzz.kernels.kernel import Kernel
from tests.fuzz.kernels.statements import Block, Body, Do, Graph, If, Leave, Statement, Switch

_MOST = 400  # iterations of all loops around a statement


class Flow(independent.Maker):
    """labels: of the blocks around. switches: those around, within the innermost loop."""

    def __init__(self, random: Random, dimensions: int) -> None:
        super().__init__(random, dimensions)
        self.labels: list[str] = []
        self.switches = 0

    def statement(self, depth: int) -> Body:
        if depth == 0 or not self.chance(0.4):
            if (self.switches or self.labels) and self.chance(0.15):
                return self.leave()
            return super().statement(depth)
        return (self.random.choice((self._switch, self._do, self._do, self._block))(depth),)

    def leave(self) -> Body:
        words = ["return"]
        words += ["break"] * 3 if self.switches or self.loops else []
        words += ["continue"] * 2 if self.loops else []
        words += [f"goto {label}" for label in self.labels] * 2
        return (If(self.condition(1), (Leave(self.random.choice(words)),)),)

    @contextmanager
    def ways(self) -> Iterator[None]:
        """Bodies that threads enter on several ways."""
        yield

    def _switch(self, depth: int) -> Statement:
        value = masked(cast(self.leaf(), INT), 4)
        self.switches += 1
        with self.ways():
            bodies = [self.body(depth - 1, 2) for _ in range(3)]
        self.switches -= 1
        return Switch(value, *bodies, falls=(self.chance(0.5), self.chance(0.5)))

    def _do(self, depth: int) -> Statement:
        pick, name = self.random.choice, self.name("d")
        most = pick((1, 3, 8, 8))
        if self.trips * most > _MOST:
            most = 1
        limit = pick((constant(most), masked(cast(self.leaf(), INT), most if most != 3 else 2)))
        condition = self.condition(1)
        self.loops.append(variable(name, INT, 0, most))
        around, self.trips = (self.trips, self.switches), self.trips * most
        self.switches = 0
        body = self.body(depth - 1, 3)
        self.trips, self.switches = around
        self.loops.pop()
        return Do(name, cast(limit, INT), condition, body)

    def _block(self, depth: int) -> Statement:
        name = self.name("L")
        self.labels.append(name)
        body = self.body(depth - 1, 3)
        self.labels.pop()
        return Block(name, body)


class Jumping(Flow):
    """Of independent threads, which may jump into loops."""

    def statement(self, depth: int) -> Body:
        if depth and self.trips * 8 <= _MOST and self.chance(0.2):
            return (self._graph(depth),)
        return super().statement(depth)

    def _graph(self, depth: int) -> Statement:
        around, self.trips = self.trips, self.trips * 8
        enters, one, two, three = (self.condition(1) for _ in range(4))
        first, second, third = (self.body(depth - 1, 2) for _ in range(3))
        self.trips = around
        jumps = tuple(self.random.randrange(1, 5) for _ in range(4))
        return Graph(self.name("L"), enters, one, two, three, first, second, third, jumps)


class Ending(Flow, cooperating.Maker):
    """Of threads that cooperate, some of which end before others."""

    def __init__(self, random: Random, dimensions: int) -> None:
        super().__init__(random, dimensions)
        self.several = 0  # bodies around that are entered on several ways

    @contextmanager
    def ways(self) -> Iterator[None]:
        self.several += 1
        yield
        self.several -= 1

    def collective(self) -> Body:
        return self.update() if self.several else super().collective()

    def leave(self) -> Body:
        """Threads don't leave a loop that the block runs together."""
        inner = self.loops and not cooperating.is_together(self.loops[-1])
        words = ["return"] if self.chance(0.2) else []
        words += ["break"] * 3 if self.switches or inner else []
        words += ["continue"] * 2 if inner else []
        words += [f"goto {label}" for label in self.labels] * 2
        return (If(self.condition(1), (Leave(self.random.choice(words)),)),) if words else self.update()

    def block(self, depth: int, count: int) -> Body:
        made = super().block(depth, count)
        return (*made, If(self.guard(), (Leave("return"),)), self.barrier()) if self.chance(0.25) else made


def kernel(name: str) -> Kernel:
    """The kernel of that name."""
    if Random(name).random() < 0.5:
        return cooperating.kernel(name, Ending)
    return independent.kernel(name, Jumping)
