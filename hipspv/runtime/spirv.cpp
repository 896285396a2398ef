#include "spirv.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <string>
#include <utility>

#include "spirv_words.h"

namespace hipspv {
namespace {

enum StorageClass : std::uint32_t {
  kUniformConstant = 0,
  kWorkgroup = 4,
  kCrossWorkgroup = 5,
  kFunction = 7
};
constexpr std::uint32_t kExecutionModelKernel = 6;
constexpr std::uint32_t kDecorationLinkage = 41;
constexpr std::uint32_t kLinkageImport = 1;

// clang's limit for a function.
constexpr std::size_t kMostParameters = 65'535;

bool isType(std::uint16_t opcode) {
  return (opcode >= kOpTypeBool && opcode <= kOpTypePointer) || opcode == kOpTypeUntypedPointer;
}

AtomicOperation operation(std::string_view field) {
  if (field == "add") return AtomicOperation::kAdd;
  if (field == "min") return AtomicOperation::kMin;
  if (field == "max") return AtomicOperation::kMax;
  broken("a note speaks of an unknown atomic operation");
}

DoublePolicy policy(std::string_view field) {
  if (field == "emulate") return DoublePolicy::kEmulate;
  if (field == "error") return DoublePolicy::kError;
  broken("a note speaks of an unknown way to do double precision");
}

Parameter valueParameter(const TypeLayout& layout) {
  if (layout.size == 0) return {};
  return {Parameter::Kind::kValue, layout.size, layout.align};
}

void addMembers(std::string_view rest, std::vector<PackedMember>& members, std::size_t& room) {
  while (!rest.empty()) {
    if (room-- == 0) broken("a kernel has more values in blocks than any function has parameters");
    members.push_back(takeMember(rest));
  }
}

void sortUnique(std::deque<std::uint32_t>& numbers) {
  std::ranges::sort(numbers);
  const auto repeated = std::ranges::unique(numbers);
  numbers.erase(repeated.begin(), repeated.end());
}

}  // namespace

// Fills a module's information. Instructions that precede their dependencies are visited again at
// the end.
class ModuleInfo::Reader {
 public:
  explicit Reader(ModuleInfo& info) : info_(info), definitions_(info.definitions_) {}

  void read() {
    eachInstruction(info_.words_, [this](const Instruction& i) { visit(i); });
    if (!memoryModel_) broken("it has no memory model");
    // Input on which a device's compiler was seen to crash instead of refusing it.
    if (inFunction_) broken("it ends inside a function");
    definitions_.finish();
    sortUnique(info_.capabilities_);
    addKernels();
    addImports();
    makeRoom();
    for (const std::size_t at : notes_) placed(at, [&] { applyNote(static_cast<Offset>(at)); });
    std::ranges::sort(info_.kernelNotes_);
    sortUnique(info_.subGroupSizes_);
    sortByName(info_.variables_, [this](Offset at) { return info_.variableAt(at).name; });
    sortByName(info_.atomics_, &AtomicFunction::name);
    sortAbortSites();
  }

 private:
  Offset at(const Instruction& i) const {
    return static_cast<Offset>(i.operands.data() - 1 - info_.words_.data());
  }

  void visit(const Instruction& i) {
    switch (i.opcode) {
      case kOpCapability:
        info_.capabilities_.push_back(i[0]);
        break;
      case kOpMemoryModel:
        memoryModel_ = true;
        break;
      case kOpEntryPoint:
        if (i[0] == kExecutionModelKernel) info_.kernels_.push_back(at(i));
        i.text(2);  // the operand must exist
        break;
      case kOpModuleProcessed:
        notes_.push_back(at(i));
        i.text(0);
        break;
      case kOpDecorate:
        definitions_.addDecoration(i);
        if (i[1] == kDecorationLinkage) visitLinkage(i);
        break;
      case kOpConstant:
      case kOpSpecConstant:
        definitions_.addConstant(i);
        break;
      case kOpVariable:
        if (!inFunction_) definitions_.addVariable(i);
        break;
      case kOpFunction:
        if (inFunction_) broken("a function begins inside another");
        definitions_.addFunction(i);
        inFunction_ = true;
        break;
      case kOpFunctionParameter:
        if (!inFunction_) broken("a parameter stands outside a function");
        definitions_.addParameter(i);
        break;
      case kOpFunctionEnd:
        inFunction_ = false;
        break;
      case kOpFunctionCall:
        definitions_.addCall(i);
        break;
      default:
        if (isType(i.opcode)) definitions_.addType(i);
    }
  }

  void visitLinkage(const Instruction& i) {
    std::size_t type = 0;
    i.text(2, &type);
    if (i[type] == kLinkageImport) imports_.push_back(at(i));
  }

  void addKernels() {
    std::vector<Offset>& kernels = info_.kernels_;
    const auto name = [this](Offset at) { return info_.nameOf(at); };
    std::ranges::sort(kernels, {}, name);
    if (std::ranges::adjacent_find(kernels, {}, name) != kernels.end())
      broken("two kernels have one name");
    for (const Offset at : kernels)
      if (!definitions_.function(instructionAt(info_.words_, at)[1]))
        broken("kernel " + std::string(name(at)) + " has no function");
  }

  // Built-in variables are imported, too, but every device has them.
  bool isUndefined(const Instruction& definition) const {
    return definition.opcode == kOpFunction ||
           (definition.opcode == kOpVariable && definition[2] == kCrossWorkgroup);
  }

  void addImports() {
    info_.undefined_.reserve(imports_.size());
    for (const Offset at : std::exchange(imports_, {})) {
      const Instruction i = instructionAt(info_.words_, at);
      const auto definition = definitions_.definition(i[0]);
      if (definition && isUndefined(*definition)) info_.undefined_.push_back(i.text(2));
    }
  }

  // A growing vector takes three times its contents.
  void makeRoom() {
    std::size_t variables = 0, atomics = 0, sites = 0, others = 0;
    for (const Offset at : notes_) {
      const std::string_view kind = info_.noteAt(at).kind();
      variables += kind == "hipspv.var";
      names_ += kind == "hipspv.name";
      atomics += kind == "hipspv.atomic";
      sites += kind == "hipspv.abort";
      others += kind.starts_with("hipspv.");
    }
    info_.variables_.reserve(variables);
    info_.names_.reserve(names_);
    info_.atomics_.reserve(atomics);
    info_.abortSites_.reserve(sites);
    info_.kernelNotes_.reserve(others - variables - names_ - atomics - sites);
  }

  void applyNote(Offset at) {
    const Note note = info_.noteAt(at);
    const std::string_view kind = note.kind();
    if (kind == "hipspv.var") {
      info_.variables_.push_back(at);
      info_.variableAt(at);  // the note must be complete
      if (note.has(4) && note.field(4) == "constant") info_.constantBytes_ += note.number(3);
    } else if (kind == "hipspv.abort") {
      info_.abortSites_.push_back({note.number(1), at});
      note.field(2);
    } else if (kind == "hipspv.name") {
      setName(note.number(1), at);
      note.field(2);
    } else if (kind == "hipspv.atomic") {
      info_.atomics_.push_back(
          {note.field(1), note.size(3), operation(note.field(2)), note.field(4) == "shared"});
    } else if (kind == "hipspv.doubles") {
      info_.doublePolicy_ = policy(note.field(1));
    } else if (kind == "hipspv.notes") {
      if (info_.complete_ == 0) info_.complete_ = at;
    } else {
      addKernelNote(readKernelNote(note), at);
    }
  }

  void setName(std::uint64_t index, Offset at) {
    // A compiler's numbers are dense: a module with larger numbers than names is broken.
    if (index >= names_) broken("a name expression has the number " + std::to_string(index));
    info_.names_.resize(std::max<std::size_t>(info_.names_.size(), index + 1));
    info_.names_[index] = at;
  }

  // The note is evaluated when the kernel is queried.
  void addKernelNote(const KernelNote& note, Offset at) {
    if (note.kind == KernelNoteKind::kNone) return;
    const auto kernel = info_.findKernel(note.kernel);
    if (!kernel) broken("a note speaks of a kernel " + std::string(note.kernel) + " that isn't there");
    const std::size_t parameters = definitions_.parameters(info_.kernelFunction(*kernel));
    if (note.parameters > parameters || note.parameter > parameters - note.parameters)
      broken("a note speaks of a parameter that kernel " + std::string(note.kernel) + " doesn't have");
    for (std::string_view rest = note.rest; note.kind == KernelNoteKind::kPacked && !rest.empty();)
      takeMember(rest);
    if (note.kind == KernelNoteKind::kLinear && note.sizes[0] != 0)
      info_.subGroupSizes_.push_back(note.sizes[0]);
    info_.kernelNotes_.push_back({static_cast<std::uint32_t>(*kernel), at});
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
    std::ranges::sort(sites, {}, [](const AbortSiteAt& site) { return std::pair(site.number, ~site.at); });
    const auto repeated = std::ranges::unique(sites, {}, &AbortSiteAt::number);
    sites.erase(repeated.begin(), repeated.end());
  }

  ModuleInfo& info_;
  SpirvDefinitions& definitions_;
  bool memoryModel_ = false, inFunction_ = false;
  std::size_t names_ = 0;
  std::deque<Offset> notes_, imports_;
};

ModuleInfo::ModuleInfo(std::span<const std::uint32_t> words) : words_(words), definitions_(words) {
  Reader(*this).read();
}

std::string_view ModuleInfo::nameOf(Offset entryPoint) const {
  return instructionAt(words_, entryPoint).text(2);
}

std::uint32_t ModuleInfo::kernelFunction(std::size_t kernel) const {
  return instructionAt(words_, kernels_[kernel])[1];
}

Note ModuleInfo::noteAt(Offset at) const { return Note(instructionAt(words_, at).text(0)); }

// The kernel that reports where variables are has an output element for each index up to the
// largest.
VariableInfo ModuleInfo::variableAt(Offset at) const {
  const Note note = noteAt(at);
  const std::uint64_t index = note.number(1);
  if (index >= words_.size()) broken("a variable has the number " + std::to_string(index));
  return {note.field(2), note.number(3), static_cast<std::uint32_t>(index)};
}

std::optional<std::size_t> ModuleInfo::findKernel(std::string_view name) const {
  const auto found = std::ranges::lower_bound(kernels_, name, {}, [this](Offset at) { return nameOf(at); });
  if (found == kernels_.end() || nameOf(*found) != name) return std::nullopt;
  return found - kernels_.begin();
}

const AtomicFunction* ModuleInfo::findAtomic(std::string_view name) const {
  const auto found = std::ranges::lower_bound(atomics_, name, {}, &AtomicFunction::name);
  return found != atomics_.end() && found->name == name ? &*found : nullptr;
}

bool ModuleInfo::hasVariable(std::string_view name) const {
  return std::ranges::binary_search(variables_, name, {}, [this](Offset at) { return variableAt(at).name; });
}

std::optional<AbortSite> ModuleInfo::abortSite(std::uint64_t number) const {
  const auto found = std::ranges::lower_bound(abortSites_, number, {}, &AbortSiteAt::number);
  if (found == abortSites_.end() || found->number != number) return std::nullopt;
  return siteAt(*found);
}

bool ModuleInfo::hasCapability(std::uint32_t capability) const {
  return std::ranges::binary_search(capabilities_, capability);
}

// ---- Kernels

std::span<const ModuleInfo::KernelNoteAt> ModuleInfo::notesOf(std::size_t kernel) const {
  const auto found =
      std::ranges::equal_range(kernelNotes_, static_cast<std::uint32_t>(kernel), {}, &KernelNoteAt::kernel);
  return {found.begin(), found.end()};
}

std::string_view ModuleInfo::fp64Location(std::size_t kernel) const {
  std::string_view location;
  for (const KernelNoteAt& each : notesOf(kernel)) {
    const KernelNote note = readKernelNote(noteAt(each.at));
    if (note.kind == KernelNoteKind::kFloat64) location = note.rest;
  }
  return location;
}

KernelInfo ModuleInfo::kernel(std::size_t kernel) const {
  const std::uint32_t function = kernelFunction(kernel);
  const std::size_t count = definitions_.parameters(function);
  if (count > kMostParameters) broken("a kernel has more parameters than any function");
  KernelInfo result;
  result.parameters.reserve(count);
  // Modules of other compilers don't declare indirect access: any kernel may need it.
  result.indirect = complete_ == 0;
  const auto* next = definitions_.function(function)->operands.data() - 1;
  while (result.parameters.size() < count) {
    const Instruction i = instructionAt(words_, next - words_.data());
    if (i.opcode == kOpFunctionParameter) result.parameters.push_back(parameter(i[1], i[0]));
    next += i.operands.size() + 1;
  }
  std::size_t room = kMostParameters;
  for (const KernelNoteAt& note : notesOf(kernel))
    apply(readKernelNote(noteAt(note.at)), note.at, result, room);
  return result;
}

Parameter ModuleInfo::parameter(std::uint32_t id, std::uint32_t typeId) const {
  const auto type = definitions_.definition(typeId);
  if (!type) return {};
  if (type->opcode != kOpTypePointer && type->opcode != kOpTypeUntypedPointer)
    return valueParameter(definitions_.layout(typeId));
  switch ((*type)[1]) {
    case kCrossWorkgroup:
    case kUniformConstant:
      return {Parameter::Kind::kPointer, 8, 8};
    case kWorkgroup:
      return {Parameter::Kind::kWorkgroup, 0, 1};
    case kFunction: {
      if (!definitions_.isByValue(id) || type->opcode != kOpTypePointer) return {};
      Parameter result = valueParameter(definitions_.layout((*type)[2]));
      if (const auto align = definitions_.alignment(id)) result.align = std::max(*align, 1u);
      return result;
    }
    default:
      return {};
  }
}

void ModuleInfo::apply(const KernelNote& note, Offset at, KernelInfo& kernel, std::size_t& room) const {
  const auto about = std::span(kernel.parameters).subspan(note.parameter, note.parameters);
  const auto& sizes = note.sizes;
  switch (note.kind) {
    case KernelNoteKind::kIndirect:
      kernel.indirect |= at > complete_;
      return;
    case KernelNoteKind::kService:
      kernel.service = true;
      return;
    case KernelNoteKind::kByRef:
      about[0] = {Parameter::Kind::kByRef, sizes[0], std::max(sizes[1], 1u)};
      return;
    case KernelNoteKind::kBounds:
      kernel.maxThreads = sizes[0];
      return;
    case KernelNoteKind::kShared:
      about[0].kind = Parameter::Kind::kWorkgroup;
      return;
    case KernelNoteKind::kSharedBytes:
      about[0].kind = Parameter::Kind::kSharedBytes;
      return;
    case KernelNoteKind::kLinear:
      for (Parameter& parameter : about) parameter.kind = Parameter::Kind::kLinearDims;
      kernel.subGroup = sizes[0];
      return;
    case KernelNoteKind::kGrid:
      for (Parameter& parameter : about) parameter.kind = Parameter::Kind::kGrid;
      kernel.grid = {sizes[0], sizes[1], sizes[2], sizes[3]};
      return;
    case KernelNoteKind::kPacked:
      about[0].kind = Parameter::Kind::kPacked;
      addMembers(note.rest, about[0].members, room);
      return;
    default:
      return;
  }
}

std::size_t spirvExtent(std::span<const std::byte> image) {
  const std::size_t available = image.size() / sizeof(std::uint32_t);
  const auto word = [&](std::size_t i) {
    std::uint32_t value;
    std::memcpy(&value, image.data() + i * sizeof value, sizeof value);
    return value;
  };
  if (available < kHeaderWords || word(0) != kMagic)
    broken("it is neither an offload bundle nor SPIR-V (byte 0, magic)");
  std::size_t position = kHeaderWords;
  bool afterFunction = false;
  while (position < available) {
    const std::uint32_t count = word(position) >> 16;
    const std::uint32_t opcode = word(position) & 0xFFFF;
    // Only functions, and line instructions between them, follow a function (section 2.4).
    if (afterFunction && opcode != kOpFunction && opcode != kOpLine && opcode != kOpNoLine) break;
    placed(position, [&] {
      if (count == 0 || count > available - position) broken("it ends inside an instruction");
    });
    afterFunction = opcode == kOpFunctionEnd || (afterFunction && opcode != kOpFunction);
    position += count;
  }
  return position * sizeof(std::uint32_t);
}

}  // namespace hipspv
