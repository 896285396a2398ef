// The arrays of a launch.
#pragma once

#include <vector>

#include "harness.h"

// They have their contents before the launch.
struct Memory {
  explicit Memory(const Launch& launch) : in(kGiven), given(kGiven), out(threads(launch) * kSlots), reals(out.size()) {
    for (unsigned i = 0; i < kGiven; ++i) in[i] = given_int(i), given[i] = given_real(i);
    for (unsigned i = 0; i < out.size(); ++i) out[i] = bits(i), reals[i] = given_real(i);
  }
  Arrays arrays() { return {out.data(), reals.data(), in.data(), given.data()}; }

  std::vector<int> in;
  std::vector<float> given;
  std::vector<unsigned> out;
  std::vector<float> reals;
};
