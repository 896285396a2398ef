// LU factors of batches, by LAPACK. Without pivots they are those of the matrix unchanged (cuBLAS, getrfBatched).
#include <algorithm>
#include <numeric>
#include <vector>

#include "arguments.h"
#include "own.h"

namespace hipspv::blas::own {
namespace {

// As LAPACK counts: the column of the first zero on the diagonal, or 0.
template <class T>
int factorize(const Matrix<T>& a, int n) {
  int info = 0;
  for (int step = 0; step < n; ++step) {
    const T pivot = a(step, step);
    if (pivot == T{0} && info == 0) info = step + 1;
    for (int row = step + 1; row < n; ++row) a(row, step) /= pivot;
    for (int column = step + 1; column < n; ++column)
      for (int row = step + 1; row < n; ++row) a(row, column) -= a(row, step) * a(step, column);
  }
  return info;
}

// The pivots of the call, or those that exchange nothing.
class Pivots {
 public:
  Pivots(void* given, int n) : given_(static_cast<int*>(given)), none_(given == nullptr ? n : 0) {
    std::iota(none_.begin(), none_.end(), 1);
  }
  int* data() { return given_ != nullptr ? given_ : none_.data(); }

 private:
  int* given_;
  std::vector<int> none_;
};

}  // namespace

template <class T>
void getrf(const Library& library, Pointers p) {
  if (p[3] == nullptr)
    *static_cast<int*>(p[4]) = factorize(Matrix<T>(p[1], integer(p[2])), integer(p[0]));
  else
    library.call(named<T>("getrf"), p[0], p[0], p[1], p[2], p[3], p[4]);
}

template <class T>
void getri(const Library& library, Pointers p) {
  const int n = integer(p[0]);
  const Matrix<T> a(p[1], integer(p[2])), c(p[4], integer(p[5]));
  for (int column = 0; column < n; ++column) std::copy_n(a.at(0, column), n, c.at(0, column));
  int size = std::max(1, n) * 64;
  std::vector<T> work(static_cast<std::size_t>(size));
  Pivots pivots(p[3], n);
  library.call(named<T>("getri"), p[0], p[4], p[5], pivots.data(), work.data(), &size, p[6]);
}

template <class T>
void getrs(const Library& library, Pointers p) {
  Pivots pivots(p[5], integer(p[1]));
  int info = 0;  // concerns arguments, which the call has checked
  library.call(named<T>("getrs"), p[0], p[1], p[2], p[3], p[4], pivots.data(), p[6], p[7], &info);
}

#define HIPSPV_FOR(T)                               \
  template void getrf<T>(const Library&, Pointers); \
  template void getri<T>(const Library&, Pointers); \
  template void getrs<T>(const Library&, Pointers);
HIPSPV_FOR(float)
HIPSPV_FOR(double)
HIPSPV_FOR(std::complex<float>)
HIPSPV_FOR(std::complex<double>)

}  // namespace hipspv::blas::own
