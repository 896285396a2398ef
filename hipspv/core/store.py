"""A store of files by key for concurrent processes: each file appears whole or not at all.

The directory is laid out and guarded like the runtime's device binaries
(runtime/code/binary_store.cpp), and lies beside theirs. The store never fails a compilation: an
unreadable entry is made again, and an entry that can't be written isn't kept.
"""

from __future__ import annotations

import os
import stat
import sys
import time

try:  # without hashlib, which loads OpenSSL: 10 ms
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

from hipspv.core.files import free_bytes, read, write_all

DEVICE_CODE = "device-code"
DEVICE_BINARIES = "device-binaries"  # the runtime's

_MAGIC = b"hipspvd1"
_CHECKSUM = slice(len(_MAGIC), len(_MAGIC) + 20)
_HEADER = _CHECKSUM.stop
_SUFFIXES = (".entry", ".bin", ".pch", ".claim")
_ENTRY, _, _HEADERS, _CLAIM = _SUFFIXES
_DRAFT = "draft-"
_DRAFT_LIFE = 600  # seconds; an older draft belongs to a process that was killed
_TOUCH = 60  # seconds; the precision of times of use, so that reading seldom writes
_DEFAULT_LIMIT = 1 << 30
# This file's size counts bytes: processes append to it at once without a lock. One byte stands for a KiB.
_WRITTEN = "written"
_LOOK_PARTS = 16  # the directory is scanned again after this part of its limit was written

HITS, MADE, PRECOMPILED = "hits", "made", "precompiled"


def digest(data: bytes, size: int = 20) -> bytes:
    """Return BLAKE2b of `data`, `size` bytes long."""
    return blake2b(data, digest_size=size).digest()


def base_directory() -> str:
    """Return the cache's directory, empty for none.

    It is found as in the runtime (runtime/support/directories.cpp).
    """
    own = os.environ.get("HIPSPV_CACHE_DIR")
    if own:
        return own
    cache = os.environ.get("XDG_CACHE_HOME", "")
    if cache.startswith("/"):
        return os.path.join(cache, "hipspv")
    home = os.environ.get("HOME", "")
    return os.path.join(home, ".cache", "hipspv") if home.startswith("/") else ""


def limit() -> int:
    """Return HIPSPV_CACHE_BYTES, the limit for each kind."""
    text = os.environ.get("HIPSPV_CACHE_BYTES", "")
    return int(text) if text.isdecimal() else _DEFAULT_LIMIT


def note(error: Exception) -> None:
    """Print the reason for which nothing was kept, if the user asks for such notes."""
    if os.environ.get("HIPSPV_LOG") in ("debug", "trace"):
        print(f"hipspv-cc: note: cache: {error}", file=sys.stderr)


class Store:
    """One directory of entries. Only `write` raises OSError."""

    def __init__(self, directory: str, limit: int) -> None:
        self.directory = directory
        self._limit = limit

    def usable(self) -> bool:
        """Return true if the directory belongs to this user alone, because its content is executed."""
        try:
            status = os.lstat(self.directory)
        except OSError:
            return False
        return (
            stat.S_ISDIR(status.st_mode)
            and status.st_uid == os.geteuid()
            and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
        )

    def read(self, key: str) -> bytes | None:
        """Return an entry's content, or None. A damaged entry is removed."""
        path = self._path(key)
        try:
            data = read(path)
        except OSError:
            return None
        content = data[_HEADER:]
        if data[: len(_MAGIC)] != _MAGIC or data[_CHECKSUM] != digest(key.encode() + content):
            _unlink(path)
            return None
        self._touch(path)
        return content

    def write(self, key: str, content: bytes) -> None:
        """Keep an entry. Raises OSError if that fails."""
        if len(content) <= self._limit:
            self._put(self._path(key), _MAGIC + digest(key.encode() + content), content)

    def write_headers(self, key: str, content: bytes) -> None:
        """Keep a precompiled header, as a file that clang can read. Raises OSError if that fails."""
        self._put(self.headers(key), b"", content)

    def headers(self, key: str) -> str:
        """Return the path of a precompiled header."""
        return self._path(key, _HEADERS)

    def forget(self, key: str) -> None:
        """Remove everything under a key, so that the next claim is the first."""
        for suffix in (_ENTRY, _HEADERS, _CLAIM):
            _unlink(self._path(key, suffix))

    def free_bytes(self) -> int:
        """Return the bytes that the limit and the disk allow for."""
        try:
            return min(self._limit, free_bytes(self._path("")))
        except FileNotFoundError:
            return self._limit  # the directory will be made
        except OSError:
            return 0

    def claim(self, key: str) -> int | None:
        """Return a file whose lock gives the right to make something, until it is closed or this process ends. None for
        the first request, for another owner, and for a directory in which no file can be made or locked."""
        path = self._path(key, _CLAIM)
        try:
            self._prepare()
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
        except FileExistsError:
            return _locked(path)
        except OSError:
            pass
        return None

    def _prepare(self) -> None:
        """Make the directory. Raises OSError."""
        os.makedirs(os.path.dirname(self.directory), exist_ok=True)
        if not os.path.isdir(self.directory):
            os.makedirs(self.directory, 0o700, exist_ok=True)
        if not self.usable():
            raise PermissionError(f"{self.directory} is no directory of this user's alone")

    def _put(self, path: str, head: bytes, content: bytes) -> None:
        self._prepare()
        draft = os.path.join(self.directory, f"{_DRAFT}{os.getpid()}-{os.urandom(4).hex()}")
        try:
            file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
            try:
                write_all(file, head + content)
            finally:
                os.close(file)
            os.rename(draft, path)
        finally:
            _unlink(draft)
        self._make_room(len(content))

    def count(self, name: str) -> None:
        """Count a hit, a result that was made, or the use of a precompiled header."""
        self._append(name, 1)

    def counted(self, name: str) -> int:
        return self._appended(name)

    def entries(self) -> list[tuple[float, int, str]]:
        """Return last use, size and path of each entry; remove the leftovers of killed processes.
        A precompiled header is used with its entry, and else left as it is."""
        found: list[tuple[float, int, str]] = []
        oldest = time.time() - _DRAFT_LIFE
        try:
            listing = list(os.scandir(self.directory))
        except OSError:
            return []
        for entry in listing:
            try:
                status = entry.stat(follow_symlinks=False)
            except OSError:
                continue  # another process was faster
            if entry.name.endswith(_SUFFIXES):
                found.append((status.st_mtime, status.st_size, entry.path))
            elif entry.name.startswith(_DRAFT) and status.st_mtime < oldest:
                _unlink(entry.path)
        used = {path.removesuffix(_ENTRY): last for last, _, path in found}
        return [(max(last, used.get(path.removesuffix(_HEADERS), last)), size, path) for last, size, path in found]

    def clear(self) -> int:
        """Remove every entry, and return the number of bytes freed."""
        entries = self.entries()
        for name in (HITS, MADE, PRECOMPILED, _WRITTEN):
            _unlink(os.path.join(self.directory, name))
        return sum(size for _, size, path in entries if _unlink(path))

    def _path(self, key: str, suffix: str = _ENTRY) -> str:
        return os.path.join(self.directory, key + suffix)

    def use(self, key: str) -> None:
        """Note that an entry's copy is used: a hit."""
        self.count(HITS)
        self._touch(self._path(key))

    def _touch(self, path: str) -> None:
        """Note that a file is used."""
        try:
            if os.stat(path).st_mtime + _TOUCH < time.time():
                os.utime(path)
        except OSError:
            pass  # read-only, or removed meanwhile

    def _make_room(self, size: int) -> None:
        """After many writes since the last scan, remove the entries that were used longest ago."""
        self._append(_WRITTEN, 1 + size // 1024)
        if self._appended(_WRITTEN) * 1024 * _LOOK_PARTS < self._limit:
            return
        _unlink(os.path.join(self.directory, _WRITTEN))
        entries = sorted(self.entries())
        total = sum(size for _, size, _ in entries)
        wanted = self._limit - self._limit // 8
        for _, removed, path in entries:
            if total <= wanted:
                return
            _unlink(path)
            total -= removed

    def _append(self, name: str, count: int) -> None:
        path = os.path.join(self.directory, name)
        try:
            file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o600)
            try:
                os.write(file, b"." * count)
            finally:
                os.close(file)
        except OSError:
            pass  # read-only or full

    def _appended(self, name: str) -> int:
        try:
            return os.stat(os.path.join(self.directory, name)).st_size
        except OSError:
            return 0


def _unlink(path: str) -> bool:
    try:
        os.unlink(path)
    except OSError:
        return False
    return True


def _locked(path: str) -> int | None:
    """Return the open and locked file, or None if it is locked or can't be."""
    try:
        file = os.open(path, os.O_WRONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        os.lockf(file, os.F_TLOCK, 0)
    except OSError:
        os.close(file)
        return None
    return file
