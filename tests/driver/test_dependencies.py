"""Dependency files: the same as clang's own for the same options."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from hipspv.driver.clang import depfile
from tests.driver.conftest import Run, files


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    (tmp_path / "a header.h").write_text("#define A 1\n")
    (tmp_path / "b#$.h").write_text("#define B 1\n")
    (tmp_path / "only_device.h").write_text("")
    (tmp_path / "a.c").write_text('#include "a header.h"\n#include "b#$.h"\n#include <stddef.h>\n')
    (tmp_path / "a.hip").write_text((tmp_path / "a.c").read_text())
    return tmp_path


def test_device_only(cc: Run, sources: Path) -> None:
    words = ["-c", "--cuda-device-only", "-MMD", "-MQ", "a b$#", "-MT", "$(X)"]
    assert cc("a.hip", *words).returncode == 0
    text = (sources / "a.d").read_text()
    assert text.startswith("a\\ b$$\\#")
    assert depfile.prerequisites(text) == ["a.hip", "a\\ header.h", "b\\#$$.h"]


WAYS = [
    "-MD -c",
    "-MMD -c",
    "-MD -MP -c",
    "-MMD -MF x.dep -c",
    "-MMD -MT target -c",
    "-MMD -MQ tar$get -c",
    "-MMD -MT one -MT two -MP -c -o out.o",
    "-MMD -c -o out.o",
    "-MMD -c -o out",
    "-MMD -S",
    "-M",
    "-MM",
    "-MM -MT x",
    "-MM -MF y.d",
    "-MM -o z.d",
    "-MMD -fsyntax-only",
]


def _clean(directory: Path, keep: set[str]) -> dict[str, str]:
    """Return the files that were made, and remove them."""
    made = {}
    for name in files(directory) - keep:
        if name.endswith((".d", ".dep")):
            made[name] = (directory / name).read_text()
        (directory / name).unlink()
    return made


@pytest.mark.parametrize("way", WAYS)
def test_as_clang_does(cc: Run, sources: Path, way: str) -> None:
    """C gives the same files with the same content, as clang sees the same sources. HIP does, too,
    but for hipspv's own headers, which are system headers."""
    before = files(sources)
    include = ["-isystem", toolchain.INCLUDE]
    words = [toolchain.clang(), "a.c", *include, *way.split()]
    clang = subprocess.run(words, cwd=sources, capture_output=True, text=True, check=True)
    expected = _clean(sources, before)
    ours = cc("a.c", *way.split())
    assert (ours.returncode, ours.stdout) == (0, clang.stdout)
    assert _clean(sources, before) == expected
    hip = cc("a.hip", *way.split())
    assert hip.returncode == 0
    made = _clean(sources, before)
    assert set(made) == set(expected)
    if "-MMD" in way or "-MM" in way:
        assert {name: text.replace("a.hip", "a.c") for name, text in made.items()} == expected
        assert hip.stdout.replace("a.hip", "a.c") == clang.stdout


def test_what_only_the_device_side_reads(cc: Run, sources: Path) -> None:
    text = '#if defined(__HIP_DEVICE_COMPILE__)\n#include "only_device.h"\n#endif\n'
    (sources / "a.hip").write_text(text)
    assert cc("-c", "-MMD", "-MP", "a.hip").returncode == 0
    text = (sources / "a.d").read_text()
    assert depfile.prerequisites(text) == ["a.hip", "only_device.h"]
    assert "only_device.h:\n" in text
    if shutil.which("make") is None:
        pytest.skip("make isn't installed")
    make = subprocess.run(["make", "-f", "a.d", "-n", "a.o"], cwd=sources, capture_output=True)
    assert make.returncode == 0, make.stderr


def test_merging_keeps_escapes() -> None:
    host = "a.o: a.hip \\\n  b\\ c.h\nb\\ c.h:\n"
    device = "a.o: a.hip \\\n  d\\ e$$.h \\\n  b\\ c.h\n"
    merged = depfile.merge(host, device, phony=True)
    assert depfile.prerequisites(merged) == ["a.hip", "b\\ c.h", "d\\ e$$.h"]
    assert merged.endswith("b\\ c.h:\nd\\ e$$.h:\n")
    assert depfile.merge(host, device, phony=False).endswith("b\\ c.h:\n")
    assert depfile.merge(host, host, phony=True) == host
