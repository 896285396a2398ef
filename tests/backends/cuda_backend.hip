// The back end for CUDA over the stand-in for its driver, cuda_driver.cpp.
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "cuda_code.h"

SECTION(properties) {
  int count = 0;
  gives(hipSuccess, hipGetDeviceCount(&count));
  gives(1, count);
  hipDeviceProp_t p;
  gives(hipSuccess, hipGetDeviceProperties(&p, 0));
  gives("NVIDIA stand-in", std::string(p.name));
  gives("sm_90", std::string(p.gcnArchName));
  gives(132, p.multiProcessorCount);
  gives(1024, p.maxThreadsPerBlock);
  gives(64, p.maxThreadsDim[2]);
  gives(2147483647, p.maxGridSize[0]);
  gives(65535, p.maxGridSize[2]);
  gives(48 << 10, p.sharedMemPerBlock);
  gives(227 << 10, p.sharedMemPerBlockOptin);
  gives(228 << 10, p.sharedMemPerMultiprocessor);
  gives(9, p.major);
  gives(65536, p.regsPerBlock);
  gives(3, p.asyncEngineCount);
  gives(1 << 30, p.totalGlobalMem);
  gives(65536, p.totalConstMem);
  gives(52428800, p.l2CacheSize);
  gives(1980000, p.clockRate);
  gives(2619000, p.memoryClockRate);
  gives(5120, p.memoryBusWidth);
  gives(0x1B, p.pciBusID);
  gives(0xA0, static_cast<unsigned char>(p.uuid.bytes[0]));
  gives(1, p.managedMemory);
  gives(1, p.concurrentManagedAccess);
  gives(0, p.pageableMemoryAccess);
  gives(0, p.integrated);
  gives(1, p.ECCEnabled);
  gives(1, p.cooperativeLaunch);
  gives(1, p.streamPrioritiesSupported);
  gives(2, p.singleToDoublePrecisionPerfRatio);
  gives(1, p.arch.hasDoubles);
}

SECTION(memory) {
  void *device, *host, *large, *managed;
  std::size_t before = 0, free = 0, total = 0;
  gives(hipSuccess, hipMemGetInfo(&before, &total));
  gives(hipSuccess, hipMalloc(&device, 1000));
  gives(hipSuccess, hipHostMalloc(&host, 2000, hipHostMallocDefault));
  gives(hipSuccess, hipMallocManaged(&managed, 3000));
  gives(hipSuccess, hipMemGetInfo(&free, &total));
  gives(before - 4000, free);
  gives(hipErrorOutOfMemory, hipMalloc(&device, std::size_t{1} << 40));
  // Pinned memory isn't the device's.
  void* all;
  gives(hipSuccess, hipMalloc(&all, free - (100 << 20)));
  gives(hipSuccess, hipHostMalloc(&large, 200 << 20, hipHostMallocDefault));
  gives(hipErrorOutOfMemory, hipMalloc(&device, 200 << 20));
  gives(hipSuccess, hipMemPrefetchAsync(managed, 3000, 0, nullptr));
  gives(hipSuccess, hipMemPrefetchAsync(managed, 3000, hipCpuDeviceId, nullptr));
  gives(hipSuccess, hipFree(managed));
  gives(hipSuccess, hipHostFree(host));
}

SECTION(copies) {
  std::vector<int> host(1 << 20), back(1 << 20);
  for (std::size_t i = 0; i < host.size(); ++i) host[i] = static_cast<int>(i * 7);
  const std::size_t bytes = host.size() * sizeof(int);
  int *a, *b, *pinned;
  gives(hipSuccess, hipMalloc(&a, bytes));
  gives(hipSuccess, hipMalloc(&b, bytes));
  gives(hipSuccess, hipHostMalloc(&pinned, bytes, hipHostMallocDefault));
  gives(hipSuccess, hipMemcpy(a, host.data(), bytes, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpy(b, a, bytes, hipMemcpyDeviceToDevice));
  gives(hipSuccess, hipMemcpy(back.data(), b, bytes, hipMemcpyDeviceToHost));
  gives(true, host == back);
  hipStream_t s = stream();
  gives(hipSuccess, hipMemcpyAsync(pinned, b, bytes, hipMemcpyDeviceToHost, s));
  gives(hipSuccess, hipStreamSynchronize(s));
  gives(0, std::memcmp(pinned, host.data(), bytes));
  // A small pageable source may change after the call.
  int small = 1;
  gives(hipSuccess, launch("slow", s));
  gives(hipSuccess, hipMemcpyAsync(a, &small, sizeof small, hipMemcpyHostToDevice, s));
  small = 2;
  gives(hipSuccess, hipMemcpyAsync(pinned, a, sizeof small, hipMemcpyDeviceToHost, s));
  gives(hipSuccess, hipStreamSynchronize(s));
  gives(1, *pinned);
}

// A graph's copies use host memory when they run, as the driver's own copies of pageable memory don't.
SECTION(graphs) {
  const std::size_t count = 700'000, bytes = count * sizeof(int);
  static std::vector<int> from(count, 1), to(count, 0);
  int* memory;
  gives(hipSuccess, hipMalloc(&memory, bytes));
  hipStream_t s = stream();
  hipGraph_t graph;
  hipGraphExec_t ready;
  gives(hipSuccess, hipStreamBeginCapture(s, hipStreamCaptureModeGlobal));
  gives(hipSuccess, hipLaunchHostFunc(s, [](void*) { from.assign(count, 5); }, nullptr));
  gives(hipSuccess, hipMemcpyAsync(memory, from.data(), bytes, hipMemcpyHostToDevice, s));
  gives(hipSuccess, hipMemcpyAsync(to.data(), memory, bytes, hipMemcpyDeviceToHost, s));
  gives(hipSuccess, hipStreamEndCapture(s, &graph));
  gives(hipSuccess, hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0));
  gives(hipSuccess, launch("slow", s));
  gives(hipSuccess, hipGraphLaunch(ready, s));
  gives(hipSuccess, hipStreamSynchronize(s));
  gives(true, to == std::vector<int>(count, 5));
}

SECTION(fills) {
  unsigned char* memory;
  unsigned char back[32];
  gives(hipSuccess, hipMalloc(&memory, sizeof back));
  gives(hipSuccess, hipMemset(memory, 0x11, 32));
  gives(hipSuccess, hipMemsetD16(memory + 8, 0x2233, 4));
  gives(hipSuccess, hipMemsetD32(memory + 16, 0x44556677, 2));
  gives(hipSuccess, hipStreamWriteValue64(nullptr, memory + 24, 0x0123456789ABCDEFu, 0));
  gives(hipSuccess, hipMemcpy(back, memory, sizeof back, hipMemcpyDeviceToHost));
  const unsigned char wanted[] = {0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x33, 0x22, 0x33,
                                  0x22, 0x33, 0x22, 0x33, 0x22, 0x77, 0x66, 0x55, 0x44, 0x77, 0x66,
                                  0x55, 0x44, 0xEF, 0xCD, 0xAB, 0x89, 0x67, 0x45, 0x23, 0x01};
  gives(0, std::memcmp(back, wanted, sizeof back));
}

SECTION(registered_memory) {
  static int numbers[2][4096];
  int *known = nullptr, *twice = nullptr;
  gives(hipSuccess, hipHostRegister(numbers[0], sizeof numbers[0], hipHostRegisterDefault));
  gives(hipErrorHostMemoryAlreadyRegistered, hipHostRegister(numbers[0], 64, hipHostRegisterDefault));
  gives(hipSuccess, hipHostGetDevicePointer(reinterpret_cast<void**>(&known), numbers[0], 0));
  gives(true, known == numbers[0]);
  numbers[0][0] = 6;
  int** of;
  gives(hipSuccess, hipMallocManaged(&of, sizeof *of));
  *of = known;
  gives(hipSuccess, launch("follow", nullptr, {&of}));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(7, numbers[0][0]);
  gives(hipSuccess, hipMalloc(&twice, sizeof numbers[0]));
  // The copies use it when the stream reaches them.
  hipStream_t s = stream();
  gives(hipSuccess, launch("slow", s));
  gives(hipSuccess, hipMemcpyAsync(twice, numbers[0], sizeof numbers[0], hipMemcpyHostToDevice, s));
  gives(hipErrorNotReady, hipStreamQuery(s));
  numbers[0][1] = 8;
  gives(hipSuccess, hipStreamSynchronize(s));
  gives(hipSuccess, hipMemcpy(numbers[1], twice, sizeof numbers[1], hipMemcpyDeviceToHost));
  gives(8, numbers[1][1]);
  gives(hipSuccess, hipHostUnregister(numbers[0]));
  gives(hipErrorHostMemoryNotRegistered, hipHostUnregister(numbers[0]));
  gives(hipSuccess, hipHostRegister(numbers[0], sizeof numbers[0], hipHostRegisterDefault));
}

SECTION(launches) {
  float *a, *b;
  gives(hipSuccess, hipMallocManaged(&a, 32));
  gives(hipSuccess, hipMallocManaged(&b, 32));
  for (int i = 0; i < 8; ++i) a[i] = static_cast<float>(i), b[i] = 10;
  int n = 8;
  gives(hipSuccess, launch("_Z3addPfS_i", nullptr, {&a, &b, &n}, 0, dim3(2, 3, 4), dim3(8, 2, 1)));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(17.0f, a[7]);
  struct {
    double a, b, c;
  } triple{1, 2, 4};
  double* result;
  char more = 8;
  gives(hipSuccess, hipMallocManaged(&result, 8));
  gives(hipSuccess, launch("sum", nullptr, {&result, &triple, &more}));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(15.0, *result);
  // Packed as the PTX aligns them.
  struct {
    double* result;
    double triple[3];
    char more;
  } packed{result, {1, 1, 1}, 1};
  std::size_t size = sizeof packed;
  void* options[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size,
                     HIP_LAUNCH_PARAM_END};
  gives(hipSuccess, hipModuleLaunchKernel(kernel("sum"), 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, options));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(4.0, *result);
  // .maxntid allows 512 threads, and the device 65,535 blocks in y.
  gives(hipErrorLaunchFailure, launch("_Z3addPfS_i", nullptr, {&a, &b, &n}, 0, 1, 513));
  gives(hipErrorInvalidConfiguration, launch("nothing", nullptr, {}, 0, dim3(1, 65536)));
  gives(hipErrorInvalidConfiguration, launch("nothing", nullptr, {}, 0, 1, 1025));
  hipFunction_t function;
  gives(hipErrorNotFound, hipModuleGetFunction(&function, load(), "missing"));
}

SECTION(recorded_alignments) {
  hipModule_t module;
  const auto with = [&](const char* record) {
    const std::string code = std::string(kCode) + "// hipspv.alignments " + record + "\n";
    return hipModuleLoadData(&module, code.c_str());
  };
  gives(hipErrorInvalidImage, with("missing 8"));
  gives(hipErrorInvalidImage, with("sum 8 8"));
  gives(hipErrorInvalidImage, with("sum 8 8 3"));
  gives(hipSuccess, with("sum 8 16 32"));
  double* result;
  gives(hipSuccess, hipMallocManaged(&result, 8));
  struct {
    double* result;
    alignas(16) double triple[3];
    alignas(32) char more;
  } packed{result, {1, 1, 1}, 1};
  std::size_t size = offsetof(decltype(packed), more) + 1;
  void* options[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size,
                     HIP_LAUNCH_PARAM_END};
  hipFunction_t function;
  gives(hipSuccess, hipModuleGetFunction(&function, module, "sum"));
  gives(hipSuccess, hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, options));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(4.0, *result);
}

SECTION(shared_memory) {
  gives(hipSuccess, launch("nothing", nullptr, {}, 48 << 10));
  gives(hipErrorInvalidValue, launch("nothing", nullptr, {}, 49 << 10));
  const auto allow = [](int bytes) {
    return hipFuncSetAttribute(kernel("nothing"), hipFuncAttributeMaxDynamicSharedMemorySize, bytes);
  };
  gives(hipErrorInvalidValue, allow(228 << 10));
  gives(hipSuccess, allow(100 << 10));
  gives(hipSuccess, launch("nothing", nullptr, {}, 100 << 10));
  gives(hipErrorInvalidValue, launch("nothing", nullptr, {}, 101 << 10));
  gives(hipSuccess, allow(227 << 10));
  for (const unsigned bytes : {60u << 10, 227u << 10}) gives(hipSuccess, launch("nothing", nullptr, {}, bytes));
  gives(hipErrorInvalidValue, launch("nothing", nullptr, {}, 228 << 10));
  gives(hipSuccess, hipDeviceSynchronize());
}

SECTION(cooperative) {
  int blocks = 0;
  gives(hipSuccess, hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel("nothing"), 1024, 0));
  gives(2, blocks);
  gives(hipSuccess, hipModuleLaunchCooperativeKernel(kernel("nothing"), 264, 1, 1, 1024, 1, 1, 0, nullptr, nullptr));
  gives(hipErrorCooperativeLaunchTooLarge,
        hipModuleLaunchCooperativeKernel(kernel("nothing"), 265, 1, 1, 1024, 1, 1, 0, nullptr, nullptr));
  gives(hipSuccess, hipDeviceSynchronize());
}

SECTION(variables) {
  hipModule_t module = load();
  hipDeviceptr_t address = nullptr;
  std::size_t size = 0;
  gives(hipSuccess, hipModuleGetGlobal(&address, &size, module, "table"));
  gives(16, size);
  int back[4] = {}, values[4] = {4, 5, 6, 7};
  gives(hipSuccess, hipMemcpy(address, values, sizeof values, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpy(back, address, sizeof back, hipMemcpyDeviceToHost));
  gives(6, back[2]);
  gives(hipErrorNotFound, hipModuleGetGlobal(&address, &size, module, "$str"));
  // The storage of a __managed__ variable is the runtime's, and its pointer leads there.
  gives(hipSuccess, hipModuleGetGlobal(&address, &size, module, "managed"));
  gives(8, size);
  auto* managed = static_cast<int*>(address);
  *managed = 41;
  hipFunction_t follow = nullptr;
  gives(hipSuccess, hipModuleGetFunction(&follow, module, "follow"));
  int** of;
  gives(hipSuccess, hipMallocManaged(&of, sizeof *of));
  *of = managed;
  void* arguments[] = {&of};
  gives(hipSuccess, hipModuleLaunchKernel(follow, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(42, *managed);
  gives(hipSuccess, hipModuleUnload(module));
}

SECTION(events) {
  hipEvent_t begin, end, plain;
  gives(hipSuccess, hipEventCreate(&begin));
  gives(hipSuccess, hipEventCreate(&end));
  gives(hipSuccess, hipEventCreateWithFlags(&plain, hipEventDisableTiming));
  hipStream_t s = stream(), t = stream();
  float ms = -1;
  gives(hipSuccess, hipEventRecord(begin, s));
  gives(hipSuccess, launch("slow", s));
  gives(hipSuccess, hipEventRecord(end, s));
  gives(hipErrorNotReady, hipEventQuery(end));
  gives(hipSuccess, hipEventSynchronize(end));
  gives(hipSuccess, hipEventElapsedTime(&ms, begin, end));
  gives(true, ms >= 20);
  gives(hipSuccess, hipEventElapsedTime(&ms, end, end));
  gives(0.0f, ms);
  // Another stream's work comes after the event.
  gives(hipSuccess, launch("slow", s));
  gives(hipSuccess, hipEventRecord(plain, s));
  gives(hipSuccess, hipStreamWaitEvent(t, plain, 0));
  gives(hipSuccess, hipStreamSynchronize(t));
  gives(hipSuccess, hipEventQuery(plain));
  gives(hipSuccess, hipStreamQuery(s));
}

// The time between events that are far from the first event of the device.
SECTION(distant_events) {
  hipEvent_t begin, end;
  gives(hipSuccess, hipEventCreate(&begin));
  gives(hipSuccess, hipEventCreate(&end));
  std::this_thread::sleep_for(std::chrono::milliseconds(600));
  float ms = 0, back = 0;
  gives(hipSuccess, hipEventRecord(begin, nullptr));
  gives(hipSuccess, launch("slow", nullptr));
  gives(hipSuccess, hipEventRecord(end, nullptr));
  gives(hipSuccess, hipEventSynchronize(end));
  gives(hipSuccess, hipEventElapsedTime(&ms, begin, end));
  gives(hipSuccess, hipEventElapsedTime(&back, end, begin));
  gives(true, ms >= 20 && ms < 500);
  gives(0.0f, ms + back);
}

SECTION(host_functions) {
  hipStream_t s = stream();
  static int steps = 0;
  int* memory;
  gives(hipSuccess, hipMallocManaged(&memory, 4));
  *memory = 0;
  gives(hipSuccess, launch("slow", s));
  gives(hipSuccess, hipLaunchHostFunc(s, [](void* at) { *static_cast<int*>(at) = 1; ++steps; }, memory));
  int** of;
  gives(hipSuccess, hipMallocManaged(&of, sizeof *of));
  *of = memory;
  gives(hipSuccess, launch("follow", s, {&of}));
  gives(hipSuccess, hipStreamAddCallback(
                        s, [](hipStream_t, hipError_t status, void*) { steps += status == hipSuccess ? 1 : 100; },
                        nullptr, 0));
  gives(hipSuccess, hipStreamSynchronize(s));
  gives(2, *memory);
  gives(2, steps);
}

// Host functions in more streams than a device has hardware queues.
SECTION(many_streams) {
  static std::atomic<int> called{0};
  constexpr int count = 40;
  std::vector<hipStream_t> streams;
  for (int i = 0; i < count; ++i) streams.push_back(stream());
  for (int round = 0; round < 2; ++round)
    for (const hipStream_t each : streams) {
      gives(hipSuccess, launch("nothing", each));
      gives(hipSuccess, hipLaunchHostFunc(each, [](void*) { ++called; }, nullptr));
    }
  gives(hipSuccess, hipDeviceSynchronize());
  gives(2 * count, called.load());
}

SECTION(waits_for_values) {
  hipStream_t s = stream();
  unsigned* word;
  gives(hipSuccess, hipHostMalloc(reinterpret_cast<void**>(&word), 8, hipHostMallocDefault));
  *word = 0;
  gives(hipSuccess, hipStreamWaitValue32(s, word, 3, hipStreamWaitValueGte, ~0u));
  gives(hipSuccess, hipStreamWriteValue32(s, word + 1, 9, 0));
  gives(hipErrorNotReady, hipStreamQuery(s));
  __atomic_store_n(word, 3u, __ATOMIC_RELEASE);
  gives(hipSuccess, hipStreamSynchronize(s));
  gives(9, word[1]);
}

// Returns true if a stream waits while memory has the first value, and goes on with the second.
template <class Word>
static bool waits(Word* memory, unsigned comparison, Word value, Word mask, Word before, Word after) {
  const hipStream_t waiting = stream(), writing = stream();
  const auto write = [&](Word to) {
    if (sizeof(Word) == 8) return hipStreamWriteValue64(writing, memory, to, 0);
    return hipStreamWriteValue32(writing, memory, static_cast<std::uint32_t>(to), 0);
  };
  gives(hipSuccess, write(before));
  gives(hipSuccess, hipStreamSynchronize(writing));
  if (sizeof(Word) == 8)
    gives(hipSuccess, hipStreamWaitValue64(waiting, memory, value, comparison, mask));
  else
    gives(hipSuccess, hipStreamWaitValue32(waiting, memory, static_cast<std::uint32_t>(value), comparison,
                                           static_cast<std::uint32_t>(mask)));
  std::this_thread::sleep_for(std::chrono::milliseconds(2));
  const bool held = hipStreamQuery(waiting) == hipErrorNotReady;
  gives(hipSuccess, write(after));
  gives(hipSuccess, hipStreamSynchronize(waiting));
  gives(hipSuccess, hipStreamDestroy(waiting));
  gives(hipSuccess, hipStreamDestroy(writing));
  return held;
}

SECTION(value_operations) {
  std::uint32_t *device, *pinned, *managed;
  gives(hipSuccess, hipMalloc(&device, 64));
  gives(hipSuccess, hipHostMalloc(reinterpret_cast<void**>(&pinned), 64, hipHostMallocDefault));
  gives(hipSuccess, hipMallocManaged(&managed, 64));
  const std::uint32_t all = ~0u;
  auto* wide = reinterpret_cast<std::uint64_t*>(pinned + 2);
  const std::uint64_t most = ~std::uint64_t{15};
  gives(true, waits(device, hipStreamWaitValueGte, 10u, all, 9u, 11u));
  gives(true, waits(pinned, hipStreamWaitValueEq, 10u, all, 11u, 10u));
  gives(true, waits(pinned, hipStreamWaitValueAnd, 0xF6u, 0xFu, 0xF9u, 2u));  // the mask is part of the value
  gives(true, waits(wide, hipStreamWaitValueNor, most, ~std::uint64_t{0}, std::uint64_t{15}, std::uint64_t{7}));
  // The driver doesn't wait with a mask, nor for managed memory.
  gives(true, waits(pinned, hipStreamWaitValueEq, 0x11u, 0xFFu, 0x25u, 0xF11u));
  gives(true, waits(managed, hipStreamWaitValueGte, 10u, all, 9u, 11u));
  gives(hipSuccess, hipStreamWriteValue64(nullptr, managed + 2, (std::uint64_t{1} << 32) + 2, 0));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(2, managed[2]);
  gives(1, managed[3]);
}

static hipStreamBatchMemOpParams write32(void* address, std::uint32_t value) {
  hipStreamBatchMemOpParams p{};
  p.writeValue.operation = hipStreamMemOpWriteValue32;
  p.writeValue.address = address;
  p.writeValue.value = value;
  return p;
}

static hipStreamBatchMemOpParams wait64(void* address, std::uint64_t value) {
  hipStreamBatchMemOpParams p{};
  p.waitValue.operation = hipStreamMemOpWaitValue64;
  p.waitValue.address = address;
  p.waitValue.value64 = value;
  p.waitValue.flags = hipStreamWaitValueEq;
  return p;
}

// The driver gets what it can do in one call, at most 255 operations. A graph's node may have one more. The operation for
// managed memory divides the batch.
SECTION(batches) {
  std::uint32_t *pinned, *managed;
  gives(hipSuccess, hipHostMalloc(reinterpret_cast<void**>(&pinned), 4096, hipHostMallocDefault));
  gives(hipSuccess, hipMallocManaged(&managed, 64));
  std::memset(pinned, 0, 4096);
  *managed = 0;
  hipStream_t s = stream();
  hipStreamBatchMemOpParams barrier{};
  barrier.memoryBarrier.operation = hipStreamMemOpBarrier;
  std::vector<hipStreamBatchMemOpParams> list{write32(pinned, 5),    barrier,
                                              wait64(pinned + 2, 9), write32(pinned + 4, 6),
                                              write32(managed, 7),   write32(pinned + 5, 8)};
  gives(hipSuccess, hipStreamBatchMemOp(s, list.size(), list.data(), 0));
  gives(hipErrorNotReady, hipStreamQuery(s));
  while (__atomic_load_n(pinned, __ATOMIC_ACQUIRE) != 5) std::this_thread::yield();
  gives(0, pinned[4]);
  __atomic_store_n(reinterpret_cast<std::uint64_t*>(pinned + 2), 9, __ATOMIC_RELEASE);
  gives(hipSuccess, hipStreamSynchronize(s));
  gives(6, pinned[4]);
  gives(7, *managed);
  gives(8, pinned[5]);
  list.clear();
  for (unsigned i = 0; i < 256; ++i) list.push_back(write32(pinned + i, i));
  hipGraph_t graph;
  hipGraphNode_t node;
  hipGraphExec_t ready;
  hipBatchMemOpNodeParams params{};
  params.count = 256;
  params.paramArray = list.data();
  gives(hipSuccess, hipGraphCreate(&graph, 0));
  gives(hipSuccess, hipGraphAddBatchMemOpNode(&node, graph, nullptr, 0, &params));
  gives(hipSuccess, hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0));
  gives(hipSuccess, hipGraphLaunch(ready, s));
  gives(hipSuccess, hipStreamSynchronize(s));
  for (unsigned i = 0; i < 256; ++i) gives(i, pinned[i]);
  std::memset(pinned, 0, 4096);
  gives(hipSuccess, hipStreamBatchMemOp(s, 255, list.data(), 0));
  gives(hipSuccess, hipStreamSynchronize(s));
  for (unsigned i = 0; i < 256; ++i) gives(i == 255 ? 0 : i, pinned[i]);
}

// Memory is released although a stream waits for a value that the host writes later.
SECTION(releases_before_a_value) {
  hipStream_t a = stream(), b = stream();
  std::uint32_t* word;
  void* memory;
  gives(hipSuccess, hipHostMalloc(reinterpret_cast<void**>(&word), 64, hipHostMallocDefault));
  *word = 0;
  gives(hipSuccess, hipStreamWaitValue32(a, word, 1, hipStreamWaitValueEq, ~0u));
  gives(hipSuccess, hipMallocAsync(&memory, 8 << 20, b));
  gives(hipSuccess, hipFreeAsync(memory, b));
  gives(hipSuccess, hipStreamSynchronize(b));
  __atomic_store_n(word, 1, __ATOMIC_RELEASE);
  gives(hipSuccess, hipStreamSynchronize(a));
  gives(hipSuccess, hipHostFree(word));
}

CHILD(leaves_while_waiting) {
  hipStream_t a = stream();
  std::uint32_t* word;
  gives(hipSuccess, hipHostMalloc(reinterpret_cast<void**>(&word), 64, hipHostMallocDefault));
  *word = 0;
  gives(hipSuccess, hipStreamWaitValue32(a, word, 1, hipStreamWaitValueEq, ~0u));
}

SECTION(advice) {
  char* memory;
  int place = 77;
  gives(hipSuccess, hipMallocManaged(&memory, 8192));
  gives(hipSuccess, hipMemAdvise(memory, 8192, hipMemAdviseSetReadMostly, 0));
  gives(hipSuccess, hipMemAdvise(memory, 4096, hipMemAdviseSetPreferredLocation, 1));
  gives(hipSuccess,
        hipMemRangeGetAttribute(&place, sizeof place, hipMemRangeAttributePreferredLocation, memory, 4096));
  gives(1, place);
  gives(hipSuccess, hipMemAdvise(memory, 4096, hipMemAdviseUnsetPreferredLocation, 1));
  gives(hipSuccess, hipMemAdvise(memory, 4096, hipMemAdviseSetAccessedBy, hipCpuDeviceId));
  gives(hipSuccess, hipMemAdvise(memory, 4096, hipMemAdviseSetCoarseGrain, 0));
  // In a stream of the first device, to the second one.
  gives(hipSuccess, hipMemPrefetchAsync(memory, 4096, 1, nullptr));
  gives(hipSuccess, hipMemRangeGetAttribute(&place, sizeof place, hipMemRangeAttributeLastPrefetchLocation, memory, 4096));
  gives(1, place);
}

SECTION(priorities) {
  int least = 0, greatest = 0;
  gives(hipSuccess, hipDeviceGetStreamPriorityRange(&least, &greatest));
  hipStream_t urgent, calm;
  gives(hipSuccess, hipStreamCreateWithPriority(&urgent, hipStreamNonBlocking, greatest));
  gives(hipSuccess, hipStreamCreateWithPriority(&calm, hipStreamNonBlocking, least));
}

SECTION(threads) {
  float* sum;
  gives(hipSuccess, hipMallocManaged(&sum, 8 * sizeof(float)));
  static float one = 1;
  std::vector<std::thread> threads;
  float* ones;
  gives(hipSuccess, hipMallocManaged(&ones, sizeof one));
  *ones = 1;
  for (int i = 0; i < 8; ++i) sum[i] = 0;
  kernel("_Z3addPfS_i");
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([=] {
      hipStream_t s = stream();
      float* own = sum + i;
      float* add = ones;
      int n = 1;
      for (int k = 0; k < 100; ++k) gives(hipSuccess, launch("_Z3addPfS_i", s, {&own, &add, &n}));
      gives(hipSuccess, hipStreamSynchronize(s));
    });
  for (std::thread& thread : threads) thread.join();
  for (int i = 0; i < 8; ++i) gives(100.0f, sum[i]);
}

// Two devices: each call is made in its own device's context.
SECTION(two_devices) {
  int count = 0;
  gives(hipSuccess, hipGetDeviceCount(&count));
  gives(2, count);
  int *first, *second, back = 0, value = 5;
  gives(hipSuccess, hipMalloc(&first, 4));
  gives(hipSuccess, hipMemcpy(first, &value, 4, hipMemcpyHostToDevice));
  gives(hipSuccess, hipSetDevice(1));
  gives(hipSuccess, hipMalloc(&second, 4));
  gives(hipSuccess, hipMemcpy(second, first, 4, hipMemcpyDeviceToDevice));
  gives(hipSuccess, hipMemcpy(&back, second, 4, hipMemcpyDeviceToHost));
  gives(5, back);
}

// Peer access and copies between devices, by the driver.
SECTION(peers) {
  int can = 0, value = 0, back = 0;
  gives(hipSuccess, hipDeviceCanAccessPeer(&can, 0, 1));
  gives(1, can);
  gives(hipSuccess, hipDeviceGetP2PAttribute(&value, hipDevP2PAttrAccessSupported, 0, 1));
  gives(1, value);
  gives(hipSuccess, hipDeviceGetP2PAttribute(&value, hipDevP2PAttrNativeAtomicSupported, 0, 1));
  gives(0, value);
  gives(hipSuccess, hipDeviceEnablePeerAccess(1, 0));
  gives(hipErrorPeerAccessAlreadyEnabled, hipDeviceEnablePeerAccess(1, 0));
  gives(hipSuccess, hipDeviceDisablePeerAccess(1));
  gives(hipErrorPeerAccessNotEnabled, hipDeviceDisablePeerAccess(1));
  int *first, *second, *third;
  gives(hipSuccess, hipMalloc(&first, 4000));
  gives(hipSuccess, hipSetDevice(1));
  gives(hipSuccess, hipMalloc(&second, 4000));
  gives(hipSuccess, hipMemsetD32(second, 7, 1000));
  gives(hipSuccess, hipSetDevice(0));
  hipStream_t s = stream();
  gives(hipSuccess, launch("slow", s));
  gives(hipSuccess, hipMemcpyPeerAsync(first, 0, second, 1, 4000, s));
  gives(hipErrorNotReady, hipStreamQuery(s));
  gives(hipSuccess, hipMemcpyAsync(&back, first + 999, 4, hipMemcpyDeviceToHost, s));
  gives(hipSuccess, hipStreamSynchronize(s));
  gives(7, back);
  gives(hipSuccess, hipMemcpy2D(second, 40, first, 80, 8, 2, hipMemcpyDeviceToDevice));
  // Rows of memory of the host, and of devices of which none is the stream's, pass through the host.
  gives(hipSuccess, hipMemcpy(second, &value, 4, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpy(&back, second, 4, hipMemcpyDeviceToHost));
  gives(0, back);
  gives(hipSuccess, hipSetDevice(2));
  gives(hipSuccess, hipMalloc(&third, 4));
  gives(hipSuccess, hipMemcpyPeer(first, 0, second, 1, 4));
  gives(hipSuccess, hipMemcpy(&back, first, 4, hipMemcpyDeviceToHost));
  gives(0, back);
  // A reset ends the access to memory of the context.
  gives(hipSuccess, hipDeviceEnablePeerAccess(1, 0));
  gives(hipSuccess, hipSetDevice(1));
  gives(hipSuccess, hipDeviceReset());
  gives(hipSuccess, hipSetDevice(2));
  gives(hipSuccess, hipDeviceEnablePeerAccess(1, 0));
}

SECTION(pool_access) {
  hipMemPool_t pool;
  gives(hipSuccess, hipDeviceGetDefaultMemPool(&pool, 0));
  const hipMemAccessDesc access{{hipMemLocationTypeDevice, 1}, hipMemAccessFlagsProtReadWrite};
  gives(hipSuccess, hipMemPoolSetAccess(pool, &access, 1));
}

SECTION(no_peers) {
  int can = 7;
  gives(hipSuccess, hipDeviceCanAccessPeer(&can, 0, 1));
  gives(0, can);
  gives(hipErrorPeerAccessUnsupported, hipDeviceEnablePeerAccess(1, 0));
}

// Addresses and memory by the driver, for two devices; the imported memory is the second one's.
SECTION(virtual_memory) {
  hipMemAllocationProp properties{};
  properties.type = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 0};
  properties.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
  int supported = 0, seen = 0, descriptor = -1;
  gives(hipSuccess, hipDeviceGetAttribute(&supported, hipDeviceAttributeVirtualMemoryManagementSupported, 0));
  gives(1, supported);
  std::size_t bytes = 0, before = 0, after = 0, total = 0;
  gives(hipSuccess, hipMemGetInfo(&before, &total));
  gives(hipSuccess, hipMemGetAllocationGranularity(&bytes, &properties, hipMemAllocationGranularityMinimum));
  gives(2 << 20, bytes);
  hipMemGenericAllocationHandle_t memory, imported, again;
  gives(hipErrorInvalidValue, hipMemCreate(&memory, 4096, &properties, 0));
  gives(hipSuccess, hipMemCreate(&memory, bytes, &properties, 0));
  void *base, *other;
  gives(hipSuccess, hipMemAddressReserve(&base, 2 * bytes, 4 * bytes, nullptr, 0));
  gives(0, reinterpret_cast<std::uintptr_t>(base) % (4 * bytes));
  gives(hipSuccess, hipMemAddressReserve(&other, bytes, 0, nullptr, 0));
  gives(hipSuccess, hipMemMap(base, bytes, 0, memory, 0));
  gives(hipErrorUnknown, hipMemset(base, 1, 4));
  const hipMemAccessDesc all[] = {{{hipMemLocationTypeDevice, 0}, hipMemAccessFlagsProtReadWrite},
                                  {{hipMemLocationTypeDevice, 1}, hipMemAccessFlagsProtRead}};
  gives(hipSuccess, hipMemSetAccess(base, bytes, all, 2));
  unsigned long long flags = 0;
  gives(hipSuccess, hipMemGetAccess(&flags, &all[1].location, base));
  gives(hipMemAccessFlagsProtRead, flags);
  gives(hipSuccess, hipMemsetD32(base, 7, bytes / 4));
  gives(hipErrorInvalidValue, hipMemset(base, 1, bytes + 1));
  gives(hipSuccess, hipMemExportToShareableHandle(&descriptor, memory, hipMemHandleTypePosixFileDescriptor, 0));
  gives(hipSuccess, hipMemImportFromShareableHandle(&imported, &descriptor, hipMemHandleTypePosixFileDescriptor));
  hipMemAllocationProp told{};
  gives(hipSuccess, hipMemGetAllocationPropertiesFromHandle(&told, imported));
  gives(1, told.location.id);
  gives(hipSuccess, hipMemMap(other, bytes, 0, imported, 0));
  gives(hipSuccess, hipMemSetAccess(other, bytes, all, 1));
  gives(hipSuccess, hipMemcpy(&seen, static_cast<char*>(other) + bytes - 4, 4, hipMemcpyDeviceToHost));
  gives(7, seen);
  gives(hipSuccess, hipMemRetainAllocationHandle(&again, static_cast<char*>(base) + 100));
  gives(true, again == memory);
  gives(hipSuccess, hipMemRelease(memory));
  gives(hipSuccess, hipMemRelease(memory));
  gives(hipSuccess, hipMemRelease(imported));
  gives(hipErrorInvalidValue, hipMemRelease(imported));
  gives(hipSuccess, hipMemcpy(&seen, base, 4, hipMemcpyDeviceToHost));  // it lives while it is mapped
  gives(hipSuccess, hipMemUnmap(base, bytes));
  gives(hipSuccess, hipMemUnmap(other, bytes));
  gives(hipSuccess, hipMemAddressFree(base, 2 * bytes));
  gives(hipSuccess, hipMemAddressFree(other, bytes));
  gives(hipSuccess, hipMemGetInfo(&after, &total));
  gives(before, after);
}

// The driver waits for all streams before it releases memory. The pool's is released when `b` is waited for, while `a`
// waits for the host.
SECTION(releases) {
  hipStream_t a = stream(), b = stream();
  static std::atomic<bool> open{false};
  std::size_t before = 0, held = 0, after = 0, total = 0;
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipSuccess, hipMemGetInfo(&before, &total));
  gives(hipSuccess, hipLaunchHostFunc(a, [](void*) { while (!open) std::this_thread::yield(); }, nullptr));
  void* memory;
  gives(hipSuccess, hipMallocAsync(&memory, 8 << 20, b));
  gives(hipSuccess, hipFreeAsync(memory, b));
  gives(hipSuccess, hipStreamSynchronize(b));
  gives(hipSuccess, hipMemGetInfo(&held, &total));
  gives(before - (8 << 20), held);
  open = true;
  gives(hipSuccess, hipStreamSynchronize(a));
  gives(hipSuccess, hipMemGetInfo(&after, &total));
  gives(before, after);
}

SECTION(limits) {
  std::size_t bytes = 0;
  gives(hipSuccess, hipDeviceSetLimit(hipLimitMallocHeapSize, (16 << 20) + 1));
  gives(hipSuccess, hipDeviceGetLimit(&bytes, hipLimitMallocHeapSize));
  gives((16 << 20) + 4096, bytes);  // as the driver rounds it
  gives(hipSuccess, launch("grow", nullptr));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipErrorInvalidValue, hipDeviceSetLimit(hipLimitMallocHeapSize, 32 << 20));
  gives(hipSuccess, hipDeviceReset());
  gives(hipSuccess, hipDeviceGetLimit(&bytes, hipLimitMallocHeapSize));
  gives(8 << 20, bytes);
  gives(hipSuccess, hipDeviceSetLimit(hipLimitMallocHeapSize, 32 << 20));
  gives(hipSuccess, hipDeviceGetLimit(&bytes, hipLimitMallocHeapSize));
  gives(32 << 20, bytes);
}

// After a reset the null stream, this thread's stream and the loaded module work as before, in another context.
static void worksAfterReset() {
  int* memory;
  gives(hipSuccess, hipMallocManaged(&memory, 4));
  *memory = 1;
  int** of;
  gives(hipSuccess, hipMallocManaged(&of, sizeof *of));
  *of = memory;
  gives(hipSuccess, launch("follow", nullptr, {&of}));
  gives(hipSuccess, launch("follow", hipStreamPerThread, {&of}));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(3, *memory);
}

// A device that wasn't used isn't opened for a reset, and not again after one.
SECTION(reset_without_use) {
  gives(hipSuccess, hipDeviceReset());
  int* memory;
  gives(hipSuccess, hipMalloc(&memory, 4));
  gives(hipSuccess, hipMemset(memory, 0, 4));
  gives(hipSuccess, hipDeviceReset());
  gives(hipSuccess, hipDeviceReset());
}

SECTION(reset) {
  std::uint32_t* word;
  gives(hipSuccess, hipMalloc(&word, 4));
  gives(true, waits(word, hipStreamWaitValueEq, 0x11u, 0xFFu, 0x25u, 0xF11u));
  std::size_t before = 0, after = 0, total = 0;
  worksAfterReset();
  gives(hipSuccess, hipMemGetInfo(&before, &total));
  hipStream_t s = stream();
  hipEvent_t event;
  void* memory;
  gives(hipSuccess, hipEventCreate(&event));
  gives(hipSuccess, hipMalloc(&memory, 1000));
  gives(hipSuccess, launch("slow", s));
  gives(hipSuccess, hipEventRecord(event, s));
  gives(hipSuccess, hipDeviceReset());
  gives(hipErrorInvalidValue, hipFree(memory));
  gives(true, hipStreamSynchronize(s) != hipSuccess);
  gives(hipSuccess, hipMemGetInfo(&after, &total));
  gives(true, after > before);
  worksAfterReset();
  gives(hipSuccess, hipMalloc(&word, 4));
  gives(true, waits(word, hipStreamWaitValueEq, 0x11u, 0xFFu, 0x25u, 0xF11u));
}

// Nothing that the program has keeps the device from its new beginning.
SECTION(reset_after_an_error) {
  hipStream_t s = stream();
  void *memory, *pooled, *pinned, *base;
  hipEvent_t event;
  hipArray_t array;
  hipGraph_t graph;
  hipGraphExec_t ready;
  hipGraphNode_t node;
  hipMemGenericAllocationHandle_t physical;
  gives(hipSuccess, hipMalloc(&memory, 1000));
  gives(hipSuccess, hipHostMalloc(&pinned, 1000, hipHostMallocDefault));
  gives(hipSuccess, hipMallocAsync(&pooled, 1000, s));
  gives(hipSuccess, hipEventCreate(&event));
  const auto texels = hipCreateChannelDesc<float>();
  gives(hipSuccess, hipMallocArray(&array, &texels, 8, 8));
  hipMemAllocNodeParams allocation{};
  allocation.poolProps.allocType = hipMemAllocationTypePinned;
  allocation.poolProps.location = {hipMemLocationTypeDevice, 0};
  allocation.bytesize = 1000;
  gives(hipSuccess, hipGraphCreate(&graph, 0));
  gives(hipSuccess, hipGraphAddMemAllocNode(&node, graph, nullptr, 0, &allocation));
  gives(hipSuccess, hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0));
  gives(hipSuccess, hipGraphLaunch(ready, s));
  hipMemAllocationProp properties{};
  properties.type = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 0};
  gives(hipSuccess, hipMemAddressReserve(&base, 2 << 20, 0, nullptr, 0));
  gives(hipSuccess, hipMemCreate(&physical, 2 << 20, &properties, 0));
  gives(hipSuccess, hipMemMap(base, 2 << 20, 0, physical, 0));
  gives(hipSuccess, hipEventRecord(event, s));
  std::thread([&] { gives(hipSuccess, launch("nothing", s)); }).join();
  gives(hipSuccess, launch("fault", s));
  gives(hipErrorIllegalAddress, hipDeviceSynchronize());
  gives(hipSuccess, hipDeviceReset());
  gives(hipErrorInvalidValue, hipFree(memory));
  gives(hipErrorInvalidValue, hipHostFree(pinned));
  gives(true, hipEventQuery(event) != hipSuccess);
  std::thread(worksAfterReset).join();
  worksAfterReset();
  gives(hipSuccess, hipGraphExecDestroy(ready));
  gives(hipSuccess, hipGraphDestroy(graph));
  gives(hipSuccess, hipGraphCreate(&graph, 0));
  gives(hipSuccess, hipGraphAddMemAllocNode(&node, graph, nullptr, 0, &allocation));
  gives(hipSuccess, hipMemset(allocation.dptr, 0, 1000));
  gives(hipSuccess, hipMallocAsync(&pooled, 1000, nullptr));
  gives(hipSuccess, hipMemset(pooled, 0, 1000));
  gives(hipSuccess, hipMallocArray(&array, &texels, 8, 8));
  gives(hipSuccess, hipDeviceSynchronize());
}

// An error of a kernel stays, and nothing waits for ever.
static void fails(const char* name, hipError_t error) {
  hipStream_t s = stream();
  void* memory;
  static std::atomic<int> told{0};
  hipEvent_t event;
  gives(hipSuccess, hipEventCreate(&event));
  for (const char* each : {name, "nothing"}) kernel(each);  // loading them would wait for the slow one
  gives(hipSuccess, launch("slow", s));
  gives(hipSuccess, launch(name, s));
  gives(hipSuccess, hipEventRecord(event, s));
  gives(hipSuccess, hipStreamAddCallback(
                        s, [](hipStream_t, hipError_t status, void*) { told = status == hipSuccess ? 1 : 2; }, nullptr, 0));
  gives(error, hipStreamSynchronize(s));
  gives(error, hipDeviceSynchronize());
  gives(error, hipMalloc(&memory, 8));
  gives(error, launch("nothing", s));
  gives(error, hipEventSynchronize(event));
  while (told == 0) std::this_thread::yield();
  gives(2, told.load());
}
SECTION(illegal_address) { fails("fault", hipErrorIllegalAddress); }
SECTION(device_assert) { fails("asserts", hipErrorAssert); }

SECTION(broken_code) {
  hipModule_t module;
  gives(hipErrorNoBinaryForGpu, hipModuleLoadData(&module, ".version 8.3\n.target sm_90\n.entry bad() { !bad }\n"));
  gives(hipErrorNoBinaryForGpu, hipModuleLoadData(&module, ".version 8.3\n.target sm_100\n.entry late() { }\n"));
  gives(hipErrorNoBinaryForGpu, hipModuleLoadData(&module, ".version 8.3\n.target sm_80a\n.entry other() { }\n"));
  gives(hipErrorInvalidImage, hipModuleLoadData(&module, ".version 8.3\n.target sm_90\n.entry open() { \n"));
  gives(hipErrorInvalidImage, hipModuleLoadData(&module, ".version 8.3\n"));
}

SECTION(build) { load(); }

// A file of the driver's own form.
CHILD(binary) {
  hipModule_t module;
  hipFunction_t function;
  gives(hipSuccess, hipModuleLoad(&module, Section::arguments[2]));
  gives(hipSuccess, hipModuleGetFunction(&function, module, "_Z3addPfS_i"));
  float* a;
  gives(hipSuccess, hipMallocManaged(&a, 4));
  *a = 4;
  struct {
    float *a, *b;
    int n;
  } packed{a, a, 1};
  std::size_t size = 20;
  void* options[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size,
                     HIP_LAUNCH_PARAM_END};
  gives(hipSuccess, hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, options));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(8.0f, *a);
  gives(hipErrorLaunchFailure, hipModuleLaunchKernel(function, 1, 1, 1, 513, 1, 1, 0, nullptr, nullptr, options));
}
CHILD(binary_for_others) {
  hipModule_t module;
  gives(hipErrorNoBinaryForGpu, hipModuleLoad(&module, Section::arguments[2]));
}

// The program's own code is SPIR-V, which the stand-in doesn't take.
__global__ void one(int* to) { *to = 1; }
CHILD(own_code) {
  hipDeviceProp_t p;
  int count = 0, *memory, back = 0;
  gives(hipSuccess, hipGetDeviceCount(&count));
  gives(2, count);
  gives(hipSuccess, hipGetDeviceProperties(&p, 1));
  gives("sm_90", std::string(p.gcnArchName));
  gives(hipSuccess, hipMalloc(&memory, 4));
  one<<<1, 1>>>(memory);
  gives(hipSuccess, hipMemcpy(&back, memory, 4, hipMemcpyDeviceToHost));
  gives(1, back);
}
static const char kSource[] = "__global__ void add(float* a, float* b, int n) { for (; n--; ++a, ++b) *a += *b; }";

static hiprtcProgram compiled(std::vector<const char*> options) {
  hiprtcProgram program;
  gives(0, hiprtcCreateProgram(&program, kSource, "add.hip", 0, nullptr, nullptr));
  gives(0, hiprtcAddNameExpression(program, "add"));
  gives(0, hiprtcCompileProgram(program, static_cast<int>(options.size()), options.data()));
  const char* name = nullptr;
  gives(0, hiprtcGetLoweredName(program, "add", &name));
  gives("_Z3addPfS_i", std::string(name));
  return program;
}

// Runs the code, and keeps it in the file that the second argument names.
static void runs(const void* code, std::size_t size) {
  std::ofstream(Section::arguments[2], std::ios::binary).write(static_cast<const char*>(code), size);
  hipModule_t module;
  hipFunction_t function;
  gives(hipSuccess, hipModuleLoadData(&module, code));
  gives(hipSuccess, hipModuleGetFunction(&function, module, "_Z3addPfS_i"));
  float* a;
  gives(hipSuccess, hipMallocManaged(&a, 4));
  *a = 4;
  int n = 1;
  void* arguments[] = {&a, &a, &n};
  gives(hipSuccess, hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(8.0f, *a);
}

// The compiler's options follow the file.
CHILD(compiles) {
  std::vector<const char*> options;
  for (char** word = Section::arguments + 3; *word != nullptr; ++word) options.push_back(*word);
  hiprtcProgram program = compiled(options);
  std::size_t size;
  gives(0, hiprtcGetCodeSize(program, &size));
  std::string code(size, '\0');
  gives(0, hiprtcGetCode(program, code.data()));
  runs(code.data(), size);
}

CHILD(links) {
  hiprtcProgram program = compiled({"-fgpu-rdc", "--gpu-architecture=compute_80"});
  std::size_t size;
  gives(0, hiprtcGetBitcodeSize(program, &size));
  std::string bitcode(size, '\0');
  gives(0, hiprtcGetBitcode(program, bitcode.data()));
  hiprtcLinkState state;
  gives(0, hiprtcLinkCreate(0, nullptr, nullptr, &state));
  gives(0, hiprtcLinkAddData(state, HIPRTC_JIT_INPUT_LLVM_BITCODE, bitcode.data(), size, "add", 0, nullptr, nullptr));
  void* code;
  gives(0, hiprtcLinkComplete(state, &code, &size));
  runs(code, size);
}

CHILD(first_device) {
  hipDeviceProp_t p;
  gives(hipSuccess, hipGetDeviceProperties(&p, 0));
  gives("sm_90", std::string(p.gcnArchName));
  int* memory;
  gives(hipSuccess, hipMalloc(&memory, 4));
  one<<<1, 1>>>(memory);
  gives(hipErrorNoBinaryForGpu, hipGetLastError());
}
