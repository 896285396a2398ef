// The kinds of device memory: unified shared memory, shared virtual memory, or buffers; and a device's state.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_set>
#include <vector>

#include "hipspv/runtime/spirv/program/device.h"
#include "queue.h"

namespace hipspv::cl {

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

// The state of a device that queues, kernels and programs use.
struct State {
  const Core& core;
  DeviceId device;
  Context context;
  const bool intelCpu;
  const std::unique_ptr<MemoryPath> memory;
  std::atomic<std::uint64_t> releases{0};  // the number of freed allocations
};

// Memory that kernels access without having it among their arguments.
//
// Every live allocation, since pointers may hide in structures and buffers: the value of
// CL_KERNEL_EXEC_INFO_SVM_PTRS and CL_KERNEL_EXEC_INFO_DEVICE_PTRS_EXT in clSetKernelExecInfo.
class Reachable {
 public:
  explicit Reachable(Info info) : info_(info) {}

  void add(void* pointer) {
    const std::lock_guard lock(mutex_);
    pointers_.insert(pointer);
    ++generation_;
  }

  void remove(void* pointer) {
    const std::lock_guard lock(mutex_);
    pointers_.erase(pointer);
    ++generation_;
  }

  // Passes the list to the kernel if it has changed since `known`.
  void tell(const Core& core, ClKernel kernel, std::uint64_t& known) {
    if (known == generation_.load(std::memory_order_acquire)) return;
    const std::lock_guard lock(mutex_);
    const std::vector<void*> list(pointers_.begin(), pointers_.end());
    if (!list.empty()) call(core.SetKernelExecInfo, kernel, info_, list.size() * sizeof(void*), list.data());
    known = generation_.load(std::memory_order_relaxed);
  }

 private:
  const Info info_;
  std::mutex mutex_;
  std::unordered_set<void*> pointers_;
  std::atomic<std::uint64_t> generation_{1};
};

}  // namespace hipspv::cl
