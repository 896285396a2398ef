"""`hipspv registration`, and what a host compiler makes of its source and of the header."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from hipspv.inspect.device_code import describe
from hipspv.targets.vortex.kernel_registration import identifiers
from tests.driver.conftest import Run
from tests.runtime.conftest import installed_package

from .images import RECORDS, image, image_of

HERE = Path(__file__).parent
PLAIN = ("-Wall", "-Wextra", "-Werror", "-pedantic")

# Handles, and the records of kernels' parameters.
KERNELS = {
    "vectorAdd": "vectorAdd pointer 8 8 pointer 8 8 pointer 8 8 value 4 4",
    "make": "_ZN2ns4makeEPf4Vec3iPd pointer 8 8 value 12 4 value 4 4 pointer 8 8 shared-size 8 8",
    "scale_float": "_Z5scaleIfEvPT_S0_ pointer 8 8 value 4 4",
    "scale_double": "_Z5scaleIdEvPT_S0_ pointer 8 8 value 8 8",
    "refused": "_Z7refusedv",
    "Z3addPi": "_Z3addPi pointer 8 8",
    "Z3addPf": "_Z3addPf pointer 8 8",
    "odd_name": 'odd"?\\name value 1 1',
}


def _records(width: int) -> list[str]:
    found = ["metadata 2", f"width {width}"]
    for number, record in enumerate(KERNELS.values()):
        found += [f"kernel {record}", f"entry {record.split(' ')[0]} {96 + 4 * number} 0 0"]
    return found


def _include() -> str:
    return f"-I{installed_package() / 'include'}"


def _sum(data: bytes) -> int:
    total = 0
    for byte in data:
        total = (total * 31 + byte) & 0xFFFF_FFFF
    return total


@pytest.mark.parametrize("width", [32, 64])
def test_the_source_registers_the_kernels(hipspv: Run, tmp_path: Path, width: int) -> None:
    data = image(_records(width))
    (tmp_path / "k.vxbin").write_bytes(data)
    done = hipspv("registration", "k.vxbin", "-o", "registration.cpp")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    handles = " ".join(f"HANDLE({name})" for name in KERNELS)
    argv = ["g++", "-std=c++17", *PLAIN, _include(), f"-DHANDLES={handles}"]
    sources = ["registration.cpp", HERE / "recorder.cpp"]
    subprocess.run([*argv, *sources, "-o", "program"], cwd=tmp_path, check=True)
    shown = subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True)
    expected = [
        " ".join([kernel["name"], str(len(data)), str(_sum(data)), *_numbers(kernel)])
        for kernel in describe("vxbin", data)["kernels"]
    ]
    expected += [f"{name} {number}" for number, name in enumerate(KERNELS, 1)]
    assert shown.stdout.splitlines() == expected
    assert shown.stderr == "kernel _Z7refusedv: an error\n"


def _numbers(kernel: dict[str, Any]) -> list[str]:
    rows = (each for each in kernel["parameters"] if "offset" in each)
    facts = ("offset", "size", "align", "pointer")
    return [str(int(row[fact])) for row in rows for fact in facts]


def test_the_source_is_what_the_document_shows(hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "k.vxbin").write_bytes(image(_records(64)))
    text = hipspv("registration", "k.vxbin", "-o", "-").stdout
    assert "\n    {0, 8, 8, 1},\n    {8, 8, 8, 1},\n    {16, 8, 8, 1},\n    {24, 4, 4, 0},\n" in text
    rows = ("{0, 8, 8, 1},  // float*", "{8, 12, 4, 0},  // Vec3", "{20, 4, 4, 0},  // int")
    assert "".join(f"    {row}\n" for row in (*rows, "{24, 8, 8, 1},  // double*")) in text


@pytest.mark.parametrize(
    ("declarations", "names"),
    [
        (["add"], ["add"]),
        (["a::add(int)", "b::add(int)"], ["a_add", "b_add"]),
        (["void add<int>(int)", "add(int)"], ["add_int", "s1"]),
        (["void a::add<A<1>, 2>(int)"], ["add"]),
        (["(anonymous namespace)::add(int)"], ["add"]),
        (["add", "add"], ["s0", "s1"]),
        (["\u00e4"], ["kernel"]),
        (["1"], ["kernel_1"]),
    ],
)
def test_identifiers_are_plain_and_unique(declarations: list[str], names: list[str]) -> None:
    found = identifiers({f"s{n}": text for n, text in enumerate(declarations)})
    assert list(found.values()) == names


def test_identifiers_that_nothing_distinguishes_get_indices() -> None:
    found = identifiers({"k!": "k!", "k?": "k?", "k_2": "k_2"})
    assert list(found.values()) == ["k_3", "k_4", "k_2"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"text", "k.vxbin: not a program image for Vortex"),
        (image()[:100].ljust(200, b"\0").replace(b"hipspvVX", bytes(8)), "another compiler made"),
        (image_of(b"hipspv.metadata 2\n"), "it has no record of its width"),
        (image([*RECORDS, "kernel vectorAdd"]), "two records describe vectorAdd"),
    ],
)
def test_what_is_no_image_is_an_error(hipspv: Run, tmp_path: Path, data: bytes, message: str) -> None:
    (tmp_path / "k.vxbin").write_bytes(data)
    done = hipspv("registration", "k.vxbin", "-o", "out.cpp")
    assert done.returncode == 1 and message in done.stderr and "Traceback" not in done.stderr
    assert not (tmp_path / "out.cpp").exists()


@pytest.mark.parametrize("compiler", ["g++", "hipspv-cc"])
def test_host_programs_compile_unchanged(cc: Run, tmp_path: Path, compiler: str) -> None:
    source = str(HERE / "host_program.cpp")
    if compiler == "hipspv-cc":
        done = cc("-fsyntax-only", source)
    else:
        argv = [compiler, "-std=c++17", *PLAIN, "-Wno-pedantic", _include(), "-fsyntax-only"]
        done = subprocess.run([*argv, source], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_header_is_c(tmp_path: Path) -> None:
    source = tmp_path / "a.c"
    source.write_text(
        "#include <hip/hip_kernel_metadata.h>\n"
        "hipError_t make(void **handle, const hipKernelArgumentMetadata *rows) {\n"
        '  return __hipRegisterFunctionWithMetadata(handle, "k", 0, 0, 1, rows);\n}\n'
    )
    argv = ["gcc", "-std=c11", *PLAIN, _include(), "-fsyntax-only", str(source)]
    subprocess.run(argv, check=True)
