// Devices by number, their properties, limits and flags.
#include <initializer_list>

#include "refuses.h"

static int none() {
  int count = 0;
  HIP(hipGetDeviceCount(&count));
  return count;
}

static void versions() {
  refuses(hipErrorInvalidValue, hipInit(1));
  refuses(hipErrorInvalidValue, hipDriverGetVersion(nullptr));
  refuses(hipErrorInvalidValue, hipRuntimeGetVersion(nullptr));
}

static void byNumber(int wrong) {
  hipDevice_t device;
  int number;
  char name[64];
  hipUUID uuid;
  std::size_t bytes;
  refuses(hipErrorInvalidDevice, hipDeviceGet(&device, wrong));
  refuses(hipErrorInvalidValue, hipDeviceGet(nullptr, 0));
  refuses(hipErrorInvalidDevice, hipDeviceComputeCapability(&number, &number, wrong));
  refuses(hipErrorInvalidValue, hipDeviceComputeCapability(nullptr, &number, 0));
  refuses(hipErrorInvalidValue, hipDeviceComputeCapability(&number, nullptr, 0));
  refuses(hipErrorInvalidDevice, hipDeviceGetName(name, sizeof name, wrong));
  refuses(hipErrorInvalidValue, hipDeviceGetName(nullptr, sizeof name, 0));
  refuses(hipErrorInvalidValue, hipDeviceGetName(name, 0, 0));
  refuses(hipErrorInvalidValue, hipDeviceGetName(name, -1, 0));
  refuses(hipErrorInvalidDevice, hipDeviceGetUuid(&uuid, wrong));
  refuses(hipErrorInvalidValue, hipDeviceGetUuid(nullptr, 0));
  refuses(hipErrorInvalidDevice, hipDeviceTotalMem(&bytes, wrong));
  refuses(hipErrorInvalidValue, hipDeviceTotalMem(nullptr, 0));
}

static void byBus(int wrong) {
  int device;
  char id[64];
  refuses(hipErrorInvalidDevice, hipDeviceGetPCIBusId(id, sizeof id, wrong));
  refuses(hipErrorInvalidValue, hipDeviceGetPCIBusId(nullptr, sizeof id, 0));
  refuses(hipErrorInvalidValue, hipDeviceGetPCIBusId(id, 12, 0));
  refuses(hipErrorInvalidValue, hipDeviceGetByPCIBusId(nullptr, id));
  refuses(hipErrorInvalidValue, hipDeviceGetByPCIBusId(&device, nullptr));
  refuses(hipErrorInvalidValue, hipDeviceGetByPCIBusId(&device, ""));
  refuses(hipErrorInvalidValue, hipDeviceGetByPCIBusId(&device, "ffff:ff:1f.7"));
}

static void choice(int wrong) {
  int device, list[] = {0, wrong};
  hipDeviceProp_t properties{};
  refuses(hipErrorInvalidDevice, hipSetDevice(wrong));
  refuses(hipErrorInvalidValue, hipGetDevice(nullptr));
  refuses(hipErrorInvalidValue, hipGetDeviceCount(nullptr));
  refuses(hipErrorInvalidDevice, hipSetValidDevices(list + 1, 1));
  refuses(hipErrorInvalidValue, hipSetValidDevices(nullptr, 1));
  refuses(hipErrorInvalidValue, hipSetValidDevices(list, -1));
  refuses(hipErrorInvalidValue, hipSetValidDevices(list, none() + 1));
  refuses(hipErrorInvalidValue, hipChooseDevice(nullptr, &properties));
  refuses(hipErrorInvalidValue, hipChooseDevice(&device, nullptr));
}

static void properties(int wrong) {
  int value;
  hipDeviceProp_t properties;
  const auto unknown = static_cast<hipDeviceAttribute_t>(-1);
  refuses(hipErrorInvalidDevice, hipDeviceGetAttribute(&value, hipDeviceAttributeWarpSize, wrong));
  refuses(hipErrorInvalidValue, hipDeviceGetAttribute(nullptr, hipDeviceAttributeWarpSize, 0));
  refuses(hipErrorInvalidValue, hipDeviceGetAttribute(&value, unknown, 0));
  refuses(hipErrorInvalidDevice, hipGetDeviceProperties(&properties, wrong));
  refuses(hipErrorInvalidValue, hipGetDeviceProperties(nullptr, 0));
}

static void settings() {
  const auto cache = static_cast<hipFuncCache_t>(4);
  const auto banks = static_cast<hipSharedMemConfig>(3);
  refuses(hipErrorInvalidValue, hipDeviceSetCacheConfig(cache));
  refuses(hipErrorInvalidValue, hipDeviceGetCacheConfig(nullptr));
  refuses(hipErrorInvalidValue, hipDeviceSetSharedMemConfig(banks));
  refuses(hipErrorInvalidValue, hipDeviceGetSharedMemConfig(nullptr));
  refuses(hipErrorInvalidValue, hipGetDeviceFlags(nullptr));
  refuses(hipErrorInvalidValue, hipSetDeviceFlags(hipDeviceScheduleSpin | hipDeviceScheduleYield));
  refuses(hipErrorInvalidValue, hipSetDeviceFlags(0x100));
}

static void limits() {
  std::size_t value;
  const auto beyond = static_cast<hipLimit_t>(hipLimitRange);
  refuses(hipErrorInvalidValue, hipDeviceGetLimit(nullptr, hipLimitStackSize));
  refuses(hipErrorUnsupportedLimit, hipDeviceGetLimit(&value, beyond));
  refuses(hipErrorUnsupportedLimit, hipDeviceSetLimit(beyond, 1));
  refuses(hipErrorInvalidValue, hipDeviceSetLimit(hipLimitPrintfFifoSize, 0));
}

static void pools(int wrong) {
  hipMemPool_t pool;
  refuses(hipErrorInvalidDevice, hipDeviceGetDefaultMemPool(&pool, wrong));
  refuses(hipErrorInvalidValue, hipDeviceGetDefaultMemPool(nullptr, 0));
  HIP(hipDeviceGetDefaultMemPool(&pool, 0));
  refuses(hipErrorInvalidValue, hipDeviceSetMemPool(wrong, pool));
  refuses(hipErrorInvalidValue, hipDeviceSetMemPool(0, nullptr));
  refuses(hipErrorInvalidValue, hipDeviceGetMemPool(&pool, wrong));
  refuses(hipErrorInvalidValue, hipDeviceGetMemPool(nullptr, 0));
}

int main() {
  versions();
  for (const int wrong : {-1, none()}) {
    byNumber(wrong);
    byBus(wrong);
    choice(wrong);
    properties(wrong);
    pools(wrong);
  }
  settings();
  limits();
  return refusals::result();
}
