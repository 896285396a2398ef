"""Launches whose signs have spaces, as formatters leave them: `kernel << < 1, 32 >> > ()`.

nvcc takes them. clang's lexer knows only `<<<` and `>>>`, and its parser stops at the third character, which its error
locates. The file is compiled again with the space after the sign.
"""

from __future__ import annotations

import re

from hipspv.driver.clang.changed_files import change_at
from hipspv.driver.clang.diagnostics import without_colour

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job

_MESSAGE = b"error: expected expression"
_ERROR = re.compile(r"^(.+?):(\d+):(\d+): error: expected expression$", re.MULTILINE)


def are_found(job: Job, side: str, stderr: bytes) -> bool:
    """Return true if clang stopped at such launches, and note changed copies of their files."""
    if not job.is_cuda or _MESSAGE not in stderr:
        return False
    locations: dict[str, list[tuple[int, int]]] = {}
    for path, line, column in _ERROR.findall(without_colour(stderr.decode(errors="surrogateescape"))):
        locations.setdefault(path, []).append((int(line), int(column)))
    edits = {path: [(*each, _merged) for each in found] for path, found in locations.items()}
    return any([change_at(job, side, path, of_file) for path, of_file in edits.items()])


def _merged(text: bytes, at: int) -> bytes:
    """Return the text with the spaces before a sign's third character after it. No column changes beyond the sign."""
    third, before = text[at : at + 1], text[:at].rstrip(b" \t")
    if third not in (b"<", b">") or not before.endswith(2 * third):
        return text
    return before + third + text[len(before) : at] + text[at + 1 :]
