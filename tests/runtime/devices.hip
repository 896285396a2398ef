// The devices' properties, and several devices.
#include "show.h"

#include <cstring>

__device__ int total = 0;

__global__ void add(int value) { total += value; }

static void testOne() {
  hipDeviceProp_t p;
  HIP(hipGetDeviceProperties(&p, 0));
  int value = 0;
  char name[256], id[32];
  HIP(hipDeviceGetName(name, sizeof name, 0));
  show("name", std::strcmp(name, p.name) == 0 && name[0] != '\0');
  HIP(hipDeviceGetName(name, 3, 0));
  show("name.cut", std::strlen(name));
  show("warp", p.warpSize);
  show("threads", p.maxThreadsPerBlock);
  HIP(hipDeviceGetAttribute(&value, hipDeviceAttributeMaxThreadsPerBlock, 0));
  show("attribute", value == p.maxThreadsPerBlock);
  HIP(hipDeviceGetAttribute(&value, hipDeviceAttributeMultiprocessorCount, 0));
  show("units", value == p.multiProcessorCount && value > 0);
  std::size_t bytes = 0;
  HIP(hipDeviceTotalMem(&bytes, 0));
  show("memory", bytes == p.totalGlobalMem && bytes > 0);
  show("attribute.bad", hipDeviceGetAttribute(&value, hipDeviceAttribute_t(5000), 0));
  HIP(hipDeviceGetPCIBusId(id, sizeof id, 0));
  HIP(hipDeviceGetByPCIBusId(&value, id));
  show("pci", value);
  show("pci.bad", hipDeviceGetByPCIBusId(&value, "ffff:ff:ff.f"));
  show("limit.bad", hipDeviceSetLimit(hipLimitRange, 1));
  int driver = 0, runtime = 0;
  HIP(hipDriverGetVersion(&driver));
  HIP(hipRuntimeGetVersion(&runtime));
  show("version", runtime);
  show("version.driver", driver);
  hipCtx_t context;
  HIP(hipDevicePrimaryCtxRetain(&context, 0));
  HIP(hipCtxPushCurrent(context));
  HIP(hipCtxGetDevice(&value));
  show("context.device", value);
  HIP(hipCtxPopCurrent(&context));
  show("context.empty", hipCtxPopCurrent(&context));
  show("error.name", hipGetErrorName(hipErrorOutOfMemory));
  show("error.unknown", hipGetErrorName(static_cast<hipError_t>(12345)));
}

static void testSeveral(int count) {
  int* data[8];
  for (int i = 0; i < count; ++i) {
    HIP(hipSetDevice(i));
    for (int j = 0; j <= i; ++j) add<<<1, 1>>>(10 * (i + 1));
    HIP(hipMalloc(&data[i], sizeof(int)));
    HIP(hipMemset(data[i], i + 1, sizeof(int)));
  }
  for (int i = 0; i < count; ++i) {
    HIP(hipSetDevice(i));
    int value = 0;
    HIP(hipMemcpyFromSymbol(&value, HIP_SYMBOL(total), sizeof value));
    std::printf("total.%d=%d\n", i, value);
  }
  HIP(hipMemcpyPeer(data[0], 0, data[1], 1, sizeof(int)));
  int value = 0, can = 77;
  HIP(hipMemcpy(&value, data[0], sizeof value, hipMemcpyDeviceToHost));
  show("peer", value);
  HIP(hipDeviceCanAccessPeer(&can, 0, 1));
  show("can", can);
  hipPointerAttribute_t attributes;
  HIP(hipPointerGetAttributes(&attributes, data[1]));
  show("owner", attributes.device);
}

int main() {
  int count = 0;
  HIP(hipGetDeviceCount(&count));
  show("count", count);
  if (count == 1)
    testOne();
  else
    testSeveral(count);
  return 0;
}
