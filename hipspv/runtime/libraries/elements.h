// Elements of matrices: real and complex numbers.
#pragma once

#include <hip/library_types.h>

#include <complex>

namespace hipspv::libraries {

template <class T>
inline constexpr bool kIsComplex = false;
template <class T>
inline constexpr bool kIsComplex<std::complex<T>> = true;

template <class T>
struct RealOf {
  using Type = T;
};
template <class T>
struct RealOf<std::complex<T>> {
  using Type = T;
};
template <class T>
using Real = typename RealOf<T>::Type;

// Calls f with a value of the hipDataType's type, if that is float, double or complex. Otherwise calls refuse.
template <class F, class Refuse>
auto ofElement(int type, F&& f, Refuse&& refuse) {
  switch (type) {
    case HIP_R_32F:
      return f(float{});
    case HIP_R_64F:
      return f(double{});
    case HIP_C_32F:
      return f(std::complex<float>{});
    case HIP_C_64F:
      return f(std::complex<double>{});
    default:
      return refuse();
  }
}

}  // namespace hipspv::libraries
