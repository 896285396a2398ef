// Arguments by pointers, as own.h has them.
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "../../libraries/elements.h"

namespace hipspv::blas::own {

inline int integer(const void* argument) { return *static_cast<const int*>(argument); }
inline char letter(const void* argument) { return static_cast<char>(*static_cast<const int*>(argument)); }
template <class T>
T scalar(const void* argument) {
  return *static_cast<const T*>(argument);
}

using libraries::kIsComplex;
using libraries::Real;

template <class T>
T conjugated(T value) {
  if constexpr (kIsComplex<T>)
    return std::conj(value);
  else
    return value;
}

// Elements of a vector in BLAS's order: one with a negative increment begins at its end.
template <class T>
class Vector {
 public:
  Vector(void* memory, int count, int increment)
      : first_(static_cast<T*>(memory) + (increment < 0 ? std::ptrdiff_t{1 - count} * increment : 0)),
        increment_(increment) {}
  T& operator[](int i) const { return first_[std::ptrdiff_t{i} * increment_]; }

 private:
  T* first_;
  std::ptrdiff_t increment_;
};

// A matrix in columns.
template <class T>
class Matrix {
 public:
  Matrix(void* memory, int leading) : memory_(static_cast<T*>(memory)), leading_(leading) {}
  T* at(int row, int column) const { return memory_ + row + std::ptrdiff_t{column} * leading_; }
  T& operator()(int row, int column) const { return *at(row, column); }

 private:
  T* memory_;
  std::ptrdiff_t leading_;
};

}  // namespace hipspv::blas::own
