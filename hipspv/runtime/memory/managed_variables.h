// The storage of the program's __managed__ variables when a device begins anew.
#pragma once

#include <cstddef>
#include <vector>

#include "hipspv/runtime/device/registry.h"

namespace hipspv {

class Device;

// hipDeviceReset keeps __managed__ variables, which the host uses without asking. A restart of the device ends all of
// its memory: their contents move to other storage, and the variables' pointers with them.
class ManagedVariables {
 public:
  // Keeps the contents of those on the device, or their initial values if a kernel has failed, and releases the
  // storage.
  explicit ManagedVariables(Device& device);
  // Throws hipErrorOutOfMemory.
  void restore() const;

 private:
  struct Kept {
    VariableSymbol symbol;
    std::vector<std::byte> contents;
  };

  Device& device_;
  std::vector<Kept> kept_;
};

}  // namespace hipspv
