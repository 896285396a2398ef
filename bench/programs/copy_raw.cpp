// Times the same copies through the OpenCL API alone, between unified shared memory
// (cl_intel_unified_shared_memory) and between buffers: copy_raw <OpenCL library> <bytes>...
#include <cstring>

#include "copy_timing.h"
#include "raw_opencl.h"

static void shared(const Library& cl, const Place& p, std::vector<char>& pageable) {
  const std::size_t bytes = pageable.size();
  using Allocate = void*(Handle, Handle, const Bits*, std::size_t, UInt, Int*);
  using AllocateHost = void*(Handle, const Bits*, std::size_t, UInt, Int*);
  using Copy = Int(Handle, UInt, void*, const void*, std::size_t, UInt, const Handle*, Handle*);
  auto* allocate = cl.extension<Allocate>(p.platform, "clDeviceMemAllocINTEL");
  auto* allocate_host = cl.extension<AllocateHost>(p.platform, "clHostMemAllocINTEL");
  auto* enqueue = cl.extension<Copy>(p.platform, "clEnqueueMemcpyINTEL");
  auto* release = cl.extension<Int(Handle, void*)>(p.platform, "clMemBlockingFreeINTEL");
  if (allocate == nullptr || allocate_host == nullptr || enqueue == nullptr || release == nullptr) return;
  Int error = 0;
  void* a = allocate(p.context, p.device, nullptr, bytes, 0, &error);
  void* b = allocate(p.context, p.device, nullptr, bytes, 0, &error);
  void* pinned = allocate_host(p.context, nullptr, bytes, 0, &error);
  check(error, "memory");
  std::memset(pinned, 1, bytes);  // memory that was never written costs less to read
  const auto copy = [&](void* to, const void* from) {
    check(enqueue(p.queue, 1, to, from, bytes, 0, nullptr, nullptr), "copy");
  };
  measure("to-pageable", bytes, [&] { copy(a, pageable.data()); });
  measure("to-pinned", bytes, [&] { copy(a, pinned); });
  measure("from-pageable", bytes, [&] { copy(pageable.data(), a); });
  measure("from-pinned", bytes, [&] { copy(pinned, a); });
  measure("within", bytes, [&] { copy(b, a); });
  for (void* memory : {a, b, pinned}) check(release(p.context, memory), "release");
}

static void buffers(const Library& cl, const Place& p, std::vector<char>& pageable) {
  const std::size_t bytes = pageable.size();
  const auto create = cl.get<Handle(Handle, Bits, std::size_t, void*, Int*)>("clCreateBuffer");
  const auto write = cl.get<Int(Handle, Handle, UInt, std::size_t, std::size_t, const void*, UInt,
                                  const Handle*, Handle*)>("clEnqueueWriteBuffer");
  const auto read = cl.get<Int(Handle, Handle, UInt, std::size_t, std::size_t, void*, UInt,
                                 const Handle*, Handle*)>("clEnqueueReadBuffer");
  const auto copy = cl.get<Int(Handle, Handle, Handle, std::size_t, std::size_t, std::size_t,
                                 UInt, const Handle*, Handle*)>("clEnqueueCopyBuffer");
  const auto finish = cl.get<Int(Handle)>("clFinish");
  const auto release = cl.get<Int(Handle)>("clReleaseMemObject");
  Int error = 0;
  Handle a = create(p.context, kMemReadWrite, bytes, nullptr, &error);
  Handle b = create(p.context, kMemReadWrite, bytes, nullptr, &error);
  check(error, "buffers");
  measure("buffer-write", bytes, [&] {
    check(write(p.queue, a, 1, 0, bytes, pageable.data(), 0, nullptr, nullptr), "write");
  });
  measure("buffer-read", bytes, [&] {
    check(read(p.queue, a, 1, 0, bytes, pageable.data(), 0, nullptr, nullptr), "read");
  });
  measure("buffer-copy", bytes, [&] {
    check(copy(p.queue, a, b, 0, 0, bytes, 0, nullptr, nullptr), "copy");
    check(finish(p.queue), "finish");
  });
  for (Handle buffer : {a, b}) check(release(buffer), "release");
}

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  const Library cl(argv[1]);
  const Place place = open(cl);
  for (int i = 2; i < argc; ++i) {
    std::vector<char> pageable(std::strtoul(argv[i], nullptr, 10), 1);
    shared(cl, place, pageable);
    buffers(cl, place, pageable);
  }
  return 0;
}
