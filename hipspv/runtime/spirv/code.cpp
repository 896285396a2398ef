#include "code.h"

#include <cstring>
#include <utility>

#include "ir/instruction.h"

namespace hipspv::spirv {
namespace {

constexpr std::string_view kOwnTarget = "hip-spirv64----generic";

std::vector<std::byte> wholeWords(std::vector<std::byte> bytes) {
  if (bytes.size() % sizeof(std::uint32_t) != 0)
    throw Error(hipErrorInvalidImage, "the bundle's SPIR-V is not a whole number of words (byte 0, size)");
  return bytes;
}

}  // namespace

Code::Code(std::vector<std::byte> bytes)
    : bytes_(wholeWords(std::move(bytes))), module_(ir::Module::reading(words())), info_(module_) {}

std::vector<std::string_view> Code::kernels() const {
  const auto forms = info_.rowForms();
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < info_.kernelCount(); ++i)
    if (!forms.contains(info_.kernelName(i))) names.push_back(info_.kernelName(i));
  return names;
}

std::vector<std::string_view> Code::names() const {
  const auto names = info_.names();
  return {names.begin(), names.end()};
}

std::optional<AbortLocation> Code::abortLocation(std::uint64_t id) const {
  const auto site = info_.abortSite(id);
  if (!site) return std::nullopt;
  return AbortLocation{site->kernel(), site->location()};
}

std::string bareTarget(std::span<const std::byte>) { return std::string(kOwnTarget); }

// Targets are <kind>-<triple>-<processor>. OpenCL and Level Zero don't accept AMD's own flavour of SPIR-V.
bool isTarget(std::string_view id) {
  const std::size_t kind = id.find('-');
  return id.starts_with("hip") && kind != id.npos && id.substr(kind + 1).starts_with("spirv") &&
         id.find("amdgcnspirv") == id.npos && !isMachineCode(id);
}

bool begins(std::span<const std::byte> image) {
  std::uint32_t word = 0;
  if (image.size() < kHeaderWords * sizeof word) return false;
  std::memcpy(&word, image.data(), sizeof word);
  return word == spv::MagicNumber;
}

std::unique_ptr<CodeObject> read(std::vector<std::byte> code) { return std::make_unique<Code>(std::move(code)); }

int rank(std::string_view target) {
  if (!isTarget(target)) return 0;
  return target == kOwnTarget ? 2 : 1;
}

}  // namespace hipspv::spirv
