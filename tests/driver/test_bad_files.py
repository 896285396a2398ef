"""Files and words that commands can't use: one line gives the reason and the remedy."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.driver.conftest import Run
from tests.fuzz.readers import samples

# Words of a command, its exit status, and its message. `module` is a module, `file` a text.
CASES: tuple[tuple[str, int, str], ...] = (
    ("inspect --json --yaml module", 2, "--json and --yaml exclude one another"),
    ("inspect /dev/zero", 1, "/dev/zero: a device, which may have no end"),
    ("bundle list /dev/zero", 1, "/dev/zero: a device, which may have no end"),
    ("bundle check /dev/zero", 1, "/dev/zero: a device, which may have no end"),
    ("spirv strip /dev/zero -o out", 1, "/dev/zero: a device, which may have no end"),
    ("bundle pack module --align 99999999999999 -o out", 1, "an alignment of 99999999999999"),
    ("bundle pack module --compress --level 99 -o out", 1, "zlib has levels from -1 to 9"),
    ("bundle unpack --all bundle -o file", 1, "file: not a directory"),
    ("reduce missing", 1, "missing: no such file or directory"),
    ("reduce module", 1, "no reproduce.sh in "),
)


@pytest.mark.parametrize(("words", "status", "message"), CASES, ids=[case[0] for case in CASES])
def test_one_line_says_why(words: str, status: int, message: str, tmp_path: Path, hipspv: Run) -> None:
    (tmp_path / "module").write_bytes(samples.small())
    (tmp_path / "file").write_text("text")
    assert hipspv("bundle", "pack", "module", "-o", "bundle", cwd=tmp_path).returncode == 0
    done = hipspv(*words.split(), cwd=tmp_path)
    assert done.returncode == status and "Traceback" not in done.stderr
    assert f"error: {message}" in done.stderr.replace("Error: ", "error: ")
    assert not (tmp_path / "out").exists()


def test_nothing_is_a_file_too(tmp_path: Path, hipspv: Run) -> None:
    """/dev/null is a device that ends."""
    words = ("--entry", f"host-x86_64-unknown-linux-gnu={os.devnull}", "-o", "bundle")
    assert hipspv("bundle", "pack", *words, cwd=tmp_path).returncode == 0
