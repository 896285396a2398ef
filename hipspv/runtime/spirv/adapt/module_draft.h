// A module whose functions are changed instruction by instruction.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "control_flow.h"
#include "function_body.h"
#include "library.h"

namespace hipspv::adapt {

class ModuleDraft {
 public:
  // New ids come from `calls`.
  ModuleDraft(std::span<const std::uint32_t> words, Calls& calls);

  // All before the functions, in the module's order. Names and decorations of ids that are no longer defined aren't
  // written.
  std::vector<Code> globals;
  std::vector<FunctionBody> functions;

  Calls& calls() { return calls_; }
  Id newId() { return calls_.newId(); }
  Id newValue(Id type);  // the id of a value
  Id typeOf(Id value) const;
  void setType(Id value, Id type);
  // The definition of a type or a constant; nullptr for other ids.
  const Code* definition(Id id) const;

  // A type that a module declares once, by its operands after the result. Added if missing.
  Id type(std::uint16_t opcode, const Words& operands);
  Id integer(std::uint32_t bits);
  Id pointer(std::uint32_t storage, Id pointee) { return type(spv::OpTypePointer, {storage, pointee}); }
  Id constant(std::uint32_t value, std::uint32_t bits = 32);
  // The value of a 32-bit constant; 0 for a null.
  std::optional<std::uint32_t> valueOf(Id constant) const;
  Id truth();
  Id global(std::uint16_t opcode, const Words& operands);  // returns the new id of the result, which is operand 1
  void annotate(const Words& decoration);
  // The value of a built-in variable's type. Declared if the module has none.
  Id builtIn(std::uint32_t number);
  // The variable with that decoration, 0 if there is none.
  Id findBuiltIn(std::uint32_t number) const;

  // Adds copies of an id's decorations.
  void copyDecorations(Id from, Id to);
  // Decorations that an id has, without their first operand.
  std::vector<Words> decorations(Id id) const;

  // The target labels of a block's last instruction, as indices of its operands.
  std::vector<std::size_t> targets(const Code& end) const { return targetsOf(end, isWide(end)); }
  // By block number. Throws hipErrorInvalidImage for a label of another function.
  Graph successors(const FunctionBody& body) const;

  Words words() const;

 private:
  bool isWide(const Code& end) const;  // true for a switch on 64 bits
  void read(const Instruction& i);
  void define(const Code& code);
  std::vector<bool> definedIds() const;

  const Words header_;
  Calls& calls_;
  std::vector<Id> types_;  // by value
  std::map<Id, Code> definitions_;
  std::map<Words, Id> unique_;  // types and constants, by their contents
  std::multimap<Id, Words> decorations_;
  std::vector<Code> annotations_, added_;  // additions
};

}  // namespace hipspv::adapt
