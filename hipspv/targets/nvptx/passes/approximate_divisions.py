"""Divisions of float that needn't be rounded correctly."""

from __future__ import annotations

from hipspv.llvm import Attributes, Builder, FastMath, Instruction, Module, Opcode, TypeKind
from hipspv.llvm.attributes import FUNCTION
from hipspv.llvm.metadata import remove
from hipspv.passes.interface import Pass

_MODE = "denormal-fp-math-f32"


class ApproximateDivisions(Pass):
    """Divides by PTX's faster instructions where the user's options allow an error.

    clang marks divisions with `!fpmath` under -fno-hip-fp32-correctly-rounded-divide-sqrt, which is nvcc's
    -prec-div=false. As nvcc's: `div.full`, with an error of 2 ulp, and `rcp.approx` for a reciprocal. -use_fast_math,
    which marks by `afn`, takes `div.approx`: it gives 0 for divisors above 2^126.
    """

    def run(self, module: Module) -> bool:
        found = [
            division
            for division in module.index().instructions((Opcode.FDIV,))
            if division.type.kind == TypeKind.FLOAT and remove(division, "fpmath")
        ]
        with Builder(module) as build:
            for division in found:
                if division.fast_math_flags & FastMath.APPROXIMATE_FUNCTIONS:
                    continue
                if division.operand(0) == division.type.constant(1.0):
                    division.fast_math_flags |= FastMath.APPROXIMATE_FUNCTIONS
                else:
                    _divide_full(module, build.before(division), division)
        return bool(found)


def _divide_full(module: Module, build: Builder, division: Instruction) -> None:
    mode = Attributes(division.function).string(FUNCTION, _MODE)
    name = "llvm.nvvm.div.full" + ".ftz" * mode.startswith("preserve-sign")
    single = division.type
    function = module.declare_builtin(name, module.context.function(single, [single, single]))
    division.replace_all_uses_with(build.call(function, division.operands))
    division.erase()
