#include "features.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <sstream>

namespace hipspv {
namespace {

using Properties = DeviceFeatures;

constexpr std::string_view kWarpRemedy = "reduce and exchange through shared memory";
constexpr std::string_view kOfWorkItems = "warps are made of work-items that exchange values in shared memory, slowly";
constexpr std::string_view kForeignReductions = "reductions of other compilers' modules";
constexpr std::string_view kNoAddresses =
    "kernels that find pointers in memory, structures or integers (malloc, textures, __managed__), where "
    "usm, svm and buffer_device_address are all missing";
constexpr std::string_view kAddressRemedy = "pass each pointer as an argument of its own, and use indices";

const std::vector<FeatureRow>& table() {
  static const std::vector<FeatureRow> rows{
      {.name = "fp64",
       .what = "double precision",
       .made = "double precision is done in integers, slowly",
       .refused = "kernels that use double, compiled with --fp64=error",
       .remedy = "use float, and constants as 1.0f",
       .aspect = backend::Aspect::kFp64,
       .extensions = {"cl_khr_fp64"}},
      {.name = "fp16",
       .what = "half precision",
       .made = "half precision is done in float and integers, in 1.2 to 4 times the time, fma in 4 to 8",
       .refused = {},
       .remedy = "use float",
       .property = &Properties::fp16,
       .extensions = {"cl_khr_fp16"}},
      {.name = "int64_atomics",
       .what = "atomic operations on 64 bits",
       .made =
           "atomic operations on 64 bits take a lock, 6 to 40 times the time; modules with them are built in each run",
       .refused = {},
       .remedy = "use 32-bit integers or float",
       .extensions = {"cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics"}},
      {.name = "generic_pointers",
       .what = "generic pointers",
       .made = "integers that tell the memory; accesses take up to twice as long",
       .refused = {},
       .remedy = "let the compiler see which memory a pointer points to: optimise, and don't mix pointers",
       .property = &Properties::genericPointers},
      {.name = "program_scope_variables",
       .what = "variables of the module (__device__, __constant__, printf, assert, malloc)",
       .made = "memory of the runtime; modules with variables are built in each run",
       .refused = {},
       .remedy = "pass the memory as an argument",
       .property = &Properties::programScopeVariables},
      {.name = "images",
       .what = "images",
       .made = "textures and surfaces are arithmetic on addresses",
       .refused = "images of other compilers' modules",
       .remedy = "use arrays",
       .property = &Properties::images},
      {.name = "sub_groups",
       .what = "warps",
       .made = kOfWorkItems,
       .refused = kForeignReductions,
       .remedy = kWarpRemedy,
       .property = &Properties::subGroups,
       .extensions = {"cl_khr_subgroups", "cl_intel_subgroups"}},
      {.name = "sub_group_ballot",
       .what = "warp ballots",
       .made = kOfWorkItems,
       .refused = {},
       .remedy = kWarpRemedy,
       .extensions = {"cl_khr_subgroup_ballot"},
       .parent = Feature::kSubGroups},
      {.name = "sub_group_vote",
       .what = "warp votes",
       .made = "votes are made of ballots",
       .refused = "votes of other compilers' modules",
       .remedy = kWarpRemedy,
       .extensions = {"cl_khr_subgroup_non_uniform_vote"},
       .parent = Feature::kSubGroups},
      {.name = "sub_group_shuffle",
       .what = "warp shuffles",
       .made = "shuffles are made of broadcasts",
       .refused = "shuffles of other compilers' modules",
       .remedy = kWarpRemedy,
       .extensions = {"cl_khr_subgroup_shuffle", "cl_khr_subgroup_shuffle_relative"},
       .parent = Feature::kSubGroups},
      {.name = "sub_group_arithmetic",
       .what = "warp reductions",
       .made = "reductions are made of broadcasts",
       .refused = kForeignReductions,
       .remedy = kWarpRemedy,
       .extensions = {"cl_khr_subgroup_non_uniform_arithmetic", "cl_khr_subgroup_clustered_reduce"},
       .parent = Feature::kSubGroups},
      {.name = "sub_group_size_8",
       .what = "sub-groups of 8 lanes",
       .made = kOfWorkItems,
       .refused = {},
       .remedy = "compile with --warp-size= and a size that the device has",
       .lanes = 8,
       .parent = Feature::kSubGroups},
      {.name = "sub_group_size_16",
       .what = "sub-groups of 16 lanes",
       .made = kOfWorkItems,
       .refused = {},
       .remedy = "compile with --warp-size= and a size that the device has",
       .lanes = 16,
       .parent = Feature::kSubGroups},
      {.name = "sub_group_size_32",
       .what = "sub-groups of 32 lanes",
       .made = kOfWorkItems,
       .refused = {},
       .remedy = "compile with --warp-size= and a size that the device has",
       .lanes = 32,
       .parent = Feature::kSubGroups},
      {.name = "sub_group_size_64",
       .what = "sub-groups of 64 lanes",
       .made = kOfWorkItems,
       .refused = {},
       .remedy = "compile with --warp-size= and a size that the device has",
       .lanes = 64,
       .parent = Feature::kSubGroups},
      {.name = "work_group_collectives",
       .what = "collective functions of work-groups",
       .made = "threads add up in shared memory",
       .refused = "collective functions of other compilers' modules",
       .remedy = "count in shared memory",
       .property = &Properties::workGroupCollectives},
      {.name = "usm",
       .what = "unified shared memory",
       .made = "memory is shared virtual memory, or buffers with addresses",
       .refused = kNoAddresses,
       .remedy = kAddressRemedy,
       .property = &Properties::usm,
       .extensions = {"cl_intel_unified_shared_memory"},
       .instead = {Feature::kSvm, Feature::kBufferDeviceAddress}},
      {.name = "svm",
       .what = "shared virtual memory",
       .made = "memory is unified shared memory, or buffers with addresses",
       .refused = kNoAddresses,
       .remedy = kAddressRemedy,
       .property = &Properties::coarseGrainSvm,
       .instead = {Feature::kUsm, Feature::kBufferDeviceAddress}},
      {.name = "fine_grain_svm",
       .what = "shared virtual memory that host and device reach at the same time",
       .made = "memory is unified shared memory, or the device has copies of the host's",
       .refused = "hipMallocManaged, hipHostMalloc, __managed__, printf, assert and malloc in kernels",
       .remedy = {},
       .property = &Properties::fineGrainSvm,
       .parent = Feature::kSvm,
       .instead = {Feature::kUsm},
       .byBuffers = true},
      {.name = "buffer_device_address",
       .what = "addresses of buffers",
       .made = "memory is unified shared memory or shared virtual memory",
       .refused = kNoAddresses,
       .remedy = kAddressRemedy,
       .property = &Properties::bufferAddresses,
       .extensions = {"cl_ext_buffer_device_address"},
       .instead = {Feature::kUsm, Feature::kSvm}},
      {.name = "system_memory",
       .what = "access to any memory of the host",
       .made = {},
       .refused =
           "pageable memory in kernels, and with OpenCL hipHostRegister of mapped memory, virtual memory and IPC",
       .remedy = {},
       .aspect = backend::Aspect::kSystemMemory},
      {.name = "float_atomics",
       .what = "atomic instructions on floating point",
       .made = "a loop of compare-exchange",
       .refused = {},
       .remedy = {},
       .extensions = {"cl_ext_float_atomics"}},
      {.name = "kernel_clock",
       .what = "a clock that kernels read",
       .made = "clock64() and its like count their calls",
       .refused = {},
       .remedy = {},
       .aspect = backend::Aspect::kKernelClock,
       .extensions = {"cl_khr_kernel_clock"}},
      {.name = "priorities",
       .what = "priorities of streams",
       .made = "all streams have priority 0",
       .refused = {},
       .remedy = {},
       .aspect = backend::Aspect::kPriorities,
       .extensions = {"cl_khr_priority_hints"}},
      {.name = "fma",
       .what = "fused multiply-add of float",
       .made = "fused multiply-add is done in integers, slowly",
       .refused = {},
       .remedy = {},
       .property = &Properties::fma},
  };
  return rows;
}

bool hasExtension(const Properties& properties, std::string_view name) {
  return std::ranges::find(properties.extensions, name) != properties.extensions.end();
}

const char* memoryOf(const Properties& properties) {
  if (properties.usm) return "unified shared memory";
  if (!properties.buffers()) return "shared virtual memory";
  return properties.offsets() ? "buffers and offsets" : "buffers with addresses";
}

// Updates properties that follow from others.
void settle(Properties& properties) {
  if (!properties.usm) properties.usmSystem = false;
  if (!properties.coarseGrainSvm && !properties.fineGrainSvm) properties.systemSvm = false;
  properties.set(backend::Aspect::kSystemMemory,
                 properties.has(backend::Aspect::kSystemMemory) && (properties.systemSvm || properties.usmSystem));
  if (!properties.has(backend::Aspect::kSystemMemory)) properties.systemSvm = properties.usmSystem = false;
  if (!properties.subGroups) properties.subGroupSizes.clear();
  if (!properties.has(backend::Aspect::kFp64)) properties.doublePerFloat = 0;
  if (!hasExtension(properties, "cl_ext_float_atomics")) properties.floatAtomics = {};
  properties.set(backend::Aspect::kInt64Atomics, has(properties, Feature::kInt64Atomics));
  properties.set(backend::Aspect::kAddresses, !properties.offsets());
  properties.set(backend::Aspect::kMirroredMemory, properties.buffers());
  properties.set(backend::Aspect::kSharedMemory, properties.usm || properties.fineGrainSvm || properties.buffers());
  properties.set(backend::Aspect::kHostAccess,
                 (properties.type == backend::DeviceType::kCpu && !properties.buffers()) || properties.fineGrainSvm);
  properties.memoryModel = memoryOf(properties);
  properties.rowWarps = 0;
  if (properties.subGroupRows && has(properties, Feature::kSubGroupBallot))
    for (const std::size_t size : properties.subGroupSizes) properties.rowWarps |= static_cast<std::uint32_t>(size);
}

void remove(Properties& properties, const FeatureRow& row) {
  if (row.property != nullptr) properties.*row.property = false;
  if (row.aspect) properties.set(*row.aspect, false);
  std::erase(properties.subGroupSizes, row.lanes);
  std::erase_if(properties.extensions, [&row](const std::string& name) {
    return std::ranges::find(row.extensions, name) != row.extensions.end();
  });
}

void hide(Properties& properties, Feature feature) {
  const FeatureRow& row = rowOf(feature);
  if (std::ranges::find(properties.hidden, row.name) != properties.hidden.end()) return;
  remove(properties, row);
  properties.hidden.push_back(row.name);
  for (std::size_t n = 0; n < table().size(); ++n)
    if (table()[n].parent == feature) hide(properties, static_cast<Feature>(n));
}

std::optional<Feature> named(std::string_view name) {
  const auto found = std::ranges::find(table(), name, &FeatureRow::name);
  if (found == table().end()) return std::nullopt;
  return static_cast<Feature>(found - table().begin());
}

std::string allNames() {
  std::string names;
  for (const FeatureRow& row : table()) names += (names.empty() ? "" : ", ") + std::string(row.name);
  return names;
}

}  // namespace

std::span<const FeatureRow> features() { return table(); }

const FeatureRow& rowOf(Feature feature) { return table()[static_cast<std::size_t>(feature)]; }

bool has(const Properties& device, Feature feature) {
  const FeatureRow& row = rowOf(feature);
  if (row.property != nullptr) return device.*row.property;
  if (row.aspect) return device.has(*row.aspect);
  if (row.lanes != 0) return std::ranges::find(device.subGroupSizes, row.lanes) != device.subGroupSizes.end();
  return std::ranges::all_of(row.extensions, [&](std::string_view e) { return hasExtension(device, e); });
}

std::span<const ServiceRow> services() {
  static const std::vector<Feature> block{Feature::kGenericPointers, Feature::kProgramScopeVariables};
  static const std::vector<Feature> heap{Feature::kInt64Atomics, Feature::kGenericPointers,
                                         Feature::kProgramScopeVariables, Feature::kUsm};
  static const std::vector<Feature> addresses{Feature::kUsm};
  static const std::vector<ServiceRow> rows{
      {"printf", "kernels write to a buffer, which the host prints", block},
      {"assert", "kernels tell the host, which fails the next call", block},
      {"malloc", "a heap in the device's memory", heap},
      {"textures", "arithmetic on addresses", addresses},
      {"grid barriers", "a launch for each phase", {}},
      {"host functions", "threads of the host", {}},
      {"graphs", "one command after the other, in several queues", {}},
  };
  return rows;
}

std::vector<Feature> missing(const Properties& device, const ServiceRow& service) {
  std::vector<Feature> result;
  std::ranges::copy_if(service.needs, std::back_inserter(result),
                       [&device](Feature feature) { return supportOf(device, feature) == Support::kRefused; });
  return result;
}

Support supportOf(const Properties& device, Feature feature) {
  if (has(device, feature)) return Support::kNative;
  const FeatureRow& row = rowOf(feature);
  const bool otherwise = std::ranges::any_of(row.instead, [&](Feature other) { return has(device, other); });
  const bool made = !row.made.empty() && (row.instead.empty() || otherwise || (row.byBuffers && device.buffers()));
  return made ? Support::kMade : Support::kRefused;
}

void withdraw(Properties& properties, Feature feature) { remove(properties, rowOf(feature)); }

void grant(Properties& properties, std::string_view feature) {
  const auto known = named(feature);
  if (!known) throw Error(hipErrorInvalidValue, "no feature is called '" + std::string(feature) + "'");
  const FeatureRow& row = rowOf(*known);
  if (row.property != nullptr) properties.*row.property = true;
  if (row.aspect) properties.set(*row.aspect);
  if (row.lanes != 0) properties.subGroupSizes.push_back(row.lanes);
  properties.extensions.insert(properties.extensions.end(), row.extensions.begin(), row.extensions.end());
}

Mask::Mask() {
  const char* list = std::getenv(kVariable);
  if (list == nullptr) return;
  std::istringstream stream(list);
  for (std::string name; std::getline(stream, name, ',');) {
    std::erase(name, ' ');
    if (name.empty()) continue;
    if (const auto feature = named(name))
      hidden_.push_back(*feature);
    else if (error_.empty())
      error_ = std::string(kVariable) + "=" + list + ": no feature is called '" + name + "'; there are " + allNames();
  }
}

void Mask::apply(Properties& properties) const {
  for (const Feature feature : hidden_) hide(properties, feature);
  settle(properties);
}

}  // namespace hipspv
