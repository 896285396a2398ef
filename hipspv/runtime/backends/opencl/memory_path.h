// The kinds of device memory: unified shared memory, shared virtual memory, or buffers.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "cl_abi.h"
#include "hipspv/runtime/spirv/program/device.h"
#include "timed_queue.h"

namespace hipspv::cl {

struct Found;

// The pointers among the arguments of one kernel.
class KernelPointers {
 public:
  virtual ~KernelPointers() = default;
  virtual void set(Uint parameter, const void* pointer) = 0;
  // Before each launch. Throws if the launch would be wrong.
  virtual void prepare() {}

  // True if before() and after() must enclose a launch with the current arguments.
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

  // nullptr if memory is exhausted.
  virtual void* allocate(backend::MemoryKind kind, std::size_t bytes, Uint alignment) = 0;
  virtual void release(void* pointer) = 0;
  // name: the kernel's, for messages.
  virtual std::unique_ptr<KernelPointers> pointers(ClKernel kernel, const std::string& name,
                                                   const spirv::KernelForm& form) = 0;

  // Both return OpenCL's status. event: nullptr, or receives the command's event.
  virtual Int copy(CommandQueue queue, const MemoryCopy& copy, ClEvent* event) = 0;
  virtual Int fill(CommandQueue queue, const MemoryFill& fill, ClEvent* event) = 0;
  // A hint, which may fail.
  virtual void migrate(CommandQueue, const void*, std::size_t, bool /*toHost*/) {}

  // The OpenCL calls of copy and fill, for messages.
  virtual const char* copyCall() const = 0;
  virtual const char* fillCall() const = 0;

  // Throws the error of a copy that the path made by itself.
  virtual void throwIfFailed() {}
};

std::unique_ptr<MemoryPath> makeUsmPath(const Found& found, Context context);
std::unique_ptr<MemoryPath> makeSvmPath(const Found& found, Context context);
std::unique_ptr<MemoryPath> makeBufferPath(const Found& found, Context context);

}  // namespace hipspv::cl
