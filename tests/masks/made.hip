// Features emulated for devices that lack them: atomic addition of float, memory, a clock, warps' operations, priorities.
#include "../runtime/show.h"

__global__ void add(float* sum) { atomicAdd(sum, 0.5f); }
__global__ void ticks(long long* out) {
  const long long first = clock64();
  const long long second = clock64();
  *out = second > first;
}

// Of 64 lanes, two warps: 13 is in the first, 40 in the second.
__global__ void warps(int* out) {
  const int any = __any(threadIdx.x == 13), all = __all(threadIdx.x != 40);
  const int other = __shfl_down(static_cast<int>(threadIdx.x), 4);
  const int sum = __reduce_add_sync(~0ull, static_cast<int>(threadIdx.x));
  if (threadIdx.x % 32 == 1) out[threadIdx.x / 32] = 100000 * any + 50000 * all + 2000 * other + sum;
}

int main() {
  float* sum;
  HIP(hipMallocManaged(&sum, sizeof *sum));
  *sum = 1;
  add<<<4, 64>>>(sum);
  HIP(hipDeviceSynchronize());
  show("sum", static_cast<double>(*sum));
  long long *later, host = -1;
  HIP(hipMalloc(&later, sizeof *later));
  ticks<<<1, 1>>>(later);
  HIP(hipMemcpy(&host, later, sizeof host, hipMemcpyDeviceToHost));
  show("later", host);
  int *lanes, both[2];
  HIP(hipMalloc(&lanes, sizeof both));
  warps<<<1, 64>>>(lanes);
  HIP(hipMemcpy(both, lanes, sizeof both, hipMemcpyDeviceToHost));
  show("first", both[0]);
  show("second", both[1]);
  hipStream_t stream;
  HIP(hipStreamCreateWithPriority(&stream, hipStreamDefault, -1));
  add<<<1, 64, 0, stream>>>(sum);
  HIP(hipStreamSynchronize(stream));
  show("urgent", static_cast<double>(*sum));
  return 0;
}
