"""One program with an argument of every kind, compiled once by each translator."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import pytest

from hipspv.core import toolchain
from hipspv.inspect.model import Image, Kernel, Report
from hipspv.inspect.tools import Tools
from hipspv.inspect.walk import Inspection, inspect
from hipspv.targets.nvptx import cuda_toolkit
from tests.driver.conftest import _run, cc, hipspv  # noqa: F401

SOURCE = Path(__file__).with_name("arguments.hip")
TRANSLATORS = os.environ.get("HIPSPV_TEST_TRANSLATORS", "llvm,llvm-spirv").split(",")
TOOLS = Tools(toolchain.spirv_tool, toolchain.clang_tool, toolchain.libllvm, cuda_toolkit.program, toolchain.intel_tool)


@dataclass
class Program:
    """A directory with a compiled program and the files of its stages."""

    directory: Path
    translator: str

    @property
    def path(self) -> Path:
        return self.directory / "arguments"

    def file(self, suffix: str) -> Path:
        """A stage's result: `-hip-spirv64-generic.spv`."""
        return self.directory / f"arguments{suffix}"

    @property
    def spirv(self) -> Path:
        return self.file("-hip-spirv64-generic.spv")


def _build(directory: Path, translator: str) -> Program:
    words = ("-save-temps", f"--spirv-translator={translator}", SOURCE, "-o", "arguments")
    done = _run(directory, "cc", words, {})
    assert done.returncode == 0, done.stderr
    return Program(directory, translator)


@pytest.fixture(scope="session")
def one(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """The first translator's program."""
    return _build(tmp_path_factory.mktemp("two words"), TRANSLATORS[0])


@pytest.fixture(scope="session", params=TRANSLATORS)
def program(request: pytest.FixtureRequest, one: Program, tmp_path_factory: pytest.TempPathFactory) -> Program:
    """Each translator's program."""
    if request.param == one.translator:
        return one
    return _build(tmp_path_factory.mktemp("two words"), request.param)


def look(path: Path) -> Inspection:
    """The report on a file."""
    return inspect(str(path), TOOLS)


def only_image(report: Report) -> Image:
    """The one image of a file without problems."""
    assert not report.problems, report.problems
    assert len(report.images) == 1
    return report.images[0]


def kernels(image: Image) -> dict[str, Kernel]:
    """The kernels by their names without parameters; hipspv's own are left out."""
    return {k.name.partition("(")[0]: k for k in image.kernels if not k.internal}
