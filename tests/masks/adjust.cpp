// Adjusts each part of a module to a device that lacks features: <in.spv> <features> <directory>. Prints the
// number of parts that such a device can't run.
#include <cstdio>

#include "hipspv/runtime/spirv/adaptations.h"
#include "hipspv/runtime/spirv/emulate/adaptations.h"
#include "hipspv/runtime/spirv/emulate/buffer_arguments.h"
#include "hipspv/runtime/spirv/features.h"
#include "hipspv/runtime/spirv/split.h"
#include "tests/fuzz/readers/native/words.h"

static hipspv::DeviceFeatures deviceWithAll() {
  hipspv::DeviceFeatures properties;
  for (const hipspv::FeatureRow& row : hipspv::features()) {
    if (row.property != nullptr) properties.*row.property = true;
    properties.extensions.insert(properties.extensions.end(), row.extensions.begin(), row.extensions.end());
    if (row.lanes != 0) properties.subGroupSizes.push_back(row.lanes);
  }
  properties.systemScope = false;
  return properties;
}

int main(int argc, char** argv) {
  if (argc < 4) return 2;
  const std::vector<std::uint32_t> words = readWords(argv[1]);
  setenv(hipspv::Mask::kVariable, argv[2], 1);
  hipspv::DeviceFeatures device = deviceWithAll();
  hipspv::Mask().apply(device);
  constexpr std::string_view kPerPart[] = {"__hipspv_service", "__hipspv_heap"};
  const hipspv::ir::Module module(words);
  const hipspv::ModuleInfo info(module);
  const hipspv::ModuleParts parts(module, kPerPart);
  std::size_t refused = 0;
  for (std::size_t i = 0; i < parts.count(); ++i) try {
      hipspv::ir::Module part(parts.part(i).words);
      if (device.buffers()) hipspv::adapt::useBuffers(part, "__hipspv_service", device.offsets());
      if (!has(device, hipspv::Feature::kInt64Atomics))
        hipspv::adapt::lockWideAtomics(part, 4096, hipspv::adapt::Library::instance());
      hipspv::adaptTo({info, device, hipspv::Form::kUsual}, part);
      writeWords(std::string(argv[3]) + "/" + std::to_string(i) + ".spv", part.words());
    } catch (const hipspv::Error&) {
      ++refused;
    }
  std::printf("%zu\n", refused);
  return 0;
}
