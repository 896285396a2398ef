// Functions for both sides call functions without attributes, of which nvcc warns (20014-D).
#pragma once

template <class T>
struct Product {
  T left, right;
  T value() const { return left * right; }
  static Product of(T value) { return {value, value}; }
  template <class U>
  T plus(U other) const {
    return value() + other;
  }
};

inline int processor() {
  int a = 0, b = 0, c = 0, d = 0;
  asm volatile("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "0"(0), "2"(0));
  return a;
}

template <class T>
__host__ __device__ T square_and(T value, T other) {
  if (other < 0) return processor();
  return Product<T>::of(value).plus(other);
}
