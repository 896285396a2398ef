// Solves with triangular matrices.
#include "functions.h"
#include "view.h"
#include "work.h"

namespace hipspv::sparse::host {
namespace {

// One triangle of op(A) by rows; entries outside of it, and the diagonal of a unit one, count as if they weren't there.
template <class T>
class Triangle {
 public:
  Triangle(const Sparse<T>& a, int operation, bool lower, bool unit)
      : size_(a.rows),
        forward_(lower == (operation == kNone)),
        begin_(static_cast<std::size_t>(size_) + 1),
        diagonal_(static_cast<std::size_t>(size_), unit ? T{1} : T{}) {
    const auto forEach = [&](auto&& visit) {
      a.forEach([&](std::int64_t row, std::int64_t col, T value) {
        if (operation != kNone) std::swap(row, col);
        if (forward_ ? col <= row : col >= row) visit(row, col, conjugated(value, operation == kConjugate));
      });
    };
    forEach([&](std::int64_t row, std::int64_t col, T value) {
      if (row != col)
        ++begin_[row + 1];
      else if (!unit)
        diagonal_[row] += value;
    });
    for (std::int64_t i = 0; i < size_; ++i) begin_[i + 1] += begin_[i];
    columns_.resize(begin_[size_]);
    values_.resize(begin_[size_]);
    std::vector<std::int64_t> next(begin_.begin(), begin_.end() - 1);
    forEach([&](std::int64_t row, std::int64_t col, T value) {
      if (row == col) return;
      columns_[next[row]] = col;
      values_[next[row]++] = value;
    });
  }

  // The row of the first zero on the diagonal, or -1.
  std::int64_t firstZero() const {
    const auto found = std::ranges::find(diagonal_, T{});
    return found == diagonal_.end() ? -1 : found - diagonal_.begin();
  }

  void solve(std::vector<T>& x) const {
    for (std::int64_t step = 0; step < size_; ++step) {
      const std::int64_t row = forward_ ? step : size_ - 1 - step;
      for (std::int64_t i = begin_[row]; i < begin_[row + 1]; ++i) x[row] -= values_[i] * x[columns_[i]];
      x[row] /= diagonal_[row];
    }
  }

 private:
  std::int64_t size_;
  bool forward_;
  std::vector<std::int64_t> begin_, columns_;
  std::vector<T> values_, diagonal_;
};

// op(A) C = alpha B, which may be the same array.
template <class T>
void solve(const Triangle<T>& triangle, T alpha, const Dense<T>& b, const Dense<T>& c) {
  std::vector<std::vector<T>> columns(static_cast<std::size_t>(b.cols), std::vector<T>(b.rows));
  for (std::int64_t j = 0; j < b.cols; ++j)
    for (std::int64_t i = 0; i < b.rows; ++i) columns[j][i] = alpha * b.get(i, j);
  for (std::int64_t j = 0; j < b.cols; ++j) {
    triangle.solve(columns[j]);
    for (std::int64_t i = 0; i < b.rows; ++i) c.at(i, j) = columns[j][i];
  }
}

template <class T>
void check(const SpMat& a, const Dense<T>& b, const Dense<T>& c) {
  if (a.batchCount != 1) throw Error(Status::kNotSupported, "a batch of matrices has no solve on CPU devices");
  require(a.rows == a.cols && b.rows == a.rows && c.rows == a.rows && b.cols == c.cols, Status::kInvalidValue);
}

template <class T>
void enqueueSolve(const Settings& settings, int operation, const void* alpha, const SpMat& a, const Dense<T>& b,
                  const Dense<T>& c, const Analysis& analysis) {
  check(a, b, c);
  if (!analysis.state()->analysed)
    throw Error(Status::kInvalidValue, "a solve needs an analysis with the same descriptor before it");
  enqueue(settings.stream,
          [=, matrix = Sparse<T>(a), factor = Scalar<T>(settings, alpha), lower = a.fill == 0, unit = a.diagonal == 1] {
            solve(Triangle<T>(matrix, operation, lower, unit), factor.get(), b, c);
          });
}

template <class T>
Dense<T> column(const DnVec& x) {
  return Dense<T>(static_cast<const T*>(x.values), x.size, 1, x.size);
}

}  // namespace

void SpSV_analysis(Handle*, int opA, const void*, SpMat* matA, DnVec* vecX, DnVec* vecY, int computeType, int,
                   Analysis* spsvDescr, void*) {
  checkOperation(opA);
  ofTypes([&]<class T>(T) { check(*matA, column<T>(*vecX), column<T>(*vecY)); }, computeType, matA->valueType,
          vecX->valueType, vecY->valueType);
  spsvDescr->state()->analysed = true;
}

void SpSV_solve(Handle* handle, int opA, const void* alpha, SpMat* matA, DnVec* vecX, DnVec* vecY, int computeType, int,
                Analysis* spsvDescr) {
  checkOperation(opA);
  const auto work = [&]<class T>(T) {
    enqueueSolve(handle->settings(), opA, alpha, *matA, column<T>(*vecX), column<T>(*vecY), *spsvDescr);
  };
  ofTypes(work, computeType, matA->valueType, vecX->valueType, vecY->valueType);
}

void SpSM_analysis(Handle*, int opA, int opB, const void*, SpMat* matA, DnMat* matB, DnMat* matC, int computeType, int,
                   Analysis* spsmDescr, void*) {
  checkOperation(opA);
  checkOperation(opB);
  ofTypes([&]<class T>(T) { check(*matA, Dense<T>(*matB, opB), Dense<T>(*matC)); }, computeType, matA->valueType,
          matB->valueType, matC->valueType);
  spsmDescr->state()->analysed = true;
}

void SpSM_solve(Handle* handle, int opA, int opB, const void* alpha, SpMat* matA, DnMat* matB, DnMat* matC,
                int computeType, int, Analysis* spsmDescr) {
  checkOperation(opA);
  checkOperation(opB);
  require(matB->batchCount == 1 && matC->batchCount == 1, Status::kNotSupported);
  const auto work = [&]<class T>(T) {
    enqueueSolve(handle->settings(), opA, alpha, *matA, Dense<T>(*matB, opB), Dense<T>(*matC), *spsmDescr);
  };
  ofTypes(work, computeType, matA->valueType, matB->valueType, matC->valueType);
}

template <class T>
void csrsv2_analysis(Handle*, int opA, int rows, int nnz, MatDescr* descrA, const T*, const int*, const int*,
                     Analysis* info, int, void*) {
  checkOperation(opA);
  require(rows >= 0 && nnz >= 0, Status::kInvalidValue);
  checkGeneral(*descrA);
  info->state()->analysed = true;
}

template <class T>
void csrsv2_solve(Handle* handle, int opA, int rows, int nnz, const T* alpha, MatDescr* descrA, const T* val,
                  const int* rowPtr, const int* colInd, Analysis* info, const T* vecX, T* vecY, int, void*) {
  checkOperation(opA);
  require(rows >= 0 && nnz >= 0 && info->state()->analysed, Status::kInvalidValue);
  checkGeneral(*descrA);
  const Settings settings = handle->settings();
  enqueue(settings.stream,
          [=, matrix = Sparse<T>(rows, rows, val, rowPtr, colInd, descrA->base), factor = Scalar<T>(settings, alpha),
           lower = descrA->fill == 0, unit = descrA->diagonal == 1, base = descrA->base, state = info->state()] {
            const Triangle<T> triangle(matrix, opA, lower, unit);
            const std::int64_t zero = triangle.firstZero();
            state->pivot = zero < 0 ? -1 : zero + base;
            solve(triangle, factor.get(), Dense<T>(vecX, rows, 1, rows), Dense<T>(vecY, rows, 1, rows));
          });
}

HIPSPV_INSTANCES_csrsv2_analysis HIPSPV_INSTANCES_csrsv2_solve

}  // namespace hipspv::sparse::host
