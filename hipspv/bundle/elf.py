"""Offload bundles in x86-64 ELF objects.

A compiled host side names its device code by an undefined symbol. `define` gives an object that
symbol and its data without touching anything else in it: section indices, symbol indices and
relocations stay what they are, so nothing has to be relinked. `write` makes an object with nothing
but the data.
Layouts: System V ABI, "Object Files" (gABI 4.1).
"""

from __future__ import annotations

import struct
from typing import NamedTuple

SECTION = ".hip_fatbin"
# The runtime's loader maps nothing, but clang aligns the section to a page.
ALIGNMENT = 4096

_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")  # name type flags address offset size link info align entry
_RELOCATION = struct.Struct("<QQq")  # place, symbol and type, addend
_SYMBOL = struct.Struct("<IBBHQQ")  # name info other section value size

_IDENT = b"\x7fELF\x02\x01\x01" + bytes(9)  # 64-bit, little-endian, System V
_ET_REL, _ET_EXEC, _ET_DYN, _EM_X86_64 = 1, 2, 3, 62
_SHT_PROGBITS, _SHT_SYMTAB, _SHT_STRTAB, _SHT_RELA, _SHT_SYMTAB_SHNDX = 1, 2, 3, 4, 18
_SHF_WRITE, _SHF_ALLOC = 1, 2
_SHN_LORESERVE, _SHN_XINDEX = 0xFF00, 0xFFFF
_STB_LOCAL, _STB_GLOBAL = 0, 1
_STB_GLOBAL_OBJECT = _STB_GLOBAL << 4 | 1
_STV_HIDDEN = 2
# clang/lib/CodeGen/CGCUDANV.cpp, makeModuleCtorFunction.
_CONSTRUCTOR = "__hip_module_ctor"


class ElfError(Exception):
    """The object isn't what it should be."""


class Object:
    """The section table of an x86-64 ELF file: a relocatable object unless `kinds` allow more."""

    def __init__(self, data: bytes, kinds: tuple[int, ...] = (_ET_REL,)) -> None:
        if data[:7] != _IDENT[:7] or len(data) < _HEADER.size:
            raise ElfError("not a 64-bit ELF object")
        header = _HEADER.unpack_from(data)
        kind, machine, self.table_offset = header[1], header[2], header[6]
        if kind not in kinds or machine != _EM_X86_64:
            raise ElfError("not a relocatable x86-64 object" if len(kinds) == 1 else "not x86-64")
        self.data = data
        self.header = header
        try:
            first = _SECTION.unpack_from(data, self.table_offset)
            # Counts that don't fit the header stand in the first, empty section.
            count = header[12] or first[5]
            self.names_index: int = first[6] if header[13] == _SHN_XINDEX else header[13]
            table = data[self.table_offset : self.table_offset + count * _SECTION.size]
            self.sections = list(_SECTION.iter_unpack(table))
            self._names = self.content(self.names_index)
        except (struct.error, IndexError) as error:
            raise ElfError(f"damaged ELF object: {error}") from None

    def content(self, index: int) -> bytes:
        _, _, _, _, offset, size, *_ = self.sections[index]
        return self.data[offset : offset + size]

    def section_name(self, index: int) -> str:
        return _string(self._names, self.sections[index][0])

    def find_type(self, kind: int) -> int | None:
        """Index of the first section of a type."""
        return next((i for i, s in enumerate(self.sections) if s[1] == kind), None)

    def find(self, name: str) -> int | None:
        """Index of the section of a name."""
        return next((i for i in range(len(self.sections)) if self.section_name(i) == name), None)


def undefined(data: bytes, prefix: str) -> list[str]:
    """The undefined symbols whose names begin with `prefix`, in the symbol table's order."""
    return [name for _, name in _undefined(Object(data), prefix)]


def define(data: bytes, prefix: str, content: bytes, section: str = SECTION) -> bytes:
    """The object with its undefined symbols that begin with `prefix` defined as `content`.

    An object that names no such symbol has no use for the content and stays as it is.
    """
    source = Object(data)
    entries = _undefined(source, prefix)
    if not entries:
        return data
    result = bytearray(data)
    for entry, _ in entries:
        _define_symbol(source, result, entry, len(source.sections), len(content))
    _register_first(source, result)
    _append_section(source, result, section, content, _SHF_ALLOC, ALIGNMENT)
    return bytes(result)


def extend_names(data: bytes, prefix: str, suffix: str) -> bytes:
    """The object with the suffix behind the names of undefined symbols that begin so."""
    source = Object(data)
    entries = _undefined(source, prefix)
    if not entries:
        return data
    result = bytearray(data)
    table = source.sections[source.find_type(_SHT_SYMTAB) or 0]
    strings = bytearray(source.content(table[6]))
    for entry, name in entries:
        struct.pack_into("<I", result, table[4] + entry * _SYMBOL.size, len(strings))
        strings += (name + suffix).encode() + b"\0"
    place = source.table_offset + table[6] * _SECTION.size
    old = source.sections[table[6]]
    _SECTION.pack_into(result, place, *old[:4], len(result), len(strings), *old[6:])
    return bytes(result + strings)


def add_section(data: bytes, section: str, content: bytes, flags: int, alignment: int) -> bytes:
    """The object with one more section."""
    result = bytearray(data)
    _append_section(Object(data), result, section, content, flags, alignment)
    return bytes(result)


def is_relocatable(data: bytes) -> bool:
    """Is this an object that `Object` reads?"""
    return data[:7] == _IDENT[:7] and data[16:20] == struct.pack("<HH", _ET_REL, _EM_X86_64)


def section_content(data: bytes, name: str) -> bytes | None:
    """A section's bytes in an object, program or library, or None where it doesn't have it."""
    source = Object(data, (_ET_REL, _ET_EXEC, _ET_DYN))
    index = source.find(name)
    return None if index is None else source.content(index)


def overwrite_section(data: bytes, name: str) -> bytes:
    """The object with zeros in place of a section's content, where it has the section."""
    source = Object(data)
    index = source.find(name)
    if index is None:
        return data
    offset, size = source.sections[index][4:6]
    return data[:offset] + bytes(size) + data[offset + size :]


class Symbol(NamedTuple):
    """An entry of the symbol table; the name is empty for a section's."""

    name: str
    binding: int
    section: int
    value: int
    size: int

    @property
    def is_local(self) -> bool:
        return self.binding == _STB_LOCAL

    @property
    def is_undefined(self) -> bool:
        return self.section == 0


def symbols(source: Object) -> list[Symbol]:
    """The symbol table."""
    table = source.find_type(_SHT_SYMTAB)
    if table is None:
        return []
    strings = source.content(source.sections[table][6])
    return [
        Symbol(_string(strings, name), info >> 4, section, value, size)
        for name, info, _, section, value, size in _SYMBOL.iter_unpack(source.content(table))
    ]


def relocations(source: Object, section: int) -> list[tuple[int, int, int]]:
    """Places in a section, the indices of the symbols that they refer to, and what is added."""
    return [
        (place, info >> 32, addend)
        for index, (_, kind, *_, target, _, _) in enumerate(source.sections)
        if kind == _SHT_RELA and target == section
        for place, info, addend in _RELOCATION.iter_unpack(source.content(index))
    ]


def move_symbols(
    data: bytes, section: str, content: bytes, moves: dict[int, tuple[int, int]]
) -> bytes:
    """The object with one more section, of data, to which symbols move: to place and size there."""
    source = Object(data)
    result = bytearray(data)
    for index, (place, size) in moves.items():
        table = source.sections[source.find_type(_SHT_SYMTAB) or 0]
        position = table[4] + index * _SYMBOL.size
        name, info, other, *_ = _SYMBOL.unpack_from(data, position)
        _SYMBOL.pack_into(result, position, name, info, other, len(source.sections), place, size)
    _append_section(source, result, section, content, _SHF_ALLOC, 1)
    return bytes(result)


def global_symbols(data: bytes) -> tuple[list[str], list[str]]:
    """The names that an object defines for others, and those that it needs of others."""
    found = symbols(Object(data))
    defined = [s.name for s in found if not s.is_undefined and not s.is_local]
    # A weak one takes no member from an archive.
    needed = [s.name for s in found if s.is_undefined and s.binding == _STB_GLOBAL]
    return defined, needed


def _undefined(source: Object, prefix: str) -> list[tuple[int, str]]:
    """Indices and names of undefined symbols."""
    table = source.find_type(_SHT_SYMTAB)
    if table is None:
        return []
    strings = source.content(source.sections[table][6])
    start = prefix.encode()
    found = []
    for index, symbol in enumerate(_SYMBOL.iter_unpack(source.content(table))):
        name, section = symbol[0], symbol[3]
        if section == 0 and strings.startswith(start, name):
            found.append((index, _string(strings, name)))
    return found


def _define_symbol(source: Object, result: bytearray, entry: int, section: int, size: int) -> None:
    """Let one entry of the symbol table stand for a whole section."""
    table = source.find_type(_SHT_SYMTAB)
    assert table is not None
    position = source.sections[table][4] + entry * _SYMBOL.size
    short = section
    if section >= _SHN_LORESERVE:
        short = _SHN_XINDEX
        extended = source.find_type(_SHT_SYMTAB_SHNDX)
        if extended is None:
            raise ElfError("the object has too many sections: compile without -ffunction-sections")
        struct.pack_into("<I", result, source.sections[extended][4] + 4 * entry, section)
    name = _SYMBOL.unpack_from(source.data, position)[0]
    _SYMBOL.pack_into(result, position, name, _STB_GLOBAL_OBJECT, _STV_HIDDEN, short, 0, size)


def _register_first(source: Object, result: bytearray) -> None:
    """Puts clang's constructor that registers before the source's own, which may launch kernels.

    clang 22.1.8 puts it behind them. A constructor's place is a relocation in `.init_array`.
    """
    table = source.find(".rela.init_array")
    constructor = _symbol(source, _CONSTRUCTOR)
    if table is None or constructor is None:
        return
    start = source.sections[table][4]
    entries = sorted(_RELOCATION.iter_unpack(source.content(table)))
    own = [entry for entry in entries if _leads_to(source, entry, constructor)]
    if len(own) != 1:
        return
    order = own + [entry for entry in entries if entry is not own[0]]
    for number, (place, target) in enumerate(zip(entries, order, strict=True)):
        position = start + number * _RELOCATION.size
        _RELOCATION.pack_into(result, position, place[0], target[1], target[2])


def _symbol(source: Object, name: str) -> tuple[int, int] | None:
    """The section of a symbol, and its place there."""
    table = source.find_type(_SHT_SYMTAB)
    if table is None:
        return None
    strings = source.content(source.sections[table][6])
    for symbol in _SYMBOL.iter_unpack(source.content(table)):
        if _string(strings, symbol[0]) == name and 0 < symbol[3] < _SHN_LORESERVE:
            return symbol[3], symbol[4]
    return None


def _leads_to(source: Object, entry: tuple[int, int, int], place: tuple[int, int]) -> bool:
    table = source.find_type(_SHT_SYMTAB) or 0
    offset = (entry[1] >> 32) * _SYMBOL.size
    symbol = _SYMBOL.unpack_from(source.content(table), offset)
    return (symbol[3], symbol[4] + entry[2]) == place


def _append_section(
    source: Object, result: bytearray, name: str, content: bytes, flags: int, alignment: int
) -> None:
    """Append the content, the names with one more, and the section table with one more."""
    sections = list(source.sections)
    names = source.content(source.names_index)
    names_offset = len(result)
    new_names = names + name.encode() + b"\0"
    result += new_names
    _pad(result, alignment)
    content_offset = len(result)
    result += content
    _pad(result, 8)
    old = sections[source.names_index]
    sections[source.names_index] = (*old[:4], names_offset, len(new_names), *old[6:])
    sections.append(
        (len(names), _SHT_PROGBITS, flags, 0, content_offset, len(content), 0, 0, alignment, 0)
    )
    count = len(sections)
    if count >= _SHN_LORESERVE:
        sections[0] = (*sections[0][:5], count, *sections[0][6:])
    table_offset = len(result)
    for section in sections:
        result += _SECTION.pack(*section)
    header = list(source.header)
    header[6] = table_offset
    header[12] = 0 if count >= _SHN_LORESERVE else count
    _HEADER.pack_into(result, 0, *header)


def write(
    symbols: list[str], content: bytes, handles: list[str] | None = None, section: str = SECTION
) -> bytes:
    """A relocatable object whose `symbols` all stand for `content`, and `handles` for one pointer,
    initially null."""
    strings = bytearray(1)
    table = bytearray(_SYMBOL.size)
    named = [(name, 1, len(content)) for name in symbols]
    named += [(name, 2, 8) for name in handles or ()]
    for name, index, size in named:
        table += _SYMBOL.pack(len(strings), _STB_GLOBAL_OBJECT, _STV_HIDDEN, index, 0, size)
        strings += name.encode() + b"\0"
    names = bytearray(1)
    body = bytearray(_HEADER.size)
    sections = [(0,) * 10]
    # Without .note.GNU-stack a linker would take the object to want an executable stack.
    for name, kind, flags, data, link, info, alignment, entry in (
        (section, _SHT_PROGBITS, _SHF_ALLOC, content, 0, 0, ALIGNMENT, 0),
        (".data", _SHT_PROGBITS, _SHF_ALLOC | _SHF_WRITE, bytes(8), 0, 0, 8, 0),
        (".note.GNU-stack", _SHT_PROGBITS, 0, b"", 0, 0, 1, 0),
        (".symtab", _SHT_SYMTAB, 0, bytes(table), 5, 1, 8, _SYMBOL.size),
        (".strtab", _SHT_STRTAB, 0, bytes(strings), 0, 0, 1, 0),
        (".shstrtab", _SHT_STRTAB, 0, None, 0, 0, 1, 0),
    ):
        position = len(names)
        names += name.encode() + b"\0"
        data = bytes(names) if data is None else data
        _pad(body, alignment)
        sections.append(
            (position, kind, flags, 0, len(body), len(data), link, info, alignment, entry)
        )
        body += data
    _pad(body, 8)
    header = (_IDENT, _ET_REL, _EM_X86_64, 1, 0, 0, len(body), 0, 64, 0, 0, 64, len(sections), 6)
    _HEADER.pack_into(body, 0, *header)
    return bytes(body) + b"".join(_SECTION.pack(*s) for s in sections)


def _pad(data: bytearray, alignment: int) -> None:
    data += bytes(-len(data) % alignment)


def _string(table: bytes, offset: int) -> str:
    return table[offset : table.index(b"\0", offset)].decode()
