"""Precompiled headers change no byte, no message and no list of dependencies."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from hipspv.core.store import PRECOMPILED, Store
from hipspv.driver.cache.leading_includes import leading_includes
from hipspv.driver.cache.standard_headers import is_standard
from tests.cache.conftest import Compiler, Result
from tests.driver.conftest import command

OFF = {"HIPSPV_CACHE": "0"}
RUNTIME = b"#include <hip/hip_runtime.h>\n"
KERNEL = """
#include <cmath>
__global__ void k(float* p, int n) {
  assert(n > 3);
  p[threadIdx.x] = sinf(p[n]) + __shfl_xor(p[1], __COUNTER__) + max(n, __LINE__);
  atomicAdd(p, std::fabs(p[2]));
}
int f(float* p) { assert(p); k<<<1, 2>>>(p, 3); return hipDeviceSynchronize(); }
"""
# The source's name, its beginning, and the options.
SAME = {
    "runtime first": ("a.hip", "// A comment.\n\n#include <hip/hip_runtime.h>  // another\n#include <atomic>", "-O2"),
    "others before": (
        "a.hip",
        "/* Of two\n lines */\n#include <assert.h>\n# include <cstdio>\n#include <vector>\n"
        '#include "hip/hip_runtime.h"',
        "-O3 -fgpu-rdc -MP -std=c++20 -Wall",
    ),
    "CUDA": ("a.cu", "#define X 1", "-O1 -DY=2 -fopenmp"),
    "HIP in .cu": ("a.cu", "#include <hip/hip_runtime.h>", "-O2"),
    "an option": ("a.hip", "#define X 1", "-O2 -include hip/hip_runtime.h -MT x"),
}


def _warm(compiler: Compiler, source: str, text: str, *argv: str) -> None:
    """Have the precompiled headers made, by the second of two other sources."""
    for number in (1, 2):
        compiler.write(source, f"{text}\n__device__ int other{number};\n")
        result = compiler.run("-c", source, "-o", "other.o", *argv)
        assert result.returncode == 0, result.stderr


def _used(compiler: Compiler) -> int:
    return compiler.store.counted(PRECOMPILED)


def _outputs(compiler: Compiler, *argv: str, **env: str) -> tuple[bytes, str]:
    argv = ("-c", "-MD", *argv, "-o", "a.o")
    result = compiler.run(*argv, cwd=None, stdin="", **env)
    assert (result.returncode, result.stderr) == (0, "")
    return (compiler.directory / "a.o").read_bytes(), (compiler.directory / "a.d").read_text()


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize("case", SAME)
def test_outputs_are_the_same(compiler: Compiler, case: str) -> None:
    source, beginning, options = SAME[case]
    argv = (*options.split(), "-w")
    _warm(compiler, source, beginning + KERNEL, *argv, "-MD", "-MF", "other.d")
    before = _used(compiler)
    compiler.write(source, beginning + KERNEL)
    outputs = _outputs(compiler, source, *argv)
    assert _used(compiler) >= before + 2
    assert outputs == _outputs(compiler, source, *argv, **OFF)


OWN = "#include <own.h>\n#include <hip/hip_runtime.h>\nint f() { return OWN; }\n"
# A directory whose headers count as standard.
STANDARD = "include/c++/v1"


def test_a_changed_header_is_noticed(compiler: Compiler) -> None:
    argv = (f"-I{compiler.directory}/{STANDARD}", "--offload-host-only")
    own = f"{STANDARD}/own.h"
    compiler.write(own, "#define OWN 1\n")
    _warm(compiler, "a.hip", OWN, *argv)
    outputs = []
    for number in (1, 2):
        path = compiler.write(own, f"#define OWN {number}\n")
        os.utime(path, ns=(0, 0))  # as an unpacked archive sets it
        compiler.write("a.hip", OWN)
        outputs.append(_outputs(compiler, "a.hip", *argv))
        assert outputs[-1] == _outputs(compiler, "a.hip", *argv, **OFF)
    assert outputs[0] != outputs[1] and _used(compiler)


def test_a_new_header_that_is_found_first(compiler: Compiler) -> None:
    one, two = (f"{name}/{STANDARD}" for name in ("one", "two"))
    compiler.write(f"{two}/own.h", "#define OWN 1\n")
    argv = (*(f"-I{compiler.directory}/{name}" for name in (one, two)), "--offload-host-only")
    _warm(compiler, "a.hip", OWN, *argv)
    before = _used(compiler)
    compiler.write(f"{one}/own.h", "#define OWN 2\n")
    compiler.write("a.hip", OWN)
    outputs = _outputs(compiler, "a.hip", *argv)
    assert outputs == _outputs(compiler, "a.hip", *argv, **OFF)
    assert f"{one}/own.h" in outputs[1] and _used(compiler) == before == 1


def test_other_directories_share_them(compiler: Compiler) -> None:
    """A directory with headers that clang would find first gets none."""
    text, argv = RUNTIME.decode(), ("--offload-host-only", "-c", "-o", "a.o")
    _warm(compiler, "a.hip", text, "--offload-host-only")
    for number, header in enumerate(("sub/x.h", "own/hip/host_defines.h", "sub/y.h")):
        path = compiler.write(header, "int own;\n").parents[header.count("/") - 1]
        compiler.write("sub/../b.hip", f"{text}int f() {{ return {number}; }}\n")
        assert compiler.run("../b.hip", *argv, cwd=path).returncode == 0
    assert _used(compiler) == 1 + 2


def test_sources_with_other_headers_share_a_beginning(compiler: Compiler) -> None:
    names = ("<vector>", "<string>", "<map>", "<set>")
    for number, name in enumerate(names):
        compiler.write("a.hip", f"{RUNTIME.decode()}#include {name}\nint x{number};\n")
        argv = ("--offload-host-only", "-c", "a.hip", "-o", "a.o")
        assert compiler.run(*argv).returncode == 0
    assert _used(compiler) == 3
    assert len(list(compiler.cache.rglob("*.pch"))) == 1


# A project's header, a source that begins with it, and the options. clang would compile each in
# another way with the header's precompiled form.
PROJECT = {
    "an overload in the source": (
        "namespace own { struct S {}; inline int h(...) { return 1; }\n"
        "template <class T> int g(T t) { return h(t); } inline int k() { return g(S()); } }\n",
        "namespace own { int h(S) { return 2; } }\nint x = own::k();\n",
        "--offload-host-only -O2",
    ),
    "a host function in a kernel": (
        "struct Own { int get() const { return 3; } };\n__host__ __device__ inline int own() { return Own().get(); }\n",
        "__global__ void k(int* p) { *p = own(); }\n",
        "--offload-device-only",
    ),
    "a device function in the host's code": (
        "__device__ int own();\n__host__ __device__ inline int both() { return own(); }\n",
        "int f() { return both(); }\n",
        "--offload-host-only",
    ),
    "128 bits in a kernel": (
        "__host__ __device__ inline int own(int x) { __float128 y = x; return int(y * 3); }\n",
        "__global__ void k(int* p) { *p = own(*p); }\n",
        "--offload-device-only",
    ),
    "open pragmas": (
        "#pragma once\n#pragma pack(push, 1)\n#pragma clang diagnostic push\n"
        '#pragma clang diagnostic warning "-Wconversion"\nenum { OWN = __COUNTER__ };\n',
        "#include <own.h>\nstruct S { char a; int b; };\nchar f(int x) { return x + sizeof(S) + OWN + __COUNTER__; }\n",
        "--offload-host-only -Wall",
    ),
}


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize("case", PROJECT)
def test_headers_of_a_project(compiler: Compiler, case: str) -> None:
    """They get no precompiled form, and others before them keep theirs."""
    header, source, options = PROJECT[case]
    text = f"{RUNTIME.decode()}#include <own.h>\n"
    argv = ("-c", "a.hip", "-o", "a.o", "-MD", f"-I{compiler.directory}", *options.split())
    compiler.write("own.h", header)
    for number in range(3):  # of the second kind, the second makes the form
        compiler.write("a.hip", f"{text}int other{number};\n")
        assert compiler.run(*argv).returncode == 0
    compiler.write("a.hip", text + source)
    results = []
    for env in ({}, OFF):
        result = compiler.run(*argv, cwd=None, stdin="", **env)
        made = [compiler.directory / name for name in ("a.o", "a.d")]
        results.append((result.returncode, result.stderr, [m.read_bytes() for m in made]))
    assert results[0] == results[1]
    assert len(list(compiler.cache.rglob("*.pch"))) == 1


@pytest.mark.parametrize(
    ("path", "standard"),
    [
        ("/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_pair.h", True),
        ("/usr/include/x86_64-linux-gnu/c++/12/bits/c++config.h", True),
        ("/opt/rh/gcc-toolset-13/root/usr/include/c++/13/cmath", True),
        ("/usr/include/math.h", True),
        ("/usr/include/x86_64-linux-gnu/bits/types/FILE.h", True),
        (f"{toolchain.INCLUDE}/hip/hip_runtime.h", True),
        (f"{Path(toolchain.clang()).parent.parent}/lib/clang/22/include/stddef.h", True),
        ("/usr/include/boost/config.hpp", False),
        ("/usr/include/thrust/copy.h", False),
        ("/usr/local/include/Eigen/Core", False),
        ("/home/user/include/c++/own.h", False),
        ("/home/user/math.h", False),
    ],
)
def test_standard_headers(path: str, standard: bool) -> None:
    assert is_standard(path) == standard


# Beginnings of sources, and options, for which there are none.
WITHOUT = {
    "macro": ("#define X\n#include <hip/hip_runtime.h>\n", ""),
    "debug information": ("#include <hip/hip_runtime.h>\n", "-g"),
    "relative path": ("#include <value.h>\n#include <hip/hip_runtime.h>\n", "-I."),
    "off": ("#include <hip/hip_runtime.h>\n", "--no-cache"),
    "little room": ("#include <hip/hip_runtime.h>\n", ""),
}


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize("case", WITHOUT)
def test_none_are_made(compiler: Compiler, case: str) -> None:
    text, options = WITHOUT[case]
    env = {"HIPSPV_CACHE_BYTES": "100000000"} if case == "little room" else {}
    for number in range(3):
        compiler.write("a.hip", f"{text}int different{number};\n")
        argv = ("--offload-host-only", "-c", "a.hip", "-o", "a.o", *options.split())
        assert compiler.run(*argv, cwd=None, stdin="", **env).returncode == 0
    assert _used(compiler) == 0 and not list(compiler.cache.rglob("*.pch"))


@pytest.mark.parametrize(
    ("text", "length"),
    [
        (RUNTIME, len(RUNTIME)),
        (b"\r\n// x\r\n#include <hip/hip_runtime.h>\r\nint x;\n", 38),
        (b"#include <hip/hip_runtime.h>", None),
        (b"#pragma once\n" + RUNTIME, None),
        (b'#include "x.h"\n' + RUNTIME, None),
        (b"// ends here \\\n" + RUNTIME, None),
        (b"// ends here ??/\n" + RUNTIME, None),
        (b"/* /* */\n" + RUNTIME, None),
        (b"/* */ int x;\n" + RUNTIME, None),
        (b"#include <hip/hip_runtime.h> /* open\n */\n", None),
        (b"#if 1\n" + RUNTIME + b"#endif\n", None),
        (b"// \xff\n" + RUNTIME, None),
        (b"\xef\xbb\xbf" + RUNTIME, None),
        (b"#include <cstdio>\n#include <vector>\nint x;\n", None),
    ],
)
def test_beginnings(text: bytes, length: int | None) -> None:
    assert leading_includes(text, "") == ([(length, RUNTIME)] if length else [])


def test_longer_beginnings() -> None:
    more = b"// x\n#include <vector>\n"
    whole = (len(RUNTIME + more), RUNTIME + b"#include <vector>\n")
    assert leading_includes(RUNTIME + more, "") == [whole, (len(RUNTIME), RUNTIME)]
    assert leading_includes(more, "", begun=True) == [(len(more), whole[1][29:]), (0, b"")]


def test_a_header_beside_the_source(tmp_path: Path) -> None:
    text = b'#include "hip/hip_runtime.h"\n'
    assert leading_includes(text, str(tmp_path)) == [(len(text), text)]
    (tmp_path / "hip").mkdir()
    (tmp_path / "hip" / "hip_runtime.h").touch()
    assert leading_includes(text, str(tmp_path)) == []


# Warnings and errors: with a note in a header, and in a header's template.
MESSAGES = {
    "warning": "void f() { hipMalloc(nullptr, 3); int unused; }\n#define HIP_VERSION_MAJOR 1\n",
    "error": "__global__ void k(int* p) { *p = atomicAdd(p, p, p, p); max(1, nothing); }\n",
    "in a header": "struct S {}; int f(S a, S b) { return std::max(a, b); }\n",
}


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize("case", MESSAGES)
def test_messages_are_the_same(compiler: Compiler, case: str) -> None:
    text = "#include <algorithm>\n#include <hip/hip_runtime.h>\n"
    _warm(compiler, "a.hip", text, "-Wall", "--offload-host-only")
    compiler.write("a.hip", text + MESSAGES[case])
    argv = ("-Wall", "--offload-host-only", "-c", "a.hip", "-o", "a.o")
    before = _used(compiler)
    said = compiler.run(*argv)
    assert "a.hip:3:" in said.stderr
    assert _used(compiler) == before + (case == "warning")
    plain = compiler.run(*argv, "--no-cache")
    assert (said.returncode, said.stderr) == (plain.returncode, plain.stderr)


def test_a_damaged_file_is_made_anew(compiler: Compiler) -> None:
    text, argv = RUNTIME.decode(), ("a.hip", "--offload-host-only")
    _warm(compiler, *(argv[0], text), argv[1])
    (kept,) = compiler.cache.rglob("*.pch")
    data = bytearray(kept.read_bytes())
    data[len(data) // 2] ^= 1
    kept.write_bytes(data)
    used = _used(compiler)
    for number in range(3):
        compiler.write("a.hip", f"{text}int f() {{ return {number}; }}\n")
        outputs = _outputs(compiler, *argv)
        assert outputs == _outputs(compiler, *argv, **OFF)
    assert _used(compiler) == used + 2  # the next makes the claim, the second the file


def test_a_killed_owner_leaves_no_claim(tmp_path: Path) -> None:
    kept = Store(str(tmp_path / "cache"), 1 << 20)
    assert kept.claim("key") is None
    ready, done = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(done, b"1" if kept.claim("key") is not None else b"0")
        signal.pause()
    assert os.read(ready, 1) == b"1"
    assert kept.claim("key") is None
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    claim = kept.claim("key")
    assert claim is not None
    os.close(claim)


def test_compiles_at_the_same_time(compiler: Compiler) -> None:
    """One of them makes the headers, and none waits."""
    compiler.write("a.hip", f"{RUNTIME.decode()}__device__ int v;\n")
    assert compiler.run("-c", "a.hip", "-o", "a.o").returncode == 0
    running: list[subprocess.Popen[bytes]] = []
    for number in range(3):
        compiler.write(f"{number}.hip", f"{RUNTIME.decode()}__device__ int v{number};\n")
        argv = command("cc", "-c", f"{number}.hip", "-o", f"{number}.o")
        running.append(subprocess.Popen(argv, cwd=compiler.directory, env=compiler.environment()))
    assert [process.wait() for process in running] == [0, 0, 0]
    assert len(list(compiler.cache.rglob("*.pch"))) == 2
    assert 2 <= _used(compiler) <= 6
    for number in range(3):
        result: Result[str] = compiler.run("-c", f"{number}.hip", "-o", "plain.o", "--no-cache")
        assert result.returncode == 0
        made, plain = (compiler.directory / name for name in (f"{number}.o", "plain.o"))
        assert made.read_bytes() == plain.read_bytes()
