// The ways to a device's memory: unified shared memory, shared virtual memory, or buffers.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "../backend.h"
#include "cl_abi.h"
#include "timed_queue.h"

namespace hipspv::cl {

struct Found;

// The pointers among the arguments of one kernel.
class KernelPointers {
 public:
  virtual ~KernelPointers() = default;
  virtual void set(Uint parameter, const void* pointer) = 0;
  // Before each launch. Throws where the launch would be wrong.
  virtual void prepare() {}

  // Whether the arguments are such that before() and after() must enclose the launch.
  bool enclosed() const { return enclosed_; }
  virtual void before(TimedQueue&) {}
  virtual void after(TimedQueue&) {}

 protected:
  bool enclosed_ = false;
};

struct MemoryCopy {
  void* to;
  const void* from;
  std::size_t bytes;
  Uint blocking;
};

struct MemoryFill {
  void* to;
  const void* pattern;
  std::size_t patternBytes, bytes;
};

class MemoryPath {
 public:
  virtual ~MemoryPath() = default;

  // nullptr where there is no room.
  virtual void* allocate(backend::MemoryKind kind, std::size_t bytes, Uint alignment) = 0;
  virtual void release(void* pointer) = 0;
  // name: of the kernel, for messages.
  virtual std::unique_ptr<KernelPointers> pointers(ClKernel kernel, const std::string& name,
                                                   const backend::KernelMemory& memory) = 0;

  // Each gives OpenCL's status. event: nullptr, or where the command's event goes.
  virtual Int copy(CommandQueue queue, const MemoryCopy& copy, ClEvent* event) = 0;
  virtual Int fill(CommandQueue queue, const MemoryFill& fill, ClEvent* event) = 0;
  // A hint, which may fail.
  virtual void migrate(CommandQueue, const void*, std::size_t, bool /*toHost*/) {}

  // The calls that copy and fill make, for messages.
  virtual const char* copyCall() const = 0;
  virtual const char* fillCall() const = 0;

  // Throws what went wrong with copies that the path made by itself.
  virtual void throwIfFailed() {}
};

std::unique_ptr<MemoryPath> makeUsmPath(const Found& found, Context context);
std::unique_ptr<MemoryPath> makeSvmPath(const Found& found, Context context);
std::unique_ptr<MemoryPath> makeBufferPath(const Found& found, Context context);

}  // namespace hipspv::cl
