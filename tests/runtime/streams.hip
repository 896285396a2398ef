// Streams, events and host functions: order, and the default stream's rules.
#include <atomic>
#include <chrono>
#include <cstring>

#include "gate.h"
#include "sections.h"

// Long enough that a missing wait would show.
__global__ void slowly(int* out, int value, int spins) {
  int x = value;
  for (int i = 0; i < spins; ++i) x = x * 1664525 + 1013904223;
  *out = x == 42 && spins == -1 ? 0 : value;
}

__global__ void copy(int* to, const int* from) { *to = *from; }
__global__ void twice(int* data) { *data *= 2; }

constexpr int kSpins = 20000000;

static int* slots = [] {
  int* made;
  HIP(hipHostMalloc(&made, 64 * sizeof *made));
  return made;
}();

static void clear() {
  HIP(hipDeviceSynchronize());
  std::memset(slots, 0, 64 * sizeof *slots);
}

SECTION(default_stream) {
  Stream blocking, independent(hipStreamNonBlocking);
  clear();
  slowly<<<1, 1, 0, blocking>>>(slots, 7, kSpins);
  copy<<<1, 1>>>(slots + 1, slots);                   // the default stream waits for blocking streams
  copy<<<1, 1, 0, blocking>>>(slots + 2, slots + 1);  // and they wait for it
  HIP(hipStreamSynchronize(blocking));
  gives(7, slots[1]);
  gives(7, slots[2]);

  clear();
  slowly<<<1, 1>>>(slots, 8, kSpins);
  copy<<<1, 1, 0, hipStreamPerThread>>>(slots + 1, slots);
  HIP(hipStreamSynchronize(hipStreamPerThread));
  gives(8, slots[1]);

  clear();
  slowly<<<1, 1, 0, blocking>>>(slots, 9, kSpins);
  int value = 0;
  HIP(hipMemcpy(&value, slots, sizeof value, hipMemcpyDeviceToHost));  // in the default stream
  gives(9, value);

  unsigned flags = 77;
  int priority = 77;
  hipDevice_t device = 77;
  HIP(hipStreamGetFlags(independent, &flags));
  HIP(hipStreamGetPriority(independent, &priority));
  HIP(hipStreamGetDevice(independent, &device));
  gives(1, flags);
  gives(0, priority);
  gives(0, device);
}

SECTION(events) {
  hipEvent_t stop, untimed, fresh;
  Stream a(hipStreamNonBlocking), b(hipStreamNonBlocking);
  Event start;
  HIP(hipEventCreate(&stop));
  HIP(hipEventCreate(&fresh));
  HIP(hipEventCreateWithFlags(&untimed, hipEventDisableTiming));
  float ms = -1;
  gives(hipSuccess, hipEventQuery(fresh));
  gives(hipSuccess, hipEventSynchronize(fresh));
  clear();
  HIP(hipEventRecord(start, a));
  slowly<<<1, 1, 0, a>>>(slots, 5, kSpins);
  Gate gate(a);  // no work of the stream ends before a query
  HIP(hipEventRecord(stop, a));
  HIP(hipEventRecord(untimed, a));
  gives(hipErrorNotReady, hipEventQuery(stop));
  gives(hipErrorNotReady, hipStreamQuery(a));
  gives(hipErrorNotReady, hipEventElapsedTime(&ms, start, stop));
  gate.open();
  HIP(hipStreamWaitEvent(b, stop, 0));
  copy<<<1, 1, 0, b>>>(slots + 1, slots);
  HIP(hipStreamSynchronize(b));
  gives(5, slots[1]);
  gives(hipSuccess, hipEventQuery(stop));
  HIP(hipStreamSynchronize(a));
  gives(hipSuccess, hipStreamQuery(a));
  HIP(hipEventElapsedTime(&ms, start, stop));
  gives(true, ms > 0);
  gives(true, [&] {
    float back = 0;
    HIP(hipEventElapsedTime(&back, stop, start));
    return back == -ms;
  }());
  gives(hipErrorInvalidHandle, hipEventElapsedTime(&ms, start, untimed));
  gives(hipErrorInvalidHandle, hipEventElapsedTime(&ms, start, fresh));
  // Polling alone must get the work done.
  twice<<<1, 1, 0, a>>>(slots + 1);
  HIP(hipEventRecord(stop, a));
  while (hipEventQuery(stop) == hipErrorNotReady) {
  }
  gives(10, slots[1]);
  // A launch must begin without a later call: the host may wait for a value that the kernel writes.
  twice<<<1, 1, 0, a>>>(slots + 1);
  const auto late = std::chrono::steady_clock::now() + std::chrono::minutes(10);
  volatile int* written = slots + 1;
  while (*written != 20 && std::chrono::steady_clock::now() < late) {
  }
  gives(20, *written);
}

// A query tells at once of work that the host knows to be done. Counts the times that it doesn't.
template <class Wait>
static int unknown(hipStream_t stream, Wait&& wait) {
  int result = 0;
  for (int i = 0; i < 100; ++i) {
    slowly<<<1, 1, 0, stream>>>(slots, i, 1000);
    wait();
    result += hipStreamQuery(stream) != hipSuccess;
  }
  return result;
}

SECTION(queries) {
  hipStream_t stream;
  hipEvent_t event;
  HIP(hipStreamCreate(&stream));
  HIP(hipEventCreate(&event));
  clear();
  const auto onEvent = [&](hipStream_t on) {
    return unknown(on, [&] {
      HIP(hipEventRecord(event, on));
      HIP(hipEventSynchronize(event));
    });
  };
  gives(0, unknown(nullptr, [] { HIP(hipDeviceSynchronize()); }));
  gives(0, unknown(nullptr, [] { HIP(hipStreamSynchronize(nullptr)); }));
  gives(0, onEvent(nullptr));
  gives(0, unknown(stream, [&] { HIP(hipStreamSynchronize(stream)); }));
  gives(0, onEvent(stream));
  gives(false, unknown(stream, [&] {
          HIP(hipEventRecord(event, stream));
          while (hipEventQuery(event) == hipErrorNotReady) {
          }
        }));
  HIP(hipEventDestroy(event));
  HIP(hipStreamDestroy(stream));

  // The default stream waits for another one.
  int result = 0;
  for (int i = 0; i < 50; ++i) {
    HIP(hipStreamCreate(&stream));
    slowly<<<1, 1, 0, stream>>>(slots, i, kSpins / 10);
    HIP(hipMemset(slots + 1, 0, sizeof *slots));
    result += hipStreamQuery(stream) != hipSuccess;
    HIP(hipStreamDestroy(stream));
  }
  gives(0, result);
}

struct Seen {
  std::atomic<int> calls{0};
  int first = -1;
  hipError_t status = hipErrorUnknown;
};

SECTION(host_functions) {
  Stream stream;
  Seen seen;
  clear();
  slowly<<<1, 1, 0, stream>>>(slots, 3, kSpins);
  HIP(hipStreamAddCallback(
      stream,
      [](hipStream_t, hipError_t status, void* data) {
        auto* s = static_cast<Seen*>(data);
        s->first = slots[0];  // the kernel before has run
        s->status = status;
        slots[1] = 50;
        ++s->calls;
      },
      &seen, 0));
  twice<<<1, 1, 0, stream>>>(slots + 1);  // the kernel after sees the value it wrote
  HIP(hipLaunchHostFunc(stream, [](void* data) { ++static_cast<Seen*>(data)->calls; }, &seen));
  HIP(hipStreamSynchronize(stream));
  gives(3, seen.first);
  gives(hipSuccess, seen.status);
  gives(100, slots[1]);
  gives(2, seen.calls.load());
}

SECTION(stream_ordered_memory) {
  Stream stream;
  int wrong = 0;
  for (int i = 0; i < 20; ++i) {
    int* data;
    int value = i;
    HIP(hipMallocAsync(&data, sizeof *data, stream));
    HIP(hipMemcpyAsync(data, &value, sizeof value, hipMemcpyHostToDevice, stream));
    twice<<<1, 1, 0, stream>>>(data);
    HIP(hipMemcpyAsync(&value, data, sizeof value, hipMemcpyDeviceToHost, stream));
    HIP(hipFreeAsync(data, stream));
    HIP(hipStreamSynchronize(stream));
    wrong += value != 2 * i;
  }
  gives(0, wrong);
}

SECTION(attributes) {
  hipStream_t first;
  HIP(hipStreamCreateWithPriority(&first, hipStreamNonBlocking, -1));
  Stream second;
  unsigned long long a = 0, b = 0, legacy = 0, null = 1, again = 0;
  HIP(hipStreamGetId(first, &a));
  HIP(hipStreamGetId(second, &b));
  HIP(hipStreamGetId(hipStreamLegacy, &legacy));
  HIP(hipStreamGetId(nullptr, &null));
  HIP(hipStreamGetId(first, &again));
  gives(true, a != b && a != legacy && b != legacy);
  gives(true, a == again && null == legacy);

  hipStreamAttrValue value{};
  HIP(hipStreamGetAttribute(first, hipStreamAttributeSynchronizationPolicy, &value));
  gives(1, value.syncPolicy);
  value.syncPolicy = hipSyncPolicyYield;
  HIP(hipStreamSetAttribute(first, hipStreamAttributeSynchronizationPolicy, &value));
  value.accessPolicyWindow = {&value, hipAccessPropertyPersisting, 0.5f, hipAccessPropertyStreaming, 0};
  HIP(hipStreamSetAttribute(first, hipStreamAttributeAccessPolicyWindow, &value));
  value.memSyncDomain = hipLaunchMemSyncDomainRemote;
  HIP(hipStreamSetAttribute(first, hipStreamAttributeMemSyncDomain, &value));
  HIP(hipStreamCopyAttributes(second, first));
  value = {};
  HIP(hipStreamGetAttribute(second, hipStreamAttributeSynchronizationPolicy, &value));
  gives(3, value.syncPolicy);
  HIP(hipStreamGetAttribute(second, hipStreamAttributeAccessPolicyWindow, &value));
  gives(true, value.accessPolicyWindow.base_ptr == &value);
  gives(0.5, static_cast<double>(value.accessPolicyWindow.hitRatio));
  HIP(hipStreamGetAttribute(second, hipStreamAttributeMemSyncDomain, &value));
  gives(1, value.memSyncDomain);
  HIP(hipStreamGetAttribute(first, hipStreamAttributePriority, &value));
  int least = 0, greatest = 0;
  HIP(hipDeviceGetStreamPriorityRange(&least, &greatest));
  gives(true, value.priority == greatest);  // 0 if the device has no priorities
  gives(hipSuccess, hipStreamSetAttribute(first, hipStreamAttributePriority, &value));
  value.priority = -1;
  gives(hipErrorNotSupported, hipStreamSetAttribute(second, hipStreamAttributePriority, &value));
  HIP(hipStreamGetAttribute(second, hipStreamAttributePriority, &value));
  gives(0, value.priority);
  value.accessPolicyWindow = {nullptr, hipAccessPropertyNormal, 2.0f, hipAccessPropertyNormal, 0};
  gives(hipErrorInvalidValue, hipStreamSetAttribute(first, hipStreamAttributeAccessPolicyWindow, &value));
  value.memSyncDomainMap = {1, 0};
  gives(hipErrorInvalidValue, hipStreamSetAttribute(first, hipStreamAttributeMemSyncDomainMap, &value));
  gives(hipErrorInvalidValue, hipStreamGetAttribute(first, hipLaunchAttributeCooperative, &value));
  HIP(hipStreamDestroy(first));
}
