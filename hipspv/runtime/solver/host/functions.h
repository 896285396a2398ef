// The functions of both APIs, on devices whose memory is the host's. They throw Error.
#pragma once

#include <complex>

#include "../../libraries/elements.h"
#include "../objects.h"
#include "../values.h"

namespace hipspv::solver {

using libraries::kIsComplex;
using libraries::Real;

}  // namespace hipspv::solver

namespace hipspv::solver::host {

#include "solver_declarations.inc"

// No function here needs the program's work area. A program may take an empty one for none.
template <class Size>
void writeSize(Size* size) {
  require(size != nullptr, Status::kInvalidValue);
  *size = 16;
}

}  // namespace hipspv::solver::host
