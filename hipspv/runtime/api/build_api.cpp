// hipspvBuildProgram: the work of the process that build_process.cpp starts.
#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <vector>

#include "guard.h"
#include "hipspv/runtime/backends/table.h"
#include "hipspv/runtime/core/error.h"
#include "hipspv/runtime/support/scratch_directory.h"

using namespace hipspv;

namespace {

void build(const std::array<std::uint8_t, 16>& uuid, backend::Effort effort, const char* input, const char* output) {
  const std::string content = readWhole(input);
  const backend::Discovery discovery = backend::discoverToBuild(effort);
  const auto device = std::ranges::find(discovery.found, uuid, [](const auto& each) { return each.properties.uuid; });
  require(device != discovery.found.end(), hipErrorNoDevice);
  const std::vector<std::byte> binary =
      device->open(device->properties)->compile(std::as_bytes(std::span(content)), effort);
  const std::string draft = std::string(output) + ".draft";
  std::ofstream file(draft, std::ios::binary);
  file.write(reinterpret_cast<const char*>(binary.data()), static_cast<std::streamsize>(binary.size()));
  file.close();
  require(!binary.empty() && file.good(), hipErrorUnknown);
  std::filesystem::rename(draft, output);
}

}  // namespace

// uuid: 32 hexadecimal digits. Returns 1 if `output` now holds the device's binary of the code in `input`, effort: full
// or little.
HIPSPV_EXPORT int hipspvBuildProgram(const char* uuid, const char* effort, const char* input, const char* output) {
  try {
    std::array<std::uint8_t, 16> bytes{};
    require(std::strlen(uuid) == 2 * bytes.size(), hipErrorInvalidValue);
    for (std::size_t i = 0; i < bytes.size(); ++i)
      bytes[i] = static_cast<std::uint8_t>(std::stoul(std::string(uuid + 2 * i, 2), nullptr, 16));
    build(bytes, std::string_view(effort) == "full" ? backend::Effort::kFull : backend::Effort::kLittle, input, output);
    return 1;
  } catch (const std::exception&) {
    return 0;  // the calling process builds the module itself and reports its errors
  }
}
