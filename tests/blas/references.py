"""The routines of BLAS in NumPy, by their definitions: dense matrices and complex numbers of 128 bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Values = dict[str, Any]
Arrays = dict[str, Any]


def op(letter: str, matrix: Any) -> Any:
    return {"N": matrix, "T": matrix.T, "C": matrix.conj().T}[letter]


def scaled(beta: complex, matrix: Any) -> Any:
    """beta times a matrix, which isn't read if beta is zero."""
    return np.zeros_like(matrix) if beta == 0 else beta * matrix


def times(alpha: complex, product: Callable[[], Any], like: Any) -> Any:
    return np.zeros_like(like) if alpha == 0 else alpha * product()


def triangle(uplo: str, n: int) -> Any:
    """The elements of the triangle, with the diagonal."""
    return np.triu(np.ones((n, n), bool)) if uplo == "U" else np.tril(np.ones((n, n), bool))


def band(uplo: str, n: int, k: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The rows and columns of a triangle's band, and the rows in its memory."""
    rows, columns = np.nonzero(triangle(uplo, n) & (np.abs(np.subtract.outer(np.arange(n), np.arange(n))) <= k))
    return rows, columns, rows - columns + (k if uplo == "U" else 0)


def packed(uplo: str, n: int) -> tuple[np.ndarray, np.ndarray]:
    """The rows and columns of a triangle in the order of packed memory: by columns."""
    columns, rows = np.nonzero(triangle(uplo, n).T)
    return rows, columns


def stored(v: Values, arrays: Arrays) -> Any:
    """The dense triangle that A or AP has, in whatever form, and zeros."""
    n = v["n"] if "n" in v else arrays["A"].shape[0]
    if "AP" in arrays:
        dense = np.zeros((n, n), complex)
        dense[packed(v["uplo"], n)] = arrays["AP"]
        return dense
    if "k" in v:
        dense = np.zeros((n, n), complex)
        rows, columns, place = band(v["uplo"], n, v["k"])
        dense[rows, columns] = arrays["A"][place, columns]
        return dense
    a = arrays["A"]
    return np.where(triangle(v["uplo"], a.shape[0]), a, 0)


def symmetric(triangle_: Any, hermitian: bool) -> Any:
    other = triangle_.conj().T if hermitian else triangle_.T
    full = triangle_ + other
    diagonal = np.diag(triangle_)
    np.fill_diagonal(full, np.real(diagonal) if hermitian else diagonal)
    return full


def triangular(v: Values, arrays: Arrays) -> Any:
    dense = stored(v, arrays)
    if v["diag"] == "U":
        np.fill_diagonal(dense, 1)
    return op(v.get("trans") or v["transa"], dense)


# ---- Level 1


def axpy(v: Values, a: Arrays) -> Arrays:
    return {"y": a["y"] + times(v["alpha"], lambda: a["x"], a["y"])}


def rot(v: Values, a: Arrays) -> Arrays:
    c, s, x, y = v["c"], v["s"], a["x"], a["y"]
    return {"x": c * x + s * y, "y": c * y - np.conj(s) * x}


def rotg(v: Values, m: Arrays) -> Arrays:
    """r, z, c and s of a rotation that makes (a, b) (r, 0): z is b unless the values are real."""
    a, b = complex(m["a"][0]), complex(m["b"][0])
    if not v["complex"]:
        a, b = a.real, b.real
        sigma = np.sign(a if abs(a) > abs(b) else b)
        r = sigma * np.hypot(a, b)
        c, s = (a / r, b / r) if r else (1.0, 0.0)
        z = (s if abs(a) > abs(b) else 1 / c if c != 0 else 1.0) if r else 0.0
        return {"a": np.array([r]), "b": np.array([z]), "c": np.array([c]), "s": np.array([s])}
    if a == 0:
        return {"a": np.array([b]), "c": np.array([0.0]), "s": np.array([1.0])}
    norm = np.sqrt(abs(a) ** 2 + abs(b) ** 2)
    r = a / abs(a) * norm
    return {"a": np.array([r]), "c": np.array([abs(a) / norm]), "s": np.array([a / abs(a) * np.conj(b) / norm])}


def modified(param: Any) -> Any:
    """H of rotm's parameters."""
    flag, h11, h21, h12, h22 = param.real
    if flag == -2:
        return np.eye(2)
    if flag == -1:
        return np.array([[h11, h12], [h21, h22]])
    return np.array([[1, h12], [h21, 1]]) if flag == 0 else np.array([[h11, 1], [-1, h22]])


def rotm(v: Values, a: Arrays) -> Arrays:
    x, y = modified(a["param"]) @ np.array([a["x"], a["y"]])
    return {"x": x, "y": y}


def rotmg(v: Values, m: Arrays) -> Arrays:
    """For values that need no scaling: Lawson et al., ACM TOMS 5 (1979)."""
    d1, d2, x1, y1 = (float(m[name][0].real) for name in ("d1", "d2", "x1", "y1"))
    p1, p2 = d1 * x1, d2 * y1
    q1, q2 = p1 * x1, p2 * y1
    param = np.full(5, np.nan)
    if abs(q1) > abs(q2):
        h21, h12 = -y1 / x1, p2 / p1
        u = 1 - h12 * h21
        param[[0, 2, 3]] = 0, h21, h12
        return {"d1": d1 / u, "d2": d2 / u, "x1": x1 * u, "param": param}
    h11, h22 = p1 / p2, x1 / y1
    u = 1 + h11 * h22
    param[[0, 1, 4]] = 1, h11, h22
    return {"d1": d2 / u, "d2": d1 / u, "x1": y1 * u, "param": param}


def magnitudes(x: Any) -> Any:
    return np.abs(x.real) + np.abs(x.imag)


# ---- Level 2


def general(matrix: Callable[[Values, Arrays], Any]) -> Callable[[Values, Arrays], Arrays]:
    """y = alpha A x + beta y"""

    def routine(v: Values, a: Arrays) -> Arrays:
        return {"y": times(v["alpha"], lambda: matrix(v, a) @ a["x"], a["y"]) + scaled(v["beta"], a["y"])}

    return routine


def banded(v: Values, a: Arrays) -> Any:
    m, n, kl, ku = v["m"], v["n"], v["kl"], v["ku"]
    dense = np.zeros((m, n), complex)
    for j in range(n):
        for i in range(max(0, j - ku), min(m, j + kl + 1)):
            dense[i, j] = a["A"][ku + i - j, j]
    return op(v["trans"], dense)


def full(hermitian: bool) -> Callable[[Values, Arrays], Any]:
    return lambda v, a: symmetric(stored(v, a), hermitian)


def outer(conjugate: bool) -> Callable[[Values, Arrays], Arrays]:
    def routine(v: Values, a: Arrays) -> Arrays:
        y = a["y"].conj() if conjugate else a["y"]
        return {"A": a["A"] + times(v["alpha"], lambda: np.outer(a["x"], y), a["A"])}

    return routine


def updated(v: Values, a: Arrays, update: Any, hermitian: bool) -> Arrays:
    """A's triangle, or AP's, with the update; the diagonal of a Hermitian matrix is real."""
    n = v["n"]
    if hermitian and v["alpha"] != 0:
        update = update + 0
    place = packed(v["uplo"], n) if "AP" in a else triangle(v["uplo"], n)
    name = "AP" if "AP" in a else "A"
    result = a[name].copy()
    if name == "AP":
        result += update[place]
        if hermitian:
            result[place[0] == place[1]] = result[place[0] == place[1]].real
    else:
        result[place] += update[place]
        if hermitian:
            np.fill_diagonal(result, np.real(np.diag(result)))
    return {name: result}


def rank_1(hermitian: bool) -> Callable[[Values, Arrays], Arrays]:
    def routine(v: Values, a: Arrays) -> Arrays:
        x = a["x"]
        return updated(v, a, v["alpha"] * np.outer(x, x.conj() if hermitian else x), hermitian)

    return routine


def rank_2(hermitian: bool) -> Callable[[Values, Arrays], Arrays]:
    def routine(v: Values, a: Arrays) -> Arrays:
        x, y, alpha = a["x"], a["y"], v["alpha"]
        if hermitian:
            update = alpha * np.outer(x, y.conj()) + np.conj(alpha) * np.outer(y, x.conj())
        else:
            update = alpha * (np.outer(x, y) + np.outer(y, x))
        return updated(v, a, update, hermitian)

    return routine


def multiplied(v: Values, a: Arrays) -> Arrays:
    return {"x": triangular(v, a) @ a["x"]}


def solved(v: Values, a: Arrays) -> Arrays:
    return {"x": np.linalg.solve(triangular(v, a), a["x"])}


# ---- Level 3


def gemm(v: Values, a: Arrays) -> Arrays:
    product = times(v["alpha"], lambda: op(v["transa"], a["A"]) @ op(v["transb"], a["B"]), a["C"])
    return {"C": product + scaled(v["beta"], a["C"])}


def sided(hermitian: bool) -> Callable[[Values, Arrays], Arrays]:
    def routine(v: Values, a: Arrays) -> Arrays:
        matrix = symmetric(np.where(triangle(v["uplo"], len(a["A"])), a["A"], 0), hermitian)

        def product() -> Any:
            return matrix @ a["B"] if v["side"] == "L" else a["B"] @ matrix

        return {"C": times(v["alpha"], product, a["C"]) + scaled(v["beta"], a["C"])}

    return routine


def rank_k(kind: str, hermitian: bool) -> Callable[[Values, Arrays], Arrays]:
    """kind: k for A op(A), 2k for that of A and B and its reverse, x for A op(B)."""

    def turned(matrix: Any) -> Any:
        return matrix.conj().T if hermitian else matrix.T

    def routine(v: Values, a: Arrays) -> Arrays:
        first, alpha = a["A"], v["alpha"]
        second = a.get("B", first)
        if v["trans"] != "N":
            first, second = turned(first), turned(second)
        update = np.zeros_like(a["C"])
        if alpha != 0 and v["k"] != 0:
            update = alpha * (first @ turned(second))
            if kind == "2k":
                update = update + (np.conj(alpha) if hermitian else alpha) * (second @ turned(first))
        place = triangle(v["uplo"], v["n"])
        result = a["C"].copy()
        result[place] = (update + scaled(v["beta"], a["C"]))[place]
        if hermitian:
            np.fill_diagonal(result, np.real(np.diag(result)))
        return {"C": result}

    return routine


def side_of_triangle(v: Values, a: Arrays) -> Any:
    return triangular({key: value for key, value in v.items() if key not in ("n", "k")}, a)


def trmm(v: Values, a: Arrays) -> Arrays:
    def product() -> Any:
        matrix = side_of_triangle(v, a)
        return matrix @ a["B"] if v["side"] == "L" else a["B"] @ matrix

    return {"C": times(v["alpha"], product, a["B"])}


def trsm(v: Values, a: Arrays) -> Arrays:
    def solution() -> Any:
        matrix = side_of_triangle(v, a)
        return np.linalg.solve(matrix, a["B"]) if v["side"] == "L" else np.linalg.solve(matrix.T, a["B"].T).T

    return {"B": times(v["alpha"], solution, a["B"])}


def geam(v: Values, a: Arrays) -> Arrays:
    first = times(v["alpha"], lambda: op(v["transa"], a["A"]), a["C"])
    return {"C": first + times(v["beta"], lambda: op(v["transb"], a["B"]), a["C"])}


def dgmm(v: Values, a: Arrays) -> Arrays:
    return {"C": a["x"][:, None] * a["A"] if v["side"] == "L" else a["A"] * a["x"]}


REFERENCES: dict[str, Callable[[Values, Arrays], Arrays]] = {
    "axpy": axpy,
    "scal": lambda v, a: {"x": v["alpha"] * a["x"]},
    "copy": lambda v, a: {"y": a["x"]},
    "swap": lambda v, a: {"x": a["y"], "y": a["x"]},
    "dot": lambda v, a: {"result": np.sum(a["x"] * a["y"])},
    "dotu": lambda v, a: {"result": np.sum(a["x"] * a["y"])},
    "dotc": lambda v, a: {"result": np.sum(a["x"].conj() * a["y"])},
    "nrm2": lambda v, a: {"result": np.linalg.norm(a["x"])},
    "asum": lambda v, a: {"result": np.sum(magnitudes(a["x"]))},
    "amax": lambda v, a: {"result": np.array(1 + np.argmax(magnitudes(a["x"])))},
    "amin": lambda v, a: {"result": np.array(1 + np.argmin(magnitudes(a["x"])))},
    "rot": rot, "rotg": rotg, "rotm": rotm, "rotmg": rotmg,
    "gemv": general(lambda v, a: op(v["trans"], a["A"])),
    "gbmv": general(banded),
    "ger": outer(False), "geru": outer(False), "gerc": outer(True),
    **{name: general(full(False)) for name in ("symv", "sbmv", "spmv")},
    **{name: general(full(True)) for name in ("hemv", "hbmv", "hpmv")},
    "syr": rank_1(False), "spr": rank_1(False), "her": rank_1(True), "hpr": rank_1(True),
    "syr2": rank_2(False), "spr2": rank_2(False), "her2": rank_2(True), "hpr2": rank_2(True),
    **{name: multiplied for name in ("trmv", "tbmv", "tpmv")},
    **{name: solved for name in ("trsv", "tbsv", "tpsv")},
    "gemm": gemm, "symm": sided(False), "hemm": sided(True),
    "syrk": rank_k("k", False), "herk": rank_k("k", True),
    "syr2k": rank_k("2k", False), "her2k": rank_k("2k", True),
    "syrkx": rank_k("x", False), "herkx": rank_k("x", True),
    "trmm": trmm, "trsm": trsm, "geam": geam, "dgmm": dgmm,
}  # fmt: skip


# ---- Operands


def _vectors(v: Values) -> dict[str, tuple[int, ...]]:
    return {"x": (v["n"],), "y": (v["n"],), "param": (5,)}


def _numbers(v: Values) -> dict[str, tuple[int, ...]]:
    return {**dict.fromkeys(("a", "b", "c", "s", "d1", "d2", "x1", "y1"), (1,)), "param": (5,)}


def _general(v: Values) -> dict[str, tuple[int, ...]]:
    m, n = v["m"], v["n"]
    rows = v["kl"] + v["ku"] + 1 if "kl" in v else m
    plain = v.get("trans", "N") == "N"
    # ger has x of m elements.
    x, y = (n, m) if plain and "trans" in v else (m, n)
    return {"A": (rows, n), "x": (x,), "y": (y,)}


def _square(v: Values) -> dict[str, tuple[int, ...]]:
    n = v["n"]
    rows = v["k"] + 1 if "k" in v else n
    return {"A": (rows, n), "AP": (n * (n + 1) // 2,), "x": (n,), "y": (n,)}


def _either(plain: bool, rows: int, columns: int) -> tuple[int, int]:
    return (rows, columns) if plain else (columns, rows)


def _products(v: Values) -> dict[str, tuple[int, ...]]:
    m, n, k = v["m"], v["n"], v["k"]
    return {"A": _either(v["transa"] == "N", m, k), "B": _either(v["transb"] == "N", k, n), "C": (m, n)}


def _sums(v: Values) -> dict[str, tuple[int, ...]]:
    m, n = v["m"], v["n"]
    return {"A": _either(v["transa"] == "N", m, n), "B": _either(v["transb"] == "N", m, n), "C": (m, n)}


def _ranks(v: Values) -> dict[str, tuple[int, ...]]:
    shape = _either(v["trans"] == "N", v["n"], v["k"])
    return {"A": shape, "B": shape, "C": (v["n"], v["n"])}


def _sides(v: Values) -> dict[str, tuple[int, ...]]:
    m, n = v["m"], v["n"]
    size = m if v["side"] == "L" else n
    return {"A": (size, size), "B": (m, n), "C": (m, n)}


def _diagonal(v: Values) -> dict[str, tuple[int, ...]]:
    m, n = v["m"], v["n"]
    return {"A": (m, n), "x": (m if v["side"] == "L" else n,), "C": (m, n)}


# The shapes of a routine's arrays.
SHAPES: dict[str, Callable[[Values], dict[str, tuple[int, ...]]]] = {
    **dict.fromkeys(("axpy", "scal", "copy", "swap", "dot", "dotu", "dotc", "nrm2", "asum", "amax", "amin"), _vectors),
    **dict.fromkeys(("rot", "rotm"), _vectors),
    **dict.fromkeys(("rotg", "rotmg"), _numbers),
    **dict.fromkeys(("gemv", "gbmv", "ger", "geru", "gerc"), _general),
    **dict.fromkeys(("symv", "hemv", "sbmv", "hbmv", "spmv", "hpmv"), _square),
    **dict.fromkeys(("syr", "her", "syr2", "her2", "spr", "hpr", "spr2", "hpr2"), _square),
    **dict.fromkeys(["trmv", "trsv", "tbmv", "tbsv", "tpmv", "tpsv"], _square),
    "gemm": _products, "geam": _sums, "dgmm": _diagonal,
    **dict.fromkeys(["syrk", "herk", "syr2k", "her2k", "syrkx", "herkx"], _ranks),
    **dict.fromkeys(["symm", "hemm", "trmm", "trsm"], _sides),
}  # fmt: skip

# Matrices of which a routine reads a triangle.
_TRIANGLES = {
    "A": ["symv", "hemv", "syr", "her", "syr2", "her2", "trmv", "trsv", "symm", "hemm", "trmm", "trsm"],
    "C": ["syrk", "herk", "syr2k", "her2k", "syrkx", "herkx"],
}
_BANDS = ["sbmv", "hbmv", "tbmv", "tbsv"]
_HERMITIAN = {"A": ["hemv", "her", "her2", "hemm"], "C": ["herk", "her2k", "herkx"], "AP": ["hpmv", "hpr", "hpr2"]}


def fill(
    routine: str, name: str, shape: tuple[int, ...], dtype: Any, random: np.random.Generator, values: Values
) -> Any:
    """An operand: small multiples of 1/8, NaN wherever the routine must not read, and no almost singular triangle."""
    complex_ = np.issubdtype(dtype, np.complexfloating)
    values["complex"] = values.get("complex", False) or complex_
    numbers = random.integers(-8, 9, shape) / 8 + 0j
    if complex_:
        numbers = numbers + 1j * random.integers(-8, 9, shape) / 8
    if routine == "rotmg" and name != "param":
        numbers = np.abs(numbers.real) + 1
    if name == "param":
        flag = random.choice((-2, -1, 0, 1))
        numbers = np.full(5, np.nan) if routine == "rotmg" else np.array([flag, 2, 0.5, -1, 0.25])
    if name in ("c", "s") or (routine == "trmm" and name == "C") or (routine in ("geam", "dgmm") and name == "C"):
        numbers = np.full(shape, np.nan)
    if name == "y" and routine == "copy":
        numbers = np.full(shape, np.nan)
    beta, written = values.get("beta"), "C" if "transa" in values or "side" in values or name == "C" else "y"
    if beta is not None and beta[0] == 0 and name == written and routine != "geam":
        numbers = np.full(shape, np.nan)
    alpha = values.get("alpha")
    if alpha is not None and alpha[0] == 0 and name in ("A", "B") and routine in ("gemm", "geam", "symm", "hemm"):
        numbers = np.full(shape, np.nan)
    if routine in _TRIANGLES.get(name, ()):
        numbers = np.where(triangle(values["uplo"], shape[0]), numbers, np.nan)
        numbers = _diagonal_of(routine, numbers, values)
    elif routine in _BANDS and name == "A":
        numbers = _band_of(routine, numbers, values)
    elif routine == "gbmv" and name == "A":
        m, kl, ku = values["m"], values["kl"], values["ku"]
        rows, columns = np.indices(shape)
        real = rows - ku + columns
        numbers = np.where((real >= 0) & (real < m) & (rows <= kl + ku), numbers, np.nan)
    elif name == "AP":
        numbers = _packed_of(routine, numbers, values)
    with np.errstate(all="ignore"):
        return (numbers if complex_ else np.real(numbers)).astype(dtype)


def _diagonal_of(routine: str, matrix: Any, values: Values) -> Any:
    diagonal = np.diag(matrix).copy()
    n = len(matrix)
    if "diag" in values:
        matrix = np.where(np.eye(n, dtype=bool), matrix, matrix / max(n, 1))
        diagonal = np.full(n, np.nan) if values["diag"] == "U" else np.abs(diagonal) + 1
    elif routine in (*_HERMITIAN["A"], *_HERMITIAN["C"]):
        diagonal = diagonal.real
    np.fill_diagonal(matrix, diagonal)
    return matrix


def _band_of(routine: str, stored_: Any, values: Values) -> Any:
    n, k = values["n"], values["k"]
    _, columns, place = band(values["uplo"], n, k)
    result = np.full(stored_.shape, np.nan, complex)
    result[place, columns] = stored_[place, columns] / (n if "diag" in values else 1)
    diagonal = k if values["uplo"] == "U" else 0
    if "diag" in values:
        result[diagonal] = np.nan if values["diag"] == "U" else 1.5
    elif routine == "hbmv":
        result[diagonal] = result[diagonal].real
    return result


def _packed_of(routine: str, values_: Any, values: Values) -> Any:
    rows, columns = packed(values["uplo"], values["n"])
    on = rows == columns
    result = values_ / (values["n"] if "diag" in values else 1)
    if "diag" in values:
        result = np.where(on, np.nan if values["diag"] == "U" else 1.5, result)
    elif routine in _HERMITIAN["AP"]:
        result = np.where(on, result.real, result)
    return result
