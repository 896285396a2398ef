// The targets of code for Vortex.
#pragma once

#include <string>
#include <string_view>

namespace hipspv::vortex {

// The id of an entry in an offload bundle. width: of integer registers, 32 or 64; 0 for code of another compiler,
// which doesn't say.
std::string targetOf(unsigned width);

bool isTarget(std::string_view id);

// A device's rank for a bundle's entry, 0 for code of another width.
int rank(std::string_view target, unsigned width);

}  // namespace hipspv::vortex
