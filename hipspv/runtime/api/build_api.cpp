// hipspvBuildProgram: the work of the process that build_process.cpp starts.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <vector>

#include "guard.h"
#include "hipspv/runtime/backends/table.h"
#include "hipspv/runtime/code/hiprtc_compiler.h"
#include "hipspv/runtime/core/error.h"

using namespace hipspv;

namespace {

void build(const std::array<std::uint8_t, 16>& uuid, const char* options, const char* input,
           const char* output) {
  // Without optimisations Intel's CPU compiler has sub-groups only if it is told to vectorise: a kernel with a
  // ballot ends the process otherwise (seen with intel-opencl-rt 2026.2.0). It reads the variable once.
  if (std::strcmp(options, backend::kFewOptimisations) == 0)
    setenv("CL_CONFIG_CPU_O0_VECTORIZATION", "1", 0);
  const std::string content = readWhole(input);
  std::vector<std::uint32_t> words(content.size() / sizeof(std::uint32_t));
  std::memcpy(words.data(), content.data(), words.size() * sizeof words[0]);
  const backend::Discovery found = backend::discover();
  const auto device =
      std::find_if(found.devices.begin(), found.devices.end(),
                   [&](const auto& candidate) { return candidate->facts().uuid == uuid; });
  require(device != found.devices.end(), hipErrorNoDevice);
  const std::vector<std::byte> binary = (*device)->build(words, options)->binary();
  const std::string draft = std::string(output) + ".draft";
  std::ofstream file(draft, std::ios::binary);
  file.write(reinterpret_cast<const char*>(binary.data()), static_cast<std::streamsize>(binary.size()));
  file.close();
  require(!binary.empty() && file.good(), hipErrorUnknown);
  std::filesystem::rename(draft, output);
}

}  // namespace

// uuid: 32 hexadecimal digits. Returns 1 if `output` now holds the device's binary of the module in `input`.
HIPSPV_EXPORT int hipspvBuildProgram(const char* uuid, const char* options, const char* input,
                                     const char* output) {
  try {
    std::array<std::uint8_t, 16> bytes{};
    require(std::strlen(uuid) == 2 * bytes.size(), hipErrorInvalidValue);
    for (std::size_t i = 0; i < bytes.size(); ++i)
      bytes[i] = static_cast<std::uint8_t>(std::stoul(std::string(uuid + 2 * i, 2), nullptr, 16));
    build(bytes, options, input, output);
    return 1;
  } catch (const std::exception&) {
    return 0;  // the calling process builds the module itself and reports its errors
  }
}
