// Arguments: the module; the lowered names of areas<Square, 2>, areas<Circle, 1>, store<double> and factor<double>.
#include "../support.h"

struct Options {
  int* out;
  int values[4];
};

int main(int argc, char** argv) {
  if (argc != 6) return 2;
  hipModule_t module;
  hipFunction_t square, circle, store;
  HIP_CHECK(hipModuleLoad(&module, argv[1]));
  HIP_CHECK(hipModuleGetFunction(&square, module, argv[2]));
  HIP_CHECK(hipModuleGetFunction(&circle, module, argv[3]));
  HIP_CHECK(hipModuleGetFunction(&store, module, argv[4]));
  hipDeviceptr_t factor;
  size_t bytes = 0;
  HIP_CHECK(hipModuleGetGlobal(&factor, &bytes, module, argv[5]));

  int n = 10;
  long wrong = bytes != sizeof(int), checked = 1;
  DeviceArray<int> out(n);
  int* pointer = out;
  void* arguments[] = {&pointer, &n};
  HIP_CHECK(hipModuleLaunchKernel(square, 1, 1, 1, 16, 1, 1, 0, nullptr, arguments, nullptr));
  auto got = out.host();
  for (int i = 0; i < n; ++i, ++checked) wrong += got[i] != i * i * 2;
  HIP_CHECK(hipModuleLaunchKernel(circle, 1, 1, 1, 16, 1, 1, 0, nullptr, arguments, nullptr));
  got = out.host();
  for (int i = 0; i < n; ++i, ++checked) wrong += got[i] != i * i * 3;

  Options options{pointer, {1, 2, 3, 4}};
  double add = 0.5;
  void* others[] = {&options, &add};
  HIP_CHECK(hipModuleLaunchKernel(store, 1, 1, 1, 4, 1, 1, 0, nullptr, others, nullptr));
  got = out.host();
  for (int i = 0; i < 4; ++i, ++checked) wrong += got[i] != (i + 1) * 8;
  const int three = 3;
  HIP_CHECK(hipMemcpy(factor, &three, sizeof three, hipMemcpyHostToDevice));
  HIP_CHECK(hipModuleLaunchKernel(store, 1, 1, 1, 4, 1, 1, 0, nullptr, others, nullptr));
  got = out.host();
  for (int i = 0; i < 4; ++i, ++checked) wrong += got[i] != (i + 1) * 3;
  HIP_CHECK(hipModuleUnload(module));
  return verdict(checked, wrong);
}
