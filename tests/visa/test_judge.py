"""Intel's own tool reads hipspv's objects and prints the same text.

GenX_IR is in Debian's package libigc-tools. It names its output after the attribute OutputAsmPath,
which it doesn't print, and replaces each dot in a kernel's name by a space.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from hipspv.visa import Kernel, Object, read, text
from hipspv.visa.build import Builder

_TOOL = shutil.which("GenX_IR")
pytestmark = pytest.mark.skipif(_TOOL is None, reason="needs GenX_IR: apt install libigc-tools")

# `ret (M1, 1)` as Intel's compiler wrote it.
_RETURN = b"\x34\x00\x00\x00"


def _kernel(name: str) -> Kernel:
    """Variables of every kind and type, implicit inputs, and one instruction."""
    build = Builder(Kernel(name=name))
    build.general("V0032", "ud", 8, align="GRF")
    build.general("V0033", "uq", 1, align="qword", attributes=[("Output", None)])
    build.general("pair", "ud", 2, align="qword", alias=("V0033", 0))
    build.general("V0035", "d", 8, align="hword", alias=("%r0", 0))
    build.general("V0036", "ud", 3, align="dword")
    build.general("V0037", "hf", 16, align="oword")
    build.general("V0038", "df", 8, align="GRFx2")
    build.general("V0039", "b", 4)
    build.general("V0040", "w", 4, align="word")
    build.general("V0041", "f", 16, align="wordx32")
    build.general("V0042", "q", 8, align="wordx64", attributes=[("Scope", 1)])
    build.address("A0", 4)
    build.address("A1", 16)
    build.predicate("P01", 16)
    build.predicate("P02", 1)
    build.surface("T006", 2)
    build.surface("image")
    build.sampler("S000")
    build.input("V0032", 32, 32)
    build.input("V0033", 64, 8)
    build.input("S0", 72, 4)
    build.input("T6", 76, 8)
    build.input("V0036", 96, 12, provenance=1)
    build.input("V0037", 128, 32, provenance=2)
    build.input("V0039", 160, 4, provenance=3)
    build.input("V0040", 168, 8, provenance=5)
    build.attribute("OutputAsmPath", f"./{name}.asm")
    build.attribute("Target", 1)
    build.attribute("SimdSize", 16)
    build.routine.instructions = _RETURN
    return build.routine


def _directives(source: str) -> list[str]:
    source = source.replace("    ret (M1, 1)", "\n    ret (M1, 1)")  # may follow a directive
    lines = (re.sub(r"\s*//.*", "", line).rstrip() for line in source.splitlines())
    return sorted(
        line
        for line in lines
        if line.startswith(".") and "OutputAsmPath" not in line and not line.startswith(".version")
    )


def test_intel_reads_and_prints_what_we_write_and_print(tmp_path: Path) -> None:
    assert _TOOL is not None
    what = Object(kernels=[_kernel("one"), _kernel("two")])
    (tmp_path / "a.isa").write_bytes(what.to_bytes())
    options = ["-platform", "SKL", "-dumpvisa", "-output", "-dumpcommonisa"]
    subprocess.run([_TOOL, "a.isa", *options], cwd=tmp_path, check=True, capture_output=True)
    printed = [(tmp_path / f"{name}.visaasm").read_text() for name in ("one", "two")]
    assert _directives("".join(printed)) == _directives(text.render(what))
    # GenX_IR's own object of the text, with GPU code, reads as hipspv's.
    again = read((tmp_path / "temp.isa").read_bytes())
    for ours, theirs in zip(what.kernels, again.kernels, strict=True):
        assert [ours.name_of(one) for one in ours.variables] == [theirs.name_of(one) for one in theirs.variables]
        assert list(ours.inputs) == list(theirs.inputs)
        assert theirs.binaries[0].platform_name == "SKL" and theirs.binaries[0].content
