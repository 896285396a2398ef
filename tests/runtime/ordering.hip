// The waits between streams: a value in memory holds streams until the host writes it.
#include "show.h"

#include <cstdint>

__global__ void store(int* out, int value) { *out = value; }
__global__ void copy(int* to, const int* from) { *to = *from; }

static volatile std::uint32_t* gates;  // pinned
static int* slots;                     // pinned
static int held = 0;

// The stream's later work waits until release() of the result.
static int hold(hipStream_t stream) {
  gates[held] = 0;
  HIP(hipStreamWaitValue32(stream, (void*)(gates + held), 1, hipStreamWaitValueEq));
  return held++;
}

static void release(int gate) { __atomic_store_n(gates + gate, 1, __ATOMIC_RELEASE); }

static void testLegacy() {
  hipStream_t blocking, independent;
  HIP(hipStreamCreate(&blocking));
  HIP(hipStreamCreateWithFlags(&independent, hipStreamNonBlocking));
  store<<<1, 1, 0, blocking>>>(slots, 1);
  const int gate = hold(nullptr);
  store<<<1, 1>>>(slots + 1, 2);
  // Neither earlier work nor a non-blocking stream waits for the default stream.
  show("before.synchronize", hipStreamSynchronize(blocking));
  show("before.query", hipStreamQuery(blocking));
  show("before.value", slots[0]);
  store<<<1, 1, 0, independent>>>(slots + 2, 3);
  show("independent.synchronize", hipStreamSynchronize(independent));
  // Later work in a blocking stream does.
  copy<<<1, 1, 0, blocking>>>(slots + 3, slots + 1);
  show("after.query", hipStreamQuery(blocking));
  copy<<<1, 1, 0, hipStreamPerThread>>>(slots + 4, slots + 1);
  show("per thread.query", hipStreamQuery(hipStreamPerThread));
  show("legacy.query", hipStreamQuery(hipStreamLegacy));
  release(gate);
  HIP(hipStreamSynchronize(blocking));
  HIP(hipStreamSynchronize(hipStreamPerThread));
  show("after.value", slots[3]);
  show("per thread.value", slots[4]);

  // The default stream waits for blocking streams, and for no others.
  const int one = hold(blocking), other = hold(independent);
  store<<<1, 1, 0, blocking>>>(slots + 5, 4);
  copy<<<1, 1>>>(slots + 6, slots + 5);
  show("legacy.held", hipStreamQuery(nullptr));
  release(one);
  HIP(hipStreamSynchronize(nullptr));
  show("legacy.value", slots[6]);
  show("independent.held", hipStreamQuery(independent));
  release(other);
  HIP(hipStreamSynchronize(independent));
  HIP(hipStreamDestroy(blocking));
  HIP(hipStreamDestroy(independent));
}

static void testEvents() {
  hipStream_t a, b;
  hipEvent_t event, fresh, untimed;
  HIP(hipStreamCreateWithFlags(&a, hipStreamNonBlocking));
  HIP(hipStreamCreateWithFlags(&b, hipStreamNonBlocking));
  HIP(hipEventCreate(&event));
  HIP(hipEventCreate(&fresh));
  HIP(hipEventCreateWithFlags(&untimed, hipEventBlockingSync | hipEventDisableTiming));
  show("wait.fresh", hipStreamWaitEvent(b, fresh, 0));
  int gate = hold(a);
  store<<<1, 1, 0, a>>>(slots + 8, 5);
  HIP(hipEventRecord(event, a));
  show("wait.same", hipStreamWaitEvent(a, event, 0));
  show("wait.other", hipStreamWaitEvent(b, event, 0));
  copy<<<1, 1, 0, b>>>(slots + 9, slots + 8);
  // The wait is for the earlier record, whatever the event is recorded for later.
  HIP(hipEventRecordWithFlags(event, nullptr, hipEventRecordDefault));
  HIP(hipEventSynchronize(event));
  show("rerecorded", hipStreamQuery(b));
  release(gate);
  HIP(hipStreamSynchronize(b));
  show("wait.value", slots[9]);

  gate = hold(a);
  HIP(hipEventRecord(untimed, a));
  show("event.query", hipEventQuery(untimed));
  HIP(hipStreamDestroy(a));  // the event stays valid
  release(gate);
  show("event.synchronize", hipEventSynchronize(untimed));
  show("event.done", hipEventQuery(untimed));
  HIP(hipStreamDestroy(b));
  HIP(hipEventDestroy(event));
  HIP(hipEventDestroy(fresh));
  HIP(hipEventDestroy(untimed));
}

static void testErrors() {
  hipStream_t stream;
  hipEvent_t event, gone;
  float ms = 0;
  HIP(hipStreamCreate(&stream));
  HIP(hipEventCreate(&event));
  HIP(hipEventCreate(&gone));
  HIP(hipEventDestroy(gone));
  show("wait.null", hipStreamWaitEvent(stream, nullptr, 0));
  show("wait.gone", hipStreamWaitEvent(stream, gone, 0));
  show("wait.flags", hipStreamWaitEvent(stream, event, 2));
  show("record.null", hipEventRecord(nullptr, stream));
  show("record.gone", hipEventRecord(gone, stream));
  show("record.flags", hipEventRecordWithFlags(event, stream, 2));
  show("synchronize.null", hipEventSynchronize(nullptr));
  show("query.null", hipEventQuery(nullptr));
  show("elapsed.null", hipEventElapsedTime(nullptr, event, event));
  show("elapsed.unrecorded", hipEventElapsedTime(&ms, event, event));
  show("elapsed.no event", hipEventElapsedTime(&ms, nullptr, event));
  const int gate = hold(stream);
  HIP(hipEventRecord(event, stream));
  show("elapsed.early", hipEventElapsedTime(&ms, event, event));
  release(gate);
  HIP(hipEventSynchronize(event));
  HIP(hipEventElapsedTime(&ms, event, event));
  show("elapsed.self", static_cast<double>(ms));
  show("destroy.null", hipEventDestroy(nullptr));
  show("destroy.gone", hipEventDestroy(gone));
  show("create.null", hipEventCreate(nullptr));
  show("create.unknown", hipEventCreateWithFlags(&gone, 0x1000));
  show("create.two", hipEventCreateWithFlags(
                         &gone, hipEventReleaseToDevice | hipEventReleaseToSystem));
  show("create.interprocess", hipEventCreateWithFlags(&gone, hipEventInterprocess));
  show("stream.null", hipStreamCreate(nullptr));
  show("stream.flags", hipStreamCreateWithFlags(&stream, 2));
  show("flags.null", hipStreamGetFlags(stream, nullptr));
  show("flags.default", hipStreamGetFlags(nullptr, nullptr));
  show("priority.null", hipStreamGetPriority(stream, nullptr));
  show("device.null", hipStreamGetDevice(stream, nullptr));
}

static void testPriorities() {
  int least = 0, greatest = 0, priority = 77;
  HIP(hipDeviceGetStreamPriorityRange(&least, &greatest));
  show("range", greatest <= 0 && least >= 0);
  hipStream_t stream;
  HIP(hipStreamCreateWithPriority(&stream, hipStreamNonBlocking, greatest - 10));
  HIP(hipStreamGetPriority(stream, &priority));
  show("highest", priority == greatest);
  show("device id", hipGetStreamDeviceId(stream));
  HIP(hipStreamDestroy(stream));
  show("device id.gone", hipGetStreamDeviceId(stream));
  HIP(hipStreamCreateWithPriority(&stream, hipStreamDefault, least + 10));
  HIP(hipStreamGetPriority(stream, &priority));
  show("lowest", priority == least);
  HIP(hipStreamDestroy(stream));
}

static void testMasks() {
  hipDeviceProp_t properties;
  HIP(hipGetDeviceProperties(&properties, 0));
  const int units = properties.multiProcessorCount;
  std::uint32_t all[64], got[64] = {};
  for (auto& word : all) word = ~0u;
  hipStream_t stream;
  HIP(hipExtStreamCreateWithCUMask(&stream, 64, all));
  HIP(hipExtStreamGetCUMask(stream, 64, got));
  int bits = 0;
  for (const auto word : got) bits += __builtin_popcount(word);
  show("mask.units", bits == units);
  store<<<1, 1, 0, stream>>>(slots + 12, 8);
  HIP(hipStreamSynchronize(stream));
  show("mask.value", slots[12]);
  show("mask.short", hipExtStreamGetCUMask(stream, 0, got));
  show("mask.nowhere", hipExtStreamGetCUMask(stream, 64, nullptr));
  HIP(hipStreamDestroy(stream));
  std::uint32_t none = 0, one = 1;
  HIP(hipExtStreamCreateWithCUMask(&stream, 1, &none));  // means all, as in HIP
  HIP(hipStreamDestroy(stream));
  // OpenCL has no queue for only some of several units.
  show("mask.some", hipExtStreamCreateWithCUMask(&stream, 1, &one) ==
                        (units == 1 ? hipSuccess : hipErrorNotSupported));
  show("mask.null", hipExtStreamCreateWithCUMask(nullptr, 1, &one));
  show("mask.empty", hipExtStreamCreateWithCUMask(&stream, 0, &one));
}

// With two devices: a stream waits for another device's event, and the host for neither.
static void testDevices() {
  int count = 0;
  HIP(hipGetDeviceCount(&count));
  if (count < 2) return;
  hipStream_t first, second;
  hipEvent_t event, late;
  HIP(hipStreamCreateWithFlags(&first, hipStreamNonBlocking));
  HIP(hipEventCreate(&event));
  HIP(hipSetDevice(1));
  HIP(hipStreamCreateWithFlags(&second, hipStreamNonBlocking));
  HIP(hipEventCreate(&late));
  const int gate = hold(first);
  HIP(hipEventRecord(event, first));
  HIP(hipStreamWaitEvent(second, event, 0));
  int seen = 0;
  HIP(hipLaunchHostFunc(second, [](void* data) { *static_cast<int*>(data) = 1 + gates[62]; },
                        &seen));
  show("devices.held", hipStreamQuery(second));
  gates[62] = 8;
  release(gate);
  HIP(hipStreamSynchronize(second));
  show("devices.seen", seen);
  show("devices.record", hipEventRecord(event, second));
  float ms;
  HIP(hipEventRecord(late, second));
  HIP(hipEventSynchronize(late));
  show("devices.elapsed", hipEventElapsedTime(&ms, event, late));
  show("devices.id", hipGetStreamDeviceId(second));
}

int main() {
  HIP(hipHostMalloc((void**)&gates, 64 * sizeof *gates));
  HIP(hipHostMalloc(&slots, 64 * sizeof *slots));
  testLegacy();
  testEvents();
  testErrors();
  testPriorities();
  testMasks();
  testDevices();
}
