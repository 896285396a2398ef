// std::pair: assignment and swap are constexpr only from C++20 on.
#ifndef HIPSPV_STD_BITS_STL_PAIR_H
#define HIPSPV_STD_BITS_STL_PAIR_H
#include <bits/c++config.h>
#if defined(__HIP__)
#pragma clang force_cuda_host_device begin
#endif
#include_next <bits/stl_pair.h>
#if defined(__HIP__)
#pragma clang force_cuda_host_device end
#endif
#endif
