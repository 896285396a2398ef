#include "objects.h"

#include "../libraries/native_stream.h"

namespace hipspv::sparse {
namespace {

std::unique_ptr<NvidiaHandle> makeNvidiaHandle() {
  bool found = false;
  require(libraries::isNvidiaDevice(found) == hipSuccess, Status::kNotInitialized);
  if (!found)
    throw Error(Status::kNotSupported,
                "sparse matrices need a device whose memory is the host's, such as a CPU device, or an NVIDIA GPU");
  return std::make_unique<NvidiaHandle>();
}

}  // namespace

Handle::Handle() {
  bool shares = false;
  require(libraries::hostSharesMemory(shares) == hipSuccess, Status::kNotInitialized);
  if (!shares) nvidia_ = makeNvidiaHandle();
}

Settings Handle::settings() const {
  const std::lock_guard lock(mutex_);
  return settings_;
}

void* Object::madeNative() const {
  const std::lock_guard lock(mutex_);
  return native_.get();
}

void* Object::native() {
  const std::lock_guard lock(mutex_);
  if (native_ == nullptr) native_ = makeNative();
  return native_.get();
}

NvidiaObject MatDescr::makeNative() const {
  NvidiaObject object = NvidiaObject::made("cusparseCreateMatDescr", "cusparseDestroyMatDescr");
  const libraries::NvidiaLibrary<Status>& library = cusparse();
  library.call("cusparseSetMatType", object.get(), type);
  library.call("cusparseSetMatFillMode", object.get(), fill);
  library.call("cusparseSetMatDiagType", object.get(), diagonal);
  library.call("cusparseSetMatIndexBase", object.get(), base);
  return object;
}

NvidiaObject SpVec::makeNative() const {
  return NvidiaObject::made("cusparseCreateSpVec", "cusparseDestroySpVec", size, nnz, indices, values, indexType, base,
                            valueType);
}

NvidiaObject DnVec::makeNative() const {
  return NvidiaObject::made("cusparseCreateDnVec", "cusparseDestroyDnVec", size, values, valueType);
}

NvidiaObject DnMat::makeNative() const {
  NvidiaObject object =
      NvidiaObject::made("cusparseCreateDnMat", "cusparseDestroyDnMat", rows, cols, ld, values, valueType, order);
  if (batchCount > 1) cusparse().call("cusparseDnMatSetStridedBatch", object.get(), batchCount, batchStride);
  return object;
}

NvidiaObject SpMat::makeNative() const {
  const char* const destroy = "cusparseDestroySpMat";
  NvidiaObject object =
      format == kCoo ? NvidiaObject::made("cusparseCreateCoo", destroy, rows, cols, nnz, first, second, values,
                                          firstType, base, valueType)
                     : NvidiaObject::made(format == kCsr ? "cusparseCreateCsr" : "cusparseCreateCsc", destroy, rows,
                                          cols, nnz, first, second, values, firstType, secondType, base, valueType);
  const libraries::NvidiaLibrary<Status>& library = cusparse();
  if (fill != 0) library.call("cusparseSpMatSetAttribute", object.get(), kFillMode, &fill, sizeof fill);
  if (diagonal != 0) library.call("cusparseSpMatSetAttribute", object.get(), kDiagType, &diagonal, sizeof diagonal);
  if (batchCount > 1 && format == kCoo) library.call("cusparseCooSetStridedBatch", object.get(), batchCount, stride);
  if (batchCount > 1 && format == kCsr)
    library.call("cusparseCsrSetStridedBatch", object.get(), batchCount, firstStride, stride);
  return object;
}

NvidiaObject Analysis::makeNative() const { return NvidiaObject::made(create_, destroy_); }

}  // namespace hipspv::sparse
