"""Wrong command lines: one line says why, the cause first, and nothing is compiled."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from hipspv.driver.options.command_line import Argument, parse
from tests.driver.conftest import Run, files

WRONG = {
    "": ("no input files", "hipspv-cc --help"),
    "-c sub": ("'sub' is a directory", "name the files in it"),
    "-c sub.hip": ("'sub.hip' is a directory", "name the files in it"),
    "-c a.hip -o none/a.o": ("unable to open output file 'none/a.o'", "mkdir -p none"),
    "a.hip -o none/a": ("unable to open output file 'none/a': no such directory", "mkdir -p none"),
    "-c a.hip -MD -MF none/a.d": ("unable to open output file 'none/a.d'", "mkdir -p none"),
    "a.hip -o sub": ("unable to open output file 'sub': it is a directory", ""),
    "a.hip -o a.hip": ("the output 'a.hip' is the source 'a.hip'", "-o names another file"),
    "-c p.c -o ./p.c": ("the output './p.c' is the source 'p.c'", "-o names another file"),
    "-c a.hip --warp-size=7": ("invalid value '7' in '--warp-size=7' (4, 8, 16, 32 or 64)", ""),
    "-c a.hip --warp-size 32": ("argument to '--warp-size' is missing: write --warp-size=4|8|16", ""),
    "-c a.hip --max-kernel-arguments=1": ("'--max-kernel-arguments=1' (64 to 1048575)", ""),
    "-c a.hip --offload-arch=banana": ("unknown device 'banana' in '--offload-arch=banana'", "gfx"),
    "-c a.hip --offload-arch=gfx90a,x": ("unknown device 'x'", "sm_70"),
    "-c a.hip --cuda-gpu-arch=pascal": ("unknown device 'pascal'", "spirv64"),
    "-c a.hip --print-after=nothing": ("no pass 'nothing' runs here", "--print-pipeline lists"),
    "-c -x hip p.o": ("'p.o' is not a source file: it is an ELF file", "-x none before it"),
    "-c -x hip noise": ("'noise' is not a source file: it is binary", "-x none before it"),
    "-c a.hip -m32": ("-m32: device code has 64-bit pointers", "leave the option out"),
    "-c a.hip --hipstdpar": (
        "--hipstdpar: std's parallel algorithms aren't offloaded, which takes AMD's rocThrust",
        "leave the option out: with std::execution::par they then run on the host",
    ),
    "-c a.hip --hip-version=5.7": (
        "--hip-version=5.7: the headers follow HIP 7.2 and 6.2",
        "give one of these versions",
    ),
    "-c a.hip -arch=banana": ("Unsupported gpu architecture 'banana'", "sm_<n>"),
}


@pytest.mark.parametrize("words", WRONG)
def test_one_line_and_a_remedy(cc: Run, source: Path, tmp_path: Path, words: str) -> None:
    message, remedy = WRONG[words]
    (tmp_path / "p.c").write_text("int f;\n")
    (tmp_path / "p.o").write_bytes(b"\x7fELF\2\1\1\0")
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    for name in ("sub", "sub.hip"):
        (tmp_path / name).mkdir()
    before = source.read_bytes()
    result = cc(*words.split())
    error, *notes = result.stderr.splitlines()
    assert result.returncode == 1
    assert error.startswith("hipspv-cc: error: ") and message in error
    assert len(notes) == bool(remedy) and all(remedy in note for note in notes)
    assert files(tmp_path) == {"a.hip", "p.c", "p.o", "noise", "sub", "sub.hip"}
    assert source.read_bytes() == before


@pytest.mark.parametrize("form", ["-c", "-S"])
def test_each_warning_once(cc: Run, tmp_path: Path, form: str) -> None:
    """With -S, the host's clang starts once the device code is made."""
    (tmp_path / "a.hip").write_text("inline int f(int x) { int unused; return x; }\n")
    said = cc(form, "-Wall", "a.hip").stderr
    assert said.count("unused variable") == 1 and said.count("1 warning generated") == 1


def test_what_nothing_reads(cc: Run, source: Path, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("")
    said = cc("-fsyntax-only", "a.hip", "a.txt").stderr
    assert said.startswith("hipspv-cc: warning: 'a.txt' is unused: nothing is linked")
    assert said.count("\n") == 1
    for word in ("-w", "-Wno-unused-command-line-argument", "-Qunused-arguments"):
        assert cc("-fsyntax-only", "a.hip", "a.txt", word).stderr == ""


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every file")
def test_a_file_that_may_not_be_read(cc: Run, source: Path) -> None:
    source.chmod(0)
    result = cc("-c", "a.hip")
    assert result.stderr == "hipspv-cc: error: 'a.hip': Permission denied\n"


HEADER = "#include <hip/hip_runtime.h>\n"
KERNEL = "__global__ void k(int *a) { *a = threadIdx.x; }\n"
# The source, an option, and the hint.
HINTS = {
    "--wrap-size=32": ("", "did you mean '--warp-size="),
    "-fgpu-rcd": ("", "did you mean '-fgpu-rdc'?"),
    "--validat": ("", "did you mean '--validate'?"),
    "-DHIP": (KERNEL, "the source needs: #include <hip/hip_runtime.h>"),
    "-DCUDA": (KERNEL + "int x = cudaFree(0);", "hipspv-nvcc, or give -x cu"),
    "-DLIBRARY": (
        HEADER + "#include <hipcub/hipcub.hpp>\n", "hipcub/hipcub.hpp is a library's, which"
    ),
}  # fmt: skip


@pytest.mark.parametrize("option", HINTS)
def test_hints(cc: Run, tmp_path: Path, option: str) -> None:
    text, hint = HINTS[option]
    (tmp_path / "a.hip").write_text(text)
    for colour in ((), ("-fcolor-diagnostics",)):
        *said, last = cc("-c", "a.hip", option, *colour).stderr.splitlines()
        assert "error: " in said[0] or "error: " in said[0].replace("\x1b[0;1;31m", "")
        assert last.startswith("hipspv-cc: note: ") and hint in last


def test_no_hint_where_clang_knows_better(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text("auto p = cudaMaloc, q = cudaThing;\n")
    assert "hipspv-cc: note" not in cc("-c", "a.cu").stderr
    (tmp_path / "a.hip").write_text(HEADER + "auto p = hipMaloc;\n")
    assert "hipspv-cc: note" not in cc("-c", "a.hip").stderr


def test_names_of_devices(cc: Run, source: Path) -> None:
    names = "gfx906:sramecc+:xnack- gfx90a,gfx1100 gfx9-4-generic amdgcnspirv native spirv64"
    words = [f"--offload-arch={name}" for name in [*names.split(), "generic", "sm_90a"]]
    result = cc("-###", "-c", "a.hip", *words, "--no-offload-arch=all", "--amdgpu-target=gfx803")
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("words", ["a.cpp", "-c a.cpp", "-S a.cpp", "-E a.cpp", "-M a.cpp"])
def test_a_device_that_is_full(cc: Run, tmp_path: Path, words: str) -> None:
    """clang and lld alone die of this without a message."""
    (tmp_path / "a.cpp").write_text("int main() { return 0; }\n")
    result = cc(*words.split(), "-o", "/dev/full")
    assert (result.returncode, result.stderr) == (
        1,
        "hipspv-cc: error: cannot write '/dev/full': No space left on device\n",
    )
    assert files(tmp_path) == {"a.cpp"}


def test_devices_and_pipes_as_outputs(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.cpp").write_text("int main() { return 0; }\n")
    assert cc("a.cpp", "-o", os.devnull).returncode == 0
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)
    assert cc("-E", "a.cpp", "-o", "/dev/stdout").stdout == cc("-E", "a.cpp").stdout
    assert files(tmp_path) == {"a.cpp"}


def test_clangs_long_names_are_the_short_options() -> None:
    long = "--preprocess --output a.ii --output=b --define-macro=A=1 --include-directory d --language=hip --compile a"
    short = "-E -o a.ii -ob -DA=1 -I d -xhip -c a"
    items = [parse(line.split()).items for line in (long, short)]
    arguments = [[item.argv for item in line if isinstance(item, Argument)] for line in items]
    assert arguments[0] == arguments[1]
    assert [len(line) for line in items] == [8, 8]
