// Functions of vectors whose arguments state the types. They compute in double, and round results once.
#include <hip/library_types.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "../../libraries/conversions.h"
#include "../status.h"
#include "arguments.h"
#include "own.h"
#include "types.h"

namespace hipspv::blas {
namespace {

int realOf(int type) { return type == HIP_C_32F ? HIP_R_32F : type == HIP_C_64F ? HIP_R_64F : type; }
bool isComplexType(int type) { return realOf(type) != type; }

bool isAny(int type, std::initializer_list<int> of) {
  return type == VectorTypes::kNone || std::ranges::find(of, type) != of.end();
}

}  // namespace

// The union of the tables of cuBLAS and hipBLAS.
void checkVectorTypes(const VectorTypes& types) {
  const int x = types.x, real = realOf(x);
  const bool isShort = x == HIP_R_16F || x == HIP_R_16BF;
  const int wide = isShort ? static_cast<int>(HIP_R_32F) : x;
  bool known = isAny(x, {HIP_R_16F, HIP_R_16BF, HIP_R_32F, HIP_R_64F, HIP_C_32F, HIP_C_64F}) && x != VectorTypes::kNone;
  known = known && isAny(types.y, {x}) && isAny(types.result, {x}) && isAny(types.norm, {real});
  known = known && isAny(types.alpha, {x, wide, real}) && isAny(types.rotation, {x, real});
  const int usual = types.norm == VectorTypes::kNone ? wide : realOf(wide);
  known = known && (types.execution == usual || (x == HIP_R_16F && types.execution == HIP_R_16F));
  require(known, Status::kNotSupported);
}

}  // namespace hipspv::blas

namespace hipspv::blas::own {
namespace {

// A vector by its parameters: the memory, the type and the increment. One with a negative increment begins at its end.
class TypedVector {
 public:
  TypedVector(Pointers p, int first, int count)
      : type_(integer(p[first + 1])), step_(integer(p[first + 2])), count_(std::max(0, count)) {
    const auto bytes = static_cast<std::ptrdiff_t>(sizeOf(type_));
    first_ = static_cast<std::byte*>(p[first]) + (step_ < 0 ? (1 - count_) * step_ * bytes : 0);
  }

  template <class T>
  std::vector<T> read() const {
    std::vector<T> values(static_cast<std::size_t>(count_));
    libraries::readElements(type_, first_, step_, std::span(values));
    return values;
  }
  template <class T>
  void write(const std::vector<T>& values) const {
    libraries::writeElements(type_, first_, step_, std::span<const T>(values));
  }
  int type() const { return type_; }
  bool isForward() const { return step_ > 0; }

 private:
  int type_;
  std::ptrdiff_t step_, count_;
  std::byte* first_;
};

template <class T>
T scalarOf(const void* memory, const void* type) {
  T value{};
  libraries::readElements(integer(type), memory, 1, std::span(&value, 1));
  return value;
}

template <class T>
void writeScalar(void* memory, const void* type, T value) {
  libraries::writeElements(integer(type), memory, 1, std::span<const T>(&value, 1));
}

// Calls f with a value of the type that computes.
template <class F>
void inDouble(int type, F&& f) {
  isComplexType(type) ? f(std::complex<double>{}) : f(double{});
}

template <bool kConjugate>
void product(Pointers p) {
  const int n = integer(p[0]);
  const TypedVector first(p, 1, n), second(p, 4, n);
  inDouble(first.type(), [&]<class T>(T sum) {
    const std::vector<T> x = first.read<T>(), y = second.read<T>();
    for (std::size_t i = 0; i < x.size(); ++i) sum += (kConjugate ? conjugated(x[i]) : x[i]) * y[i];
    writeScalar(p[7], p[8], sum);
  });
}

}  // namespace

template <>
void axpy_ex<void>(const Library&, Pointers p) {
  const int n = integer(p[0]);
  const TypedVector from(p, 3, n), to(p, 6, n);
  inDouble(from.type(), [&]<class T>(T zero) {
    const T alpha = scalarOf<T>(p[1], p[2]);
    if (alpha == zero) return;
    const std::vector<T> x = from.read<T>();
    std::vector<T> y = to.read<T>();
    for (std::size_t i = 0; i < x.size(); ++i) y[i] += alpha * x[i];
    to.write(y);
  });
}

template <>
void scal_ex<void>(const Library&, Pointers p) {
  const TypedVector vector(p, 3, integer(p[0]));
  if (!vector.isForward()) return;
  inDouble(vector.type(), [&]<class T>(T) {
    const T alpha = scalarOf<T>(p[1], p[2]);
    std::vector<T> x = vector.read<T>();
    for (T& value : x) value = alpha * value;
    vector.write(x);
  });
}

template <>
void dot_ex<void>(const Library&, Pointers p) {
  product<false>(p);
}

template <>
void dotc_ex<void>(const Library&, Pointers p) {
  product<true>(p);
}

// Squares of floats are doubles without overflow; those of doubles need BLAS's function.
template <>
void nrm2_ex<void>(const Library& library, Pointers p) {
  const int n = integer(p[0]);
  const TypedVector vector(p, 1, n);
  double norm = 0;
  if (n > 0 && vector.isForward()) {
    if (realOf(vector.type()) == HIP_R_64F) {
      norm = library.evaluate<double>(isComplexType(vector.type()) ? "dznrm2" : "dnrm2", p[0], p[1], p[3]);
    } else {
      inDouble(vector.type(), [&]<class T>(T) {
        for (const T& value : vector.read<T>()) norm += std::norm(value);
      });
      norm = std::sqrt(norm);
    }
  }
  writeScalar(p[4], p[5], norm);
}

template <>
void rot_ex<void>(const Library&, Pointers p) {
  const int n = integer(p[0]);
  const TypedVector first(p, 1, n), second(p, 4, n);
  inDouble(first.type(), [&]<class T>(T) {
    const T c = scalarOf<T>(p[7], p[9]), s = scalarOf<T>(p[8], p[9]);
    std::vector<T> x = first.read<T>(), y = second.read<T>();
    for (std::size_t i = 0; i < x.size(); ++i) {
      const T old = x[i];
      x[i] = c * old + s * y[i];
      y[i] = c * y[i] - conjugated(s) * old;
    }
    first.write(x);
    second.write(y);
  });
}

}  // namespace hipspv::blas::own
