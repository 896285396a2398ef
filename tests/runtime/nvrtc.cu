// Compiles a CUDA kernel at run time and launches it through the driver API. Argument: the name of the
// kernel's file, with a header beside it.
#include <cuda.h>
#include <nvrtc.h>

#include <cstdio>
#include <string>
#include <vector>

static const char* const kSource = R"(
#include "offset.h"
#if !defined(FACTOR)
#error "no option arrived"
#endif
// NVRTC has no names of the C library's: these are types that the host's aren't.
typedef long long int64_t;
typedef unsigned long long uint64_t, uintptr_t;
// The language is CUDA: vectors have no operators, and masks 32 bits.
__device__ int2 operator+(int2 a, int2 b) { return make_int2(a.x + b.x, a.y + b.y); }
static_assert(sizeof(__activemask()) == 4, "a mask");
extern "C" __global__ void scale(int* data, int n) {
  int2 at = make_int2(blockIdx.x * blockDim.x, 0) + make_int2(threadIdx.x, 0);
  int i = at.x;
  if (i < n) data[i] = FACTOR * int64_t(i) + OFFSET;
}
)";

static std::string log(nvrtcProgram program) {
  size_t size = 0;
  if (nvrtcGetProgramLogSize(program, &size) != NVRTC_SUCCESS || size == 0) return "";
  std::vector<char> text(size);
  nvrtcGetProgramLog(program, text.data());
  return text.data();
}

#define NVRTC(call)                                                                    \
  if (nvrtcResult result_ = (call)) {                                                  \
    std::printf("%s: %s\n%s\n", #call, nvrtcGetErrorString(result_), log(program).c_str()); \
    return 1;                                                                          \
  }
#define DRIVER(call)                                   \
  if (CUresult result_ = (call)) {                     \
    std::printf("%s: error %d\n", #call, int(result_)); \
    return 1;                                          \
  }

int main(int, char** argv) {
  nvrtcProgram program = nullptr;
  const char* const options[] = {"-DFACTOR=3", "--gpu-architecture=compute_80"};
  NVRTC(nvrtcCreateProgram(&program, kSource, argv[1], 0, nullptr, nullptr));
  const char* const alone[] = {options[0], options[1], "--no-source-include"};
  std::printf("alone=%d\n", nvrtcCompileProgram(program, 3, alone));
  NVRTC(nvrtcCompileProgram(program, 2, options));
  size_t size = 0;
  NVRTC(nvrtcGetPTXSize(program, &size));
  std::vector<char> image(size);
  NVRTC(nvrtcGetPTX(program, image.data()));
  NVRTC(nvrtcDestroyProgram(&program));

  int n = 100;
  std::vector<int> host(n);
  CUmodule module;
  CUfunction function;
  CUdeviceptr data;
  DRIVER(cuInit(0));
  DRIVER(cuModuleLoadData(&module, image.data()));
  DRIVER(cuModuleGetFunction(&function, module, "scale"));
  DRIVER(cuMemAlloc(&data, n * sizeof(int)));
  void* arguments[] = {&data, &n};
  DRIVER(cuLaunchKernel(function, 4, 1, 1, 32, 1, 1, 0, nullptr, arguments, nullptr));
  DRIVER(cuMemcpyDtoH(host.data(), data, n * sizeof(int)));
  for (int i = 0; i < n; ++i)
    if (host[i] != 3 * i + 7) return 1;
  DRIVER(cuMemFree(data));
  DRIVER(cuModuleUnload(module));
  std::puts("nvrtc=1");
  return 0;
}
