// Data races found in checked device code (docs/debugging.md, devlib/race_abi.h).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace hipspv {

// Prints one race on stderr. slots and strings: from a record of kind HIPSPV_RECORD_RACE.
void reportRace(std::span<const std::uint64_t> slots, std::string_view strings);

// The exit status of a program after reported races that would otherwise end with `status`.
int statusAfterRaces(int status);

}  // namespace hipspv
