"""Random kernels of threads that cooperate by more of HIP's functions: shuffles within parts of a warp, of values of
other types, and among the lanes of a mask; cooperative groups; loops of compare-exchange. warps.h has the functions.
"""

from tests.fuzz.kernels import cooperating
from tests.fuzz.kernels.expressions import INT, UNSIGNED, cast, constant, masked, negation, variable
from tests.fuzz.kernels.kernel import Kernel
from tests.fuzz.kernels.statements import Body, Collective, Declare, If

# Functions that lanes may call in branches, whose operands are an unsigned value and a lane.
_ANYWHERE = (
    *("as_double", "as_long", "as_half", "as_short"),
    *("coalesced_shfl", "coalesced_rank", "coalesced_sum", "coalesced_scan", "coalesced_ballot"),
    *("labeled_sum", "binary_sum"),
)
_OF_WIDTH = ("within", "within_up", "within_down", "within_xor")
_OF_MASKS = (
    *("masked_shfl", "masked_xor", "masked_down", "masked_sum", "masked_max", "masked_and", "masked_or"),
    *("masked_ballot", "masked_match", "masked_all_match", "masked_order"),
)
# Functions of tiles, whose lanes all call them.
_OF_TILES = (
    *("tile_shfl", "tile_xor", "tile_up", "tile_down", "tile_ballot", "tile_any", "tile_all", "tile_match"),
    *("tile_rank", "tile_sum", "tile_greatest", "tile_scan", "tile_before"),
)
_ATOMICS = (
    *("cas_sum", "cas_product", "cas_greatest", "cas_saturating", "cas_lower_half", "increment", "decrement"),
    *("signed_least", "signed_greatest", "fetch_and", "block_sum"),
)


class Maker(cooperating.Maker):
    atomics = (*_ATOMICS, *cooperating.ATOMICS)

    def statement(self, depth: int) -> Body:
        if depth and self.chance(0.25):
            return self._parted(depth)
        return super().statement(depth)

    def block(self, depth: int, count: int) -> Body:
        before = self._tiles() if self.chance(0.7) else ()
        return *before, *super().block(depth, count)

    def collective(self) -> Body:
        pick = self.random.choice
        if self.chance(0.4):
            return super().collective()
        name = pick((*_ANYWHERE, *(f"{each}<{pick((2, 4, 8, 16, 32))}>" for each in _OF_WIDTH)))
        return (self._call(name),)

    def _call(self, name: str, first: str = "") -> Collective:
        value = cast(self.random.choice((self.value(1), *self.wraps)), UNSIGNED)
        lane = self.random.choice(
            (constant(self.random.choice((0, 1, 2, 5, 16, 31))), masked(cast(self.leaf(), INT), 32))
        )
        return Collective(self.random.choice(self.results), name, (value, cast(lane, INT)), first)

    def _tiles(self) -> Body:
        """All threads call them."""
        width = self.random.choice((2, 4, 8, 16, 32))
        return tuple(self._call(f"{self.random.choice(_OF_TILES)}<{width}>") for _ in range(self.random.choice((1, 2))))

    def _parted(self, depth: int) -> Body:
        """Two branches, whose lanes know from a ballot which ones they are."""
        which, mask, rest = (self.name(letter) for letter in "cmm")
        chosen, masks = variable(which, INT, 0, 1), [variable(each, UNSIGNED) for each in (mask, rest)]
        made: Body = (
            Declare(which, INT, self.condition(1)),
            *(Declare(each.name, UNSIGNED, constant(0, UNSIGNED)) for each in masks),
            Collective(masks[0], "__ballot", (chosen,)),
            Collective(masks[1], "__ballot", (negation(chosen),)),
        )
        sides: list[Body] = []
        for each in masks:
            calls = tuple(self._call(self.random.choice(_OF_MASKS), f"{each.name}, ") for _ in range(2))
            sides.append((calls[0], *self.update(), calls[1]) if self.chance(0.5) else calls)
        return *made, If(chosen, sides[0], sides[1] if self.chance(0.7) else ())


def kernel(name: str) -> Kernel:
    """The kernel of that name."""
    return cooperating.kernel(name, Maker)
