// Streams that wait for values in memory, and write them.
#include "show.h"

#include <cstdint>
#include <string>
#include <vector>

__global__ void store(int* out, int value) { *out = value; }
__global__ void say() { printf("kernel ran\n"); }

static hipStream_t waiting, writing;
static int* slot;  // pinned

static void set(void* address, std::uint64_t value, int bytes) {
  if (bytes == 4)
    HIP(hipStreamWriteValue32(writing, address, static_cast<std::uint32_t>(value), 0));
  else
    HIP(hipStreamWriteValue64(writing, address, value, 0));
  HIP(hipStreamSynchronize(writing));
}

// Returns true if the stream waits while memory holds `before`, and no longer once it holds `after`.
static bool waits(void* address, int bytes, unsigned comparison, std::uint64_t value,
                  std::uint64_t mask, std::uint64_t before, std::uint64_t after) {
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

static void testComparisons(const char* memory, void* address) {
  const std::string name = memory;
  const auto all = ~std::uint64_t{0};
  const std::uint64_t high = 1ull << 40;
  const auto check = [&](const char* what, bool right) { show((name + "." + what).c_str(), right); };
  check("gte", waits(address, 4, hipStreamWaitValueGte, 10, all, 9, 11));
  check("eq", waits(address, 4, hipStreamWaitValueEq, 10, all, 11, 10));
  check("and", waits(address, 4, hipStreamWaitValueAnd, 6, all, 9, 2));
  check("nor", waits(address, 4, hipStreamWaitValueNor, 0xF, all, 0xFFFFFFF0u, 0xEFFFFFF0u));
  check("masked eq", waits(address, 4, hipStreamWaitValueEq, 0x11, 0xFF, 0x25, 0xF11));
  check("masked and", waits(address, 4, hipStreamWaitValueAnd, 0xF4A, 0xFF, 0xF35, 0x02));
  check("gte 64", waits(address, 8, hipStreamWaitValueGte, high, all, high - 1, high));
  check("eq 64", waits(address, 8, hipStreamWaitValueEq, high, all, 0, high));
  check("and 64", waits(address, 8, hipStreamWaitValueAnd, high, all, 1, high));
  check("nor 64", waits(address, 8, hipStreamWaitValueNor, high, all, all, ~high << 1));
}

static void testMemory() {
  void* device = nullptr;
  void* pinned = nullptr;
  void* managed = nullptr;
  static std::uint64_t own[4];
  HIP(hipMalloc(&device, 64));
  HIP(hipHostMalloc(&pinned, 64));
  HIP(hipMallocManaged(&managed, 64));
  HIP(hipHostRegister(own, sizeof own, 0));
  testComparisons("device", static_cast<char*>(device) + 8);
  testComparisons("pinned", pinned);
  testComparisons("managed", managed);
  testComparisons("registered", own + 1);
  HIP(hipHostUnregister(own));
  HIP(hipFree(device));
  HIP(hipHostFree(pinned));
  HIP(hipFree(managed));
}

static void testHostReleases() {
  std::uint32_t* flag;
  HIP(hipHostMalloc((void**)&flag, 64));
  *flag = 0;
  HIP(hipStreamWaitValue32(waiting, flag, 3, hipStreamWaitValueEq));
  show("held", hipStreamQuery(waiting));
  __atomic_store_n(flag, 3, __ATOMIC_RELEASE);
  HIP(hipStreamSynchronize(waiting));
  show("released", hipStreamQuery(waiting));
  HIP(hipHostFree(flag));
}

static hipStreamBatchMemOpParams operation(hipStreamBatchMemOpType type, void* address,
                                           std::uint64_t value, unsigned flags) {
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

static void testBatch() {
  std::uint64_t* memory;
  HIP(hipHostMalloc(&memory, 64));
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
  show("batch.held", hipStreamQuery(waiting));
  set(memory + 2, 10, 8);
  HIP(hipStreamSynchronize(waiting));
  show("batch.first", static_cast<long long>(memory[0]));
  show("batch.last", static_cast<long long>(memory[1]));
  show("batch.count", hipStreamBatchMemOp(waiting, 256, batch.data(), 0));
  show("batch.null", hipStreamBatchMemOp(waiting, 1, nullptr, 0));
  show("batch.flags", hipStreamBatchMemOp(waiting, 1, batch.data(), 1));
  memory[0] = 0;
  batch[1].operation = static_cast<hipStreamBatchMemOpType>(77);
  show("batch.unknown", hipStreamBatchMemOp(waiting, 2, batch.data(), 0));
  HIP(hipStreamSynchronize(waiting));
  show("batch.nothing done", static_cast<long long>(memory[0]));
  HIP(hipHostFree(memory));
}

static void testErrors() {
  std::uint64_t* memory;
  static std::uint64_t unknown;
  HIP(hipMalloc(&memory, 64));
  show("wait.null", hipStreamWaitValue32(waiting, nullptr, 0, hipStreamWaitValueGte));
  show("wait.unknown", hipStreamWaitValue64(waiting, &unknown, 0, hipStreamWaitValueGte));
  show("wait.odd", hipStreamWaitValue32(waiting, (char*)memory + 2, 0, hipStreamWaitValueGte));
  show("wait.end", hipStreamWaitValue64(waiting, memory + 8, 0, hipStreamWaitValueGte));
  show("wait.comparison", hipStreamWaitValue32(waiting, memory, 0, 4));
  show("write.null", hipStreamWriteValue64(waiting, nullptr, 0, 0));
  show("write.unknown", hipStreamWriteValue32(waiting, &unknown, 0, 0));
  HIP(hipFree(memory));
  hipStream_t gone;
  HIP(hipStreamCreate(&gone));
  HIP(hipStreamDestroy(gone));
  show("wait.stream", hipStreamWaitValue32(gone, slot, 0, hipStreamWaitValueGte));
  show("write.stream", hipStreamWriteValue32(gone, slot, 0, 0));
}

int main(int argc, char**) {
  HIP(hipStreamCreateWithFlags(&waiting, hipStreamNonBlocking));
  HIP(hipStreamCreateWithFlags(&writing, hipStreamNonBlocking));
  HIP(hipHostMalloc(&slot, 64));
  if (argc > 1) {  // nothing will write it
    *slot = 0;
    say<<<1, 1, 0, waiting>>>();
    HIP(hipStreamWaitValue32(waiting, slot, 1, hipStreamWaitValueEq));
    say<<<1, 1, 0, waiting>>>();
    HIP(hipLaunchHostFunc(waiting, [](void*) { std::puts("function ran"); }, nullptr));
    return 6;
  }
  testMemory();
  testHostReleases();
  testBatch();
  testErrors();
}
