// The versions of the APIs that programs ask for.
#pragma once

namespace hipspv::blas {

// CUDA 12.8's: as the release of hipspv's CUDA.
inline constexpr int kCublasVersion = 120804;
// Major, minor, patch.
inline constexpr int kCublasVersionParts[] = {kCublasVersion / 10000, kCublasVersion / 100 % 100, kCublasVersion % 100};

}  // namespace hipspv::blas
