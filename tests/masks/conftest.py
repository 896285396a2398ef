"""Programs of this directory, by each translator, under a mask; and the runtime's table."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hipspv.driver import devices
from tests.building import COMPILER, built
from tests.fp64.adapter import LIBRARY
from tests.runtime.conftest import Result, execute

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TABLE = json.loads(devices.features())
FEATURES: dict[str, dict[str, Any]] = {row["name"]: row for row in TABLE["features"]}
SERVICES: dict[str, dict[str, Any]] = {row["name"]: row for row in TABLE["services"]}
# An order among lanes would need sub-groups, but the sources have no warp operation.
NO_ORDER = "-fno-warp-synchronous"

Masked = Callable[..., Result]


def compiled(*words: str) -> Path:
    """compiled("a.hip", "-O2") -> a program, or another file that the options ask for."""
    return built(COMPILER, "-O2", NO_ORDER, HERE / words[0], *words[1:])


@pytest.fixture(scope="session", params=["llvm", "llvm-spirv"])
def translator(request: pytest.FixtureRequest) -> str:
    return f"--spirv-translator={request.param}"


@pytest.fixture(scope="session")
def masked(translator: str) -> Masked:
    """masked("fp64", "a.hip", "argument") -> the program's result without the feature."""

    def run(mask: str, source: str, *arguments: str, **environment: str) -> Result:
        program = compiled(source, translator)
        return execute([str(program), *arguments], {"HIPSPV_MASK": mask, **environment})

    return run


@pytest.fixture(scope="session")
def adjuster() -> Path:
    """The runtime's adjustment of modules as a program, which needs no device."""
    names = (
        "spirv/module_info",
        "spirv/definitions",
        "spirv/operand_layout",
        "spirv/index",
        "spirv/split",
    )
    names += (
        "spirv/adjust",
        "spirv/launch_metadata",
        "spirv/requirements",
        "spirv/kernel_clock",
        "spirv/features",
        "spirv/quirks",
    )
    names += ("spirv/function_controls",)
    names += tuple(
        f"spirv/adapt/{path.stem}" for path in (ROOT / "hipspv/runtime/spirv/adapt").glob("*.cpp")
    )
    schema = ROOT / "hipspv/metadata/build_schema.py"
    header = built(sys.executable, schema, name="metadata_schema.h")
    command = [str(Path(sys.executable).parent / "clang++"), "-std=c++20", "-O0"]
    command += ["-stdlib=libstdc++", "--rtlib=libgcc", "--unwindlib=libgcc", "-fuse-ld=lld"]
    command += ["-I", str(header.parent)]
    command += ["-I", str(ROOT), "-I", str(ROOT / "hipspv/include"), str(HERE / "adjust.cpp")]
    command += [str(ROOT / "hipspv/runtime" / f"{name}.cpp") for name in names]
    target = built(*command, name="adjust")
    with contextlib.suppress(FileExistsError):
        (target.parent / LIBRARY.name).symlink_to(LIBRARY)
    return target
