"""A full disk gives an error that says so, and leaves no partial file."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.driver.conftest import Run

# On either side, larger than the free space.
PROGRAM = """\
__device__ char device[20000] = {1};
char host[20000] = {1};
int main() { return host[5]; }
""" + "\n".join(f"extern int declared_{number};" for number in range(500))
SAID = ("No space left on device", "bytes are free")


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Path]:
    """A file system of 32 KiB with 4 KiB left."""
    directory = tmp_path / "full"
    directory.mkdir()
    argv = ["mount", "-t", "tmpfs", "-o", "size=32k", "tmpfs", str(directory)]
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root can mount a small file system")
    if subprocess.run(argv, capture_output=True).returncode:
        pytest.skip("no file system may be mounted here")
    (directory / "fill").write_bytes(bytes(28 << 10))
    yield directory
    subprocess.run(["umount", str(directory)], check=True)


OUTPUTS = {
    "object": ("-c", "-o", "full/out"),
    "host object": ("-c", "--cuda-host-only", "-o", "full/out"),
    "program": ("-o", "full/out"),
    "bundle": ("--genco", "-o", "full/out"),
    "preprocessed": ("-E", "-o", "full/out"),
    "dependencies": ("--genco", "-MD", "-MT", "x" * 9999, "-MF", "full/out", "-o", "out"),
    "device": ("--genco", "-o", "/dev/full"),
}


@pytest.mark.parametrize("argv", OUTPUTS.values(), ids=OUTPUTS)
def test_outputs(cc: Run, tmp_path: Path, full: Path, argv: tuple[str, ...]) -> None:
    (tmp_path / "p.cpp").write_text(PROGRAM)
    result = cc("p.cpp", *argv)
    assert result.returncode != 0
    assert any(text in result.stderr.splitlines()[0] for text in SAID), result.stderr
    assert "PLEASE" not in result.stderr
    assert "Traceback" not in result.stderr and "reproduce.sh" not in result.stderr
    assert [path.name for path in full.iterdir()] == ["fill"]
    assert not list((tmp_path / "tmp").iterdir())


def test_temporary_directory(cc: Run, tmp_path: Path, full: Path) -> None:
    (tmp_path / "p.cpp").write_text(PROGRAM)
    result = cc("-c", "p.cpp", env={"TMPDIR": str(full)})
    assert result.returncode != 0
    assert SAID[0] in result.stderr.splitlines()[0]
    assert [path.name for path in full.iterdir()] == ["fill"]
    assert not (tmp_path / "p.o").exists()


def test_cache_directory(cc: Run, tmp_path: Path, full: Path) -> None:
    (tmp_path / "p.cpp").write_text(PROGRAM)
    argv = ("-c", "p.cpp", "-o", "p.o")
    own = {"HIPSPV_CACHE": "", "HIPSPV_CACHE_DIR": str(full / "cache")}
    for _ in range(2):
        result = cc(*argv, env=own)
        assert result.returncode == 0 and result.stderr == ""
    kept = (tmp_path / "p.o").read_bytes()
    assert cc(*argv).returncode == 0
    assert (tmp_path / "p.o").read_bytes() == kept
    left = [path for path in (full / "cache").rglob("*") if path.name.startswith("draft")]
    assert not left
