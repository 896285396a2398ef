// Every way to launch a kernel, and kernels by their addresses.
#include <hip/hip_ext.h>

#include "sections.h"

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
static int* out = [] {
  int* made;
  HIP(hipMalloc(&made, kThreads * sizeof(int)));
  return made;
}();

static std::string result() {
  int host[kThreads];
  HIP(hipMemcpy(host, out, sizeof host, hipMemcpyDeviceToHost));
  std::string text;
  for (const int value : host) text += (text.empty() ? "" : ",") + std::to_string(value);
  return text;
}

void clear() { HIP(hipMemset(out, 0, kThreads * sizeof(int))); }

// A kernel's address in variables, tables, template arguments, and by a compatible type.
SECTION(by_address) {
  clear();
  const Stage stages[] = {{shift, 5}, {scale, 3}, {add<7>, 2}, {add<100>, 1}};
  for (const Stage& stage : stages) stage.kernel<<<1, kThreads>>>(out, stage.argument);
  gives("129,129,129,129", result());
  clear();
  through<shift>(out, 9);
  through<add<3>>(out, 4);
  gives("21,21,21,21", result());
  clear();
  void* plain = reinterpret_cast<void*>(&shift);
  const auto typed = reinterpret_cast<void (*)(int*, unsigned)>(plain);
  typed<<<1, kThreads>>>(out, 11u);
  gives("11,11,11,11", result());
  put<int><<<1, kThreads>>>(out, 42);
  gives("42,42,42,42", result());
}

SECTION(in_steps) {
  clear();
  const char c = 1;
  const Pair pair{2, 3.5};
  const int n = 1000;
  HIP(hipConfigureCall(1, kThreads, 0, nullptr));
  HIP(hipSetupArgument(&out, sizeof out, 0));
  HIP(hipSetupArgument(&c, sizeof c, 8));
  HIP(hipSetupArgument(&pair, sizeof pair, 16));
  HIP(hipSetupArgument(&n, sizeof n, 32));
  shift<<<1, kThreads>>>(out, 1);  // a whole launch between the steps of another
  HIP(hipLaunchByPtr(reinterpret_cast<const void*>(weigh)));
  gives("1371,1372,1373,1374", result());
}

SECTION(with_attributes) {
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
  gives("24,24,24,24", result());
  // An early start that the launch permits, a hint, and events that the kernel might trigger.
  Event event(hipEventDisableTiming);
  const auto with = [&](hipLaunchAttributeID id, auto set) {
    attributes[0] = {};
    attributes[1] = {};
    attributes[1].id = id;
    set(attributes[1].value);
    return hipLaunchKernelExC(&config, reinterpret_cast<const void*>(shift), arguments);
  };
  clear();
  gives(hipSuccess, with(hipLaunchAttributeProgrammaticStreamSerialization,
                         [](auto& value) { value.programmaticStreamSerializationAllowed = 1; }));
  gives(hipSuccess,
        with(hipLaunchAttributePreferredSharedMemoryCarveout, [](auto& value) { value.sharedMemCarveout = 50; }));
  gives(hipSuccess,
        with(hipLaunchAttributeProgrammaticEvent, [&](auto& value) { value.programmaticEvent.event = event; }));
  HIP(hipEventSynchronize(event));
  gives(hipSuccess,
        with(hipLaunchAttributeLaunchCompletionEvent, [&](auto& value) { value.launchCompletionEvent.event = event; }));
  gives(hipSuccess, with(hipLaunchAttributeClusterDimension, [](auto& value) { value.clusterDim = {1, 1, 1}; }));
  gives("30,30,30,30", result());
  gives(hipErrorNotSupported,
        with(hipLaunchAttributeClusterDimension, [](auto& value) { value.clusterDim = {2, 1, 1}; }));
  gives(hipErrorNotSupported, with(hipLaunchAttributeDeviceUpdatableKernelNode,
                                   [](auto& value) { value.deviceUpdatableKernelNode.deviceUpdatable = 1; }));
  gives(hipErrorInvalidValue,
        with(hipLaunchAttributeProgrammaticEvent, [](auto& value) { value.programmaticEvent.event = nullptr; }));
  gives(hipErrorInvalidValue,
        with(hipLaunchAttributeSynchronizationPolicy, [](auto& value) { value.syncPolicy = hipSyncPolicySpin; }));
}

SECTION(by_function) {
  clear();
  hipFunction_t function = nullptr;
  HIP(hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(shift)));
  gives("_Z5shiftPii", hipKernelNameRef(function));
  gives("_Z5shiftPii", hipKernelNameRefByPtr(reinterpret_cast<const void*>(shift), nullptr));
  int by = 8;
  void* arguments[] = {&out, &by};
  HIP(hipModuleLaunchKernel(function, 1, 1, 1, kThreads, 1, 1, 0, nullptr, arguments, nullptr));
  HIP(hipExtModuleLaunchKernel(function, kThreads, 1, 1, kThreads, 1, 1, 0, nullptr, arguments, nullptr));
  HIP(hipHccModuleLaunchKernel(function, kThreads, 1, 1, kThreads, 1, 1, 0, nullptr, arguments, nullptr));
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
  gives("232,232,232,232", result());

  const auto launch = [&](unsigned grid, unsigned block, unsigned shared) {
    return hipModuleLaunchKernel(function, grid, 1, 1, block, 1, 1, shared, nullptr, arguments, nullptr);
  };
  gives(hipErrorInvalidConfiguration, launch(1, 0, 0));
  hipDeviceProp_t device;
  HIP(hipGetDeviceProperties(&device, 0));
  gives(hipErrorInvalidConfiguration, launch(device.maxGridSize[0] + 1u, 1, 0));
  const auto together = [&](unsigned grid, unsigned block, unsigned shared) {
    return hipModuleLaunchCooperativeKernel(function, grid, 1, 1, block, 1, 1, shared, nullptr, arguments);
  };
  gives(hipErrorInvalidConfiguration, together(1, 0, 0));
  gives(hipErrorInvalidConfiguration, together(1, 1 << 20, 0));
}

SECTION(between) {
  clear();
  hipEvent_t start, stop;
  HIP(hipEventCreate(&start));
  HIP(hipEventCreate(&stop));
  int by = 3;
  void* arguments[] = {&out, &by};
  HIP(hipExtLaunchKernel(reinterpret_cast<const void*>(shift), 1, kThreads, arguments, 0, nullptr, start, stop, 0));
  HIP(hipEventSynchronize(stop));
  float milliseconds = -1;
  HIP(hipEventElapsedTime(&milliseconds, start, stop));
  gives(true, milliseconds >= 0);
  gives("3,3,3,3", result());
  HIP(hipLaunchKernel(shift, 1, kThreads, arguments));
  hipLaunchKernelGGL(shift, 1, kThreads, 0, nullptr, out, 4);
  hipExtLaunchKernelGGL(shift, 1, kThreads, 0, nullptr, start, stop, 0, out, 5);
  hipExtLaunchKernelGGL(increase, 1, kThreads, 0, nullptr, start, stop, 0, out, 7);
  gives("22,22,22,22", result());
  dynamic<<<1, kThreads, kThreads * sizeof(int)>>>(out);
  gives("3,2,1,0", result());
}
