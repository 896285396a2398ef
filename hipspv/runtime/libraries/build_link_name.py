"""Makes link names: linkers take these libraries for another one, loaders find nothing in them but its dependencies.

`build_link_name.py symbols NM LIBRARY ASSEMBLY` writes the other library's symbols as assembly.
`build_link_name.py hide FILE` takes these symbols, and the file's soname, from the loader: linkers read sections, the
loader reads segments. dlsym() then gets to the dependencies, of which the other library is the first. Its name would be
the file's own otherwise. DT_FILTER has the same effect on symbols, but glibc's _dl_find_object() doesn't know libraries
that a filter loads, and exceptions in them end the program.
"""

from __future__ import annotations

import struct
import subprocess
import sys
from pathlib import Path

_HEAD = """\
.section .note.GNU-stack,"",@progbits
.text
never_called: ud2
"""
_PT_DYNAMIC = 2
_DT_SONAME = 14
_SHT_GNU_HASH = 0x6FFFFFF6


def write_symbols(nm: str, library: str, assembly: Path) -> None:
    listed = subprocess.run([nm, "-D", "--defined-only", "--format=posix", library], check=True, capture_output=True)
    symbols = (line.split() for line in listed.stdout.decode().splitlines())
    names = sorted(name for name, kind, *_ in symbols if kind != "A")  # those are versions
    definitions = "".join(f".globl {name}\n.type {name}, @function\n.set {name}, never_called\n" for name in names)
    assembly.write_text(_HEAD + definitions)


def hide(file: Path) -> None:
    image = bytearray(file.read_bytes())
    _hide_soname(image)
    _hide_symbols(image)
    file.write_bytes(image)


def _hide_soname(image: bytearray) -> None:
    """Puts the soname in front of the dynamic entries of the segment, which then begins after it."""
    (offset,), (size, count) = struct.unpack_from("<Q", image, 32), struct.unpack_from("<HH", image, 54)
    for header in range(offset, offset + size * count, size):
        kind, _, begin, address, physical, bytes_, memory = struct.unpack_from("<IIQQQQQ", image, header)
        if kind != _PT_DYNAMIC:
            continue
        entries = list(struct.iter_unpack("<qQ", image[begin : begin + bytes_]))
        entries.sort(key=lambda entry: entry[0] != _DT_SONAME)
        if entries[0][0] != _DT_SONAME:
            return  # the file has been here already
        image[begin : begin + bytes_] = b"".join(struct.pack("<qQ", *entry) for entry in entries)
        struct.pack_into("<QQQQQ", image, header + 8, begin + 16, address + 16, physical + 16, bytes_ - 16, memory - 16)


def _hide_symbols(image: bytearray) -> None:
    """Clears the Bloom filter, by which the loader sees that a table doesn't have a symbol."""
    (offset,), (size, count) = struct.unpack_from("<Q", image, 40), struct.unpack_from("<HH", image, 58)
    for header in range(offset, offset + size * count, size):
        if struct.unpack_from("<I", image, header + 4)[0] == _SHT_GNU_HASH:
            (table,) = struct.unpack_from("<Q", image, header + 24)
            (blooms,) = struct.unpack_from("<I", image, table + 8)
            image[table + 16 : table + 16 + 8 * blooms] = bytes(8 * blooms)


if __name__ == "__main__":
    if sys.argv[1] == "symbols":
        write_symbols(sys.argv[2], sys.argv[3], Path(sys.argv[4]))
    else:
        hide(Path(sys.argv[2]))
