// The definitions and uses of the ids of a SPIR-V module, in linear time. Section numbers: SPIR-V specification 1.6.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "ir/module.h"

namespace hipspv {

// The kernel that stores initial addresses and reports where variables are: straight-line code.
inline constexpr std::string_view kVariablesKernel = "__hipspv_variables";

// Frees the memory: assigning {} would keep it.
template <class Container>
void release(Container& container) {
  Container().swap(container);
}

class SpirvIndex {
 public:
  using Offset = std::uint32_t;  // of an instruction's first word; 0: none

  struct Function {
    Id id = 0;
    Offset begin = 0, end = 0;
    std::uint32_t firstUse = 0, lastUse = 0;  // of the ids from outside
    bool hasBody = false;
  };

  // The module must outlive the index. Throws hipErrorInvalidImage for a broken one.
  explicit SpirvIndex(const ir::Module& module);
  SpirvIndex(const SpirvIndex&) = delete;
  SpirvIndex& operator=(const SpirvIndex&) = delete;

  // True if all instructions are known here, and splitting the module needs no more memory than its size justifies
  // (kRoom): otherwise no other function may be called.
  bool complete() const { return complete_; }

  const ir::Module& module() const { return module_; }
  Id bound() const { return static_cast<Id>(objects_.size()); }
  Instruction instruction(Offset at) const { return module_.at(at); }

  // Instructions with a result outside of functions, and those of the setup kernel, which are selected
  // individually; in the module's order. 0 for ids with another kind of definition.
  Offset definition(Id id) const { return objects_[id].kind == Object::kDefinition ? objects_[id].value : 0; }
  const std::deque<Id>& defined() const { return defined_; }
  // Calls visit(id) for the ids that the instruction needs.
  template <class Visit>
  void operands(Offset at, Visit&& visit) const;

  // All except the setup kernel.
  std::span<const Function> functions() const { return functions_; }
  // nullptr if the id is no function.
  const Function* function(Id id) const;
  // Ids from outside of the function, including functions; each once.
  auto uses(const Function& function) const {
    return std::ranges::subrange(uses_.begin() + function.firstUse, uses_.begin() + function.lastUse);
  }

  // Names, decorations, execution modes and entry points of the id; for a function also those of all definitions in
  // its body.
  std::span<const Offset> annotations(Id id) const;
  // The source languages.
  const std::deque<Offset>& sources() const { return sources_; }

  using ByName = std::map<std::string_view, Id>;  // no hash table: colliding names could be constructed
  const ByName& kernels() const { return kernels_; }
  const ByName& exports() const { return exports_; }
  // The name under which the id is imported; empty if it isn't.
  std::string_view import(Id id) const;
  std::span<const Id> variables() const { return variables_; }
  bool isConstant(Id variable) const { return constants_.contains(variable); }

  // For the setup kernel: its functions' ids (llvm-spirv makes an entry point that calls the kernel), 0 if there is
  // none; its stores, and the instructions around them.
  std::array<Id, 2> setup() const { return {setup_, setupBody_}; }
  std::span<const Offset> stores() const { return stores_; }
  const std::deque<Offset>& frame() const { return frame_; }

 private:
  void scan(const Instruction& i, Offset at);
  void scanGlobal(const Instruction& i, Offset at);
  void scanDecoration(const Instruction& i);
  void scanEntryPoint(const Instruction& i);
  void scanBody(const Instruction& i);
  void scanSetup(const Instruction& i, Offset at);
  void begin(const Instruction& i, Offset at);
  bool isSetup(Id function) const { return function != 0 && (function == setup_ || function == setupBody_); }
  void end(Offset at);
  void define(Id id, Offset at);
  void annotate(Id id, Offset at);
  void keep(std::deque<Offset>& kept, Offset at);
  void use(Id id);
  void own(Id id);
  bool isLocal(Id id) const { return objects_[id].kind == Object::kLocal; }
  void dropLocalUses();
  void sortAnnotations();
  Id checked(Id id) const;
  // Deducts bytes from the memory limit. The module isn't complete if nothing is left.
  void afford(std::size_t bytes) { room_ -= std::min(bytes, room_); }

  struct Object {
    enum Kind : std::uint32_t {
      kNothing,
      kDefinition,  // value: its position
      kFunction,    // 1 + its index
      kLocal,       // 1 + index of the function that defines it
    };
    Kind kind : 2;
    std::uint32_t value : 30;
  };

  const ir::Module& module_;
  bool complete_ = true;
  std::vector<Object> objects_;      // by id
  std::vector<std::uint32_t> seen_;  // by id: 1 + index of the last function that used it
  std::deque<Id> defined_, uses_;    // may be as many as words: a growing vector would take three times that
  std::vector<Id> variables_;
  std::vector<Function> functions_;
  std::deque<std::pair<Id, Offset>> targets_;   // of annotations, in the module's order
  std::vector<Offset> annotations_;             // ordered by annotated id
  std::vector<std::uint32_t> firstAnnotation_;  // by id, with one more entry at the end
  std::deque<Offset> sources_, frame_;
  std::vector<Offset> stores_;
  ByName kernels_, exports_;
  std::unordered_map<Id, std::string_view> imports_;
  std::unordered_set<Id> constants_;
  Id setup_ = 0, setupBody_ = 0;
  Offset setupBegin_ = ~Offset{0};
  std::size_t room_;           // bytes
  std::uint32_t current_ = 0;  // 1 + index of the current function
  bool inSetup_ = false;
};

template <class Visit>
void SpirvIndex::operands(Offset at, Visit&& visit) const {
  const Instruction i = instruction(at);
  const auto layout = at >= setupBegin_ ? layoutOf(i.opcode()) : globalLayout(i.opcode());
  for (std::uint32_t n = 0; layout && n < i.size(); ++n)
    if (layout->isId(n) && n != layout->result && i.operands()[n] < bound()) visit(i.operands()[n]);
}

}  // namespace hipspv
