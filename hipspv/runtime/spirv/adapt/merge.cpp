#include "merge.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "hipspv/runtime/spirv/ids.h"
#include "hipspv/runtime/spirv/operand_layout.h"

namespace hipspv::adapt {
namespace {

// The capability that declares a number type of this size.
struct SizeCapability {
  std::uint16_t opcode;
  std::uint32_t bits, capability;
};
constexpr SizeCapability kSizeCapabilities[] = {{spv::OpTypeFloat, 16, spv::CapabilityFloat16},
                                                {spv::OpTypeInt, 64, spv::CapabilityInt64},
                                                {spv::OpTypeInt, 16, spv::CapabilityInt16},
                                                {spv::OpTypeInt, 8, spv::CapabilityInt8}};

// Types that are taken from the module if it has them: those that a module declares once (section 2.8), and
// pointers, so that the module's functions can call the library's with them.
bool isUnique(std::uint16_t opcode) {
  return (opcode >= spv::OpTypeVoid && opcode <= spv::OpTypeVector) || opcode == spv::OpTypePointer ||
         opcode == spv::OpTypeFunction;
}

Words keyOf(std::uint16_t opcode, std::span<const std::uint32_t> operands) {
  Words key{opcode};
  key.insert(key.end(), operands.begin() + 1, operands.end());
  return key;
}

bool isDefinition(std::uint16_t opcode) {
  if (opcode == spv::OpString || opcode == spv::OpExtInstImport) return false;
  return opcode == spv::OpLine || opcode == spv::OpNoLine || opcode == spv::OpFunction ||
         globalLayout(opcode).has_value();
}

// The parts of the module to which the library's definitions are added.
class Target {
 public:
  explicit Target(std::span<const std::uint32_t> words) : words_(words) {
    std::size_t at = kHeaderWords;
    eachInstruction(words, [&](const Instruction& i) {
      read(i, at);
      at += i.operands.size() + 1;
    });
    if (definitions_ == 0 || functions_ == 0) definitions_ = functions_ = words.size();
  }

  std::optional<Id> type(const Words& key) const { return find(types_, key); }
  std::optional<Id> import(const std::string& name) const { return find(imports_, name); }
  bool has(std::uint32_t capability) const { return capabilities_.contains(capability); }

  // The module with these instructions added to its sections.
  Words with(const Words& capabilities, const Words& imports, const Words& annotations, const Words& definitions,
             const Words& functions) const {
    Words all;
    all.reserve(words_.size() + capabilities.size() + imports.size() + annotations.size() + definitions.size() +
                functions.size());
    std::size_t done = 0;
    const auto copy = [&](std::size_t until, const Words& more) {
      all.insert(all.end(), words_.begin() + static_cast<std::ptrdiff_t>(done),
                 words_.begin() + static_cast<std::ptrdiff_t>(until));
      all.insert(all.end(), more.begin(), more.end());
      done = until;
    };
    copy(kHeaderWords, capabilities);
    copy(memoryModel_, imports);
    copy(definitions_, annotations);
    copy(functions_, definitions);
    copy(words_.size(), functions);
    return all;
  }

 private:
  template <class Map, class Key>
  static std::optional<Id> find(const Map& map, const Key& key) {
    const auto found = map.find(key);
    return found == map.end() ? std::nullopt : std::optional(found->second);
  }

  void read(const Instruction& i, std::size_t at) {
    if (functions_ != 0) return;
    if (i.opcode == spv::OpCapability) capabilities_.insert(i[0]);
    if (i.opcode == spv::OpExtInstImport) imports_.emplace(i.text(1), i[0]);
    if (i.opcode == spv::OpMemoryModel) memoryModel_ = at;
    if (definitions_ == 0 && isDefinition(i.opcode)) definitions_ = at;
    if (i.opcode == spv::OpFunction) functions_ = at;
    if (isUnique(i.opcode)) types_.emplace(keyOf(i.opcode, i.operands), i[0]);
  }

  std::span<const std::uint32_t> words_;
  std::map<Words, Id> types_;
  std::map<std::string, Id> imports_;
  std::set<std::uint32_t> capabilities_;
  std::size_t memoryModel_ = kHeaderWords, definitions_ = 0, functions_ = 0;  // their beginnings
};

class Merge {
 public:
  Merge(std::span<const std::uint32_t> words, const Library& library, Calls& calls)
      : target_(words),
        index_(library.index()),
        calls_(calls),
        selected_(index_.bound()),
        ids_(index_.bound()),
        types_(index_.bound()) {
    for (const auto& [name, id] : calls.wanted()) {
      const Id function = index_.exports().find(name)->second;
      ids_[function] = id;
      want(function);
    }
    select();
  }

  Words module() {
    for (const SpirvIndex::Offset at : index_.always()) placeImport(index_.instruction(at));
    for (const Id id : index_.defined())
      if (selected_[id]) placeDefinition(index_.instruction(index_.definition(id)));
    for (const SpirvIndex::Function& function : index_.functions())
      if (selected_[function.id]) placeFunction(function);
    for (const Id id : order_) placeAnnotations(id);
    Words all = target_.with(capabilities_, imports_, annotations_, definitions_, functions_);
    all[kBoundWord] = calls_.bound();
    return all;
  }

 private:
  void want(Id id) {
    if (std::exchange(selected_[id], true)) return;
    order_.push_back(id);
  }

  void select() {
    for (std::size_t n = 0; n < order_.size(); ++n) {
      const Id id = order_[n];
      if (const auto* function = index_.function(id))
        for (const Id used : index_.uses(*function)) want(used);
      else if (const auto at = index_.definition(id); at != 0)
        index_.operands(at, [this](Id operand) { want(operand); });
    }
  }

  Id idOf(Id id) {
    Id& found = ids_[id];
    if (found == 0) found = calls_.newId();
    return found;
  }

  void placeImport(const Instruction& i) {
    if (i.opcode != spv::OpExtInstImport) return;
    if (const auto found = target_.import(std::string(i.text(1)))) {
      ids_[i[0]] = *found;
      return;
    }
    Words operands(i.operands.begin(), i.operands.end());
    operands[0] = idOf(i[0]);
    append(imports_, i.opcode, operands);
  }

  void placeDefinition(const Instruction& i) {
    const auto layout = globalLayout(i.opcode);
    Words operands(i.operands.begin(), i.operands.end());
    for (std::uint32_t n = 0; n < operands.size(); ++n)
      if (layout->isId(n) && n != layout->result) operands[n] = idOf(i[n]);
    types_[i[layout->result]] = layout->result == 1 ? i[0] : i.opcode == spv::OpTypeInt ? i[1] : 0;
    if (isUnique(i.opcode))
      if (const auto found = target_.type(keyOf(i.opcode, operands))) {
        ids_[i[0]] = *found;
        return;
      }
    operands[layout->result] = idOf(i[layout->result]);
    declare(i);
    append(definitions_, i.opcode, operands);
  }

  void declare(const Instruction& i) {
    for (const SizeCapability& each : kSizeCapabilities)
      if (i.opcode == each.opcode && i[1] == each.bits && !target_.has(each.capability))
        append(capabilities_, spv::OpCapability, {each.capability});
  }

  void placeFunction(const SpirvIndex::Function& function) {
    for (SpirvIndex::Offset at = function.begin; at < function.end;) {
      const Instruction i = index_.instruction(at);
      at += static_cast<SpirvIndex::Offset>(i.operands.size() + 1);
      if (i.opcode == spv::OpLine || i.opcode == spv::OpNoLine) continue;
      placeInstruction(i, *bodyLayout(i.opcode));
    }
  }

  void placeInstruction(const Instruction& i, const OperandLayout& layout) {
    if (layout.result == 1) types_[i[1]] = i[0];
    Words operands(i.operands.begin(), i.operands.end());
    const auto [labels, step] = labelsOf(i);
    for (std::uint32_t n = 0; n < operands.size(); ++n) {
      const bool isLabel = n >= labels && (n - labels) % step == 0 && n < lastLabel(i, labels);
      if (layout.isId(n) || isLabel) operands[n] = idOf(i[n]);
    }
    append(functions_, i.opcode, operands);
  }

  // The index of the instruction's first label, and the distance of labels in words.
  std::pair<std::uint32_t, std::uint32_t> labelsOf(const Instruction& i) const {
    if (i.opcode == spv::OpSwitch) return {1, 1 + (types_.get(types_.get(i[0])) > 32 ? 2u : 1u)};
    return {i.opcode == spv::OpBranchConditional ? 1u : 0u, 1};
  }

  static std::uint32_t lastLabel(const Instruction& i, std::uint32_t first) {
    switch (i.opcode) {
      case spv::OpBranch:
      case spv::OpSelectionMerge:
        return 1;
      case spv::OpLoopMerge:
        return 2;
      case spv::OpBranchConditional:
        return 3;
      case spv::OpSwitch:
        return static_cast<std::uint32_t>(i.operands.size());
      default:
        return first;
    }
  }

  void placeAnnotations(Id id) {
    for (const SpirvIndex::Offset at : index_.annotations(id)) {
      const Instruction i = index_.instruction(at);
      const bool decorates = (i.opcode == spv::OpDecorate && i[1] != spv::DecorationLinkageAttributes) ||
                             i.opcode == spv::OpMemberDecorate;
      if (!decorates) continue;
      Words operands(i.operands.begin(), i.operands.end());
      operands[0] = idOf(i[0]);
      append(annotations_, i.opcode, operands);
    }
  }

  const Target target_;
  const SpirvIndex& index_;
  Calls& calls_;
  IdTable<bool> selected_;
  IdTable<Id> ids_;    // from the library's ids to the module's
  IdTable<Id> types_;  // of values: their types; of integer types: their bits
  std::vector<Id> order_;
  Words capabilities_, imports_, annotations_, definitions_, functions_;
};

}  // namespace

Words merge(std::span<const std::uint32_t> words, const Library& library, Calls& calls) {
  return Merge(words, library, calls).module();
}

}  // namespace hipspv::adapt
