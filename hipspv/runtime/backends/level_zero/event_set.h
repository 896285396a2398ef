// Events of one owner, which commands of one device signal, wait for and reset.
#pragma once

#include <cstdint>
#include <vector>

#include "state.h"

namespace hipspv::ze {

class EventSet {
 public:
  // Throws hipspv::Error.
  EventSet(const State& state, std::uint32_t count);
  // No command uses them any more.
  ~EventSet() { destroy(); }
  EventSet(const EventSet&) = delete;
  EventSet& operator=(const EventSet&) = delete;

  EventHandle operator[](std::uint32_t number) const { return events_[number]; }
  const std::vector<EventHandle>& all() const { return events_; }

 private:
  void destroy() noexcept;

  const State& state_;
  EventPoolHandle pool_ = nullptr;
  std::vector<EventHandle> events_;
};

}  // namespace hipspv::ze
