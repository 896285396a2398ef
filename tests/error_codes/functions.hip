// Queries about kernels: attributes, occupancy, names; device variables by the host's names.
#include "refuses.h"

__global__ void kernel(int* out) { *out = 1; }
__device__ int variable;

static const void* const address = reinterpret_cast<const void*>(kernel);
static const int notKernel = 0;

static void attributes() {
  hipFunction_t function;
  hipFuncAttributes all;
  int value;
  const auto unknown = static_cast<hipFunction_attribute>(99);
  refuses(hipErrorInvalidDeviceFunction, hipGetFuncBySymbol(&function, &notKernel));
  refuses(hipErrorInvalidDeviceFunction, hipGetFuncBySymbol(&function, nullptr));
  HIP(hipGetFuncBySymbol(&function, address));
  refuses(hipErrorInvalidValue, hipFuncGetAttributes(nullptr, address));
  refuses(hipErrorInvalidDeviceFunction, hipFuncGetAttributes(&all, &notKernel));
  refuses(hipErrorInvalidDeviceFunction, hipFuncGetAttributes(&all, static_cast<const void*>(nullptr)));
  refuses(hipErrorInvalidValue, hipFuncGetAttribute(nullptr, HIP_FUNC_ATTRIBUTE_NUM_REGS, function));
  refuses(hipErrorInvalidHandle, hipFuncGetAttribute(&value, HIP_FUNC_ATTRIBUTE_NUM_REGS, nullptr));
  refuses(hipErrorInvalidValue, hipFuncGetAttribute(&value, unknown, function));
}

static void settings() {
  const hipFuncAttribute shared = hipFuncAttributeMaxDynamicSharedMemorySize;
  const hipFuncAttribute carveout = hipFuncAttributePreferredSharedMemoryCarveout;
  const auto unknown = static_cast<hipFuncAttribute>(99);
  const auto cache = static_cast<hipFuncCache_t>(4);
  const auto banks = static_cast<hipSharedMemConfig>(3);
  refuses(hipErrorInvalidDeviceFunction, hipFuncSetAttribute(&notKernel, shared, 0));
  refuses(hipErrorInvalidValue, hipFuncSetAttribute(address, unknown, 0));
  refuses(hipErrorInvalidValue, hipFuncSetAttribute(address, shared, -1));
  refuses(hipErrorInvalidValue, hipFuncSetAttribute(address, shared, 1 << 30));
  refuses(hipErrorInvalidValue, hipFuncSetAttribute(address, carveout, 101));
  refuses(hipErrorInvalidDeviceFunction,
          hipFuncSetCacheConfig(static_cast<const void*>(nullptr), hipFuncCachePreferL1));
  refuses(hipErrorInvalidValue, hipFuncSetCacheConfig(address, cache));
  refuses(hipErrorInvalidDeviceFunction, hipFuncSetSharedMemConfig(&notKernel, hipSharedMemBankSizeDefault));
  refuses(hipErrorInvalidValue, hipFuncSetSharedMemConfig(address, banks));
}

static void activeBlocks() {
  hipFunction_t f;
  int n;
  HIP(hipGetFuncBySymbol(&f, address));
  refuses(hipErrorInvalidValue, hipOccupancyMaxActiveBlocksPerMultiprocessor(nullptr, address, 1, 0));
  refuses(hipErrorInvalidValue, hipOccupancyMaxActiveBlocksPerMultiprocessor(&n, address, 0, 0));
  refuses(hipErrorInvalidDeviceFunction, hipOccupancyMaxActiveBlocksPerMultiprocessor(&n, &notKernel, 1, 0));
  refuses(hipErrorInvalidValue, hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(nullptr, address, 1, 0, 0));
  refuses(hipErrorInvalidValue, hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&n, address, 1, 0, 2));
  refuses(hipErrorInvalidDeviceFunction,
          hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&n, &notKernel, 1, 0, 0));
  refuses(hipErrorInvalidValue, hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(nullptr, f, 1, 0));
  refuses(hipErrorInvalidValue, hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&n, nullptr, 1, 0));
  refuses(hipErrorInvalidValue, hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&n, f, 0, 0));
  refuses(hipErrorInvalidValue, hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(nullptr, f, 1, 0, 0));
  refuses(hipErrorInvalidValue, hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&n, nullptr, 1, 0, 0));
  refuses(hipErrorInvalidValue, hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&n, f, 1, 0, 2));
}

static void blockSizes() {
  hipFunction_t f;
  int grid, block;
  HIP(hipGetFuncBySymbol(&f, address));
  refuses(hipErrorInvalidValue, hipOccupancyMaxPotentialBlockSize(nullptr, &block, address, 0, 0));
  refuses(hipErrorInvalidValue, hipOccupancyMaxPotentialBlockSize(&grid, nullptr, address, 0, 0));
  refuses(hipErrorInvalidDeviceFunction, hipOccupancyMaxPotentialBlockSize(&grid, &block, &notKernel, 0, 0));
  refuses(hipErrorInvalidValue, hipModuleOccupancyMaxPotentialBlockSize(nullptr, &block, f, 0, 0));
  refuses(hipErrorInvalidValue, hipModuleOccupancyMaxPotentialBlockSize(&grid, nullptr, f, 0, 0));
  refuses(hipErrorInvalidValue, hipModuleOccupancyMaxPotentialBlockSize(&grid, &block, nullptr, 0, 0));
  refuses(hipErrorInvalidValue, hipModuleOccupancyMaxPotentialBlockSizeWithFlags(nullptr, &block, f, 0, 0, 0));
  refuses(hipErrorInvalidValue, hipModuleOccupancyMaxPotentialBlockSizeWithFlags(&grid, &block, nullptr, 0, 0, 0));
  refuses(hipErrorInvalidValue, hipModuleOccupancyMaxPotentialBlockSizeWithFlags(&grid, &block, f, 0, 0, 2));
}

static void symbols() {
  void* pointer;
  std::size_t bytes;
  refuses(hipErrorInvalidValue, hipGetSymbolAddress(nullptr, HIP_SYMBOL(variable)));
  refuses(hipErrorInvalidSymbol, hipGetSymbolAddress(&pointer, static_cast<void*>(nullptr)));
  refuses(hipErrorInvalidSymbol, hipGetSymbolAddress(&pointer, &notKernel));
  refuses(hipErrorInvalidValue, hipGetSymbolSize(nullptr, HIP_SYMBOL(variable)));
  refuses(hipErrorInvalidSymbol, hipGetSymbolSize(&bytes, static_cast<void*>(nullptr)));
  refuses(hipErrorInvalidSymbol, hipGetSymbolSize(&bytes, &notKernel));
}

static void copies() {
  const void* const at = &variable;
  const hipMemcpyKind to = hipMemcpyHostToDevice, from = hipMemcpyDeviceToHost;
  const auto unknown = static_cast<hipMemcpyKind>(99);
  int v = 0;
  refuses(hipErrorInvalidValue, hipMemcpyToSymbol(at, &v, sizeof v, 1, to));
  refuses(hipErrorInvalidValue, hipMemcpyToSymbol(at, nullptr, sizeof v, 0, to));
  refuses(hipErrorInvalidSymbol, hipMemcpyToSymbol(nullptr, &v, sizeof v, 0, to));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpyToSymbol(at, &v, sizeof v, 0, from));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpyToSymbol(at, &v, sizeof v, 0, unknown));
  refuses(hipErrorInvalidValue, hipMemcpyToSymbolAsync(at, &v, sizeof v, 1, to, nullptr));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpyToSymbolAsync(at, &v, sizeof v, 0, from, nullptr));
  refuses(hipErrorInvalidValue, hipMemcpyFromSymbol(&v, at, sizeof v, 1, from));
  refuses(hipErrorInvalidValue, hipMemcpyFromSymbol(nullptr, at, sizeof v, 0, from));
  refuses(hipErrorInvalidSymbol, hipMemcpyFromSymbol(&v, nullptr, sizeof v, 0, from));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpyFromSymbol(&v, at, sizeof v, 0, to));
  refuses(hipErrorInvalidValue, hipMemcpyFromSymbolAsync(&v, at, sizeof v, 1, from, nullptr));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpyFromSymbolAsync(&v, at, sizeof v, 0, to, nullptr));
}

static void names() {
  const char* text;
  void* entry;
  refuses(hipErrorInvalidValue, hipDrvGetErrorName(hipErrorNotFound, nullptr));
  refuses(hipErrorInvalidValue, hipDrvGetErrorName(static_cast<hipError_t>(4711), &text));
  refuses(hipErrorInvalidValue, hipDrvGetErrorString(hipErrorNotFound, nullptr));
  refuses(hipErrorInvalidValue, hipDrvGetErrorString(static_cast<hipError_t>(4711), &text));
  refuses(hipErrorInvalidValue, hipGetProcAddress(nullptr, &entry, HIP_VERSION, 0, nullptr));
  refuses(hipErrorInvalidValue, hipGetProcAddress("hipFree", nullptr, HIP_VERSION, 0, nullptr));
  refuses(hipErrorInvalidValue, hipGetProcAddress("", &entry, HIP_VERSION, 0, nullptr));
  refuses(hipErrorInvalidValue, hipGetProcAddress("hipNone", &entry, HIP_VERSION, 0, nullptr));
  refuses(hipErrorInvalidValue, hipGetProcAddress("hipFree", &entry, HIP_VERSION, 3, nullptr));
}

int main() {
  attributes();
  settings();
  activeBlocks();
  blockSizes();
  symbols();
  copies();
  names();
  return refusals::result();
}
