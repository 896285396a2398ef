"""Changed copies of a job's files, which clang reads in their place: code that nvcc takes and clang doesn't."""

from __future__ import annotations

import re

from hipspv.core import workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hipspv.driver.run.job import Job

    Edit = Callable[[bytes, int], bytes]

# A line marker of the preprocessor's output.
_MARKER = re.compile(rb'^# (\d+) "([^"\n]*)"')


def arguments(job: Job, side: str) -> list[str]:
    """Return clang's options that put the changed copies in place of the files."""
    pairs = [f"{path};{copy}" for path, copy in job.needs.changed_files.get(side, {}).items()]
    return [arg for pair in pairs for arg in ("-Xclang", "-remap-file", "-Xclang", pair)]


def change(job: Job, side: str, path: str, edit: Callable[[bytes], bytes]) -> bool:
    """Change a side's copy of a file. Return false if nothing changes."""
    copies = job.needs.changed_files.setdefault(side, {})
    copy = copies.get(path) or job.space.path(f"changed-{side}-{len(copies)}")
    if not _write(copies.get(path, path), copy, edit):
        return False
    copies[path] = copy
    return True


def change_at(job: Job, side: str, path: str, edits: Iterable[tuple[int, int, Edit]]) -> bool:
    """Change what a side's clang has read of a file, at locations of clang's. Return false if nothing changes.

    An edit gets the text and the index of the byte at its location. Those at the end of a file come first.
    """
    rewritten = job.needs.rewritten.get(side)

    def edited(text: bytes) -> bytes:
        for line, column, edit in edits:
            begin = _line_of_file(text, path, line) if rewritten else _line(text, line)
            if begin >= 0:
                text = edit(text, begin + column - 1)
        return text

    job.needs.changed_files.setdefault(side, {})  # clang then reads no text that it has preprocessed and kept
    return _write(rewritten, rewritten, edited) if rewritten else change(job, side, path, edited)


def _write(path: str, copy: str, edit: Callable[[bytes], bytes]) -> bool:
    """Write an edited copy of a file. Return false if it is the same."""
    try:
        text = workspace.read(path)
    except OSError:  # standard input, or a name from a #line directive
        return False
    new = edit(text)
    if new != text:
        workspace.write(copy, new)
    return new != text


def _line(text: bytes, line: int) -> int:
    """Return the index of a line's first byte; -1 beyond the text."""
    begin = 0
    for _ in range(line - 1):
        begin = text.find(b"\n", begin) + 1
        if not begin:
            return -1
    return begin


def _line_of_file(text: bytes, path: str, line: int) -> int:
    """Return the index of the first byte of the last line in preprocessed text that comes from a file's line."""
    name = path.encode(errors="surrogateescape")
    begin, at, inside, found = 0, 0, False, -1
    for each in text.splitlines(keepends=True):
        if marker := _MARKER.match(each):
            at, inside = int(marker[1]) - 1, marker[2] == name
        elif inside and at == line and not each.isspace():
            found = begin
        at += 1
        begin += len(each)
    return found
