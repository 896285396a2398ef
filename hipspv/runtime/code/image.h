// A device image of the program: read at first use, for all devices.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "bundle.h"
#include "hipspv/runtime/spirv/module_info.h"
#include "hipspv/runtime/spirv/split.h"
#include "hipspv/runtime/support/lazy.h"

namespace hipspv {

// Pointers of the device library to memory that the runtime allocates; each part of a module has
// its own.
inline constexpr std::string_view kServiceVariable = "__hipspv_service";
inline constexpr std::string_view kHeapVariable = "__hipspv_heap";
inline constexpr std::string_view kRacesVariable = "__hipspv_races";

class Image {
 public:
  explicit Image(Bytes bytes) : bytes_(bytes) {}
  // Keeps no reference to the caller's memory.
  explicit Image(std::vector<std::uint32_t> words) : words_(std::move(words)) {}
  // From an address alone: the readable size is determined at first use.
  explicit Image(const void* address) : address_(address) {}

  // Each throws the exceptions of extractSpirv and ModuleInfo, at every call.
  const ModuleInfo& info() { return content().info; }
  std::span<const std::uint32_t> words();

  // The number of parts to build: 1 if splitting is impossible or saves nothing.
  std::size_t parts();
  // The parts with a kernel and with a variable; the first if none has it.
  std::size_t partOfKernel(std::string_view name);
  std::size_t partOfVariable(std::string_view name);
  PartModule part(std::size_t index);

 private:
  struct Content {
    explicit Content(std::span<const std::uint32_t> words) : info(words) {}

    ModuleInfo info;
    std::unique_ptr<ModuleParts> parts;  // nullptr: not split
  };

  Content& content();
  std::unique_ptr<Content> load();

  const void* address_ = nullptr;
  Bytes bytes_;
  std::vector<std::uint32_t> words_;
  Lazy<Content> content_;
};

}  // namespace hipspv
