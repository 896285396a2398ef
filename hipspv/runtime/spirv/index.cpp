#include "index.h"

namespace hipspv {
namespace {

// The memory limit for splitting a module, including ModuleParts and building a part. Together with the module's
// words, ModuleInfo's data, and the words of a part, that is less than four times the module and 64 MiB.
constexpr std::size_t kRoom = std::size_t{44} << 20, kBytesOfOne = 2;
// The maximum costs of each id; of a function, kernel, variable or other named object; of an instruction that parts
// can select individually; of an id that a function uses.
constexpr std::size_t kId = 20, kNamed = 224, kSingle = 12, kUse = 8;
constexpr std::size_t kMostWords = std::size_t{1} << 30;  // Object::value

}  // namespace

SpirvIndex::SpirvIndex(const ir::Module& module)
    : module_(module), room_(kRoom + module.source().size_bytes() / kBytesOfOne) {
  // Compilers number ids without large gaps, and a definition has at least two words: another module may be
  // correct, but isn't split.
  const std::size_t bound = module.bound(), words = module.source().size();
  afford(kId * bound);
  complete_ = bound <= words / 2 && words < kMostWords && room_ != 0;
  if (!complete_) return;
  objects_.resize(bound);
  seen_.resize(bound);
  std::size_t at = 0;
  placed(at, [&] {
    module.each([&](const Instruction& i) {
      at = module.positionOf(i);
      if (complete_) scan(i, static_cast<Offset>(at));
    });
  });
  if (!complete_) return;
  release(seen_);
  dropLocalUses();
  sortAnnotations();
}

const SpirvIndex::Function* SpirvIndex::function(Id id) const {
  const Object& object = objects_[id];
  return object.kind != Object::kFunction || isSetup(id) ? nullptr : &functions_[object.value - 1];
}

std::span<const SpirvIndex::Offset> SpirvIndex::annotations(Id id) const {
  const std::uint32_t first = firstAnnotation_[id];
  return std::span(annotations_).subspan(first, firstAnnotation_[id + 1] - first);
}

std::string_view SpirvIndex::import(Id id) const {
  const auto found = imports_.find(id);
  return found == imports_.end() ? std::string_view{} : found->second;
}

Id SpirvIndex::checked(Id id) const {
  if (id >= bound()) broken("an id is beyond the module's bound");
  return id;
}

void SpirvIndex::define(Id id, Offset at) {
  afford(kSingle);
  objects_[checked(id)] = {Object::kDefinition, at};
  defined_.push_back(id);
}

void SpirvIndex::annotate(Id id, Offset at) {
  afford(kSingle);
  targets_.emplace_back(checked(id), at);
}

void SpirvIndex::keep(std::deque<Offset>& kept, Offset at) {
  afford(kSingle);
  kept.push_back(at);
}

void SpirvIndex::scan(const Instruction& i, Offset at) {
  if (i.opcode() == spv::OpFunction) begin(i, at);
  if (current_ == 0)
    scanGlobal(i, at);
  else if (inSetup_)
    scanSetup(i, at);
  else
    scanBody(i);
  complete_ = complete_ && room_ != 0;
  if (complete_ && i.opcode() == spv::OpFunctionEnd) end(at);
}

void SpirvIndex::scanGlobal(const Instruction& i, Offset at) {
  switch (i.opcode()) {
    case spv::OpCapability:
    case spv::OpExtension:
    case spv::OpExtInstImport:
    case spv::OpMemoryModel:
      return;
    case spv::OpSource:
      // The name of its file, if it has one, would need an OpString.
      if (i.size() == 2) keep(sources_, at);
      return;
    case spv::OpSourceContinued:
    case spv::OpSourceExtension:
    case spv::OpModuleProcessed:
    case spv::OpLine:
    case spv::OpNoLine:
      return;
    case spv::OpEntryPoint:
      annotate(i[1], at);
      return scanEntryPoint(i);
    case spv::OpDecorate:
      scanDecoration(i);
      [[fallthrough]];
    case spv::OpName:
    case spv::OpMemberName:
    case spv::OpExecutionMode:
    case spv::OpExecutionModeId:
    case spv::OpMemberDecorate:
    case spv::OpDecorateString:
    case spv::OpMemberDecorateString:
    case spv::OpTypeForwardPointer:
      return annotate(i[0], at);
    default:
      break;
  }
  const auto layout = globalLayout(i.opcode());
  if (!layout) {
    complete_ = false;
    return;
  }
  define(i[layout->result], at);
  if (i.opcode() != spv::OpVariable) return;
  afford(kNamed);
  variables_.push_back(i[1]);
}

void SpirvIndex::scanEntryPoint(const Instruction& i) {
  const std::string_view name = i.text(2);
  if (i[0] != spv::ExecutionModelKernel) return;
  afford(kNamed);
  if (name == kVariablesKernel)
    setup_ = i[1];
  else
    kernels_.emplace(name, i[1]);
}

void SpirvIndex::scanDecoration(const Instruction& i) {
  if (i[1] == spv::DecorationConstant || i[1] == spv::DecorationLinkageAttributes) afford(kNamed);
  if (i[1] == spv::DecorationConstant) constants_.insert(i[0]);
  if (i[1] != spv::DecorationLinkageAttributes) return;
  std::size_t type = 0;
  i.text(2, &type);
  if (i[type] == spv::LinkageTypeImport)
    imports_.emplace(i[0], i.text(2));
  else
    exports_.emplace(i.text(2), i[0]);
  if (i[type] != spv::LinkageTypeImport && i.text(2) == kVariablesKernel) setupBody_ = i[0];
}

void SpirvIndex::begin(const Instruction& i, Offset at) {
  const Id id = checked(i[1]);
  afford(kNamed);
  functions_.push_back({id, at, at, static_cast<std::uint32_t>(uses_.size()), 0, false});
  current_ = static_cast<std::uint32_t>(functions_.size());
  objects_[id] = {Object::kFunction, current_};
  inSetup_ = isSetup(id);
  if (inSetup_) setupBegin_ = std::min(setupBegin_, at);
}

void SpirvIndex::end(Offset at) {
  Function& function = functions_.back();
  function.end = at + 1 + static_cast<Offset>(instruction(at).size());
  function.lastUse = static_cast<std::uint32_t>(uses_.size());
  current_ = 0;
  inSetup_ = false;
}

void SpirvIndex::scanBody(const Instruction& i) {
  const auto layout = layoutOf(i.opcode());
  if (!layout) {
    complete_ = false;
    return;
  }
  if (i.opcode() == spv::OpLabel) functions_.back().hasBody = true;
  for (std::uint32_t n = 0; n < i.size(); ++n)
    if (layout->isId(n) && n != layout->result) use(i.operands()[n]);
  if (layout->result != OperandLayout::kNone) own(i[layout->result]);
}

void SpirvIndex::own(Id id) {
  Object& object = objects_[checked(id)];
  if (object.kind == Object::kNothing || object.kind == Object::kLocal) object = {Object::kLocal, current_};
}

void SpirvIndex::use(Id id) {
  if (id >= bound() || seen_[id] == current_) return;
  const Object& object = objects_[id];
  if (object.value == current_ && object.kind != Object::kDefinition) return;
  seen_[id] = current_;
  afford(kUse);
  uses_.push_back(id);
}

void SpirvIndex::scanSetup(const Instruction& i, Offset at) {
  const auto layout = layoutOf(i.opcode());
  complete_ = layout != nullptr;
  if (!complete_) return;
  if (layout->result != OperandLayout::kNone) own(i[layout->result]);
  switch (i.opcode()) {
    case spv::OpLabel:
      complete_ = !std::exchange(functions_.back().hasBody, true);
      [[fallthrough]];
    case spv::OpFunction:
    case spv::OpFunctionParameter:
    case spv::OpReturn:
    case spv::OpFunctionEnd:
      return keep(frame_, at);
    case spv::OpStore:
      afford(kNamed);
      stores_.push_back(at);
      return;
    case spv::OpLine:
    case spv::OpNoLine:
      return;
    case spv::OpFunctionCall:
      complete_ = i[2] == setupBody_;  // other kernels may have any effect
      return keep(frame_, at);
    default:
      complete_ = layout->result != OperandLayout::kNone;
      if (complete_) define(i[layout->result], at);
  }
}

// While a function is read, ids that are defined later in it look like ids from outside.
void SpirvIndex::dropLocalUses() {
  std::uint32_t kept = 0;
  for (Function& function : functions_) {
    const std::uint32_t first = kept;
    for (std::uint32_t n = function.firstUse; n < function.lastUse; ++n)
      if (!isLocal(uses_[n]) && objects_[uses_[n]].kind != Object::kNothing) uses_[kept++] = uses_[n];
    function.firstUse = first;
    function.lastUse = kept;
  }
  uses_.resize(kept);
}

// Counting sort by the annotated id; annotations of a function's own ids belong to the function.
void SpirvIndex::sortAnnotations() {
  const auto object = [this](Id id) { return isLocal(id) ? functions_[objects_[id].value - 1].id : id; };
  firstAnnotation_.resize(bound() + 1);
  for (auto& [id, at] : targets_) ++firstAnnotation_[id = object(id)];
  for (Id id = 0; id < bound(); ++id) firstAnnotation_[id + 1] += firstAnnotation_[id];
  annotations_.resize(targets_.size());
  // From the last one on: this makes the ends of the ids' ranges their beginnings.
  for (; !targets_.empty(); targets_.pop_back())
    annotations_[--firstAnnotation_[targets_.back().first]] = targets_.back().second;
  targets_.shrink_to_fit();
}

}  // namespace hipspv
