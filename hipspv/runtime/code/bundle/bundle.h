// Finds device code in input from clang or a user: an offload bundle, or bare code of a known format.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "code_format.h"

namespace hipspv {

// How well code for the target of a bundle's entry suits a device: the more the better, 0 not at all.
using Rank = std::function<int(std::string_view target)>;

struct TargetCode {
  const CodeFormat* format;
  std::vector<std::byte> bytes;
};

struct DeviceCode {
  std::vector<TargetCode> codes;
  // Made from one of the codes ahead of time, for one of the devices.
  std::vector<MachineCode> machineCode;
  // The code for each device, or nullopt.
  std::vector<std::optional<std::size_t>> ofDevice;
  std::string targets;  // that the bundle has, for messages
};

// Copies the best code for each device, since entries of a bundle may be unaligned. The image is an upper bound: a
// bundle's own sizes are checked against it, bare code ends by itself.
// Throws hipErrorInvalidImage for a broken image, hipErrorNoBinaryForGpu if no device has code.
DeviceCode extractCode(Bytes image, std::span<const Rank> devices);

// True if the image has code for the device. Throws hipErrorInvalidImage.
bool hasCode(Bytes image, const Rank& device);

// The code of any format, for a program without a device. Throws as above.
TargetCode extractAnyCode(Bytes image);

// The readable memory from the address on, up to the end of its mapping in the process. Empty if nothing is mapped.
Bytes mappedFrom(const void* address);

}  // namespace hipspv
