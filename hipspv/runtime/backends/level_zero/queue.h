// A queue is an immediate command list, and another one for an engine that only copies.
#pragma once

#include <deque>
#include <mutex>
#include <optional>

#include "command_list.h"
#include "hipspv/runtime/backends/sharing.h"
#include "hipspv/runtime/support/faults.h"

namespace hipspv::ze {

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
