"""Singular values, eigenvalues, and the reductions before them."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from tests.solver.checks import Checks, adjoint, epsilon, norm, only_half, real, wide
from tests.solver.library import NOT_SUPPORTED, Library, Matrix
from tests.sparse.library import TYPES, Array

FILLS = ("lower", "upper")
SHAPES = ((6, 6), (9, 4), (4, 7), (1, 1), (80, 60))  # the last one in blocks
Type = type[np.generic]


@contextmanager
def jacobi(library: Library, kind: str, dtype: Type) -> Iterator[ctypes.c_void_p]:
    """Settings of gesvdj or syevj."""
    info = ctypes.c_void_p()
    title = kind.capitalize()
    assert library.result(f"Create{title}Info", ctypes.byref(info)) == 0
    assert library.result(f"X{kind}SetTolerance", info, ctypes.c_double(epsilon(dtype))) == 0
    assert library.result(f"X{kind}SetMaxSweeps", info, 20) == 0
    assert library.result(f"X{kind}SetSortEig", info, 1) == 0
    yield info
    assert library.result(f"Destroy{title}Info", info) == 0


def jacobi_results(checks: Checks, kind: str, info: ctypes.c_void_p, scale: float, dtype: Type) -> None:
    """The residual is rounding."""
    residual, sweeps = ctypes.c_double(-1), ctypes.c_int(-1)
    library = checks.library
    library.call(f"X{kind}GetResidual", info, ctypes.byref(residual))
    library.call(f"X{kind}GetSweeps", info, ctypes.byref(sweeps))
    bound = 300 * epsilon(dtype) * scale
    checks.true(0 <= residual.value <= bound, (f"{kind}GetResidual", residual.value, bound))
    checks.true(sweeps.value >= (0 if checks.cusolver else 1), f"{kind}GetSweeps")


def decomposed(checks: Checks, values: Array, u: Array, s: Array, vt: Array, what: object) -> None:
    """A = U S V^H, U and V are unitary, and S has NumPy's values."""
    dtype, k = values.dtype.type, min(values.shape)
    checks.close(s, np.linalg.svd(wide(values), compute_uv=False), dtype, (what, "S"))
    if u.size:
        checks.unitary(u, dtype, (what, "U"))
        checks.unitary(adjoint(vt), dtype, (what, "V"))
        product = (wide(u)[:, :k] * s) @ wide(vt)[:k]
        checks.small(product - values, norm(values), dtype, (what, "product"))


def gesvd(checks: Checks, values: Array, jobs: str, padding: int) -> None:
    library, dtype = checks.library, values.dtype.type
    (m, n), k = values.shape, min(values.shape)
    a, info = library.matrix(values, padding), library.infos()
    s = library.array(np.zeros(k, real(dtype)))
    columns, rows = {"A": m, "S": k}.get(jobs[0], 0), {"A": n, "S": k}.get(jobs[1], 0)
    u, vt = (library.matrix(np.zeros(shape, dtype), padding) for shape in ((m, columns), (rows, n)))
    letters = [ctypes.c_byte(ord(job)) for job in jobs]
    size = ctypes.c_int()
    heads = letters if library.form == "hip" else []
    assert library.status(f"{library.named('gesvd', dtype)}_bufferSize", *heads, m, n, ctypes.byref(size)) == 0
    work = library.array(np.zeros(size.value, dtype))
    call = (*letters, m, n, a, a.ld, s, u, u.ld, vt, vt.ld, work, size.value, None, info)
    library.call(library.named("gesvd", dtype), *call)
    checks.info(info, 0, "gesvd")
    checks.kept("gesvd", a, u, vt)
    vectors = [u.view, vt.view]
    if "O" in jobs:  # over A
        vectors[jobs.index("O")] = a.view[:, :k] if jobs[0] == "O" else a.view[:k]
    u_view = vectors[0] if jobs != "NN" else a.view[:0, :0]
    decomposed(checks, values, u_view, s, vectors[1], ("gesvd", jobs, m, n))


def gesvdj(checks: Checks, values: Array, job: str, econ: int, padding: int) -> None:
    library, dtype = checks.library, values.dtype.type
    (m, n), k = values.shape, min(values.shape)
    wanted = job == "vectors"
    with jacobi(library, "gesvdj", dtype) as params:
        a, info = library.matrix(values, padding), library.infos()
        s = library.array(np.zeros(k, real(dtype)))
        u, v = (library.matrix(np.zeros((d, k if econ else d), dtype), padding) for d in (m, n))
        head = (job, econ, m, n, a, a.ld, s, u, u.ld, v, v.ld)
        work = library.work("gesvdj", dtype, *head, after=(params,))
        library.call(library.named("gesvdj", dtype), *head, work, len(work), info, params)
        checks.info(info, 0, "gesvdj")
        checks.kept("gesvdj", a, u, v)
        got = u.view if wanted else u.view[:0, :0]
        decomposed(checks, values, got, s, adjoint(v.view), ("gesvdj", job, econ, m, n))
        if wanted:
            jacobi_results(checks, "gesvdj", params, norm(values), dtype)
        elif not checks.cusolver:
            status = library.status("XgesvdjGetResidual", params, ctypes.byref(ctypes.c_double()))
            checks.true(status == NOT_SUPPORTED[library.form], "a residual without vectors")


def singular_values(checks: Checks) -> None:
    for dtype, shape, padding in itertools.product(TYPES, SHAPES, (0, 2)):
        values = checks.values(shape, dtype)
        for jobs in ("AA", "SS", "NN", "OS", "SO", "AS") if checks.tall((shape,)) else ():
            gesvd(checks, values, jobs, padding)
        for job, econ in itertools.product(("vectors", "values"), (0, 1)):
            gesvdj(checks, values, job, econ, padding)
        checks.library.clear()


def eigenpairs(checks: Checks, values: Array, w: Array, v: Array | None, what: object) -> None:
    dtype = values.dtype.type
    checks.close(w, np.linalg.eigvalsh(wide(values)), dtype, (what, "W"))
    if v is not None:
        checks.unitary(v, dtype, (what, "V"))
        checks.small(wide(values) @ wide(v) - wide(v) * w, norm(values), dtype, (what, "A V"))


def eigenvalues(checks: Checks) -> None:
    library = checks.library
    cases = itertools.product(TYPES, (1, 6, 80, 0), (0, 2), FILLS, ("vectors", "values"))
    for dtype, n, padding, fill, job in cases:
        values = checks.hermitian(n, dtype)
        for name in ("syevd", "syevj"):
            with jacobi(library, "syevj", dtype) as params:
                after = (params,) if name == "syevj" else ()
                a, info = library.matrix(only_half(values, fill), padding), library.infos()
                w = library.array(np.zeros(n, real(dtype)))
                head = (job, fill, n, a, a.ld, w)
                work = library.work(name, dtype, *head, after=after)
                library.call(library.named(name, dtype), *head, work, len(work), info, *after)
                checks.info(info, 0, name)
                checks.kept(name, a)
                eigenpairs(checks, values, w, a.view if job == "vectors" else None, (name, n, fill))
                if after and job == "vectors":
                    jacobi_results(checks, "syevj", params, norm(values) + 1e-30, dtype)
        library.clear()


def batched_jacobi(checks: Checks) -> None:
    library = checks.library
    for dtype, job, fill in itertools.product(TYPES, ("vectors", "values"), FILLS):
        with jacobi(library, "syevj", dtype) as params:
            values = np.array([checks.hermitian(5, dtype) for _ in range(3)])
            a, infos = library.matrix(np.array([only_half(each, fill) for each in values]), 1), library.infos(3)
            w = library.array(np.zeros((3, 5), real(dtype)))
            head = (job, fill, 5, a, a.ld, w)
            work = library.work("syevjBatched", dtype, *head, after=(params, 3))
            library.call(library.named("syevjBatched", dtype), *head, work, len(work), infos, params, 3)
            checks.info(infos, [0, 0, 0], "syevjBatched")
            checks.kept("syevjBatched", a)
            for i in range(3):
                eigenpairs(checks, values[i], w[i], a.view[i] if job == "vectors" else None, ("syevjBatched", i))
        library.clear()
    for dtype, job, (m, n) in itertools.product(TYPES, ("vectors", "values"), ((5, 5), (6, 4), (3, 5))):
        with jacobi(library, "gesvdj", dtype) as params:
            values, k = checks.values((3, m, n), dtype), min(m, n)
            a, infos = library.matrix(values, 1), library.infos(3)
            s = library.array(np.zeros((3, k), real(dtype)))
            u, v = (library.matrix(np.zeros((3, d, d), dtype), 2) for d in (m, n))
            head = (job, m, n, a, a.ld, s, u, u.ld, v, v.ld)
            work = library.work("gesvdjBatched", dtype, *head, after=(params, 3))
            library.call(library.named("gesvdjBatched", dtype), *head, work, len(work), infos, params, 3)
            checks.info(infos, [0, 0, 0], "gesvdjBatched")
            if not checks.cusolver:
                checks.kept("gesvdjBatched", a, u, v)
            for i in range(3):
                got = u.view[i] if job == "vectors" else u.view[i, :0, :0]
                decomposed(checks, values[i], got, s[i], adjoint(v.view[i]), ("gesvdjBatched", i, m, n))
        library.clear()


def pencils(checks: Checks) -> None:
    """A v = w B v, A B v = w v, B A v = w v; the vectors' length is measured by B."""
    library = checks.library
    kinds = ("AxLBx", "ABxLx", "BAxLx")
    for dtype, n, kind, fill, name in itertools.product(TYPES, (1, 7), kinds, FILLS, ("sygvd", "sygvj")):
        first, second = checks.hermitian(n, dtype), checks.definite(n, dtype)
        with jacobi(library, "syevj", dtype) as params:
            after = (params,) if name == "sygvj" else ()
            a, b = (library.matrix(only_half(each, fill), 2) for each in (first, second))
            w, info = library.array(np.zeros(n, real(dtype))), library.infos()
            head = (kind, "vectors", fill, n, a, a.ld, b, b.ld, w)
            work = library.work(name, dtype, *head, after=after)
            library.call(library.named(name, dtype), *head, work, len(work), info, *after)
        checks.info(info, 0, name)
        checks.kept(name, a, b)
        v, x, y = wide(a.view), wide(first), wide(second)
        left = {"AxLBx": x @ v, "ABxLx": x @ y @ v, "BAxLx": y @ x @ v}[kind]
        right = (y @ v if kind == "AxLBx" else v) * w
        condition = float(np.linalg.cond(y)) * norm(v)
        checks.small(left - right, (norm(x) * norm(y) + norm(x)) * condition, dtype, (name, kind, fill, n))
        metric = np.linalg.inv(y) if kind == "BAxLx" else y
        checks.small(adjoint(v) @ metric @ v - np.eye(n), condition * norm(v) * norm(y), dtype, (name, kind, "V"))
        checks.true(bool((np.diff(w) >= 0).all()), (name, "order"))
        library.clear()
    for dtype, fill in itertools.product(TYPES, FILLS):  # B isn't definite: n more than the minor's order
        second = checks.definite(5, dtype)
        second[2, 2] = -1
        a, b = library.matrix(checks.hermitian(5, dtype)), library.matrix(second)
        w, info = library.array(np.zeros(5, real(dtype))), library.infos()
        head = ("AxLBx", "values", fill, 5, a, a.ld, b, b.ld, w)
        work = library.work("sygvd", dtype, *head)
        library.call(library.named("sygvd", dtype), *head, work, len(work), info)
        checks.info(info, 5 + 3, "B isn't definite")
        library.clear()


def reduced(checks: Checks, values: Array, fill: str, padding: int) -> tuple[Matrix, Array, Array]:
    """sytrd: the matrix with reflectors, their factors, and the tridiagonal matrix."""
    library, dtype, n = checks.library, values.dtype.type, len(values)
    a, info = library.matrix(only_half(values, fill), padding), library.infos()
    d, e = (library.array(np.zeros(max(0, size), real(dtype))) for size in (n, n - 1))
    tau = library.array(np.zeros(max(0, n - 1), dtype))
    head = (fill, n, a, a.ld, d, e, tau)
    work = library.work("sytrd", dtype, *head)
    library.call(library.named("sytrd", dtype), *head, work, len(work), info)
    checks.info(info, 0, "sytrd")
    checks.kept("sytrd", a)
    return a, tau, np.diag(wide(d)) + np.diag(wide(e), 1) + np.diag(wide(e), -1)


def tridiagonal(checks: Checks) -> None:
    library = checks.library
    for dtype, n, padding, fill in itertools.product(TYPES, (1, 6, 80), (0, 2), FILLS):
        values = checks.hermitian(n, dtype)
        a, tau, middle = reduced(checks, values, fill, padding)
        q, info = library.matrix(np.array(a.view), padding), library.infos()
        head = (fill, n, q, q.ld, tau)
        work = library.work("orgtr", dtype, *head)
        library.call(library.named("orgtr", dtype), *head, work, len(work), info)
        checks.info(info, 0, "orgtr")
        checks.unitary(q.view, dtype, ("orgtr", n, fill))
        product = wide(q.view) @ middle @ adjoint(wide(q.view))
        checks.small(product - values, norm(values), dtype, ("sytrd", n, fill))
        for side, operation in itertools.product(("left", "right"), "NC" if np.iscomplexobj(values) else "NT"):
            given = checks.values((n, 4) if side == "left" else (4, n), dtype)
            c, info = library.matrix(given, padding), library.infos()
            head = (side, fill, operation, *given.shape, a, a.ld, tau, c, c.ld)
            work = library.work("ormtr", dtype, *head)
            library.call(library.named("ormtr", dtype), *head, work, len(work), info)
            matrix = wide(q.view) if operation == "N" else adjoint(wide(q.view))
            want = matrix @ given if side == "left" else given @ matrix
            checks.close(c.view, want, dtype, ("ormtr", n, fill, side, operation))
            checks.kept("ormtr", c)
        library.clear()


def factor(checks: Checks, reflectors: Array, side: str, order: int, k: int, tau: Array) -> Array:
    """orgbr: Q of m rows, or P^H of n columns."""
    library, dtype = checks.library, reflectors.dtype.type
    square = np.zeros((order, order), dtype)
    part = reflectors[:order, :order]
    square[: part.shape[0], : part.shape[1]] = part
    a, info = library.matrix(square, 1), library.infos()
    head = (side, order, order, k, a, a.ld, tau)
    work = library.work("orgbr", dtype, *head)
    library.call(library.named("orgbr", dtype), *head, work, len(work), info)
    checks.info(info, 0, "orgbr")
    checks.kept("orgbr", a)
    checks.unitary(a.view, dtype, ("orgbr", side))
    return wide(a.view)


def bidiagonal(checks: Checks) -> None:
    library = checks.library
    for dtype, (m, n), padding in itertools.product(TYPES, checks.tall(SHAPES), (0, 2)):
        values, k = checks.values((m, n), dtype), min(m, n)
        a, info = library.matrix(values, padding), library.infos()
        d, e = (library.array(np.zeros(max(1, size), real(dtype))) for size in (k, k - 1))
        tauq, taup = (library.array(np.zeros(k, dtype)) for _ in range(2))
        work = library.work("gebrd", dtype, m, n)
        call = (m, n, a, a.ld, d, e, tauq, taup, work, len(work), info)
        library.call(library.named("gebrd", dtype), *call)
        checks.info(info, 0, "gebrd")
        checks.kept("gebrd", a)
        middle = np.zeros((m, n))
        middle[range(k), range(k)] = d
        for i in range(k - 1):
            middle[(i, i + 1) if m >= n else (i + 1, i)] = e[i]
        q = factor(checks, a.view, "left", m, n, tauq)
        p = factor(checks, a.view, "right", n, m, taup)
        checks.small(q @ middle @ p - values, norm(values), dtype, ("gebrd", m, n))
        library.clear()
