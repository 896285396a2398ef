"""The messages that the user reads for errors in the source."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipspv.driver.clang.diagnostics import merge
from tests.driver.conftest import Result, Run, files

HEADER = "#include <hip/hip_runtime.h>\n"


def _compile(cc: Run, directory: Path, text: str, *words: str) -> Result[str]:
    (directory / "a.hip").write_text(text)
    return cc("-c", "a.hip", *words)


def test_an_error_of_both_sides_once(cc: Run, tmp_path: Path) -> None:
    result = _compile(cc, tmp_path, "__global__ void k(int *a) { *a = unknown; }\n")
    assert result.returncode == 1
    assert result.stderr.count("use of undeclared identifier 'unknown'") == 1
    assert "1 error generated when compiling for host." in result.stderr
    assert "device" not in result.stderr
    assert files(tmp_path) == {"a.hip"}


def test_each_sides_own_errors(cc: Run, tmp_path: Path) -> None:
    text = """\
int both = everywhere;
#if defined(__HIP_DEVICE_COMPILE__)
int d = device_only;
#else
int h = host_only;
#endif
"""
    result = _compile(cc, tmp_path, text)
    assert result.returncode == 1
    for name in ("everywhere", "device_only", "host_only"):
        assert result.stderr.count(f"identifier '{name}'") == 1
    assert "2 errors generated when compiling for host." in result.stderr
    assert "1 error generated when compiling for device." in result.stderr


def test_warnings_once_and_success(cc: Run, tmp_path: Path) -> None:
    text = "__device__ void f(int *a) { int unused; }\n"
    result = _compile(cc, tmp_path, text, "-Wall")
    assert result.returncode == 0
    assert result.stderr.count("unused variable") == 1
    assert result.stderr.endswith("1 warning generated when compiling for host.\n")
    assert _compile(cc, tmp_path, text, "-Wall", "-w").stderr == ""
    assert _compile(cc, tmp_path, text, "-Wall", "-Werror").returncode == 1


def test_no_word_of_options_for_the_other_side(cc: Run, tmp_path: Path) -> None:
    words = ["-march=native", "-fPIC", "-Llib", "-lfoo", "-Wl,-z,now", "-fno-plt", "-pthread"]
    words += ["-fstack-protector-strong", "-fcf-protection", "-ftrivial-auto-var-init=zero"]
    result = _compile(cc, tmp_path, "__device__ int f(int *a) { return *a; }\n", *words)
    assert (result.returncode, result.stderr) == (0, "")


def test_lowering_errors_name_the_line(cc: Run, tmp_path: Path) -> None:
    text = HEADER + "__device__ int missing(int);\n__global__ void k(int *a) {\n"
    text += "  *a = missing(3);\n}\n"
    result = _compile(cc, tmp_path, text)
    assert result.returncode == 1
    assert "a.hip:4:" in result.stderr and "error:" in result.stderr and "missing" in result.stderr
    assert "reproduce" not in result.stderr
    assert files(tmp_path) == {"a.hip"}


def test_colour_only_on_a_terminal(cc: Run, tmp_path: Path) -> None:
    text = "int x = unknown;\n"
    assert "\x1b[" not in _compile(cc, tmp_path, text).stderr
    coloured = _compile(cc, tmp_path, text, "-fcolor-diagnostics").stderr
    assert "\x1b[" in coloured and coloured.count("undeclared identifier") == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "no input files"),
        (["nothing.hip"], "no such file or directory: 'nothing.hip'"),
        (["-c", "-o"], "argument to '-o' is missing"),
        (["-c", "a.hip", "--offload=amdgcn-amd-amdhsa"], "hipspv makes SPIR-V only"),
        (["-c", "a.hip", "--spirv-translator=gcc"], "invalid value 'gcc'"),
        (["-c", "a.hip", "-o", "no/such/place.o"], "unable to open output file"),
        (["-c", "a.hipi"], "preprocessed HIP"),
        (["@nothing"], "no such file or directory: '@nothing'"),
    ],
)
def test_wrong_command_lines(cc: Run, source: Path, tmp_path: Path, words: list[str], message: str) -> None:
    (tmp_path / "a.hipi").write_text("")
    result = cc(*words)
    assert result.returncode == 1
    assert message in result.stderr
    assert "Traceback" not in result.stderr
    assert files(tmp_path) == {"a.hip", "a.hipi"}


ERROR = b"In file included from a.hip:1:\nb.h:2:3: error: no\n    2 | x\nb.h:1:1: note: here\n"
OTHER = b"a.hip:9:1: warning: hm [-Wx]\n    9 | y\n"
DRIVER = b"clang: error: bad option\n"


def test_merging() -> None:
    assert merge(ERROR + b"1 error generated when compiling for host.\n", ERROR) == (
        ERROR + b"1 error generated when compiling for host.\n"
    )
    device = ERROR + OTHER + b"1 warning and 1 error generated when compiling for x.\n"
    assert merge(ERROR, device) == (ERROR + OTHER + b"1 warning generated when compiling for device.\n")
    assert merge(DRIVER, DRIVER) == DRIVER
    assert merge(b"", b"") == b""
    assert merge(b"whatever\n", b"else\n") == b"whatever\nelse\n"
    red = ERROR.replace(b"error:", b"\x1b[0;1;31merror:\x1b[0m")
    assert merge(red, red) == red
    assert merge(b"", OTHER) == OTHER


def test_launches_in_device_code(cc: Run, tmp_path: Path) -> None:
    """As in hipcc an error, also in a lambda, which clang takes for both sides."""
    kernels = "__global__ void a(int* p) {}\n__global__ void b(int* p) {"
    for text in ("a<<<1, 1>>>(p); }", "[&] { a<<<1, 1>>>(p); }(); }"):
        result = _compile(cc, tmp_path, f"{HEADER}{kernels}\n{text}\n")
        assert result.returncode == 1
        assert "a.hip:4:" in result.stderr
        assert "note: HIP has no launches in device code" in result.stderr
