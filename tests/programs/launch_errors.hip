// The runtime's answers to wrong calls: errors are returned, kept once, and do no harm afterwards.
#include <cstring>

#include "support.h"

__global__ void one(int* out) { out[0] = 1; }

int main() {
  DeviceArray<int> out(1);
  long wrong = 0, checked = 0;
  auto expect = [&](const char* what, hipError_t got, hipError_t wanted) {
    ++checked;
    if (got == wanted) return;
    ++wrong;
    std::printf("%s: %s, expected %s\n", what, hipGetErrorName(got), hipGetErrorName(wanted));
  };
  expect("nothing wrong yet", hipGetLastError(), hipSuccess);
  one<<<1, 1 << 20>>>(out);
  expect("peek at the error", hipPeekAtLastError(), hipErrorInvalidConfiguration);
  expect("too many threads", hipGetLastError(), hipErrorInvalidConfiguration);
  expect("read once", hipGetLastError(), hipSuccess);
  one<<<0, 1>>>(out);
  expect("no blocks", hipGetLastError(), hipErrorInvalidConfiguration);
  one<<<1, 1, 1 << 30>>>(out);
  wrong += hipGetLastError() == hipSuccess;  // a gibibyte of shared memory
  expect("null destination", hipMemcpy(nullptr, out, 4, hipMemcpyDeviceToHost), hipErrorInvalidValue);
  expect("null pointer", hipMalloc(static_cast<void**>(nullptr), 4), hipErrorInvalidValue);
  expect("no such device", hipSetDevice(1000), hipErrorInvalidDevice);
  int on_the_stack;
  expect("freeing what is not ours", hipFree(&on_the_stack), hipErrorInvalidValue);
  expect("freeing nothing", hipFree(nullptr), hipSuccess);
  (void)hipGetLastError();
  wrong += std::strcmp(hipGetErrorName(hipErrorInvalidValue), "hipErrorInvalidValue") != 0;
  wrong += std::strlen(hipGetErrorString(hipErrorInvalidValue)) == 0;

  one<<<1, 1>>>(out);
  HIP_CHECK(hipDeviceSynchronize());
  wrong += out.host()[0] != 1;
  return verdict(checked + 4, wrong);
}
