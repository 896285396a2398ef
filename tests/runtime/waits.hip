// The host's waits: they last until all commands are over, whichever of them came last, and wherever they came from.
#include <atomic>
#include <thread>
#include <vector>

#include "sections.h"

// Takes long enough that a wait which ends early is noticed.
__global__ void slowlyAdd(int* to, int value) {
  volatile int turns = 0;
  while (turns < 100000) turns = turns + 1;
  *to += value;
}
__global__ void add(int* to, int value) { *to += value; }

static int* pinned(int count) {
  int* result;
  HIP(hipHostMalloc(&result, count * sizeof(int)));
  for (int i = 0; i < count; ++i) result[i] = 0;
  return result;
}

// The number of commands between waits repeats, and changes.
SECTION(repeated) {
  int* sum = pinned(1);
  int expected = 0;
  for (const int commands : {1, 1, 1, 3, 3, 3, 1, 2, 2, 5, 1, 1, 4, 1}) {
    for (int i = 0; i < commands; ++i) slowlyAdd<<<1, 1>>>(sum, 1);
    HIP(hipDeviceSynchronize());
    gives(expected += commands, *sum);
  }
}

SECTION(copies_between) {
  int *sum = pinned(1), *device;
  HIP(hipMalloc(&device, sizeof(int)));
  HIP(hipMemset(device, 0, sizeof(int)));
  for (int i = 1; i <= 8; ++i) {
    slowlyAdd<<<1, 1>>>(device, 1);
    HIP(hipMemcpyAsync(sum, device, sizeof(int), hipMemcpyDeviceToHost, nullptr));
    if (i % 3 == 0) slowlyAdd<<<1, 1>>>(device, 1);
    HIP(hipDeviceSynchronize());
    gives(i + (i - 1) / 3, *sum);
  }
}

// Another thread's command comes after the one that this thread's waits have led to expect as the last.
SECTION(commands_of_another_thread) {
  int* sums = pinned(2);
  for (int i = 1; i <= 8; ++i) {
    add<<<1, 1>>>(sums, 1);
    std::thread([&] { slowlyAdd<<<1, 1>>>(sums + 1, 1); }).join();
    HIP(hipDeviceSynchronize());
    gives(i, sums[0]);
    gives(i, sums[1]);
    add<<<1, 1>>>(sums, 0);
    HIP(hipDeviceSynchronize());
  }
}

SECTION(threads_share_a_stream) {
  int* sums = pinned(4);
  std::atomic<int> wrong{0};
  hipStream_t stream;
  HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 4; ++thread)
    threads.emplace_back([&, thread] {
      for (int i = 1; i <= 100; ++i) {
        slowlyAdd<<<1, 1, 0, stream>>>(sums + thread, 1);
        HIP(hipStreamSynchronize(stream));
        if (sums[thread] != i) ++wrong;
      }
    });
  for (std::thread& thread : threads) thread.join();
  gives(0, wrong.load());
}

// All of them launch one kernel, with arguments of their own.
SECTION(threads_share_a_kernel) {
  constexpr int kThreads = 16, kLaunches = 300;
  int* sums = pinned(kThreads);
  std::vector<std::thread> threads;
  for (int thread = 0; thread < kThreads; ++thread)
    threads.emplace_back([&, thread] {
      hipStream_t stream;
      HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
      for (int i = 0; i < kLaunches; ++i) add<<<1, 1, 0, stream>>>(sums + thread, thread + i % 7);
      HIP(hipStreamSynchronize(stream));
      HIP(hipStreamDestroy(stream));
    });
  for (std::thread& thread : threads) thread.join();
  for (int thread = 0; thread < kThreads; ++thread) {
    int expected = 0;
    for (int i = 0; i < kLaunches; ++i) expected += thread + i % 7;
    gives(expected, sums[thread]);
  }
}

// A copy for which the host waits comes after the default stream's work, also in another stream.
SECTION(copies_after_the_default_stream) {
  int *device, value = 5;
  HIP(hipMalloc(&device, sizeof(int)));
  HIP(hipMemcpy(device, &value, sizeof value, hipMemcpyHostToDevice));
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  slowlyAdd<<<1, 1>>>(device, 2);
  HIP(hipMemcpyAsync(&value, device, sizeof value, hipMemcpyDeviceToHost, stream));
  gives(7, value);
  slowlyAdd<<<1, 1, 0, stream>>>(device, 2);
  HIP(hipMemcpy(&value, device, sizeof value, hipMemcpyDeviceToHost));
  gives(9, value);
}

// A host function that calls HIP holds the stream that a copy waits for.
SECTION(copies_after_a_host_function) {
  static int *device, value = 1;
  HIP(hipMalloc(&device, sizeof(int)));
  HIP(hipMemset(device, 0, sizeof(int)));
  int count = 0;
  HIP(hipLaunchHostFunc(nullptr, [](void* data) { HIP(hipGetDeviceCount(static_cast<int*>(data))); }, &count));
  slowlyAdd<<<1, 1>>>(device, 3);
  HIP(hipMemcpy(&value, device, sizeof value, hipMemcpyDeviceToHost));
  gives(3, value);
  gives(true, count > 0);
}
