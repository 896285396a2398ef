#include "access_window.h"

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv {

void checkWindow(const hipAccessPolicyWindow& window, const Device& device) {
  const auto most = static_cast<std::size_t>(device.hipProperties().accessPolicyMaxWindowSize);
  require(window.hitRatio >= 0 && window.hitRatio <= 1, hipErrorInvalidValue);
  require(window.missProp != hipAccessPropertyPersisting, hipErrorInvalidValue);
  require(window.num_bytes == 0 || window.hitRatio != 0, hipErrorInvalidValue);
  require(window.num_bytes <= most, hipErrorInvalidValue);
}

}  // namespace hipspv
