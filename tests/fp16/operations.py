"""SPIR-V's operations on one format, each a kernel over arrays, and their expected results."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from .numbers import TYPES, Value, bits_of, fused, of_bits, rounded, whole

MODES = ("RTE", "RTZ", "RTP", "RTN")
_BOOL = "bool"


@dataclass(frozen=True)
class Operation:
    """A kernel. text: the instruction and what follows its result's type, with {0} for operands.

    expected: the result for a tuple of operands, None if it is open. ulps: the allowed distance, in
    numbers of the format.
    """

    name: str
    text: str
    operands: tuple[str, ...]
    result: str
    expected: Callable[..., Value | None]
    decoration: str = ""
    ulps: int = 0
    vector: int = 1


def _quotient(x: float, y: float) -> float:
    if y != 0 or x != x or x == 0:
        return x / y if y != 0 else math.nan
    return math.copysign(math.inf, math.copysign(1, x) * math.copysign(1, y))


def _remainder(function: Callable[[float, float], float]) -> Callable[[float, float], float]:
    def of(x: float, y: float) -> float:
        if x != x or y != y or abs(x) == math.inf or y == 0:
            return math.nan
        return math.copysign(function(x, y), x) if function is math.fmod else function(x, y)

    return of


def _modulo(x: float, y: float) -> float | None:
    if not math.isfinite(x) or y != y or y == 0:
        return math.nan
    return None if math.isinf(y) or x % y == 0 else x % y  # SPIR-V leaves zero's sign open


def _whole(function: Callable[[float], float]) -> Callable[[float], float]:
    def of(x: float) -> float:
        return math.copysign(function(x), x) if math.isfinite(x) else x

    return of


def _away(x: float) -> float:
    return math.floor(abs(x) + 0.5)


def _larger(x: float, y: float) -> float | None:
    if x == y == 0:
        return None
    return y if x != x else x if y != y else max(x, y)


def _smaller(x: float, y: float) -> float | None:
    larger = _larger(-x, -y)
    return None if larger is None else -larger


def _difference(x: float, y: float) -> float:
    return math.nan if x != x or y != y else x - y if x > y else 0.0


def _next(x: float, y: float) -> float:
    form = TYPES["half"]
    if x != x or y != y or x == y:
        return x if x != x else y
    if x == 0:
        return math.copysign(2.0**-24, y)
    away = (y > x) == (x > 0)
    return math.copysign(of_bits(form, bits_of(form, abs(x)) + (1 if away else -1)), x)


ARITHMETIC: dict[str, tuple[str, int, Callable[..., float | None]]] = {
    "add": ("OpFAdd", 2, lambda x, y: x + y),
    "subtract": ("OpFSub", 2, lambda x, y: x - y),
    "multiply": ("OpFMul", 2, lambda x, y: x * y),
    "divide": ("OpFDiv", 2, _quotient),
    "rem": ("OpFRem", 2, _remainder(math.fmod)),
    "mod": ("OpFMod", 2, _modulo),
    "negate": ("OpFNegate", 1, lambda x: -x),
    "fma": ("OpExtInst fma", 3, fused),
    "sqrt": ("OpExtInst sqrt", 1, lambda x: math.nan if x < 0 else math.sqrt(x)),
    "fmod": ("OpExtInst fmod", 2, _remainder(math.fmod)),
    "remainder": ("OpExtInst remainder", 2, _remainder(math.remainder)),
    "fabs": ("OpExtInst fabs", 1, math.fabs),
    "copysign": ("OpExtInst copysign", 2, math.copysign),
    "fmin": ("OpExtInst fmin", 2, _smaller),
    "fmax": ("OpExtInst fmax", 2, _larger),
    "fdim": ("OpExtInst fdim", 2, _difference),
    "floor": ("OpExtInst floor", 1, _whole(math.floor)),
    "ceil": ("OpExtInst ceil", 1, _whole(math.ceil)),
    "trunc": ("OpExtInst trunc", 1, _whole(math.trunc)),
    "rint": ("OpExtInst rint", 1, _whole(round)),
    "round": ("OpExtInst round", 1, _whole(_away)),
    "nextafter": ("OpExtInst nextafter", 2, _next),
}

COMPARISONS: dict[str, tuple[str, int, Callable[..., bool]]] = {
    "equal": ("OpFOrdEqual", 2, lambda x, y: x == y),
    "unequal": ("OpFUnordNotEqual", 2, lambda x, y: x != y),
    "less": ("OpFOrdLessThan", 2, lambda x, y: x < y),
    "greater": ("OpFOrdGreaterThan", 2, lambda x, y: x > y),
    "less_equal": ("OpFOrdLessThanEqual", 2, lambda x, y: x <= y),
    "greater_equal": ("OpFOrdGreaterThanEqual", 2, lambda x, y: x >= y),
    "not_less": ("OpFUnordGreaterThanEqual", 2, lambda x, y: not x < y),
    "not_greater": ("OpFUnordLessThanEqual", 2, lambda x, y: not x > y),
    "unordered": ("OpUnordered", 2, lambda x, y: x != x or y != y),
    "isnan": ("OpIsNan", 1, math.isnan),
    "isinf": ("OpIsInf", 1, math.isinf),
    "isfinite": ("OpIsFinite", 1, math.isfinite),
    "isnormal": ("OpIsNormal", 1, lambda x: 2.0**-14 <= abs(x) < math.inf),
    "signbit": ("OpSignBitSet", 1, lambda x: math.copysign(1, x) < 0),
}

FUNCTIONS: dict[str, Callable[..., float]] = {
    **{name: getattr(math, name) for name in ("acos", "acosh", "asin", "asinh", "atan", "atanh")},
    **{name: getattr(math, name) for name in ("cbrt", "cos", "cosh", "erf", "erfc", "exp")},
    **{name: getattr(math, name) for name in ("exp2", "expm1", "log", "log2", "log10", "log1p")},
    **{name: getattr(math, name) for name in ("sin", "sinh", "tan", "tanh", "degrees", "radians")},
    **{name: getattr(math, name) for name in ("atan2", "hypot", "pow")},
    "exp10": lambda x: 10.0**x,
    "lgamma": lambda x: math.lgamma(x) if x > 0 else math.nan,
    "tgamma": lambda x: math.gamma(x) if x > 0 else math.nan,
    "rsqrt": lambda x: 1 / math.sqrt(x),
    "sinpi": lambda x: math.sin(math.pi * math.fmod(x, 2)) if x % 1 else math.nan,
}
_PAIRS = ("atan2", "hypot", "pow")


def _tried(function: Callable[..., float]) -> Callable[..., Value | None]:
    """If Python raises an error, the result is open."""

    def of(*operands: float) -> float | None:
        try:
            result = function(*operands)
        except (ValueError, OverflowError, ZeroDivisionError):
            return None
        return result if isinstance(result, float) and math.isfinite(result) else None

    return of


def arithmetic(vector: int = 1) -> Iterator[Operation]:
    suffix = f"_{vector}" if vector > 1 else ""
    for name, (text, count, function) in ARITHMETIC.items():
        yield Operation(name + suffix, text, ("half",) * count, "half", function, vector=vector)
    for name, (text, count, function) in COMPARISONS.items():
        yield Operation(name + suffix, text, ("half",) * count, _BOOL, function, vector=vector)


def functions() -> Iterator[Operation]:
    for name, function in FUNCTIONS.items():
        operands = ("half",) * (2 if name in _PAIRS else 1)
        text = f"OpExtInst {name}"
        yield Operation(name, text, operands, "half", _tried(function), ulps=1)


def fused_floats(vector: int = 1) -> Iterator[Operation]:
    """For float. The exact sum, rounded to odd in a fraction that is long enough."""

    def expected(x: float, y: float, z: float) -> float | None:
        if not (math.isfinite(x) and math.isfinite(y) and math.isfinite(z)):
            infinite = math.inf in (abs(x), abs(y))
            return x * y + z if infinite or not math.isfinite(z) else math.nan
        exact = Fraction(x) * Fraction(y) + Fraction(z)
        if exact == 0:
            return x * y + z
        return rounded(TYPES["float"], _odd(exact))

    text = "OpExtInst fma"
    yield Operation(f"fma_{vector}", text, ("float",) * 3, "float", expected, vector=vector)


def _odd(exact: Fraction) -> float:
    near = float(exact)
    rest = exact - Fraction(near)
    if rest == 0 or bits_of(TYPES["double"], near) & 1:
        return near
    return math.nextafter(near, math.inf if rest > 0 else -math.inf)


def _to_integers(form: str, vector: int) -> Iterator[Operation]:
    for name in (n for n in TYPES if not TYPES[n].is_float):
        for mode in ("", *MODES):
            for saturate in (False, True):
                words = [f"FPRoundingMode {mode}"] * bool(mode)
                words += ["SaturatedConversion"] * saturate

                def expected(x: float, name: str = name, mode: str = mode, saturate: bool = saturate) -> int | None:
                    return whole(TYPES[name], x, mode or "RTZ", saturate)

                yield Operation(
                    f"{form}_to_{name}{mode}{'sat' * saturate}",
                    f"OpConvertFTo{name[0].upper()}",
                    (form,),
                    name,
                    expected,
                    ",".join(words),
                    vector=vector,
                )


def _between(source: str, target: str, vector: int) -> Iterator[Operation]:
    text = "OpFConvert" if TYPES[source].is_float else f"OpConvert{source[0].upper()}ToF"
    for mode in ("", *MODES):

        def expected(x: Value, mode: str = mode) -> float:
            return rounded(TYPES[target], x, mode or "RTE")

        decoration = f"FPRoundingMode {mode}" if mode else ""
        name = f"{source}_to_{target}{mode}"
        yield Operation(name, text, (source,), target, expected, decoration, vector=vector)


def conversions(form: str, vector: int = 1) -> Iterator[Operation]:
    """To and from the format, with each rounding mode, and saturation."""
    yield from _to_integers(form, vector)
    yield Operation(f"{form}_mod", "OpFMod", (form, form), form, _modulo, vector=vector)
    for name, type in TYPES.items():
        if name == form:
            continue
        yield from _between(name, form, vector)
        if type.is_float:
            yield from _between(form, name, vector)


PREAMBLE = """\
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpCapability Float16
OpCapability Float64
OpCapability Int64
OpCapability Int16
OpCapability Int8
%std = OpExtInstImport "OpenCL.std"
OpMemoryModel Physical64 OpenCL
"""
_TYPES = """\
%void = OpTypeVoid
%bool = OpTypeBool
%i8 = OpTypeInt 8 0
%i16 = OpTypeInt 16 0
%i32 = OpTypeInt 32 0
%i64 = OpTypeInt 64 0
%half = OpTypeFloat 16
%float = OpTypeFloat 32
%double = OpTypeFloat 64
%v3 = OpTypeVector %i64 3
%pid = OpTypePointer Input %v3
%id = OpVariable %pid Input
"""


def _scalar(type: str) -> str:
    if type == _BOOL:
        return "i32"
    return type if TYPES[type].is_float else f"i{TYPES[type].bits}"


class Assembly:
    """One module of all operations."""

    def __init__(self, operations: list[Operation]) -> None:
        self._entries: list[str] = []
        self._decorations = ["OpDecorate %id BuiltIn GlobalInvocationId"]
        self._definitions: dict[str, str] = {}
        self._bodies: list[str] = []
        for operation in operations:
            self._add(operation)

    @property
    def text(self) -> str:
        lines = [PREAMBLE, *self._entries, *self._decorations, _TYPES]
        return "\n".join([*lines, *self._definitions.values(), *self._bodies, ""])

    def _define(self, name: str, text: str) -> str:
        self._definitions.setdefault(name, f"%{name} = {text}")
        return name

    def _type(self, scalar: str, vector: int) -> str:
        if vector == 1:
            return scalar
        return self._define(f"{scalar}x{vector}", f"OpTypeVector %{scalar} {vector}")

    def _pointer(self, type: str) -> str:
        return self._define(f"p_{type}", f"OpTypePointer CrossWorkgroup %{type}")

    def _add(self, operation: Operation) -> None:
        name, vector = operation.name, operation.vector
        types = [self._type(_scalar(t), vector) for t in operation.operands]
        result = self._type(_scalar(operation.result), vector)
        pointers = [self._pointer(type) for type in (*types, result)]
        words = " ".join(f"%{p}" for p in pointers)
        function = self._define("f_" + "_".join(pointers), f"OpTypeFunction %void {words}")
        self._entries.append(f'OpEntryPoint Kernel %{name} "{name}" %id')
        for each in filter(None, operation.decoration.split(",")):
            self._decorations.append(f"OpDecorate %{name}_r {each}")
        body = [f"%{name} = OpFunction %void None %{function}"]
        body += [f"%{name}_p{n} = OpFunctionParameter %{p}" for n, p in enumerate(pointers)]
        body += [f"%{name}_l = OpLabel", f"%{name}_i = OpLoad %v3 %id"]
        body += [f"%{name}_n = OpCompositeExtract %i64 %{name}_i 0"]
        chain = "OpInBoundsPtrAccessChain"
        for n, pointer in enumerate(pointers):
            body.append(f"%{name}_q{n} = {chain} %{pointer} %{name}_p{n} %{name}_n")
        for n, type in enumerate(types):
            body.append(f"%{name}_x{n} = OpLoad %{type} %{name}_q{n} Aligned 2")
        body += self._operation(operation, [f"%{name}_x{n}" for n in range(len(types))], result)
        body += ["OpReturn", "OpFunctionEnd"]
        self._bodies.append("\n".join(body))

    def _operation(self, operation: Operation, operands: list[str], result: str) -> list[str]:
        name, words = operation.name, operation.text.split()
        if words[0] == "OpExtInst":
            words.insert(1, "%std")
        last = f"%{name}_q{len(operands)}"
        bool_ = self._type(_BOOL, operation.vector)
        type = bool_ if operation.result == _BOOL else result
        line = f"%{name}_r = {words[0]} %{type} {' '.join([*words[1:], *operands])}"
        if operation.result != _BOOL:
            return [line, f"OpStore {last} %{name}_r Aligned 1"]
        zero = self._define(f"zero_{result}", f"OpConstantNull %{result}")
        one = self._define("one_i32", "OpConstant %i32 1")
        if operation.vector > 1:
            parts = " ".join([f"%{one}"] * operation.vector)
            one = self._define(f"one_{result}", f"OpConstantComposite %{result} {parts}")
        select = f"%{name}_s = OpSelect %{result} %{name}_r %{one} %{zero}"
        return [line, select, f"OpStore {last} %{name}_s Aligned 1"]
