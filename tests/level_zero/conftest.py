"""Programs over the stand-in for a driver of Level Zero. Nothing here says anything of a GPU."""

from pathlib import Path

import pytest

from tests.standins.level_zero.build import build_loader, environment
from tests.standins.level_zero.conftest import driver, no_settings

from .running import Run

__all__ = ["driver", "no_settings"]


@pytest.fixture(scope="session")
def loader(driver: Path) -> Path:
    """The directory of the loader that knows all versions that the driver can have."""
    return build_loader().parent


@pytest.fixture
def run(driver: Path, loader: Path, tmp_path: Path) -> Run:
    return Run(environment(driver), loader, tmp_path / "log")
