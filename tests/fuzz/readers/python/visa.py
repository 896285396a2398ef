"""Intel vISA objects: read, checked, shown, and written as they were."""

from hipspv import visa
from hipspv.visa import VisaError, text
from hipspv.visa.verify import verify

ERRORS = (VisaError,)


def read_quickly(data: bytes) -> visa.Object:
    found = visa.read(data)
    assert visa.is_visa(data)
    assert found.to_bytes() == data
    return found


def read(data: bytes) -> None:
    found = read_quickly(data)
    for finding in verify(found):
        assert str(finding) and (finding.offset is None or 0 <= finding.offset <= len(data))
    text.parse(text.render(found))
