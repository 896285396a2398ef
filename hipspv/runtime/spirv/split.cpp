#include "split.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace hipspv {
namespace {

bool perPartStorage(std::uint32_t storage) {
  return storage == spv::StorageClassUniformConstant || storage == spv::StorageClassInput ||
         storage == spv::StorageClassWorkgroup || storage == spv::StorageClassPrivate;
}

}  // namespace

ModuleParts::ModuleParts(const ir::Module& module, std::span<const std::string_view> perPart) : index_(module) {
  if (!index_.complete()) return;
  class_.resize(index_.bound());
  reach_.resize(index_.bound());
  lead_.resize(index_.bound());
  shareVariables(perPart);
  joinManaged();
  followDefinitions();
  followStores();
  release(lead_);
  if (whole_) return;
  followCalls();
  collect();
  release(reach_);
}

// ---- Dependencies

Id ModuleParts::find(Id variable) const {
  while (class_[variable] != variable) {
    class_[variable] = class_[class_[variable]];
    variable = class_[variable];
  }
  return variable;
}

// Joins two variables, 0 for none.
Id ModuleParts::join(Id a, Id b) {
  if (a == 0 || b == 0) return a | b;
  return class_[find(a)] = find(b);
}

void ModuleParts::shareVariables(std::span<const std::string_view> perPart) {
  for (const Id id : index_.variables()) {
    const std::uint32_t storage = index_.instruction(index_.definition(id))[2];
    if (!perPartStorage(storage) && !index_.isConstant(id)) class_[id] = id;
  }
  for (const std::string_view name : perPart) {
    const auto found = index_.exports().find(name);
    if (found != index_.exports().end()) class_[found->second] = 0;
  }
}

// The initial value of a __managed__ variable must be in the variable's part.
void ModuleParts::joinManaged() {
  const auto& exports = index_.exports();
  for (const auto& [name, initial] : exports) {
    if (!name.ends_with(kManagedSuffix)) continue;
    const auto found = exports.find(name.substr(0, name.size() - kManagedSuffix.size()));
    if (found != exports.end()) join(class_[initial], class_[found->second]);
  }
}

// Definitions precede their uses (section 2.4), except for the targets of pointer types.
void ModuleParts::followDefinitions() {
  for (const Id id : index_.variables()) lead_[id] = id;
  for (const Id id : index_.defined()) {
    Id reached = class_[id];
    index_.operands(index_.definition(id), [&](Id operand) {
      reached = join(reached, reach_[operand]);
      if (lead_[id] == 0) lead_[id] = lead_[operand];
    });
    reach_[id] = reached;
  }
}

// The setup kernel stores addresses: a variable and those whose addresses it holds stay together.
void ModuleParts::followStores() {
  for (const Offset at : index_.stores()) {
    const Instruction store = index_.instruction(at);
    const Id pointer = store[0], value = store[1];
    if (pointer >= index_.bound() || value >= index_.bound()) broken("an id is beyond its bound");
    const Id variable = lead_[pointer] != 0 ? lead_[pointer] : lead_[value];
    const Id reached = join(reach_[pointer], reach_[value]);
    // Neither a variable's address nor its initial value: hipspv-cc writes no such store. Nor does
    // a variable that each part duplicates point to one that only one part has.
    whole_ |= variable == 0 || (class_[variable] == 0 && reached != 0);
    storesOf_[variable].push_back(at);
  }
}

// First from callees to callers, so that each call is followed once, even in cycles; then all that a function
// reaches is joined.
void ModuleParts::followCalls() {
  const auto functions = index_.functions();
  // By callee: the beginning of its callers, and the callers. Filled from the last on, which makes the ends of the
  // ranges their beginnings.
  std::vector<std::uint32_t> first(functions.size() + 1), callers, work;
  const auto eachCallee = [&](std::size_t number, auto&& visit) {
    for (const Id used : index_.uses(functions[number]))
      if (const auto* callee = index_.function(used)) visit(first[callee - functions.data()]);
  };
  for (std::size_t n = 0; n < functions.size(); ++n) eachCallee(n, [](auto& count) { ++count; });
  std::partial_sum(first.begin(), first.end(), first.begin());
  callers.resize(first.back());
  for (std::size_t n = functions.size(); n-- > 0;)
    eachCallee(n, [&](auto& end) { callers[--end] = static_cast<std::uint32_t>(n); });
  for (std::uint32_t number = 0; number < functions.size(); ++number) {
    joinUses(functions[number]);
    if (reach_[functions[number].id] != 0) work.push_back(number);
  }
  while (!work.empty()) {
    const std::uint32_t number = work.back();
    work.pop_back();
    const std::size_t count = first[number + 1] - first[number];
    for (const std::uint32_t caller : std::span(callers).subspan(first[number], count))
      if (Id& reached = reach_[functions[caller].id]; reached == 0) {
        reached = reach_[functions[number].id];
        work.push_back(caller);
      }
  }
  for (const auto& function : functions) joinUses(function);
}

void ModuleParts::joinUses(const SpirvIndex::Function& function) {
  for (const Id used : index_.uses(function)) reach_[function.id] = join(reach_[function.id], reach_[used]);
}

std::size_t ModuleParts::partOfClass(Id variable) {
  const auto [found, added] = byClass_.try_emplace(find(variable), parts_.size());
  if (added) parts_.emplace_back();
  return found->second;
}

void ModuleParts::collect() {
  for (const auto& [name, id] : index_.kernels()) {
    const auto* function = index_.function(id);
    if (function == nullptr) broken("kernel " + std::string(name) + " has no function");
    std::size_t part = parts_.size();
    if (reach_[id] != 0)
      part = partOfClass(reach_[id]);
    else
      parts_.emplace_back();
    parts_[part].kernels.push_back(id);
    byKernel_.emplace(name, part);
  }
  for (const Id id : index_.variables())
    if (class_[id] != 0) parts_[partOfClass(id)].variables.push_back(id);
}

std::optional<std::size_t> ModuleParts::ofKernel(std::string_view name) const {
  const auto found = byKernel_.find(name);
  if (found == byKernel_.end()) return std::nullopt;
  return found->second;
}

std::optional<std::size_t> ModuleParts::ofVariable(std::string_view name) const {
  const auto found = index_.exports().find(name);
  if (parts_.empty() || found == index_.exports().end()) return std::nullopt;
  if (class_[found->second] == 0) return std::nullopt;
  return byClass_.at(find(found->second));
}

// ---- Parts

// The instructions of one part: all direct and indirect dependencies of its kernels and variables.
class ModuleParts::Selection {
 public:
  explicit Selection(const ModuleParts& parts) : parts_(parts), index_(parts.index_), selected_(index_.bound()) {
    for (const ir::Section section : {ir::kCapabilities, ir::kExtensions, ir::kImports, ir::kMemoryModel})
      for (const Instruction& i : index_.module()[section]) add(index_.module().positionOf(i));
    for (const Offset at : index_.sources()) add(at);
  }

  void select(std::span<const Id> ids) {
    for (const Id id : ids) want(id);
    while (!work_.empty()) {
      const Id id = work_.back();
      work_.pop_back();
      selectOne(id);
    }
  }

  PartModule module() {
    std::sort(pieces_.begin(), pieces_.end());
    PartModule result{{}, std::move(undefined_), setup_};
    std::size_t size = kHeaderWords;
    for (const auto& [begin, end] : pieces_) size += end - begin;
    result.words.reserve(size);
    const auto words = index_.module().source();
    result.words.assign(words.begin(), words.begin() + kHeaderWords);
    for (const auto& [begin, end] : pieces_)
      result.words.insert(result.words.end(), words.begin() + begin, words.begin() + end);
    return result;
  }

 private:
  void want(Id id) {
    if (selected_[id]) return;
    selected_[id] = true;
    work_.push_back(id);
  }

  void add(Offset at) {
    const Offset end = at + 1 + static_cast<Offset>(index_.instruction(at).size());
    if (!pieces_.empty() && pieces_.back().second == at)
      pieces_.back().second = end;
    else
      pieces_.emplace_back(at, end);
  }

  void need(Offset at) {
    add(at);
    index_.operands(at, [this](Id id) { want(id); });
  }

  void selectOne(Id id) {
    if (const auto* function = index_.function(id)) {
      pieces_.emplace_back(function->begin, function->end);
      for (const Id used : index_.uses(*function)) want(used);
      if (!function->hasBody) undefined_.emplace_back(index_.import(id));
    } else if (const Offset at = index_.definition(id); at != 0) {
      if (parts_.class_[id] != 0 && !index_.import(id).empty()) undefined_.emplace_back(index_.import(id));
      need(at);
      const auto stores = parts_.storesOf_.find(id);
      if (stores != parts_.storesOf_.end()) selectStores(stores->second);
    }
    for (const Offset at : index_.annotations(id)) annotate(at);
  }

  void selectStores(std::span<const Offset> stores) {
    for (const Offset at : stores) need(at);
    if (std::exchange(setup_, true)) return;
    for (const Offset at : index_.frame()) need(at);
    for (const Id id : index_.setup())
      if (id != 0) want(id);  // for its annotations
  }

  void annotate(Offset at) {
    add(at);
    const Instruction i = index_.instruction(at);
    std::size_t next = i.size();
    if (i.opcode() == spv::OpExecutionModeId) next = 2;
    if (i.opcode() == spv::OpEntryPoint) i.text(2, &next);  // the name precedes the variables in the interface
    for (; next < i.size(); ++next)
      if (i.operands()[next] < index_.bound()) want(i.operands()[next]);
  }

  const ModuleParts& parts_;
  const SpirvIndex& index_;
  std::vector<bool> selected_;
  std::deque<Id> work_;  // no vectors: they take three times their contents while they grow
  std::deque<std::pair<Offset, Offset>> pieces_;
  std::vector<std::string_view> undefined_;
  bool setup_ = false;
};

PartModule ModuleParts::part(std::size_t index) const {
  Selection selection(*this);
  selection.select(parts_[index].kernels);
  selection.select(parts_[index].variables);
  return selection.module();
}

}  // namespace hipspv
