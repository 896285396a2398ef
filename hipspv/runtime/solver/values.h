// Enumerations of both APIs, whose values differ. The library's are cuSOLVER's.
#pragma once

#include <type_traits>

#include "status.h"

namespace hipspv::solver {

enum class Api { kCusolver, kHipsolver };

enum class Operation { kNone = 0, kTranspose = 1, kConjugate = 2 };
enum class Fill { kLower = 0, kUpper = 1 };
enum class Side { kLeft = 0, kRight = 1 };
enum class EigMode { kNoVector = 0, kVector = 1 };
enum class EigType { kAxLBx = 1, kABxLx = 2, kBAxLx = 3 };

struct Pair {
  int cusolver, hipsolver;

  int of(Api api) const { return api == Api::kCusolver ? cusolver : hipsolver; }
};

template <class Option>
inline constexpr Pair kValues[] = {{0, 0}};

#include "solver_values.inc"

// Throws Error if hipSOLVER has no such value. cuSOLVER refuses its unknown values itself, which writes devInfo.
template <class Option>
Option option(Api api, int value) {
  if (api == Api::kCusolver) return static_cast<Option>(value);
  for (const Pair& pair : kValues<Option>)
    if (pair.hipsolver == value) return static_cast<Option>(pair.cusolver);
  throw Error(Status::kInvalidEnum);
}

// Throws Error if an argument is an enumerator that cuSOLVER lacks.
template <class Argument>
void requireKnown(Argument argument) {
  if constexpr (std::is_enum_v<Argument>) {
    for (const Pair& pair : kValues<Argument>)
      if (pair.cusolver == static_cast<int>(argument)) return;
    throw Error(Status::kInvalidEnum);
  }
}

}  // namespace hipspv::solver
