// Times the same kernels through the OpenCL API alone: launch_raw <OpenCL library> <module.spv>.
// Declares the few functions that it needs itself (Khronos OpenCL 3.0 API specification, cl.h).
#include <dlfcn.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <vector>

#include "launch_timing.h"

using Handle = void*;
using Int = std::int32_t;
using UInt = std::uint32_t;

constexpr std::uint64_t kDeviceTypeAll = 0xFFFFFFFF;
constexpr std::uint64_t kMemReadWrite = 1;

static void check(Int error, const char* what) {
  if (error == 0) return;
  std::fprintf(stderr, "%s: OpenCL error %d\n", what, error);
  std::exit(1);
}

class Library {
 public:
  explicit Library(const char* path) : handle_(dlopen(path, RTLD_NOW | RTLD_LOCAL)) {
    if (handle_ != nullptr) return;
    std::fprintf(stderr, "%s\n", dlerror());
    std::exit(1);
  }
  template <class Function>
  Function* get(const char* name) const {
    void* address = dlsym(handle_, name);
    if (address == nullptr) {
      std::fprintf(stderr, "no %s\n", name);
      std::exit(1);
    }
    return reinterpret_cast<Function*>(address);
  }

 private:
  void* handle_;
};

struct Device {
  Handle device, context, queue, program;
};

static Device open(const Library& cl, const char* module_path) {
  Device d{};
  Handle platform;
  check(cl.get<Int(UInt, Handle*, UInt*)>("clGetPlatformIDs")(1, &platform, nullptr), "platform");
  check(cl.get<Int(Handle, std::uint64_t, UInt, Handle*, UInt*)>("clGetDeviceIDs")(
            platform, kDeviceTypeAll, 1, &d.device, nullptr),
        "device");
  Int error = 0;
  d.context = cl.get<Handle(const void*, UInt, const Handle*, void*, void*, Int*)>(
      "clCreateContext")(nullptr, 1, &d.device, nullptr, nullptr, &error);
  check(error, "context");
  d.queue = cl.get<Handle(Handle, Handle, const void*, Int*)>("clCreateCommandQueueWithProperties")(
      d.context, d.device, nullptr, &error);
  check(error, "queue");
  std::ifstream file(module_path, std::ios::binary);
  const std::vector<char> code{std::istreambuf_iterator<char>(file), {}};
  d.program = cl.get<Handle(Handle, const void*, size_t, Int*)>("clCreateProgramWithIL")(
      d.context, code.data(), code.size(), &error);
  check(error, "program");
  check(cl.get<Int(Handle, UInt, const Handle*, const char*, void*, void*)>("clBuildProgram")(
            d.program, 1, &d.device, "", nullptr, nullptr),
        "build");
  return d;
}

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const Library cl(argv[1]);
  const Device d = open(cl, argv[2]);
  const auto create_kernel = cl.get<Handle(Handle, const char*, Int*)>("clCreateKernel");
  const auto set_arg = cl.get<Int(Handle, UInt, size_t, const void*)>("clSetKernelArg");
  const auto set_pointer = cl.get<Int(Handle, UInt, const void*)>("clSetKernelArgSVMPointer");
  const auto enqueue = cl.get<Int(Handle, Handle, UInt, const size_t*, const size_t*, const size_t*,
                                  UInt, const Handle*, Handle*)>("clEnqueueNDRangeKernel");
  const auto finish = cl.get<Int(Handle)>("clFinish");
  void* memory = cl.get<void*(Handle, std::uint64_t, size_t, UInt)>("clSVMAlloc")(
      d.context, kMemReadWrite, 4096, 0);

  const size_t size = 32;
  auto kernel = [&](const char* name) {
    Int error = 0;
    Handle k = create_kernel(d.program, name, &error);
    check(error, name);
    return k;
  };
  auto launch = [&](Handle k) {
    check(enqueue(d.queue, k, 1, nullptr, &size, &size, 0, nullptr, nullptr), "enqueue");
  };
  auto wait = [&] { check(finish(d.queue), "finish"); };

  Handle k0 = kernel("empty0"), k3 = kernel("empty3"), k8 = kernel("empty8");
  measure("empty0", [&] { launch(k0); }, wait);
  measure(
      "empty3",
      [&] {
        const int n = 1;
        set_pointer(k3, 0, memory);
        set_pointer(k3, 1, memory);
        check(set_arg(k3, 2, sizeof n, &n), "argument");
        launch(k3);
      },
      wait);
  measure(
      "empty8",
      [&] {
        const int e = 1, f = 2;
        const float g = 3;
        const double h = 4;
        for (UInt i = 0; i < 4; ++i) set_pointer(k8, i, memory);
        set_arg(k8, 4, sizeof e, &e);
        set_arg(k8, 5, sizeof f, &f);
        set_arg(k8, 6, sizeof g, &g);
        check(set_arg(k8, 7, sizeof h, &h), "argument");
        launch(k8);
      },
      wait);
  return 0;
}
