"""-fgpu-rdc: every way in which objects reach a link. Programs run, and results are compared."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from hipspv.bundle import program_bundle, relocatable
from hipspv.core import toolchain
from hipspv.targets import DEFAULT
from tests.driver.conftest import Result, command
from tests.driver.rdc import EXPECTED, write_sources
from tests.selection import ALL

nightly = pytest.mark.skipif(not ALL, reason="HIPSPV_ALL_TESTS isn't set")

RUNTIME = os.path.dirname(toolchain.RUNTIME)


class Directory:
    """The compiled sources of one program, and their links."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def cc(self, *words: str) -> Result[str]:
        return subprocess.run(
            command("cc", *words),
            cwd=self.path,
            env={**os.environ, "HIPSPV_CACHE": "0"},
            capture_output=True,
            text=True,
        )

    def compile(self, *words: str) -> None:
        result = self.cc(*words)
        assert (result.returncode, result.stderr) == (0, "")

    def tool(self, *words: str) -> Result[str]:
        return subprocess.run(words, cwd=self.path, capture_output=True, text=True)

    def archive(self, name: str, *objects: str, how: str = "rcs") -> None:
        (self.path / name).unlink(missing_ok=True)
        words = [toolchain.clang_tool("llvm-ar"), how, name, *objects]
        assert self.tool(*words).returncode == 0

    def output(self, program: str = "program") -> str:
        done = subprocess.run([self.path / program], cwd=self.path, capture_output=True, text=True, check=True)
        (self.path / program).unlink()
        return done.stdout


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Directory]:
    made = Directory(tmp_path_factory.mktemp("link"))
    write_sources(made.path)
    made.compile("-fgpu-rdc", "-fPIC", "-c", "first.hip", "second.hip")
    made.compile("-fPIC", "-c", "alone.hip")
    made.archive("libsecond.a", "second.o")
    made.archive("libthin.a", "second.o", how="rcsT")
    made.archive("libalone.a", "alone.o")
    yield made


LINKS = {
    "objects": "first.o second.o alone.o",
    "archive": "first.o libsecond.a libalone.a",
    "thin archive": "first.o libthin.a",
    "the flag": "-fgpu-rdc --hip-link first.o second.o",
    "library": "first.o -L. -lsecond -lalone",
    "library of a name": "-L. first.o -l:libsecond.a",
    "whole archive": "first.o -Wl,--whole-archive libsecond.a -Wl,--no-whole-archive",
    "words for the linker": "first.o -Xlinker -L. -Wl,--push-state,-lsecond,--pop-state -L.",
    "group": "-L. -Wl,--start-group -lsecond first.o -lalone -Wl,--end-group",
    "both of an archive": "libboth.a",
}
FEW = ("objects", "thin archive", "library")


@pytest.mark.parametrize("name", LINKS if ALL else FEW)
def test_links(directory: Directory, name: str) -> None:
    if name == "both of an archive":
        directory.archive("libboth.a", "first.o", "second.o")
    directory.compile(*LINKS[name].split(), "-o", "program")
    assert directory.output() == EXPECTED


@pytest.mark.parametrize(
    ("translator", "level"),
    [
        ("llvm-spirv", "-O2"),
        pytest.param("llvm-spirv", "-O0", marks=nightly),
        pytest.param("llvm", "-O0", marks=nightly),
        pytest.param("llvm", "-O3", marks=nightly),
        pytest.param("llvm", "-Os", marks=nightly),
    ],
)
def test_translators_and_levels(directory: Directory, translator: str, level: str) -> None:
    words = [f"--spirv-translator={translator}", level, "--validate", "first.o", "second.o"]
    directory.compile(*words, "-o", "program")
    assert directory.output() == EXPECTED


@pytest.mark.parametrize("linker", ["hipspv-cc", pytest.param("ld.lld", marks=nightly), "ld"])
def test_partial_links(directory: Directory, linker: str) -> None:
    """Also by hand: each module of the combined object is found again."""
    words = ["-r", "first.o", "second.o", "-o", "partial.o"]
    if linker == "hipspv-cc":
        directory.compile(*words)
    else:
        found = shutil.which(linker) if linker == "ld" else toolchain.clang_tool(linker)
        if found is None:
            pytest.skip("no ld: apt install binutils")
        assert directory.tool(found, *words).returncode == 0
    assert len(relocatable.modules((directory.path / "partial.o").read_bytes())) == 2
    directory.compile("partial.o", "-o", "program")
    assert directory.output() == EXPECTED


def test_a_partial_link_of_device_code(directory: Directory) -> None:
    """-r --hip-link makes an object that any linker takes, and no later device link."""
    directory.compile("-r", "--hip-link", "first.o", "second.o", "-o", "whole.o")
    assert relocatable.modules((directory.path / "whole.o").read_bytes()) == []
    directory.compile("whole.o", "-o", "program")
    assert directory.output() == EXPECTED


def test_the_device_link_alone(directory: Directory) -> None:
    """As nvcc -dlink does: plain g++ links the rest; a later link leaves the code alone."""
    directory.compile("--device-link", "first.o", "libsecond.a", "-o", "device.o")
    rpath = f"-Wl,-rpath,{RUNTIME}"
    words = ["first.o", "second.o", "device.o", f"-L{RUNTIME}", "-lhipspv", rpath, "-o", "program"]
    result = directory.tool("g++", *words)
    assert result.returncode == 0, result.stderr
    assert directory.output() == EXPECTED
    if ALL:
        directory.compile("first.o", "second.o", "device.o", "-o", "program")
        assert directory.output() == EXPECTED


def test_plain_linkers_say_what_to_do(directory: Directory) -> None:
    result = directory.tool("g++", "first.o", "second.o", "-o", "program")
    assert result.returncode != 0
    assert "link_with_hipspv-cc" in result.stderr


@pytest.mark.parametrize(
    ("tool", "works"),
    [
        ("strip --strip-debug", True),
        pytest.param("objcopy --strip-unneeded", True, marks=nightly),
        ("objcopy --remove-section=.hipspv.bitcode", False),
    ],
)
def test_tools_that_edit_objects(directory: Directory, tool: str, works: bool) -> None:
    """The device code is kept, or its loss is reported."""
    name, *options = tool.split()
    (directory.path / "edited.o").write_bytes((directory.path / "second.o").read_bytes())
    done = directory.tool(toolchain.clang_tool("llvm-" + name), *options, "edited.o")
    assert (done.returncode, done.stderr) == (0, "")
    result = directory.cc("first.o", "edited.o", "-o", "program")
    if works:
        assert (result.returncode, result.stderr) == (0, "")
        assert directory.output() == EXPECTED
    else:
        assert result.returncode == 1
        assert "edited.o: the object's device code is missing" in result.stderr


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
def test_functions_of_other_files_are_inlined(directory: Directory, translator: str) -> None:
    """The optimiser sees one program: no call across files is left."""
    words = ["--genco", f"--spirv-translator={translator}", "--validate", "first.o", "libsecond.a"]
    directory.compile(*words, "-o", "program.hipfb")
    entries = program_bundle.unpack((directory.path / "program.hipfb").read_bytes())
    spirv = entries[DEFAULT.bundle_id]
    assert b"_Z5firstPi" in spirv and b"_Z6secondPi" in spirv
    assert b"helper" not in spirv and b"of_shared" not in spirv
    if translator == "llvm":  # llvm-spirv makes an entry point that calls the kernel
        assert _CALL not in _opcodes(spirv)


_CALL = 57  # OpFunctionCall


def _opcodes(spirv: bytes) -> list[int]:
    words = struct.unpack(f"<{len(spirv) // 4}I", spirv)
    found, position = [], 5
    while position < len(words):
        found.append(words[position] & 0xFFFF)
        position += words[position] >> 16
    return found


@pytest.mark.parametrize("keep", ["cwd", "obj", "html"])
def test_the_link_keeps_its_stages(directory: Directory, keep: str) -> None:
    """--save-temps: files of the link's device stages are named after the program, and the recorded
    commands make them again."""
    place = {"cwd": ".", "obj": "bin", "html": "bin/program-link-report"}[keep]
    (directory.path / "bin").mkdir(exist_ok=True)
    result = directory.cc(f"--save-temps={keep}", "first.o", "second.o", "-o", "bin/program")
    assert result.returncode == 0 and result.stderr.count("\n") == 1
    assert result.stderr.startswith("hipspv-cc: note: wrote ")
    assert directory.output("bin/program") == EXPECTED
    assert (directory.path / "bin/program-link.html").exists() == (keep == "html")
    kept = directory.path / place
    record = json.loads((kept / "program-link-hipspv.json").read_text())
    assert [stage["name"] for stage in record["stages"]] == ["link", "lower", "translate", "bundle"]
    modules = [word for word in record["stages"][0]["command"] if word.endswith("generic.bc")]
    assert [Path(word).name.split("-")[:3] for word in modules] == [
        ["program", "0", "first"],
        ["program", "1", "second"],
    ]
    for stage in record["stages"]:
        made = (kept / stage["file"]).read_bytes()
        (kept / stage["file"]).unlink()
        again = command("commands.cli", *stage["command"][1:])
        done = subprocess.run(again, cwd=directory.path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        # IR names each definition's object; here it names their modules' files instead.
        same = (kept / stage["file"]).read_bytes() == made
        assert same or stage["name"] in ("link", "lower")


def test_host_link_time_optimisation_is_left_out(directory: Directory) -> None:
    directory.compile("-fgpu-rdc", "-flto", "-c", "second.hip", "-o", "lto.o")
    assert len(relocatable.modules((directory.path / "lto.o").read_bytes())) == 1


def test_assembly_has_no_place_for_device_code(directory: Directory) -> None:
    result = directory.cc("-fgpu-rdc", "-S", "second.hip", "-o", "second.s")
    assert result.returncode == 1
    assert "-S and -emit-llvm with -fgpu-rdc" in result.stderr
    assert not (directory.path / "second.s").exists()


LIBRARY = """\
#include <hip/hip_runtime.h>
__device__ int helper(int x);
__device__ int total = 77;
__global__ void shared_kernel(int *a) { a[0] = helper(total); }
"""
PROGRAM = """\
#include <hip/hip_runtime.h>
extern "C" int printf(const char *, ...);
__global__ void shared_kernel(int *a);
__device__ int helper(int x);
__device__ int total = 5;
__global__ void own_kernel(int *a) { a[1] = helper(total); }
int main() {
  int *a;
  if (hipMallocManaged(&a, 8)) return 1;
  shared_kernel<<<1, 1>>>(a);
  own_kernel<<<1, 1>>>(a);
  if (hipDeviceSynchronize()) return 2;
  printf("%d %d\\n", a[0], a[1]);
}
"""
HELPER = "__device__ int helper(int x) {{ return x * {}; }}\n"


@nightly
def test_shared_libraries_are_programs_of_their_own(directory: Directory) -> None:
    """Internal symbols of one name stay apart; the program can launch the library's kernels."""
    for name, text in (
        ("library", LIBRARY),
        ("program", PROGRAM),
        ("twice", HELPER.format(2)),
        ("hundredfold", HELPER.format(100)),
    ):
        (directory.path / f"{name}.hip").write_text(text)
    words = ["-fgpu-rdc", "-fPIC", "-shared", "library.hip", "twice.hip", "-o", "libown.so"]
    directory.compile(*words)
    words = ["-fgpu-rdc", "program.hip", "hundredfold.hip", "-L.", "-lown"]
    directory.compile(*words, f"-Wl,-rpath,{directory.path}", "-o", "program")
    assert directory.output() == "154 500\n"


FIRST_TEXTURE = """\
#include <hip/hip_runtime.h>
extern "C" int printf(const char *, ...);
typedef texture<float, 1, hipReadModeElementType> Reference;
static Reference numbers;
__global__ void first(float *out) { out[threadIdx.x] = tex1Dfetch(numbers, threadIdx.x); }
int bind(Reference &reference, float start) {
  float *p;
  size_t offset;
  if (hipMallocManaged(&p, 64)) return 1;
  for (int i = 0; i < 16; i++) p[i] = start + i;
  return hipBindTexture(&offset, reference, p, 64);
}
int second_part(float *out);
int main() {
  float *out;
  if (hipMallocManaged(&out, 256) || bind(numbers, 10) || second_part(out + 8)) return 1;
  first<<<1, 4>>>(out);
  if (hipDeviceSynchronize()) return 2;
  printf("%g %g %g %g\\n", out[0], out[3], out[8], out[11]);
}
"""
SECOND_TEXTURE = """\
#include <hip/hip_runtime.h>
typedef texture<float, 1, hipReadModeElementType> Reference;
static Reference numbers;
__global__ void second(float *out) { out[threadIdx.x] = tex1Dfetch(numbers, threadIdx.x); }
int bind(Reference &reference, float start);
int second_part(float *out) {
  if (bind(numbers, 100)) return 1;
  second<<<1, 4>>>(out);
  return hipDeviceSynchronize();
}
"""


@pytest.mark.parametrize("level", ["-O2", pytest.param("-O0", marks=nightly)])
def test_static_texture_references(directory: Directory, level: str) -> None:
    """Two of one name in two files stay two."""
    (directory.path / "t1.hip").write_text(FIRST_TEXTURE)
    (directory.path / "t2.hip").write_text(SECOND_TEXTURE)
    directory.compile("-fgpu-rdc", level, "t1.hip", "t2.hip", "-o", "program")
    assert directory.output() == "10 13 100 103\n"


def test_static_texture_references_without_symbols(directory: Directory) -> None:
    (directory.path / "t2.hip").write_text(SECOND_TEXTURE)
    result = directory.cc("-fgpu-rdc", "-fno-pie", "-c", "t2.hip", "-o", "t2.o")
    assert result.returncode == 1
    assert "static texture references with -fgpu-rdc need -fPIE or -fPIC" in result.stderr
