// Commands of all kinds that a trace and a log record. The argument says how the process ends.
#include <csignal>
#include <cstring>
#include <thread>
#include <vector>

#include "show.h"

__global__ void scale(int* data, int by) { data[blockIdx.x * blockDim.x + threadIdx.x] *= by; }

template <class T>
__global__ void raise(T* data) {
  data[threadIdx.x] += 1;
}

static void work(hipStream_t stream) {
  int* data;
  std::vector<int> values(4096, 3);
  HIP(hipMalloc(&data, 4096 * sizeof(int)));
  HIP(hipMemcpyAsync(data, values.data(), 4096 * sizeof(int), hipMemcpyHostToDevice, stream));
  scale<<<64, 64, 0, stream>>>(data, 2);
  raise<int><<<1, 64, 0, stream>>>(data);
  HIP(hipMemcpyAsync(values.data(), data, 4096 * sizeof(int), hipMemcpyDeviceToHost, stream));
  HIP(hipStreamSynchronize(stream));
  show("value", values[0] == 7 && values[64] == 6);
  HIP(hipMemsetAsync(data, 0, 512, stream));
  HIP(hipStreamSynchronize(stream));
  HIP(hipFree(data));
}

int main(int, char** argv) {
  work(nullptr);
  std::thread([] {
    hipStream_t stream;
    HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    work(stream);
    HIP(hipStreamDestroy(stream));
  }).join();
  show("bad", hipMalloc(nullptr, 16));
  HIP(hipProfilerStop());
  static_cast<void>(hipMalloc(nullptr, 32));  // not recorded
  HIP(hipProfilerStart());
  std::fflush(stdout);
  if (std::strcmp(argv[1], "exit") == 0) {
    int* data;
    HIP(hipMalloc(&data, 4096 * sizeof(int)));
    scale<<<64, 64>>>(data, 5);
    std::exit(3);
  }
  if (std::strcmp(argv[1], "crash") == 0) std::raise(SIGKILL);
  return 0;
}
