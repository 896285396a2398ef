#include "code.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "hipspv/runtime/code/describe.h"
#include "hipspv/runtime/code/ptx/nvidia_code.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::cubin {

namespace {

// An ABI with the processor in other bits of e_flags.
constexpr unsigned char kLaterAbi = 0x41;

constexpr std::string_view kInfo = ".nv.info.", kConstants = ".nv.constant3";

// The least alignment with which the value lies at the offset, after what ends at `end`. The file has no other.
std::uint32_t alignmentAt(std::uint32_t end, std::uint32_t offset) {
  std::uint32_t align = 1;
  while (align < offset && (end + align - 1) / align * align != offset) align *= 2;
  return align;
}

// In the order of the kernel's parameters. One without a description is of no known form.
std::vector<Parameter> parametersOf(std::vector<ParameterInfo> infos) {
  std::ranges::sort(infos, {}, &ParameterInfo::ordinal);
  std::vector<Parameter> parameters;
  std::uint32_t end = 0;
  for (const ParameterInfo& info : infos) {
    if (info.ordinal != parameters.size() || info.offset < end || info.size() == 0) {
      parameters.push_back({ParameterKind::kUnsupported});
      return parameters;
    }
    parameters.push_back({ParameterKind::kValue, info.size(), alignmentAt(end, info.offset)});
    end = info.offset + info.size();
  }
  return parameters;
}

std::uint32_t threadsOf(const std::array<std::uint32_t, 3>& block) {
  std::uint64_t threads = 1;
  for (const std::uint32_t each : block) threads = std::min<std::uint64_t>(threads * each, ~0u);
  return static_cast<std::uint32_t>(threads);
}

}  // namespace

std::string architectureOf(std::span<const std::byte> bytes) {
  const Elf64_Ehdr header = ElfFile::headerOf(bytes, kForm);
  const unsigned flags = header.e_ident[EI_OSABI] == kLaterAbi ? header.e_flags >> 8 : header.e_flags;
  return "sm_" + std::to_string(flags & 0xFF);
}

namespace {

// The sizes of a kernel's parameters by their ordinals.
std::vector<std::uint32_t> sizesOf(const Section& info, const std::byte* file) {
  std::map<std::uint16_t, std::uint32_t> sizes;
  eachAttribute(info.content, file, [&](const Attribute& attribute, std::span<const std::byte> content) {
    if (!attribute.is(kParameterInfo)) return;
    const auto parameter = readAt<ParameterInfo>(content, file);
    sizes[parameter.ordinal] = parameter.size();
  });
  std::vector<std::uint32_t> result;
  for (const auto& [ordinal, size] : sizes) result.push_back(size);
  return result;
}

std::string differs(std::span<const std::byte> binary, std::string_view id, const CodeObject& from) {
  const std::string processor = architectureOf(binary);
  const std::string_view wanted = id.substr(id.rfind('-') + 1);
  if (!wanted.starts_with(processor) || wanted.size() > processor.size() + 1) return "it is for " + processor;
  const ElfFile file(binary, kForm);
  std::map<std::string_view, const Section*> infos;
  for (const Section& section : file.sections())
    if (section.name.starts_with(kInfo)) infos[section.name.substr(kInfo.size())] = &section;
  for (const std::string_view name : from.kernels()) {
    const auto info = infos.find(name);
    if (info == infos.end()) return "it lacks the kernel " + std::string(name);
    std::vector<std::uint32_t> sizes;
    for (const Parameter& parameter : from.kernel(name).parameters) sizes.push_back(parameter.size);
    if (sizesOf(*info->second, binary.data()) != sizes) return "its kernel " + std::string(name) + " is another";
  }
  return {};
}

}  // namespace

std::string differs(const MachineCode& made, const CodeObject& from) try {
  return differs(made.binary, made.target, from);
} catch (const Error& error) {
  return error.what();
}

Code::Code(std::vector<std::byte> bytes) : bytes_(std::move(bytes)) {
  const ElfFile file(bytes_, kForm);
  std::map<std::string_view, std::span<const std::byte>> infos;
  for (const Section& section : file.sections()) {
    if (section.name.starts_with(kInfo)) infos[section.name.substr(kInfo.size())] = section.content;
    if (section.name == kConstants) constantBytes_ += section.header.sh_size;
  }
  for (const Symbol& symbol : file.symbols()) {
    if (!symbol.isDefined() || symbol.isLocal()) continue;
    if (symbol.isVariable()) variables_.emplace(plainName(symbol.name), symbol.name);
    if (isKernel(symbol)) kernels_[symbol.name] = infos[symbol.name];
  }
}

std::vector<std::string_view> Code::kernels() const {
  std::vector<std::string_view> names;
  for (const auto& [name, info] : kernels_) names.push_back(name);
  return names;
}

KernelInfo Code::kernel(std::string_view name) const {
  const auto found = kernels_.find(name);
  require(found != kernels_.end(), hipErrorNotFound);
  KernelInfo info;
  std::vector<ParameterInfo> parameters;
  const std::byte* file = bytes_.data();
  eachAttribute(found->second, file, [&](const Attribute& attribute, std::span<const std::byte> content) {
    if (attribute.is(kParameterInfo)) parameters.push_back(readAt<ParameterInfo>(content, file));
    if (attribute.is(kMaxThreads)) info.maxThreads = threadsOf(readAt<std::array<std::uint32_t, 3>>(content, file));
  });
  info.parameters = parametersOf(std::move(parameters));
  return info;
}

// Bundles have none.
bool isTarget(std::string_view) { return false; }

bool begins(std::span<const std::byte> image) { return ElfFile::begins(image, kForm); }

std::size_t extent(std::span<const std::byte> image) { return ElfFile::extent(image, kForm); }

// A binary runs on later devices of its major version alone, as the suffix `f` says.
std::string bareTarget(std::span<const std::byte> code) { return ptx::targetOf(architectureOf(code) + "f"); }

std::unique_ptr<CodeObject> read(std::vector<std::byte> code) { return std::make_unique<Code>(std::move(code)); }

// ---- The description for `hipspv inspect`

namespace {

// Earlier files have the number of barriers in these bits of the code section's sh_flags.
constexpr unsigned kBarriersShift = 20, kBarriersMask = 0x7F;
// From sm_90 on, the first bytes of each block's shared memory are the system's.
constexpr std::string_view kReserved = ".nv.shared.reserved.0";
constexpr std::uint64_t kReservedBytes = 1024;
constexpr std::string_view kToolNote = ".note.nv.tkinfo", kTool = "Cuda compilation tools";

// Of the whole file: what a function takes.
struct Demands {
  std::uint32_t registers = 0, frame = 0, stack = 0;
};

class Description {
 public:
  explicit Description(std::span<const std::byte> bytes)
      : bytes_(bytes), file_(bytes, kForm), symbols_(file_.symbols()) {
    for (const Section& section : file_.sections()) sections_[section.name] = &section;
    for (const Section& section : file_.sections()) {
      if (!section.name.starts_with(".nv.info")) continue;
      described_ += section.content.size();
      if (described_ > bytes.size()) broken("sections overlap", section.header.sh_offset);
    }
    readDemands();
  }

  std::string json() const {
    std::vector<std::string> kernels, variables;
    std::vector<std::string_view> exported, imported;
    for (const Symbol& symbol : symbols_) {
      if (symbol.isDefined() && isKernel(symbol)) kernels.push_back(kernel(symbol));
      if (symbol.isDefined() && symbol.isVariable()) variables.push_back(variable(symbol));
      if (symbol.isFunction() && !symbol.isDefined()) imported.push_back(symbol.name);
      if (symbol.isFunction() && symbol.isDefined() && !isKernel(symbol) && !symbol.isLocal())
        exported.push_back(symbol.name);
    }
    return Json()
        .text("architecture", architectureOf(bytes_))
        .text("tool", tool())
        .list("kernels", kernels, asIs)
        .list("variables", variables, asIs)
        .list("exported", exported, Json::quote)
        .list("imported", imported, Json::quote)
        .done();
  }

 private:
  const Section* section(std::string_view name) const {
    const auto found = sections_.find(name);
    return found == sections_.end() ? nullptr : found->second;
  }

  std::uint64_t sizeOf(const std::string& name) const {
    const Section* found = section(name);
    return found == nullptr ? 0 : found->header.sh_size;
  }

  template <class Visit>
  void attributes(const std::string& name, Visit&& visit) const {
    if (const Section* found = section(name)) eachAttribute(found->content, bytes_.data(), visit);
  }

  void readDemands() {
    attributes(".nv.info", [this](const Attribute& attribute, std::span<const std::byte> content) {
      std::uint32_t Demands::* const field = attribute.is(kRegisters)   ? &Demands::registers
                                             : attribute.is(kFrameSize) ? &Demands::frame
                                             : attribute.is(kStackSize) ? &Demands::stack
                                                                        : nullptr;
      if (field == nullptr || content.size() != 8) return;
      const auto [symbol, value] = readAt<std::array<std::uint32_t, 2>>(content, bytes_.data());
      if (symbol < symbols_.size()) demands_[symbols_[symbol].name].*field = value;
    });
  }

  // The assembler's version: `Cuda compilation tools, release 13.0, V13.0.88`.
  std::string_view tool() const {
    const Section* note = section(kToolNote);
    if (note == nullptr) return {};
    const std::string_view text(reinterpret_cast<const char*>(note->content.data()), note->content.size());
    const std::size_t begin = text.find(kTool);
    return begin == text.npos ? std::string_view{} : text.substr(begin, text.find('\0', begin) - begin);
  }

  std::string kernel(const Symbol& symbol) const {
    const std::string name(symbol.name);
    KernelInfo info;
    Json json;
    std::uint64_t barriers = 0;
    std::map<std::uint16_t, std::uint32_t> sizes;  // of parameters, by ordinal
    const Section* code = section(".text." + name);
    if (code != nullptr) barriers = code->header.sh_flags >> kBarriersShift & kBarriersMask;
    std::string required = "[]";
    attributes(".nv.info." + name, [&](const Attribute& attribute, std::span<const std::byte> content) {
      if (attribute.is(kParameterInfo)) {
        const auto parameter = readAt<ParameterInfo>(content, bytes_.data());
        sizes[parameter.ordinal] = parameter.size();
      }
      if (attribute.is(kMaxThreads)) info.maxThreads = product(content);
      if (attribute.is(kRequiredThreads)) required = jsonArray(threads(content), number);
      if (attribute.number == kBarriers && attribute.form != Attribute::kSized) barriers = attribute.value & 0xFF;
    });
    std::vector<std::string> parameters;
    for (const auto& [ordinal, size] : sizes) parameters.push_back(describeParameter({ParameterKind::kValue, size, 0}));
    const auto demands = demands_.find(symbol.name);
    const Demands own = demands == demands_.end() ? Demands{} : demands->second;
    const std::uint64_t reserved = section(kReserved) != nullptr ? kReservedBytes : 0;
    const std::uint64_t shared = sizeOf(".nv.shared." + name);
    const std::string resources = Json()
                                      .number("registers", own.registers)
                                      .number("frame", own.frame)
                                      .number("stack", own.stack)
                                      .number("barriers", barriers)
                                      .number("shared", shared - std::min(shared, reserved))
                                      .number("constant", sizeOf(".nv.constant0." + name))
                                      .done();
    json = describeKernel(name, info);
    if (code != nullptr)
      json.number("begin", code->header.sh_offset).number("end", code->header.sh_offset + code->header.sh_size);
    return json.raw("required", required).list("parameters", parameters, asIs).raw("resources", resources).done();
  }

  std::array<std::uint32_t, 3> threads(std::span<const std::byte> content) const {
    return readAt<std::array<std::uint32_t, 3>>(content, bytes_.data());
  }

  std::uint32_t product(std::span<const std::byte> content) const {
    std::uint64_t result = 1;
    for (const std::uint32_t each : threads(content)) result = std::min<std::uint64_t>(result * each, ~0u);
    return static_cast<std::uint32_t>(result);
  }

  static std::string number(std::uint32_t value) { return std::to_string(value); }

  std::string variable(const Symbol& symbol) const {
    const std::size_t index = symbol.entry.st_shndx;
    const std::string_view name = index < file_.sections().size() ? file_.sections()[index].name : std::string_view{};
    return Json()
        .text("symbol", symbol.name)
        .text("storage", name.starts_with(".nv.constant") ? "const"
                         : name.starts_with(".nv.global") ? "global"
                                                          : "")
        .number("size", symbol.entry.st_size)
        .flag("local", symbol.isLocal())
        .done();
  }

  std::span<const std::byte> bytes_;
  ElfFile file_;
  std::vector<Symbol> symbols_;
  std::map<std::string_view, const Section*> sections_;
  std::map<std::string_view, Demands> demands_;
  std::size_t described_ = 0;
};

}  // namespace

std::string describe(std::span<const std::byte> bytes) { return Description(bytes).json(); }

}  // namespace hipspv::cubin
