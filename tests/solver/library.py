"""hipSOLVER or cuSOLVER by ctypes, with matrices in memory that the host and the device share."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tests.sparse.library import MANAGED_GLOBAL, TYPES, Array

PREFIXES = {"cu": "cusolverDn", "dn": "hipsolverDn", "hip": "hipsolver"}
# Values of cuSOLVER's enumerations and of hipSOLVER's.
OPTIONS = {
    "N": (0, 111), "T": (1, 112), "C": (2, 113), "lower": (0, 122), "upper": (1, 121), "left": (0, 141),
    "right": (1, 142), "values": (0, 201), "vectors": (1, 202), "AxLBx": (1, 211), "ABxLx": (2, 212),
    "BAxLx": (3, 213),
}  # fmt: skip
INVALID_VALUE, NOT_INITIALIZED, INVALID_ENUM = 3, 1, 10
NOT_SUPPORTED = {"cu": 9, "dn": 7, "hip": 7}
COMPLEX = {"orgqr": "ungqr", "ormqr": "unmqr", "orgbr": "ungbr", "orgtr": "ungtr", "ormtr": "unmtr", "sytrd": "hetrd"}
COMPLEX |= {f"sy{name}": f"he{name}" for name in ("evd", "evj", "evjBatched", "gvd", "gvj")}
FILL = 77  # of memory beside a matrix


class Hip(NamedTuple):
    """An argument that hipSOLVER's own form has."""

    value: object


class Cu(NamedTuple):
    """An argument that hipSOLVER's own form lacks."""

    value: object


class Matrix(NamedTuple):
    """A matrix in columns: `view` has its elements, `memory` all with those of padding."""

    view: Array
    memory: Array

    @property
    def ld(self) -> int:
        return self.memory.shape[-1]

    def padding_is_kept(self) -> bool:
        return bool(np.all(self.memory[..., self.view.shape[-2] :] == FILL))


class Library:
    """The library, one handle of it, and the memory of a case. form: of the API (PREFIXES)."""

    def __init__(self, directory: Path, form: str) -> None:
        self._hip = ctypes.CDLL(str(directory / "libhipspv.so.1"))
        self._solver = ctypes.CDLL(str(directory / "libhipsolver.so.1"))
        self.form = form
        self.called: set[str] = set()
        self._memory: list[ctypes.c_void_p] = []
        self._handle = ctypes.c_void_p()
        assert self.result("Create", ctypes.byref(self._handle)) == 0

    def option(self, name: str) -> int:
        return OPTIONS[name][self.form != "cu"]

    def result(self, name: str, *arguments: object) -> int:
        """Call a function. Arrays are passed as pointers, and names of options as values."""
        self.called.add(name)
        passed = []
        for given in arguments:
            if isinstance(given, Hip if self.form != "hip" else Cu):
                continue
            value = given.value if isinstance(given, Hip | Cu) else given
            if isinstance(value, Matrix):
                value = value.memory
            if isinstance(value, np.ndarray):
                value = ctypes.c_void_p(value.ctypes.data)
            passed.append(self.option(value) if isinstance(value, str) else value)
        return self._solver[PREFIXES[self.form] + name](*passed)

    def status(self, name: str, *arguments: object) -> int:
        """The same for a function of the handle."""
        return self.result(name, self._handle, *arguments)

    def call(self, name: str, *arguments: object) -> None:
        """The same, with a result of success, and a wait for the work."""
        result = self.status(name, *arguments)
        assert result == 0, f"{name}: {result}"
        assert self._hip.hipDeviceSynchronize() == 0

    def named(self, name: str, dtype: type[np.generic]) -> str:
        letter = TYPES[dtype][1]
        return letter + (COMPLEX.get(name, name) if letter in "CZ" else name)

    def work(self, name: str, dtype: type[np.generic], *arguments: object, after: tuple[object, ...] = ()) -> Array:
        """A work area of the size that a function tells."""
        size = ctypes.c_int(-1)
        function = f"{self.named(name, dtype)}_bufferSize"
        assert self.status(function, *arguments, ctypes.byref(size), *after) == 0, function
        assert size.value > 0
        return self.array(np.zeros(size.value, dtype))

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

    def matrix(self, values: Array, padding: int = 0) -> Matrix:
        """In columns; the first dimension of three is a batch's."""
        lines = np.swapaxes(values, -1, -2)
        memory = self.array(np.full((*lines.shape[:-1], max(1, lines.shape[-1]) + padding), FILL, values.dtype))
        view = memory[..., : lines.shape[-1]]
        view[...] = lines
        return Matrix(np.swapaxes(view, -1, -2), memory)

    def infos(self, count: int = 1) -> Array:
        return self.array(np.full(count, -99, np.int32))

    def pointers(self, batch: Matrix) -> Array:
        return self.array(np.array([member.ctypes.data for member in batch.memory], np.int64))

    def clear(self) -> None:
        """Give back a case's memory."""
        for memory in self._memory:
            assert self._hip.hipFree(memory) == 0
        self._memory = []
