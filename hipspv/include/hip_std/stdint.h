// The system's <stdint.h>. Programs for NVRTC, which has no such header, declare some names as other types: these exist
// for programs that include a header for them (include/cuda_runtime.h).
#include_next <stdint.h>
#if defined(__CUDACC_RTC__) && !defined(__HIPSPV_UNASKED_HEADERS__)
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __INTPTR_TYPE__ intptr_t;
typedef __UINTPTR_TYPE__ uintptr_t;
#endif
