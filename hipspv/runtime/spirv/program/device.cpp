#include "device.h"

#include <algorithm>
#include <cstring>

#include "hipspv/devlib/lock_abi.h"
#include "hipspv/runtime/spirv/code.h"
#include "program.h"

namespace hipspv::spirv {
namespace {

std::string describeSupport(const DeviceFeatures& device, Feature feature) {
  const FeatureRow& row = rowOf(feature);
  const bool hidden = std::ranges::find(device.hidden, row.name) != device.hidden.end();
  const auto json = [&](std::string_view support, std::string_view text) {
    return Json()
        .text("name", row.name)
        .text("support", support)
        .text("text", text)
        .text("parent", row.parent ? rowOf(*row.parent).name : "")
        .flag("hidden", hidden)
        .done();
  };
  switch (supportOf(device, feature)) {
    case Support::kNative:
      return json("native", row.what);
    case Support::kMade:
      return json("made", row.made);
    case Support::kRefused:
      break;
  }
  return json("refused", row.refused);
}

std::vector<std::string> describeSupports(const DeviceFeatures& device) {
  std::vector<std::string> supports;
  for (std::size_t n = 0; n < features().size(); ++n)
    supports.push_back(describeSupport(device, static_cast<Feature>(n)));
  return supports;
}

std::vector<std::string> describeServices(const DeviceFeatures& device) {
  std::vector<std::string> result;
  for (const ServiceRow& row : services()) {
    const std::vector<Feature> lacking = missing(device, row);
    result.push_back(Json()
                         .text("name", row.name)
                         .text("support", lacking.empty() ? "made" : "refused")
                         .text("text", row.made)
                         .list("missing", lacking, [](Feature each) { return Json::quote(rowOf(each).name); })
                         .done());
  }
  return result;
}

}  // namespace

int Device::rank(std::string_view target) const {
  return isMachineCode(target) ? static_cast<int>(takes(target)) : spirv::rank(target);
}

// Code objects of a target with a rank are spirv::Code (code/bundle/code_format.cpp).
std::unique_ptr<backend::Program> Device::load(const CodeObject& code, backend::Environment& environment) {
  return std::make_unique<Program>(*this, static_cast<const Code&>(code), environment);
}

std::vector<std::byte> Device::compile(std::span<const std::byte> code, backend::Effort effort) {
  std::vector<std::uint32_t> words(code.size() / sizeof(std::uint32_t));
  std::memcpy(words.data(), code.data(), words.size() * sizeof words[0]);
  return build(words, effort)->binary();
}

void Device::describe(Json& json) const {
  const DeviceFeatures& device = features();
  const auto plain = [](const std::string& item) { return item; };
  json.list("il_versions", device.ilVersions, Json::quote)
      .list("sub_group_sizes", device.subGroupSizes, [](std::size_t size) { return std::to_string(size); })
      .flag("usm", device.usm)
      .flag("fine_grain_svm", device.fineGrainSvm)
      .flag("coarse_grain_svm", device.coarseGrainSvm)
      .flag("buffer_device_address", device.bufferAddresses)
      .flag("fp16", device.fp16)
      .flag("images", device.images)
      .list("features", describeSupports(device), plain)
      .list("services", describeServices(device), plain);
}

Memory Device::memory(std::size_t bytes) {
  void* memory = allocate(backend::MemoryKind::kDevice, bytes);
  if (memory == nullptr) throw Error(hipErrorOutOfMemory);
  return {memory, [this](void* pointer) {
            try {
              release(pointer);
            } catch (const std::exception&) {
              // The only consequence is that the memory leaks.
            }
          }};
}

void* Device::locks() {
  const std::lock_guard lock(locksMutex_);
  if (locks_ == nullptr) {
    const std::uint32_t zero = 0;
    Memory table = memory(HIPSPV_LOCKS * sizeof zero);
    const auto queue = createQueue(0);
    queue->fill(table.get(), &zero, sizeof zero, HIPSPV_LOCKS * sizeof zero);
    queue->finish();
    locks_ = std::move(table);
  }
  return locks_.get();
}

}  // namespace hipspv::spirv
