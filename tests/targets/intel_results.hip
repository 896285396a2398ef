// Runs the kernels of intel_results_device.hip from a bundle, and prints what they compute.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>

namespace {

void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::printf("%s\n", hipGetErrorString(error));
  std::exit(1);
}

void launch(hipModule_t module, const char* name, void** arguments, unsigned shared = 0) {
  hipFunction_t kernel;
  check(hipModuleGetFunction(&kernel, module, name));
  check(hipModuleLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, shared, nullptr, arguments, nullptr));
  check(hipDeviceSynchronize());
}

template <class T>
T* filled(unsigned count) {
  T* memory;
  check(hipMallocManaged(&memory, count * sizeof(T)));
  for (unsigned i = 0; i < count; ++i) memory[i] = static_cast<T>(i + 1);
  return memory;
}

template <class T>
void print(const char* what, const T* values, unsigned count) {
  std::printf("%s", what);
  for (unsigned i = 0; i < count; ++i) std::printf(" %a", static_cast<double>(values[i]));
  std::printf("\n");
}

int variable(hipModule_t module, const char* name) {
  hipDeviceptr_t place;
  std::size_t bytes;
  int value = 0;
  check(hipModuleGetGlobal(&place, &bytes, module, name));
  check(hipMemcpyDtoH(&value, place, sizeof value));
  return value;
}

}  // namespace

int main(int, char** words) {
  hipModule_t module;
  check(hipModuleLoad(&module, words[1]));
  float* floats = filled<float>(32);
  double* doubles = filled<double>(32);
  int* ints = filled<int>(32);
  int n = 32;
  void *scale[] = {&floats, &n}, *halve[] = {&doubles}, *of_ints[] = {&ints}, *say[] = {&n};
  launch(module, "_Z5scalePfi", scale);
  launch(module, "_Z5halvePd", halve);
  launch(module, "_Z5countPi", of_ints);
  print("scale", floats, 32);
  print("halve", doubles, 32);
  std::printf("counter %d\n", variable(module, "counter"));
  launch(module, "_Z7dynamicPi", of_ints, 32 * sizeof(int));
  print("dynamic", ints, 32);
  launch(module, "_Z3sayi", say);
  check(hipModuleUnload(module));
}
