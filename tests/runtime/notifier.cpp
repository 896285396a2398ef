// The notifier's questions and answers. Prints key=value lines.
#include "hipspv/runtime/backends/notifier.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <memory>
#include <thread>

namespace {

using hipspv::backend::Awaited;
using hipspv::backend::Notifier;

struct Event final : Awaited {
  explicit Event(bool is) : reached(is) {}
  std::optional<bool> failed() noexcept override {
    ++asked;
    return reached ? std::optional(false) : std::nullopt;
  }
  const bool reached;
  std::atomic<int> asked{0};
};

struct Told {
  Notifier* notifier = nullptr;  // to leave
  std::atomic<int> reached{0}, failed{0};
};

void tell(void* argument, bool failed) {
  auto* told = static_cast<Told*>(argument);
  if (told->notifier != nullptr) told->notifier->leave();
  ++(failed ? told->failed : told->reached);
}

template <class Condition>
void until(Condition&& condition) {
  while (!condition()) std::this_thread::yield();
}

}  // namespace

int main() {
  const auto never = std::make_shared<Event>(false), now = std::make_shared<Event>(true);
  Told stopped, left;
  {
    Notifier notifier;
    notifier.add(now, tell, &stopped);
    notifier.add(never, tell, &stopped);
    until([&] { return never->asked > 0 && stopped.reached > 0; });
    notifier.stop();
  }
  std::printf("stopped=%d,%d\n", stopped.reached.load(), stopped.failed.load());
  {
    Notifier notifier;
    notifier.add(never, tell, &left);
    const int before = never->asked;
    until([&] { return never->asked > before; });
    notifier.leave();
    const int after = never->asked;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    std::printf("asked=%d\n", never->asked - after);
    notifier.add(never, tell, &left);
  }
  std::printf("left=%d,%d\n", left.reached.load(), left.failed.load());
  Notifier own;
  Told leaves{&own};
  own.add(now, tell, &leaves);
  until([&] { return leaves.reached > 0; });
  std::printf("own=%d,%d\n", leaves.reached.load(), leaves.failed.load());
}
