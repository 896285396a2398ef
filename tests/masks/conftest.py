"""Programs of this directory, by each translator, under a mask; and the runtime's table."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hipspv.driver import devices
from hipspv.metadata import build_schema
from tests.fp64.adapter import LIBRARY
from tests.runtime.conftest import COMPILER, Result, execute

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TABLE = json.loads(devices.features())
FEATURES: dict[str, dict[str, Any]] = {row["name"]: row for row in TABLE["features"]}
SERVICES: dict[str, dict[str, Any]] = {row["name"]: row for row in TABLE["services"]}

Masked = Callable[..., Result]


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """compiled("a.hip", "-O2") -> a program, or another file that the options ask for."""
    directory = tmp_path_factory.mktemp("masks")
    made: dict[tuple[str, ...], Path] = {}

    def compile_(*words: str) -> Path:
        if words not in made:
            output = directory / str(len(made))
            # An order among lanes would need sub-groups, but the source has no warp operation.
            command = [
                str(COMPILER),
                "-O2",
                "-fno-warp-synchronous",
                str(HERE / words[0]),
                *words[1:],
                "-o",
                str(output),
            ]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            made[words] = output
        return made[words]

    return compile_


@pytest.fixture(scope="session", params=["llvm", "llvm-spirv"])
def translator(request: pytest.FixtureRequest) -> str:
    return f"--spirv-translator={request.param}"


@pytest.fixture(scope="session")
def masked(compiled: Callable[..., Path], translator: str) -> Masked:
    """masked("fp64", "a.hip", "argument") -> the program's result without the feature."""

    def run(mask: str, source: str, *arguments: str, **environment: str) -> Result:
        program = compiled(source, translator)
        return execute([str(program), *arguments], {"HIPSPV_MASK": mask, **environment})

    return run


@pytest.fixture(scope="session")
def adjuster(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The runtime's adjustment of modules as a program, which needs no device."""
    target = tmp_path_factory.mktemp("adjuster") / "adjust"
    names = ("spirv", "spirv_definitions", "spirv_layout", "spirv_index", "spirv_parts")
    names += ("spirv_edit", "launch_metadata", "requirements", "kernel_clock", "features", "quirks")
    names += ("function_controls",)
    names += tuple(f"adapt/{path.stem}" for path in (ROOT / "hipspv/runtime/adapt").glob("*.cpp"))
    (target.parent / "metadata_schema.h").write_text(build_schema.text())
    command = [str(Path(sys.executable).parent / "clang++"), "-std=c++20", "-O0"]
    command += ["-stdlib=libstdc++", "--rtlib=libgcc", "--unwindlib=libgcc", "-fuse-ld=lld"]
    command += ["-I", str(target.parent)]
    command += ["-I", str(ROOT), "-I", str(ROOT / "hipspv/include"), str(HERE / "adjust.cpp")]
    command += [str(ROOT / "hipspv/runtime" / f"{name}.cpp") for name in names]
    subprocess.run([*command, "-o", str(target)], check=True)
    (target.parent / LIBRARY.name).symlink_to(LIBRARY)
    return target
