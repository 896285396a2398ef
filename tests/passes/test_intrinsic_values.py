"""Every intrinsic that device code may use gives this machine's values.

The expected values come from the same IR compiled for this machine. If LLVM can't compile that, or
not rightly, they come from a Python function.
"""

from __future__ import annotations

import math
import os
import random
import struct
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from hipspv.passes.legalize.intrinsics import EXPANDED, NATIVE
from hipspv.passes.legalize.vector_intrinsics import MASKS, MOVES, OPERATIONS
from tests.passes.on_device import HEADER, KERNEL, Device, Native, spirv_of
from tests.selection import ALL

TRANSLATORS = os.environ.get("HIPSPV_TEST_TRANSLATORS", "llvm,llvm-spirv").split(",")
COUNT = 48
_SLOT = 64  # bytes of an argument
_STRIDE = 4 * _SLOT  # for a work-item's arguments
_RESULT = 8 * _SLOT  # for its results

_SCALARS = ("i8", "i16", "i32", "i64")
_VECTORS = ("<2 x i8>", "<3 x i16>", "<4 x i32>", "<2 x i64>", "<8 x i16>", "<16 x i8>")
_REALS = ("half", "float", "double")
_REAL_VECTORS = ("<2 x half>", "<3 x float>", "<4 x float>", "<2 x double>")
_INTEGERS = _SCALARS + _VECTORS
_FLOATS = _REALS + _REAL_VECTORS
_FORMATS = {"half": "e", "float": "f", "double": "d"} | {**{"i1": "B", "i8": "B", "i16": "H", "i32": "I", "i64": "Q"}}
_SIGNED = {"i8": "b", "i16": "h", "i32": "i", "i64": "q"}
_SUFFIXES = {"half": "f16", "float": "f32", "double": "f64"}

Numbers = list[float]


def _parts(type: str) -> tuple[int, str]:
    """Number of elements and their type."""
    if not type.startswith("<"):
        return 1, type
    count, element = type[1:-1].split(" x ")
    return int(count), element


def _suffix(type: str) -> str:
    count, element = _parts(type)
    return (f"v{count}" if type[0] == "<" else "") + _SUFFIXES.get(element, element)


def _like(type: str, element: str) -> str:
    """`element`, or a vector of it of the length of `type`."""
    return f"<{_parts(type)[0]} x {element}>" if type[0] == "<" else element


def _any(element: str, numbers: random.Random) -> float:
    if element in _FORMATS and element[0] == "i":
        width = int(element[1:])
        edges = (0, 1, 2, 2**width - 1, 2 ** (width - 1), 2 ** (width - 1) - 1, width, 7)
        return numbers.choice(edges) if numbers.random() < 0.4 else numbers.getrandbits(width)
    tiny = {"half": 6e-8, "float": 1e-45, "double": 5e-324}[element]
    huge = {"half": 65504.0, "float": 3.4028234e38, "double": 1.7e308}[element]
    edges = (0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, math.inf, -math.inf, math.nan, tiny, huge, 127.5)
    return numbers.choice(edges) if numbers.random() < 0.45 else numbers.uniform(-300, 300)


def _within(low: float, high: float) -> Callable[[str, random.Random], float]:
    """Reals, or integers of either sign, between two values."""

    def pick(element: str, numbers: random.Random) -> float:
        if element in _SIGNED:
            return numbers.randrange(int(low), int(high)) % 2 ** int(element[1:])
        return numbers.uniform(low, high)

    return pick


def _mixed(element: str, numbers: random.Random) -> float:
    """A small exponent, or a value near 1."""
    return _within(-5, 5)(element, numbers) if element == "i32" else numbers.uniform(0.1, 3)


def _far(element: str, numbers: random.Random) -> float:
    """An exponent for which results overflow and underflow, or any value."""
    if element != "i32":
        return _any(element, numbers)
    edges = (2**31 - 1, -(2**31), 1, 0, numbers.randrange(-2200, 2200))
    return numbers.choice((*edges, *(numbers.randrange(-290, 290) for _ in range(5)))) % 2**32


def _scaled(element: str) -> Callable[[Numbers, Numbers], list[Numbers]]:
    """ldexp, rounded once to the type."""
    largest = {"half": 65504.0, "float": 3.4028234663852886e38, "double": sys.float_info.max}

    def scale(a: float, n: float) -> float:
        try:
            result = math.ldexp(a, max(-5000, min(5000, _signed(n))))
        except OverflowError:
            result = math.copysign(math.inf, a)
        # There is no number between the largest and twice as much: no rounding takes place there.
        return math.copysign(math.inf, a) if abs(result) > largest[element] else result

    return lambda x, n: [[scale(a, b) for a, b in zip(x, n, strict=True)]]


def _halves(element: str, numbers: random.Random) -> float:
    return numbers.choice((0.5, -0.5, 1.5, 2.5, -2.5, 100.75, numbers.uniform(-900, 900)))


def _shift(element: str, numbers: random.Random) -> float:
    width = int(element[1:])
    return numbers.choice((0, 1, 2, 3, width // 2, width - 1))


@dataclass(frozen=True)
class Case:
    """One intrinsic at one type. `ulp`: the allowed error of its results; `exact_zero`: whether the
    sign of a zero counts. `reference`: from the arguments' elements to those of the results."""

    base: str
    overloads: tuple[str, ...]
    results: tuple[str, ...]
    arguments: tuple[str, ...]
    constants: str = ""
    pick: Callable[[str, random.Random], float] = _any
    ulp: int = 0
    exact_zero: bool = True
    reference: Callable[..., list[Numbers]] | None = None

    @property
    def name(self) -> str:
        words = "".join(c if c.isalnum() else "_" for c in self.constants)
        return ".".join(("f", self.base, *map(_suffix, (*self.overloads, *self.arguments)), words))

    def text(self) -> str:
        lines = [
            f"define internal spir_func void @{self.name}(ptr addrspace(1) %in, "
            "ptr addrspace(1) %out, i64 %n) noinline {",
            f"  %io = mul i64 %n, {_STRIDE}",
            f"  %oo = mul i64 %n, {_RESULT}",
            "  %i = getelementptr i8, ptr addrspace(1) %in, i64 %io",
            "  %o = getelementptr i8, ptr addrspace(1) %out, i64 %oo",
        ]
        for k, type in enumerate(self.arguments):
            lines.append(f"  %p{k} = getelementptr i8, ptr addrspace(1) %i, i64 {k * _SLOT}")
            if _parts(type)[1] == "i1":  # one byte each in memory
                wide = _like(type, "i8")
                lines.append(f"  %w{k} = load {wide}, ptr addrspace(1) %p{k}")
                lines.append(f"  %a{k} = trunc {wide} %w{k} to {type}")
            else:
                lines.append(f"  %a{k} = load {type}, ptr addrspace(1) %p{k}")
        function = ".".join((f"llvm.{self.base}", *map(_suffix, self.overloads)))
        arguments = ", ".join(f"{type} %a{k}" for k, type in enumerate(self.arguments))
        several = len(self.results) > 1
        whole = "{ " + ", ".join(self.results) + " }" if several else self.results[0]
        lines.append(f"  %r = call {whole} @{function}({arguments}{self.constants})")
        for k, type in enumerate(self.results):
            value = f"%x{k}" if several else "%r"
            if several:
                lines.append(f"  {value} = extractvalue {whole} %r, {k}")
            if _parts(type)[1] == "i1":
                wide = _like(type, "i8")
                lines.append(f"  %z{k} = zext {type} {value} to {wide}")
                type, value = wide, f"%z{k}"
            lines.append(f"  %q{k} = getelementptr i8, ptr addrspace(1) %o, i64 {k * _SLOT}")
            lines.append(f"  store {type} {value}, ptr addrspace(1) %q{k}")
        return "\n".join([*lines, "  ret void", "}", ""])

    def inputs(self) -> bytes:
        numbers = random.Random(self.name)
        rows = [
            b"".join(
                _pack(type, [self.pick(_parts(type)[1], numbers) for _ in range(_parts(type)[0])])
                for type in self.arguments
            )
            for _ in range(COUNT)
        ]
        return b"".join(row.ljust(_STRIDE, b"\0") for row in rows)

    def expected(self, native: Native | None) -> list[list[Numbers]]:
        """Results of each work-item."""
        given = self.inputs()
        if self.reference is None:
            assert native
            return self.read(native.run(self.name, given, COUNT * _RESULT, COUNT))
        rows = []
        for n in range(COUNT):
            arguments = [_unpack(type, given, n * _STRIDE + k * _SLOT) for k, type in enumerate(self.arguments)]
            rows.append(self.reference(*arguments))
        return rows

    def read(self, data: bytes) -> list[list[Numbers]]:
        return [
            [_unpack(type, data, n * _RESULT + k * _SLOT) for k, type in enumerate(self.results)] for n in range(COUNT)
        ]

    def differs(self, made: list[list[Numbers]], expected: list[list[Numbers]]) -> bool:
        pairs = [
            (_parts(type)[1], a, b)
            for row, other in zip(made, expected, strict=True)
            for type, got, wanted in zip(self.results, row, other, strict=True)
            for a, b in zip(got, wanted, strict=True)
        ]
        return any(not self._equal(*pair) for pair in pairs)

    def _equal(self, element: str, made: float, expected: float) -> bool:
        if element not in _REALS:
            return made == int(expected) % 256 ** struct.calcsize(_FORMATS[element])
        if math.isnan(made) or math.isnan(expected):
            return math.isnan(made) and math.isnan(expected)
        if made == expected == 0:
            signs = math.copysign(1, made) == math.copysign(1, expected)
            return signs or not self.exact_zero
        if self.ulp == 0 or math.isinf(made) or math.isinf(expected):
            return made == _rounded(element, expected)
        distance = abs(_order(element, made) - _order(element, expected))
        return distance <= self.ulp


def _pack(type: str, values: Numbers) -> bytes:
    count, element = _parts(type)
    numbers = values if element in _REALS else map(int, values)
    return struct.pack(f"<{count}{_FORMATS[element]}", *numbers).ljust(_SLOT, b"\0")


def _unpack(type: str, data: bytes, offset: int) -> Numbers:
    count, element = _parts(type)
    return list(struct.unpack_from(f"<{count}{_FORMATS[element]}", data, offset))


def _rounded(element: str, value: float) -> float:
    return struct.unpack(_FORMATS[element], struct.pack(_FORMATS[element], value))[0]


def _order(element: str, value: float) -> int:
    """A number's rank among all of its type."""
    form = {"half": "h", "float": "i", "double": "q"}[element]
    bits = struct.unpack(form, struct.pack(_FORMATS[element], value))[0]
    return bits if bits >= 0 else -(bits & (2 ** (8 * struct.calcsize(form) - 1) - 1))


def _simple(bases: str, types: tuple[str, ...], arguments: int, **more: object) -> list[Case]:
    """Intrinsics whose result and arguments have one type."""
    return [
        Case(base, (type,), (type,), (type,) * arguments, **more)  # type: ignore[arg-type]
        for base in bases.split()
        for type in types
    ]


def _integer_cases() -> list[Case]:
    cases = _simple("uadd.sat sadd.sat usub.sat ssub.sat umin umax smin smax", _INTEGERS, 2)
    cases += _simple("fshl fshr", _INTEGERS, 3)
    cases += _simple("ushl.sat sshl.sat", _INTEGERS, 2, pick=_shift)
    cases += _simple("abs ctlz cttz", _INTEGERS, 1, constants=", i1 false")
    cases += _simple("ctpop bitreverse", _INTEGERS, 1)
    cases += _simple("bswap", ("i16", "i32", "i64", "<3 x i16>", "<4 x i32>"), 1)
    for type in _INTEGERS:
        for base in ("uadd", "sadd", "usub", "ssub", "umul", "smul"):
            pair = (type, _like(type, "i1"))
            cases.append(Case(f"{base}.with.overflow", (type,), pair, (type, type)))
        for base in ("ucmp", "scmp"):
            result = _like(type, "i8")
            cases.append(Case(base, (result, type), (result,), (type, type)))
    return cases


def _saturated(width: int, signed: bool) -> Callable[[Numbers], list[Numbers]]:
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)

    def one(x: float) -> float:
        if math.isnan(x):
            return 0
        return high if x > high else low if x < low else int(x)

    return lambda values: [[one(x) for x in values]]


def _to_even(x: float) -> float:
    return float(round(x))


def _away(x: float) -> float:
    return math.copysign(math.floor(abs(x) + 0.5), x)


def _conversion_cases() -> list[Case]:
    cases: list[Case] = []
    for type in _FLOATS:
        for result in _SCALARS:
            to = _like(type, result)
            for base, signed in (("fptosi.sat", True), ("fptoui.sat", False)):
                reference = _saturated(int(result[1:]), signed)
                cases.append(Case(base, (to, type), (to,), (type,), reference=reference))
        for base, way in (("round", _away), ("rint", _to_even)):
            to = _like(type, "i64")
            more = {"pick": _halves, "reference": lambda values, way=way: [[*map(way, values)]]}
            for length in ("l", "ll"):
                cases.append(Case(length + base, (to, type), (to,), (type,), **more))
        classes = _like(type, "i1")
        for mask in (1, 2, 3, *(1 << bit for bit in range(2, 10)), 144, 264, 519, 1020):
            cases.append(Case("is.fpclass", (type,), (classes,), (type,), f", i32 {mask}"))
    cases.append(Case("convert.to.fp16", ("float",), ("i16",), ("float",), pick=_within(-9, 9)))
    cases.append(Case("convert.from.fp16", ("float",), ("float",), ("i16",)))
    return cases


def _real_cases() -> list[Case]:
    rounding = "ceil floor trunc round roundeven rint nearbyint fabs sqrt"
    cases = _simple(rounding, _FLOATS, 1)
    # LLVM 22.1 ends the process for a vector of halves on a processor without AVX-512.
    same = lambda values: [values]  # noqa: E731
    cases += _simple("canonicalize", _FLOATS, 1, reference=same)
    cases += _simple("copysign minimum maximum minimumnum maximumnum", _FLOATS, 2)
    cases += _simple("minnum maxnum", _FLOATS, 2, exact_zero=False)
    cases += _simple("fma", _FLOATS, 3)
    cases += _simple("fmuladd", _FLOATS, 3, pick=_within(0.1, 3), ulp=1)
    functions = "sin cos tan asin acos atan sinh cosh tanh exp exp2 exp10 log log2 log10"
    cases += _simple(functions, _REALS, 1, pick=_within(0.05, 0.95), ulp=8)
    cases += _simple("pow atan2", _FLOATS, 2, pick=_within(0.05, 3), ulp=16)
    for type in _FLOATS:
        number = _like(type, "i32")
        pair = (type, number)
        frexp = lambda x: [list(part) for part in zip(*map(math.frexp, x), strict=True)]  # noqa: E731
        scaled = _scaled(_parts(type)[1])
        cases.append(Case("ldexp", pair, (type,), pair, pick=_far, reference=scaled))
        cases.append(Case("frexp", pair, pair, (type,), pick=_within(-9, 9), reference=frexp))
        powi = lambda x, n: [[a ** _signed(n[0]) for a in x]]  # noqa: E731
        more = {"pick": _mixed, "ulp": 64, "reference": powi}
        cases.append(Case("powi", (type, "i32"), (type,), (type, "i32"), **more))
        for base, times in (("sincos", 1.0), ("sincospi", math.pi)):
            both = _sine_and_cosine(times)
            more = {"pick": _within(0.05, 0.45), "ulp": 8, "reference": both}
            cases.append(Case(base, (type,), (type, type), (type,), **more))
        modf = lambda x: [list(part) for part in zip(*map(math.modf, x), strict=True)]  # noqa: E731
        cases.append(Case("modf", (type,), (type, type), (type,), reference=modf))
    return cases


def _signed(value: float) -> int:
    return int(value) - 2**32 if value >= 2**31 else int(value)


def _sine_and_cosine(times: float) -> Callable[[Numbers], list[Numbers]]:
    return lambda x: [[math.sin(times * a) for a in x], [math.cos(times * a) for a in x]]


def _vector_cases() -> list[Case]:
    cases: list[Case] = []
    for base in OPERATIONS:
        if base.startswith("f"):
            for type in (*_REAL_VECTORS, "<5 x float>"):
                element = _parts(type)[1]
                start = (element,) if base in ("fadd", "fmul") else ()
                name, arguments = f"vector.reduce.{base}", (*start, type)
                cases.append(Case(name, (type,), (element,), arguments, pick=_within(-3, 3)))
        else:
            for type in (*_VECTORS, "<5 x i32>"):
                cases.append(Case(f"vector.reduce.{base}", (type,), (_parts(type)[1],), (type,)))
    for type in ("<4 x i32>", "<4 x float>", "<8 x i8>"):
        count, element = _parts(type)
        half = f"<{count // 2} x {element}>"
        cases += [
            Case("vector.reverse", (type,), (type,), (type,), reference=lambda v: [v[::-1]]),
            Case("vector.splice.left", (type,), (type,), (type, type), ", i32 1",
                 reference=lambda a, b: [[*a[1:], b[0]]]),
            Case("vector.splice.right", (type,), (type,), (type, type), ", i32 1",
                 reference=lambda a, b: [[a[-1], *b[:-1]]]),
            Case("vector.extract", (half, type), (half,), (type,), f", i64 {count // 2}",
                 reference=lambda v: [v[len(v) // 2 :]]),
            Case("vector.insert", (type, half), (type,), (type, half), f", i64 {count // 2}",
                 reference=lambda v, w: [v[: len(w)] + w]),
        ]  # fmt: skip
    cases += _mask_cases()
    for ways in range(2, 9):
        parts, whole = ("<2 x i16>",) * ways, f"<{2 * ways} x i16>"
        join = lambda *v: [[x for together in zip(*v, strict=True) for x in together]]  # noqa: E731
        cut = lambda v, ways=ways: [v[first::ways] for first in range(ways)]  # noqa: E731
        if ways <= 4:
            cases.append(Case(f"vector.interleave{ways}", (whole,), (whole,), parts, reference=join))
        cases.append(Case(f"vector.deinterleave{ways}", (whole,), parts, (whole,), reference=cut))
    square = "<4 x float>"
    transposed = lambda m: [[m[0], m[2], m[1], m[3]]]  # noqa: E731
    cases.append(Case("matrix.transpose", (square,), (square,), (square,), ", i32 2, i32 2",
                      reference=transposed, pick=_within(-3, 3)))  # fmt: skip
    cases.append(Case("matrix.multiply", (square,) * 3, (square,), (square, square),
                      ", i32 2, i32 2, i32 2", _within(1, 3), 4, reference=_product))  # fmt: skip
    return cases


def _rarely(element: str, numbers: random.Random) -> float:
    """Zero or, more rarely for a single bit, another number."""
    return int(numbers.random() < 0.3) if element == "i1" else numbers.randrange(100)


def _near(element: str, numbers: random.Random) -> float:
    """One of the smallest or of the largest values."""
    return numbers.choice((0, 1, 2, 5, -1, -2, -5)) % 2 ** int(element[1:])


def _mask_cases() -> list[Case]:
    cases = []
    first = lambda bits: [[float([*map(bool, bits), True].index(True))]]  # noqa: E731
    for count in (2, 3, 4, 8, 16):
        mask, data = f"<{count} x i1>", f"<{count} x i32>"
        for result in ("i32", "i64"):
            cases.append(Case("experimental.cttz.elts", (result, mask), (result,), (mask,),
                              ", i1 false", _rarely, reference=first))  # fmt: skip
        below = lambda a, b, n=count: [[float(a[0] + i < b[0]) for i in range(n)]]  # noqa: E731
        for index in ("i8", "i32", "i64"):
            cases.append(Case("get.active.lane.mask", (mask, index), (mask,), (index, index),
                              pick=_near, reference=below))  # fmt: skip
        last = lambda v, m, other: [  # noqa: E731
            [[*other, *(x for x, b in zip(v, m, strict=True) if b)][-1]]
        ]
        cases.append(Case("experimental.vector.extract.last.active", (data,), ("i32",),
                          (data, mask, "i32"), pick=_rarely, reference=last))  # fmt: skip
    return cases


def _product(a: Numbers, b: Numbers) -> list[Numbers]:
    """The product of 2 x 2 matrices, in columns."""
    return [[a[row] * b[k] + a[row + 2] * b[k + 1] for k in (0, 2) for row in (0, 1)]]


def _cases() -> list[Case]:
    return _integer_cases() + _conversion_cases() + _real_cases() + _vector_cases()


def _chosen() -> list[Case]:
    """Those of a run: in the fast set all of scalars, and every fourth one of vectors for each intrinsic."""
    if ALL:
        return _cases()
    vectors = Counter[str]()
    chosen: list[Case] = []
    for case in _cases():
        is_vector = any(type[0] == "<" for type in (*case.arguments, *case.results))
        if not is_vector or vectors[case.base] % 4 == 0:
            chosen.append(case)
        vectors[case.base] += is_vector
    return chosen


def test_every_intrinsic_has_a_case() -> None:
    tested = {case.base for case in _chosen()}
    moves = {key.removeprefix("llvm.").rstrip(".") for key in (*MASKS, *MOVES)}
    moves -= {f"vector.interleave{n}" for n in range(5, 9)}  # more arguments than a case has room
    known = EXPANDED | NATIVE | moves | {f"vector.reduce.{base}" for base in OPERATIONS}
    # Tested elsewhere: memory, in programs; addresses, in expand_intrinsics.ll.
    assert known - tested == {"memcpy", "ptrmask", "load.relative"}


@pytest.fixture(scope="module")
def expected() -> dict[str, list[list[Numbers]]]:
    cases = _chosen()
    native = Native("".join(case.text() for case in cases if case.reference is None))
    return {case.name: case.expected(native) for case in cases}


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", TRANSLATORS)
def test_same_values(translator: str, expected: dict[str, list[list[Numbers]]], tmp_path: Path) -> None:
    cases = _chosen()
    text = HEADER + "".join(case.text() + KERNEL.format(name=case.name) for case in cases)
    device = Device(str(tmp_path))
    wrong = []
    with device.loaded(spirv_of(text, translator, "2", str(tmp_path))) as module:
        for case in cases:
            made = device.run(module, f"k.{case.name}", case.inputs(), COUNT * _RESULT, COUNT)
            if case.differs(case.read(made), expected[case.name]):
                wrong.append(case.name)
    assert not wrong
