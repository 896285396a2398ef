// Managed memory: advice, prefetching, attachment, and both sides at work on it.
#include <cstdint>

#include "sections.h"

__managed__ int counters[4096];

__global__ void add(int* data, int value) { data[threadIdx.x] += value; }

constexpr std::size_t kPage = 4096;

// Eight pages and more, from the start of the first one.
static char* pages() {
  char* memory;
  HIP(hipMallocManaged(&memory, 9 * kPage));
  return memory + (kPage - reinterpret_cast<std::uintptr_t>(memory) % kPage) % kPage;
}

static int get(hipMemRangeAttribute attribute, const void* memory, std::size_t bytes = kPage) {
  int value = 77;
  HIP(hipMemRangeGetAttribute(&value, sizeof value, attribute, memory, bytes));
  return value;
}

SECTION(advice) {
  char* const memory = pages();
  gives(0, get(hipMemRangeAttributeReadMostly, memory));
  gives(-2, get(hipMemRangeAttributePreferredLocation, memory));
  gives(-2, get(hipMemRangeAttributeLastPrefetchLocation, memory));
  gives(0, get(hipMemRangeAttributeCoherencyMode, memory));
  HIP(hipMemAdvise(memory, kPage + 1, hipMemAdviseSetReadMostly, 99));  // the device doesn't matter
  gives(1, get(hipMemRangeAttributeReadMostly, memory, 2 * kPage));
  gives(0, get(hipMemRangeAttributeReadMostly, memory, 4 * kPage));
  HIP(hipMemAdvise(memory, kPage, hipMemAdviseUnsetReadMostly, 0));
  gives(0, get(hipMemRangeAttributeReadMostly, memory));
  gives(1, get(hipMemRangeAttributeReadMostly, memory + kPage));
  HIP(hipMemAdvise(memory, 4 * kPage, hipMemAdviseSetPreferredLocation, 0));
  HIP(hipMemAdvise(memory + kPage, kPage, hipMemAdviseSetPreferredLocation, hipCpuDeviceId));
  gives(0, get(hipMemRangeAttributePreferredLocation, memory));
  gives(-1, get(hipMemRangeAttributePreferredLocation, memory + kPage));
  gives(-2, get(hipMemRangeAttributePreferredLocation, memory, 2 * kPage));
  HIP(hipMemAdvise(memory, kPage, hipMemAdviseUnsetPreferredLocation, 0));
  gives(-2, get(hipMemRangeAttributePreferredLocation, memory));
  HIP(hipMemAdvise(memory, 4 * kPage, hipMemAdviseSetCoarseGrain, 0));
  gives(1, get(hipMemRangeAttributeCoherencyMode, memory, 4 * kPage));
  HIP(hipMemAdvise(memory, kPage, hipMemAdviseUnsetCoarseGrain, 0));
  gives(2, get(hipMemRangeAttributeCoherencyMode, memory, 4 * kPage));
  gives(0, get(hipMemRangeAttributeCoherencyMode, memory));

  HIP(hipMemAdvise(memory, 2 * kPage, hipMemAdviseSetAccessedBy, 0));
  HIP(hipMemAdvise(memory, kPage, hipMemAdviseSetAccessedBy, hipCpuDeviceId));
  int places[3];
  const auto accessed = [&](std::size_t bytes) {
    HIP(hipMemRangeGetAttribute(places, sizeof places, hipMemRangeAttributeAccessedBy, memory, bytes));
    return text(places[0]) + " " + text(places[1]) + " " + text(places[2]);
  };
  gives("-1 0 -2", accessed(kPage));
  gives("0 -2 -2", accessed(2 * kPage));
  gives("-2 -2 -2", accessed(4 * kPage));
  HIP(hipMemAdvise(memory, 2 * kPage, hipMemAdviseUnsetAccessedBy, 0));
  gives("-1 -2 -2", accessed(kPage));
}

SECTION(prefetch) {
  char* const memory = pages();
  Stream stream;
  HIP(hipMemPrefetchAsync(memory, 2 * kPage, 0, stream));
  HIP(hipMemPrefetchAsync(memory + kPage, kPage, hipCpuDeviceId, stream));
  HIP(hipStreamSynchronize(stream));
  gives(0, get(hipMemRangeAttributeLastPrefetchLocation, memory));
  gives(-1, get(hipMemRangeAttributeLastPrefetchLocation, memory + kPage));
  gives(-2, get(hipMemRangeAttributeLastPrefetchLocation, memory, 2 * kPage));
  int read = 77, last = 77;
  void* data[] = {&read, &last};
  std::size_t sizes[] = {sizeof read, sizeof last};
  hipMemRangeAttribute which[] = {hipMemRangeAttributeReadMostly, hipMemRangeAttributeLastPrefetchLocation};
  HIP(hipMemRangeGetAttributes(data, sizes, which, 2, memory, kPage));
  gives("0 0", text(read) + " " + text(last));
}

SECTION(refusals) {
  char* memory;
  HIP(hipMallocManaged(&memory, 8 * kPage));
  Memory<char> device(kPage);
  gives(hipErrorInvalidDevice, hipMemAdvise(memory, kPage, hipMemAdviseSetAccessedBy, hipInvalidDeviceId));
  gives(hipErrorInvalidValue, hipMemAdvise(device, kPage, hipMemAdviseSetReadMostly, 0));
  gives(hipErrorInvalidValue, hipMemPrefetchAsync(nullptr, kPage, 9, nullptr));
  int value;
  const auto ask = [&](void* data, std::size_t bytes, int which, const void* pointer, std::size_t count) {
    return hipMemRangeGetAttribute(data, bytes, static_cast<hipMemRangeAttribute>(which), pointer, count);
  };
  gives(hipErrorInvalidValue, ask(&value, 10, hipMemRangeAttributeAccessedBy, memory, kPage));
  gives(hipErrorInvalidValue, ask(&value, 4, hipMemRangeAttributeReadMostly, device, kPage));
  Stream stream;
  gives(hipSuccess, hipStreamAttachMemAsync(stream, memory));
  gives(hipSuccess, hipStreamAttachMemAsync(nullptr, memory, 8 * kPage, hipMemAttachGlobal));
  gives(hipErrorInvalidValue, hipStreamAttachMemAsync(stream, memory + 8, 0, hipMemAttachSingle));
}

// The host writes to one half while a kernel writes to the other.
SECTION(both_sides) {
  ManagedMemory<int> data(512 * sizeof(int));
  HIP(hipMemset(data, 0, 512 * sizeof(int)));
  for (int round = 0; round < 50; ++round) {
    add<<<1, 256>>>(data, 1);
    for (int i = 256; i < 512; ++i) data[i] += 2;
  }
  HIP(hipDeviceSynchronize());
  int wrong = 0;
  for (int i = 0; i < 512; ++i) wrong += data[i] != (i < 256 ? 50 : 100);
  gives(0, wrong);
}

SECTION(advice_ends_with_the_memory) {
  char* memory;
  HIP(hipMallocManaged(&memory, 8 * kPage));
  HIP(hipMemAdvise(memory, 8 * kPage, hipMemAdviseSetReadMostly, 0));
  HIP(hipFree(memory));
  ManagedMemory<char> again(8 * kPage);
  gives(0, get(hipMemRangeAttributeReadMostly, again, 8 * kPage));
}

SECTION(variable) {
  HIP(hipMemAdvise(counters, sizeof counters, hipMemAdviseSetReadMostly, 0));
  gives(1, get(hipMemRangeAttributeReadMostly, counters, sizeof counters));
  add<<<1, 64>>>(counters, 5);
  HIP(hipDeviceSynchronize());
  gives(5, counters[63]);
  HIP(hipDeviceReset());
  gives(6, ++counters[63]);  // its memory stays
}
