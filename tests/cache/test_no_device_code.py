"""A source without device code costs no device clang, and gives what it gives with one."""

import subprocess
from pathlib import Path

import pytest

from hipspv.bundle import elf
from hipspv.core import toolchain
from hipspv.driver.clang import host_only_sources
from tests.cache.conftest import KERNEL, Compiler

DEVICE_CLANG = "device clang"
CALLS = "#include <hip/hip_runtime.h>\nint f(void** p) { return hipMalloc(p, 4); }\n"
# A header that the guess before the compile doesn't find.
HIDDEN = '#define HEADER "value.h"\n#include HEADER\n'


def compiled(compiler: Compiler, *argv: str) -> tuple[bytes, str]:
    """Return the object of a.hip, the same as without a cache, and the report of the stages."""
    output = compiler.directory / "a.o"
    made = []
    for more in (("--no-cache",), ("--time-report",)):
        output.unlink(missing_ok=True)
        result = compiler.run("-c", "a.hip", "-MD", "-MF", "a.d", *argv, *more)
        assert result.returncode == 0, result.stderr
        made.append((output.read_bytes(), result.stderr))
    assert made[0][0] == made[1][0]
    return made[1]


def has_device_code(data: bytes) -> bool:
    return elf.section_content(data, elf.SECTION) is not None


@pytest.mark.parametrize("name", ["a.hip", "a.cu", "a.cpp"])
def test_host_code_alone(compiler: Compiler, name: str) -> None:
    compiler.write("value.h", "struct __attribute__((packed)) value { char c; int i; };\n")
    text = '#include "value.h"\nint f(void** p) { return cudaMalloc(p, sizeof(value)); }\n'
    compiler.write(name, text if name == "a.cu" else text.replace("cuda", "hip"))
    argv = ("-include", "hip/hip_runtime.h") if name != "a.cu" else ()
    result = compiler.run("-c", name, "-o", "a.o", *argv, "--time-report")
    assert result.returncode == 0, result.stderr
    assert DEVICE_CLANG not in result.stderr
    assert not has_device_code((compiler.directory / "a.o").read_bytes())


@pytest.mark.parametrize("include", ['#include "value.h"\n', HIDDEN], ids=["plain", "hidden"])
def test_a_header_that_gets_a_kernel(compiler: Compiler, include: str) -> None:
    compiler.write("a.hip", include + CALLS)
    data, said = compiled(compiler)
    assert not has_device_code(data)
    assert DEVICE_CLANG not in said
    for text in (KERNEL, "__device__ int v = VALUE;\n", "texture<float, 2> t;\n"):
        header = "#include <hip/hip_runtime.h>\n#define VALUE 3\n" + text
        compiler.write("value.h", header)
        data, said = compiled(compiler)
        assert has_device_code(data)
        assert DEVICE_CLANG in said
    compiler.write("value.h", "#define VALUE 17\n")
    data, said = compiled(compiler)
    assert not has_device_code(data)
    assert DEVICE_CLANG not in said


def test_a_repeated_command_after_a_header_got_a_kernel(compiler: Compiler) -> None:
    compiler.write("a.hip", CALLS + HIDDEN)
    output = compiler.directory / "a.o"
    found = []
    for text in ("", "", KERNEL, KERNEL, ""):
        if text != (compiler.directory / "value.h").read_text():
            compiler.write("value.h", "#define VALUE 1\n" * bool(text) + text)
        assert compiler.run("-c", "a.hip").returncode == 0
        found.append(has_device_code(output.read_bytes()))
    assert found == [False, False, True, True, False]


def test_headers_with_functions_for_both_sides(compiler: Compiler) -> None:
    """Device clang checks them, and nothing is made of them until the host registers a kernel."""
    compiler.write("value.h", "__host__ __device__ int both(int i) { return i; }\n")
    compiler.write("kernel.h", "")
    text = f'#ifndef __HIP_DEVICE_COMPILE__\n#include "kernel.h"\n#endif\n{CALLS}#include "value.h"\n'
    compiler.write("wrapper.h", text)
    for include in ('#include "wrapper.h"\n', '#define HEADER "wrapper.h"\n#include HEADER\n'):
        compiler.write("a.hip", include)
        compiler.write("kernel.h", "")
        for _ in range(2):
            data, said = compiled(compiler)
            assert not has_device_code(data)
            assert "lower" not in said
        # The device side reads the same as before.
        compiler.write("kernel.h", "#include <hip/hip_runtime.h>\n__device__ int v;\n")
        data, _ = compiled(compiler)
        assert has_device_code(data)


MARKS = {
    "option": ("MARK void g() {}\n", ("-DMARK=__device__",)),
    "attribute": ("__attribute__((noinline, device)) void g() {}\n", ()),
    "macro": ("#define MARK(x) __attribute__((x))\nMARK(device) void g() {}\n", ()),
    "side": ("#ifdef __HIP_DEVICE_COMPILE__\n#warning\n#endif\n", ()),
    "pragma": ("#pragma clang force_cuda_host_device begin\nvoid g() {}\n"
               "#pragma clang force_cuda_host_device end\n", ()),
}  # fmt: skip


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("include", ["", HIDDEN], ids=["source", "hidden"])
def test_what_device_clang_alone_checks_is_checked(compiler: Compiler, mark: str, include: str) -> None:
    text, argv = MARKS[mark]
    compiler.write("value.h", text if include else "")
    compiler.write("a.hip", CALLS + (include or text))
    _, said = compiled(compiler, *argv)
    assert DEVICE_CLANG in said


def test_an_error_that_device_clang_alone_finds(compiler: Compiler) -> None:
    both = "void host();\n__host__ __device__ inline void both() { host(); }\n"
    compiler.write("value.h", both + "__device__ void g() { both(); }\n")
    compiler.write("a.hip", CALLS + HIDDEN)
    said = [compiler.run("-c", "a.hip", *more) for more in ((), ("--no-cache",))]
    assert said[0].returncode == said[1].returncode == 1
    assert said[0].stderr == said[1].stderr
    assert "reference to __host__ function 'host'" in said[0].stderr
    assert "for device" in said[0].stderr


def test_headers_that_no_source_needs(compiler: Compiler) -> None:
    """A build system names the directory of hipspv's headers; a file can't be read."""
    (compiler.directory / "value.h").chmod(0)
    compiler.write("a.hip", f'{CALLS}#if 0\n#include "value.h"\n#endif\n')
    result = compiler.run("-c", "a.hip", "-isystem", toolchain.INCLUDE, "--time-report")
    assert result.returncode == 0, result.stderr
    assert DEVICE_CLANG not in result.stderr


def test_words_for_the_device_are_checked(compiler: Compiler) -> None:
    compiler.write("a.hip", CALLS)
    assert compiler.run("-c", "a.hip", "-Xarch_device", "-fnothing").returncode == 1


def test_macros_of_the_headers_are_known(tmp_path: Path) -> None:
    """Each macro that marks code as the device's, also by other macros."""
    names = ("hip/hip_runtime.h", "hip/hip_fp16.h", "hip/hip_bf16.h", "hip/hip_cooperative_groups.h")
    source = tmp_path / "a.hip"
    source.write_text("".join(f"#include <{name}>\n" for name in names))
    argv = ("-E", "-dM", "--offload-host-only", str(source))
    cc = Path(toolchain.PACKAGE) / "bin" / "hipspv-cc"
    listing = subprocess.run([cc, *argv], capture_output=True, text=True, check=True).stdout
    found = [line.removeprefix("#define ").partition(" ") for line in listing.splitlines()]
    bodies = {name.partition("(")[0]: body for name, _, body in found}
    sides = ("device", "global", "constant", "shared", "managed")
    marking = {f"__{side}__" for side in sides}
    # The type of a texture or surface, whose variables the host registers; and the headers' own.
    others = ("__HIP_TEXTURE_ATTRIB", "__HIP_SURFACE_ATTRIB", "_GLIBCXX")
    assert marking <= bodies.keys()
    for _ in bodies:
        more = {name for name, body in bodies.items() if any(mark in body for mark in marking)}
        if more <= marking:
            break
        marking |= more
    unknown = [
        name
        for name in marking
        if not name.startswith(others) and not host_only_sources.speaks_of_devices(name.encode())
    ]
    assert not unknown
