"""cuBLASLt or hipBLASLt by ctypes, with matrices in memory that the host and the device share.

The values of attributes are those of cublasLt.h and hipblaslt.h, and not the library's table of them.
"""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tests.blaslt.elements import ELEMENTS, Array, decoded, not_a_number

MANAGED_GLOBAL = 1  # hipMemAttachGlobal
_I32, _U32, _I64, _U64, _POINTER = ctypes.c_int32, ctypes.c_uint32, ctypes.c_int64, ctypes.c_uint64, ctypes.c_void_p
# Attributes by the kind of descriptors: types, and values in cuBLASLt and hipBLASLt.
ATTRIBUTES = {
    "MatmulDesc": {
        "pointer_mode": (_I32, 2, 13),
        "transa": (_I32, 3, 0),
        "transb": (_I32, 4, 1),
        "epilogue": (_U32, 7, 2),
        "bias": (_POINTER, 8, 3),
        "bias_stride": (_I64, 10, None),
        "bias_type": (_I32, 26, 4),
        "aux": (_POINTER, 11, 10),
        "aux_ld": (_I64, 12, 11),
        "aux_stride": (_I64, 13, 12),
        "aux_type": (_I32, 22, 22),
        "aux_scale": (_POINTER, 23, 9),
        "alpha_stride": (_I64, 14, None),
        "scale_a": (_POINTER, 17, 5),
        "scale_b": (_POINTER, 18, 6),
        "scale_c": (_POINTER, 19, 7),
        "scale_d": (_POINTER, 20, 8),
        "greatest": (_POINTER, 21, 14),
        "scale_mode_a": (_I32, 31, 31),
        "scale_mode_b": (_I32, 32, 32),
        "fill": (_I32, 6, None),
        "fast": (ctypes.c_int8, 25, None),
    },
    "MatrixLayout": {
        "type": (_U32, 0, 2),
        "order": (_I32, 1, 3),
        "rows": (_U64, 2, 4),
        "cols": (_U64, 3, 5),
        "ld": (_I64, 4, 6),
        "batch": (_I32, 5, 0),
        "stride": (_I64, 6, 1),
    },
    "MatmulPreference": {"search": (_U32, 0, 0), "workspace": (_U64, 1, 1)},
    "MatrixTransformDesc": {
        "scale_type": (_I32, 0, 0),
        "pointer_mode": (_I32, 1, 1),
        "transa": (_I32, 2, 2),
        "transb": (_I32, 3, 3),
    },
}
COMPUTES = {"f16": (64, 0), "f32": (68, 2), "fast f16": (74, 4), "fast bf16": (75, 5), "tf32": (77, 6), "f64": (70, 7)}
COMPUTES["i32"] = (72, 9)
NONE, TRANSPOSED, CONJUGATED = 0, 1, 2
COLUMNS, ROWS, TILES, TILES_OF_8, TILES_OF_32 = 0, 1, 2, 3, 4
STATUSES = {"not supported": (15, 7), "invalid": (7, 3), "not initialized": (1, 1)}


class Matrix(NamedTuple):
    """A batch of matrices. memory: all elements. view: those of the matrices, [batch, row, column]."""

    name: str
    memory: Array
    positions: Array
    layout: ctypes.c_void_p

    def values(self) -> Array:
        return decoded(self.name, self.memory[self.positions])

    def outside(self) -> Array:
        """Elements between and beside the matrices."""
        others = np.ones(len(self.memory), bool)
        others[self.positions.ravel()] = False
        return self.memory[others]


def positions_of(order: int, shape: tuple[int, int, int], ld: int, stride: int) -> Array:
    """The positions of elements in memory."""
    batch, row, column = np.indices(shape)
    if order == COLUMNS:
        return batch * stride + column * ld + row
    if order == ROWS:
        return batch * stride + row * ld + column
    return batch * stride + column // 32 * ld + _in_tiles(order, row, column % 32)


def _in_tiles(order: int, row: Array, column: Array) -> Array:
    """The position in 32 columns (cublasLtOrder_t)."""
    if order == TILES_OF_32:
        return row // 32 * 1024 + (((row % 8) // 2 * 4 + row % 32 // 8) * 2 + row % 2) * 32 + column
    if order == TILES:
        return row * 32 + column
    # Even rows, then odd ones; of these 8 columns, their first 4 before the others, and so the 4 rows.
    tile, (upper, parity) = row // 8, (row % 8 // 2, row % 2)
    return (((((tile * 2 + parity) * 4 + column // 8) * 2 + column // 4 % 2) * 4) + upper) * 4 + column % 4


class Library:
    """The library, one handle of it, and the memory of a case. api: cublasLt or hipblasLt."""

    def __init__(self, directory: Path, api: str) -> None:
        self._hip = ctypes.CDLL(str(directory / "libhipspv.so.1"))
        self._blas = ctypes.CDLL(str(directory / "libhipblaslt.so.1"))
        self.api = api
        self.position = ("cublasLt", "hipblasLt").index(api)
        self._memory: list[ctypes.c_void_p] = []
        self._made: list[tuple[str, ctypes.c_void_p]] = []
        self.handle = ctypes.c_void_p()
        assert self.status("Create", ctypes.byref(self.handle)) == 0

    def status(self, name: str, *arguments: object) -> int:
        passed = [ctypes.c_void_p(a.ctypes.data) if isinstance(a, np.ndarray) else a for a in arguments]
        return self._blas[self.api + name](*passed)

    def wait(self) -> None:
        assert self._hip.hipDeviceSynchronize() == 0

    def expected(self, status: str) -> int:
        return STATUSES[status][self.position]

    def operation(self, value: int) -> int:
        return value + (111 if self.api == "hipblasLt" else 0)

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

    def make(self, kind: str, *arguments: object, **attributes: object) -> ctypes.c_void_p:
        """A descriptor with attributes by ATTRIBUTES' names."""
        made = ctypes.c_void_p()
        assert self.status(f"{kind}Create", ctypes.byref(made), *arguments) == 0, kind
        self._made.append((kind, made))
        for name, value in attributes.items():
            self.set(kind, made, name, value)
        return made

    def set(self, kind: str, made: ctypes.c_void_p, name: str, value: object) -> None:
        form, *ids = ATTRIBUTES[kind][name]
        if name.startswith("trans"):
            assert isinstance(value, int)
            value = self.operation(value)
        if isinstance(value, np.ndarray):
            value = value.ctypes.data
        held = form(value)
        identifier = ids[self.position]
        assert self.status(f"{kind}SetAttribute", made, identifier, ctypes.byref(held), _size(held)) == 0, name

    def get(self, kind: str, made: ctypes.c_void_p, name: str) -> int:
        form, *ids = ATTRIBUTES[kind][name]
        held, written = form(), ctypes.c_size_t()
        status = self.status(
            f"{kind}GetAttribute", made, ids[self.position], ctypes.byref(held), _size(held), ctypes.byref(written)
        )
        assert status == 0 and written.value == ctypes.sizeof(held), name
        return held.value

    def matmul_desc(self, compute: str, scale: str, **attributes: object) -> ctypes.c_void_p:
        return self.make("MatmulDesc", COMPUTES[compute][self.position], ELEMENTS[scale].value, **attributes)

    def matrix(self, name: str, values: Array, order: int = COLUMNS, padding: int = 0) -> Matrix:
        """A batch of matrices with these elements, [batch, row, column]."""
        batch, rows, cols = values.shape
        lines, length = (cols, rows) if order == COLUMNS else (rows, cols)
        if order >= TILES:
            multiple = {TILES: 1, TILES_OF_8: 8, TILES_OF_32: 32}[order]
            lines, length = (cols + 31) // 32, 32 * ((rows + multiple - 1) // multiple * multiple)
        ld = max(1, length + padding)
        stride = ld * lines + padding
        memory = self.array(np.full(max(1, stride * batch), not_a_number(name), values.dtype))
        positions = positions_of(order, values.shape, ld, stride)
        memory[positions] = values
        layout = self.make(
            "MatrixLayout", ELEMENTS[name].value, ctypes.c_uint64(rows), ctypes.c_uint64(cols), ctypes.c_int64(ld),
            order=order, batch=batch, stride=stride,
        )  # fmt: skip
        return Matrix(name, memory, positions, layout)

    def matmul(self, desc: ctypes.c_void_p, alpha: Array, beta: Array, *matrices: Matrix, algo: object = None) -> int:
        """The status of a product of A, B, C and D, whose work is done."""
        a, b, c, d = matrices
        status = self.status(
            "Matmul", self.handle, desc, alpha, a.memory, a.layout, b.memory, b.layout, beta, c.memory, c.layout,
            d.memory, d.layout, algo, None, ctypes.c_size_t(0), None,
        )  # fmt: skip
        self.wait()
        return status

    def clear(self) -> None:
        """Give back a case's descriptors and memory."""
        for kind, made in self._made:
            assert self.status(f"{kind}Destroy", made) == 0
        for memory in self._memory:
            assert self._hip.hipFree(memory) == 0
        self._made, self._memory = [], []


def _size(held: ctypes.Array | ctypes._SimpleCData) -> ctypes.c_size_t:  # pyright: ignore[reportPrivateUsage]
    return ctypes.c_size_t(ctypes.sizeof(held))
