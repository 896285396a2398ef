// Waits for, and writes of, single values in memory, in a stream's order.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdint>
#include <span>
#include <vector>

#include "hipspv/runtime/backends/backend.h"

namespace hipspv {

class Device;
class Devices;
class Stream;

struct MemoryOperation {
  using Kind = backend::ValueOperation::Kind;

  Kind kind = Kind::kBarrier;
  void* address = nullptr;
  std::uint32_t bytes = 4;  // 4 or 8
  std::uint64_t value = 0;
  // For a wait: the compared bits, and hipStreamWaitValueGte, Eq, And or Nor.
  std::uint64_t mask = ~std::uint64_t{0};
  unsigned comparison = hipStreamWaitValueGte;
};

// A batch as a value, in the node of a graph.
struct MemoryBatchOperation {
  std::vector<hipStreamBatchMemOpParams> operations;
  unsigned flags = 0;
  hipCtx_t context = nullptr;
};

// Throws hipErrorInvalidValue for an operation unknown to HIP.
MemoryOperation memoryOperationOf(const hipStreamBatchMemOpParams& parameters);

// Performs them one after the other, those in one call that the device's queue performs. Throws hipErrorInvalidValue,
// before the first, for a comparison unknown to HIP, and for an address that isn't a multiple of the value's size or
// not in memory that HIP knows.
void performInOrder(Stream& stream, std::span<const MemoryOperation> operations);

// Performs one after the other.
void performBatch(Stream& stream, std::span<const hipStreamBatchMemOpParams> operations);

// Before the device restarts, which ends its streams' waits.
void endValueWaits(const Device& device);

// True if a stream waits for a value now; true if one was ever asked to.
bool streamsWaitForValues(Devices& devices);
bool streamsWaitedForValues(Devices& devices);

}  // namespace hipspv
