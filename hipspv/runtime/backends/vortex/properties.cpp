#include "properties.h"

#include <cstdlib>

namespace hipspv::vortex {
namespace {

constexpr std::size_t kConstantBytes = 64 * 1024;  // CUDA's; constants are in the device's memory
constexpr std::size_t kParameterBytes = 4096;      // CUDA's

// The library of Vortex 2.2 loads the driver that the variable names. Earlier ones are the driver.
std::string driverOf(const Api& api) {
  const char* driver = std::getenv("VORTEX_DRIVER");
  if (driver != nullptr) return driver;
  return api.hasRegisters() ? "simx" : "";
}

void setMemory(backend::DeviceProperties& properties, const Card& card) {
  properties.globalMemory = properties.maxAllocation = card.globalMemory;
  properties.localMemory = card.localMemory;
  properties.constantMemory = kConstantBytes;
  properties.maxParameterBytes = kParameterBytes;
  properties.sharedMemory = properties.mirroredMemory = true;
  properties.memoryModel = "buffers at the host's addresses";
}

void setExecution(backend::DeviceProperties& properties, const Card& card) {
  const std::size_t group = card.threadsPerCore();
  properties.maxWorkGroup = group;
  properties.maxWorkItems = {group, group, group};
  properties.computeUnits = card.cores;
  properties.unitThreads = static_cast<std::uint32_t>(group);
  properties.unitBlocks = card.warps;
  properties.warpSize = card.threads;
  properties.fp64 = true;  // in software without the extension D
  properties.int64Atomics = card.width() == 64;
  properties.blockRemedy = "a core of the device has " + std::to_string(card.warps) + " warps of " +
                           std::to_string(card.threads) + " threads and " + std::to_string(card.localMemory) +
                           " bytes of local memory: launch smaller blocks, or build Vortex with more (NUM_WARPS, "
                           "NUM_THREADS, LMEM_LOG_SIZE)";
}

}  // namespace

backend::DeviceProperties propertiesOf(const Card& card, const Api& api, const std::string& library) {
  backend::DeviceProperties properties;
  const std::string driver = driverOf(api), width = std::to_string(card.width());
  properties.name = "Vortex rv" + width + (driver.empty() ? "" : " (" + driver + ")");
  properties.vendor = kPlatform;
  properties.platform = kPlatform;
  properties.driver = driver.empty() ? "of the library" : driver;
  properties.version = std::string("interface of Vortex ") + api.generation();
  properties.loader = library;
  properties.type = backend::DeviceType::kAccelerator;
  properties.architecture = "vortex_rv" + width;
  setMemory(properties, card);
  setExecution(properties, card);
  return properties;
}

}  // namespace hipspv::vortex
