// Machine code that was made ahead of time from a bundle's device code (hipspv/bundle/machine_code.py).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/support/blake2b.h"

namespace hipspv {

struct MachineCode {
  std::string target;  // the id of its entry
  Digest origin;       // of the code from which it was made, as a device's compiler gets that
  std::vector<std::byte> binary;
};

// True for the id of such an entry in a bundle.
bool isMachineCode(std::string_view id);

// nullopt for an entry of another form.
std::optional<MachineCode> readMachineCode(std::string_view id, std::vector<std::byte> entry);

}  // namespace hipspv
