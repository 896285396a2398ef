#include "occupancy.h"

#include <algorithm>

#include "kernel_plan.h"

namespace hipspv {

int residentBlocks(const KernelPlan& plan, const hipDeviceProp_t& device, std::size_t block, std::size_t sharedBytes) {
  if (block == 0 || block > plan.maxThreads() || sharedBytes > plan.maxDynamicShared()) return 0;
  if (const auto resident = plan.residentBlocks(block, sharedBytes)) return static_cast<int>(*resident);
  // Whole warps are resident.
  const auto warp = static_cast<std::size_t>(device.warpSize);
  const std::size_t threads = (block + warp - 1) / warp * warp;
  const auto most = static_cast<std::size_t>(device.maxThreadsPerMultiProcessor);
  std::size_t blocks =
      std::min(static_cast<std::size_t>(device.maxBlocksPerMultiProcessor), most / std::min(threads, most));
  if (const std::size_t shared = plan.staticShared() + sharedBytes; shared != 0)
    blocks = std::min(blocks, device.maxSharedMemoryPerMultiProcessor / shared);
  return static_cast<int>(std::max<std::size_t>(blocks, 1));  // a block that can be launched runs
}

BlockSize bestBlockSize(const KernelPlan& plan, const hipDeviceProp_t& device, std::size_t sharedBytes,
                        std::size_t limit) {
  if (sharedBytes > plan.maxDynamicShared()) throw Error(hipErrorInvalidValue);
  const std::size_t most = limit == 0 ? plan.maxThreads() : std::min(limit, plan.maxThreads());
  const auto warp = static_cast<std::size_t>(device.warpSize);
  const std::size_t suggested = plan.suggestedThreads().value_or(0);
  std::size_t best = most, resident = 0;
  for (std::size_t threads = most; threads > 0; threads = (threads - 1) / warp * warp) {
    const auto blocks = static_cast<std::size_t>(residentBlocks(plan, device, threads, sharedBytes));
    const bool preferred = threads == suggested && blocks * threads == resident;
    if (blocks * threads <= resident && !preferred) continue;
    best = threads;
    resident = blocks * threads;
  }
  return {static_cast<int>(best), residentBlocks(plan, device, best, sharedBytes) * device.multiProcessorCount};
}

}  // namespace hipspv
