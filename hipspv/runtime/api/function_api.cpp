// Attributes of kernels: queries and settings.
#include "hipspv/runtime/launch/kernel_plan.h"
#include "kernels.h"

using namespace hipspv;

namespace {

// Of a device that doesn't tell, the share of a thread where the multiprocessor is full. Programs divide by it.
int registersOf(const KernelPlan& plan, const Device& device) {
  const std::size_t told = plan.properties().registers;
  const hipDeviceProp_t& p = device.hipProperties();
  return told != 0 ? static_cast<int>(told) : std::max(p.regsPerMultiprocessor / p.maxThreadsPerMultiProcessor, 1);
}

// constSizeBytes counts the kernel's whole module, as in AMD's and NVIDIA's runtimes.
hipFuncAttributes attributesOf(KernelSymbol* symbol, Device& device) {
  const KernelPlan& plan = planOf(symbol, device);
  hipFuncAttributes attributes{};
  attributes.constSizeBytes = symbol->image.load()->code(Runtime::get().current()).constantBytes();
  attributes.binaryVersion = static_cast<int>(plan.properties().binaryVersion);
  attributes.ptxVersion = static_cast<int>(plan.properties().ptxVersion);
  attributes.localSizeBytes = plan.properties().privateBytes;
  attributes.sharedSizeBytes = plan.staticShared();
  attributes.maxThreadsPerBlock = static_cast<int>(plan.maxThreads());
  attributes.numRegs = registersOf(plan, device);
  const FunctionSettings& settings = plan.settings();
  const int dynamic = settings.dynamicShared.load(std::memory_order_relaxed);
  attributes.maxDynamicSharedSizeBytes = dynamic < 0 ? static_cast<int>(plan.maxDynamicShared()) : dynamic;
  attributes.preferredShmemCarveout = settings.carveout.load(std::memory_order_relaxed);
  return attributes;
}

int attribute(const hipFuncAttributes& a, hipFunction_attribute which) {
  switch (which) {
    case HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
      return a.maxThreadsPerBlock;
    case HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
      return static_cast<int>(a.sharedSizeBytes);
    case HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES:
      return static_cast<int>(a.constSizeBytes);
    case HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
      return static_cast<int>(a.localSizeBytes);
    case HIP_FUNC_ATTRIBUTE_NUM_REGS:
      return a.numRegs;
    case HIP_FUNC_ATTRIBUTE_PTX_VERSION:
      return a.ptxVersion;
    case HIP_FUNC_ATTRIBUTE_BINARY_VERSION:
      return a.binaryVersion;
    case HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA:
      return a.cacheModeCA;
    case HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
      return a.maxDynamicSharedSizeBytes;
    case HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
      return a.preferredShmemCarveout;
    default:
      throw Error(hipErrorInvalidValue);
  }
}

void setAttribute(KernelPlan& plan, hipFuncAttribute which, int value) {
  switch (which) {
    case hipFuncAttributeMaxDynamicSharedMemorySize:
      require(value >= 0 && static_cast<std::size_t>(value) <= plan.greatestDynamicShared(), hipErrorInvalidValue);
      plan.allowDynamicShared(value);
      return;
    case hipFuncAttributePreferredSharedMemoryCarveout:
      require(value >= -1 && value <= 100, hipErrorInvalidValue);
      plan.settings().carveout.store(value, std::memory_order_relaxed);
      return;
    default:
      throw Error(hipErrorInvalidValue);
  }
}

// The symbol of a library's kernel, or of another kernel's function.
KernelSymbol* symbolOf(hipKernel_t kernel) {
  require(kernel != nullptr, hipErrorInvalidValue);
  KernelSymbol* symbol = Registry::instance().kernel(kernel);
  require(symbol != nullptr, hipErrorInvalidHandle);
  return symbol;
}

}  // namespace

HIPSPV_CALL hipGetFuncBySymbol(hipFunction_t* function, const void* symbol) {
  return query(function, [&] { return toFunction(kernelOf(symbol)); });
}

HIPSPV_CALL hipFuncGetAttributes(hipFuncAttributes* attributes, const void* function) {
  return query(attributes, [&] { return attributesOf(kernelOf(function), Runtime::get().current()); });
}

HIPSPV_CALL hipFuncGetAttribute(int* value, hipFunction_attribute which, hipFunction_t function) {
  return guard([&] {
    require(value != nullptr, hipErrorInvalidValue);
    require(function != nullptr, hipErrorInvalidHandle);
    *value = attribute(attributesOf(symbolOf(function), Runtime::get().current()), which);
  });
}

HIPSPV_CALL hipFuncSetAttribute(const void* function, hipFuncAttribute which, int value) {
  return guard([&] { setAttribute(planOnCurrent(kernelOf(function)), which, value); });
}

HIPSPV_CALL hipFuncSetCacheConfig(const void* function, hipFuncCache_t config) {
  return guard([&] {
    kernelOf(function);
    require(config >= hipFuncCachePreferNone && config <= hipFuncCachePreferEqual, hipErrorInvalidValue);
  });
}

HIPSPV_CALL hipFuncSetSharedMemConfig(const void* function, hipSharedMemConfig config) {
  return guard([&] {
    kernelOf(function);
    require(config >= hipSharedMemBankSizeDefault && config <= hipSharedMemBankSizeEightByte, hipErrorInvalidValue);
  });
}

HIPSPV_EXPORT const char* hipKernelNameRef(const hipFunction_t function) {
  return function == nullptr ? nullptr : symbolOf(function)->name.c_str();
}

HIPSPV_EXPORT const char* hipKernelNameRefByPtr(const void* function, hipStream_t) {
  const KernelSymbol* symbol = Registry::instance().kernel(function);
  return symbol == nullptr ? nullptr : symbol->name.c_str();
}

// ---- Kernels of libraries

HIPSPV_CALL hipKernelGetFunction(hipFunction_t* function, hipKernel_t kernel) {
  return query(function, [&] { return toFunction(symbolOf(kernel)); });
}

HIPSPV_CALL hipKernelGetName(const char** name, hipKernel_t kernel) {
  return query(name, [&] { return symbolOf(kernel)->name.c_str(); });
}

HIPSPV_CALL hipKernelGetParamInfo(hipKernel_t kernel, std::size_t index, std::size_t* offset, std::size_t* size) {
  return guard([&] {
    require(offset != nullptr, hipErrorInvalidValue);
    const KernelPlan& plan = planOnCurrent(symbolOf(kernel));
    require(index < plan.callerArguments(), hipErrorInvalidValue);
    const KernelPlan::ArgumentRange argument = plan.callerArgument(index);
    *offset = argument.offset;
    if (size != nullptr) *size = argument.size;
  });
}

HIPSPV_CALL hipKernelGetAttribute(int* value, hipFunction_attribute which, hipKernel_t kernel, hipDevice_t device) {
  return guard([&] {
    require(value != nullptr, hipErrorInvalidValue);
    KernelSymbol* symbol = symbolOf(kernel);
    *value = attribute(attributesOf(symbol, Runtime::get().device(device)), which);
  });
}

HIPSPV_CALL hipKernelSetAttribute(hipFunction_attribute which, int value, hipKernel_t kernel, hipDevice_t device) {
  return guard([&] {
    KernelSymbol* symbol = symbolOf(kernel);
    // The two attributes that can be set have the same values.
    setAttribute(planOf(symbol, Runtime::get().device(device)), static_cast<hipFuncAttribute>(which), value);
  });
}

// ---- The number of blocks of a kernel that run at once.
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
    return hipspv::symbolOf(function);
  };
}

}  // namespace

HIPSPV_CALL hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* function, int blockSize,
                                                         std::size_t sharedBytes) {
  return activeBlocks(blocks, hostAddress(function), blockSize, sharedBytes, hipOccupancyDefault);
}

HIPSPV_CALL hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void* function, int blockSize,
                                                                  std::size_t sharedBytes, unsigned int flags) {
  return activeBlocks(blocks, hostAddress(function), blockSize, sharedBytes, flags);
}

HIPSPV_CALL hipOccupancyMaxPotentialBlockSize(int* gridSize, int* blockSize, const void* function,
                                              std::size_t sharedBytes, int limit) {
  return potentialBlockSize(gridSize, blockSize, hostAddress(function), sharedBytes, limit, hipOccupancyDefault);
}

HIPSPV_CALL hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, hipFunction_t function, int blockSize,
                                                               std::size_t sharedBytes) {
  return activeBlocks(blocks, moduleFunction(function), blockSize, sharedBytes, hipOccupancyDefault);
}

HIPSPV_CALL hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, hipFunction_t function,
                                                                        int blockSize, std::size_t sharedBytes,
                                                                        unsigned int flags) {
  return activeBlocks(blocks, moduleFunction(function), blockSize, sharedBytes, flags);
}

HIPSPV_CALL hipModuleOccupancyMaxPotentialBlockSize(int* gridSize, int* blockSize, hipFunction_t function,
                                                    std::size_t sharedBytes, int limit) {
  return potentialBlockSize(gridSize, blockSize, moduleFunction(function), sharedBytes, limit, hipOccupancyDefault);
}

HIPSPV_CALL hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int* gridSize, int* blockSize, hipFunction_t function,
                                                             std::size_t sharedBytes, int limit, unsigned int flags) {
  return potentialBlockSize(gridSize, blockSize, moduleFunction(function), sharedBytes, limit, flags);
}

// The maximum that still lets this many blocks run at once; more memory per block means fewer blocks.
HIPSPV_CALL hipOccupancyAvailableDynamicSMemPerBlock(std::size_t* bytes, const void* function, int blocks,
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
    std::size_t low = 0, high = plan.maxDynamicShared();
    while (low < high) {
      const std::size_t middle = low + (high - low + 1) / 2;
      if (fits(middle))
        low = middle;
      else
        high = middle - 1;
    }
    *bytes = low;
  });
}

// ---- Clusters, which have one block here
namespace {

bool severalBlocks(const hipLaunchConfig_t& config) {
  for (const hipLaunchAttribute& attribute : std::span(config.attrs, config.numAttrs)) {
    const auto& size = attribute.value.clusterDim;
    if (attribute.id != hipLaunchAttributeClusterDimension) continue;
    require(size.x != 0 && size.y != 0 && size.z != 0, hipErrorInvalidValue);
    if (size.x != 1 || size.y != 1 || size.z != 1) return true;
  }
  return false;
}

// The configuration's blocks that a multiprocessor holds at a time.
int residentBlocks(const void* function, const hipLaunchConfig_t* config) {
  require(config != nullptr && (config->numAttrs == 0 || config->attrs != nullptr), hipErrorInvalidValue);
  const std::size_t threads = std::size_t{config->blockDim.x} * config->blockDim.y * config->blockDim.z;
  require(threads != 0, hipErrorInvalidValue);
  return residentBlocks(planOnCurrent(kernelOf(function)), Runtime::get().current().hipProperties(), threads,
                        config->dynamicSmemBytes);
}

}  // namespace

HIPSPV_CALL hipOccupancyMaxActiveClusters(int* clusters, const void* function, const hipLaunchConfig_t* config) {
  return query(clusters, [&] {
    const int blocks = residentBlocks(function, config);
    return severalBlocks(*config) ? 0 : blocks * Runtime::get().current().hipProperties().multiProcessorCount;
  });
}

HIPSPV_CALL hipOccupancyMaxPotentialClusterSize(int* size, const void* function, const hipLaunchConfig_t* config) {
  return query(size, [&] { return residentBlocks(function, config) > 0 ? 1 : 0; });
}
