#include "request.h"

#include <atomic>

namespace hipspv::cpu::checks {
namespace {

// Constructors of the program's sources run before those of this library's objects may have.
constinit std::atomic<unsigned> found{0};

}  // namespace

void request(unsigned checks) noexcept { found.fetch_or(checks); }
unsigned requested() noexcept { return found.load(); }

}  // namespace hipspv::cpu::checks
