// The waits between streams: a value in memory holds streams until the host writes it.
#include <cstdint>

#include "sections.h"

__global__ void store(int* out, int value) { *out = value; }
__global__ void copy(int* to, const int* from) { *to = *from; }

static volatile std::uint32_t* gates;  // pinned
static int* slots;                     // pinned
static int held = 0;

static void prepare() {
  HIP(hipHostMalloc((void**)&gates, 64 * sizeof *gates));
  HIP(hipHostMalloc(&slots, 64 * sizeof *slots));
}

// The stream's later work waits until release() of the result.
static int hold(hipStream_t stream) {
  gates[held] = 0;
  HIP(hipStreamWaitValue32(stream, (void*)(gates + held), 1, hipStreamWaitValueEq));
  return held++;
}

static void release(int gate) { __atomic_store_n(gates + gate, 1, __ATOMIC_RELEASE); }

SECTION(legacy_stream) {
  prepare();
  Stream blocking, independent(hipStreamNonBlocking);
  store<<<1, 1, 0, blocking>>>(slots, 1);
  const int gate = hold(nullptr);
  store<<<1, 1>>>(slots + 1, 2);
  // Neither earlier work nor a non-blocking stream waits for the default stream.
  gives(hipSuccess, hipStreamSynchronize(blocking));
  gives(hipSuccess, hipStreamQuery(blocking));
  gives(1, slots[0]);
  store<<<1, 1, 0, independent>>>(slots + 2, 3);
  gives(hipSuccess, hipStreamSynchronize(independent));
  // Later work in a blocking stream does.
  copy<<<1, 1, 0, blocking>>>(slots + 3, slots + 1);
  gives(hipErrorNotReady, hipStreamQuery(blocking));
  copy<<<1, 1, 0, hipStreamPerThread>>>(slots + 4, slots + 1);
  gives(hipErrorNotReady, hipStreamQuery(hipStreamPerThread));
  gives(hipErrorNotReady, hipStreamQuery(hipStreamLegacy));
  release(gate);
  HIP(hipStreamSynchronize(blocking));
  HIP(hipStreamSynchronize(hipStreamPerThread));
  gives(2, slots[3]);
  gives(2, slots[4]);

  // The default stream waits for blocking streams, and for no others.
  const int one = hold(blocking), other = hold(independent);
  store<<<1, 1, 0, blocking>>>(slots + 5, 4);
  copy<<<1, 1>>>(slots + 6, slots + 5);
  gives(hipErrorNotReady, hipStreamQuery(nullptr));
  release(one);
  HIP(hipStreamSynchronize(nullptr));
  gives(4, slots[6]);
  gives(hipErrorNotReady, hipStreamQuery(independent));
  release(other);
  HIP(hipStreamSynchronize(independent));
}

SECTION(events) {
  prepare();
  hipStream_t a;
  HIP(hipStreamCreateWithFlags(&a, hipStreamNonBlocking));
  Stream b(hipStreamNonBlocking);
  Event event, fresh, untimed(hipEventBlockingSync | hipEventDisableTiming);
  gives(hipSuccess, hipStreamWaitEvent(b, fresh, 0));
  int gate = hold(a);
  store<<<1, 1, 0, a>>>(slots + 8, 5);
  HIP(hipEventRecord(event, a));
  gives(hipSuccess, hipStreamWaitEvent(a, event, 0));
  gives(hipSuccess, hipStreamWaitEvent(b, event, 0));
  copy<<<1, 1, 0, b>>>(slots + 9, slots + 8);
  // The wait is for the earlier record, whatever the event is recorded for later.
  HIP(hipEventRecordWithFlags(event, nullptr, hipEventRecordDefault));
  HIP(hipEventSynchronize(event));
  gives(hipErrorNotReady, hipStreamQuery(b));
  release(gate);
  HIP(hipStreamSynchronize(b));
  gives(5, slots[9]);

  gate = hold(a);
  HIP(hipEventRecord(untimed, a));
  gives(hipErrorNotReady, hipEventQuery(untimed));
  HIP(hipStreamDestroy(a));  // the event stays valid
  release(gate);
  gives(hipSuccess, hipEventSynchronize(untimed));
  gives(hipSuccess, hipEventQuery(untimed));
}

SECTION(elapsed_time) {
  prepare();
  float ms = -1;
  Stream stream;
  Event event;
  const int gate = hold(stream);
  HIP(hipEventRecord(event, stream));
  gives(hipErrorNotReady, hipEventElapsedTime(&ms, event, event));
  release(gate);
  HIP(hipEventSynchronize(event));
  HIP(hipEventElapsedTime(&ms, event, event));
  gives(true, ms == 0);
}

SECTION(priorities) {
  int least = 0, greatest = 0, priority = 77;
  HIP(hipDeviceGetStreamPriorityRange(&least, &greatest));
  gives(true, greatest <= 0 && least >= 0);
  hipStream_t stream;
  HIP(hipStreamCreateWithPriority(&stream, hipStreamNonBlocking, greatest - 10));
  HIP(hipStreamGetPriority(stream, &priority));
  gives(greatest, priority);
  gives(0, hipGetStreamDeviceId(stream));
  HIP(hipStreamDestroy(stream));
  gives(-1, hipGetStreamDeviceId(stream));
  HIP(hipStreamCreateWithPriority(&stream, hipStreamDefault, least + 10));
  HIP(hipStreamGetPriority(stream, &priority));
  gives(least, priority);
  HIP(hipStreamDestroy(stream));
}

SECTION(masks) {
  prepare();
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
  gives(units, bits);
  store<<<1, 1, 0, stream>>>(slots + 12, 8);
  HIP(hipStreamSynchronize(stream));
  gives(8, slots[12]);
  HIP(hipStreamDestroy(stream));
  std::uint32_t none = 0, one = 1;
  HIP(hipExtStreamCreateWithCUMask(&stream, 1, &none));  // means all, as in HIP
  HIP(hipStreamDestroy(stream));
  // OpenCL has no queue for only some of several units.
  gives(units == 1 ? hipSuccess : hipErrorNotSupported, hipExtStreamCreateWithCUMask(&stream, 1, &one));
}

// With two devices: a stream waits for another device's event, and the host for neither.
SECTION(devices) {
  prepare();
  int count = 0;
  HIP(hipGetDeviceCount(&count));
  if (count < 2) {
    gives(hipErrorInvalidDevice, hipSetDevice(1));
    return;
  }
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
  HIP(hipLaunchHostFunc(second, [](void* data) { *static_cast<int*>(data) = 1 + gates[62]; }, &seen));
  gives(hipErrorNotReady, hipStreamQuery(second));
  gates[62] = 8;
  release(gate);
  HIP(hipStreamSynchronize(second));
  gives(9, seen);
  gives(hipErrorInvalidHandle, hipEventRecord(event, second));
  float ms;
  HIP(hipEventRecord(late, second));
  HIP(hipEventSynchronize(late));
  gives(hipErrorInvalidHandle, hipEventElapsedTime(&ms, event, late));
  gives(1, hipGetStreamDeviceId(second));
}
