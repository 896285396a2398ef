"""Compiles the programs beside the tests with hipspv-cc, by each translator, and runs them."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.building import COMPILER, built

PROGRAMS = Path(__file__).parent / "programs"
# One translator is enough for a machine with few cores: HIPSPV_TEST_TRANSLATORS=llvm.
TRANSLATORS = os.environ.get("HIPSPV_TEST_TRANSLATORS", "llvm,llvm-spirv").split(",")

Build = Callable[..., str]


def compiler() -> str:
    return str(COMPILER)


@pytest.fixture(params=TRANSLATORS)
def translator(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def build_program(translator: str) -> Build:
    """Compiles programs/<name>.hip with `flags`; returns the program's path."""

    def build(name: str, *flags: str) -> str:
        argv = [f"--spirv-translator={translator}", *flags, PROGRAMS / f"{name}.hip"]
        return str(built(COMPILER, *argv))

    return build
