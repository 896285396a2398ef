// A module's declarations about memory accesses of its functions.
#pragma once

#include <cstdint>
#include <vector>

namespace hipspv {

// Removes Pure and Const (SPIR-V 1.6, section 3.24) from all functions. LLVM's SPIR-V back end 22.1 gives Const to
// functions that read memory, so a device compiler may move their calls across stores. Adapted functions may also
// access memory that they didn't before.
void forgetPurity(std::vector<std::uint32_t>& words);

}  // namespace hipspv
