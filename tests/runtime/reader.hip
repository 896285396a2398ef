// Loads every named file and prints the results.
#include "show.h"

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    hipModule_t module;
    const hipError_t error = hipModuleLoad(&module, argv[i]);
    std::printf("%d=%s\n", i, hipGetErrorName(error));
    if (error == hipSuccess) HIP(hipModuleUnload(module));
  }
  return 0;
}
