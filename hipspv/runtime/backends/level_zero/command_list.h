// Command lists: immediate ones, whose commands run one after the other, and regular ones.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "events.h"

namespace hipspv::ze {

// A queue of the group of engines with that ordinal. index: chooses one of the group's engines. priority: negative is
// more urgent, positive less.
QueueDesc describeQueue(const State& state, std::uint32_t ordinal, std::uint32_t index, int priority);

// An immediate command list. Calls don't overlap.
class CommandList {
 public:
  // As in describeQueue(). Throws hipspv::Error.
  CommandList(const State& state, std::uint32_t ordinal, std::uint32_t index, int priority);
  // All its commands have ended.
  ~CommandList() { state_.api().CommandListDestroy(handle_); }
  CommandList(const CommandList&) = delete;
  CommandList& operator=(const CommandList&) = delete;

  ListHandle get() const { return handle_; }
  std::uint32_t ordinal() const { return ordinal_; }

  // Appends a command by append(list), which runs after all earlier ones. symbol: the entry point's. Without an order
  // of its own the driver may run commands at the same time, unless a barrier is between them. Throws hipspv::Error.
  template <class Append>
  void append(const char* symbol, Append&& append) {
    if (!ordered_ && std::exchange(busy_, true))
      call(state_.api().CommandListAppendBarrier, handle_, nullptr, 0, nullptr);
    check(append(handle_), symbol);
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

// The events of a command: one that it signals, and those that it waits for.
struct Sync {
  EventHandle signal = nullptr;
  std::uint32_t count = 0;
  EventHandle* waits = nullptr;
};

// The number of commands that copy the box: one, or, if the driver's numbers are too small for it, one for each row.
std::size_t commandsFor(const backend::BoxCopy& copy);
// Appends one of them. They may run in any order.
Result appendCopy(const Api& api, ListHandle list, const backend::BoxCopy& copy, std::size_t index, const Sync& sync);

// ---- Regular lists

// A command list that is executed as a whole, as often as one likes. Its commands may run at the same time, unless
// barriers or events order them.
class RegularList {
 public:
  // For the engines that run kernels. Throws hipspv::Error.
  explicit RegularList(const State& state);

  ListHandle get() const { return owned_.get(); }
  // After the last command, before the first execution. Throws hipspv::Error.
  void close() { call(api_.CommandListClose, get()); }

 private:
  const Api& api_;
  const Owned<ListHandle, &Api::CommandListDestroy> owned_;
};

// Executes regular lists in the order of an immediate one, for drivers whose immediate lists don't take them (before
// 1.9).
//
// A queue of the driver's, which waits for the immediate list before each regular one, and for which the immediate list
// waits afterwards. Calls don't overlap.
class RegularQueue {
 public:
  // index and priority: as those of the immediate list. Throws hipspv::Error.
  RegularQueue(const State& state, std::uint32_t index, int priority);
  // Waits.
  ~RegularQueue();
  RegularQueue(const RegularQueue&) = delete;
  RegularQueue& operator=(const RegularQueue&) = delete;

  // Executes the list after the immediate list's earlier commands and before its later ones. Throws hipspv::Error.
  void run(CommandList& immediate, ListHandle list);

 private:
  const State& state_;
  const EventSet events_;
  RegularList first_, last_;
  QueueHandle handle_ = nullptr;
};

}  // namespace hipspv::ze
