#include "image.h"

#include "hipspv/runtime/core/device.h"
#include "hipspv/runtime/core/runtime.h"

namespace hipspv {

const DeviceCode& Image::content() {
  return content_.get([this] {
    Runtime& runtime = Runtime::get();
    std::vector<Rank> devices;
    for (int i = 0; i < runtime.deviceCount(); ++i)
      devices.emplace_back(
          [&device = runtime.device(i)](std::string_view target) { return device.backend().rank(target); });
    const Bytes bytes = address_ != nullptr ? mappedFrom(address_) : bytes_;
    return std::make_unique<DeviceCode>(readDeviceCode(bytes, devices));
  });
}

const CodeObject& Image::code(const Device& device) {
  const DeviceCode& all = content();
  const auto object = all.ofDevice[static_cast<std::size_t>(device.ordinal())];
  if (!object)
    throw Error(hipErrorNoBinaryForGpu, "the program has no code for " + device.properties().name + " (only: " +
                                            all.targets + ")\n  remedy: compile with --offload-arch= and its target");
  return *all.objects[*object];
}

}  // namespace hipspv
