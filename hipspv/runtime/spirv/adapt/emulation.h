// Emulates features that a device lacks.
#pragma once

#include <vector>

#include "floats.h"
#include "library.h"

namespace hipspv::adapt {

// True if the module uses numbers of the format: it declares the type only if something has it.
bool hasFormat(std::span<const std::uint32_t> words, const FloatFormat& format);

// Replaces the format's arithmetic by integers. Throws hipErrorNoBinaryForGpu, with the names of the kernels, for
// operations without an emulation.
void emulateFloats(std::vector<std::uint32_t>& words, const Library& library, const FloatFormat& format);

}  // namespace hipspv::adapt
