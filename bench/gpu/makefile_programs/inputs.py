"""The files that a program's compile and runs read."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from bench.gpu.makefile_programs.recipes import Recipe, Unsuitable

ALWAYS = 1 << 18  # bytes: smaller files of the program's directory travel in any case
_LITERAL = re.compile(rb'"([^"\\\n]{1,200})"')
_SOURCES = (".c", ".cc", ".cpp", ".cu", ".cuh", ".h", ".hpp")


def dependencies(directory: Path) -> set[Path]:
    """Return the files that a compile read, from the lists that `-MMD` wrote."""
    found: set[Path] = set()
    for path in directory.rglob("*.d"):
        names = path.read_text(errors="replace").partition(": ")[2].replace("\\\n", " ").split()
        found |= {directory / name for name in names}
    return {path for path in found if path.is_file()}


def named_files(directory: Path, recipe: Recipe, sources: Iterable[Path]) -> set[Path]:
    """Return the files that arguments of the runs or literals of the sources name."""
    names = {each for argv in recipe.runs for each in argv[1:]}
    found: set[Path] = set()
    for path in (directory / name for name in names):
        found |= {each for each in path.rglob("*") if each.is_file()} if path.is_dir() else {path}
    literals = {name for source in sources for name in _LITERAL.findall(source.read_bytes())}
    found |= {directory / name.decode(errors="replace") for name in literals}
    return {path for path in found if is_file(path)}


def is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a literal that can't be a name
        return False


def travelling(directory: Path, recipe: Recipe, compiled: set[Path], limit: int) -> set[Path]:
    """Return the files for the GPU's machine. More data than the limit in bytes isn't suitable."""
    beside = {path for path in directory.rglob("*") if path.is_file()}
    sources = compiled | {path for path in beside if path.suffix in _SOURCES}
    data = named_files(directory, recipe, sources) - sources
    size = sum(path.stat().st_size for path in data)
    if size > limit:
        raise Unsuitable(f"reads {size / 1e6:.1f} MB of data")
    return sources | data | {path for path in beside if path.stat().st_size < ALWAYS}


def copy(files: Iterable[Path], root: Path, target: Path) -> None:
    """Copy files below the root to the same paths below the target."""
    for path in files:
        absolute = normalised(path)
        if not absolute.is_relative_to(root):
            continue  # of the system, or of hipspv
        place = target / absolute.relative_to(root)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)


def normalised(path: Path) -> Path:
    """Return a path without `..`, as a compiler lists it. Links are not followed."""
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return Path(*parts)
