/* OpenMP's header on the device side of CUDA sources, which has the host's _OPENMP without its pragmas: LLVM's header
   defines omp_is_initial_device once for each of two variants. That side needs declarations for host code alone. */
#if defined(__HIP_DEVICE_COMPILE__) && defined(_OPENMP) && _OPENMP >= 201811
#pragma push_macro("_OPENMP")
#undef _OPENMP
#define _OPENMP 201511
#include_next <omp.h>
#pragma pop_macro("_OPENMP")
#else
#include_next <omp.h>
#endif
