// The program's calls of the runtime, by area. Each area frees its resources whatever failed, and
// checks its results; nothing here ends the program.
#pragma once

#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include <atomic>
#include <cstdio>
#include <cstring>
#include <utility>
#include <vector>

// The outcome of one run of an area: the first error, and whether results were wrong without one.
struct Outcome {
  hipError_t error = hipSuccess;
  bool wrong = false;
  bool lost = false;  // some resource could not be freed, not even at the second try

  bool operator()(hipError_t result) {
    if (result != hipSuccess && error == hipSuccess) error = result;
    return result == hipSuccess;
  }
  void expect(bool right) { wrong = wrong || (error == hipSuccess && !right); }
};

// Frees a resource. A failed call has either freed it and reports an earlier failure, or has done
// nothing, and the next call frees it.
template <class Function>
void giveBack(Outcome& outcome, Function&& function) {
  if (outcome(function())) return;
  const hipError_t again = function();
  outcome.lost = again != hipSuccess && again != hipErrorInvalidHandle && again != hipErrorInvalidValue &&
                 again != hipErrorContextIsDestroyed;
}

template <class Handle>
class Owned {
 public:
  Owned(Outcome& outcome, hipError_t (*end)(Handle)) : outcome_(outcome), end_(end) {}
  ~Owned() {
    if (handle_ != Handle{}) giveBack(outcome_, [&] { return end_(handle_); });
  }
  Owned(const Owned&) = delete;
  Owned& operator=(const Owned&) = delete;
  Handle* operator&() { return &handle_; }
  operator Handle() const { return handle_; }

 private:
  Outcome& outcome_;
  hipError_t (*end_)(Handle);
  Handle handle_{};
};

class Memory : public Owned<void*> {
 public:
  explicit Memory(Outcome& outcome, hipError_t (*end)(void*) = hipFree) : Owned(outcome, end) {}
  int* ints() const { return static_cast<int*>(static_cast<void*>(*this)); }
};

struct Large {
  int values[600];
};

__device__ int counter = 5;

__global__ void addOne(int* data) { data[threadIdx.x] += 1; }
__global__ void pick(int* out, Large large, int i) { *out = large.values[i]; }
__global__ void reverse(int* data) {
  extern __shared__ int shared[];
  shared[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  data[threadIdx.x] = shared[blockDim.x - 1 - threadIdx.x];
}
__global__ void say(int value) { printf("said %d\n", value); }
__global__ void fromHeap(int* out) {
  int* made = new int(7);
  *out = made == nullptr ? -1 : *made + counter;
  delete made;
}
__global__ void phases(int* data, int* sum) {
  data[blockIdx.x] = blockIdx.x;
  cooperative_groups::this_grid().sync();
  if (blockIdx.x == 0) {
    *sum = 0;
    for (unsigned i = 0; i < gridDim.x; ++i) *sum += data[i];
  }
}
__global__ void sample(hipTextureObject_t texture, float* out) {
  out[threadIdx.x] = tex2D<float>(texture, static_cast<float>(threadIdx.x), 1.0f);
}

// A launch's error comes from hipGetLastError.
template <class... Parameters, class... Arguments>
bool launch(Outcome& outcome, void (*kernel)(Parameters...), int threads, std::size_t shared, hipStream_t stream,
            Arguments... arguments) {
  static_cast<void>(hipGetLastError());
  kernel<<<1, threads, shared, stream>>>(arguments...);
  return outcome(hipGetLastError());
}

inline void useMemory(Outcome& o) {
  constexpr int n = 40000;  // more than the staging buffer holds
  std::vector<int> in(n, 3), out(n, 0);
  Memory device(o), host(o, hipHostFree), managed(o);
  if (!o(hipMalloc(&device, n * sizeof(int)))) return;
  if (!o(hipHostMalloc(&host, n * sizeof(int), 0))) return;
  if (!o(hipMallocManaged(&managed, n * sizeof(int), hipMemAttachGlobal))) return;
  if (!o(hipMemcpy(device, in.data(), n * sizeof(int), hipMemcpyHostToDevice))) return;
  if (!o(hipMemset(device, 0, sizeof(int)))) return;
  if (!o(hipMemcpyAsync(device.ints() + 1, out.data(), 64, hipMemcpyHostToDevice, nullptr))) return;
  if (!o(hipMemcpy(managed, device, n * sizeof(int), hipMemcpyDeviceToDevice))) return;
  if (!o(hipMemcpy2D(host, 200, managed, 400, 200, 40, hipMemcpyDefault))) return;
  if (!o(hipMemcpy(out.data(), device, n * sizeof(int), hipMemcpyDeviceToHost))) return;
  o.expect(out[0] == 0 && out[1] == 0 && out[16] == 0 && out[17] == 3 && out[n - 1] == 3);
  o.expect(host.ints()[0] == 0 && host.ints()[50] == 3 && host.ints()[1999] == 3);
}

inline void useStreams(Outcome& o) {
  static std::atomic<int> calls{0};
  calls = 0;
  Memory data(o, hipHostFree);
  Owned<hipStream_t> first(o, hipStreamDestroy), second(o, hipStreamDestroy);
  Owned<hipEvent_t> start(o, hipEventDestroy), end(o, hipEventDestroy);
  if (!o(hipHostMalloc(&data, 64 * sizeof(int), 0))) return;
  std::memset(data, 0, 64 * sizeof(int));
  if (!o(hipStreamCreateWithPriority(&first, hipStreamNonBlocking, -1))) return;
  if (!o(hipStreamCreate(&second))) return;
  if (!o(hipEventCreate(&start)) || !o(hipEventCreate(&end))) return;
  const auto count = [](void* by) { calls += static_cast<int>(reinterpret_cast<std::intptr_t>(by)); };
  bool all = o(hipEventRecord(start, first)) && launch(o, addOne, 64, 0, first, data.ints()) &&
             o(hipLaunchHostFunc(first, count, reinterpret_cast<void*>(1))) && o(hipEventRecord(end, first)) &&
             o(hipStreamWaitEvent(second, end, 0)) && launch(o, addOne, 64, 0, second, data.ints()) &&
             o(hipLaunchHostFunc(second, count, reinterpret_cast<void*>(10))) &&
             launch(o, addOne, 32, 0, nullptr, data.ints());
  if (const hipError_t done = hipStreamQuery(second); done != hipErrorNotReady) all = o(done) && all;
  all = o(hipStreamSynchronize(first)) && all;
  all = o(hipEventSynchronize(end)) && all;
  float milliseconds = -1;
  all = o(hipEventElapsedTime(&milliseconds, start, end)) && all;
  all = o(hipDeviceSynchronize()) && all;
  if (!all) static_cast<void>(hipDeviceSynchronize());  // no kernel may still run when memory is freed
  o.expect(data.ints()[0] == 3 && data.ints()[63] == 2 && calls == 11 && milliseconds >= 0);
}

inline void useLaunches(Outcome& o) {
  Memory data(o, hipHostFree);
  if (!o(hipHostMalloc(&data, 64 * sizeof(int), 0))) return;
  for (int i = 0; i < 64; ++i) data.ints()[i] = i;
  Large large{};
  large.values[500] = 77;
  bool all = launch(o, reverse, 32, 32 * sizeof(int), nullptr, data.ints()) &&
             launch(o, pick, 1, 0, nullptr, data.ints() + 40, large, 500);
  int* notes = data.ints() + 48;
  int* sum = data.ints() + 41;
  void* arguments[] = {&notes, &sum};
  all = all && o(hipLaunchCooperativeKernel(reinterpret_cast<void*>(phases), dim3(8), dim3(1), arguments, 0, nullptr));
  all = o(hipDeviceSynchronize()) && all;
  if (!all) static_cast<void>(hipDeviceSynchronize());
  o.expect(data.ints()[0] == 31 && data.ints()[31] == 0 && data.ints()[40] == 77 && *sum == 28);
}

inline void useDeviceCode(Outcome& o) {
  Memory data(o, hipHostFree);
  if (!o(hipHostMalloc(&data, 64, 0))) return;
  const int five = 5;
  bool all = o(hipMemcpyToSymbol(HIP_SYMBOL(counter), &five, sizeof five)) && launch(o, say, 1, 0, nullptr, 42) &&
             launch(o, fromHeap, 1, 0, nullptr, data.ints());
  all = o(hipDeviceSynchronize()) && all;
  if (!all) static_cast<void>(hipDeviceSynchronize());
  o.expect(data.ints()[0] == 12);
}

// The same with everything built again.
inline void useColdDevice(Outcome& o) {
  if (!o(hipDeviceReset())) return;
  useDeviceCode(o);
}

inline void useTextures(Outcome& o) {
  constexpr int width = 16, height = 4;
  float texels[height][width];
  for (int i = 0; i < width * height; ++i) (&texels[0][0])[i] = static_cast<float>(i);
  Owned<hipArray_t> array(o, hipFreeArray);
  const hipChannelFormatDesc channel = hipCreateChannelDesc<float>();
  if (!o(hipMallocArray(&array, &channel, width, height, 0))) return;
  if (!o(hipMemcpy2DToArray(array, 0, 0, texels, sizeof texels[0], sizeof texels[0], height, hipMemcpyHostToDevice)))
    return;
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipTextureDesc description{};
  description.readMode = hipReadModeElementType;
  Owned<hipTextureObject_t> texture(o, hipDestroyTextureObject);
  if (!o(hipCreateTextureObject(&texture, &resource, &description, nullptr))) return;
  Memory out(o, hipHostFree);
  if (!o(hipHostMalloc(&out, width * sizeof(float), 0))) return;
  auto* floats = static_cast<float*>(static_cast<void*>(out));
  bool all = launch(o, sample, width, 0, nullptr, static_cast<hipTextureObject_t>(texture), floats);
  all = o(hipDeviceSynchronize()) && all;
  if (!all) static_cast<void>(hipDeviceSynchronize());
  o.expect(floats[0] == 16 && floats[15] == 31);
}

inline void usePools(Outcome& o) {
  Owned<hipStream_t> stream(o, hipStreamDestroy);
  if (!o(hipStreamCreate(&stream))) return;
  void* memory = nullptr;
  int out[64] = {};
  if (!o(hipMallocAsync(&memory, sizeof out, stream))) return;
  bool all = o(hipMemsetAsync(memory, 0, sizeof out, stream)) &&
             launch(o, addOne, 64, 0, stream, static_cast<int*>(memory)) &&
             o(hipMemcpyAsync(out, memory, sizeof out, hipMemcpyDeviceToHost, stream));
  giveBack(o, [&] { return hipFreeAsync(memory, stream); });
  all = o(hipStreamSynchronize(stream)) && all;
  if (!all) static_cast<void>(hipDeviceSynchronize());
  o.expect(out[0] == 1 && out[63] == 1);
}

// The module of the file, loaded, launched and unloaded.
inline const char* moduleFile = nullptr;

inline void useModules(Outcome& o) {
  Owned<hipModule_t> module(o, hipModuleUnload);
  Memory out(o, hipHostFree);
  if (!o(hipModuleLoad(&module, moduleFile))) return;
  hipFunction_t function = nullptr;
  if (!o(hipModuleGetFunction(&function, module, "twice"))) return;
  hipDeviceptr_t factor = nullptr;
  std::size_t bytes = 0;
  if (!o(hipModuleGetGlobal(&factor, &bytes, module, "factor"))) return;
  const int two = 2;
  if (!o(hipMemcpyHtoD(factor, const_cast<int*>(&two), sizeof two))) return;
  if (!o(hipHostMalloc(&out, sizeof(int), 0))) return;
  *out.ints() = 21;
  int* pointer = out.ints();
  void* arguments[] = {&pointer};
  bool all = o(hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
  all = o(hipDeviceSynchronize()) && all;
  if (!all) static_cast<void>(hipDeviceSynchronize());
  o.expect(*out.ints() == 42);
}

// Captured, launched twice, and destroyed.
inline void useGraphs(Outcome& o) {
  Memory data(o, hipHostFree);
  Owned<hipStream_t> stream(o, hipStreamDestroy);
  Owned<hipGraph_t> graph(o, hipGraphDestroy);
  Owned<hipGraphExec_t> executable(o, hipGraphExecDestroy);
  if (!o(hipHostMalloc(&data, 64 * sizeof(int), 0)) || !o(hipStreamCreate(&stream))) return;
  std::memset(data, 0, 64 * sizeof(int));
  if (!o(hipStreamBeginCapture(stream, hipStreamCaptureModeRelaxed))) return;
  const bool captured = launch(o, addOne, 64, 0, stream, data.ints()) &&
                        o(hipMemsetAsync(data.ints() + 32, 0, 32 * sizeof(int), stream)) &&
                        launch(o, addOne, 64, 0, stream, data.ints());
  // An invalidated capture has ended; one whose end failed hasn't.
  if (!o(hipStreamEndCapture(stream, &graph))) static_cast<void>(hipStreamEndCapture(stream, &graph));
  if (!captured || !o(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0))) return;
  bool all = o(hipGraphLaunch(executable, stream)) && o(hipGraphLaunch(executable, stream));
  all = o(hipStreamSynchronize(stream)) && all;
  if (!all) static_cast<void>(hipDeviceSynchronize());
  o.expect(data.ints()[0] == 4 && data.ints()[63] == 1);
}

struct Area {
  const char* name;
  void (*use)(Outcome&);
};

inline constexpr Area kAreas[] = {
    {"memory", useMemory},   {"streams", useStreams},   {"launches", useLaunches}, {"device code", useDeviceCode},
    {"cold", useColdDevice}, {"textures", useTextures}, {"pools", usePools},       {"modules", useModules},
    {"graphs", useGraphs},
};
