"""`python -m tests.solver.calls LIBRARY FORM GROUP...`: functions of the library, checked by the definition of results.

FORM: `cu`, `dn` or `hip`. Prints a line for each wrong result, the functions that were called, and at last how many
results were checked. With HIPSPV_BACKEND=cuda it leaves out what cuSOLVER refuses.
"""

from __future__ import annotations

import ctypes
import itertools
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

from tests.solver.checks import Checks, adjoint, half, norm, only_half, wide
from tests.solver.errors import errors
from tests.solver.generic import generic
from tests.solver.library import Cu, Hip, Library
from tests.solver.spectra import batched_jacobi, bidiagonal, eigenvalues, pencils, singular_values, tridiagonal
from tests.sparse.library import TYPES, Array

FILLS = ("lower", "upper")
SHAPES = ((7, 7), (9, 5), (5, 8), (1, 1), (0, 3), (3, 0), (80, 70))  # the last one in blocks
Type = type[np.generic]


def permuted(values: Array, pivots: Array) -> Array:
    """P A, by LAPACK's exchanges of rows."""
    result = values.copy()
    for row, pivot in enumerate(pivots - 1):
        result[[row, pivot]] = result[[pivot, row]]
    return result


def lu(checks: Checks) -> None:
    library = checks.library
    for dtype, (m, n), padding, pivoted in itertools.product(TYPES, SHAPES, (0, 3), (True, False)):
        values = checks.values((m, n), dtype)
        if not pivoted:
            values += (2 * max(m, n) * np.eye(m, n)).astype(dtype)
        a, info = library.matrix(values, padding), library.infos()
        pivots = library.array(np.zeros(min(m, n), np.int32)) if pivoted else None
        work = library.work("getrf", dtype, m, n, a, a.ld)
        library.call(library.named("getrf", dtype), m, n, a, a.ld, work, Hip(len(work)), pivots, info)
        lower, upper = np.tril(a.view, -1) + np.eye(m, n), np.triu(a.view)
        product = wide(lower)[:, : min(m, n)] @ wide(upper)[: min(m, n)]
        expected = wide(values) if pivots is None else permuted(wide(values), pivots)
        checks.small(product - expected, norm(values), dtype, ("getrf", m, n, pivoted))
        checks.info(info, 0, "getrf")
        checks.kept("getrf", a)
        if m == n:
            for operation in "NTC":
                right = checks.values((n, 3), dtype)
                b, info = library.matrix(right, padding), library.infos()
                head = (operation, n, 3, a, a.ld, pivots, b, b.ld)
                hips = [Hip(None), Hip(0)]
                if library.form == "hip":
                    work = library.work("getrs", dtype, *head)
                    hips = [Hip(work), Hip(len(work))]
                library.call(library.named("getrs", dtype), *head, *hips, info)
                matrix = {"N": values, "T": values.T, "C": adjoint(values)}[operation]
                condition = float(np.linalg.cond(values))
                checks.small(
                    wide(matrix) @ wide(b.view) - right, norm(matrix) * norm(b.view), dtype, ("getrs", operation)
                )
                checks.true(condition < 1e4, "the matrix of the test")
                checks.info(info, 0, "getrs")
                checks.kept("getrs", b)
        library.clear()


def singular_lu(checks: Checks) -> None:
    """A column of zeros has a zero on the diagonal of U."""
    library = checks.library
    for dtype, pivoted in itertools.product(TYPES, (True, False)):
        values = (checks.values((6, 6), dtype) + 12 * np.eye(6)).astype(dtype)
        values[:, 3] = 0
        a, info = library.matrix(values), library.infos()
        pivots = library.array(np.zeros(6, np.int32)) if pivoted else None
        work = library.work("getrf", dtype, 6, 6, a, a.ld)
        library.call(library.named("getrf", dtype), 6, 6, a, a.ld, work, Hip(len(work)), pivots, info)
        checks.info(info, 4, ("singular", pivoted))
        library.clear()


def cholesky(checks: Checks) -> None:
    library = checks.library
    for dtype, n, padding, fill in itertools.product(TYPES, (1, 6, 80, 0), (0, 2), FILLS):
        values = checks.definite(n, dtype)
        a, info = library.matrix(only_half(values, fill), padding), library.infos()
        work = library.work("potrf", dtype, fill, n, a, a.ld)
        library.call(library.named("potrf", dtype), fill, n, a, a.ld, work, len(work), info)
        factor = half(wide(a.view), fill)
        product = factor @ adjoint(factor) if fill == "lower" else adjoint(factor) @ factor
        checks.small(product - values, norm(values), dtype, ("potrf", n, fill))
        checks.true(np.array_equal(a.view - half(a.view, fill), only_half(values, fill) - half(values, fill)), "half")
        checks.info(info, 0, "potrf")
        right = checks.values((n, 2), dtype)
        b, info = library.matrix(right, padding), library.infos()
        head = (fill, n, 2, a, a.ld, b, b.ld)
        work = library.work("potrs", dtype, *head) if library.form == "hip" else np.zeros(0)
        library.call(library.named("potrs", dtype), *head, Hip(work), Hip(len(work)), info)
        checks.small(wide(values) @ wide(b.view) - right, norm(values) * norm(b.view), dtype, ("potrs", n, fill))
        checks.info(info, 0, "potrs")
        checks.kept("potrs", a, b)
        work, info = library.work("potri", dtype, fill, n, a, a.ld), library.infos()
        library.call(library.named("potri", dtype), fill, n, a, a.ld, work, len(work), info)
        inverse = half(wide(a.view), fill)
        inverse = inverse + adjoint(inverse) - np.diag(np.diag(inverse))
        condition = float(np.linalg.cond(values)) if n else 1
        checks.small(values @ inverse - np.eye(n), condition, dtype, ("potri", n, fill))
        checks.info(info, 0, "potri", empty=n == 0)
        checks.kept("potri", a)
        library.clear()


def indefinite(checks: Checks) -> None:
    library = checks.library
    for dtype, fill in itertools.product(TYPES, FILLS):
        values = checks.definite(6, dtype)
        values[3, 3] = -1
        a, info = library.matrix(values), library.infos()
        work = library.work("potrf", dtype, fill, 6, a, a.ld)
        library.call(library.named("potrf", dtype), fill, 6, a, a.ld, work, len(work), info)
        checks.info(info, 4, ("not definite", fill))
        library.clear()


def batched_cholesky(checks: Checks) -> None:
    library = checks.library
    counts, columns = ((3,), 1) if checks.cusolver else ((3, 0), 2)
    for dtype, fill, count in itertools.product(TYPES, FILLS, counts):
        values = np.array([checks.definite(5, dtype) for _ in range(count)], dtype).reshape(count, 5, 5)
        values[1:2, 2, 2] = -1
        a, infos = library.matrix(values, 1), library.infos(count)
        pointers = library.pointers(a)
        work = np.zeros(0)
        if library.form == "hip":
            work = library.work("potrfBatched", dtype, fill, 5, pointers, a.ld, after=(count,))
        hips = (Hip(work), Hip(len(work)))
        name = library.named("potrfBatched", dtype)
        library.call(name, fill, 5, pointers, a.ld, *hips, library.infos() if count == 0 else infos, count)
        checks.info(infos, [0, 3, 0][:count], ("potrfBatched", fill))
        right = checks.values((count, 5, columns), dtype)
        b, info = library.matrix(right, 2), library.infos()
        both = (pointers, a.ld, library.pointers(b), b.ld)
        if library.form == "hip":
            work = library.work("potrsBatched", dtype, fill, 5, columns, *both, after=(count,))
        library.call(library.named("potrsBatched", dtype), fill, 5, columns, *both, *hips, info, count)
        checks.info(info, 0, "potrsBatched")
        for i in range(0, count, 2):
            residual = wide(values[i]) @ wide(b.view[i]) - right[i]
            checks.small(residual, norm(values[i]) * norm(b.view[i]), dtype, ("potrsBatched", i))
        checks.kept("batch", a, b)
        library.clear()


def factored(checks: Checks, values: Array, padding: int) -> tuple[Array, Array, Array]:
    """geqrf: the factors with the padding's lines, their memory's view, and tau."""
    library, dtype = checks.library, values.dtype.type
    m, n = values.shape
    a, info = library.matrix(values, padding), library.infos()
    tau = library.array(np.zeros(min(m, n), dtype))
    work = library.work("geqrf", dtype, m, n, a, a.ld)
    library.call(library.named("geqrf", dtype), m, n, a, a.ld, tau, work, len(work), info)
    checks.info(info, 0, "geqrf")
    checks.kept("geqrf", a)
    return a.memory, a.view, tau


def qr(checks: Checks) -> None:
    library = checks.library
    for dtype, (m, n), padding in itertools.product(TYPES, SHAPES, (0, 3)):
        values, k = checks.values((m, n), dtype), min(m, n)
        memory, factors, tau = factored(checks, values, padding)
        if m == 0 and checks.cusolver:  # orgqr takes no such matrix
            continue
        # All of Q: the reflectors in a matrix with as many columns as it has rows.
        full, info = library.matrix(np.pad(factors[:, :k], ((0, 0), (0, m - k))), padding), library.infos()
        head = (m, m, k, full, full.ld, tau)
        work = library.work("orgqr", dtype, *head)
        library.call(library.named("orgqr", dtype), *head, work, len(work), info)
        checks.info(info, 0, "orgqr")
        checks.kept("orgqr", full)
        q = wide(full.view)
        checks.unitary(q, dtype, ("orgqr", m, n))
        checks.small(q @ np.triu(factors) - values, norm(values), dtype, ("geqrf", m, n))
        for side, operation in itertools.product(("left", "right"), "NC" if np.iscomplexobj(values) else "NT"):
            given = checks.values((m, 4) if side == "left" else (4, m), dtype)
            c, info = library.matrix(given, padding), library.infos()
            head = (side, operation, *given.shape, k, memory, memory.shape[-1], tau, c, c.ld)
            work = library.work("ormqr", dtype, *head)
            library.call(library.named("ormqr", dtype), *head, work, len(work), info)
            matrix = q if operation == "N" else adjoint(q)
            want = matrix @ given if side == "left" else given @ matrix
            checks.close(c.view, want, dtype, ("ormqr", m, n, side, operation))
            checks.info(info, 0, "ormqr")
            checks.kept("ormqr", c)
        library.clear()


def symmetric_product(a: Array, pivots: Array, fill: str) -> Array:
    """The matrix of sytrf's factors: U D U^T with U = P(n) U(n) ... , or L D L^T (LAPACK, dsytrf)."""
    n = len(a)
    factor, diagonal = np.eye(n, dtype=a.dtype), np.zeros_like(a)
    k = 0 if fill == "lower" else n - 1
    while 0 <= k < n:
        size = 1 if pivots[k] > 0 else 2
        columns = slice(k, k + size) if fill == "lower" else slice(k - size + 1, k + 1)
        others = slice(k + size, n) if fill == "lower" else slice(0, k - size + 1)
        block = half(a[columns, columns], fill)
        diagonal[columns, columns] = block + block.T - np.diag(np.diag(block))
        step = np.eye(n, dtype=a.dtype)
        step[others, columns] = a[others, columns]
        exchanged = columns.stop - 1 if fill == "lower" else columns.start
        order = np.arange(n)
        order[[exchanged, abs(pivots[k]) - 1]] = order[[abs(pivots[k]) - 1, exchanged]]
        factor = factor @ np.eye(n)[order] @ step
        k += size if fill == "lower" else -size
    return factor @ diagonal @ factor.T


def symmetric(checks: Checks) -> None:
    library = checks.library
    for dtype, n, padding, fill in itertools.product(TYPES, (1, 8, 80, 0), (0, 2), FILLS):
        values = checks.values((n, n), dtype)
        values = (values + values.T) * (1 - np.eye(n)).astype(dtype)  # zeros need blocks of two
        a, info = library.matrix(only_half(values, fill), padding), library.infos()
        pivots = library.array(np.zeros(n, np.int32))
        work = library.work("sytrf", dtype, n, a, a.ld)
        library.call(library.named("sytrf", dtype), fill, n, a, a.ld, pivots, work, len(work), info)
        checks.info(info, 1 if n == 1 and not checks.cusolver else 0, ("sytrf", n), empty=n == 0)
        checks.true(n < 2 or bool((pivots < 0).any()), "blocks of two")
        product = symmetric_product(wide(a.view), pivots, fill)
        checks.small(product - values, norm(values), dtype, ("sytrf", n, fill))
        checks.kept("sytrf", a)
        library.clear()


def refined(checks: Checks, name: str, dtype: Type, *arguments: object) -> tuple[Array, int]:
    """gels or gesv: devInfo, and the count of iterations."""
    library = checks.library
    size, iterations, info = ctypes.c_size_t(), ctypes.c_int(-77), library.infos()
    name = TYPES[dtype][1] + library.named(name, dtype)
    assert library.status(f"{name}_bufferSize", *arguments, Cu(None), ctypes.byref(size)) == 0
    work = library.array(np.zeros(size.value, np.int8))
    library.call(name, *arguments, work, ctypes.c_size_t(size.value), ctypes.byref(iterations), info)
    return info, iterations.value


def systems(checks: Checks) -> None:
    library = checks.library
    shapes = checks.tall(((9, 5), (6, 6), (4, 7), (0, 2), (2, 0), (80, 60)))
    for dtype, (m, n), padding in itertools.product(TYPES, shapes, (0, 2)):
        values, right = checks.values((m, n), dtype), checks.values((m, 3), dtype)
        a, b = library.matrix(values, padding), library.matrix(right, padding)
        x = library.matrix(checks.values((n, 3), dtype), padding)
        info, iterations = refined(checks, "gels", dtype, m, n, 3, a, a.ld, b, b.ld, x, x.ld)
        checks.info(info, 0, "gels", empty=min(m, n) == 0)
        checks.true(iterations == 0 or checks.cusolver, "iterations of gels")
        want = np.linalg.pinv(wide(values)) @ right
        condition = float(np.linalg.cond(values)) ** 2 if min(m, n) else 1
        checks.close(x.view, want, dtype, ("gels", m, n), condition)
        checks.true(np.array_equal(b.view, right), "gels keeps B")
        checks.kept("gels", a, b, x)
        if m == n:
            a, pivots = library.matrix(values, padding), library.array(np.zeros(n, np.int32))
            x = library.matrix(np.zeros((n, 3), dtype), padding)
            info, iterations = refined(checks, "gesv", dtype, n, 3, a, a.ld, pivots, b, b.ld, x, x.ld)
            checks.info(info, 0, "gesv")
            checks.small(wide(values) @ wide(x.view) - right, norm(values) * norm(x.view), dtype, ("gesv", n))
            checks.kept("gesv", a, b, x)
        library.clear()
    for dtype in () if checks.cusolver else TYPES:  # cuSOLVER writes a solution
        values, before = checks.values((6, 4), dtype), checks.values((4, 1), dtype)
        values[:, 2] = 0
        a, b, x = library.matrix(values), library.matrix(checks.values((6, 1), dtype)), library.matrix(before)
        info, _ = refined(checks, "gels", dtype, 6, 4, 1, a, a.ld, b, b.ld, x, x.ld)
        checks.info(info, 3, "a matrix without full rank")
        checks.true(np.array_equal(x.view, before), "which has no solution")
        library.clear()


def objects(checks: Checks) -> None:
    library = checks.library
    stream = ctypes.c_void_p(1)
    library.call("SetStream", None)
    library.call("GetStream", ctypes.byref(stream))
    checks.true(stream.value is None, "GetStream")
    other = ctypes.c_void_p()
    checks.true(library.result("Create", ctypes.byref(other)) == 0, "another handle")
    checks.true(library.result("Destroy", other) == 0, "Destroy")
    if library.form != "hip":
        checks.true(library.result("CreateParams", ctypes.byref(other)) == 0, "CreateParams")
        checks.true(library.result("SetAdvOptions", other, 0, 1) == 0, "SetAdvOptions")
        checks.true(library.result("SetAdvOptions", other, 2, 1) != 0, "an unknown function")
        checks.true(library.result("DestroyParams", other) == 0, "DestroyParams")


GROUPS: dict[str, Callable[[Checks], None]] = {
    function.__name__: function
    for function in (
        objects, lu, singular_lu, cholesky, indefinite, batched_cholesky, qr, symmetric, systems, singular_values,
        eigenvalues, batched_jacobi, pencils, tridiagonal, bidiagonal, generic, errors,
    )
}  # fmt: skip


def main() -> None:
    checks = Checks(Library(Path(sys.argv[1]), sys.argv[2]))
    for name in sys.argv[3:] or GROUPS:
        GROUPS[name](checks)
    print("called", *sorted(checks.library.called))
    print(f"{checks.count} checked, {checks.wrong} wrong")


if __name__ == "__main__":
    main()
