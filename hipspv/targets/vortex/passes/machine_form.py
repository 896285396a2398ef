"""The form in which LLVM's RISC-V target takes a module."""

from __future__ import annotations

from hipspv.llvm import Attributes, Linkage, Module, Opcode
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.interface import Pass

# The functions that LLVM's code generator calls by name have this prefix in the device library:
# their own names mean something to the optimiser.
LIBCALL = "__hipspv_libcall_"

_C = 0  # llvm/IR/CallingConv.h


class TakeMachineForm(Pass):
    """Gives functions the C calling convention and library functions their names, because LLVM's
    RISC-V target knows no others.

    triple, data_layout: of the module.
    """

    triple: str
    data_layout: str

    def run(self, module: Module) -> bool:
        kernels = set(module.kernels())
        for function in module.functions():
            if function.is_intrinsic:
                continue
            for call in function.calls():
                call.calling_convention = _C
            function.calling_convention = _C
            if function.is_declaration:
                continue
            attributes = Attributes(function)
            for name in ("nounwind", "nobuiltin"):
                attributes.add(FUNCTION, name)
            attributes.add_string(FUNCTION, "disable-tail-calls", "true")
            attributes.add_string(FUNCTION, "no-builtins", "")
            if function.name.startswith(LIBCALL):
                function.name = function.name.removeprefix(LIBCALL)
                function.linkage = Linkage.EXTERNAL
            elif function not in kernels and function.linkage != Linkage.INTERNAL:
                function.visibility = 1  # hidden
        for function in module.definitions():
            for call in function.instructions((Opcode.CALL,)):
                if call.callee is None:
                    call.calling_convention = _C
        module.triple, module.data_layout = self.triple, self.data_layout
        return True
