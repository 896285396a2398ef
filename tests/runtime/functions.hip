// A kernel's attributes and settings; modules loaded with options; configurations of launches.
// The second argument is the path of module_kernels.hip's module.
#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <vector>

#include "sections.h"

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

SECTION(attributes) {
  hipFuncAttributes a{};
  HIP(hipFuncGetAttributes(&a, reinterpret_cast<const void*>(bounded)));
  gives(400, a.sharedSizeBytes);
  gives(64, a.maxThreadsPerBlock);
  gives(true, a.numRegs > 0);  // programs divide by it
  gives(23, a.constSizeBytes);
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
  gives(0, wrong);
  hipDeviceProp_t device;
  HIP(hipGetDeviceProperties(&device, 0));
  gives(true, a.sharedSizeBytes + static_cast<std::size_t>(a.maxDynamicSharedSizeBytes) == device.sharedMemPerBlock);

  const void* kernel = reinterpret_cast<const void*>(bounded);

  HIP(hipFuncSetAttribute(kernel, hipFuncAttributeMaxDynamicSharedMemorySize, 1024));
  HIP(hipFuncSetAttribute(kernel, hipFuncAttributePreferredSharedMemoryCarveout, 30));
  hipFuncAttributes told{};
  HIP(hipFuncGetAttributes(&told, kernel));
  gives(1024, told.maxDynamicSharedSizeBytes);
  gives(30, told.preferredShmemCarveout);
  gives(hipSuccess,
        hipFuncSetAttribute(kernel, hipFuncAttributeMaxDynamicSharedMemorySize, a.maxDynamicSharedSizeBytes));
  gives(hipErrorInvalidValue,
        hipFuncSetAttribute(kernel, hipFuncAttributeMaxDynamicSharedMemorySize,
                            static_cast<int>(device.sharedMemPerBlockOptin - a.sharedSizeBytes) + 1));
  gives(hipSuccess, hipFuncSetAttribute(bounded, hipFuncAttributePreferredSharedMemoryCarveout, 50));
  gives(hipSuccess, hipFuncSetCacheConfig(kernel, hipFuncCachePreferL1));
  gives(hipSuccess, hipFuncSetSharedMemConfig(kernel, hipSharedMemBankSizeFourByte));

  Memory<int> out(65 * sizeof(int));
  (void)hipGetLastError();
  bounded<<<1, 65>>>(out);
  gives(hipErrorLaunchFailure, hipGetLastError());
  bounded<<<1, 64>>>(out);
  gives(hipSuccess, hipGetLastError());
  gives(hipSuccess, hipDeviceSynchronize());
}

SECTION(options) {
  std::ifstream file(Section::arguments[2], std::ios::binary);
  const std::vector<char> image{std::istreambuf_iterator<char>(file), {}};
  char info[200], error[200];
  std::memset(info, '#', sizeof info);
  std::memset(error, '#', sizeof error);
  hipJitOption names[] = {hipJitOptionInfoLogBuffer,  hipJitOptionInfoLogBufferSizeBytes,
                          hipJitOptionErrorLogBuffer, hipJitOptionErrorLogBufferSizeBytes,
                          hipJitOptionWallTime,       hipJitOptionMaxRegisters};
  const auto load = [&](hipError_t expected, const void* what, std::size_t room) {
    float time = -1;
    void* values[6] = {info,    reinterpret_cast<void*>(sizeof info),    error, reinterpret_cast<void*>(room),
                       nullptr, reinterpret_cast<void*>(std::size_t{32})};
    hipModule_t module = nullptr;
    const hipError_t result = hipModuleLoadDataEx(&module, what, 6, names, values);
    std::memcpy(&time, &values[4], sizeof time);
    gives(expected, result);
    gives(true, std::strlen(error) == reinterpret_cast<std::size_t>(values[3]));
    gives(result == hipSuccess, error[0] == '\0');
    if (result == hipSuccess) {
      gives(true, time >= 0);
      HIP(hipModuleUnload(module));
    }
  };
  load(hipSuccess, image.data(), sizeof error);
  std::vector<char> broken = image;
  const std::vector<char> magic = {0x03, 0x02, 0x23, 0x07};
  const auto spirv = std::search(broken.begin(), broken.end(), magic.begin(), magic.end());
  std::fill(spirv + 20, spirv + 200, char(0));
  load(hipErrorInvalidImage, broken.data(), sizeof error);
  load(hipErrorInvalidImage, broken.data(), 8);
}

SECTION(configurations) {
  hipStream_t stream = nullptr;
  HIP(__hipPushCallConfiguration(dim3(1, 2, 3), dim3(4, 5, 6), 7, hipStreamPerThread));
  HIP(__hipPushCallConfiguration(dim3(8), dim3(9), 0, nullptr));
  dim3 grid, block;
  std::size_t shared = 1;
  HIP(__hipPopCallConfiguration(&grid, &block, &shared, &stream));
  gives(true, grid.x == 8 && block.x == 9 && shared == 0 && stream == nullptr);
  HIP(__hipPopCallConfiguration(&grid, &block, &shared, &stream));
  gives(true, grid.z == 3 && block.y == 5 && shared == 7 && stream == hipStreamPerThread);
  gives(hipErrorMissingConfiguration, __hipPopCallConfiguration(&grid, &block, &shared, &stream));
}

SECTION(together) {
  int* out;
  HIP(hipMalloc(&out, 64 * sizeof(int)));
  hipFunction_t function;
  HIP(hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(plain)));
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  void* arguments[] = {&out};
  hipFunctionLaunchParams list[1] = {{function, 1, 1, 1, 64, 1, 1, 0, stream, arguments}};
  gives(hipSuccess, hipModuleLaunchCooperativeKernelMultiDevice(list, 1, 0));
  HIP(hipStreamSynchronize(stream));
  int last = 0;
  HIP(hipMemcpy(&last, out + 63, sizeof last, hipMemcpyDeviceToHost));
  gives(5, last);
  HIP(hipStreamDestroy(stream));
  HIP(hipFree(out));
  gives(true, hipProfilerStart() == hipProfilerStop());
}

__global__ void useShared(int* out, std::size_t last) {
  extern __shared__ int shared[];
  shared[last] = 5;
  *out = shared[last];
}

// A block has more shared memory than usual only after the program has asked for it.
SECTION(shared_limit) {
  hipDeviceProp_t device;
  HIP(hipGetDeviceProperties(&device, 0));
  const auto usual = device.sharedMemPerBlock, most = device.sharedMemPerBlockOptin;
  const void* kernel = reinterpret_cast<const void*>(useShared);
  Memory<int> out(sizeof(int));
  const auto launch = [&](std::size_t bytes) {
    useShared<<<1, 1, bytes>>>(out, bytes / sizeof(int) - 1);
    const hipError_t error = hipGetLastError();
    return error == hipSuccess ? hipDeviceSynchronize() : error;
  };
  int blocks = -1;
  gives(hipSuccess, launch(usual));
  gives(hipErrorInvalidValue, launch(most + 4));
  if (most > usual) {
    gives(hipErrorInvalidValue, launch(usual + 4));
    HIP(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 1, usual + 4));
    gives(0, blocks);
  }
  HIP(hipFuncSetAttribute(kernel, hipFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(most)));
  gives(hipSuccess, launch(most));
  HIP(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 1, most));
  gives(true, blocks > 0);
  HIP(hipFuncSetAttribute(kernel, hipFuncAttributeMaxDynamicSharedMemorySize, 0));
  gives(hipSuccess, launch(usual));
}
