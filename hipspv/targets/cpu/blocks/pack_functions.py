"""The functions of a kernel's packs."""

from __future__ import annotations

from collections.abc import Mapping

from hipspv.llvm import Attributes, Builder, Module
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.warps.ordered_libraries import is_ordered
from hipspv.targets.cpu.blocks.block_function import AXES
from hipspv.targets.cpu.blocks.thread_function import ThreadFunction
from hipspv.targets.cpu.packs.costs import gains_little, is_slower_than_threads, suits_wide_packs
from hipspv.targets.cpu.packs.pack_function import PackFunction, normalize
from hipspv.targets.cpu.packs.shapes import VARYING, Shape, uniform

# Instructions of a pack's function, also as a multiple of the thread's. LLVM takes long for the copies of what is done
# for one thread after the other.
_LARGE, _GROWTH = 1 << 13, 8
_LARGE_THREAD = 2000  # instructions of a thread's function


class PackFunctions:
    """The functions that run packs of threads.

    whole: of rows that consist of whole packs, the widest first. rest: of other rows; in a kernel with operations of
    warps, of warps that lie in several rows or aren't whole. None for large kernels of libraries without such warps.
    """

    def __init__(self, module: Module, build: Builder, thread: ThreadFunction, name: str, warp_size: int) -> None:
        self._module, self._build, self._thread, self._name = module, build, thread, name
        width = self.width = thread.width
        row = self._of_rows("row", width)
        self.whole = [row]
        if thread.lockstep:
            shapes = dict.fromkeys((f"local.{axis}" for axis in AXES), VARYING)
        else:
            shapes = {"thread": Shape(1), "lane": VARYING, "lanes": VARYING}
            if 2 * width <= warp_size and suits_wide_packs(row.divergence):
                self.whole.insert(0, self._of_rows("wide", 2 * width))
        shapes = {**self._shapes(width), "size.x": uniform(), **shapes}
        self._is_large = thread.lockstep and len(thread.function.body()) > _LARGE_THREAD
        # Blocks of CUB's and Thrust's kernels are rows of whole warps.
        needed = not (self._is_large and is_ordered(thread.function))
        self.rest = self._make("rest", width, shapes, masked=True, rare=True) if needed else None

    @property
    def are_slower(self) -> bool:
        """True if threads one by one take less time."""
        return not self._thread.lockstep and is_slower_than_threads(self.whole[-1].divergence)

    @property
    def have_grown(self) -> bool:
        """True of written functions with too much code for what they gain."""
        pack = self.whole[-1]
        large = len(pack.function.body()) > max(_LARGE, _GROWTH * len(self._thread.function.body()))
        return not self._thread.lockstep and large and gains_little(pack.divergence)

    def write_rest(self) -> None:
        """Writes `rest`. In a large kernel with operations of warps it isn't optimised: few blocks need it, and it
        takes LLVM as long as the functions that most blocks run."""
        if not self.rest:
            return
        self.rest.write()
        if self._is_large:
            attributes = Attributes(self.rest.function)
            attributes.remove(FUNCTION, "alwaysinline")
            for name in ("noinline", "optnone"):
                attributes.add(FUNCTION, name)

    @property
    def all(self) -> list[PackFunction]:
        return [*self.whole, *([self.rest] if self.rest else [])]

    def _of_rows(self, name: str, width: int) -> PackFunction:
        return self._make(name, width, self._shapes(width), masked=self._thread.exits)

    def _make(
        self, name: str, width: int, shapes: Mapping[str, Shape], masked: bool, rare: bool = False
    ) -> PackFunction:
        thread, name = self._thread, f"{self._name}.{name}"
        given = thread.function, name, thread.names, shapes, width, masked, thread.lockstep, rare
        return PackFunction(self._module, self._build, *given)

    def _shapes(self, width: int) -> dict[str, Shape]:
        """The shapes of parameters in rows of whole packs."""
        thread = self._thread
        following = Shape(1, width, True, True, True, True)
        shapes = {"thread": following, "local.x": following, "lane": following, "size.x": uniform(width)}
        if thread.states:
            sizes = map(self._module.size_of, thread.uniforms)
            shapes["next"] = Shape(4)
            shapes |= {f"uniform{index}.next": Shape(size) for index, size in enumerate(sizes)}
        return shapes


def pack_functions(
    module: Module, build: Builder, thread: ThreadFunction, name: str, warp_size: int
) -> PackFunctions | None:
    """The functions of a kernel's packs; None if it has none."""
    if not thread.width:
        return None
    current = build.block
    normalize(module, thread.function)
    packs = PackFunctions(module, build, thread, name, warp_size)
    left_out = packs.are_slower
    if not left_out:
        for pack in packs.whole:
            pack.write()
        left_out = packs.have_grown
    if left_out:
        for pack in packs.all:
            pack.function.erase()
    else:
        packs.write_rest()
    build.at_end(current)
    return None if left_out else packs
