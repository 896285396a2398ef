"""Random kernels whose threads exchange values: barriers, shared memory, warps' functions, atomics.

A kernel's outermost statements, and the loops and branches there that all threads of a block take
together, have barriers. Statements within are as those of independent threads, with shared memory
and the functions of a warp. No result depends on the order of threads: after a barrier, the threads
write an array at their own elements, read it, or add to it, and only one of the three.
"""

from random import Random

from tests.fuzz.kernels import independent
from tests.fuzz.kernels.expressions import (
    COMPARISONS,
    INT,
    REAL,
    UNSIGNED,
    Expr,
    arithmetic,
    cast,
    compare,
    constant,
    element,
    masked,
    variable,
)
from tests.fuzz.kernels.independent import BLOCK, K, M, N, ends, ids, numbers
from tests.fuzz.kernels.kernel import Kernel, launches
from tests.fuzz.kernels.statements import (
    Assign,
    Barrier,
    Body,
    Collective,
    Declare,
    For,
    If,
    Leave,
    Run,
    Shared,
    Statement,
)

_DEPTH = 2
SHARED = 256  # elements: at least the threads of a block
_TID = {
    1: "threadIdx.x",
    2: "(threadIdx.y * blockDim.x + threadIdx.x)",
    3: "((threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x)",
}
ATOMICS = ("atomicAdd", "atomicAdd", "atomicSub", "atomicXor", "atomicOr", "atomicMin", "atomicMax")
_FOLDS = ("__reduce_add_sync", "__reduce_min_sync", "__reduce_max_sync", "__reduce_xor_sync")
OWN, READ = "own", "read"
_TOGETHER = "j"  # the first letter of variables of loops that a block runs together


class Maker(independent.Maker):
    """used: how each shared array has been used since the last barrier."""

    atomics: tuple[str, ...] = ATOMICS

    def __init__(self, random: Random, dimensions: int) -> None:
        super().__init__(random, dimensions)
        self.used: dict[str, str] = {}
        self.shared: list[Expr] = []
        self.tid = variable("tid", INT, 0, SHARED - 1)
        self.results: list[Expr] = []  # unsigned variables for what a warp's functions return

    def prepared(self) -> Body:
        """Arrays of shared memory, and their first values."""
        made: list[Statement] = []
        for type in self.random.choice(((UNSIGNED,), (UNSIGNED, REAL), (UNSIGNED, UNSIGNED), ())):
            array = variable(self.name("s"), type)
            e = variable("e", INT, 0, SHARED - 1)
            value = masked(arithmetic(e, "*", constant(self.random.choice((3, 7, 11)))), 128)
            made.append(Shared(array.name, type, SHARED, cast(value, type)))
            self.shared.append(array)
        return tuple(made)

    def declared(self) -> Body:
        """Further variables of each thread."""
        return ()

    def stored(self) -> list[Expr]:
        """Unsigned values that the kernel stores at its end, after a barrier."""
        return self.results

    # ---- expressions

    def _readable(self) -> list[Expr]:
        return [each for each in self.shared if self.used.get(each.name, READ) == READ]

    def leaf(self) -> Expr:
        arrays = [each for each in self._readable() if each.type is UNSIGNED]
        if arrays and self.chance(0.25):
            return self._read(self.random.choice(arrays))
        if self.results and self.chance(0.2):
            return self.random.choice(self.results)
        return self.tid if self.chance(0.15) else super().leaf()

    def real(self, depth: int = 2) -> Expr:
        arrays = [each for each in self._readable() if each.type is REAL]
        if arrays and self.chance(0.3):
            return self._read(self.random.choice(arrays))
        return super().real(depth)

    def _read(self, array: Expr) -> Expr:
        self.used[array.name] = READ
        return element(array, self.other(), SHARED)

    def other(self) -> Expr:
        """The id of any thread, mostly another one."""
        pick, others = self.random.choice, constant(self.random.choice((1, 2, 5, 16, 31)))
        return pick(
            (
                arithmetic(self.tid, pick("+-^"), others),
                arithmetic(self.tid, "^", pick((constant(1), constant(8)))),
                arithmetic(self.tid, "+", pick((N, *self.loops, others))),
                pick((N, K, others, *self.loops)),
                arithmetic(constant(SHARED - 1), "-", self.tid),
            )
        )

    # ---- statements that threads run on their own

    def statement(self, depth: int) -> Body:
        if self.chance(0.3):
            return self.random.choice((self.collective, self.collective, self.add, self.write))()
        return super().statement(depth)

    def leave(self) -> Body:
        """Threads that end early, or leave a loop of the block, would not reach barriers."""
        if is_together(self.loops[-1]):
            return self.update()
        return (If(self.condition(1), (Leave(self.random.choice(("break", "continue"))),)),)

    def write(self) -> Body:
        arrays = [each for each in self.shared if self.used.get(each.name, OWN) == OWN]
        if not arrays:
            return self.update()
        array = self.random.choice(arrays)
        # Its value is made first: it may read the array.
        value = self.real(1) if array.type is REAL else cast(self.value(1), UNSIGNED)
        if self.used.get(array.name, OWN) != OWN:
            return self.update()
        self.used[array.name] = OWN
        return (Assign(element(array, self.tid, SHARED), self.random.choice(("", "", "+")), value),)

    def add(self) -> Body:
        """An atomic operation on shared memory, or on another thread's last element."""
        pick = self.random.choice
        value = cast(self.value(1), UNSIGNED)
        call = pick(self.atomics)
        key = f"added {call.replace('Sub', 'Add')}"  # different operations don't commute
        arrays = [each for each in self.shared if each.type is UNSIGNED]
        arrays = [each for each in arrays if self.used.get(each.name, key) == key]
        if not arrays:
            return self.update()
        array = pick(arrays)
        self.used[array.name] = key
        index = masked(pick((self.id, self.memory, self.small))(), pick((1, 4, 32)))
        target = element(array, index, SHARED)
        return (Run(Expr(f"{call}(&{{}}, {{}})", UNSIGNED, operands=(target, value))),)

    def collective(self) -> Body:
        """A function of the warp, whose result is one of the variables for those."""
        pick = self.random.choice
        kind = pick(("shuffle", "shuffle", "shuffle", "real", "vote", "vote", "match", "fold"))
        mask = pick(("", "__activemask(), "))
        sync = "_sync" if mask else ""
        target = pick(self.results)
        if kind == "real":
            call, lane = self._lane()
            return (Collective(pick(self.reals), call + sync, (pick(self.reals), lane), mask),)
        if kind == "shuffle":
            call, lane = self._lane()
            value = pick((*self.wraps, cast(self.value(1), UNSIGNED)))
            value = cast(value, UNSIGNED)
            return (Collective(target, call + sync, (value, lane), mask),)
        if kind == "vote":
            call = pick(("__ballot", "__ballot", "__any", "__all")) + sync
            return (Collective(target, call, (self.condition(1),), mask),)
        if kind == "match":
            value = masked(cast(self.leaf(), UNSIGNED), 4)
            return (Collective(target, "__match_any" + sync, (value,), mask),)
        value = cast(self.value(1), UNSIGNED)
        return (Collective(target, pick(_FOLDS), (value,), "__activemask(), "),)

    def _lane(self) -> tuple[str, Expr]:
        """The name of a shuffle, and its lane or distance."""
        pick, call = (
            self.random.choice,
            self.random.choice(("__shfl", "__shfl", "__shfl_xor", "__shfl_up", "__shfl_down")),
        )
        if call == "__shfl":
            lanes = (
                constant(pick((0, 5, 31))),
                masked(arithmetic(self.tid, "+", constant(pick((1, 5, 16)))), 32),
                masked(arithmetic(self.tid, "^", constant(pick((1, 5, 16)))), 32),
                masked(cast(self.leaf(), INT), 32),
                masked(N, 32),
            )
            return call, cast(pick(lanes), INT)
        return call, cast(pick((constant(pick((1, 2, 4, 16, 31))), masked(N, 32))), INT)

    # ---- statements of the block

    def barrier(self) -> Statement:
        self.used.clear()
        return Barrier()

    def block(self, depth: int, count: int) -> Body:
        """Statements that all threads run together. It ends with all arrays unused."""
        makers = [lambda: self.statement(_DEPTH)] * 4
        makers += [self._vote, self._carried, self._after_loop, self._after_loop]
        makers += [self._exchange] * 2 if self.shared else []
        if depth:
            makers += [lambda: self._together(depth), lambda: self._branch(depth)]
        made: list[Statement] = []
        with self.inside():
            for _ in range(self.random.randint(1, count)):
                made += self.random.choice(makers)()
                if self.chance(0.35):
                    made.append(self.barrier())
        made.append(self.barrier())
        return tuple(made)

    def _vote(self) -> Body:
        call = self.random.choice(("count", "or", "and"))
        target, condition = self.random.choice(self.results), self.condition(1)
        self.used.clear()
        return (Collective(target, f"__syncthreads_{call}", (condition,)),)

    def _after_loop(self) -> Body:
        """Functions of the warp after a loop whose iterations differ among lanes."""
        return self.loop(1), *self.collective(), *self.update()

    def _branch(self, depth: int) -> Body:
        barrier = self.barrier()
        return barrier, If(self._same(), self.block(depth - 1, 2))

    def _same(self) -> Expr:
        """A condition that a block's threads have in common."""
        pick = self.random.choice
        left = pick(
            (N, M, K, BLOCK["x"], arithmetic(BLOCK["x"], "&", constant(1)), *[i for i in self.loops if is_together(i)])
        )
        return compare(left, pick(COMPARISONS), pick((self.small(), constant(11), N)))

    def _together(self, depth: int) -> Body:
        pick, name = self.random.choice, self.name(_TOGETHER)
        last = pick((constant(pick((2, 3, 5))), masked(N, 4), masked(M, 4), masked(BLOCK["x"], 4)))
        i = variable(name, INT, 0, 7)
        barrier = self.barrier()
        self.loops.append(i)
        around, self.trips = self.trips, self.trips * 5
        body = self.block(depth - 1, 3)
        self.trips = around
        self.loops.pop()
        condition = compare(i, "<", cast(last, INT))
        return barrier, For(name, INT, constant(0), condition, constant(1), body, (0, 7))

    def _exchange(self) -> Body:
        """Each thread writes its element, and reads others after a barrier."""
        array = self.random.choice(self.shared)
        made: list[Statement] = []
        if self.used.get(array.name, OWN) != OWN:
            made.append(self.barrier())
        real = array.type is REAL
        value = self.real(1) if real else cast(self.random.choice((self.value(1), *self.wraps)), UNSIGNED)
        if self.used.get(array.name, OWN) != OWN:  # the value reads it
            name = self.name("b")
            made += [Declare(name, array.type, value), self.barrier()]
            value = variable(name, array.type)
        self.used[array.name] = OWN
        made += [Assign(element(array, self.tid, SHARED), "", value), self.barrier()]
        target = self.random.choice(self.reals if real else self.wraps)
        return (*made, Assign(target, self.random.choice(("+", "-")), cast(self._read(array), target.type)))

    def _carried(self) -> Body:
        """Values that are computed once, and used between barriers."""
        made: list[Statement] = []
        parts = []
        for _ in range(self.random.randint(2, 4)):
            name = self.name("w")
            made.append(Declare(name, REAL, self.real(1)))
            parts.append(variable(name, REAL))
        for _ in range(self.random.randint(1, 4)):
            if self.chance(0.7):
                made.append(self.barrier())
            sum: Expr | None = None
            for part in self.random.sample(parts, len(parts)):
                factor = arithmetic(constant(self.random.choice((3, 5, 7, 9)), REAL), "*", part)
                sum = factor if sum is None else arithmetic(sum, self.random.choice("+-"), factor)
            assert sum is not None
            target = self.random.choice((self.slot(self.small(), "reals"), *self.reals))
            made.append(Assign(target, self.random.choice(("", "+")), sum))
        return tuple(made)


def is_together(loop: Expr) -> bool:
    """True for the variable of a loop that all threads of a block run together."""
    return loop.name.startswith(_TOGETHER)


def kernel(name: str, make: type[Maker] = Maker) -> Kernel:
    """The kernel of that name."""
    random = Random(name)
    dimensions = random.choice((1, 1, 1, 2, 3))
    maker = make(random, dimensions)
    body: list[Statement] = [Declare("tid", INT, Expr(f"(int){_TID[dimensions]}", INT, 0, SHARED - 1, fixed=True))]
    body += maker.prepared()
    if any(isinstance(each, Shared) for each in body):
        body.append(Barrier())
    body += ids(maker)
    declared = numbers(maker)
    body += [*declared, *maker.declared()]
    for _ in range(random.choice((1, 2))):
        result = variable(maker.name("r"), UNSIGNED)
        body.append(Declare(result.name, UNSIGNED, constant(0, UNSIGNED)))
        maker.results.append(result)
    body += maker.block(2, 5)
    body += ends(maker, declared, maker.stored())
    return Kernel(name, tuple(body), launches(random, dimensions), together=True)
