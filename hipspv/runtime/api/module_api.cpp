// Modules, kernels, launches.
#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <limits>

#include "../texture_reference.h"
#include "guard.h"

using namespace hipspv;

// A module that the program loaded itself.
struct ihipModule_t {
  std::unique_ptr<Image> image;
  std::mutex mutex;
  std::map<std::string, KernelSymbol*> kernels;
};

namespace {

KernelSymbol* symbolOf(hipFunction_t function) { return reinterpret_cast<KernelSymbol*>(function); }

hipFunction_t toFunction(KernelSymbol* symbol) { return reinterpret_cast<hipFunction_t>(symbol); }

// Programs pass a kernel's host address where HIP asks for a function, and the other way round.
KernelSymbol* kernelOf(const void* function) {
  if (KernelSymbol* symbol = Registry::instance().kernel(function)) return symbol;
  throw Error(hipErrorInvalidDeviceFunction);
}

KernelPlan& planOnCurrent(KernelSymbol* symbol) {
  return planOf(symbol, Runtime::get().current());
}

void load(hipModule_t* module, Bytes image) {
  require(module != nullptr, hipErrorInvalidValue);
  auto loaded = std::make_unique<ihipModule_t>();
  loaded->image = std::make_unique<Image>(extractSpirv(image));
  Runtime::get().current().module(*loaded->image);
  *module = loaded.release();
}

std::vector<char> readFile(const char* path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Error(hipErrorFileNotFound);
  return {std::istreambuf_iterator<char>(file), {}};
}

// HIP's `extra`: pairs of a key and a value, ended by HIP_LAUNCH_PARAM_END.
struct PackedArguments {
  const void* buffer = nullptr;
  std::size_t bytes = 0;
};

PackedArguments unpackExtra(void** extra) {
  PackedArguments result;
  for (; *extra != HIP_LAUNCH_PARAM_END; extra += 2) {
    if (*extra == HIP_LAUNCH_PARAM_BUFFER_POINTER)
      result.buffer = extra[1];
    else if (*extra == HIP_LAUNCH_PARAM_BUFFER_SIZE)
      result.bytes = *static_cast<const std::size_t*>(extra[1]);
    else
      throw Error(hipErrorInvalidValue);
  }
  require(result.buffer != nullptr, hipErrorInvalidValue);
  return result;
}

void launch(KernelSymbol* symbol, const LaunchShape& shape, void** arguments, Stream& stream) {
  planOf(symbol, stream.device()).launch(stream, shape, arguments);
}

void occupancy(int* blocks, KernelSymbol* symbol, int blockSize, std::size_t sharedBytes) {
  require(blocks != nullptr, hipErrorInvalidValue);
  *blocks = 0;
  const KernelPlan& plan = planOnCurrent(symbol);
  require(blockSize > 0, hipErrorInvalidValue);
  const bool fits = static_cast<std::size_t>(blockSize) <= plan.maxThreads() &&
                    sharedBytes <= plan.maxDynamicShared();
  // OpenCL promises no more than one work-group at a time on a compute unit.
  *blocks = fits ? 1 : 0;
}

void potentialBlockSize(int* gridSize, int* blockSize, KernelSymbol* symbol,
                        std::size_t sharedBytes, int limit) {
  require(gridSize != nullptr && blockSize != nullptr, hipErrorInvalidValue);
  const KernelPlan& plan = planOnCurrent(symbol);
  require(sharedBytes <= plan.maxDynamicShared(), hipErrorInvalidValue);
  int threads = static_cast<int>(plan.maxThreads());
  if (limit > 0) threads = std::min(threads, limit);
  *blockSize = threads;
  *gridSize = Runtime::get().current().properties().multiProcessorCount;
}

hipFuncAttributes attributesOf(const KernelPlan& plan) {
  hipFuncAttributes attributes{};
  attributes.binaryVersion = 10;
  attributes.ptxVersion = 10;
  attributes.localSizeBytes = plan.facts().privateBytes;
  attributes.sharedSizeBytes = plan.staticShared();
  attributes.maxThreadsPerBlock = static_cast<int>(plan.maxThreads());
  attributes.maxDynamicSharedSizeBytes = static_cast<int>(plan.maxDynamicShared());
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

}  // namespace

// ---- Modules

HIPSPV_EXPORT hipError_t hipModuleLoad(hipModule_t* module, const char* path) {
  return guard([&] {
    require(path != nullptr, hipErrorInvalidValue);
    const std::vector<char> file = readFile(path);
    load(module, std::as_bytes(std::span(file)));
  });
}

HIPSPV_EXPORT hipError_t hipModuleLoadData(hipModule_t* module, const void* image) {
  return guard([&] {
    require(image != nullptr, hipErrorInvalidValue);
    load(module, mappedFrom(image));
  });
}

HIPSPV_EXPORT hipError_t hipModuleLoadDataEx(hipModule_t* module, const void* image, unsigned int,
                                             hipJitOption*, void**) {
  return hipModuleLoadData(module, image);
}

HIPSPV_EXPORT hipError_t hipModuleUnload(hipModule_t module) {
  return guard([&] {
    require(module != nullptr, hipErrorInvalidHandle);
    const std::unique_ptr<ihipModule_t> owned(module);
    for (const auto& [name, symbol] : owned->kernels) symbol->retire();
    Runtime& runtime = Runtime::get();
    for (int i = 0; i < runtime.deviceCount(); ++i) {
      runtime.device(i).finishQuietly();
      runtime.device(i).removeModule(*owned->image);
    }
    TextureReferences::instance().forget(*owned->image);
  });
}

HIPSPV_EXPORT hipError_t hipModuleGetFunction(hipFunction_t* function, hipModule_t module,
                                              const char* name) {
  return guard([&] {
    require(function != nullptr && name != nullptr, hipErrorInvalidValue);
    require(module != nullptr, hipErrorInvalidHandle);
    require(module->image->info().kernels.contains(name), hipErrorNotFound);
    const std::lock_guard lock(module->mutex);
    KernelSymbol*& symbol = module->kernels[name];
    if (symbol == nullptr) symbol = Registry::instance().addLooseKernel(module->image.get(), name);
    *function = toFunction(symbol);
  });
}

HIPSPV_EXPORT hipError_t hipModuleGetGlobal(hipDeviceptr_t* pointer, std::size_t* bytes,
                                            hipModule_t module, const char* name) {
  return guard([&] {
    require(name != nullptr && module != nullptr, hipErrorInvalidValue);
    const DeviceVariable variable = Runtime::get().current().module(*module->image).variable(name);
    if (pointer != nullptr) *pointer = variable.address;
    if (bytes != nullptr) *bytes = variable.size;
  });
}

HIPSPV_EXPORT hipError_t hipModuleGetTexRef(textureReference** reference, hipModule_t module,
                                            const char* name) {
  return guard([&] {
    require(reference != nullptr && name != nullptr && *name != '\0', hipErrorInvalidValue);
    require(module != nullptr, hipErrorInvalidResourceHandle);
    *reference = TextureReferences::instance().ofModule(*module->image, name);
  });
}

// ---- Launches

HIPSPV_EXPORT hipError_t hipLaunchKernel(const void* function, dim3 grid, dim3 block,
                                         void** arguments, std::size_t sharedBytes,
                                         hipStream_t stream) {
  return guard([&] {
    launch(Registry::instance().kernel(function), {grid, block, sharedBytes}, arguments,
           streamOf(stream));
  });
}

// What clang calls instead with -fgpu-default-stream=per-thread.
HIPSPV_EXPORT hipError_t hipLaunchKernel_spt(const void* function, dim3 grid, dim3 block,
                                             void** arguments, std::size_t sharedBytes,
                                             hipStream_t stream) {
  return hipLaunchKernel(function, grid, block, arguments, sharedBytes,
                         stream == nullptr ? hipStreamPerThread : stream);
}

HIPSPV_EXPORT hipError_t hipExtLaunchKernel(const void* function, dim3 grid, dim3 block,
                                            void** arguments, std::size_t sharedBytes,
                                            hipStream_t handle, hipEvent_t start, hipEvent_t stop,
                                            int) {
  return guard([&] {
    Stream& stream = streamOf(handle);
    if (start != nullptr) EventPool::get(start).record(stream);
    launch(Registry::instance().kernel(function), {grid, block, sharedBytes}, arguments, stream);
    if (stop != nullptr) EventPool::get(stop).record(stream);
  });
}

HIPSPV_EXPORT hipError_t hipModuleLaunchKernel(hipFunction_t function, unsigned int gridX,
                                               unsigned int gridY, unsigned int gridZ,
                                               unsigned int blockX, unsigned int blockY,
                                               unsigned int blockZ, unsigned int sharedBytes,
                                               hipStream_t handle, void** arguments,
                                               void** extra) {
  return guard([&] {
    require(function != nullptr, hipErrorInvalidHandle);
    require(arguments == nullptr || extra == nullptr, hipErrorInvalidValue);
    Stream& stream = streamOf(handle);
    const LaunchShape shape{dim3(gridX, gridY, gridZ), dim3(blockX, blockY, blockZ), sharedBytes};
    if (extra == nullptr) return launch(symbolOf(function), shape, arguments, stream);
    const PackedArguments packed = unpackExtra(extra);
    planOf(symbolOf(function), stream.device())
        .launchPacked(stream, shape, packed.buffer, packed.bytes);
  });
}

// Sizes in threads.
HIPSPV_EXPORT hipError_t hipExtModuleLaunchKernel(
    hipFunction_t function, std::uint32_t threadsX, std::uint32_t threadsY, std::uint32_t threadsZ,
    std::uint32_t blockX, std::uint32_t blockY, std::uint32_t blockZ, std::size_t sharedBytes,
    hipStream_t handle, void** arguments, void** extra, hipEvent_t start, hipEvent_t stop,
    std::uint32_t) {
  return guard([&] {
    require(function != nullptr, hipErrorInvalidHandle);
    require(arguments == nullptr || extra == nullptr, hipErrorInvalidValue);
    require(blockX != 0 && blockY != 0 && blockZ != 0, hipErrorInvalidConfiguration);
    require(threadsX % blockX == 0 && threadsY % blockY == 0 && threadsZ % blockZ == 0,
            hipErrorInvalidValue);
    Stream& stream = streamOf(handle);
    const LaunchShape shape{dim3(threadsX / blockX, threadsY / blockY, threadsZ / blockZ),
                            dim3(blockX, blockY, blockZ), sharedBytes};
    KernelPlan& plan = planOf(symbolOf(function), stream.device());
    if (start != nullptr) EventPool::get(start).record(stream);
    if (extra == nullptr) {
      plan.launch(stream, shape, arguments);
    } else {
      const PackedArguments packed = unpackExtra(extra);
      plan.launchPacked(stream, shape, packed.buffer, packed.bytes);
    }
    if (stop != nullptr) EventPool::get(stop).record(stream);
  });
}

HIPSPV_EXPORT hipError_t hipHccModuleLaunchKernel(
    hipFunction_t function, std::uint32_t threadsX, std::uint32_t threadsY, std::uint32_t threadsZ,
    std::uint32_t blockX, std::uint32_t blockY, std::uint32_t blockZ, std::size_t sharedBytes,
    hipStream_t stream, void** arguments, void** extra, hipEvent_t start, hipEvent_t stop) {
  return hipExtModuleLaunchKernel(function, threadsX, threadsY, threadsZ, blockX, blockY, blockZ,
                                  sharedBytes, stream, arguments, extra, start, stop, 0);
}

// ---- What is known of a kernel

HIPSPV_EXPORT hipError_t hipGetFuncBySymbol(hipFunction_t* function, const void* symbol) {
  return guard([&] {
    require(function != nullptr, hipErrorInvalidValue);
    *function = toFunction(kernelOf(symbol));
  });
}

HIPSPV_EXPORT hipError_t hipFuncGetAttributes(hipFuncAttributes* attributes,
                                              const void* function) {
  return guard([&] {
    require(attributes != nullptr, hipErrorInvalidValue);
    *attributes = attributesOf(planOnCurrent(kernelOf(function)));
  });
}

HIPSPV_EXPORT hipError_t hipFuncGetAttribute(int* value, hipFunction_attribute which,
                                             hipFunction_t function) {
  return guard([&] {
    require(value != nullptr, hipErrorInvalidValue);
    *value = attribute(attributesOf(planOnCurrent(symbolOf(function))), which);
  });
}

HIPSPV_EXPORT hipError_t hipFuncSetAttribute(const void* function, hipFuncAttribute which,
                                             int value) {
  return guard([&] {
    const KernelPlan& plan = planOnCurrent(kernelOf(function));
    switch (which) {
      case hipFuncAttributeMaxDynamicSharedMemorySize:
        // All that the device has may be asked for at any launch: nothing to remember.
        require(value >= 0 && static_cast<std::size_t>(value) <= plan.maxDynamicShared(),
                hipErrorInvalidValue);
        return;
      case hipFuncAttributePreferredSharedMemoryCarveout:
        require(value >= -1 && value <= 100, hipErrorInvalidValue);
        return;
      default:
        throw Error(hipErrorInvalidValue);
    }
  });
}

HIPSPV_EXPORT hipError_t hipFuncSetCacheConfig(const void* function, hipFuncCache_t) {
  return guard([&] { kernelOf(function); });
}

HIPSPV_EXPORT hipError_t hipFuncSetSharedMemConfig(const void* function, hipSharedMemConfig) {
  return guard([&] { kernelOf(function); });
}

HIPSPV_EXPORT const char* hipKernelNameRef(const hipFunction_t function) {
  return function == nullptr ? nullptr : symbolOf(function)->name.c_str();
}

HIPSPV_EXPORT const char* hipKernelNameRefByPtr(const void* function, hipStream_t) {
  const KernelSymbol* symbol = Registry::instance().kernel(function);
  return symbol == nullptr ? nullptr : symbol->name.c_str();
}

// ---- Occupancy

HIPSPV_EXPORT hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int* blocks, const void* function, int blockSize, std::size_t sharedBytes, unsigned int flags) {
  return guard([&] {
    require(flags <= hipOccupancyDisableCachingOverride, hipErrorInvalidValue);
    occupancy(blocks, kernelOf(function), blockSize, sharedBytes);
  });
}

HIPSPV_EXPORT hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks,
                                                                      const void* function,
                                                                      int blockSize,
                                                                      std::size_t sharedBytes) {
  return hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, function, blockSize,
                                                               sharedBytes, hipOccupancyDefault);
}

HIPSPV_EXPORT hipError_t hipOccupancyMaxPotentialBlockSize(int* gridSize, int* blockSize,
                                                           const void* function,
                                                           std::size_t sharedBytes, int limit) {
  return guard(
      [&] { potentialBlockSize(gridSize, blockSize, kernelOf(function), sharedBytes, limit); });
}

HIPSPV_EXPORT hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int* blocks, hipFunction_t function, int blockSize, std::size_t sharedBytes,
    unsigned int flags) {
  return guard([&] {
    require(flags <= hipOccupancyDisableCachingOverride, hipErrorInvalidValue);
    occupancy(blocks, symbolOf(function), blockSize, sharedBytes);
  });
}

HIPSPV_EXPORT hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(
    int* blocks, hipFunction_t function, int blockSize, std::size_t sharedBytes) {
  return hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
      blocks, function, blockSize, sharedBytes, hipOccupancyDefault);
}

HIPSPV_EXPORT hipError_t hipModuleOccupancyMaxPotentialBlockSizeWithFlags(
    int* gridSize, int* blockSize, hipFunction_t function, std::size_t sharedBytes, int limit,
    unsigned int flags) {
  return guard([&] {
    require(flags <= hipOccupancyDisableCachingOverride, hipErrorInvalidValue);
    potentialBlockSize(gridSize, blockSize, symbolOf(function), sharedBytes, limit);
  });
}

HIPSPV_EXPORT hipError_t hipModuleOccupancyMaxPotentialBlockSize(int* gridSize, int* blockSize,
                                                                 hipFunction_t function,
                                                                 std::size_t sharedBytes,
                                                                 int limit) {
  return hipModuleOccupancyMaxPotentialBlockSizeWithFlags(gridSize, blockSize, function,
                                                          sharedBytes, limit, hipOccupancyDefault);
}
