// host_memory <root>: the result of hostMemory for a machine whose files are in the directory.
#include <cstdio>

#include "hipspv/runtime/support/host_memory.h"

int main(int count, char** words) {
  if (count != 2) return 2;
  const hipspv::HostMemory memory = hipspv::hostMemory(words[1]);
  std::printf("limit=%zu\navailable=%zu\n", memory.limit, memory.available);
}
