"""The CPU target's device libraries."""

from dataclasses import replace

from hipspv.devlib.library import Library, in_directory, shared

_PROGRAM = Library(
    clang=("--target=x86_64-unknown-linux-gnu", "-DHIPSPV_LANE_SHUFFLES", "-DHIPSPV_FLOAT_MATH"),
    units=(
        (
            *in_directory("targets/cpu/devlib", "builtins.cl"),
            *shared("convert.cl", "math.cl", "trigonometry.cl", "special.cl", "float_math.cl"),
            *shared("integer.cl", "simd.cl", "rounding.cl", "atomic.cl", "sync.cl", "service.cl"),
            *shared("heap.cl", "launches.cl", "races.cl", "clock.cl", "memory.cl", "complex.cl", "texture.cl"),
        ),
    ),
    convention="",
    generic="ptr",
    to_generic="bitcast",
    complex_float="<2 x float>",
    global_space=0,
)

LIBRARIES = {
    # Programs are linked with this library first. The other one has the functions that form-blocks calls.
    "hipspv-cpu.bc": _PROGRAM,
    "hipspv-cpu-threads.bc": replace(
        _PROGRAM, units=(in_directory("targets/cpu/devlib", "threads.cl"),), complex_float=""
    ),
    # The functions of --check=.
    "hipspv-cpu-checks.bc": replace(
        _PROGRAM, units=(in_directory("targets/cpu/devlib", "checks.cl"),), complex_float=""
    ),
}
