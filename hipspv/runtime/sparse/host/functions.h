// The functions of both APIs, on devices whose memory is the host's. They throw Error.
#pragma once

#include "../objects.h"

namespace hipspv::sparse::host {

#include "sparse_declarations.inc"

// No function here needs a work area. A program may take an empty one for none, which is a question for its size.
template <class Size>
void writeSize(Size* size) {
  require(size != nullptr, Status::kInvalidValue);
  *size = 16;
}

}  // namespace hipspv::sparse::host
