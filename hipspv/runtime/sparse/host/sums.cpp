// Products and sums of sparse matrices, whose results the library makes before the program has memory for them.
#include "functions.h"
#include "view.h"
#include "work.h"

namespace hipspv::sparse::host {
namespace {

// A row of a result, from entries in any order.
template <class T>
class Row {
 public:
  explicit Row(std::int64_t cols) : sums_(static_cast<std::size_t>(cols)), used_(static_cast<std::size_t>(cols)) {}

  void add(std::int64_t col, T value) {
    if (!used_[col]) columns_.push_back(col);
    used_[col] = true;
    sums_[col] += value;
  }
  // visit(column, value) in the columns' order. The row is empty then.
  template <class Visit>
  void take(Visit&& visit) {
    std::ranges::sort(columns_);
    for (const std::int64_t col : columns_) {
      visit(col, std::exchange(sums_[col], T{}));
      used_[col] = false;
    }
    columns_.clear();
  }

 private:
  std::vector<T> sums_;
  std::vector<bool> used_;
  std::vector<std::int64_t> columns_;
};

template <class T>
CsrData multiplied(const Sparse<T>& a, const Sparse<T>& b, T alpha) {
  CsrData result;
  std::vector<T> values;
  Row<T> row(b.cols);
  result.offsets.push_back(0);
  for (std::int64_t i = 0; i < a.rows; ++i) {
    for (std::int64_t k = a.first[i]; k < a.first[i + 1]; ++k)
      for (std::int64_t j = b.first[a.second[k]]; j < b.first[a.second[k] + 1]; ++j)
        row.add(b.second[j], a.values[k] * b.values[j]);
    row.take([&](std::int64_t col, T value) {
      result.columns.push_back(col);
      values.push_back(alpha * value);
    });
    result.offsets.push_back(static_cast<std::int64_t>(result.columns.size()));
  }
  const auto* const bytes = reinterpret_cast<const std::byte*>(values.data());
  result.values.assign(bytes, bytes + values.size() * sizeof(T));
  return result;
}

void checkProduct(int opA, int opB, const SpMat& a, const SpMat& b, const SpMat& c) {
  checkOperation(opA);
  checkOperation(opB);
  if (opA != kNone || opB != kNone)
    throw Error(Status::kNotSupported, "SpGEMM multiplies matrices that aren't transposed, as cuSPARSE's does");
  if (a.format != kCsr || b.format != kCsr || c.format != kCsr || a.batchCount * b.batchCount * c.batchCount != 1)
    throw Error(Status::kNotSupported, "SpGEMM multiplies single matrices in CSR");
  require(a.cols == b.rows && c.rows == a.rows && c.cols == b.cols, Status::kInvalidValue);
}

// C = alpha A + beta B. visit(row, column, value) in order; begin(row) before each row and after the last one.
template <class T, class Begin, class Visit>
void add(const Sparse<T>& a, T alpha, const Sparse<T>& b, T beta, Begin&& begin, Visit&& visit) {
  Row<T> row(a.cols);
  for (std::int64_t i = 0; i < a.rows; ++i) {
    begin(i);
    for (std::int64_t k = a.first[i]; k < a.first[i + 1]; ++k)
      row.add(a.second[k], a.values ? alpha * a.values[k] : T{});
    for (std::int64_t k = b.first[i]; k < b.first[i + 1]; ++k)
      row.add(b.second[k], b.values ? beta * b.values[k] : T{});
    row.take([&](std::int64_t col, T value) { visit(i, col, value); });
  }
  begin(a.rows);
}

void checkSum(int rows, int cols, int nnzA, int nnzB, const MatDescr& a, const MatDescr& b, const MatDescr& c) {
  require(rows >= 0 && cols >= 0 && nnzA >= 0 && nnzB >= 0, Status::kInvalidValue);
  if (std::int64_t{nnzA} + nnzB >= std::numeric_limits<int>::max())
    throw Error(Status::kNotSupported, "a sum of these matrices may have more entries than 32 bits count");
  checkGeneral(a);
  checkGeneral(b);
  checkGeneral(c);
}

}  // namespace

// The work areas of the two steps have no use here.
void SpGEMM_workEstimation(Handle*, int opA, int opB, const void*, SpMat* matA, SpMat* matB, const void*, SpMat* matC,
                           int computeType, int, Analysis*, std::size_t* bufferSize, void*) {
  checkProduct(opA, opB, *matA, *matB, *matC);
  ofTypes([](auto) {}, computeType, matA->valueType, matB->valueType, matC->valueType);
  writeSize(bufferSize);
}

void SpGEMM_compute(Handle* handle, int opA, int opB, const void* alpha, SpMat* matA, SpMat* matB, const void* beta,
                    SpMat* matC, int computeType, int, Analysis* spgemmDescr, std::size_t* bufferSize,
                    void* externalBuffer) {
  checkProduct(opA, opB, *matA, *matB, *matC);
  if (externalBuffer == nullptr) return writeSize(bufferSize);
  const auto work = [&]<class T>(T) {
    const Settings settings = handle->settings();
    bool adds = false;
    enqueueAndWait(settings.stream, [&, a = Sparse<T>(*matA), b = Sparse<T>(*matB), factor = Scalar<T>(settings, alpha),
                                     second = Scalar<T>(settings, beta)] {
      adds = second.get() != T{};
      if (!adds) spgemmDescr->state()->product = multiplied(a, b, factor.get());
    });
    if (adds) throw Error(Status::kNotSupported, "SpGEMM adds nothing to the product on CPU devices: set beta to 0");
  };
  ofTypes(work, computeType, matA->valueType, matB->valueType, matC->valueType);
  const auto count = static_cast<std::int64_t>(spgemmDescr->state()->product.columns.size());
  Indices(matC->first, matC->firstType, matC->base).checkCount(count);
  matC->nnz = count;
}

void SpGEMM_copy(Handle* handle, int opA, int opB, const void*, SpMat* matA, SpMat* matB, const void*, SpMat* matC,
                 int computeType, int, Analysis* spgemmDescr) {
  checkProduct(opA, opB, *matA, *matB, *matC);
  const CsrData& product = spgemmDescr->state()->product;
  require(static_cast<std::int64_t>(product.offsets.size()) == matC->rows + 1 &&
              matC->nnz == static_cast<std::int64_t>(product.columns.size()),
          Status::kInvalidValue);
  const auto work = [&]<class T>(T) {
    enqueue(handle->settings().stream, [c = Sparse<T>(*matC), state = spgemmDescr->state()] {
      const CsrData& product = state->product;
      for (std::int64_t i = 0; i <= c.rows; ++i) c.first.set(i, product.offsets[i]);
      for (std::int64_t i = 0; i < c.nnz; ++i) c.second.set(i, product.columns[i]);
      std::copy_n(reinterpret_cast<const T*>(product.values.data()), c.nnz, c.values);
    });
  };
  ofTypes(work, computeType, matC->valueType);
}

void Xcsrgeam2Nnz(Handle* handle, int rows, int cols, MatDescr* descrA, int nnzA, const int* rowPtrA,
                  const int* colIndA, MatDescr* descrB, int nnzB, const int* rowPtrB, const int* colIndB,
                  MatDescr* descrC, int* rowPtrC, int* total, void*) {
  checkSum(rows, cols, nnzA, nnzB, *descrA, *descrB, *descrC);
  require(rowPtrC != nullptr && total != nullptr, Status::kInvalidValue);
  enqueueResult(handle->settings(),
                [=, a = Sparse<float>(rows, cols, nullptr, rowPtrA, colIndA, descrA->base),
                 b = Sparse<float>(rows, cols, nullptr, rowPtrB, colIndB, descrB->base), base = descrC->base] {
                  int count = 0;
                  add(
                      a, 0.0f, b, 0.0f, [&](std::int64_t row) { rowPtrC[row] = count + base; },
                      [&](std::int64_t, std::int64_t, float) { ++count; });
                  *total = count;
                });
}

template <class T>
void csrgeam2(Handle* handle, int rows, int cols, const T* alpha, MatDescr* descrA, int nnzA, const T* valA,
              const int* rowPtrA, const int* colIndA, const T* beta, MatDescr* descrB, int nnzB, const T* valB,
              const int* rowPtrB, const int* colIndB, MatDescr* descrC, T* valC, int* rowPtrC, int* colIndC, void*) {
  checkSum(rows, cols, nnzA, nnzB, *descrA, *descrB, *descrC);
  const Settings settings = handle->settings();
  enqueue(settings.stream,
          [=, a = Sparse<T>(rows, cols, valA, rowPtrA, colIndA, descrA->base), first = Scalar<T>(settings, alpha),
           b = Sparse<T>(rows, cols, valB, rowPtrB, colIndB, descrB->base), second = Scalar<T>(settings, beta),
           base = descrC->base] {
            int count = 0;
            add(
                a, first.get(), b, second.get(), [&](std::int64_t row) { rowPtrC[row] = count + base; },
                [&](std::int64_t, std::int64_t col, T value) {
                  colIndC[count] = static_cast<int>(col) + base;
                  valC[count++] = value;
                });
          });
}

HIPSPV_INSTANCES_csrgeam2

}  // namespace hipspv::sparse::host
