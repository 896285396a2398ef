"""The CPU device that runs native code, over kernels that are written by hand."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from hipspv.bundle import binary
from tests.building import COMPILER, built
from tests.runtime.conftest import Result, execute
from tests.spirv.assembly import module, op

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PROGRAM = HERE / "cpu_backend.hip"
KERNELS = HERE / "cpu_kernels.c"
TARGET = "hip-x86_64-unknown-linux-gnu--cpu"
SPIRV = "hip-spirv64-amd-unknown--generic"
EMPTY_SPIRV = module(op(17, 6), op(14, 2, 2))  # OpCapability Kernel, OpMemoryModel Physical64 OpenCL

pytestmark = pytest.mark.skipif(os.uname().machine != "x86_64", reason="the images are x86-64's")


def library(source: Path) -> Path:
    options = ("-O1", "-shared", "-fPIC", "-nostdlib", "-fuse-ld=lld", "-I", ROOT)
    return built(Path(sys.executable).with_name("clang"), *options, source, name=f"{source.stem}.so")


@pytest.fixture(scope="session")
def image() -> Path:
    return library(KERNELS)


def run(section: str, *words: str | Path, **environment: str) -> Result:
    program = built(COMPILER, "-O1", "-w", PROGRAM)
    return execute([str(program), section, *map(str, words)], environment)


@pytest.mark.parametrize("section", re.findall(r"^SECTION\((\w+)\)", PROGRAM.read_text(), re.M))
def test_section(image: Path, section: str) -> None:
    result = run(section, image, HIPSPV_BACKEND="cpu")
    assert result.status == 0, result.stdout + result.stderr


def changed(image: Path, directory: Path, *changes: tuple[bytes, bytes]) -> Path:
    """A copy of the image with other bytes of the same lengths."""
    data = image.read_bytes()
    for before, after in changes:
        assert len(before) == len(after) and before in data
        data = data.replace(before, after)
    path = directory / "changed.so"
    path.write_bytes(data)
    return path


BROKEN = {
    "no records": ([(b".hipspv.metadata", b".another.section")], "it has no section .hipspv.metadata"),
    "another version": ([(b"hipspv.metadata 2", b"hipspv.metadata 9")], "another version of hipspv made it"),
    "no parameters": ([(b"hipspv.kernel count", b"others.kernel count")], "the kernel count has no record of its"),
    "no function": ([(b" count ", b" caunt ")], "it exports no function caunt"),
    "no variable": ([(b"variable 0 table", b"variable 0 tuble")], "it exports no variable tuble"),
    "no number": ([(b"entry count 0 0 0", b"entry count 0 0 x")], "'x' in a record is not a number"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_image(image: Path, tmp_path: Path, case: str) -> None:
    changes, message = BROKEN[case]
    result = run("broken", changed(image, tmp_path, *changes), HIPSPV_BACKEND="cpu")
    assert result.stdout == "hipErrorInvalidImage\n"
    assert message in result.stderr


def test_an_image_that_the_loader_refuses(tmp_path: Path) -> None:
    source = tmp_path / "undefined.c"
    text = KERNELS.read_text().replace("int counter = 7;", "int missing(void), counter = 7;")
    source.write_text(text.replace("counter +=", "counter += missing() +"))
    result = run("broken", library(source), HIPSPV_BACKEND="cpu")
    assert result.stdout == "hipErrorNoBinaryForGpu\n"
    assert "the library of the CPU's kernels can't be loaded: " in result.stderr
    assert "undefined symbol: missing" in result.stderr


def test_the_kernel_of_a_fault_is_named(image: Path) -> None:
    result = run("faulting", image, HIPSPV_BACKEND="cpu")
    assert result.status == -11
    assert "kernel fault wrote to address 0x10 (SIGSEGV)" in result.stderr


def test_the_list_of_devices() -> None:
    result = execute([str(COMPILER.with_name("hipspv")), "devices"], {"HIPSPV_BACKEND": "cpu"})
    backend, device = result.stdout.splitlines()
    assert backend == "cpu"
    assert device.endswith("(cpu), cpu, native code")


def bundle(directory: Path, *entries: tuple[str, bytes]) -> Path:
    path = directory / "bundle"
    path.write_bytes(binary.write([("host-x86_64-unknown-linux-gnu-", b""), *entries]))
    return path


def test_a_program_with_code_for_the_cpu_finds_it_alone(image: Path, tmp_path: Path) -> None:
    """No other library of a CPU is opened, and no variable is needed."""
    made = bundle(tmp_path, (TARGET, image.read_bytes()))
    result = run("registered", made, HIPSPV_LOG="info")
    assert result.stdout.splitlines()[-2:] == ["hipSuccess", "hipSuccess"], result.stderr
    assert result.stdout.splitlines()[0] == "cpu"
    if not any(Path(node).exists() for node in ("/dev/dri", "/dev/dxg")):
        assert result.stdout.splitlines()[1:] == ["hipSuccess", "hipSuccess"]
        assert "intelocl" not in result.stderr


def test_the_cpu_precedes_the_one_of_opencl(image: Path, tmp_path: Path) -> None:
    made = bundle(tmp_path, (SPIRV, EMPTY_SPIRV), (TARGET, image.read_bytes()))
    result = run("registered", made, HIP_VISIBLE_DEVICES="0,1")
    assert result.stdout.splitlines() == ["cpu", "spirv64", "hipSuccess", "hipSuccess"], result.stderr


def test_a_program_without_code_for_the_cpu_does_not_see_it(tmp_path: Path) -> None:
    made = bundle(tmp_path, (SPIRV, EMPTY_SPIRV))
    assert run("registered", made, HIP_VISIBLE_DEVICES="0,1").stdout.splitlines()[:-2] == ["spirv64"]
    # The variable shows it, and another one hides it.
    hidden = run("registered", made, HIPSPV_BACKEND="cpu", HIPSPV_PLATFORM="OpenCL")
    assert "native code: left out by HIPSPV_PLATFORM" in hidden.stderr
    assert run("registered", made, HIPSPV_BACKEND="cpu").stdout.splitlines()[:-2] == ["cpu"]


@pytest.mark.parametrize(("level", "found"), [("x86-64-v2", True), ("x86-64-v9", False)])
def test_code_for_a_level_of_the_architecture(image: Path, tmp_path: Path, level: str, found: bool) -> None:
    made = bundle(tmp_path, (f"{TARGET}={level}", image.read_bytes()))
    result = run("registered", made, HIPSPV_BACKEND="cpu")
    assert (result.stdout.splitlines()[1] == "hipSuccess") == found, result.stderr
