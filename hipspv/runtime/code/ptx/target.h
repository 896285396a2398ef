// The names of NVIDIA's targets (PTX ISA, ".target").
#pragma once

#include <string>
#include <string_view>

namespace hipspv::ptx {

// A bundle's entry: hip-nvptx64-nvidia-cuda--sm_90.
bool isTarget(std::string_view id);

// The id for a processor, as sm_90.
std::string targetOf(std::string_view processor);

// How well code for the id's processor suits a device of that compute capability, as 90 for 9.0: the more the better,
// 0 not at all. A later device runs code for an earlier one; with the suffix `a` only the same one does, with `f` those
// of its major number.
int rank(std::string_view id, int capability);

}  // namespace hipspv::ptx
