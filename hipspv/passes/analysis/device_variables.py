"""Device variables: `__device__` and `__constant__`."""

from __future__ import annotations

from hipspv.llvm import Flag, GlobalVariable, Module

SERVICE = "__hipspv_service"


def is_device_variable(variable: GlobalVariable) -> bool:
    """True if the host may ask for the variable's address.

    clang marks what it registers with the host as externally initialised.
    """
    return variable.is_externally_initialized or variable.name == SERVICE


def device_variables(module: Module) -> list[GlobalVariable]:
    """Return the variables whose addresses the host may ask for."""
    service = module.variable(SERVICE)
    type = service.value_type if service else None
    candidates = module.index().variables(
        lambda signature: signature.has(Flag.EXTERNALLY_INITIALIZED) or signature.type == type
    )
    return [variable for variable in candidates if is_device_variable(variable)]
