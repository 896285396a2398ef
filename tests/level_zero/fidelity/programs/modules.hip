// Modules of a file; the arguments are its path and that of a file that isn't code.
#include <hip/hip_runtime.h>

#include <cstdio>

#include "sections.h"

SECTION(loading) {
  hipModule_t module = nullptr;
  for (int round = 0; round < 2; ++round) {
    gives(hipSuccess, hipModuleLoad(&module, Section::arguments[2]));
    hipFunction_t function = nullptr;
    gives(hipSuccess, hipModuleGetFunction(&function, module, "fill"));
    gives(hipErrorNotFound, hipModuleGetFunction(&function, module, "missing"));
    gives(hipSuccess, hipModuleGetFunction(&function, module, "fill"));
    void* memory = nullptr;
    gives(hipSuccess, hipMalloc(&memory, 4096));
    int number = 7;
    void* words[] = {&memory, &number};
    gives(hipSuccess, hipModuleLaunchKernel(function, 4, 1, 1, 64, 1, 1, 0, nullptr, words, nullptr));
    gives(hipSuccess, hipDeviceSynchronize());
    int threads = 0;
    gives(hipSuccess, hipFuncGetAttribute(&threads, HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, function));
    gives(true, threads >= 64);
    gives(hipSuccess, hipFree(memory));
    gives(hipSuccess, hipModuleUnload(module));
  }
}

SECTION(refusals) {
  hipModule_t module = nullptr;
  gives(hipErrorFileNotFound, hipModuleLoad(&module, "/nowhere"));
  gives(hipErrorInvalidImage, hipModuleLoad(&module, Section::arguments[3]));
}
