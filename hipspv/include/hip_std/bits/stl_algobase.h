// libstdc++ 13's constexpr copies call a member that isn't constexpr itself: __copy_move::__assign_one.
#ifndef HIPSPV_STD_BITS_STL_ALGOBASE_H
#define HIPSPV_STD_BITS_STL_ALGOBASE_H
#include <bits/c++config.h>
#if defined(__HIP__) && _GLIBCXX_RELEASE == 13
#include <bits/stl_iterator.h>
#include <bits/stl_pair.h>
#include <bits/predefined_ops.h>
#if __cplusplus >= 202002L
#include <bit>
#endif
#pragma clang attribute push(__attribute__((host, device)), apply_to = function(is_member))
#include_next <bits/stl_algobase.h>
#pragma clang attribute pop
#else
#include_next <bits/stl_algobase.h>
#endif
#endif
