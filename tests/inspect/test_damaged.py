"""Damaged and hostile files: errors are reported with their place, and the rest is shown."""

from __future__ import annotations

import io
import json
import random
import struct
import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from hipspv.inspect.diff import compare
from hipspv.inspect.document import as_json, of_reports
from hipspv.inspect.page import Page
from hipspv.inspect.render import render
from hipspv.inspect.tools import InspectError
from hipspv.spirv.module import Module
from tests.driver.conftest import Run
from tests.inspect.conftest import TOOLS, Program, kernels, look

PAGE = 4096
_FUNCTION = 54  # SPIR-V specification 1.6, OpFunction


@pytest.mark.parametrize("rest", [0, 2, 4, 6], ids=lambda rest: f"{rest} more bytes")
def test_truncated_module(one: Program, tmp_path: Path, hipspv: Run, rest: int) -> None:
    """The module ends before its functions: at an instruction's end, or in its first or second word."""
    data = one.spirv.read_bytes()
    path = tmp_path / "short.spv"
    first_function = next(Module.read(data).instructions([_FUNCTION]))
    path.write_bytes(data[: 4 * first_function + rest])
    done = hipspv("inspect", path)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "damaged: " in done.stdout and "(byte 0x" in done.stdout
    assert "capabilities" in done.stdout and "Addresses" in done.stdout  # the part before the error


def test_the_first_of_two_bundles_is_damaged(one: Program, tmp_path: Path) -> None:
    """An archive of two objects, one of them with an entry that reaches beyond the end."""
    bundle = bytearray(one.file("-hip-spirv64.hipfb").read_bytes())
    bundle += bytes(-len(bundle) % PAGE)
    good = bytes(bundle)
    at = bundle.index(b"hip-spirv64") - 16  # the size of the device's entry
    bundle[at : at + 8] = struct.pack("<Q", 1 << 40)
    parts = []
    for name, data in (("bad.hipfb/", bytes(bundle)), ("good.hipfb/", good)):
        header = f"{name:<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(data):<10}`\n".encode()
        parts.append(header + data)
    path = tmp_path / "two.a"
    path.write_bytes(b"!<arch>\n" + b"".join(parts))
    report = look(path).report
    (problem,) = report.problems
    assert problem.where == "bad.hipfb" and problem.field
    assert problem.offset is not None and 8 + 60 <= problem.offset < 8 + 60 + PAGE
    assert [image.where for image in report.images] == ["good.hipfb"]
    assert len(kernels(report.images[0])) == 9


def test_a_program_goes_on_after_a_damaged_bundle(one: Program, tmp_path: Path) -> None:
    bundle = one.file("-hip-spirv64.hipfb").read_bytes()
    bundle += bytes(-len(bundle) % PAGE)
    bad = bytearray(bundle)
    bad[24:32] = struct.pack("<Q", 1 << 60)  # the number of entries
    path = tmp_path / "three.hipfb"
    path.write_bytes(bundle + bad + bundle)
    report = look(path).report
    (problem,) = report.problems
    assert problem.offset is not None and len(bundle) <= problem.offset < len(bundle) + 32
    assert [found.offset for found in report.bundles] == [0, 2 * len(bundle)]
    assert [len(kernels(image)) for image in report.images] == [9, 9]


def test_a_program_without_sections(one: Program, tmp_path: Path) -> None:
    path = tmp_path / "stripped"
    words = ["--strip-sections", str(one.path), str(path)]
    subprocess.run([toolchain.clang_tool("llvm-objcopy"), *words], check=True)
    report = look(path).report
    assert not report.problems and len(kernels(report.images[0])) == 9
    offset = report.images[0].offset
    assert offset and path.read_bytes()[offset : offset + 4] == b"\x03\x02\x23\x07"


@pytest.mark.parametrize("suffix", ["-hip-spirv64-generic.spv", "-hip-spirv64.hipfb", ".o", ""])
def test_any_damage_is_a_problem_or_shown(one: Program, suffix: str, tmp_path: Path) -> None:
    """Random changes and cuts: the readers' errors become problems, nothing else escapes."""
    data = one.file(suffix).read_bytes()
    rng = random.Random(suffix)
    path = tmp_path / "damaged"
    for _ in range(60):
        changed = bytearray(data)
        for _ in range(rng.randint(1, 8)):
            # Headers and tables are at the start and at the end.
            span = rng.choice((64, 1024, len(data)))
            place = rng.choice((rng.randrange(span), len(data) - 1 - rng.randrange(span)))
            changed[place] = rng.choice((0, 0xFF, 0x7F, rng.randrange(256)))
        if rng.random() < 0.3:
            del changed[rng.randrange(len(changed)) :]
        path.write_bytes(changed)
        _shown(path)


def test_every_cut_of_a_bundle(one: Program, tmp_path: Path) -> None:
    data = one.file("-hip-spirv64.hipfb").read_bytes()
    path = tmp_path / "cut.hipfb"
    for size in (*range(0, 200, 7), PAGE - 1, PAGE, PAGE + 3, PAGE + 20, len(data) - 1):
        path.write_bytes(data[:size])
        _shown(path)


def test_entries_that_overlap(tmp_path: Path) -> None:
    """4,000 entries of the same 100 kB, for which a simple reader would take 400 MB."""
    names = [f"hip-spirv64----gfx{n}".encode() for n in range(4000)]
    header = 32 + sum(24 + len(name) for name in names)
    table = b"".join(struct.pack("<QQQ", header, 100_000, len(n)) + n for n in names)
    data = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(names)) + table
    (tmp_path / "many.hipfb").write_bytes(data + bytes(100_000))
    report = look(tmp_path / "many.hipfb").report
    assert any("overlap" in problem.message for problem in report.problems)
    assert sum(image.size for image in report.images) < 4 * len(data) + (65 << 20)


def test_a_thin_archive_of_devices(tmp_path: Path) -> None:
    """Its members must be plain files, not endless devices."""
    names = b"/dev/zero/\n"
    member = f"{'/0':<16}{0:<12}{0:<6}{0:<6}{644:<8}{100:<10}`\n".encode()
    table = f"{'//':<16}{'':<32}{len(names):<10}`\n".encode()
    (tmp_path / "thin.a").write_bytes(b"!<thin>\n" + table + names + b"\n" + member)
    (problem,) = look(tmp_path / "thin.a").report.problems
    assert "/dev/zero" in problem.message


def test_damaged_bitcode(one: Program, tmp_path: Path, hipspv: Run) -> None:
    data = bytearray(one.file("-hip-spirv64-generic.bc").read_bytes())
    (tmp_path / "cut.bc").write_bytes(data[:5000])
    rng = random.Random(4)
    for _ in range(40):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    (tmp_path / "flipped.bc").write_bytes(data)
    for name in ("cut.bc", "flipped.bc"):
        done = hipspv("inspect", name)
        assert done.returncode == 1 and "damaged: " in done.stdout and not done.stderr


def test_names_from_files_cannot_steer_the_terminal(tmp_path: Path, hipspv: Run) -> None:
    """Nor can they make the demangler write gigabytes."""
    names = [b"\x1b[31mred", b"_Z1fP1A" + b"".join(_doubling(40))]
    words = [struct.pack("<5I", 0x07230203, 0x00010200, 0, 100, 0)]
    words += [struct.pack("<II", 2 << 16 | 17, 6), struct.pack("<3I", 3 << 16 | 14, 2, 2)]
    for id, name in enumerate(names, 10):
        text = name + bytes(4 - len(name) % 4)
        words.append(struct.pack("<III", (3 + len(text) // 4) << 16 | 15, 6, id) + text)
    words += [struct.pack("<II", 2 << 16 | 19, 1), struct.pack("<III", 3 << 16 | 33, 2, 1)]
    for id in range(10, 10 + len(names)):
        words.append(struct.pack("<5I", 5 << 16 | 54, 1, id, 0, 2))
        words += [struct.pack("<II", 2 << 16 | 248, id + 10), struct.pack("<I", 1 << 16 | 253)]
        words.append(struct.pack("<I", 1 << 16 | 56))
    (tmp_path / "names.spv").write_bytes(b"".join(words))
    done = hipspv("inspect", "names.spv")
    assert done.returncode == 0 and "\x1b" not in done.stdout and r"\x1b[31mred" in done.stdout
    assert len(done.stdout) < 10_000


def _doubling(levels: int) -> list[bytes]:
    """Each parameter names the one before twice (Itanium C++ ABI, substitutions)."""
    digits = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    found = []
    for level in range(levels):
        last = b"S_" if not level else b"S%c_" % digits[(level - 1) % 36]
        found.append(b"Fv" + last + last + b"E")
    return found


def _shown(path: Path) -> None:
    """Make every form of the report."""
    try:
        report = look(path).report
    except InspectError as error:
        assert "neither a program" in str(error)
        return
    with Page(io.StringIO()) as page:
        render(report, page)
    assert json.loads("".join(as_json(of_reports([report]))))
    for problem in report.problems:
        assert problem.message
        assert problem.offset is None or 0 <= problem.offset <= report.size


def test_differences_of_damaged_modules(one: Program, tmp_path: Path) -> None:
    whole, path = one.spirv.read_bytes(), tmp_path / "damaged.spv"
    good, rng = look(one.spirv), random.Random(7)
    for _ in range(60):
        data = bytearray(whole)
        place = rng.randrange(5, len(data) // 4)
        struct.pack_into("<I", data, 4 * place, rng.choice((0, 1, 1 << 16, rng.randrange(400))))
        path.write_bytes(data)
        for before, after in ((good, look(path)), (look(path), good)):
            found = compare(before, after, TOOLS)
            assert {change.code for change in found.changed} <= {"", "same", "different"}
