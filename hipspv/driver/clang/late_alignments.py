"""`alignas` after other specifiers of a declaration: `extern __shared__ alignas(16) char memory[];`.

nvcc takes it. clang takes C's `_Alignas` there, and changed copies of the files have that.
"""

from __future__ import annotations

import re

from hipspv.driver.clang.changed_files import change_at
from hipspv.driver.clang.diagnostics import without_colour

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job

# err_attributes_not_allowed, also for attributes in brackets.
_MESSAGE = "error: an attribute list cannot appear here"
_ERROR = re.compile(rf"^(.+?):(\d+):(\d+): {_MESSAGE}$", re.MULTILINE)
_ALIGNMENT = re.compile(rb"alignas\b")


def are_found(job: Job, side: str, stderr: bytes) -> bool:
    """Return true if clang refuses an alignment at its position, and note changed copies of the files."""
    if not job.is_cuda or _MESSAGE.encode() not in stderr:
        return False
    found: dict[str, set[tuple[int, int]]] = {}
    for path, line, column in _ERROR.findall(without_colour(stderr.decode(errors="surrogateescape"))):
        found.setdefault(path, set()).add((int(line), int(column)))
    edits = {path: [(*location, _as_in_c) for location in sorted(of_file, reverse=True)]
             for path, of_file in found.items()}  # fmt: skip
    return any([change_at(job, side, path, of_file) for path, of_file in edits.items()])


def _as_in_c(text: bytes, at: int) -> bytes:
    """Return the text with C's keyword at an index."""
    found = _ALIGNMENT.match(text, at)
    return text[:at] + b"_Alignas" + text[found.end() :] if found else text
