// Launches the kernels of document_kernels.hip by the handles that `hipspv registration` defines. Plain C++.
#include <hip/hip_runtime_api.h>

#include <cstdio>
#include <cstring>
#include <vector>

#include "document_types.h"

extern void* vectorAdd_handle;
extern void* complexKernel_handle;
extern void* wideKernel_handle;

namespace {

constexpr int kCount = 1000;
constexpr dim3 kGrid(4), kBlock(256);
int failures = 0;

void check(hipError_t error, const char* what) {
  if (error == hipSuccess) return;
  std::printf("%s: %s\n", what, hipGetErrorName(error));
  ++failures;
}

template <class T>
T* onDevice(const std::vector<T>& values) {
  void* memory = nullptr;
  check(hipMalloc(&memory, values.size() * sizeof(T)), "hipMalloc");
  check(hipMemcpy(memory, values.data(), values.size() * sizeof(T), hipMemcpyHostToDevice), "hipMemcpy");
  return static_cast<T*>(memory);
}

template <class T>
std::vector<T> fromDevice(const T* memory) {
  std::vector<T> values(kCount);
  check(hipMemcpy(values.data(), memory, kCount * sizeof(T), hipMemcpyDeviceToHost), "hipMemcpy");
  return values;
}

template <class... Arguments>
void launch(const void* handle, Arguments... arguments) {
  void* addresses[] = {&arguments...};
  check(hipLaunchKernel(handle, kGrid, kBlock, addresses, 0, nullptr), "hipLaunchKernel");
}

template <class Value, class Expected>
void report(const char* name, const std::vector<Value>& values, Expected&& expected) {
  int wrong = 0;
  for (int i = 0; i < kCount; ++i) wrong += values[i] != expected(i);
  std::printf("%s: %d wrong\n", name, wrong);
}

}  // namespace

int main() {
  std::vector<float> a(kCount), b(kCount), zeros(kCount);
  std::vector<double> data(kCount);
  for (int i = 0; i < kCount; ++i) a[i] = i, b[i] = 2 * i, data[i] = i + 3;
  float* sum = onDevice(zeros);
  launch(&vectorAdd_handle, onDevice(a), onDevice(b), sum, kCount);
  report("vectorAdd", fromDevice(sum), [](int i) { return 3.0f * i; });
  float* output = onDevice(zeros);
  launch(complexKernel_handle, output, Vec3{2, 4, 1}, kCount, onDevice(data));
  report("complexKernel", fromDevice(output), [](int i) { return 2.0f * i + 4.0f * (i + 3) - 1; });
  long* products = onDevice(std::vector<long>(kCount));
  launch(wideKernel_handle, products, -5000000000L, static_cast<unsigned long>(kCount));
  report("wideKernel", fromDevice(products), [](int i) { return -5000000000L * i; });
  return failures;
}
