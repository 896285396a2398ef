// Results of the library's functions, which each API has its own values for (random_table.py).
#pragma once

#include "../libraries/result.h"

namespace hipspv::rand {

enum class Api { kCurand, kHiprand, kRocrand };

#include "random_kinds.inc"

using Error = libraries::Error<Status>;
using libraries::require;

template <class Body>
Status guard(Body&& body) noexcept {
  return libraries::guard<Status>(body);
}

}  // namespace hipspv::rand
