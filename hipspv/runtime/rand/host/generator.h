// Generators whose sequence the host makes: in a stream's order in memory that the device shares, or at once.
#pragma once

#include "../generator.h"

namespace hipspv::rand {

enum class Execution { kInStream, kAtOnce };

// Throws Error if there is no such generator.
std::unique_ptr<Generator> makeHostGenerator(Type type, Execution execution);

}  // namespace hipspv::rand
