"""Files of one construct many times: those for which a reader keeps most for each byte.

Each function takes the approximate size in bytes. Modules of SPIR-V: large.py.
"""

import struct
from collections.abc import Callable, Iterable
from itertools import count

from hipspv.bundle import archive, binary, compressed, offload_binary
from hipspv.spirv.words import MAGIC
from hipspv.visa import Kernel, Object
from hipspv.visa.build import Builder
from tests.fuzz.readers import samples

_PAGE = 4096
_SECTION = struct.Struct("<IIQQQQIIQQ")
_LONG = b"n" * 4000
_TARGET = b"hip-spirv64----generic"
_SPIRV = struct.pack("<5I", MAGIC, 0x10200, 0, 1, 0)
# The smallest files of each kind that a reader opens.
TINY = {
    "SPIR-V": _SPIRV,
    "damaged SPIR-V": _SPIRV[:4],
    "vISA": b"CISA\4\1" + bytes(6),
    "damaged vISA": b"CISA",
    "vISA text": b".version 4.1\n",
    "bundle": binary.MAGIC + bytes(8),
    "damaged bundle": binary.MAGIC,
    "compressed bundle": compressed.write(binary.MAGIC + bytes(8), 3, "zlib"),
    "damaged compressed bundle": b"CCOB",
    "offload binary": offload_binary.write([offload_binary.Image(b"", "hip")]),
    "damaged offload binary": offload_binary.MAGIC,
    "text bundle": b"\n# " + binary.MAGIC + b"__START__ a\n\n# " + binary.MAGIC + b"__END__ a\n",
    "ELF": b"\x7fELF\2\1\1" + bytes(9) + struct.pack("<HH", 1, 62) + bytes(44),
    "damaged ELF": b"\x7fELF",
    "archive": archive.MAGIC,
    "thin archive": archive.THIN_MAGIC,
}


def many(size: int, thing: bytes) -> bytes:
    """Bytes repeated to fill this many bytes, at least once."""
    return thing * max(1, size // len(thing))


def numbered(size: int, thing: Callable[[int], bytes]) -> bytes:
    """Things that differ by a number, until they fill this many bytes."""
    made = bytearray()
    for number in count():
        made += thing(number)
        if len(made) >= size:
            return bytes(made)
    raise AssertionError


def member(content: bytes, name: bytes = b"a/", size: int | None = None) -> bytes:
    """A member of an archive. size: the size that its header states."""
    size = len(content) if size is None else size
    header = b"%-16s%-12d%-6d%-6d%-8s%-10d`\n" % (name, 0, 0, 0, b"644", size)
    return header + content + b"\n" * (len(content) % 2)


def _archive_of(content: bytes) -> Callable[[int], bytes]:
    return lambda size: archive.MAGIC + many(size, member(content))


def long_names(size: int) -> bytes:
    """Members that all have one long name."""
    names = member(_LONG + b"/\n", b"//")
    return archive.MAGIC + names + many(size, member(_SPIRV[:4], b"/0"))


def names_in_names(size: int) -> bytes:
    """Members of an archive that is itself one with a long name."""
    inner = archive.MAGIC + many(size, member(_SPIRV[:4]))
    return archive.MAGIC + member(_LONG + b"/\n", b"//") + member(inner, b"/0")


def nested_archives(size: int) -> bytes:
    """An archive in an archive, and so on; each level has a header."""
    made, depth = b"", min(size // 68, 20_000)
    sizes = range(8, 68 * depth, 68)
    made = b"".join(archive.MAGIC + member(b"", size=rest) for rest in reversed(sizes))
    return made + archive.MAGIC


def thin_missing(size: int) -> bytes:
    """A thin archive of missing files."""
    return archive.THIN_MAGIC + numbered(size, lambda n: member(b"", b"missing%d/" % n))


def bundle(rows: Iterable[tuple[int, int, bytes]], rest: bytes = b"") -> bytes:
    """A bundle of offsets, sizes and ids of any values."""
    rows = list(rows)
    table = b"".join(binary.ROW.pack(at, size, len(id)) + id for at, size, id in rows)
    return binary.MAGIC + binary.COUNT.pack(len(rows)) + table + rest


def _in_a_row(thing: bytes) -> Callable[[int], bytes]:
    """Bundles one after the other."""
    return lambda size: many(size, thing)


def entries(size: int) -> bytes:
    """Bundles with the maximum number of entries, without ids and contents."""
    return many(size, bundle([(0, 0, b"")] * 4096))


def entries_of_one(size: int) -> bytes:
    """Entries of one large module."""
    content = samples.types(size // 8)
    table = 4096 * (binary.ROW.size + len(_TARGET)) + binary.FIRST_ROW
    return bundle([(table, len(content), _TARGET)] * 4096, content)


def entries_of_all(size: int) -> bytes:
    """Bundles in one another: each entry is the bundle."""
    each = binary.ROW.size + len(_TARGET)
    number = min(size // each + 1, 4096)
    whole = binary.FIRST_ROW + number * each
    return bundle([(0, whole, _TARGET)] * number)


def few_entries_of_all(size: int) -> bytes:
    """The same with a small bundle, which can contain itself again and again."""
    return entries_of_all(1000) + bytes(size)


def nested_bundles(size: int) -> bytes:
    """A bundle whose only entry is a bundle, and so on."""
    row, made = binary.FIRST_ROW + binary.ROW.size + len(_TARGET), bytearray()
    depth = max(1, size // row)
    for level in range(depth):
        made += bundle([(row, row * (depth - level - 1), _TARGET)])
    return bytes(made)


def long_ids(size: int) -> bytes:
    """Ids of maximum length, all different."""
    return many(size, bundle((0, 0, b"%04d" % n + _LONG) for n in range(64)))


def features(size: int) -> bytes:
    """An id of very many features."""
    id = _TARGET + b"".join(b":%d+" % n for n in range(700))
    return many(size, bundle([(0, 0, id)] * 16))


def text_begins(size: int) -> bytes:
    """Text bundles without an end, one on each page."""
    start = b"\n# " + binary.MAGIC + b"__START__ a\n"
    return many(size, start.ljust(_PAGE, b"x"))


def tables_in_ids(size: int) -> bytes:
    """Damaged bundles on each page: the next one is an id in the table of the one before."""
    head = binary.MAGIC + binary.COUNT.pack(4096) + binary.ROW.pack(0, 0, _PAGE - binary.ROW.size)
    return many(size, head.ljust(_PAGE, b"x"))


def packages_on_pages(size: int) -> bytes:
    """Offload binaries, the last of which is damaged."""
    return many(size, offload_binary.write([offload_binary.Image(bytes(56), "hip")])) + offload_binary.MAGIC


def packed_bundles(size: int) -> bytes:
    """Compressed bundles of an entry each."""
    plain = bundle([(78, 4, _TARGET)], _SPIRV[:4])
    return many(size, compressed.write(plain, 3, "zlib"))


def bomb(size: int) -> bytes:
    """Zeros that compress to a thousandth."""
    first = binary.FIRST_ROW + 2 * (binary.ROW.size + len(_TARGET))
    half = min(400 * size, 64 << 20)
    plain = bundle([(first, half, _TARGET), (first + half, half, _TARGET)], bytes(2 * half))
    return compressed.write(plain, 3, "zlib")


def shared_strings(size: int) -> bytes:
    """Offload binaries whose strings are all parts of one."""
    strings, text = 256, b"s" * 256 + b"\0"
    first = 32 + 40
    table = first + strings * 16
    whole = table + len(text)
    whole += -whole % 8
    head = struct.pack("<4sIQQQ", offload_binary.MAGIC, 1, whole, 32, 40)
    head += struct.pack("<HHIQQQQ", 6, 4, 0, first, strings, 0, 0)
    rows = b"".join(struct.pack("<QQ", table + n, table + n) for n in range(strings))
    return many(size, (head + rows + text).ljust(whole, b"\0"))


def elf_file(rows: list[tuple[int, ...]], names: bytes, body: bytes = b"", machine: int = 62) -> bytes:
    """An object: body and names after the header, then the sections. `rows` has each section's
    name, type, offset and size, and the section that it links to, if any; offsets count in the
    body. Section 1 has the names. machine: that of the ELF file."""
    start = 64
    table = start + len(body) + len(names)
    sections = bytearray(_SECTION.pack(0, 0, 0, 0, 0, len(rows) + 2, 1, 0, 0, 0))
    sections += _SECTION.pack(0, 3, 0, 0, start + len(body), len(names), 0, 0, 1, 0)
    for name, kind, offset, size, *link in rows:
        sections += _SECTION.pack(name, kind, 0, 0, start + offset, size, *(link or [0]), 0, 1, 0)
    header = (b"\x7fELF\2\1\1", 1, machine, 1, 0, 0, table, 0, 64, 0, 0, 64, 0, 0xFFFF)
    return struct.pack("<16sHHIQQQIHHHHHH", *header) + body + names + sections


def _sections(name: bytes, body: bytes, length: int | None = None) -> Callable[[int], bytes]:
    """Sections of one name that all have the same bytes: all of the body, or `length` of it."""

    def make(size: int) -> bytes:
        content = body if length is not None else body.ljust(size // 2, b"\0")
        number = max(1, (size - len(content)) // _SECTION.size)
        whole = len(content) if length is None else length
        return elf_file([(1, 1, 0, whole)] * number, b"\0" + name + b"\0", content)

    return make


def section_names(size: int) -> bytes:
    """Sections that all have one long name."""
    return _sections(b"n" * 60_000, b"", 0)(size)


def records(size: int) -> bytes:
    """Device bitcode of a host object: modules without a byte."""
    body = many(size, b"hipspvBC" + bytes(8))
    return elf_file([(1, 1, 0, len(body))], b"\0.hipspv.bitcode\0", body)


def section_entries(size: int) -> bytes:
    """A bundle in sections of an object: each is the object."""
    name = binary.MAGIC + _TARGET
    number = min(4096, size // _SECTION.size)
    body = bytes(size - number * _SECTION.size)
    return elf_file([(1, 1, 0, len(body))] * number, b"\0" + name + b"\0", body)


def hosts(size: int) -> bytes:
    """A bundle in sections of an object, whose entries all are the object."""
    name = binary.MAGIC + b"host-x86_64-unknown-linux-gnu"
    number = min(4096, size // _SECTION.size)
    body = bytes(size - number * _SECTION.size)
    return elf_file([(1, 1, 0, 1)] * number, b"\0" + name + b"\0", body)


def _symbols(size: int, symbol: bytes, strings: bytes, relocations: bytes = b"") -> bytes:
    table, extra = many(size, symbol), many(size, relocations) if relocations else b""
    body = table + strings + extra
    rows = [(1, 2, 0, len(table)), (1, 3, len(table), len(strings)), (1, 4, len(body), len(extra))]
    return elf_file(rows, b"\0x\0", body)


def symbols(size: int) -> bytes:
    """Symbols that all have one long name."""
    return _symbols(size, struct.pack("<IBBHQQ", 1, 16, 0, 0, 0, 0), b"\0" + _LONG + b"\0")


def _kernels(size: int, build: Callable[[Builder[Kernel]], None]) -> bytes:
    """A vISA object that repeats one kernel."""
    builder = Builder(Kernel(name="k"))
    build(builder)
    kernel = builder.routine
    each = len(Object(kernels=[kernel]).to_bytes())
    return Object(kernels=[kernel] * max(1, min(65535, size // each))).to_bytes()


def visa_kernels(size: int) -> bytes:
    return _kernels(size, lambda builder: None)


def visa_functions(size: int) -> bytes:
    """Functions that are defined elsewhere."""
    number = min(65535, size // 16)
    return b"CISA\4\1" + bytes(4) + struct.pack("<H", number) + (b"\0\1\0f" + bytes(12)) * number


def visa_strings(size: int) -> bytes:
    def build(builder: Builder[Kernel]) -> None:
        builder.routine.strings = [*builder.routine.strings, *["ab"] * 20_000]

    return _kernels(size, build)


def visa_variables(size: int) -> bytes:
    def build(builder: Builder[Kernel]) -> None:
        for number in range(4000):
            builder.general(f"V{number + 32}", "ud", 1000, alias=("%r0", number))

    return _kernels(size, build)


def visa_names(size: int) -> bytes:
    """Variables and attributes that all have one long name."""

    def build(builder: Builder[Kernel]) -> None:
        index = builder.string(_LONG.decode())
        for _ in range(20_000):
            builder.address("A", 1)
        for record in builder.routine.addresses:
            record.name_index = index
        for number in range(5):
            builder.attribute(_LONG.decode(), number)

    return _kernels(size, build)


def visa_attributes(size: int) -> bytes:
    def build(builder: Builder[Kernel]) -> None:
        for number in range(20_000):
            builder.attribute(f"{number:x}", number)

    return _kernels(size, build)


def visa_file_variables(size: int) -> bytes:
    each = b"\0\1\0v\0" + bytes(3)
    number = min(65535, size // len(each))
    head = b"CISA\4\1" + bytes(2) + struct.pack("<H", number)
    return head + each * number + bytes(2)


def _visa_text(line: bytes) -> Callable[[int], bytes]:
    head = b".version 4.1\n.kernel k\n"
    return lambda size: head + numbered(size, lambda number: line.replace(b"#", b"%d" % number))


SHAPES: dict[str, Callable[[int], bytes]] = (
    {f"archive of {name}": _archive_of(content) for name, content in TINY.items()}
    | {
        f"one {name} after the other": _in_a_row(TINY[name])
        for name in ("bundle", "compressed bundle", "offload binary", "text bundle")
    }
    | {
        make.__name__: make
        for make in (
            *(long_names, names_in_names, nested_archives, thin_missing),
            *(entries, entries_of_one, entries_of_all, few_entries_of_all, nested_bundles, long_ids),
            *(features, text_begins, tables_in_ids, packages_on_pages, packed_bundles, bomb),
            *(shared_strings, section_names, records, section_entries, hosts, symbols),
            *(visa_kernels, visa_functions, visa_strings, visa_variables, visa_names),
            *(visa_attributes, visa_file_variables),
        )
    }
    | {
        "archive of nothing": _archive_of(b""),
        "sections": _sections(b"", b"", 0),
        "sections of zeros": _sections(b".hip_fatbin", b"\0"),
        "sections of a bundle": _sections(b".hip_fatbin", TINY["bundle"]),
        "sections of entries": _sections(b".hip_fatbin", bundle([(0, 0, b"")] * 4096), 98336),
        "sections of text": _sections(b".hip_fatbin", TINY["text bundle"]),
        "sections of an offload binary": _sections(b".llvm.offloading", TINY["offload binary"]),
        "text of kernels": _visa_text(b".kernel #\n"),
        "text of variables": _visa_text(b".decl X# v_type=G type=ud num_elts=1\n"),
        "text of versions": _visa_text(b".version 4.1\na\n"),
        "text of labels": _visa_text(b"a#:\n"),
        "text of braces": _visa_text(b"{\n"),
        "text of comments": _visa_text(b"/*/\n"),
        "text of one line": _visa_text(b"/* */"),
    }
)
