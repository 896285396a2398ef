// Streams, events, host functions and graphs. Nothing may wait for the value of a kernel.
#include <hip/hip_interop.h>
#include <hip/hip_runtime.h>

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <thread>
#include <vector>

#include "sections.h"

namespace {

__global__ void step(int* out) { out[threadIdx.x] += 1; }

struct Fixture {
  int* out = nullptr;
  std::vector<hipStream_t> streams;

  explicit Fixture(int count) : streams(count) {
    gives(hipSuccess, hipMalloc(&out, 4096));
    for (hipStream_t& each : streams) {
      gives(hipSuccess, hipStreamCreateWithFlags(&each, hipStreamNonBlocking));
    }
  }
  ~Fixture() {
    for (hipStream_t each : streams) {
      gives(hipSuccess, hipStreamSynchronize(each));
      gives(hipSuccess, hipStreamDestroy(each));
    }
    gives(hipSuccess, hipFree(out));
  }
};

}  // namespace

SECTION(order) {
  Fixture fixture(3);
  hipEvent_t event = nullptr;
  gives(hipSuccess, hipEventCreateWithFlags(&event, hipEventDisableTiming));
  for (int round = 0; round < 20; ++round) {
    for (hipStream_t each : fixture.streams) {
      gives(hipSuccess, hipStreamWaitEvent(each, event, 0));
      step<<<1, 32, 0, each>>>(fixture.out);
      gives(hipSuccess, hipEventRecord(event, each));
    }
  }
  gives(hipSuccess, hipEventSynchronize(event));
  gives(hipSuccess, hipEventDestroy(event));
}

SECTION(times) {
  Fixture fixture(1);
  hipEvent_t first = nullptr, last = nullptr;
  gives(hipSuccess, hipEventCreate(&first));
  gives(hipSuccess, hipEventCreate(&last));
  gives(hipSuccess, hipEventRecord(first, fixture.streams[0]));
  step<<<1, 32, 0, fixture.streams[0]>>>(fixture.out);
  gives(hipSuccess, hipEventRecord(last, fixture.streams[0]));
  gives(hipSuccess, hipEventSynchronize(last));
  float passed = 0;
  static_cast<void>(hipEventElapsedTime(&passed, first, last));  // the mode has no times
  gives(hipSuccess, hipEventDestroy(first));
  gives(hipSuccess, hipEventDestroy(last));
}

SECTION(many_events) {
  Fixture fixture(2);
  std::vector<hipEvent_t> events(300);
  for (hipEvent_t& each : events) {
    gives(hipSuccess, hipEventCreate(&each));
    gives(hipSuccess, hipEventRecord(each, fixture.streams[0]));
    gives(hipSuccess, hipStreamWaitEvent(fixture.streams[1], each, 0));
  }
  for (hipEvent_t each : events) gives(hipSuccess, hipEventDestroy(each));
}

SECTION(native_handles) {
  Fixture fixture(1);
  int count = 0;
  const auto stream = reinterpret_cast<std::uintptr_t>(fixture.streams[0]);
  gives(0, hipGetBackendNativeHandles(stream, nullptr, &count));
  gives(5, count);
  std::uintptr_t handles[5] = {};
  gives(0, hipGetBackendNativeHandles(stream, handles, nullptr));
  gives("level_zero", std::string(reinterpret_cast<const char*>(handles[0])));
  hipEvent_t event = nullptr;
  gives(hipSuccess, hipEventCreate(&event));
  gives(hipSuccess, hipEventRecord(event, fixture.streams[0]));
  void* native = hipGetNativeEventFromHipEvent(event);
  gives(true, native != nullptr);
  const auto adopted = static_cast<hipEvent_t>(hipGetHipEventFromNativeEvent(native));
  gives(hipSuccess, hipStreamWaitEvent(fixture.streams[0], adopted, 0));
  gives(hipSuccess, hipStreamSynchronize(fixture.streams[0]));
  gives(hipSuccess, hipEventDestroy(adopted));
  gives(hipSuccess, hipEventDestroy(event));
}

SECTION(null_stream) {
  Fixture fixture(2);
  hipStream_t blocking = nullptr;
  gives(hipSuccess, hipStreamCreate(&blocking));
  step<<<1, 32>>>(fixture.out);
  step<<<1, 32, 0, blocking>>>(fixture.out);
  step<<<1, 32>>>(fixture.out);
  gives(hipSuccess, hipStreamSynchronize(nullptr));
  gives(hipSuccess, hipStreamDestroy(blocking));
}

SECTION(priorities) {
  int least = 0, greatest = 0;
  gives(hipSuccess, hipDeviceGetStreamPriorityRange(&least, &greatest));
  for (int priority = greatest; priority <= least; ++priority) {
    hipStream_t stream = nullptr;
    gives(hipSuccess, hipStreamCreateWithPriority(&stream, hipStreamDefault, priority));
    gives(hipSuccess, hipStreamSynchronize(stream));
    gives(hipSuccess, hipStreamDestroy(stream));
  }
}

SECTION(host_functions) {
  Fixture fixture(1);
  static std::atomic<int> calls = 0;
  const auto count = [](void*) { ++calls; };
  for (int round = 0; round < 3; ++round) {
    step<<<1, 32, 0, fixture.streams[0]>>>(fixture.out);
    gives(hipSuccess, hipLaunchHostFunc(fixture.streams[0], count, nullptr));
  }
  // The driver's waits don't wait for a stream that waits for the host, as nothing runs.
  while (calls < 3) std::this_thread::yield();
  gives(hipSuccess, hipStreamSynchronize(fixture.streams[0]));
}

SECTION(graphs) {
  Fixture fixture(2);
  hipEvent_t forked = nullptr, joined = nullptr;
  gives(hipSuccess, hipEventCreate(&forked));
  gives(hipSuccess, hipEventCreate(&joined));
  const hipStream_t first = fixture.streams[0], second = fixture.streams[1];
  gives(hipSuccess, hipStreamBeginCapture(first, hipStreamCaptureModeGlobal));
  step<<<1, 32, 0, first>>>(fixture.out);
  gives(hipSuccess, hipEventRecord(forked, first));
  gives(hipSuccess, hipStreamWaitEvent(second, forked, 0));
  gives(hipSuccess, hipMemsetAsync(fixture.out + 64, 3, 64, second));
  gives(hipSuccess, hipEventRecord(joined, second));
  gives(hipSuccess, hipStreamWaitEvent(first, joined, 0));
  gives(hipSuccess, hipMemcpyAsync(fixture.out, fixture.out + 64, 64, hipMemcpyDeviceToDevice, first));
  hipGraph_t graph = nullptr;
  gives(hipSuccess, hipStreamEndCapture(first, &graph));
  hipGraphExec_t made = nullptr;
  gives(hipSuccess, hipGraphInstantiate(&made, graph, nullptr, nullptr, 0));
  for (int round = 0; round < 5; ++round) gives(hipSuccess, hipGraphLaunch(made, first));
  gives(hipSuccess, hipStreamSynchronize(first));
  gives(hipSuccess, hipGraphExecDestroy(made));
  gives(hipSuccess, hipGraphDestroy(graph));
  gives(hipSuccess, hipEventDestroy(forked));
  gives(hipSuccess, hipEventDestroy(joined));
}
