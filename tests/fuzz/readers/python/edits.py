"""The driver's changes to a translator's module: clocks, source lines, metadata."""

from hipspv.spirv import clock, lines, metadata
from hipspv.spirv.words import SpirvError

ERRORS = (SpirvError,)


def read(data: bytes) -> None:
    text = "hipspv.metadata 2"
    noted = metadata.add_records(clock.add_clocks(lines.add_lines(data)), [text])
    assert text.encode() in noted
