"""Launch metadata in PTX."""

from __future__ import annotations

from hipspv.llvm import Module
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import read_records


class EmitRecords(Pass):
    """Writes the records of launch metadata as comments, which the runtime reads.

    PTX itself declares kernels with their parameters and variables with their sizes: records only
    tell what it has no words for. LLVM copies assembly outside of functions as it is.
    """

    def run(self, module: Module) -> bool:
        records = read_records(module)
        for record in records:
            module.append_assembly(f"// {record}\n")
        return bool(records)
