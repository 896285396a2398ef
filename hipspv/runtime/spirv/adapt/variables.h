// Places a module's variables in memory that the runtime allocates, for devices without program-scope variables.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <vector>

#include "module_text.h"

namespace hipspv::adapt {

class Addresses;

// The module's variables in global memory, one after the other.
class PlacedVariables {
 public:
  // Throws hipErrorInvalidImage for an initialiser that doesn't consist of numbers.
  explicit PlacedVariables(std::span<const std::uint32_t> words);

  // The initial values, at least one byte if there is a variable. Empty without variables.
  std::span<const std::byte> initial() const { return initial_; }

  // Offsets in that memory, by the variable's id.
  std::map<Id, std::size_t> offsets() const;

  // The module with addresses instead of the variables. The memory begins at `address`, aligned to
  // 128 bytes.
  Words place(std::span<const std::uint32_t> words, std::uint64_t address) const;

  // The functions that need an address.
  std::set<Id> users(std::span<const std::uint32_t> words) const;
  // As place(), but the memory's address is a parameter of each user, of the type of pointers to bytes.
  Words placeBy(std::span<const std::uint32_t> words, const std::map<Id, Id>& parameters, Id bytePointer) const;

 private:
  struct Variable {
    Id type, id;
    std::size_t offset;
  };
  const Variable* find(Id id) const;
  Addresses addresses(std::span<const std::uint32_t> words, std::uint64_t address) const;
  Words place(std::span<const std::uint32_t> words, Addresses addresses) const;
  Words withoutVariables(const Instruction& entryPoint) const;

  std::vector<Variable> variables_;  // by id
  std::vector<std::byte> initial_;
};

}  // namespace hipspv::adapt
