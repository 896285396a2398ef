"""The settings of the device stages after clang."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hipspv.core.profile import Profile

# Lanes of a warp, and the range of the bytes of a kernel's parameters.
WARP_SIZES = (4, 8, 16, 32, 64)
ARGUMENT_BYTES = range(64, 1 << 20)
# The bytes of a thread for the frames of a recursion, and their range.
RECURSION_BYTES = 16 * 1024
STACK_BYTES = range(1 << 10, (1 << 26) + 1)


class DeviceSettings:
    """The settings that device stages read. driver/options/settings.py reads them from options."""

    profile: Profile | None
    level: str  # in LLVM's notation: 0 1 2 3 s z
    translator: str
    warnings: tuple[str, ...]
    bisect_limit: int | None
    print_before: tuple[str, ...]
    print_after: tuple[str, ...]
    print_after_all: bool
    print_changed: bool
    debug_lines: bool
    debug_variables: bool
    vectorize_loops: bool
    unroll_loops: bool
    warp_size: int
    warp_synchronous: bool | None  # None: according to the source's dialect
    doubles: str
    checks: tuple[str, ...]
    coverage: bool
    recursion_stack: int
    max_registers: int | None
    resource_usage: bool
    machine_code: bool
    ptxas_options: tuple[str, ...]
    compress: bool
    validate: bool
    spirv_version: str
    usual_spirv_version: str  # of modules that need no newer one
    spirv_extensions: tuple[str, ...]

    def __init__(self, values: dict[str, Any]) -> None:
        """`values`: of all fields. A test's target may have settings of its own."""
        self.__dict__.update(values)
