// host_machine <clocks, cpus or memory> <root>: a function's result for a machine whose files are in the directory.
#include "hipspv/runtime/support/host_machine.h"

#include <cstdio>
#include <string_view>

int main(int count, char** argv) {
  if (count != 3) return 2;
  const std::string_view what = argv[1];
  if (what == "clocks") {
    const hipspv::HostClocks clocks = hipspv::hostClocks(argv[2]);
    std::printf("cpu=%u\nmemory=%u\nbits=%u\n", clocks.cpuKhz, clocks.memoryKhz, clocks.memoryBits);
  } else if (what == "cpus") {
    std::printf("cpus=%u\n", hipspv::usableCpus(argv[2]));
  } else if (what == "memory") {
    const hipspv::HostMemory memory = hipspv::hostMemory(argv[2]);
    std::printf("limit=%zu\navailable=%zu\n", memory.limit, memory.available);
  } else {
    return 2;
  }
}
