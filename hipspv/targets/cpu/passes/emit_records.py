"""The section of records in a shared object."""

from __future__ import annotations

from hipspv.llvm import Linkage, Module, Opcode
from hipspv.passes.analysis.device_variables import device_variables
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import add_record, read_records

_SECTION = ".hipspv.metadata"
_HIDDEN = 1  # LLVMHiddenVisibility


class EmitRecords(Pass):
    """Writes the records as text into a section of their own, where the runtime reads them before it loads the code."""

    def run(self, module: Module) -> bool:
        text = "".join(f"{record}\n" for record in read_records(module)).encode()
        records = module.context.constant_bytes(text)
        variable = module.add_variable("hipspv.metadata", records.type, 0)
        variable.initializer, variable.is_constant_data = records, True
        variable.linkage, variable.visibility, variable.section = Linkage.EXTERNAL, _HIDDEN, _SECTION
        return True


class UseHostConvention(Pass):
    """Gives all functions the calling convention of C, since kernels' own only tells them from others, and LLVM's code
    generator for AArch64 doesn't know it.
    """

    def run(self, module: Module) -> bool:
        convention, own = module.target.kernel_cc, module.target.function_cc
        for function in module.functions():
            if function.calling_convention == convention:
                function.calling_convention = own
        for function in module.definitions():
            for call in function.instructions((Opcode.CALL,)):
                if call.calling_convention == convention:
                    call.calling_convention = own
        return True


class ExportVariables(Pass):
    """Records the variables that the host may ask for, and exports them, since the runtime finds them by their names.

    The host may write to constants.
    """

    def run(self, module: Module) -> bool:
        variables = device_variables(module)
        for variable in variables:
            kind = ["constant"] if variable.is_constant_data else []
            add_record(module, "variable", 0, variable.name, module.size_of(variable.value_type), *kind)
            variable.is_constant_data = False
            variable.linkage, variable.visibility = Linkage.EXTERNAL, 0
        return bool(variables)
