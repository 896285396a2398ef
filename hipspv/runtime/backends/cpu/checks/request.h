// The checks that the program's sources are compiled with.
#pragma once

#include <atomic>

namespace hipspv::cpu::checks {

// Constructors of the program's sources, each of which adds its own before main, run before those of this library's
// objects may have.
inline constinit std::atomic<unsigned> requests{0};

inline void request(unsigned checks) noexcept { requests.fetch_or(checks); }
inline unsigned requested() noexcept { return requests.load(); }

}  // namespace hipspv::cpu::checks
