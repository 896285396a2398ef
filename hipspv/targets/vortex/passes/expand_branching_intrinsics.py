"""Intrinsics and instructions for which LLVM's back end for RISC-V makes branches, or calls of C's
mathematical functions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hipspv.llvm import Builder, Flag, Function, Instruction, Module, Signature, Type, Value
from hipspv.llvm.enums import FloatPredicate, Opcode, Predicate, TypeKind
from hipspv.passes.interface import Pass

# OpenCL C's functions for LLVM's intrinsics and instructions.
_FUNCTIONS = {name: name for name in ("cos", "exp", "exp2", "log", "log10", "log2", "pow", "sin")}
# For these there are instructions, but not for double precision in registers of 32 bits.
_NATIVE_FUNCTIONS = {"fma": "fma", "maxnum": "fmax", "minnum": "fmin", "sqrt": "sqrt"}
_LETTERS = {TypeKind.FLOAT: "f", TypeKind.DOUBLE: "d"}
# Bits of a number's significand, with the implicit one.
_DIGITS = {TypeKind.FLOAT: 24, TypeKind.DOUBLE: 53}
_SMALL = (TypeKind.HALF, TypeKind.BFLOAT)
# Letters of the Itanium C++ ABI: widths, and signed or not.
_MUL_HI = {
    **{"h": (8, False), "t": (16, False), "j": (32, False), "m": (64, False)},
    **{"c": (8, True), "s": (16, True), "i": (32, True), "l": (64, True)},
}
_Body = Callable[..., Value]


class ExpandBranchingIntrinsics(Pass):
    """Computes minima, counts of zeros, rotations, rounding and the like without branches, because LLVM's back end for
    RISC-V makes branches of them, at which lanes diverge.

    Mathematical functions become calls of the device library. Passes before this one leave calls of OpenCL's mul_hi,
    which become a product of twice the width, and of frexp for a private pointer. Selects and comparisons remain.
    width: bits of a register.
    """

    width: int

    def run(self, module: Module) -> bool:
        index = module.index()
        remainders = list(index.instructions((Opcode.FREM,)))
        bodies = [(function, self._body(function)) for function in index.functions(_is_used)]
        calls = [(call, body) for function, body in bodies if body for call in function.calls()]
        with Builder(module) as build:
            for call, body in calls:
                _replace(call, body(build.before(call), call.type, *call.arguments))
            for remainder in remainders:
                value = _of_library(build.before(remainder), "fmod", remainder.operands)
                _replace(remainder, value)
        return bool(calls or remainders)

    def _body(self, function: Function) -> _Body | None:
        if not function.is_intrinsic:
            return _mul_hi(function) or _frexp(function)
        name = function.name.removeprefix("llvm.").partition(".")[0]
        type = function.value_type.returns
        soft = self.width == 32 and type.kind == TypeKind.DOUBLE
        called = _FUNCTIONS.get(name) or (soft and _NATIVE_FUNCTIONS.get(name))
        if called:
            return lambda build, _, *values: _of_library(build, called, values)
        return None if type.is_vector else BODIES.get(name)


def _is_used(signature: Signature) -> bool:
    return bool(signature.flags & Flag.USED) and not signature.flags & Flag.DEFINED


def _replace(instruction: Instruction, value: Value) -> None:
    instruction.replace_all_uses_with(value)
    instruction.erase()


def _of_library(build: Builder, name: str, values: Sequence[Value]) -> Value:
    """A call of OpenCL C's function, in single precision for narrower types."""
    type = values[0].type
    if type.kind in _SMALL:
        wide = [build.cast(Opcode.FP_EXT, value, build.module.context.float()) for value in values]
        return build.cast(Opcode.FP_TRUNC, _of_library(build, name, wide), type)
    letters = _LETTERS[type.kind] * len(values)
    return build.builtin(build.module.target.builtins.overload(name, letters), type, *values)


def _mul_hi(function: Function) -> _Body | None:
    overload = function.owner.target.builtins.overload
    for letter, (width, signed) in _MUL_HI.items():
        if function.name == overload("mul_hi", 2 * letter):
            return lambda build, type, x, y: _upper_product(build, x, y, width, signed)
    return None


def _frexp(function: Function) -> _Body | None:
    """The library has this function for a generic pointer only."""
    target = function.owner.target
    for letter in _LETTERS.values():
        if function.name == target.builtins.overload("frexp", f"{letter}Pi"):
            name = target.builtins.overload("frexp", f"{letter}PU3AS{target.spaces.generic}i")
            return lambda build, type, x, pointer: _by_generic(build, name, x, pointer)
    return None


def _by_generic(build: Builder, name: str, x: Value, pointer: Value) -> Value:
    generic = build.module.context.pointer(build.module.target.spaces.generic)
    return build.builtin(name, x.type, x, build.cast(Opcode.ADDRSPACE_CAST, pointer, generic))


def _upper_product(build: Builder, x: Value, y: Value, width: int, signed: bool) -> Value:
    wide = build.module.context.integer(2 * width)
    product = build.mul(build.resize(x, wide, signed), build.resize(y, wide, signed))
    return build.resize(build.lshr(product, width), x.type)


def _absolute(b: Builder, r: Type, x: Value, poison: Value) -> Value:
    sign = b.ashr(x, r.width - 1)
    return b.sub(b.xor(x, sign), sign)


def _extreme(predicate: Predicate) -> _Body:
    return lambda b, r, x, y: b.select(b.compare(predicate, x, y), x, y)


def _leading_zeros(b: Builder, r: Type, x: Value, poison: Value) -> Value:
    """The number of zeros after all bits below the highest one are set."""
    distance = 1
    while distance < r.width:
        x = b.or_(x, b.lshr(x, distance))
        distance *= 2
    return b.intrinsic("llvm.ctpop", b.xor(x, -1))


def _trailing_zeros(b: Builder, r: Type, x: Value, poison: Value) -> Value:
    """The number of ones in the bits below the lowest one."""
    return b.intrinsic("llvm.ctpop", b.and_(b.xor(x, -1), b.sub(x, 1)))


def _funnel_left(b: Builder, r: Type, x: Value, y: Value, by: Value) -> Value:
    """A shift in two steps never shifts by the whole width."""
    bits = b.and_(by, r.width - 1)
    return b.or_(b.shl(x, bits), b.lshr(b.lshr(y, 1), b.xor(bits, r.width - 1)))


def _funnel_right(b: Builder, r: Type, x: Value, y: Value, by: Value) -> Value:
    bits = b.and_(by, r.width - 1)
    return b.or_(b.lshr(y, bits), b.shl(b.shl(x, 1), b.xor(bits, r.width - 1)))


def _rounded(round: Callable[[Builder, Value], Value]) -> _Body:
    """A body from the rounding of a value of single or double precision. A result has the sign of the argument, also a
    zero."""

    def body(b: Builder, r: Type, x: Value) -> Value:
        if r.kind in _SMALL:
            wide = b.cast(Opcode.FP_EXT, x, b.module.context.float())
            return b.cast(Opcode.FP_TRUNC, body(b, wide.type, wide), r)
        return b.intrinsic("llvm.copysign", round(b, x), x)

    return body


def _nearest(b: Builder, x: Value) -> Value:
    """The nearest integer, the even one of two, without its sign if that is zero. A value without bits for a fraction
    is an integer; adding such a value rounds to one."""
    size = b.intrinsic("llvm.fabs", x)
    limit = x.type.constant(2.0 ** (_DIGITS[x.type.kind] - 1))
    whole = b.fsub(b.fadd(size, limit), limit)
    small = b.compare(FloatPredicate.OLT, size, limit)
    return b.intrinsic("llvm.copysign", b.select(small, whole, size), x)


def _one_if(b: Builder, condition: Value, type: Type) -> Value:
    return b.cast(Opcode.UI_TO_FP, condition, type)


def _floor(b: Builder, x: Value) -> Value:
    near = _nearest(b, x)
    return b.fsub(near, _one_if(b, b.compare(FloatPredicate.OGT, near, x), x.type))


def _ceil(b: Builder, x: Value) -> Value:
    near = _nearest(b, x)
    return b.fadd(near, _one_if(b, b.compare(FloatPredicate.OLT, near, x), x.type))


def _truncate(b: Builder, x: Value) -> Value:
    return _floor(b, b.intrinsic("llvm.fabs", x))


def _round(b: Builder, x: Value) -> Value:
    """Round half away from zero. The fraction is exact."""
    size = b.intrinsic("llvm.fabs", x)
    whole = _floor(b, size)
    up = b.compare(FloatPredicate.OGE, b.fsub(size, whole), 0.5)
    return b.fadd(whole, _one_if(b, up, x.type))


# Intrinsic, without `llvm.` and type suffix -> what builds its result.
BODIES: dict[str, _Body] = {
    "abs": _absolute,
    "smax": _extreme(Predicate.SGT),
    "smin": _extreme(Predicate.SLT),
    "umax": _extreme(Predicate.UGT),
    "umin": _extreme(Predicate.ULT),
    "ctlz": _leading_zeros,
    "cttz": _trailing_zeros,
    "fshl": _funnel_left,
    "fshr": _funnel_right,
    "floor": _rounded(_floor),
    "ceil": _rounded(_ceil),
    "trunc": _rounded(_truncate),
    "round": _rounded(_round),
    **dict.fromkeys(("nearbyint", "rint", "roundeven"), _rounded(_nearest)),
}
