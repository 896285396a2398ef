#include "threads.h"

#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <thread>

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

thread_local constinit ThreadState threadState{};
constinit AllThreads allThreads;

std::uint32_t assignThreadId() noexcept {
  const std::uint64_t id = allThreads.last.fetch_add(1) + 1;
  threadState.id = static_cast<std::uint32_t>(std::min<std::uint64_t>(id, UINT32_MAX));
  if (id != 1) heavyFence();
  while (!allThreads.mayBegin.load(std::memory_order_acquire)) std::this_thread::yield();
  return threadState.id;
}

constinit std::atomic<bool> Call::closed_{false};
constinit std::atomic<bool> Call::forked_{false};
constinit std::array<Call::Count, 2 * Call::kOwnCounts> Call::counts_;

void Call::close() noexcept {
  closed_.store(true);
  heavyFence();
}

void Call::closeAfterFork() noexcept {
  allThreads.mayBegin.store(true);  // the thread that excluded others may be one of the parent's
  for (Count& count : counts_) count.calls.store(0);
  forked_.store(true);
  closed_.store(true);
}

bool Call::any() noexcept {
  return std::ranges::any_of(counts_, [](const Count& count) { return count.calls.load() != 0; });
}

}  // namespace hipspv
