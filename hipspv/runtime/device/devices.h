// The process's devices in HIP's order, and their contexts.
#pragma once

#include <memory>
#include <vector>

#include "context.h"
#include "device.h"
#include "hipspv/runtime/support/threads.h"

namespace hipspv {

class Devices {
 public:
  Devices() = default;
  virtual ~Devices() = default;
  Devices(const Devices&) = delete;
  Devices& operator=(const Devices&) = delete;

  int deviceCount() const { return static_cast<int>(devices_.size()); }
  // Throws hipErrorInvalidDevice, or hipErrorNoDevice if there is none.
  Device& device(int ordinal) const {
    const auto index = static_cast<std::size_t>(ordinal);
    if (index >= devices_.size()) [[unlikely]]
      refuse();
    return *devices_[index];
  }
  Device& current() const { return device(threadState.device); }
  const std::vector<std::unique_ptr<Device>>& devices() const { return devices_; }

  Contexts& contexts() { return contexts_; }
  // Throws like device().
  hipCtx_t primaryContext(int ordinal) const { return contexts_.primary(device(ordinal).ordinal()); }

 protected:
  Device& add(std::unique_ptr<backend::Device> backend);

 private:
  // For an ordinal that no device has.
  [[noreturn]] virtual void refuse() const = 0;

  std::vector<std::unique_ptr<Device>> devices_;
  Contexts contexts_;
};

}  // namespace hipspv
