// Device, constant and managed variables.
#include "show.h"

struct Config {
  int scale;
  float weights[3];
};

__device__ int counter = 5;
__device__ double zeroed[100];
__constant__ Config config = {2, {1, 2, 3}};
__managed__ int shared[4] = {1, 2, 3, 4};
static __device__ int hidden = 9;
__device__ int* pointer = &counter;

__global__ void use(float* out) {
  out[0] = counter;
  out[1] = config.scale * config.weights[2];
  out[2] = hidden;
  out[3] = zeroed[99];
  shared[3] += shared[0];
  *pointer += 1;
}

int main() {
  show("managed.before", shared[1]);
  float* out;
  HIP(hipMallocManaged(&out, 4 * sizeof *out));
  shared[0] = 30;
  use<<<1, 1>>>(out);
  HIP(hipDeviceSynchronize());
  show("counter", out[0]);
  show("config", out[1]);
  show("hidden", out[2]);
  show("zeroed", out[3]);
  show("managed", shared[3]);

  int value = 0;
  HIP(hipMemcpyFromSymbol(&value, counter, sizeof value));
  show("incremented", value);
  const Config other = {10, {0, 0, 7}};
  const double last = 2.5;
  value = 40;
  HIP(hipMemcpyToSymbol(counter, &value, sizeof value));
  HIP(hipMemcpyToSymbol(HIP_SYMBOL(config), &other, sizeof other));
  HIP(hipMemcpyToSymbol(zeroed, &last, sizeof last, 99 * sizeof last));
  use<<<1, 1>>>(out);
  HIP(hipDeviceSynchronize());
  show("counter.set", out[0]);
  show("config.set", out[1]);
  show("offset.set", out[3]);

  void* address = nullptr;
  std::size_t size = 0;
  HIP(hipGetSymbolAddress(&address, counter));
  HIP(hipGetSymbolSize(&size, zeroed));
  HIP(hipMemcpy(&value, address, sizeof value, hipMemcpyDeviceToHost));
  show("by address", value);
  show("size", size);
  show("overrun", hipMemcpyToSymbol(counter, &other, sizeof other));
  show("unregistered", hipGetSymbolAddress(&address, &value));
  return 0;
}
