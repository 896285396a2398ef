// Times launches of many empty kernels through the OpenCL API alone, one by one and as a command buffer
// (cl_khr_command_buffer): graph_raw <OpenCL library> <module.spv>. Declares what it needs itself
// (Khronos OpenCL 3.0 API and extension specifications).
#include <dlfcn.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <vector>

#include "graph_timing.h"

using Handle = void*;
using Int = std::int32_t;
using UInt = std::uint32_t;

constexpr std::uint64_t kDeviceTypeAll = 0xFFFFFFFF;

static void check(Int error, const char* what) {
  if (error == 0) return;
  std::fprintf(stderr, "%s: OpenCL error %d\n", what, error);
  std::exit(1);
}

static void* library;

template <class Function>
static Function* function(const char* name) {
  return reinterpret_cast<Function*>(dlsym(library, name));
}

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    std::fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  Handle platform, device;
  check(function<Int(UInt, Handle*, UInt*)>("clGetPlatformIDs")(1, &platform, nullptr), "platform");
  check(function<Int(Handle, std::uint64_t, UInt, Handle*, UInt*)>("clGetDeviceIDs")(
            platform, kDeviceTypeAll, 1, &device, nullptr),
        "device");
  Int error = 0;
  Handle context = function<Handle(const void*, UInt, const Handle*, void*, void*, Int*)>(
      "clCreateContext")(nullptr, 1, &device, nullptr, nullptr, &error);
  check(error, "context");
  Handle queue = function<Handle(Handle, Handle, const void*, Int*)>(
      "clCreateCommandQueueWithProperties")(context, device, nullptr, &error);
  check(error, "queue");
  std::ifstream file(argv[2], std::ios::binary);
  const std::vector<char> code{std::istreambuf_iterator<char>(file), {}};
  Handle program = function<Handle(Handle, const void*, size_t, Int*)>("clCreateProgramWithIL")(
      context, code.data(), code.size(), &error);
  check(error, "program");
  check(function<Int(Handle, UInt, const Handle*, const char*, void*, void*)>("clBuildProgram")(
            program, 1, &device, "", nullptr, nullptr),
        "build");
  Handle kernel =
      function<Handle(Handle, const char*, Int*)>("clCreateKernel")(program, "empty", &error);
  check(error, "kernel");
  const auto enqueue = function<Int(Handle, Handle, UInt, const size_t*, const size_t*,
                                    const size_t*, UInt, const Handle*, Handle*)>(
      "clEnqueueNDRangeKernel");
  const auto finish = function<Int(Handle)>("clFinish");
  const size_t size = 32;
  measure("plain", [&] {
    for (int i = 0; i < kKernels; ++i)
      check(enqueue(queue, kernel, 1, nullptr, &size, &size, 0, nullptr, nullptr), "enqueue");
    check(finish(queue), "finish");
  });

  const auto extension =
      function<void*(Handle, const char*)>("clGetExtensionFunctionAddressForPlatform");
  const auto create = reinterpret_cast<Handle (*)(UInt, const Handle*, const void*, Int*)>(
      extension(platform, "clCreateCommandBufferKHR"));
  if (create == nullptr) return 0;  // the device has none
  const auto record =
      reinterpret_cast<Int (*)(Handle, Handle, const void*, Handle, UInt, const size_t*,
                               const size_t*, const size_t*, UInt, const UInt*, UInt*, Handle*)>(
          extension(platform, "clCommandNDRangeKernelKHR"));
  const auto finalize =
      reinterpret_cast<Int (*)(Handle)>(extension(platform, "clFinalizeCommandBufferKHR"));
  const auto replay = reinterpret_cast<Int (*)(UInt, Handle*, Handle, UInt, const Handle*, Handle*)>(
      extension(platform, "clEnqueueCommandBufferKHR"));
  Handle buffer = create(1, &queue, nullptr, &error);
  check(error, "command buffer");
  for (int i = 0; i < kKernels; ++i)
    check(record(buffer, nullptr, nullptr, kernel, 1, nullptr, &size, &size, 0, nullptr, nullptr,
                 nullptr),
          "record");
  check(finalize(buffer), "finalize");
  measure("buffer", [&] {
    check(replay(0, nullptr, buffer, 0, nullptr, nullptr), "replay");
    check(finish(queue), "finish");
  });
  return 0;
}
