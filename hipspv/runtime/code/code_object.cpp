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
// hip-nvptx64-nvidia-cuda-compute_80-sm_86: of the PTX of hip-nvptx64-nvidia-cuda--sm_80.
constexpr std::string_view kNvidia = "hip-nvptx64-nvidia-cuda-", kVirtual = "compute_", kReal = "sm_";

bool isNvidias(std::string_view id) {
  return id.starts_with(kNvidia) && id.substr(kNvidia.size()).starts_with(kVirtual);
}

}  // namespace

bool isMachineCode(std::string_view id) { return id.starts_with(kIntel) || isNvidias(id); }

std::string sourceOfMachineCode(std::string_view id) {
  if (!isNvidias(id)) return {};
  id.remove_prefix(kNvidia.size() + kVirtual.size());
  return std::string(kNvidia).append("-").append(kReal).append(id.substr(0, id.find('-')));
}

std::optional<MachineCode> readMachineCode(std::string_view id, std::vector<std::byte> entry) {
  MachineCode code{std::string(id), {}, {}};
  if (isNvidias(id)) {
    code.binary = std::move(entry);
    return code;
  }
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
