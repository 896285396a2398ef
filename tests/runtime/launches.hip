// Every way to launch a kernel, each one's answer to a wrong call, and kernels by their addresses.
#include <hip/hip_ext.h>

#include <cstring>
#include <vector>

#include "show.h"

struct Pair {
  short a;
  double b;
};

__global__ void weigh(int* out, char c, Pair p, int n) {
  out[threadIdx.x] = c + p.a * 10 + static_cast<int>(p.b * 100) + n + static_cast<int>(threadIdx.x);
}

__global__ void scale(int* out, int factor) { out[threadIdx.x] *= factor; }
__global__ void shift(int* out, int by) { out[threadIdx.x] += by; }

template <int N>
__global__ void add(int* out, int by) {
  out[threadIdx.x] += N * by;
}

template <class T>
__global__ void increase(T* out, T by) {
  out[threadIdx.x] += by;
}

template <class T>
__global__ void put(T* out, T value) {
  out[threadIdx.x] = value;
}

__global__ void dynamic(int* out) {
  extern __shared__ int values[];
  values[threadIdx.x] = static_cast<int>(threadIdx.x);
  __syncthreads();
  out[threadIdx.x] = values[blockDim.x - 1 - threadIdx.x];
}

__global__ void empty() {}

using Step = void (*)(int*, int);

struct Stage {
  Step kernel;
  int argument;
};

template <Step Kernel>
void through(int* out, int argument) {
  Kernel<<<1, 4>>>(out, argument);
}

constexpr int kThreads = 4;
int* out = nullptr;

void result(const char* key) {
  int host[kThreads];
  HIP(hipMemcpy(host, out, sizeof host, hipMemcpyDeviceToHost));
  std::printf("%s=%d,%d,%d,%d\n", key, host[0], host[1], host[2], host[3]);
}

void clear() { HIP(hipMemset(out, 0, kThreads * sizeof(int))); }

// A kernel's address in variables, tables, template arguments, and by a compatible type.
void byAddress() {
  clear();
  const Stage stages[] = {{shift, 5}, {scale, 3}, {add<7>, 2}, {add<100>, 1}};
  for (const Stage& stage : stages) stage.kernel<<<1, kThreads>>>(out, stage.argument);
  result("table");
  clear();
  through<shift>(out, 9);
  through<add<3>>(out, 4);
  result("template argument");
  clear();
  void* plain = reinterpret_cast<void*>(&shift);
  const auto typed = reinterpret_cast<void (*)(int*, unsigned)>(plain);
  typed<<<1, kThreads>>>(out, 11u);
  result("compatible type");
  put<int><<<1, kThreads>>>(out, 42);
  result("class template argument");
}

void inSteps() {
  clear();
  const char c = 1;
  const Pair pair{2, 3.5};
  const int n = 1000;
  show("steps.none", hipSetupArgument(&n, sizeof n, 0));
  show("steps.launch alone", hipLaunchByPtr(reinterpret_cast<const void*>(weigh)));
  HIP(hipConfigureCall(1, kThreads, 0, nullptr));
  HIP(hipSetupArgument(&out, sizeof out, 0));
  HIP(hipSetupArgument(&c, sizeof c, 8));
  HIP(hipSetupArgument(&pair, sizeof pair, 16));
  HIP(hipSetupArgument(&n, sizeof n, 32));
  shift<<<1, kThreads>>>(out, 1);  // a whole launch between the steps of another
  HIP(hipLaunchByPtr(reinterpret_cast<const void*>(weigh)));
  result("steps");
  HIP(hipConfigureCall(1, kThreads, 0, nullptr));
  HIP(hipSetupArgument(&out, sizeof out, 0));
  show("steps.too few", hipLaunchByPtr(reinterpret_cast<const void*>(weigh)));
  HIP(hipConfigureCall(1, kThreads, 0, nullptr));
  show("steps.no kernel", hipLaunchByPtr(nullptr));
}

void withAttributes() {
  clear();
  hipLaunchAttribute attributes[2] = {};
  attributes[0].id = hipLaunchAttributeCooperative;
  attributes[0].value.cooperative = 1;
  attributes[1].id = hipLaunchAttributePriority;
  attributes[1].value.priority = -1;
  hipLaunchConfig_t config{};
  config.gridDim = 1;
  config.blockDim = kThreads;
  config.attrs = attributes;
  config.numAttrs = 2;
  int by = 6;
  void* arguments[] = {&out, &by};
  HIP(hipLaunchKernelExC(&config, reinterpret_cast<const void*>(shift), arguments));
  HIP(hipLaunchKernelEx(&config, scale, out, short{4}));
  result("attributes");
  show("attributes.null", hipLaunchKernelExC(nullptr, reinterpret_cast<const void*>(shift), arguments));
  show("attributes.kernel", hipLaunchKernelExC(&config, nullptr, arguments));
  attributes[1].id = static_cast<hipLaunchAttributeID>(77);
  show("attributes.unknown",
       hipLaunchKernelExC(&config, reinterpret_cast<const void*>(shift), arguments));
  // An early start that the launch permits, a hint, and an event that the kernel might trigger early.
  hipEvent_t event;
  HIP(hipEventCreateWithFlags(&event, hipEventDisableTiming));
  const auto with = [&](hipLaunchAttributeID id, auto set) {
    attributes[0] = {};
    attributes[1] = {};
    attributes[1].id = id;
    set(attributes[1].value);
    return hipLaunchKernelExC(&config, reinterpret_cast<const void*>(shift), arguments);
  };
  clear();
  show("attributes.early", with(hipLaunchAttributeProgrammaticStreamSerialization, [](auto& value) {
         value.programmaticStreamSerializationAllowed = 1;
       }));
  show("attributes.carveout", with(hipLaunchAttributePreferredSharedMemoryCarveout, [](auto& value) {
         value.sharedMemCarveout = 50;
       }));
  show("attributes.event", with(hipLaunchAttributeProgrammaticEvent, [&](auto& value) {
         value.programmaticEvent.event = event;
       }));
  HIP(hipEventSynchronize(event));
  show("attributes.completion", with(hipLaunchAttributeLaunchCompletionEvent, [&](auto& value) {
         value.launchCompletionEvent.event = event;
       }));
  show("attributes.one block", with(hipLaunchAttributeClusterDimension, [](auto& value) {
         value.clusterDim = {1, 1, 1};
       }));
  result("attributes.hints");
  show("attributes.cluster", with(hipLaunchAttributeClusterDimension, [](auto& value) {
         value.clusterDim = {2, 1, 1};
       }));
  show("attributes.updatable", with(hipLaunchAttributeDeviceUpdatableKernelNode, [](auto& value) {
         value.deviceUpdatableKernelNode.deviceUpdatable = 1;
       }));
  show("attributes.no event", with(hipLaunchAttributeProgrammaticEvent, [](auto& value) {
         value.programmaticEvent.event = nullptr;
       }));
  show("attributes.of streams", with(hipLaunchAttributeSynchronizationPolicy, [](auto& value) {
         value.syncPolicy = hipSyncPolicySpin;
       }));
  HIP(hipEventDestroy(event));
  config.attrs = nullptr;
  show("attributes.missing",
       hipLaunchKernelExC(&config, reinterpret_cast<const void*>(shift), arguments));
}

void byFunction() {
  clear();
  hipFunction_t function = nullptr;
  HIP(hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(shift)));
  show("function.name", hipKernelNameRef(function));
  show("function.name by address",
       hipKernelNameRefByPtr(reinterpret_cast<const void*>(shift), nullptr));
  int by = 8;
  void* arguments[] = {&out, &by};
  HIP(hipModuleLaunchKernel(function, 1, 1, 1, kThreads, 1, 1, 0, nullptr, arguments, nullptr));
  HIP(hipExtModuleLaunchKernel(function, kThreads, 1, 1, kThreads, 1, 1, 0, nullptr, arguments,
                               nullptr));
  HIP(hipHccModuleLaunchKernel(function, kThreads, 1, 1, kThreads, 1, 1, 0, nullptr, arguments,
                               nullptr));
  HIP_LAUNCH_CONFIG config{};
  config.gridDimX = config.gridDimY = config.gridDimZ = 1;
  config.blockDimX = kThreads;
  config.blockDimY = config.blockDimZ = 1;
  HIP(hipDrvLaunchKernelEx(&config, function, arguments, nullptr));
  struct {
    int* out;
    int by;
  } packed{out, 100};
  std::size_t bytes = sizeof packed;
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                   HIP_LAUNCH_PARAM_END};
  HIP(hipDrvLaunchKernelEx(&config, function, nullptr, extra));
  HIP(hipModuleLaunchKernel(function, 1, 1, 1, kThreads, 1, 1, 0, nullptr, nullptr, extra));
  result("function");

  const auto launch = [&](unsigned grid, unsigned block, unsigned shared) {
    return hipModuleLaunchKernel(function, grid, 1, 1, block, 1, 1, shared, nullptr, arguments,
                                 nullptr);
  };
  show("function.null", hipModuleLaunchKernel(nullptr, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));
  show("function.no blocks", launch(0, 1, 0));
  show("function.no threads", launch(1, 0, 0));
  hipDeviceProp_t device;
  HIP(hipGetDeviceProperties(&device, 0));
  show("function.too many blocks", launch(device.maxGridSize[0] + 1u, 1, 0));
  show("function.too many threads", launch(1, 1 << 20, 0));
  show("function.too much shared", launch(1, 1, 1u << 30));
  show("function.both", hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, extra));
  show("function.neither", hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));
  show("function.uneven", hipExtModuleLaunchKernel(function, 5, 1, 1, 4, 1, 1, 0, nullptr, arguments, nullptr));
  void* broken[] = {&packed};
  show("function.broken extra",
       hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, broken));
  const auto together = [&](unsigned grid, unsigned block, unsigned shared) {
    return hipModuleLaunchCooperativeKernel(function, grid, 1, 1, block, 1, 1, shared, nullptr,
                                            arguments);
  };
  show("cooperative.null",
       hipModuleLaunchCooperativeKernel(nullptr, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments));
  show("cooperative.no blocks", together(0, 1, 0));
  show("cooperative.no threads", together(1, 0, 0));
  show("cooperative.too many threads", together(1, 1 << 20, 0));
  show("cooperative.too much shared", together(1, 1, 1u << 30));
  show("cooperative.too many blocks", together(1u << 30, 1, 0));
  show("by symbol.unknown", hipGetFuncBySymbol(&function, &by));
  show("by symbol.null", hipGetFuncBySymbol(nullptr, reinterpret_cast<const void*>(shift)));
}

void between() {
  clear();
  hipEvent_t start, stop;
  HIP(hipEventCreate(&start));
  HIP(hipEventCreate(&stop));
  int by = 3;
  void* arguments[] = {&out, &by};
  HIP(hipExtLaunchKernel(reinterpret_cast<const void*>(shift), 1, kThreads, arguments, 0, nullptr,
                         start, stop, 0));
  HIP(hipEventSynchronize(stop));
  float milliseconds = -1;
  HIP(hipEventElapsedTime(&milliseconds, start, stop));
  show("between.time", milliseconds >= 0);
  result("between");
  HIP(hipLaunchKernel(shift, 1, kThreads, arguments));
  hipLaunchKernelGGL(shift, 1, kThreads, 0, nullptr, out, 4);
  hipExtLaunchKernelGGL(shift, 1, kThreads, 0, nullptr, start, stop, 0, out, 5);
  hipExtLaunchKernelGGL(increase, 1, kThreads, 0, nullptr, start, stop, 0, out, 7);
  result("macros");
  const auto launch = [&](dim3 grid, dim3 block, std::size_t shared) {
    return hipLaunchKernel(reinterpret_cast<const void*>(empty), grid, block, nullptr, shared, nullptr);
  };
  show("launch.null", hipLaunchKernel(static_cast<const void*>(nullptr), 1, 1, nullptr, 0, nullptr));
  show("launch.no blocks", launch(dim3(1, 0, 1), 1, 0));
  show("launch.no threads", launch(1, dim3(1, 1, 0), 0));
  hipDeviceProp_t device;
  HIP(hipGetDeviceProperties(&device, 0));
  show("launch.too many blocks", launch(dim3(1, device.maxGridSize[1] + 1u), 1, 0));
  show("launch.too many threads", launch(1, dim3(64, 64, 64), 0));
  show("launch.too much shared", launch(1, 1, std::size_t{1} << 40));
  show("launch.no arguments", hipLaunchKernel(reinterpret_cast<const void*>(shift), 1, 1, nullptr, 0, nullptr));
  dynamic<<<1, kThreads, kThreads * sizeof(int)>>>(out);
  result("dynamic");
  show("last", hipGetLastError());
}

int main() {
  HIP(hipMalloc(&out, kThreads * sizeof(int)));
  byAddress();
  inSteps();
  withAttributes();
  byFunction();
  between();
  HIP(hipFree(out));
}
