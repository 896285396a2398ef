"""A private directory for temporary files, and outputs that appear whole or not at all."""

from __future__ import annotations

import errno
import os
import signal

from hipspv.core.errors import CannotWrite, DriverError
from hipspv.core.files import read, write_all

# Signals that ask the driver to stop.
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

# A file in each workspace, locked by its process: an unlocked one shows that the process was
# killed.
_LOCK = "lock"
_NAME = "hipspv-"
_TEMPORARY = "TMPDIR names another directory for temporary files"


class Workspace:
    """A private directory, removed at the end, and outputs begun beside their final place."""

    def __init__(self) -> None:
        base = os.environ.get("TMPDIR") or "/tmp"
        self._base = base
        self.directory = os.path.join(base, f"{_NAME}{os.getpid()}-{os.urandom(4).hex()}")
        self._begun: dict[str, str] = {}
        self._numbers: dict[str, int] = {}
        self._count = 0

    def __enter__(self) -> Workspace:
        _remove_abandoned(self._base)
        try:
            os.mkdir(self.directory, 0o700)
            self._lock = _locked(self.directory)
        except BaseException as error:
            if os.path.isdir(self.directory):
                _remove_directory(self.directory)
            if isinstance(error, OSError):
                raise CannotWrite(self.directory, error, _TEMPORARY) from None
            raise
        return self

    def __exit__(self, *error: object) -> None:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        for path in self._begun.values():
            _remove_drafts(path)
        _remove_directory(self.directory)
        os.close(self._lock)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def path(self, name: str) -> str:
        """Return a path for a temporary file. The same name twice gives two paths."""
        self._count += 1
        return os.path.join(self.directory, f"{self._count}-{os.path.basename(name)}")

    def begin(self, path: str) -> str:
        """Return the path at which to write a file that shall become `path`.

        The content of a device or pipe is written there after it is finished: clang and lld die
        silently on a device that accepts nothing.
        """
        if path == "-":
            return path
        check_place(path)
        directory, name = os.path.split(path)
        draft = os.path.join(directory, f".{os.getpid()}.tmp.{name}")
        self._begun[path] = self.path(name) if _is_special(path) else draft
        return self._begun[path]

    def write(self, path: str, data: bytes) -> None:
        """Write a whole output."""
        write(self.begin(path), data)
        self.finish(path)

    def finish(self, path: str) -> None:
        """Move a finished output to its place."""
        begun = self._begun.pop(path, None)
        if begun is None:
            return
        if _is_special(path):
            write(path, read(begun))
        else:
            self._numbers[path] = os.stat(begun).st_ino
            os.replace(begun, path)

    def content(self, path: str) -> bytes:
        """Return a finished output's content. Raises FileNotFoundError if another process has
        replaced it, and for a device or pipe."""
        with open(path, "rb") as file:
            if os.fstat(file.fileno()).st_ino != self._numbers.get(path):
                raise FileNotFoundError(f"{path} was replaced")
            return file.read()


def _is_special(path: str) -> bool:
    """Return true for a device or pipe."""
    return os.path.exists(path) and not os.path.isfile(path)


def check_place(path: str) -> None:
    """Raises DriverError if no file can have this path."""
    if os.path.isdir(path):
        raise DriverError(f"unable to open output file '{path}': it is a directory")
    directory = os.path.dirname(path)
    if not os.path.isdir(directory or "."):
        raise DriverError(f"unable to open output file '{path}': no such directory", f"mkdir -p {directory}")


def _locked(directory: str) -> int:
    """Make and lock a workspace's lock file, which gets its name only then. If files can't be
    locked (NFS without its lock service), no process takes the workspace for abandoned."""
    path = os.path.join(directory, _LOCK)
    file = os.open(path + "-", os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        os.lockf(file, os.F_TLOCK, 0)
        os.rename(path + "-", path)
    except OSError as error:
        if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.EINVAL, errno.ENOSYS):
            raise
    return file


def _remove_abandoned(base: str) -> None:
    """Remove the workspaces of processes that were killed."""
    own = f"{_NAME}{os.getpid()}-"  # a process's own locks don't exclude it
    for name in os.listdir(base) if os.path.isdir(base) else ():
        if not name.startswith(_NAME) or name.startswith(own):
            continue
        directory = os.path.join(base, name)
        try:
            file = os.open(os.path.join(directory, _LOCK), os.O_WRONLY | os.O_CLOEXEC | os.O_NOFOLLOW)
        except OSError:
            continue  # no workspace, another user's, or gone
        try:
            os.lockf(file, os.F_TLOCK, 0)
            _remove_directory(directory)
        except OSError:
            pass  # in use, or removed by another process
        finally:
            os.close(file)


def _remove_drafts(path: str) -> None:
    """Remove an unfinished output, and the files that clang and lld write beside it under derived names."""
    directory, name = os.path.split(path)
    stem = os.path.splitext(name)[0]
    for found in os.listdir(directory or "."):
        if found == name or found.startswith((f"{stem}-", f"{name}.tmp")):
            _remove(os.path.join(directory, found))


def write(path: str, data: bytes) -> None:
    """Write a file; `-` is standard output."""
    if path == "-":
        try:
            write_all(1, data)
        except OSError as error:
            raise CannotWrite("standard output", error) from None
        return
    try:
        with open(path, "wb") as file:
            file.write(data)
    except OSError as error:
        temporary = os.path.basename(os.path.dirname(path)).startswith(_NAME)
        raise CannotWrite(_final(path), error, _TEMPORARY if temporary else "") from None


def _final(path: str) -> str:
    """Return the user's name of an unfinished output."""
    directory, name = os.path.split(path)
    process, mark, rest = name.partition(".tmp.")
    return os.path.join(directory, rest) if mark and process[1:].isdigit() else path


def _remove(path: str) -> None:
    if os.path.lexists(path):
        os.unlink(path)


def _remove_directory(path: str) -> None:
    for entry in os.scandir(path):
        if entry.is_dir(follow_symlinks=False):
            _remove_directory(entry.path)
        else:
            os.unlink(entry.path)
    os.rmdir(path)
