#include "threads.h"

#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <unistd.h>

// From glibc 2.32 on: the process has had one thread so far.
extern "C" char __libc_single_threaded __attribute__((weak));

namespace hipspv {

constinit std::atomic<bool> fencesAsymmetric{false};

namespace {

bool membarrier(int command) noexcept { return syscall(SYS_membarrier, command, 0, 0) == 0; }

// The system takes 10 ms to agree once the process has several threads.
__attribute__((constructor)) void agree() {
  if (&__libc_single_threaded == nullptr || __libc_single_threaded == 0) return;
  fencesAsymmetric.store(membarrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED), std::memory_order_relaxed);
}

}  // namespace

void heavyFence() noexcept {
  if (fencesAsymmetric.load(std::memory_order_relaxed)) membarrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED);
  std::atomic_thread_fence(std::memory_order_seq_cst);
}

}  // namespace hipspv
