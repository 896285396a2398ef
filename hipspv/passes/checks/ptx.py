"""Inline PTX that the driver couldn't translate."""

from __future__ import annotations

from hipspv.llvm import Flag, Module, Opcode, ValueKind
from hipspv.passes.analysis.call_graph import KernelsByFunction
from hipspv.passes.diagnostics import PassError, at
from hipspv.passes.frontend.lower_ptx_carries import NO_CARRY
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
        if unset := module.function(NO_CARRY):
            for call in unset.calls():
                message = "inline PTX reads a carry flag that no instruction of the function has set"
                remedy = "make functions with addc, subc or madc __forceinline__"
                problems.append(at(call, message, remedy, kernels[call.function]))
                call.replace_all_uses_with(call.type.null())
                call.erase()
            unset.erase()
        if problems:
            raise PassError(problems)
        return False
