// Managed memory: advice, prefetching, attachment, and both sides at work on it.
#include "show.h"

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

__managed__ int counters[4096];

__global__ void add(int* data, int value) { data[threadIdx.x] += value; }

constexpr std::size_t kPage = 4096;

static int get(hipMemRangeAttribute attribute, const void* memory, std::size_t bytes = kPage) {
  int value = 77;
  HIP(hipMemRangeGetAttribute(&value, sizeof value, attribute, memory, bytes));
  return value;
}

static void testAdvice(char* memory) {
  show("start.read", get(hipMemRangeAttributeReadMostly, memory));
  show("start.preferred", get(hipMemRangeAttributePreferredLocation, memory));
  show("start.prefetched", get(hipMemRangeAttributeLastPrefetchLocation, memory));
  show("start.coherency", get(hipMemRangeAttributeCoherencyMode, memory));
  HIP(hipMemAdvise(memory, kPage + 1, hipMemAdviseSetReadMostly, 99));  // the device doesn't matter
  show("read", get(hipMemRangeAttributeReadMostly, memory, 2 * kPage));
  show("read.more", get(hipMemRangeAttributeReadMostly, memory, 4 * kPage));
  HIP(hipMemAdvise(memory, kPage, hipMemAdviseUnsetReadMostly, 0));
  show("read.unset", get(hipMemRangeAttributeReadMostly, memory));
  show("read.rest", get(hipMemRangeAttributeReadMostly, memory + kPage));
  HIP(hipMemAdvise(memory, 4 * kPage, hipMemAdviseSetPreferredLocation, 0));
  HIP(hipMemAdvise(memory + kPage, kPage, hipMemAdviseSetPreferredLocation, hipCpuDeviceId));
  show("preferred", get(hipMemRangeAttributePreferredLocation, memory));
  show("preferred.host", get(hipMemRangeAttributePreferredLocation, memory + kPage));
  show("preferred.mixed", get(hipMemRangeAttributePreferredLocation, memory, 2 * kPage));
  HIP(hipMemAdvise(memory, kPage, hipMemAdviseUnsetPreferredLocation, 0));
  show("preferred.unset", get(hipMemRangeAttributePreferredLocation, memory));
  HIP(hipMemAdvise(memory, 4 * kPage, hipMemAdviseSetCoarseGrain, 0));
  show("coarse", get(hipMemRangeAttributeCoherencyMode, memory, 4 * kPage));
  HIP(hipMemAdvise(memory, kPage, hipMemAdviseUnsetCoarseGrain, 0));
  show("coarse.mixed", get(hipMemRangeAttributeCoherencyMode, memory, 4 * kPage));
  show("coarse.unset", get(hipMemRangeAttributeCoherencyMode, memory));

  HIP(hipMemAdvise(memory, 2 * kPage, hipMemAdviseSetAccessedBy, 0));
  HIP(hipMemAdvise(memory, kPage, hipMemAdviseSetAccessedBy, hipCpuDeviceId));
  int places[3];
  const auto accessed = [&](const char* key, std::size_t bytes) {
    HIP(hipMemRangeGetAttribute(places, sizeof places, hipMemRangeAttributeAccessedBy, memory, bytes));
    std::printf("%s=%d %d %d\n", key, places[0], places[1], places[2]);
  };
  accessed("accessed", kPage);
  accessed("accessed.both", 2 * kPage);
  accessed("accessed.all", 4 * kPage);
  HIP(hipMemAdvise(memory, 2 * kPage, hipMemAdviseUnsetAccessedBy, 0));
  accessed("accessed.unset", kPage);
}

static void testPrefetch(char* memory) {
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  HIP(hipMemPrefetchAsync(memory, 2 * kPage, 0, stream));
  HIP(hipMemPrefetchAsync(memory + kPage, kPage, hipCpuDeviceId, stream));
  HIP(hipStreamSynchronize(stream));
  show("prefetched", get(hipMemRangeAttributeLastPrefetchLocation, memory));
  show("prefetched.host", get(hipMemRangeAttributeLastPrefetchLocation, memory + kPage));
  show("prefetched.mixed", get(hipMemRangeAttributeLastPrefetchLocation, memory, 2 * kPage));
  int read = 77, last = 77;
  void* data[] = {&read, &last};
  std::size_t sizes[] = {sizeof read, sizeof last};
  hipMemRangeAttribute which[] = {hipMemRangeAttributeReadMostly,
                                  hipMemRangeAttributeLastPrefetchLocation};
  HIP(hipMemRangeGetAttributes(data, sizes, which, 2, memory, kPage));
  std::printf("several=%d %d\n", read, last);
  sizes[1] = 8;
  show("several.size", hipMemRangeGetAttributes(data, sizes, which, 2, memory, kPage));
  show("several.none", hipMemRangeGetAttributes(data, sizes, which, 0, memory, kPage));
  show("several.null", hipMemRangeGetAttributes(nullptr, sizes, which, 2, memory, kPage));
  HIP(hipStreamDestroy(stream));
}

static void testErrors(char* memory) {
  char* device;
  HIP(hipMalloc(&device, kPage));
  show("advise.null", hipMemAdvise(nullptr, kPage, hipMemAdviseSetReadMostly, 0));
  show("advise.zero", hipMemAdvise(memory, 0, hipMemAdviseSetReadMostly, 0));
  show("advise.beyond", hipMemAdvise(memory, 9 * kPage, hipMemAdviseSetReadMostly, 0));
  show("advise.bad", hipMemAdvise(memory, kPage, static_cast<hipMemoryAdvise>(50), 0));
  show("advise.device", hipMemAdvise(memory, kPage, hipMemAdviseSetAccessedBy, 99));
  show("advise.invalid", hipMemAdvise(memory, kPage, hipMemAdviseSetAccessedBy, hipInvalidDeviceId));
  show("advise.malloc", hipMemAdvise(device, kPage, hipMemAdviseSetReadMostly, 0));
  show("prefetch.null", hipMemPrefetchAsync(nullptr, kPage, 0, nullptr));
  show("prefetch.null.device", hipMemPrefetchAsync(nullptr, kPage, 9, nullptr));
  show("prefetch.zero", hipMemPrefetchAsync(memory, 0, 0, nullptr));
  show("prefetch.beyond", hipMemPrefetchAsync(memory + 1, 8 * kPage, 0, nullptr));
  show("prefetch.device", hipMemPrefetchAsync(memory, kPage, 99, nullptr));
  show("prefetch.malloc", hipMemPrefetchAsync(device, kPage, 0, nullptr));
  int value;
  const auto ask = [&](void* data, std::size_t bytes, int which, const void* pointer,
                       std::size_t count) {
    return hipMemRangeGetAttribute(data, bytes, static_cast<hipMemRangeAttribute>(which), pointer,
                                   count);
  };
  show("get.null", ask(nullptr, 4, hipMemRangeAttributeReadMostly, memory, kPage));
  show("get.size", ask(&value, 8, hipMemRangeAttributePreferredLocation, memory, kPage));
  show("get.accessed", ask(&value, 10, hipMemRangeAttributeAccessedBy, memory, kPage));
  show("get.bad", ask(&value, 4, 999, memory, kPage));
  show("get.nowhere", ask(&value, 4, hipMemRangeAttributeReadMostly, nullptr, kPage));
  show("get.malloc", ask(&value, 4, hipMemRangeAttributeReadMostly, device, kPage));
  show("get.nothing", ask(&value, 4, hipMemRangeAttributeReadMostly, memory, 0));
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  show("attach", hipStreamAttachMemAsync(stream, memory));
  show("attach.global", hipStreamAttachMemAsync(nullptr, memory, 8 * kPage, hipMemAttachGlobal));
  show("attach.part", hipStreamAttachMemAsync(stream, memory, kPage, hipMemAttachSingle));
  show("attach.inside", hipStreamAttachMemAsync(stream, memory + 8, 0, hipMemAttachSingle));
  show("attach.default", hipStreamAttachMemAsync(nullptr, memory, 0, hipMemAttachSingle));
  show("attach.flags", hipStreamAttachMemAsync(stream, memory, 0, 9));
  show("attach.null", hipStreamAttachMemAsync(stream, nullptr, 0, hipMemAttachSingle));
  show("attach.malloc", hipStreamAttachMemAsync(stream, device, 0, hipMemAttachSingle));
  HIP(hipStreamDestroy(stream));
  HIP(hipFree(device));
}

// The host writes to one half while a kernel writes to the other.
static void testBothSides() {
  int* data;
  HIP(hipMallocManaged(&data, 512 * sizeof(int)));
  HIP(hipMemset(data, 0, 512 * sizeof(int)));
  for (int round = 0; round < 50; ++round) {
    add<<<1, 256>>>(data, 1);
    for (int i = 256; i < 512; ++i) data[i] += 2;
  }
  HIP(hipDeviceSynchronize());
  int wrong = 0;
  for (int i = 0; i < 512; ++i) wrong += data[i] != (i < 256 ? 50 : 100);
  show("both.wrong", wrong);
  HIP(hipFree(data));
}

int main() {
  char* memory;
  HIP(hipMallocManaged(&memory, 8 * kPage));
  char* const page = memory + (kPage - reinterpret_cast<std::uintptr_t>(memory) % kPage) % kPage;
  testAdvice(page);
  testPrefetch(page);
  testErrors(memory);
  // The advice ends with the memory.
  HIP(hipFree(memory));
  char* again;
  HIP(hipMallocManaged(&again, 8 * kPage));
  show("again", get(hipMemRangeAttributeReadMostly, again, 8 * kPage));
  HIP(hipFree(again));
  testBothSides();

  HIP(hipMemAdvise(counters, sizeof counters, hipMemAdviseSetReadMostly, 0));
  show("variable.read", get(hipMemRangeAttributeReadMostly, counters, sizeof counters));
  add<<<1, 64>>>(counters, 5);
  HIP(hipDeviceSynchronize());
  show("variable", counters[63]);
  HIP(hipDeviceReset());
  show("variable.reset", ++counters[63]);  // its memory stays
}
