"""The libraries of Vortex's interface whose device is the simulator."""

from pathlib import Path

import pytest

from . import simulator


@pytest.fixture(scope="session")
def vortex_library() -> Path:
    """The library of the second generation of the API."""
    if reason := simulator.missing():
        pytest.skip(reason)
    return simulator.library(2)


@pytest.fixture(scope="session")
def first_vortex_library() -> Path:
    """The library of the first generation of the API."""
    if reason := simulator.missing():
        pytest.skip(reason)
    return simulator.library(1)
