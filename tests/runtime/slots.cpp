// Objects that layers keep for a device: made once, whichever thread asks first, and ended with the device.
#include "hipspv/runtime/device/slots.h"

#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

using hipspv::Slots;

namespace {

template <int Kind>
struct Part {
  static inline std::atomic<int> made{0}, ended{0};

  Part() { ++made; }
  ~Part() { ++ended; }
};

using First = Part<1>;
using Second = Part<2>;

template <class T>
T& get(Slots& slots) {
  return slots.get<T>([] { return std::make_unique<T>(); });
}

}  // namespace

int main() {
  {
    Slots slots;
    std::printf("before=%d\n", slots.find<First>() != nullptr);
    std::vector<First*> found(8);
    {
      std::vector<std::jthread> threads;
      for (First*& each : found) threads.emplace_back([&] { each = &get<First>(slots); });
    }
    bool same = true;
    for (const First* each : found) same = same && each == slots.find<First>();
    std::printf("threads=%d %d\n", same, First::made.load());

    // One part may use another one while it is made.
    slots.get<Second>([&] {
      slots.clear<First>();
      get<First>(slots);
      return std::make_unique<Second>();
    });
    std::printf("nested=%d %d %d\n", First::made.load(), First::ended.load(), Second::made.load());
  }
  std::printf("after=%d %d\n", First::ended.load(), Second::ended.load());
  return 0;
}
