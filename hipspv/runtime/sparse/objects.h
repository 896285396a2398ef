// The objects of both APIs. On NVIDIA's GPUs each has its counterpart of cuSPARSE, made when a call first needs it.
#pragma once

#include <hip/hip_runtime_api.h>

#include <complex>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "nvidia/library.h"
#include "status.h"

namespace hipspv::sparse {

// The values that both APIs' enumerations have (sparse_table.py).
enum Format { kCsr = 1, kCsc = 2, kCoo = 3 };
enum Order { kColumns = 1, kRows = 2 };
enum IndexType { kIndex32 = 2, kIndex64 = 3 };
enum Operation { kNone = 0, kTranspose = 1, kConjugate = 2 };
enum Attribute { kFillMode = 0, kDiagType = 1 };

// hipSPARSE's default algorithm has a value of its own.
enum class Csr2CscAlg : int { kHipDefault = 0 };

struct Settings {
  hipStream_t stream = nullptr;
  bool scalarsOnDevice = false;
};

// Threads may share a handle: each call sees the settings of one moment.
class Handle {
 public:
  // For the current device. Throws Error.
  Handle();

  Settings settings() const;
  // change(settings)
  template <class Change>
  void set(Change&& change) {
    const std::lock_guard lock(mutex_);
    change(settings_);
  }
  // nullptr on devices whose memory is the host's.
  NvidiaHandle* nvidia() const { return nvidia_.get(); }

 private:
  mutable std::mutex mutex_;
  Settings settings_;
  std::unique_ptr<NvidiaHandle> nvidia_;
};

class Object {
 public:
  Object() = default;
  virtual ~Object() = default;
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;

  // cuSPARSE's object. Throws Error.
  void* native();
  // The same, or nullptr if there is none yet.
  void* madeNative() const;

 protected:
  virtual NvidiaObject makeNative() const = 0;

 private:
  mutable std::mutex mutex_;  // threads may share an object that no call changes
  NvidiaObject native_;
};

// Fields are those of the functions that make an object.
class MatDescr : public Object {
 public:
  int type = 0, fill = 0, diagonal = 0, base = 0;

 private:
  NvidiaObject makeNative() const override;
};

class SpVec : public Object {
 public:
  std::int64_t size = 0, nnz = 0;
  void *indices = nullptr, *values = nullptr;
  int indexType = 0, base = 0, valueType = 0;

 private:
  NvidiaObject makeNative() const override;
};

class DnVec : public Object {
 public:
  std::int64_t size = 0;
  void* values = nullptr;
  int valueType = 0;

 private:
  NvidiaObject makeNative() const override;
};

class DnMat : public Object {
 public:
  std::int64_t rows = 0, cols = 0, ld = 0;
  void* values = nullptr;
  int valueType = 0, order = kColumns;
  int batchCount = 1;
  std::int64_t batchStride = 0;

 private:
  NvidiaObject makeNative() const override;
};

class SpMat : public Object {
 public:
  Format format = kCsr;
  std::int64_t rows = 0, cols = 0, nnz = 0;
  // The first array has the offsets of CSR's rows or CSC's columns, or COO's rows; the second one the other indices.
  void *first = nullptr, *second = nullptr, *values = nullptr;
  int firstType = 0, secondType = 0, base = 0, valueType = 0;
  int fill = 0, diagonal = 0;
  int batchCount = 1;
  std::int64_t firstStride = 0, stride = 0;

 private:
  NvidiaObject makeNative() const override;
};

// A matrix that the library makes, by rows, with indices from zero.
struct CsrData {
  std::vector<std::int64_t> offsets, columns;
  std::vector<std::byte> values;
};

// The state that calls for one matrix share: analyses, solves, products and factors. Work of a stream shares it.
struct AnalysisState {
  bool analysed = false;
  CsrData product;
  std::int64_t pivot = -1;  // of the first zero on the diagonal, with the matrix's base
  bool boosts = false;      // pivots up to the tolerance become the value
  double tolerance = 0;
  std::complex<double> boost;
};

class Analysis : public Object {
 public:
  // The names of cuSPARSE's functions that make and destroy its counterpart.
  Analysis(const char* create, const char* destroy) : create_(create), destroy_(destroy) {}
  const std::shared_ptr<AnalysisState>& state() const { return state_; }

 private:
  NvidiaObject makeNative() const override;

  const char* const create_;
  const char* const destroy_;
  const std::shared_ptr<AnalysisState> state_ = std::make_shared<AnalysisState>();
};

}  // namespace hipspv::sparse
