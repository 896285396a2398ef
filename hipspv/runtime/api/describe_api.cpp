// hipspvDescribeDevices: what `hipspv doctor` shows.
#include <algorithm>
#include <cstring>

#include "../json.h"
#include "guard.h"

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

std::string describeDevice(const Device& device) {
  const backend::DeviceFacts& facts = device.facts();
  return Json()
      .number("ordinal", static_cast<std::size_t>(device.ordinal()))
      .text("name", facts.name)
      .text("type", typeName(facts.type))
      .text("vendor", facts.vendor)
      .text("platform", facts.platform)
      .text("version", facts.version)
      .text("driver", facts.driver)
      .text("loader", facts.loader)
      .list("il_versions", facts.ilVersions, Json::quote)
      .list("sub_group_sizes", facts.subGroupSizes,
            [](std::size_t size) { return std::to_string(size); })
      .number("compute_units", facts.computeUnits)
      .number("global_memory", facts.globalMemory)
      .number("local_memory", facts.localMemory)
      .number("max_work_group", facts.maxWorkGroup)
      .number("max_parameter_bytes", facts.maxParameterBytes)
      .flag("usm", facts.usm)
      .flag("fine_grain_svm", facts.fineGrainSvm)
      .flag("coarse_grain_svm", facts.coarseGrainSvm)
      .flag("system_memory", facts.systemMemory)
      .flag("fp64", facts.fp64)
      .flag("fp16", facts.fp16)
      .flag("images", facts.images)
      .done();
}

std::string describe(Runtime& runtime) {
  std::vector<std::string> devices;
  for (int i = 0; i < runtime.deviceCount(); ++i)
    devices.push_back(describeDevice(runtime.device(i)));
  return Json()
      .list("devices", devices, [](const std::string& device) { return device; })
      .list("attempts", runtime.attempts(),
            [](const backend::Attempt& attempt) {
              return Json().text("loader", attempt.loader).text("outcome", attempt.outcome).done();
            })
      .done();
}

}  // namespace

// Writes a JSON document and its NUL to the buffer as far as there is room, and returns the bytes
// that the whole takes; 0 where it can't be had.
HIPSPV_EXPORT std::size_t hipspvDescribeDevices(char* buffer, std::size_t size) {
  std::string text;
  if (guard([&] { text = describe(Runtime::get()); }) != hipSuccess) return 0;
  if (buffer != nullptr && size != 0) {
    const std::size_t length = std::min(text.size(), size - 1);
    std::memcpy(buffer, text.data(), length);
    buffer[length] = '\0';
  }
  return text.size() + 1;
}
