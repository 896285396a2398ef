// Stream-ordered allocation: reuse, accounting, attributes, and the rules of access to memory.
#include "show.h"

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

__global__ void slowly(int* out, int value, int spins) {
  int x = value;
  for (int i = 0; i < spins; ++i) x = x * 1664525 + 1013904223;
  *out = x == 42 && spins == -1 ? 0 : value;
}

__global__ void fill(int* out, int count, int value) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = value + i;
}

constexpr int kSpins = 20000000;

// Holds a stream's later work back until the host opens it.
class Gate {
 public:
  explicit Gate(hipStream_t stream) { HIP(hipLaunchHostFunc(stream, wait, &open_)); }
  void open() { open_ = true; }

 private:
  static void wait(void* open) {
    while (!*static_cast<std::atomic<bool>*>(open)) std::this_thread::yield();
  }

  std::atomic<bool> open_{false};
};
constexpr std::size_t kSegment = 2 * 1024 * 1024;

static hipMemPool_t makePool(std::size_t maxSize = 0, bool shareable = false) {
  hipMemPoolProps properties{};
  properties.allocType = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 0};
  properties.maxSize = maxSize;
  if (shareable) properties.handleTypes = hipMemHandleTypePosixFileDescriptor;
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

static void testAccounting(hipStream_t stream) {
  hipMemPool_t pool = makePool();
  void *a = nullptr, *b = nullptr, *nothing = pool;
  HIP(hipMallocFromPoolAsync(&nothing, 0, pool, stream));
  show("zero", nothing == nullptr);
  HIP(hipMallocFromPoolAsync(&a, 1000, pool, stream));
  HIP(hipMallocFromPoolAsync(&b, 3000, pool, stream));
  show("used.two", number(pool, hipMemPoolAttrUsedMemCurrent));
  show("reserved.two", number(pool, hipMemPoolAttrReservedMemCurrent));
  HIP(hipFreeAsync(a, stream));
  show("used.one", number(pool, hipMemPoolAttrUsedMemCurrent));
  show("used.high", number(pool, hipMemPoolAttrUsedMemHigh));
  show("free.twice", hipFreeAsync(a, stream));
  HIP(hipFree(b));  // waits, and gives the memory back to the pool
  show("used.none", number(pool, hipMemPoolAttrUsedMemCurrent));
  HIP(hipStreamSynchronize(stream));
  show("reserved.after.sync", number(pool, hipMemPoolAttrReservedMemCurrent));
  show("reserved.high", number(pool, hipMemPoolAttrReservedMemHigh));
  std::uint64_t zero = 0, one = 1;
  HIP(hipMemPoolSetAttribute(pool, hipMemPoolAttrUsedMemHigh, &zero));
  HIP(hipMemPoolSetAttribute(pool, hipMemPoolAttrReservedMemHigh, &zero));
  show("high.reset", number(pool, hipMemPoolAttrUsedMemHigh) +
                         number(pool, hipMemPoolAttrReservedMemHigh));
  show("high.set", hipMemPoolSetAttribute(pool, hipMemPoolAttrUsedMemHigh, &one));
  show("attribute.current", hipMemPoolSetAttribute(pool, hipMemPoolAttrUsedMemCurrent, &zero));
  HIP(hipMemPoolDestroy(pool));
}

static void testReuse(hipStream_t stream, hipStream_t other) {
  hipMemPool_t pool = makePool();
  keep(pool);
  int *a = nullptr, *b = nullptr, *c = nullptr;
  const std::size_t bytes = kSegment;  // a segment each: memory that isn't reused is elsewhere
  setReuse(pool, 0, 0, 0);
  HIP(hipMallocFromPoolAsync(&a, bytes, pool, stream));
  slowly<<<1, 1, 0, stream>>>(a, 1, kSpins);
  HIP(hipFreeAsync(a, stream));
  HIP(hipMallocFromPoolAsync(&b, bytes, pool, stream));
  show("same.stream", a == b);
  slowly<<<1, 1, 0, stream>>>(b, 2, kSpins);
  HIP(hipFreeAsync(b, stream));
  HIP(hipMallocFromPoolAsync(&c, bytes, pool, other));
  show("other.stream.running", b == c);
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
  show("opportunistic.running", a == b);
  gate.open();
  HIP(hipFree(b));
  HIP(hipStreamSynchronize(stream));
  HIP(hipMemPoolTrimTo(pool, 0));
  HIP(hipMallocFromPoolAsync(&a, bytes, pool, stream));
  HIP(hipFreeAsync(a, stream));
  HIP(hipStreamSynchronize(stream));
  HIP(hipMallocFromPoolAsync(&b, bytes, pool, other));
  show("opportunistic.complete", a == b);
  HIP(hipFreeAsync(b, other));
  HIP(hipStreamSynchronize(other));
  HIP(hipMemPoolDestroy(pool));
}

static void testEventOrder(hipStream_t stream, hipStream_t other) {
  hipMemPool_t pool = makePool();
  keep(pool);
  setReuse(pool, 1, 0, 0);
  int *a = nullptr, *b = nullptr;
  hipEvent_t before, after;
  HIP(hipEventCreateWithFlags(&before, hipEventDisableTiming));
  HIP(hipEventCreateWithFlags(&after, hipEventDisableTiming));
  HIP(hipMallocFromPoolAsync(&a, kSegment, pool, stream));
  HIP(hipEventRecord(before, stream));
  slowly<<<1, 1, 0, stream>>>(a, 1, kSpins);
  HIP(hipFreeAsync(a, stream));
  HIP(hipEventRecord(after, stream));
  HIP(hipStreamWaitEvent(other, before, 0));
  HIP(hipMallocFromPoolAsync(&b, kSegment, pool, other));
  show("event.before.free", a == b);
  HIP(hipFree(b));
  HIP(hipMemPoolTrimTo(pool, 0));

  HIP(hipMallocFromPoolAsync(&a, kSegment, pool, stream));
  slowly<<<1, 1, 0, stream>>>(a, 1, kSpins);
  HIP(hipFreeAsync(a, stream));
  HIP(hipEventRecord(after, stream));
  HIP(hipStreamWaitEvent(other, after, 0));
  HIP(hipMallocFromPoolAsync(&b, kSegment, pool, other));
  show("event.after.free", a == b);
  HIP(hipFreeAsync(b, other));
  HIP(hipDeviceSynchronize());
  HIP(hipEventDestroy(before));
  HIP(hipEventDestroy(after));
  HIP(hipMemPoolDestroy(pool));
}

// A pool that can't grow makes the second stream wait for the first.
static void testInternalOrder(hipStream_t stream, hipStream_t other) {
  hipMemPool_t pool = makePool(kSegment);
  setReuse(pool, 0, 0, 0);
  int *a = nullptr, *b = nullptr;
  HIP(hipMallocFromPoolAsync(&a, kSegment, pool, stream));
  slowly<<<1, 1, 0, stream>>>(a, 11, kSpins);
  HIP(hipFreeAsync(a, stream));
  show("full", hipMallocFromPoolAsync(&b, kSegment, pool, other));
  setReuse(pool, 0, 0, 1);
  HIP(hipMallocFromPoolAsync(&b, kSegment, pool, other));
  show("internal", a == b);
  slowly<<<1, 1, 0, other>>>(b, 12, 1);
  int value = 0;
  HIP(hipMemcpyAsync(&value, b, sizeof value, hipMemcpyDeviceToHost, other));
  HIP(hipStreamSynchronize(other));
  show("internal.value", value);
  HIP(hipFreeAsync(b, other));
  HIP(hipDeviceSynchronize());
  show("too.large", hipMallocFromPoolAsync(&b, kSegment + 1, pool, stream));
  HIP(hipMemPoolDestroy(pool));
}

// Freed in another stream than the one that allocated.
static void testOtherStreamFrees(hipStream_t stream, hipStream_t other) {
  int* a = nullptr;
  hipEvent_t filled;
  HIP(hipEventCreateWithFlags(&filled, hipEventDisableTiming));
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
  show("other.frees.wrong", wrong);
  HIP(hipEventDestroy(filled));
}

// hipMalloc's memory freed in stream order, pools' memory in pieces that never overlap.
static void testMany(hipStream_t stream) {
  int* plain = nullptr;
  HIP(hipMalloc(&plain, 4096));
  slowly<<<1, 1, 0, stream>>>(plain, 1, 1000);
  HIP(hipFreeAsync(plain, stream));
  show("plain.gone", hipFree(plain));

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
    HIP(hipMemcpyAsync(host.data(), blocks[i], sizes[i] * sizeof(int), hipMemcpyDeviceToHost,
                       stream));
    HIP(hipStreamSynchronize(stream));
    for (int j = 0; j < sizes[i]; ++j) wrong += host[j] != i * 100000 + j;
  }
  show("many.wrong", wrong);
  show("many.used", number(pool, hipMemPoolAttrUsedMemCurrent) == bytes);
  HIP(hipMemPoolDestroy(pool));  // its memory lives until it is freed
  HIP(hipMemcpy(host.data(), blocks[3], sizeof(int), hipMemcpyDeviceToHost));
  show("destroyed.value", host[0]);
  for (int* block : blocks) HIP(hipFreeAsync(block, stream));
  HIP(hipStreamSynchronize(stream));
  show("destroyed.pool", hipMemPoolTrimTo(pool, 0));
  show("destroyed.twice", hipMemPoolDestroy(pool));
}

static void testThreshold(hipStream_t stream) {
  hipMemPool_t pool = makePool();
  std::uint64_t threshold = kSegment;
  HIP(hipMemPoolSetAttribute(pool, hipMemPoolAttrReleaseThreshold, &threshold));
  show("threshold", number(pool, hipMemPoolAttrReleaseThreshold));
  void* blocks[3];
  for (void*& block : blocks) HIP(hipMallocFromPoolAsync(&block, kSegment, pool, stream));
  show("reserved.three", number(pool, hipMemPoolAttrReservedMemCurrent));
  for (void* block : blocks) HIP(hipFreeAsync(block, stream));
  HIP(hipStreamSynchronize(stream));
  show("reserved.threshold", number(pool, hipMemPoolAttrReservedMemCurrent));
  HIP(hipMemPoolTrimTo(pool, 2 * kSegment));
  show("trim.noop", number(pool, hipMemPoolAttrReservedMemCurrent));
  HIP(hipMemPoolTrimTo(pool, 0));
  show("trim", number(pool, hipMemPoolAttrReservedMemCurrent));
  std::size_t before = 0, during = 0, after = 0, total = 0;
  HIP(hipMemGetInfo(&before, &total));
  HIP(hipMallocFromPoolAsync(&blocks[0], 100, pool, stream));
  HIP(hipMemGetInfo(&during, &total));
  HIP(hipFreeAsync(blocks[0], stream));
  threshold = 0;
  HIP(hipMemPoolSetAttribute(pool, hipMemPoolAttrReleaseThreshold, &threshold));
  HIP(hipDeviceSynchronize());
  HIP(hipMemGetInfo(&after, &total));
  show("info.reserved", before - during);
  show("info.released", before == after);
  HIP(hipMemPoolDestroy(pool));
}

static void testDevicePool(hipStream_t stream) {
  hipMemPool_t standard = nullptr, current = nullptr, pool = makePool();
  HIP(hipDeviceGetDefaultMemPool(&standard, 0));
  HIP(hipDeviceGetMemPool(&current, 0));
  show("current.default", current == standard);
  HIP(hipDeviceSetMemPool(0, pool));
  HIP(hipDeviceGetMemPool(&current, 0));
  show("current.set", current == pool);
  void* a = nullptr;
  HIP(hipMallocAsync(&a, 500, stream));
  show("current.used", number(pool, hipMemPoolAttrUsedMemCurrent));
  HIP(hipFreeAsync(a, stream));
  HIP(hipMemPoolDestroy(pool));
  HIP(hipDeviceGetMemPool(&current, 0));
  show("current.after.destroy", current == standard);
  show("default.destroy", hipMemPoolDestroy(standard));
  show("get.null", hipDeviceGetMemPool(nullptr, 0));
  show("get.device", hipDeviceGetMemPool(&current, -1));
  show("default.null", hipDeviceGetDefaultMemPool(nullptr, 0));
  show("default.device", hipDeviceGetDefaultMemPool(&current, 99));
  show("set.null", hipDeviceSetMemPool(0, nullptr));
  show("set.device", hipDeviceSetMemPool(99, standard));
}

static void testErrors(hipStream_t stream) {
  hipMemPool_t pool = makePool(), made = nullptr;
  void* a = nullptr;
  int flag = 0;
  show("malloc.null", hipMallocAsync(static_cast<void**>(nullptr), 10, stream));
  long long junk[8] = {};
  show("malloc.stream", hipMallocAsync(&a, 10, reinterpret_cast<hipStream_t>(junk)));
  show("malloc.huge", hipMallocAsync(&a, SIZE_MAX / 2, stream));
  show("from.null", hipMallocFromPoolAsync(static_cast<void**>(nullptr), 10, pool, stream));
  show("from.pool", hipMallocFromPoolAsync(&a, 10, nullptr, stream));
  show("free.null", hipFreeAsync(nullptr, stream));
  show("free.unknown", hipFreeAsync(&flag, stream));
  hipMemPoolProps properties{};
  show("create.null", hipMemPoolCreate(nullptr, &properties));
  show("create.properties", hipMemPoolCreate(&made, nullptr));
  show("create.type", hipMemPoolCreate(&made, &properties));
  properties.allocType = hipMemAllocationTypePinned;
  show("create.location", hipMemPoolCreate(&made, &properties));
  properties.location = {hipMemLocationTypeDevice, 99};
  show("create.device", hipMemPoolCreate(&made, &properties));
  properties.location.id = 0;
  properties.handleTypes = hipMemHandleTypeWin32;
  show("create.handle", hipMemPoolCreate(&made, &properties));
  show("destroy.null", hipMemPoolDestroy(nullptr));
  show("trim.null", hipMemPoolTrimTo(nullptr, 0));
  show("attribute.null", hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemCurrent, nullptr));
  show("attribute.pool", hipMemPoolGetAttribute(nullptr, hipMemPoolAttrUsedMemCurrent, &flag));
  show("attribute.unknown", hipMemPoolGetAttribute(pool, static_cast<hipMemPoolAttr>(99), &flag));
  show("attribute.set.null",
       hipMemPoolSetAttribute(pool, hipMemPoolReuseAllowOpportunistic, nullptr));
  HIP(hipMemPoolGetAttribute(pool, hipMemPoolReuseAllowOpportunistic, &flag));
  show("opportunistic.default", flag);

  hipMemLocation here{hipMemLocationTypeDevice, 0}, nowhere{hipMemLocationTypeDevice, 99};
  hipMemAccessFlags access = hipMemAccessFlagsProtNone;
  HIP(hipMemPoolGetAccess(&access, pool, &here));
  show("access", static_cast<int>(access));
  show("access.null", hipMemPoolGetAccess(nullptr, pool, &here));
  show("access.device", hipMemPoolGetAccess(&access, pool, &nowhere));
  hipMemAccessDesc description{here, hipMemAccessFlagsProtReadWrite};
  show("setaccess", hipMemPoolSetAccess(pool, &description, 1));
  show("setaccess.null", hipMemPoolSetAccess(pool, nullptr, 1));
  show("setaccess.count", hipMemPoolSetAccess(pool, &description, 1000));
  description.location = nowhere;
  show("setaccess.device", hipMemPoolSetAccess(pool, &description, 1));
  description = {here, hipMemAccessFlagsProtNone};
  show("setaccess.none", hipMemPoolSetAccess(pool, &description, 1));
  description = {{hipMemLocationTypeInvalid, 0}, hipMemAccessFlagsProtReadWrite};
  show("setaccess.type", hipMemPoolSetAccess(pool, &description, 1));
  HIP(hipMemPoolDestroy(pool));
}

int main() {
  hipStream_t stream, other;
  HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  HIP(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
  testAccounting(stream);
  testReuse(stream, other);
  testEventOrder(stream, other);
  testInternalOrder(stream, other);
  testOtherStreamFrees(stream, other);
  testMany(stream);
  testThreshold(stream);
  testDevicePool(stream);
  testErrors(stream);
  HIP(hipStreamDestroy(stream));
  HIP(hipStreamDestroy(other));
}
