"""The driver's fixtures."""

from tests.driver.conftest import cc, hipspv  # noqa: F401
