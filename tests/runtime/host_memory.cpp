// host_memory <root>: what hostMemory says of a machine whose files lie in the folder.
#include <cstdio>

#include "hipspv/runtime/host_memory.h"

int main(int count, char** words) {
  if (count != 2) return 2;
  const hipspv::HostMemory memory = hipspv::hostMemory(words[1]);
  std::printf("limit=%zu\navailable=%zu\n", memory.limit, memory.available);
}
