// Conversions of formats, and sorts of indices.
#include <cstring>
#include <numeric>

#include "functions.h"
#include "view.h"
#include "work.h"

namespace hipspv::sparse::host {
namespace {

// Sorts the arrays by their elements' first indices as `less` compares them; nullptr is no array.
template <class Less, class... Arrays>
void sortTogether(std::int64_t count, Less less, Arrays*... arrays) {
  std::vector<std::int64_t> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, less);
  const auto apply = [&](int* array) {
    if (array == nullptr) return;
    const std::vector<int> before(array, array + count);
    for (std::int64_t i = 0; i < count; ++i) array[i] = before[order[i]];
  };
  (apply(arrays), ...);
}

void enqueueSortOfRows(Handle* handle, int outer, int nnz, const MatDescr& descr, const int* offsets, int* indices,
                       int* permutation) {
  checkGeneral(descr);
  require(outer >= 0 && nnz >= 0, Status::kInvalidValue);
  enqueue(handle->settings().stream, [=, base = descr.base] {
    for (int i = 0; i < outer; ++i) {
      int* const row = indices + offsets[i] - base;
      sortTogether(
          offsets[i + 1] - offsets[i], [row](std::int64_t a, std::int64_t b) { return row[a] < row[b]; }, row,
          permutation == nullptr ? nullptr : permutation + offsets[i] - base);
    }
  });
}

// Offsets from zero of sorted indices.
template <class Index>
std::vector<std::int64_t> offsetsOf(std::int64_t outer, std::int64_t count, Index&& index) {
  std::vector<std::int64_t> offsets(static_cast<std::size_t>(outer) + 1);
  for (std::int64_t i = 0; i < count; ++i) ++offsets[index(i) + 1];
  std::partial_sum(offsets.begin(), offsets.end(), offsets.begin());
  return offsets;
}

std::size_t bytesOf(int type) {
  switch (type) {
    case HIP_R_8I:
    case HIP_R_8U:
      return 1;
    case HIP_R_16F:
    case HIP_R_16BF:
      return 2;
    case HIP_R_32F:
    case HIP_R_32I:
      return 4;
    case HIP_R_64F:
    case HIP_C_32F:
      return 8;
    case HIP_C_64F:
      return 16;
    default:
      throw Error(Status::kNotSupported, "CSR has no conversion with values of hipDataType " + std::to_string(type));
  }
}

// Element (outer, inner) of a dense matrix, where outer is a column for CSC and a row else.
template <class T>
T elementOf(const Dense<T>& a, Format format, std::int64_t outer, std::int64_t inner) {
  return format == kCsc ? a.at(inner, outer) : a.at(outer, inner);
}

// visit(outer, inner, value) for all elements but zeros.
template <class T, class Visit>
void forEachElement(const Dense<T>& a, Format format, Visit&& visit) {
  const auto [outer, inner] = format == kCsc ? std::pair{a.cols, a.rows} : std::pair{a.rows, a.cols};
  for (std::int64_t i = 0; i < outer; ++i)
    for (std::int64_t j = 0; j < inner; ++j)
      if (const T value = elementOf(a, format, i, j); value != T{}) visit(i, j, value);
}

void checkConversion(const DnMat& dense, const SpMat& sparse) {
  require(dense.rows == sparse.rows && dense.cols == sparse.cols, Status::kInvalidValue);
  if (dense.batchCount != 1 || sparse.batchCount != 1)
    throw Error(Status::kNotSupported, "batches of matrices have no conversion on CPU devices");
}

}  // namespace

void SparseToDense(Handle* handle, SpMat* matA, DnMat* matB, int, void*) {
  checkConversion(*matB, *matA);
  const auto work = [&]<class T>(T) {
    enqueue(handle->settings().stream, [a = Sparse<T>(*matA), b = Dense<T>(*matB)] {
      for (std::int64_t i = 0; i < b.rows; ++i)
        for (std::int64_t j = 0; j < b.cols; ++j) b.at(i, j) = T{};
      a.forEach([&](std::int64_t row, std::int64_t col, T value) { b.at(row, col) += value; });
    });
  };
  ofTypes(work, matA->valueType, matB->valueType);
}

void DenseToSparse_analysis(Handle* handle, DnMat* matA, SpMat* matB, int, void*) {
  checkConversion(*matA, *matB);
  require(matB->format == kCoo || matB->first != nullptr, Status::kInvalidValue);
  const auto work = [&]<class T>(T) {
    std::int64_t count = 0;
    const Indices first(matB->first, matB->firstType, matB->base);
    enqueueAndWait(handle->settings().stream, [&, a = Dense<T>(*matA)] {
      const bool hasOffsets = matB->format != kCoo;
      std::int64_t next = 0;  // outer index without an offset yet
      forEachElement(a, matB->format, [&](std::int64_t outer, std::int64_t, T) {
        while (hasOffsets && next <= outer) first.set(next++, count);
        ++count;
      });
      const std::int64_t outer = matB->format == kCsc ? a.cols : a.rows;
      while (hasOffsets && next <= outer) first.set(next++, count);
    });
    first.checkCount(count);
    matB->nnz = count;
  };
  ofTypes(work, matA->valueType, matB->valueType);
}

void DenseToSparse_convert(Handle* handle, DnMat* matA, SpMat* matB, int, void*) {
  checkConversion(*matA, *matB);
  const auto work = [&]<class T>(T) {
    enqueue(handle->settings().stream, [a = Dense<T>(*matA), b = Sparse<T>(*matB)] {
      std::int64_t i = 0;
      forEachElement(a, b.format, [&](std::int64_t outer, std::int64_t inner, T value) {
        if (b.format == kCoo) b.first.set(i, outer);
        b.second.set(i, inner);
        b.values[i++] = value;
      });
    });
  };
  ofTypes(work, matA->valueType, matB->valueType);
}

void Xcoo2csr(Handle* handle, const int* rowInd, int nnz, int rows, int* rowPtr, int idxBase) {
  require(rows >= 0 && nnz >= 0 && rowPtr != nullptr, Status::kInvalidValue);
  enqueue(handle->settings().stream, [=, index = Indices(rowInd, idxBase)] {
    const std::vector<std::int64_t> offsets = offsetsOf(rows, nnz, [&](std::int64_t i) { return index[i]; });
    for (int i = 0; i <= rows; ++i) rowPtr[i] = static_cast<int>(offsets[i]) + idxBase;
  });
}

void Xcsr2coo(Handle* handle, const int* rowPtr, int nnz, int rows, int* rowInd, int idxBase) {
  require(rows >= 0 && nnz >= 0, Status::kInvalidValue);
  enqueue(handle->settings().stream, [=, offset = Indices(rowPtr, idxBase)] {
    for (int row = 0; row < rows; ++row)
      for (std::int64_t i = offset[row]; i < offset[row + 1]; ++i) rowInd[i] = row + idxBase;
  });
}

void Csr2cscEx2(Handle* handle, int rows, int cols, int nnz, const void* csrVal, const int* csrRowPtr,
                const int* csrColInd, void* cscVal, int* cscColPtr, int* cscRowInd, int valType, int copyValues,
                int idxBase, Csr2CscAlg, void*) {
  require(rows >= 0 && cols >= 0 && nnz >= 0 && (copyValues == 0 || copyValues == 1), Status::kInvalidValue);
  const std::size_t bytes = bytesOf(valType);
  enqueue(handle->settings().stream, [=, offset = Indices(csrRowPtr, idxBase), column = Indices(csrColInd, idxBase)] {
    std::vector<std::int64_t> next = offsetsOf(cols, nnz, [&](std::int64_t i) { return column[i]; });
    for (int col = 0; col <= cols; ++col) cscColPtr[col] = static_cast<int>(next[col]) + idxBase;
    for (int row = 0; row < rows; ++row)
      for (std::int64_t i = offset[row]; i < offset[row + 1]; ++i) {
        const std::int64_t to = next[column[i]]++;
        cscRowInd[to] = row + idxBase;
        if (copyValues == 1)
          std::memcpy(static_cast<std::byte*>(cscVal) + to * bytes, static_cast<const std::byte*>(csrVal) + i * bytes,
                      bytes);
      }
  });
}

template <class T>
void csr2csc(Handle* handle, int rows, int cols, int nnz, const T* val, const int* rowPtr, const int* colInd, T* cscVal,
             int* cscRowInd, int* cscColPtr, int copyValues, int idxBase) {
  constexpr int type =
      kIsComplex<T> ? (sizeof(T) == 8 ? HIP_C_32F : HIP_C_64F) : (sizeof(T) == 4 ? HIP_R_32F : HIP_R_64F);
  Csr2cscEx2(handle, rows, cols, nnz, val, rowPtr, colInd, cscVal, cscColPtr, cscRowInd, type, copyValues, idxBase,
             Csr2CscAlg::kHipDefault, nullptr);
}

void CreateIdentityPermutation(Handle* handle, int size, int* permutation) {
  require(size >= 0 && (permutation != nullptr || size == 0), Status::kInvalidValue);
  enqueue(handle->settings().stream, [=] { std::iota(permutation, permutation + size, 0); });
}

void Xcsrsort(Handle* handle, int rows, int, int nnz, MatDescr* descrA, const int* rowPtr, int* colInd,
              int* permutation, void*) {
  enqueueSortOfRows(handle, rows, nnz, *descrA, rowPtr, colInd, permutation);
}

void Xcscsort(Handle* handle, int, int cols, int nnz, MatDescr* descrA, const int* colPtr, int* rowInd,
              int* permutation, void*) {
  enqueueSortOfRows(handle, cols, nnz, *descrA, colPtr, rowInd, permutation);
}

void XcoosortByRow(Handle* handle, int rows, int cols, int nnz, int* rowInd, int* colInd, int* permutation, void*) {
  require(rows >= 0 && cols >= 0 && nnz >= 0, Status::kInvalidValue);
  enqueue(handle->settings().stream, [=] {
    const auto less = [=](std::int64_t a, std::int64_t b) {
      return std::pair{rowInd[a], colInd[a]} < std::pair{rowInd[b], colInd[b]};
    };
    sortTogether(nnz, less, rowInd, colInd, permutation);
  });
}

void XcoosortByColumn(Handle* handle, int rows, int cols, int nnz, int* rowInd, int* colInd, int* permutation,
                      void* buffer) {
  XcoosortByRow(handle, cols, rows, nnz, colInd, rowInd, permutation, buffer);
}

template <class T>
void nnz(Handle* handle, int direction, int rows, int cols, MatDescr* descrA, const T* dense, int lda, int* perRowCol,
         int* total) {
  checkGeneral(*descrA);
  require(rows >= 0 && cols >= 0 && lda >= std::max(1, rows) && (direction == 0 || direction == 1) && total != nullptr,
          Status::kInvalidValue);
  enqueueResult(handle->settings(), [=, a = Dense<T>(dense, rows, cols, lda)] {
    std::fill_n(perRowCol, direction == 0 ? rows : cols, 0);
    *total = 0;
    forEachElement(a, direction == 0 ? kCsr : kCsc, [&](std::int64_t outer, std::int64_t, T) {
      ++perRowCol[outer];
      ++*total;
    });
  });
}

template <class T>
void csr2dense(Handle* handle, int rows, int cols, MatDescr* descrA, const T* val, const int* rowPtr, const int* colInd,
               T* dense, int ld) {
  checkGeneral(*descrA);
  require(rows >= 0 && cols >= 0 && ld >= std::max(1, rows), Status::kInvalidValue);
  enqueue(handle->settings().stream,
          [a = Sparse<T>(rows, cols, val, rowPtr, colInd, descrA->base), b = Dense<T>(dense, rows, cols, ld)] {
            for (std::int64_t j = 0; j < b.cols; ++j) std::fill_n(&b.at(0, j), b.rows, T{});
            a.forEach([&](std::int64_t row, std::int64_t col, T value) { b.at(row, col) += value; });
          });
}

template <class T>
void dense2csr(Handle* handle, int rows, int cols, MatDescr* descrA, const T* dense, int ld, const int* perRow, T* val,
               int* rowPtr, int* colInd) {
  checkGeneral(*descrA);
  require(rows >= 0 && cols >= 0 && ld >= std::max(1, rows), Status::kInvalidValue);
  enqueue(handle->settings().stream, [=, a = Dense<T>(dense, rows, cols, ld), base = descrA->base] {
    rowPtr[0] = base;
    for (int row = 0; row < rows; ++row) rowPtr[row + 1] = rowPtr[row] + perRow[row];
    int i = 0;
    forEachElement(a, kCsr, [&](std::int64_t, std::int64_t col, T value) {
      colInd[i] = static_cast<int>(col) + base;
      val[i++] = value;
    });
  });
}

HIPSPV_INSTANCES_csr2csc HIPSPV_INSTANCES_nnz HIPSPV_INSTANCES_csr2dense HIPSPV_INSTANCES_dense2csr

}  // namespace hipspv::sparse::host
