"""hipSPARSE or cuSPARSE by ctypes, with arrays in memory that the host and the device share."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
MANAGED_GLOBAL = 1  # hipMemAttachGlobal
# hipDataType and cudaDataType, and the letter of functions for the type.
TYPES = {np.float32: (0, "S"), np.float64: (1, "D"), np.complex64: (4, "C"), np.complex128: (5, "Z")}
INDEX_TYPES = {np.int32: 2, np.int64: 3}
ROW_ORDER, COLUMN_ORDER = 2, 1


def long(value: int) -> ctypes.c_int64:
    return ctypes.c_int64(value)


class Library:
    """The library, one handle of it, and the memory of a case. prefix: of its names."""

    def __init__(self, directory: Path, prefix: str) -> None:
        self._hip = ctypes.CDLL(str(directory / "libhipspv.so.1"))
        self._sparse = ctypes.CDLL(str(directory / "libhipsparse.so.4"))
        self.prefix = prefix
        self.called: set[str] = set()
        self._memory: list[ctypes.c_void_p] = []
        self._made: list[tuple[str, ctypes.c_void_p]] = []
        self._handle = ctypes.c_void_p()
        assert self.result("Create", ctypes.byref(self._handle)) == 0

    def result(self, name: str, *arguments: object) -> int:
        """Call a function. Arrays are passed as pointers to their memory."""
        self.called.add(name)
        passed = [ctypes.c_void_p(a.ctypes.data) if isinstance(a, np.ndarray) else a for a in arguments]
        return self._sparse[self.prefix + name](*passed)

    def call(self, name: str, *arguments: object) -> None:
        """Call a function of the handle, and wait for its work."""
        result = self.result(name, self._handle, *arguments)
        assert result == 0, f"{name}: {result}"
        assert self._hip.hipDeviceSynchronize() == 0

    def status(self, name: str, *arguments: object) -> int:
        return self.result(name, self._handle, *arguments)

    def array(self, values: Array) -> Array:
        """A copy of the values."""
        memory = ctypes.c_void_p()
        size = max(1, values.nbytes)
        assert self._hip.hipMallocManaged(ctypes.byref(memory), ctypes.c_size_t(size), MANAGED_GLOBAL) == 0
        self._memory.append(memory)
        assert memory.value is not None
        buffer = (ctypes.c_byte * size).from_address(memory.value)
        result = np.frombuffer(memoryview(buffer)[: values.nbytes], values.dtype).reshape(values.shape)
        result[...] = values
        return result

    def make(self, kind: str, function: str, *arguments: object) -> ctypes.c_void_p:
        """An object. kind: what destroys it."""
        made = ctypes.c_void_p()
        # Registers hold enumerators of this width, too.
        passed = [long(a) if isinstance(a, int) else a for a in arguments]
        assert self.result(function, ctypes.byref(made), *passed) == 0, function
        self._made.append((kind, made))
        return made

    def buffered(self, name: str, *arguments: object, steps: tuple[str, ...] = ("",)) -> None:
        """The size of the work area, and the steps with one of that size."""
        size = ctypes.c_size_t()
        assert self.result(f"{name}_bufferSize", self._handle, *arguments, ctypes.byref(size)) == 0, name
        buffer = self.array(np.zeros(size.value, np.int8))
        for step in steps:
            self.call(name + step, *arguments, buffer)

    def buffer(self, name: str, *arguments: object) -> Array:
        """A work area of the size that a function with another name tells."""
        size = ctypes.c_size_t()
        assert self.result(name, self._handle, *arguments, ctypes.byref(size)) == 0, name
        return self.array(np.zeros(size.value, np.int8))

    def clear(self) -> None:
        """Give back a case's objects and memory."""
        for kind, made in self._made:
            assert self.result(kind, made) == 0, kind
        for memory in self._memory:
            assert self._hip.hipFree(memory) == 0
        self._made, self._memory = [], []


class Csr(NamedTuple):
    """A matrix in one of the formats; first and second are the arrays of indices, as the APIs order them."""

    first: Array
    second: Array
    values: Array
    descr: ctypes.c_void_p


def data_type(dtype: type[np.generic]) -> int:
    return TYPES[dtype][0]


def random_values(numbers: np.random.Generator, shape: tuple[int, ...], dtype: type[np.generic]) -> Array:
    values = numbers.uniform(-1, 1, shape)
    if np.issubdtype(dtype, np.complexfloating):
        values = values + 1j * numbers.uniform(-1, 1, shape)
    return values.astype(dtype)


def random_matrix(
    numbers: np.random.Generator, shape: tuple[int, int], dtype: type[np.generic], density: float = 0.3
) -> Array:
    """A dense matrix with zeros. Its rows 1 and 4 and its column 2 are empty."""
    dense = random_values(numbers, shape, dtype)
    dense[numbers.uniform(size=shape) > density] = 0
    dense[1:5:3] = 0
    dense[:, 2:3] = 0
    return dense


def indices_of(dense: Array, form: str, order: np.random.Generator | None = None) -> tuple[Array, Array, Array]:
    """Row or column offsets or COO's rows, the other indices, and values. order: shuffles entries where it may."""
    source = dense.T if form == "Csc" else dense
    rows, cols = np.nonzero(source)
    if order is not None:
        mixed = order.permutation(len(rows))
        if form != "Coo":
            mixed = mixed[np.argsort(rows[mixed], kind="stable")]
        rows, cols = rows[mixed], cols[mixed]
    values = source[rows, cols]
    if form != "Coo":
        rows = np.concatenate([[0], np.cumsum(np.bincount(rows, minlength=len(source)))])
    return rows, cols, values


def sparse(
    library: Library,
    dense: Array,
    form: str = "Csr",
    types: tuple[type[np.generic], type[np.generic]] = (np.int32, np.int32),
    base: int = 0,
    order: np.random.Generator | None = None,
    *,
    constant: bool = False,
) -> Csr:
    first, second, values = indices_of(dense, form, order)
    arrays = [library.array((first + base).astype(types[0])), library.array((second + base).astype(types[1]))]
    arrays.append(library.array(values))
    index_types = [INDEX_TYPES[types[0]]] + ([] if form == "Coo" else [INDEX_TYPES[types[1]]])
    name = f"Create{'Const' if constant else ''}{form}"
    kind = data_type(dense.dtype.type)
    descr = library.make("DestroySpMat", name, *dense.shape, len(values), *arrays, *index_types, base, kind)
    return Csr(arrays[0], arrays[1], arrays[2], descr)


class Matrix(NamedTuple):
    """A dense matrix: `view` has its elements, `memory` all with those of padding."""

    view: Array
    memory: Array
    descr: ctypes.c_void_p


def dense_matrix(library: Library, values: Array, order: int, padding: int = 0, batch: int = 1) -> Matrix:
    """batch: of members with these values, each scaled by its position."""
    members, (rows, cols) = np.stack([values * (i + 1) for i in range(batch)]), values.shape
    lines = members if order == ROW_ORDER else members.transpose(0, 2, 1)
    memory = library.array(np.full((batch, lines.shape[1], lines.shape[2] + padding), 77, values.dtype))
    inner = memory[:, :, : lines.shape[2]]
    inner[...] = lines
    ld = memory.shape[2]
    descr = library.make("DestroyDnMat", "CreateDnMat", rows, cols, ld, memory, data_type(values.dtype.type), order)
    if batch > 1:
        assert library.result("DnMatSetStridedBatch", descr, batch, long(memory[0].size)) == 0
    return Matrix(inner if order == ROW_ORDER else inner.transpose(0, 2, 1), memory, descr)


def dense_vector(library: Library, values: Array) -> tuple[Array, ctypes.c_void_p]:
    memory = library.array(values)
    return memory, library.make("DestroyDnVec", "CreateDnVec", len(values), memory, data_type(values.dtype.type))


def applied(dense: Array, operation: int) -> Array:
    """op(A)"""
    return [dense, dense.T, dense.conj().T][operation]
