// std::abs. <stdlib.h> itself stays host-only, except for abs, labs and llabs.
#ifndef HIPSPV_STD_BITS_STD_ABS_H
#define HIPSPV_STD_BITS_STD_ABS_H
#include <bits/c++config.h>
#define _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#include_next <stdlib.h>
#undef _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#if defined(__HIP__)
extern "C" {
__attribute__((device)) int abs(int) noexcept;
__attribute__((device)) long labs(long) noexcept;
__attribute__((device)) long long llabs(long long) noexcept;
}
#pragma clang force_cuda_host_device begin
#endif
#include_next <bits/std_abs.h>
#if defined(__HIP__)
#pragma clang force_cuda_host_device end
#endif
#endif
