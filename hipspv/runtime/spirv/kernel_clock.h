// Modules that read a clock, for devices without one.
#pragma once

#include <cstdint>
#include <vector>

namespace hipspv {

// Replaces the result of each OpReadClockKHR of the module, which ModuleInfo has accepted, by 0; then the device
// library counts its readings. Without cl_khr_kernel_clock a device refuses the original module.
void removeClock(std::vector<std::uint32_t>& words);

}  // namespace hipspv
