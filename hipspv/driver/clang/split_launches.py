"""Launches whose signs have spaces, as formatters leave them: `kernel << < 1, 32 >> > ()`.

nvcc takes them. clang's lexer knows only `<<<` and `>>>`, and its parser stops at the third character, which its error
locates. The file is compiled again with the space after the sign.
"""

from __future__ import annotations

import functools
import re

from hipspv.driver.clang import changed_files
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
    return any(
        [changed_files.change(job, side, path, functools.partial(_merge_all, found)) for path, found in errors.items()]
    )


def _merge_all(errors: list[tuple[int, int]], lines: list[bytes]) -> bool:
    return any([_merge(lines, line - 1, column - 1) for line, column in errors])


def _merge(lines: list[bytes], index: int, column: int) -> bool:
    """Move the spaces before a sign's third character after it. No column changes beyond the sign."""
    if index >= len(lines):
        return False
    text, third = lines[index][:column], lines[index][column : column + 1]
    found = _BEFORE[third].search(text) if third in _BEFORE else None
    if found:
        lines[index] = text[: found.start(1)] + third + found[1] + lines[index][column + 1 :]
    return found is not None
