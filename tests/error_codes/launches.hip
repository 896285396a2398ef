// Launches of one kernel, by its host address and as a function of the driver API.
#include <climits>

#include "refuses.h"

__global__ void kernel(int* out) { *out = 1; }
__global__ void empty() {}
__global__ __launch_bounds__(64) void bounded() {}

static const void* const address = reinterpret_cast<const void*>(kernel);
static const void* const emptyAddress = reinterpret_cast<const void*>(empty);
static const void* const boundedAddress = reinterpret_cast<const void*>(bounded);

// The functions that compiled code calls for the device code in a program.
extern "C" {
void** __hipRegisterFatBinary(const void*);
void __hipRegisterFunction(void**, const void*, char*, const char*, unsigned, void*, void*, void*, void*, int*);
}

struct Scene {
  int* out;
  void* arguments[1];
  hipFunction_t function, bounded;
  hipStream_t dead;
  hipEvent_t deadEvent;
  unsigned tooWide, tooMuchShared;

  Scene() : arguments{&out} {
    hipDeviceProp_t properties;
    HIP(hipMalloc(&out, sizeof *out));
    HIP(hipGetFuncBySymbol(&function, address));
    HIP(hipGetFuncBySymbol(&bounded, boundedAddress));
    HIP(hipStreamCreate(&dead));
    HIP(hipStreamDestroy(dead));
    HIP(hipEventCreate(&deadEvent));
    HIP(hipEventDestroy(deadEvent));
    HIP(hipGetDeviceProperties(&properties, 0));
    tooWide = static_cast<unsigned>(properties.maxThreadsPerBlock) + 1;
    tooMuchShared = static_cast<unsigned>(properties.sharedMemPerBlock) + 1;
  }
};

static void byAddress(Scene& s) {
  void** a = s.arguments;
  refuses(hipErrorInvalidDeviceFunction, hipLaunchKernel(&s, 1, 1, a, 0, nullptr));
  refuses(hipErrorInvalidDeviceFunction, hipLaunchKernel(static_cast<const void*>(nullptr), 1, 1, a, 0, nullptr));
  refuses(hipErrorInvalidValue, hipLaunchKernel(address, 1, 1, nullptr, 0, nullptr));
  refuses(hipErrorInvalidValue, hipLaunchKernel(address, 1, 1, a, s.tooMuchShared, nullptr));
  refuses(hipErrorInvalidConfiguration, hipLaunchKernel(address, 0, 1, a, 0, nullptr));
  refuses(hipErrorInvalidConfiguration, hipLaunchKernel(address, 1, 0, a, 0, nullptr));
  refuses(hipErrorInvalidConfiguration, hipLaunchKernel(address, 1, s.tooWide, a, 0, nullptr));
  refuses(hipErrorInvalidConfiguration, hipLaunchKernel(address, dim3(1, 1, UINT_MAX), 1, a, 0, nullptr));
  refuses(hipErrorLaunchFailure, hipLaunchKernel(boundedAddress, 1, 65, nullptr, 0, nullptr));
  refuses(hipErrorContextIsDestroyed, hipLaunchKernel(address, 1, 1, a, 0, s.dead));
}

static void withEvents(Scene& s) {
  void** a = s.arguments;
  hipEvent_t dead = s.deadEvent;
  refuses(hipErrorInvalidDeviceFunction, hipExtLaunchKernel(&s, 1, 1, a, 0, nullptr, nullptr, nullptr, 0));
  refuses(hipErrorInvalidValue, hipExtLaunchKernel(address, 1, 1, nullptr, 0, nullptr, nullptr, nullptr, 0));
  refuses(hipErrorInvalidValue, hipExtLaunchKernel(address, 1, 1, a, 0, nullptr, dead, nullptr, 0));
  refuses(hipErrorInvalidValue, hipExtLaunchKernel(address, 1, 1, a, 0, nullptr, nullptr, dead, 0));
  refuses(hipErrorInvalidConfiguration, hipExtLaunchKernel(address, 1, 0, a, 0, nullptr, nullptr, nullptr, 0));
}

static void ofDriver(Scene& s) {
  hipFunction_t f = s.function;
  void** a = s.arguments;
  void* noBuffer[] = {HIP_LAUNCH_PARAM_END};
  void* wrongKey[] = {&s, &s, HIP_LAUNCH_PARAM_END};
  refuses(hipErrorInvalidHandle, hipModuleLaunchKernel(nullptr, 1, 1, 1, 1, 1, 1, 0, nullptr, a, nullptr));
  refuses(hipErrorInvalidValue, hipModuleLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, a, a));
  refuses(hipErrorInvalidValue, hipModuleLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipModuleLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, noBuffer));
  refuses(hipErrorInvalidValue, hipModuleLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, wrongKey));
  refuses(hipErrorInvalidValue, hipModuleLaunchKernel(f, 0, 1, 1, 1, 1, 1, 0, nullptr, a, nullptr));
  refuses(hipErrorInvalidValue, hipModuleLaunchKernel(f, 1, 1, 1, s.tooWide, 1, 1, 0, nullptr, a, nullptr));
  refuses(hipErrorInvalidValue, hipModuleLaunchKernel(f, 1, 1, 1, 1, 1, 1, s.tooMuchShared, nullptr, a, nullptr));
  refuses(hipErrorLaunchFailure, hipModuleLaunchKernel(s.bounded, 1, 1, 1, 65, 1, 1, 0, nullptr, nullptr, nullptr));
  refuses(hipErrorContextIsDestroyed, hipModuleLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s.dead, a, nullptr));
}

static void inThreads(Scene& s) {
  hipFunction_t f = s.function;
  void** a = s.arguments;
  hipEvent_t dead = s.deadEvent;
  refuses(hipErrorInvalidHandle, hipExtModuleLaunchKernel(nullptr, 1, 1, 1, 1, 1, 1, 0, nullptr, a, nullptr));
  refuses(hipErrorInvalidValue, hipExtModuleLaunchKernel(f, 5, 1, 1, 2, 1, 1, 0, nullptr, a, nullptr));
  refuses(hipErrorInvalidValue, hipExtModuleLaunchKernel(f, 1, 1, 1, 0, 1, 1, 0, nullptr, a, nullptr));
  refuses(hipErrorInvalidValue, hipExtModuleLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, a, nullptr, dead, nullptr));
  refuses(hipErrorInvalidValue, hipExtModuleLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, a, nullptr, nullptr, dead));
}

static void withAttributes(Scene& s) {
  hipLaunchConfig_t config{};
  HIP_LAUNCH_CONFIG driver{};
  hipLaunchAttribute unknown{};
  unknown.id = static_cast<hipLaunchAttributeID>(99);
  config.gridDim = config.blockDim = dim3(1);
  driver.gridDimX = driver.gridDimY = driver.gridDimZ = 1;
  driver.blockDimX = driver.blockDimY = driver.blockDimZ = 1;
  refuses(hipErrorInvalidValue, hipLaunchKernelExC(nullptr, address, s.arguments));
  refuses(hipErrorInvalidValue, hipLaunchKernelExC(&config, address, nullptr));
  refuses(hipErrorInvalidDeviceFunction, hipLaunchKernelExC(&config, &s, s.arguments));
  refuses(hipErrorInvalidValue, hipDrvLaunchKernelEx(nullptr, s.function, s.arguments, nullptr));
  refuses(hipErrorInvalidHandle, hipDrvLaunchKernelEx(&driver, nullptr, s.arguments, nullptr));
  config.numAttrs = driver.numAttrs = 1;
  refuses(hipErrorInvalidValue, hipLaunchKernelExC(&config, address, s.arguments));
  refuses(hipErrorInvalidValue, hipDrvLaunchKernelEx(&driver, s.function, s.arguments, nullptr));
  config.attrs = driver.attrs = &unknown;
  refuses(hipErrorInvalidValue, hipLaunchKernelExC(&config, address, s.arguments));
  refuses(hipErrorInvalidValue, hipDrvLaunchKernelEx(&driver, s.function, s.arguments, nullptr));
}

static void inSteps(Scene& s) {
  dim3 grid, block;
  std::size_t shared;
  hipStream_t stream;
  refuses(hipErrorMissingConfiguration, hipSetupArgument(&s.out, sizeof s.out, 0));
  refuses(hipErrorMissingConfiguration, hipLaunchByPtr(address));
  refuses(hipErrorMissingConfiguration, __hipPopCallConfiguration(&grid, &block, &shared, &stream));
  HIP(hipConfigureCall(1, 1, 0, nullptr));
  refuses(hipErrorInvalidValue, hipSetupArgument(nullptr, sizeof s.out, 0));
  refuses(hipErrorInvalidValue, hipSetupArgument(&s.out, SIZE_MAX, 8));
  refuses(hipErrorInvalidValue, hipLaunchByPtr(address));  // the function has no argument
  HIP(hipConfigureCall(1, 1, 0, nullptr));
  refuses(hipErrorInvalidDeviceFunction, hipLaunchByPtr(&s));
  HIP(hipConfigureCall(0, 1, 0, nullptr));
  refuses(hipErrorInvalidConfiguration, hipLaunchByPtr(emptyAddress));
}

static void cooperative(Scene& s) {
  void** a = s.arguments;
  refuses(hipErrorInvalidDeviceFunction, hipLaunchCooperativeKernel(static_cast<const void*>(&s), 1, 1, a, 0, nullptr));
  refuses(hipErrorInvalidValue, hipLaunchCooperativeKernel(address, 1, 1, nullptr, 0, nullptr));
  refuses(hipErrorInvalidConfiguration, hipLaunchCooperativeKernel(address, 0, 1, a, 0, nullptr));
  refuses(hipErrorInvalidConfiguration, hipLaunchCooperativeKernel(address, 1, s.tooWide, a, 0, nullptr));
  refuses(hipErrorCooperativeLaunchTooLarge, hipLaunchCooperativeKernel(address, 1 << 30, 1, a, 0, nullptr));
  refuses(hipErrorCooperativeLaunchTooLarge, hipLaunchCooperativeKernel(address, 1, 1, a, s.tooMuchShared, nullptr));
  refuses(hipErrorLaunchFailure, hipLaunchCooperativeKernel(boundedAddress, 1, 65, nullptr, 0, nullptr));
  refuses(hipErrorContextIsDestroyed, hipLaunchCooperativeKernel(address, 1, 1, a, 0, s.dead));
}

static void cooperativeOfDriver(Scene& s) {
  hipFunction_t f = s.function;
  void** a = s.arguments;
  refuses(hipErrorInvalidHandle, hipModuleLaunchCooperativeKernel(nullptr, 1, 1, 1, 1, 1, 1, 0, nullptr, a));
  refuses(hipErrorInvalidValue, hipModuleLaunchCooperativeKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipModuleLaunchCooperativeKernel(f, 0, 1, 1, 1, 1, 1, 0, nullptr, a));
  refuses(hipErrorInvalidValue, hipModuleLaunchCooperativeKernel(f, 1, 1, 1, 1, 1, 1, s.tooMuchShared, nullptr, a));
  refuses(hipErrorInvalidConfiguration, hipModuleLaunchCooperativeKernel(f, 1U << 31, 1, 1, 4, 1, 1, 0, nullptr, a));
  refuses(hipErrorCooperativeLaunchTooLarge,
          hipModuleLaunchCooperativeKernel(f, 1 << 30, 1, 1, 1, 1, 1, 0, nullptr, a));
  refuses(hipErrorLaunchFailure, hipModuleLaunchCooperativeKernel(s.bounded, 1, 1, 1, 65, 1, 1, 0, nullptr, nullptr));
  refuses(hipErrorContextIsDestroyed, hipModuleLaunchCooperativeKernel(f, 1, 1, 1, 1, 1, 1, 0, s.dead, a));
}

static void onDevices(Scene& s) {
  Stream stream;
  hipLaunchParams p{const_cast<void*>(address), 1, 1, s.arguments, 0, stream};
  hipLaunchParams two[] = {p, p};
  refuses(hipErrorInvalidValue, hipExtLaunchMultiKernelMultiDevice(nullptr, 1, 0));
  refuses(hipErrorInvalidValue, hipExtLaunchMultiKernelMultiDevice(&p, 0, 0));
  refuses(hipErrorInvalidValue, hipExtLaunchMultiKernelMultiDevice(two, 2, 0));
  refuses(hipErrorInvalidValue, hipExtLaunchMultiKernelMultiDevice(&p, 1, 4));
  refuses(hipErrorInvalidValue, hipLaunchCooperativeKernelMultiDevice(nullptr, 1, 0));
  refuses(hipErrorInvalidValue, hipLaunchCooperativeKernelMultiDevice(&p, -1, 0));
  refuses(hipErrorInvalidValue, hipLaunchCooperativeKernelMultiDevice(&p, 1, 4));
  p.gridDim = dim3(1 << 30);
  refuses(hipErrorCooperativeLaunchTooLarge, hipLaunchCooperativeKernelMultiDevice(&p, 1, 0));
  p.gridDim = dim3(1);
  p.blockDim = dim3(0);
  refuses(hipErrorInvalidConfiguration, hipExtLaunchMultiKernelMultiDevice(&p, 1, 0));
  refuses(hipErrorInvalidConfiguration, hipLaunchCooperativeKernelMultiDevice(&p, 1, 0));
  p.blockDim = dim3(65);
  p.func = const_cast<void*>(boundedAddress);
  refuses(hipErrorLaunchFailure, hipLaunchCooperativeKernelMultiDevice(&p, 1, 0));
  p.stream = nullptr;
  refuses(hipErrorInvalidHandle, hipExtLaunchMultiKernelMultiDevice(&p, 1, 0));
  refuses(hipErrorInvalidHandle, hipLaunchCooperativeKernelMultiDevice(&p, 1, 0));
  p.func = &s;
  p.stream = stream;
  refuses(hipErrorInvalidDeviceFunction, hipLaunchCooperativeKernelMultiDevice(&p, 1, 0));
}

static void functionsOnDevices(Scene& s) {
  Stream stream;
  hipFunctionLaunchParams p{s.function, 1, 1, 1, 1, 1, 1, 0, stream, s.arguments};
  refuses(hipErrorInvalidValue, hipModuleLaunchCooperativeKernelMultiDevice(nullptr, 1, 0));
  refuses(hipErrorInvalidValue, hipModuleLaunchCooperativeKernelMultiDevice(&p, 0, 0));
  refuses(hipErrorInvalidValue, hipModuleLaunchCooperativeKernelMultiDevice(&p, 1, 4));
  p.gridDimX = 1 << 30;
  refuses(hipErrorCooperativeLaunchTooLarge, hipModuleLaunchCooperativeKernelMultiDevice(&p, 1, 0));
  p.gridDimX = 1;
  p.blockDimX = 0;
  refuses(hipErrorInvalidConfiguration, hipModuleLaunchCooperativeKernelMultiDevice(&p, 1, 0));
  p.blockDimX = 65;
  p.function = s.bounded;
  refuses(hipErrorLaunchFailure, hipModuleLaunchCooperativeKernelMultiDevice(&p, 1, 0));
  p.hStream = nullptr;
  refuses(hipErrorInvalidHandle, hipModuleLaunchCooperativeKernelMultiDevice(&p, 1, 0));
  p.hStream = stream;
  p.function = nullptr;
  refuses(hipErrorInvalidHandle, hipModuleLaunchCooperativeKernelMultiDevice(&p, 1, 0));
}

// A kernel whose module is invalid.
static void unreadable() {
  static const char junk[64] = "no module at all", here = 0;
  static const struct {
    unsigned magic = 0x48495046, version = 1;
    const void* image = junk;
    void* unused = nullptr;
  } binary;
  hipFunction_t f;
  __hipRegisterFunction(__hipRegisterFatBinary(&binary), &here, nullptr, "none", 0, nullptr, nullptr, nullptr, nullptr,
                        nullptr);
  HIP(hipGetFuncBySymbol(&f, &here));
  Stream stream;
  hipFunctionLaunchParams p{f, 1, 1, 1, 1, 1, 1, 0, stream, nullptr};
  refuses(hipErrorInvalidImage, hipLaunchKernel(&here, 1, 1, nullptr, 0, nullptr));
  refuses(hipErrorInvalidImage, hipModuleLaunchCooperativeKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr));
  refuses(hipErrorInvalidImage, hipModuleLaunchCooperativeKernelMultiDevice(&p, 1, 0));
}

int main() {
  Scene scene;
  byAddress(scene);
  withEvents(scene);
  ofDriver(scene);
  inThreads(scene);
  withAttributes(scene);
  inSteps(scene);
  cooperative(scene);
  cooperativeOfDriver(scene);
  onDevices(scene);
  functionsOnDevices(scene);
  unreadable();
  HIP(hipFree(scene.out));
  return refusals::result();
}
