"""The checks of device code that --check= turns on."""

from __future__ import annotations

# Each check by its name: what it reports when kernels run. The order gives the bits (devlib/check_abi.h).
CHECKS = {
    "memory": "accesses outside of objects, and to freed memory",
    "races": "data races",
    "uninit": "loads of memory that nothing was stored to",
    "barriers": "barriers that some threads of a block don't reach",
}


def mask(checks: tuple[str, ...]) -> int:
    """Return the bits of the checks."""
    return sum(1 << bit for bit, name in enumerate(CHECKS) if name in checks)
