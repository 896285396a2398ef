// The CPU device with native code, over kernels that are written by hand (cpu_kernels.c).
#include <hip/hip_runtime.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

#include "../runtime/sections.h"

extern "C" void** __hipRegisterFatBinary(const void* data);
extern "C" void __hipRegisterFunction(void** modules, const void* host, char* device, const char* name, unsigned limit,
                                      void* thread, void* block, void* blockSize, void* gridSize, int* warps);

// The image is the program's second argument.
static hipModule_t load() {
  hipModule_t module = nullptr;
  gives(hipSuccess, hipModuleLoad(&module, Section::arguments[2]));
  return module;
}

static hipFunction_t kernel(hipModule_t module, const char* name) {
  hipFunction_t function = nullptr;
  gives(hipSuccess, hipModuleGetFunction(&function, module, name));
  return function;
}

static hipError_t launch(hipFunction_t function, dim3 grid, dim3 block, unsigned shared, hipStream_t stream,
                         std::vector<void*> arguments) {
  return hipModuleLaunchKernel(function, grid.x, grid.y, grid.z, block.x, block.y, block.z, shared, stream,
                               arguments.data(), nullptr);
}

template <class T>
static T* memory(std::size_t count) {
  T* made = nullptr;
  gives(hipSuccess, hipMalloc(&made, count * sizeof(T)));
  gives(hipSuccess, hipMemset(made, 0, count * sizeof(T)));
  gives(hipSuccess, hipDeviceSynchronize());
  return made;
}

SECTION(properties) {
  hipDeviceProp_t p;
  gives(hipSuccess, hipGetDeviceProperties(&p, 0));
  gives("cpu", std::string(p.gcnArchName));
  gives(1024, p.maxThreadsPerBlock);
  gives(true, p.sharedMemPerBlock >= 64 * 1024);
  gives(true, p.multiProcessorCount >= 1);
  gives(1, p.pageableMemoryAccess);
  gives(1, p.managedMemory);
  gives(1, p.arch.hasDoubles);
  gives(1000000, p.clockInstructionRate);
}

SECTION(arguments) {
  hipFunction_t scale = kernel(load(), "scale");
  std::vector<float> host(1000);
  for (int i = 0; i < 1000; ++i) host[i] = i;
  float* data = memory<float>(1000);
  gives(hipSuccess, hipMemcpy(data, host.data(), 4000, hipMemcpyDefault));
  char add = 3;
  float factor = 0.5f;
  alignas(16) float more[4] = {0, 0, 0, 100};
  gives(hipSuccess, launch(scale, 10, 100, 0, nullptr, {&data, &add, &factor, more}));
  gives(hipSuccess, hipMemcpy(host.data(), data, 4000, hipMemcpyDefault));
  int wrong = 0;
  for (int i = 0; i < 1000; ++i) wrong += host[i] != i * 0.5f + 103;
  gives(0, wrong);
  // Memory of the program itself, and managed memory.
  std::vector<float> own(100, 2.0f);
  float *pointer = own.data(), *managed = nullptr;
  gives(hipSuccess, launch(scale, 1, 100, 0, nullptr, {&pointer, &add, &factor, more}));
  gives(hipSuccess, hipMallocManaged(&managed, 400));
  managed[99] = 6;
  gives(hipSuccess, launch(scale, 1, 100, 0, nullptr, {&managed, &add, &factor, more}));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(104.0f, own[99]);
  gives(106.0f, managed[99]);
}

// Small grids that one thread runs, and large ones that several do, at once in several streams.
SECTION(blocks) {
  hipFunction_t visit = kernel(load(), "visit");
  struct Case {
    dim3 grid, block;
    unsigned shared;
  };
  const Case cases[] = {
      {1, 1, 0}, {7, 33, 5}, {{3, 4, 5}, {8, 4, 2}, 1000}, {{100, 30, 2}, 64, 128}, {20000, 32, 0}, {2, 512, 40000}};
  hipStream_t streams[2];
  for (hipStream_t& stream : streams) gives(hipSuccess, hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  unsigned* wrong = memory<unsigned>(1);
  for (const Case& each : cases) {
    const std::size_t blocks = std::size_t{each.grid.x} * each.grid.y * each.grid.z;
    std::size_t dynamic = each.shared;
    unsigned* visits[2];
    for (unsigned*& one : visits) one = memory<unsigned>(blocks);
    for (int repeat = 0; repeat < 3; ++repeat)
      for (int i = 0; i < 2; ++i)
        gives(hipSuccess,
              launch(visit, each.grid, each.block, each.shared, streams[i], {&visits[i], &wrong, &dynamic}));
    gives(hipSuccess, hipDeviceSynchronize());
    std::size_t missed = 0;
    for (const unsigned* one : visits)
      for (std::size_t i = 0; i < blocks; ++i) missed += one[i] != 3;
    gives(0, missed);
  }
  gives(0u, *wrong);
  std::size_t dynamic = 0;
  unsigned* visits = memory<unsigned>(1);
  gives(hipErrorLaunchFailure, launch(visit, 1, 513, 0, nullptr, {&visits, &wrong, &dynamic}));
  gives(hipErrorInvalidValue, launch(visit, 1, 1, 1 << 20, nullptr, {&visits, &wrong, &dynamic}));
}

SECTION(threads) {
  hipFunction_t spread = kernel(load(), "spread");
  hipDeviceProp_t p;
  gives(hipSuccess, hipGetDeviceProperties(&p, 0));
  const bool many = p.multiProcessorCount > 1;
  unsigned *blocks = memory<unsigned>(64), steps = 100000, launches = 0, all = 0, helpers = 0;
  // On a busy machine another thread may begin late.
  for (; launches < 10 || (many && helpers == 1 && launches < 1000); ++launches) {
    gives(hipSuccess, launch(spread, 200, 1, 0, nullptr, {&blocks, &steps}));
    gives(hipSuccess, hipDeviceSynchronize());
    all = helpers = 0;
    for (int i = 0; i < 64; ++i) all += blocks[i], helpers += blocks[i] != 0;
  }
  gives(launches * 200, all);
  gives(many, helpers > 1);
  gives(true, helpers <= unsigned(p.multiProcessorCount));
}

SECTION(variables) {
  hipModule_t module = load();
  hipDeviceptr_t counter = nullptr, table = nullptr;
  std::size_t bytes = 0;
  gives(hipSuccess, hipModuleGetGlobal(&counter, &bytes, module, "counter"));
  gives(4, bytes);
  gives(hipSuccess, hipModuleGetGlobal(&table, &bytes, module, "table"));
  gives(16, bytes);
  const int ten = 10;
  int number = 5, found = 0;
  gives(hipSuccess, launch(kernel(module, "count"), 1, 1, 0, nullptr, {&number}));
  gives(hipSuccess, hipMemcpy(&found, counter, 4, hipMemcpyDefault));
  gives(7 + 5 * 4, found);
  gives(hipSuccess, hipMemcpy(static_cast<int*>(table) + 3, &ten, 4, hipMemcpyDefault));
  gives(hipSuccess, launch(kernel(module, "count"), 1, 1, 0, nullptr, {&number}));
  gives(hipSuccess, hipMemcpy(&found, counter, 4, hipMemcpyDefault));
  gives(27 + 5 * 10, found);
  // Another module of the same image has its own.
  hipModule_t other = load();
  gives(hipSuccess, hipModuleGetGlobal(&counter, &bytes, other, "counter"));
  gives(hipSuccess, hipMemcpy(&found, counter, 4, hipMemcpyDefault));
  gives(7, found);
  gives(hipErrorNotFound, hipModuleGetGlobal(&counter, &bytes, module, "scale"));
  gives(hipSuccess, hipModuleUnload(module));
  gives(hipSuccess, launch(kernel(other, "count"), 1, 1, 0, nullptr, {&number}));
  gives(hipSuccess, hipMemcpy(&found, counter, 4, hipMemcpyDefault));
  gives(27, found);
}

SECTION(linear) {
  unsigned* out = memory<unsigned>(6);
  gives(hipSuccess, launch(kernel(load(), "linear"), 1, {3, 5, 2}, 0, nullptr, {&out}));
  gives(hipSuccess, hipDeviceSynchronize());
  const unsigned expected[] = {30, 1, 1, 3, 5, 2};
  for (int i = 0; i < 6; ++i) gives(expected[i], out[i]);
}

// A kernel runs while the host goes on; streams wait for each other's events; copies and fills are in order.
SECTION(streams) {
  hipModule_t module = load();
  hipStream_t first, second;
  hipEvent_t begin, end;
  gives(hipSuccess, hipStreamCreateWithFlags(&first, hipStreamNonBlocking));
  gives(hipSuccess, hipStreamCreateWithFlags(&second, hipStreamNonBlocking));
  gives(hipSuccess, hipEventCreate(&begin));
  gives(hipSuccess, hipEventCreate(&end));
  static std::atomic<int> begun{0}, may{0};
  std::atomic<int>*begunAt = &begun, *mayAt = &may;
  unsigned *data = memory<unsigned>(1000), *copy = memory<unsigned>(1000);
  gives(hipSuccess, hipEventRecord(begin, first));
  gives(hipSuccess, launch(kernel(module, "await"), 1, 1, 0, first, {&begunAt, &mayAt}));
  gives(hipSuccess, hipMemsetD32Async(data, 0x01020304, 1000, first));
  gives(hipSuccess, hipEventRecord(end, first));
  gives(hipSuccess, hipStreamWaitEvent(second, end, 0));
  gives(hipSuccess, hipMemcpyAsync(copy, data, 4000, hipMemcpyDefault, second));
  while (begun == 0) usleep(100);
  gives(hipErrorNotReady, hipStreamQuery(first));
  gives(hipErrorNotReady, hipStreamQuery(second));
  gives(hipErrorNotReady, hipEventQuery(end));
  gives(0u, copy[999]);
  usleep(2000);
  may = 1;
  gives(hipSuccess, hipStreamSynchronize(second));
  gives(0x01020304u, copy[999]);
  gives(hipSuccess, hipEventQuery(end));
  float milliseconds = 0;
  gives(hipSuccess, hipEventElapsedTime(&milliseconds, begin, end));
  gives(true, milliseconds >= 2.0f && milliseconds < 60000);
  gives(hipSuccess, hipMemsetD16(data, 0x1234, 2));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(0x12341234u, data[0]);
  gives(hipSuccess, hipStreamDestroy(first));
  gives(hipSuccess, hipStreamDestroy(second));
}

SECTION(graph) {
  hipStream_t stream;
  hipGraph_t graph;
  hipGraphExec_t made;
  gives(hipSuccess, hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  hipFunction_t count = kernel(load(), "count"), scale = kernel(load(), "scale");
  int number = 1;
  char add = 1;
  float factor = 1, *data = memory<float>(10);
  alignas(16) float more[4] = {};
  gives(hipSuccess, hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  gives(hipSuccess, launch(count, 1, 1, 0, stream, {&number}));
  gives(hipSuccess, launch(scale, 1, 10, 0, stream, {&data, &add, &factor, more}));
  gives(hipSuccess, hipStreamEndCapture(stream, &graph));
  gives(hipSuccess, hipGraphInstantiate(&made, graph, nullptr, nullptr, 0));
  for (int i = 0; i < 3; ++i) gives(hipSuccess, hipGraphLaunch(made, stream));
  gives(hipSuccess, hipStreamSynchronize(stream));
  gives(3.0f, data[9]);
}

// With one CPU no other thread helps.
SECTION(one_cpu) {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(sched_getcpu(), &one);
  gives(0, sched_setaffinity(0, sizeof one, &one));
  hipDeviceProp_t p;
  gives(hipSuccess, hipGetDeviceProperties(&p, 0));
  gives(1, p.multiProcessorCount);
  blocks();
  threads();
}

// Many commands, which the memory of a batch holds again and again.
SECTION(many) {
  hipModule_t module = load();
  hipFunction_t count = kernel(module, "count");
  hipDeviceptr_t counter = nullptr;
  std::size_t bytes = 0;
  gives(hipSuccess, hipModuleGetGlobal(&counter, &bytes, module, "counter"));
  int number = 1, found = 0;
  for (int round = 0; round < 10; ++round) {
    for (int i = 0; i < 5000; ++i) gives(hipSuccess, launch(count, 1, 1, 0, nullptr, {&number}));
    gives(hipSuccess, hipDeviceSynchronize());
  }
  gives(hipSuccess, hipMemcpy(&found, counter, 4, hipMemcpyDefault));
  gives(7 + 50000 * 4, found);
}

CHILD(broken) {
  hipModule_t module = nullptr;
  std::puts(hipGetErrorName(hipModuleLoad(&module, Section::arguments[2])));
}

CHILD(faulting) {
  int* nowhere = reinterpret_cast<int*>(0x10);
  gives(hipSuccess, launch(kernel(load(), "fault"), 1, 1, 0, nullptr, {&nowhere}));
  (void)hipDeviceSynchronize();
}

// A child may use a device that its parent hasn't used.
SECTION(forked) {
  const pid_t child = fork();
  arguments();
  if (child == 0) _exit(Section::wrong);
  int status = -1;
  gives(child, waitpid(child, &status, 0));
  gives(0, status);
  const pid_t late = fork();
  if (late == 0) {
    int count = 0;
    _exit(hipGetDeviceCount(&count) == hipErrorNotInitialized ? 0 : 1);
  }
  gives(late, waitpid(late, &status, 0));
  gives(0, status);
}

// The program's own code, as clang registers it: a bundle. Prints the devices' architectures.
CHILD(registered) {
  std::ifstream file(Section::arguments[2], std::ios::binary);
  static const std::vector<char> bundle{std::istreambuf_iterator<char>(file), {}};
  static const struct {
    unsigned magic, version;
    const void *image, *unused;
  } wrapper{0x48495046, 1, bundle.data(), nullptr};
  static char name[] = "count", host = 0;
  void** const modules = __hipRegisterFatBinary(&wrapper);
  __hipRegisterFunction(modules, &host, name, name, ~0u, nullptr, nullptr, nullptr, nullptr, nullptr);
  int devices = 0, number = 1;
  gives(hipSuccess, hipGetDeviceCount(&devices));
  for (int i = 0; i < devices; ++i) {
    hipDeviceProp_t p;
    gives(hipSuccess, hipGetDeviceProperties(&p, i));
    std::puts(p.gcnArchName);
  }
  void* arguments[] = {&number};
  std::puts(hipGetErrorName(hipLaunchKernel(&host, 1, 1, arguments, 0, nullptr)));
  std::puts(hipGetErrorName(hipDeviceSynchronize()));
}
