"""The checks of device code, which --check= enables."""

from __future__ import annotations

# Each check by its name, with the faults that it reports at run time. The order gives the bits (devlib/check_abi.h).
CHECKS = {
    "memory": "accesses outside of objects, and to freed memory",
    "races": "data races",
    "uninit": "loads of memory that nothing was stored to",
    "barriers": "barriers that some threads of a block don't reach",
}


def mask(checks: tuple[str, ...]) -> int:
    """Return the bits of the checks."""
    return sum(1 << bit for bit, name in enumerate(CHECKS) if name in checks)
