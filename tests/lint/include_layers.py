"""`python -m tests.lint.include_layers`: checks the runtime's includes and singletons.

No file includes upward or in a cycle, and no file below api/ defines an object of the process.

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
        *("code", "code/bundle", "code/cpu", "code/cubin", "code/elf", "code/ptx", "code/vxbin", "spirv"),
        *("backends", "backends/cpu", "backends/cuda", "backends/level_zero", "backends/opencl", "backends/vortex"),
        "backends/table",
    ),
    ("device",),
    ("streams", "memory"),
    ("modules", "launch", "pools", "textures"),
    ("graph",),
    ("api",),
)

# Programs and libraries of their own.
APART = ("blas", "build_program", "fft", "libraries", "rand", "rccl", "solver", "sparse")


# Files below api/ that may have an object of the process, and the reason. The owner of any other
# one is Devices (Devices::object), a device (Device::object) or the caller.
SINGLETONS = {
    "backends/callbacks.cpp": "device APIs call back from their own threads, even at exit",
    "code/binary_cache.cpp": "the cache's directory, which environment variables name",
    "device/registry.h": "images and kernels register before main, before any device is opened",
    "spirv/emulate/library.cpp": "a constant: the functions that the build has compiled",
    "streams/capture_hook.h": "a launch checks for captures by one load",
    "support/handle.h": "a handle of a graph or node names no device",
    "support/log.cpp": "the log works before main and after the exit's handlers",
}
SINGLETON = re.compile(r"\binstance\(\) \{|\bstatic\b.* = \*new\b|\bstatic inline std::atomic\b")


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


def singletons(root: Path, allowed: dict[str, str]) -> list[str]:
    """Lines below api/ that define an object of the process without a reason in `allowed`, and
    reasons that no file needs."""
    result = []
    used = set()
    for path in sorted([*root.rglob("*.h"), *root.rglob("*.cpp")]):
        file = path.relative_to(root).as_posix()
        if file.startswith(("api/", *APART)):
            continue
        for line, text in enumerate(path.read_text().splitlines(), 1):
            if not SINGLETON.search(text):
                continue
            used.add(file)
            if file not in allowed:
                result.append(f"{PREFIX}{file}:{line}: an object of the process below api/: {text.strip()}")
    return result + [f"{PREFIX}{file} needs no exception" for file in allowed if file not in used]


def main() -> int:
    found = includes(RUNTIME)
    wrong = problems(found) + singletons(RUNTIME, SINGLETONS)
    print("\n".join(wrong) or f"{len(found)} includes of the runtime, none upward or in a circle")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
