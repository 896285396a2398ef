"""hipspv reduce: smaller, and the same failure."""

import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipspv.core.errors import DriverError
from hipspv.driver.reduce import command
from hipspv.driver.reduce.case import Case, Outcome, judge
from hipspv.driver.reduce.delta import minimal
from hipspv.driver.reduce.source import inlined, reduce_source
from tests.driver.conftest import Run

HEADER = """\
#pragma once
__device__ int missing(int);
"""
SOURCE = """\
#include <hip/hip_runtime.h>
#include "parts.h"
__global__ void fine(float *a) {
  *a += 1;
}
__global__ void broken(int *a) {
  a[0] = 3;
  a[1] = missing(a[2]);
}
"""
# A select of structures crashes LLVM's back end; hipspv's passes leave none.
MODULE = """\
target triple = "spirv64"
%s = type { i32, float }
@other = addrspace(1) global [4 x i32] zeroinitializer
define spir_kernel void @broken(ptr addrspace(1) %p, i1 %c) {
  %x = select i1 %c, %s { i32 1, float 2.0 }, %s { i32 2, float 3.0 }
  %y = freeze %s %x
  %e = extractvalue %s %y, 0
  store i32 %e, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @fine(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) %p
  %b = mul i32 %a, %a
  store i32 %b, ptr addrspace(1) %p
  ret void
}
"""


def _archive(path: Path) -> dict[str, str]:
    with tarfile.open(path) as archive:
        members = {Path(m.name).name: archive.extractfile(m) for m in archive if m.isfile()}
        return {name: file.read().decode() for name, file in members.items() if file}


@given(st.sets(st.integers(0, 60), min_size=1), st.integers(61, 100))
def test_what_matters_stays(needed: set[int], count: int) -> None:
    asked = []

    def keeps(items: list[int]) -> bool:
        asked.append(items)
        return needed <= set(items)

    assert minimal(range(count), keeps) == sorted(needed)
    assert len(asked) < 40 * len(needed) + 200


def test_headers_become_part_of_the_source(tmp_path: Path) -> None:
    (tmp_path / "a.h").write_text('#pragma once\n#include "b.h"\nint a;\n')
    (tmp_path / "b.h").write_text('#include "a.h"\nint b;')
    text = b'#include <x.h>\n# include "a.h"\n#include "a.h"\n#include "none.h"\n'
    found = inlined(text, [str(tmp_path)])
    assert found.split() == b'#include <x.h> int b; int a; #include "none.h"'.split()


def _grep(text: str) -> list[str]:
    """A compiler that fails with an error for a file that contains the text."""
    script = f"import sys; {text!r} in open(sys.argv[1]).read() and sys.exit('error: bad 17')"
    return [sys.executable, "-c", script, "a.c"]


def test_a_source_is_cut_at_braces_and_lines() -> None:
    body = "".join(f"int f{n}() {{\n  int x;\n  return {n};\n}}\n" for n in range(12))
    case = Case([_grep("return 7;")], {"a.c": body.encode()}, ["a.c"])
    found = judge(case, "", "", lambda text: None)
    reduce_source(found, "a.c", [])
    assert found.best.files["a.c"] == b"  return 7;\n"


def test_another_failure_is_not_taken_for_the_same() -> None:
    argv = ["hipspv", "lower", "a.bc"]
    one = Outcome(argv, 1, "hipspv lower: error: /tmp/x-12/a.bc: pass p: broken at 0x12\n")
    same = Outcome(argv, 1, "hipspv lower: error: /var/y/a.bc: pass p: broken at 0xff\n")
    assert one.signature == same.signature
    for other in (
        one._replace(code=-6),
        one._replace(code=None),
        one._replace(said=one.said.replace("pass p", "pass q")),
        one._replace(command=["hipspv", "translate", "a.bc"]),
    ):
        assert other.signature != one.signature


def test_what_does_not_fail_is_refused() -> None:
    with pytest.raises(DriverError, match="doesn't fail"):
        judge(Case([_grep("none")], {"a.c": b""}, ["a.c"]), "", "", lambda text: None)


def test_an_interrupted_search_gives_the_best_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    directory = tmp_path / "case"
    directory.mkdir()
    (directory / "a.c").write_text("one\nbad\nthree\n")
    quoted = " ".join('"' + word.replace('"', '\\"') + '"' for word in _grep("bad"))
    (directory / "reproduce.sh").write_text(f"#!/bin/sh\n{quoted}\n")

    def stopped(judged, name: str, directories: list[str]) -> None:
        assert judged(judged.best.having(name, b"bad\nthree\n"))
        raise KeyboardInterrupt

    output = tmp_path / "out.tar.gz"
    with monkeypatch.context() as patch:
        patch.setattr(command, "reduce_source", stopped)
        command.reduce((str(directory),), str(output), "", "")
    assert _archive(output)["a.c"] == "bad\nthree\n"
    command.reduce((str(output),), str(output), "", "")  # where the reduction left it
    assert _archive(output)["a.c"] == "bad\n"


def test_a_script_says_what_is_interesting(hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text("int a;\nint b;\nint c;\n")
    script = tmp_path / "test.sh"
    script.write_text('#!/bin/sh\ngrep -q "int b" "$1"\n')
    script.chmod(0o755)
    done = hipspv("reduce", "--test", "test.sh", "--", "hipspv-cc", "-c", "a.hip")
    assert done.returncode == 0, done.stderr
    assert _archive(tmp_path / "reduced.tar.gz")["a.hip"] == "int b;\n"


def test_a_source_with_an_error_of_ours(hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(SOURCE)
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "parts.h").write_text(HEADER)
    done = hipspv("reduce", "-o", "r.tar.gz", "--", "hipspv-cc", "-Iinclude", "-c", "a.hip", "-o", "x/a.o")
    assert done.returncode == 0, done.stderr
    found = _archive(tmp_path / "r.tar.gz")
    lines = [line.strip() for line in found["a.hip"].splitlines()]
    assert "__device__ int missing(int);" in lines and "a[1] = missing(a[2]);" in lines
    assert "fine" not in found["a.hip"] and "a[0] = 3" not in found["a.hip"]
    assert "undefined device function 'missing(int)'" in found["failure.txt"]
    assert "# Expected: hipspv-cc: exit code 1; undefined device function" in found["reproduce.sh"]
    assert "llvmlite" in found["versions.txt"]


def test_a_module_that_kills_llvm(hipspv: Run, tmp_path: Path) -> None:
    directory = tmp_path / "case"
    directory.mkdir()
    (directory / "in.ll").write_text(MODULE)
    (directory / "reproduce.sh").write_text('"hipspv" "translate" "in.ll" "-o" "x.spv"\n')
    done = hipspv("reduce", "case", "-o", "r.tar.gz")
    assert done.returncode == 0, done.stderr
    found = _archive(tmp_path / "r.tar.gz")
    assert "select" in found["in.ll"] and "SIGABRT" in found["failure.txt"]
    assert not any(text in found["in.ll"] for text in ("@fine", "@other", "store", "freeze"))
    subprocess.run(["tar", "-xf", "r.tar.gz"], cwd=tmp_path, check=True)
    again = hipspv("translate", tmp_path / "r" / "in.ll", "-o", "x.spv")
    assert again.returncode == 1 and "SIGABRT" in again.stderr
    script = subprocess.run(["sh", "-n", tmp_path / "r" / "reproduce.sh"], check=False)
    assert script.returncode == 0
