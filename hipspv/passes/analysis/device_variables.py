"""Device variables: `__device__` and `__constant__`."""

from __future__ import annotations

from hipspv.llvm import GlobalVariable

SERVICE = "__hipspv_service"


def is_device_variable(variable: GlobalVariable) -> bool:
    """True if the host may ask for the variable's address.

    clang marks what it registers with the host as externally initialised.
    """
    return variable.is_externally_initialized or variable.name == SERVICE
