// Batches of copies: several copies in one call.
#include <algorithm>
#include <span>
#include <vector>

#include "guard.h"
#include "hipspv/runtime/memory/array.h"
#include "hipspv/runtime/memory/copy_request.h"

using namespace hipspv;

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
      checkCopy(one.request.to, one.request.from, one.request.box, one.request.kind);
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

// elementBytes: the unit of the operand's numbers.
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
  return Arrays::instance().find(operand.op.array.array)->texel().bytes();
}

BatchCopy boxOf(const hipMemcpy3DBatchOp& operation) {
  checkFlags(operation.flags);
  const std::size_t bytes = std::max(elementBytes(operation.src), elementBytes(operation.dst));
  const Side to = sideOf(operation.dst, operation.extent, bytes);
  const Side from = sideOf(operation.src, operation.extent, bytes);
  return {requestOf(hipMemcpy3DParms{from.array, from.position, from.memory, to.array, to.position, to.memory,
                                     operation.extent, hipMemcpyDefault}),
          atOnce(operation.srcAccessOrder)};
}

}  // namespace

HIPSPV_EXPORT hipError_t hipMemcpyBatchAsync(void** to, void** from, std::size_t* sizes, std::size_t count,
                                             hipMemcpyAttributes* attributes, std::size_t* begins,
                                             std::size_t attributeCount, std::size_t* failed, hipStream_t stream) {
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

HIPSPV_EXPORT hipError_t hipMemcpy3DBatchAsync(std::size_t count, hipMemcpy3DBatchOp* operations, std::size_t* failed,
                                               unsigned long long flags, hipStream_t stream) {
  return guard([&] {
    std::size_t ignored = 0;
    std::size_t& index = failed != nullptr ? *failed : ignored;
    index = SIZE_MAX;
    require(count != 0 && operations != nullptr && flags == 0, hipErrorInvalidValue);
    copyBatch(count, index, stream, [&](std::size_t i) { return boxOf(operations[i]); });
  });
}
