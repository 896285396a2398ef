// Copies and fills.
#include <algorithm>
#include <span>
#include <vector>

#include "guard.h"
#include "hipspv/runtime/graph/capture.h"
#include "hipspv/runtime/memory/array.h"
#include "hipspv/runtime/memory/copy.h"

using namespace hipspv;

namespace {

hipError_t copyLinear(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind, hipStream_t stream, Wait wait,
                      const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] { copy(streamOf(stream), linear(to), linear(from), {bytes}, kind, wait); });
}

hipError_t copyRows(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                    std::size_t height, hipMemcpyKind kind, hipStream_t stream, Wait wait,
                    const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    const Box box{width, height};
    require(box.empty() || (width <= toPitch && width <= fromPitch), hipErrorInvalidPitchValue);
    Layout target = linear(to), source = linear(from);
    target.pitch = toPitch;
    source.pitch = fromPitch;
    copy(streamOf(stream), target, source, box, kind, wait);
  });
}

template <class T>
hipError_t fillLinear(void* to, T value, std::size_t count, hipStream_t stream, Wait wait,
                      const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require(count <= SIZE_MAX / sizeof(T), hipErrorInvalidValue);
    fill(streamOf(stream), linear(to), {count * sizeof(T)}, value, sizeof(T), wait);
  });
}

Layout slices(const hipPitchedPtr& p) {
  std::size_t slice = 0;
  const bool overflow = __builtin_mul_overflow(p.pitch, p.ysize, &slice);
  return {static_cast<std::byte*>(p.ptr), p.pitch, overflow ? SIZE_MAX : slice};
}

// count: elements in a row.
template <class T>
hipError_t fillRows(void* to, std::size_t pitch, T value, std::size_t count, std::size_t rows, hipStream_t stream,
                    Wait wait, const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require(count <= SIZE_MAX / sizeof(T), hipErrorInvalidValue);
    const Box box{count * sizeof(T), rows};
    const bool aligned = (reinterpret_cast<std::uintptr_t>(to) | pitch) % sizeof(T) == 0;
    require(aligned && (box.empty() || box.width <= pitch), hipErrorInvalidValue);
    fill(streamOf(stream), {static_cast<std::byte*>(to), pitch, 0}, box, value, sizeof(T), wait);
  });
}

hipError_t fillBox(const Layout& to, const Box& box, int value, hipStream_t stream, Wait wait,
                   const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require(box.empty() || box.width <= to.pitch, hipErrorInvalidValue);
    fill(streamOf(stream), to, box, static_cast<unsigned char>(value), 1, wait);
  });
}

template <class Params>
hipError_t copyBox(const Params* params, hipStream_t stream, Wait wait, const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require(params != nullptr, hipErrorInvalidValue);
    Stream& order = streamOf(stream);
    const CopyRequest request = requestOf(object<Arrays>(), *params);
    if (request.box.empty()) return;
    copy(order, request.to, request.from, request.box, request.kind, wait);
  });
}

hipError_t copyDriver(const hip_Memcpy2D* p, hipStream_t stream, Wait wait, const char* call = __builtin_FUNCTION()) {
  if (p == nullptr) return copyBox(static_cast<HIP_MEMCPY3D*>(nullptr), stream, wait, call);
  HIP_MEMCPY3D box{};
  box.srcXInBytes = p->srcXInBytes;
  box.srcY = p->srcY;
  box.srcMemoryType = p->srcMemoryType;
  box.srcHost = p->srcHost;
  box.srcDevice = p->srcDevice;
  box.srcArray = p->srcArray;
  box.srcPitch = p->srcPitch;
  box.dstXInBytes = p->dstXInBytes;
  box.dstY = p->dstY;
  box.dstMemoryType = p->dstMemoryType;
  box.dstHost = p->dstHost;
  box.dstDevice = p->dstDevice;
  box.dstArray = p->dstArray;
  box.dstPitch = p->dstPitch;
  box.WidthInBytes = p->WidthInBytes;
  box.Height = p->Height;
  box.Depth = 1;
  return copyBox(&box, stream, wait, call);
}

}  // namespace

HIPSPV_CALL hipMemcpy(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind) {
  return copyLinear(to, from, bytes, kind, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemcpyAsync(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind, hipStream_t stream) {
  return copyLinear(to, from, bytes, kind, stream, Wait::kNo);
}

HIPSPV_CALL hipMemcpyWithStream(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind, hipStream_t stream) {
  return guard([&] {
    checkUnsafeInHip7();
    copy(streamOf(stream), linear(to), linear(from), {bytes}, kind, Wait::kYes);
  });
}

HIPSPV_CALL hipMemcpyHtoD(hipDeviceptr_t to, const void* from, std::size_t bytes) {
  return copyLinear(to, from, bytes, hipMemcpyHostToDevice, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemcpyDtoH(void* to, hipDeviceptr_t from, std::size_t bytes) {
  return copyLinear(to, from, bytes, hipMemcpyDeviceToHost, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemcpyDtoD(hipDeviceptr_t to, hipDeviceptr_t from, std::size_t bytes) {
  return copyLinear(to, from, bytes, hipMemcpyDeviceToDevice, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemcpyHtoDAsync(hipDeviceptr_t to, const void* from, std::size_t bytes, hipStream_t stream) {
  return copyLinear(to, from, bytes, hipMemcpyHostToDevice, stream, Wait::kNo);
}

HIPSPV_CALL hipMemcpyDtoHAsync(void* to, hipDeviceptr_t from, std::size_t bytes, hipStream_t stream) {
  return copyLinear(to, from, bytes, hipMemcpyDeviceToHost, stream, Wait::kNo);
}

HIPSPV_CALL hipMemcpyDtoDAsync(hipDeviceptr_t to, hipDeviceptr_t from, std::size_t bytes, hipStream_t stream) {
  return copyLinear(to, from, bytes, hipMemcpyDeviceToDevice, stream, Wait::kNo);
}

namespace {

// A copy between devices, with its dependencies. perform(order) does the copy itself.
template <class Perform>
void copyBetween(int toDevice, int fromDevice, hipStream_t stream, Wait wait, Perform&& perform) {
  Device& target = Runtime::get().device(toDevice);
  Device& source = Runtime::get().device(fromDevice);
  // hipMemcpyPeer runs after all that was submitted to either device.
  if (wait == Wait::kYes) {
    streamsOf(target).synchronize();
    streamsOf(source).synchronize();
  }
  Stream& order = streamOf(stream);
  perform(order);
  if (wait == Wait::kYes) order.synchronize();
}

hipError_t copyPeer(void* to, int toDevice, const void* from, int fromDevice, std::size_t bytes, hipStream_t stream,
                    Wait wait, const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    const Wait waits = bytes != 0 ? wait : Wait::kNo;
    copyBetween(toDevice, fromDevice, stream, waits,
                [&](Stream& order) { copy(order, linear(to), linear(from), {bytes}, hipMemcpyDeviceToDevice, wait); });
  });
}

hipError_t copyPeerBox(const hipMemcpy3DPeerParms* p, hipStream_t stream, Wait wait,
                       const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require(p != nullptr, hipErrorInvalidValue);
    const CopyRequest request =
        requestOf(object<Arrays>(), hipMemcpy3DParms{p->srcArray, p->srcPos, p->srcPtr, p->dstArray, p->dstPos,
                                                     p->dstPtr, p->extent, hipMemcpyDeviceToDevice});
    const Wait waits = request.box.empty() ? Wait::kNo : wait;
    copyBetween(p->dstDevice, p->srcDevice, stream, waits, [&](Stream& order) {
      if (!request.box.empty()) copy(order, request.to, request.from, request.box, request.kind, wait);
    });
  });
}

}  // namespace

HIPSPV_CALL hipMemcpyPeer(void* to, int toDevice, const void* from, int fromDevice, std::size_t bytes) {
  return copyPeer(to, toDevice, from, fromDevice, bytes, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemcpyPeerAsync(void* to, int toDevice, const void* from, int fromDevice, std::size_t bytes,
                               hipStream_t stream) {
  return copyPeer(to, toDevice, from, fromDevice, bytes, stream, Wait::kNo);
}

HIPSPV_CALL hipMemcpy3DPeer(hipMemcpy3DPeerParms* parameters) { return copyPeerBox(parameters, nullptr, Wait::kYes); }

HIPSPV_CALL hipMemcpy3DPeerAsync(hipMemcpy3DPeerParms* parameters, hipStream_t stream) {
  return copyPeerBox(parameters, stream, Wait::kNo);
}

HIPSPV_CALL hipMemcpy2D(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                        std::size_t height, hipMemcpyKind kind) {
  return copyRows(to, toPitch, from, fromPitch, width, height, kind, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemcpy2DAsync(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                             std::size_t height, hipMemcpyKind kind, hipStream_t stream) {
  return copyRows(to, toPitch, from, fromPitch, width, height, kind, stream, Wait::kNo);
}

HIPSPV_CALL hipMemcpyParam2D(const hip_Memcpy2D* parameters) { return copyDriver(parameters, nullptr, Wait::kYes); }

HIPSPV_CALL hipMemcpyParam2DAsync(const hip_Memcpy2D* parameters, hipStream_t stream) {
  return copyDriver(parameters, stream, Wait::kNo);
}

HIPSPV_CALL hipDrvMemcpy2DUnaligned(const hip_Memcpy2D* parameters) {
  return copyDriver(parameters, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemcpy3D(const hipMemcpy3DParms* parameters) { return copyBox(parameters, nullptr, Wait::kYes); }

HIPSPV_CALL hipMemcpy3DAsync(const hipMemcpy3DParms* parameters, hipStream_t stream) {
  return copyBox(parameters, stream, Wait::kNo);
}

HIPSPV_CALL hipDrvMemcpy3D(const HIP_MEMCPY3D* parameters) { return copyBox(parameters, nullptr, Wait::kYes); }

HIPSPV_CALL hipDrvMemcpy3DAsync(const HIP_MEMCPY3D* parameters, hipStream_t stream) {
  return copyBox(parameters, stream, Wait::kNo);
}

HIPSPV_CALL hipMemset(void* to, int value, std::size_t bytes) {
  return fillLinear(to, static_cast<unsigned char>(value), bytes, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemsetAsync(void* to, int value, std::size_t bytes, hipStream_t stream) {
  return fillLinear(to, static_cast<unsigned char>(value), bytes, stream, Wait::kNo);
}

HIPSPV_CALL hipMemsetD8(hipDeviceptr_t to, unsigned char value, std::size_t count) {
  return fillLinear(to, value, count, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemsetD8Async(hipDeviceptr_t to, unsigned char value, std::size_t count, hipStream_t stream) {
  return fillLinear(to, value, count, stream, Wait::kNo);
}

HIPSPV_CALL hipMemsetD16(hipDeviceptr_t to, unsigned short value, std::size_t count) {
  return fillLinear(to, value, count, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemsetD16Async(hipDeviceptr_t to, unsigned short value, std::size_t count, hipStream_t stream) {
  return fillLinear(to, value, count, stream, Wait::kNo);
}

HIPSPV_CALL hipMemsetD32(hipDeviceptr_t to, int value, std::size_t count) {
  return fillLinear(to, static_cast<std::uint32_t>(value), count, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemsetD32Async(hipDeviceptr_t to, int value, std::size_t count, hipStream_t stream) {
  return fillLinear(to, static_cast<std::uint32_t>(value), count, stream, Wait::kNo);
}

HIPSPV_CALL hipMemset2DAsync(void* to, std::size_t pitch, int value, std::size_t width, std::size_t height,
                             hipStream_t stream) {
  return fillBox({static_cast<std::byte*>(to), pitch, 0}, {width, height}, value, stream, Wait::kNo);
}

HIPSPV_CALL hipMemset2D(void* to, std::size_t pitch, int value, std::size_t width, std::size_t height) {
  return fillBox({static_cast<std::byte*>(to), pitch, 0}, {width, height}, value, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemset3DAsync(hipPitchedPtr p, int value, hipExtent extent, hipStream_t stream) {
  return fillBox(slices(p), {extent.width, extent.height, extent.depth}, value, stream, Wait::kNo);
}

HIPSPV_CALL hipMemset3D(hipPitchedPtr p, int value, hipExtent extent) {
  return fillBox(slices(p), {extent.width, extent.height, extent.depth}, value, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemsetD2D8(hipDeviceptr_t to, std::size_t pitch, unsigned char value, std::size_t width,
                          std::size_t height) {
  return fillRows(to, pitch, value, width, height, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemsetD2D8Async(hipDeviceptr_t to, std::size_t pitch, unsigned char value, std::size_t width,
                               std::size_t height, hipStream_t stream) {
  return fillRows(to, pitch, value, width, height, stream, Wait::kNo);
}

HIPSPV_CALL hipMemsetD2D16(hipDeviceptr_t to, std::size_t pitch, unsigned short value, std::size_t width,
                           std::size_t height) {
  return fillRows(to, pitch, value, width, height, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemsetD2D16Async(hipDeviceptr_t to, std::size_t pitch, unsigned short value, std::size_t width,
                                std::size_t height, hipStream_t stream) {
  return fillRows(to, pitch, value, width, height, stream, Wait::kNo);
}

HIPSPV_CALL hipMemsetD2D32(hipDeviceptr_t to, std::size_t pitch, unsigned int value, std::size_t width,
                           std::size_t height) {
  return fillRows(to, pitch, value, width, height, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemsetD2D32Async(hipDeviceptr_t to, std::size_t pitch, unsigned int value, std::size_t width,
                                std::size_t height, hipStream_t stream) {
  return fillRows(to, pitch, value, width, height, stream, Wait::kNo);
}

// ---- Batches of copies: several copies in one call.
namespace {

// One copy of a batch. sourceAtOnce: the program may reuse the source when the call returns.
struct BatchCopy {
  CopyRequest request;
  bool sourceAtOnce = false;
};

bool atOnce(hipMemcpySrcAccessOrder order) {
  require(order >= hipMemcpySrcAccessOrderStream && order <= hipMemcpySrcAccessOrderAny, hipErrorInvalidValue);
  return order == hipMemcpySrcAccessOrderDuringApiCall;
}

void checkFlags(unsigned flags) {
  require((flags & ~hipMemcpyFlagPreferOverlapWithCompute) == 0, hipErrorInvalidValue);
}

// copyAt(i) describes copy i. All copies are checked before the first one starts. failed: the index
// of the invalid copy, SIZE_MAX if the batch itself is invalid.
template <class CopyAt>
void copyBatch(std::size_t count, std::size_t& failed, hipStream_t handle, CopyAt&& copyAt) {
  failed = SIZE_MAX;
  Stream& order = streamOf(handle);
  std::vector<BatchCopy> copies;
  bool wait = false;
  for (std::size_t i = 0; i < count; ++i) {
    try {
      const BatchCopy& one = copies.emplace_back(copyAt(i));
      checkCopy(Runtime::get(), one.request.to, one.request.from, one.request.box, one.request.kind);
      wait |= one.sourceAtOnce;
    } catch (...) {
      failed = i;
      throw;
    }
  }
  for (const auto& [request, sourceAtOnce] : copies)
    if (!request.box.empty()) copy(order, request.to, request.from, request.box, request.kind, Wait::kNo);
  if (wait && !order.capturing()) order.synchronize();
}

// The attributes of each copy: those of the last entry that begins at or before it. HIP also accepts a batch
// without attributes; CUDA requires one for the first copy.
class AttributeRuns {
 public:
  AttributeRuns(const hipMemcpyAttributes* attributes, const std::size_t* begins, std::size_t count,
                std::size_t copies) {
    require(count == 0 || (attributes != nullptr && begins != nullptr), hipErrorInvalidValue);
    require(count <= copies, hipErrorInvalidValue);
    begins_ = {begins, count};
    for (std::size_t i = 0; i < count; ++i) {
      require(i == 0 ? begins[i] == 0 : begins[i] > begins[i - 1], hipErrorInvalidValue);
      require(begins[i] < copies, hipErrorInvalidValue);
      checkFlags(attributes[i].flags);
      atOnce_.push_back(atOnce(attributes[i].srcAccessOrder));
    }
  }

  // Must be called for the copies in order.
  bool sourceAtOnce(std::size_t copy) {
    while (next_ < begins_.size() && begins_[next_] <= copy) ++next_;
    return next_ != 0 && atOnce_[next_ - 1];
  }

 private:
  std::span<const std::size_t> begins_;
  std::vector<bool> atOnce_;
  std::size_t next_ = 0;
};

// ---- Boxes

struct Side {
  hipArray_t array = nullptr;
  hipPos position{};
  hipPitchedPtr memory{};
};

// elementBytes: the unit of the operand's sizes.
Side sideOf(const hipMemcpy3DOperand& operand, const hipExtent& extent, std::size_t elementBytes) {
  if (operand.type == hipMemcpyOperandTypeArray) {
    const auto& [array, offset] = operand.op.array;
    return {array, {offset.x, offset.y, offset.z}, {}};
  }
  const auto& memory = operand.op.ptr;
  const std::size_t length = memory.rowLength != 0 ? memory.rowLength : extent.width;
  const std::size_t height = memory.layerHeight != 0 ? memory.layerHeight : extent.height;
  require(length >= extent.width && height >= extent.height, hipErrorInvalidValue);
  require(length <= SIZE_MAX / elementBytes, hipErrorInvalidValue);
  const std::size_t pitch = length * elementBytes;
  return {nullptr, {}, make_hipPitchedPtr(memory.ptr, pitch, pitch, height)};
}

std::size_t elementBytes(const hipMemcpy3DOperand& operand) {
  require(operand.type == hipMemcpyOperandTypePointer || operand.type == hipMemcpyOperandTypeArray,
          hipErrorInvalidValue);
  if (operand.type == hipMemcpyOperandTypePointer) return 1;
  return object<Arrays>().find(operand.op.array.array)->texel().bytes();
}

BatchCopy boxOf(const hipMemcpy3DBatchOp& operation) {
  checkFlags(operation.flags);
  const std::size_t bytes = std::max(elementBytes(operation.src), elementBytes(operation.dst));
  const Side to = sideOf(operation.dst, operation.extent, bytes);
  const Side from = sideOf(operation.src, operation.extent, bytes);
  return {requestOf(object<Arrays>(), hipMemcpy3DParms{from.array, from.position, from.memory, to.array, to.position,
                                                       to.memory, operation.extent, hipMemcpyDefault}),
          atOnce(operation.srcAccessOrder)};
}

}  // namespace

HIPSPV_CALL hipMemcpyBatchAsync(void** to, void** from, std::size_t* sizes, std::size_t count,
                                hipMemcpyAttributes* attributes, std::size_t* begins, std::size_t attributeCount,
                                std::size_t* failed, hipStream_t stream) {
  return guard([&] {
    std::size_t ignored = 0;
    std::size_t& index = failed != nullptr ? *failed : ignored;
    index = SIZE_MAX;
    require(to != nullptr && from != nullptr && sizes != nullptr && count != 0, hipErrorInvalidValue);
    AttributeRuns runs(attributes, begins, attributeCount, count);
    copyBatch(count, index, stream, [&](std::size_t i) {
      require(sizes[i] != 0, hipErrorInvalidValue);
      BatchCopy one;
      one.request.to = linear(to[i]);
      one.request.from = linear(from[i]);
      one.request.box = {sizes[i]};
      one.sourceAtOnce = runs.sourceAtOnce(i);
      return one;
    });
  });
}

HIPSPV_CALL hipMemcpy3DBatchAsync(std::size_t count, hipMemcpy3DBatchOp* operations, std::size_t* failed,
                                  unsigned long long flags, hipStream_t stream) {
  return guard([&] {
    std::size_t ignored = 0;
    std::size_t& index = failed != nullptr ? *failed : ignored;
    index = SIZE_MAX;
    require(count != 0 && operations != nullptr && flags == 0, hipErrorInvalidValue);
    copyBatch(count, index, stream, [&](std::size_t i) { return boxOf(operations[i]); });
  });
}
