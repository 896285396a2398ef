"""`python -m tests.blaslt.calls LIBRARY API GROUP...`: products of the library, compared with NumPy's.

Memory that a call must not read is NaN, and memory that it must not write is compared, too. Prints a line for each
wrong result, and at last how many were checked.
"""

from __future__ import annotations

import ctypes
import itertools
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from tests.blaslt.elements import ELEMENTS, Array, decoded, encoded, not_a_number, random_elements
from tests.blaslt.library import COLUMNS, CONJUGATED, NONE, ROWS, TILES, TILES_OF_8, TILES_OF_32, TRANSPOSED, Library

# Types of products: of compute, of scales, of A and B, of C and D.
PRODUCTS = (
    ("f32", "f32", "f32", "f32"), ("tf32", "f32", "f32", "f32"), ("fast bf16", "f32", "f32", "f32"),
    ("f64", "f64", "f64", "f64"), ("f16", "f16", "f16", "f16"), ("f32", "f32", "f16", "f16"),
    ("f32", "f32", "f16", "f32"), ("f32", "f32", "bf16", "bf16"), ("f32", "f32", "bf16", "f32"),
    ("f32", "f32", "i8", "f32"), ("i32", "i32", "i8", "i32"), ("i32", "f32", "i8", "i8"),
    ("f32", "c32", "c32", "c32"), ("f64", "c64", "c64", "c64"),
)  # fmt: skip
RELU, BIAS, RELU_GRADIENT, BIAS_GRADIENT, GELU, GELU_GRADIENT, AUX = 2, 4, 8, 16, 32, 64, 128
GRADIENT_A, GRADIENT_B, SWISH = 256, 512, 65536
SIZES = ((7, 5, 9), (1, 33, 4), (34, 2, 17))


class Checks:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.numbers = np.random.default_rng(7)
        self.count = self.wrong = 0

    def true(self, condition: bool, what: object) -> None:
        self.count += 1
        if not condition:
            self.wrong += 1
            print(f"wrong: {what}")

    def close(self, got: Array, want: Array, bound: Array, what: object) -> None:
        """NaN is wrong."""
        self.true(bool(np.all(np.abs(got - want) <= bound)), (what, got.ravel()[:4], want.ravel()[:4]))

    def elements(self, name: str, shape: tuple[int, ...]) -> Array:
        return random_elements(self.numbers, name, shape)


def applied(values: Array, operation: int) -> Array:
    if operation == NONE:
        return values
    turned = values.transpose(0, 2, 1)
    return turned.conj() if operation == CONJUGATED else turned


class Case:
    """A product: its matrices, and its result before what follows."""

    def __init__(
        self,
        checks: Checks,
        types: tuple[str, str, str, str],
        sizes: tuple[int, int, int],
        operations: Sequence[int] = (NONE, NONE),
        orders: Sequence[int] = (COLUMNS,) * 4,
        batch: int = 1,
        factors: tuple[complex, complex] = (1, 0),
    ) -> None:
        self.library, self.checks = checks.library, checks
        self.compute, self.scale, self.inputs, self.output = types
        (self.m, self.n, self.k), self.batch, self.operations = sizes, batch, operations
        shape_a, shape_b = ((size[0], size[1]) for size in ((self.m, self.k), (self.k, self.n)))
        a = checks.elements(self.inputs, (batch, *(shape_a if operations[0] == NONE else shape_a[::-1])))
        b = checks.elements(self.inputs, (batch, *(shape_b if operations[1] == NONE else shape_b[::-1])))
        c = checks.elements(self.output, (batch, self.m, self.n))
        self.alpha, self.beta = (self._scalar(factor) for factor in factors)
        if factors[1] == 0:
            c[...] = not_a_number(self.output)
        if factors[0] == 0:
            a[...], b[...] = not_a_number(self.inputs), not_a_number(self.inputs)
        self.a = self.library.matrix(self.inputs, a, orders[0], 3)
        self.b = self.library.matrix(self.inputs, b, orders[1], 1)
        self.c = self.library.matrix(self.output, c, orders[2], 2)
        d = np.full(c.shape, not_a_number(self.output), c.dtype)
        self.d = self.library.matrix(self.output, d, orders[3], 4)
        self.exact, self.size = self._product(factors)

    def _scalar(self, factor: complex) -> Array:
        value = np.array([factor if self.scale in ("c32", "c64") else factor.real])
        return encoded(self.scale, value)

    def _product(self, factors: tuple[complex, complex]) -> tuple[Array, Array]:
        """The result, and the sum of magnitudes by which rounding is bounded."""
        a, b = applied(self.a.values(), self.operations[0]), applied(self.b.values(), self.operations[1])
        alpha, beta = (decoded(self.scale, factor)[0] for factor in (self.alpha, self.beta))
        exact = np.zeros((self.batch, self.m, self.n), np.result_type(a, float))
        size = np.zeros(exact.shape)
        if factors[0] != 0:
            exact = alpha * (a @ b)
            size = abs(alpha) * (np.abs(a) @ np.abs(b))
        if factors[1] != 0:
            exact = exact + beta * self.c.values()
            size = size + abs(beta) * np.abs(self.c.values())
        return exact, size

    def desc(self, **attributes: object) -> ctypes.c_void_p:
        return self.library.matmul_desc(
            self.compute, self.scale, transa=self.operations[0], transb=self.operations[1], **attributes
        )

    def run(self, desc: ctypes.c_void_p, alpha: Array | None = None, beta: Array | None = None) -> int:
        alpha, beta = self.alpha if alpha is None else alpha, self.beta if beta is None else beta
        return self.library.matmul(desc, alpha, beta, self.a, self.b, self.c, self.d)

    def bound(self, want: Array, output: str | None = None) -> Array:
        """Of rounding once to the output's type, and of sums in the type of compute."""
        element = ELEMENTS[output or self.output]
        epsilon = ELEMENTS["f64" if self.compute == "f64" else "f32"].epsilon
        sums = 2 * (self.k + 4) * epsilon * (self.size + np.abs(want))
        return element.epsilon * (np.abs(want) + sums) + element.least + (0 if self.compute == "i32" else sums)

    def compare(self, want: Array, what: object) -> None:
        self.checks.close(self.d.values(), want, self.bound(want), what)
        untouched = np.full(self.d.outside().shape, not_a_number(self.output), self.d.memory.dtype)
        same = self.d.outside().tobytes() == untouched.tobytes()
        self.checks.true(same, ("memory beside D", what))


def integers(case: Case) -> Array:
    """The result modulo 2^32, in Python's integers."""
    a = applied(case.a.values(), case.operations[0]).astype(np.int64).astype(object)
    b = applied(case.b.values(), case.operations[1]).astype(np.int64).astype(object)
    c = case.c.values().astype(np.int64).astype(object)
    result = int(case.alpha[0]) * (a @ b) + int(case.beta[0]) * c
    return ((result + 2**31) % 2**32 - 2**31).astype(float)


def products(checks: Checks) -> None:
    """All types, transposes, orders and batches."""
    for types, sizes in itertools.product(PRODUCTS, SIZES):
        complexes = types[3] in ("c32", "c64")
        for operations in itertools.product((NONE, TRANSPOSED, CONJUGATED) if complexes else (0, 1), repeat=2):
            numbers = checks.numbers
            orders = tuple(int(order) for order in numbers.integers(0, 5, 4))
            if checks.library.api == "hipblasLt":
                orders = tuple(order % 2 for order in orders)
            for factors in ((1, 0), (2, -3), (0, 1), (0.5 - 2j, 1 + 1j)):
                if types[1] == "i32":
                    factors = (int(factors[0].real * 70001), int(factors[1].real))
                if types[3] == "i8":
                    factors = (factors[0].real / 512, factors[1].real)
                case = Case(checks, types, sizes, operations, orders, int(numbers.integers(1, 4)), factors)
                status = case.run(case.desc())
                checks.true(status == 0, ("status", status, types))
                want = integers(case) if types[1] == "i32" else case.exact
                if types[3] == "i8":
                    want = np.clip(want, -128, 127)
                case.compare(want, (types, sizes, operations, orders, factors))
                checks.library.clear()


def gelu(x: Array) -> Array:
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def gelu_gradient(x: Array) -> Array:
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    tanh = np.tanh(inner)
    return 0.5 * (1 + tanh) + 0.5 * x * (1 - tanh**2) * np.sqrt(2 / np.pi) * (1 + 3 * 0.044715 * x**2)


EPILOGUES = (
    RELU, BIAS, RELU | BIAS, GELU, GELU | BIAS, RELU | AUX, RELU | AUX | BIAS, GELU | AUX, GELU | AUX | BIAS,
    RELU_GRADIENT | AUX, RELU_GRADIENT | AUX | BIAS_GRADIENT, GELU_GRADIENT | AUX, GELU_GRADIENT | AUX | BIAS_GRADIENT,
    GRADIENT_A, GRADIENT_B, SWISH, SWISH | BIAS,
)  # fmt: skip


class EpilogueCase:
    """The bias and the auxiliary matrix of a product, and NumPy's results."""

    def __init__(self, case: Case, epilogue: int, bias_type: str) -> None:
        self.case, self.bits, self.library = case, epilogue, case.library
        self.bias_type, self.attributes = bias_type, {"epilogue": epilogue}
        self.is_mask = bool(epilogue & (RELU | RELU_GRADIENT))
        length = case.n if epilogue == GRADIENT_B else case.m
        elements = case.checks.elements(bias_type, (case.batch, length))
        self.made = bool(epilogue & (BIAS_GRADIENT | GRADIENT_A | GRADIENT_B))
        if self.made:
            elements[...] = not_a_number(bias_type)
        self.bias = self.library.array(elements)
        if epilogue & BIAS or self.made:
            self.attributes |= {"bias": self.bias, "bias_type": ELEMENTS[bias_type].value}
            if case.batch > 1:
                self.attributes["bias_stride"] = length
        if epilogue & AUX:
            self.make_aux()

    def make_aux(self) -> None:
        case = self.case
        if self.is_mask:
            self.ld = (case.m + 127) // 128 * 128
            shape, kind = (case.batch, case.n, self.ld // 8), np.uint8
            memory = case.checks.numbers.integers(0, 256, shape).astype(kind)
        else:
            self.ld = (case.m + 7) // 8 * 8
            memory = case.checks.elements(case.output, (case.batch, case.n, self.ld))
        self.aux = self.library.array(memory)
        self.attributes |= {"aux": self.aux, "aux_ld": self.ld, "aux_stride": self.ld * case.n}

    def mask(self) -> Array:
        """The bits of the mask, [batch, row, column]."""
        bits = np.unpackbits(self.aux, axis=2, bitorder="little")
        return bits[:, :, : self.case.m].transpose(0, 2, 1).astype(bool)

    def matrix(self) -> Array:
        return decoded(self.case.output, self.aux[:, :, : self.case.m]).transpose(0, 2, 1)

    def expected(self) -> Array:
        """D's values. Inputs in memory are as the call finds them."""
        x = self.case.exact
        if self.bits & BIAS:
            x = x + decoded(self.bias_type, self.bias)[:, :, None]
        self.before = x
        if self.bits & RELU:
            return np.maximum(x, 0)
        if self.bits & RELU_GRADIENT:
            return np.where(self.mask(), x, 0)
        if self.bits & GELU:
            return gelu(x)
        if self.bits & GELU_GRADIENT:
            return x * gelu_gradient(self.matrix())
        return x / (1 + np.exp(-x)) if self.bits & SWISH else x

    def check_outputs(self, want: Array) -> None:
        """The auxiliary matrix and the gradient of the bias."""
        case, checks = self.case, self.case.checks
        if self.bits & AUX and self.bits & (RELU | GELU):
            if self.is_mask:
                checks.true(bool(np.all(self.mask() == ~(self.before < 0))), ("mask", self.bits))
            else:
                checks.close(self.matrix(), self.before, case.bound(self.before), ("aux", self.bits))
        if not self.made:
            return
        if self.bits & BIAS_GRADIENT:
            exact, size = want.sum(2), np.abs(want).sum(2) + case.size.sum(2) * 2
        elif self.bits & GRADIENT_A:
            a = applied(case.a.values(), case.operations[0])
            exact, size = a.sum(2), np.abs(a).sum(2)
        else:
            b = applied(case.b.values(), case.operations[1])
            exact, size = b.sum(1), np.abs(b).sum(1)
        element = ELEMENTS[self.bias_type]
        epsilon = max(element.epsilon, 2 * (case.k + case.n + 4) * ELEMENTS["f32"].epsilon)
        checks.close(decoded(self.bias_type, self.bias), exact, epsilon * size + element.least, ("gradient", self.bits))


def epilogues(checks: Checks) -> None:
    hip = checks.library.api == "hipblasLt"
    types = (("f32", "f32", "f32", "f32"), ("f32", "f32", "f16", "f16"), ("f32", "f32", "bf16", "bf16"))
    for kind, sizes, epilogue in itertools.product(types, SIZES, EPILOGUES):
        if (epilogue & SWISH and not hip) or (hip and epilogue & AUX and epilogue & (RELU | RELU_GRADIENT)):
            continue
        bias_types = (kind[3],) if kind[3] == "f32" else (kind[3], "f32")
        for bias_type, batch in itertools.product(bias_types, (1,) if hip else (1, 3)):
            operations = (int(checks.numbers.integers(0, 2)), int(checks.numbers.integers(0, 2)))
            orders = (int(checks.numbers.integers(0, 2)), COLUMNS, COLUMNS, COLUMNS)
            case = Case(checks, kind, sizes, operations, orders, batch, (0.25, 0.5))
            following = EpilogueCase(case, epilogue, bias_type)
            want = following.expected()
            status = case.run(case.desc(**following.attributes))
            checks.true(status == 0, ("status", status, epilogue))
            case.compare(want, (epilogue, kind, sizes, bias_type, batch))
            following.check_outputs(want)
            checks.library.clear()


def pointer_modes(checks: Checks) -> None:
    """Scalars and vectors on the device. Vectors have a value for each row."""
    library = checks.library
    for types in (("f32", "f32", "f32", "f32"), ("f32", "f32", "bf16", "bf16")):
        for mode in (0, 1, 4) if library.api == "hipblasLt" else (0, 1, 2, 3, 4):
            case = Case(checks, types, SIZES[0], batch=2, factors=(1, 1))
            alphas, betas = (
                library.array(np.arange(1, 8, dtype=np.float32)),
                library.array(np.arange(2, 9, dtype=np.float32)),
            )
            product = case.exact - case.c.values()
            want = {
                0: product + 2 * case.c.values(),
                1: product + 2 * case.c.values(),
                2: product * alphas[:, None] + case.c.values() * betas[:, None],
                3: product * alphas[:, None],
                4: product * alphas[:, None] + case.c.values() * 2,
            }[mode]
            case.size = case.size * 8
            checks.true(case.run(case.desc(pointer_mode=mode), alphas, betas) == 0, ("pointer mode", mode))
            case.compare(want, ("pointer mode", mode))
            library.clear()


def float8(checks: Checks) -> None:
    """Products of 8-bit floats, with scales and the maximum."""
    library = checks.library
    outputs = (("bf16", "bf16"), ("f16", "f16"), ("f32", "f32"), ("bf16", "e4m3"), ("f16", "e5m2"))
    for inputs, (of_c, of_d), vectors in itertools.product(
        (("e4m3", "e4m3"), ("e4m3", "e5m2"), ("e5m2", "e4m3")), outputs, (False, True)
    ):
        m, n, k = 16, 12, 32
        a = library.matrix(inputs[0], checks.elements(inputs[0], (1, k, m)))
        b = library.matrix(inputs[1], checks.elements(inputs[1], (1, k, n)))
        c = library.matrix(of_c, checks.elements(of_c, (1, m, n)))
        d = library.matrix(of_d, np.full((1, m, n), not_a_number(of_d), ELEMENTS[of_d].memory))
        scales = {name: library.array(np.array([value], np.float32)) for name, value in SCALES.items()}
        if vectors:
            scales["scale_a"] = library.array(np.linspace(0.5, 2, m, dtype=np.float32))
            scales["scale_b"] = library.array(np.linspace(1, 3, n, dtype=np.float32))
        if of_d not in ("e4m3", "e5m2"):
            del scales["scale_d"]
        modes = {"scale_mode_a": 3, "scale_mode_b": 3} if vectors else {}
        greatest = library.array(np.array([np.nan], np.float32))
        desc = library.matmul_desc("f32", "f32", transa=TRANSPOSED, greatest=greatest, **scales, **modes)
        one = np.array([1], np.float32)
        checks.true(library.matmul(desc, one, one, a, b, c, d) == 0, ("float8", inputs, of_d))
        scaled_a = a.values() * scales["scale_a"].astype(float)[None, None, :]
        scaled_b = b.values() * scales["scale_b"].astype(float)[None, None, :]
        exact = scaled_a.transpose(0, 2, 1) @ scaled_b + c.values()
        size = np.abs(scaled_a).transpose(0, 2, 1) @ np.abs(scaled_b) + np.abs(c.values())
        sums = 2 * (k + 4) * ELEMENTS["f32"].epsilon * size
        top = np.abs(exact).max()
        checks.true(bool(abs(greatest[0] - top) <= sums.max()), ("greatest", greatest[0], top))
        limit = {"e4m3": 448, "e5m2": 57344}.get(of_d, np.inf)
        want = np.clip(exact * SCALES["scale_d"] if "scale_d" in scales else exact, -limit, limit)
        element = ELEMENTS[of_d]
        checks.close(d.values(), want, (element.epsilon * np.abs(want) + element.least + sums) * 1.01, ("float8", of_d))
        library.clear()


SCALES = {"scale_a": 0.5, "scale_b": 4.0, "scale_d": 3.0}


def transforms(checks: Checks) -> None:
    """C = alpha op(A) + beta op(B) between types and orders."""
    library = checks.library
    kinds = (("f32", "f32", "f32"), ("f16", "f32", "f32"), ("f32", "bf16", "f32"), ("i8", "i8", "f32"))
    kinds += (("i32", "i8", "f32"), ("f64", "f64", "f64"), ("c32", "c32", "c32"), ("i8", "f32", "f32"))
    orders = (COLUMNS, ROWS) if library.api == "hipblasLt" else (COLUMNS, ROWS, TILES, TILES_OF_8, TILES_OF_32)
    for (source, target, scale), order_a, order_c in itertools.product(kinds, orders, orders):
        for operation, has_b in itertools.product((NONE, TRANSPOSED, CONJUGATED), (False, True)):
            rows, cols, batch = 5, 37, 2
            shape = (batch, rows, cols) if operation == NONE else (batch, cols, rows)
            elements = checks.elements(source, shape)
            if source == "i32":
                elements = (elements % 50).astype(np.int32)
            a = library.matrix(source, elements, order_a, 2)
            b = library.matrix(target, checks.elements(target, (batch, rows, cols)), order_c, 1)
            empty = np.full((batch, rows, cols), not_a_number(target), ELEMENTS[target].memory)
            c = library.matrix(target, empty, order_c, 3)
            desc = library.make("MatrixTransformDesc", ELEMENTS[scale].value, transa=operation)
            factors = 2.0, -0.5 if has_b else 0.0  # cuBLASLt reads a B that isn't there if beta isn't 0
            alpha, beta = (encoded(scale, np.array([factor])) for factor in factors)
            memory_b, layout_b = (b.memory, b.layout) if has_b else (None, None)
            status = library.status(
                "MatrixTransform", library.handle, desc, alpha, a.memory, a.layout, beta, memory_b, layout_b, c.memory,
                c.layout, None,
            )  # fmt: skip
            library.wait()
            want = 2 * applied(a.values(), operation) - (0.5 * b.values() if has_b else 0)
            if target == "i8":
                want = (np.trunc(want) + 128) % 256 - 128
            element = ELEMENTS[target]
            checks.true(status == 0, ("transform", status, source, target))
            checks.close(
                c.values(), want, element.epsilon * np.abs(want) + element.least, ("transform", source, target)
            )
            library.clear()


def attributes(checks: Checks) -> None:
    """Attributes as they were set, their sizes, and refusals."""
    library = checks.library
    cublas = library.api == "cublasLt"
    invalid = library.expected("invalid")
    layout = library.matrix("f16", checks.elements("f16", (3, 4, 5)), ROWS, 2).layout
    found = {
        name: library.get("MatrixLayout", layout, name) for name in ("type", "order", "rows", "cols", "ld", "batch")
    }
    checks.true(found == {"type": 2, "order": 1, "rows": 4, "cols": 5, "ld": 7, "batch": 3}, found)
    desc = library.matmul_desc("f32", "f32", transa=TRANSPOSED, epilogue=36, aux_ld=1 << 40)
    checks.true(library.get("MatmulDesc", desc, "transa") == library.operation(TRANSPOSED), "transa")
    checks.true(library.get("MatmulDesc", desc, "transb") == library.operation(NONE), "transb")
    checks.true(library.get("MatmulDesc", desc, "epilogue") == 36, "epilogue")
    checks.true(library.get("MatmulDesc", desc, "aux_ld") == 1 << 40, "aux_ld")
    checks.true(library.get("MatmulDesc", desc, "bias_type") == -1, "bias_type")
    if cublas:
        checks.true(library.get("MatmulDesc", desc, "fill") == 2, "fill")
    preference = library.make("MatmulPreference", workspace=1 << 33)
    checks.true(library.get("MatmulPreference", preference, "workspace") == 1 << 33, "workspace")
    value, written = ctypes.c_int32(112), ctypes.c_size_t()
    transa = 3 if cublas else 0
    for memory, size, attribute in ((ctypes.byref(value), 8, transa), (None, 4, transa), (ctypes.byref(value), 4, 99)):
        status = library.status("MatmulDescSetAttribute", desc, attribute, memory, ctypes.c_size_t(size))
        checks.true(status == invalid, ("set", size, attribute, status))
    size = library.status("MatmulDescGetAttribute", desc, transa, None, ctypes.c_size_t(0), ctypes.byref(written))
    checks.true(size == 0 and written.value == 4, "the size of an attribute")
    status = library.status("MatmulDescGetAttribute", desc, transa, None, ctypes.c_size_t(0), None)
    checks.true(status == invalid, "a size without a result")
    value.value = 3  # of no operation
    expected = invalid if cublas else 10
    status = library.status("MatmulDescSetAttribute", desc, transa, ctypes.byref(value), ctypes.c_size_t(4))
    checks.true(status == expected, ("operation", status))
    epilogue = ctypes.c_uint32(SWISH if cublas else RELU | AUX)
    status = library.status(
        "MatmulDescSetAttribute", desc, 7 if cublas else 2, ctypes.byref(epilogue), ctypes.c_size_t(4)
    )
    checks.true(status == invalid, ("an epilogue of the other API", status))
    library.clear()


def refusals(checks: Checks) -> None:
    """CPU devices refuse the rest, and D stays as it was."""
    library = checks.library
    float_types = ("f32", "f32", "f32", "f32")

    def refused(case: Case, status: str, what: str, **attributes: object) -> None:
        before = case.d.memory.copy()
        got = case.run(case.desc(**attributes))
        checks.true(got == library.expected(status), (what, got))
        checks.true(before.tobytes() == case.d.memory.tobytes(), ("D of", what))
        library.clear()

    bias = np.zeros(64, np.float32)
    refused(Case(checks, ("f32", "f32", "f32", "f16"), SIZES[0]), "not supported", "types")
    refused(Case(checks, ("i32", "i32", "i8", "i32"), SIZES[0]), "not supported", "integers", epilogue=BIAS, bias=bias)
    refused(Case(checks, float_types, SIZES[0]), "invalid", "no bias", epilogue=BIAS)
    refused(Case(checks, float_types, SIZES[0]), "invalid", "no aux", epilogue=GELU | AUX, aux_ld=8)
    refused(Case(checks, float_types, SIZES[0]), "invalid", "aux_ld", epilogue=GELU | AUX, aux=bias, aux_ld=4)
    refused(Case(checks, float_types, SIZES[0]), "invalid", "scale of floats", scale_a=bias)
    refused(Case(checks, float_types, SIZES[0]), "not supported", "scale mode", scale_mode_a=2)
    refused(Case(checks, float_types, SIZES[0]), "invalid", "pointer mode", pointer_mode=9)
    rows = Case(checks, float_types, SIZES[0], orders=(0, 0, 0, 1))
    refused(rows, "not supported", "aux of rows", epilogue=GELU | AUX, aux=bias, aux_ld=8)
    if library.api == "cublasLt":
        refused(Case(checks, float_types, SIZES[0]), "not supported", "fill", fill=0)
        refused(Case(checks, float_types, SIZES[0]), "invalid", "mask", epilogue=RELU | AUX, aux=bias, aux_ld=8)
        batch = Case(checks, float_types, SIZES[0], batch=2)
        refused(batch, "not supported", "gradients", epilogue=GRADIENT_A, bias=bias)
    case = Case(checks, float_types, SIZES[0])
    for name, value in (("rows", 6), ("ld", 2), ("batch", 2), ("order", 100)):
        kept = library.get("MatrixLayout", case.d.layout, name)
        library.set("MatrixLayout", case.d.layout, name, value)
        got = case.run(case.desc())
        checks.true(got == library.expected("not supported" if name == "order" else "invalid"), (name, got))
        library.set("MatrixLayout", case.d.layout, name, kept)
    checks.true(case.run(case.desc()) == 0, "the layout as before")
    no_handle = ctypes.c_void_p()
    checks.true(library.status("Destroy", no_handle) == library.expected("not initialized"), "no handle")
    library.clear()


class Algorithm(ctypes.Structure):
    _fields_ = (("data", ctypes.c_uint64 * 8),)


class HipAlgorithm(ctypes.Structure):
    _fields_ = (("data", ctypes.c_uint64 * 2), ("bytes", ctypes.c_size_t))


def _result_type(algorithm: type[ctypes.Structure]) -> type[ctypes.Structure]:
    class Result(ctypes.Structure):
        _fields_ = (
            ("algo", algorithm), ("workspace", ctypes.c_size_t), ("state", ctypes.c_int), ("waves", ctypes.c_float),
            ("reserved", ctypes.c_int * 4),
        )  # fmt: skip

    return Result


def algorithms(checks: Checks) -> None:
    library = checks.library
    cublas = library.api == "cublasLt"
    result_type = _result_type(Algorithm if cublas else HipAlgorithm)
    results, returned = (result_type * 3)(), ctypes.c_int(-1)
    case = Case(checks, ("f32", "f32", "f32", "f32"), SIZES[0])
    preference = library.make("MatmulPreference")
    layouts = [matrix.layout for matrix in (case.a, case.b, case.c, case.d)]

    def heuristic(count: int) -> int:
        return library.status(
            "MatmulAlgoGetHeuristic", library.handle, case.desc(), *layouts, preference, count, results,
            ctypes.byref(returned),
        )  # fmt: skip

    checks.true(heuristic(3) == 0 and returned.value == 1, "heuristic")
    checks.true(results[0].state == 0 and results[0].workspace == 0, "its result")
    checks.true(heuristic(0) == library.expected("invalid"), "no results")
    algo = ctypes.byref(results[0].algo)
    status = library.matmul(case.desc(), case.alpha, case.beta, case.a, case.b, case.c, case.d, algo=algo)
    checks.true(status == 0, "a product with the algorithm")
    case.compare(case.exact, "algorithm")
    none = ctypes.byref(results[1].algo)
    status = library.matmul(case.desc(), case.alpha, case.beta, case.a, case.b, case.c, case.d, algo=none)
    checks.true(status == library.expected("invalid"), "an algorithm that isn't made")
    if cublas:
        lower_level(checks, case, results)
    library.set("MatrixLayout", case.d.layout, "type", ELEMENTS["f16"].value)
    checks.true(heuristic(3) == library.expected("not supported") and returned.value == 0, "no algorithm")
    library.clear()


def lower_level(checks: Checks, case: Case, results: ctypes.Array) -> None:
    """cuBLASLt's functions of algorithms."""
    library = checks.library
    ids, returned, written = (ctypes.c_int * 4)(), ctypes.c_int(), ctypes.c_size_t()
    types = (68, 0, 0, 0, 0, 0)  # CUBLAS_COMPUTE_32F, CUDA_R_32F
    status = library.status("MatmulAlgoGetIds", library.handle, *types, 4, ids, ctypes.byref(returned))
    checks.true(status == 0 and returned.value == 1, "ids")
    algo = Algorithm()
    checks.true(library.status("MatmulAlgoInit", library.handle, *types, ids[0], ctypes.byref(algo)) == 0, "init")
    checks.true(library.status("MatmulAlgoInit", library.handle, *types, -1, ctypes.byref(algo)) == 7, "id")
    layouts = [matrix.layout for matrix in (case.a, case.b, case.c, case.d)]
    result = ctypes.byref(results[2])
    status = library.status("MatmulAlgoCheck", library.handle, case.desc(), *layouts, ctypes.byref(algo), result)
    checks.true(status == 0 and results[2].state == 0, "check")
    value = ctypes.c_uint32(9)

    def get(name: str, attribute: int) -> int:
        memory = ctypes.byref(value), ctypes.c_size_t(4), ctypes.byref(written)
        return library.status(f"MatmulAlgo{name}GetAttribute", ctypes.byref(algo), attribute, *memory)

    checks.true(get("Cap", 11) == 0 and value.value == 31, "pointer modes")
    checks.true(get("Cap", 6) == 0 and value.value == 0 and written.value == 4, "tiles")
    checks.true(get("Config", 2) == 0 and value.value == 1, "split k")
    checks.true(get("Config", 77) == 7, "no attribute")

    def set_split(count: int) -> int:
        value.value = count
        memory = ctypes.byref(value), ctypes.c_size_t(4)
        return library.status("MatmulAlgoConfigSetAttribute", ctypes.byref(algo), 2, *memory)

    checks.true(set_split(3) == 0 and get("Config", 2) == 0 and value.value == 3, "set split k")
    checks.true(get("Config", 0) == 0 and value.value == ids[0], "id")
    memory = ctypes.byref(value), ctypes.c_size_t(4)
    status = library.status("MatmulAlgoConfigSetAttribute", ctypes.byref(algo), 0, *memory)
    checks.true(status == 7, "the id is read only")


GROUPS: dict[str, Callable[[Checks], None]] = {
    function.__name__: function
    for function in (
        products, epilogues, pointer_modes, float8, transforms, attributes, refusals, algorithms,
    )
}  # fmt: skip


def main() -> None:
    checks = Checks(Library(Path(sys.argv[1]), sys.argv[2]))
    for name in sys.argv[3:] or GROUPS:
        GROUPS[name](checks)
    print(f"{checks.count} checked, {checks.wrong} wrong")


if __name__ == "__main__":
    main()
