// Streams whose work is timed from some point on: the order of the work stays.
#include <atomic>
#include <thread>
#include <vector>

#include "mix.h"
#include "objects.h"
#include "show.h"

constexpr int kSpins = 2000000;

// The first timed event is recorded while the stream is at work.
static void testFirst() {
  ManagedMemory<unsigned> cell(sizeof *cell);
  *cell = 0;
  hipEvent_t untimed, start, stop;
  Stream stream;
  HIP(hipEventCreateWithFlags(&untimed, hipEventDisableTiming));
  HIP(hipEventCreate(&start));
  HIP(hipEventCreate(&stop));
  mixSlowly<<<1, 1, 0, stream>>>(cell, 1, kSpins);
  HIP(hipEventRecord(untimed, stream));
  HIP(hipEventRecord(start, stream));
  mixSlowly<<<1, 1, 0, stream>>>(cell, 2, kSpins);
  HIP(hipEventRecord(stop, stream));
  mix<<<1, 1, 0, stream>>>(cell, 3);
  HIP(hipEventSynchronize(stop));
  show("first.untimed", hipEventQuery(untimed));
  show("first.start", hipEventQuery(start));
  HIP(hipStreamSynchronize(stream));
  const unsigned expected = mixed(mixed(mixed(0, slowValue(1, kSpins)), slowValue(2, kSpins)), 3);
  show("first.value", *cell == expected);
  float milliseconds = -1;
  HIP(hipEventElapsedTime(&milliseconds, start, stop));
  // Two million dependent multiplications take any device at least this long.
  show("first.elapsed", milliseconds > 0.1f);
  show("first.untimed elapsed", hipEventElapsedTime(&milliseconds, untimed, stop));
}

// Other threads launch meanwhile: each thread's own order holds.
static void testThreads() {
  constexpr unsigned kThreads = 4, kLaunches = 50;
  constexpr int kStreams = 40;
  ManagedMemory<unsigned> cells(kThreads * sizeof *cells);
  Event event;
  int right = 0;
  for (int s = 0; s < kStreams; ++s) {
    for (unsigned t = 0; t < kThreads; ++t) cells[t] = 0;
    hipStream_t stream;
    HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    std::atomic<unsigned> launched{0};
    std::vector<std::thread> threads;
    for (unsigned t = 0; t < kThreads; ++t)
      threads.emplace_back([&, t] {
        for (unsigned i = 0; i < kLaunches; ++i) {
          mix<<<1, 1, 0, stream>>>(cells + t, i);
          launched.fetch_add(1);
        }
      });
    while (launched.load() < static_cast<unsigned>(s) * 3) std::this_thread::yield();
    HIP(hipEventRecord(event, stream));
    for (std::thread& thread : threads) thread.join();
    HIP(hipStreamSynchronize(stream));
    unsigned expected = 0;
    for (unsigned i = 0; i < kLaunches; ++i) expected = mixed(expected, i);
    bool all = hipEventQuery(event) == hipSuccess;
    for (unsigned t = 0; t < kThreads; ++t) all = all && cells[t] == expected;
    right += all;
    HIP(hipStreamDestroy(stream));
  }
  show("threads", right);
}

int main() {
  testFirst();
  testThreads();
}
