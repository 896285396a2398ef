/* cuRAND's device functions (docs/libraries.md). */
#ifndef CURAND_KERNEL_H_
#define CURAND_KERNEL_H_

#include "cuda_runtime.h"
#include "curand.h"

#ifdef __cplusplus
#include <hip/spirv_detail/random/poisson.h>

struct curandStateXORWOW : __hipspv_random::Xorwow {};
struct curandStatePhilox4_32_10 : __hipspv_random::Philox {};
struct curandStateMRG32k3a : __hipspv_random::Mrg32k3a {};
struct curandStateSobol32 : __hipspv_random::PlainSobol<unsigned int> {};
struct curandStateScrambledSobol32 : __hipspv_random::ScrambledSobol<unsigned int> {};
struct curandStateSobol64 : __hipspv_random::PlainSobol<unsigned long long> {};
struct curandStateScrambledSobol64 : __hipspv_random::ScrambledSobol<unsigned long long> {};
struct HIPSPV_RANDOM_MISSING("MTGP32 isn't supported: use curandStatePhilox4_32_10_t") curandStateMtgp32;

typedef curandStateXORWOW curandState, curandState_t, curandStateXORWOW_t;
typedef curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
typedef curandStateMRG32k3a curandStateMRG32k3a_t;
typedef curandStateSobol32 curandStateSobol32_t;
typedef curandStateScrambledSobol32 curandStateScrambledSobol32_t;
typedef curandStateSobol64 curandStateSobol64_t;
typedef curandStateScrambledSobol64 curandStateScrambledSobol64_t;
#define curandStateMtgp32_t curandStateMtgp32

#define HIPSPV_RANDOM_NAME(suffix) curand##suffix
#include <hip/spirv_detail/random/functions.inc>
#undef HIPSPV_RANDOM_NAME

#endif

#endif
