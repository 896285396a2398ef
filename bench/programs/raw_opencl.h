// The OpenCL API alone, as the raw programs use it: its library, one device with a queue, a program.
// Declares what it needs itself (Khronos OpenCL 3.0 API specification, cl.h).
#pragma once

#include <dlfcn.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <vector>

using Handle = void*;
using Int = std::int32_t;
using UInt = std::uint32_t;
using Bits = std::uint64_t;

constexpr Bits kDeviceTypeAll = 0xFFFFFFFF;
constexpr Bits kMemReadWrite = 1;

inline void check(Int error, const char* what) {
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
    if (address != nullptr) return reinterpret_cast<Function*>(address);
    std::fprintf(stderr, "no %s\n", name);
    std::exit(1);
  }

  // Returns nullptr if the platform lacks it.
  template <class Function>
  Function* extension(Handle platform, const char* name) const {
    const auto find =
        get<void*(Handle, const char*)>("clGetExtensionFunctionAddressForPlatform");
    return reinterpret_cast<Function*>(find(platform, name));
  }

 private:
  void* handle_;
};

struct Place {
  Handle platform, device, context, queue;
};

inline Handle queue(const Library& cl, const Place& place) {
  Int error = 0;
  Handle result = cl.get<Handle(Handle, Handle, const void*, Int*)>(
      "clCreateCommandQueueWithProperties")(place.context, place.device, nullptr, &error);
  check(error, "queue");
  return result;
}

inline Place open(const Library& cl) {
  Place p{};
  Int error = 0;
  check(cl.get<Int(UInt, Handle*, UInt*)>("clGetPlatformIDs")(1, &p.platform, nullptr), "platform");
  check(cl.get<Int(Handle, Bits, UInt, Handle*, UInt*)>("clGetDeviceIDs")(
            p.platform, kDeviceTypeAll, 1, &p.device, nullptr),
        "device");
  p.context = cl.get<Handle(const void*, UInt, const Handle*, void*, void*, Int*)>(
      "clCreateContext")(nullptr, 1, &p.device, nullptr, nullptr, &error);
  check(error, "context");
  p.queue = queue(cl, p);
  return p;
}

inline Handle build(const Library& cl, const Place& place, const char* path) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> code{std::istreambuf_iterator<char>(file), {}};
  Int error = 0;
  Handle program = cl.get<Handle(Handle, const void*, std::size_t, Int*)>("clCreateProgramWithIL")(
      place.context, code.data(), code.size(), &error);
  check(error, "program");
  check(cl.get<Int(Handle, UInt, const Handle*, const char*, void*, void*)>("clBuildProgram")(
            program, 1, &place.device, "", nullptr, nullptr),
        "build");
  return program;
}

inline Handle kernel(const Library& cl, Handle program, const char* name) {
  Int error = 0;
  Handle result = cl.get<Handle(Handle, const char*, Int*)>("clCreateKernel")(program, name, &error);
  check(error, name);
  return result;
}

// clEnqueueNDRangeKernel.
using Enqueue = Int(Handle, Handle, UInt, const std::size_t*, const std::size_t*,
                    const std::size_t*, UInt, const Handle*, Handle*);
