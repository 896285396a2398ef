"""Random kernels of independent threads that compute with numbers of all types, and with HIP's functions of integers.

numbers.h has the types and operations as the device computes them, and numbers_model.h those of the model.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tests.fuzz.kernels import independent
from tests.fuzz.kernels.expressions import (
    INT,
    LONG,
    SIZE,
    UNSIGNED,
    Expr,
    Type,
    arithmetic,
    cast,
    compare,
    constant,
    variable,
)
from tests.fuzz.kernels.independent import K, N
from tests.fuzz.kernels.kernel import Kernel, launches
from tests.fuzz.kernels.statements import Assign, Body, Declare, For, If, Leave, Statement

_ODD = (5, 13, 23, 33, 37, 63, 65, 77, 99, 127)
INTEGERS = tuple(
    Type(f"{letter}{bits}", bits, signed, named=True)
    for letters, widths in (("IU", (8, 16, 32, 64, 128)), ("SZ", _ODD))
    for bits in widths
    for letter, signed in zip(letters, (True, False), strict=True)
)
FLOATING = tuple(Type(name, 0, True, named=True) for name in ("F16", "H16", "B16", "F32", "F64"))
TYPES = (*INTEGERS, *FLOATING * 3)
_MIXING = 0x9E3779B1


class Function(NamedTuple):
    """operands: N for the type of the call's numbers, U for unsigned. result: N or I, for int."""

    name: str
    operands: str
    result: str = "N"


_OF_ALL = (
    *(Function(name, "NN") for name in ("sum", "sum", "difference", "product", "quotient", "lesser", "greater")),
    Function("negative", "N"),
    *(Function(name, "NN", "I") for name in ("less", "at_most", "equal", "differs")),
)
_OF_INTEGERS = (
    *_OF_ALL,
    *(Function(name, "NN") for name in ("remainder_of", "both", "either", "exclusive", "product")),
    *(Function(name, "NN") for name in ("saturating_sum", "saturating_difference")),
    *(Function(name, "NN") for name in ("add_overflow", "sub_overflow", "mul_overflow")),
    *(Function(name, "NU") for name in ("left", "right", "rotated")),
    *(Function(name, "N", "I") for name in ("ones", "leading", "trailing")),
    Function("inverse", "N"),
    Function("field", "NUU"),
)
_OF_FLOATING = (
    *_OF_ALL,
    *(Function(name, "NN") for name in ("product_alone", "product_alone")),
    *(Function(name, "N") for name in ("root", "magnitude", "lowered", "raised", "cut", "nearest")),
    Function("fused", "NNN"),
)
_SPECIAL = (
    *("0.0", "-0.0", "1.0", "0.1", "0.5", "1.5", "-2.5", "3.0", "1.0 / 3", "127.5", "255.9", "-128.5", "65504.0"),
    *("65520.0", "-32769.0", "0x1p31", "-0x1p31", "0x1p32", "0x1p63", "-0x1p63", "0x1p64", "0x1p-24", "0x1p-25"),
    *("0x1.8p-15", "0x1p-126", "0x1p-133", "0x1p-149", "0x1p-1074", "0x1.fffffep127", "0x1p127", "-0x1p200"),
    *("0x1.fffffffffffffp1023", "__builtin_inf()", "-__builtin_inf()", '__builtin_nan("")', "0x1.0020000000001p0"),
)
_F64 = FLOATING[-1]

# HIP's functions of integers and the compiler's, with their results and operands. A form has a {} for each operand.
CALLS: Sequence[tuple[str, Type, tuple[Type, ...]]] = (
    ("__brev({})", UNSIGNED, (UNSIGNED,)),
    ("(size_t)__brevll({})", SIZE, (SIZE,)),
    ("__clz({})", INT, (INT,)),
    ("__clzll({})", INT, (LONG,)),
    ("__ffs({})", INT, (INT,)),
    ("__ffsll((unsigned long long){})", INT, (SIZE,)),
    ("__popc({})", INT, (UNSIGNED,)),
    ("__popcll({})", INT, (SIZE,)),
    *((f"__funnelshift_{kind}({{}}, {{}}, {{}})", UNSIGNED, (UNSIGNED,) * 3) for kind in ("l", "r", "lc", "rc")),
    ("__mul24({}, {})", INT, (INT,) * 2),
    ("__umul24({}, {})", UNSIGNED, (UNSIGNED,) * 2),
    ("__mulhi({}, {})", INT, (INT,) * 2),
    ("__umulhi({}, {})", UNSIGNED, (UNSIGNED,) * 2),
    ("(long)__mul64hi({}, {})", LONG, (LONG,) * 2),
    ("(size_t)__umul64hi({}, {})", SIZE, (SIZE,) * 2),
    ("__byte_perm({}, {}, {} & 0x7777)", UNSIGNED, (UNSIGNED,) * 3),
    ("__sad({}, {}, {})", UNSIGNED, (INT, INT, UNSIGNED)),
    ("__usad({}, {}, {})", UNSIGNED, (UNSIGNED,) * 3),
    *((f"{name}({{}}, {{}})", INT, (INT,) * 2) for name in ("__hadd", "__rhadd")),
    *((f"{name}({{}}, {{}})", UNSIGNED, (UNSIGNED,) * 2) for name in ("__uhadd", "__urhadd")),
    ("__dp4a({}, {}, {})", INT, (INT,) * 3),
    ("__dp4a({}, {}, {})", UNSIGNED, (UNSIGNED,) * 3),
    ("__bitextract_u32({}, {} & 15, {} & 15)", UNSIGNED, (UNSIGNED,) * 3),
    ("__bitinsert_u32({}, {}, {} & 15, {} & 15)", UNSIGNED, (UNSIGNED,) * 4),
    ("(size_t)__bitextract_u64({}, {} & 31, {} & 31)", SIZE, (SIZE, UNSIGNED, UNSIGNED)),
    ("(size_t)__bitinsert_u64({}, {}, {} & 31, {} & 31)", SIZE, (SIZE, SIZE, UNSIGNED, UNSIGNED)),
    ("__builtin_bswap32({})", UNSIGNED, (UNSIGNED,)),
    ("__builtin_bswap64({})", SIZE, (SIZE,)),
    ("__builtin_parity({})", INT, (UNSIGNED,)),
    ("__builtin_parityll({})", INT, (SIZE,)),
    ("__builtin_clz({} | 1)", INT, (UNSIGNED,)),
    ("__builtin_ctzll({} | 1)", INT, (SIZE,)),
    ("__builtin_clrsb({})", INT, (INT,)),
    ("__builtin_popcountll({})", INT, (SIZE,)),
)


class Numbers(independent.Maker):
    """own: the variables of named types."""

    def __init__(self, random: Random, dimensions: int) -> None:
        super().__init__(random, dimensions)
        self.own: list[Expr] = []

    def lists(self) -> tuple[list[Expr], ...]:
        return *super().lists(), self.own

    def declared(self, count: int) -> list[Declare]:
        """Declarations of so many variables."""
        made: list[Declare] = []
        for type in self.random.choices(TYPES, k=count):
            made.append(Declare(self.name("q"), type, self.number(type, 1)))
            self.own.append(variable(made[-1].name, type))
        return made

    def value(self, depth: int = 2) -> Expr:
        if depth == 0 or not self.chance(0.5):
            return super().value(depth)
        if self.chance(0.4):
            return self._call(depth)
        return self._plain(self.number(self.random.choice(TYPES)))

    def statement(self, depth: int) -> Body:
        if not self.chance(0.5):
            return super().statement(depth)
        if self.own and self.chance(0.7):
            target = self.random.choice(self.own)
            return (Assign(target, "", self.number(target.type)),)
        return (*self.declared(1),)

    def number(self, type: Type, depth: int = 3) -> Expr:
        """A number of a named type."""
        if depth == 0 or self.chance(0.2):
            return self._first(type)
        if self.chance(0.2):
            return cast(self.number(self.random.choice(TYPES), depth - 1), type)
        function = self.random.choice(_OF_FLOATING if type.floating else _OF_INTEGERS)
        operands = tuple(
            self.number(type, depth - 1) if each == "N" else cast(self.leaf(), UNSIGNED) for each in function.operands
        )
        return cast(_call(function, type, operands), type)

    def _first(self, type: Type) -> Expr:
        pick = self.random.choice
        own = [each for each in self.own if each.type == type]
        if own and self.chance(0.7):
            return pick(own)
        if self.chance(0.3):
            return cast(Expr(f"F64({pick(_SPECIAL)})", _F64), type)
        if self.chance(0.5):
            operands = tuple(cast(self.leaf(), UNSIGNED) for _ in range(2))
            return Expr(f"made<{type.name}>({{}}, {{}} * 2654435761u)", type, type.low, type.high, operands)
        value = cast(self.leaf(), pick((INT, INT, UNSIGNED, LONG, SIZE)))
        return cast(value, type)

    def _plain(self, number: Expr) -> Expr:
        """An integer of it."""
        if self.chance(0.5):
            return _folded(number)
        return cast(number, self.random.choice((INT, UNSIGNED, LONG, SIZE)))

    def _call(self, depth: int) -> Expr:
        form, result, types = self.random.choice(CALLS)
        operands = tuple(cast(super(Numbers, self).value(depth - 1), type) for type in types)
        return Expr(form, result, result.low, result.high, operands)

    def swept(self, type: Type) -> Body:
        """Each function of a type, and the conversions to all others, of bits that differ among threads and iterations,
        or of small numbers."""
        pick, sum = self.random.choice, self.wraps[0]
        i = variable(self.name("i"), INT, 0, 3)
        made: list[Statement] = []
        numbers = [variable(self.name("q"), type) for _ in range(3)]
        for each in numbers:
            bits = arithmetic(sum, "*", constant(_MIXING, UNSIGNED))
            words = tuple(arithmetic(bits, "+", cast(pick((self.id(), i, N, K)), UNSIGNED)) for _ in range(2))
            value = Expr(f"made<{type.name}>({{}}, {{}})", type, type.low, type.high, words)
            if self.chance(0.4):
                value = cast(arithmetic(cast(pick((self.id(), i, N)), INT), pick("+-*"), constant(pick((1, 7)))), type)
            elif type.floating and self.chance(0.5):
                value = self._first(type)
            made.append(Declare(each.name, type, value))
        shift = cast(arithmetic(self.id(), "+", i), UNSIGNED)
        results: list[Expr] = []
        for function in _OF_FLOATING if type.floating else _OF_INTEGERS:
            operands = tuple(pick(numbers) if each == "N" else shift for each in function.operands)
            results.append(_call(function, type, operands))
        results += [cast(pick(numbers), other) for other in dict.fromkeys(TYPES)]
        self.random.shuffle(results)
        for each in results:
            value = _folded(each) if each.type.named else cast(each, UNSIGNED)
            made.append(Assign(sum, "", arithmetic(arithmetic(sum, "*", constant(31, UNSIGNED)), "+", value)))
        return (For(i.name, INT, constant(0), compare(i, "<", constant(4)), constant(1), tuple(made), (0, 3)),)


def _call(function: Function, type: Type, operands: tuple[Expr, ...]) -> Expr:
    result = type if function.result == "N" else INT
    places = ", ".join("{}" for _ in operands)
    return Expr(f"{function.name}({places})", result, result.low, result.high, operands)


def _folded(number: Expr) -> Expr:
    return Expr("folded({})", UNSIGNED, UNSIGNED.low, UNSIGNED.high, (number,))


def kernel(name: str) -> Kernel:
    """The kernel of that name. It stores all variables, and ends before only in some threads."""
    random = Random(name)
    dimensions = random.choice((1, 1, 1, 2, 3))
    maker = Numbers(random, dimensions)
    body: list[Statement] = [*independent.ids(maker)]
    declared = independent.numbers(maker)
    body += [*declared, *maker.declared(random.choice((2, 3, 4)))]
    own = [_folded(each) for each in maker.own]
    if maker.chance(0.2):
        body.append(If(maker.guard(), (Leave("return"),)))
    if maker.chance(0.1):  # which takes long to compile
        body += maker.swept(random.choice((*INTEGERS, *FLOATING * 2)))
    for _ in range(random.randint(3, 9)):
        body += maker.statement(2)
    body += independent.ends(maker, declared, own)
    return Kernel(name, tuple(body), launches(random, dimensions), restrict=maker.chance(0.3))
