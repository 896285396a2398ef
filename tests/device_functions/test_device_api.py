"""docs/device-api.md is right: calls of the listed functions compile, or don't, as it says.

docs/device_api.py makes a program of each group's calls. clang refuses the calls that a group lists
as unsupported. The rest goes through the translators, and the device builds it.
"""

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.limits import HANG_S
from tests.scripts import script

from .conftest import compiler

ROOT = Path(__file__).resolve().parents[2]


DEVICE_API = script(ROOT / "docs" / "device_api.py")
LEVELS = {"llvm": "-O2", "llvm-spirv": "-O0"}
GROUPS = {group.name: group for group in DEVICE_API.groups()}


def refused(program: tuple[str, dict[int, Any]], directory: Path) -> dict[str, str]:
    """The functions whose calls clang refuses, each with its first error."""
    text, owners = program
    (directory / "calls.hip").write_text(text)
    command = [compiler(), "--cuda-device-only", "-fsyntax-only", "-ferror-limit=0"]
    command += ["-fno-caret-diagnostics", "calls.hip"]
    result = subprocess.run(command, cwd=directory, capture_output=True, text=True, timeout=HANG_S)
    found: dict[str, str] = {}
    error = ""
    # An error in a header is followed by notes that name the line which led there.
    for line in result.stderr.splitlines():
        if re.search(r": (?:fatal )?error: |: warning: ", line):
            error = line
        location = re.match(r".*\bcalls\.hip:(\d+):", line)
        if "error: " in error and location and int(location[1]) in owners:
            found.setdefault(owners[int(location[1])].signature, error)
    assert (result.returncode != 0) == bool(found), result.stderr
    return found


def test_every_file_is_a_group() -> None:
    assert {path.stem for path in DEVICE_API.DIRECTORY.glob("*.yaml")} == set(GROUPS)


def test_no_function_is_listed_twice() -> None:
    for group in GROUPS.values():
        signatures = [function.signature for function in group.functions]
        assert len(signatures) == len(set(signatures)), group.name


@pytest.mark.parametrize("name", GROUPS)
def test_unsupported_is_what_is_refused(name: str, tmp_path: Path) -> None:
    group = GROUPS[name]
    found = refused(DEVICE_API.program(group, list(group.functions)), tmp_path)
    listed = {function.signature for function in group.functions if function.unsupported}
    assert set(found) == listed, found


@pytest.mark.sampled("translator", of=4)
@pytest.mark.parametrize("name", GROUPS)
def test_the_device_builds_the_rest(name: str, translator: str, tmp_path: Path) -> None:
    group = GROUPS[name]
    level = LEVELS[translator]
    supported = [function for function in group.functions if not function.unsupported]
    (tmp_path / "calls.hip").write_text(DEVICE_API.program(group, supported)[0])
    command = [compiler(), f"--spirv-translator={translator}", level, "--validate", "calls.hip"]
    compiled = subprocess.run([*command, "-o", "calls"], cwd=tmp_path, capture_output=True, text=True, timeout=HANG_S)
    assert compiled.returncode == 0, compiled.stderr
    run = subprocess.run([str(tmp_path / "calls")], capture_output=True, text=True, timeout=HANG_S)
    assert run.stdout == "hipSuccess\n", run


def test_a_function_that_is_not_there_is_found(tmp_path: Path) -> None:
    group = GROUPS["fast_math"]
    function = group.functions[0]._replace(
        signature="float missing(float x)", calls=("(float* x) { *x = missing(*x); }",)
    )
    found = refused(DEVICE_API.program(group, [*group.functions, function]), tmp_path)
    assert list(found) == ["float missing(float x)"]
