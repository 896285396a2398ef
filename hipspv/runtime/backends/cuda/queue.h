// A queue is a stream of the driver.
#pragma once

#include "hipspv/runtime/backends/services.h"
#include "memory.h"

namespace hipspv::cuda {

class Queue final : public backend::Queue,
                    public backend::BoxCopies,
                    public backend::Semaphores,
                    public backend::ValueOperations {
 public:
  // priority and measured: as in backend::Device. Throws hipspv::Error.
  Queue(EventServices& events, int priority, bool measured);
  // Waits: a command's resources may be released as soon as its queue is gone.
  ~Queue() override;

  void launch(backend::Kernel& kernel, const backend::Launch& launch, backend::EventPtr* end) override;
  void copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) override;
  void copyHeld(void* to, const void* from, std::size_t bytes, backend::EventPtr* end) override;
  void copyBox(const backend::BoxCopy& copy, bool held, backend::EventPtr* end) override;
  void copyAcross(const backend::BoxCopy& copy, const backend::Device& toDevice, const backend::Device& fromDevice,
                  backend::EventPtr* end) override;
  void fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes,
            backend::EventPtr* end) override;
  void perform(std::span<const backend::ValueOperation> operations, backend::EventPtr* end) override;
  void signal(std::span<const backend::SemaphoreOperation> operations) override;
  void waitFor(std::span<const backend::SemaphoreOperation> operations) override;
  void migrate(const void* memory, std::size_t bytes, const backend::Device* to) override;
  backend::EventPtr recordEvent() override { return record(false, nullptr); }
  backend::EventPtr recordTimedEvent() override { return record(true, nullptr); }
  void wait(backend::Event& event) override;
  void flush() override {}  // the driver submits at once
  void finish() override;
  void* native() override { return stream_; }
  backend::BoxCopies* boxCopies() override { return this; }
  backend::Semaphores* semaphores() override { return this; }
  backend::ValueOperations* valueOperations() override { return this; }

 private:
  OwnedEventPtr mark(bool timed);
  backend::EventPtr record(bool timed, OwnedEventPtr begin);
  void failLaunch(const std::string& kernel, Status status) const;
  void performOne(const backend::ValueOperation& operation);
  void performBatch(std::span<const backend::ValueOperation> operations);
  void fillWide(Address to, const void* pattern, std::size_t bytes);
  template <class Enqueue>
  void command(backend::EventPtr* end, Enqueue&& enqueue);

  EventServices& events_;
  const State& state_;
  const bool measured_;
  const OwnedStream owned_;
  const Stream stream_;
  StagedCopies staged_;
};

}  // namespace hipspv::cuda
