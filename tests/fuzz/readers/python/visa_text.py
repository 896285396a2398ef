"""The text of vISA objects: parsed, then written as text and, if possible, as an object."""

from hipspv import visa
from hipspv.visa import VisaError, text
from hipspv.visa.verify import verify

ERRORS = (VisaError,)


def read_quickly(data: bytes) -> visa.Object:
    return text.parse(data.decode(errors="replace"))


def read(data: bytes) -> None:
    parsed = read_quickly(data)
    shown = text.render(parsed)
    assert text.render(text.parse(shown)) == shown
    try:
        verify(parsed)
        written = parsed.to_bytes()
    except VisaError:
        return  # its instructions are text, which has no encoding
    assert visa.read(written).to_bytes() == written
