// Loads a bundle, gets its kernels, and launches one.
#include <hip/hip_runtime.h>

int main(int, char** words) {
  hipModule_t module;
  hipFunction_t kernel;
  if (hipModuleLoad(&module, words[1]) != hipSuccess) return 1;
  const char* const names[] = {"_Z7shufflePf", "_Z5halvePd", "_Z5countPi", "_Z3sayi", "_Z1dPi"};
  for (const char* name : names)
    if (hipModuleGetFunction(&kernel, module, name) != hipSuccess) return 2;
  void* p;
  if (hipMalloc(&p, 1024) != hipSuccess) return 3;
  void* arguments[] = {&p};
  if (hipModuleLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, nullptr, arguments, nullptr) != hipSuccess) return 4;
  return hipDeviceSynchronize() == hipSuccess ? 0 : 5;
}
