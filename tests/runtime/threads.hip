// Many threads launch the same kernel, each with arguments of its own.
#include "show.h"

#include <atomic>
#include <thread>
#include <vector>

struct Large {
  int values[500];
};

__global__ void store(int* out, int value) { out[threadIdx.x] = value + threadIdx.x; }
__global__ void storeLarge(int* out, Large large, int i) { *out = large.values[i]; }

static std::atomic<int> wrong{0};

static void work(int thread, bool shareStream) {
  hipStream_t stream = nullptr;
  if (!shareStream) HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  int* out;
  HIP(hipHostMalloc(&out, 64 * sizeof *out));
  Large large{};
  for (int i = 0; i < 200; ++i) {
    const int value = thread * 100000 + i;
    store<<<1, 32, 0, stream>>>(out, value);
    large.values[i] = value;
    storeLarge<<<1, 1, 0, stream>>>(out + 40, large, i);
    HIP(hipStreamSynchronize(stream));
    for (int j = 0; j < 32; ++j) wrong += out[j] != value + j;
    wrong += out[40] != value;
  }
  HIP(hipHostFree(out));
  if (stream != nullptr) HIP(hipStreamDestroy(stream));
}

static void run(bool shareStream) {
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back(work, i, shareStream);
  for (auto& thread : threads) thread.join();
}

int main() {
  run(false);
  show("own streams", wrong.exchange(0));
  run(true);
  show("default stream", wrong.exchange(0));

  // The last error is each thread's own.
  hipError_t other = hipErrorUnknown;
  show("free", hipFree(&other));
  std::thread([&] { other = hipGetLastError(); }).join();
  show("other thread", other);
  show("this thread", hipGetLastError());
  return 0;
}
