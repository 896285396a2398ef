"""Random programs over integers of any width, as IR text, and what runs them natively."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field

from hypothesis import strategies as st
from llvmlite import binding

from hipspv.llvm import Context, Module
from hipspv.passes.integers import LegalIntegers
from hipspv.passes.intrinsics import ExpandIntrinsics

WIDTHS = (1, 2, 3, 7, 8, 12, 16, 17, 24, 31, 32, 33, 40, 48, 63, 64, 65, 80, 96, 127, 128, 130)
_BINARY = (
    "add",
    "sub",
    "mul",
    "and",
    "or",
    "xor",
    "udiv",
    "urem",
    "sdiv",
    "srem",
    "shl",
    "lshr",
    "ashr",
)
_COMPARISONS = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
_MIN_MAX = ("umin", "umax", "smin", "smax")
_OVERFLOW = ("uadd", "sadd", "usub", "ssub", "umul", "smul")
_SATURATING = ("uadd", "sadd", "usub", "ssub")
# OpenCL's mul_hi, which the pass calls, for the machine that runs the test.
_MUL_HI = """
define spir_func i64 @_Z6mul_himm(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}
"""


@dataclass
class Program:
    """IR text under construction; values are (name, width)."""

    lines: list[str] = field(default_factory=list)
    values: list[tuple[str, int]] = field(default_factory=list)
    allocas: list[str] = field(default_factory=list)
    block: str = "entry"
    count: int = 0

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def emit(self, text: str, width: int) -> str:
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        self.values.append((name, width))
        return name

    def temporary(self, text: str) -> str:
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def resized(self, value: tuple[str, int], width: int, signed: bool) -> str:
        name, given = value
        if given == width:
            return name
        opcode = "trunc" if given > width else ("sext" if signed else "zext")
        return self.temporary(f"{opcode} i{given} {name} to i{width}")


@st.composite
def programs(draw: st.DrawFn) -> str:
    """The text of `i64 @f(i64, i64, i64)`."""
    program = Program(values=[("%a", 64), ("%b", 64), ("%c", 64)])
    for _ in range(draw(st.integers(3, 14))):
        _STEPS[draw(st.integers(0, len(_STEPS) - 1))](draw, program)
    return _text(program)


def _operand(draw: st.DrawFn, program: Program, width: int) -> str:
    if draw(st.integers(0, 5)) == 0:
        value = draw(st.integers(-(1 << (width - 1)), (1 << (width - 1)) - 1)) if width > 1 else 1
        return "true" if width == 1 else str(value)
    # Later values more often, so that chains grow.
    index = max(draw(st.integers(0, len(program.values) - 1)) for _ in range(2))
    return program.resized(program.values[index], width, draw(st.booleans()))


def _width(draw: st.DrawFn) -> int:
    return draw(st.sampled_from(WIDTHS))


def _binary(draw: st.DrawFn, program: Program) -> None:
    opcode, width = draw(st.sampled_from(_BINARY)), _width(draw)
    a, b = _operand(draw, program, width), _operand(draw, program, width)
    if opcode in ("sdiv", "srem") and width <= 2:
        opcode = "xor"
    if opcode in ("udiv", "urem"):
        b = program.temporary(f"or i{width} {b}, 1")
    if opcode in ("sdiv", "srem"):  # a positive divisor
        b = program.temporary(f"lshr i{width} {b}, 1")
        b = program.temporary(f"or i{width} {b}, 1")
    if opcode in ("shl", "lshr", "ashr"):
        b = program.temporary(f"urem i{width} {b}, {width}") if width > 1 else "false"
    program.emit(f"{opcode} i{width} {a}, {b}", width)


def _compare(draw: st.DrawFn, program: Program) -> None:
    width = _width(draw)
    a, b = _operand(draw, program, width), _operand(draw, program, width)
    predicate = draw(st.sampled_from(_COMPARISONS))
    program.emit(f"icmp {predicate} i{width} {a}, {b}", 1)


def _select(draw: st.DrawFn, program: Program) -> None:
    width = _width(draw)
    a, b = _operand(draw, program, width), _operand(draw, program, width)
    condition = _operand(draw, program, 1)
    program.emit(f"select i1 {condition}, i{width} {a}, i{width} {b}", width)


def _unary_intrinsic(draw: st.DrawFn, program: Program) -> None:
    width = _width(draw)
    a = _operand(draw, program, width)
    choice = draw(st.sampled_from(("ctpop", "ctlz", "cttz", "bswap", "bitreverse", "abs")))
    if choice == "bswap" and width % 16:
        choice = "bitreverse"
    flag = ", i1 false" if choice in ("ctlz", "cttz", "abs") else ""
    program.emit(f"call i{width} @llvm.{choice}.i{width}(i{width} {a}{flag})", width)


def _binary_intrinsic(draw: st.DrawFn, program: Program) -> None:
    width = max(2, _width(draw))
    a, b = _operand(draw, program, width), _operand(draw, program, width)
    names = [*_MIN_MAX, *(f"{name}.sat" for name in _SATURATING)]
    name = draw(st.sampled_from(names))
    program.emit(f"call i{width} @llvm.{name}.i{width}(i{width} {a}, i{width} {b})", width)


def _overflow(draw: st.DrawFn, program: Program) -> None:
    width = draw(st.sampled_from([w for w in WIDTHS if w not in (1, 8, 16, 32, 64)]))
    a, b = _operand(draw, program, width), _operand(draw, program, width)
    name = draw(st.sampled_from(_OVERFLOW))
    type = f"{{ i{width}, i1 }}"
    pair = program.temporary(
        f"call {type} @llvm.{name}.with.overflow.i{width}(i{width} {a}, i{width} {b})"
    )
    program.emit(f"extractvalue {type} {pair}, 0", width)
    program.emit(f"extractvalue {type} {pair}, 1", 1)


def _three_way(draw: st.DrawFn, program: Program) -> None:
    width, result = max(2, _width(draw)), max(2, _width(draw))
    a, b = _operand(draw, program, width), _operand(draw, program, width)
    name = draw(st.sampled_from(("ucmp", "scmp")))
    program.emit(
        f"call i{result} @llvm.{name}.i{result}.i{width}(i{width} {a}, i{width} {b})", result
    )


def _funnel(draw: st.DrawFn, program: Program) -> None:
    width = draw(st.sampled_from([w for w in WIDTHS if 1 < w <= 64 or w == 128]))
    a, b, c = (_operand(draw, program, width) for _ in range(3))
    name = draw(st.sampled_from(("fshl", "fshr")))
    program.emit(
        f"call i{width} @llvm.{name}.i{width}(i{width} {a}, i{width} {b}, i{width} {c})", width
    )


def _memory(draw: st.DrawFn, program: Program) -> None:
    width = _width(draw)
    value = _operand(draw, program, width)
    slot = program.name()
    program.allocas.append(f"  {slot} = alloca i{width}")
    program.lines.append(f"  store i{width} {value}, ptr {slot}")
    program.emit(f"load i{width}, ptr {slot}", width)


def _lanes(draw: st.DrawFn, program: Program) -> None:
    """Goes through a vector of the same bits."""
    lanes, element = draw(
        st.sampled_from(((3, 8), (3, 16), (2, 24), (8, 1), (5, 3), (2, 33), (4, 32)))
    )
    width = lanes * element
    value = _operand(draw, program, width)
    vector = program.temporary(f"bitcast i{width} {value} to <{lanes} x i{element}>")
    changed = _operand(draw, program, element)
    lane = draw(st.integers(0, lanes - 1))
    vector = program.temporary(
        f"insertelement <{lanes} x i{element}> {vector}, i{element} {changed}, i32 {lane}"
    )
    vector = program.temporary(f"add <{lanes} x i{element}> {vector}, {vector}")
    program.emit(
        f"extractelement <{lanes} x i{element}> {vector}, i32 {(lane + 1) % lanes}", element
    )
    program.emit(f"bitcast <{lanes} x i{element}> {vector} to i{width}", width)


def _diamond(draw: st.DrawFn, program: Program) -> None:
    """A phi over two ways."""
    width = _width(draw)
    condition = _operand(draw, program, 1)
    a, b = _operand(draw, program, width), _operand(draw, program, width)
    n = program.count
    program.lines += [
        f"  br i1 {condition}, label %left{n}, label %right{n}",
        f"left{n}:",
        f"  br label %join{n}",
        f"right{n}:",
        f"  br label %join{n}",
        f"join{n}:",
    ]
    program.emit(f"phi i{width} [ {a}, %left{n} ], [ {b}, %right{n} ]", width)


def _switch(draw: st.DrawFn, program: Program) -> None:
    width = draw(st.sampled_from([w for w in WIDTHS if w <= 64]))
    value = _operand(draw, program, width)
    n = program.count
    case = "true" if width == 1 else str(draw(st.integers(-2, 1)))
    program.lines += [
        f"  %s{n} = add i{width} {value}, {'false' if width == 1 else '0'}",
        f"  switch i{width} %s{n}, label %other{n} [ i{width} {case}, label %case{n} ]",
        f"case{n}:",
        f"  br label %end{n}",
        f"other{n}:",
        f"  br label %end{n}",
        f"end{n}:",
    ]
    program.emit(f"phi i16 [ 77, %case{n} ], [ 5, %other{n} ]", 16)


def _call(draw: st.DrawFn, program: Program) -> None:
    a, b = _operand(draw, program, 24), _operand(draw, program, 128)
    program.emit(f"call i65 @callee(i24 {a}, i32 7, i128 {b})", 65)


_STEPS = (
    _binary, _binary, _binary, _binary, _compare, _select, _unary_intrinsic, _binary_intrinsic,
    _overflow, _three_way, _funnel, _memory, _lanes, _diamond, _switch, _call,
)  # fmt: skip

_CALLEE = """
@table = internal global [3 x i24] [i24 1, i24 -2, i24 4194304]
define internal i65 @callee(i24 %x, i32 %y, i128 %z) noinline {
  %i = urem i24 %x, 3
  %wide = zext i24 %i to i64
  %place = getelementptr [3 x i24], ptr @table, i64 0, i64 %wide
  %t = load i24, ptr %place
  %s = add i24 %t, %x
  %a = sext i24 %s to i65
  %b = trunc i128 %z to i65
  %c = zext i32 %y to i65
  %d = mul i65 %a, %c
  %e = xor i65 %d, %b
  ret i65 %e
}
"""


def _text(program: Program) -> str:
    """All values folded into the result."""
    result = "0"
    for value in list(program.values):
        for shift in range(0, value[1], 64):
            name, width = value
            if shift:
                name = program.temporary(f"lshr i{width} {name}, {shift}")
            part = program.resized((name, width), 64, False)
            turned = program.temporary(f"mul i64 {result}, 1000003")
            result = program.temporary(f"xor i64 {turned}, {part}")
    body = "\n".join([*program.allocas, *program.lines])
    return f"{_CALLEE}define i64 @f(i64 %a, i64 %b, i64 %c) {{\n{body}\n  ret i64 {result}\n}}\n"


def lowered(text: str) -> str:
    """The program after the pass."""
    with Context() as context, Module.parse(text, context) as module:
        LegalIntegers().run(module)
        ExpandIntrinsics().run(module)
        module.verify()
        return str(module)


class Native:
    """A program compiled for this machine."""

    def __init__(self, text: str) -> None:
        binding.load_library_permanently("libgcc_s.so.1")  # 128-bit division
        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        module = binding.parse_assembly(text)
        module.link_in(binding.parse_assembly(_MUL_HI))
        machine = binding.Target.from_default_triple().create_target_machine(opt=0)
        self._engine = binding.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()
        u64 = ctypes.c_uint64
        self._function = ctypes.CFUNCTYPE(u64, u64, u64, u64)(
            self._engine.get_function_address("f")
        )

    def __call__(self, a: int, b: int, c: int) -> int:
        return self._function(a, b, c)
