#include "code_object.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace hipspv {
namespace {

// At the end of an entry, after the digest.
constexpr std::string_view kMark = "hipspv machine 1";
// Before the name of an Intel GPU.
constexpr std::string_view kIntel = "hip-spirv64-intel-unknown--intel_";

}  // namespace

bool isMachineCode(std::string_view id) { return id.starts_with(kIntel); }

std::optional<MachineCode> readMachineCode(std::string_view id, std::vector<std::byte> entry) {
  MachineCode code{std::string(id), {}, {}};
  const std::size_t trailer = code.origin.size() + kMark.size();
  if (entry.size() < trailer) return std::nullopt;
  const std::byte* const digest = entry.data() + entry.size() - trailer;
  if (std::memcmp(digest + code.origin.size(), kMark.data(), kMark.size()) != 0) return std::nullopt;
  std::memcpy(code.origin.data(), digest, code.origin.size());
  entry.resize(entry.size() - trailer);
  code.binary = std::move(entry);
  return code;
}

}  // namespace hipspv
