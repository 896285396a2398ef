"""The text of vISA objects: parsed, then written as text and, where it can be, as an object."""

from __future__ import annotations

from hipspv import visa
from hipspv.visa import VisaError, text
from hipspv.visa.verify import verify

ERRORS = (VisaError,)


def read_quickly(data: bytes) -> tuple[str, bytes | None]:
    """The text and the object that are written of it; None where it has no object."""
    parsed = text.parse(data.decode(errors="replace"))
    shown = text.render(parsed)
    try:
        verify(parsed)
        return shown, parsed.to_bytes()
    except VisaError:
        return shown, None  # its instructions are text, which has no encoding


def read(data: bytes) -> None:
    shown, written = read_quickly(data)
    assert text.render(text.parse(shown)) == shown
    if written is not None:
        assert visa.read(written).to_bytes() == written
