// The number of blocks of a kernel that run at once.
#include "hipspv/runtime/launch/occupancy.h"
#include "kernels.h"

using namespace hipspv;

namespace {

// HIP has the same four queries for a kernel's host address and for a hipFunction_t.
template <class Symbol>
hipError_t activeBlocks(int* blocks, Symbol&& symbol, int blockSize, std::size_t sharedBytes, unsigned flags,
                        const char* call = __builtin_FUNCTION()) {
  const auto body = [&] {
    require(blocks != nullptr, hipErrorInvalidValue);
    require(flags <= hipOccupancyDisableCachingOverride, hipErrorInvalidValue);
    const KernelPlan& plan = planOnCurrent(symbol());
    require(blockSize > 0, hipErrorInvalidValue);
    *blocks = residentBlocks(plan, Runtime::get().current().hipProperties(), static_cast<std::size_t>(blockSize),
                             sharedBytes);
  };
  return guard(body, call);
}

template <class Symbol>
hipError_t potentialBlockSize(int* gridSize, int* blockSize, Symbol&& symbol, std::size_t sharedBytes, int limit,
                              unsigned flags, const char* call = __builtin_FUNCTION()) {
  const auto body = [&] {
    require(gridSize != nullptr && blockSize != nullptr, hipErrorInvalidValue);
    require(flags <= hipOccupancyDisableCachingOverride, hipErrorInvalidValue);
    const KernelPlan& plan = planOnCurrent(symbol());
    require(limit >= 0, hipErrorInvalidValue);
    const BlockSize best =
        bestBlockSize(plan, Runtime::get().current().hipProperties(), sharedBytes, static_cast<std::size_t>(limit));
    *blockSize = best.threads;
    *gridSize = best.blocks;
  };
  return guard(body, call);
}

auto hostAddress(const void* function) {
  return [function] { return kernelOf(function); };
}

auto moduleFunction(hipFunction_t function) {
  return [function] {
    require(function != nullptr, hipErrorInvalidValue);
    return symbolOf(function);
  };
}

}  // namespace

HIPSPV_EXPORT hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* function, int blockSize,
                                                                      std::size_t sharedBytes) {
  return activeBlocks(blocks, hostAddress(function), blockSize, sharedBytes, hipOccupancyDefault);
}

HIPSPV_EXPORT hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void* function,
                                                                               int blockSize, std::size_t sharedBytes,
                                                                               unsigned int flags) {
  return activeBlocks(blocks, hostAddress(function), blockSize, sharedBytes, flags);
}

HIPSPV_EXPORT hipError_t hipOccupancyMaxPotentialBlockSize(int* gridSize, int* blockSize, const void* function,
                                                           std::size_t sharedBytes, int limit) {
  return potentialBlockSize(gridSize, blockSize, hostAddress(function), sharedBytes, limit, hipOccupancyDefault);
}

HIPSPV_EXPORT hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, hipFunction_t function,
                                                                            int blockSize, std::size_t sharedBytes) {
  return activeBlocks(blocks, moduleFunction(function), blockSize, sharedBytes, hipOccupancyDefault);
}

HIPSPV_EXPORT hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int* blocks, hipFunction_t function, int blockSize, std::size_t sharedBytes, unsigned int flags) {
  return activeBlocks(blocks, moduleFunction(function), blockSize, sharedBytes, flags);
}

HIPSPV_EXPORT hipError_t hipModuleOccupancyMaxPotentialBlockSize(int* gridSize, int* blockSize, hipFunction_t function,
                                                                 std::size_t sharedBytes, int limit) {
  return potentialBlockSize(gridSize, blockSize, moduleFunction(function), sharedBytes, limit, hipOccupancyDefault);
}

HIPSPV_EXPORT hipError_t hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int* gridSize, int* blockSize,
                                                                          hipFunction_t function,
                                                                          std::size_t sharedBytes, int limit,
                                                                          unsigned int flags) {
  return potentialBlockSize(gridSize, blockSize, moduleFunction(function), sharedBytes, limit, flags);
}

// The maximum that still lets this many blocks run at once; more memory per block means fewer blocks.
HIPSPV_EXPORT hipError_t hipOccupancyAvailableDynamicSMemPerBlock(std::size_t* bytes, const void* function, int blocks,
                                                                  int blockSize) {
  return guard([&] {
    require(bytes != nullptr, hipErrorInvalidValue);
    const KernelPlan& plan = planOnCurrent(kernelOf(function));
    require(blocks > 0 && blockSize > 0, hipErrorInvalidValue);
    const hipDeviceProp_t& device = Runtime::get().current().hipProperties();
    const auto fits = [&](std::size_t shared) {
      return residentBlocks(plan, device, static_cast<std::size_t>(blockSize), shared) >= blocks;
    };
    require(fits(0), hipErrorInvalidValue);
    std::size_t least = 0, most = plan.maxDynamicShared();
    while (least < most) {
      const std::size_t middle = least + (most - least + 1) / 2;
      if (fits(middle))
        least = middle;
      else
        most = middle - 1;
    }
    *bytes = least;
  });
}
