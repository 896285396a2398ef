// Arrays and mipmapped arrays: creation, release, queries.
#include <algorithm>

#include "guard.h"
#include "hipspv/runtime/memory/array.h"

using namespace hipspv;

namespace {

void make(hipArray_t* array, const Texel& texel, const ArrayShape& shape) {
  *array = object<Arrays>().make(Runtime::get().current(), texel, shape);
}

ArrayShape shapeOf(const HIP_ARRAY3D_DESCRIPTOR& d) { return {d.Width, d.Height, d.Depth, d.Flags}; }

HIP_ARRAY3D_DESCRIPTOR describe(const Array& array) {
  const ArrayShape& s = array.shape();
  return {s.width, s.height, s.depth, formatOf(array.texel()), array.texel().channels, s.flags};
}

}  // namespace

HIPSPV_CALL hipMallocArray(hipArray_t* array, const hipChannelFormatDesc* description, std::size_t width,
                           std::size_t height, unsigned int flags) {
  return guard([&] {
    require(array != nullptr && description != nullptr, hipErrorInvalidValue);
    constexpr unsigned threeDimensional = hipArrayLayered | hipArrayCubemap;
    require((flags & threeDimensional) == 0, hipErrorInvalidValue);
    make(array, texelOf(*description), {width, height, 0, flags});
  });
}

HIPSPV_CALL hipMalloc3DArray(hipArray_t* array, const hipChannelFormatDesc* description, hipExtent extent,
                             unsigned int flags) {
  return guard([&] {
    require(array != nullptr && description != nullptr, hipErrorInvalidValue);
    make(array, texelOf(*description), {extent.width, extent.height, extent.depth, flags});
  });
}

HIPSPV_CALL hipArrayCreate(hipArray_t* array, const HIP_ARRAY_DESCRIPTOR* d) {
  return guard([&] {
    require(array != nullptr && d != nullptr, hipErrorInvalidValue);
    make(array, texelOf(d->Format, d->NumChannels), {d->Width, d->Height, 0, hipArrayDefault});
  });
}

HIPSPV_CALL hipArray3DCreate(hipArray_t* array, const HIP_ARRAY3D_DESCRIPTOR* d) {
  return guard([&] {
    require(array != nullptr && d != nullptr, hipErrorInvalidValue);
    make(array, texelOf(d->Format, d->NumChannels), shapeOf(*d));
  });
}

HIPSPV_CALL hipFreeArray(hipArray_t array) {
  return guard([&] { object<Arrays>().free(array); });
}

HIPSPV_CALL hipArrayDestroy(hipArray_t array) { return hipFreeArray(array); }

HIPSPV_CALL hipArrayGetInfo(hipChannelFormatDesc* description, hipExtent* extent, unsigned int* flags,
                            hipArray_t array) {
  return guard([&] {
    const auto found = object<Arrays>().find(array);
    const ArrayShape& shape = found->shape();
    if (description != nullptr) *description = descriptionOf(found->texel());
    if (extent != nullptr) *extent = {shape.width, shape.height, shape.depth};
    if (flags != nullptr) *flags = shape.flags;
  });
}

HIPSPV_CALL hipGetChannelDesc(hipChannelFormatDesc* description, hipArray_const_t array) {
  return query(description, [&] { return descriptionOf(object<Arrays>().find(array)->texel()); });
}

HIPSPV_CALL hipArrayGetDescriptor(HIP_ARRAY_DESCRIPTOR* description, hipArray_t array) {
  return guard([&] {
    require(description != nullptr, hipErrorInvalidValue);
    const HIP_ARRAY3D_DESCRIPTOR d = describe(*object<Arrays>().find(array));
    require(d.Depth == 0, hipErrorInvalidValue);  // the result can't hold the array's depth
    *description = {d.Width, d.Height, d.Format, d.NumChannels};
  });
}

HIPSPV_CALL hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR* description, hipArray_t array) {
  return query(description, [&] { return describe(*object<Arrays>().find(array)); });
}

// ---- Mipmapped arrays

HIPSPV_CALL hipMallocMipmappedArray(hipMipmappedArray_t* array, const hipChannelFormatDesc* description,
                                    hipExtent extent, unsigned int levels, unsigned int flags) {
  return guard([&] {
    require(array != nullptr && description != nullptr, hipErrorInvalidValue);
    *array = object<Arrays>().makeMipmapped(Runtime::get().current(), texelOf(*description),
                                            {extent.width, extent.height, extent.depth, flags}, levels);
  });
}

HIPSPV_CALL hipMipmappedArrayCreate(hipMipmappedArray_t* array, HIP_ARRAY3D_DESCRIPTOR* d, unsigned int levels) {
  return guard([&] {
    require(array != nullptr && d != nullptr, hipErrorInvalidValue);
    *array = object<Arrays>().makeMipmapped(Runtime::get().current(), texelOf(d->Format, d->NumChannels), shapeOf(*d),
                                            levels);
  });
}

HIPSPV_CALL hipFreeMipmappedArray(hipMipmappedArray_t array) {
  return guard([&] { object<Arrays>().free(array); });
}

HIPSPV_CALL hipMipmappedArrayDestroy(hipMipmappedArray_t array) { return hipFreeMipmappedArray(array); }

HIPSPV_CALL hipGetMipmappedArrayLevel(hipArray_t* level, hipMipmappedArray_const_t array, unsigned int index) {
  return query(level, [&] { return object<Arrays>().level(array, index); });
}

HIPSPV_CALL hipMipmappedArrayGetLevel(hipArray_t* level, hipMipmappedArray_t array, unsigned int index) {
  return hipGetMipmappedArrayLevel(level, array, index);
}

HIPSPV_CALL hipMipmappedArrayGetMemoryRequirements(hipArrayMemoryRequirements* requirements, hipMipmappedArray_t array,
                                                   hipDevice_t device) {
  return guard([&] {
    require(requirements != nullptr, hipErrorInvalidValue);
    const std::size_t alignment = Runtime::get().device(device).hipProperties().textureAlignment;
    *requirements = {alignment, object<Arrays>().bytes(array)};
  });
}

// ---- Copies with an array on one side: rows, and runs of bytes that continue in the next row. Boxes
// (hipMemcpy3D and the driver's copies) are in copy_api.cpp.
namespace {

std::byte* bytes(const void* address) { return const_cast<std::byte*>(static_cast<const std::byte*>(address)); }

void requireKind(hipMemcpyKind kind, hipMemcpyKind one) {
  require(
      kind == one || kind == hipMemcpyDeviceToDevice || kind == hipMemcpyDeviceToDeviceNoCU || kind == hipMemcpyDefault,
      hipErrorInvalidMemcpyDirection);
}

// ---- Rows

// CUDA's programs give 0 for the pitch of a single row.
std::size_t pitchOf(std::size_t given, std::size_t width, std::size_t height) {
  require(width <= given || height == 1, hipErrorInvalidPitchValue);
  return std::max(given, width);
}

hipError_t rowsToArray(hipArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t pitch,
                       std::size_t width, std::size_t height, hipMemcpyKind kind, hipStream_t stream, Wait wait,
                       const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    const auto array = object<Arrays>().find(to);
    requireKind(kind, hipMemcpyHostToDevice);
    if (width == 0 || height == 0) return;
    const Box box{width, height};
    copy(streamOf(stream), array->layout(x, y, 0, box), {bytes(from), pitchOf(pitch, width, height), 0}, box, kind,
         wait);
  });
}

hipError_t rowsFromArray(void* to, std::size_t pitch, hipArray_const_t from, std::size_t x, std::size_t y,
                         std::size_t width, std::size_t height, hipMemcpyKind kind, hipStream_t stream, Wait wait,
                         const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    const auto array = object<Arrays>().find(from);
    requireKind(kind, hipMemcpyDeviceToHost);
    if (width == 0 || height == 0) return;
    const Box box{width, height};
    copy(streamOf(stream), {bytes(to), pitchOf(pitch, width, height), 0}, array->layout(x, y, 0, box), box, kind, wait);
  });
}

// ---- Runs of bytes

// The bytes of an array's rows one after the other, or of plain memory, from a given byte on.
class Run {
 public:
  explicit Run(const void* memory) : memory_(bytes(memory)) {}
  // For a 1-D or 2-D array, or the first slice of another array.
  Run(hipArray_const_t array, std::size_t x, std::size_t y)
      : array_(object<Arrays>().find(array)), rows_(array_->shape().rows()), row_(y) {
    require(x <= array_->rowBytes() && y < rows_, hipErrorInvalidValue);
    skip(x);
  }
  // For the driver's calls: a 1-D array, or the first row of another array.
  Run(hipArray_const_t array, std::size_t offset) : rows_(1) {
    require(array != nullptr, hipErrorInvalidValue);
    array_ = object<Arrays>().find(array);
    skip(offset);
  }

  // Throws hipErrorInvalidValue if the array ends earlier.
  void requireRoom(std::size_t size) const {
    if (array_ == nullptr) return require(memory_ != nullptr, hipErrorInvalidValue);
    require(row_ < rows_, hipErrorInvalidValue);
    const std::size_t left = (rows_ - row_) * array_->rowBytes() - column_;
    require(size <= left && size % array_->texel().bytes() == 0, hipErrorInvalidValue);
  }

  // Bytes of a row; 0 for memory, which has no rows.
  std::size_t rowBytes() const { return array_ ? array_->rowBytes() : 0; }
  // True if rows of that length can begin here.
  bool takesRows(std::size_t length) const {
    return array_ == nullptr || (column_ == 0 && array_->rowBytes() == length);
  }
  // Bytes up to the end of the row.
  std::size_t contiguous() const { return array_ ? array_->rowBytes() - column_ : SIZE_MAX; }

  Layout here(const Box& box) const {
    return array_ ? array_->layout(column_, row_, 0, box) : Layout{memory_, box.width, 0};
  }

  void skip(std::size_t size) {
    if (array_ == nullptr) {
      memory_ += size;
      return;
    }
    column_ += size;
    row_ += column_ / array_->rowBytes();
    column_ %= array_->rowBytes();
  }

 private:
  std::byte* memory_ = nullptr;
  std::shared_ptr<Array> array_;
  std::size_t rows_ = 0, row_ = 0, column_ = 0;
};

// The largest box of bytes that is contiguous next on both sides.
Box nextBox(const Run& to, const Run& from, std::size_t size) {
  const std::size_t row = std::max(to.rowBytes(), from.rowBytes());
  if (size >= row && to.takesRows(row) && from.takesRows(row)) return {row, size / row};
  return {std::min({size, to.contiguous(), from.contiguous()})};
}

void copyRun(Run to, Run from, std::size_t size, hipMemcpyKind kind, hipStream_t handle, Wait wait) {
  if (size == 0) return;
  to.requireRoom(size);
  from.requireRoom(size);
  Stream& stream = streamOf(handle);
  while (size != 0) {
    const Box box = nextBox(to, from, size);
    const std::size_t piece = box.width * box.height;
    size -= piece;
    copy(stream, to.here(box), from.here(box), box, kind, size == 0 ? wait : Wait::kNo);
    to.skip(piece);
    from.skip(piece);
  }
}

}  // namespace

HIPSPV_CALL hipMemcpy2DToArray(hipArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t pitch,
                               std::size_t width, std::size_t height, hipMemcpyKind kind) {
  return rowsToArray(to, x, y, from, pitch, width, height, kind, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemcpy2DToArrayAsync(hipArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t pitch,
                                    std::size_t width, std::size_t height, hipMemcpyKind kind, hipStream_t stream) {
  return rowsToArray(to, x, y, from, pitch, width, height, kind, stream, Wait::kNo);
}

HIPSPV_CALL hipMemcpy2DFromArray(void* to, std::size_t pitch, hipArray_const_t from, std::size_t x, std::size_t y,
                                 std::size_t width, std::size_t height, hipMemcpyKind kind) {
  return rowsFromArray(to, pitch, from, x, y, width, height, kind, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemcpy2DFromArrayAsync(void* to, std::size_t pitch, hipArray_const_t from, std::size_t x, std::size_t y,
                                      std::size_t width, std::size_t height, hipMemcpyKind kind, hipStream_t stream) {
  return rowsFromArray(to, pitch, from, x, y, width, height, kind, stream, Wait::kNo);
}

HIPSPV_CALL hipMemcpy2DArrayToArray(hipArray_t to, std::size_t toX, std::size_t toY, hipArray_const_t from,
                                    std::size_t fromX, std::size_t fromY, std::size_t width, std::size_t height,
                                    hipMemcpyKind kind) {
  return guard([&] {
    const auto target = object<Arrays>().find(to), source = object<Arrays>().find(from);
    requireKind(kind, hipMemcpyDeviceToDevice);
    if (width == 0 || height == 0) return;
    const Box box{width, height};
    copy(streamOf(nullptr), target->layout(toX, toY, 0, box), source->layout(fromX, fromY, 0, box), box, kind,
         Wait::kYes);
  });
}

HIPSPV_CALL hipMemcpyToArray(hipArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t size,
                             hipMemcpyKind kind) {
  return guard([&] {
    const Run target(to, x, y);
    requireKind(kind, hipMemcpyHostToDevice);
    copyRun(target, Run(from), size, kind, nullptr, Wait::kYes);
  });
}

HIPSPV_CALL hipMemcpyFromArray(void* to, hipArray_const_t from, std::size_t x, std::size_t y, std::size_t size,
                               hipMemcpyKind kind) {
  return guard([&] {
    const Run source(from, x, y);
    requireKind(kind, hipMemcpyDeviceToHost);
    copyRun(Run(to), source, size, kind, nullptr, Wait::kYes);
  });
}

// ---- The driver's names: offsets in bytes

HIPSPV_CALL hipMemcpyHtoA(hipArray_t to, std::size_t offset, const void* from, std::size_t size) {
  return guard([&] { copyRun({to, offset}, Run(from), size, hipMemcpyHostToDevice, nullptr, Wait::kYes); });
}

HIPSPV_CALL hipMemcpyHtoAAsync(hipArray_t to, std::size_t offset, const void* from, std::size_t size,
                               hipStream_t stream) {
  return guard([&] { copyRun({to, offset}, Run(from), size, hipMemcpyHostToDevice, stream, Wait::kNo); });
}

HIPSPV_CALL hipMemcpyAtoH(void* to, hipArray_t from, std::size_t offset, std::size_t size) {
  return guard([&] { copyRun(Run(to), {from, offset}, size, hipMemcpyDeviceToHost, nullptr, Wait::kYes); });
}

HIPSPV_CALL hipMemcpyAtoHAsync(void* to, hipArray_t from, std::size_t offset, std::size_t size, hipStream_t stream) {
  return guard([&] { copyRun(Run(to), {from, offset}, size, hipMemcpyDeviceToHost, stream, Wait::kNo); });
}

HIPSPV_CALL hipMemcpyDtoA(hipArray_t to, std::size_t offset, hipDeviceptr_t from, std::size_t size) {
  return guard([&] { copyRun({to, offset}, Run(from), size, hipMemcpyDeviceToDevice, nullptr, Wait::kYes); });
}

HIPSPV_CALL hipMemcpyAtoD(hipDeviceptr_t to, hipArray_t from, std::size_t offset, std::size_t size) {
  return guard([&] { copyRun(Run(to), {from, offset}, size, hipMemcpyDeviceToDevice, nullptr, Wait::kYes); });
}

HIPSPV_CALL hipMemcpyAtoA(hipArray_t to, std::size_t toOffset, hipArray_t from, std::size_t fromOffset,
                          std::size_t size) {
  return guard(
      [&] { copyRun({to, toOffset}, {from, fromOffset}, size, hipMemcpyDeviceToDevice, nullptr, Wait::kYes); });
}
