// hipspvAdaptProgram: a module as the runtime would give it to a device's compiler, for hipspv-adapt-program.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "guard.h"
#include "hipspv/runtime/spirv/exact_division.h"
#include "hipspv/runtime/spirv/program/whole.h"
#include "hipspv/runtime/support/scratch_directory.h"

using namespace hipspv;

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

void adapt(const char* input, const char* output, const DeviceFeatures& device) {
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
    adapt(input, output, deviceOf(count, facts));
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
