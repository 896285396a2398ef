// Solves with tridiagonal matrices, with pivots in all functions.
#include "functions.h"
#include "view.h"
#include "work.h"

namespace hipspv::sparse::host {
namespace {

constexpr int kLeastRows = 3;  // cuSPARSE's limit

template <class T>
auto magnitude(T value) {
  return std::abs(std::real(value)) + std::abs(std::imag(value));
}

// The diagonals below, on, and above the main one, of which lower[0] and upper[size - 1] aren't read.
template <class T>
struct Diagonals {
  const T *lower, *main, *upper;
};

// Elimination with exchanges of adjacent rows, which fill a second diagonal above the main one.
template <class T>
void solveTridiagonal(std::int64_t size, const Diagonals<T>& a, T* x) {
  std::vector<T> lower(a.lower + 1, a.lower + size), main(a.main, a.main + size), upper(a.upper, a.upper + size - 1);
  std::vector<T> second(static_cast<std::size_t>(size));
  for (std::int64_t i = 0; i + 1 < size; ++i) {
    if (magnitude(lower[i]) > magnitude(main[i])) {
      std::swap(main[i], lower[i]);
      std::swap(upper[i], main[i + 1]);
      if (i + 2 < size) std::swap(second[i], upper[i + 1]);
      std::swap(x[i], x[i + 1]);
    }
    const T factor = lower[i] / main[i];
    main[i + 1] -= factor * upper[i];
    if (i + 2 < size) upper[i + 1] -= factor * second[i];
    x[i + 1] -= factor * x[i];
  }
  for (std::int64_t i = size; i-- > 0;) {
    if (i + 1 < size) x[i] -= upper[i] * x[i + 1];
    if (i + 2 < size) x[i] -= second[i] * x[i + 2];
    x[i] /= main[i];
  }
}

}  // namespace

template <class T>
void gtsv2(Handle* handle, int rows, int cols, const T* dl, const T* diag, const T* du, T* rhs, int ldb, void*) {
  require(rows >= kLeastRows && cols >= 0 && ldb >= rows, Status::kInvalidValue);
  require((dl != nullptr && diag != nullptr && du != nullptr && rhs != nullptr) || cols == 0, Status::kInvalidValue);
  enqueue(handle->settings().stream, [=] {
    for (std::int64_t j = 0; j < cols; ++j) solveTridiagonal<T>(rows, {dl, diag, du}, rhs + j * ldb);
  });
}

template <class T>
void gtsv2StridedBatch(Handle* handle, int rows, const T* dl, const T* diag, const T* du, T* rhs, int batchCount,
                       int batchStride, void*) {
  require(rows >= kLeastRows && batchCount >= 0 && batchStride >= rows, Status::kInvalidValue);
  require((dl != nullptr && diag != nullptr && du != nullptr && rhs != nullptr) || batchCount == 0,
          Status::kInvalidValue);
  enqueue(handle->settings().stream, [=] {
    for (std::int64_t i = 0; i < batchCount; ++i) {
      const std::int64_t at = i * batchStride;
      solveTridiagonal<T>(rows, {dl + at, diag + at, du + at}, rhs + at);
    }
  });
}

HIPSPV_INSTANCES_gtsv2 HIPSPV_INSTANCES_gtsv2StridedBatch

}  // namespace hipspv::sparse::host
