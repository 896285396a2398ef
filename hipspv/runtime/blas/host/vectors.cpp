// Routines with results. Fortran's libraries return float and complex values in different ways (f2c's return double,
// and write complex values through a hidden argument); double and integers are the same in all.
#include <cmath>

#include "arguments.h"
#include "own.h"

namespace hipspv::blas::own {
namespace {

template <class T>
using Wide = std::conditional_t<kIsComplex<T>, std::complex<double>, double>;

// No std::complex product: it checks for infinities, which keeps loops from vectors.
template <class T, bool kConjugate>
T sumOfProducts(Vector<T> x, Vector<T> y, int n) {
  if constexpr (kIsComplex<T>) {
    double real = 0, imaginary = 0;
    for (int i = 0; i < n; ++i) {
      const double a = x[i].real(), b = kConjugate ? -x[i].imag() : x[i].imag(), c = y[i].real(), d = y[i].imag();
      real += a * c - b * d;
      imaginary += a * d + b * c;
    }
    return {static_cast<Real<T>>(real), static_cast<Real<T>>(imaginary)};
  } else {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += double{x[i]} * double{y[i]};
    return static_cast<T>(sum);
  }
}

template <class T, bool kConjugate>
void product(const Library& library, Pointers p) {
  const int n = integer(p[0]);
  if constexpr (std::is_same_v<T, double>) {
    *static_cast<double*>(p[5]) = library.evaluate<double>("ddot", p[0], p[1], p[2], p[3], p[4]);
  } else {
    *static_cast<T*>(p[5]) =
        sumOfProducts<T, kConjugate>(Vector<T>(p[1], n, integer(p[2])), Vector<T>(p[3], n, integer(p[4])), n);
  }
}

// cuBLAS and hipBLAS: the result of no elements, or of an increment that isn't positive, is zero.
bool hasElements(Pointers p) { return integer(p[0]) > 0 && integer(p[2]) > 0; }

template <class T>
double magnitude(T value) {
  if constexpr (kIsComplex<T>)
    return std::abs(double{value.real()}) + std::abs(double{value.imag()});
  else
    return std::abs(double{value});
}

template <class T>
double square(T value) {
  if constexpr (kIsComplex<T>)
    return double{value.real()} * value.real() + double{value.imag()} * value.imag();
  else
    return double{value} * value;
}

template <class T, class Term>
void sum(Pointers p, Term term) {
  const int n = integer(p[0]);
  const Vector<T> x(p[1], n, integer(p[2]));
  double total = 0;
  for (int i = 0; i < n; ++i) total += term(x[i]);
  *static_cast<Real<T>*>(p[3]) = static_cast<Real<T>>(total);
}

}  // namespace

template <class T>
void dot(const Library& library, Pointers p) {
  product<T, false>(library, p);
}

template <class T>
void dotc(const Library& library, Pointers p) {
  product<T, true>(library, p);
}

// Squares of floats are doubles without overflow.
template <class T>
void nrm2(const Library& library, Pointers p) {
  auto& result = *static_cast<Real<T>*>(p[3]);
  if (!hasElements(p)) {
    result = 0;
  } else if constexpr (std::is_same_v<Real<T>, double>) {
    result = library.evaluate<double>(kIsComplex<T> ? "dznrm2" : "dnrm2", p[0], p[1], p[2]);
  } else {
    const int n = integer(p[0]);
    const Vector<T> x(p[1], n, integer(p[2]));
    double total = 0;
    for (int i = 0; i < n; ++i) total += square(x[i]);
    result = static_cast<float>(std::sqrt(total));
  }
}

template <class T>
void asum(const Library&, Pointers p) {
  if (hasElements(p))
    sum<T>(p, magnitude<T>);
  else
    *static_cast<Real<T>*>(p[3]) = 0;
}

template <class T>
void amax(const Library& library, Pointers p) {
  const std::string name = std::string("i") + kLetter<T> + "amax";
  *static_cast<int*>(p[3]) = hasElements(p) ? library.evaluate<int>(name, p[0], p[1], p[2]) : 0;
}

// OpenBLAS alone has it.
template <class T>
void amin(const Library&, Pointers p) {
  const int n = integer(p[0]);
  int least = 0;
  if (hasElements(p)) {
    const Vector<T> x(p[1], n, integer(p[2]));
    for (int i = 1; i < n; ++i)
      if (magnitude(x[i]) < magnitude(x[least])) least = i;
    ++least;
  }
  *static_cast<int*>(p[3]) = least;
}

#define HIPSPV_FOR(T)                              \
  template void dot<T>(const Library&, Pointers);  \
  template void nrm2<T>(const Library&, Pointers); \
  template void asum<T>(const Library&, Pointers); \
  template void amax<T>(const Library&, Pointers); \
  template void amin<T>(const Library&, Pointers);
HIPSPV_FOR(float)
HIPSPV_FOR(double)
HIPSPV_FOR(std::complex<float>)
HIPSPV_FOR(std::complex<double>)
template void dotc<std::complex<float>>(const Library&, Pointers);
template void dotc<std::complex<double>>(const Library&, Pointers);

}  // namespace hipspv::blas::own
