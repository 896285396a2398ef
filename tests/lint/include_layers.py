"""`python -m tests.lint.include_layers`: fails if the runtime includes upward or in a cycle.

The layers below are those of docs/architecture-runtime.md.
"""

from __future__ import annotations

import graphlib
import re
import sys
from pathlib import Path
from typing import NamedTuple

RUNTIME = Path(__file__).parents[2] / "hipspv" / "runtime"
PREFIX = "hipspv/runtime/"

# Lowest first. A component is a directory with all below it that isn't listed by itself, or a file
# (without its suffix). It may include components of its own layer and of lower ones.
LAYERS = (
    ("support",),
    (
        *("code", "code/bundle", "code/cubin", "code/ptx", "code/vxbin", "spirv"),
        *("backends", "backends/cuda", "backends/level_zero", "backends/opencl", "backends/vortex"),
        "backends/table",
    ),
    ("device",),
    ("streams", "memory"),
    ("modules", "launch", "pools", "textures"),
    ("graph",),
    ("api",),
)

# Programs and libraries of their own.
APART = ("build_program", "rccl")


class Include(NamedTuple):
    file: str
    line: int
    included: str


def includes(root: Path) -> list[Include]:
    """Those of the runtime's own files, with paths relative to `root`."""
    found = []
    for path in sorted([*root.rglob("*.h"), *root.rglob("*.cpp")]):
        file = path.relative_to(root).as_posix()
        for line, text in enumerate(path.read_text().splitlines(), 1):
            if match := re.match(rf'#include "{PREFIX}([^"]+)"', text):
                found.append(Include(file, line, match[1]))
    return found


def component(file: str, components: set[str]) -> str | None:
    """The listed component that has the file, the deepest one if there are several."""
    path = file.rpartition(".")[0]
    while path and path not in components:
        path = path.rpartition("/")[0]
    return path or None


def problems(found: list[Include], layers: tuple[tuple[str, ...], ...] = LAYERS) -> list[str]:
    layer = {name: i for i, names in enumerate(layers) for name in names}
    result = []
    below: dict[str, set[str]] = {}
    for include in found:
        source = component(include.file, set(layer))
        target = component(include.included, set(layer))
        where = f"{PREFIX}{include.file}:{include.line}"
        if source is None or target is None:
            unlisted = include.file if source is None else include.included
            if not unlisted.startswith(APART):
                result.append(f"{where}: {unlisted} belongs to no layer")
        elif layer[target] > layer[source]:
            result.append(f"{where}: {source} includes {include.included} of a higher layer")
        elif target != source:
            below.setdefault(source, set()).add(target)
    try:
        graphlib.TopologicalSorter(below).prepare()
    except graphlib.CycleError as error:
        # Each of the components is included by the next one.
        result.append("includes in a circle: " + " <- ".join(error.args[1]))
    return result


def main() -> int:
    found = includes(RUNTIME)
    wrong = problems(found)
    print("\n".join(wrong) or f"{len(found)} includes of the runtime, none upward or in a circle")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
