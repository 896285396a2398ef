"""A private folder for what is temporary, and outputs that appear whole or not at all."""

from __future__ import annotations

import os

from hipspv.driver.errors import DriverError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType


class Workspace:
    """A private folder, removed at the end, and outputs begun beside their final place."""

    def __init__(self) -> None:
        base = os.environ.get("TMPDIR") or "/tmp"
        self.folder = os.path.join(base, f"hipspv-{os.getpid()}-{os.urandom(4).hex()}")
        self._begun: dict[str, str] = {}
        self._count = 0

    def __enter__(self) -> Workspace:
        os.mkdir(self.folder, 0o700)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for path in self._begun.values():
            _remove(path)
        _remove_folder(self.folder)

    def path(self, name: str) -> str:
        """A path for a temporary file. The same name twice gives two paths."""
        self._count += 1
        return os.path.join(self.folder, f"{self._count}-{os.path.basename(name)}")

    def begin(self, path: str) -> str:
        """Where to write what shall become `path`. Devices and pipes are written in place."""
        if path == "-" or (os.path.exists(path) and not os.path.isfile(path)):
            return path
        folder, name = os.path.split(path)
        if not os.path.isdir(folder or "."):
            raise DriverError(f"unable to open output file '{path}': no such folder")
        self._begun[path] = os.path.join(folder, f".{os.getpid()}.tmp.{name}")
        return self._begun[path]

    def write(self, path: str, data: bytes) -> None:
        """Write a whole output."""
        write(self.begin(path), data)
        self.finish(path)

    def finish(self, path: str) -> None:
        """Put a finished output in its place."""
        begun = self._begun.pop(path, None)
        if begun is not None:
            os.replace(begun, path)


def read(path: str) -> bytes:
    """A file's content."""
    with open(path, "rb") as file:
        return file.read()


def write_all(descriptor: int, data: bytes) -> None:
    """Write everything to a descriptor; a pipe takes it in parts."""
    while data:
        data = data[os.write(descriptor, data) :]


def write(path: str, data: bytes) -> None:
    """Write a file; `-` is standard output."""
    if path == "-":
        write_all(1, data)
        return
    with open(path, "wb") as file:
        file.write(data)


def _remove(path: str) -> None:
    if os.path.lexists(path):
        os.unlink(path)


def _remove_folder(path: str) -> None:
    for entry in os.scandir(path):
        if entry.is_dir(follow_symlinks=False):
            _remove_folder(entry.path)
        else:
            os.unlink(entry.path)
    os.rmdir(path)
