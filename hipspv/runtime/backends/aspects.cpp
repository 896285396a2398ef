#include "aspects.h"

#include <algorithm>
#include <iterator>

namespace hipspv::backend {
namespace {

constexpr AspectEntry kAspects[] = {
    {Aspect::kSharedMemory, "shared_memory", "MemoryKind::kHost and kShared exist"},
    {Aspect::kPinning, "pinning", "Device::pin has an effect"},
    {Aspect::kConcurrentShared, "concurrent_shared", "the host accesses kShared memory while kernels run"},
    {Aspect::kHostAccess, "host_access", "the host can access kDevice memory, even while kernels run"},
    {Aspect::kMirroredMemory, "mirrored_memory",
     "the host has copies of kHost and kShared memory, and can't access kDevice memory"},
    {Aspect::kAddresses, "addresses", "memory has addresses that kernels can find in memory"},
    {Aspect::kSystemMemory, "system_memory", "the device reads and writes any address of the host"},
    {Aspect::kUnifiedMemory, "unified_memory", "the device's memory is the machine's"},
    {Aspect::kFp64, "fp64", "kernels use double precision"},
    {Aspect::kInt64Atomics, "int64_atomics", "atomic operations on 64 bits"},
    {Aspect::kErrorCorrection, "error_correction", "memory corrects errors"},
    {Aspect::kKernelClock, "kernel_clock", "kernels can read a clock"},
    {Aspect::kPriorities, "priorities", "queues have priorities"},
    {Aspect::kCooperativeLaunch, "cooperative_launch", "Launch::cooperative has an effect"},
    {Aspect::kBoxCopies, "box_copies", "Queue::boxCopies() isn't nullptr"},
    {Aspect::kLoadingWaits, "loading_waits",
     "Program::kernel waits for the device's work, even work that waits for the host"},
    {Aspect::kValueOperations, "value_operations",
     "Queue::valueOperations() isn't nullptr, for values of 4 bytes in the device's memory and in the host's"},
    {Aspect::kWideValueOperations, "wide_value_operations", "ValueOperations also take 8 bytes"},
    {Aspect::kNorWaits, "nor_waits", "ValueOperations have Comparison::kNor"},
    {Aspect::kVirtualMemory, "virtual_memory", "Device::virtualMemory() isn't nullptr"},
    {Aspect::kSharedPools, "shared_pools", "Device::sharedPools() isn't nullptr"},
    {Aspect::kWatchesMemory, "watches_memory", "all copies and fills of kDevice memory must be commands of a queue"},
    {Aspect::kRestarts, "restarts", "Device::restart has an effect"},
};

constexpr bool isInOrder() {
  for (std::size_t i = 0; i < std::size(kAspects); ++i)
    if (kAspects[i].aspect != static_cast<Aspect>(i)) return false;
  return true;
}
static_assert(isInOrder() && kAspects[std::size(kAspects) - 1].aspect == Aspect::kRestarts);

}  // namespace

std::span<const AspectEntry> aspects() { return kAspects; }

}  // namespace hipspv::backend
