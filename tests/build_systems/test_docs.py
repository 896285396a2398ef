"""The snippets of docs/build-systems.md, each on a program of two sources."""

import os
import re
import sys
from pathlib import Path

import pytest

from tests.build_systems.conftest import BIN, HERE, Run, launcher, module_directory

_PAGE = HERE.parent.parent / "docs" / "build-systems.md"
_SECTION = re.compile(r"^###? (.+?)$(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
_BLOCK = re.compile(r"^```(?:cmake|make|meson)\n# (\S+)\n(.*?)^```\n\n```sh\n(.*?)^```$", re.M | re.S)
_SOURCES = {
    "kernels.hip": """\
#include <hip/hip_runtime.h>
__global__ void add(int* out, int value) { atomicAdd(out, value + threadIdx.x); }
int sum() {
  int* out = nullptr;
  if (hipMallocManaged(reinterpret_cast<void**>(&out), sizeof(int)) != hipSuccess) return -1;
  *out = 0;
  add<<<2, 3>>>(out, 5);
  return hipDeviceSynchronize() == hipSuccess ? *out : -1;
}
""",
    "main.cpp": """\
#include <cstdio>
int sum();
int main() { std::printf("%d\\n", sum()); }
""",
}


def _snippets() -> dict[str, tuple[str, str, str]]:
    """By section: a file's name, its text, and the commands."""
    found = {}
    for title, text in _SECTION.findall(_PAGE.read_text()):
        for block in _BLOCK.findall(text):
            found[title] = block
    return found


def test_all_are_found() -> None:
    assert len(_snippets()) == 6


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize("title", _snippets())
def test_snippet(title: str, directory: Path, run: Run) -> None:
    name, text, commands = _snippets()[title]
    for file, content in {**_SOURCES, name: text}.items():
        (directory / file).write_text(content)
    tools = directory / "tools"
    tools.mkdir()
    module_directory("mesonbuild", "__path__")
    meson = f'#!/bin/sh\nexec "{sys.executable}" -m mesonbuild.mesonmain "$@"\n'
    (tools / "meson").write_text(meson)
    (tools / "meson").chmod(0o755)
    wheels = [module_directory("cmake", "CMAKE_BIN_DIR"), module_directory("ninja", "BIN_DIR")]
    launcher("hipspv-cc")
    directories = [str(tools), *wheels, str(BIN), os.path.dirname(sys.executable), "/usr/bin", "/bin"]
    run("sh", "-ec", commands, PATH=os.pathsep.join(directories))
    assert run(directory / "build" / "app").stdout == "36\n"
