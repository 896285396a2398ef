// Device code has no recursion: there std::sort is a heap sort.
#ifndef HIPSPV_STD_BITS_STL_ALGO_H
#define HIPSPV_STD_BITS_STL_ALGO_H
#include <bits/c++config.h>
#include <bits/predefined_ops.h>
#include <bits/stl_heap.h>
#if defined(__HIP_DEVICE_COMPILE__)
namespace std {
// More specialised than libstdc++'s template for any comparison.
template <typename _Iterator, typename _Size>
_GLIBCXX20_CONSTEXPR void __introsort_loop(_Iterator first, _Iterator last, _Size,
                                           __gnu_cxx::__ops::_Iter_less_iter less) {
  std::__make_heap(first, last, less);
  std::__sort_heap(first, last, less);
}
template <typename _Iterator, typename _Size, typename _Compare>
_GLIBCXX20_CONSTEXPR void __introsort_loop(_Iterator first, _Iterator last, _Size,
                                           __gnu_cxx::__ops::_Iter_comp_iter<_Compare> less) {
  std::__make_heap(first, last, less);
  std::__sort_heap(first, last, less);
}
}  // namespace std
#endif
#include_next <bits/stl_algo.h>
#endif
