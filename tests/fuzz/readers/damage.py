"""Damaged files: the results of one change to a sample."""

import struct
from collections.abc import Iterator


def cut(data: bytes) -> Iterator[bytes]:
    """The data up to every byte."""
    return (data[:end] for end in range(len(data)))


def fields(data: bytes, width: int = 4) -> Iterator[bytes]:
    """With each aligned field of this many bytes set to 0, 1, the maximum, and off by one."""
    maximum = (1 << 8 * width) - 1
    for at in range(0, len(data) - width + 1, width):
        old = int.from_bytes(data[at : at + width], "little")
        for value in {0, 1, maximum, maximum >> 1, old - 1 & maximum, old + 1 & maximum} - {old}:
            yield data[:at] + value.to_bytes(width, "little") + data[at + width :]


def all_of(data: bytes) -> Iterator[bytes]:
    yield data
    yield from cut(data)
    yield from fields(data)


def records(inputs: list[bytes]) -> bytes:
    """As native/records.cpp reads them."""
    return b"".join(struct.pack("<I", len(data)) + data for data in inputs)
