// A kernel's attributes and settings; modules loaded with options; configurations of launches.
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <vector>

#include "show.h"

__global__ __launch_bounds__(64) void bounded(int* out) {
  __shared__ int values[100];
  values[threadIdx.x] = static_cast<int>(threadIdx.x);
  __syncthreads();
  out[threadIdx.x] = values[63 - threadIdx.x];
}

__global__ void plain(int* out) { out[threadIdx.x] = 5; }

__device__ int unused;
__constant__ int settings[5];
__constant__ char letters[3] = "hi";

void attributes() {
  hipFuncAttributes a{};
  HIP(hipFuncGetAttributes(&a, reinterpret_cast<const void*>(bounded)));
  show("shared", a.sharedSizeBytes);
  show("threads", a.maxThreadsPerBlock);
  show("constants", a.constSizeBytes);
  hipFunction_t function;
  HIP(hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(bounded)));
  const struct {
    hipFunction_attribute which;
    long long value;
  } expected[] = {
      {HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, a.maxThreadsPerBlock},
      {HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, static_cast<long long>(a.sharedSizeBytes)},
      {HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, static_cast<long long>(a.constSizeBytes)},
      {HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, static_cast<long long>(a.localSizeBytes)},
      {HIP_FUNC_ATTRIBUTE_NUM_REGS, a.numRegs},
      {HIP_FUNC_ATTRIBUTE_PTX_VERSION, a.ptxVersion},
      {HIP_FUNC_ATTRIBUTE_BINARY_VERSION, a.binaryVersion},
      {HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA, a.cacheModeCA},
      {HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, a.maxDynamicSharedSizeBytes},
      {HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, a.preferredShmemCarveout},
  };
  int wrong = 0;
  for (const auto& [which, value] : expected) {
    int got = -1;
    HIP(hipFuncGetAttribute(&got, which, function));
    wrong += got != value;
  }
  show("attribute by attribute", wrong);
  hipDeviceProp_t device;
  HIP(hipGetDeviceProperties(&device, 0));
  show("static and dynamic",
       a.sharedSizeBytes + static_cast<std::size_t>(a.maxDynamicSharedSizeBytes) == device.sharedMemPerBlock);

  int value = 0;
  const void* kernel = reinterpret_cast<const void*>(bounded);
  show("get.null", hipFuncGetAttributes(nullptr, kernel));
  show("get.kernel", hipFuncGetAttributes(&a, &value));
  show("get.value", hipFuncGetAttribute(nullptr, HIP_FUNC_ATTRIBUTE_NUM_REGS, function));
  show("get.which", hipFuncGetAttribute(&value, static_cast<hipFunction_attribute>(99), function));
  show("get.function", hipFuncGetAttribute(&value, HIP_FUNC_ATTRIBUTE_NUM_REGS, nullptr));

  HIP(hipFuncSetAttribute(kernel, hipFuncAttributeMaxDynamicSharedMemorySize, 1024));
  HIP(hipFuncSetAttribute(kernel, hipFuncAttributePreferredSharedMemoryCarveout, 30));
  hipFuncAttributes told{};
  HIP(hipFuncGetAttributes(&told, kernel));
  show("set.told.dynamic", told.maxDynamicSharedSizeBytes);
  show("set.told.carveout", told.preferredShmemCarveout);
  show("set.dynamic", hipFuncSetAttribute(kernel, hipFuncAttributeMaxDynamicSharedMemorySize,
                                          a.maxDynamicSharedSizeBytes));
  show("set.too much", hipFuncSetAttribute(kernel, hipFuncAttributeMaxDynamicSharedMemorySize,
                                           a.maxDynamicSharedSizeBytes + 1));
  show("set.negative", hipFuncSetAttribute(kernel, hipFuncAttributeMaxDynamicSharedMemorySize, -1));
  show("set.carveout", hipFuncSetAttribute(bounded, hipFuncAttributePreferredSharedMemoryCarveout, 50));
  show("set.carveout 101",
       hipFuncSetAttribute(bounded, hipFuncAttributePreferredSharedMemoryCarveout, 101));
  show("set.which", hipFuncSetAttribute(kernel, hipFuncAttributeMax, 1));
  show("set.kernel", hipFuncSetAttribute(&value, hipFuncAttributeMaxDynamicSharedMemorySize, 1));
  show("cache", hipFuncSetCacheConfig(kernel, hipFuncCachePreferL1));
  show("cache.kernel", hipFuncSetCacheConfig(static_cast<const void*>(nullptr), hipFuncCachePreferL1));
  show("cache.config", hipFuncSetCacheConfig(kernel, static_cast<hipFuncCache_t>(9)));
  show("banks.config", hipFuncSetSharedMemConfig(kernel, static_cast<hipSharedMemConfig>(9)));
  show("banks", hipFuncSetSharedMemConfig(kernel, hipSharedMemBankSizeFourByte));
  show("banks.kernel", hipFuncSetSharedMemConfig(&value, hipSharedMemBankSizeFourByte));

  int* out;
  HIP(hipMalloc(&out, 65 * sizeof(int)));
  (void)hipGetLastError();
  bounded<<<1, 65>>>(out);
  show("beyond its bounds", hipGetLastError());
  bounded<<<1, 64>>>(out);
  show("within its bounds", hipGetLastError());
  show("at the last", hipDeviceSynchronize());
  HIP(hipFree(out));
}

void options(const char* path) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> image{std::istreambuf_iterator<char>(file), {}};
  char info[200], error[200];
  std::memset(info, '#', sizeof info);
  std::memset(error, '#', sizeof error);
  hipJitOption names[] = {hipJitOptionInfoLogBuffer,  hipJitOptionInfoLogBufferSizeBytes,
                          hipJitOptionErrorLogBuffer, hipJitOptionErrorLogBufferSizeBytes,
                          hipJitOptionWallTime,       hipJitOptionMaxRegisters};
  const auto load = [&](const void* what, std::size_t room) {
    float time = -1;
    void* values[6] = {info, reinterpret_cast<void*>(sizeof info), error,
                       reinterpret_cast<void*>(room), nullptr, reinterpret_cast<void*>(std::size_t{32})};
    hipModule_t module = nullptr;
    const hipError_t result = hipModuleLoadDataEx(&module, what, 6, names, values);
    std::memcpy(&time, &values[4], sizeof time);
    show("options", result);
    show("options.log", std::strlen(error) == reinterpret_cast<std::size_t>(values[3]));
    show("options.empty", error[0] == '\0');
    if (result == hipSuccess) {
      show("options.time", time >= 0);
      HIP(hipModuleUnload(module));
    }
  };
  load(image.data(), sizeof error);
  std::vector<char> broken = image;
  const std::vector<char> magic = {0x03, 0x02, 0x23, 0x07};
  const auto spirv = std::search(broken.begin(), broken.end(), magic.begin(), magic.end());
  std::fill(spirv + 20, spirv + 200, char(0));
  load(broken.data(), sizeof error);
  load(broken.data(), 8);
  hipModule_t module = nullptr;
  show("options.missing", hipModuleLoadDataEx(&module, image.data(), 1, nullptr, nullptr));
  hipJitOption unknown = hipJitOptionNumOptions;
  void* value = nullptr;
  show("options.unknown", hipModuleLoadDataEx(&module, image.data(), 1, &unknown, &value));
  show("options.image", hipModuleLoadDataEx(&module, nullptr, 0, nullptr, nullptr));
  show("options.module", hipModuleLoadDataEx(nullptr, image.data(), 0, nullptr, nullptr));
}

void configurations() {
  hipStream_t stream = nullptr;
  HIP(__hipPushCallConfiguration(dim3(1, 2, 3), dim3(4, 5, 6), 7, hipStreamPerThread));
  HIP(__hipPushCallConfiguration(dim3(8), dim3(9), 0, nullptr));
  dim3 grid, block;
  std::size_t shared = 1;
  HIP(__hipPopCallConfiguration(&grid, &block, &shared, &stream));
  show("inner", grid.x == 8 && block.x == 9 && shared == 0 && stream == nullptr);
  HIP(__hipPopCallConfiguration(&grid, &block, &shared, &stream));
  show("outer", grid.z == 3 && block.y == 5 && shared == 7 && stream == hipStreamPerThread);
  show("none", __hipPopCallConfiguration(&grid, &block, &shared, &stream));
}

void together() {
  int* out;
  HIP(hipMalloc(&out, 64 * sizeof(int)));
  hipFunction_t function;
  HIP(hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(plain)));
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  void* arguments[] = {&out};
  hipFunctionLaunchParams list[1] = {{function, 1, 1, 1, 64, 1, 1, 0, stream, arguments}};
  show("together", hipModuleLaunchCooperativeKernelMultiDevice(list, 1, 0));
  HIP(hipStreamSynchronize(stream));
  int last = 0;
  HIP(hipMemcpy(&last, out + 63, sizeof last, hipMemcpyDeviceToHost));
  show("together.last", last);
  show("together.null", hipModuleLaunchCooperativeKernelMultiDevice(nullptr, 1, 0));
  show("together.none", hipModuleLaunchCooperativeKernelMultiDevice(list, 0, 0));
  show("together.flags", hipModuleLaunchCooperativeKernelMultiDevice(list, 1, 8));
  list[0].hStream = nullptr;
  show("together.stream", hipModuleLaunchCooperativeKernelMultiDevice(list, 1, 0));
  list[0].function = nullptr;
  show("together.function", hipModuleLaunchCooperativeKernelMultiDevice(list, 1, 0));
  HIP(hipStreamDestroy(stream));
  HIP(hipFree(out));
  show("profiler", hipProfilerStart() == hipProfilerStop());
}

int main(int, char** words) {
  attributes();
  options(words[1]);
  configurations();
  together();
}
