"""LLVM's intrinsics that compute each element of a vector by the processor's instructions (Language Reference).

Those that call the host's functions have no vectors, and LLVM changes some of their vectors: pow(2, x) to exp2(x).
"""

from __future__ import annotations

from typing import NamedTuple

from hipspv.llvm import Attributes, Function, Instruction
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.pure_calls import is_pure


class Elementwise(NamedTuple):
    """types: what the name of the intrinsic is overloaded for: the result and arguments by index. scalars: the indices
    of arguments that are one for all elements.
    """

    types: tuple[str | int, ...] = ("result",)
    scalars: tuple[int, ...] = ()


_SAME = Elementwise()
_FLAG = Elementwise(scalars=(1,))
_CONVERTS = Elementwise(("result", 0))
ELEMENTWISE: dict[str, Elementwise] = {
    **dict.fromkeys(("fma", "fmuladd", "sqrt", "fabs", "copysign", "canonicalize"), _SAME),
    **dict.fromkeys(("floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven"), _SAME),
    **dict.fromkeys(("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum"), _SAME),
    **dict.fromkeys(("smin", "smax", "umin", "umax", "ctpop", "bswap", "bitreverse", "fshl", "fshr"), _SAME),
    **dict.fromkeys(("sadd.sat", "uadd.sat", "ssub.sat", "usub.sat", "sshl.sat", "ushl.sat"), _SAME),
    **dict.fromkeys(("abs", "ctlz", "cttz"), _FLAG),
    **dict.fromkeys(("fptosi.sat", "fptoui.sat", "lrint", "llrint", "lround", "llround"), _CONVERTS),
    "ldexp": Elementwise(("result", 1)),
    "is.fpclass": Elementwise((0,), (1,)),
}
LIMITS = ("llvm.smin.", "llvm.smax.", "llvm.umin.", "llvm.umax.")
# Intrinsics without a result that say what LLVM may assume, and where values are in the source.
HINTS = ("llvm.assume", "llvm.lifetime.", "llvm.dbg.", "llvm.experimental.noalias.scope.decl", "llvm.prefetch")


def base_name(callee: Function) -> str:
    """The name without `llvm.` and without the types."""
    name = callee.name.removeprefix("llvm.")
    while name not in ELEMENTWISE and "." in name:
        name = name.rpartition(".")[0]
    return name


def computes(callee: Function | None) -> bool:
    """True for a function without side effects whose result depends only on its arguments, so that threads which aren't
    there may call it."""
    if callee is None or not is_pure(callee):
        return False
    attributes = Attributes(callee)
    # memory(none) has the value 0. llvm.memcpy is pure in another sense.
    return bool(attributes.find(FUNCTION, "memory")) and attributes.integer(FUNCTION, "memory") == 0


def elementwise(call: Instruction) -> Elementwise | None:
    callee = call.callee
    if callee is None or not callee.is_intrinsic:
        return None
    return ELEMENTWISE.get(base_name(callee))
