"""The version of PTX that a module's inline assembly needs."""

from __future__ import annotations

import re

from hipspv.llvm import Flag, Module, Opcode, ValueKind

# An instruction, its modifiers of which one is there, and the first version that has them, times ten (PTX ISA 9.0, the
# sections of the instructions). None: any instruction. Later versions come with the architecture.
_NEEDED = (("mma", ("e4m3", "e5m2"), 84), ("wgmma", ("sp",), 82), (None, ("b128", "tensormap"), 83))
_INSTRUCTION = re.compile(r"[a-z]\w*(?:\.[\w:]+)+")


def needed_version(module: Module) -> int:
    """Return the version times ten; 0 if any will do."""
    calls = module.index().instructions((Opcode.CALL,), lambda signature: bool(signature.flags & Flag.INDIRECT))
    targets = [call.called_value for call in calls]
    texts = {module.assembly_of(target) for target in targets if target.kind == ValueKind.INLINE_ASM}
    found = {word for text in texts for word in _INSTRUCTION.findall(text)}
    return max((_of_instruction(*word.split(".")) for word in found), default=0)


def _of_instruction(name: str, *modifiers: str) -> int:
    versions = [
        version for known, some, version in _NEEDED if known in (name, None) and not {*some}.isdisjoint(modifiers)
    ]
    return max(versions, default=0)
