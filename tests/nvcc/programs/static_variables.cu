// NVRTC's static variables by CUDA's names, and by the lowered names of their expressions.
#include <cuda.h>
#include <nvrtc.h>

#include <cstdio>
#include <vector>

static const char* SOURCE = R"(
static __constant__ int numbers[2] = {7, 8};
namespace ns { static __device__ int scale; }
extern "C" __global__ void k(int* out) { *out = ns::scale * (numbers[0] + numbers[1]); }
)";

int main() {
  nvrtcProgram program;
  const char* lowered = "";
  if (nvrtcCreateProgram(&program, SOURCE, "k.cu", 0, nullptr, nullptr) ||
      nvrtcAddNameExpression(program, "&ns::scale") || nvrtcCompileProgram(program, 0, nullptr) ||
      nvrtcGetLoweredName(program, "&ns::scale", &lowered))
    return 2;
  size_t size = 0;
  nvrtcGetPTXSize(program, &size);
  std::vector<char> code(size);
  nvrtcGetPTX(program, code.data());
  CUdevice device;
  CUcontext context;
  CUmodule module;
  CUfunction function;
  CUdeviceptr numbers, scale, out;
  cuInit(0), cuDeviceGet(&device, 0), cuDevicePrimaryCtxRetain(&context, device), cuCtxSetCurrent(context);
  if (cuModuleLoadData(&module, code.data()) || cuModuleGetFunction(&function, module, "k")) return 3;
  if (cuModuleGetGlobal(&numbers, &size, module, "numbers") || size != 8) return 4;
  if (cuModuleGetGlobal(&scale, &size, module, lowered) || size != 4) return 5;
  int values[2] = {2, 3}, factor = 10, product = 0;
  cuMemcpyHtoD(numbers, values, sizeof values), cuMemcpyHtoD(scale, &factor, sizeof factor), cuMemAlloc(&out, 4);
  void* arguments[] = {&out};
  cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr);
  cuMemcpyDtoH(&product, out, 4);
  printf("%s %d\n", lowered, product);
  return 0;
}
