// Checks of all functions, and the calls of LAPACK that solver_table.py describes.
#include "lapack.h"

#include "../../blas/status.h"
#include "work.h"

namespace hipspv::solver::host {
namespace {

void* find(const std::string& name) {
  try {
    return blas::Library::instance().find(name);
  } catch (const blas::Error& error) {
    const bool lacks = error.status() == blas::Status::kNotSupported;
    throw Error(lacks ? Status::kNotSupported : Status::kNotInitialized, error.what());
  }
}

int least(int count) { return std::max(1, count); }

// Of the matrix that Q multiplies.
int order(Side side, int m, int n) { return side == Side::kLeft ? m : n; }

template <class T>
bool isApplied(Operation operation) {
  return !kIsComplex<T> || operation != Operation::kTranspose;
}

// LAPACK's names of Q and P, of gebrd.
char vect(Side side) { return side == Side::kLeft ? 'Q' : 'P'; }

// The shapes that orgbr has: Q by columns, P by rows.
bool isReduced(Side side, int m, int n, int k) {
  const int inner = side == Side::kLeft ? m : n, outer = side == Side::kLeft ? n : m;
  return outer <= inner && outer >= std::min(inner, k);
}

bool wants(signed char job) { return job == 'A' || job == 'S'; }
using host::wants;

bool isJob(signed char jobu, signed char jobvt) {
  const auto known = [](signed char job) { return job == 'A' || job == 'S' || job == 'O' || job == 'N'; };
  return known(jobu) && known(jobvt) && (jobu != 'O' || jobvt != 'O');
}

// LAPACK's work areas for eigenvectors have 1 + 6 n + 2 n^2 elements.
void requireSquare(int n) {
  constexpr int kMost = 32766;
  if (n > kMost)
    throw Error(Status::kNotSupported, "LAPACK's integers don't count the work area for eigenvectors beyond 32766");
}

}  // namespace

Subroutine::Subroutine(const std::string& name) : subroutine_(find(name)) {}

#include "solver_definitions.inc"

}  // namespace hipspv::solver::host
