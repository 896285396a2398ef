#include "image.h"

#include "devices.h"

namespace hipspv {

Image::Image(std::unique_ptr<CodeObject> code, std::string target)
    : given_(std::move(code)), target_(std::move(target)) {}

const Image::Content& Image::content(const Devices& all) {
  return content_.get([&] {
    std::vector<Rank> devices;
    for (const auto& device : all.devices())
      devices.emplace_back([&of = device->backend()](std::string_view target) { return of.rank(target); });
    return target_.empty() ? contentOf(devices) : givenContent(devices);
  });
}

std::unique_ptr<Image::Content> Image::contentOf(std::span<const Rank> devices) {
  DeviceCode code = extractCode(bytes(), devices);
  auto content = std::make_unique<Content>();
  for (TargetCode& each : code.codes) content->objects.push_back(each.format->read(std::move(each.bytes)));
  content->machineCode = std::move(code.machineCode);
  for (const auto& object : content->objects) object->attach(content->machineCode);
  content->ofDevice = std::move(code.ofDevice);
  content->targets = std::move(code.targets);
  return content;
}

std::unique_ptr<Image::Content> Image::givenContent(std::span<const Rank> devices) {
  auto content = std::make_unique<Content>();
  content->objects.push_back(std::move(given_));
  content->targets = target_;
  for (const Rank& device : devices)
    content->ofDevice.push_back(device(target_) > 0 ? std::optional<std::size_t>(0) : std::nullopt);
  return content;
}

bool Image::hasCode(const Device& device) {
  return content(device.all()).ofDevice[static_cast<std::size_t>(device.ordinal())].has_value();
}

const CodeObject& Image::code(const Device& device) {
  const Content& all = content(device.all());
  const auto object = all.ofDevice[static_cast<std::size_t>(device.ordinal())];
  if (!object) {
    const backend::DeviceProperties& properties = device.properties();
    throw Error(hipErrorNoBinaryForGpu, "the program has no code for " + properties.name + " (only: " + all.targets +
                                            ")\n  remedy: compile with --offload-arch=" + properties.architecture +
                                            ", or let HIPSPV_BACKEND choose among the devices of `hipspv devices`");
  }
  return *all.objects[*object];
}

}  // namespace hipspv
