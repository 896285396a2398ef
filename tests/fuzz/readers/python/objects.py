"""ELF files: the driver's reading of host objects, and its changes to them."""

from hipspv.bundle import elf, registration, relocatable
from hipspv.bundle.errors import ElfError, FormatError

ERRORS = (FormatError,)


def read_quickly(data: bytes) -> None:
    source = elf.Object(data, elf.ANY)
    for section in source.table():
        content = source.content(section.index)
        assert len(content) <= len(data)
        elf.relocations(source, section.index)
    for symbol in elf.symbols(source):
        assert symbol.is_local or symbol.binding


def read(data: bytes) -> None:
    read_quickly(data)
    for change in (_undefined, _symbols, relocatable.modules, registration.separate, _define):
        try:
            change(data)
        except ElfError:
            continue  # the others read other parts


def _undefined(data: bytes) -> None:
    elf.undefined(data, "__hip")


def _symbols(data: bytes) -> None:
    elf.global_symbols(data)


def _define(data: bytes) -> None:
    changed = elf.define(data, "__hip", b"content")
    if changed != data:
        assert elf.section_content(changed, elf.SECTION) is not None
    relocatable.add_bitcode(data, b"BC", "__hip")
