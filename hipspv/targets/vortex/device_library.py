"""Vortex's device libraries."""

from dataclasses import replace

from hipspv.devlib.library import Library, in_directory, shared
from hipspv.targets.spirv.device_library import SPIRV64

_OWN = "targets/vortex/devlib"
_EMULATION = "targets/spirv/devlib/emulation"


def _library(bits: int) -> Library:
    """The library for processors whose registers have 32 or 64 bits."""
    return replace(
        SPIRV64,
        clang=(*SPIRV64.clang, f"-DHIPSPV_VORTEX_BITS={bits}"),
        units=(
            (
                *in_directory(_OWN, "opencl.cl", "thread.cl", "warp.cl", "start.cl"),
                *shared("convert.cl", "math.cl", "trigonometry.cl", "special.cl", "float_math.cl"),
                f"{_OWN}/math.cl",
                *shared("integer.cl", "simd.cl", "rounding.cl", "atomic.cl", "service.cl"),
                *shared("heap.cl", "launches.cl", "races.cl", "clock.cl", "memory.cl", "complex.cl", "texture.cl"),
            ),
            (
                *in_directory(_EMULATION, "core.cl", "math.cl", "half_bits.h"),
                *in_directory(_OWN, "doubles.cl", "libcalls.cl"),
            ),
        ),
        assembly=(f"{_OWN}/shared_memory.ll",),
        read_only_space=2,
    )


LIBRARIES = {
    # Programs are linked with this library first. The others define OpenCL's functions after all
    # passes that know their names.
    "hipspv-vortex.bc": replace(SPIRV64, clang=(*SPIRV64.clang, "-DHIPSPV_LANE_SHUFFLES")),
    "hipspv-vortex32.bc": _library(32),
    "hipspv-vortex64.bc": _library(64),
}
