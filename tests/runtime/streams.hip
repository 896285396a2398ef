// Streams, events and host functions: order, and the default stream's rules.
#include "show.h"

#include <atomic>
#include <chrono>
#include <cstring>
#include <thread>

// Long enough that a missing wait would show.
__global__ void slowly(int* out, int value, int spins) {
  int x = value;
  for (int i = 0; i < spins; ++i) x = x * 1664525 + 1013904223;
  *out = x == 42 && spins == -1 ? 0 : value;
}

__global__ void copy(int* to, const int* from) { *to = *from; }
__global__ void twice(int* data) { *data *= 2; }

constexpr int kSpins = 20000000;

static int* slots;

static void clear() {
  HIP(hipDeviceSynchronize());
  std::memset(slots, 0, 64 * sizeof *slots);
}

static void testDefaultStream() {
  hipStream_t blocking, independent;
  HIP(hipStreamCreate(&blocking));
  HIP(hipStreamCreateWithFlags(&independent, hipStreamNonBlocking));
  clear();
  slowly<<<1, 1, 0, blocking>>>(slots, 7, kSpins);
  copy<<<1, 1>>>(slots + 1, slots);  // the default stream waits for blocking streams
  copy<<<1, 1, 0, blocking>>>(slots + 2, slots + 1);  // and they wait for it
  HIP(hipStreamSynchronize(blocking));
  show("legacy.after.blocking", slots[1]);
  show("blocking.after.legacy", slots[2]);

  clear();
  slowly<<<1, 1>>>(slots, 8, kSpins);
  copy<<<1, 1, 0, hipStreamPerThread>>>(slots + 1, slots);
  HIP(hipStreamSynchronize(hipStreamPerThread));
  show("perthread.after.legacy", slots[1]);

  clear();
  slowly<<<1, 1, 0, blocking>>>(slots, 9, kSpins);
  int value = 0;
  HIP(hipMemcpy(&value, slots, sizeof value, hipMemcpyDeviceToHost));  // in the default stream
  show("memcpy.after.blocking", value);

  unsigned flags = 77;
  int priority = 77;
  hipDevice_t device = 77;
  HIP(hipStreamGetFlags(independent, &flags));
  HIP(hipStreamGetPriority(independent, &priority));
  HIP(hipStreamGetDevice(independent, &device));
  show("flags", flags);
  show("priority", priority);
  show("device", device);
  HIP(hipStreamDestroy(blocking));
  HIP(hipStreamDestroy(independent));
  show("destroyed", hipStreamSynchronize(blocking));
  show("destroy.null", hipStreamDestroy(nullptr));
}

static void testEvents() {
  hipStream_t a, b;
  hipEvent_t start, stop, untimed, fresh;
  HIP(hipStreamCreateWithFlags(&a, hipStreamNonBlocking));
  HIP(hipStreamCreateWithFlags(&b, hipStreamNonBlocking));
  HIP(hipEventCreate(&start));
  HIP(hipEventCreate(&stop));
  HIP(hipEventCreate(&fresh));
  HIP(hipEventCreateWithFlags(&untimed, hipEventDisableTiming));
  float ms = -1;
  show("query.fresh", hipEventQuery(fresh));
  show("sync.fresh", hipEventSynchronize(fresh));
  clear();
  HIP(hipEventRecord(start, a));
  slowly<<<1, 1, 0, a>>>(slots, 5, kSpins);
  std::atomic<bool> open{false};  // no work of the stream ends before a query
  HIP(hipLaunchHostFunc(a, [](void* flag) {
    while (!static_cast<std::atomic<bool>*>(flag)->load()) std::this_thread::yield();
  }, &open));
  HIP(hipEventRecord(stop, a));
  HIP(hipEventRecord(untimed, a));
  show("running.query", hipEventQuery(stop));
  show("running.stream", hipStreamQuery(a));
  show("running.elapsed", hipEventElapsedTime(&ms, start, stop));
  open = true;
  HIP(hipStreamWaitEvent(b, stop, 0));
  copy<<<1, 1, 0, b>>>(slots + 1, slots);
  HIP(hipStreamSynchronize(b));
  show("waited", slots[1]);
  show("done.query", hipEventQuery(stop));
  HIP(hipStreamSynchronize(a));
  show("done.stream", hipStreamQuery(a));
  HIP(hipEventElapsedTime(&ms, start, stop));
  show("elapsed.positive", ms > 0);
  show("elapsed.reverse", [&] {
    float back = 0;
    HIP(hipEventElapsedTime(&back, stop, start));
    return back == -ms;
  }());
  show("elapsed.untimed", hipEventElapsedTime(&ms, start, untimed));
  show("elapsed.fresh", hipEventElapsedTime(&ms, start, fresh));
  // Polling alone must get the work done.
  twice<<<1, 1, 0, a>>>(slots + 1);
  HIP(hipEventRecord(stop, a));
  while (hipEventQuery(stop) == hipErrorNotReady) {
  }
  show("polled", slots[1]);
  // A launch must begin without a later call: the host may wait for a value that the kernel writes.
  twice<<<1, 1, 0, a>>>(slots + 1);
  const auto late = std::chrono::steady_clock::now() + std::chrono::minutes(10);
  volatile int* written = slots + 1;
  while (*written != 20 && std::chrono::steady_clock::now() < late) {
  }
  show("begun", *written);
  HIP(hipEventDestroy(start));
  show("event.destroyed", hipEventRecord(start, a));
  show("event.null", hipEventDestroy(nullptr));
  show("event.flags", hipEventCreateWithFlags(&fresh, 0x1000));
  HIP(hipStreamDestroy(a));
  HIP(hipStreamDestroy(b));
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

static void testQueries() {
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
  show("known.device", unknown(nullptr, [] { HIP(hipDeviceSynchronize()); }));
  show("known.null", unknown(nullptr, [] { HIP(hipStreamSynchronize(nullptr)); }));
  show("known.null event", onEvent(nullptr));
  show("known.stream", unknown(stream, [&] { HIP(hipStreamSynchronize(stream)); }));
  show("known.event", onEvent(stream));
  show("known.event query", unknown(stream, [&] {
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
  show("known.by null", result);
}

struct Seen {
  std::atomic<int> calls{0};
  int first = -1;
  hipError_t status = hipErrorUnknown;
};

static void testHostFunctions() {
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
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
  show("callback.saw", seen.first);
  show("callback.status", seen.status);
  show("callback.before", slots[1]);
  show("callback.calls", seen.calls.load());
  show("callback.null", hipLaunchHostFunc(stream, nullptr, nullptr));
  HIP(hipStreamDestroy(stream));
}

static void testStreamOrderedMemory() {
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
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
  show("async.wrong", wrong);
  HIP(hipStreamDestroy(stream));
}

static void testAttributes() {
  hipStream_t first, second;
  HIP(hipStreamCreateWithPriority(&first, hipStreamNonBlocking, -1));
  HIP(hipStreamCreate(&second));
  unsigned long long a = 0, b = 0, legacy = 0, null = 1, again = 0;
  HIP(hipStreamGetId(first, &a));
  HIP(hipStreamGetId(second, &b));
  HIP(hipStreamGetId(hipStreamLegacy, &legacy));
  HIP(hipStreamGetId(nullptr, &null));
  HIP(hipStreamGetId(first, &again));
  show("id.differ", a != b && a != legacy && b != legacy);
  show("id.same", a == again && null == legacy);

  hipStreamAttrValue value{};
  HIP(hipStreamGetAttribute(first, hipStreamAttributeSynchronizationPolicy, &value));
  show("policy.first", static_cast<int>(value.syncPolicy));
  value.syncPolicy = hipSyncPolicyYield;
  HIP(hipStreamSetAttribute(first, hipStreamAttributeSynchronizationPolicy, &value));
  value.accessPolicyWindow = {&value, hipAccessPropertyPersisting, 0.5f, hipAccessPropertyStreaming, 0};
  HIP(hipStreamSetAttribute(first, hipStreamAttributeAccessPolicyWindow, &value));
  value.memSyncDomain = hipLaunchMemSyncDomainRemote;
  HIP(hipStreamSetAttribute(first, hipStreamAttributeMemSyncDomain, &value));
  HIP(hipStreamCopyAttributes(second, first));
  value = {};
  HIP(hipStreamGetAttribute(second, hipStreamAttributeSynchronizationPolicy, &value));
  show("policy.copied", static_cast<int>(value.syncPolicy));
  HIP(hipStreamGetAttribute(second, hipStreamAttributeAccessPolicyWindow, &value));
  show("window.copied", value.accessPolicyWindow.base_ptr == &value);
  show("window.ratio", static_cast<double>(value.accessPolicyWindow.hitRatio));
  HIP(hipStreamGetAttribute(second, hipStreamAttributeMemSyncDomain, &value));
  show("domain.copied", static_cast<int>(value.memSyncDomain));
  HIP(hipStreamGetAttribute(first, hipStreamAttributePriority, &value));
  int least = 0, greatest = 0;
  HIP(hipDeviceGetStreamPriorityRange(&least, &greatest));
  show("priority.first", value.priority == greatest);  // 0 if the device has no priorities
  show("priority.same", hipStreamSetAttribute(first, hipStreamAttributePriority, &value));
  value.priority = -1;
  show("priority.other", hipStreamSetAttribute(second, hipStreamAttributePriority, &value));
  HIP(hipStreamGetAttribute(second, hipStreamAttributePriority, &value));
  show("priority.kept", value.priority);
  value.syncPolicy = static_cast<hipSynchronizationPolicy>(9);
  show("policy.unknown",
       hipStreamSetAttribute(first, hipStreamAttributeSynchronizationPolicy, &value));
  value.accessPolicyWindow = {nullptr, hipAccessPropertyNormal, 2.0f, hipAccessPropertyNormal, 0};
  show("window.wrong", hipStreamSetAttribute(first, hipStreamAttributeAccessPolicyWindow, &value));
  value.memSyncDomainMap = {1, 0};
  show("domains.wrong", hipStreamSetAttribute(first, hipStreamAttributeMemSyncDomainMap, &value));
  show("attribute.launches", hipStreamGetAttribute(first, hipLaunchAttributeCooperative, &value));
  HIP(hipStreamDestroy(first));
  HIP(hipStreamDestroy(second));
  show("attribute.destroyed", hipStreamCopyAttributes(second, first));
  show("id.destroyed", hipStreamGetId(first, &a));
}

int main() {
  HIP(hipHostMalloc(&slots, 64 * sizeof *slots));
  testDefaultStream();
  testEvents();
  testQueries();
  testHostFunctions();
  testStreamOrderedMemory();
  testAttributes();
  return 0;
}
