// std::swap is constexpr only from C++20 on.
#ifndef HIPSPV_STD_BITS_MOVE_H
#define HIPSPV_STD_BITS_MOVE_H
#include <bits/c++config.h>
#if defined(__HIP__)
#pragma clang force_cuda_host_device begin
#endif
#include_next <bits/move.h>
#if defined(__HIP__)
#pragma clang force_cuda_host_device end
#endif
#endif
