// The members of std::atomic.
#ifndef HIPSPV_STD_ATOMIC_BASE
#define HIPSPV_STD_ATOMIC_BASE
#include <bits/c++config.h>
#if _GLIBCXX_RELEASE >= 13
// Included by libstdc++ 13's <bits/atomic_base.h>: must be outside of the region.
#include <new>
#endif
#if __cplusplus > 201703L && __has_include(<bits/atomic_wait.h>)
// The dependencies of waiting stay host-only.
#include <bits/functional_hash.h>
#include <bits/std_mutex.h>
#include <ext/numeric_traits.h>
#include <syscall.h>
#include <unistd.h>
#endif
#if defined(__HIP__)
#pragma clang force_cuda_host_device begin
#endif
#include_next <bits/atomic_base.h>
#if defined(__HIP__)
#pragma clang force_cuda_host_device end
#endif
#endif
