// Does in software what a device lacks.
#pragma once

#include <vector>

#include "floats.h"
#include "library.h"

namespace hipspv::adapt {

// Whether the module has such numbers: it declares the type only where something has it.
bool hasFormat(std::span<const std::uint32_t> words, const FloatFormat& format);

// The module with the format's arithmetic in integers. Throws hipErrorNoBinaryForGpu for what isn't done in software,
// with the kernels that need it.
void emulateFloats(std::vector<std::uint32_t>& words, const Library& library, const FloatFormat& format);

}  // namespace hipspv::adapt
