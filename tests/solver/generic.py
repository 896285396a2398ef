"""The functions whose arguments state types, with counts of 64 bits."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Iterable

import numpy as np

from tests.solver.checks import Checks, adjoint, half, norm, only_half, real, wide
from tests.solver.library import INVALID_VALUE, NOT_SUPPORTED, Library
from tests.solver.spectra import decomposed, eigenpairs
from tests.sparse.library import TYPES, long

Type = type[np.generic]


def kind(dtype: Type) -> int:
    return TYPES[dtype][0]


def passed(arguments: Iterable[object]) -> list[object]:
    """Counts have 64 bits. Types are wrapped already."""
    return [long(each) if isinstance(each, int) else each for each in arguments]


def data_type(dtype: Type) -> ctypes.c_int:
    return ctypes.c_int(kind(dtype))


def work(library: Library, name: str, *arguments: object) -> list[object]:
    """Work areas of the device and of the host, with their sizes."""
    device, host = ctypes.c_size_t(), ctypes.c_size_t()
    sizes = (ctypes.byref(device), ctypes.byref(host))
    assert library.status(f"{name}_bufferSize", *passed(arguments), *sizes) == 0, name
    areas = [library.array(np.zeros(max(1, size.value), np.int8)) for size in (device, host)]
    return [areas[0], device, areas[1], host]


def systems(checks: Checks, params: ctypes.c_void_p) -> None:
    library = checks.library
    for dtype, padding in itertools.product(TYPES, (0, 3)):
        n, compute = 6, data_type(dtype)
        values, right = checks.values((n, n), dtype), checks.values((n, 2), dtype)
        a, b, info = library.matrix(values, padding), library.matrix(right, padding), library.infos()
        pivots = library.array(np.full(n, -1, np.int64))
        head = (params, n, n, compute, a, a.ld)
        areas = work(library, "Xgetrf", *head, compute)
        library.call("Xgetrf", *passed(head), pivots, compute, *areas, info)
        checks.info(info, 0, "Xgetrf")
        checks.true(bool(((pivots > np.arange(n)) & (pivots <= n)).all()), ("Xgetrf", pivots))
        for operation in "NTC":
            b, info = library.matrix(right, padding), library.infos()
            call = passed((n, 2, compute, a, a.ld, pivots, compute, b, b.ld, info))
            library.call("Xgetrs", params, operation, *call)
            matrix = {"N": values, "T": values.T, "C": adjoint(values)}[operation]
            residual = wide(matrix) @ wide(b.view) - right
            checks.small(residual, norm(values) * norm(b.view), dtype, ("Xgetrs", operation))
            checks.info(info, 0, "Xgetrs")
        tau, info = library.array(np.zeros(n, dtype)), library.infos()
        a = library.matrix(values, padding)
        head = (params, n, n, compute, a, a.ld, compute, tau, compute)
        library.call("Xgeqrf", *passed(head), *work(library, "Xgeqrf", *head), info)
        checks.info(info, 0, "Xgeqrf")
        checks.close(np.abs(np.diag(a.view)), np.abs(np.diag(np.linalg.qr(wide(values))[1])), dtype, "Xgeqrf", 100)
        library.clear()
    for dtype, fill in itertools.product(TYPES, ("lower", "upper")):
        n, compute = 5, data_type(dtype)
        values, right = checks.definite(n, dtype), checks.values((n, 2), dtype)
        a, b, info = library.matrix(only_half(values, fill), 1), library.matrix(right, 1), library.infos()
        areas = work(library, "Xpotrf", params, fill, n, compute, a, a.ld, compute)
        library.call("Xpotrf", params, fill, *passed((n, compute, a, a.ld, compute)), *areas, info)
        factor = half(wide(a.view), fill)
        product = factor @ adjoint(factor) if fill == "lower" else adjoint(factor) @ factor
        checks.small(product - values, norm(values), dtype, ("Xpotrf", fill))
        call = passed((n, 2, compute, a, a.ld, compute, b, b.ld, info))
        library.call("Xpotrs", params, fill, *call)
        checks.small(wide(values) @ wide(b.view) - right, norm(values) * norm(b.view), dtype, ("Xpotrs", fill))
        checks.info(info, 0, "Xpotrs")
        library.clear()


def spectra(checks: Checks, params: ctypes.c_void_p) -> None:
    library = checks.library
    for dtype, fill, job in itertools.product(TYPES, ("lower", "upper"), ("vectors", "values")):
        n, compute, reals = 6, data_type(dtype), data_type(real(dtype))
        values = checks.hermitian(n, dtype)
        a, w, info = (
            library.matrix(only_half(values, fill), 1),
            library.array(np.zeros(n, real(dtype))),
            library.infos(),
        )
        head = (params, job, fill, n, compute, a, a.ld, reals, w, compute)
        library.call("Xsyevd", *passed(head), *work(library, "Xsyevd", *head), info)
        checks.info(info, 0, "Xsyevd")
        eigenpairs(checks, values, w, a.view if job == "vectors" else None, ("Xsyevd", fill))
        values = checks.values((7, 5), dtype)
        a, info = library.matrix(values, 1), library.infos()
        u, vt = library.matrix(np.zeros((7, 5), dtype), 2), library.matrix(np.zeros((5, 5), dtype), 3)
        jobs = (ctypes.c_byte(ord("S")), ctypes.c_byte(ord("A")))
        singular = library.array(np.zeros(5, real(dtype)))
        head = (params, *jobs, 7, 5, compute, a, a.ld, reals, singular, compute, u, u.ld, compute, vt, vt.ld, compute)
        library.call("Xgesvd", *passed(head), *work(library, "Xgesvd", *head), info)
        checks.info(info, 0, "Xgesvd")
        decomposed(checks, values, u.view, singular, vt.view, "Xgesvd")
        library.clear()


def refusals(checks: Checks, params: ctypes.c_void_p) -> None:
    library = checks.library
    a, info = library.matrix(np.eye(3)), library.infos()
    rest = (None, ctypes.c_size_t(), None, ctypes.c_size_t(), info)
    half_type, double = ctypes.c_int(2), data_type(np.float64)

    def potrf(n: int, ld: int, first: ctypes.c_int, compute: ctypes.c_int) -> int:
        return library.status("Xpotrf", params, "lower", *passed((n, first, a, ld, compute)), *rest)

    checks.true(potrf(-1, 3, double, double) == INVALID_VALUE, "a negative count")
    checks.true(potrf(3, 2, double, double) == INVALID_VALUE, "a small leading dimension")
    checks.true(potrf(3, 3, half_type, half_type) == NOT_SUPPORTED[library.form], "half precision")
    checks.true(potrf(3, 3, double, half_type) == NOT_SUPPORTED[library.form], "two types")
    checks.true(potrf(1 << 31, 1 << 31, double, double) == NOT_SUPPORTED[library.form], "many columns")
    checks.true(np.array_equal(a.view, np.eye(3)) and info[0] == -99, "refused calls write nothing")
    library.clear()


def generic(checks: Checks) -> None:
    library = checks.library
    if library.form == "hip":
        return
    params = ctypes.c_void_p()
    assert library.result("CreateParams", ctypes.byref(params)) == 0
    systems(checks, params)
    if not checks.cusolver:
        refusals(checks, params)
    if library.form == "cu":
        spectra(checks, params)
    assert library.result("DestroyParams", params) == 0
