/* hipRAND's device functions. The sequences are cuRAND's, as on NVIDIA's GPUs (docs/libraries.md). */
#ifndef HIPRAND_KERNEL_H_
#define HIPRAND_KERNEL_H_

#include <hip/hip_runtime.h>
#include <hiprand/hiprand.h>

#ifdef __cplusplus
#include <hip/spirv_detail/random/poisson.h>

struct hiprandStateXORWOW : __hipspv_random::Xorwow {};
struct hiprandStatePhilox4_32_10 : __hipspv_random::Philox {};
struct hiprandStateMRG32k3a : __hipspv_random::Mrg32k3a {};
struct hiprandStateSobol32 : __hipspv_random::PlainSobol<unsigned int> {};
struct hiprandStateScrambledSobol32 : __hipspv_random::ScrambledSobol<unsigned int> {};
struct hiprandStateSobol64 : __hipspv_random::PlainSobol<unsigned long long> {};
struct hiprandStateScrambledSobol64 : __hipspv_random::ScrambledSobol<unsigned long long> {};
struct HIPSPV_RANDOM_MISSING("MTGP32 isn't supported: use hiprandStatePhilox4_32_10_t") hiprandStateMtgp32;

typedef hiprandStateXORWOW hiprandState, hiprandState_t, hiprandStateXORWOW_t;
typedef hiprandStatePhilox4_32_10 hiprandStatePhilox4_32_10_t;
typedef hiprandStateMRG32k3a hiprandStateMRG32k3a_t;
typedef hiprandStateSobol32 hiprandStateSobol32_t;
typedef hiprandStateScrambledSobol32 hiprandStateScrambledSobol32_t;
typedef hiprandStateSobol64 hiprandStateSobol64_t;
typedef hiprandStateScrambledSobol64 hiprandStateScrambledSobol64_t;
#define hiprandStateMtgp32_t hiprandStateMtgp32

#define HIPSPV_RANDOM_NAME(suffix) hiprand##suffix
#include <hip/spirv_detail/random/functions.inc>
#undef HIPSPV_RANDOM_NAME

#endif

#endif
