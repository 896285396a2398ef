// LAPACK's subroutines, which the host's BLAS library has (blas/host/library.h).
#pragma once

#include <algorithm>
#include <complex>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include "../../blas/host/library.h"
#include "functions.h"

namespace hipspv::solver::host {

class Subroutine {
 public:
  // Throws Error if the host has no such subroutine. name: without the letter of the type.
  template <class T>
  static Subroutine of(const char* name) {
    return Subroutine(blas::named<T>(name));
  }

  // Fortran takes pointers: arguments that aren't are passed as those to copies.
  template <class... Arguments>
  void operator()(Arguments... arguments) const {
    blas::Library::call(subroutine_, pointer(arguments)...);
  }

 private:
  explicit Subroutine(const std::string& name);

  template <class Type>
  static auto pointer(Type& argument) {
    if constexpr (std::is_pointer_v<Type>)
      return argument;
    else
      return &argument;
  }

  void* subroutine_;
};

// Work areas of one call. A call with sizes of -1 asks for those that it needs, as the first elements.
template <class T>
struct Areas {
  std::vector<T> work = std::vector<T>(1);
  std::vector<Real<T>> rwork;
  std::vector<int> iwork = std::vector<int>(1);
  int lwork = -1, lrwork = -1, liwork = -1;

  // rwork: the count of reals of an area that the call doesn't tell. call(areas)
  template <class Call>
  static void run(int rwork, Call&& call) {
    Areas areas;
    areas.rwork.resize(static_cast<std::size_t>(std::max(1, rwork)));
    call(areas);
    areas.lwork = grow(areas.work, std::real(areas.work[0]));
    areas.lrwork = grow(areas.rwork, std::max(areas.rwork[0], static_cast<Real<T>>(rwork)));
    areas.liwork = grow(areas.iwork, areas.iwork[0]);
    call(areas);
  }

 private:
  template <class Element, class Size>
  static int grow(std::vector<Element>& area, Size size) {
    // A size that float doesn't have may be rounded down.
    const double enough = std::max(1.0, static_cast<double>(size) * (std::is_same_v<Size, float> ? 1.0000002 : 1));
    if (!(enough < 2147483646)) throw std::runtime_error("LAPACK's integers don't count a work area of this size");
    area.resize(static_cast<std::size_t>(enough) + (std::is_same_v<Size, float> ? 1 : 0));
    return static_cast<int>(area.size());
  }
};

template <class T>
char letter(Operation operation) {
  // LAPACK refuses the conjugate transpose of a real matrix in some functions.
  constexpr char kConjugate = kIsComplex<T> ? 'C' : 'T';
  return operation == Operation::kNone ? 'N' : operation == Operation::kTranspose ? 'T' : kConjugate;
}
template <class T>
char letter(Fill fill) {
  return fill == Fill::kLower ? 'L' : 'U';
}
template <class T>
char letter(Side side) {
  return side == Side::kLeft ? 'L' : 'R';
}
template <class T>
char letter(EigMode mode) {
  return mode == EigMode::kVector ? 'V' : 'N';
}

inline bool wants(EigMode mode) { return mode == EigMode::kVector; }

// The function that the work area `areas` of T serves, for names that differ for complex elements.
template <class T>
const char* byType(const char* real, const char* complex) {
  return kIsComplex<T> ? complex : real;
}

}  // namespace hipspv::solver::host

// Those that aren't one call of LAPACK, once their arguments are checked.
namespace hipspv::solver::host::work {

#include "solver_work.inc"

}  // namespace hipspv::solver::host::work
