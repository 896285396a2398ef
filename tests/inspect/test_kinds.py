"""Every kind of file that contains device code, and files inside files."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from hipspv.bundle import compressed, elf, offload_binary
from hipspv.core import toolchain
from hipspv.inspect.tools import InspectError
from tests.driver.conftest import Run
from tests.inspect.conftest import Program, kernels, look, only_image

TARGET = "hip-spirv64----generic"
HOST = "host-x86_64-unknown-linux-gnu-"
WRITTEN = "hip-spirv64-unknown-unknown-unknown-generic"  # as clang-offload-bundler spells TARGET


def _tool(name: str, *words: str | Path) -> None:
    subprocess.run([toolchain.clang_tool(name), *map(str, words)], check=True, capture_output=True)


@pytest.mark.parametrize(
    ("suffix", "kind"),
    [
        ("", "x86-64 program"),
        (".o", "x86-64 object"),
        ("-hip-spirv64.hipfb", "offload bundle"),
        ("-hip-spirv64-generic.spv", "SPIR-V"),
    ],
)
def test_stages(one: Program, suffix: str, kind: str) -> None:
    path = one.file(suffix)
    found = look(path)
    assert (found.report.kind, found.report.size) == (kind, path.stat().st_size)
    image = only_image(found.report)
    module = one.spirv.read_bytes()
    assert bytes(found.contents[0]) == module
    assert image.offset is not None and image.size == len(module)
    assert path.read_bytes()[image.offset : image.offset + image.size] == module
    assert len(kernels(image)) == 9


def test_bundle_and_its_entries(one: Program) -> None:
    report = look(one.path).report
    (bundle,) = report.bundles
    assert (bundle.form, bundle.where, bundle.compression) == ("offload bundle", ".hip_fatbin", "")
    host, device = bundle.entries
    assert (host.size, host.image, host.kind) == (0, None, "host")
    assert (device.target, device.image, device.kind) == (TARGET, 0, "hip")
    assert device.triple.startswith("spirv64") and device.processor == "generic"
    assert device.offset == report.images[0].offset
    assert report.images[0].bundle == 0


def test_compressed_bundle(one: Program, tmp_path: Path) -> None:
    path = tmp_path / "c.hipfb"
    inputs = ["--input=/dev/null", f"--input={one.spirv}", f"--targets={HOST},{TARGET}"]
    _tool("clang-offload-bundler", "--type=bc", "--compress", *inputs, f"--output={path}")
    report = look(path).report
    image = only_image(report)
    assert report.kind == "compressed offload bundle"
    assert report.bundles[0].compression == "version 3, zlib"  # the wheel has no zstd
    assert report.bundles[0].unpacked_size > report.bundles[0].size
    assert image.offset is None and image.size == one.spirv.stat().st_size


@pytest.mark.parametrize("version", [2, 3])
def test_bundle_compressed_by_zstd(one: Program, tmp_path: Path, version: int) -> None:
    plain = one.file("-hip-spirv64.hipfb").read_bytes()
    (tmp_path / "c.hipfb").write_bytes(compressed.write(plain, version, "zstd"))
    found = look(tmp_path / "c.hipfb")
    assert found.report.bundles[0].compression == f"version {version}, zstd"
    assert found.report.bundles[0].unpacked_size == len(plain)
    assert bytes(found.contents[0]) == one.spirv.read_bytes()
    assert not found.report.problems


def test_offload_binary(one: Program, tmp_path: Path) -> None:
    """clang-offload-packager's output; here in a section, as clang puts it into objects."""
    module = one.spirv.read_bytes()
    strings = {"triple": "spirv64-unknown-unknown", "arch": "generic"}
    data = offload_binary.write([offload_binary.Image(module, "hip", "none", strings)])
    (tmp_path / "x.out").write_bytes(data)
    (tmp_path / "x.o").write_bytes(
        elf.add_section(one.file("-host-x86_64-unknown-linux-gnu.o").read_bytes(), ".llvm.offloading", data, 0, 8)
    )
    for name, kind, where in (("x.out", "offload binary", ""), ("x.o", "x86-64 object", ".llvm.offloading")):
        found = look(tmp_path / name)
        (entry,) = found.report.bundles[0].entries
        assert (found.report.kind, found.report.bundles[0].form) == (kind, "offload binary")
        assert (entry.kind, entry.triple, entry.processor) == ("hip", strings["triple"], "generic")
        assert only_image(found.report).where == where
        assert bytes(found.contents[0]) == module


def test_bundle_in_sections(one: Program, tmp_path: Path) -> None:
    """clang-offload-bundler's output for objects."""
    host = one.file("-host-x86_64-unknown-linux-gnu.o")
    inputs = [f"--input={host}", f"--input={one.spirv}", f"--targets={HOST},{TARGET}"]
    _tool("clang-offload-bundler", "--type=o", *inputs, f"--output={tmp_path}/x.o")
    found = look(tmp_path / "x.o")
    assert found.report.bundles[0].form == "bundle in sections of an object"
    assert bytes(found.contents[0]) == one.spirv.read_bytes()
    assert only_image(found.report).target == WRITTEN


def test_shared_library_and_stripped(one: Program, tmp_path: Path) -> None:
    path = tmp_path / "libone.so"
    words = ["-shared", str(one.file(".o")), "-o", str(path)]
    subprocess.run([toolchain.clang(), *words, "-nostdlib", "-fuse-ld=lld"], check=True)
    _tool("llvm-objcopy", "--strip-all", path)
    report = look(path).report
    assert report.kind == "x86-64 shared library" and len(kernels(only_image(report))) == 9


@pytest.mark.parametrize("thin", [False, True])
def test_archives(one: Program, tmp_path: Path, thin: bool) -> None:
    member = tmp_path / "member with a long name.o"
    member.write_bytes(one.file(".o").read_bytes())
    (tmp_path / "notes.txt").write_text("no device code")
    path = tmp_path / "libone.a"
    words = ["rcT" if thin else "rc", path.name, member.name, "notes.txt"]
    subprocess.run([toolchain.clang_tool("llvm-ar"), *words], check=True, cwd=tmp_path)
    found = look(path)
    image = only_image(found.report)
    assert found.report.kind == ("thin archive" if thin else "archive")
    assert image.where == "member with a long name.o: .hip_fatbin"
    assert bytes(found.contents[0]) == one.spirv.read_bytes()
    if thin:
        assert image.offset is None
        member.unlink()
        missing = look(path).report
        assert not missing.images and "member with a long name.o" in missing.problems[0].message
    else:
        assert image.offset is not None
        data = path.read_bytes()
        assert data[image.offset : image.offset + image.size] == one.spirv.read_bytes()


def test_bitcode_in_objects(tmp_path: Path, cc: Run) -> None:
    for name in "ab":
        source = f"#include <hip/hip_runtime.h>\n__global__ void {name}(int *p) {{ *p = 1; }}\n"
        (tmp_path / f"{name}.hip").write_text(source)
        assert cc("-c", "-fgpu-rdc", f"{name}.hip").returncode == 0
    subprocess.run([toolchain.clang_tool("ld.lld"), "-r", "a.o", "b.o", "-o", "ab.o"], check=True, cwd=tmp_path)
    report = look(tmp_path / "ab.o").report
    assert [list(kernels(image)) for image in report.images] == [["a"], ["b"]]
    assert {image.format for image in report.images} == {"LLVM bitcode"}
    assert {image.where for image in report.images} == {".hipspv.bitcode"}
    data = (tmp_path / "ab.o").read_bytes()
    for image in report.images:
        assert image.offset and data[image.offset : image.offset + 4] == b"BC\xc0\xde"


def test_text_bundle(tmp_path: Path) -> None:
    (tmp_path / "device.ll").write_text("; device\n")
    (tmp_path / "host.ll").write_text("; host\n")
    path = tmp_path / "both.ll"
    _tool(
        "clang-offload-bundler",
        "--type=ll",
        f"--targets={HOST},{TARGET}",
        f"--input={tmp_path}/host.ll",
        f"--input={tmp_path}/device.ll",
        f"--output={path}",
    )
    found = look(path)
    assert found.report.kind == "text bundle"
    assert [entry.target for entry in found.report.bundles[0].entries] == [HOST, WRITTEN]
    assert b"; device\n" in bytes(found.contents[0])


def test_several_bundles(one: Program, tmp_path: Path) -> None:
    """A linker's output for a program of two sources."""
    bundle = one.file("-hip-spirv64.hipfb").read_bytes()
    (tmp_path / "two.hipfb").write_bytes(bundle + bytes(-len(bundle) % 4096) + bundle)
    report = look(tmp_path / "two.hipfb").report
    assert [image.bundle for image in report.images] == [0, 1]
    assert not report.problems


def test_standard_input(one: Program, hipspv: Run) -> None:
    with one.spirv.open("rb") as file:
        done = hipspv("inspect", "--json", "-", stdin=file)
    (report,) = json.loads(done.stdout)["files"]
    assert (done.returncode, report["path"], report["kind"]) == (0, "-", "SPIR-V")


def test_files_without_device_code(tmp_path: Path, hipspv: Run) -> None:
    done = hipspv("inspect", toolchain.clang_tool("llvm-ar"))
    assert done.returncode == 0 and "no device code" in done.stdout
    (tmp_path / "a.txt").write_text("text")
    for name, reason in {"a.txt": "neither a program", "none": "No such file", ".": "directory"}.items():
        with pytest.raises(InspectError, match=reason):
            look(tmp_path / name)
        done = hipspv("inspect", name)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith("hipspv inspect: error: ") and reason in done.stderr
