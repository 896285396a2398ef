// A SPIR-V module in memory: parsed once, changed by all adaptations, then written as words again.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "id_table.h"
#include "instruction.h"

namespace hipspv::ir {

// A function's instructions, from OpFunction to OpFunctionEnd; line information may follow them.
struct Function {
  Id id;
  std::vector<Instruction> code;
};

// The parts of a module's logical layout (SPIR-V 1.6, section 2.4) before its functions.
enum Section : std::uint8_t {
  kCapabilities,
  kExtensions,
  kImports,
  kMemoryModel,
  kEntryPoints,
  kModes,
  kDebug,        // sources, names, OpModuleProcessed
  kAnnotations,  // decorations
  kGlobals,      // types, constants, variables
  kSections,
};

// The bound of a module's ids. Throws hipErrorInvalidImage for one that is out of proportion to the words.
Id boundOf(std::span<const std::uint32_t> words);

class Module {
 public:
  // Both throw hipErrorInvalidImage for a broken module.
  explicit Module(Words words) : Module(std::move(words), {}) {}
  // Reads words that must outlive the module. It isn't edited.
  static Module reading(std::span<const std::uint32_t> words) { return Module({}, words); }
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  Words words() const;
  std::uint32_t version() const { return words_[1]; }
  // The words as read, an instruction's position in them, and the instruction at a position.
  std::span<const std::uint32_t> source() const { return words_; }
  std::uint32_t positionOf(const Instruction& i) const { return static_cast<std::uint32_t>(i.words() - words_.data()); }
  Instruction at(std::uint32_t position) const { return Instruction(&words_[position]); }

  std::vector<Instruction>& operator[](Section section) { return sections_[section]; }
  const std::vector<Instruction>& operator[](Section section) const { return sections_[section]; }
  std::vector<Function> functions;

  // Calls visit with each instruction, in the module's order.
  template <class Visit>
  void each(Visit&& visit) const {
    for (const auto& section : sections_)
      for (const Instruction& i : section) visit(i);
    eachInFunctions(visit);
  }
  template <class Visit>
  void eachInFunctions(Visit&& visit) const {
    for (const Function& function : functions)
      for (const Instruction& i : function.code) visit(i);
  }

  // ---- Ids

  Id bound() const { return bound_; }
  Id newId() { return bound_++; }
  // The instruction with this result, which may have been removed; none if nothing has defined the id.
  Instruction definition(Id id) const { return definitions().get(id); }
  // 0 for what is no value.
  Id typeOf(Id value) const;
  spv::Op opcodeOf(Id id) const;
  bool isConstant(Id id) const;
  // An integer constant's value, for at most 64 bits; 0 for a null.
  std::optional<std::uint64_t> valueOf(Id constant) const;
  // The storage class of a pointer's type; StorageClassMax for other ids.
  std::uint32_t storageOf(Id pointerType) const;
  // The width of an integer or floating-point type; 0 for others.
  std::uint32_t widthOf(Id type, spv::Op kind) const;
  // The number of components of a vector type, otherwise 1; and their type.
  std::uint32_t componentsOf(Id type) const;
  Id componentOf(Id type) const;

  // ---- Instructions

  Instruction make(std::uint32_t opcode, std::span<const std::uint32_t> operands);
  Instruction make(std::uint32_t opcode, std::initializer_list<std::uint32_t> operands) {
    return make(opcode, std::span(operands.begin(), operands.size()));
  }
  // Changes an operand in place.
  void set(const Instruction& i, std::size_t operand, std::uint32_t value);

  void addCapability(std::uint32_t capability);
  bool hasCapability(std::uint32_t capability) const;
  void decorate(Id id, std::uint32_t decoration, std::initializer_list<std::uint32_t> operands = {});
  // Removes names and decorations of ids that nothing defines any more.
  void removeDanglingAnnotations();

  // The id of the extended instruction set, imported if it is missing, or 0.
  Id import(std::string_view name);
  Id findImport(std::string_view name) const;

  // ---- Types, constants and variables: those that the module has, or new ones

  Id type(std::uint32_t opcode, std::initializer_list<std::uint32_t> operands) {
    return type(opcode, std::span(operands.begin(), operands.size()));
  }
  Id type(std::uint32_t opcode, std::span<const std::uint32_t> operands);
  Id findType(std::uint32_t opcode, std::initializer_list<std::uint32_t> operands);
  // Adds the capability that declares integers of this width, too.
  Id integer(std::uint32_t bits);
  Id boolean() { return type(spv::OpTypeBool, {}); }
  Id pointer(std::uint32_t storage, Id pointee) { return type(spv::OpTypePointer, {storage, pointee}); }
  // An integer constant, sign-extended to a word if its type is narrower (section 3.3.7).
  Id constant(Id integerType, std::uint64_t value);
  Id null(Id type) { return unique(spv::OpConstantNull, 1, {&type, 1}); }
  Id truth(bool value);
  // operands: without the result. Not shared with equal ones.
  Id global(std::uint32_t opcode, Id type, std::initializer_list<std::uint32_t> operands);

  // A type or constant with these operands, without its result: the module's, or a new one. result: its position.
  Id unique(std::uint32_t opcode, std::size_t result, std::span<const std::uint32_t> operands);

  // After changes of types or constants in place.
  void forgetUnique() { unique_.reset(); }

  // An input variable with three 64-bit components, or a 32-bit one: added to all entry points if it is new there.
  Id builtIn(spv::BuiltIn number, Id valueType);
  // 0 if there is none.
  Id findBuiltIn(std::uint32_t number) const;
  // Declares a function that another module defines, with parameters of these types.
  Id importedFunction(std::string_view name, Id result, std::initializer_list<Id> parameters);

 private:
  // Instructions that the module declares once, by their opcode and operands other than the result.
  struct SameContents {
    bool operator()(const Instruction& a, const Instruction& b) const;
  };

  Module(Words owned, std::span<const std::uint32_t> words);

  void add(const Instruction& i, bool& inFunction);
  void reserve();
  IdTable<Instruction>& definitions() const;
  void define(const Instruction& i) const;
  Instruction findUnique(const Instruction& like);
  std::uint32_t* allocate(std::size_t words);

  Words owned_;  // as read, but with changed operands
  std::span<const std::uint32_t> words_;
  std::array<std::vector<Instruction>, kSections> sections_;
  Id bound_;
  mutable std::optional<IdTable<Instruction>> definitions_;  // made at the first use
  std::vector<std::unique_ptr<std::uint32_t[]>> chunks_;     // of new instructions
  std::uint32_t* next_ = nullptr;                            // in the last chunk
  std::size_t free_ = 0;                                     // words from there on
  std::size_t imported_ = 0;                                 // functions at the beginning
  std::optional<std::set<Instruction, SameContents>> unique_;
};

// Writes instructions to the end of a list.
class Builder {
 public:
  Builder(Module& module, std::vector<Instruction>& code) : module_(module), code_(code) {}

  Module& module() { return module_; }
  // An instruction with a new result, which is returned. operands: after the result.
  Id add(std::uint32_t opcode, Id type, std::initializer_list<std::uint32_t> operands) {
    return define(module_.newId(), opcode, type, std::span(operands.begin(), operands.size()));
  }
  Id add(std::uint32_t opcode, Id type, std::span<const std::uint32_t> operands) {
    return define(module_.newId(), opcode, type, operands);
  }
  Id define(Id result, std::uint32_t opcode, Id type, std::initializer_list<std::uint32_t> operands) {
    return define(result, opcode, type, std::span(operands.begin(), operands.size()));
  }
  Id define(Id result, std::uint32_t opcode, Id type, std::span<const std::uint32_t> operands);
  void put(std::uint32_t opcode, std::initializer_list<std::uint32_t> operands) {
    code_.push_back(module_.make(opcode, operands));
  }
  void put(std::uint32_t opcode, std::span<const std::uint32_t> operands) {
    code_.push_back(module_.make(opcode, operands));
  }
  void keep(const Instruction& i) { code_.push_back(i); }
  // A copy of the instruction with another operand.
  void keepWith(const Instruction& i, std::size_t operand, std::uint32_t value);

  // The first component of the launch's offset, which is always 0, but unknown to device compilers.
  Id unknownZero();

 private:
  Module& module_;
  std::vector<Instruction>& code_;
};

// Visits a function's instructions: edit(i, builder) returns true if it has written a replacement of `i`, otherwise
// `i` stays, after what it has written.
template <class Edit>
void edit(Module& module, Function& function, Edit&& edit) {
  std::vector<Instruction> code;
  code.reserve(function.code.size() + 8);
  Builder builder(module, code);
  for (const Instruction& i : function.code)
    if (!edit(i, builder)) code.push_back(i);
  function.code = std::move(code);
}
template <class Edit>
void edit(Module& module, Edit&& edit) {
  for (Function& function : module.functions) ir::edit(module, function, edit);
}

// Inserts instructions at a function's beginning, after its variables, which precede all others (section 2.4).
template <class Write>
void atBeginning(Module& module, Function& function, Write&& write) {
  const auto begins = [](const Instruction& i) {
    switch (i.opcode()) {
      case spv::OpFunction:
      case spv::OpFunctionParameter:
      case spv::OpLabel:
      case spv::OpVariable:
      case spv::OpUntypedVariableKHR:
      case spv::OpLine:
      case spv::OpNoLine:
        return true;
      default:
        return false;
    }
  };
  const auto at = std::ranges::find_if_not(function.code, begins);
  std::vector<Instruction> code;
  Builder builder(module, code);
  write(builder);
  function.code.insert(at, code.begin(), code.end());
}

// Adds an execution mode and its literals to the kernels that lack the mode.
void addExecutionMode(Module& module, std::initializer_list<std::uint32_t> mode);

// The kernels' entry points.
std::vector<Instruction> kernels(const Module& module);
// The ids of the functions that call each function, by callee, for one call each.
std::vector<std::pair<Id, Id>> calls(const Module& module);
// The functions, and their direct and indirect callers.
std::set<Id> withCallers(const Module& module, std::set<Id> functions);
// The function's parameters.
std::vector<Instruction> parametersOf(const Function& function);

// Removes instructions from all functions.
template <class Condition>
void eraseIf(Module& module, Condition&& condition) {
  for (Function& function : module.functions) std::erase_if(function.code, condition);
}

// The words of a literal string (section 2.2.1).
Words literal(std::string_view text);

}  // namespace hipspv::ir

// The adaptations' names.
namespace hipspv::adapt {

using ir::Builder;
using ir::Function;
using ir::Module;

}  // namespace hipspv::adapt
