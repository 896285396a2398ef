"""A root directory of Debian sid, in which other OpenCL devices than the machine's run programs.

debootstrap makes it once, in the user's cache directory, and bubblewrap runs programs in it: the installation of hipspv
and the program's directory have the same paths there. Nothing is mounted outside the program's own mount namespace.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import hipspv
from tests.building import locked
from tests.limits import HANG_S

SUITE = "sid"
PACKAGES = (*("pocl-opencl-icd", "mesa-opencl-icd", "ocl-icd-libopencl1"), *("libstdc++6", "libgcc-s1"))


class Unavailable(Exception):
    """The machine can't have the root; the text says why."""


@dataclass(frozen=True)
class Device:
    """A device of the root, and the variables that select it."""

    name: str
    variables: tuple[tuple[str, str], ...]


POCL = Device("pocl", (("HIPSPV_PLATFORM", "Portable"),))
RUSTICL = Device("rusticl", (("HIPSPV_PLATFORM", "rusticl"), ("RUSTICL_ENABLE", "llvmpipe")))
DEVICES = (POCL, RUSTICL)


def make(suite: str = SUITE, packages: Sequence[str] = PACKAGES, name: str = "debian") -> Path:
    """The root directory of that Debian, made unless it is there. Raises Unavailable."""
    if os.geteuid() != 0:
        raise Unavailable("debootstrap needs root")
    for command in ("debootstrap", "bwrap"):
        if shutil.which(command) is None:
            raise Unavailable(f"no {command}: apt install debootstrap bubblewrap")
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hipspv-tests"
    cache.mkdir(parents=True, exist_ok=True)
    root = cache / f"{name}-{suite}"
    with locked(cache / "lock"):
        if not root.exists():
            _bootstrap(root, suite, packages)
    return root


def _bootstrap(root: Path, suite: str, packages: Sequence[str]) -> None:
    """Make the root in a temporary directory: debootstrap takes no path with a space in it."""
    with tempfile.TemporaryDirectory(prefix="hipspv-debian-") as directory:
        draft = Path(directory) / "root"
        command = ["debootstrap", "--variant=minbase", "--no-check-gpg"]
        command += [f"--include={','.join(packages)}", suite, str(draft), _registry()]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            last = (done.stdout + done.stderr).strip().splitlines()[-1:]
            raise Unavailable(f"debootstrap ended with {done.returncode}: {' '.join(last)}")
        # Device files can't be moved to another file system, and bubblewrap makes its own.
        shutil.rmtree(draft / "dev")
        moved = root.with_name(f"{root.name}.draft")
        shutil.rmtree(moved, ignore_errors=True)
        shutil.move(draft, moved)
        moved.rename(root)


def _registry() -> str:
    """The address from which this machine has its own Debian packages."""
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI)"]
    command += ["Created-By: Packages", "Origin: Debian", "Label: Debian"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    addresses = done.stdout.split()
    if not addresses:
        raise Unavailable("apt knows no Debian registry: apt update")
    return addresses[0]


def system(root: Path) -> list[str]:
    """Options that put the system's directories, and no others, where they are in the root."""
    argv: list[str] = []
    for path in sorted(root.iterdir()):
        if path.is_symlink():
            argv += ["--symlink", os.readlink(path), f"/{path.name}"]
        elif path.name in ("etc", "usr", "var"):
            argv += ["--ro-bind", str(path), f"/{path.name}"]
    return argv


def command(root: Path, device: Device, directory: Path, argv: Sequence[str]) -> list[str]:
    """Return the command for the device. The directory is writable, and keeps its path there."""
    found = ["bwrap", "--die-with-parent", *system(root), "--ro-bind", "/sys", "/sys"]
    found += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--bind", *(str(directory),) * 2]
    for own in dict.fromkeys((str(Path(hipspv.__file__).parents[1]), sys.prefix)):
        found += ["--ro-bind", own, own]
    for name, value in device.variables:
        found += ["--setenv", name, value]
    return [*found, "--", *argv]


def run(root: Path, device: Device, program: Path, work: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """The program's run on the device, in a directory of the test's own."""
    linked = work / program.name
    if not linked.exists():
        linked.hardlink_to(program)
    given = {"POCL_CACHE_DIR": f"{work}/pocl", "HOME": str(work), "PATH": "/usr/bin:/bin"}
    given |= {"HIPSPV_CACHE_DIR": f"{work}/cache"} | variables
    return subprocess.run(
        command(root, device, work, [str(linked)]),
        cwd=work,
        env=given,
        capture_output=True,
        text=True,
        errors="replace",
        timeout=HANG_S,
    )
