// Sticky errors and passing errors, each thread's last one, and device code that fails.
#include <cassert>
#include <cstring>
#include <string>
#include <thread>

#include "show.h"

__device__ int positive(int value) {
  if (value < 0) __trap();
  return value;
}

__global__ void trapInside(int* out) { *out = positive(*out - 5); }

__global__ void asserts(int* out) { assert(*out == 12345); }

__global__ void aborts(int* out) {
  if (*out != 12345) abort();
}

// Every frame has an array, and none is the last.
__device__ int endless(int value) {
  int values[64];
  for (int i = 0; i < 64; ++i) values[i] = value + i;
  return endless(value * 3 + 1) + values[value & 63];
}

__global__ void recurses(int* out) { *out = endless(*out); }

__global__ void fine(int* out) { *out = 77; }

static void testLast() {
  void* pointer;
  static_cast<void>(hipGetLastError());
  show("bad", hipMalloc(nullptr, 1));
  show("peek", hipPeekAtLastError());
  show("peek.again", hipPeekAtLastError());
  std::thread([] { show("peek.thread", hipPeekAtLastError()); }).join();
  HIP(hipMalloc(&pointer, 16));
  show("peek.after.success", hipPeekAtLastError());
  show("get", hipGetLastError());
  show("get.again", hipGetLastError());
  show("bad.free", hipFree(&pointer));
  show("ext", hipExtGetLastError());
  show("ext.again", hipExtGetLastError());
  // Only the last error shows a bad launch.
  fine<<<0, 1>>>(static_cast<int*>(pointer));
  show("launch", hipGetLastError());
  show("launch.passed", hipDeviceSynchronize());
  HIP(hipFree(pointer));
}

static void testNotReady() {
  // "Not ready" is an answer, and no error.
  hipEvent_t event;
  HIP(hipEventCreate(&event));
  show("query", hipEventQuery(event));
  show("query.last", hipGetLastError());
  HIP(hipEventDestroy(event));
}

static void testNames() {
  const char* text = nullptr;
  show("name", hipGetErrorName(hipErrorInvalidValue));
  show("string", hipGetErrorString(hipErrorInvalidValue));
  show("name.unknown", hipGetErrorName(hipError_t(4711)));
  show("drv.name", hipDrvGetErrorName(hipErrorNotFound, &text));
  show("drv.name.text", text);
  show("drv.string", hipDrvGetErrorString(hipErrorNotFound, &text));
  show("drv.string.text", text);
  show("drv.name.unknown", hipDrvGetErrorName(hipError_t(4711), &text));
  show("drv.name.unknown.text", text == nullptr);
  show("profiler.start", hipProfilerStart());
  show("profiler.stop", hipProfilerStop());
}

// The first call that waits reports the failure.
static hipError_t waitBy(const std::string& how, hipStream_t stream, int* out) {
  hipEvent_t event;
  if (how == "stream") return hipStreamSynchronize(stream);
  if (how == "copy") {
    int value;
    return hipMemcpy(&value, out, sizeof value, hipMemcpyDeviceToHost);
  }
  if (how == "event") {
    HIP(hipEventCreate(&event));
    HIP(hipEventRecord(event, stream));
    return hipEventSynchronize(event);
  }
  return hipDeviceSynchronize();
}

static void testFailing(const char* kind, const char* how) {
  int* out;
  HIP(hipMalloc(&out, sizeof *out));
  HIP(hipMemset(out, 0, sizeof *out));
  HIP(hipDeviceSynchronize());
  if (std::strcmp(kind, "trap") == 0) trapInside<<<1, 1>>>(out);
  if (std::strcmp(kind, "assert") == 0) asserts<<<1, 1>>>(out);
  if (std::strcmp(kind, "abort") == 0) aborts<<<1, 1>>>(out);
  if (std::strcmp(kind, "depth") == 0) recurses<<<1, 1>>>(out);
  show("started", hipGetLastError());
  show("found", waitBy(how, nullptr, out));
  show("stays", hipDeviceSynchronize());
  fine<<<1, 1>>>(out);
  show("stays.launch", hipGetLastError());
  show("stays.last", hipGetLastError());
  std::thread([] { show("stays.thread", hipDeviceSynchronize()); }).join();
  int count = 0;
  show("harmless", hipGetDeviceCount(&count));
  show("reset", hipDeviceReset());
  HIP(hipMalloc(&out, sizeof *out));
  fine<<<1, 1>>>(out);
  int value = 0;
  HIP(hipMemcpy(&value, out, sizeof value, hipMemcpyDeviceToHost));
  show("works", value);
}

int main(int count, char** argv) {
  if (count > 2) {
    testFailing(argv[1], argv[2]);
    return 0;
  }
  testLast();
  testNotReady();
  testNames();
  return 0;
}
