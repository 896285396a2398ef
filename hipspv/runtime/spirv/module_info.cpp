#include "module_info.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <string>
#include <tuple>
#include <utility>

namespace hipspv {
namespace {

// clang's limit for a function.
constexpr std::size_t kMostParameters = 65'535;

Parameter valueParameter(const ir::TypeLayout& layout) {
  if (layout.size == 0) return {};
  return {ParameterKind::kValue, layout.size, layout.align};
}

void addMembers(Fields fields, std::vector<PackedMember>& members) {
  while (!fields.empty()) {
    if (members.size() == kMostParameters)
      broken("a kernel has more values in blocks than any function has parameters");
    const std::uint32_t size = fields.size();
    members.push_back({size, std::max(fields.size(), 1u)});
  }
}

// The parameters of one kind, of which a kernel has all or none. A launch fills them by the first one's index.
struct Group {
  ParameterKind kind;
  std::size_t size;
  std::size_t first = 0, count = 0;

  void add(std::size_t index) {
    if (count == 0) first = index;
    if (index != first + count++) broken("a kernel's parameters of one group are apart");
  }
};

std::size_t countParameters(Fields fields) {
  Group groups[] = {{ParameterKind::kPacked, 1}, {ParameterKind::kBlockDimension, 3}, {ParameterKind::kGrid, 3}};
  std::size_t count = 0;
  for (; !fields.empty(); ++count) {
    const ParameterKind kind = fields.parameter();
    fields.size();
    fields.size();
    for (Group& group : groups)
      if (group.kind == kind) group.add(count);
  }
  for (const Group& group : groups)
    if (group.count != 0 && group.count != group.size) broken("a kernel's group of parameters isn't complete");
  return count;
}

void setParameters(Fields fields, std::vector<Parameter>& parameters) {
  for (Parameter& parameter : parameters) {
    parameter.kind = fields.parameter();
    parameter.size = fields.size();
    parameter.align = std::max(fields.size(), 1u);
  }
}

// Changes the kernel's information by a record about it. Its records come in the schema's order: `kernel` precedes
// `packed`.
void apply(const Record& record, KernelInfo& kernel) {
  switch (record.kind()) {
    case RecordKind::kKernel:
      return setParameters(Fields(record.rest(2)), kernel.parameters);
    case RecordKind::kPacked:
      for (Parameter& parameter : kernel.parameters)
        if (parameter.kind == ParameterKind::kPacked) return addMembers(Fields(record.rest(2)), parameter.members);
      return;
    case RecordKind::kLanes:
      kernel.subGroup = record.size(2);
      return;
    case RecordKind::kRows:
      kernel.rowForm = record.field(2);
      return;
    case RecordKind::kGrid:
      kernel.grid = {record.size(2), record.size(3), record.size(4), record.size(5)};
      return;
    case RecordKind::kIndirect:
      kernel.indirect = true;
      return;
    case RecordKind::kService:
      kernel.service = true;
      return;
    case RecordKind::kBounds:
      kernel.maxThreads = record.size(2);
      return;
    case RecordKind::kLaunches:
      kernel.launches = true;
      return;
    default:
      return;
  }
}

void sortUnique(std::deque<std::uint32_t>& numbers) {
  std::ranges::sort(numbers);
  const auto repeated = std::ranges::unique(numbers);
  numbers.erase(repeated.begin(), repeated.end());
}

}  // namespace

// Fills a module's information.
class ModuleInfo::Reader {
 public:
  explicit Reader(ModuleInfo& info) : info_(info), module_(info.module_) {}

  void read() {
    info_.parameters_.reserve(module_.functions.size());
    eachPlaced([this](const Instruction& i) { visit(i); });
    if (module_[ir::kMemoryModel].empty()) broken("it has no memory model");
    // Input on which a device's compiler was seen to crash instead of refusing it.
    if (inFunction_) broken("it ends inside a function");
    sortUnique(info_.capabilities_);
    addKernels();
    addImports();
    makeRoom();
    for (const Instruction& i : records_) placed(i, [&] { apply(i); });
    std::ranges::sort(info_.kernelRecords_, {},
                      [](const KernelRecord& each) { return std::tuple(each.kernel, each.kind, each.at.words()); });
    checkParameters();
    sortUnique(info_.subGroupSizes_);
    sortByName(info_.variables_, [this](const Instruction& i) { return info_.variableOf(i).name; });
    sortByName(info_.atomics_, &AtomicFunction::name);
    sortAbortSites();
  }

 private:
  // Calls visit with each instruction. Errors contain its position.
  template <class Visit>
  void eachPlaced(Visit&& visit) {
    std::size_t at = 0;
    hipspv::placed(at, [&] {
      module_.each([&](const Instruction& i) {
        at = module_.positionOf(i);
        visit(i);
      });
    });
  }

  template <class Action>
  void placed(const Instruction& i, Action&& action) const {
    hipspv::placed(module_.positionOf(i), action);
  }

  void visit(const Instruction& i) {
    switch (i.opcode()) {
      case spv::OpCapability:
        info_.capabilities_.push_back(i[0]);
        break;
      case spv::OpEntryPoint:
        i.text(2);  // the operand must exist
        break;
      case spv::OpModuleProcessed:
        records_.push_back(i);
        i.text(0);
        break;
      case spv::OpDecorate:
        info_.types_.add(i);
        if (i[1] == spv::DecorationLinkageAttributes) visitLinkage(i);
        break;
      case spv::OpFunction:
        // All readers rely on it (section 2.16.1).
        if (module_.definition(i[1]) != i) broken("a function is defined twice");
        info_.parameters_.push_back(0);
        inFunction_ = true;
        break;
      case spv::OpFunctionParameter:
        if (!inFunction_) broken("a parameter stands outside a function");
        if (i.size() < 2) broken("a parameter has no id");
        ++info_.parameters_.back();
        break;
      case spv::OpFunctionEnd:
        inFunction_ = false;
        break;
      case spv::OpFunctionCall:
        if (module_.opcodeOf(i[2]) != spv::OpFunction) broken("a function is called that isn't there");
        break;
      default:
        info_.types_.add(i);
    }
  }

  void visitLinkage(const Instruction& i) {
    std::size_t type = 0;
    i.text(2, &type);
    if (i[type] == spv::LinkageTypeImport) imports_.push_back(i);
  }

  void addKernels() {
    std::vector<Kernel>& kernels = info_.kernels_;
    const auto isKernel = [](const Instruction& i) { return i[0] == spv::ExecutionModelKernel; };
    kernels.reserve(std::ranges::count_if(module_[ir::kEntryPoints], isKernel));
    for (const Instruction& i : module_[ir::kEntryPoints])
      if (isKernel(i)) kernels.push_back({i, 0});
    std::ranges::sort(kernels, {}, &Kernel::name);
    if (std::ranges::adjacent_find(kernels, {}, &Kernel::name) != kernels.end()) broken("two kernels have one name");
    for (Kernel& kernel : kernels) placed(kernel.entry, [&] { kernel.function = functionOf(kernel); });
  }

  // Its index.
  std::uint32_t functionOf(const Kernel& kernel) const {
    const auto begins = [](const ir::Function& function) { return function.code[0].words(); };
    const Instruction definition = module_.definition(kernel.entry[1]);
    const auto found = std::ranges::lower_bound(module_.functions, definition.words(), {}, begins);
    if (!definition || found == module_.functions.end() || begins(*found) != definition.words())
      broken("kernel " + std::string(kernel.name()) + " has no function");
    return static_cast<std::uint32_t>(found - module_.functions.begin());
  }

  // Built-in variables are imported, too, but every device has them.
  static bool isUndefined(const Instruction& definition) {
    return definition && (definition.opcode() == spv::OpFunction ||
                          (definition.opcode() == spv::OpVariable && definition[2] == spv::StorageClassCrossWorkgroup));
  }

  void addImports() {
    info_.undefined_.reserve(imports_.size());
    for (const Instruction& i : std::exchange(imports_, {}))
      if (isUndefined(module_.definition(i[0]))) info_.undefined_.push_back(i.text(2));
  }

  // A growing vector takes three times its contents.
  void makeRoom() {
    std::array<std::size_t, std::size(kRecordForms) + 1> counts{};
    for (const Instruction& i : records_) ++counts[static_cast<std::size_t>(recordOf(i).kind())];
    const auto count = [&](RecordKind kind) { return counts[static_cast<std::size_t>(kind)]; };
    info_.variables_.reserve(count(RecordKind::kVariable));
    info_.names_.reserve(names_ = count(RecordKind::kName));
    info_.atomics_.reserve(count(RecordKind::kAtomic));
    info_.abortSites_.reserve(count(RecordKind::kAbort));
    info_.launches_.reserve(count(RecordKind::kLaunch));
    std::size_t ofKernels = 0;
    for (std::size_t i = 0; i < std::size(kRecordForms); ++i)
      if (kRecordForms[i].fields.starts_with('k')) ofKernels += counts[i];
    info_.kernelRecords_.reserve(ofKernels);
  }

  void apply(const Instruction& i) {
    const Record record = recordOf(i);
    record.check();
    switch (record.kind()) {
      case RecordKind::kNone:
        return;
      case RecordKind::kMetadata:
      case RecordKind::kNotes:
        if (record.kind() == RecordKind::kNotes || record.number(1) != kMetadataVersion)
          broken("it was made by another version of hipspv: compile it again");
        info_.complete_ = true;
        return;
      case RecordKind::kVariable:
        info_.variables_.push_back(i);
        info_.variableOf(i);  // its number must fit
        if (record.has(4)) info_.constantBytes_ += record.number(3);
        return;
      case RecordKind::kAbort:
        info_.abortSites_.push_back({record.number(1), i});
        return;
      case RecordKind::kLaunch:
        info_.launches_.push_back(i);
        return;
      case RecordKind::kName:
        return setName(record.number(1), i);
      case RecordKind::kAtomic:
        info_.atomics_.push_back({record.field(1), record.size(3),
                                  static_cast<AtomicOperation>(*wordOf('o', record.field(2))),
                                  record.field(4) == "shared"});
        return;
      case RecordKind::kDoubles:
        info_.doublePolicy_ = record.field(1) == "emulate" ? DoublePolicy::kEmulate : DoublePolicy::kError;
        return;
      case RecordKind::kWidth:
      case RecordKind::kEntry:
      case RecordKind::kIsa:
      case RecordKind::kRelocations:
        return;  // describe an image of machine code, which no SPIR-V is
      default:
        addKernelRecord(record, i);
    }
  }

  void setName(std::uint64_t index, const Instruction& i) {
    // A compiler's numbers are dense: a module with larger numbers than names is broken.
    if (index >= names_) broken("a name expression has the number " + std::to_string(index));
    info_.names_.resize(std::max<std::size_t>(info_.names_.size(), index + 1));
    info_.names_[index] = i;
  }

  // The record is evaluated when the kernel is queried.
  void addKernelRecord(const Record& record, const Instruction& i) {
    const auto kernel = info_.findKernel(record.kernel());
    if (!kernel) broken("a record names a kernel " + std::string(record.kernel()) + " that isn't there");
    if (record.kind() == RecordKind::kKernel) {
      const std::size_t described = countParameters(Fields(record.rest(2)));
      if (described != info_.parameters_[info_.kernels_[*kernel].function])
        broken("a record describes another number of parameters than kernel " + std::string(record.kernel()) + " has");
    }
    if (record.kind() == RecordKind::kLanes && record.size(2) != 0) info_.subGroupSizes_.push_back(record.size(2));
    info_.kernelRecords_.push_back({static_cast<std::uint32_t>(*kernel), record.kind(), i});
  }

  // A kernel has at most one record of its parameters, and of a block's values only with a parameter for the block.
  void checkParameters() const {
    const KernelRecord* before = nullptr;
    for (const KernelRecord& each : info_.kernelRecords_) {
      const bool same = before != nullptr && before->kernel == each.kernel;
      placed(each.at, [&] {
        if (each.kind == RecordKind::kKernel && same) broken("a kernel has two records of its parameters");
        if (each.kind == RecordKind::kPacked && !(same && hasBlock(*before)))
          broken("a record describes a block of arguments that its kernel doesn't have");
      });
      before = &each;
    }
  }

  bool hasBlock(const KernelRecord& record) const {
    if (record.kind != RecordKind::kKernel) return false;
    for (Fields fields(recordOf(record.at).rest(2)); !fields.empty(); fields.size(), fields.size())
      if (fields.parameter() == ParameterKind::kPacked) return true;
    return false;
  }

  // For equal names the first counts: names are views of the module's words.
  template <class Named, class Name>
  static void sortByName(std::vector<Named>& all, Name name) {
    std::ranges::sort(all, {}, [&](const Named& each) {
      const std::string_view text = std::invoke(name, each);
      return std::pair(text, text.data());
    });
    const auto repeated = std::ranges::unique(all, {}, name);
    all.erase(repeated.begin(), repeated.end());
  }

  // For equal numbers the last counts.
  void sortAbortSites() {
    auto& sites = info_.abortSites_;
    std::ranges::sort(sites, {}, [](const AbortRecord& site) {
      return std::pair(site.number, -reinterpret_cast<std::intptr_t>(site.at.words()));
    });
    const auto repeated = std::ranges::unique(sites, {}, &AbortRecord::number);
    sites.erase(repeated.begin(), repeated.end());
  }

  ModuleInfo& info_;
  const ir::Module& module_;
  bool inFunction_ = false;
  std::size_t names_ = 0;
  std::deque<Instruction> records_, imports_;
};

ModuleInfo::ModuleInfo(const ir::Module& module) : module_(module), types_(module.bound()) { Reader(*this).read(); }

// The kernel that reports where variables are has an output element for each index up to the
// largest.
VariableInfo ModuleInfo::variableOf(const Instruction& i) const {
  const Record record = recordOf(i);
  const std::uint64_t index = record.number(1);
  if (index >= module_.source().size()) broken("a variable has the number " + std::to_string(index));
  return {record.field(2), record.number(3), static_cast<std::uint32_t>(index)};
}

std::optional<std::size_t> ModuleInfo::findKernel(std::string_view name) const {
  const auto found = std::ranges::lower_bound(kernels_, name, {}, &Kernel::name);
  if (found == kernels_.end() || found->name() != name) return std::nullopt;
  return found - kernels_.begin();
}

const AtomicFunction* ModuleInfo::findAtomic(std::string_view name) const {
  const auto found = std::ranges::lower_bound(atomics_, name, {}, &AtomicFunction::name);
  return found != atomics_.end() && found->name == name ? &*found : nullptr;
}

bool ModuleInfo::hasVariable(std::string_view name) const {
  return std::ranges::binary_search(variables_, name, {}, [this](const Instruction& i) { return variableOf(i).name; });
}

std::optional<std::string_view> ModuleInfo::kernelAt(std::uint64_t address) const {
  const auto found =
      std::ranges::find_if(launches_, [&](const Instruction& i) { return recordOf(i).number(1) == address; });
  return found == launches_.end() ? std::nullopt : std::optional(recordOf(*found).field(2));
}

std::optional<AbortSite> ModuleInfo::abortSite(std::uint64_t number) const {
  const auto found = std::ranges::lower_bound(abortSites_, number, {}, &AbortRecord::number);
  if (found == abortSites_.end() || found->number != number) return std::nullopt;
  return siteOf(*found);
}

bool ModuleInfo::hasCapability(std::uint32_t capability) const {
  return std::ranges::binary_search(capabilities_, capability);
}

// ---- Kernels

std::span<const ModuleInfo::KernelRecord> ModuleInfo::recordsOf(std::size_t kernel) const {
  const auto found =
      std::ranges::equal_range(kernelRecords_, static_cast<std::uint32_t>(kernel), {}, &KernelRecord::kernel);
  return {found.begin(), found.end()};
}

std::string_view ModuleInfo::fp64Location(std::size_t kernel) const {
  std::string_view location;
  for (const KernelRecord& each : recordsOf(kernel))
    if (const Record record = recordOf(each.at); record.kind() == RecordKind::kFp64) location = record.rest(2);
  return location;
}

std::set<std::string_view> ModuleInfo::rowForms() const {
  std::set<std::string_view> forms;
  for (const KernelRecord& each : kernelRecords_)
    if (each.kind == RecordKind::kRows) forms.insert(recordOf(each.at).field(2));
  return forms;
}

KernelInfo ModuleInfo::kernel(std::size_t kernel) const {
  const std::uint32_t function = kernels_[kernel].function;
  if (parameters_[function] > kMostParameters) broken("a kernel has more parameters than any function");
  KernelInfo result;
  result.parameters.reserve(parameters_[function]);
  // Modules of other compilers don't declare indirect access: any kernel may need it.
  result.indirect = !complete_;
  for (const Instruction& i : module_.functions[function].code) {
    if (result.parameters.size() == parameters_[function]) break;
    if (i.opcode() == spv::OpFunctionParameter) result.parameters.push_back(parameter(i[1], i[0]));
  }
  for (const KernelRecord& each : recordsOf(kernel)) apply(recordOf(each.at), result);
  return result;
}

Parameter ModuleInfo::parameter(Id id, Id typeId) const {
  const Instruction type = module_.definition(typeId);
  if (!type) return {};
  if (type.opcode() != spv::OpTypePointer && type.opcode() != spv::OpTypeUntypedPointerKHR)
    return valueParameter(types_.of(typeId));
  switch (type[1]) {
    case spv::StorageClassCrossWorkgroup:
    case spv::StorageClassUniformConstant:
      return {ParameterKind::kPointer, 8, 8};
    case spv::StorageClassWorkgroup:
      return {ParameterKind::kShared, 0, 1};
    case spv::StorageClassFunction: {
      if (!types_.isByValue(id) || type.opcode() != spv::OpTypePointer) return {};
      Parameter result = valueParameter(types_.of(type[2]));
      if (const auto align = types_.alignment(id)) result.align = *align;
      return result;
    }
    default:
      return {};
  }
}

std::size_t spirvExtent(std::span<const std::byte> image) {
  const std::size_t available = image.size() / sizeof(std::uint32_t);
  const auto word = [&](std::size_t i) {
    std::uint32_t value;
    std::memcpy(&value, image.data() + i * sizeof value, sizeof value);
    return value;
  };
  if (available < kHeaderWords || word(0) != spv::MagicNumber)
    broken("it is neither an offload bundle nor SPIR-V (byte 0, magic)");
  std::size_t position = kHeaderWords;
  bool afterFunction = false;
  while (position < available) {
    const std::uint32_t count = word(position) >> 16;
    const std::uint32_t opcode = word(position) & 0xFFFF;
    // Only functions, and line instructions between them, follow a function (section 2.4).
    if (afterFunction && opcode != spv::OpFunction && opcode != spv::OpLine && opcode != spv::OpNoLine) break;
    placed(position, [&] {
      if (count == 0 || count > available - position) broken("it ends inside an instruction");
    });
    afterFunction = opcode == spv::OpFunctionEnd || (afterFunction && opcode != spv::OpFunction);
    position += count;
  }
  return position * sizeof(std::uint32_t);
}

}  // namespace hipspv
