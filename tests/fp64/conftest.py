"""The fixtures of the runtime's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from .adapter import build_adapter


@pytest.fixture(scope="session")
def adapter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_adapter(tmp_path_factory.mktemp("adapter"))
