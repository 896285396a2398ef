"""Refused calls, which write nothing."""

from __future__ import annotations

import ctypes

import numpy as np

from tests.solver.checks import Checks
from tests.solver.library import INVALID_ENUM, INVALID_VALUE, NOT_INITIALIZED, Hip
from tests.sparse.library import Array


def _functions(a: Array, r: Array, p: Array, i: Array) -> dict[str, tuple[tuple[object, ...], dict[int, object]]]:
    """Right arguments of functions of double precision, and wrong values by index."""
    w, char, info = (None, 0), ctypes.c_byte, ctypes.c_void_p()
    work = (Hip(None), Hip(0))
    return {
        "Dgetrf": ((3, 3, a, 3, None, Hip(0), p, i), {0: -1, 1: -1, 2: None, 3: 2, 7: None}),
        "Dgetrs": (("N", 3, 1, a, 3, p, a, 3, *work, i), {1: -1, 2: -1, 3: None, 4: 2, 6: None, 7: 2, 10: None}),
        "Dpotrf": (("lower", 3, a, 3, *w, i), {1: -1, 2: None, 3: 2, 6: None}),
        "Dpotrs": (("lower", 3, 1, a, 3, a, 3, *work, i), {1: -1, 2: -1, 3: None, 4: 2, 6: 2, 9: None}),
        "Dpotri": (("lower", 3, a, 3, *w, i), {1: -1, 2: None, 3: 2, 6: None}),
        "DpotrfBatched": (("lower", 3, a, 3, *work, i, 1), {1: -1, 2: None, 3: 2, 6: None, 7: -1}),
        "DpotrsBatched": (("lower", 3, 1, a, 3, a, 3, *work, i, 1), {1: -1, 2: -1, 4: 2, 6: 2, 9: None, 10: -1}),
        "Dgeqrf": ((3, 3, a, 3, a, *w, i), {0: -1, 1: -1, 2: None, 3: 2, 4: None, 7: None}),
        "Dorgqr": ((3, 3, 3, a, 3, a, *w, i), {0: 2, 1: 4, 2: 4, 3: None, 4: 2, 8: None}),
        "Dormqr": (("left", "N", 3, 2, 3, a, 3, a, a, 3, *w, i), {2: 2, 4: 4, 6: 2, 8: None, 9: 2, 12: None}),
        "Zunmqr": (("left", "N", 3, 2, 3, a, 3, a, a, 3, *w, i), {1: "T"}),
        "Dorgbr": (("left", 3, 3, 3, a, 3, a, *w, i), {1: 2, 3: -1, 5: 2, 9: None}),
        "Dorgtr": (("lower", 3, a, 3, a, *w, i), {1: -1, 3: 2, 7: None}),
        "Dormtr": (("left", "lower", "N", 3, 2, a, 3, a, a, 3, *w, i), {3: -1, 6: 2, 9: 2, 12: None}),
        "Dgebrd": ((3, 3, a, 3, r, r, a, a, *w, i), {0: -1, 3: 2, 4: None, 10: None}),
        "Dsytrd": (("lower", 3, a, 3, r, r, a, *w, i), {1: -1, 3: 2, 4: None, 9: None}),
        "Dsytrf": (("lower", 3, a, 3, p, *w, i), {1: -1, 3: 2, 4: None, 7: None}),
        "Dgesvd": (
            (char(65), char(65), 3, 3, a, 3, r, a, 3, a, 3, *w, None, i),
            {0: char(66), 2: -1, 3: -1, 5: 2, 6: None, 7: None, 8: 2, 10: 2, 14: None},
        ),
        "Dgesvdj": (("vectors", 0, 3, 3, a, 3, r, a, 3, a, 3, *w, i, info), {14: None}),
        "Dsyevd": (("vectors", "lower", 3, a, 3, r, *w, i), {2: -1, 3: None, 4: 2, 5: None, 8: None}),
        "Dsyevj": (("vectors", "lower", 3, a, 3, r, *w, i, info), {9: None}),
        "Dsygvd": (("AxLBx", "vectors", "lower", 3, a, 3, a, 3, r, *w, i), {3: -1, 5: 2, 7: 2, 8: None, 11: None}),
    }  # fmt: skip


def errors(checks: Checks) -> None:
    if checks.cusolver:  # which uses null pointers
        return
    library = checks.library
    a, r, p = (library.array(np.full(32, 5, kind)) for kind in (np.complex128, np.float64, np.int32))
    i = library.infos()
    functions = _functions(a, r, p, i)
    for name, (right, wrong) in functions.items():
        for index, value in wrong.items():
            arguments = [*right[:index], value, *right[index + 1 :]]
            checks.true(library.status(name, *arguments) == INVALID_VALUE, (name, index, value))
        none = ctypes.c_void_p()
        checks.true(library.result(name, none, *right) == NOT_INITIALIZED, (name, "without a handle"))
        for index, value in enumerate(right):
            if isinstance(value, str):
                other = library.option("vectors") + 99
                arguments = [*right[:index], other, *right[index + 1 :]]
                want = INVALID_VALUE if library.form == "cu" else INVALID_ENUM
                checks.true(library.status(name, *arguments) == want, (name, index, "an unknown enumerator"))
    checks.true(
        bool((a == 5).all() and (r == 5).all() and (p == 5).all() and i[0] == -99), "refused calls write nothing"
    )
    size = ctypes.c_int(-1)
    checks.true(library.status("Dgetrf_bufferSize", 3, -3, a, 3, ctypes.byref(size)) == INVALID_VALUE, "a size")
    checks.true(library.status("Dgetrf_bufferSize", 3, 3, a, 3, None) == INVALID_VALUE, "a size to nowhere")
    checks.true(library.result("Create", None) == INVALID_VALUE, "a handle to nowhere")
    checks.true(library.result("Destroy", None) == NOT_INITIALIZED, "no handle")
    checks.true(library.status("GetStream", None) == INVALID_VALUE, "a stream to nowhere")
    library.clear()
