// std::allocator's memory: the device's heap in device code.
#ifndef HIPSPV_STD_BITS_NEW_ALLOCATOR_H
#define HIPSPV_STD_BITS_NEW_ALLOCATOR_H
#include <bits/c++config.h>
#include <new>
#include <bits/functexcept.h>
#include <bits/move.h>
#if defined(__HIP__)
#pragma clang force_cuda_host_device begin
#endif
#include_next <bits/new_allocator.h>
#if defined(__HIP__)
#pragma clang force_cuda_host_device end
#endif
#endif
