"""BLAKE2b, without hashlib, which loads OpenSSL: 10 ms."""

from __future__ import annotations

try:
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b


def digest(data: bytes, size: int = 20) -> bytes:
    """Return a digest of `data`, `size` bytes long."""
    return blake2b(data, digest_size=size).digest()
