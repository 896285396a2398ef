"""The adapter of double precision, which half precision shares."""

from pathlib import Path

import pytest

from tests.fuzz.readers import native


@pytest.fixture(scope="session")
def adapter() -> Path:
    return native.program(Path(__file__).with_name("adapt.cpp"))
