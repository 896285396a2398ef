"""Programs of this directory, by each translator, under a mask; and the runtime's table."""

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hipspv.driver.commands import describe_devices
from tests.building import COMPILER, built
from tests.fp64.adapter import LIBRARY
from tests.fuzz.readers import native
from tests.runtime.conftest import Result, execute

HERE = Path(__file__).parent
TABLE = json.loads(describe_devices.features())
FEATURES: dict[str, dict[str, Any]] = {entry["name"]: entry for entry in TABLE["features"]}
SERVICES: dict[str, dict[str, Any]] = {entry["name"]: entry for entry in TABLE["services"]}
# An order among lanes would need sub-groups, but the sources have no warp operation.
NO_ORDER = "-fno-warp-synchronous"

Masked = Callable[..., Result]


def compiled(*argv: str) -> Path:
    """compiled("a.hip", "-O2") -> a program, or another file that the options ask for."""
    return built(COMPILER, "-O2", NO_ORDER, HERE / argv[0], *argv[1:])


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
    target = native.program(HERE / "adjust.cpp")
    with contextlib.suppress(FileExistsError):
        (target.parent / LIBRARY.name).symlink_to(LIBRARY)
    return target
