"""The driver's fixtures, and the libraries of Vortex's interface that tests run with."""

from tests.driver.conftest import cc, hipspv
from tests.standins.vortex.conftest import first_vortex_library, vortex_library

__all__ = ["cc", "first_vortex_library", "hipspv", "vortex_library"]
