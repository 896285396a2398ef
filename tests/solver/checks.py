"""The count of right results, and the bounds of rounding."""

from __future__ import annotations

import os

import numpy as np

from tests.solver.library import Library, Matrix
from tests.sparse.library import Array, random_values

# LAPACK's tests accept residuals up to 30 n eps |A| (LAPACK Working Note 41, section 6).
FACTOR = 30


def epsilon(dtype: type[np.generic]) -> float:
    return float(np.finfo(np.float32 if dtype in (np.float32, np.complex64) else np.float64).eps)


def norm(values: Array) -> float:
    return float(np.linalg.norm(values.astype(np.complex128))) if values.size else 0.0


def adjoint(values: Array) -> Array:
    return np.swapaxes(values, -1, -2).conj()


class Checks:
    """Counts results."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.numbers = np.random.default_rng(1)
        self.count = self.wrong = 0
        # The work is cuSOLVER's, whose limits some cases have to keep to (docs/libraries.md).
        self.cusolver = os.environ.get("HIPSPV_BACKEND") == "cuda"

    def true(self, right: bool, what: object) -> None:
        self.count += 1
        if not right:
            self.wrong += 1
            print(f"wrong: {what}")

    def small(self, residual: Array, scale: float, dtype: type[np.generic], what: object) -> None:
        """The residual is rounding of values with the norm `scale`."""
        size = max(1, *residual.shape)
        got, bound = norm(residual), FACTOR * size * epsilon(dtype) * max(scale, 1e-30)
        self.true(got <= bound, (what, np.dtype(dtype).name, got, bound))

    def close(self, got: Array, want: Array, dtype: type[np.generic], what: object, factor: float = 1) -> None:
        """factor: the condition of the problem."""
        self.true(got.shape == want.shape, (what, got.shape, want.shape))
        self.small(wide(got) - wide(want), factor * max(norm(want), 1), dtype, what)

    def unitary(self, q: Array, dtype: type[np.generic], what: object) -> None:
        """Columns are orthonormal."""
        self.small(adjoint(wide(q)) @ wide(q) - np.eye(q.shape[1]), 1, dtype, what)

    def info(self, infos: Array, want: list[int] | int, what: object, *, empty: bool = False) -> None:
        """empty: the matrix has no elements. Some of cuSOLVER's functions then write nothing."""
        if empty and self.cusolver:
            return
        expected = want if isinstance(want, list) else [want]
        self.true(infos.tolist() == expected, (what, infos.tolist(), expected))

    def tall(self, shapes: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
        """The shapes of a function that takes no wide matrices in cuSOLVER."""
        return [(m, n) for m, n in shapes if m >= n or not self.cusolver]

    def kept(self, what: object, *matrices: Matrix) -> None:
        self.true(all(matrix.padding_is_kept() for matrix in matrices), (what, "padding"))

    def values(self, shape: tuple[int, ...], dtype: type[np.generic]) -> Array:
        return random_values(self.numbers, shape, dtype)

    def hermitian(self, n: int, dtype: type[np.generic]) -> Array:
        values = self.values((n, n), dtype)
        return ((values + adjoint(values)) / 2).astype(dtype)

    def definite(self, n: int, dtype: type[np.generic]) -> Array:
        values = self.values((n, n), dtype)
        return (values @ adjoint(values) + n * np.eye(n)).astype(dtype)


def wide(values: Array) -> Array:
    """The values in double precision."""
    return values.astype(np.complex128 if np.iscomplexobj(values) else np.float64)


def real(dtype: type[np.generic]) -> type[np.generic]:
    return np.float32 if dtype in (np.float32, np.complex64) else np.float64


def half(values: Array, fill: str) -> Array:
    """The triangle that a function reads."""
    return np.tril(values) if fill == "lower" else np.triu(values)


def only_half(values: Array, fill: str) -> Array:
    """The matrix with other values in the triangle that functions don't read."""
    other = np.triu(np.full_like(values, 55), 1) if fill == "lower" else np.tril(np.full_like(values, 55), -1)
    return (half(values, fill) + other).astype(values.dtype)
