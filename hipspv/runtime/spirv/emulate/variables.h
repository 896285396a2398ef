// Places a module's variables in memory that the runtime allocates, for devices without program-scope variables.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <vector>

#include "hipspv/runtime/spirv/ir/computed_constants.h"
#include "library.h"

namespace hipspv::adapt {

// The module's variables in global memory, one after the other.
class PlacedVariables {
 public:
  // Throws hipErrorInvalidImage for an initialiser that doesn't consist of numbers.
  explicit PlacedVariables(const Module& module);

  // The initial values, at least one byte if there is a variable. Empty without variables.
  std::span<const std::byte> initial() const { return initial_; }
  // Offsets in that memory, by the variable's id.
  const std::map<Id, std::size_t>& offsets() const { return offsets_; }

  // Replaces the variables by addresses. The memory begins at `address`, aligned to 128 bytes.
  void place(Module& module, std::uint64_t address) const;

  // The functions that need an address.
  std::set<Id> users(Module& module) const;
  // As place(), but the memory's address is a parameter of each user, by function: a pointer to bytes.
  void placeBy(Module& module, const std::map<Id, Id>& parameters) const;

 private:
  // Writes the variable's address in a function.
  using Address = std::function<Id(Builder&, Id function, const Instruction& variable)>;

  ir::ComputedConstants constants(Module& module) const;
  void compute(Module& module, const Address& address) const;

  std::map<Id, std::size_t> offsets_;
  std::vector<std::byte> initial_;
};

}  // namespace hipspv::adapt
