// Devices and their properties.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "sections.h"

namespace {

int attribute(hipDeviceAttribute_t which) {
  int value = -1;
  gives(hipSuccess, hipDeviceGetAttribute(&value, which, 0));
  return value;
}

}  // namespace

// The arguments are the numbers of devices, and of execution units in slices and subslices.
SECTION(properties) {
  const int devices = std::atoi(Section::arguments[2]);
  const int units = std::atoi(Section::arguments[3]);
  int count = 0;
  gives(hipSuccess, hipGetDeviceCount(&count));
  gives(devices, count);
  for (int device = 0; device < devices; ++device) {
    hipDeviceProp_t found{};
    gives(hipSuccess, hipGetDeviceProperties(&found, device));
    gives(true, std::string(found.name).starts_with("Intel"));
    gives(units, found.multiProcessorCount);
    gives(true, found.totalGlobalMem >= (std::size_t{1} << 30));
    gives(true, found.maxThreadsPerBlock >= 256 && found.maxThreadsPerBlock <= 1024);
    gives(found.maxThreadsPerBlock, found.maxThreadsDim[0]);
    gives(true, found.sharedMemPerBlock >= 65536);
    gives(true, found.warpSize == 8 || found.warpSize == 16 || found.warpSize == 32);
    std::size_t bytes = 0;
    gives(hipSuccess, hipDeviceTotalMem(&bytes, device));
    gives(found.totalGlobalMem, bytes);
  }
}

SECTION(attributes) {
  gives(1, attribute(hipDeviceAttributeManagedMemory));
  gives(1, attribute(hipDeviceAttributeUnifiedAddressing));
  gives(true, attribute(hipDeviceAttributeMaxThreadsPerBlock) >= 256);
  gives(true, attribute(hipDeviceAttributeMultiprocessorCount) > 0);
  std::size_t available = 0, all = 0;
  gives(hipSuccess, hipMemGetInfo(&available, &all));
  gives(true, available > 0 && available <= all);
  char bus[32] = "";
  gives(hipSuccess, hipDeviceGetPCIBusId(bus, sizeof bus, 0));
  int device = -1;
  gives(hipSuccess, hipDeviceGetByPCIBusId(&device, bus));
  gives(0, device);
  hipUUID id{};
  gives(hipSuccess, hipDeviceGetUuid(&id, 0));
  int least = 0, greatest = 0;
  gives(hipSuccess, hipDeviceGetStreamPriorityRange(&least, &greatest));
  gives(true, greatest <= least);
}

SECTION(reset) {
  void* memory = nullptr;
  gives(hipSuccess, hipMalloc(&memory, 1000));
  hipStream_t stream = nullptr;
  gives(hipSuccess, hipStreamCreate(&stream));
  gives(hipSuccess, hipMemsetAsync(memory, 1, 1000, stream));
  gives(hipSuccess, hipDeviceReset());
  gives(hipSuccess, hipMalloc(&memory, 1000));
  gives(hipSuccess, hipMemset(memory, 1, 1000));
  gives(hipSuccess, hipFree(memory));
}

SECTION(refusals) {
  gives(hipErrorInvalidDevice, hipSetDevice(7));
  void* memory = nullptr;
  gives(hipErrorOutOfMemory, hipMalloc(&memory, std::size_t{1} << 50));
  gives(hipErrorInvalidValue, hipFree(&memory));
}
