// Windows of memory whose accesses a program wants cached: of launches, streams and graphs' nodes.
#pragma once

#include <hip/hip_runtime_api.h>

namespace hipspv {

class Device;

// Throws hipErrorInvalidValue for a window that no device has, or that is larger than this one's.
void checkWindow(const hipAccessPolicyWindow& window, const Device& device);

}  // namespace hipspv
