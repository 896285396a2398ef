"""The start of an image: its header, the launch block, and the code that gives threads a stack.

docs/vortex.md has the layout. The code runs on each core: first in one thread of the first warp,
which asks the device library how many warps have work and starts them, then in all threads of
those warps. The first warp waits for the others, and tells the host.
"""

from __future__ import annotations

from hipspv.targets.vortex import instructions as rv
from hipspv.targets.vortex.instructions import A0, A1, RA, S0, S1, SP, T0, T1, T2, TP, ZERO

MAGIC = b"hipspvVX"
# Offsets in the image.
RECORDS, LAUNCH, CODE = 16, 32, 96
# Offsets in the launch block.
_STACKS, _STACK_BYTES = 16, 24
# The record of a thread (targets/vortex/devlib/device.h), above its stack.
THREAD_BYTES = 96

# Functions of the device library, which get the image's address. The first returns the number of warps of the core that
# have work; the second runs a warp's blocks; the third tells the host that the core has finished.
CORE, WARP, FINISH = "__hipspv_vortex_core", "__hipspv_vortex_warp", "__hipspv_vortex_finish"
FUNCTIONS = (CORE, WARP, FINISH)


class _Code:
    """Words of code from CODE on, with forward branches to labels."""

    def __init__(self) -> None:
        self.words: list[int] = []
        self._labels: dict[str, int] = {}
        self._branches: list[tuple[int, int, int, str]] = []

    def add(self, *words: int) -> None:
        self.words += words

    def label(self, name: str) -> None:
        self._labels[name] = len(self.words)

    def branch(self, kind: int, rs1: int, label: str) -> None:
        self._branches.append((len(self.words), kind, rs1, label))
        self.words.append(0)

    def offset_of(self, label: str) -> int:
        """Return the bytes from CODE to a label."""
        return 4 * self._labels[label]

    def finish(self) -> list[int]:
        for at, kind, rs1, label in self._branches:
            distance = 4 * (self._labels[label] - at)
            self.words[at] = rv.branch(kind, rs1, ZERO, distance)
        return self.words


def code(width: int) -> tuple[list[int], dict[str, int]]:
    """Return the words from CODE on, and the offset in the image of the word that receives the
    distance from CODE to each of the functions."""
    distances = {name: CODE + 4 * (i + 1) for i, name in enumerate(FUNCTIONS)}
    made = _Code()
    # The first jump leads over the distances.
    made.add(rv.jal(ZERO, 4 * (1 + len(distances))), *(0 for _ in distances))
    _find_image(made)
    _take_stack(made, width)
    _call(made, distances[CORE])
    made.branch(rv.EQUAL, A0, "end")
    _start_warps(made)
    made.label("warp")
    made.add(rv.addi(T0, ZERO, -1), _tmc(T0))
    _find_image(made)
    _take_stack(made, width)
    _call(made, distances[WARP])
    made.add(rv.FENCE, rv.csrr(T0, rv.WARP_ID))
    made.branch(rv.NOT_EQUAL, T0, "stop")
    # Back to one thread, which waits for the other warps.
    made.add(rv.addi(T0, ZERO, 1), _tmc(T0))
    made.label("wait")
    made.add(rv.csrr(T0, rv.ACTIVE_WARPS), rv.addi(T0, T0, -1))
    made.branch(rv.NOT_EQUAL, T0, "wait")
    made.label("end")
    _call(made, distances[FINISH])
    made.add(rv.FENCE)
    made.label("stop")
    made.add(_tmc(ZERO))
    words = made.finish()
    warps = made.offset_of("warp")
    words[words.index(_WARP_PLACE)] = rv.addi(A1, S0, warps)
    return words, distances


_WARP_PLACE = -1


def _tmc(register: int) -> int:
    return rv.custom(0, 0, ZERO, register, ZERO)


def _find_image(made: _Code) -> None:
    """Lead S0 to CODE."""
    here = 4 * len(made.words)
    made.add(rv.auipc(S0), rv.addi(S0, S0, -here))


def _take_stack(made: _Code, width: int) -> None:
    """Lead TP to the thread's record, at the top of its memory, and SP below it."""
    block = LAUNCH - CODE
    made.add(
        rv.load(width, T1, S0, block + _STACKS),
        rv.load(width, T2, S0, block + _STACK_BYTES),
        rv.csrr(T0, rv.MHARTID),
        rv.addi(T0, T0, 1),
        rv.mul(T0, T0, T2),
        rv.add(TP, T1, T0),
        rv.addi(TP, TP, -THREAD_BYTES),
        rv.addi(SP, TP, 0),
    )


def _call(made: _Code, distance: int) -> None:
    """Call the function with the image's address."""
    made.add(rv.load(32, T1, S0, distance - CODE), rv.add(T1, T1, S0), rv.addi(A0, S0, -CODE), rv.jalr(RA, T1))


def _start_warps(made: _Code) -> None:
    made.add(rv.addi(S1, A0, 0), _WARP_PLACE, rv.custom(1, 0, ZERO, S1, A1))


def header() -> bytes:
    """Return the image up to CODE, without the offset of the records."""
    first = rv.jal(ZERO, CODE).to_bytes(4, "little") + rv.NOP.to_bytes(4, "little")
    return (first + MAGIC).ljust(CODE, b"\0")
