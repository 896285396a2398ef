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

#if defined(__HIP__) && __cplusplus >= 201402L && __cplusplus < 202002L
// The algorithms are for both sides here, and constexpr, with the same effect, only from C++20 on. Before, host code
// that calls one without std:: prefers the host's to a program's own for both sides. These are such, for its most
// common calls, but not for stable_sort, which is the host's already. In the helper's body std:: names libstdc++'s
// function alone, because lookup ends at the definition.
namespace std {
#define HIPSPV_TYPES_2 typename _A, typename _B
#define HIPSPV_TYPES_3 HIPSPV_TYPES_2, typename _C
#define HIPSPV_TYPES_4 HIPSPV_TYPES_3, typename _D
#define HIPSPV_HOST(name, types, takes, passes)                            \
  template <types>                                                         \
  __attribute__((host)) inline decltype(auto) __hipspv_host_##name takes { \
    return std::name passes;                                               \
  }                                                                        \
  template <types, int = 0>                                                \
  __attribute__((host)) inline decltype(auto) name takes {                 \
    return __hipspv_host_##name passes;                                    \
  }
#define HIPSPV_RANGE(name) HIPSPV_HOST(name, typename _A, (_A first, _A last), (first, last))
#define HIPSPV_RANGE_BY(name) HIPSPV_HOST(name, HIPSPV_TYPES_2, (_A first, _A last, _B by), (first, last, by))
#define HIPSPV_RANGE_VALUE(name) \
  HIPSPV_HOST(name, HIPSPV_TYPES_2, (_A first, _A last, const _B& value), (first, last, value))
#define HIPSPV_RANGE_TO_BY(name) \
  HIPSPV_HOST(name, HIPSPV_TYPES_3, (_A first, _A last, _B to, _C by), (first, last, to, by))
#define HIPSPV_MIDDLE(name) HIPSPV_HOST(name, typename _A, (_A first, _A middle, _A last), (first, middle, last))
#define HIPSPV_MIDDLE_BY(name) \
  HIPSPV_HOST(name, HIPSPV_TYPES_2, (_A first, _A middle, _A last, _B by), (first, middle, last, by))
HIPSPV_RANGE(sort)
HIPSPV_RANGE_BY(sort)
HIPSPV_MIDDLE(partial_sort)
HIPSPV_MIDDLE_BY(partial_sort)
HIPSPV_MIDDLE(nth_element)
HIPSPV_MIDDLE_BY(nth_element)
HIPSPV_RANGE(is_sorted)
HIPSPV_RANGE_BY(is_sorted)
HIPSPV_RANGE(min_element)
HIPSPV_RANGE_BY(min_element)
HIPSPV_RANGE(max_element)
HIPSPV_RANGE_BY(max_element)
HIPSPV_RANGE(reverse)
HIPSPV_RANGE(unique)
HIPSPV_RANGE_BY(unique)
HIPSPV_RANGE_BY(for_each)
HIPSPV_RANGE_BY(all_of)
HIPSPV_RANGE_BY(any_of)
HIPSPV_RANGE_BY(none_of)
HIPSPV_RANGE_BY(count_if)
HIPSPV_RANGE_BY(find_if)
HIPSPV_RANGE_BY(find_if_not)
HIPSPV_RANGE_BY(remove_if)
HIPSPV_RANGE_BY(partition)
HIPSPV_RANGE_BY(generate)
HIPSPV_RANGE_BY(copy)
HIPSPV_RANGE_BY(copy_backward)
HIPSPV_RANGE_BY(swap_ranges)
HIPSPV_RANGE_BY(equal)
HIPSPV_RANGE_VALUE(count)
HIPSPV_RANGE_VALUE(fill)
HIPSPV_RANGE_VALUE(find)
HIPSPV_RANGE_VALUE(remove)
HIPSPV_RANGE_VALUE(lower_bound)
HIPSPV_RANGE_VALUE(upper_bound)
HIPSPV_RANGE_VALUE(binary_search)
HIPSPV_RANGE_TO_BY(copy_if)
HIPSPV_RANGE_TO_BY(transform)
HIPSPV_HOST(transform, HIPSPV_TYPES_4, (_A first, _A last, _B other, _C to, _D by), (first, last, other, to, by))
#undef HIPSPV_MIDDLE_BY
#undef HIPSPV_MIDDLE
#undef HIPSPV_RANGE_TO_BY
#undef HIPSPV_RANGE_VALUE
#undef HIPSPV_RANGE_BY
#undef HIPSPV_RANGE
#undef HIPSPV_HOST
#undef HIPSPV_TYPES_4
#undef HIPSPV_TYPES_3
#undef HIPSPV_TYPES_2
}  // namespace std
#endif
#endif
