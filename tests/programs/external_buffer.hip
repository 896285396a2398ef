// Memory with a descriptor, imported as another API's memory: kernels use both addresses.
#include <vector>

#include "support.h"

__global__ void add(int* data, int count, int value) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) data[i] += value;
}

int main() {
  hipMemAllocationProp properties = {};
  properties.type = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 0};
  properties.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
  size_t bytes = 0;
  HIP_CHECK(hipMemGetAllocationGranularity(&bytes, &properties, hipMemAllocationGranularityMinimum));
  hipMemGenericAllocationHandle_t memory;
  HIP_CHECK(hipMemCreate(&memory, bytes, &properties, 0));
  void* base;
  HIP_CHECK(hipMemAddressReserve(&base, bytes, 0, nullptr, 0));
  HIP_CHECK(hipMemMap(base, bytes, 0, memory, 0));
  const hipMemAccessDesc access = {{hipMemLocationTypeDevice, 0}, hipMemAccessFlagsProtReadWrite};
  HIP_CHECK(hipMemSetAccess(base, bytes, &access, 1));
  auto* data = static_cast<int*>(base);
  const int count = static_cast<int>(bytes / sizeof(int));
  HIP_CHECK(hipMemset(data, 0, bytes));
  add<<<(count + 255) / 256, 256>>>(data, count, 3);
  int descriptor;
  HIP_CHECK(hipMemExportToShareableHandle(&descriptor, memory, hipMemHandleTypePosixFileDescriptor, 0));
  hipExternalMemoryHandleDesc given = {};
  given.type = hipExternalMemoryHandleTypeOpaqueFd;
  given.handle.fd = descriptor;
  given.size = bytes;
  hipExternalMemory_t external;
  HIP_CHECK(hipImportExternalMemory(&external, &given));
  hipExternalMemoryBufferDesc buffer = {};
  buffer.size = bytes;
  int* same;
  HIP_CHECK(hipExternalMemoryGetMappedBuffer(reinterpret_cast<void**>(&same), external, &buffer));
  add<<<(count + 255) / 256, 256>>>(same, count, 4);
  std::vector<int> got(count);
  HIP_CHECK(hipMemcpy(got.data(), data, bytes, hipMemcpyDeviceToHost));
  long wrong = 0;
  for (int each : got) wrong += each != 7;
  HIP_CHECK(hipFree(same));
  HIP_CHECK(hipDestroyExternalMemory(external));
  HIP_CHECK(hipMemUnmap(base, bytes));
  HIP_CHECK(hipMemAddressFree(base, bytes));
  HIP_CHECK(hipMemRelease(memory));
  return verdict(count, wrong);
}
