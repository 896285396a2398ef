"""Defaults and allowed values of the options for device code."""

from __future__ import annotations

# Lanes of a warp, and bytes of a kernel's parameters: the default, and the allowed values.
WARP_SIZE, WARP_SIZES = 32, (8, 16, 32, 64)
MAX_KERNEL_ARGUMENTS, ARGUMENT_SIZES = 1024, range(64, 1 << 20)
# Implementations of double precision. The first also applies to a module without a note.
DOUBLES = ("native", "emulate", "error")
