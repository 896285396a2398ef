/* rocRAND's device functions. The sequences are cuRAND's (docs/libraries.md). */
#ifndef ROCRAND_KERNEL_H_
#define ROCRAND_KERNEL_H_

#include <hip/hip_runtime.h>
#include <rocrand/rocrand.h>

#ifdef __cplusplus
#include <hip/spirv_detail/random/poisson.h>

struct rocrand_state_xorwow : __hipspv_random::Xorwow {};
struct rocrand_state_philox4x32_10 : __hipspv_random::Philox {};
struct rocrand_state_mrg32k3a : __hipspv_random::Mrg32k3a {};
struct rocrand_state_sobol32 : __hipspv_random::PlainSobol<unsigned int> {};
struct rocrand_state_scrambled_sobol32 : __hipspv_random::ScrambledSobol<unsigned int> {};
struct rocrand_state_sobol64 : __hipspv_random::PlainSobol<unsigned long long> {};
struct rocrand_state_scrambled_sobol64 : __hipspv_random::ScrambledSobol<unsigned long long> {};

#define HIPSPV_ROCRAND_MISSING(generator)                                                      \
  struct HIPSPV_RANDOM_MISSING(#generator " isn't supported: use rocrand_state_philox4x32_10") \
      rocrand_state_##generator;
HIPSPV_ROCRAND_MISSING(mtgp32)
HIPSPV_ROCRAND_MISSING(mrg31k3p)
HIPSPV_ROCRAND_MISSING(lfsr113)
HIPSPV_ROCRAND_MISSING(threefry2x32_20)
HIPSPV_ROCRAND_MISSING(threefry2x64_20)
HIPSPV_ROCRAND_MISSING(threefry4x32_20)
HIPSPV_ROCRAND_MISSING(threefry4x64_20)
#undef HIPSPV_ROCRAND_MISSING

#define HIPSPV_RANDOM_NAME(suffix) rocrand##suffix
#include <hip/spirv_detail/random/functions.inc>
#undef HIPSPV_RANDOM_NAME

#endif

#endif
