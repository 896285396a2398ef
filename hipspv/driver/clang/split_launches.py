"""Launches whose signs have spaces, as formatters leave them: `kernel << < 1, 32 >> > ()`.

nvcc takes them. clang's lexer knows only `<<<` and `>>>`, and its parser stops at the third character, which its error
locates. The file is compiled again with the space after the sign.
"""

from __future__ import annotations

import re

from hipspv.core import workspace
from hipspv.driver.clang.diagnostics import without_colour

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job

_MESSAGE = b"error: expected expression"
_ERROR = re.compile(r"^(.+?):(\d+):(\d+): error: expected expression$", re.MULTILINE)
_BEFORE = {b"<": re.compile(rb"<<([ \t]+)$"), b">": re.compile(rb">>([ \t]+)$")}


def are_found(job: Job, side: str, stderr: bytes) -> bool:
    """Return true if clang stopped at such launches, and note changed copies of their files."""
    if not job.is_cuda or _MESSAGE not in stderr:
        return False
    errors: dict[str, list[tuple[int, int]]] = {}
    for path, line, column in _ERROR.findall(without_colour(stderr.decode(errors="surrogateescape"))):
        errors.setdefault(path, []).append((int(line), int(column)))
    return any([_is_changed(job, side, path, found) for path, found in errors.items()])


def arguments(job: Job, side: str) -> list[str]:
    """Return clang's options that put the changed copies in place of the files."""
    pairs = [f"{path};{copy}" for path, copy in job.merged_launches.get(side, {}).items()]
    return [arg for pair in pairs for arg in ("-Xclang", "-remap-file", "-Xclang", pair)]


def _is_changed(job: Job, side: str, path: str, errors: list[tuple[int, int]]) -> bool:
    """Change a side's copy of a file. Return false if nothing is left to change."""
    copies = job.merged_launches.setdefault(side, {})
    copy = copies.get(path, "")
    try:
        lines = workspace.read(copy or path).split(b"\n")
    except OSError:  # standard input, or a name from a #line directive
        return False
    changed = [_merge(lines, line - 1, column - 1) for line, column in errors]
    if not any(changed):
        return False
    copies[path] = copy or job.space.path(f"launches-{side}-{len(copies)}")
    workspace.write(copies[path], b"\n".join(lines))
    return True


def _merge(lines: list[bytes], index: int, column: int) -> bool:
    """Move the spaces before a sign's third character after it. No column changes beyond the sign."""
    if index >= len(lines):
        return False
    text, third = lines[index][:column], lines[index][column : column + 1]
    found = _BEFORE[third].search(text) if third in _BEFORE else None
    if found:
        lines[index] = text[: found.start(1)] + third + found[1] + lines[index][column + 1 :]
    return found is not None
