// std::construct_at, and the functions by which containers destroy elements.
#ifndef HIPSPV_STD_BITS_STL_CONSTRUCT_H
#define HIPSPV_STD_BITS_STL_CONSTRUCT_H
#include <bits/c++config.h>
#include <new>
#include <bits/move.h>
#include <bits/stl_iterator_base_types.h>
#include <bits/stl_iterator_base_funcs.h>
#if defined(__HIP__)
#pragma clang force_cuda_host_device begin
#endif
#include_next <bits/stl_construct.h>
#if defined(__HIP__)
#pragma clang force_cuda_host_device end
#endif
#endif
