"""Records for the runtime: facts about kernels that SPIR-V can't express.

docs/architecture-metadata.md lists them.
"""

from __future__ import annotations

from hipspv.llvm import Module, metadata

_METADATA = "hipspv.notes"


def add_record(module: Module, record: str) -> None:
    metadata.append(module, _METADATA, [record])


def read_records(module: Module) -> list[str]:
    """The records that the passes left in the module, in order."""
    return [str(node[0]) for node in metadata.read(module, _METADATA)]
