// The definitions in a SPIR-V module that matter to launches: types and their memory layout, constants, variables,
// functions. Section numbers: SPIR-V specification 1.6.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <initializer_list>
#include <optional>
#include <span>
#include <utility>

#include "ir/id_table.h"

namespace hipspv {

struct TypeLayout {
  std::uint32_t size = 0;  // bytes; 0: invalid for a parameter
  std::uint32_t align = 1;
};

// A table by id and a record for each definition: at most about one byte per byte of the module, and 16 MiB.
class SpirvDefinitions {
 public:
  using Offset = std::uint32_t;  // of an instruction's first word

  // The words must outlive the object.
  explicit SpirvDefinitions(std::span<const std::uint32_t> words);

  // Each takes one instruction of its kind, in the module's order. The first definition of an id stays, except for
  // functions: they are defined once (section 2.16.1), and all readers rely on it.
  void addDecoration(const Instruction& i);
  void addType(const Instruction& type);
  void addConstant(const Instruction& i);
  void addVariable(const Instruction& i) { define(i[1], i); }
  void addFunction(const Instruction& i);
  // A parameter of the last function.
  void addParameter(const Instruction& i);
  void addCall(const Instruction& i);

  // After the last instruction. Throws hipErrorInvalidImage if an id is called that is no function.
  void finish();

  std::optional<Instruction> definition(Id id) const;
  std::optional<Instruction> function(Id id) const;
  std::size_t parameters(Id function) const { return more(function)[0]; }
  TypeLayout layout(Id type) const;
  bool isByValue(Id parameter) const { return entries_.get(parameter).byValue; }
  // The value of a decoration.
  std::optional<std::uint32_t> alignment(Id id) const;

 private:
  struct Entry {
    std::uint32_t record : 29;  // 1 + index of the definition's
    std::uint32_t packed : 1, byValue : 1, called : 1;
  };
  // False if the id has a definition already. more: the contents of its record after the position.
  bool define(Id id, const Instruction& i, std::initializer_list<std::uint32_t> more = {});
  std::deque<std::uint32_t>::const_iterator more(Id id) const;
  std::optional<std::uint64_t> number(Id constant) const;

  TypeLayout layoutOf(const Instruction& type) const;
  TypeLayout vectorLayout(const Instruction& type) const;
  TypeLayout arrayLayout(const Instruction& type) const;
  TypeLayout structLayout(const Instruction& type) const;

  std::span<const std::uint32_t> words_;
  IdTable<Entry> entries_;
  // Deques, since a growing vector would take three times as much. For a definition: its position, then for a
  // function the number of parameters, for an array, a vector or a structure its size and alignment.
  std::deque<std::uint32_t> records_;
  std::deque<std::pair<Id, Offset>> alignments_;
  std::size_t function_ = 0;  // end of the record of the last function
  std::size_t missing_ = 0;   // functions that are called, but not yet defined
};

}  // namespace hipspv
