"""`python -m tests.sparse.calls LIBRARY PREFIX GROUP...`: functions of the library, compared with NumPy's matrices.

Prints a line for each wrong result, the functions that were called, and at last how many results were checked.
"""

from __future__ import annotations

import ctypes
import itertools
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

from tests.sparse.library import (
    COLUMN_ORDER,
    ROW_ORDER,
    TYPES,
    Array,
    Library,
    applied,
    data_type,
    dense_matrix,
    dense_vector,
    long,
    random_matrix,
    random_values,
    sparse,
)

FORMS = ("Csr", "Csc", "Coo")
INDICES = ((np.int32, np.int32), (np.int64, np.int64), (np.int64, np.int32))
OPERATIONS = (0, 1, 2)
SHAPE = (13, 9)
ZERO_PIVOT = 9
Kind = type[ctypes.c_int] | type[ctypes.c_int64] | type[ctypes.c_void_p]


class Checks:
    """Counts results."""

    def __init__(self, library: Library, *, shuffles: bool) -> None:
        self.library = library
        self.numbers = np.random.default_rng(1)
        self.order = self.numbers if shuffles else None
        self.count = self.wrong = 0

    def equal(self, got: Array, want: Array, what: object) -> None:
        """Compare values within some rounding, and integers exactly."""
        got, want = np.array(got), np.asarray(want)
        single = got.dtype in (np.float32, np.complex64)
        bound = (2e-5 if single else 1e-12) * max(1, float(np.abs(want).max(initial=0)))
        self.true(got.shape == want.shape and bool((np.abs(got - want) <= bound).all()), what)

    def true(self, right: bool, what: object) -> None:
        self.count += 1
        if not right:
            self.wrong += 1
            print(f"wrong: {what}")

    def scalars(self, values: tuple[complex, ...], dtype: type[np.generic]) -> list[Array]:
        """In the memory that the pointer mode names; each call has the other mode."""
        device = self.count % 2
        self.library.call("SetPointerMode", device)
        made = [np.array([value]).astype(dtype) for value in values]
        return [self.library.array(value) for value in made] if device else made

    def values(self, shape: tuple[int, ...], dtype: type[np.generic]) -> Array:
        return random_values(self.numbers, shape, dtype)

    def matrix(self, dtype: type[np.generic], shape: tuple[int, int] = SHAPE) -> Array:
        return random_matrix(self.numbers, shape, dtype)


def spmv(checks: Checks) -> None:
    library = checks.library
    for dtype, form, types, base, op in itertools.product(TYPES, FORMS, INDICES, (0, 1), OPERATIONS):
        if form == "Coo" and types[0] is not types[1]:
            continue
        dense = checks.matrix(dtype)
        matrix = sparse(library, dense, form, types, base, checks.order, constant=base == 1)
        a = applied(dense, op)
        x, x_descr = dense_vector(library, checks.values((a.shape[1],), dtype))
        y, y_descr = dense_vector(library, checks.values((a.shape[0],), dtype))
        for alpha, beta in ((1, 0), (0.5, -2)):
            want = alpha * (a @ x) + beta * y
            if beta == 0:
                y[:] = np.nan  # isn't read
            first, second = checks.scalars((alpha, beta), dtype)
            steps = ("_preprocess", "")
            arguments = (op, first, matrix.descr, x_descr, second, y_descr, data_type(dtype), 0)
            library.buffered("SpMV", *arguments, steps=steps)
            checks.equal(y, want, ("SpMV", dtype, form, types, base, op, alpha, beta))
        library.clear()


def spmm(checks: Checks) -> None:
    library = checks.library
    orders = itertools.product((ROW_ORDER, COLUMN_ORDER), repeat=2)
    for dtype, form, op_a, op_b, (order_b, order_c), batch in itertools.product(
        TYPES, FORMS, OPERATIONS, OPERATIONS, list(orders), (1, 3)
    ):
        if batch > 1 and (form != "Csr" or op_a != 0 or op_b != 0 or order_b != order_c):
            continue
        dense = checks.matrix(dtype)
        matrix = sparse(library, dense, form, INDICES[checks.count % 2], checks.count % 2, checks.order)
        a = applied(dense, op_a)
        shape = (a.shape[1], 5) if op_b == 0 else (5, a.shape[1])
        b = dense_matrix(library, checks.values(shape, dtype), order_b, 2, batch)
        c = dense_matrix(library, checks.values((a.shape[0], 5), dtype), order_c, 3, batch)
        alpha, beta = (2, 0) if checks.count % 3 == 0 else (-1.5, 0.25)
        want = [alpha * (a @ applied(b.view[i], op_b)) + beta * c.view[i] for i in range(batch)]
        if beta == 0:
            c.view[...] = np.nan
        first, second = checks.scalars((alpha, beta), dtype)
        if batch > 1:  # one sparse matrix for all members
            checks.equal(b.view[1], 2 * b.view[0], "the batch")
        arguments = (op_a, op_b, first, matrix.descr, b.descr, second, c.descr, data_type(dtype), 0)
        library.buffered("SpMM", *arguments, steps=("_preprocess", ""))
        checks.equal(c.view, np.stack(want), ("SpMM", dtype, form, op_a, op_b, order_b, order_c, batch))
        checks.true(bool((c.memory[:, :, -3:] == 77).all()), "SpMM's padding")
        library.clear()


def batched_spmm(checks: Checks) -> None:
    """A sparse matrix for each member, which differ in their columns and values."""
    library = checks.library
    for dtype, form in itertools.product(TYPES, ("Csr", "Coo")):
        rows = np.array([0, 0, 1, 3, 3]) if form == "Coo" else np.array([0, 2, 3, 3, 5])
        first = library.array(np.tile(rows, (2, 1)).astype(np.int32))
        cols = library.array(np.array([[0, 2, 1, 0, 3], [1, 3, 0, 2, 3]], np.int32))
        values = library.array(checks.values((2, 5), dtype))
        types = (2,) if form == "Coo" else (2, 2)
        a = library.make("DestroySpMat", f"Create{form}", 4, 4, 5, first, cols, values, *types, 0, data_type(dtype))
        strides = (long(5),) if form == "Coo" else (long(5), long(5))
        assert library.result(f"{form}SetStridedBatch", a, 2, *strides) == 0
        b = dense_matrix(library, checks.values((4, 3), dtype), COLUMN_ORDER, 0, 2)
        c = dense_matrix(library, np.zeros((4, 3), dtype), COLUMN_ORDER, 0, 2)
        dense = np.zeros((2, 4, 4), dtype)
        for i in range(2):
            dense[i][[0, 0, 1, 3, 3], cols[i]] = values[i]
        one, zero = checks.scalars((1, 0), dtype)
        library.buffered("SpMM", 0, 0, one, a, b.descr, zero, c.descr, data_type(dtype), 0)
        checks.equal(c.view, dense @ b.view, ("SpMM, a batch of matrices", dtype, form))
        library.clear()


def sddmm(checks: Checks) -> None:
    library = checks.library
    forms = FORMS if checks.order is not None else ("Csr",)
    for dtype, form, op_a, op_b, order in itertools.product(TYPES, forms, (0, 1), (0, 1), (ROW_ORDER, COLUMN_ORDER)):
        dense = checks.matrix(dtype)
        matrix = sparse(library, dense, form, INDICES[0], checks.count % 2, checks.order)
        a = dense_matrix(library, checks.values((13, 4) if op_a == 0 else (4, 13), dtype), order, 1)
        b = dense_matrix(library, checks.values((4, 9) if op_b == 0 else (9, 4), dtype), order, 1)
        alpha, beta = (1, 0) if checks.count % 2 else (0.5, 3)
        want = alpha * (applied(a.view[0], op_a) @ applied(b.view[0], op_b)) + beta * dense
        want = want * (dense != 0)
        if beta == 0:
            matrix.values[:] = np.nan
        first, second = checks.scalars((alpha, beta), dtype)
        arguments = (op_a, op_b, first, a.descr, b.descr, second, matrix.descr, data_type(dtype), 0)
        library.buffered("SDDMM", *arguments, steps=("_preprocess", ""))
        target = dense_matrix(library, np.full(SHAPE, 5, dtype), order, 1)
        library.buffered("SparseToDense", matrix.descr, target.descr, 0)
        checks.equal(target.view[0], want, ("SDDMM", dtype, form, op_a, op_b, order))
        library.clear()


def triangular(checks: Checks, dtype: type[np.generic]) -> Array:
    """A matrix whose triangles are well conditioned."""
    dense = checks.matrix(dtype, (12, 12)) * 0.5
    return (dense + np.diag(np.arange(2, 14)) * (1 + (0.5j if np.iscomplexobj(dense) else 0))).astype(dtype)


def triangle(dense: Array, fill: int, unit: int) -> Array:
    part = np.triu(dense) if fill else np.tril(dense)
    return part - np.diag(np.diag(part)) + np.eye(len(dense)) if unit else part


def solves(checks: Checks) -> None:
    library = checks.library
    forms = FORMS if checks.order is not None else ("Csr", "Coo")
    for dtype, form, op, fill, unit in itertools.product(TYPES, forms, OPERATIONS, (0, 1), (0, 1)):
        dense = triangular(checks, dtype)
        matrix = sparse(library, dense, form, INDICES[checks.count % 2], fill, checks.order)
        for attribute, value in enumerate((fill, unit)):
            data = ctypes.c_int(value)
            size = ctypes.c_size_t(4)
            assert library.result("SpMatSetAttribute", matrix.descr, attribute, ctypes.byref(data), size) == 0
        a = applied(triangle(dense, fill, unit), op)
        x, x_descr = dense_vector(library, checks.values((12,), dtype))
        y, y_descr = dense_vector(library, checks.values((12,), dtype))
        (alpha,) = checks.scalars((1.5,), dtype)
        analysis = library.make("SpSV_destroyDescr", "SpSV_createDescr")
        arguments = (op, alpha, matrix.descr, x_descr, y_descr, data_type(dtype), 0, analysis)
        library.buffered("SpSV", *arguments, steps=("_analysis",))
        library.call("SpSV_solve", *arguments)
        checks.equal(y, np.linalg.solve(a, 1.5 * x), ("SpSV", dtype, form, op, fill, unit))
        solve_matrices(checks, matrix.descr, a, dtype, op)
        library.clear()


def solve_matrices(checks: Checks, matrix: ctypes.c_void_p, a: Array, dtype: type[np.generic], op: int) -> None:
    library = checks.library
    for op_b, order in itertools.product((0, 1), (ROW_ORDER, COLUMN_ORDER)):
        b = dense_matrix(library, checks.values((12, 3) if op_b == 0 else (3, 12), dtype), order, 1)
        c = dense_matrix(library, np.zeros((12, 3), dtype), order, 2)
        (alpha,) = checks.scalars((-0.5,), dtype)
        analysis = library.make("SpSM_destroyDescr", "SpSM_createDescr")
        arguments = (op, op_b, alpha, matrix, b.descr, c.descr, data_type(dtype), 0, analysis)
        library.buffered("SpSM", *arguments, steps=("_analysis",))
        last = [ctypes.c_void_p()] if library.prefix == "hipsparse" else []
        library.call("SpSM_solve", *arguments, *last)
        want = np.linalg.solve(a, -0.5 * applied(b.view[0], op_b))
        checks.equal(c.view[0], want, ("SpSM", dtype, op, op_b, order))


def spgemm(checks: Checks) -> None:
    library = checks.library
    bases = itertools.product((0, 1), repeat=3) if checks.order is not None else [(0, 0, 0)]
    for dtype, bases_ in itertools.product(TYPES, list(bases)):
        first, second = checks.matrix(dtype, (11, 7)), checks.matrix(dtype, (7, 10))
        a = sparse(library, first, "Csr", INDICES[0], bases_[0], checks.order)
        b = sparse(library, second, "Csr", INDICES[0], bases_[1], checks.order)
        c = sparse(library, np.zeros((11, 10), dtype), "Csr", INDICES[0], bases_[2])
        alpha, beta = checks.scalars((-2, 0), dtype)
        analysis = library.make("SpGEMM_destroyDescr", "SpGEMM_createDescr")
        kinds = (data_type(dtype), 0, analysis)
        arguments = (0, 0, alpha, a.descr, b.descr, beta, c.descr, *kinds)
        for step in ("SpGEMM_workEstimation", "SpGEMM_compute"):
            size = ctypes.c_size_t()
            library.call(step, *arguments, ctypes.byref(size), ctypes.c_void_p())
            buffer = library.array(np.zeros(size.value, np.int8))
            library.call(step, *arguments, ctypes.byref(size), buffer)
        sizes = [ctypes.c_int64() for _ in range(3)]
        assert library.result("SpMatGetSize", c.descr, *(ctypes.byref(size) for size in sizes)) == 0
        cols = library.array(np.zeros(sizes[2].value, np.int32))
        values = library.array(np.zeros(sizes[2].value, dtype))
        assert library.result("CsrSetPointers", c.descr, c.first, cols, values) == 0
        library.call("SpGEMM_copy", *arguments)
        got = np.zeros((11, 10), dtype)
        for row in range(11):
            for i in range(c.first[row] - bases_[2], c.first[row + 1] - bases_[2]):
                got[row, cols[i] - bases_[2]] += values[i]
        checks.equal(got, -2 * (first @ second), ("SpGEMM", dtype, bases_))
        pattern = (first != 0).astype(int) @ (second != 0).astype(int)
        checks.true(sizes[2].value == np.count_nonzero(pattern), ("SpGEMM's count", dtype, bases_))
        library.clear()


def vectors(checks: Checks) -> None:
    library = checks.library
    for dtype, index, base in itertools.product(TYPES, (np.int32, np.int64), (0, 1)):
        at = np.array([0, 3, 4, 8, 11])
        indices = library.array((at + base).astype(index))
        values = library.array(checks.values((5,), dtype))
        kind = data_type(dtype)
        index_type = 2 if index is np.int32 else 3
        x = library.make("DestroySpVec", "CreateSpVec", 12, 5, indices, values, index_type, base, kind)
        y, y_descr = dense_vector(library, checks.values((12,), dtype))
        for op in (0, 2):
            (result,) = checks.scalars((0,), dtype)
            library.buffered("SpVV", op, x, y_descr, result, kind)
            checks.equal(result[0], (values.conj() if op else values) @ y[at], ("SpVV", dtype, index, base, op))
        want = 0.5 * y
        want[at] += 3 * values
        library.call("Axpby", checks.scalars((3,), dtype)[0], x, checks.scalars((0.5,), dtype)[0], y_descr)
        checks.equal(y, want, ("Axpby", dtype, index, base))
        library.call("Gather", y_descr, x)
        checks.equal(values, y[at], ("Gather", dtype, index, base))
        want = y.copy()
        values *= 2
        want[at] = values
        library.call("Scatter", x, y_descr)
        checks.equal(y, want, ("Scatter", dtype, index, base))
        values[:] = checks.values((5,), dtype)
        rotated = 0.6 * values + 0.8 * y[at]
        want[at] = 0.6 * y[at] - 0.8 * values
        library.call("Rot", *checks.scalars((0.6, 0.8), dtype), x, y_descr)
        checks.equal(values, rotated, ("Rot, sparse", dtype, index, base))
        checks.equal(y, want, ("Rot, dense", dtype, index, base))
        library.clear()


def conversions(checks: Checks) -> None:
    library = checks.library
    for dtype, form, order, base in itertools.product(TYPES, FORMS, (ROW_ORDER, COLUMN_ORDER), (0, 1)):
        values = checks.matrix(dtype)
        dense = dense_matrix(library, values, order, 2)
        empty = sparse(library, np.zeros(SHAPE, dtype), form, INDICES[checks.count % 2], base)
        library.buffered("DenseToSparse", dense.descr, empty.descr, 0, steps=("_analysis",))
        want = sparse(library, values, form, INDICES[checks.count % 2], base)
        first = empty.first if form != "Coo" else library.array(np.zeros_like(want.first))
        made = [first, library.array(np.zeros_like(want.second)), library.array(np.zeros_like(want.values))]
        assert library.result(f"{form}SetPointers", empty.descr, *made) == 0
        buffer = library.buffer("DenseToSparse_bufferSize", dense.descr, empty.descr, 0)
        library.call("DenseToSparse_convert", dense.descr, empty.descr, 0, buffer)
        what = (dtype, form, order, base)
        checks.equal(first, want.first, ("DenseToSparse, first", *what))
        checks.equal(made[1], want.second, ("DenseToSparse, second", *what))
        checks.equal(made[2], want.values, ("DenseToSparse, values", *what))
        dense.view[...] = 9
        library.buffered("SparseToDense", empty.descr, dense.descr, 0)
        checks.equal(dense.view[0], values, ("SparseToDense", *what))
        library.clear()
    for dtype, base in itertools.product(TYPES, (0, 1)):
        formats(checks, dtype, base)
        library.clear()


def formats(checks: Checks, dtype: type[np.generic], base: int) -> None:
    library = checks.library
    dense = checks.matrix(dtype)
    csr, csc, coo = (sparse(library, dense, form, INDICES[0], base) for form in FORMS)
    nnz = len(csr.values)
    offsets, rows, made = (library.array(np.zeros_like(a)) for a in (csr.first, coo.first, csc.values))
    library.call("Xcoo2csr", coo.first, nnz, 13, offsets, base)
    checks.equal(offsets, csr.first, ("Xcoo2csr", base))
    library.call("Xcsr2coo", csr.first, nnz, 13, rows, base)
    checks.equal(rows, coo.first, ("Xcsr2coo", base))
    col_ptr, row_ind = library.array(np.zeros_like(csc.first)), library.array(np.zeros_like(csc.second))
    arrays = (csr.values, csr.first, csr.second, made, col_ptr, row_ind)
    library.buffered("Csr2cscEx2", 13, 9, nnz, *arrays, data_type(dtype), 1, base, 1)
    for got, want in ((made, csc.values), (col_ptr, csc.first), (row_ind, csc.second)):
        checks.equal(got, want, ("Csr2cscEx2", dtype, base))
    descr = library.make("DestroyMatDescr", "CreateMatDescr")
    assert library.result("SetMatIndexBase", descr, base) == 0
    checks.true(library.result("GetMatIndexBase", descr) == base, "GetMatIndexBase")
    for name, kind, mixed, sizes in (("csrsort", "Csr", csr, (13, 9)), ("cscsort", "Csc", csc, (13, 9))):
        unsorted = sparse(library, dense, kind, INDICES[0], base, checks.numbers)
        permutation = library.array(np.zeros(nnz, np.int32))
        library.call("CreateIdentityPermutation", nnz, permutation)
        pointers = (unsorted.first, unsorted.second)
        buffer = library.buffer(f"X{name}_bufferSizeExt", *sizes, nnz, *pointers)
        library.call(f"X{name}", *sizes, nnz, descr, *pointers, permutation, buffer)
        checks.equal(unsorted.second, mixed.second, (name, base))
        checks.equal(unsorted.values[permutation], mixed.values, (name, "permutation", base))
    for name in ("XcoosortByRow", "XcoosortByColumn"):
        unsorted = sparse(library, dense, "Coo", INDICES[0], base, checks.numbers)
        permutation = library.array(np.arange(nnz, dtype=np.int32))
        buffer = library.buffer("Xcoosort_bufferSizeExt", 13, 9, nnz, unsorted.first, unsorted.second)
        library.call(name, 13, 9, nnz, unsorted.first, unsorted.second, permutation, buffer)
        checks.equal(unsorted.first if name.endswith("Row") else unsorted.second,
                     np.sort(coo.first if name.endswith("Row") else coo.second), (name, base))  # fmt: skip
        got = np.zeros(SHAPE, dtype)
        got[unsorted.first - base, unsorted.second - base] = unsorted.values[permutation]
        checks.equal(got, dense, (name, "permutation", base))
    matrix = dense_matrix(library, dense, COLUMN_ORDER, 1)
    for direction in (0, 1):
        counts = library.array(np.full(13 if direction == 0 else 9, 7, np.int32))
        total = checks.scalars((0,), np.int32)[0]
        letter = TYPES[dtype][1]
        library.call(f"{letter}nnz", direction, 13, 9, descr, matrix.memory, 14, counts, total)
        checks.equal(counts, np.count_nonzero(dense, axis=1 - direction), ("nnz", dtype, direction))
        checks.equal(total, np.array([nnz]), ("nnz", dtype, "total"))


def sums(checks: Checks) -> None:
    """csrgeam2"""
    library = checks.library
    for dtype, bases in itertools.product(TYPES, itertools.product((0, 1), repeat=3)):
        letter = TYPES[dtype][1]
        dense = [checks.matrix(dtype), checks.matrix(dtype)]
        descrs = [library.make("DestroyMatDescr", "CreateMatDescr") for _ in range(3)]
        for descr, base in zip(descrs, bases, strict=True):
            assert library.result("SetMatIndexBase", descr, base) == 0
        a, b = (sparse(library, dense[i], "Csr", INDICES[0], bases[i], checks.order) for i in range(2))
        sides = [(m.values, m.first, m.second) for m in (a, b)]
        offsets = library.array(np.zeros(14, np.int32))
        alpha, beta, total = *checks.scalars((2, -1), dtype), checks.scalars((0,), np.int32)[0]
        terms = (
            13,
            9,
            alpha,
            descrs[0],
            len(a.values),
            *sides[0],
            beta,
            descrs[1],
            len(b.values),
            *sides[1],
            descrs[2],
        )
        nothing = ctypes.c_void_p()
        buffer = library.buffer(f"{letter}csrgeam2_bufferSizeExt", *terms, nothing, offsets, nothing)
        patterns = (descrs[0], len(a.values), *sides[0][1:], descrs[1], len(b.values), *sides[1][1:], descrs[2])
        library.call("Xcsrgeam2Nnz", 13, 9, *patterns, offsets, total, buffer)
        count = np.count_nonzero((dense[0] != 0) | (dense[1] != 0))
        checks.equal(total, np.array([count]), ("Xcsrgeam2Nnz", dtype, bases))
        values, cols = library.array(np.zeros(count, dtype)), library.array(np.zeros(count, np.int32))
        library.call(f"{letter}csrgeam2", *terms, values, offsets, cols, buffer)
        got = np.zeros(SHAPE, dtype)
        got[np.repeat(np.arange(13), np.diff(offsets)), cols - bases[2]] = values
        checks.equal(got, 2 * dense[0] - dense[1], ("csrgeam2", dtype, bases))
        library.clear()


def incomplete(dense: Array, *, cholesky: bool) -> Array:
    """Factors without fill-in, by their definition: a product's elements are the matrix's where it has entries."""
    result, pattern = dense.copy(), dense != 0
    for i in range(len(dense)):
        for j in range(i + 1 if cholesky else len(dense)):
            if not pattern[i, j]:
                continue
            k = min(i, j)
            if not cholesky:
                result[i, j] -= result[i, :k] * pattern[i, :k] @ (result[:k, j] * pattern[:k, j])
                result[i, j] /= result[j, j] if j < i else 1
                continue
            result[i, j] -= result[i, :j] * pattern[i, :j] @ (result[j, :j] * pattern[j, :j]).conj()
            result[i, j] = np.sqrt(result[i, j].real) if i == j else result[i, j] / result[j, j]
    return result


def factors(checks: Checks) -> None:
    library = checks.library
    for dtype, name, base in itertools.product(TYPES, ("csrilu02", "csric02"), (0, 1)):
        letter, cholesky = TYPES[dtype][1], name == "csric02"
        dense = triangular(checks, dtype)
        if cholesky:
            dense = (dense + dense.conj().T).astype(dtype)
        want = incomplete(dense, cholesky=cholesky)
        descr = library.make("DestroyMatDescr", "CreateMatDescr")
        assert library.result("SetMatIndexBase", descr, base) == 0
        for zero, missing in ((-1, False), (3, False), (5, True)):
            if zero >= 0:  # a row without other entries has no other pivot
                dense[zero], dense[:, zero] = 0, 0
                dense[zero, zero] = 0 if missing else 1
            matrix = sparse(library, dense, "Csr", INDICES[0], base, checks.order)
            good = matrix.values.copy()
            if zero >= 0 and not missing:
                matrix.values[matrix.first[zero] - base] = 0
            info = library.make(f"Destroy{name.capitalize()}Info", f"Create{name.capitalize()}Info")
            arguments = (12, len(matrix.values), descr, matrix.values, matrix.first, matrix.second, info)
            size = ctypes.c_int()
            library.call(f"{letter}{name}_bufferSize", *arguments, ctypes.byref(size))
            buffer = library.buffer(f"{letter}{name}_bufferSizeExt", *arguments)
            checks.true(0 < size.value <= len(buffer), (name, dtype, "size"))
            library.call(f"{letter}{name}_analysis", *arguments, 1, buffer)
            if zero < 0 or missing:
                pivot(checks, name, info, zero + base if missing else -1)
            library.call(f"{letter}{name}", *arguments, 1, buffer)
            pivot(checks, name, info, zero + base if zero >= 0 else -1)
            if zero < 0:
                rows = np.repeat(np.arange(12), np.diff(matrix.first))
                checks.equal(matrix.values, want[rows, matrix.second - base], (name, dtype, base))
            elif not missing:  # other values of the same pattern
                matrix.values[:] = good
                library.call(f"{letter}{name}", *arguments, 1, buffer)
                pivot(checks, name, info, -1)
                dense[zero, zero] = 1
        library.clear()
    boosts(checks)


def pivot(checks: Checks, name: str, info: ctypes.c_void_p, want: int) -> None:
    """The first zero on the diagonal, or -1."""
    position = checks.scalars((7,), np.int32)[0]
    status = checks.library.status(f"X{name}_zeroPivot", info, position)
    checks.true(status == (0 if want < 0 else ZERO_PIVOT), (name, "zero pivot", status))
    checks.equal(position, np.array([want]), (name, "position"))


def boosts(checks: Checks) -> None:
    library = checks.library
    for dtype in TYPES:
        letter = TYPES[dtype][1]
        matrix = sparse(library, np.array([[1e-9, 1], [1, 1]], dtype))
        descr = library.make("DestroyMatDescr", "CreateMatDescr")
        info = library.make("DestroyCsrilu02Info", "CreateCsrilu02Info")
        library.call("SetPointerMode", 0)
        tolerance, value = np.array([1e-6]), np.array([0.5], dtype)
        library.call(f"{letter}csrilu02_numericBoost", info, 1, tolerance, value)
        arguments = (2, 4, descr, matrix.values, matrix.first, matrix.second, info)
        buffer = library.buffer(f"{letter}csrilu02_bufferSizeExt", *arguments)
        library.call(f"{letter}csrilu02_analysis", *arguments, 0, buffer)
        library.call(f"{letter}csrilu02", *arguments, 0, buffer)
        checks.equal(matrix.values, np.array([0.5, 1, 2, -1], dtype), ("csrilu02_numericBoost", dtype))
        library.clear()


def tridiagonal(checks: Checks) -> None:
    library = checks.library
    for dtype, size in itertools.product(TYPES, (3, 4, 17)):
        letter = TYPES[dtype][1]
        count, stride = 3, size + 2
        lower, main, upper = (library.array(checks.values((count, stride), dtype)) for _ in range(3))
        lower[:, 0] = upper[:, size - 1] = 0
        if size == 4:
            main[:, 1] = 0  # needs an exchange of rows
        dense = [
            np.diag(main[i, :size]) + np.diag(lower[i, 1:size], -1) + np.diag(upper[i, : size - 1], 1) for i in range(3)
        ]
        names = ("gtsv2", "gtsv2_nopivot") if size != 4 else ("gtsv2",)
        for name in names:
            if name == "gtsv2_nopivot":
                main += 4
                dense = [matrix + 4 * np.eye(size) for matrix in dense]
            rhs = library.array(checks.values((2, stride), dtype))
            want = np.linalg.solve(dense[0], rhs[:, :size].T)
            arguments = (size, 2, lower, main, upper, rhs, stride)
            buffer = library.buffer(f"{letter}{name}_bufferSizeExt", *arguments)
            library.call(f"{letter}{name}", *arguments, buffer)
            scale = dtype(np.abs(want).max())
            checks.equal(rhs[:, :size].T / scale, want / scale, (name, dtype, size))
        if size == 4:
            continue
        rhs = library.array(checks.values((count, stride), dtype))
        want = np.stack([np.linalg.solve(dense[i], rhs[i, :size]) for i in range(count)])
        arguments = (size, lower, main, upper, rhs, count, stride)
        buffer = library.buffer(f"{letter}gtsv2StridedBatch_bufferSizeExt", *arguments)
        library.call(f"{letter}gtsv2StridedBatch", *arguments, buffer)
        checks.equal(rhs[:, :size], want, ("gtsv2StridedBatch", dtype, size))
        library.clear()


def legacy(checks: Checks) -> None:
    """Functions of hipSPARSE that cuSPARSE 12 lacks."""
    library = checks.library
    for dtype, base, op in itertools.product(TYPES, (0, 1), OPERATIONS):
        letter = TYPES[dtype][1]
        dense = checks.matrix(dtype)
        descr = library.make("DestroyMatDescr", "CreateMatDescr")
        assert library.result("SetMatIndexBase", descr, base) == 0
        matrix = sparse(library, dense, "Csr", INDICES[0], base, checks.order)
        arrays = (matrix.values, matrix.first, matrix.second)
        nnz, a = len(matrix.values), applied(dense, op)
        x, y = (library.array(checks.values((n,), dtype)) for n in a.shape[::-1])
        want = 2 * (a @ x) - y
        alpha, beta = checks.scalars((2, -1), dtype)
        library.call(f"{letter}csrmv", op, 13, 9, nnz, alpha, descr, *arrays, x, beta, y)
        checks.equal(y, want, ("csrmv", dtype, base, op))
        for name, op_b in (("csrmm", 0), ("csrmm2", 0), ("csrmm2", 1)):
            shape = (a.shape[1], 4) if op_b == 0 else (4, a.shape[1])
            b = dense_matrix(library, checks.values(shape, dtype), COLUMN_ORDER, 1)
            c = dense_matrix(library, checks.values((a.shape[0], 4), dtype), COLUMN_ORDER, 2)
            want = 2 * (a @ applied(b.view[0], op_b)) - c.view[0]
            ops = (op,) if name == "csrmm" else (op, op_b)
            terms = (13, 4, 9, nnz, alpha, descr, *arrays, b.memory, b.memory.shape[2], beta, c.memory)
            library.call(f"{letter}{name}", *ops, *terms, c.memory.shape[2])
            checks.equal(c.view[0], want, (name, dtype, base, op, op_b))
        target = dense_matrix(library, checks.values(SHAPE, dtype), COLUMN_ORDER, 1)
        library.call(f"{letter}csr2dense", 13, 9, descr, *arrays, target.memory, 14)
        checks.equal(target.view[0], dense, ("csr2dense", dtype, base))
        ordered = sparse(library, dense, "Csr", INDICES[0], base)
        counts = library.array(np.count_nonzero(dense, axis=1).astype(np.int32))
        made = [library.array(np.zeros_like(array)) for array in (ordered.values, ordered.first, ordered.second)]
        library.call(f"{letter}dense2csr", 13, 9, descr, target.memory, 14, counts, *made)
        for got, right in zip(made, (ordered.values, ordered.first, ordered.second), strict=True):
            checks.equal(got, right, ("dense2csr", dtype, base))
        csc = sparse(library, dense, "Csc", INDICES[0], base)
        made = [library.array(np.zeros_like(array)) for array in (csc.values, csc.second, csc.first)]
        ordered_arrays = (ordered.values, ordered.first, ordered.second)
        library.call(f"{letter}csr2csc", 13, 9, nnz, *ordered_arrays, *made, 1, base)
        for got, right in zip(made, (csc.values, csc.second, csc.first), strict=True):
            checks.equal(got, right, ("csr2csc", dtype, base))
        library.clear()
    legacy_solves(checks)
    legacy_vectors(checks)
    copied_descriptor(checks)


def legacy_solves(checks: Checks) -> None:
    library = checks.library
    for dtype, op, fill, unit in itertools.product(TYPES, OPERATIONS, (0, 1), (0, 1)):
        letter = TYPES[dtype][1]
        dense = triangular(checks, dtype)
        matrix = sparse(library, dense, "Csr", INDICES[0], 1, checks.order)
        descr = library.make("DestroyMatDescr", "CreateMatDescr")
        for name, value in (("FillMode", fill), ("DiagType", unit), ("IndexBase", 1)):
            assert library.result(f"SetMat{name}", descr, value) == 0
        info = library.make("DestroyCsrsv2Info", "CreateCsrsv2Info")
        arrays = (matrix.values, matrix.first, matrix.second, info)
        x, y = (library.array(checks.values((12,), dtype)) for _ in range(2))
        library.call(
            f"{letter}csrsv2_bufferSize", op, 12, len(matrix.values), descr, *arrays, ctypes.byref(ctypes.c_int())
        )
        buffer = library.buffer(f"{letter}csrsv2_bufferSizeExt", op, 12, len(matrix.values), descr, *arrays)
        library.call(f"{letter}csrsv2_analysis", op, 12, len(matrix.values), descr, *arrays, 0, buffer)
        (alpha,) = checks.scalars((3,), dtype)
        solve = (op, 12, len(matrix.values), alpha, descr, *arrays, x, y, 0, buffer)
        library.call(f"{letter}csrsv2_solve", *solve)
        want = np.linalg.solve(applied(triangle(dense, fill, unit), op), 3 * x)
        checks.equal(y, want, ("csrsv2", dtype, op, fill, unit))
        position = checks.scalars((7,), np.int32)[0]
        checks.true(library.status("Xcsrsv2_zeroPivot", info, position) == 0 and position[0] == -1, "csrsv2's pivot")
        library.clear()


def legacy_vectors(checks: Checks) -> None:
    library = checks.library
    for dtype, base in itertools.product(TYPES, (0, 1)):
        letter = TYPES[dtype][1]
        at = np.array([0, 3, 4, 8, 11])
        ind, val = library.array((at + base).astype(np.int32)), library.array(checks.values((5,), dtype))
        vec = library.array(checks.values((12,), dtype))
        for name in ("doti", "dotci") if np.iscomplexobj(val) else ("doti",):
            (result,) = checks.scalars((0,), dtype)
            library.call(letter + name, 5, val, ind, vec, result, base)
            checks.equal(result[0], (val.conj() if name == "dotci" else val) @ vec[at], (name, dtype, base))
        want = vec.copy()
        want[at] += 2 * val
        library.call(f"{letter}axpyi", 5, checks.scalars((2,), dtype)[0], val, ind, vec, base)
        checks.equal(vec, want, ("axpyi", dtype, base))
        library.call(f"{letter}gthr", 5, vec, val, ind, base)
        checks.equal(val, want[at], ("gthr", dtype, base))
        val[:] = 0
        library.call(f"{letter}gthrz", 5, vec, val, ind, base)
        checks.equal(val, want[at], ("gthrz", dtype, base))
        checks.true(not vec[at].any(), ("gthrz's zeros", dtype, base))
        library.call(f"{letter}sctr", 5, val, ind, vec, base)
        checks.equal(vec, want, ("sctr", dtype, base))
        if not np.iscomplexobj(val):
            rotated = 0.6 * val + 0.8 * vec[at]
            want[at] = 0.6 * vec[at] - 0.8 * val
            library.call(f"{letter}roti", 5, val, ind, vec, *checks.scalars((0.6, 0.8), dtype), base)
            checks.equal(val, rotated, ("roti, sparse", dtype, base))
            checks.equal(vec, want, ("roti, dense", dtype, base))
        library.clear()


# The arguments that make each object: int64_t, then pointers, then enumerators, as the function that reads them has
# them.
DESCRIBED = {
    "SpVec": ("SpVec", (12, 5), (0x1000, 0x2000), (3, 1, 4)),
    "DnVec": ("DnVec", (12,), (0x1000,), (5,)),
    "DnMat": ("DnMat", (3, 4, 5), (0x1000,), (1, 2)),
    "Csr": ("SpMat", (3, 4, 5), (0x1000, 0x2000, 0x3000), (3, 2, 1, 1)),
    "Csc": ("SpMat", (3, 4, 5), (0x1000, 0x2000, 0x3000), (2, 3, 0, 4)),
    "Coo": ("SpMat", (3, 4, 5), (0x1000, 0x2000, 0x3000), (3, 1, 5)),
}


def read(library: Library, name: str, descr: ctypes.c_void_p, *kinds: Kind) -> list[int | None]:
    """The values that a function writes."""
    results = [kind() for kind in kinds]
    assert library.result(name, descr, *(ctypes.byref(result) for result in results)) == 0, name
    return [result.value for result in results]


def descriptors(checks: Checks) -> None:
    """Objects say what they were made of. Their memory isn't touched."""
    library = checks.library
    for (name, (kind, sizes, pointers, enumerators)), constant in itertools.product(DESCRIBED.items(), ("", "Const")):
        integers: list[Kind] = [*[ctypes.c_int64] * len(sizes), *[ctypes.c_void_p] * len(pointers)]
        made = (*sizes, *(ctypes.c_void_p(pointer) for pointer in pointers), *enumerators)
        descr = library.make(f"Destroy{kind}", f"Create{constant}{name}", *made)
        got = read(library, f"{constant}{name}Get", descr, *integers, *[ctypes.c_int] * len(enumerators))
        checks.true(got == [*sizes, *pointers, *enumerators], (constant, name, got))
        got = read(library, f"{constant}{kind}GetValues", descr, ctypes.c_void_p)
        checks.true(got == [pointers[-1]], (constant, kind, got))
        if not constant:
            assert library.result(f"{kind}SetValues", descr, ctypes.c_void_p(0x4000)) == 0
            checks.true(read(library, f"{kind}GetValues", descr, ctypes.c_void_p) == [0x4000], (kind, "SetValues"))
        if kind in ("SpVec", "SpMat"):
            got = read(library, f"{kind}GetIndexBase", descr, ctypes.c_int)
            checks.true(got == [enumerators[-2]], (kind, "GetIndexBase", got))
        if name == "Coo":
            assert library.result("CooSetStridedBatch", descr, 7, long(5)) == 0
            checks.true(read(library, "SpMatGetStridedBatch", descr, ctypes.c_int) == [7], "SpMatGetStridedBatch")
        if name == "DnMat":
            assert library.result("DnMatSetStridedBatch", descr, 7, long(1 << 33)) == 0
            got = read(library, "DnMatGetStridedBatch", descr, ctypes.c_int, ctypes.c_int64)
            checks.true(got == [7, 1 << 33], "DnMatGetStridedBatch")
        library.clear()
    checks.true(settings_of(library, described_matrix(library)) == MATRIX_SETTINGS, "descriptors of matrices")
    library.clear()
    for mode in (0, 1):
        library.call("SetPointerMode", mode)
        found = ctypes.c_int()
        library.call("GetPointerMode", ctypes.byref(found))
        checks.true(found.value == mode, "GetPointerMode")


MATRIX_SETTINGS = {"Type": 3, "FillMode": 1, "DiagType": 1, "IndexBase": 1}


def settings_of(library: Library, descr: ctypes.c_void_p) -> dict[str, int]:
    return {name: library.result(f"GetMat{name}", descr) for name in MATRIX_SETTINGS}


def described_matrix(library: Library) -> ctypes.c_void_p:
    descr = library.make("DestroyMatDescr", "CreateMatDescr")
    for name, value in MATRIX_SETTINGS.items():
        assert library.result(f"SetMat{name}", descr, value) == 0
    return descr


def copied_descriptor(checks: Checks) -> None:
    library = checks.library
    target = library.make("DestroyMatDescr", "CreateMatDescr")
    assert library.result("CopyMatDescr", target, described_matrix(library)) == 0
    checks.true(settings_of(library, target) == MATRIX_SETTINGS, "CopyMatDescr")
    library.clear()


GROUPS: dict[str, Callable[[Checks], None]] = {
    function.__name__: function
    for function in (
        descriptors, spmv, spmm, batched_spmm, sddmm, solves, spgemm, vectors, conversions, sums, factors, tridiagonal,
        legacy,
    )
}  # fmt: skip


def main() -> None:
    """--sorted: entries of a row are in order, as cuSPARSE wants them in some functions."""
    arguments = [argument for argument in sys.argv[1:] if argument != "--sorted"]
    checks = Checks(Library(Path(arguments[0]), arguments[1]), shuffles="--sorted" not in sys.argv)
    for name in arguments[2:] or [name for name in GROUPS if name != "legacy" or arguments[1] == "hipsparse"]:
        GROUPS[name](checks)
    print("called", *sorted(checks.library.called))
    print(f"{checks.count} checked, {checks.wrong} wrong")


if __name__ == "__main__":
    main()
