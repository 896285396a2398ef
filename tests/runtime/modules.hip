// hipModuleLoad and the calls after it; the argument is a module made of module_kernels.hip.
#include "show.h"

#include <cstddef>
#include <fstream>
#include <iterator>
#include <string>

struct Pair {
  double d;
  char c;
};

// The arguments of `combine` as C lays out a struct.
struct Packed {
  int* out;
  char a;
  double b;
  short c;
  Pair p;
  int* more;
};

static void showOut(const char* prefix, const int* out) {
  for (int i = 0; i < 7; ++i)
    std::printf("%s.%d=%d\n", prefix, i, out[i]);
}

int main(int, char** argv) {
  hipModule_t module;
  hipFunction_t function, missing;
  show("load.garbage", hipModuleLoad(&module, "/etc/hostname"));
  HIP(hipModuleLoad(&module, argv[1]));
  show("function.missing", hipModuleGetFunction(&missing, module, "nobody"));
  HIP(hipModuleGetFunction(&function, module, "combine"));
  show("name", hipKernelNameRef(function));

  int* out;
  HIP(hipHostMalloc(&out, 8 * sizeof *out));
  int* more = out + 6;
  char a = -3;
  double b = 2.25;
  short c = 1234;
  Pair p{3.5, 'q'};
  void* arguments[] = {&out, &a, &b, &c, &p, &more};
  out[6] = 0;
  HIP(hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
  HIP(hipDeviceSynchronize());
  showOut("list", out);

  hipDeviceptr_t bias;
  std::size_t size = 0;
  HIP(hipModuleGetGlobal(&bias, &size, module, "bias"));
  show("global.size", size);
  show("global.missing", hipModuleGetGlobal(&bias, &size, module, "nobody"));
  HIP(hipModuleGetGlobal(nullptr, &size, module, "bias"));
  HIP(hipModuleGetGlobal(&bias, &size, module, "bias"));
  HIP(hipMemsetD32(bias, 55, 1));

  Packed packed{out, 7, 0.5, -1, {1.5, 'z'}, nullptr};
  size = sizeof packed;
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size,
                   HIP_LAUNCH_PARAM_END};
  out[6] = 0;
  HIP(hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, extra));
  HIP(hipDeviceSynchronize());
  showOut("packed", out);
  size = 16;
  show("packed.short",
       hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, extra));
  show("no arguments",
       hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));

  int value = 0;
  HIP(hipFuncGetAttribute(&value, HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, function));
  show("threads", value);
  int grid = 0, block = 0;
  HIP(hipModuleOccupancyMaxPotentialBlockSize(&grid, &block, function, 0, 256));
  show("block", block);
  HIP(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&value, function, 4096, 0));
  show("too large", value);

  // The same module from memory; the call isn't told its size.
  std::ifstream file(argv[1], std::ios::binary);
  const std::string image{std::istreambuf_iterator<char>(file), {}};
  hipModule_t fromMemory;
  HIP(hipModuleLoadData(&fromMemory, image.data()));
  HIP(hipModuleGetFunction(&missing, fromMemory, "combine"));
  HIP(hipModuleLaunchKernel(missing, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
  HIP(hipDeviceSynchronize());
  show("memory.bias", out[5]);  // each loaded module has its own variables

  HIP(hipModuleUnload(module));
  show("unloaded",
       hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
  HIP(hipModuleUnload(fromMemory));
  show("launch.unknown", hipLaunchKernel(reinterpret_cast<const void*>(&main), 1, 1, nullptr, 0,
                                         nullptr));
  return 0;
}
