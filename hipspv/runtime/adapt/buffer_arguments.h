// Kernels of devices whose memory is buffers, which have no address or none that the host could write into a module.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "../backends/backend.h"
#include "module_text.h"

namespace hipspv::adapt {

// Parameters that a kernel has behind those of the module, as its calls count them.
struct HiddenParameters {
  static constexpr std::uint32_t kNone = backend::KernelMemory::kNone;

  std::vector<std::uint32_t> offsets{};  // by parameter: of a pointer that of its offset, otherwise kNone
  std::uint32_t service = kNone;         // the service block
  std::uint32_t variables = kNone;       // memory for all variables of the module
};

struct BufferModule {
  Words words;
  std::map<std::string, HiddenParameters, std::less<>> kernels;
  std::vector<std::byte> initial;                           // of the variables' memory
  std::map<std::string, std::size_t, std::less<>> variables;  // where in it, by the name that they are exported by
};

// The module with variables and the service block (service: its variable) as parameters, and, where pointers are
// a buffer and an offset, each kernel's pointers with the offset added to them. Throws hipErrorNoBinaryForGpu
// where that is impossible.
BufferModule useBuffers(std::span<const std::uint32_t> words, std::string_view service, bool offsets);

// The kernels that store addresses of global memory where others may read them.
std::set<std::string, std::less<>> kernelsGivingAddresses(std::span<const std::uint32_t> words);

}  // namespace hipspv::adapt
