"""Kernels whose threads a device compiler must not join to vectors."""

from __future__ import annotations

from hipspv.llvm import Module, metadata
from hipspv.passes.interface import Pass

_HINT, _LANES = "vec_type_hint", 4
_SUB_GROUPS = "intel_reqd_sub_group_size"


class HintVectorCode(Pass):
    """Hints that kernels are vector code (OpenCL C 3.0, 6.9.2: `vec_type_hint(float4)`), so that
    Intel's CPU runtime makes no vectors of their threads.

    Its vectoriser gives wrong results for unoptimised code (2026.22, docs/intel-cpu.md). Kernels with
    operations of sub-groups need the vectors.

    Runs at -O0 only. At other levels the pass vary-merged-values changes the code instead.
    """

    def run(self, module: Module) -> bool:
        context = module.context
        kernels = [k for k in module.kernels() if not metadata.is_on(k, _SUB_GROUPS)]
        hint = context.vector(context.float(), _LANES).undef()
        for kernel in kernels:
            metadata.set_on_function(kernel, _HINT, [hint, context.integer(32).constant(0)])
        return bool(kernels)
