// assert in device code: the kernel stops, the message names the line, the next synchronisation
// returns hipErrorAssert.
#include <cassert>
#include <string>

#include "common/capture.h"
#include "common/check.h"

__global__ void positive(const int* data) { assert(data[threadIdx.x] > 0); }

int main() {
  const int good[4] = {1, 2, 3, 4}, bad[4] = {1, 2, -3, 4};
  int* data;
  HIP_CHECK(hipMalloc(&data, sizeof good));
  HIP_CHECK(hipMemcpy(data, good, sizeof good, hipMemcpyHostToDevice));
  positive<<<1, 4>>>(data);
  HIP_CHECK(hipDeviceSynchronize());  // nothing fires

  HIP_CHECK(hipMemcpy(data, bad, sizeof bad, hipMemcpyHostToDevice));
  Capture capture(stderr);
  positive<<<1, 4>>>(data);
  const hipError_t error = hipDeviceSynchronize();
  const std::string message = capture.end();

  const bool named = message.find("device_assert.hip") != std::string::npos &&
                     message.find("data[threadIdx.x] > 0") != std::string::npos &&
                     message.find("thread: [2,0,0]") != std::string::npos;
  if (!named) std::printf("message: \"%s\"\n", message.c_str());
  std::printf("assert fired: %s, message %s\n", hipGetErrorName(error), named ? "came" : "wrong");
  return error == hipErrorAssert && named ? 0 : 1;
}
