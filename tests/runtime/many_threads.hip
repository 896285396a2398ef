// many_threads <threads> <rounds>: each thread has a stream of its own, and uses everything at once.
#include <atomic>
#include <thread>
#include <vector>

#include "objects.h"
#include "show.h"

struct Large {
  int values[400];
};

__global__ void scale(int* data, int factor) { data[threadIdx.x] *= factor; }
__global__ void pick(int* out, Large large, int i) { *out = large.values[i]; }

static std::atomic<int> wrong{0}, callbacks{0};
static const char* moduleFile = nullptr;

static void check(bool right) { wrong += !right; }

static void copies(hipStream_t stream, int thread) {
  constexpr int n = 64;
  int in[n], out[n] = {};
  for (int i = 0; i < n; ++i) in[i] = thread + i;
  int* ordered = nullptr;
  Memory<int> device(sizeof in);
  HIP(hipMallocAsync(reinterpret_cast<void**>(&ordered), sizeof in, stream));
  HIP(hipMemcpyAsync(device, in, sizeof in, hipMemcpyHostToDevice, stream));
  scale<<<1, n, 0, stream>>>(device, 3);
  HIP(hipMemcpyAsync(ordered, device, sizeof in, hipMemcpyDeviceToDevice, stream));
  scale<<<1, n, 0, stream>>>(ordered, 2);
  HIP(hipMemcpyAsync(out, ordered, sizeof in, hipMemcpyDeviceToHost, stream));
  HIP(hipFreeAsync(ordered, stream));
  HIP(hipStreamSynchronize(stream));
  for (int i = 0; i < n; ++i) check(out[i] == 6 * in[i]);
}

static void events(hipStream_t stream, int thread) {
  int* data = nullptr;
  Stream other(hipStreamNonBlocking);
  Event start, end;
  HIP(hipHostMalloc(reinterpret_cast<void**>(&data), sizeof(int), 0));
  *data = thread + 1;
  HIP(hipEventRecord(start, stream));
  scale<<<1, 1, 0, stream>>>(data, 5);
  HIP(hipEventRecord(end, stream));
  HIP(hipStreamWaitEvent(other, end, 0));
  scale<<<1, 1, 0, other>>>(data, 7);
  HIP(hipLaunchHostFunc(other, [](void*) { ++callbacks; }, nullptr));
  HIP(hipStreamSynchronize(other));
  check(*data == 35 * (thread + 1));
  check(hipEventQuery(end) == hipSuccess);
  float milliseconds = -1;
  HIP(hipEventElapsedTime(&milliseconds, start, end));
  check(milliseconds >= 0);
  HIP(hipHostFree(data));
}

static void modules(hipStream_t stream, int thread) {
  hipModule_t module;
  hipFunction_t twice;
  hipDeviceptr_t factor;
  std::size_t bytes = 0;
  int* data = nullptr;
  HIP(hipModuleLoad(&module, moduleFile));
  HIP(hipModuleGetFunction(&twice, module, "twice"));
  HIP(hipModuleGetGlobal(&factor, &bytes, module, "factor"));
  HIP(hipMemcpyHtoD(factor, &thread, sizeof thread));
  HIP(hipHostMalloc(reinterpret_cast<void**>(&data), sizeof(int), 0));
  *data = 3;
  void* arguments[] = {&data};
  HIP(hipModuleLaunchKernel(twice, 1, 1, 1, 1, 1, 1, 0, stream, arguments, nullptr));
  HIP(hipStreamSynchronize(stream));
  check(*data == 3 * thread);
  HIP(hipModuleUnload(module));
  HIP(hipHostFree(data));
}

static void arguments(hipStream_t stream, int thread) {
  Large large{};
  int* out = nullptr;
  HIP(hipHostMalloc(reinterpret_cast<void**>(&out), sizeof(int), 0));
  for (int i = 0; i < 20; ++i) {
    large.values[i] = 1000 * thread + i;
    pick<<<1, 1, 0, stream>>>(out, large, i);
    HIP(hipStreamSynchronize(stream));
    check(*out == 1000 * thread + i);
  }
  pick<<<1, 1, 0, hipStreamPerThread>>>(out, large, 7);
  HIP(hipStreamSynchronize(hipStreamPerThread));
  check(*out == 1000 * thread + 7);
  HIP(hipHostFree(out));
}

static void work(int thread, int rounds) {
  Stream stream;
  for (int i = 0; i < rounds; ++i) {
    copies(stream, thread);
    events(stream, thread);
    arguments(stream, thread);
  }
  if (thread % 8 == 0) modules(stream, thread);
}

int main(int, char** argv) {
  const int count = std::atoi(argv[1]), rounds = std::atoi(argv[2]);
  moduleFile = argv[3];
  std::vector<std::thread> threads;
  for (int i = 0; i < count; ++i) threads.emplace_back(work, i, rounds);
  for (auto& thread : threads) thread.join();
  HIP(hipDeviceSynchronize());
  show("wrong", wrong.load());
  show("callbacks", callbacks.load());
  return 0;
}
