#include "table.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <string>
#include <vector>

#include "hipspv/runtime/code/cpu/code.h"
#include "hipspv/runtime/spirv/describe.h"

namespace hipspv::backend {

namespace {

constexpr Backend kBackends[] = {
    {"cuda", discoverCuda, nullptr, nullptr, false, nullptr},
    {"level_zero", discoverLevelZero, prepareLevelZero, nullptr, true, nullptr},
    {"vortex", discoverVortex, nullptr, nullptr, false, nullptr},
    {"cpu", discoverCpu, nullptr, nullptr, false, cpu::rank},
    {"opencl", discoverOpenCl, prepareOpenCl, describeSpirvFeatures, true, nullptr},
};

std::string refuse(std::string_view name) {
  std::string message = "HIPSPV_BACKEND=" + std::string(name) + " names no back end. There are:";
  for (const Backend& backend : kBackends) message.append(" ").append(backend.name);
  return message;
}

bool hasUuid(const DeviceProperties& properties) {
  return std::ranges::any_of(properties.uuid, [](std::uint8_t byte) { return byte != 0; });
}

// Two back ends may offer one device.
bool areOne(const DeviceProperties& a, const DeviceProperties& b) {
  const bool sameBus =
      a.pciKnown && b.pciKnown && a.pciDomain == b.pciDomain && a.pciBus == b.pciBus && a.pciDevice == b.pciDevice;
  return sameBus || (hasUuid(a) && a.uuid == b.uuid);
}

// The first back end of the table has a device that several offer.
void dropKnown(const Discovery& all, Discovery& found) {
  std::erase_if(found.found, [&](const FoundDevice& device) {
    const auto same = [&](const FoundDevice& other) { return areOne(device.properties, other.properties); };
    const auto known = std::ranges::find_if(all.found, same);
    if (known == all.found.end()) return false;
    if (!found.attempts.empty())
      found.attempts.back().outcome += "; device " + device.properties.name + ": left to " + known->properties.backend;
    return true;
  });
}

void append(Discovery& all, Discovery found, std::string_view name) {
  dropKnown(all, found);
  for (FoundDevice& device : found.found) device.properties.backend = name;
  for (Attempt& attempt : found.attempts) attempt.backend = name;
  std::move(found.found.begin(), found.found.end(), std::back_inserter(all.found));
  std::move(found.attempts.begin(), found.attempts.end(), std::back_inserter(all.attempts));
  if (all.refusal.empty()) all.refusal = std::move(found.refusal);
  all.selected |= found.selected;
}

// HIPSPV_DEBUG_REPEAT=2 repeats each device, for tests of several devices.
void repeat(std::vector<FoundDevice>& found) {
  const char* times = std::getenv("HIPSPV_DEBUG_REPEAT");
  const std::vector<FoundDevice> once = found;
  for (int i = 1; times != nullptr && i < std::atoi(times); ++i)
    for (FoundDevice device : once) {
      device.properties.pciDevice += static_cast<std::uint32_t>(i);
      found.push_back(std::move(device));
    }
}

// Programs tell devices apart by UUID. A device that doesn't report its own gets the hash of its names; if two are
// equal, the later one is incremented.
void distinguish(DeviceProperties& properties, std::span<const FoundDevice> before) {
  auto& uuid = properties.uuid;
  if (!hasUuid(properties)) {
    // FNV-1a, 64 bits, twice.
    std::uint64_t hash = 0xCBF29CE484222325u;
    const std::string text = properties.platform + properties.vendor + properties.name + properties.driver;
    for (std::size_t i = 0; i < uuid.size(); ++i) {
      for (const char c : text) hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001B3u;
      uuid[i] = static_cast<std::uint8_t>(hash >> 32);
    }
  }
  const auto same = [&](const FoundDevice& device) { return device.properties.uuid == uuid; };
  while (std::any_of(before.begin(), before.end(), same)) ++uuid.back();
}

// HIPSPV_DEBUG_BACKEND: a library with a back end for tests, whose devices are the only ones.
bool discoverDebug(Discovery& discovery) {
  const char* path = std::getenv("HIPSPV_DEBUG_BACKEND");
  if (path == nullptr) return false;
  void* library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  auto* discover = library == nullptr ? nullptr : dlsym(library, "hipspvDiscover");
  if (discover == nullptr)
    discovery.refusal = std::string("HIPSPV_DEBUG_BACKEND: ") + dlerror();
  else
    reinterpret_cast<void (*)(Discovery&)>(discover)(discovery);
  return true;
}

}  // namespace

std::span<const Backend> backends() { return kBackends; }

namespace {

// A GPU for which the program has code is what a program with GPUs' code is for.
bool suffices(const FoundDevice& found, const Needs& needs) {
  const auto rank = [&](std::string_view target) { return found.rank(found.properties, target); };
  if (needs.all) return false;
  if (found.withoutGpu && needs.open) return true;
  return (found.properties.type == DeviceType::kGpu || found.withoutGpu) && needs.hasCode(rank);
}

// Of the wanted back ends to which use(backend) applies.
template <class Use>
Discovery discoverFrom(const NativeDevice* only, Use&& use, const Needs& needs) {
  const char* variable = std::getenv("HIPSPV_BACKEND");
  const std::string_view wanted = variable != nullptr ? variable : "";
  const auto isWanted = [&](const Backend& backend) { return wanted.empty() || backend.name == wanted; };
  Discovery all;
  if (discoverDebug(all)) return all;
  if (std::none_of(std::begin(kBackends), std::end(kBackends), isWanted)) {
    all.refusal = refuse(wanted);
    return all;
  }
  for (const Backend& backend : kBackends) {
    if (!isWanted(backend) || !use(backend)) continue;
    const bool demanded = backend.demand == nullptr || needs.open || needs.hasCode(backend.demand);
    if (!demanded && wanted.empty()) continue;
    append(all, backend.discover(only), backend.name);
    if (std::ranges::any_of(all.found, [&](const FoundDevice& each) { return suffices(each, needs); })) break;
  }
  std::ranges::stable_sort(all.found, {}, [](const FoundDevice& each) { return each.properties.type; });
  if (only == nullptr) repeat(all.found);
  for (std::size_t i = 0; i < all.found.size(); ++i)
    distinguish(all.found[i].properties, std::span(all.found).first(i));
  return all;
}

}  // namespace

Discovery discover(const NativeDevice* only, const Needs& needs) {
  const auto use = [&](const Backend& backend) { return only == nullptr || backend.adopts; };
  return discoverFrom(only, use, needs);
}

Discovery discoverToBuild(Effort effort) {
  const auto builds = [](const Backend& backend) { return backend.prepare != nullptr; };
  for (const Backend& backend : kBackends)
    if (builds(backend)) backend.prepare(effort);
  return discoverFrom(nullptr, builds, {[](const Rank&) { return false; }});
}

}  // namespace hipspv::backend
