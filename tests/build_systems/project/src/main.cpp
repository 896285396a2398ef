#include <cstdio>
#include <cstring>

#include "kernels.h"

int main() {
  // Defined on the command line, with a space.
  std::printf("title: %s\n", PROJECT_TITLE);
  std::printf("devices: %s\n", deviceCount() > 0 ? "some" : "none");
  std::printf("scaled: %ld\n", scaledSum(1000, 3));
  std::printf("polynomial: %ld\n", polynomialSum(100));
  std::printf("blocks: %d\n", countedBlocks(7));
  std::printf("sum: %ld of %ld\n", reducedSum(1000), referenceSum(1000));
  std::printf("maximum: %d\n", reducedMaximum(1000));
  return 0;
}
