"""Random kernels of independent threads that call the functions of calls.h."""

from tests.fuzz.kernels import independent
from tests.fuzz.kernels.expressions import UNSIGNED, Expr, cast
from tests.fuzz.kernels.kernel import Kernel

FUNCTIONS = (
    *("recursion", "virtuals", "pointers", "tables", "states", "wide", "ring", "sorted"),
    *("exits", "entries", "parts", "narrow", "around", "apart", "walks"),
)


class Maker(independent.Maker):
    def value(self, depth: int = 2) -> Expr:
        if depth == 0 or not self.chance(0.3):
            return super().value(depth)
        pick = self.random.choice
        form = f"{pick(FUNCTIONS)}<{pick((2, 3, 5))}, {pick((3, 4, 7))}>({{}}, {{}}, in)"
        values = super().value(depth - 1), super().value(depth - 1)
        operands = tuple(cast(value, UNSIGNED) for value in values)
        return Expr(form, UNSIGNED, UNSIGNED.low, UNSIGNED.high, operands)


def kernel(name: str) -> Kernel:
    """The kernel of that name."""
    return independent.kernel(name, Maker)
