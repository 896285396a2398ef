"""A HIP program of many kernels that compares their results with what the host expects."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.building import COMPILER
from tests.limits import HANG_S

_HEAD = """\
#include "support.h"

namespace {

void check(const char* launch, unsigned* out, const std::vector<unsigned>& expected) {
  std::vector<unsigned> got(expected.size());
  HIP_CHECK(hipMemcpy(got.data(), out, got.size() * sizeof(unsigned), hipMemcpyDeviceToHost));
  HIP_CHECK(hipFree(out));
  for (size_t i = 0; i < got.size(); ++i)
    if (got[i] != expected[i]) {
      std::printf("%s is wrong: result %zu is %u, not %u\\n", launch, i, got[i], expected[i]);
      return;
    }
}

unsigned* zeros(size_t count) {
  unsigned* out = nullptr;
  HIP_CHECK(hipMalloc(&out, count * sizeof(unsigned)));
  HIP_CHECK(hipMemset(out, 0, count * sizeof(unsigned)));
  return out;
}

"""


_ROOT = Path(__file__).resolve().parents[3]
_INCLUDES = ("-I", str(_ROOT / "tests" / "programs"), "-I", str(_ROOT / "examples"))


class ProgramError(Exception):
    """The compiler or the program failed, rather than that a result was wrong."""


class Launch(NamedTuple):
    """grid: what stands between <<< and >>>. arguments: those after the results, as C++."""

    grid: str
    arguments: tuple[str, ...]
    expected: tuple[int, ...]


class Kernel(NamedTuple):
    """name: seed and number, which recreate it. text: the function KERNEL, whose first parameter is
    `unsigned* out`."""

    name: str
    text: str
    launches: tuple[Launch, ...]


def program(kernels: Sequence[Kernel]) -> str:
    """The source of a program that prints a line for each launch with wrong results."""
    functions, calls = [], []
    for number, kernel in enumerate(kernels):
        functions.append(f"// {kernel.name}\n" + kernel.text.replace("KERNEL", f"kernel{number}"))
        for index, (grid, arguments, expected) in enumerate(kernel.launches):
            passed = ", ".join(("out", *arguments))
            results = ", ".join(f"{value}u" for value in expected)
            calls += [
                "  {",
                f"    unsigned* out = zeros({len(expected)});",
                f"    kernel{number}<<<{grid}>>>({passed});",
                f'    check("{kernel.name} launch {index}", out, {{{results}}});',
                "  }",
            ]
    return "\n".join((_HEAD, *functions, "}  // namespace\n", "int main() {", *calls, "}\n"))


def wrong(kernels: Sequence[Kernel], directory: Path, words: Sequence[str]) -> dict[str, str]:
    """The names of kernels with wrong results, and what the program says of each. words: options
    of hipspv-cc.
    """
    source, binary = directory / "kernels.hip", directory / "kernels"
    source.write_text(program(kernels))
    command = [str(COMPILER), "-w", *words, *_INCLUDES, str(source), "-o", str(binary)]
    _run(command)
    found: dict[str, str] = {}
    for line in _run([str(binary)]).splitlines():
        match = re.fullmatch(r"(\S+) (launch \d+ is wrong: .*)", line)
        assert match, line
        found.setdefault(match[1], match[2])
    return found


def _run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)
    if done.returncode != 0:
        raise ProgramError(f"{command[0]} ended with {done.returncode}: {done.stderr[-2000:]}")
    return done.stdout
