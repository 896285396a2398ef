// An immediate command list, whose commands run one after the other.
#pragma once

#include <cstdint>
#include <utility>

#include "state.h"

namespace hipspv::ze {

// A queue of the group of engines with that ordinal. number: chooses one of the group's engines. priority: negative is
// more urgent, positive less.
QueueDesc describeQueue(const State& state, std::uint32_t ordinal, std::uint32_t number, int priority);

// Calls don't overlap.
class CommandList {
 public:
  // As in describeQueue(). Throws hipspv::Error.
  CommandList(const State& state, std::uint32_t ordinal, std::uint32_t number, int priority);
  // All its commands have ended.
  ~CommandList() { state_.api().CommandListDestroy(handle_); }
  CommandList(const CommandList&) = delete;
  CommandList& operator=(const CommandList&) = delete;

  ListHandle get() const { return handle_; }
  std::uint32_t ordinal() const { return ordinal_; }

  // append(list) appends a command, which runs after all earlier ones. Without an order of its own the driver may run
  // commands at the same time, unless a barrier is between them.
  template <class Append>
  void append(const char* call, Append&& append) {
    if (!ordered_ && std::exchange(busy_, true))
      check(state_.api().CommandListAppendBarrier(handle_, nullptr, 0, nullptr), "zeCommandListAppendBarrier");
    check(append(handle_), call);
  }

  // Signals an event after all earlier commands. Later ones run after it. Throws hipspv::Error.
  void mark(EventHandle event);
  // Later commands wait for the event; `passed`, if not nullptr, is signalled then. Throws hipspv::Error.
  void waitFor(EventHandle event, EventHandle passed);

 private:
  const State& state_;
  const std::uint32_t ordinal_;
  const bool ordered_;
  bool busy_ = false;  // there are commands after the last barrier
  ListHandle handle_ = nullptr;
};

}  // namespace hipspv::ze
