"""The root directory with the other devices; without it the tests are skipped."""

from pathlib import Path

import pytest

from tests.opencl_drivers import root


@pytest.fixture(scope="session")
def sid() -> Path:
    try:
        return root.make()
    except root.Unavailable as error:
        pytest.skip(str(error))
