// A device image of the program: read at first use, for all devices.
#pragma once

#include <memory>
#include <vector>

#include "hipspv/runtime/code/bundle/bundle.h"
#include "hipspv/runtime/support/lazy.h"

namespace hipspv {

class Device;
class Devices;

class Image {
 public:
  // The program's memory, which stays.
  explicit Image(Bytes bytes) : bytes_(bytes) {}
  // From an address alone: the readable size is determined at first use.
  explicit Image(const void* address) : address_(address) {}

  // Code that is read already, for that target.
  Image(std::unique_ptr<CodeObject> code, std::string target);

  // The code for the device. Throws the exceptions of extractCode and CodeFormat::read, at every call, and
  // hipErrorNoBinaryForGpu if the image has code for other devices alone.
  const CodeObject& code(const Device& device);
  // False where code() throws hipErrorNoBinaryForGpu.
  bool hasCode(const Device& device);
  // True if the image has code for a device that needn't be one of the runtime's. Throws hipErrorInvalidImage.
  bool hasCode(const Rank& device) const {
    return target_.empty() ? hipspv::hasCode(bytes(), device) : device(target_) > 0;
  }
  // Reads the image now, while the memory is there.
  void read(const Devices& devices) { content(devices); }

 private:
  struct Content {
    std::vector<MachineCode> machineCode;
    std::vector<std::unique_ptr<CodeObject>> objects;
    std::vector<std::optional<std::size_t>> ofDevice;
    std::string targets;
  };

  const Content& content(const Devices& devices);
  std::unique_ptr<Content> contentOf(std::span<const Rank> devices);
  std::unique_ptr<Content> givenContent(std::span<const Rank> devices);
  Bytes bytes() const { return address_ != nullptr ? mappedFrom(address_) : bytes_; }

  const void* address_ = nullptr;
  Bytes bytes_;
  std::unique_ptr<CodeObject> given_;  // until the content is made
  const std::string target_;           // of code that was given; empty otherwise
  Lazy<Content> content_;
};

}  // namespace hipspv
