// The driver's functions that are HIP's in every respect but the name and the results' values.
// Plain names of functions with several versions are the first, as in NVIDIA's library.
#define __HIPSPV_HIP_RESULTS__ 1
#include <cuda.h>

#include "forward.h"
#include "results.h"

namespace {

// Functions of cuda.h return CUresult, HIP's own hipError_t.
constexpr auto translated = [](auto error) { return hipspv::cuda_library::result(static_cast<hipError_t>(error)); };

}  // namespace

#define FORWARD(name) HIPSPV_FORWARD(translated, &name, #name)
#include "cuda_forwards.inc"

// C++ has further functions of these names.
#define FORWARD_C(name, ...) HIPSPV_FORWARD(translated, static_cast<CUresult (*)(__VA_ARGS__)>(&name), #name)
FORWARD_C(cuCtxCreate, CUcontext*, unsigned, CUdevice)
FORWARD_C(cuCtxCreate_v2, CUcontext*, unsigned, CUdevice)
FORWARD_C(cuMemHostAlloc, void**, size_t, unsigned)

// The first form, which CUDA 11 repeats as the second.
HIPSPV_FORWARD(translated, &cuGraphInstantiate_v2, "cuGraphInstantiate")
