// std::plus, std::less ...: constexpr only from C++14 on.
#ifndef HIPSPV_STD_BITS_STL_FUNCTION_H
#define HIPSPV_STD_BITS_STL_FUNCTION_H
#include <bits/c++config.h>
#include <bits/functexcept.h>
#if defined(__HIP__)
#pragma clang force_cuda_host_device begin
#endif
#include_next <bits/stl_function.h>
#if defined(__HIP__)
#pragma clang force_cuda_host_device end
#endif
#endif
