// Matrices and vectors of a call as its work sees them: objects may change as soon as the call returns.
#pragma once

#include <hip/library_types.h>

#include <algorithm>
#include <complex>
#include <limits>
#include <string>

#include "../../libraries/elements.h"
#include "../objects.h"

namespace hipspv::sparse::host {

using libraries::kIsComplex;

template <class T>
T conjugated(T value, bool conjugates = true) {
  if constexpr (kIsComplex<T>)
    return conjugates ? std::conj(value) : value;
  else
    return value;
}

// Calls f with a value of the hipDataType's type.
template <class F>
void ofType(int type, F&& f) {
  libraries::ofElement(type, f, [&] {
    throw Error(Status::kNotSupported,
                "on CPU devices sparse matrices have float, double or complex values, and not those of hipDataType " +
                    std::to_string(type));
  });
}

// The same for values of objects, and of the type in which a call computes.
template <class F, class... Types>
void ofTypes(F&& f, int first, Types... others) {
  if (((others != first) || ...))
    throw Error(Status::kNotSupported, "on CPU devices all values of a call have one type, which it computes in");
  ofType(first, f);
}

// A scalar of the host's memory, or one of the device's, which is read when the work runs.
template <class T>
class Scalar {
 public:
  Scalar(const Settings& settings, const void* pointer) {
    require(pointer != nullptr, Status::kInvalidValue);
    if (settings.scalarsOnDevice)
      pointer_ = static_cast<const T*>(pointer);
    else
      value_ = *static_cast<const T*>(pointer);
  }
  T get() const { return pointer_ == nullptr ? value_ : *pointer_; }

 private:
  const T* pointer_ = nullptr;
  T value_{};
};

// The term of a result that a product is added to: zero if beta is, whatever the result was.
template <class T>
T scaled(T beta, T value) {
  return beta == T{} ? T{} : beta * value;
}

// Indices of either type, as they count from zero.
class Indices {
 public:
  Indices(void* memory, int type, int base) : memory_(memory), wide_(type == kIndex64), base_(base) {
    if (type != kIndex32 && type != kIndex64)
      throw Error(Status::kNotSupported, "on CPU devices indices have 32 or 64 bits");
    require(base == 0 || base == 1, Status::kInvalidValue);
  }
  Indices(const int* memory, int base) : Indices(const_cast<int*>(memory), kIndex32, base) {}

  std::int64_t operator[](std::int64_t i) const {
    return (wide_ ? static_cast<const std::int64_t*>(memory_)[i] : static_cast<const int*>(memory_)[i]) - base_;
  }
  void set(std::int64_t i, std::int64_t index) const {
    if (wide_)
      static_cast<std::int64_t*>(memory_)[i] = index + base_;
    else
      static_cast<int*>(memory_)[i] = static_cast<int>(index + base_);
  }
  // use(the indices), as the program stores them, from which base() is to be taken.
  template <class Use>
  void withType(Use&& use) const {
    if (wide_)
      use(static_cast<const std::int64_t*>(memory_));
    else
      use(static_cast<const int*>(memory_));
  }
  void checkCount(std::int64_t last) const {
    if (!wide_ && last > std::numeric_limits<int>::max() - base_)
      throw Error(Status::kNotSupported, "the result has more entries than indices of 32 bits count");
  }
  bool exists() const { return memory_ != nullptr; }
  std::int64_t base() const { return base_; }
  Indices after(std::int64_t count) const {
    Indices result = *this;
    if (memory_ != nullptr)
      result.memory_ = static_cast<std::byte*>(memory_) + count * static_cast<std::int64_t>(wide_ ? 8 : 4);
    return result;
  }

 private:
  void* memory_;
  bool wide_;
  std::int64_t base_;
};

template <class T>
struct Sparse {
  explicit Sparse(const SpMat& a)
      : format(a.format),
        rows(a.rows),
        cols(a.cols),
        nnz(a.nnz),
        first(a.first, a.firstType, a.base),
        second(a.second, a.secondType, a.base),
        values(static_cast<T*>(a.values)),
        firstStride(a.batchCount > 1 ? a.firstStride : 0),
        stride(a.batchCount > 1 ? a.stride : 0) {
    require(first.exists() || (format == kCoo ? nnz : outer()) == 0, Status::kInvalidValue);
    require(nnz == 0 || (second.exists() && values != nullptr), Status::kInvalidValue);
  }
  Sparse(std::int64_t rows, std::int64_t cols, const T* values, const int* rowPtr, const int* colInd, int base)
      : format(kCsr),
        rows(rows),
        cols(cols),
        first(rowPtr, base),
        second(colInd, base),
        values(const_cast<T*>(values)) {
    require(rowPtr != nullptr || rows == 0, Status::kInvalidValue);
  }

  // The count of rows in CSR, and of columns in CSC.
  std::int64_t outer() const { return format == kCsc ? cols : rows; }
  // visit(row, column, value) for all entries.
  template <class Visit>
  void forEach(Visit&& visit) const {
    first.withType([&](auto starts) { second.withType([&](auto others) { forEachOf(starts, others, visit); }); });
  }
  Sparse member(std::int64_t index) const {
    Sparse result = *this;
    result.first = first.after(index * firstStride);
    result.second = second.after(index * stride);
    result.values += index * stride;
    return result;
  }

  Format format;
  std::int64_t rows, cols, nnz = 0;
  Indices first, second;
  T* values;
  std::int64_t firstStride = 0, stride = 0;

 private:
  template <class First, class Second, class Visit>
  void forEachOf(const First* starts, const Second* others, Visit&& visit) const {
    const std::int64_t base = first.base();
    if (format == kCoo)
      for (std::int64_t i = 0; i < nnz; ++i) visit(starts[i] - base, others[i] - base, values[i]);
    else if (format == kCsr)
      for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t i = starts[row] - base, end = starts[row + 1] - base; i < end; ++i)
          visit(row, others[i] - base, values[i]);
    else
      for (std::int64_t col = 0; col < cols; ++col)
        for (std::int64_t i = starts[col] - base, end = starts[col + 1] - base; i < end; ++i)
          visit(others[i] - base, col, values[i]);
  }
};

template <class T>
struct Dense {
  explicit Dense(const DnMat& a, int operation = kNone)
      : rows(a.rows),
        cols(a.cols),
        values(static_cast<T*>(a.values)),
        rowStride(a.order == kRows ? a.ld : 1),
        colStride(a.order == kRows ? 1 : a.ld),
        stride(a.batchCount > 1 ? a.batchStride : 0),
        conjugates(operation == kConjugate) {
    require(values != nullptr || rows == 0 || cols == 0, Status::kInvalidValue);
    transpose(operation);
  }
  // In columns.
  Dense(const T* values, std::int64_t rows, std::int64_t cols, std::int64_t ld, int operation = kNone)
      : rows(rows), cols(cols), values(const_cast<T*>(values)), colStride(ld), conjugates(operation == kConjugate) {
    require(values != nullptr || rows == 0 || cols == 0, Status::kInvalidValue);
    transpose(operation);
  }

  T get(std::int64_t row, std::int64_t col) const { return conjugated(at(row, col), conjugates); }
  T& at(std::int64_t row, std::int64_t col) const { return values[row * rowStride + col * colStride]; }
  Dense member(std::int64_t index) const {
    Dense result = *this;
    result.values += index * stride;
    return result;
  }

  std::int64_t rows, cols;
  T* values;
  std::int64_t rowStride = 1, colStride, stride = 0;
  bool conjugates;

 private:
  void transpose(int operation) {
    if (operation == kNone) return;
    std::swap(rows, cols);
    std::swap(rowStride, colStride);
  }
};

// A sparse vector, whose values belong to the elements of a dense one.
template <class T>
struct SparseVector {
  explicit SparseVector(const SpVec& x)
      : SparseVector(x.nnz, static_cast<const T*>(x.values), Indices(x.indices, x.indexType, x.base)) {}
  SparseVector(std::int64_t nnz, const T* values, const Indices& indices)
      : nnz(nnz), indices(indices), values(const_cast<T*>(values)) {
    require(nnz >= 0 && (nnz == 0 || (values != nullptr && indices.exists())), Status::kInvalidValue);
  }

  // visit(value, element)
  template <class Visit>
  void forEach(T* dense, Visit&& visit) const {
    for (std::int64_t i = 0; i < nnz; ++i) visit(values[i], dense[indices[i]]);
  }

  std::int64_t nnz;
  Indices indices;
  T* values;
};

inline void checkOperation(int operation) {
  require(operation == kNone || operation == kTranspose || operation == kConjugate, Status::kInvalidValue);
}

// Matrices that the descriptors of older functions describe.
inline void checkGeneral(const MatDescr& descr) {
  if (descr.type != 0)
    throw Error(Status::kMatrixTypeNotSupported, "matrices of these functions are HIPSPARSE_MATRIX_TYPE_GENERAL");
}

}  // namespace hipspv::sparse::host
