// Adds functions of the emulation library to a module.
#pragma once

#include "library.h"

namespace hipspv::adapt {

// The module with the functions that it wants and their dependencies, but nothing else of the library.
Words merge(std::span<const std::uint32_t> words, const Library& library, Calls& calls);

}  // namespace hipspv::adapt
