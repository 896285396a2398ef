// Routines of cuBLAS that BLAS lacks: products and sums of matrices.
#include <algorithm>
#include <vector>

#include "arguments.h"
#include "own.h"

namespace hipspv::blas::own {
namespace {

constexpr int kBlock = 64;

// A rank-k update of a triangle, A op(B) or op(A) B, by gemm: of rectangles beside the diagonal, and of blocks on it by
// way of a square.
template <class T>
class TriangleUpdate {
 public:
  TriangleUpdate(const Library& library, Pointers p, char turned, T beta)
      : gemm_(library.find(named<T>("gemm"))),
        upper_(letter(p[0]) == 'U'),
        plain_(letter(p[1]) == 'N'),
        n_(integer(p[2])),
        k_(integer(p[3])),
        alpha_(scalar<T>(p[4])),
        a_(p[5], integer(p[6])),
        lda_(integer(p[6])),
        b_(p[7], integer(p[8])),
        ldb_(integer(p[8])),
        beta_(beta),
        c_(p[10], integer(p[11])),
        ldc_(integer(p[11])),
        turned_(turned) {}

  // real: the diagonal is real.
  void run(bool real) {
    for (int first = 0; first < n_; first += kBlock) {
      const int size = std::min(kBlock, n_ - first), end = first + size;
      diagonal(first, size, real);
      if (upper_)
        multiply(0, first, first, size, beta_, c_.at(0, first), ldc_);
      else if (end < n_)
        multiply(end, n_ - end, first, size, beta_, c_.at(end, first), ldc_);
    }
  }

 private:
  void multiply(int row, int rows, int column, int columns, T beta, T* c, int ldc) {
    if (rows == 0) return;
    char first = plain_ ? 'N' : turned_, second = plain_ ? turned_ : 'N';
    const T* a = plain_ ? a_.at(row, 0) : a_.at(0, row);
    const T* b = plain_ ? b_.at(column, 0) : b_.at(0, column);
    Library::call(gemm_, &first, &second, &rows, &columns, &k_, &alpha_, a, &lda_, b, &ldb_, &beta, c, &ldc);
  }

  void diagonal(int first, int size, bool real) {
    multiply(first, size, first, size, T{0}, square_.data(), kBlock);
    for (int column = 0; column < size; ++column) {
      const int begin = upper_ ? 0 : column, end = upper_ ? column + 1 : size;
      for (int row = begin; row < end; ++row) {
        T& c = c_(first + row, first + column);
        const T sum = square_[static_cast<std::size_t>(row + column * kBlock)];
        c = beta_ == T{0} ? sum : beta_ * c + sum;
        if constexpr (kIsComplex<T>)
          if (real && row == column) c = c.real();
      }
    }
  }

  void* gemm_;
  bool upper_, plain_;
  int n_, k_;
  T alpha_;
  Matrix<T> a_;
  int lda_;
  Matrix<T> b_;
  int ldb_;
  T beta_;
  Matrix<T> c_;
  int ldc_;
  char turned_;
  std::vector<T> square_ = std::vector<T>(std::size_t{kBlock} * kBlock);
};

template <class T>
void copy(const Matrix<T>& from, const Matrix<T>& to, int rows, int columns) {
  if (from.at(0, 0) == to.at(0, 0)) return;
  for (int column = 0; column < columns; ++column) std::copy_n(from.at(0, column), rows, to.at(0, column));
}

template <class T>
T element(const Matrix<T>& matrix, char operation, int row, int column) {
  if (operation == 'N') return matrix(row, column);
  const T value = matrix(column, row);
  return operation == 'C' ? conjugated(value) : value;
}

}  // namespace

template <class T>
void syrkx(const Library& library, Pointers p) {
  TriangleUpdate<T>(library, p, 'T', scalar<T>(p[9])).run(false);
}

template <class T>
void herkx(const Library& library, Pointers p) {
  TriangleUpdate<T>(library, p, 'C', scalar<Real<T>>(p[9])).run(true);
}

// cuBLAS's writes to C.
template <class T>
void trmm(const Library& library, Pointers p) {
  copy(Matrix<T>(p[9], integer(p[10])), Matrix<T>(p[11], integer(p[12])), integer(p[4]), integer(p[5]));
  library.call(named<T>("trmm"), p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[11], p[12]);
}

template <class T>
void geam(const Library&, Pointers p) {
  const char forA = letter(p[0]), forB = letter(p[1]);
  const int m = integer(p[2]), n = integer(p[3]);
  const T alpha = scalar<T>(p[4]), beta = scalar<T>(p[7]);
  const Matrix<T> a(p[5], integer(p[6])), b(p[8], integer(p[9])), c(p[10], integer(p[11]));
  for (int column = 0; column < n; ++column)
    for (int row = 0; row < m; ++row) {
      T sum{0};
      if (alpha != T{0}) sum += alpha * element(a, forA, row, column);
      if (beta != T{0}) sum += beta * element(b, forB, row, column);
      c(row, column) = sum;
    }
}

template <class T>
void dgmm(const Library&, Pointers p) {
  const bool left = letter(p[0]) == 'L';
  const int m = integer(p[1]), n = integer(p[2]);
  const Matrix<T> a(p[3], integer(p[4])), c(p[7], integer(p[8]));
  const Vector<T> x(p[5], left ? m : n, integer(p[6]));
  for (int column = 0; column < n; ++column)
    for (int row = 0; row < m; ++row) c(row, column) = a(row, column) * x[left ? row : column];
}

#define HIPSPV_FOR(T)                               \
  template void syrkx<T>(const Library&, Pointers); \
  template void trmm<T>(const Library&, Pointers);  \
  template void geam<T>(const Library&, Pointers);  \
  template void dgmm<T>(const Library&, Pointers);
HIPSPV_FOR(float)
HIPSPV_FOR(double)
HIPSPV_FOR(std::complex<float>)
HIPSPV_FOR(std::complex<double>)
template void herkx<std::complex<float>>(const Library&, Pointers);
template void herkx<std::complex<double>>(const Library&, Pointers);

}  // namespace hipspv::blas::own
