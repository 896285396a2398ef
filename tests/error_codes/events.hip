// Events.
#include "refuses.h"

__global__ void traps() { __trap(); }

static void creation() {
  hipEvent_t event;
  refuses(hipErrorInvalidValue, hipEventCreate(nullptr));
  refuses(hipErrorInvalidValue, hipEventCreateWithFlags(nullptr, hipEventDefault));
  refuses(hipErrorInvalidValue, hipEventCreateWithFlags(&event, 0x10));
  refuses(hipErrorInvalidValue, hipEventCreateWithFlags(&event, hipEventInterprocess));
  refuses(hipErrorInvalidValue, hipEventCreateWithFlags(&event, hipEventReleaseToDevice | hipEventReleaseToSystem));
}

static void refuseHandle(hipEvent_t bad, hipEvent_t good) {
  float time;
  refuses(hipErrorInvalidHandle, hipEventRecord(bad, nullptr));
  refuses(hipErrorInvalidHandle, hipEventRecordWithFlags(bad, nullptr, hipEventRecordDefault));
  refuses(hipErrorInvalidHandle, hipEventSynchronize(bad));
  refuses(hipErrorInvalidHandle, hipEventQuery(bad));
  refuses(hipErrorInvalidHandle, hipEventElapsedTime(&time, bad, good));
  refuses(hipErrorInvalidHandle, hipEventElapsedTime(&time, good, bad));
}

static void handles() {
  hipEvent_t dead;
  hipStream_t stream;
  float time;
  Event good;
  HIP(hipEventCreate(&dead));
  HIP(hipEventDestroy(dead));
  HIP(hipStreamCreate(&stream));
  HIP(hipStreamDestroy(stream));
  refuseHandle(nullptr, good);
  refuseHandle(dead, good);
  refuses(hipErrorInvalidHandle, hipEventDestroy(nullptr));
  refuses(hipErrorContextIsDestroyed, hipEventDestroy(dead));
  refuses(hipErrorContextIsDestroyed, hipEventRecord(good, stream));
  refuses(hipErrorInvalidValue, hipEventRecordWithFlags(good, nullptr, 2));
  refuses(hipErrorInvalidValue, hipEventElapsedTime(nullptr, good, good));
  refuses(hipErrorInvalidHandle, hipEventElapsedTime(&time, good, good));  // never recorded
}

static void untimed() {
  float time;
  Event event(hipEventDisableTiming);
  HIP(hipEventRecord(event, nullptr));
  HIP(hipEventSynchronize(event));
  refuses(hipErrorInvalidHandle, hipEventElapsedTime(&time, event, event));
}

// A stream that waits for a value holds its events.
static void pending() {
  std::uint64_t* at;
  float time;
  HIP(hipHostMalloc(reinterpret_cast<void**>(&at), sizeof *at));
  *at = 0;
  Stream stream;
  Event start, stop;
  HIP(hipEventRecord(start, stream));
  HIP(hipStreamWaitValue64(stream, at, 1, hipStreamWaitValueEq));
  HIP(hipEventRecord(stop, stream));
  refuses(hipErrorNotReady, hipEventQuery(stop));
  refuses(hipErrorNotReady, hipEventElapsedTime(&time, start, stop));
  *static_cast<volatile std::uint64_t*>(at) = 1;
  HIP(hipEventSynchronize(stop));
  HIP(hipHostFree(at));
}

// After a kernel has failed, until hipDeviceReset.
static void failed() {
  hipEvent_t event;
  float time;
  HIP(hipEventCreate(&event));
  traps<<<1, 1>>>();
  HIP(hipEventRecord(event, nullptr));
  refuses(hipErrorLaunchFailure, hipEventSynchronize(event));
  refuses(hipErrorLaunchFailure, hipEventQuery(event));
  refuses(hipErrorLaunchFailure, hipEventRecord(event, nullptr));
  refuses(hipErrorLaunchFailure, hipEventElapsedTime(&time, event, event));
  HIP(hipEventDestroy(event));
  HIP(hipDeviceReset());
}

int main() {
  creation();
  handles();
  untimed();
  pending();
  failed();
  return refusals::result();
}
