#include "traced_queue.h"

#include <utility>

namespace hipspv {
namespace {

class TracedQueue final : public backend::Queue {
 public:
  TracedQueue(std::unique_ptr<backend::Queue> queue, std::unique_ptr<trace::Track> track)
      : queue_(std::move(queue)), track_(std::move(track)) {}

  void launch(backend::Kernel& kernel, const backend::Launch& launch, backend::EventPtr* end) override {
    const auto describe = [&] {
      const auto number = [](std::uint32_t size) { return std::to_string(size); };
      Json arguments;
      arguments.text("symbol", kernel.name()).list("grid", launch.grid, number).list("block", launch.block, number);
      return trace::Command{"kernel", kernel.name(), std::move(arguments)};
    };
    command(end, describe, [&](backend::EventPtr* event) { queue_->launch(kernel, launch, event); });
  }

  void copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) override {
    command(
        end, [&] { return describeBytes("copy", bytes); },
        [&](backend::EventPtr* event) { queue_->copy(to, from, bytes, blocking, event); });
  }

  void copyHeld(void* to, const void* from, std::size_t bytes, backend::EventPtr* end) override {
    command(
        end, [&] { return describeBytes("copy", bytes); },
        [&](backend::EventPtr* event) { queue_->copyHeld(to, from, bytes, event); });
  }

  void copyBox(const backend::BoxCopy& copy, bool held, backend::EventPtr* end) override {
    command(
        end, [&] { return describeBytes("copy", copy.width * copy.height * copy.depth); },
        [&](backend::EventPtr* event) { queue_->copyBox(copy, held, event); });
  }

  void copyAcross(const backend::BoxCopy& copy, const backend::Device& toDevice, const backend::Device& fromDevice,
                  backend::EventPtr* end) override {
    command(
        end, [&] { return describeBytes("copy", copy.width * copy.height * copy.depth); },
        [&](backend::EventPtr* event) { queue_->copyAcross(copy, toDevice, fromDevice, event); });
  }

  void fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes,
            backend::EventPtr* end) override {
    command(
        end, [&] { return describeBytes("fill", bytes); },
        [&](backend::EventPtr* event) { queue_->fill(to, pattern, patternBytes, bytes, event); });
  }

  void finish() override {
    queue_->finish();
    track_->drain();
  }

  void perform(std::span<const backend::ValueOperation> operations, backend::EventPtr* end) override {
    queue_->perform(operations, end);
  }
  void signal(std::span<const backend::SemaphoreOperation> operations) override { queue_->signal(operations); }
  void waitFor(std::span<const backend::SemaphoreOperation> operations) override { queue_->waitFor(operations); }
  void migrate(const void* memory, std::size_t bytes, const backend::Device* to) override {
    queue_->migrate(memory, bytes, to);
  }
  backend::EventPtr recordEvent() override { return queue_->recordEvent(); }
  backend::EventPtr recordTimedEvent() override { return queue_->recordTimedEvent(); }
  void record(backend::SharedEvent& event) override { queue_->record(event); }
  void wait(backend::Event& event) override { queue_->wait(event); }
  void flush() override { queue_->flush(); }
  void* native() override { return queue_->native(); }

 private:
  static trace::Command describeBytes(const char* kind, std::size_t bytes) {
    return {kind, kind, std::move(Json().number("bytes", bytes))};
  }

  template <class Describe, class Enqueue>
  void command(backend::EventPtr* end, Describe&& describe, Enqueue&& enqueue) {
    if (!trace::on()) return enqueue(end);
    const std::uint64_t asked = trace::now();
    backend::EventPtr event;
    enqueue(&event);
    track_->add(event, describe(), asked);
    if (end != nullptr) *end = std::move(event);
  }

  const std::unique_ptr<backend::Queue> queue_;
  const std::unique_ptr<trace::Track> track_;  // destroyed first: it waits for the commands that it has recorded
};

}  // namespace

std::unique_ptr<backend::Queue> traced(std::unique_ptr<backend::Queue> queue, std::unique_ptr<trace::Track> track) {
  return std::make_unique<TracedQueue>(std::move(queue), std::move(track));
}

}  // namespace hipspv
