// Stream-ordered allocation: reuse, accounting, attributes, and the rules of access to memory.
#include <cstdint>
#include <vector>

#include "gate.h"
#include "sections.h"

__global__ void store(int* out, int value) { *out = value; }

__global__ void fill(int* out, int count, int value) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = value + i;
}

static hipStream_t independent() {
  hipStream_t made;
  HIP(hipStreamCreateWithFlags(&made, hipStreamNonBlocking));
  return made;
}
static const hipStream_t stream = independent(), other = independent();
constexpr std::size_t kSegment = 2 * 1024 * 1024;

static hipMemPool_t makePool(std::size_t maxSize = 0) {
  hipMemPoolProps properties{};
  properties.allocType = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 0};
  properties.maxSize = maxSize;
  hipMemPool_t pool = nullptr;
  HIP(hipMemPoolCreate(&pool, &properties));
  return pool;
}

static std::size_t number(hipMemPool_t pool, hipMemPoolAttr attribute) {
  std::uint64_t value = 0;
  HIP(hipMemPoolGetAttribute(pool, attribute, &value));
  return value;
}

static void keep(hipMemPool_t pool) {
  std::uint64_t everything = UINT64_MAX;
  HIP(hipMemPoolSetAttribute(pool, hipMemPoolAttrReleaseThreshold, &everything));
}

static void setReuse(hipMemPool_t pool, int events, int opportunistic, int internal) {
  HIP(hipMemPoolSetAttribute(pool, hipMemPoolReuseFollowEventDependencies, &events));
  HIP(hipMemPoolSetAttribute(pool, hipMemPoolReuseAllowOpportunistic, &opportunistic));
  HIP(hipMemPoolSetAttribute(pool, hipMemPoolReuseAllowInternalDependencies, &internal));
}

SECTION(accounting) {
  hipMemPool_t pool = makePool();
  void *a = nullptr, *b = nullptr, *nothing = pool;
  HIP(hipMallocFromPoolAsync(&nothing, 0, pool, stream));
  gives(true, nothing == nullptr);
  HIP(hipMallocFromPoolAsync(&a, 1000, pool, stream));
  HIP(hipMallocFromPoolAsync(&b, 3000, pool, stream));
  gives(4000, number(pool, hipMemPoolAttrUsedMemCurrent));
  gives(kSegment, number(pool, hipMemPoolAttrReservedMemCurrent));
  HIP(hipFreeAsync(a, stream));
  gives(3000, number(pool, hipMemPoolAttrUsedMemCurrent));
  gives(4000, number(pool, hipMemPoolAttrUsedMemHigh));
  gives(hipErrorInvalidValue, hipFreeAsync(a, stream));
  HIP(hipFree(b));  // waits, and gives the memory back to the pool
  gives(0, number(pool, hipMemPoolAttrUsedMemCurrent));
  HIP(hipStreamSynchronize(stream));
  gives(0, number(pool, hipMemPoolAttrReservedMemCurrent));
  gives(kSegment, number(pool, hipMemPoolAttrReservedMemHigh));
  std::uint64_t zero = 0;
  HIP(hipMemPoolSetAttribute(pool, hipMemPoolAttrUsedMemHigh, &zero));
  HIP(hipMemPoolSetAttribute(pool, hipMemPoolAttrReservedMemHigh, &zero));
  gives(0, number(pool, hipMemPoolAttrUsedMemHigh) + number(pool, hipMemPoolAttrReservedMemHigh));
  gives(hipErrorInvalidValue, hipMemPoolSetAttribute(pool, hipMemPoolAttrUsedMemCurrent, &zero));
  HIP(hipMemPoolDestroy(pool));
}

SECTION(reuse) {
  hipMemPool_t pool = makePool();
  keep(pool);
  int *a = nullptr, *b = nullptr, *c = nullptr;
  const std::size_t bytes = kSegment;  // a segment each: memory that isn't reused is elsewhere
  setReuse(pool, 0, 0, 0);
  HIP(hipMallocFromPoolAsync(&a, bytes, pool, stream));
  Gate busy(stream);
  HIP(hipFreeAsync(a, stream));
  HIP(hipMallocFromPoolAsync(&b, bytes, pool, stream));
  gives(true, a == b);
  HIP(hipFreeAsync(b, stream));
  HIP(hipMallocFromPoolAsync(&c, bytes, pool, other));
  gives(false, b == c);
  busy.open();
  HIP(hipFree(c));

  // Completed, but not known to be ordered: only opportunistic reuse may take it.
  HIP(hipMallocFromPoolAsync(&a, bytes, pool, stream));
  HIP(hipFreeAsync(a, stream));
  HIP(hipMemPoolTrimTo(pool, 0));
  HIP(hipMallocFromPoolAsync(&a, bytes, pool, stream));
  Gate gate(stream);
  HIP(hipFreeAsync(a, stream));
  setReuse(pool, 0, 1, 0);
  HIP(hipMallocFromPoolAsync(&b, bytes, pool, other));
  gives(false, a == b);
  gate.open();
  HIP(hipFree(b));
  HIP(hipStreamSynchronize(stream));
  HIP(hipMemPoolTrimTo(pool, 0));
  HIP(hipMallocFromPoolAsync(&a, bytes, pool, stream));
  HIP(hipFreeAsync(a, stream));
  HIP(hipStreamSynchronize(stream));
  HIP(hipMallocFromPoolAsync(&b, bytes, pool, other));
  gives(true, a == b);
  HIP(hipFreeAsync(b, other));
  HIP(hipStreamSynchronize(other));
  HIP(hipMemPoolDestroy(pool));
}

SECTION(event_order) {
  hipMemPool_t pool = makePool();
  keep(pool);
  setReuse(pool, 1, 0, 0);
  int *a = nullptr, *b = nullptr;
  Event before(hipEventDisableTiming), after(hipEventDisableTiming);
  HIP(hipMallocFromPoolAsync(&a, kSegment, pool, stream));
  HIP(hipEventRecord(before, stream));
  Gate early(stream);
  HIP(hipFreeAsync(a, stream));
  HIP(hipEventRecord(after, stream));
  HIP(hipStreamWaitEvent(other, before, 0));
  HIP(hipMallocFromPoolAsync(&b, kSegment, pool, other));
  gives(false, a == b);
  early.open();
  HIP(hipFree(b));
  HIP(hipMemPoolTrimTo(pool, 0));

  HIP(hipMallocFromPoolAsync(&a, kSegment, pool, stream));
  Gate late(stream);
  HIP(hipFreeAsync(a, stream));
  HIP(hipEventRecord(after, stream));
  HIP(hipStreamWaitEvent(other, after, 0));
  HIP(hipMallocFromPoolAsync(&b, kSegment, pool, other));
  gives(true, a == b);
  HIP(hipFreeAsync(b, other));
  late.open();
  HIP(hipDeviceSynchronize());
  HIP(hipMemPoolDestroy(pool));
}

// A pool that can't grow makes the second stream wait for the first.
SECTION(internal_order) {
  hipMemPool_t pool = makePool(kSegment);
  setReuse(pool, 0, 0, 0);
  int *a = nullptr, *b = nullptr;
  HIP(hipMallocFromPoolAsync(&a, kSegment, pool, stream));
  Gate gate(stream);
  store<<<1, 1, 0, stream>>>(a, 11);
  HIP(hipFreeAsync(a, stream));
  gives(hipErrorOutOfMemory, hipMallocFromPoolAsync(&b, kSegment, pool, other));
  setReuse(pool, 0, 0, 1);
  HIP(hipMallocFromPoolAsync(&b, kSegment, pool, other));
  gives(true, a == b);
  store<<<1, 1, 0, other>>>(b, 12);
  gate.open();
  int value = 0;
  HIP(hipMemcpyAsync(&value, b, sizeof value, hipMemcpyDeviceToHost, other));
  HIP(hipStreamSynchronize(other));
  gives(12, value);
  HIP(hipFreeAsync(b, other));
  HIP(hipDeviceSynchronize());
  gives(hipErrorOutOfMemory, hipMallocFromPoolAsync(&b, kSegment + 1, pool, stream));
  HIP(hipMemPoolDestroy(pool));
}

// Freed in another stream than the one that allocated.
SECTION(other_stream_frees) {
  int* a = nullptr;
  Event filled(hipEventDisableTiming);
  std::vector<int> host(1000);
  HIP(hipMallocAsync(&a, host.size() * sizeof(int), stream));
  fill<<<4, 256, 0, stream>>>(a, 1000, 5);
  HIP(hipEventRecord(filled, stream));
  HIP(hipStreamWaitEvent(other, filled, 0));
  HIP(hipMemcpyAsync(host.data(), a, host.size() * sizeof(int), hipMemcpyDeviceToHost, other));
  HIP(hipFreeAsync(a, other));
  HIP(hipStreamSynchronize(other));
  int wrong = 0;
  for (int i = 0; i < 1000; ++i) wrong += host[i] != 5 + i;
  gives(0, wrong);
}

// hipMalloc's memory freed in stream order, pools' memory in pieces that never overlap.
SECTION(many) {
  int* plain = nullptr;
  HIP(hipMalloc(&plain, 4096));
  store<<<1, 1, 0, stream>>>(plain, 1);
  HIP(hipFreeAsync(plain, stream));
  gives(hipErrorInvalidValue, hipFree(plain));

  hipMemPool_t pool = makePool();
  constexpr int kBlocks = 200;
  std::vector<int*> blocks(kBlocks);
  std::vector<int> sizes(kBlocks), host;
  unsigned state = 12345;
  int wrong = 0;
  for (int round = 0; round < 4; ++round) {
    for (int i = 0; i < kBlocks; ++i) {
      if (round > 0 && i % (round + 1) != 0) continue;
      if (blocks[i] != nullptr) HIP(hipFreeAsync(blocks[i], stream));
      state = state * 1664525u + 1013904223u;
      sizes[i] = 1 + static_cast<int>(state >> 16) % 20000;
      HIP(hipMallocFromPoolAsync(&blocks[i], sizes[i] * sizeof(int), pool, stream));
      fill<<<(sizes[i] + 255) / 256, 256, 0, stream>>>(blocks[i], sizes[i], i * 100000);
    }
  }
  std::size_t bytes = 0;
  for (int i = 0; i < kBlocks; ++i) {
    host.assign(sizes[i], 0);
    bytes += sizes[i] * sizeof(int);
    HIP(hipMemcpyAsync(host.data(), blocks[i], sizes[i] * sizeof(int), hipMemcpyDeviceToHost, stream));
    HIP(hipStreamSynchronize(stream));
    for (int j = 0; j < sizes[i]; ++j) wrong += host[j] != i * 100000 + j;
  }
  gives(0, wrong);
  gives(true, number(pool, hipMemPoolAttrUsedMemCurrent) == bytes);
  HIP(hipMemPoolDestroy(pool));  // its memory lives until it is freed
  HIP(hipMemcpy(host.data(), blocks[3], sizeof(int), hipMemcpyDeviceToHost));
  gives(300000, host[0]);
  for (int* block : blocks) HIP(hipFreeAsync(block, stream));
  HIP(hipStreamSynchronize(stream));
}

SECTION(threshold) {
  hipMemPool_t pool = makePool();
  std::uint64_t threshold = kSegment;
  HIP(hipMemPoolSetAttribute(pool, hipMemPoolAttrReleaseThreshold, &threshold));
  gives(kSegment, number(pool, hipMemPoolAttrReleaseThreshold));
  void* blocks[3];
  for (void*& block : blocks) HIP(hipMallocFromPoolAsync(&block, kSegment, pool, stream));
  gives(3 * kSegment, number(pool, hipMemPoolAttrReservedMemCurrent));
  for (void* block : blocks) HIP(hipFreeAsync(block, stream));
  HIP(hipStreamSynchronize(stream));
  gives(kSegment, number(pool, hipMemPoolAttrReservedMemCurrent));
  HIP(hipMemPoolTrimTo(pool, 2 * kSegment));
  gives(kSegment, number(pool, hipMemPoolAttrReservedMemCurrent));
  HIP(hipMemPoolTrimTo(pool, 0));
  gives(0, number(pool, hipMemPoolAttrReservedMemCurrent));
  std::size_t before = 0, during = 0, after = 0, total = 0;
  HIP(hipMemGetInfo(&before, &total));
  HIP(hipMallocFromPoolAsync(&blocks[0], 100, pool, stream));
  HIP(hipMemGetInfo(&during, &total));
  HIP(hipFreeAsync(blocks[0], stream));
  threshold = 0;
  HIP(hipMemPoolSetAttribute(pool, hipMemPoolAttrReleaseThreshold, &threshold));
  HIP(hipDeviceSynchronize());
  HIP(hipMemGetInfo(&after, &total));
  gives(kSegment, before - during);
  gives(true, before == after);
  HIP(hipMemPoolDestroy(pool));
}

SECTION(device_pool) {
  hipMemPool_t standard = nullptr, current = nullptr, pool = makePool();
  HIP(hipDeviceGetDefaultMemPool(&standard, 0));
  HIP(hipDeviceGetMemPool(&current, 0));
  gives(true, current == standard);
  HIP(hipDeviceSetMemPool(0, pool));
  HIP(hipDeviceGetMemPool(&current, 0));
  gives(true, current == pool);
  void* a = nullptr;
  HIP(hipMallocAsync(&a, 500, stream));
  gives(500, number(pool, hipMemPoolAttrUsedMemCurrent));
  HIP(hipFreeAsync(a, stream));
  HIP(hipMemPoolDestroy(pool));
  HIP(hipDeviceGetMemPool(&current, 0));
  gives(true, current == standard);
}

SECTION(defaults) {
  hipMemPool_t pool = makePool();
  int flag = 0;
  HIP(hipMemPoolGetAttribute(pool, hipMemPoolReuseAllowOpportunistic, &flag));
  gives(1, flag);
  hipMemLocation here{hipMemLocationTypeDevice, 0};
  hipMemAccessFlags access = hipMemAccessFlagsProtNone;
  HIP(hipMemPoolGetAccess(&access, pool, &here));
  gives(hipMemAccessFlagsProtReadWrite, access);
  hipMemAccessDesc description{here, hipMemAccessFlagsProtReadWrite};
  gives(hipSuccess, hipMemPoolSetAccess(pool, &description, 1));
  HIP(hipMemPoolDestroy(pool));
}
