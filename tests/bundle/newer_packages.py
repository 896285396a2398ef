"""Offload binaries of versions 2 and 3, written from llvm/include/llvm/Object/OffloadBinary.h."""

from __future__ import annotations

import struct
import zlib

import zstandard


def write(version: int, method: str, strings: list[dict[str, str]], contents: list[bytes]) -> bytes:
    """An offload binary of several images. `method` is the compression, empty for none."""
    head = 40 if version == 3 else 32
    table = b"\0"
    rows = b""
    count = sum(len(each) for each in strings)
    first_string = head + 40 * len(contents)
    table_start = first_string + 24 * count
    for each in strings:
        for key, value in each.items():
            place = table_start + len(table)
            after = place + len(key.encode()) + 1
            rows += struct.pack("<QQQ", place, after, len(value.encode()))
            table += key.encode() + b"\0" + value.encode() + b"\0"
    start = table_start + len(table)
    start += -start % 8
    entries = b""
    string, image = first_string, start
    for each, content in zip(strings, contents, strict=True):
        entries += struct.pack("<HHIQQQQ", 6, 8, 0, string, len(each), image, len(content))
        string += 24 * len(each)
        image += len(content)
    body = entries + rows + table
    body += bytes(start - head - len(body)) + b"".join(contents)
    body += bytes(-(head + len(body)) % 8)
    inflated = head + len(body)
    if method:
        packed = zlib.compress(body) if method == "zlib" else zstandard.compress(body)
        body = packed + bytes(-(head + len(packed)) % 8)
    size = head + len(body)
    header = struct.pack("<4sIQQQ", b"\x10\xff\x10\xad", version, size, head, len(contents))
    if version == 3:
        header += struct.pack("<Q", inflated if method else 0)
    return header + body
