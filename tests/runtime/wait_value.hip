// Streams that wait for values in memory, and write them.
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "sections.h"

__global__ void store(int* out, int value) { *out = value; }
__global__ void say() { printf("kernel ran\n"); }

static hipStream_t waiting, writing;
static int* slot;  // pinned

// CUDA's driver prepares printf at the first launch in a program that has it, and holds up all streams until then.
static void prepare() {
  HIP(hipStreamCreateWithFlags(&waiting, hipStreamNonBlocking));
  HIP(hipStreamCreateWithFlags(&writing, hipStreamNonBlocking));
  HIP(hipHostMalloc(&slot, 64));
  store<<<1, 1>>>(slot, 0);
  HIP(hipDeviceSynchronize());
}

static void set(void* address, std::uint64_t value, int bytes) {
  if (bytes == 4)
    HIP(hipStreamWriteValue32(writing, address, static_cast<std::uint32_t>(value), 0));
  else
    HIP(hipStreamWriteValue64(writing, address, value, 0));
  HIP(hipStreamSynchronize(writing));
}

// Returns true if the stream waits while memory holds `before`, and no longer once it holds `after`.
static bool waits(void* address, int bytes, unsigned comparison, std::uint64_t value, std::uint64_t mask,
                  std::uint64_t before, std::uint64_t after) {
  hipEvent_t passed;
  HIP(hipEventCreateWithFlags(&passed, hipEventDisableTiming));
  set(address, before, bytes);
  *slot = 0;
  if (bytes == 4)
    HIP(hipStreamWaitValue32(waiting, address, static_cast<std::uint32_t>(value), comparison,
                             static_cast<std::uint32_t>(mask)));
  else
    HIP(hipStreamWaitValue64(waiting, address, value, comparison, mask));
  store<<<1, 1, 0, waiting>>>(slot, 1);
  HIP(hipEventRecord(passed, waiting));
  // Meanwhile another stream and its host functions do their work.
  int called = 0;
  HIP(hipLaunchHostFunc(writing, [](void* data) { *static_cast<int*>(data) = 1; }, &called));
  HIP(hipStreamSynchronize(writing));
  const bool held = hipEventQuery(passed) == hipErrorNotReady && *slot == 0 && called == 1;
  set(address, after, bytes);
  HIP(hipEventSynchronize(passed));
  HIP(hipEventDestroy(passed));
  return held && *slot == 1;
}

static void testComparisons(void* address) {
  const auto all = ~std::uint64_t{0};
  const std::uint64_t high = 1ull << 40;
  gives(true, waits(address, 4, hipStreamWaitValueGte, 10, all, 9, 11));
  gives(true, waits(address, 4, hipStreamWaitValueEq, 10, all, 11, 10));
  gives(true, waits(address, 4, hipStreamWaitValueAnd, 6, all, 9, 2));
  gives(true, waits(address, 4, hipStreamWaitValueNor, 0xF, all, 0xFFFFFFF0u, 0xEFFFFFF0u));
  gives(true, waits(address, 4, hipStreamWaitValueEq, 0x11, 0xFF, 0x25, 0xF11));
  gives(true, waits(address, 4, hipStreamWaitValueAnd, 0xF4A, 0xFF, 0xF35, 0x02));
  gives(true, waits(address, 8, hipStreamWaitValueGte, high, all, high - 1, high));
  gives(true, waits(address, 8, hipStreamWaitValueEq, high, all, 0, high));
  gives(true, waits(address, 8, hipStreamWaitValueAnd, high, all, 1, high));
  gives(true, waits(address, 8, hipStreamWaitValueNor, high, all, all, ~high << 1));
}

SECTION(device_memory) {
  prepare();
  Memory<char> device(64);
  testComparisons(device + 8);
}

SECTION(pinned_memory) {
  prepare();
  PinnedMemory<void> pinned(64);
  testComparisons(pinned);
}

SECTION(managed_memory) {
  prepare();
  ManagedMemory<void> managed(64);
  testComparisons(managed);
}

SECTION(registered_memory) {
  prepare();
  static std::uint64_t own[4];
  HIP(hipHostRegister(own, sizeof own, 0));
  testComparisons(own + 1);
  HIP(hipHostUnregister(own));
}

SECTION(host_releases) {
  prepare();
  std::uint32_t* flag;
  HIP(hipHostMalloc((void**)&flag, 64));
  *flag = 0;
  HIP(hipStreamWaitValue32(waiting, flag, 3, hipStreamWaitValueEq));
  gives(hipErrorNotReady, hipStreamQuery(waiting));
  __atomic_store_n(flag, 3, __ATOMIC_RELEASE);
  HIP(hipStreamSynchronize(waiting));
  gives(hipSuccess, hipStreamQuery(waiting));
  HIP(hipHostFree(flag));
}

static hipStreamBatchMemOpParams operation(hipStreamBatchMemOpType type, void* address, std::uint64_t value,
                                           unsigned flags) {
  hipStreamBatchMemOpParams p{};
  p.operation = type;
  if (type == hipStreamMemOpWaitValue32 || type == hipStreamMemOpWaitValue64) {
    p.waitValue.address = address;
    p.waitValue.value64 = value;
    p.waitValue.flags = flags;
  } else {
    p.writeValue.address = address;
    p.writeValue.value64 = value;
  }
  return p;
}

SECTION(batch) {
  prepare();
  PinnedMemory<std::uint64_t> memory(64);
  memory[0] = memory[1] = memory[2] = 0;
  std::vector<hipStreamBatchMemOpParams> batch{
      operation(hipStreamMemOpWriteValue32, memory, 7, 0),
      operation(hipStreamMemOpWaitValue32, memory, 7, hipStreamWaitValueEq),
      operation(hipStreamMemOpBarrier, nullptr, 0, 0),
      operation(hipStreamMemOpWaitValue64, memory + 2, 9, hipStreamWaitValueGte),
      operation(hipStreamMemOpFlushRemoteWrites, nullptr, 0, 0),
      operation(hipStreamMemOpWriteValue64, memory + 1, 1ull << 40, 0),
  };
  HIP(hipStreamBatchMemOp(waiting, 6, batch.data(), 0));
  set(memory + 3, 1, 8);
  gives(hipErrorNotReady, hipStreamQuery(waiting));
  set(memory + 2, 10, 8);
  HIP(hipStreamSynchronize(waiting));
  gives(7, memory[0]);
  gives(1ull << 40, memory[1]);
  memory[0] = 0;
  batch[1].operation = static_cast<hipStreamBatchMemOpType>(77);
  gives(hipErrorInvalidValue, hipStreamBatchMemOp(waiting, 2, batch.data(), 0));
  HIP(hipStreamSynchronize(waiting));
  gives(0, memory[0]);
}

// Nothing will write the value.
SECTION(exit_while_waiting) {
  prepare();
  *slot = 0;
  say<<<1, 1, 0, waiting>>>();
  HIP(hipStreamWaitValue32(waiting, slot, 1, hipStreamWaitValueEq));
  say<<<1, 1, 0, waiting>>>();
  HIP(hipLaunchHostFunc(waiting, [](void*) { std::puts("function ran"); }, nullptr));
  std::exit(6);
}
