// The devices of the back end, for services that concern several of them.
#pragma once

#include "hipspv/runtime/backends/backend.h"
#include "state.h"

namespace hipspv::ze {

class Memory;

// All functions but found() open the device, and throw hipspv::Error.
class Member {
 public:
  virtual ~Member() = default;
  virtual const Found& found() const = 0;
  virtual const State& state() const = 0;
  virtual Memory& memory() const = 0;

  // nullptr for a device of another back end.
  static const Member* of(const backend::Device& device) { return dynamic_cast<const Member*>(&device); }
};

}  // namespace hipspv::ze
