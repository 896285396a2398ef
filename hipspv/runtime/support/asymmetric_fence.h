// A pair of fences between a thread that passes one often and a thread that passes the other seldom. A store before the
// one and a load after it aren't reordered as seen by a thread that does the same with the other.
#pragma once

#include <atomic>

namespace hipspv {

// False until the system has agreed to make heavyFence() one of all of the process's threads (Linux's membarrier).
extern constinit std::atomic<bool> fencesAsymmetric;

// Costs nothing where the other fence does the work.
inline void lightFence() noexcept {
  if (fencesAsymmetric.load(std::memory_order_relaxed)) [[likely]]
    std::atomic_signal_fence(std::memory_order_seq_cst);
  else
    std::atomic_thread_fence(std::memory_order_seq_cst);
}

// Interrupts the process's other threads that run, which takes microseconds.
void heavyFence() noexcept;

}  // namespace hipspv
