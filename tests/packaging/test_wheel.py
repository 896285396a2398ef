"""The wheel of `make wheel`, in a system that has Python, g++ and nothing else.

HIPSPV_WHEEL names the wheel's directory. pip brings the wheel's dependencies from its registry, as
the machine's own pip does.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.limits import HANG_S
from tests.opencl_drivers import root

DIRECTORY = os.environ.get("HIPSPV_WHEEL", "")
EXAMPLES = Path(__file__).parents[2] / "examples"
SUITE = "bookworm"  # the oldest C library that the wheel's tag admits
PACKAGES = ("python3", "python3-venv", "g++")

pytestmark = pytest.mark.skipif(not DIRECTORY, reason="no wheel: make wheel; HIPSPV_WHEEL=dist")


@pytest.fixture(scope="module")
def wheel() -> Path:
    (found,) = Path(DIRECTORY).resolve().glob("hipspv-*.whl")
    return found


def _in(system: Path, work: Path, *argv: str) -> str:
    """The output of a command in the system; the directory is writable, and /work there."""
    command = ["bwrap", "--die-with-parent", "--unshare-net", *root.system(system)]
    command += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--bind", str(work), "/work"]
    done = subprocess.run(
        [*command, "--chdir", "/work", "--", *argv],
        env={"PATH": "/usr/bin:/bin", "HOME": "/work"},
        capture_output=True,
        text=True,
        timeout=HANG_S,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_auditwheel_accepts_it(wheel: Path) -> None:
    assert "-py3-none-manylinux_" in wheel.name
    argv = [sys.executable, "-m", "auditwheel", "show", str(wheel)]
    done = subprocess.run(argv, capture_output=True, text=True, check=True)
    tag = wheel.stem.rpartition("-")[2].split(".")[0]
    assert tag in done.stdout, done.stdout


def test_it_compiles_and_runs_a_program(wheel: Path, tmp_path: Path) -> None:
    try:
        system = root.make(SUITE, PACKAGES, "python")
    except root.Unavailable as error:
        pytest.skip(str(error))
    question = "import sys; print('%d.%d' % sys.version_info[:2])"
    version = _in(system, tmp_path, "python3", "-c", question).strip()
    argv = ["download", "-q", "--only-binary=:all:", f"--python-version={version}"]
    argv += [f"--platform=manylinux_2_{n}_x86_64" for n in range(17, 37)]
    argv += ["--platform=manylinux2014_x86_64", "--platform=manylinux1_x86_64"]
    subprocess.run([sys.executable, "-m", "pip", *argv, "-d", str(tmp_path / "wheels"), str(wheel)], check=True)
    _in(system, tmp_path, "python3", "-m", "venv", "environment")
    pip = ["environment/bin/pip", "install", "-q", "--no-index", "--find-links=wheels", "hipspv"]
    _in(system, tmp_path, *pip)
    shutil.copytree(EXAMPLES, tmp_path / "examples")
    report = _in(system, tmp_path, "environment/bin/hipspv", "doctor")
    assert "Ready" in report, report
    for translator in ("llvm", "llvm-spirv"):
        translate = f"--spirv-translator={translator}"
        argv = ["environment/bin/hipspv-cc", translate, "examples/saxpy.hip", "-o", "saxpy"]
        _in(system, tmp_path, *argv)
        assert "largest error" in _in(system, tmp_path, "./saxpy")
