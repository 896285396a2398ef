"""Whole files: read, written, and the space for them."""

from __future__ import annotations

import os


def read(path: str) -> bytes:
    """Return a file's content."""
    with open(path, "rb") as file:
        return file.read()


def write_all(descriptor: int, data: bytes) -> None:
    """Write everything to a descriptor; a pipe takes it in parts."""
    while data:
        data = data[os.write(descriptor, data) :]


def free_bytes(path: str) -> int:
    """Return the number of free bytes at an output's place."""
    status = os.statvfs(os.path.dirname(path) or ".")
    return status.f_bavail * status.f_frsize
