// Words of memory for which streams wait.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <vector>

#include "state.h"

namespace hipspv::cuda {

// A word whose value only grows, so that a stream that comes late to its wait goes on although the word already serves
// a later event.
struct Word {
  std::atomic<std::uint32_t>* value = nullptr;
  std::uint32_t last = 0;  // that an owner has waited for
};

class Words {
 public:
  // Allocates some at once: an allocation of pinned memory may wait for kernels that run.
  explicit Words(const State& state) : state_(state) { grow(); }
  ~Words();
  Words(const Words&) = delete;
  Words& operator=(const Words&) = delete;

  // Throws hipErrorOutOfMemory.
  Word take();
  void give(Word word) noexcept;

 private:
  void grow();

  const State& state_;
  std::mutex mutex_;
  std::vector<void*> blocks_;
  std::vector<Word> free_;
};

}  // namespace hipspv::cuda
