// A queue that records its commands in the trace (HIPSPV_TRACE).
#pragma once

#include <memory>

#include "backend.h"
#include "trace.h"

namespace hipspv {

// queue: whose commands may be asked for their end.
std::unique_ptr<backend::Queue> traced(std::unique_ptr<backend::Queue> queue, std::unique_ptr<trace::Track> track);

}  // namespace hipspv
