// Products of sparse matrices with dense ones, and of dense ones at the entries of a sparse one.
#include "functions.h"
#include "view.h"
#include "work.h"

namespace hipspv::sparse::host {
namespace {

// visit(row, column, value) for the entries of op(A).
template <class T, class Visit>
void forEachOf(const Sparse<T>& a, int operation, Visit&& visit) {
  if (operation == kNone)
    a.forEach(visit);
  else
    a.forEach([&](std::int64_t row, std::int64_t col, T value) {
      visit(col, row, conjugated(value, operation == kConjugate));
    });
}

// C = alpha op(A) B + beta C
template <class T>
void multiply(const Sparse<T>& a, int operation, T alpha, const Dense<T>& b, T beta, const Dense<T>& c) {
  for (std::int64_t i = 0; i < c.rows; ++i)
    for (std::int64_t j = 0; j < c.cols; ++j) c.at(i, j) = scaled(beta, c.at(i, j));
  if (c.cols == 1)
    return forEachOf(a, operation, [=](std::int64_t row, std::int64_t col, T value) {
      c.at(row, 0) += alpha * value * b.get(col, 0);
    });
  forEachOf(a, operation, [=](std::int64_t row, std::int64_t col, T value) {
    const T factor = alpha * value;
    for (std::int64_t j = 0; j < c.cols; ++j) c.at(row, j) += factor * b.get(col, j);
  });
}

template <class T>
void checkProduct(const Sparse<T>& a, int operation, const Dense<T>& b, const Dense<T>& c) {
  const auto [rows, inner] = operation == kNone ? std::pair{a.rows, a.cols} : std::pair{a.cols, a.rows};
  require(c.rows == rows && b.rows == inner && b.cols == c.cols, Status::kInvalidValue);
}

template <class T>
void enqueueProduct(const Settings& settings, const Sparse<T>& a, int operation, const T* alpha, const Dense<T>& b,
                    const T* beta, const Dense<T>& c, int batchCount = 1) {
  checkProduct(a, operation, b, c);
  enqueue(settings.stream, [=, first = Scalar<T>(settings, alpha), second = Scalar<T>(settings, beta)] {
    for (int i = 0; i < batchCount; ++i)
      multiply(a.member(i), operation, first.get(), b.member(i), second.get(), c.member(i));
  });
}

// A member that there is once serves the whole batch.
int batchOf(int result, int first, int second) {
  require((first == 1 || first == result) && (second == 1 || second == result), Status::kInvalidValue);
  return result;
}

template <class T>
Dense<T> column(const DnVec& x) {
  return Dense<T>(static_cast<const T*>(x.values), x.size, 1, x.size);
}

}  // namespace

void SpMV(Handle* handle, int opA, const void* alpha, SpMat* matA, DnVec* vecX, const void* beta, DnVec* vecY,
          int computeType, int, void*) {
  checkOperation(opA);
  if (matA->batchCount != 1) throw Error(Status::kNotSupported, "a batch of matrices has no product with a vector");
  const auto work = [&]<class T>(T) {
    enqueueProduct(handle->settings(), Sparse<T>(*matA), opA, static_cast<const T*>(alpha), column<T>(*vecX),
                   static_cast<const T*>(beta), column<T>(*vecY));
  };
  ofTypes(work, computeType, matA->valueType, vecX->valueType, vecY->valueType);
}

void SpMM(Handle* handle, int opA, int opB, const void* alpha, SpMat* matA, DnMat* matB, const void* beta, DnMat* matC,
          int computeType, int, void*) {
  checkOperation(opA);
  checkOperation(opB);
  const int batch = batchOf(matC->batchCount, matA->batchCount, matB->batchCount);
  const auto work = [&]<class T>(T) {
    enqueueProduct(handle->settings(), Sparse<T>(*matA), opA, static_cast<const T*>(alpha), Dense<T>(*matB, opB),
                   static_cast<const T*>(beta), Dense<T>(*matC), batch);
  };
  ofTypes(work, computeType, matA->valueType, matB->valueType, matC->valueType);
}

void SDDMM(Handle* handle, int opA, int opB, const void* alpha, DnMat* matA, DnMat* matB, const void* beta, SpMat* matC,
           int computeType, int, void*) {
  checkOperation(opA);
  checkOperation(opB);
  const int batch = batchOf(matC->batchCount, matA->batchCount, matB->batchCount);
  const auto work = [&]<class T>(T) {
    const Dense<T> a(*matA, opA), b(*matB, opB);
    const Sparse<T> c(*matC);
    require(a.rows == c.rows && b.cols == c.cols && a.cols == b.rows, Status::kInvalidValue);
    const Settings settings = handle->settings();
    enqueue(settings.stream, [=, first = Scalar<T>(settings, alpha), second = Scalar<T>(settings, beta)] {
      for (int i = 0; i < batch; ++i)
        c.member(i).forEach([&, a = a.member(i), b = b.member(i)](std::int64_t row, std::int64_t col, T& value) {
          T sum{};
          for (std::int64_t k = 0; k < a.cols; ++k) sum += a.get(row, k) * b.get(k, col);
          value = first.get() * sum + scaled(second.get(), value);
        });
    });
  };
  ofTypes(work, computeType, matA->valueType, matB->valueType, matC->valueType);
}

template <class T>
void csrmv(Handle* handle, int opA, int rows, int cols, int nnz, const T* alpha, MatDescr* descrA, const T* val,
           const int* rowPtr, const int* colInd, const T* vecX, const T* beta, T* vecY) {
  const int given = opA == kNone ? cols : rows, made = opA == kNone ? rows : cols;
  csrmm2(handle, opA, kNone, rows, 1, cols, nnz, alpha, descrA, val, rowPtr, colInd, vecX, std::max(1, given), beta,
         vecY, std::max(1, made));
}

template <class T>
void csrmm(Handle* handle, int opA, int rows, int cols, int inner, int nnz, const T* alpha, MatDescr* descrA,
           const T* val, const int* rowPtr, const int* colInd, const T* matB, int ldb, const T* beta, T* matC,
           int ldc) {
  csrmm2(handle, opA, kNone, rows, cols, inner, nnz, alpha, descrA, val, rowPtr, colInd, matB, ldb, beta, matC, ldc);
}

// A has rows x inner elements, and op(B) `cols` columns.
template <class T>
void csrmm2(Handle* handle, int opA, int opB, int rows, int cols, int inner, int nnz, const T* alpha, MatDescr* descrA,
            const T* val, const int* rowPtr, const int* colInd, const T* matB, int ldb, const T* beta, T* matC,
            int ldc) {
  checkOperation(opA);
  checkOperation(opB);
  checkGeneral(*descrA);
  require(rows >= 0 && cols >= 0 && inner >= 0 && nnz >= 0, Status::kInvalidValue);
  const int made = opA == kNone ? rows : inner, given = opA == kNone ? inner : rows;
  const int rowsB = opB == kNone ? given : cols, colsB = opB == kNone ? cols : given;
  require(ldb >= std::max(1, rowsB) && ldc >= std::max(1, made), Status::kInvalidValue);
  enqueueProduct(handle->settings(), Sparse<T>(rows, inner, val, rowPtr, colInd, descrA->base), opA, alpha,
                 Dense<T>(matB, rowsB, colsB, ldb, opB), beta, Dense<T>(matC, made, cols, ldc));
}

HIPSPV_INSTANCES_csrmv HIPSPV_INSTANCES_csrmm HIPSPV_INSTANCES_csrmm2

}  // namespace hipspv::sparse::host
