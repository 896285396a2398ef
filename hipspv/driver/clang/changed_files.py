"""Changed copies of a job's files, which clang reads in their place: code that nvcc takes and clang doesn't."""

from __future__ import annotations

from hipspv.core import workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hipspv.driver.run.job import Job


def arguments(job: Job, side: str) -> list[str]:
    """Return clang's options that put the changed copies in place of the files."""
    pairs = [f"{path};{copy}" for path, copy in job.changed_files.get(side, {}).items()]
    return [arg for pair in pairs for arg in ("-Xclang", "-remap-file", "-Xclang", pair)]


def change(job: Job, side: str, path: str, edit: Callable[[list[bytes]], bool]) -> bool:
    """Change a side's copy of a file. Return false if nothing is left to change."""
    copies = job.changed_files.setdefault(side, {})
    copy = copies.get(path, "")
    try:
        lines = workspace.read(copy or path).split(b"\n")
    except OSError:  # standard input, or a name from a #line directive
        return False
    if not edit(lines):
        return False
    copies[path] = copy or job.space.path(f"changed-{side}-{len(copies)}")
    workspace.write(copies[path], b"\n".join(lines))
    return True
