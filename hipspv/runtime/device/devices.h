// The process's devices in HIP's order, and their contexts.
#pragma once

#include <memory>
#include <type_traits>
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

  // The object that a higher layer keeps for all devices, made at the first call as Object(devices) or Object().
  template <class Object>
  Object& object() {
    return slots_.get<Object>([this] {
      if constexpr (std::is_constructible_v<Object, Devices&>)
        return std::make_unique<Object>(*this);
      else
        return std::make_unique<Object>();
    });
  }

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
  Slots slots_;
};

}  // namespace hipspv
