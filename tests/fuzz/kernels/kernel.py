"""A generated kernel: its statements, its launches, and its text as HIP and as the host's model."""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol

from tests.fuzz.kernels.simt import block_lines
from tests.fuzz.kernels.statements import Body, Shared, lines

SLOTS = 8  # elements of each thread in each array
GIVEN = 1024  # elements of each array that kernels read
# Sixteen shapes of blocks, of packs that are whole and that aren't, and grids with up to 2,048 ids in each dimension.
SHAPES = {
    1: ((1,), (7,), (17,), (31,), (32,), (48,), (64,), (100,), (256,)),
    2: ((8, 8), (7, 5), (32, 4), (33, 3)),
    3: ((4, 4, 4), (16, 2, 3), (5, 3, 2)),
}
_DYNAMIC = 16384  # bytes of an array in memory whose size the launch states
_GRIDS = {1: ((1,), (2,), (3,), (5,)), 2: ((1, 1), (2, 3), (5, 2)), 3: ((1, 1, 1), (2, 2, 2))}


class Launch(NamedTuple):
    """The extents of a launch, and its arguments n, m, k, l and z."""

    grid: tuple[int, ...]
    block: tuple[int, ...]
    arguments: tuple[int, int, int, int, int]


def parameters(restrict: bool = False) -> str:
    """Those of each kernel, and of its model."""
    qualifier = " __restrict__" if restrict else ""
    arrays = ("unsigned*{} out", "real*{} reals", "const int*{} in", "const real*{} given")
    numbers = ("int n", "int m", "unsigned k", "long l", "size_t z")
    return ", ".join((*(array.format(qualifier) for array in arrays), *numbers))


class Runnable(Protocol):
    """A kernel of a batch. name: SEED:KIND:INDEX, which recreates it."""

    @property
    def name(self) -> str: ...
    @property
    def launches(self) -> tuple[Launch, ...]: ...
    @property
    def dynamic(self) -> int:
        """Bytes of shared memory that a launch states."""
        ...

    def text(self, function: str) -> str:
        """The kernel in HIP."""
        ...

    def model(self, function: str) -> str:
        """A function of the host that computes what a block does."""
        ...


@dataclass(frozen=True)
class Kernel:
    """A Runnable of statements. together: threads exchange values."""

    name: str
    body: Body
    launches: tuple[Launch, ...]
    restrict: bool = False
    together: bool = False

    def text(self, function: str) -> str:
        return "\n".join((f"__global__ void {function}({parameters(self.restrict)}) {{", *lines(self.body), "}\n"))

    @property
    def dynamic(self) -> int:
        return max(
            (s.offset + _DYNAMIC for s in self.body if isinstance(s, Shared) and s.offset is not None), default=0
        )

    def model(self, function: str) -> str:
        head = f"static void {function}_body({parameters(self.restrict)}) {{"
        body = block_lines(self.body) if self.together else lines(self.body)
        run = "each_block" if self.together else "each_thread"
        tail = f"static const auto {function} = {run}({function}_body);\n"
        return "\n".join((head, *body, "}", tail))


def launches(random: Random, dimensions: int, count: int = 3) -> tuple[Launch, ...]:
    blocks = random.sample(SHAPES[dimensions], min(count, len(SHAPES[dimensions])))
    return tuple(Launch(random.choice(_GRIDS[dimensions]), block, arguments(random)) for block in blocks)


def arguments(random: Random) -> tuple[int, int, int, int, int]:
    pick, near = random.choice, random.randrange(-40, 160)
    return (
        pick((near, near, random.randrange(0, 40), 1, 0)),
        pick((random.randrange(-10, 40), random.randrange(-10, 40), 0, 1, (1 << 31) - 1, -(1 << 31), -(1 << 31) + 5)),
        pick((0, 1, 2, 5, 31, 70, (1 << 31) - 2, 1 << 31, (1 << 32) - 3)),
        pick((near, near, 1 << 31, -(1 << 31), 1 << 33, -3)),
        pick((near % 100, near % 100, 0, 1 << 31, 1 << 32, (1 << 63) - 1, 1 << 63, (1 << 64) - 2)),
    )
