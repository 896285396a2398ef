// The driver's kinds of objects.
#pragma once

#include <array>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine.h"
#include "objects.h"
#include "opencl.h"
#include "spirv_kernels.h"

namespace test_driver {

// ---- Devices

struct Driver : Object {
  using Handle = ze_driver_handle_t;
  static constexpr Kind kKind = Kind::kDriver;
  Driver() : Object(kKind, nullptr) {}

  std::vector<struct Device*> devices;
};

struct Device : Object {
  using Handle = ze_device_handle_t;
  static constexpr Kind kKind = Kind::kDevice;
  Device(std::uint32_t ofNumber, Device* ofRoot) : Object(kKind, nullptr), number(ofNumber), parentDevice(ofRoot) {}

  Device& root() { return parentDevice == nullptr ? *this : *parentDevice; }

  const std::uint32_t number;  // among its siblings
  Device* const parentDevice;  // of a sub-device
  std::vector<Device*> subDevices;
  std::size_t used = 0;  // bytes of a root device's memory
};

Driver& driver();

inline constexpr std::uint32_t kMaxGroupSize = 1024, kMaxGroups = 0x7FFFFFFF;
inline constexpr std::uint32_t kLocalBytes = 64 << 10;

// A device's queue groups. The first one does everything, the second one, if there is one, only copies.
struct QueueGroup {
  ze_command_queue_group_property_flags_t flags;
  std::size_t maxPattern;
  std::uint32_t queues;
};
const std::vector<QueueGroup>& queueGroups();

std::size_t deviceMemory();
std::size_t maxAllocation();
// Ticks of devices' clock, with their valid bits only.
std::uint64_t ticks();
std::uint64_t hostNanoseconds();
bool canAccess(Device& device, Device& other);
// The number of a cooperative launch's groups: each has a thread of the OpenCL device. That device's own answer
// (cl_intel_concurrent_dispatch, 2026.22) is larger than the number of groups that it runs at the same time.
std::uint32_t maxTogether();

struct Context : Object {
  using Handle = ze_context_handle_t;
  static constexpr Kind kKind = Kind::kContext;
  Context() : Object(kKind, nullptr) {}

  int allocations = 0;  // and reservations
};

// ---- Code

struct Module : Object {
  using Handle = ze_module_handle_t;
  static constexpr Kind kKind = Kind::kModule;
  Module(Context& ofContext, Device& ofDevice) : Object(kKind, &ofContext), context(ofContext), device(ofDevice) {}

  Context& context;
  Device& device;
  hipspv::cl::ClProgram program = nullptr;
  std::vector<std::uint8_t> spirv;
  std::map<std::string, KernelInterface> kernels;
  bool globalAddresses = false;  // -ze-take-global-address
  std::map<std::string, void*> globals;
};

struct BuildLog : Object {
  using Handle = ze_module_build_log_handle_t;
  static constexpr Kind kKind = Kind::kBuildLog;
  explicit BuildLog(std::string ofText) : Object(kKind, nullptr), text(std::move(ofText)) {}

  const std::string text;
};

struct Argument {
  bool set = false;
  std::vector<std::uint8_t> value;
  std::size_t localBytes = 0;
};

struct Kernel : Object {
  using Handle = ze_kernel_handle_t;
  static constexpr Kind kKind = Kind::kKernel;
  Kernel(Module& ofModule, std::string ofName, const KernelInterface& ofInterface)
      : Object(kKind, &ofModule), module(ofModule), name(std::move(ofName)), interface(ofInterface) {}

  Module& module;
  const std::string name;
  const KernelInterface& interface;
  std::mutex launching;  // the OpenCL kernel's arguments are set and used
  hipspv::cl::ClKernel kernel = nullptr;
  std::array<std::uint32_t, 3> groupSize{1, 1, 1};
  std::vector<Argument> arguments;
  ze_kernel_indirect_access_flags_t indirect = 0;
};

// ---- Events

struct Signal {
  bool set = false;
  std::uint64_t start = 0, end = 0;  // ticks
};

struct Pool : Object {
  using Handle = ze_event_pool_handle_t;
  static constexpr Kind kKind = Kind::kPool;
  explicit Pool(Context& context) : Object(kKind, &context) {}

  bool has(ze_event_pool_flag_t flag) const { return (flags & flag) != 0; }

  ze_event_pool_flags_t flags = 0;
  bool counterBased = false;
  std::vector<Signal> signals;
  std::vector<bool> taken;
};

struct Event : Object {
  using Handle = ze_event_handle_t;
  static constexpr Kind kKind = Kind::kEvent;
  Event(Pool& ofPool, std::uint32_t ofIndex) : Object(kKind, &ofPool), pool(ofPool), index(ofIndex) {}

  Signal& signal() const { return pool.signals[index]; }

  Pool& pool;
  const std::uint32_t index;
  // Of commands that haven't ended. A signal after another one is right if a reset is between them.
  int signals = 0, resets = 0, waits = 0;
  std::shared_ptr<Completion> last;  // of a counter-based one
};

bool isSignalled(const Event& event);
ze_kernel_timestamp_result_t timesOf(const Event& event);

// ---- Lists and queues

// The commands of a regular list, or the queue of an immediate one.
struct List : Object {
  using Handle = ze_command_list_handle_t;
  static constexpr Kind kKind = Kind::kList;
  List(Context& ofContext, Device& ofDevice, std::uint32_t ofOrdinal)
      : Object(kKind, &ofContext), context(ofContext), device(ofDevice), ordinal(ofOrdinal) {}

  Context& context;
  Device& device;
  const std::uint32_t ordinal;
  bool inOrder = false, synchronous = false, closed = false;
  std::vector<std::shared_ptr<const Command>> commands;
  std::unique_ptr<Engine> engine;  // of an immediate one
};

struct Queue : Object {
  using Handle = ze_command_queue_handle_t;
  static constexpr Kind kKind = Kind::kQueue;
  Queue(Context& ofContext, Device& ofDevice, std::uint32_t ofOrdinal)
      : Object(kKind, &ofContext), context(ofContext), device(ofDevice), ordinal(ofOrdinal) {}

  Context& context;
  Device& device;
  const std::uint32_t ordinal;
  bool synchronous = false;
  std::unique_ptr<Engine> engine;
};

}  // namespace test_driver
