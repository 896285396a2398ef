"""NVPTX's device library."""

from hipspv.devlib.library import Library, in_directory, shared

_OWN = (
    *("math.cl", "opencl.cl", "thread.cl", "warp.cl", "grid.cl"),
    *("integer.cl", "service.cl", "atomic.cl", "texture.cl"),
)

LIBRARIES = {
    # The processor decides which builtins clang knows. The library serves all processors: code for
    # what one may lack tests __nvvm_reflect("__CUDA_ARCH"), which LLVM folds.
    "hipspv-nvptx64.bc": Library(
        clang=("--target=nvptx64-nvidia-cuda", "-march=sm_90", "-fPIC"),
        units=(
            (
                *in_directory("targets/nvptx/devlib", *_OWN),
                *shared("integer.cl", "simd.cl", "memory.cl", "complex.cl", "launches.cl"),
            ),
        ),
        convention="",
        generic="ptr",
        to_generic="bitcast",
        complex_float="{ float, float }",
        scopes={"_device": "device", "_block": "block"},
    )
}
