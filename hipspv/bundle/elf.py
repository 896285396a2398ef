"""Offload bundles in x86-64 ELF objects.

A compiled host side names its device code by an undefined symbol. `define` adds that symbol and its
data to an object without changing anything else: section indices, symbol indices and relocations
keep their values, so nothing has to be relinked. `write` makes an object that contains only the
data.
Layouts: System V ABI, "Object Files" (gABI 4.1).
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, overload

from hipspv.bundle.errors import ElfError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.bundle.model import Data

SECTION = ".hip_fatbin"
# The runtime's loader maps nothing, but clang aligns the section to a page.
ALIGNMENT = 4096

_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")  # name type flags address offset size link info align entry
_RELOCATION = struct.Struct("<QQq")  # location, symbol and type, addend
_SYMBOL = struct.Struct("<IBBHQQ")  # name info other section value size

_IDENT = b"\x7fELF\x02\x01\x01" + bytes(9)  # 64-bit, little-endian, System V
_ET_REL, _ET_EXEC, _ET_DYN, _EM_X86_64 = 1, 2, 3, 62
_EM_AARCH64, _EM_RISCV = 183, 243
# The architectures of hosts.
_HOSTS = (_EM_X86_64, _EM_AARCH64, _EM_RISCV)
_SHT_PROGBITS, _SHT_SYMTAB, _SHT_STRTAB, _SHT_RELA, _SHT_NOBITS, _SHT_SYMTAB_SHNDX = (1, 2, 3, 4, 8, 18)
_SHF_WRITE, _SHF_ALLOC = 1, 2
_SHN_LORESERVE, _SHN_XINDEX = 0xFF00, 0xFFFF
_STB_LOCAL, _STB_GLOBAL = 0, 1
_STB_GLOBAL_OBJECT = _STB_GLOBAL << 4 | 1
_STV_HIDDEN = 2
# clang/lib/CodeGen/CGCUDANV.cpp, makeModuleCtorFunction.
_CONSTRUCTOR = "__hip_module_ctor"


# Kinds of files for `Object`: not only a compiler's output.
ANY = (_ET_REL, _ET_EXEC, _ET_DYN)
# Machine code for Intel's GPUs (intel-graphics-compiler, documentation/visa, "zebin").
_ET_ZEBIN_REL, _ET_ZEBIN_EXE, EM_INTELGT = 0xFF11, 0xFF12, 205
ZEBIN = (_ET_REL, _ET_ZEBIN_REL, _ET_ZEBIN_EXE)
_MACHINES = {(_ET_REL,): _HOSTS, ZEBIN: (EM_INTELGT,)}


class Section(NamedTuple):
    """An entry of the section table."""

    index: int  # pyright: ignore[reportIncompatibleMethodOverride]
    name: str
    kind: int
    flags: int
    address: int
    offset: int
    size: int


class _Table(Sequence[tuple[int, ...]]):
    """Entries of one layout in a file. An entry becomes a tuple only when it is used: all entries of a
    hostile file would take more memory than the file."""

    def __init__(self, data: Data, layout: struct.Struct, offset: int, count: int) -> None:
        self._data = data
        self._layout = layout
        self._offset = offset
        self._count = count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> list[tuple[int, ...]]: ...
    def __getitem__(self, index: int | slice) -> tuple[int, ...] | list[tuple[int, ...]]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(self._count))]
        if not 0 <= index < self._count:
            raise IndexError(index)
        return self._layout.unpack_from(self._data, self._offset + index * self._layout.size)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        end = self._offset + self._count * self._layout.size
        with memoryview(self._data) as view, view[self._offset : end] as entries:
            yield from self._layout.iter_unpack(entries)


class Object:
    """The section table of a 64-bit ELF file: an x86-64 relocatable object unless `kinds` is ANY,
    for any program of any machine, or ZEBIN.

    Raises ElfError for a table outside the file, and on access to an impossible section.
    """

    def __init__(self, data: Data, kinds: tuple[int, ...] = (_ET_REL,)) -> None:
        if bytes(data[:7]) != _IDENT[:7] or len(data) < _HEADER.size:
            raise ElfError("not a 64-bit ELF object", 0, "e_ident")
        header = _HEADER.unpack_from(data)
        kind, machine, self.table_offset = header[1], header[2], header[6]
        wanted = _MACHINES.get(kinds, (machine,))
        if kind not in kinds or machine not in wanted:
            what = "x86-64" if wanted == _HOSTS else "IntelGT"
            raise ElfError(f"not a relocatable {what} object", 16, "e_type, e_machine")
        self.data = data
        self.header = header
        self._find_table()

    def _find_table(self) -> None:
        count, names = self.header[12], self.header[13]
        first = (0,) * 10
        if self.table_offset:
            if self.table_offset + _SECTION.size > len(self.data):
                raise ElfError("damaged ELF object: no section table", 40, "e_shoff")
            first = _SECTION.unpack_from(self.data, self.table_offset)
        # Counts that don't fit the header are in the first, empty section.
        count = count or first[5]
        if self.table_offset + count * _SECTION.size > len(self.data):
            raise ElfError(f"damaged ELF object: {count:,} sections", 60, "e_shnum")
        self.names_index: int = first[6] if names == _SHN_XINDEX else names
        self.sections = _Table(self.data, _SECTION, self.table_offset, count)
        # Programs may have no sections, and then they have no names either.
        self._names = self.content(self.names_index) if count else b""

    def content(self, index: int) -> bytes:
        offset, size = self.extent(index)
        return bytes(self.data[offset : offset + size])

    def extent(self, index: int) -> tuple[int, int]:
        """Return a section's offset and size."""
        _, kind, _, _, offset, size, *_ = self._section(index)
        if kind == _SHT_NOBITS:
            return 0, 0
        if offset + size > len(self.data):
            what = f"damaged ELF object: section {index} reaches beyond the end"
            raise ElfError(what, self.entry_offset(index) + 24, "sh_offset")
        return offset, size

    def entry_offset(self, index: int) -> int:
        """Return the offset of a section's entry in the table."""
        return self.table_offset + index * _SECTION.size

    def table(self) -> Iterator[Section]:
        """Return the sections with their names."""
        budget = _Budget(self.data)
        for index, (name, kind, flags, address, offset, size, *_) in enumerate(self.sections):
            text = _string(self._names, name, "sh_name")
            budget.take(len(text))
            yield Section(index, text, kind, flags, address, offset, size)

    def find_type(self, kind: int) -> int | None:
        """Return the index of the first section of a type."""
        return next((i for i, s in enumerate(self.sections) if s[1] == kind), None)

    def find(self, name: str) -> int | None:
        """Return the index of the section with a name."""
        wanted = name.encode() + b"\0"
        names = self._names
        found = (i for i, s in enumerate(self.sections) if names.startswith(wanted, s[0]))
        return next(found, None)

    def _section(self, index: int) -> tuple[int, ...]:
        if index >= len(self.sections):
            raise ElfError(f"damaged ELF object: no section {index}", 62, "section index")
        return self.sections[index]


def undefined(data: bytes, prefix: str) -> list[str]:
    """Return the undefined symbols whose names begin with `prefix`, in the symbol table's order."""
    return [name for _, name in _undefined(Object(data), prefix)]


def define(data: bytes, prefix: str, content: bytes, section: str = SECTION) -> bytes:
    """Return the object with its undefined symbols that begin with `prefix` defined as `content`.

    An object without such a symbol stays unchanged: it has no use for the content.
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


def register_first(data: bytes) -> bytes:
    """Return the object with clang's registering constructor before the source's own. It unregisters after the
    destructors of these, then. They may launch kernels."""
    result = bytearray(data)
    _register_first(Object(data), result)
    return bytes(result)


def extend_names(data: bytes, prefix: str, suffix: str) -> bytes:
    """Return the object with the suffix appended to the names of undefined symbols with the prefix."""
    source = Object(data)
    entries = _undefined(source, prefix)
    if not entries:
        return data
    result = bytearray(data)
    table = source.sections[source.find_type(_SHT_SYMTAB) or 0]
    strings = bytearray(source.content(table[6]))
    for entry, name in entries:
        struct.pack_into("<I", result, table[4] + entry * _SYMBOL.size, len(strings))
        strings += (name + suffix).encode(errors="surrogateescape") + b"\0"
    location = source.entry_offset(table[6])
    old = source.sections[table[6]]
    _SECTION.pack_into(result, location, *old[:4], len(result), len(strings), *old[6:])
    return bytes(result + strings)


def add_section(data: bytes, section: str, content: bytes, flags: int, alignment: int) -> bytes:
    """Return the object with one more section."""
    result = bytearray(data)
    _append_section(Object(data), result, section, content, flags, alignment)
    return bytes(result)


def is_elf(data: Data) -> bool:
    return bytes(data[:4]) == _IDENT[:4]


def is_relocatable(data: bytes) -> bool:
    """Return true if `Object` reads this object."""
    begins = data[:7] == _IDENT[:7] and len(data) >= _HEADER.size
    return begins and _HEADER.unpack_from(data)[1] == _ET_REL and _HEADER.unpack_from(data)[2] in _HOSTS


def section_content(data: bytes, name: str) -> bytes | None:
    """Return a section's bytes in an object, program or library, or None if it has no such section."""
    source = Object(data, ANY)
    index = source.find(name)
    return None if index is None else source.content(index)


def overwrite_section(data: bytes, name: str) -> bytes:
    """Return the object with a section's content, if it exists, overwritten by zeros."""
    source = Object(data)
    index = source.find(name)
    if index is None:
        return data
    offset, size = source.sections[index][4], len(source.content(index))
    return data[:offset] + bytes(size) + data[offset + size :]


def deactivate(data: bytes, indices: Iterable[int]) -> bytes:
    """Return the object with sections made empty and of no type, which linkers skip (gABI,
    SHT_NULL). The indices of other sections stay unchanged."""
    source = Object(data, ANY)
    result = bytearray(data)
    for index in indices:
        content = source.content(index)
        offset = source.sections[index][4]
        result[offset : offset + len(content)] = bytes(len(content))
        location = source.entry_offset(index)
        _SECTION.pack_into(result, location, *(0,) * 10)
    return bytes(result)


class Symbol(NamedTuple):
    """An entry of the symbol table; the name is empty for a section's. kind, other: STT_*, and st_other."""

    name: str
    binding: int
    section: int
    value: int
    size: int
    kind: int
    other: int

    @property
    def is_local(self) -> bool:
        return self.binding == _STB_LOCAL

    @property
    def is_undefined(self) -> bool:
        return self.section == 0


class _Symbols(Sequence[Symbol]):
    """The symbol table; a symbol is read when it is used."""

    def __init__(self, entries: Sequence[tuple[int, ...]], strings: bytes, data: Data) -> None:
        self._entries = entries
        self._strings = strings
        self._data = data

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, index: int) -> Symbol: ...
    @overload
    def __getitem__(self, index: slice) -> list[Symbol]: ...
    def __getitem__(self, index: int | slice) -> Symbol | list[Symbol]:
        if isinstance(index, slice):
            return [self._symbol(entry) for entry in self._entries[index]]
        if not 0 <= index < len(self._entries):
            raise ElfError(f"damaged ELF object: no symbol {index:,}", field="symbol index")
        return self._symbol(self._entries[index])

    def __iter__(self) -> Iterator[Symbol]:
        budget = _Budget(self._data)
        for entry in self._entries:
            symbol = self._symbol(entry)
            budget.take(len(symbol.name))
            yield symbol

    def _symbol(self, entry: tuple[int, ...]) -> Symbol:
        name, info, other, section, value, size = entry
        text = _string(self._strings, name, "st_name")
        return Symbol(text, info >> 4, section, value, size, info & 15, other)


def symbols(source: Object) -> Sequence[Symbol]:
    """Return the symbol table. Raises ElfError if it, or a name, lies outside the file."""
    table = source.find_type(_SHT_SYMTAB)
    if table is None:
        return []
    entries, strings = _symbol_entries(source, table)
    return _Symbols(entries, strings, source.data)


def _symbol_entries(source: Object, table: int) -> tuple[_Table, bytes]:
    """Return the entries of a symbol table, and its strings."""
    offset, size, link = source.sections[table][4:7]
    if offset + size > len(source.data) or size % _SYMBOL.size:
        what = "damaged ELF object: no symbol table there"
        raise ElfError(what, source.entry_offset(table) + 24, "sh_offset")
    entries = _Table(source.data, _SYMBOL, offset, size // _SYMBOL.size)
    return entries, source.content(link)


def relocations(source: Object, section: int) -> list[tuple[int, int, int]]:
    """Return the relocations of a section: location, index of the symbol, and addend."""
    return [
        (location, info >> 32, addend)
        for index, (_, kind, *_, target, _, _) in enumerate(source.sections)
        if kind == _SHT_RELA and target == section
        for location, info, addend in _relocation_rows(source, index)
    ]


def _relocation_rows(source: Object, index: int) -> Iterator[tuple[int, int, int]]:
    content = source.content(index)
    if len(content) % _RELOCATION.size:
        what = "damaged ELF object: half a relocation"
        raise ElfError(what, source.entry_offset(index) + 32, "sh_size")
    return _RELOCATION.iter_unpack(content)


def move_symbols(data: bytes, section: str, content: bytes, moves: dict[int, tuple[int, int]]) -> bytes:
    """Return the object with one more data section, to which symbols move: to location and size there."""
    source = Object(data)
    result = bytearray(data)
    for index, (location, size) in moves.items():
        table = source.sections[source.find_type(_SHT_SYMTAB) or 0]
        position = table[4] + index * _SYMBOL.size
        name, info, other, *_ = _SYMBOL.unpack_from(data, position)
        _SYMBOL.pack_into(result, position, name, info, other, len(source.sections), location, size)
    _append_section(source, result, section, content, _SHF_ALLOC, 1)
    return bytes(result)


def global_symbols(data: bytes) -> tuple[list[str], list[str]]:
    """Return the names that an object defines for others, and those that it needs from others."""
    found = symbols(Object(data))
    defined = [s.name for s in found if not s.is_undefined and not s.is_local]
    # A weak undefined symbol takes no member from an archive.
    needed = [s.name for s in found if s.is_undefined and s.binding == _STB_GLOBAL]
    return defined, needed


def _undefined(source: Object, prefix: str) -> list[tuple[int, str]]:
    """Return indices and names of undefined symbols."""
    table = source.find_type(_SHT_SYMTAB)
    if table is None:
        return []
    entries, strings = _symbol_entries(source, table)
    start = prefix.encode()
    found = []
    for index, symbol in enumerate(entries):
        name, section = symbol[0], symbol[3]
        if section == 0 and strings.startswith(start, name):
            found.append((index, _string(strings, name, "st_name")))
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
        if 4 * entry + 4 > len(source.content(extended)):
            raise ElfError("damaged ELF object: no section index of a symbol", field="SHT_SYMTAB_SHNDX")
        struct.pack_into("<I", result, source.sections[extended][4] + 4 * entry, section)
    name = _SYMBOL.unpack_from(source.data, position)[0]
    _SYMBOL.pack_into(result, position, name, _STB_GLOBAL_OBJECT, _STV_HIDDEN, short, 0, size)


def _register_first(source: Object, result: bytearray) -> None:
    """Put clang's registering constructor before the source's own, which may launch kernels.

    clang 22.1.8 puts it after them. A constructor's location is a relocation in `.init_array`.
    """
    table = source.find(".rela.init_array")
    constructor = _symbol(source, _CONSTRUCTOR)
    if table is None or constructor is None:
        return
    start = source.sections[table][4]
    entries = sorted(_relocation_rows(source, table))
    own = [entry for entry in entries if _leads_to(source, entry, constructor)]
    if len(own) != 1:
        return
    order = own + [entry for entry in entries if entry is not own[0]]
    for number, (location, target) in enumerate(zip(entries, order, strict=True)):
        position = start + number * _RELOCATION.size
        _RELOCATION.pack_into(result, position, location[0], target[1], target[2])


def _symbol(source: Object, name: str) -> tuple[int, int] | None:
    """Return a symbol's section, and its place there."""
    table = source.find_type(_SHT_SYMTAB)
    if table is None:
        return None
    entries, strings = _symbol_entries(source, table)
    wanted = name.encode() + b"\0"
    for symbol in entries:
        if strings.startswith(wanted, symbol[0]) and 0 < symbol[3] < _SHN_LORESERVE:
            return symbol[3], symbol[4]
    return None


def _leads_to(source: Object, entry: tuple[int, int, int], location: tuple[int, int]) -> bool:
    entries, _ = _symbol_entries(source, source.find_type(_SHT_SYMTAB) or 0)
    if entry[1] >> 32 >= len(entries):
        raise ElfError("damaged ELF object: a relocation of no symbol", field="r_info")
    symbol = entries[entry[1] >> 32]
    return (symbol[3], symbol[4] + entry[2]) == location


def _append_section(source: Object, result: bytearray, name: str, content: bytes, flags: int, alignment: int) -> None:
    """Append the content, the names with one more, and the section table with one more."""
    names = source.content(source.names_index)
    sections = list(source.sections)
    names_offset = len(result)
    new_names = names + name.encode() + b"\0"
    result += new_names
    _pad(result, alignment)
    content_offset = len(result)
    result += content
    _pad(result, 8)
    old = sections[source.names_index]
    sections[source.names_index] = (*old[:4], names_offset, len(new_names), *old[6:])
    sections.append((len(names), _SHT_PROGBITS, flags, 0, content_offset, len(content), 0, 0, alignment, 0))
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


def write(symbols: list[str], content: bytes, handles: list[str] | None = None, section: str = SECTION) -> bytes:
    """Return a relocatable object whose `symbols` all point to `content`, and whose `handles` are null pointers."""
    handles = handles or []
    strings = bytearray(1)
    table = bytearray(_SYMBOL.size)
    named = [(name, 1, 0, len(content)) for name in symbols]
    named += [(name, 2, 8 * index, 8) for index, name in enumerate(handles)]
    for name, index, value, size in named:
        table += _SYMBOL.pack(len(strings), _STB_GLOBAL_OBJECT, _STV_HIDDEN, index, value, size)
        strings += name.encode() + b"\0"
    names = bytearray(1)
    body = bytearray(_HEADER.size)
    sections = [(0,) * 10]
    # Without .note.GNU-stack a linker would assume that the object wants an executable stack.
    for name, kind, flags, data, link, info, alignment, entry in (
        (section, _SHT_PROGBITS, _SHF_ALLOC, content, 0, 0, ALIGNMENT, 0),
        (".data", _SHT_PROGBITS, _SHF_ALLOC | _SHF_WRITE, bytes(8 * len(handles)), 0, 0, 8, 0),
        (".note.GNU-stack", _SHT_PROGBITS, 0, b"", 0, 0, 1, 0),
        (".symtab", _SHT_SYMTAB, 0, bytes(table), 5, 1, 8, _SYMBOL.size),
        (".strtab", _SHT_STRTAB, 0, bytes(strings), 0, 0, 1, 0),
        (".shstrtab", _SHT_STRTAB, 0, None, 0, 0, 1, 0),
    ):
        position = len(names)
        names += name.encode() + b"\0"
        data = bytes(names) if data is None else data
        _pad(body, alignment)
        sections.append((position, kind, flags, 0, len(body), len(data), link, info, alignment, entry))
        body += data
    _pad(body, 8)
    header = (_IDENT, _ET_REL, _EM_X86_64, 1, 0, 0, len(body), 0, 64, 0, 0, 64, len(sections), 6)
    _HEADER.pack_into(body, 0, *header)
    return bytes(body) + b"".join(_SECTION.pack(*s) for s in sections)


def _pad(data: bytearray, alignment: int) -> None:
    data += bytes(-len(data) % alignment)


class _Budget:
    """A limit on reading names: they may share bytes, but reading them must not take longer than the file."""

    def __init__(self, data: Data) -> None:
        self._left = 2 * len(data) + (1 << 24)

    def take(self, size: int) -> None:
        self._left -= size
        if self._left < 0:
            raise ElfError("damaged ELF object: names that overlap", field="string table")


def _string(table: bytes, offset: int, field: str) -> str:
    end = table.find(b"\0", offset)
    if end < 0:
        raise ElfError(f"damaged ELF object: no name at {offset:,} of a string table", field=field)
    return table[offset:end].decode(errors="surrogateescape")
