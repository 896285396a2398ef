// Times the same copies through the OpenCL API alone, between unified shared memory and between
// buffers: copy_raw <OpenCL library>. Declares what it needs itself (Khronos OpenCL 3.0 API
// specification, cl_intel_unified_shared_memory).
#include <dlfcn.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "copy_timing.h"

using Handle = void*;
using Int = std::int32_t;
using UInt = std::uint32_t;
using Bits = std::uint64_t;

constexpr Bits kDeviceTypeAll = 0xFFFFFFFF;
constexpr Bits kMemReadWrite = 1;

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

template <class Function>
static Function* extension(Handle platform, const char* name) {
  return reinterpret_cast<Function*>(
      function<void*(Handle, const char*)>("clGetExtensionFunctionAddressForPlatform")(platform,
                                                                                       name));
}

struct Place {
  Handle platform, device, context, queue;
};

static Place open() {
  Place p{};
  Int error = 0;
  check(function<Int(UInt, Handle*, UInt*)>("clGetPlatformIDs")(1, &p.platform, nullptr),
        "platform");
  check(function<Int(Handle, Bits, UInt, Handle*, UInt*)>("clGetDeviceIDs")(
            p.platform, kDeviceTypeAll, 1, &p.device, nullptr),
        "device");
  p.context = function<Handle(const void*, UInt, const Handle*, void*, void*, Int*)>(
      "clCreateContext")(nullptr, 1, &p.device, nullptr, nullptr, &error);
  check(error, "context");
  p.queue = function<Handle(Handle, Handle, const void*, Int*)>(
      "clCreateCommandQueueWithProperties")(p.context, p.device, nullptr, &error);
  check(error, "queue");
  return p;
}

static void shared(const Place& p, std::vector<char>& pageable) {
  using Allocate = void*(Handle, Handle, const Bits*, std::size_t, UInt, Int*);
  using AllocateHost = void*(Handle, const Bits*, std::size_t, UInt, Int*);
  using Copy = Int(Handle, UInt, void*, const void*, std::size_t, UInt, const Handle*, Handle*);
  auto* allocate = extension<Allocate>(p.platform, "clDeviceMemAllocINTEL");
  auto* allocate_host = extension<AllocateHost>(p.platform, "clHostMemAllocINTEL");
  auto* enqueue = extension<Copy>(p.platform, "clEnqueueMemcpyINTEL");
  if (allocate == nullptr || allocate_host == nullptr || enqueue == nullptr) return;
  Int error = 0;
  void* a = allocate(p.context, p.device, nullptr, kBytes, 0, &error);
  void* b = allocate(p.context, p.device, nullptr, kBytes, 0, &error);
  void* pinned = allocate_host(p.context, nullptr, kBytes, 0, &error);
  check(error, "memory");
  const auto copy = [&](void* to, const void* from) {
    check(enqueue(p.queue, 1, to, from, kBytes, 0, nullptr, nullptr), "copy");
  };
  measure("to-pageable", [&] { copy(a, pageable.data()); });
  measure("to-pinned", [&] { copy(a, pinned); });
  measure("from-pageable", [&] { copy(pageable.data(), a); });
  measure("from-pinned", [&] { copy(pinned, a); });
  measure("within", [&] { copy(b, a); });
}

static void buffers(const Place& p, std::vector<char>& pageable) {
  const auto create = function<Handle(Handle, Bits, std::size_t, void*, Int*)>("clCreateBuffer");
  const auto write = function<Int(Handle, Handle, UInt, std::size_t, std::size_t, const void*, UInt,
                                  const Handle*, Handle*)>("clEnqueueWriteBuffer");
  const auto read = function<Int(Handle, Handle, UInt, std::size_t, std::size_t, void*, UInt,
                                 const Handle*, Handle*)>("clEnqueueReadBuffer");
  const auto copy = function<Int(Handle, Handle, Handle, std::size_t, std::size_t, std::size_t,
                                 UInt, const Handle*, Handle*)>("clEnqueueCopyBuffer");
  const auto finish = function<Int(Handle)>("clFinish");
  Int error = 0;
  Handle a = create(p.context, kMemReadWrite, kBytes, nullptr, &error);
  Handle b = create(p.context, kMemReadWrite, kBytes, nullptr, &error);
  check(error, "buffers");
  measure("buffer-write", [&] {
    check(write(p.queue, a, 1, 0, kBytes, pageable.data(), 0, nullptr, nullptr), "write");
  });
  measure("buffer-read", [&] {
    check(read(p.queue, a, 1, 0, kBytes, pageable.data(), 0, nullptr, nullptr), "read");
  });
  measure("buffer-copy", [&] {
    check(copy(p.queue, a, b, 0, 0, kBytes, 0, nullptr, nullptr), "copy");
    check(finish(p.queue), "finish");
  });
}

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    std::fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  const Place place = open();
  std::vector<char> pageable(kBytes, 1);
  shared(place, pageable);
  buffers(place, pageable);
  return 0;
}
