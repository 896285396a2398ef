// Modules that read a clock, for devices that have none.
#pragma once

#include <cstdint>
#include <vector>

namespace hipspv {

// Puts 0 in the place of what each OpReadClockKHR of the module reads, which ModuleInfo has accepted: then
// the device library counts its readings. Without cl_khr_kernel_clock a device refuses the module as it was.
void removeClock(std::vector<std::uint32_t>& words);

}  // namespace hipspv
