// Memory that kernels access without having it among their arguments.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <unordered_set>
#include <vector>

#include "status.h"

namespace hipspv::cl {

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
    if (!list.empty())
      check(core.SetKernelExecInfo(kernel, info_, list.size() * sizeof(void*), list.data()), "clSetKernelExecInfo");
    known = generation_.load(std::memory_order_relaxed);
  }

 private:
  const Info info_;
  std::mutex mutex_;
  std::unordered_set<void*> pointers_;
  std::atomic<std::uint64_t> generation_{1};
};

}  // namespace hipspv::cl
