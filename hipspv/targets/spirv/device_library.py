"""SPIR-V's device library."""

from hipspv.devlib.library import Library, shared

SPIRV64 = Library(
    clang=("--target=spirv64",),
    units=(
        shared(
            *("convert.cl", "math.cl", "trigonometry.cl", "special.cl", "integer.cl", "simd.cl", "rounding.cl"),
            *("atomic.cl", "sync.cl", "service.cl", "heap.cl", "launches.cl", "races.cl", "clock.cl"),
            *("memory.cl", "complex.cl", "texture.cl"),
        ),
    ),
    convention="spir_func ",
    generic="ptr addrspace(4)",
    to_generic="addrspacecast",
    complex_float="[2 x i32]",
)

LIBRARIES = {"hipspv-spirv64.bc": SPIRV64}
