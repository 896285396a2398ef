// A queue is a thread, which executes the commands in their order.
#pragma once

#include <array>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <variant>
#include <vector>

#include "event.h"
#include "hipspv/runtime/backends/backend.h"
#include "state.h"

namespace hipspv::vortex {

class Queue final : public backend::Queue {
 public:
  // The state outlives the queue. Throws std::system_error.
  explicit Queue(State& state);
  // Waits for the commands.
  ~Queue() override;

  void launch(backend::Kernel& kernel, const backend::Launch& launch, backend::EventPtr* end) override;
  void copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) override;
  void fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes,
            backend::EventPtr* end) override;
  void migrate(const void*, std::size_t, const backend::Device*) override {}
  backend::EventPtr recordEvent() override { return mark(); }
  backend::EventPtr recordTimedEvent() override { return mark(); }
  void wait(backend::Event& event) override;
  void flush() override {}
  void finish() override;
  void* native() override { return nullptr; }

 private:
  struct LaunchWork {
    const Kernel* kernel;
    std::vector<std::byte> packed;
    std::size_t threads, sharedBytes;  // of a block
  };
  struct CopyWork {
    void* to;
    const void* from;
    std::size_t bytes;
  };
  struct FillWork {
    void* to;
    std::array<std::byte, 8> pattern;
    std::size_t patternBytes, bytes;
  };
  struct WaitWork {
    std::shared_ptr<Event> event;
  };
  struct Mark {};
  using Work = std::variant<LaunchWork, CopyWork, FillWork, WaitWork, Mark>;

  struct Command {
    Work work;
    std::shared_ptr<Event> end;  // nullptr if nobody asks
  };

  std::shared_ptr<Event> mark();
  std::shared_ptr<Event> submit(Work work, bool asked);
  void run();
  void execute(Command& command) noexcept;
  void performWork(const Work& work);
  std::vector<std::byte> takeBuffer();
  void giveBuffer(Work& work);

  State& state_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Command> commands_;
  std::vector<std::vector<std::byte>> buffers_;  // of former launches
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace hipspv::vortex
