#pragma once

#include <cstdint>

#include "things.h"

namespace test_driver {

// The number of the kernel's groups that are sure to run at the same time.
std::uint32_t maxTogether(Kernel& kernel);

// Chooses between a usual dispatch and one whose groups run at the same time. The kernel's lock is held.
hipspv::cl::Int setDispatch(const Kernel& kernel, bool concurrent);

}  // namespace test_driver
