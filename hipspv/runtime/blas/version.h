// The versions of the APIs that programs ask for.
#pragma once

namespace hipspv::blas {

// CUDA 12.8's: as the release of hipspv's CUDA.
inline constexpr int kCublasVersion = 120804;

}  // namespace hipspv::blas
