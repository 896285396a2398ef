// LU factors, with pivots or without, batches of Cholesky's factors, and systems with a copied matrix.
#include <numeric>

#include "lapack.h"
#include "work.h"

namespace hipspv::solver::host::work {
namespace {

template <class T>
T* columnOf(T* a, int lda, int column) {
  return a + std::ptrdiff_t{column} * lda;
}

// Without exchanges of rows. As LAPACK counts: the column of the first zero on the diagonal, or 0.
template <class T>
int factorize(int m, int n, T* a, int lda) {
  int info = 0;
  for (int step = 0; step < std::min(m, n); ++step) {
    T* const factors = columnOf(a, lda, step);
    const T pivot = factors[step];
    if (pivot == T{0} && info == 0) info = step + 1;
    if (pivot != T{0})
      for (int row = step + 1; row < m; ++row) factors[row] /= pivot;
    for (int column = step + 1; column < n; ++column) {
      T* const values = columnOf(a, lda, column);
      for (int row = step + 1; row < m; ++row) values[row] -= factors[row] * values[step];
    }
  }
  return info;
}

template <class T>
void copy(int m, int n, const T* from, int ldFrom, T* to, int ldTo) {
  for (int column = 0; column < n; ++column) std::copy_n(columnOf(from, ldFrom, column), m, columnOf(to, ldTo, column));
}

}  // namespace

template <class T>
void getrf(Handle* handle, int m, int n, T* A, int lda, T*, int* devIpiv, int* devInfo) {
  const auto lapack = Subroutine::of<T>("getrf");
  enqueue(handle, [=] {
    if (devIpiv == nullptr)
      *devInfo = factorize(m, n, A, lda);
    else
      lapack(m, n, A, lda, devIpiv, devInfo);
  });
}

template <class T>
void getrs(Handle* handle, Operation trans, int n, int nrhs, const T* A, int lda, const int* devIpiv, T* B, int ldb,
           int* devInfo) {
  const auto lapack = Subroutine::of<T>("getrs");
  enqueue(handle, [=] {
    std::vector<int> none(devIpiv == nullptr ? static_cast<std::size_t>(n) : 0);
    std::iota(none.begin(), none.end(), 1);
    lapack(letter<T>(trans), n, nrhs, A, lda, devIpiv == nullptr ? none.data() : devIpiv, B, ldb, devInfo);
  });
}

template <class T>
void potrfBatched(Handle* handle, Fill uplo, int n, T** A, int lda, int* devInfo, int batchSize) {
  const auto lapack = Subroutine::of<T>("potrf");
  enqueue(handle, [=] {
    for (int member = 0; member < batchSize; ++member) {
      if (n == 0)
        devInfo[member] = 0;
      else
        lapack(letter<T>(uplo), n, A[member], lda, devInfo + member);
    }
  });
}

// The result is one value, of the arguments alone.
template <class T>
void potrsBatched(Handle* handle, Fill uplo, int n, int nrhs, T** A, int lda, T** B, int ldb, int* devInfo,
                  int batchSize) {
  const auto lapack = Subroutine::of<T>("potrs");
  enqueue(handle, [=] {
    *devInfo = 0;
    for (int member = 0; member < batchSize && n != 0 && nrhs != 0; ++member)
      lapack(letter<T>(uplo), n, nrhs, A[member], lda, B[member], ldb, devInfo);
  });
}

// A and B keep their values. LAPACK needs a right side of as many rows as the solution.
template <class T>
void gels(Handle* handle, int m, int n, int nrhs, T* A, int lda, T* B, int ldb, T* X, int ldx, void*, std::size_t,
          int* niters, int* devInfo) {
  const auto lapack = Subroutine::of<T>("gels");
  *niters = 0;
  enqueue(handle, [=] {
    const int rows = std::max({1, m, n});
    std::vector<T> a(std::size_t(std::max(1, m)) * std::size_t(std::max(1, n)));
    std::vector<T> b(std::size_t(rows) * std::size_t(std::max(1, nrhs)));
    if (m == 0 || n == 0 || nrhs == 0) {
      *devInfo = 0;
      for (int column = 0; column < nrhs && X != nullptr; ++column) std::fill_n(columnOf(X, ldx, column), n, T{});
      return;
    }
    copy(m, n, A, lda, a.data(), m);
    copy(m, nrhs, B, ldb, b.data(), rows);
    Areas<T>::run(1, [&](Areas<T>& areas) {
      lapack('N', m, n, nrhs, a.data(), std::max(1, m), b.data(), rows, areas.work.data(), areas.lwork, devInfo);
    });
    if (*devInfo == 0) copy(n, nrhs, b.data(), rows, X, ldx);
  });
}

// As iterative refinement that needs no iteration: A has its factors afterwards, B keeps its values.
template <class T>
void gesv(Handle* handle, int n, int nrhs, T* A, int lda, int* devIpiv, T* B, int ldb, T* X, int ldx, void*,
          std::size_t, int* niters, int* devInfo) {
  const auto lapack = Subroutine::of<T>("gesv");
  *niters = 0;
  enqueue(handle, [=] {
    std::vector<T> b(std::size_t(std::max(1, n)) * std::size_t(std::max(1, nrhs)));
    if (n != 0) copy(n, nrhs, B, ldb, b.data(), n);
    lapack(n, nrhs, A, lda, devIpiv, b.data(), std::max(1, n), devInfo);
    if (*devInfo == 0 && n != 0) copy(n, nrhs, b.data(), n, X, ldx);
  });
}

HIPSPV_INSTANCES_getrf HIPSPV_INSTANCES_getrs HIPSPV_INSTANCES_potrfBatched HIPSPV_INSTANCES_potrsBatched
    HIPSPV_INSTANCES_gels HIPSPV_INSTANCES_gesv

}  // namespace hipspv::solver::host::work
