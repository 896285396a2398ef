"""The adapter of double precision, which half precision shares."""

from __future__ import annotations

from pathlib import Path

import pytest

from .adapter import build_adapter


@pytest.fixture(scope="session")
def adapter() -> Path:
    return build_adapter()
