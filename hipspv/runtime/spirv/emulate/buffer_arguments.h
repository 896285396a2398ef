// Kernels for devices whose memory is buffers, without addresses or without any that the host could write into a
// module.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "library.h"

namespace hipspv::adapt {

// Parameters of a kernel after those of the module, by the index that its calls use.
struct HiddenParameters {
  static constexpr std::uint32_t kNone = ~0u;

  std::vector<std::uint32_t> offsets{};  // by parameter: for a pointer the index of its offset, otherwise kNone
  std::uint32_t service = kNone;         // the service block
  std::uint32_t variables = kNone;       // memory for all variables of the module
};

// The facts that a launch needs of a module with buffers.
struct Buffers {
  std::map<std::string, HiddenParameters, std::less<>> kernels;
  std::vector<std::byte> initial;                             // of the memory for variables
  std::map<std::string, std::size_t, std::less<>> variables;  // offsets in it, by exported name
};

// Makes variables and the service block (service: its variable) parameters. If pointers are a buffer and an offset,
// each kernel's pointers have the offset added. Throws hipErrorNoBinaryForGpu if that is impossible.
Buffers useBuffers(Module& module, std::string_view service, bool offsets);

// The kernels that store addresses of global memory in memory that others may read.
std::set<std::string, std::less<>> kernelsGivingAddresses(const Module& module);

}  // namespace hipspv::adapt
