#include "services.h"

#include <memory>

#include "handle.h"
#include "values.h"
#include "version.h"

namespace hipspv::blas::services {
namespace {

void write(int* result, int value) {
  require(result != nullptr, Status::kInvalidPointer);
  *result = value;
}

void check(hipError_t error) {
  if (error == hipErrorInvalidValue || error == hipErrorInvalidPitchValue) throw Error(Status::kInvalidValue);
  if (error != hipSuccess) throw Error(Status::kMappingError);
}

// A block of `height` sections of `width` bytes, each a pitch after the one before.
struct Block {
  std::size_t fromPitch, toPitch, width, height;
};

void copy(const void* from, void* to, const Block& block, hipMemcpyKind kind) {
  if (block.width == 0 || block.height == 0) return;
  require(from != nullptr && to != nullptr, Status::kInvalidPointer);
  check(hipMemcpy2D(to, block.toPitch, from, block.fromPitch, block.width, block.height, kind));
}

void copy(const void* from, void* to, const Block& block, hipMemcpyKind kind, hipStream_t stream) {
  if (block.width == 0 || block.height == 0) return;
  require(from != nullptr && to != nullptr, Status::kInvalidPointer);
  check(hipMemcpy2DAsync(to, block.toPitch, from, block.fromPitch, block.width, block.height, kind, stream));
}

std::size_t bytes(std::int64_t count, std::int64_t size) {
  return static_cast<std::size_t>(count) * static_cast<std::size_t>(size);
}

Block vector(std::int64_t n, std::int64_t size, std::int64_t incx, std::int64_t incy) {
  require(n >= 0 && size > 0 && incx > 0 && incy > 0, Status::kInvalidSize);
  if (incx == 1 && incy == 1) return {bytes(n, size), bytes(n, size), bytes(n, size), 1};
  return {bytes(incx, size), bytes(incy, size), bytes(1, size), bytes(n, 1)};
}

Block matrix(std::int64_t rows, std::int64_t columns, std::int64_t size, std::int64_t lda, std::int64_t ldb) {
  require(rows >= 0 && columns >= 0 && size > 0, Status::kInvalidSize);
  require(lda > 0 && ldb > 0 && lda >= rows && ldb >= rows, Status::kInvalidSize);
  return {bytes(lda, size), bytes(ldb, size), bytes(rows, size), bytes(columns, 1)};
}

}  // namespace

void create(void** made) {
  require(made != nullptr, Status::kNullHandle);
  *made = std::make_unique<Handle>().release();
}

void destroy(void* handle) { delete &Handle::of(handle); }

void setStream(void* handle, hipStream_t stream) {
  Handle::of(handle).set([&](Settings& settings) { settings.stream = stream; });
}

void getStream(void* handle, hipStream_t* stream) {
  const Handle& object = Handle::of(handle);
  require(stream != nullptr, Status::kInvalidPointer);
  *stream = object.settings().stream;
}

void setPointerMode(void* handle, int mode) {
  Handle& object = Handle::of(handle);
  require(mode == 0 || mode == 1, Status::kInvalidOption);
  object.set([&](Settings& settings) { settings.scalarsOnDevice = mode == 1; });
}

void getPointerMode(void* handle, int* mode) { write(mode, Handle::of(handle).settings().scalarsOnDevice ? 1 : 0); }

void setAtomicsMode(void* handle, int mode) {
  Handle& object = Handle::of(handle);
  require(mode == 0 || mode == 1, Status::kInvalidOption);
  object.set([&](Settings& settings) { settings.atomics = mode == 1; });
}

void getAtomicsMode(void* handle, int* mode) { write(mode, Handle::of(handle).settings().atomics ? 1 : 0); }

void setMathMode(Api api, void* handle, int mode) {
  Handle& object = Handle::of(handle);
  const int translated = cublasMathMode(api, mode);
  object.set([&](Settings& settings) { settings.mathMode = translated; });
}

void getMathMode(Api api, void* handle, int* mode) {
  write(mode, apisMathMode(api, Handle::of(handle).settings().mathMode));
}

void setWorkspace(void* handle, void* memory, std::size_t bytes) { Handle::of(handle).setWorkspace(memory, bytes); }

void getVersion(void* handle, int* version) {
  Handle::of(handle);
  write(version, kCublasVersion);
}

void getProperty(int property, int* value) {
  require(property >= 0 && property < 3, Status::kInvalidValue);
  write(value, kCublasVersionParts[property]);
}

void setVector(std::int64_t n, std::int64_t size, const void* x, std::int64_t incx, void* y, std::int64_t incy) {
  copy(x, y, vector(n, size, incx, incy), hipMemcpyHostToDevice);
}

void getVector(std::int64_t n, std::int64_t size, const void* x, std::int64_t incx, void* y, std::int64_t incy) {
  copy(x, y, vector(n, size, incx, incy), hipMemcpyDeviceToHost);
}

void setMatrix(std::int64_t rows, std::int64_t columns, std::int64_t size, const void* a, std::int64_t lda, void* b,
               std::int64_t ldb) {
  copy(a, b, matrix(rows, columns, size, lda, ldb), hipMemcpyHostToDevice);
}

void getMatrix(std::int64_t rows, std::int64_t columns, std::int64_t size, const void* a, std::int64_t lda, void* b,
               std::int64_t ldb) {
  copy(a, b, matrix(rows, columns, size, lda, ldb), hipMemcpyDeviceToHost);
}

void setVectorAsync(std::int64_t n, std::int64_t size, const void* x, std::int64_t incx, void* y, std::int64_t incy,
                    hipStream_t stream) {
  copy(x, y, vector(n, size, incx, incy), hipMemcpyHostToDevice, stream);
}

void getVectorAsync(std::int64_t n, std::int64_t size, const void* x, std::int64_t incx, void* y, std::int64_t incy,
                    hipStream_t stream) {
  copy(x, y, vector(n, size, incx, incy), hipMemcpyDeviceToHost, stream);
}

void setMatrixAsync(std::int64_t rows, std::int64_t columns, std::int64_t size, const void* a, std::int64_t lda,
                    void* b, std::int64_t ldb, hipStream_t stream) {
  copy(a, b, matrix(rows, columns, size, lda, ldb), hipMemcpyHostToDevice, stream);
}

void getMatrixAsync(std::int64_t rows, std::int64_t columns, std::int64_t size, const void* a, std::int64_t lda,
                    void* b, std::int64_t ldb, hipStream_t stream) {
  copy(a, b, matrix(rows, columns, size, lda, ldb), hipMemcpyDeviceToHost, stream);
}

}  // namespace hipspv::blas::services
