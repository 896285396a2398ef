"""The CPU target's device libraries."""

from dataclasses import replace

from hipspv.devlib.library import Library, in_directory, shared
from hipspv.targets.cpu import HOSTS, Host

_PROGRAM = Library(
    clang=("-DHIPSPV_LANE_SHUFFLES", "-DHIPSPV_FLOAT_MATH"),
    units=(
        (
            *in_directory("targets/cpu/devlib", "builtins.cl"),
            *shared("convert.cl", "math.cl", "trigonometry.cl", "special.cl", "float_math.cl"),
            *shared("integer.cl", "simd.cl", "rounding.cl", "atomic.cl", "sync.cl", "service.cl"),
            *shared("heap.cl", "launches.cl", "races.cl", "memory.cl", "complex.cl", "texture.cl"),
        ),
    ),
    convention="",
    generic="ptr",
    to_generic="bitcast",
    complex_float="",
    global_space=0,
)

# Programs are linked with the first library first. The others have the functions that form-blocks calls, those of
# --check=, and those that the code generator calls.
_PARTS = {"": None, "-threads": "threads.cl", "-checks": "checks.cl", "-short-floats": "short_floats.cl"}


def _library(host: Host, source: str | None) -> Library:
    # Not for a position-independent executable: thread-local variables of its module have no place in a shared object.
    clang = (f"--target={host.triple}", "-fPIC", *_PROGRAM.clang)
    if not source:
        return replace(_PROGRAM, clang=clang, complex_float=host.pair)
    return replace(_PROGRAM, clang=clang, units=(in_directory("targets/cpu/devlib", source),))


LIBRARIES = {host.library(part): _library(host, source) for host in HOSTS for part, source in _PARTS.items()}
