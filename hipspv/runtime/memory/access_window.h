// Windows of memory whose accesses a program wants cached, for launches, streams and graph nodes.
#pragma once

#include <hip/hip_runtime_api.h>

namespace hipspv {

class Device;

// Throws hipErrorInvalidValue for a window that is invalid on every device, or larger than this
// device's limit.
void checkWindow(const hipAccessPolicyWindow& window, const Device& device);

}  // namespace hipspv
