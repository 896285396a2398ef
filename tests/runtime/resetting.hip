// hipDeviceReset with handles of every kind still in use. Runs with two devices.
#include "show.h"

__device__ int counter = 5;

__global__ void count(int* out) { *out = ++counter; }

static int next() {
  int *out, value = 0;
  HIP(hipMalloc(&out, sizeof *out));
  count<<<1, 1>>>(out);
  HIP(hipMemcpy(&value, out, sizeof value, hipMemcpyDeviceToHost));
  HIP(hipFree(out));
  return value;
}

int main() {
  void *memory, *pinned, *managed, *elsewhere;
  hipStream_t stream, streamElsewhere;
  hipEvent_t event, eventElsewhere;
  HIP(hipSetDevice(1));
  HIP(hipMalloc(&elsewhere, 64));
  HIP(hipStreamCreate(&streamElsewhere));
  HIP(hipEventCreate(&eventElsewhere));
  HIP(hipSetDevice(0));
  HIP(hipMalloc(&memory, 64));
  HIP(hipHostMalloc(&pinned, 64));
  HIP(hipMallocManaged(&managed, 64));
  HIP(hipStreamCreate(&stream));
  HIP(hipEventCreate(&event));
  HIP(hipEventRecord(event, stream));
  show("counter", next());
  show("counter.again", next());
  int* out;
  HIP(hipMalloc(&out, sizeof *out));
  count<<<1, 1, 0, stream>>>(out);  // still runs
  show("reset", hipDeviceReset());
  show("free", hipFree(memory));
  show("free.pinned", hipHostFree(pinned));
  show("free.managed", hipFree(managed));
  show("stream.invalid", hipStreamSynchronize(stream) != hipSuccess);
  show("stream.destroy.invalid", hipStreamDestroy(stream) != hipSuccess);
  show("event.query", hipEventQuery(event));
  show("event.destroy", hipEventDestroy(event));
  show("counter.fresh", next());
  show("null.stream", hipStreamSynchronize(nullptr));
  HIP(hipStreamCreate(&stream));
  show("stream.new", hipStreamSynchronize(stream));
  HIP(hipSetDevice(1));
  show("other.stream", hipStreamSynchronize(streamElsewhere));
  show("other.event", hipEventQuery(eventElsewhere));
  show("other.memory", hipFree(elsewhere));
  return 0;
}
