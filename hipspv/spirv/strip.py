"""Removal of the parts of a module that only people and debuggers read."""

from __future__ import annotations

from hipspv.metadata.schema import PREFIX
from hipspv.spirv.module import Module

_EXTENSION, _IMPORT, _EXTENDED, _PROCESSED = 10, 11, 12, 330
_NAME, _MEMBER_NAME = 5, 6
# OpSourceContinued, OpSource, OpSourceExtension, OpString, OpLine, OpNoLine
_ALWAYS = frozenset((2, 3, 4, 7, 8, 317))
_READ = _ALWAYS | {_NAME, _MEMBER_NAME, _EXTENSION, _IMPORT, _EXTENDED, _PROCESSED}
NON_SEMANTIC = ("NonSemantic.", "DebugInfo", "OpenCL.DebugInfo.")
_EXTENSIONS = frozenset(("SPV_KHR_non_semantic_info", "SPV_KHR_relaxed_extended_instruction"))
_ATOMIC = f"{PREFIX}atomic "


def strip(module: Module) -> bytes:
    """Return the module without names, sources, lines, and instructions without meaning to a device.

    The parts that the runtime reads stay: launch metadata, and the names of functions to which it
    refers. Raises SpirvError.
    """
    sets = {id for id, name in module.imports.items() if name.startswith(NON_SEMANTIC)}
    named = {text.split(" ")[1] for text in module.processed.values() if text.startswith(_ATOMIC)}

    def useless(at: int) -> bool:
        opcode = module.opcode(at)
        if opcode == _NAME:
            return module.text(at, 1)[0] not in named
        if opcode == _EXTENDED:
            return module.operand(at, 2) in sets
        if opcode == _IMPORT:
            return module.operand(at, 0) in sets
        if opcode == _PROCESSED:
            return not module.text(at, 0)[0].startswith(PREFIX)
        if opcode == _EXTENSION:
            return module.text(at, 0)[0] in _EXTENSIONS
        return True

    return module.rewritten({at: b"" for at in module.instructions(_READ) if useless(at)})
