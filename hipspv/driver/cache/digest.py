"""BLAKE2b, without hashlib, which loads OpenSSL: 10 ms."""

from __future__ import annotations

try:
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

_BYTES = 20


def digest(data: bytes) -> bytes:
    """Return a digest of `data`, 20 bytes long."""
    return blake2b(data, digest_size=_BYTES).digest()
