"""Notes to the runtime: records of what SPIR-V can't express.

docs/architecture-metadata.md lists the records.
"""

from __future__ import annotations

from hipspv.llvm import Module, metadata

_METADATA = "hipspv.notes"


def add_note(module: Module, record: str) -> None:
    metadata.append(module, _METADATA, [record])


def notes(module: Module) -> list[str]:
    """The records that the passes left in the module, in order."""
    return [str(node[0]) for node in metadata.read(module, _METADATA)]
