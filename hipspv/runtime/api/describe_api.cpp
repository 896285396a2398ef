// hipspvDescribeDevices: the output of `hipspv doctor`. hipspvDescribeFeatures: the table in the documentation.
#include <algorithm>
#include <cstring>

#include "guard.h"
#include "hipspv/runtime/backends/table.h"
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
      .flag("system_memory", properties.systemMemory)
      .flag("fp64", properties.fp64);
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
  if (guard([&] { text = describe(Runtime::get()); }) != hipSuccess) return 0;
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
