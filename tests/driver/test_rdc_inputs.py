"""The files that a link reads, and the contents of static libraries."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipspv.bundle import archive
from hipspv.core import toolchain
from hipspv.driver.link.files import link_files, roots
from hipspv.driver.options.command_line import parse


@pytest.fixture
def libraries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("libone.a", "libtwo.a", "libtwo.so", "three.o"):
        (tmp_path / name).write_text("")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("three.o -L. -lone -ltwo", ["three.o", "./libone.a"]),
        ("-L. -static -ltwo", ["./libtwo.a"]),
        ("-L. -Wl,-Bstatic -ltwo -Wl,-Bdynamic -ltwo", ["./libtwo.a"]),
        ("-L. -l:libtwo.a -lnone", ["./libtwo.a"]),
        ("-Wl,-L. -Wl,-lone,-l,one", ["./libone.a", "./libone.a"]),
        ("-Wl,--whole-archive,libone.a,--no-whole-archive libtwo.a", ["libone.a*", "libtwo.a"]),
        ("-L. -Wl,--push-state,--whole-archive -lone -Wl,--pop-state -lone", ["./libone.a*", "./libone.a"]),
        ("-Xlinker -soname -Xlinker three.o -Xlinker libone.a", ["libone.a"]),
        ("-Wl,-soname,three.o -Wl,-Map=x three.o", ["three.o"]),
    ],
)
def test_link_files(libraries: Path, words: str, expected: list[str]) -> None:
    files = link_files(parse(words.split()), {})
    assert [file.path + "*" * file.whole for file in files] == expected


def test_library_path(libraries: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIBRARY_PATH", f"/nowhere:{libraries}")
    assert [file.path for file in link_files(parse(["-lone"]), {})] == [f"{libraries}/libone.a"]


def test_roots() -> None:
    line = parse(["-u", "a", "-Wl,-u,b,--undefined=c", "-e", "d"])
    assert roots(line) == ["main", "a", "d", "b", "c"]


@pytest.mark.parametrize("how", ["rcs", "rcsT"])
def test_archive_members(tmp_path: Path, how: str) -> None:
    """Long names, names with spaces, odd sizes, no symbol table: as llvm-ar wrote them."""
    contents = {"a.o": b"one", "a name that is long.o": b"\x7fELF", "b": b"", "x" * 40: b"12345"}
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    words = [toolchain.clang_tool("llvm-ar"), how, "lib.a", *contents]
    subprocess.run(words, cwd=tmp_path, check=True)
    path = tmp_path / "lib.a"
    assert dict(archive.members(path.read_bytes(), str(path))) == contents
    if how == "rcsT":
        (tmp_path / "b").unlink()
        with pytest.raises(archive.ArchiveError, match="b of the thin archive"):
            list(archive.members(path.read_bytes(), str(path)))


@pytest.mark.parametrize("cut", [20, 65])
def test_damaged_archives(cut: int) -> None:
    header = b"a.o/".ljust(48) + b"20".ljust(10) + b"`\n"
    whole = archive.MAGIC + header + bytes(20)
    assert [name for name, _ in archive.members(whole, "")] == ["a.o"]
    with pytest.raises(archive.ArchiveError):
        list(archive.members(whole[:-1], ""))
    with pytest.raises(archive.ArchiveError):
        list(archive.members(whole[:8] + b"x" * 60 + bytes(cut), ""))
