// host_cpus <root>: the result of usableCpus for a machine whose files are in the directory.
#include <cstdio>

#include "hipspv/runtime/support/host_cpus.h"

int main(int count, char** words) {
  if (count != 2) return 2;
  std::printf("%u\n", hipspv::usableCpus(words[1]));
}
