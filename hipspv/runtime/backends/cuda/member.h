// The devices of the back end, for services that concern several of them.
#pragma once

#include "hipspv/runtime/backends/backend.h"
#include "state.h"

namespace hipspv::cuda {

class Member {
 public:
  virtual ~Member() = default;
  virtual DeviceNumber number() const = 0;
  // Opens the device. Throws hipspv::Error.
  virtual const State& state() const = 0;

  // nullptr for a device of another back end.
  static const Member* of(const backend::Device& device) { return dynamic_cast<const Member*>(&device); }
};

// nullptr is the host.
inline DeviceNumber numberOf(const Member* member) { return member != nullptr ? member->number() : kCpuDevice; }
inline Location locationOf(const Member* member) {
  return member != nullptr ? Location{kLocationDevice, member->number()} : Location{kLocationHost, 0};
}

}  // namespace hipspv::cuda
