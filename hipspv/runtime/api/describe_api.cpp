// hipspvDescribeDevices: the output of `hipspv doctor`. hipspvDescribeFeatures: the table in the documentation.
#include <algorithm>
#include <cstring>

#include "guard.h"
#include "hipspv/runtime/core/features.h"
#include "hipspv/runtime/core/quirks.h"
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

std::string describeSupport(const backend::DeviceFacts& facts, Feature feature) {
  const FeatureRow& row = rowOf(feature);
  const bool hidden = std::ranges::find(facts.hidden, row.name) != facts.hidden.end();
  const auto json = [&](std::string_view support, std::string_view text) {
    return Json()
        .text("name", row.name)
        .text("support", support)
        .text("text", text)
        .text("parent", row.parent ? rowOf(*row.parent).name : "")
        .flag("hidden", hidden)
        .done();
  };
  switch (supportOf(facts, feature)) {
    case Support::kNative:
      return json("native", row.what);
    case Support::kMade:
      return json("made", row.made);
    case Support::kRefused:
      break;
  }
  return json("refused", row.refused);
}

std::vector<std::string> describeSupports(const backend::DeviceFacts& facts) {
  std::vector<std::string> supports;
  for (std::size_t n = 0; n < features().size(); ++n)
    supports.push_back(describeSupport(facts, static_cast<Feature>(n)));
  return supports;
}

std::string quoteName(Feature feature) { return Json::quote(rowOf(feature).name); }

std::vector<std::string> describeServices(const backend::DeviceFacts& facts) {
  std::vector<std::string> result;
  for (const ServiceRow& row : services()) {
    const std::vector<Feature> lacking = missing(facts, row);
    result.push_back(Json()
                         .text("name", row.name)
                         .text("support", lacking.empty() ? "made" : "refused")
                         .text("text", row.made)
                         .list("missing", lacking, quoteName)
                         .done());
  }
  return result;
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
      .flag("buffer_device_address", facts.bufferAddresses)
      .flag("system_memory", facts.systemMemory)
      .flag("fp64", facts.fp64)
      .flag("fp16", facts.fp16)
      .flag("images", facts.images)
      .list("features", describeSupports(facts), plain)
      .list("services", describeServices(facts), plain)
      .done();
}

std::string describe(Runtime& runtime) {
  std::vector<std::string> devices;
  for (int i = 0; i < runtime.deviceCount(); ++i)
    devices.push_back(describeDevice(runtime.device(i)));
  return Json()
      .text("refusal", runtime.refusedBy())
      .list("devices", devices, plain)
      .list("attempts", runtime.attempts(),
            [](const backend::Attempt& attempt) {
              return Json().text("loader", attempt.loader).text("outcome", attempt.outcome).done();
            })
      .done();
}

std::string describeFeature(const FeatureRow& row) {
  return Json()
      .text("name", row.name)
      .text("what", row.what)
      .text("made", row.made)
      .text("refused", row.refused)
      .text("remedy", row.remedy)
      .list("extensions", row.extensions, Json::quote)
      .text("parent", row.parent ? rowOf(*row.parent).name : "")
      .list("instead", row.instead, quoteName)
      .done();
}

std::string describeService(const ServiceRow& row) {
  return Json().text("name", row.name).text("made", row.made).list("needs", row.needs, quoteName).done();
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

std::string describeQuirk(const Quirk& quirk) {
  return Json()
      .text("name", quirk.name)
      .text("platform", quirk.platform)
      .text("device", quirk.device)
      .text("versions", quirk.versions)
      .text("evidence", quirk.evidence)
      .text("remedy", quirk.remedy)
      .done();
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
  return write(Json()
                   .list("features", features(), describeFeature)
                   .list("services", services(), describeService)
                   .list("quirks", quirks(), describeQuirk)
                   .done(),
               buffer, size);
} catch (const std::exception&) {
  return 0;
}
