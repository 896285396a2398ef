// The functions that are Jacobi's method in cuSOLVER: here LAPACK's direct ones, which need no tolerance.
#include <cmath>
#include <memory>

#include "lapack.h"
#include "work.h"

namespace hipspv::solver::host::work {
namespace {

template <class T>
T conjugated(T value) {
  if constexpr (kIsComplex<T>)
    return std::conj(value);
  else
    return value;
}

template <class T>
std::vector<T> matrix(int rows, int columns) {
  return std::vector<T>(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
}

// The Frobenius norm of product - diag(values), for square matrices.
template <class T>
double distance(const std::vector<T>& product, const Real<T>* values, int n) {
  double sum = 0;
  for (int column = 0; column < n; ++column)
    for (int row = 0; row < n; ++row) {
      const T entry =
          product[static_cast<std::size_t>(column) * static_cast<std::size_t>(n) + static_cast<std::size_t>(row)];
      sum += std::norm(std::complex<double>(entry) - (row == column ? double(values[row]) : 0.0));
    }
  return std::sqrt(sum);
}

// The singular values in A = U diag(S) V^H. economic: U and V have as many columns as there are values.
template <class T>
class Svd {
 public:
  Svd(EigMode mode, bool economic, int m, int n)
      : gesvd_(Subroutine::of<T>("gesvd")),
        gemm_(Subroutine::of<T>("gemm")),
        job_(mode == EigMode::kNoVector ? 'N'
             : economic                 ? 'S'
                                        : 'A'),
        m_(m),
        n_(n) {}

  void decompose(T* a, int lda, Real<T>* s, T* u, int ldu, T* v, int ldv, int* info) const {
    const int rows = job_ == 'N' ? 1 : job_ == 'S' ? values() : n_;  // of V^H
    std::vector<T> vt = matrix<T>(rows, n_);
    Areas<T>::run(5 * values(), [&](Areas<T>& areas) {
      if constexpr (kIsComplex<T>)
        gesvd_(job_, job_, m_, n_, a, lda, s, u, ldu, vt.data(), rows, areas.work.data(), areas.lwork,
               areas.rwork.data(), info);
      else
        gesvd_(job_, job_, m_, n_, a, lda, s, u, ldu, vt.data(), rows, areas.work.data(), areas.lwork, info);
    });
    if (job_ == 'N') return;
    for (int column = 0; column < rows; ++column)
      for (int row = 0; row < n_; ++row)
        v[std::ptrdiff_t{column} * ldv + row] =
            conjugated(vt[static_cast<std::size_t>(std::ptrdiff_t{row} * rows + column)]);
  }

  // The norm of diag(S) - U^H A V.
  double residual(const std::vector<T>& a, const Real<T>* s, const T* u, int ldu, const T* v, int ldv) const {
    const int k = values();
    std::vector<T> av = matrix<T>(m_, k), product = matrix<T>(k, k);
    gemm_('N', 'N', m_, k, n_, T{1}, a.data(), m_, v, ldv, T{0}, av.data(), m_);
    gemm_('C', 'N', k, k, m_, T{1}, u, ldu, av.data(), m_, T{0}, product.data(), k);
    return distance(product, s, k);
  }

  int values() const { return std::min(m_, n_); }

 private:
  Subroutine gesvd_, gemm_;
  char job_;
  int m_, n_;
};

// Eigenvalues and eigenvectors of a matrix of which `uplo` names the half.
template <class T>
class Eigen {
 public:
  Eigen(EigMode mode, Fill uplo, int n)
      : syevd_(Subroutine::of<T>(byType<T>("syevd", "heevd"))),
        symm_(Subroutine::of<T>(byType<T>("symm", "hemm"))),
        gemm_(Subroutine::of<T>("gemm")),
        job_(letter<T>(mode)),
        uplo_(letter<T>(uplo)),
        n_(n) {}

  void decompose(T* a, int lda, Real<T>* w, int* info) const {
    Areas<T>::run(1, [&](Areas<T>& areas) {
      if constexpr (kIsComplex<T>)
        syevd_(job_, uplo_, n_, a, lda, w, areas.work.data(), areas.lwork, areas.rwork.data(), areas.lrwork,
               areas.iwork.data(), areas.liwork, info);
      else
        syevd_(job_, uplo_, n_, a, lda, w, areas.work.data(), areas.lwork, areas.iwork.data(), areas.liwork, info);
    });
  }

  // The norm of diag(W) - V^H A V.
  double residual(const std::vector<T>& a, const T* v, int ldv, const Real<T>* w) const {
    std::vector<T> av = matrix<T>(n_, n_), product = matrix<T>(n_, n_);
    symm_('L', uplo_, n_, n_, T{1}, a.data(), n_, v, ldv, T{0}, av.data(), n_);
    gemm_('C', 'N', n_, n_, n_, T{1}, v, ldv, av.data(), n_, T{0}, product.data(), n_);
    return distance(product, w, n_);
  }

 private:
  Subroutine syevd_, symm_, gemm_;
  char job_, uplo_;
  int n_;
};

template <class T>
std::vector<T> copied(int m, int n, const T* a, int lda) {
  std::vector<T> result = matrix<T>(m, n);
  for (int column = 0; column < n; ++column)
    std::copy_n(a + std::ptrdiff_t{column} * lda, m, result.data() + std::ptrdiff_t{column} * m);
  return result;
}

}  // namespace

template <class T>
void gesvdj(Handle* handle, EigMode jobz, int econ, int m, int n, T* A, int lda, Real<T>* S, T* U, int ldu, T* V,
            int ldv, T*, int, int* devInfo, JacobiInfo* params) {
  const Svd<T> svd(jobz, econ != 0, m, n);
  enqueue(handle, [=, results = params->results()] {
    *devInfo = 0;
    results->known = jobz == EigMode::kVector;
    results->residual = 0;
    if (m == 0 || n == 0) return;
    const std::vector<T> a = wants(jobz) ? copied(m, n, A, lda) : std::vector<T>();
    svd.decompose(A, lda, S, U, ldu, V, ldv, devInfo);
    if (wants(jobz)) results->residual = svd.residual(a, S, U, ldu, V, ldv);
  });
}

// Members are one after the other, with all columns of U and V.
template <class T>
void gesvdjBatched(Handle* handle, EigMode jobz, int m, int n, T* A, int lda, Real<T>* S, T* U, int ldu, T* V, int ldv,
                   T*, int, int* devInfo, JacobiInfo* params, int batchSize) {
  const Svd<T> svd(jobz, false, m, n);
  enqueue(handle, [=, results = params->results()] {
    results->known = false;
    for (std::ptrdiff_t i = 0; i < batchSize; ++i) {
      devInfo[i] = 0;
      if (m == 0 || n == 0) continue;
      T* const u = wants(jobz) ? U + i * ldu * m : U;
      T* const v = wants(jobz) ? V + i * ldv * n : V;
      svd.decompose(A + i * lda * n, lda, S + i * svd.values(), u, ldu, v, ldv, devInfo + i);
    }
  });
}

template <class T>
void syevj(Handle* handle, EigMode jobz, Fill uplo, int n, T* A, int lda, Real<T>* W, T*, int, int* devInfo,
           JacobiInfo* params) {
  const Eigen<T> eigen(jobz, uplo, n);
  enqueue(handle, [=, results = params->results()] {
    results->known = wants(jobz);
    results->residual = 0;
    const std::vector<T> a = wants(jobz) ? copied(n, n, A, lda) : std::vector<T>();
    eigen.decompose(A, lda, W, devInfo);
    if (wants(jobz) && n != 0) results->residual = eigen.residual(a, A, lda, W);
  });
}

template <class T>
void syevjBatched(Handle* handle, EigMode jobz, Fill uplo, int n, T* A, int lda, Real<T>* W, T*, int, int* devInfo,
                  JacobiInfo* params, int batchSize) {
  const Eigen<T> eigen(jobz, uplo, n);
  enqueue(handle, [=, results = params->results()] {
    results->known = false;
    for (std::ptrdiff_t i = 0; i < batchSize; ++i) eigen.decompose(A + i * lda * n, lda, W + i * n, devInfo + i);
  });
}

template <class T>
void sygvj(Handle* handle, EigType itype, EigMode jobz, Fill uplo, int n, T* A, int lda, T* B, int ldb, Real<T>* W,
           T* work, int lwork, int* devInfo, JacobiInfo* params) {
  sygvd<T>(handle, itype, jobz, uplo, n, A, lda, B, ldb, W, work, lwork, devInfo);
  enqueue(handle, [results = params->results()] { results->known = false; });
}

HIPSPV_INSTANCES_gesvdj HIPSPV_INSTANCES_gesvdjBatched HIPSPV_INSTANCES_syevj
    HIPSPV_INSTANCES_syevjBatched HIPSPV_INSTANCES_sygvj

}  // namespace hipspv::solver::host::work
