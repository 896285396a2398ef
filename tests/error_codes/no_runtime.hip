// Calls without a runtime: in a process that was forked from one that had used a device, and while the process exits.
#include <sys/wait.h>
#include <unistd.h>

#include "refuses.h"

__global__ void kernel() {}

static void refuseDevicesAndStreams(hipError_t code) {
  hipUUID uuid;
  hipFuncCache_t cache;
  hipSharedMemConfig banks;
  hipDevice_t device;
  hipEvent_t event = nullptr;
  float time;
  refuses(code, hipDeviceGetUuid(&uuid, 0));
  refuses(code, hipDeviceSetCacheConfig(hipFuncCachePreferNone));
  refuses(code, hipDeviceGetCacheConfig(&cache));
  refuses(code, hipDeviceGetSharedMemConfig(&banks));
  refuses(code, hipDeviceSetSharedMemConfig(hipSharedMemBankSizeDefault));
  refuses(code, hipStreamGetDevice(nullptr, &device));
  refuses(code, hipEventCreateWithFlags(&event, hipEventDefault));
  refuses(code, hipEventCreate(&event));
  refuses(code, hipEventRecord(event, nullptr));
  refuses(code, hipEventDestroy(event));
  refuses(code, hipEventSynchronize(event));
  refuses(code, hipEventElapsedTime(&time, event, event));
  refuses(code, hipEventQuery(event));
}

static void refuseLaunches(hipError_t code) {
  const void* function = reinterpret_cast<const void*>(kernel);
  hipFunctionLaunchParams ofModule{};
  hipLaunchParams ofKernel{};
  dim3 grid;
  refuses(code, hipModuleLaunchKernel(nullptr, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));
  refuses(code, hipModuleLaunchCooperativeKernel(nullptr, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr));
  refuses(code, hipModuleLaunchCooperativeKernelMultiDevice(&ofModule, 1, 0));
  refuses(code, hipLaunchCooperativeKernel(function, 1, 1, nullptr, 0, nullptr));
  refuses(code, hipLaunchCooperativeKernelMultiDevice(&ofKernel, 1, 0));
  refuses(code, hipExtLaunchMultiKernelMultiDevice(&ofKernel, 1, 0));
  refuses(code, hipConfigureCall(1, 1, 0, nullptr));
  refuses(code, hipSetupArgument(&grid, sizeof grid, 0));
  refuses(code, hipLaunchByPtr(function));
  refuses(code, hipExtLaunchKernel(function, 1, 1, nullptr, 0, nullptr, nullptr, nullptr, 0));
  refuses(code, hipExtModuleLaunchKernel(nullptr, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));
  refuses(code, hipFuncSetCacheConfig(function, hipFuncCachePreferNone));
}

static void refuseModules(hipError_t code) {
  hipModule_t module = nullptr;
  hipFunction_t function;
  textureReference* reference;
  refuses(code, hipModuleLoad(&module, "file"));
  refuses(code, hipModuleGetFunction(&function, module, "kernel"));
  refuses(code, hipModuleGetTexRef(&reference, module, "reference"));
  refuses(code, hipModuleLoadData(&module, "image"));
  refuses(code, hipModuleLoadDataEx(&module, "image", 0, nullptr, nullptr));
}

static void refuseMemory(hipError_t code) {
  static char host[16];
  hipDeviceptr_t device = host;
  hipMemPoolPtrExportData exported{};
  void* pointer;
  refuses(code, hipMemcpyHtoD(device, host, 1));
  refuses(code, hipMemcpyDtoH(host, device, 1));
  refuses(code, hipMemcpyDtoD(device, device, 1));
  refuses(code, hipMemcpyHtoDAsync(device, host, 1, nullptr));
  refuses(code, hipMemcpyDtoHAsync(host, device, 1, nullptr));
  refuses(code, hipMemcpyDtoDAsync(device, device, 1, nullptr));
  refuses(code, hipMemset(host, 0, 1));
  refuses(code, hipMemsetD8(device, 0, 1));
  refuses(code, hipMemsetD8Async(device, 0, 1, nullptr));
  refuses(code, hipMemsetD16(device, 0, 1));
  refuses(code, hipMemsetD16Async(device, 0, 1, nullptr));
  refuses(code, hipMemsetD32(device, 0, 1));
  refuses(code, hipMemPoolImportPointer(&pointer, nullptr, &exported));
}

static void refuseArrays(hipError_t code) {
  static char host[16];
  hipDeviceptr_t device = host;
  hipArray_t array = nullptr;
  HIP_ARRAY_DESCRIPTOR flat;
  HIP_ARRAY3D_DESCRIPTOR deep;
  refuses(code, hipMemcpyAtoD(device, array, 0, 1));
  refuses(code, hipMemcpyDtoA(array, 0, device, 1));
  refuses(code, hipMemcpyAtoA(array, 0, array, 0, 1));
  refuses(code, hipMemcpyAtoHAsync(host, array, 0, 1, nullptr));
  refuses(code, hipMemcpyHtoAAsync(array, 0, host, 1, nullptr));
  refuses(code, hipFreeArray(array));
  refuses(code, hipArrayGetDescriptor(&flat, array));
  refuses(code, hipArray3DGetDescriptor(&deep, array));
}

static void refuseAll(hipError_t code) {
  refuseDevicesAndStreams(code);
  refuseLaunches(code);
  refuseModules(code);
  refuseMemory(code);
  refuseArrays(code);
}

static void refuseInChild() {
  const pid_t child = fork();
  if (child == 0) {
    refuseAll(hipErrorNotInitialized);
    std::fflush(stdout);
    _exit(refusals::result());
  }
  int status = 0;
  if (waitpid(child, &status, 0) != child || status != 0) ++refusals::wrong;
}

static void refuseAtExit() {
  refuseAll(hipErrorDeinitialized);
  std::fflush(stdout);
  _exit(refusals::result());
}

int main() {
  std::atexit(refuseAtExit);  // registered before the runtime's own handler: runs after it
  HIP(hipDeviceSynchronize());
  refuseInChild();
}
