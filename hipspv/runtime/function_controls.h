// What a module says of its functions' accesses to memory.
#pragma once

#include <cstdint>
#include <vector>

namespace hipspv {

// Drops Pure and Const (SPIR-V 1.6, section 3.24) from all functions. LLVM's SPIR-V back end 22.1 gives Const to
// functions that read memory, by which a device compiler may move their calls over stores; and adapted functions may
// access memory that they didn't before.
void forgetPurity(std::vector<std::uint32_t>& words);

}  // namespace hipspv
