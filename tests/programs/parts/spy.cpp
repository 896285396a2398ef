// Interposes on the OpenCL library: prints the kernels that are allowed indirect access to memory.
#include <dlfcn.h>

#include <cstddef>
#include <cstdio>

namespace {

constexpr unsigned kFunctionName = 0x1190;    // CL_KERNEL_FUNCTION_NAME
constexpr unsigned kIndirectDevice = 0x4201;  // CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL

template <class Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" int clSetKernelExecInfo(void* kernel, unsigned info, std::size_t size, const void* value) {
  char name[256] = "";
  next<int(void*, unsigned, std::size_t, void*, std::size_t*)>("clGetKernelInfo")(kernel, kFunctionName, sizeof name,
                                                                                  name, nullptr);
  if (info == kIndirectDevice) std::printf("indirect: %s\n", name);
  return next<int(void*, unsigned, std::size_t, const void*)>("clSetKernelExecInfo")(kernel, info, size, value);
}
