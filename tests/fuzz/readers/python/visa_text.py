"""The text of vISA objects: parsed, then written as an object and as text."""

from __future__ import annotations

from hipspv import visa
from hipspv.visa import VisaError, text
from hipspv.visa.verify import verify

ERRORS = (VisaError,)


def read(data: bytes) -> None:
    parsed = text.parse(data.decode(errors="replace"))
    verify(parsed)
    shown = text.render(parsed)
    assert text.render(text.parse(shown)) == shown
    written = parsed.to_bytes()
    assert visa.read(written).to_bytes() == written
