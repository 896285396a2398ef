// hipspvDescribeDevices: the output of `hipspv doctor`. hipspvDescribeFeatures: the table in the documentation.
// hipspvDescribeCode: the contents of device code, for `hipspv inspect`.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "guard.h"
#include "hipspv/runtime/backends/table.h"
#include "hipspv/runtime/code/bundle/code_format.h"
#include "hipspv/runtime/spirv/program/whole.h"
#include "hipspv/runtime/spirv/requirements.h"
#include "hipspv/runtime/support/directories.h"
#include "hipspv/runtime/support/error.h"
#include "hipspv/runtime/support/json.h"

using namespace hipspv;

namespace {

const char* typeName(backend::DeviceType type) {
  switch (type) {
    case backend::DeviceType::kGpu:
      return "gpu";
    case backend::DeviceType::kAccelerator:
      return "accelerator";
    case backend::DeviceType::kCpu:
      break;
  }
  return "cpu";
}

const auto plain = [](const std::string& json) { return json; };

std::vector<std::string> aspectsOf(const backend::DeviceProperties& properties) {
  std::vector<std::string> names;
  for (const backend::AspectEntry& entry : backend::aspects())
    if (properties.has(entry.aspect)) names.emplace_back(entry.name);
  return names;
}

std::string describeDevice(Device& device) {
  const backend::DeviceProperties& properties = device.properties();
  Json json;
  json.number("ordinal", static_cast<std::size_t>(device.ordinal()))
      .text("name", properties.name)
      .text("type", typeName(properties.type))
      .text("backend", properties.backend)
      .text("architecture", properties.architecture)
      .text("defect", properties.defect)
      .text("remedy", properties.remedy)
      .text("vendor", properties.vendor)
      .text("platform", properties.platform)
      .text("version", properties.version)
      .text("driver", properties.driver)
      .text("loader", properties.loader)
      .number("compute_units", properties.computeUnits)
      .number("global_memory", properties.globalMemory)
      .number("local_memory", properties.localMemory)
      .number("max_work_group", properties.maxWorkGroup)
      .number("max_parameter_bytes", properties.maxParameterBytes)
      .flag("system_memory", properties.has(backend::Aspect::kSystemMemory))
      .flag("fp64", properties.has(backend::Aspect::kFp64))
      .list("aspects", aspectsOf(properties), Json::quote);
  device.backend().describe(json);
  return json.done();
}

std::string describe(Runtime& runtime) {
  std::vector<std::string> devices;
  for (int i = 0; i < runtime.deviceCount(); ++i) devices.push_back(describeDevice(runtime.device(i)));
  return Json()
      .text("refusal", runtime.refusedBy())
      .list("devices", devices, plain)
      .list("attempts", runtime.attempts(),
            [](const backend::Attempt& attempt) {
              return Json()
                  .text("backend", attempt.backend)
                  .text("loader", attempt.loader)
                  .text("outcome", attempt.outcome)
                  .text("remedy", attempt.remedy)
                  .done();
            })
      .done();
}

// Writes as much of the text and its NUL as fits. Returns the bytes that the whole needs.
std::size_t write(const std::string& text, char* buffer, std::size_t size) {
  if (buffer != nullptr && size != 0) {
    const std::size_t length = std::min(text.size(), size - 1);
    std::memcpy(buffer, text.data(), length);
    buffer[length] = '\0';
  }
  return text.size() + 1;
}

}  // namespace

// Both write as much of a JSON document and its NUL to the buffer as fits, and return the bytes that the whole
// needs; 0 on failure.
HIPSPV_EXPORT std::size_t hipspvDescribeDevices(char* buffer, std::size_t size) {
  std::string text;
  if (guard([&] { text = describe(Runtime::listing()); }) != hipSuccess) return 0;
  return write(text, buffer, size);
}

// Opens no device.
HIPSPV_EXPORT std::size_t hipspvDescribeFeatures(char* buffer, std::size_t size) try {
  Json json;
  for (const backend::Backend& backend : backend::backends())
    if (backend.describe != nullptr) backend.describe(json);
  return write(json.done(), buffer, size);
} catch (const std::exception&) {
  return 0;
}

// Returns a JSON document (code/bundle/code_format.h) that the caller frees; nullptr on failure. Initialises nothing.
HIPSPV_EXPORT char* hipspvDescribeCode(const char* format, const void* code, std::size_t size) try {
  return strdup(describeCode(format, {static_cast<const std::byte*>(code), size}).c_str());
} catch (const std::exception&) {
  return nullptr;
}

// ---- hipspvAdaptProgram: a module as the runtime would give it to a device's compiler, for hipspv-adapt-program.
namespace {

std::size_t number(std::string_view text) {
  std::size_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  require(error == std::errc{} && end == text.data() + text.size(), hipErrorInvalidValue);
  return value;
}

template <class Visit>
void each(std::string_view list, Visit&& visit) {
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    visit(list.substr(begin, end - begin));
    begin = end + 1;
  }
}

void set(DeviceFeatures& device, std::string_view key, std::string_view value) {
  if (key == "name")
    device.name = value;
  else if (key == "platform")
    device.platform = value;
  else if (key == "threads")
    device.maxWorkGroup = number(value);
  else if (key == "lanes")
    device.vectorLanes = static_cast<std::uint32_t>(number(value));
  else if (key == "features")
    each(value, [&](std::string_view feature) { grant(device, feature); });
  else if (key == "atomics") {
    FloatAtomics& atomics = device.floatAtomics;
    std::array fields{&atomics.globalAdd, &atomics.globalMinMax, &atomics.sharedAdd, &atomics.sharedMinMax};
    std::size_t field = 0;
    each(value, [&](std::string_view bits) { *fields.at(field++) = static_cast<std::uint32_t>(number(bits)); });
  } else {
    throw Error(hipErrorInvalidValue, "no fact is called '" + std::string(key) + "'");
  }
}

DeviceFeatures deviceOf(int count, const char* const* facts) {
  DeviceFeatures device;
  device.type = backend::DeviceType::kGpu;
  for (int i = 0; i < count; ++i) {
    const std::string_view fact = facts[i];
    const std::size_t sign = std::min(fact.find('='), fact.size() - 1);
    set(device, fact.substr(0, sign), fact.substr(sign + 1));
  }
  return device;
}

void adaptFile(const char* input, const char* output, const DeviceFeatures& device) {
  const std::string content = readWhole(input);
  const auto bytes = std::as_bytes(std::span(content));
  const std::vector<std::uint32_t> words = spirv::adjustedWhole(spirv::Code({bytes.begin(), bytes.end()}), device);
  const std::string draft = std::string(output) + ".draft";
  std::ofstream file(draft, std::ios::binary);
  file.write(reinterpret_cast<const char*>(words.data()), static_cast<std::streamsize>(words.size() * sizeof words[0]));
  file.close();
  if (!file.good()) throw Error(hipErrorUnknown, "cannot write " + draft);
  std::filesystem::rename(draft, output);
}

}  // namespace

// facts: `<key>=<value>` for each fact about the device: name, platform, threads of a block, lanes of
// a vector, features of the runtime's table, and atomics, the widths of FloatAtomics. Returns 1 if `output` now holds
// the module of `input` for the device; otherwise `message` says why not, in at most `size` bytes with its NUL.
HIPSPV_EXPORT int hipspvAdaptProgram(const char* input, const char* output, int count, const char* const* facts,
                                     char* message, std::size_t size) {
  try {
    adaptFile(input, output, deviceOf(count, facts));
    return 1;
  } catch (const std::exception& error) {
    if (size == 0) return 0;
    const std::size_t length = std::min(std::strlen(error.what()), size - 1);
    std::memcpy(message, error.what(), length);
    message[length] = '\0';
    return 0;
  }
}

// True if a device's compiler needs an option for correctly rounded division for the module in these bytes, which
// hipspvAdaptProgram has written.
HIPSPV_EXPORT bool hipspvDividesExactly(const void* spirv, std::size_t bytes) {
  return dividesExactly({static_cast<const std::uint32_t*>(spirv), bytes / sizeof(std::uint32_t)});
}

// ---- hipspvOpenBuilder, hipspvBuildProgram: the work of the process that build_process.cpp starts.
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
