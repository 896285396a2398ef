// The process has no memory, or the device no resources: tests/faults/layer.cpp, whose path is the
// argument, makes calls of OpenCL fail.
#include <dlfcn.h>

#include "../faults/layer.h"
#include "starved.h"

__global__ void kernel(int* out) { *out = 1; }

static decltype(fault_arm)* arm = nullptr;

// The next command fails with OpenCL's CL_OUT_OF_RESOURCES.
static void exhaust() { arm(kFaultsInCommands, 1, -5); }

static void events() {
  hipEvent_t event;
  starves(hipEventCreate(&event));
  starves(hipEventCreateWithFlags(&event, hipEventDefault));
}

static void modules() {
  hipModule_t module;
  starves(hipModuleLoad(&module, "/proc/self/exe"));
  starves(hipModuleLoadData(&module, "image"));
  starves(hipModuleLoadDataEx(&module, "image", 0, nullptr, nullptr));
}

static void launches() {
  const void* const address = reinterpret_cast<const void*>(kernel);
  hipFunction_t function;
  int* out;
  void* arguments[] = {&out};
  HIP(hipMalloc(&out, sizeof *out));
  Stream stream;
  HIP(hipGetFuncBySymbol(&function, address));
  HIP(hipLaunchKernel(address, 1, 1, arguments, 0, stream));  // builds the kernel
  HIP(hipStreamSynchronize(stream));
  hipFunctionLaunchParams p{function, 1, 1, 1, 1, 1, 1, 0, stream, arguments};
  exhaust();
  refuses(hipErrorLaunchOutOfResources, hipLaunchKernel(address, 1, 1, arguments, 0, stream));
  exhaust();
  refuses(hipErrorLaunchOutOfResources,
          hipModuleLaunchCooperativeKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, arguments));
  exhaust();
  refuses(hipErrorLaunchOutOfResources, hipModuleLaunchCooperativeKernelMultiDevice(&p, 1, 0));
  arm(kFaultsInCommands, 0, 0);
  HIP(hipLaunchKernel(address, 1, 1, arguments, 0, stream));
  HIP(hipFree(out));
}

int main(int, char** argv) {
  HIP(hipDeviceSynchronize());
  void* const layer = dlopen(argv[1], RTLD_NOW | RTLD_NOLOAD);
  if (layer == nullptr) return 2;
  arm = reinterpret_cast<decltype(arm)>(dlsym(layer, "fault_arm"));
  events();
  modules();
  launches();
  return refusals::result();
}
