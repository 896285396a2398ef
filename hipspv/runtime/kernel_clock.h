// Modules that read a clock, for devices that have none.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hipspv {

// The module, which ModuleInfo has accepted, with 0 in place of what each OpReadClockKHR reads: then the
// device library counts its readings. Without cl_khr_kernel_clock a device refuses the module as it was.
std::vector<std::uint32_t> withoutClock(std::span<const std::uint32_t> words);

}  // namespace hipspv
