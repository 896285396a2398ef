"""Facts about files and directories that show whether they have changed."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    # Device, inode, size and times of a file.
    FileFacts = tuple[int, int, int, int, int]
    # Kinds of the names that exist; None for a directory that doesn't exist.
    DirectoryState = tuple[tuple[str, str], ...] | None

# Nanoseconds by which the time of a changed file may lie before the clock: the kernel's tick, or
# the resolution of a file system that keeps whole seconds.
_TICK = 20_000_000
_SECONDS = 2_000_000_000
_LINK = "link to "


def file_facts(path: str) -> FileFacts:
    """Return facts that differ after any change of a file, if its time of change had passed. Those
    of a directory differ after its entries have changed."""
    status = os.stat(path)
    return (status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)


def known_facts(path: str) -> FileFacts | None:
    """Return the same, or None if there is nothing of that name."""
    try:
        return file_facts(path)
    except (FileNotFoundError, NotADirectoryError):
        return None


def may_have_changed(ctime: int, begin: int) -> bool:
    """Return true if the time of a file's last change, in ns, doesn't lie safely before `begin`."""
    return ctime >= begin - (_SECONDS if ctime % 1_000_000_000 == 0 else _TICK)


def entries(directory: str) -> dict[str, os.DirEntry[str]] | None:
    """Return the entries of a directory by name, or None if there is none."""
    try:
        with os.scandir(directory or ".") as found:
            return {entry.name: entry for entry in found}
    except (FileNotFoundError, NotADirectoryError):
        return None


def state_of(there: dict[str, os.DirEntry[str]] | None, names: frozenset[str]) -> DirectoryState:
    """Return those of `names` that are `there`, with their kinds."""
    if there is None:
        return None
    return tuple((name, _kind(there[name])) for name in sorted(there.keys() & names))


def has_links(state: DirectoryState) -> bool:
    """Return true if other directories decide on what is found in this one."""
    return any(_LINK in kind for _, kind in state or ())


def _kind(entry: os.DirEntry[str]) -> str:
    # This reads nothing but the directory, except for links.
    link = _LINK if entry.is_symlink() else ""
    if entry.is_dir():
        return f"{link}directory"
    return f"{link}nothing" if link and not os.path.exists(entry.path) else f"{link}file"
