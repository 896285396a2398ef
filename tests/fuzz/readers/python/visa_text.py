"""The text of vISA objects: parsed, then written as text and, where it can be, as an object."""

from __future__ import annotations

from hipspv import visa
from hipspv.visa import VisaError, text
from hipspv.visa.verify import verify

ERRORS = (VisaError,)


def read(data: bytes) -> None:
    parsed = text.parse(data.decode(errors="replace"))
    shown = text.render(parsed)
    assert text.render(text.parse(shown)) == shown
    try:
        verify(parsed)
        written = parsed.to_bytes()
    except VisaError:
        return  # its instructions are text, which has no encoding
    assert visa.read(written).to_bytes() == written
