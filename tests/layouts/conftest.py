"""The compiler as a fixture."""

from tests.driver.conftest import cc

__all__ = ["cc"]
