// Products of matrices whose types the host's BLAS lacks: they are converted to the type that accumulates, and the
// result is rounded once.
#include <algorithm>
#include <vector>

#include "../../libraries/conversions.h"
#include "../status.h"
#include "arguments.h"
#include "own.h"
#include "types.h"

namespace hipspv::blas {
namespace {

// GemmEx's parameters.
enum Index { kAlpha = 5, kTypeA = 7, kTypeB = 10, kBeta = 12, kTypeC = 14, kCompute = 16 };

struct Types {
  Accumulator accumulator;
  hipDataType inputs, output;
};

// Those of cuBLAS's table of cublasGemmEx, without 8-bit complex numbers.
constexpr Types kTypes[] = {
    {Accumulator::kHalf, HIP_R_16F, HIP_R_16F},    {Accumulator::kInt, HIP_R_8I, HIP_R_32I},
    {Accumulator::kFloat, HIP_R_16BF, HIP_R_16BF}, {Accumulator::kFloat, HIP_R_16F, HIP_R_16F},
    {Accumulator::kFloat, HIP_R_8I, HIP_R_32F},    {Accumulator::kFloat, HIP_R_16BF, HIP_R_32F},
    {Accumulator::kFloat, HIP_R_16F, HIP_R_32F},   {Accumulator::kFloat, HIP_R_32F, HIP_R_32F},
    {Accumulator::kFloat, HIP_C_32F, HIP_C_32F},   {Accumulator::kDouble, HIP_R_64F, HIP_R_64F},
    {Accumulator::kDouble, HIP_C_64F, HIP_C_64F},
};

Types typesOf(int accumulator, int inputs, int output) {
  return {static_cast<Accumulator>(accumulator), static_cast<hipDataType>(inputs), static_cast<hipDataType>(output)};
}

}  // namespace

std::size_t sizeOf(int type) {
  const std::size_t bytes = libraries::bytesOf(type);
  require(bytes != 0, Status::kNotSupported);
  return bytes;
}

std::size_t scalarBytes(const Routine&, const Arguments& a) {
  switch (static_cast<Accumulator>(a[kCompute].enumerator())) {
    case Accumulator::kHalf:
      return sizeof(Half);
    case Accumulator::kInt:
      return sizeof(int);
    case Accumulator::kFloat:
      return a[kTypeC].enumerator() == HIP_C_32F ? sizeof(std::complex<float>) : sizeof(float);
    case Accumulator::kDouble:
      return a[kTypeC].enumerator() == HIP_C_64F ? sizeof(std::complex<double>) : sizeof(double);
  }
  throw Error(Status::kInvalidOption);
}

void checkTypes(const Arguments& a) {
  const Types given = typesOf(a[kCompute].enumerator(), a[kTypeA].enumerator(), a[kTypeC].enumerator());
  const bool known = std::ranges::any_of(kTypes, [&](const Types& types) {
    return types.accumulator == given.accumulator && types.inputs == given.inputs && types.output == given.output;
  });
  require(known && a[kTypeA].enumerator() == a[kTypeB].enumerator(), Status::kNotSupported);
}

}  // namespace hipspv::blas

namespace hipspv::blas::own {
namespace {

struct Operand {
  void* memory;
  hipDataType type;
  int leading;

  std::byte* column(int index) const {
    return static_cast<std::byte*>(memory) +
           std::ptrdiff_t{index} * leading * static_cast<std::ptrdiff_t>(sizeOf(type));
  }
};

// A compact copy.
template <class T>
std::vector<T> converted(const Operand& operand, int rows, int columns) {
  std::vector<T> result(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
  T* to = result.data();
  for (int column = 0; column < columns; ++column, to += rows)
    libraries::readElements(operand.type, operand.column(column), 1, std::span<T>(to, static_cast<std::size_t>(rows)));
  return result;
}

struct Product {
  Pointers sizes;  // transa, transb, m, n, k
  Operand a, b, c;

  template <class T>
  void run(const Library& library, T alpha, T beta) const {
    const int m = integer(sizes[2]), n = integer(sizes[3]), k = integer(sizes[4]);
    std::vector<T> first, second;
    int firstRows = letter(sizes[0]) == 'N' ? m : k, secondRows = letter(sizes[1]) == 'N' ? k : n;
    if (alpha != T{0} && k != 0) {
      first = converted<T>(a, firstRows, letter(sizes[0]) == 'N' ? k : m);
      second = converted<T>(b, secondRows, letter(sizes[1]) == 'N' ? n : k);
    }
    firstRows = std::max(1, firstRows);
    secondRows = std::max(1, secondRows);
    std::vector<T> result(static_cast<std::size_t>(m) * static_cast<std::size_t>(n));
    if (beta != T{0}) result = converted<T>(c, m, n);
    library.call(named<T>("gemm"), sizes[0], sizes[1], sizes[2], sizes[3], sizes[4], &alpha, first.data(), &firstRows,
                 second.data(), &secondRows, &beta, result.data(), sizes[2]);
    const T* from = result.data();
    for (int column = 0; column < n; ++column, from += m)
      libraries::writeElements(c.type, c.column(column), 1, std::span<const T>(from, static_cast<std::size_t>(m)));
  }
};

float toFloat(const void* half) {
  float value = 0;
  libraries::readElements(HIP_R_16F, half, 1, std::span(&value, 1));
  return value;
}

}  // namespace

template <>
void hgemm<Half>(const Library& library, Pointers p) {
  const Product product{
      p, {p[6], HIP_R_16F, integer(p[7])}, {p[8], HIP_R_16F, integer(p[9])}, {p[11], HIP_R_16F, integer(p[12])}};
  product.run(library, toFloat(p[5]), toFloat(p[10]));
}

// Sums of products of bytes are exact in double.
template <>
void gemm_ex<void>(const Library& library, Pointers p) {
  const auto operand = [p](int first) {
    return Operand{p[first], static_cast<hipDataType>(integer(p[first + 1])), integer(p[first + 2])};
  };
  const Product product{p, operand(kTypeA - 1), operand(kTypeB - 1), operand(kTypeC - 1)};
  const auto direct = [&](const char* gemm) {
    library.call(gemm, p[0], p[1], p[2], p[3], p[4], p[kAlpha], product.a.memory, p[kTypeA + 1], product.b.memory,
                 p[kTypeB + 1], p[kBeta], product.c.memory, p[kTypeC + 1]);
  };
  switch (product.a.type) {
    case HIP_R_32F:
      return direct("sgemm");
    case HIP_R_64F:
      return direct("dgemm");
    case HIP_C_32F:
      return direct("cgemm");
    case HIP_C_64F:
      return direct("zgemm");
    default:
      break;
  }
  switch (static_cast<Accumulator>(integer(p[kCompute]))) {
    case Accumulator::kHalf:
      return product.run(library, toFloat(p[kAlpha]), toFloat(p[kBeta]));
    case Accumulator::kInt:
      return product.run<double>(library, integer(p[kAlpha]), integer(p[kBeta]));
    default:
      return product.run(library, scalar<float>(p[kAlpha]), scalar<float>(p[kBeta]));
  }
}

}  // namespace hipspv::blas::own
