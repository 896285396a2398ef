// A queue is an immediate command list, and another one for an engine that only copies.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

#include "events.h"
#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/support/faults.h"

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

class Queue final : public backend::Queue, public backend::BoxCopies, public backend::Semaphores {
 public:
  // index: of the device's queues, which spreads them over engines. priority and measured: as in
  // backend::Device. Throws hipspv::Error.
  Queue(EventServices& events, std::uint32_t index, int priority, bool measured);
  // Waits: a command's resources may be released as soon as its queue is gone.
  ~Queue() override;

  void launch(backend::Kernel& kernel, const backend::Launch& launch, backend::EventPtr* end) override;
  void copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) override;
  void copyBox(const backend::BoxCopy& copy, bool held, backend::EventPtr* end) override;
  void copyAcross(const backend::BoxCopy& copy, const backend::Device& toDevice, const backend::Device& fromDevice,
                  backend::EventPtr* end) override;
  void fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes,
            backend::EventPtr* end) override;
  void signal(std::span<const backend::SemaphoreOperation> operations) override;
  void waitFor(std::span<const backend::SemaphoreOperation> operations) override;
  void migrate(const void* memory, std::size_t bytes, const backend::Device* to) override;
  backend::EventPtr recordEvent() override { return recordNew(false); }
  backend::EventPtr recordTimedEvent() override { return recordNew(true); }
  void wait(backend::Event& event) override;
  void flush() override {}  // an immediate list submits at once
  void finish() override;
  void* native() override { return compute_.get(); }
  backend::BoxCopies* boxCopies() override { return this; }
  backend::Semaphores* semaphores() override { return this; }

  // Executes a closed list as one command. Its previous execution has ended, or ends before the command can begin.
  // kept: lives until the list has ended. Throws hipspv::Error.
  void run(ListHandle list, std::shared_ptr<const void> kept);

 private:
  // Commands use an object, such as an event that they wait for, until the first event is reached.
  struct Use {
    OwnedEventPtr passed;
    std::shared_ptr<const void> object;
  };

  backend::EventPtr recordNew(bool timed);
  CommandList& listFor(const void* to, const void* from, std::size_t bytes);
  void follow(CommandList& list);
  void hold(CommandList& list, OwnedEventPtr awaited);
  void forgetPassed();
  template <class Append>
  void append(CommandList& list, const char* symbol, backend::EventPtr* end, Append&& append);
  template <class Entry, class... Arguments>
  void command(CommandList& list, backend::EventPtr* end, const Entry& entry, Arguments... arguments);

  EventServices& events_;
  const State& state_;
  const std::uint32_t index_;
  const int priority_;
  const bool measured_;
  std::mutex mutex_;
  faults::InFlight inFlight_;  // ends after the lists: the queue's end waits for its kernels
  CommandList compute_;
  std::optional<CommandList> copies_;    // made at the first large copy
  CommandList* last_ = &compute_;        // that has the last command
  std::optional<RegularQueue> regular_;  // made for the first regular list, if the driver needs it
  std::deque<Use> uses_;
};

}  // namespace hipspv::ze
