"""`python -m tests.fft.transforms LIBRARY PREFIX`: transforms by a library, compared with NumPy's.

Prints a line for each that differs, and at last how many there were. The process has the library's device to itself.
"""

from __future__ import annotations

import ctypes
import itertools
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.generic]
FORWARD, INVERSE = -1, 1
MANAGED_GLOBAL = 1  # hipMemAttachGlobal
# cuFFT API reference, 2.3: the values of the types, and the elements of each side.
TYPES = {
    "C2C": (0x29, np.complex64, np.complex64),
    "R2C": (0x2A, np.float32, np.complex64),
    "C2R": (0x2C, np.complex64, np.float32),
    "Z2Z": (0x69, np.complex128, np.complex128),
    "D2Z": (0x6A, np.float64, np.complex128),
    "Z2D": (0x6C, np.complex128, np.float64),
}
SINGLE = ("C2C", "R2C", "C2R")
SIZES = ((1,), (8,), (30,), (97,), (1024,), (4, 6), (5, 7), (3, 4, 5), (8, 8, 16))


class Case(NamedTuple):
    """embed: the elements of each dimension of an array beyond the transform; None for plans without layouts."""

    type: str
    size: tuple[int, ...]
    batch: int
    direction: int
    in_place: bool
    embed: int | None
    stride: int


def cases() -> list[Case]:
    found = []
    for name, size, batch, in_place in itertools.product(TYPES, SIZES, (1, 3), (False, True)):
        directions = (FORWARD, INVERSE) if name in ("C2C", "Z2Z") else (INVERSE if name in ("C2R", "Z2D") else FORWARD,)
        for direction in directions:
            found.append(Case(name, size, batch, direction, in_place, None, 1))
            if not in_place:
                found.append(Case(name, size, batch, direction, False, 2, 1))
                found.append(Case(name, size, batch, direction, False, 0, 3))
    return found


def half(size: tuple[int, ...]) -> tuple[int, ...]:
    """The sizes of the complex side of a real transform."""
    return (*size[:-1], size[-1] // 2 + 1)


class Side(NamedTuple):
    """An array of one side: the sizes of a member of the batch, and of the memory around it, with its stride."""

    size: tuple[int, ...]
    embed: tuple[int, ...]
    stride: int
    dtype: type[np.generic]

    @property
    def distance(self) -> int:
        return int(np.prod(self.embed)) * self.stride

    def view(self, memory: Array, batch: int) -> Array:
        """The members' elements in memory."""
        item = memory.itemsize
        strides = [self.stride * item * int(np.prod(self.embed[i + 1 :])) for i in range(len(self.embed))]
        return np.lib.stride_tricks.as_strided(memory, (batch, *self.size), (self.distance * item, *strides))


def sides(case: Case) -> tuple[Side, Side]:
    _, *types = TYPES[case.type]
    result = []
    for dtype in types:
        is_complex = np.issubdtype(dtype, np.complexfloating)
        mixed = case.type not in ("C2C", "Z2Z")
        size = half(case.size) if mixed and is_complex else case.size
        embed = tuple(n + (case.embed or 0) for n in size)
        if case.in_place and mixed and not is_complex:
            embed = (*size[:-1], 2 * (size[-1] // 2 + 1))
        result.append(Side(size, embed, case.stride, dtype))
    return result[0], result[1]


def expected(case: Case, values: Array) -> Array:
    axes = tuple(range(1, 1 + len(case.size)))
    wide = values.astype(np.complex128 if np.iscomplexobj(values) else np.float64)
    total = float(np.prod(case.size))
    if case.type in ("R2C", "D2Z"):
        return np.fft.rfftn(wide, axes=axes)
    if case.type in ("C2R", "Z2D"):
        return np.fft.irfftn(wide, case.size, axes=axes) * total
    return np.fft.fftn(wide, axes=axes) if case.direction == FORWARD else np.fft.ifftn(wide, axes=axes) * total


class Library:
    """hipFFT or cuFFT. prefix: of its names."""

    def __init__(self, directory: Path, prefix: str) -> None:
        self.hip = ctypes.CDLL(str(directory / "libhipspv.so.1"))
        self._fft = ctypes.CDLL(str(directory / "libhipfft.so.0"))
        self._prefix = prefix
        self._handle = ctypes.c_void_p if prefix == "hipfft" else ctypes.c_int

    def call(self, name: str, *arguments: object) -> None:
        result = self._fft[self._prefix + name](*arguments)
        assert result == 0, f"{self._prefix}{name}: {result}"

    def plan(self, case: Case, given: Side, made: Side) -> ctypes.c_void_p | ctypes.c_int:
        plan = self._handle()
        type, rank = TYPES[case.type][0], len(case.size)
        if case.embed is None and case.batch == 1:
            self.call(f"Plan{rank}d", ctypes.byref(plan), *case.size, type, *([1] if rank == 1 else []))
            return plan
        integers = ctypes.c_int * rank
        layout = [None, 1, 0, None, 1, 0]
        if case.embed is not None:
            layout = [value for side in (given, made) for value in (integers(*side.embed), side.stride, side.distance)]
        self.call("PlanMany", ctypes.byref(plan), rank, integers(*case.size), *layout, type, case.batch)
        return plan

    def memory(self, size: int) -> int:
        pointer = ctypes.c_void_p()
        assert self.hip.hipMallocManaged(ctypes.byref(pointer), ctypes.c_size_t(size), MANAGED_GLOBAL) == 0
        assert pointer.value
        return pointer.value


def mapped(address: int, dtype: type[np.generic], count: int) -> Array:
    """Managed memory."""
    buffer = (ctypes.c_char * (count * np.dtype(dtype).itemsize)).from_address(address)
    return np.frombuffer(memoryview(buffer), dtype)


def error(library: Library, case: Case, numbers: np.random.Generator) -> float:
    """The largest error, relative to the largest value, in units of the type's precision. inf: other memory changed."""
    given, made = sides(case)
    counts = [case.batch * side.distance for side in (given, made)]
    sizes = [count * np.dtype(side.dtype).itemsize for count, side in zip(counts, (given, made), strict=True)]
    source = library.memory(max(sizes))
    target = source if case.in_place else library.memory(sizes[1])
    before, after = mapped(source, given.dtype, counts[0]), mapped(target, made.dtype, counts[1])
    before.view(np.uint8)[:] = after.view(np.uint8)[:] = 0x55
    values = numbers.standard_normal((case.batch, *given.size))
    if np.issubdtype(given.dtype, np.complexfloating):
        values = values + 1j * numbers.standard_normal(values.shape)
    if case.type in ("C2R", "Z2D"):  # a spectrum of real values
        values = np.fft.rfftn(numbers.standard_normal((case.batch, *case.size)), axes=range(1, 1 + len(case.size)))
    given.view(before, case.batch)[:] = values.astype(given.dtype)
    want = expected(case, given.view(before, case.batch).copy())
    plan = library.plan(case, given, made)
    direction = [case.direction] if case.type in ("C2C", "Z2Z") else []
    library.call("Exec" + case.type, plan, ctypes.c_void_p(source), ctypes.c_void_p(target), *direction)
    assert library.hip.hipDeviceSynchronize() == 0
    library.call("Destroy", plan)
    got = made.view(after, case.batch).copy()
    if not case.in_place:
        made.view(after, case.batch)[:] = 0
        gaps = np.ones_like(after, bool)
        made.view(gaps, case.batch)[:] = False
        if (after.view(np.uint8).reshape(len(after), -1)[gaps] != 0x55).any():
            return float("inf")
    for address in {source, target}:
        assert library.hip.hipFree(ctypes.c_void_p(address)) == 0
    precision = 2.0**-23 if case.type in SINGLE else 2.0**-52
    return float(np.abs(got - want).max() / (np.abs(want).max() or 1) / precision)


def main() -> None:
    library = Library(Path(sys.argv[1]), sys.argv[2])
    numbers = np.random.default_rng(1)
    for case in cases():
        found = error(library, case, numbers)
        if not found < 8:
            print(f"wrong: {case}: {found:.1f}")
    print(f"{len(cases())} transforms")


if __name__ == "__main__":
    main()
