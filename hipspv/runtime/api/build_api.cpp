// hipspvOpenBuilder, hipspvBuildProgram: the work of the process that build_process.cpp starts.
#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "guard.h"
#include "hipspv/runtime/backends/table.h"
#include "hipspv/runtime/support/error.h"
#include "hipspv/runtime/support/scratch_directory.h"

using namespace hipspv;

namespace {

struct Builder {
  std::unique_ptr<backend::Device> device;
  backend::Effort effort;
};

std::array<std::uint8_t, 16> bytesOf(const std::string& digits) {
  std::array<std::uint8_t, 16> bytes{};
  require(digits.size() == 2 * bytes.size(), hipErrorInvalidValue);
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<std::uint8_t>(std::stoul(digits.substr(2 * i, 2), nullptr, 16));
  return bytes;
}

std::unique_ptr<Builder> opened(const char* uuid, backend::Effort effort) {
  const backend::Discovery discovery = backend::discoverToBuild(effort);
  const auto device =
      std::ranges::find(discovery.found, bytesOf(uuid), [](const auto& each) { return each.properties.uuid; });
  require(device != discovery.found.end(), hipErrorNoDevice);
  return std::make_unique<Builder>(Builder{device->open(device->properties), effort});
}

void build(Builder& builder, const char* input, const char* output) {
  const std::string content = readWhole(input);
  const std::vector<std::byte> binary = builder.device->compile(std::as_bytes(std::span(content)), builder.effort);
  const std::string draft = std::string(output) + ".draft";
  std::ofstream file(draft, std::ios::binary);
  file.write(reinterpret_cast<const char*>(binary.data()), static_cast<std::streamsize>(binary.size()));
  file.close();
  require(!binary.empty() && file.good(), hipErrorUnknown);
  std::filesystem::rename(draft, output);
}

}  // namespace

// uuid: 32 hexadecimal digits. effort: full or little. Returns a builder, which lives as long as the process, or
// nullptr.
HIPSPV_EXPORT void* hipspvOpenBuilder(const char* uuid, const char* effort) {
  try {
    using enum backend::Effort;
    return opened(uuid, effort == backend::nameOf(kFull) ? kFull : kLittle).release();
  } catch (const std::exception&) {
    return nullptr;
  }
}

// Writes the device's binary of the code in `input` to `output`. There is none after a failure: the calling process
// builds the module itself and reports its errors.
HIPSPV_EXPORT void hipspvBuildProgram(void* builder, const char* input, const char* output) {
  try {
    build(*static_cast<Builder*>(builder), input, output);
  } catch (const std::exception&) {
  }
}
