"""The driver's changes to a translator's module: clocks, source lines, notes."""

from __future__ import annotations

from hipspv.spirv import clock, lines, notes
from hipspv.spirv.words import SpirvError

ERRORS = (SpirvError,)


def read(data: bytes) -> None:
    text = "hipspv.notes 1"
    noted = notes.add_notes(clock.add_clocks(lines.add_lines(data)), [text])
    assert text.encode() in noted
