"""Code for several levels of the host's architecture, of which programs choose one when they start."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import NamedTuple

import pytest

from hipspv.bundle import program_bundle
from tests.building import COMPILER, built
from tests.cpu.levels import LEVELS, of_machine
from tests.cpu.test_programs import NATIVE
from tests.runtime.conftest import Result, execute

SOURCE = Path(__file__).with_name("levels.hip")
HIPSPV = COMPILER.with_name("hipspv")
TARGET = "hip-x86_64-unknown-linux-gnu--cpu"
pytestmark = pytest.mark.skipif(os.uname().machine != "x86_64", reason="the levels are those of x86-64")


class Image(NamedTuple):
    target: str
    code: bytes


def images(program: Path) -> list[Image]:
    """The images that `hipspv inspect` reports, with their bytes in the program."""
    result = execute([str(HIPSPV), "inspect", "--json", str(program)])
    assert result.status == 0, result.stdout + result.stderr
    data = program.read_bytes()
    rows = json.loads(result.stdout)["files"][0]["images"]
    return [Image(row["target"], data[row["offset"] : row["offset"] + row["size"]]) for row in rows]


def compiled(*options: str) -> Path:
    return built(COMPILER, "-w", *options, SOURCE, name="levels")


def run(program: Path, directory: Path, **environment: str) -> tuple[Result, list[bytes]]:
    """The result of a run, and the libraries of kernels that the program has loaded."""
    result = execute([str(program)], {"HIPSPV_KERNEL_DIR": str(directory), **environment})
    return result, [path.read_bytes() for path in directory.iterdir()]


def test_the_default_has_three_levels() -> None:
    found = images(compiled("-O2", *NATIVE))
    assert [image.target for image in found] == [f"{TARGET}=x86-64-{level}" for level in ("v3", "v4", "v2")]
    assert len({image.code for image in found}) == 3


def test_code_that_is_not_optimized_has_the_lowest_level() -> None:
    assert [image.target for image in images(compiled("-O0", *NATIVE))] == [f"{TARGET}=x86-64-v2"]


@pytest.mark.parametrize("limit", [*LEVELS[1:], ""])
def test_the_best_level_that_the_machine_has_runs(tmp_path: Path, limit: str) -> None:
    own = of_machine()
    if limit and limit not in own:
        pytest.skip(f"the machine lacks {limit}")
    program = compiled("-O2", *NATIVE)
    result, loaded = run(program, tmp_path, HIPSPV_CPU_LEVEL=limit or LEVELS[-1])
    assert result.stdout == "3 checked, 0 wrong\n", result.stderr
    assert {f"{TARGET}={limit or own[-1]}": loaded} == {
        image.target: [image.code] for image in images(program) if image.code in loaded
    }


def test_levels_of_several_options(tmp_path: Path) -> None:
    archs = ("--offload-arch=cpu=x86-64-v2", "--offload-arch=cpu=x86-64-v3")
    program = compiled("-O2", *archs)
    low, high = images(program)
    assert (low.target, high.target) == (f"{TARGET}=x86-64-v2", f"{TARGET}=x86-64-v3")
    result, loaded = run(program, tmp_path, HIPSPV_CPU_LEVEL="x86-64-v2")
    assert (result.stdout, loaded) == ("3 checked, 0 wrong\n", [low.code]), result.stderr


def test_no_level_that_the_machine_has() -> None:
    program = compiled("-O2", "--offload-arch=cpu=x86-64-v3")
    result = execute([str(program)], {"HIPSPV_CPU_LEVEL": "x86-64-v2"})
    assert result.stdout == "hipErrorNoBinaryForGpu\n"
    assert "kernel _Z5scalePf can't be launched" in result.stderr
    assert f"{TARGET}=x86-64-v3, which needs x86-64-v3 where the machine has x86-64-v2" in result.stderr
    assert "compile with --offload-arch=cpu, for x86-64-v2 and later, or --offload-arch=spirv64" in result.stderr


def test_another_device_runs_what_the_machine_lacks() -> None:
    program = compiled("-O2", "--offload-arch=cpu=x86-64-v3", "--offload-arch=spirv64")
    result = execute([str(program)], {"HIPSPV_CPU_LEVEL": "x86-64-v2"})
    assert result.stdout == "3 checked, 0 wrong\n", result.stderr


def test_a_library_without_a_bundle_has_its_level() -> None:
    options = ("-w", "-O2", "--offload-arch=cpu=x86-64-v3", "--cuda-device-only")
    library = built(COMPILER, *options, SOURCE, name="code.so")
    program = compiled("-O2", *NATIVE)
    own = {"HIPSPV_BACKEND": "cpu", "HIPSPV_CPU_LEVEL": "x86-64-v2"}
    result = execute([str(program), str(library)], own)
    assert result.stdout == "hipErrorNoBinaryForGpu\n"
    assert "needs x86-64-v3 where the machine has x86-64-v2" in result.stderr


def test_an_unknown_limit() -> None:
    result = execute([str(compiled("-O2", *NATIVE))], {"HIPSPV_CPU_LEVEL": "x86-64-v33"})
    assert result.stdout == "3 checked, 0 wrong\n"
    assert f"HIPSPV_CPU_LEVEL=x86-64-v33 names no level: {of_machine()[-1]} is used" in result.stderr


def test_entries_of_the_bundle_command(tmp_path: Path) -> None:
    """The code of several processors is a bundle, whose entries the command takes; an id may have the sign =."""
    own = tmp_path / "own"
    own.write_bytes(b"own")
    several = tmp_path / "several"
    several.write_bytes(program_bundle.pack({f"{TARGET}=x86-64-v3": b"three", f"{TARGET}=x86-64-v2": b"two"}))
    output = tmp_path / "out"
    entries = [f"--entry={TARGET}=x86-64-v4={own}", f"--entry={TARGET}={several}"]
    result = execute([str(HIPSPV), "bundle", "pack", *entries, "-o", str(output)])
    assert result.status == 0, result.stderr
    assert program_bundle.unpack(output.read_bytes()) == {
        f"{TARGET}=x86-64-v{level}": content for level, content in ((4, b"own"), (3, b"three"), (2, b"two"))
    }
