// Names the device that HIP programs run on. With -v: its limits.
#include <cstring>

#include "common/check.h"

int main(int argc, char** argv) {
  int count = 0;
  HIP_CHECK(hipGetDeviceCount(&count));
  if (count < 1) {
    std::fprintf(stderr, "no device\n");
    return 1;
  }
  hipDeviceProp_t prop;
  HIP_CHECK(hipGetDeviceProperties(&prop, 0));
  std::printf("%s\n", prop.name);
  if (argc > 1 && std::strcmp(argv[1], "-v") == 0) {
    std::printf("  devices              %d\n", count);
    std::printf("  compute units        %d\n", prop.multiProcessorCount);
    std::printf("  global memory        %zu MiB\n", prop.totalGlobalMem >> 20);
    std::printf("  shared memory/block  %zu KiB\n", prop.sharedMemPerBlock >> 10);
    std::printf("  threads/block        %d\n", prop.maxThreadsPerBlock);
    std::printf("  warp                 %d\n", prop.warpSize);
  }
  return prop.warpSize == 32 && prop.maxThreadsPerBlock >= 256 ? 0 : 1;
}
