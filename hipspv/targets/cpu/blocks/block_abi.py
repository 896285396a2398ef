"""The argument of a kernel: hipspv/devlib/block_abi.h, as offsets in bytes."""

from __future__ import annotations

ARGUMENTS, SHARED, FRAME, SHARED_BYTES = 0, 8, 16, 24
# Each of three words, of 32 bits.
GROUP, GROUPS, SIZE, THREAD = 32, 44, 56, 68
CHECKS = 80
