"""Random programs over integers of any width, as IR text, and code that runs them natively.

Every program is defined on every input: no division by zero, no shift beyond the width, no
conversion out of range, nothing undefined.
"""

from __future__ import annotations

import ctypes
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field

from llvmlite import binding

from hipspv.llvm import Context, Module
from hipspv.passes.legalize.aggregates import LegalizeAggregates
from hipspv.passes.legalize.integers import LegalizeIntegers
from hipspv.passes.legalize.intrinsics import ExpandIntrinsics
from hipspv.passes.legalize.vector_intrinsics import ScalarizeVectorIntrinsics
from hipspv.passes.legalize.vectors import LegalizeVectors, LegalizeVectorSelects
from hipspv.passes.wide_integers.expand import ExpandWideOperations
from hipspv.targets import SPIRV64

# Of each kind: legal ones, narrow ones, those around a limb's edge, wide ones.
WIDTHS = (*(1, 8, 16, 32, 64, 2, 3, 5, 7, 12, 17, 24, 31, 33, 40, 48, 56, 63), *(65, 80, 96, 100, 127, 128, 128))
_PARTIAL = tuple(width for width in WIDTHS if width % 8)
LENGTHS = (1, 2, 3, 4, 5, 6, 7, 8, 16)
_ARITHMETIC = ("add", "sub", "mul", "and", "or", "xor")
_DIVISIONS = ("udiv", "urem", "sdiv", "srem")
_SHIFTS = ("shl", "lshr", "ashr")
_COMPARISONS = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
_MIN_MAX = ("umin", "umax", "smin", "smax")
_SATURATING = ("uadd.sat", "sadd.sat", "usub.sat", "ssub.sat")
_OVERFLOW = ("uadd", "sadd", "usub", "ssub", "umul", "smul")
_REDUCTIONS = ("add", "mul", "and", "or", "xor", "umin", "umax", "smin", "smax")
# Fraction bits and the widest integer that is in range.
_FLOATS = {"half": (10, 15), "float": (23, 127), "double": (52, 1000)}
# OpenCL's mul_hi, which the passes call, for the machine that runs the test.
_DECLARED = re.compile(r"^declare spir_func (?P<t>.*) @_Z6mul_hi(?P<letters>\w+)\(.*\n", re.MULTILINE)
_MUL_HI = """
define spir_func {t} @_Z6mul_hi{letters}({t} %a, {t} %b) {{
  %x = {extend} {t} %a to {wide}
  %y = {extend} {t} %b to {wide}
  %p = mul {wide} %x, %y
  %h = lshr {wide} %p, {amount}
  %r = trunc {wide} %h to {t}
  ret {t} %r
}}
"""


def _defined(declaration: re.Match[str]) -> str:
    """The declared function."""
    type, letters = declaration["t"], declaration["letters"]
    width = int(re.findall(r"i(\d+)", type)[0])
    wide = type.replace(f"i{width}", f"i{2 * width}")
    extend = "sext" if re.match(r"(Dv\d+_)?[csil]", letters) else "zext"
    amount = splat(wide, str(width))
    return _MUL_HI.format(t=type, letters=letters, extend=extend, wide=wide, amount=amount)


@dataclass
class Program:
    """IR text under construction. Values are names and widths of integers."""

    random: random.Random
    name: str
    lines: list[str] = field(default_factory=list)
    values: list[tuple[str, int]] = field(default_factory=list)
    allocas: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)
    block: str = "entry"
    count: int = 0

    def fresh(self, prefix: str = "%v") -> str:
        self.count += 1
        return f"{prefix}{self.count}"

    def let(self, text: str) -> str:
        """A value that later steps don't see."""
        name = self.fresh()
        self.lines.append(f"  {name} = {text}")
        return name

    def emit(self, text: str, width: int) -> str:
        name = self.let(text)
        self.values.append((name, width))
        return name

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")
        self.block = name

    def go(self, name: str) -> None:
        self.lines.append(f"  br label %{name}")

    def resized(self, value: tuple[str, int], width: int, signed: bool) -> str:
        name, given = value
        if given == width:
            return name
        opcode = "trunc" if given > width else ("sext" if signed else "zext")
        return self.let(f"{opcode} i{given} {name} to i{width}")

    def width(self, *leave: int) -> int:
        return self.random.choice([w for w in WIDTHS if w not in leave])

    def constant(self, width: int) -> str:
        if width == 1:
            return self.random.choice(("true", "false"))
        edges = (0, 1, -1, (1 << (width - 1)) - 1, -(1 << (width - 1)))
        if self.random.random() < 0.3:
            return str(self.random.choice(edges))
        return str(self.random.getrandbits(width) - (1 << (width - 1)))

    def operand(self, width: int) -> str:
        """An integer of this width: later values more often, so that chains grow."""
        if self.random.random() < 0.15:
            return self.constant(width)
        index = max(self.random.randrange(len(self.values)) for _ in range(2))
        return self.resized(self.values[index], width, self.random.random() < 0.5)

    def amount(self, type: str, width: int, value: str) -> str:
        """A shift amount below the width."""
        if width == 1:
            return splat(type, "false")
        return self.let(f"urem {type} {value}, {splat(type, str(width))}")

    def stored(self, type: str) -> str:
        slot = self.fresh("%slot")
        self.allocas.append(f"  {slot} = alloca {type}")
        return slot


def splat(type: str, value: str) -> str:
    """A constant of a type, in all lanes of a vector."""
    return f"splat ({type.split(' x ')[1][:-1]} {value})" if type.startswith("<") else value


def _suffix(type: str) -> str:
    return re.sub(r"<(\d+) x (\w+)>", r"v\1\2", type)


# Values of vector and structure types are built from integers, passed through some operation, and taken apart again.


def _carried(p: Program, type: str, value: str) -> str:
    """The same value after passing through memory, a phi, a select, a freeze, or a function."""
    ways = ("phi", "select", "freeze", "none", "call", "memory")
    way = p.random.choice(ways if _is_stored_right(type) else ways[:-2])
    if way == "memory":
        slot = p.stored(type)
        p.lines.append(f"  store {type} {value}, ptr {slot}")
        return p.let(f"load {type}, ptr {slot}")
    if way == "phi":
        return _joined(p, type, value, p.random.choice((value, "zeroinitializer")))
    if way == "select":
        condition = p.operand(1)
        return p.let(f"select i1 {condition}, {type} {value}, {type} zeroinitializer")
    if way == "freeze":
        return p.let(f"freeze {type} {value}")
    if way == "call":
        return _passed(p, type, value)
    return value


def _is_stored_right(type: str) -> bool:
    """Return true if LLVM's code for this machine stores it right. It doesn't for vectors of
    integers that don't fill their bytes: of `<6 x i12>` it may load other lanes than it stored.
    """
    widths = re.findall(r"<\d+ x i(\d+)>", type)
    return all(width == "1" or int(width) % 8 == 0 for width in widths)


def _joined(p: Program, type: str, left: str, right: str) -> str:
    """A phi over two branches."""
    condition = p.operand(1)
    a, b, end = p.fresh("left"), p.fresh("right"), p.fresh("join")
    p.lines.append(f"  br i1 {condition}, label %{a}, label %{b}")
    p.label(a)
    p.go(end)
    p.label(b)
    p.go(end)
    p.label(end)
    return p.let(f"phi {type} [ {left}, %{a} ], [ {right}, %{b} ]")


def _passed(p: Program, type: str, value: str) -> str:
    """Through a function that returns it with another integer."""
    width = p.width()
    name = p.fresh(f"@{p.name}.pass")
    pair = f"{{ {type}, i{width} }}"
    p.outside.append(f"""
define internal {pair} {name}(i{width} %n, {type} %x) noinline {{
  %a = insertvalue {pair} poison, i{width} %n, 1
  %b = insertvalue {pair} %a, {type} %x, 0
  ret {pair} %b
}}
""")
    result = p.let(f"call {pair} {name}(i{width} {p.operand(width)}, {type} {value})")
    p.emit(f"extractvalue {pair} {result}, 1", width)
    return p.let(f"extractvalue {pair} {result}, 0")


def _vector(p: Program, lanes: int, width: int) -> str:
    type = f"<{lanes} x i{width}>"
    result = "poison"
    for lane in range(lanes):
        element = p.operand(width) if lane < 3 else p.constant(width)
        result = p.let(f"insertelement {type} {result}, i{width} {element}, i32 {lane}")
    return result


def _read_vector(p: Program, value: str, lanes: int, width: int) -> None:
    type = f"<{lanes} x i{width}>"
    for lane in {0, p.random.randrange(lanes), lanes - 1}:
        p.emit(f"extractelement {type} {value}, i32 {lane}", width)
    if lanes > 1:
        index = p.let(f"urem i32 {p.operand(32)}, {lanes}")
        p.emit(f"extractelement {type} {value}, i32 {index}", width)


def _vectors(p: Program) -> None:
    lanes, width = p.random.choice(LENGTHS), p.width()
    if lanes * width > 1024 or (lanes == 1 and width > 64):
        lanes = 2
    type = f"<{lanes} x i{width}>"
    a, b = _carried(p, type, _vector(p, lanes, width)), _vector(p, lanes, width)
    value = p.random.choice(_ON_VECTORS)(p, type, lanes, width, a, b)
    _read_vector(p, _carried(p, type, value), lanes, width)


def _vector_arithmetic(p: Program, type: str, lanes: int, width: int, a: str, b: str) -> str:
    return _calculated(p, p.random.choice(_ARITHMETIC + _DIVISIONS + _SHIFTS), type, width, a, b)


def _vector_select(p: Program, type: str, lanes: int, width: int, a: str, b: str) -> str:
    mask = p.let(f"icmp {p.random.choice(_COMPARISONS)} {type} {a}, {b}")
    mask = _carried(p, f"<{lanes} x i1>", mask)
    return p.let(f"select <{lanes} x i1> {mask}, {type} {a}, {type} {b}")


def _vector_intrinsic(p: Program, type: str, lanes: int, width: int, a: str, b: str) -> str:
    name = p.random.choice((*_MIN_MAX, *_SATURATING, "abs", "ctpop", "ctlz", "cttz", "bitreverse"))
    if name in ("abs", "ctlz", "cttz"):
        rest = ", i1 false"
    else:
        rest = "" if name in ("ctpop", "bitreverse") else f", {type} {b}"
    return p.let(f"call {type} @llvm.{name}.{_suffix(type)}({type} {a}{rest})")


def _vector_overflow(p: Program, type: str, lanes: int, width: int, a: str, b: str) -> str:
    pair = f"{{ {type}, <{lanes} x i1> }}"
    name = f"@llvm.{p.random.choice(_OVERFLOW)}.with.overflow.{_suffix(type)}"
    both = p.let(f"call {pair} {name}({type} {a}, {type} {b})")
    over = p.let(f"extractvalue {pair} {both}, 1")
    value = p.let(f"extractvalue {pair} {both}, 0")
    _read_vector(p, over, lanes, 1)
    return value


def _vector_shuffle(p: Program, type: str, lanes: int, width: int, a: str, b: str) -> str:
    mask = ", ".join(f"i32 {p.random.randrange(2 * lanes)}" for _ in range(lanes))
    return p.let(f"shufflevector {type} {a}, {type} {b}, <{lanes} x i32> <{mask}>")


def _vector_resize(p: Program, type: str, lanes: int, width: int, a: str, b: str) -> str:
    other = p.width(width)
    wide = f"<{lanes} x i{other}>"
    there, back = ("trunc", "zext") if other < width else ("sext", "trunc")
    moved = p.let(f"{there} {type} {a} to {wide}")
    return p.let(f"{back} {wide} {moved} to {type}")


def _vector_reduce(p: Program, type: str, lanes: int, width: int, a: str, b: str) -> str:
    name = p.random.choice(_REDUCTIONS)
    p.emit(f"call i{width} @llvm.vector.reduce.{name}.{_suffix(type)}({type} {a})", width)
    return b


def _vector_bits(p: Program, type: str, lanes: int, width: int, a: str, b: str) -> str:
    """As one integer and back."""
    whole = lanes * width
    number = p.let(f"bitcast {type} {a} to i{whole}")
    more = p.let(f"add i{whole} {number}, {1 if whole > 1 else 'true'}")
    return p.let(f"bitcast i{whole} {more} to {type}")


_ON_VECTORS = (
    _vector_arithmetic, _vector_arithmetic, _vector_arithmetic, _vector_select, _vector_intrinsic,
    _vector_overflow, _vector_shuffle, _vector_resize, _vector_reduce, _vector_bits,
)  # fmt: skip


def _type(p: Program, depth: int) -> str:
    """A random type of integers, vectors, structures and arrays."""
    kind = p.random.random()
    if depth == 0 or kind < 0.4:
        return f"i{p.width()}"
    if kind < 0.6:
        return f"<{p.random.choice((2, 3, 4, 5))} x i{p.width(*_PARTIAL)}>"
    if kind < 0.75:
        return f"[{p.random.randint(1, 3)} x {_type(p, depth - 1)}]"
    fields = ", ".join(_type(p, depth - 1) for _ in range(p.random.randint(1, 4)))
    return f"<{{ {fields} }}>" if p.random.random() < 0.2 else f"{{ {fields} }}"


def _members(type: str) -> list[str]:
    """Types of the members of a structure or array; none for other types."""
    if type.startswith("["):
        count, _, element = type[1:-1].partition(" x ")
        return [element] * int(count)
    if type[0] != "{" and not type.startswith("<{"):
        return []
    found, depth = [""], 0
    for letter in type.strip("<>{} ") if _is_flat(type) else _inner(type):
        depth += letter in "[{<"
        depth -= letter in "]}>"
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [part.strip() for part in found]


def _is_flat(type: str) -> bool:
    return not re.search(r"[\[{<]", _inner(type))


def _inner(type: str) -> str:
    return type[3:-3] if type.startswith("<{") else type[2:-2]


def _leaves(type: str, path: tuple[int, ...] = ()) -> list[tuple[tuple[int, ...], str]]:
    parts = _members(type)
    if not parts:
        return [(path, type)]
    return [leaf for i, part in enumerate(parts) for leaf in _leaves(part, (*path, i))]


def _leaf(p: Program, type: str) -> str:
    if type.startswith("<"):
        lanes, _, element = type[1:-1].partition(" x i")
        return _vector(p, int(lanes), int(element))
    return p.operand(int(type[1:]))


def _read_leaf(p: Program, type: str, value: str) -> None:
    if type.startswith("<"):
        lanes, _, element = type[1:-1].partition(" x i")
        _read_vector(p, value, int(lanes), int(element))
    else:
        p.values.append((value, int(type[1:])))


def _aggregates(p: Program) -> None:
    type = f"{{ i{p.width()}, {_type(p, 2)}, {_type(p, 1)} }}"
    value = "zeroinitializer"
    leaves = _leaves(type)
    for path, leaf in leaves[:4]:
        where = ", ".join(map(str, path))
        value = p.let(f"insertvalue {type} {value}, {leaf} {_leaf(p, leaf)}, {where}")
    value = _carried(p, type, value)
    for path, leaf in (leaves[0], p.random.choice(leaves)):
        where = ", ".join(map(str, path))
        _read_leaf(p, leaf, p.let(f"extractvalue {type} {value}, {where}"))


def _members_in_memory(p: Program) -> None:
    """Stores members one by one, then reads them and the whole."""
    type = f"{{ i{p.width()}, {_type(p, 1)}, {_type(p, 2)} }}"
    slot = p.stored(type)
    p.lines.append(f"  store {type} zeroinitializer, ptr {slot}")
    aligned = _alignment(type)
    leaves = _leaves(type)
    for path, leaf in leaves[:4]:
        where = ", ".join(f"i32 {index}" for index in path)
        place = p.let(f"getelementptr {type}, ptr {slot}, i64 0, {where}")
        p.lines.append(f"  store {leaf} {_leaf(p, leaf)}, ptr {place}{aligned}")
        _read_leaf(p, leaf, p.let(f"load {leaf}, ptr {place}{aligned}"))
    whole = p.let(f"load {type}, ptr {slot}")
    path, leaf = p.random.choice(leaves)
    where = ", ".join(map(str, path))
    _read_leaf(p, leaf, p.let(f"extractvalue {type} {whole}, {where}"))


def _alignment(type: str) -> str:
    """The alignment for access to a member of the type; a packed structure may put it anywhere."""
    return ", align 1" if "<{" in type else ""


def _array(p: Program) -> None:
    """An index of an odd width."""
    width, count, by = p.width(), p.random.randint(1, 4), p.width(1, 2)
    type = f"[{count} x i{width}]"
    slot = p.stored(type)
    p.lines.append(f"  store {type} zeroinitializer, ptr {slot}")
    for _ in range(2):
        at = p.let(f"urem i{by} {p.operand(by)}, {min(count, (1 << (by - 1)) - 1)}")
        place = p.let(f"getelementptr {type}, ptr {slot}, i64 0, i{by} {at}")
        p.lines.append(f"  store i{width} {p.operand(width)}, ptr {place}")
    at = p.let(f"urem i32 {p.operand(32)}, {count}")
    place = p.let(f"getelementptr i{width}, ptr {slot}, i32 {at}")
    p.emit(f"load i{width}, ptr {place}", width)


def _initialiser(p: Program, type: str) -> str:
    parts = _members(type)
    if not parts and not type.startswith("<"):
        return p.constant(int(type[1:]))
    if not parts:
        lanes, _, element = type[1:-1].partition(" x ")
        words = [f"{element} {p.constant(int(element[1:]))}" for _ in range(int(lanes))]
        return f"<{', '.join(words)}>"
    inner = ", ".join(f"{part} {_initialiser(p, part)}" for part in parts)
    if type.startswith("["):
        return f"[{inner}]"
    return f"<{{ {inner} }}>" if type.startswith("<{") else f"{{ {inner} }}"


def _globals(p: Program) -> None:
    """A member of a variable, one of two equal ones."""
    type = f"{{ i8, {_type(p, 2)}, i{p.width()} }}"
    name = p.fresh(f"@{p.name}.variable")
    first, second = _initialiser(p, type), _initialiser(p, type)
    p.outside.append(f"{name} = internal GLOBAL constant [2 x {type}] [{type} {first}, {type} {second}]\n")
    index = p.let(f"and i64 {p.operand(64)}, 1")
    path, leaf = p.random.choice(_leaves(type))
    where = ", ".join(f"i32 {step}" for step in path)
    place = p.let(f"getelementptr [2 x {type}], POINTER {name}, i64 0, i64 {index}, {where}")
    _read_leaf(p, leaf, p.let(f"load {leaf}, POINTER {place}{_alignment(type)}"))


def _calculated(p: Program, opcode: str, type: str, width: int, a: str, b: str) -> str:
    if opcode in _DIVISIONS:
        if opcode in ("sdiv", "srem"):  # a positive divisor
            if width <= 2:
                return p.let(f"xor {type} {a}, {b}")
            b = p.let(f"lshr {type} {b}, {splat(type, '1')}")
        elif p.random.random() < 0.5 and width > 4:  # divisors of all sizes
            amount = p.amount(type, width, b)
            b = p.let(f"lshr {type} {b}, {amount}")
        b = p.let(f"or {type} {b}, {splat(type, '1' if width > 1 else 'true')}")
    elif opcode in _SHIFTS:
        b = p.amount(type, width, b)
    return p.let(f"{opcode} {type} {a}, {b}")


def _binary(p: Program) -> None:
    opcode, width = p.random.choice(_ARITHMETIC + _DIVISIONS + _SHIFTS), p.width()
    a, b = p.operand(width), p.operand(width)
    p.values.append((_calculated(p, opcode, f"i{width}", width, a, b), width))


def _compare(p: Program) -> None:
    width = p.width()
    predicate = p.random.choice(_COMPARISONS)
    p.emit(f"icmp {predicate} i{width} {p.operand(width)}, {p.operand(width)}", 1)


def _select(p: Program) -> None:
    width = p.width()
    a, b = p.operand(width), p.operand(width)
    p.emit(f"select i1 {p.operand(1)}, i{width} {a}, i{width} {b}", width)


def _unary_intrinsic(p: Program) -> None:
    width = p.width()
    choice = p.random.choice(("ctpop", "ctlz", "cttz", "bswap", "bitreverse", "abs"))
    if choice == "bswap" and width % 16:
        choice = "bitreverse"
    flag = ", i1 false" if choice in ("ctlz", "cttz", "abs") else ""
    p.emit(f"call i{width} @llvm.{choice}.i{width}(i{width} {p.operand(width)}{flag})", width)


def _binary_intrinsic(p: Program) -> None:
    width = p.width(1)
    a, b = p.operand(width), p.operand(width)
    name = p.random.choice((*_MIN_MAX, *_SATURATING, "ushl.sat", "sshl.sat"))
    if "shl" in name:
        b = p.amount(f"i{width}", width, b)
    p.emit(f"call i{width} @llvm.{name}.i{width}(i{width} {a}, i{width} {b})", width)


def _overflow(p: Program) -> None:
    width = p.width(1)
    a, b = p.operand(width), p.operand(width)
    type = f"{{ i{width}, i1 }}"
    name = f"@llvm.{p.random.choice(_OVERFLOW)}.with.overflow.i{width}"
    pair = p.let(f"call {type} {name}(i{width} {a}, i{width} {b})")
    if p.random.random() < 0.3:
        pair = _carried(p, type, pair)
    p.emit(f"extractvalue {type} {pair}, 0", width)
    p.emit(f"extractvalue {type} {pair}, 1", 1)


def _three_way(p: Program) -> None:
    width, result = p.width(1), p.width(1)
    a, b = p.operand(width), p.operand(width)
    name = p.random.choice(("ucmp", "scmp"))
    p.emit(f"call i{result} @llvm.{name}.i{result}.i{width}(i{width} {a}, i{width} {b})", result)


def _funnel(p: Program) -> None:
    width = p.width(1)
    a, b, c = (p.operand(width) for _ in range(3))
    name = f"@llvm.{p.random.choice(('fshl', 'fshr'))}.i{width}"
    p.emit(f"call i{width} {name}(i{width} {a}, i{width} {b}, i{width} {c})", width)


def _memory(p: Program) -> None:
    width = p.width()
    value = p.operand(width)
    p.emit(f"freeze i{width} {_carried(p, f'i{width}', value)}", width)


def _diamond(p: Program) -> None:
    width = p.width()
    value = _joined(p, f"i{width}", p.operand(width), p.operand(width))
    p.values.append((value, width))


def _loop(p: Program) -> None:
    """Up to eight iterations with two values that are exchanged."""
    width, by = p.width(), p.width(1, 2, 3)
    a, b, x = p.operand(width), p.operand(width), p.operand(width)
    iterations = p.let(f"and i{by} {p.operand(by)}, 7")
    start, head, end = p.block, p.fresh("loop"), p.fresh("end")
    p.go(head)
    p.label(head)
    i, this, that = p.fresh(), p.fresh(), p.fresh()
    i_next, that_next = p.fresh(), p.fresh()
    opcode = p.random.choice(_ARITHMETIC)
    p.lines += [
        f"  {i} = phi i{by} [ {iterations}, %{start} ], [ {i_next}, %{head} ]",
        f"  {this} = phi i{width} [ {a}, %{start} ], [ {that}, %{head} ]",
        f"  {that} = phi i{width} [ {b}, %{start} ], [ {that_next}, %{head} ]",
        f"  {that_next} = {opcode} i{width} {this}, {x}",
        f"  {i_next} = sub i{by} {i}, 1",
    ]
    done = p.let(f"icmp eq i{by} {i}, 0")
    p.lines.append(f"  br i1 {done}, label %{end}, label %{head}")
    p.label(end)
    p.values += [(this, width), (that, width)]


def _switch(p: Program) -> None:
    width = p.width(1)
    keep = p.random.choice((1, 3, 7))
    value = p.let(f"and i{width} {p.operand(width)}, {min(keep, (1 << (width - 1)) - 1)}")
    value = p.let(f"sub i{width} {value}, {p.random.randint(0, 1)}")
    numbers = p.random.sample(range(-2, 6), 3) if width > 3 else [-2, -1, 0]
    end, other = p.fresh("end"), p.fresh("other")
    cases = [(number, p.fresh("case")) for number in numbers]
    words = " ".join(f"i{width} {number}, label %{label}" for number, label in cases)
    p.lines.append(f"  switch i{width} {value}, label %{other} [ {words} ]")
    for label in (*(label for _, label in cases), other):
        p.label(label)
        p.go(end)
    p.label(end)
    ways = ", ".join(f"[ {number + 20}, %{label} ]" for number, label in cases)
    p.emit(f"phi i16 {ways}, [ 5, %{other} ]", 16)


def _to_float(p: Program) -> None:
    """A float's own bits show how an integer was rounded."""
    width = p.width()
    type = p.random.choice(list(_FLOATS))
    opcode = p.random.choice(("sitofp", "uitofp"))
    number = p.let(f"{opcode} i{width} {p.operand(width)} to {type}")
    bits = {"half": 16, "float": 32, "double": 64}[type]
    p.emit(f"bitcast {type} {number} to i{bits}", bits)


def _from_float(p: Program) -> None:
    """From a float that is in range: of fewer bits, and perhaps with a fraction."""
    type = p.random.choice(list(_FLOATS))
    width = p.width(1, 2, 3)
    narrow = min(p.random.choice([w for w in WIDTHS if w < width]), _FLOATS[type][1])
    signed = p.random.random() < 0.5
    sign = "s" if signed else "u"
    number = p.let(f"{sign}itofp i{narrow} {p.operand(narrow)} to {type}")
    if p.random.random() < 0.3:
        number = p.let(f"fmul {type} {number}, 0.375")
    p.emit(f"fpto{sign}i {type} {number} to i{width}", width)


def _saturating_from_float(p: Program) -> None:
    """From any float, NaN and infinities among them."""
    type = p.random.choice(list(_FLOATS))
    bits = {"half": 16, "float": 32, "double": 64}[type]
    number = p.let(f"bitcast i{bits} {p.operand(bits)} to {type}")
    if p.random.random() < 0.5:
        number = p.let(f"sitofp i{bits} {p.operand(bits)} to {type}")
    width = p.width()
    name = p.random.choice(("fptosi", "fptoui"))
    suffix = {"half": "f16", "float": "f32", "double": "f64"}[type]
    p.emit(f"call i{width} @llvm.{name}.sat.i{width}.{suffix}({type} {number})", width)


def _vector_floats(p: Program) -> None:
    lanes, width = p.random.choice((2, 3, 4, 5)), p.width()
    value = p.let(f"sitofp <{lanes} x i{width}> {_vector(p, lanes, width)} to <{lanes} x double>")
    more = min(width + 9, 128)
    back = p.let(f"fptosi <{lanes} x double> {value} to <{lanes} x i{more}>")
    if width < more:  # otherwise the greatest numbers round up and out of range
        _read_vector(p, back, lanes, more)


def _pointers(p: Program) -> None:
    width, other = p.width(), p.width()
    address = p.resized(("%a", 64), width, True)  # translators lack pointers to constant places
    address = p.let(f"xor i{width} {address}, {p.operand(width)}")
    pointer = p.let(f"inttoptr i{width} {address} to ptr")
    p.emit(f"ptrtoint ptr {pointer} to i{other}", other)


_STEPS: tuple[Callable[[Program], None], ...] = (
    _binary, _binary, _binary, _binary, _compare, _select, _unary_intrinsic, _binary_intrinsic,
    _overflow, _three_way, _funnel, _memory, _diamond, _loop, _switch, _vectors, _vectors, _vectors,
    _aggregates, _members_in_memory, _array, _globals, _to_float, _from_float,
    _saturating_from_float, _vector_floats, _pointers,
)  # fmt: skip


def program(source: random.Random, name: str = "f", most: int = 12) -> str:
    """The text of `i64 @<name>(i64, i64, i64)`, with GLOBAL and POINTER for the parts that differ
    between machines (see `for_machine`).
    """
    p = Program(source, name, values=[("%a", 64), ("%b", 64), ("%c", 64)])
    for _ in range(source.randint(3, most)):
        source.choice(_STEPS)(p)
    result = "0"
    for value, width in list(p.values):
        for shift in range(0, width, 64):
            piece = p.let(f"lshr i{width} {value}, {shift}") if shift else value
            part = p.resized((piece, width), 64, False)
            turned = p.let(f"mul i64 {result}, 1000003")
            result = p.let(f"xor i64 {turned}, {part}")
    body = "\n".join(["entry:", *p.allocas, *p.lines])
    head = f"define internal i64 @{name}(i64 %a, i64 %b, i64 %c) noinline"
    return "".join(p.outside) + f"{head} {{\n{body}\n  ret i64 {result}\n}}\n"


def for_machine(text: str, address_space: int) -> str:
    """The program with its variables in an address space."""
    space = f"addrspace({address_space})"
    return text.replace("GLOBAL", space).replace("POINTER", f"ptr {space}")


def native(text: str) -> str:
    """The program as a module for this machine."""
    text = for_machine(text, 0).replace("define internal i64 @f(", "define i64 @f(")
    return f'target datalayout = "{_machine().target_data}"\n{text}'


# As the pipeline has them.
_PASSES = (
    ScalarizeVectorIntrinsics(),
    ExpandWideOperations(),
    LegalizeAggregates(),
    LegalizeVectors(),
    LegalizeIntegers(),
    LegalizeVectorSelects(),
    ExpandIntrinsics(),
)


def lowered(text: str) -> str:
    """A module after the passes."""
    with Context() as context, Module.parse(text, context) as module:
        module.target = SPIRV64
        for step in _PASSES:
            step.run(module)
            module.verify()
        return str(module)


def _machine() -> binding.TargetMachine:
    binding.load_library_permanently("libgcc_s.so.1")  # 128-bit division
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding.Target.from_default_triple().create_target_machine(opt=0)


class Native:
    """A module's function `f`, compiled for this machine."""

    def __init__(self, text: str) -> None:
        module = binding.parse_assembly(_DECLARED.sub(_defined, text))
        self._engine = binding.create_mcjit_compiler(module, _machine())
        self._engine.finalize_object()
        u64 = ctypes.c_uint64
        self._function = ctypes.CFUNCTYPE(u64, u64, u64, u64)(self._engine.get_function_address("f"))

    def __call__(self, a: int, b: int, c: int) -> int:
        return self._function(a, b, c)


_SPIRV = """target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-\
v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"
declare spir_func i64 @_Z13get_global_idj(i32)
"""


def device_module(texts: list[str]) -> str:
    """Programs `f0`, `f1`, ... with a kernel `run(in, out)` that calls all of them on its
    work-item's three words of `in`; each writes one word to `out`.
    """
    lines = [
        "define spir_kernel void @run(ptr addrspace(1) %in, ptr addrspace(1) %out) {",
        "  %id = call spir_func i64 @_Z13get_global_idj(i32 0)",
        f"  %row = mul i64 %id, {len(texts)}",
    ]
    for i, letter in enumerate("abc"):
        lines += [
            f"  %{letter}.at = getelementptr [3 x i64], ptr addrspace(1) %in, i64 %id, i64 {i}",
            f"  %{letter} = load i64, ptr addrspace(1) %{letter}.at",
        ]
    for i in range(len(texts)):
        lines += [
            f"  %r{i} = call i64 @f{i}(i64 %a, i64 %b, i64 %c)",
            f"  %i{i} = add i64 %row, {i}",
            f"  %p{i} = getelementptr i64, ptr addrspace(1) %out, i64 %i{i}",
            f"  store i64 %r{i}, ptr addrspace(1) %p{i}",
        ]
    kernel = "\n".join([*lines, "  ret void\n}\n"])
    # Intel's CPU compiler crashes on some vectors of vectors in functions that it may not inline.
    functions = for_machine("".join(texts), 1).replace(" noinline {", " {")
    return _SPIRV + functions + kernel
