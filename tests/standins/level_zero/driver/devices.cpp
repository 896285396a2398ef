// Drivers, devices and contexts.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "entries.h"
#include "memory.h"
#include "things.h"

namespace test_driver {
namespace {

constexpr std::uint32_t kIntel = 0x8086, kDeviceId = 0xffff;
constexpr std::uint32_t kValidBits = 32;
constexpr int kLeakStatus = 78;

void reportLeaks() {
  if (printLeaks() == 0) return;
  std::fflush(nullptr);
  std::_Exit(kLeakStatus);
}

Driver* makeDriver() {
  auto* result = new Driver;
  for (std::uint32_t i = 0; i < settings().devices; ++i) {
    auto* device = new Device(i, nullptr);
    for (std::uint32_t j = 0; j < settings().subDevices; ++j) device->subDevices.push_back(new Device(j, device));
    result->devices.push_back(device);
  }
  return result;
}

ze_result_t initialise() {
  if (openCl() == nullptr) return ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE;
  const Lock lock(state().mutex);
  if (!state().initialised) {
    ticks();
    driver();
    if (settings().leaks) std::atexit(reportLeaks);
    state().initialised = true;
  }
  return ZE_RESULT_SUCCESS;
}

std::chrono::steady_clock::time_point start() {
  static const auto one = std::chrono::steady_clock::now();
  return one;
}

template <std::size_t N>
void copyText(char (&to)[N], const std::string& text) {
  std::memset(to, 0, N);
  text.copy(to, N - 1);
}

struct Extension {
  const char* name;
  std::uint32_t since;
};

constexpr Extension kExtensions[] = {
    {"ZE_extension_float_atomics", ZE_MAKE_VERSION(1, 1)},
    {"ZE_experimental_global_offset", ZE_MAKE_VERSION(1, 1)},
    {"ZE_experimental_relaxed_allocation_limits", ZE_MAKE_VERSION(1, 1)},
    {"ZE_extension_subgroups", ZE_MAKE_VERSION(1, 2)},
    {"ZE_extension_eu_count", ZE_MAKE_VERSION(1, 2)},
    {"ZE_extension_pci_properties", ZE_MAKE_VERSION(1, 3)},
    {"ZE_experimental_event_query_timestamps", ZE_MAKE_VERSION(1, 2)},
    {"ZE_experimental_scheduling_hints", ZE_MAKE_VERSION(1, 2)},
    {"ZE_extension_memory_free_policies", ZE_MAKE_VERSION(1, 3)},
    {"ZE_extension_device_ip_version", ZE_MAKE_VERSION(1, 5)},
    {"ZE_extension_kernel_max_group_size_properties", ZE_MAKE_VERSION(1, 5)},
    {"ZE_experimental_immediate_command_list_append", ZE_MAKE_VERSION(1, 9)},
    {"ZE_experimental_event_pool_counter_based", ZE_MAKE_VERSION(1, 8)},
    {"ZE_extension_external_semaphores", ZE_MAKE_VERSION(1, 12)},
    {"ZE_extension_device_cache_line_size", ZE_MAKE_VERSION(1, 13)},
    {"ZE_extension_external_memmap_sysmem", ZE_MAKE_VERSION(1, 14)},
};

ze_device_fp_atomic_ext_flags_t atomics(std::uint64_t openCl) {
  // Both APIs have the same bits.
  return static_cast<ze_device_fp_atomic_ext_flags_t>(openCl & 0x70007);
}

ze_device_uuid_t uuid(const Device& device) {
  ze_device_uuid_t result{};
  if (settings().same && device.parentDevice == nullptr && device.number == 0) {
    cl().GetDeviceInfo(cl().device, hipspv::cl::kDeviceUuid, sizeof result.id, result.id, nullptr);
    return result;
  }
  std::memcpy(result.id, "hipspv-test-ze", 14);
  const Device& root = device.parentDevice == nullptr ? device : *device.parentDevice;
  result.id[14] = static_cast<std::uint8_t>(root.number);
  result.id[15] = device.parentDevice == nullptr ? 0 : static_cast<std::uint8_t>(device.number + 1);
  return result;
}

void fill(Device& device, ze_device_properties_t& to) {
  const bool cycles = to.stype == ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2;
  to.type = ZE_DEVICE_TYPE_GPU;
  to.vendorId = kIntel;
  to.deviceId = kDeviceId;
  to.flags = ZE_DEVICE_PROPERTY_FLAG_ONDEMANDPAGING;
  if (device.parentDevice != nullptr) to.flags |= ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE;
  to.subdeviceId = device.parentDevice == nullptr ? 0 : device.number;
  to.coreClockRate = std::max(cl().clockMhz, 1u);
  to.maxMemAllocSize = maxAllocation();
  to.maxHardwareContexts = 1 << 16;
  to.maxCommandQueuePriority = 0;
  to.numThreadsPerEU = 8;
  to.physicalEUSimdWidth = 8;
  to.numEUsPerSubslice = 16;
  to.numSubslicesPerSlice = cl().computeUnits;
  to.numSlices = 1;
  to.timerResolution = cycles ? settings().timerHz : 1'000'000'000 / settings().timerHz;
  to.timestampValidBits = to.kernelTimestampValidBits = kValidBits;
  to.uuid = uuid(device);
  copyText(to.name, "Level Zero test driver on " + cl().name);
  if (auto* more = chained<ze_eu_count_ext_t>(to.pNext, ZE_STRUCTURE_TYPE_EU_COUNT_EXT))
    more->numTotalEUs = to.numEUsPerSubslice * to.numSubslicesPerSlice;
  if (auto* more = chained<later::IpVersion>(to.pNext, later::kIpVersion); more != nullptr && offers(1, 5))
    more->ipVersion = 0;
}

}  // namespace

Driver& driver() {
  static Driver& one = *makeDriver();
  return one;
}

std::uint64_t hostNanoseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

std::uint64_t ticks() {
  const auto passed = std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now() - start());
  const auto exact = static_cast<unsigned __int128>(passed.count()) * settings().timerHz / 1'000'000'000;
  return (settings().timerStart + static_cast<std::uint64_t>(exact)) & ((std::uint64_t{1} << kValidBits) - 1);
}

std::size_t deviceMemory() { return settings().memory != 0 ? settings().memory : cl().globalMemory; }

std::size_t maxAllocation() { return deviceMemory() / 2; }

std::uint32_t maxTogether() { return cl().computeUnits; }

bool canAccess(Device& device, Device& other) { return settings().peers || &device.root() == &other.root(); }

const std::vector<QueueGroup>& queueGroups() {
  static const std::vector<QueueGroup> all = [] {
    constexpr auto kAll = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE | ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY |
                          ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS |
                          ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_METRICS;
    std::vector<QueueGroup> result{{kAll, SIZE_MAX, 1}};
    if (settings().copyEngines != 0)
      result.push_back({ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY, 1, settings().copyEngines});
    return result;
  }();
  return all;
}

ze_result_t init(ze_init_flags_t flags) {
  if (flags > (ZE_INIT_FLAG_GPU_ONLY | ZE_INIT_FLAG_VPU_ONLY)) return ZE_RESULT_ERROR_INVALID_ENUMERATION;
  if (flags == ZE_INIT_FLAG_VPU_ONLY) return ZE_RESULT_ERROR_UNINITIALIZED;
  return initialise();
}

ze_result_t driverGet(std::uint32_t* count, ze_driver_handle_t* drivers) {
  return entry(__func__, [&] { enumerate(1, count, drivers, [](std::uint32_t) { return handle(&driver()); }); });
}

ze_result_t driverGetApiVersion(ze_driver_handle_t of, ze_api_version_t* version) {
  return entry(__func__, [&] {
    from<Driver>(of);
    pointed(version) = static_cast<ze_api_version_t>(settings().api);
  });
}

ze_result_t driverGetProperties(ze_driver_handle_t of, ze_driver_properties_t* properties) {
  return entry(__func__, [&] {
    from<Driver>(of);
    auto& to = described(properties, ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES);
    std::memcpy(to.uuid.id, "hipspv-test-driv", sizeof to.uuid.id);
    to.driverVersion = 1;
    if (auto* more = chained<ze_driver_memory_free_ext_properties_t>(
            to.pNext, ZE_STRUCTURE_TYPE_DRIVER_MEMORY_FREE_EXT_PROPERTIES))
      more->freePolicies =
          ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_BLOCKING_FREE | ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_DEFER_FREE;
  });
}

ze_result_t driverGetExtensionProperties(ze_driver_handle_t of, std::uint32_t* count,
                                         ze_driver_extension_properties_t* properties) {
  return entry(__func__, [&] {
    from<Driver>(of);
    std::vector<const Extension*> all;
    for (const Extension& each : kExtensions)
      if (each.since <= settings().api) all.push_back(&each);
    enumerate(static_cast<std::uint32_t>(all.size()), count, properties, [&](std::uint32_t i) {
      ze_driver_extension_properties_t result{};
      copyText(result.name, all[i]->name);
      result.version = ZE_MAKE_VERSION(1, 0);
      return result;
    });
  });
}

ze_result_t driverGetExtensionFunctionAddress(ze_driver_handle_t of, const char* name, void** function) {
  return entry(__func__, [&] {
    from<Driver>(of);
    void* const found = functionOf(&pointed(name));
    pointed(function) = found;
    require(found != nullptr, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  });
}

ze_result_t deviceGet(ze_driver_handle_t of, std::uint32_t* count, ze_device_handle_t* devices) {
  return entry(__func__, [&] {
    const auto& all = from<Driver>(of).devices;
    enumerate(static_cast<std::uint32_t>(all.size()), count, devices, [&](std::uint32_t i) { return handle(all[i]); });
  });
}

ze_result_t deviceGetSubDevices(ze_device_handle_t of, std::uint32_t* count, ze_device_handle_t* devices) {
  return entry(__func__, [&] {
    const auto& all = from<Device>(of).subDevices;
    enumerate(static_cast<std::uint32_t>(all.size()), count, devices, [&](std::uint32_t i) { return handle(all[i]); });
  });
}

ze_result_t deviceGetProperties(ze_device_handle_t of, ze_device_properties_t* properties) {
  return entry(__func__, [&] {
    fill(from<Device>(of), described(properties, ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES,
                                     offers(1, 2) ? ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2 : 0));
  });
}

ze_result_t deviceGetComputeProperties(ze_device_handle_t of, ze_device_compute_properties_t* properties) {
  return entry(__func__, [&] {
    from<Device>(of);
    auto& to = described(properties, ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES);
    to.maxTotalGroupSize = to.maxGroupSizeX = to.maxGroupSizeY = to.maxGroupSizeZ = kMaxGroupSize;
    to.maxGroupCountX = to.maxGroupCountY = to.maxGroupCountZ = kMaxGroups;
    to.maxSharedLocalMemory = kLocalBytes;
    const auto& sizes = cl().subGroupSizes;
    to.numSubGroupSizes = static_cast<std::uint32_t>(std::min<std::size_t>(sizes.size(), ZE_SUBGROUPSIZE_COUNT));
    for (std::uint32_t i = 0; i < to.numSubGroupSizes; ++i) to.subGroupSizes[i] = static_cast<std::uint32_t>(sizes[i]);
  });
}

ze_result_t deviceGetModuleProperties(ze_device_handle_t of, ze_device_module_properties_t* properties) {
  return entry(__func__, [&] {
    from<Device>(of);
    auto& to = described(properties, ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES);
    constexpr ze_device_fp_flags_t kFloat = ZE_DEVICE_FP_FLAG_DENORM | ZE_DEVICE_FP_FLAG_INF_NAN |
                                            ZE_DEVICE_FP_FLAG_ROUND_TO_NEAREST | ZE_DEVICE_FP_FLAG_FMA;
    to.spirvVersionSupported = ZE_MAKE_VERSION(1, 4);
    to.flags = (cl().fp16 ? ZE_DEVICE_MODULE_FLAG_FP16 : 0) | (cl().fp64 ? ZE_DEVICE_MODULE_FLAG_FP64 : 0) |
               (cl().int64Atomics ? ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS : 0);
    to.fp16flags = cl().fp16 ? kFloat : 0;
    to.fp32flags = kFloat;
    to.fp64flags = cl().fp64 ? kFloat | ZE_DEVICE_FP_FLAG_ROUNDED_DIVIDE_SQRT : 0;
    to.maxArgumentsSize = static_cast<std::uint32_t>(cl().maxParameterBytes);
    to.printfBufferSize = 1 << 20;
    std::memcpy(to.nativeKernelSupported.id, "hipspv-test-ze-1", sizeof to.nativeKernelSupported.id);
    if (auto* more =
            chained<ze_float_atomic_ext_properties_t>(to.pNext, ZE_STRUCTURE_TYPE_FLOAT_ATOMIC_EXT_PROPERTIES)) {
      more->fp16Flags = atomics(cl().halfAtomics);
      more->fp32Flags = atomics(cl().singleAtomics);
      more->fp64Flags = atomics(cl().doubleAtomics);
    }
  });
}

ze_result_t deviceGetCommandQueueGroupProperties(ze_device_handle_t of, std::uint32_t* count,
                                                 ze_command_queue_group_properties_t* properties) {
  return entry(__func__, [&] {
    from<Device>(of);
    const auto& groups = queueGroups();
    enumerate(static_cast<std::uint32_t>(groups.size()), count, properties, [&](std::uint32_t i) {
      auto result = described(properties + i, ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES);
      result.flags = groups[i].flags;
      result.maxMemoryFillPatternSize = groups[i].maxPattern;
      result.numQueues = groups[i].queues;
      return result;
    });
  });
}

ze_result_t deviceGetMemoryProperties(ze_device_handle_t of, std::uint32_t* count,
                                      ze_device_memory_properties_t* properties) {
  return entry(__func__, [&] {
    from<Device>(of);
    enumerate(1, count, properties, [&](std::uint32_t i) {
      auto result = described(properties + i, ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES);
      result.flags = 0;
      result.maxClockRate = 1000;
      result.maxBusWidth = 64;
      result.totalSize = deviceMemory();
      copyText(result.name, "DDR");
      return result;
    });
  });
}

ze_result_t deviceGetMemoryAccessProperties(ze_device_handle_t of, ze_device_memory_access_properties_t* properties) {
  return entry(__func__, [&] {
    from<Device>(of);
    auto& to = described(properties, ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES);
    constexpr ze_memory_access_cap_flags_t kAll = ZE_MEMORY_ACCESS_CAP_FLAG_RW | ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC |
                                                  ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT |
                                                  ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC;
    to.hostAllocCapabilities = to.deviceAllocCapabilities = to.sharedSingleDeviceAllocCapabilities = kAll;
    to.sharedCrossDeviceAllocCapabilities = settings().peers ? kAll : 0;
    to.sharedSystemAllocCapabilities = settings().system ? kAll : 0;
  });
}

ze_result_t deviceGetCacheProperties(ze_device_handle_t of, std::uint32_t* count,
                                     ze_device_cache_properties_t* properties) {
  return entry(__func__, [&] {
    from<Device>(of);
    enumerate(1, count, properties, [&](std::uint32_t i) {
      auto result = described(properties + i, ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES);
      result.flags = 0;
      result.cacheSize = cl().cacheBytes;
      if (auto* more = chained<later::CacheLineSize>(result.pNext, later::kCacheLineSize);
          more != nullptr && offers(1, 13))
        more->cacheLineSize = 64;
      return result;
    });
  });
}

ze_result_t deviceGetImageProperties(ze_device_handle_t of, ze_device_image_properties_t* properties) {
  return entry(__func__, [&] {
    from<Device>(of);
    auto& to = described(properties, ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES);
    const auto type = to.stype;
    void* const next = to.pNext;
    to = {};
    to.stype = type;
    to.pNext = next;
  });
}

ze_result_t deviceGetExternalMemoryProperties(ze_device_handle_t of,
                                              ze_device_external_memory_properties_t* properties) {
  return entry(__func__, [&] {
    from<Device>(of);
    auto& to = described(properties, ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES);
    to.memoryAllocationImportTypes = to.memoryAllocationExportTypes =
        ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD | ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF;
    to.imageImportTypes = to.imageExportTypes = 0;
  });
}

ze_result_t deviceGetP2PProperties(ze_device_handle_t of, ze_device_handle_t peer,
                                   ze_device_p2p_properties_t* properties) {
  return entry(__func__, [&] {
    const bool access = canAccess(from<Device>(of), from<Device>(peer));
    described(properties, ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES).flags =
        access ? ZE_DEVICE_P2P_PROPERTY_FLAG_ACCESS | ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS : 0;
  });
}

ze_result_t deviceCanAccessPeer(ze_device_handle_t of, ze_device_handle_t peer, ze_bool_t* access) {
  return entry(__func__, [&] { pointed(access) = canAccess(from<Device>(of), from<Device>(peer)); });
}

ze_result_t deviceGetGlobalTimestamps(ze_device_handle_t of, std::uint64_t* host, std::uint64_t* device) {
  return entry(__func__, [&] {
    from<Device>(of);
    pointed(host) = hostNanoseconds();
    pointed(device) = ticks();
  });
}

ze_result_t devicePciGetPropertiesExt(ze_device_handle_t of, ze_pci_ext_properties_t* properties) {
  return entry(__func__, [&] {
    auto& to = described(properties, ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES);
    to.address = {0, from<Device>(of).root().number + 1, 0, 0};
    to.maxSpeed = {-1, -1, -1};
  });
}

ze_result_t contextCreate(ze_driver_handle_t of, const ze_context_desc_t* desc, ze_context_handle_t* context) {
  return entry(__func__, [&] {
    from<Driver>(of);
    described(desc, ZE_STRUCTURE_TYPE_CONTEXT_DESC);
    pointed(context);
    const Lock lock(state().mutex);
    *context = handle(new Context);
  });
}

ze_result_t contextDestroy(ze_context_handle_t of) {
  return entry(__func__, [&] {
    auto& context = from<Context>(of);
    const Lock lock(state().mutex);
    if (context.allocations != 0)
      misuse("a context is destroyed that has " + std::to_string(context.allocations) + " living allocation(s)");
    destroy(context, lock);
  });
}

namespace {

void checkResidency(ze_context_handle_t of, ze_device_handle_t device, void* address) {
  const auto& own = from<Context>(of);
  auto& on = from<Device>(device);
  const Lock lock(state().mutex);
  const Range* const range = rangeOf(own, &pointed(static_cast<char*>(address)), lock);
  require(range != nullptr, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  if (range->device != nullptr && !canAccess(on, *range->device))
    misuse("memory is made resident on a device that can't access it");
}

}  // namespace

ze_result_t contextMakeMemoryResident(ze_context_handle_t of, ze_device_handle_t device, void* address, std::size_t) {
  return entry(__func__, [&] { checkResidency(of, device, address); });
}

ze_result_t contextEvictMemory(ze_context_handle_t of, ze_device_handle_t device, void* address, std::size_t) {
  return entry(__func__, [&] { checkResidency(of, device, address); });
}

}  // namespace test_driver
