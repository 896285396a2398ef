"""ELF objects that carry device code, read back by an independent reader."""

from __future__ import annotations

import io
import subprocess
from pathlib import Path
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile

from hipspv.bundle import archive, elf, relocatable
from hipspv.core import toolchain

CONTENT = b"__CLANG_OFFLOAD_BUNDLE__" + bytes(range(256)) * 40

# Comdat groups, debug information, thread-local and weak symbols: all must stay intact.
HOST = """\
extern const unsigned char __hip_fatbin_12ab[] __attribute__((visibility("hidden")));
inline int shared(int x) { static thread_local int t; return t += x; }
template <class T> T twice(T x) { return x + x; }
__attribute__((weak)) int other() { return 5; }
int first() { return __hip_fatbin_12ab[0] + shared(1) + twice(2); }
int last() { return __hip_fatbin_12ab[10263]; }
"""
MAIN = """\
int first(); int last();
int main() { return first() == '_' + 5 && last() == 255 ? 0 : 1; }
"""


def _clang(*words: str | Path, text: str = "") -> None:
    command = [toolchain.clang(), "--driver-mode=g++", "-stdlib=libstdc++", *map(str, words)]
    subprocess.run(command, input=text, text=True, check=True)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("host") / "host.o"
    _clang("-g", "-O1", "-fPIC", "-c", "-x", "c++", "-", "-o", path, text=HOST)
    return path.read_bytes()


def _section(file: ELFFile, name: str) -> Any:
    """A section that must exist; the library's classes differ by the section's kind."""
    section = file.get_section_by_name(name)
    assert section is not None
    return section


def _links_and_runs(directory: Path, *words: str | Path) -> None:
    (directory / "main.cpp").write_text(MAIN)
    _clang(directory / "main.cpp", *words, "-o", directory / "main", "--rtlib=libgcc", "--unwindlib=libgcc")
    assert subprocess.run([directory / "main"]).returncode == 0


def test_defined_in_place(host: bytes, tmp_path: Path) -> None:
    joined = elf.define(host, "__hip_fatbin_", CONTENT)
    file = ELFFile(io.BytesIO(joined))
    section = _section(file, ".hip_fatbin")
    assert section.data() == CONTENT
    assert (section["sh_addralign"], section["sh_flags"]) == (4096, 2)
    assert section["sh_offset"] % 4096 == 0
    (symbol,) = _section(file, ".symtab").get_symbol_by_name("__hip_fatbin_12ab")
    assert symbol["st_shndx"] == file.get_section_index(".hip_fatbin")
    assert symbol["st_size"] == len(CONTENT)
    assert symbol["st_other"]["visibility"] == "STV_HIDDEN"
    assert (symbol["st_info"]["bind"], symbol["st_info"]["type"]) == ("STB_GLOBAL", "STT_OBJECT")
    path = tmp_path / "joined.o"
    path.write_bytes(joined)
    _links_and_runs(tmp_path, path)
    _links_and_runs(tmp_path, path, "-fuse-ld=bfd")


def test_nothing_else_changes(host: bytes) -> None:
    before = ELFFile(io.BytesIO(host))
    after = ELFFile(io.BytesIO(elf.define(host, "__hip_fatbin_", CONTENT)))
    assert after.num_sections() == before.num_sections() + 1
    for old, new in zip(before.iter_sections(), after.iter_sections(), strict=False):
        assert old.name == new.name
        if old.name not in (".shstrtab", ".symtab", ".strtab"):
            assert old.data() == new.data()
            assert dict(old.header, sh_name=0) == dict(new.header, sh_name=0)
    assert ".group" in [section.name for section in after.iter_sections()]


def test_no_symbol_no_content(host: bytes) -> None:
    assert elf.undefined(host, "__hip_fatbin_") == ["__hip_fatbin_12ab"]
    assert elf.define(host, "__nothing_", CONTENT) == host
    assert elf.undefined(elf.define(host, "__hip_fatbin_", CONTENT), "__hip_fatbin_") == []


@pytest.mark.parametrize("linker", ["lld", "bfd"])
def test_object_of_its_own(host: bytes, tmp_path: Path, linker: str) -> None:
    host_path, bundle_path = tmp_path / "host.o", tmp_path / "bundle.o"
    host_path.write_bytes(host)
    bundle_path.write_bytes(elf.write(["__hip_fatbin_12ab", "__hip_fatbin_34cd"], CONTENT, ["handle"]))
    _links_and_runs(tmp_path, host_path, bundle_path, f"-fuse-ld={linker}")
    file = ELFFile(io.BytesIO(bundle_path.read_bytes()))
    symbols = _section(file, ".symtab")
    assert [s.name for s in symbols.iter_symbols()] == ["", "__hip_fatbin_12ab", "__hip_fatbin_34cd", "handle"]
    assert _section(file, ".note.GNU-stack")["sh_flags"] == 0


def test_survives_a_partial_link(host: bytes, tmp_path: Path) -> None:
    path, partial = tmp_path / "joined.o", tmp_path / "partial.o"
    path.write_bytes(elf.define(host, "__hip_fatbin_", CONTENT))
    _clang("-r", "-nostdlib", "-fuse-ld=lld", path, "-o", partial)
    assert elf.section_content(partial.read_bytes(), ".hip_fatbin") == CONTENT
    _links_and_runs(tmp_path, partial)


def test_more_sections_than_the_header_can_count(tmp_path: Path) -> None:
    """Counts from 0xff00 on are in section 0 and .symtab_shndx (gABI, e_shnum, SHN_XINDEX)."""
    functions = "".join(f"int f{i}() {{ return {i}; }}\n" for i in range(66000))
    source, plain, joined = tmp_path / "many.cpp", tmp_path / "many.o", tmp_path / "joined.o"
    source.write_text(HOST + functions)
    _clang("-O0", "-ffunction-sections", "-fno-asynchronous-unwind-tables", "-c", source, "-o", plain)
    data = elf.define(plain.read_bytes(), "__hip_fatbin_", CONTENT)
    joined.write_bytes(data)
    assert elf.section_content(data, ".hip_fatbin") == CONTENT
    _links_and_runs(tmp_path, joined)


@pytest.mark.parametrize("data", [b"", b"\x7fELF", b"BC\xc0\xde" * 30, b"\x7fELF\x02\x01\x01" + bytes(80)])
def test_what_is_no_object(data: bytes) -> None:
    with pytest.raises(elf.ElfError):
        elf.define(data, "__hip_fatbin_", CONTENT)
    assert not elf.is_relocatable(data) and not archive.is_archive(data)


def test_truncated_object(host: bytes) -> None:
    for size in (70, len(host) // 2, len(host) - 10):
        with pytest.raises(elf.ElfError):
            elf.define(host[:size], "__hip_fatbin_", CONTENT)


def test_bitcode_records(host: bytes, tmp_path: Path) -> None:
    modules = [b"BC\xc0\xde" + bytes(range(n)) for n in (0, 5, 8, 100)]
    paths = []
    for index, module in enumerate(modules):
        data = host.replace(b"first", f"fir{index}t".encode()).replace(b"last", f"la{index}t".encode())
        paths.append(tmp_path / f"{index}.o")
        paths[-1].write_bytes(relocatable.add_bitcode(data, module, "__hip_fatbin_"))
    assert [relocatable.modules(path.read_bytes()) for path in paths] == [[m] for m in modules]
    library, partial = tmp_path / "lib.a", tmp_path / "partial.o"
    subprocess.run([toolchain.program("llvm-ar", ""), "rcs", library, *paths], check=True)
    members = archive.members(library.read_bytes(), str(library))
    assert [relocatable.modules(content) for _, content in members] == [[m] for m in modules]
    _clang("-r", "-nostdlib", "-fuse-ld=lld", paths[0], paths[1], paths[3], "-Wl,-z,muldefs", "-o", partial)
    assert relocatable.modules(partial.read_bytes()) == [modules[0], modules[1], modules[3]]


def test_damaged_bitcode_records(host: bytes) -> None:
    record = relocatable.add_bitcode(host, b"BC" * 9, "__hip_fatbin_")
    ((offset, size),) = relocatable.records(record)
    assert record[offset : offset + size] == b"BC" * 9
    for content in (b"hipspvBC\x12", b"hipspvBC" + b"\xff" * 8, b"hipspvBC" + bytes(7) + b"\1", b"x"):
        data = elf.add_section(host, relocatable.SECTION, content, 0, 8)
        with pytest.raises(elf.ElfError) as caught:
            relocatable.modules(data)
        assert caught.value.offset is not None and caught.value.field


def test_names_that_are_no_text(host: bytes) -> None:
    data = host.replace(b"__hip_fatbin_12ab", b"__hip_fatbin_\x8d2ab")
    longer = elf.extend_names(data, "__hip_fatbin_", "_x")
    assert b"__hip_fatbin_\x8d2ab_x\0" in longer
    assert elf.undefined(longer, "__hip_fatbin_")[0].endswith("2ab_x")
