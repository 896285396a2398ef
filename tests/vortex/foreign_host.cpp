// Registers a kernel of another compiler by hand, and launches it by its handle.
#include <hip/hip_kernel_metadata.h>
#include <hip/hip_runtime_api.h>

#include <cstdio>

static const unsigned char kImage[] = {
#include "image.h"
};
static void* handle = nullptr;

int main() {
  const hipKernelArgumentMetadata metadata[] = {{0, 8, 8, 1}, {8, 4, 4, 0}};
  if (__hipRegisterFunctionWithMetadata(&handle, "addAll", kImage, sizeof kImage, 2, metadata)) return 1;
  int values[100] = {}, count = 100;
  for (int i = 0; i < count; ++i) values[i] = i;
  void* memory = nullptr;
  if (hipMalloc(&memory, sizeof values)) return 2;
  if (hipMemcpy(memory, values, sizeof values, hipMemcpyHostToDevice)) return 3;
  void* arguments[] = {&memory, &count};
  if (hipLaunchKernel(handle, dim3(1), dim3(1), arguments, 0, nullptr)) return 4;
  if (hipMemcpy(values, memory, sizeof values, hipMemcpyDeviceToHost)) return 5;
  std::printf("%d %d %d %d\n", values[0], values[1], values[2], values[3]);
  return 0;
}
