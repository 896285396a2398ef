"""Inline PTX that the driver couldn't translate."""

from __future__ import annotations

from hipspv.llvm import Flag, Module, Opcode, ValueKind
from hipspv.passes.analysis.call_graph import KernelsByFunction
from hipspv.passes.diagnostics import PassError, at
from hipspv.passes.interface import Pass
from hipspv.passes.source_marks import REFUSED_PTX


class CheckPtx(Pass):
    """Reports inline PTX that has no translation, at its line, if a kernel reaches it.

    The driver has replaced such a statement by one whose text names the instruction.
    """

    def run(self, module: Module) -> bool:
        kernels = KernelsByFunction(module)
        problems = []
        calls = module.index().instructions((Opcode.CALL,), lambda signature: bool(signature.flags & Flag.INDIRECT))
        for call in calls:
            target = call.called_value
            text = module.assembly_of(target) if target.kind == ValueKind.INLINE_ASM else ""
            if text.startswith(REFUSED_PTX):
                message = f"inline PTX has no translation for this device: {text.removeprefix(REFUSED_PTX)}"
                remedy = "write it in C++, or compile for NVIDIA's GPUs alone: --offload-arch=sm_80"
                problems.append(at(call, message, f"{remedy} --no-offload-arch=spirv64,cpu", kernels[call.function]))
        if problems:
            raise PassError(problems)
        return False
