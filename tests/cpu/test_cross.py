"""Code for hosts of other architectures: kernels run under QEMU, called by a program of the cross compiler's."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.runtime.conftest import execute

HERE = Path(__file__).parent / "cross"
ROOT = HERE.parents[2]
# The target of this machine, and those of others, by the architecture.
TARGETS = {"x86_64": "cpu=x86-64-v2", "aarch64": "cpu=aarch64", "riscv64": "cpu=riscv64"}
MACHINES = {"aarch64": 183, "riscv64": 243}  # ELF's (elf.h)


def needs(*programs: str) -> None:
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"{program} isn't installed")


def host(architecture: str) -> list[str]:
    """The command that runs a program of the architecture."""
    if architecture == os.uname().machine:
        return []
    needs(f"qemu-{architecture}")
    return [f"qemu-{architecture}", "-L", f"/usr/{architecture}-linux-gnu"]


@pytest.mark.parametrize("level", ["-O2", "-O0"])
@pytest.mark.parametrize("architecture", TARGETS)
def test_kernels(architecture: str, level: str) -> None:
    compiler = "g++" if architecture == os.uname().machine else f"{architecture}-linux-gnu-g++"
    needs(compiler)
    runner = host(architecture)
    arch = f"--offload-arch={TARGETS[architecture]}"
    options = ("-w", level, arch, "--cuda-device-only")
    library = built(COMPILER, *options, HERE / "kernels.hip", name="kernels.so")
    program = built(compiler, "-std=c++17", "-w", "-I", ROOT, HERE / "host.cpp", "-lm", "-ldl", name="host")
    result = execute([*runner, str(program), str(library)])
    assert result.status == 0, result.stdout + result.stderr
    checked, _, wrong, _ = result.stdout.splitlines()[-1].split()
    assert (int(checked) > 70000, wrong) == (True, "0")


@pytest.mark.parametrize("architecture", MACHINES)
def test_an_object_for_another_host(architecture: str) -> None:
    """`cpu` is the host's own; the object is an ELF file of the host's, whose constructors the C library runs."""
    needs(f"{architecture}-linux-gnu-g++")
    options = ("-w", f"--target={architecture}-linux-gnu", "--offload-arch=cpu", "-c")
    data = built(COMPILER, *options, HERE.parent / "levels.hip", name="levels.o").read_bytes()
    assert int.from_bytes(data[18:20], "little") == MACHINES[architecture]
    assert f"hip-{architecture}-unknown-linux-gnu--cpu".encode() in data
    assert b".init_array" in data
    assert b".ctors" not in data
