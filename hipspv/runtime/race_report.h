// Data races that checked device code has found (docs/debugging.md, devlib/race_abi.h).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace hipspv {

// Prints one race on stderr. slots and strings: of a record of kind HIPSPV_RECORD_RACE.
void reportRace(std::span<const std::uint64_t> slots, std::string_view strings);

// With what status a program ends that has reported races and would end with `status`.
int statusAfterRaces(int status);

}  // namespace hipspv
