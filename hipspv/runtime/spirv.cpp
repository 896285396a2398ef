#include "spirv.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "spirv_words.h"

namespace hipspv {
namespace {

enum Decoration : std::uint32_t {
  kCPacked = 10,
  kFuncParamAttr = 38,
  kLinkageAttributes = 41,
  kAlignment = 44
};
enum StorageClass : std::uint32_t {
  kUniformConstant = 0,
  kWorkgroup = 4,
  kCrossWorkgroup = 5,
  kFunction = 7
};
constexpr std::uint32_t kExecutionModelKernel = 6;
constexpr std::uint32_t kCapabilityFloat64 = 10;
constexpr std::uint32_t kCapabilityShaderClock = 5055;
constexpr std::uint32_t kFuncParamAttrByVal = 2;
constexpr std::uint32_t kLinkageImport = 1;

// What is kept of a type, kernel, note or import takes some hundred bytes, and some words can make one: more
// than these, and one for so many words, no compiler writes.
constexpr std::size_t kMostKept = 1u << 18, kWordsOfOneKept = 16;

// A parameter block is a few kilobytes at most; anything beyond this is a broken module.
constexpr std::uint64_t kMaxTypeBytes = 1u << 30;

struct TypeLayout {
  std::uint64_t size = 0;  // 0: a type that no parameter can have
  std::uint32_t align = 1;
};

std::uint64_t roundUp(std::uint64_t value, std::uint64_t multiple) {
  return (value + multiple - 1) / multiple * multiple;
}

struct FunctionDecl {
  std::vector<std::uint32_t> parameterIds, parameterTypes;
};

class ModuleReader {
 public:
  explicit ModuleReader(std::span<const std::uint32_t> words)
      : stream_(words), room_(kMostKept + words.size() / kWordsOfOneKept) {}

  ModuleInfo read() {
    while (const auto instruction = stream_.next()) visit(*instruction);
    if (!memoryModel_) broken("it has no memory model");
    // What a device's compiler was seen to crash on instead of refusing.
    if (current_ != nullptr) broken("it ends inside a function");
    for (const std::uint32_t id : called_)
      if (!functions_.contains(id)) broken("a function is called that isn't there");
    for (const auto& [id, name] : entryPoints_) addKernel(id, name);
    for (const auto& [id, name] : imports_)
      if (functions_.contains(id) || variables_.contains(id)) info_.undefined.push_back(name);
    for (const auto& note : notes_) applyNote(note);
    return std::move(info_);
  }

 private:
  void keep() {
    if (room_-- == 0) broken("it has more types, kernels and notes than one of its size can have");
  }

  void visit(const Instruction& i) {
    switch (i.opcode) {
      case kOpCapability:
        info_.capabilities.insert(i[0]);
        info_.usesFloat64 |= i[0] == kCapabilityFloat64;
        info_.usesClock |= i[0] == kCapabilityShaderClock;
        break;
      case kOpMemoryModel:
        memoryModel_ = true;
        break;
      case kOpEntryPoint:
        keep();
        if (i[0] == kExecutionModelKernel) entryPoints_.emplace_back(i[1], i.text(2));
        break;
      case kOpModuleProcessed:
        keep();
        notes_.push_back(i.text(0));
        break;
      case kOpDecorate:
        visitDecoration(i);
        break;
      case kOpConstant:
      case kOpSpecConstant:
        constants_.emplace(i[1], i.operands.size() > 3 ? (std::uint64_t{i[3]} << 32 | i[2]) : i[2]);
        break;
      case kOpVariable:
        // Built-in variables are imported, too, and no device lacks them.
        if (current_ == nullptr && i[2] == kCrossWorkgroup) variables_.insert(i[1]);
        break;
      case kOpFunction:
        // Ids are defined once (section 2.16.1): all that reads functions by id relies on it.
        if (!functions_.try_emplace(i[1]).second) broken("a function is defined twice");
        current_ = &functions_.at(i[1]);
        break;
      case kOpFunctionParameter:
        if (current_ == nullptr) broken("a parameter stands outside a function");
        current_->parameterTypes.push_back(i[0]);
        current_->parameterIds.push_back(i[1]);
        ++parameters_;
        break;
      case kOpFunctionEnd:
        current_ = nullptr;
        break;
      case kOpFunctionCall:
        called_.insert(i[2]);
        break;
      default:
        if ((i.opcode >= kOpTypeBool && i.opcode <= kOpTypePointer) ||
            i.opcode == kOpTypeUntypedPointer)
          addType(i);
    }
  }

  void visitDecoration(const Instruction& i) {
    if (i[1] == kCPacked) packed_.insert(i[0]);
    if (i[1] == kAlignment) alignments_.emplace(i[0], i[2]);
    if (i[1] == kFuncParamAttr && i[2] == kFuncParamAttrByVal) byVal_.insert(i[0]);
    if (i[1] == kLinkageAttributes) {
      keep();
      std::size_t type = 0;
      std::string name = i.text(2, &type);
      if (i[type] == kLinkageImport) imports_.emplace_back(i[0], std::move(name));
    }
  }

  void addType(const Instruction& type) {
    keep();
    types_.emplace(type[0], type);
    layouts_.emplace(type[0], layoutOf(type));
  }

  // Types are declared before they are used (section 2.16.1), but for what pointers point to.
  TypeLayout layout(std::uint32_t id) const {
    const auto found = layouts_.find(id);
    return found != layouts_.end() ? found->second : TypeLayout{};
  }

  // Sizes and alignments are those of OpenCL C, which are clang's for spirv64 and x86-64 alike.
  TypeLayout layoutOf(const Instruction& type) const {
    switch (type.opcode) {
      case kOpTypeBool:
        return {1, 1};
      case kOpTypeInt:
      case kOpTypeFloat: {
        const std::uint32_t bytes = (type[1] + 7) / 8;
        return {bytes, std::max<std::uint32_t>(bytes, 1)};
      }
      case kOpTypeVector:
        return vectorLayout(type);
      case kOpTypeArray:
        return arrayLayout(type);
      case kOpTypeStruct:
        return structLayout(type);
      case kOpTypePointer:
      case kOpTypeUntypedPointer:
        return {8, 8};
      default:
        return {};
    }
  }

  static TypeLayout checked(std::uint64_t size, std::uint32_t align) {
    if (size > kMaxTypeBytes) broken("a type is impossibly large");
    return {size, align};
  }

  TypeLayout vectorLayout(const Instruction& type) const {
    const TypeLayout element = layout(type[1]);
    std::uint64_t slots = 1;  // a vector of 3 takes the room of 4
    if (type[2] > 16) broken("a vector has more than 16 components");
    while (slots < type[2]) slots *= 2;
    return checked(element.size * slots, static_cast<std::uint32_t>(element.size * slots));
  }

  TypeLayout arrayLayout(const Instruction& type) const {
    const TypeLayout element = layout(type[1]);
    const auto length = constants_.find(type[2]);
    if (length == constants_.end()) return {};
    if (length->second > kMaxTypeBytes) broken("an array is impossibly long");
    return checked(element.size * length->second, element.align);
  }

  TypeLayout structLayout(const Instruction& type) const {
    const bool packed = packed_.contains(type[0]);
    std::uint64_t size = 0;
    std::uint32_t align = 1;
    for (const std::uint32_t member : type.operands.subspan(1)) {
      const TypeLayout part = layout(member);
      if (part.size == 0) return {};
      const std::uint32_t memberAlign = packed ? 1 : part.align;
      size = checked(roundUp(size, memberAlign) + part.size, memberAlign).size;
      align = std::max(align, memberAlign);
    }
    return checked(roundUp(size, align), align);
  }

  Parameter parameter(std::uint32_t id, std::uint32_t typeId) const {
    const auto found = types_.find(typeId);
    if (found == types_.end()) return {};
    const Instruction& type = found->second;
    if (type.opcode != kOpTypePointer && type.opcode != kOpTypeUntypedPointer)
      return valueParameter(layout(typeId));
    switch (type[1]) {
      case kCrossWorkgroup:
      case kUniformConstant:
        return {Parameter::Kind::kPointer, 8, 8};
      case kWorkgroup:
        return {Parameter::Kind::kWorkgroup, 0, 1};
      case kFunction: {
        if (!byVal_.contains(id) || type.opcode != kOpTypePointer) return {};
        Parameter result = valueParameter(layout(type[2]));
        const auto align = alignments_.find(id);
        if (align != alignments_.end()) result.align = std::max(align->second, 1u);
        return result;
      }
      default:
        return {};
    }
  }

  static Parameter valueParameter(const TypeLayout& layout) {
    if (layout.size == 0) return {};
    return {Parameter::Kind::kValue, static_cast<std::uint32_t>(layout.size), layout.align};
  }

  void addKernel(std::uint32_t id, const std::string& name) {
    const auto function = functions_.find(id);
    if (function == functions_.end()) broken("kernel " + name + " has no function");
    const FunctionDecl& decl = function->second;
    // A function may be many kernels: a hostile module's would have more parameters than any memory.
    if (decl.parameterIds.size() > parameters_) broken("its kernels have more parameters than there are");
    parameters_ -= decl.parameterIds.size();
    KernelInfo kernel;
    for (std::size_t i = 0; i < decl.parameterIds.size(); ++i)
      kernel.parameters.push_back(parameter(decl.parameterIds[i], decl.parameterTypes[i]));
    info_.kernels.emplace(name, std::move(kernel));
  }

  // docs/architecture.md, "Notes".
  void applyNote(const std::string& note) {
    std::vector<std::string_view> fields;
    for (std::size_t at = 0; at <= note.size();) {
      const std::size_t end = std::min(note.find(' ', at), note.size());
      fields.push_back(std::string_view(note).substr(at, end - at));
      at = end + 1;
    }
    const std::string_view kind = fields[0];
    const auto field = [&](std::size_t i) {
      if (i >= fields.size()) broken("the note '" + note + "' lacks a field");
      return fields[i];
    };
    if (kind == "hipspv.var") {
      const std::uint64_t bytes = number(field(3));
      info_.variables.emplace(field(2),
                              VariableInfo{static_cast<std::uint32_t>(number(field(1))), bytes});
      if (fields.size() > 4 && fields[4] == "constant") info_.constantBytes += bytes;
    } else if (kind == "hipspv.abort") {
      // The file's name may hold spaces, as below.
      const bool known = fields.size() > 3;
      info_.abortSites.insert_or_assign(
          number(field(1)), AbortSite{std::string(field(2)),
                                      known ? note.substr(field(3).data() - note.data()) : ""});
    } else if (kind == "hipspv.fp64") {
      // The file's name may hold spaces: it is the rest of the record.
      kernelOf(field(1)).fp64Location = std::string_view(note).substr(field(2).data() - note.data());
    } else if (kind == "hipspv.name") {
      // A compiler's numbers are dense: more of them than notes isn't its module.
      const std::uint64_t index = number(field(1));
      if (index >= notes_.size()) broken("a name expression has the number " + std::string(field(1)));
      info_.names.resize(std::max<std::size_t>(info_.names.size(), index + 1));
      info_.names[index] = field(2);
    } else if (kind == "hipspv.atomic") {
      info_.atomics.push_back({std::string(field(1)), operation(field(2)), size(field(3)),
                               field(4) == "shared"});
    } else if (kind == "hipspv.notes") {
      // Other compilers' modules say nothing of indirect access: any kernel may need it.
      if (std::exchange(complete_, true)) return;
      for (auto& [name, kernel] : info_.kernels) kernel.indirect = false;
    } else if (kind == "hipspv.indirect") {
      kernelOf(field(1)).indirect = true;
    } else if (kind == "hipspv.byref") {
      parameterOf(field(1), number(field(2))) = {Parameter::Kind::kByRef, size(field(3)),
                                                 std::max(size(field(4)), 1u)};
    } else if (kind == "hipspv.bounds") {
      kernelOf(field(1)).maxThreads = size(field(2));
    } else if (kind == "hipspv.shared") {
      parameterOf(field(1), number(field(2))).kind = Parameter::Kind::kWorkgroup;
    } else if (kind == "hipspv.linear") {
      for (std::uint64_t i = 0; i < 3; ++i)
        parameterOf(field(1), number(field(2)) + i).kind = Parameter::Kind::kLinearDims;
      kernelOf(field(1)).subGroup = size(field(3));
    } else if (kind == "hipspv.grid") {
      for (std::uint64_t i = 0; i < 3; ++i)
        parameterOf(field(1), number(field(2)) + i).kind = Parameter::Kind::kGrid;
      kernelOf(field(1)).grid = {size(field(3)), size(field(4)), size(field(5)), size(field(6))};
    } else if (kind == "hipspv.packed") {
      Parameter& block = parameterOf(field(1), number(field(2)));
      block.kind = Parameter::Kind::kPacked;
      for (std::size_t i = 3; i < fields.size(); i += 2) {
        keep();
        block.members.push_back({Parameter::Kind::kByRef, size(field(i)),
                                 std::max(size(field(i + 1)), 1u)});
      }
    }
  }

  static AtomicOperation operation(std::string_view field) {
    if (field == "add") return AtomicOperation::kAdd;
    if (field == "min") return AtomicOperation::kMin;
    if (field == "max") return AtomicOperation::kMax;
    broken("a note speaks of an atomic operation " + std::string(field));
  }

  static std::uint64_t number(std::string_view field) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
    if (error != std::errc{} || end != field.data() + field.size())
      broken("'" + std::string(field) + "' in a note is not a number");
    return value;
  }

  static std::uint32_t size(std::string_view field) {
    const std::uint64_t value = number(field);
    if (value > kMaxTypeBytes) broken("a note has an impossible size");
    return static_cast<std::uint32_t>(value);
  }

  KernelInfo& kernelOf(std::string_view name) {
    const auto found = info_.kernels.find(name);
    if (found == info_.kernels.end())
      broken("a note speaks of a kernel " + std::string(name) + " that isn't there");
    return found->second;
  }

  Parameter& parameterOf(std::string_view kernel, std::uint64_t index) {
    auto& parameters = kernelOf(kernel).parameters;
    if (index >= parameters.size())
      broken("a note speaks of a parameter that kernel " + std::string(kernel) + " doesn't have");
    return parameters[index];
  }

  InstructionStream stream_;
  std::size_t room_;
  ModuleInfo info_;
  FunctionDecl* current_ = nullptr;
  bool memoryModel_ = false;
  bool complete_ = false;       // the notes say all that there is to say
  std::size_t parameters_ = 0;  // of all functions, but those of kernels that were added
  std::vector<std::pair<std::uint32_t, std::string>> entryPoints_;
  std::vector<std::string> notes_;
  std::unordered_map<std::uint32_t, Instruction> types_;
  std::unordered_map<std::uint32_t, TypeLayout> layouts_;
  std::unordered_map<std::uint32_t, std::uint64_t> constants_;
  std::unordered_map<std::uint32_t, FunctionDecl> functions_;
  std::unordered_map<std::uint32_t, std::uint32_t> alignments_;
  std::unordered_set<std::uint32_t> packed_, byVal_, called_, variables_;
  std::vector<std::pair<std::uint32_t, std::string>> imports_;
};

}  // namespace

ModuleInfo readSpirv(std::span<const std::uint32_t> words) { return ModuleReader(words).read(); }

std::size_t spirvExtent(std::span<const std::byte> image) {
  const std::size_t available = image.size() / sizeof(std::uint32_t);
  const auto word = [&](std::size_t i) {
    std::uint32_t value;
    std::memcpy(&value, image.data() + i * sizeof value, sizeof value);
    return value;
  };
  if (available < kHeaderWords || word(0) != kMagic)
    broken("it is neither an offload bundle nor SPIR-V");
  std::size_t position = kHeaderWords;
  bool afterFunction = false;
  while (position < available) {
    const std::uint32_t count = word(position) >> 16;
    const std::uint32_t opcode = word(position) & 0xFFFF;
    // Only functions, and lines between them, follow a function (section 2.4).
    if (afterFunction && opcode != kOpFunction && opcode != kOpLine && opcode != kOpNoLine) break;
    if (count == 0 || count > available - position) broken("it ends inside an instruction");
    afterFunction = opcode == kOpFunctionEnd || (afterFunction && opcode != kOpFunction);
    position += count;
  }
  return position * sizeof(std::uint32_t);
}

}  // namespace hipspv
