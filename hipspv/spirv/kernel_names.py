"""New names for kernels, for devices or programs that refuse the original ones."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping

from hipspv.metadata import MetadataError, parse
from hipspv.spirv.module import Module
from hipspv.spirv.words import SpirvError, instruction, string_words

_NAME, _DECORATE, _PROCESSED = 5, 71, 330
_LINKAGE = 41  # a decoration
_DIGEST = 16  # hexadecimal digits at the end of a shortened name
_REFUSED = re.compile(r"[^A-Za-z0-9_]|^(?=[0-9])")


def plain_names(module: Module, longest: int) -> dict[str, str]:
    """Return new names for the kernels that need one: C identifiers of at most `longest` characters.

    A new name depends on the old one alone. Raises ValueError if `longest` is too small for distinct names.
    """
    if longest <= _DIGEST:
        raise ValueError(f"kernels' names need more than {_DIGEST} letters")
    found: dict[str, str] = {}
    for name in module.entry_points.values():
        plain = _REFUSED.sub("_", name)
        if plain != name or len(plain) > longest:
            digest = hashlib.sha256(name.encode()).hexdigest()[:_DIGEST]
            found[name] = plain[: longest - _DIGEST] + digest
    return found


def renamed(module: Module, names: Mapping[str, str]) -> bytes:
    """Return the module with kernels renamed, also in launch metadata. names: new ones by the old ones.

    The runtime finds a kernel by the new name alone. Raises SpirvError.
    """
    changes: dict[int, bytes] = {}
    ids: dict[int, str] = {}
    for at, old in module.entry_points.items():
        if old in names:
            rest = module.text(at, 2)[1]
            ids[module.operand(at, 1)] = old
            changes[at] = _replaced(module, at, 2, rest, names[old])
    kept = set(module.entry_points.values()) - names.keys()
    if len(kept.union(names.values())) < len(names) + len(kept):
        raise SpirvError("two kernels would have one name", 0, "entry point")
    for at in module.instructions((_NAME, _DECORATE, _PROCESSED)):
        if change := _change(module, at, names, ids):
            changes[at] = change
    return module.rewritten(changes)


def _change(module: Module, at: int, names: Mapping[str, str], ids: dict[int, str]) -> bytes:
    """Return the replacement of a name, a decoration or a record; empty if it stays."""
    opcode = module.opcode(at)
    if opcode == _PROCESSED:
        try:
            record = parse(module.text(at, 0)[0])
        except MetadataError as error:
            raise SpirvError(f"a record {error.message}", 4 * at, error.field) from None
        if record is None or record.kernel not in names:
            return b""
        return instruction(opcode, string_words(record.renamed(names[record.kernel])))
    old = ids.get(module.operand(at, 0), "")
    first = 2 if opcode == _DECORATE else 1
    if not old or (opcode == _DECORATE and module.operand(at, 1) != _LINKAGE):
        return b""
    text, rest = module.text(at, first)
    return _replaced(module, at, first, rest, names[old]) if text == old else b""


def _replaced(module: Module, at: int, first: int, rest: int, text: str) -> bytes:
    """Return the instruction with another string as its operand `first`; the next one is `rest`."""
    before, after = module.operands(at)[:first], module.operands(at, rest)
    return instruction(module.opcode(at), before.tobytes() + string_words(text) + after.tobytes())
