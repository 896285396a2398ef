"""The module's named metadata that a translator reads."""

from __future__ import annotations

from hipspv.llvm import FastMath, Function, Module, Opcode, Signature, metadata
from hipspv.passes.analysis.call_graph import spread
from hipspv.passes.interface import Pass

_OCL_VERSION = "opencl.ocl.version"
_FP_CONTRACT = "opencl.enable.FP_CONTRACT"
_EXECUTION_MODE = "spirv.ExecutionMode"
_CONTRACTION_OFF = 31  # SPIR-V, 3.6 Execution Mode
# Contents of a kernel: products, sums, and operations of either kind that must not be fused.
_PRODUCT, _SUM, _STRICT = 1, 2, 4
_OPERATIONS = (Opcode.FMUL, Opcode.FADD, Opcode.FSUB)
_APART = (_PRODUCT | _SUM | _STRICT,)


class SetSourceLanguage(Pass):
    """Marks the module as OpenCL C 3.0, because llvm-spirv turns OpenCL's built-in functions into
    instructions only in a module that claims to be OpenCL C.

    clang's HIP says version 0.0, the device library another, and the tool stops if two differ.
    """

    def run(self, module: Module) -> bool:
        i32 = module.context.integer(32)
        version = [i32.constant(3), i32.constant(0)]
        if not metadata.replace_operands(module, _OCL_VERSION, version):
            metadata.append(module, _OCL_VERSION, version)
        return True


class SetFpContract(Pass):
    """Sets for each kernel whether a product and a sum may be fused: a flag of each operation in LLVM, and of the whole
    kernel in SPIR-V (ContractionOff).

    A kernel with products and sums may fuse only if all of them may. Operations for which -ffp-contract or a pragma
    forbids it, and those of the device library, are never fused. `allowed` is false if the user forbids it for all.
    """

    allowed: bool

    def run(self, module: Module) -> bool:
        # Without it LLVM's back end forbids fusing in all kernels.
        metadata.add_named(module, _FP_CONTRACT)
        i32 = module.context.integer(32)
        operations = _operations(module) if self.allowed else {}
        kernels = module.kernels() if operations or not self.allowed else ()
        for kernel in kernels:
            if not self.allowed or operations.get(kernel, 0) in _APART:
                mode = [kernel, i32.constant(_CONTRACTION_OFF)]
                metadata.append(module, _EXECUTION_MODE, mode)
        return True


def _operations(module: Module) -> dict[Function, int]:
    """Contents of the kernels and of the functions that they call: bits of _PRODUCT, _SUM and _STRICT."""
    found: dict[Function, int] = {}
    index = module.index()
    if not index.has(_OPERATIONS, lambda signature: _bits(signature) & _STRICT):
        return found
    for bit in (_PRODUCT, _SUM, _STRICT):
        visited: set[Function] = set()
        operations = index.first_instructions(_OPERATIONS, lambda signature, bit=bit: _bits(signature) & bit)
        for operation in operations:
            for function in spread(operation.function, visited, Function.callers):
                found[function] = found.get(function, 0) | bit
    return found


def _bits(signature: Signature) -> int:
    bits = _PRODUCT if signature.opcode == Opcode.FMUL else _SUM
    return bits if signature.detail & FastMath.ALLOW_CONTRACT else bits | _STRICT
