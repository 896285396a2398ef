#include "timeline.h"

#include <algorithm>
#include <cmath>

namespace hipspv::ze {
namespace {

// The host's clock and the device's differ by less within a period of a counter.
constexpr std::chrono::milliseconds kDrift(1);

std::uint64_t mask(std::uint32_t bits) { return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1; }

}  // namespace

std::uint64_t Timeline::count() const {
  std::uint64_t host = 0, device = 0;
  check(state_.api().DeviceGetGlobalTimestamps(state_.device(), &host, &device), "zeDeviceGetGlobalTimestamps");
  return device & mask(state_.found().clock.bits);
}

double Timeline::cyclesIn(std::chrono::steady_clock::duration time) const {
  return std::chrono::duration<double>(time).count() * static_cast<double>(state_.found().clock.frequency);
}

std::uint64_t Timeline::nanoseconds(std::uint64_t cycles) const {
  constexpr std::uint64_t kGiga = 1'000'000'000;
  const std::uint64_t frequency = state_.found().clock.frequency;
  return cycles / frequency * kGiga + cycles % frequency * kGiga / frequency;
}

Timeline::Reading Timeline::read() {
  const std::lock_guard lock(mutex_);
  const HostTime host = std::chrono::steady_clock::now();
  const std::uint64_t now = count(), turn = mask(state_.found().clock.bits);
  if (!last_) last_ = {now, state_.found().clock.frequency, host};
  std::uint64_t passed = (now - last_->count) & turn;
  const double more = (cyclesIn(host - last_->host) - static_cast<double>(passed)) / (static_cast<double>(turn) + 1);
  if (more > 0.5) passed += static_cast<std::uint64_t>(std::llround(more)) * (turn + 1);
  last_ = {now, last_->cycles + passed, host};
  return *last_;
}

std::uint64_t Timeline::at(std::uint64_t count, HostTime enqueued) {
  const Reading now = read();
  const std::uint64_t turn = mask(state_.found().clock.eventBits);
  std::uint64_t ago = (now.count - count) & turn;
  const double longest = cyclesIn(now.host - enqueued + kDrift);
  const double turns = (longest - static_cast<double>(ago)) / (static_cast<double>(turn) + 1);
  if (turns >= 1) ago += static_cast<std::uint64_t>(turns) * (turn + 1);
  return nanoseconds(now.cycles - std::min(ago, now.cycles));
}

}  // namespace hipspv::ze
