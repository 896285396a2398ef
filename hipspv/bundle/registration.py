"""Names under which a host object registers its static texture references (-fgpu-rdc).

clang gives static variables names of their own, `<name>.static.<id>`, in each source of a device
program, but not static texture references (clang 22.1.8): references of one name in two files would
become one. `separate` gives the host side such names; the pass
lower-texture-references does so for the device side.
"""

from __future__ import annotations

from collections.abc import Sequence

from hipspv.bundle import elf
from hipspv.bundle.elf import ElfError, Object

SEPARATOR = ".static."
# clang's variable that identifies a source, on both sides.
IDENTITY = "__hip_cuid_"

_SECTION = ".rodata.hipspv"
# The runtime's functions to which clang's constructor passes a variable and its name.
_CALLS = "__hipRegister"
_REFERENCES = ("__hipRegisterTexture", "__hipRegisterSurface")
# The functions with these calls: clang/lib/CodeGen/CGCUDANV.cpp. The optimiser inlines one into the other.
_CONSTRUCTORS = ("__hip_register_globals", "__hip_module_ctor")


def separate(data: bytes) -> bytes:
    """Return the object with its static texture and surface references registered under own names.

    A name is a string with a symbol that the registering code refers to; the symbol moves to
    another string. Raises ElfError if there is no symbol.
    """
    source = Object(data)
    symbols = elf.symbols(source)
    local = {symbol.name: symbol.is_local for symbol in symbols}
    identity = next((name for name in local if name.startswith(IDENTITY)), "")
    if not identity or local.keys().isdisjoint(_REFERENCES):
        return data
    suffix = SEPARATOR + identity[len(IDENTITY) :]
    strings = bytearray()
    moves: dict[int, tuple[int, int]] = {}  # symbol -> location and size of its new string
    for arguments in _registrations(source, symbols):
        texts = {ref: _text(source, symbols[ref[0]], ref[1]) for ref in arguments}
        name = next((ref for ref, text in texts.items() if text and text in local), None)
        if name is not None and not local[texts[name]]:
            continue  # not a static one
        if name is None or not symbols[name[0]].name:
            raise ElfError("static texture references with -fgpu-rdc need -fPIE or -fPIC")
        if name[0] not in moves:
            string = (texts[name] + suffix).encode(errors="surrogateescape") + b"\0"
            moves[name[0]] = (len(strings), len(string))
            strings += string
    return elf.move_symbols(data, _SECTION, bytes(strings), moves) if moves else data


def _registrations(source: Object, symbols: Sequence[elf.Symbol]) -> list[list[tuple[int, int]]]:
    """Return the symbols in the code of each registering call, with their addends."""
    calls: list[list[tuple[int, int]]] = []
    for section in {symbol.section for symbol in symbols if symbol.name in _CONSTRUCTORS}:
        referred: list[tuple[int, int]] = []
        for _, index, addend in sorted(elf.relocations(source, section)):
            name = symbols[index].name
            referred.append((index, addend))
            if symbols[index].is_undefined and name.startswith(_CALLS):
                if name in _REFERENCES:
                    calls.append(referred)
                referred = []
    return calls


def _text(source: Object, symbol: elf.Symbol, addend: int) -> str:
    """Return the string of a symbol, or at the addend in a section without symbols."""
    if not 0 < symbol.section < len(source.sections):
        return ""
    content = source.content(symbol.section)
    start = symbol.value if symbol.name else addend
    return content[start : content.find(b"\0", start)].decode(errors="surrogateescape")
