// host_clocks <root>: the result of hostClocks for a machine whose files are in the directory.
#include <cstdio>

#include "hipspv/runtime/support/host_clocks.h"

int main(int count, char** words) {
  if (count != 2) return 2;
  const hipspv::HostClocks clocks = hipspv::hostClocks(words[1]);
  std::printf("cpu=%u\nmemory=%u\nbits=%u\n", clocks.cpuKhz, clocks.memoryKhz, clocks.memoryBits);
}
