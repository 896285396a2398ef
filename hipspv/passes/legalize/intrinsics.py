"""Intrinsics that a translator lacks or gets wrong, as plain IR.

Each expansion is a function in IR text, written for the types at hand, linked in and inlined.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Function, Module, Shape, Trait, Type, TypeKind
from hipspv.passes.analysis.call_graph import KernelsByFunction, calls_of
from hipspv.passes.diagnostics import PassError, at
from hipspv.passes.rewrite.ir_text import link_functions

# Hints and markers. They aren't needed, and each stops a translator or becomes a call of an
# undefined function.
_HINTS = (
    "llvm.assume",
    "llvm.donothing",
    "llvm.experimental.noalias.scope.decl",
    "llvm.fake.use",
    "llvm.invariant.",
    "llvm.lifetime.",
    "llvm.prefetch.",
    "llvm.pseudoprobe",
    "llvm.sideeffect",
    "llvm.var.annotation.",
)
# Both translators have an instruction for these, of the same meaning.
NATIVE = frozenset(
    (
        *(
            "abs",
            "bswap",
            "ceil",
            "copysign",
            "cos",
            "ctlz",
            "ctpop",
            "cttz",
            "exp",
            "exp2",
            "fabs",
        ),
        *("floor", "fma", "fmuladd", "fshl", "fshr", "log", "log10", "log2", "maxnum", "memcpy"),
        *("minnum", "nearbyint", "pow", "rint", "round", "roundeven", "sin", "smax", "smin"),
        *("sqrt", "trunc", "umax", "umin"),
    )
)
# Intrinsics that passes before this one leave only in code that has more errors.
_ELSEWHERE = ("llvm.dbg.",)
# They return their first argument and give the optimiser information about it.
_IDENTITIES = (
    "llvm.annotation.",
    "llvm.expect.",
    "llvm.launder.invariant.group.",
    "llvm.ptr.annotation.",
    "llvm.ssa.copy.",
    "llvm.strip.invariant.group.",
)
# Intrinsics with the same value everywhere: rounding is to the nearest, and checks stay.
_CONSTANTS = {
    "llvm.get.rounding": 1,
    "llvm.allow.runtime.check": 1,
    "llvm.allow.ubsan.check": 1,
}

# Intrinsic, without `llvm.` and type suffix -> a body that computes %r of type {r} from %a, %b of
# type {t} and {u}. {i1}: the type of a comparison; {it}: the integer type of {t}'s size; {last}:
# its width less one; {low}, {high}: the least and greatest signed value; {f}, {s}: {t}, and its
# signed twin, as OpenCL mangles them; {ff}: {t} twice. Results of two parts are %v and %o, which
# _PAIR joins.
_BODIES = {
    "uadd.with.overflow": """
        %v = add {t} %a, %b
        %o = icmp ult {t} %v, %a""",
    "usub.with.overflow": """
        %v = sub {t} %a, %b
        %o = icmp ult {t} %a, %b""",
    # A signed sum overflows where both operands differ from it in sign.
    "sadd.with.overflow": """
        %v = add {t} %a, %b
        %va = xor {t} %v, %a
        %vb = xor {t} %v, %b
        %both = and {t} %va, %vb
        %o = icmp slt {t} %both, zeroinitializer""",
    "ssub.with.overflow": """
        %v = sub {t} %a, %b
        %va = xor {t} %v, %a
        %ab = xor {t} %a, %b
        %both = and {t} %va, %ab
        %o = icmp slt {t} %both, zeroinitializer""",
    "umul.with.overflow": """
        %v = mul {t} %a, %b
        %high = call spir_func {t} @_Z6mul_hi{ff}({t} %a, {t} %b)
        %o = icmp ne {t} %high, zeroinitializer""",
    "smul.with.overflow": """
        %v = mul {t} %a, %b
        %high = call spir_func {t} @_Z6mul_hi{ss}({t} %a, {t} %b)
        %sign = ashr {t} %v, {last}
        %o = icmp ne {t} %high, %sign""",
    "ushl.sat": """
        %v = shl {t} %a, %b
        %back = lshr {t} %v, %b
        %fits = icmp eq {t} %back, %a
        %r = select {i1} %fits, {t} %v, {t} {ones}""",
    "sshl.sat": """
        %v = shl {t} %a, %b
        %back = ashr {t} %v, %b
        %fits = icmp eq {t} %back, %a
        %negative = icmp slt {t} %a, zeroinitializer
        %limit = select {i1} %negative, {t} {low}, {t} {high}
        %r = select {i1} %fits, {t} %v, {t} %limit""",
    # Both translators have instructions for these. Intel's CPU device computes them wrongly if it
    # sees that they come from llvm-spirv (the sum of any number and 0 saturates).
    "uadd.sat": """
        %v = add {t} %a, %b
        %over = icmp ult {t} %v, %a
        %r = select {i1} %over, {t} {ones}, {t} %v""",
    "usub.sat": """
        %v = sub {t} %a, %b
        %under = icmp ult {t} %a, %b
        %r = select {i1} %under, {t} zeroinitializer, {t} %v""",
    "sadd.sat": """
        %v = add {t} %a, %b
        %va = xor {t} %v, %a
        %vb = xor {t} %v, %b
        %both = and {t} %va, %vb
        %over = icmp slt {t} %both, zeroinitializer
        %negative = icmp slt {t} %a, zeroinitializer
        %limit = select {i1} %negative, {t} {low}, {t} {high}
        %r = select {i1} %over, {t} %limit, {t} %v""",
    "ssub.sat": """
        %v = sub {t} %a, %b
        %va = xor {t} %v, %a
        %ab = xor {t} %a, %b
        %both = and {t} %va, %ab
        %over = icmp slt {t} %both, zeroinitializer
        %negative = icmp slt {t} %a, zeroinitializer
        %limit = select {i1} %negative, {t} {low}, {t} {high}
        %r = select {i1} %over, {t} %limit, {t} %v""",
    "ucmp": """
        %less = icmp ult {t} %a, %b
        %more = icmp ugt {t} %a, %b
        %minus = sext {i1} %less to {r}
        %plus = zext {i1} %more to {r}
        %r = or {r} %minus, %plus""",
    "scmp": """
        %less = icmp slt {t} %a, %b
        %more = icmp sgt {t} %a, %b
        %minus = sext {i1} %less to {r}
        %plus = zext {i1} %more to {r}
        %r = or {r} %minus, %plus""",
    # NaN becomes 0, a number out of range the nearest limit: {rlow} from {below} on, {rhigh} or
    # {rones} from {above} or {uabove} on. A comparison of the operands of a select is a minimum or
    # a maximum, one instruction.
    "fptosi.sat": """
        %inside = fcmp ogt {t} %a, {below}
        %least = select {i1} %inside, {t} %a, {t} {below}
        %v = fptosi {t} %least to {r}
        %number = fcmp ord {t} %a, zeroinitializer
        %whole = select {i1} %number, {r} %v, {r} zeroinitializer
        %over = fcmp oge {t} %a, {above}
        %r = select {i1} %over, {r} {rhigh}, {r} %whole""",
    "fptoui.sat": """
        %positive = fcmp ogt {t} %a, zeroinitializer
        %least = select {i1} %positive, {t} %a, {t} zeroinitializer
        %v = fptoui {t} %least to {r}
        %over = fcmp oge {t} %a, {uabove}
        %r = select {i1} %over, {r} {rones}, {r} %v""",
    # The one bit of the class that the number is in, as LLVM's documentation of llvm.is.fpclass
    # numbers them; the mask %b has those that are asked for.
    "is.fpclass": """
        %bits = bitcast {t} %a to {it}
        %size = and {it} %bits, {high}
        %negative = icmp slt {it} %bits, zeroinitializer
        %is.nan = icmp ugt {it} %size, {infinity}
        %is.quiet = icmp uge {it} %size, {quiet}
        %is.infinite = icmp eq {it} %size, {infinity}
        %is.zero = icmp eq {it} %size, zeroinitializer
        %is.small = icmp ult {it} %size, {normal}
        %n = select {i1} %negative, {i32v} {c8}, {i32v} {c256}
        %s = select {i1} %negative, {i32v} {c16}, {i32v} {c128}
        %z = select {i1} %negative, {i32v} {c32}, {i32v} {c64}
        %i = select {i1} %negative, {i32v} {c4}, {i32v} {c512}
        %q = select {i1} %is.quiet, {i32v} {c2}, {i32v} {c1}
        %c1 = select {i1} %is.small, {i32v} %s, {i32v} %n
        %c2 = select {i1} %is.zero, {i32v} %z, {i32v} %c1
        %c3 = select {i1} %is.infinite, {i32v} %i, {i32v} %c2
        %c4 = select {i1} %is.nan, {i32v} %q, {i32v} %c3
        {splat_b}
        %asked = and {i32v} %c4, %ball
        %r = icmp ne {i32v} %asked, zeroinitializer""",
    # pown won't do: Intel's CPU runtime lacks it where it lacks ldexp.
    "powi": """
        {splat_b}
        %n = sitofp {i32v} %ball to {t}
        %size = call {t} @llvm.fabs.{suffix}({t} %a)
        %power = call {t} @llvm.pow.{suffix}({t} %size, {t} %n)
        %last = and {i32v} %ball, {c1}
        %odd = icmp ne {i32v} %last, zeroinitializer
        %ai = bitcast {t} %a to {it}
        %sign = and {it} %ai, {low}
        %kept = select {i1} %odd, {it} %sign, {it} zeroinitializer
        %pi = bitcast {t} %power to {it}
        %ri = or {it} %pi, %kept
        %r = bitcast {it} %ri to {t}""",
    "sincospi": """
        %v = call spir_func {t} @_Z5sinpi{f}({t} %a)
        %o = call spir_func {t} @_Z5cospi{f}({t} %a)""",
    "convert.to.fp16": """
        %half = fptrunc {t} %a to half
        %r = bitcast half %half to i16""",
    "convert.from.fp16": """
        %half = bitcast i16 %a to half
        %r = fpext half %half to {r}""",
    "load.relative": """
        %place = getelementptr i8, {t} %a, {u} %b
        %distance = load i32, {t} %place, align 4
        %r = getelementptr i8, {t} %a, i32 %distance""",
    "canonicalize": "%r = fmul {t} %a, {one}",
    # Equal operands may be zeros of two signs; a NaN wins. IEEE 754-2019, 9.6.
    "minimum": """
        %ai = bitcast {t} %a to {it}
        %bi = bitcast {t} %b to {it}
        %zi = or {it} %ai, %bi
        %zero = bitcast {it} %zi to {t}
        %equal = fcmp oeq {t} %a, %b
        %less = fcmp olt {t} %a, %b
        %one = select {i1} %less, {t} %a, {t} %b
        %number = select {i1} %equal, {t} %zero, {t} %one
        %unordered = fcmp uno {t} %a, %b
        %nan = fadd {t} %a, %b
        %r = select {i1} %unordered, {t} %nan, {t} %number""",
    "maximum": """
        %ai = bitcast {t} %a to {it}
        %bi = bitcast {t} %b to {it}
        %zi = and {it} %ai, %bi
        %zero = bitcast {it} %zi to {t}
        %equal = fcmp oeq {t} %a, %b
        %more = fcmp ogt {t} %a, %b
        %one = select {i1} %more, {t} %a, {t} %b
        %number = select {i1} %equal, {t} %zero, {t} %one
        %unordered = fcmp uno {t} %a, %b
        %nan = fadd {t} %a, %b
        %r = select {i1} %unordered, {t} %nan, {t} %number""",
    # As above, but a number wins over a NaN.
    "minimumnum": """
        %a.nan = fcmp uno {t} %a, %a
        %b.nan = fcmp uno {t} %b, %b
        %x = select {i1} %a.nan, {t} %b, {t} %a
        %y = select {i1} %b.nan, {t} %x, {t} %b
        %r = call {t} @llvm.minimum.{suffix}({t} %x, {t} %y)""",
    "maximumnum": """
        %a.nan = fcmp uno {t} %a, %a
        %b.nan = fcmp uno {t} %b, %b
        %x = select {i1} %a.nan, {t} %b, {t} %a
        %y = select {i1} %b.nan, {t} %x, {t} %b
        %r = call {t} @llvm.maximum.{suffix}({t} %x, {t} %y)""",
    # OpenCL's ldexp won't do: Intel's CPU runtime 2026.22 has none for 32 lanes without AVX-512.
    # Three factors reach from the largest number to the least. Factors below 1 leave a subnormal
    # result to the last product, so that it is rounded once.
    "ldexp": """
        %up.1 = icmp sgt {u} %b, {largest}
        %down.1 = icmp slt {u} %b, {least}
        %n.1 = select {i1} %up.1, {u} {largest}, {u} zeroinitializer
        %m.1 = select {i1} %down.1, {u} {step}, {u} %n.1
        %f.1 = select {i1} %up.1, {t} {up}, {t} {one}
        %g.1 = select {i1} %down.1, {t} {down}, {t} %f.1
        %b.2 = sub {u} %b, %m.1
        %a.2 = fmul {t} %a, %g.1
        %up.2 = icmp sgt {u} %b.2, {largest}
        %down.2 = icmp slt {u} %b.2, {least}
        %n.2 = select {i1} %up.2, {u} {largest}, {u} zeroinitializer
        %m.2 = select {i1} %down.2, {u} {step}, {u} %n.2
        %f.2 = select {i1} %up.2, {t} {up}, {t} {one}
        %g.2 = select {i1} %down.2, {t} {down}, {t} %f.2
        %b.3 = sub {u} %b.2, %m.2
        %a.3 = fmul {t} %a.2, %g.2
        %capped = call {u} @llvm.smin.{bsuffix}({u} %b.3, {u} {largest})
        %last = call {u} @llvm.smax.{bsuffix}({u} %capped, {u} {least})
        %biased = add {u} %last, {largest}
        {widen}
        %bits = shl {it} %wide, {fraction}
        %factor = bitcast {it} %bits to {t}
        %r = fmul {t} %a.3, %factor""",
    "frexp": """
        %slot = alloca {second}
        %v = call spir_func {t} @_Z5frexp{f}P{second_p}({t} %a, ptr %slot)
        %o = load {second}, ptr %slot""",
    "bitreverse": """
        %a1 = lshr {t} %a, {n1}
        %b1 = and {t} %a1, {m1}
        %c1 = and {t} %a, {m1}
        %d1 = shl {t} %c1, {n1}
        %e1 = or {t} %b1, %d1
        %a2 = lshr {t} %e1, {n2}
        %b2 = and {t} %a2, {m2}
        %c2 = and {t} %e1, {m2}
        %d2 = shl {t} %c2, {n2}
        %e2 = or {t} %b2, %d2
        %a4 = lshr {t} %e2, {n4}
        %b4 = and {t} %a4, {m4}
        %c4 = and {t} %e2, {m4}
        %d4 = shl {t} %c4, {n4}
        %e4 = or {t} %b4, %d4
        %r = {byte_order}""",
    "lround": """
        %whole = call {t} @llvm.round.{suffix}({t} %a)
        %r = call {r} @llvm.fptosi.sat.{rsuffix}.{suffix}({t} %whole)""",
    "lrint": """
        %whole = call {t} @llvm.rint.{suffix}({t} %a)
        %r = call {r} @llvm.fptosi.sat.{rsuffix}.{suffix}({t} %whole)""",
    "ptrmask": """
        %address = ptrtoint {t} %a to {u}
        %masked = and {u} %address, %b
        %r = inttoptr {u} %masked to {t}""",
    # An infinity's fraction is zero, and a fraction has the sign of its number.
    "modf": """
        %o = call {t} @llvm.trunc.{suffix}({t} %a)
        %rest = fsub {t} %a, %o
        %whole = fcmp oeq {t} %a, %o
        %fraction = select {i1} %whole, {t} zeroinitializer, {t} %rest
        %v = call {t} @llvm.copysign.{suffix}({t} %fraction, {t} %a)""",
    "sincos": """
        %v = call {t} @llvm.sin.{suffix}({t} %a)
        %o = call {t} @llvm.cos.{suffix}({t} %a)""",
    # OpenCL's functions for which the older LLVM has no intrinsics.
    **{
        name: f"%r = call spir_func {{t}} @_Z{len(name)}{name}{{f}}({{t}} %a)"
        for name in ("acos", "asin", "atan", "cosh", "exp10", "sinh", "tan", "tanh")
    },
    "atan2": "%r = call spir_func {t} @_Z5atan2{ff}({t} %a, {t} %b)",
}
# Bodies for some types: intrinsic, kind of types -> body.
_SPECIAL_BODIES = {
    # The limit, {most} or {umost}, is a number of the type.
    ("fptosi.sat", "exact"): """
        %inside = fcmp oge {t} %a, {below}
        %least = select {i1} %inside, {t} %a, {t} {below}
        %under = fcmp olt {t} %least, {most}
        %whole = select {i1} %under, {t} %least, {t} {most}
        %v = fptosi {t} %whole to {r}
        %nan = fcmp uno {t} %a, %a
        %r = select {i1} %nan, {r} zeroinitializer, {r} %v""",
    ("fptoui.sat", "exact"): """
        %positive = fcmp ogt {t} %a, zeroinitializer
        %least = select {i1} %positive, {t} %a, {t} zeroinitializer
        %under = fcmp olt {t} %least, {umost}
        %whole = select {i1} %under, {t} %least, {t} {umost}
        %r = fptoui {t} %whole to {r}""",
    ("ldexp", "half"): """
        %wide = fpext {t} %a to {f32v}
        %scaled = call {f32v} @llvm.ldexp.{f32suffix}.{bsuffix}({f32v} %wide, {u} %b)
        %r = fptrunc {f32v} %scaled to {t}""",
    # Powers of two beyond 65504 are no halves.
    ("fptosi.sat", "half"): """
        %wide = fpext {t} %a to {f32v}
        %r = call {r} @llvm.fptosi.sat.{rsuffix}.{f32suffix}({f32v} %wide)""",
    ("fptoui.sat", "half"): """
        %wide = fpext {t} %a to {f32v}
        %r = call {r} @llvm.fptoui.sat.{rsuffix}.{f32suffix}({f32v} %wide)""",
}
_SAME_BODY = {"llround": "lround", "llrint": "lrint"}
# Intrinsics that this pass turns into plain IR.
EXPANDED = frozenset((*_BODIES, *_SAME_BODY))

_PAIR = """
        %pair = insertvalue {r} poison, {t} %v, 0
        %r = insertvalue {r} %pair, {second} %o, 1"""

# Letters of the Itanium C++ ABI for OpenCL's types: unsigned, then signed, by width.
_UNSIGNED = {8: "h", 16: "t", 32: "j", 64: "m"}
_SIGNED = {8: "c", 16: "s", 32: "i", 64: "l"}
_FLOATING = {TypeKind.HALF: ("Dh", 16), TypeKind.FLOAT: ("f", 32), TypeKind.DOUBLE: ("d", 64)}
# Bits of the significand, with the implicit one.
_DIGITS = {TypeKind.HALF: 11, TypeKind.FLOAT: 24, TypeKind.DOUBLE: 53}
# Bit reversal within bytes: distance of the swap -> which bits of a byte stay below.
_SWAPS = {1: 0x55, 2: 0x33, 4: 0x0F}
_CALLED = re.compile(r"call spir_func (?P<type>[^@]+) (?P<name>@\w+)\((?P<arguments>.*)\)")


@dataclass(frozen=True)
class ExpandIntrinsics:
    """Replaces intrinsics that the translators lack, or translate wrongly, by plain IR.

    Some become instructions that give other results for NaN or for signed zero. Intrinsics that
    only help an optimiser are removed.
    """

    name: ClassVar[str] = "expand-intrinsics"

    def run(self, module: Module) -> bool:
        # Bodies may use other intrinsics of the table.
        changed = False
        while self._run_once(module):
            changed = True
        _check(module)
        return changed

    def _run_once(self, module: Module) -> bool:
        changed = inlined = False
        for function in module.inventory().functions(_is_used_intrinsic):
            name = function.name
            if name.startswith(_HINTS) or name.startswith(_IDENTITIES):
                changed |= _drop(function)
            elif name in _CONSTANTS:
                for call in calls_of(function):
                    call.replace_all_uses_with(call.type.constant(_CONSTANTS[name]))
                    call.erase()
                changed = True
            elif (base := _table_name(name)) is not None:
                _expand(module, function, base)
                inlined = True
        if inlined:
            module.run_passes("always-inline,globaldce")
        return changed or inlined


def _is_used_intrinsic(shape: Shape) -> bool:
    return shape.has(Trait.INTRINSIC | Trait.USED)


def _check(module: Module) -> None:
    """Raises PassError for intrinsics that are neither native nor expanded."""
    kernels = KernelsByFunction(module)
    problems = [
        at(call, f"SPIR-V has nothing for {function.name}", "", kernels[call.function])
        for function in module.inventory().functions(_is_used_intrinsic)
        if _key(function.name, NATIVE) is None and not function.name.startswith(_ELSEWHERE)
        for call in calls_of(function)
    ]
    if problems:
        raise PassError(problems)


def _drop(function: Function) -> bool:
    for call in calls_of(function):
        if function.name.startswith(_IDENTITIES):
            call.replace_all_uses_with(call.operand(0))
        elif call.is_used:  # llvm.invariant.start names its range for llvm.invariant.end
            call.replace_all_uses_with(call.type.null())
        call.erase()
    return True


def _table_name(name: str) -> str | None:
    """The key of _BODIES for an intrinsic."""
    key = _key(name, EXPANDED)
    return _SAME_BODY.get(key, key) if key else None


def _key(name: str, table: Collection[str]) -> str | None:
    """An intrinsic's name up to its type suffix, if `table` has it."""
    base = name.removeprefix("llvm.")
    while base and base not in table:
        base = base.rpartition(".")[0]
    return base or None


def _expand(module: Module, intrinsic: Function, base: str) -> None:
    name = f"hipspv.{intrinsic.name}"
    body = _SPECIAL_BODIES.get((base, _kind(base, intrinsic)), _BODIES[base])
    body += _PAIR if "%o =" in body else ""
    words = _words(intrinsic)
    parameters = ", ".join(
        f"{type} %{letter}"
        for type, letter in zip(intrinsic.value_type.parameters, "abc", strict=False)
    )
    body = body.format(**words)
    result = words["r"]
    head = f"define {result} @{name}({parameters}) alwaysinline"
    text = f"{head} {{\n{body}\n ret {result} %r\n}}\n"
    made = link_functions(module, _declarations(body) + text)[name]
    intrinsic.replace_all_uses_with(made)


def _kind(base: str, intrinsic: Function) -> str:
    """The kind of the types at hand, as _SPECIAL_BODIES names it."""
    source, result = _element(intrinsic.value_type.parameters[0]), intrinsic.value_type.returns
    if source.kind == TypeKind.HALF:
        return "half"
    if source.kind not in _DIGITS or not _element(result).is_integer:
        return ""
    digits = _element(result).width - (base == "fptosi.sat")
    return "exact" if digits <= _DIGITS[source.kind] else ""


def _declarations(body: str) -> str:
    """Declares the OpenCL functions that `body` calls."""
    lines: list[str] = []
    for call in _CALLED.finditer(body):
        types = re.sub(r" %\w+", "", call["arguments"])
        lines.append(f"declare spir_func {call['type']} {call['name']}({types})\n")
    return "".join(lines)


def _words(intrinsic: Function) -> dict[str, str]:
    """The texts of a body's placeholders."""
    signature = intrinsic.value_type
    type, result = signature.parameters[0], signature.returns
    lanes = type.length if type.is_vector else 0
    element = _element(type)
    letter, signed, width = _mangling(element)
    words = {
        "t": str(type),
        "u": str(signature.parameters[-1]),
        "r": str(result),
        "second": str(result.fields[1]) if result.kind == TypeKind.STRUCT else "",
        "i1": _vector(lanes, "i1"),
        "it": _vector(lanes, f"i{width}"),
        "suffix": _suffix(lanes, ("i" if element.is_integer else "f") + str(width)),
        "f": _mangle(lanes, letter, 1),
        "ff": _mangle(lanes, letter, 2),
        "ss": _mangle(lanes, signed, 2),
        "one": _splat(lanes, str(element), "1.0"),
    }
    words |= _floating_limits(lanes, element, width)
    words |= _scaling(lanes, element, signature.parameters[-1])
    words |= _conversion_limits(lanes, element, result)
    words |= {"f32v": _vector(lanes, "float"), "f32suffix": _suffix(lanes, "f32")}
    words["bsuffix"] = _suffix(lanes, str(_element(signature.parameters[-1])))
    words["rsuffix"] = _suffix(lanes, str(_element(result)))
    words["i32v"] = _vector(lanes, "i32")
    for bit in range(10):
        words[f"c{1 << bit}"] = _splat(lanes, "i32", str(1 << bit))
    words["splat_b"] = _SPLAT.format(type=words["i32v"]) if lanes else "%ball = or i32 %b, 0"
    count = _mangle(lanes, "i", 1)
    # After Dv4_f, the substitution S_ is Dv4_f itself; Dv4_i is another type.
    words["second_i"] = words["second_p"] = count
    words["byte_order"] = (
        f"or {type} %e4, zeroinitializer"
        if width == 8
        else f"call {type} @llvm.bswap.{words['suffix']}({type} %e4)"
    )
    for key, value in (
        *((f"n{n}", n) for n in _SWAPS),
        *((f"m{n}", pattern * (((1 << width) - 1) // 0xFF)) for n, pattern in _SWAPS.items()),
        ("last", width - 1),
        ("ones", -1),
        ("low", -(1 << (width - 1))),
        ("high", (1 << (width - 1)) - 1),
    ):
        words[key] = _splat(lanes, f"i{width}", str(value))
    return words


_SPLAT = """
        %bone = insertelement {type} poison, i32 %b, i32 0
        %ball = shufflevector {type} %bone, {type} poison, {type} zeroinitializer"""


def _floating_limits(lanes: int, element: Type, width: int) -> dict[str, str]:
    """The bits of infinity, and of the least quiet NaN and normal number."""
    if element.kind not in _FLOATING:
        return {}
    fraction = {16: 10, 32: 23, 64: 52}[width]
    infinity = (1 << (width - 1)) - (1 << fraction)
    bits = {"infinity": infinity, "quiet": infinity | 1 << (fraction - 1), "normal": 1 << fraction}
    return {key: _splat(lanes, f"i{width}", str(value)) for key, value in bits.items()}


def _scaling(lanes: int, element: Type, exponents: Type) -> dict[str, str]:
    """For ldexp: the exponents of factors that are normal numbers, and two of these factors."""
    exponent = _element(exponents)
    if element.kind not in (TypeKind.FLOAT, TypeKind.DOUBLE) or not exponent.is_integer:
        return {}
    digits, (_, width) = _DIGITS[element.kind], _FLOATING[element.kind]
    largest = 127 if element.kind == TypeKind.FLOAT else 1023
    least, step = 1 - largest, 1 - largest + digits
    factors = {"up": 2.0**largest, "down": 2.0**step}
    counts = {"largest": largest, "least": least, "step": step}
    wider = width > exponent.width
    return {
        **{key: _splat(lanes, str(element), _hexadecimal(n)) for key, n in factors.items()},
        **{key: _splat(lanes, str(exponent), str(n)) for key, n in counts.items()},
        "fraction": _splat(lanes, f"i{width}", str(digits - 1)),
        "widen": f"%wide = {'zext' if wider else 'bitcast'} {exponents} %biased"
        f" to {_vector(lanes, f'i{width}')}",
    }


def _hexadecimal(value: float) -> str:
    """The text that IR has for a number of single or double precision."""
    return "0x" + struct.pack(">d", value).hex().upper()


def _conversion_limits(lanes: int, element: Type, result: Type) -> dict[str, str]:
    """The limits of the integers in `result`, and the numbers from which on these are exceeded."""
    integer = _element(result)
    if element.kind not in _FLOATING or not integer.is_integer:
        return {}
    width = integer.width
    largest = {TypeKind.HALF: 16, TypeKind.FLOAT: 128, TypeKind.DOUBLE: 1024}[element.kind]

    def constant(value: float) -> str:
        half = "0xH" + struct.pack(">e", value).hex().upper() if largest == 16 else ""
        return _splat(lanes, str(element), half or _hexadecimal(value))

    def power(exponent: int, sign: float) -> str:
        return constant(sign * (2.0**exponent if exponent < largest else math.inf))

    words = {"below": power(width - 1, -1), "above": power(width - 1, 1), "uabove": power(width, 1)}
    if width <= _DIGITS[element.kind]:
        words["umost"] = constant(2.0**width - 1)
    if width - 1 <= _DIGITS[element.kind]:
        words["most"] = constant(2.0 ** (width - 1) - 1)
    limits = {"rlow": -(1 << (width - 1)), "rhigh": (1 << (width - 1)) - 1, "rones": -1}
    return words | {key: _splat(lanes, f"i{width}", str(v)) for key, v in limits.items()}


def _mangling(element: Type) -> tuple[str, str, int]:
    """Letters of the type and of its signed twin, and its width in bits."""
    if element.is_integer:
        width = element.width
        return _UNSIGNED.get(width, "?"), _SIGNED.get(width, "?"), width
    letter, width = _FLOATING.get(element.kind, ("?", 64))
    return letter, letter, width


def _mangle(lanes: int, letter: str, count: int) -> str:
    """`count` parameters of one type. A repeated compound type is a substitution."""
    if lanes:
        return f"Dv{lanes}_{letter}" + "S_" * (count - 1)
    return letter * count


def _element(type: Type) -> Type:
    return type.element if type.is_vector else type


def _suffix(lanes: int, element: str) -> str:
    """The suffix that intrinsics' names have for a type."""
    return (f"v{lanes}" if lanes else "") + element


def _vector(lanes: int, element: str) -> str:
    return f"<{lanes} x {element}>" if lanes else element


def _splat(lanes: int, element: str, value: str) -> str:
    return f"splat ({element} {value})" if lanes else value
