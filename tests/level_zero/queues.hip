// The order of commands and the events between queues, over the test driver. test_queues.py looks at the calls.
#include <hip/hip_runtime.h>

#include <chrono>
#include <thread>
#include <vector>

#include "gate.h"
#include "sections.h"

// Order matters.
__global__ void step(int* value, int factor, int more) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  value[i] = value[i] * factor + more;
}

static hipStream_t stream() {
  hipStream_t made;
  HIP(hipStreamCreateWithFlags(&made, hipStreamNonBlocking));
  return made;
}

static hipEvent_t event() {
  hipEvent_t made;
  HIP(hipEventCreateWithFlags(&made, hipEventDisableTiming));
  return made;
}

static int* zeros(std::size_t count) {
  int* memory;
  HIP(hipMalloc(&memory, count * sizeof(int)));
  HIP(hipMemset(memory, 0, count * sizeof(int)));
  HIP(hipDeviceSynchronize());  // streams that don't block don't wait for the null stream's hipMemset
  return memory;
}

static int first(const int* memory) {
  int value = -1;
  HIP(hipMemcpy(&value, memory, sizeof value, hipMemcpyDeviceToHost));
  return value;
}

// Streams wait for each other's events alternately. The events are the same ones, which the driver's are not.
SECTION(alternation) {
  int* value = zeros(1);
  hipStream_t streams[] = {stream(), stream(), stream()};
  hipEvent_t events[] = {event(), event(), event()};
  unsigned wanted = 0;
  for (unsigned i = 0; i < 300; ++i) {
    const unsigned own = i % 3;
    if (i != 0) gives(hipSuccess, hipStreamWaitEvent(streams[own], events[(i - 1) % 3], 0));
    step<<<1, 1, 0, streams[own]>>>(value, static_cast<int>(i % 5 + 1), static_cast<int>(i));
    wanted = wanted * (i % 5 + 1) + i;
    gives(hipSuccess, hipEventRecord(events[own], streams[own]));
  }
  gives(hipSuccess, hipDeviceSynchronize());
  gives(static_cast<int>(wanted), first(value));
}

// Kernels and copies by both engines in one stream, with nothing between them.
SECTION(engines) {
  constexpr int count = 100'000;  // larger copies go to the engine that only copies
  int *value = zeros(count), *same = zeros(count), *pinned;
  HIP(hipHostMalloc(&pinned, count * sizeof(int), hipHostMallocDefault));
  for (int i = 0; i < count; ++i) pinned[i] = 0;
  hipStream_t s = stream();
  unsigned wanted = 0;
  for (unsigned i = 1; i < 30; ++i) {
    step<<<count / 100, 100, 0, s>>>(value, static_cast<int>(i % 4), static_cast<int>(i));
    wanted = wanted * (i % 4) + i;
    if (i % 3 == 0) {
      gives(hipSuccess, hipMemcpyAsync(pinned, value, count * sizeof(int), hipMemcpyDeviceToHost, s));
      gives(hipSuccess, hipMemcpyAsync(value, pinned, count * sizeof(int), hipMemcpyHostToDevice, s));
    }
    if (i % 5 == 0) {
      gives(hipSuccess, hipMemcpyAsync(same, value, count * sizeof(int), hipMemcpyDeviceToDevice, s));
      gives(hipSuccess, hipMemsetAsync(value, 0xFF, count * sizeof(int), s));
      gives(hipSuccess, hipMemcpyAsync(value, same, count * sizeof(int), hipMemcpyDeviceToDevice, s));
    }
  }
  gives(hipSuccess, hipMemcpyAsync(pinned, value, count * sizeof(int), hipMemcpyDeviceToHost, s));
  gives(hipSuccess, hipStreamSynchronize(s));
  gives(static_cast<int>(wanted), pinned[0]);
  gives(static_cast<int>(wanted), pinned[count - 1]);
}

// Threads use one stream at the same time, with streams of their own beside it. Each one's commands keep their order.
SECTION(threads) {
  constexpr int iterations = 40;
  hipStream_t shared = stream();
  const auto work = [&](int number, int* value, int* result) {
    hipStream_t own = stream();
    hipEvent_t there = event(), back = event();
    unsigned wanted = 0;
    for (unsigned i = 0; i < iterations; ++i) {
      step<<<1, 1, 0, shared>>>(value, number + 2, static_cast<int>(i));
      gives(hipSuccess, hipEventRecord(there, shared));
      gives(hipSuccess, hipStreamWaitEvent(own, there, 0));
      step<<<1, 1, 0, own>>>(value, 3, 1);
      gives(hipSuccess, hipEventRecord(back, own));
      gives(hipSuccess, hipStreamWaitEvent(shared, back, 0));
      wanted = (wanted * (number + 2) + i) * 3 + 1;
      if (i % 10 == 0) gives(hipSuccess, hipStreamSynchronize(shared));
    }
    gives(hipSuccess, hipMemcpyAsync(result, value, sizeof(int), hipMemcpyDeviceToHost, shared));
    gives(hipSuccess, hipStreamSynchronize(shared));
    gives(static_cast<int>(wanted), *result);
    gives(hipSuccess, hipStreamDestroy(own));
  };
  int *values = zeros(4), *results;
  HIP(hipHostMalloc(&results, 4 * sizeof(int), hipHostMallocDefault));
  std::vector<std::thread> all;
  for (int i = 0; i < 4; ++i) all.emplace_back(work, i, values + i, results + i);
  for (std::thread& each : all) each.join();
}

// A stream that is held has many events that nobody uses any more.
SECTION(forgotten_events) {
  int* value = zeros(1);
  hipStream_t s = stream(), other = stream();
  hipEvent_t same = event();
  Gate gate(s);
  for (int i = 0; i < 500; ++i) {
    step<<<1, 1, 0, s>>>(value, 1, 1);
    gives(hipSuccess, hipEventRecord(same, s));
  }
  gives(hipSuccess, hipStreamWaitEvent(other, same, 0));
  step<<<1, 1, 0, other>>>(value, 2, 0);
  gives(hipErrorNotReady, hipStreamQuery(other));
  gate.open();
  gives(hipSuccess, hipStreamSynchronize(other));
  gives(1000, first(value));
}

// The clock's counters begin again between the events (HIPSPV_TEST_ZE_TIMER), and long before the program asks.
SECTION(times) {
  using Clock = std::chrono::steady_clock;
  constexpr int kEvents = 5;
  constexpr auto kPause = std::chrono::milliseconds(150);
  hipEvent_t events[kEvents];
  for (hipEvent_t& event : events) gives(hipSuccess, hipEventCreate(&event));
  const auto begin = Clock::now();
  for (hipEvent_t event : events) {
    gives(hipSuccess, hipEventRecord(event, nullptr));
    gives(hipSuccess, hipEventSynchronize(event));
    std::this_thread::sleep_for(kPause);
  }
  const float whole = std::chrono::duration<float, std::milli>(Clock::now() - begin).count();
  for (int i = 1; i < kEvents; ++i) {
    float ms = 0;
    gives(hipSuccess, hipEventElapsedTime(&ms, events[0], events[i]));
    // The driver's clock and the host's may differ by a thousandth.
    gives(true, ms > 0.99f * 150 * i && ms < 1.01f * whole);
  }
  for (hipEvent_t event : events) gives(hipSuccess, hipEventDestroy(event));
}
