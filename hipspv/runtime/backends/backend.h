// The interface between the runtime and a device API. A back end offers devices; a device offers
// memory, queues and programs. Calls throw hipspv::Error. Queues execute in order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "aspects.h"
#include "hipspv/runtime/code/code_object.h"
#include "hipspv/runtime/support/error.h"
#include "hipspv/runtime/support/json.h"
#include "textures.h"

namespace hipspv::backend {

// ---- Points in the queues of a device API

// A point in a queue.
class Event {
 public:
  virtual ~Event() = default;
  virtual bool complete() = 0;
  virtual void wait() = 0;
  // Device time at which the point was reached, in nanoseconds. Only after completion, and only for
  // results of recordTimedEvent() or of a queue with a trace.
  virtual std::uint64_t time() = 0;
  // Device time at which the command that ends here began. Only after completion.
  virtual std::uint64_t start() = 0;
  // The device API's own object: a reference that the caller releases.
  virtual void* native() = 0;
  // Calls function(argument, failed) once, from any thread, when the point is reached, or can't be
  // because earlier work failed.
  virtual void notify(void (*function)(void*, bool), void* argument) = 0;
};

using EventPtr = std::shared_ptr<Event>;

// An event that the host completes.
class UserEvent : public Event {
 public:
  virtual void signal() noexcept = 0;
};

class Device;
class External;
class Graphs;
class Peers;
class Semaphores;
class SharedEvent;
class SharedEvents;
class SharedPools;
class Sharing;
class VirtualMemory;

enum class DeviceType { kGpu, kAccelerator, kCpu };

// HIP's and CUDA's limit on a block's threads. Code that sizes arrays by warps relies on it.
inline constexpr std::size_t kMaxThreadsPerBlock = 1024;

// How a queue compares a value in memory with another one: memory >= value by the sign of their difference,
// memory == value, (memory & value) != 0, ~(memory | value) != 0.
enum class Comparison { kGreaterOrEqual, kEqual, kAnd, kNor };

// An operation of a queue for a value in memory. A barrier makes the writes before it visible.
struct ValueOperation {
  enum class Kind { kWait, kWrite, kBarrier };

  Kind kind = Kind::kBarrier;
  void* address = nullptr;
  std::uint64_t value = 0;
  std::size_t bytes = 4;                                // 4 or 8
  Comparison comparison = Comparison::kGreaterOrEqual;  // of a wait
};

// The device's description of itself. Sizes in bytes, frequencies in kHz.
struct DeviceProperties {
  std::string name, vendor, driver, version, platform, loader;
  std::string backend{};           // the name in the table of back ends, which sets it
  std::string defect{}, remedy{};  // why no program can use the device now, and what helps
  DeviceType type = DeviceType::kCpu;
  std::string architecture;  // hipDeviceProp_t::gcnArchName
  std::string memoryModel;   // for messages
  std::array<std::uint8_t, 16> uuid{};
  std::size_t globalMemory = 0;
  std::size_t maxAllocation = 0;
  std::size_t localMemory = 0;
  std::size_t constantMemory = 0;
  std::size_t cacheBytes = 0;
  std::size_t maxParameterBytes = 0;
  std::size_t maxWorkGroup = 0;
  std::array<std::size_t, 3> maxWorkItems{};
  std::array<std::size_t, 3> maxGrid{};  // blocks; 0: as many as HIP's limits on threads allow
  std::uint32_t computeUnits = 0;
  // CUDA's compute capability, times ten, by which programs choose features. Code for other devices has 8.0
  // (include/host_defines.h).
  std::uint32_t capability = 80;
  // Of a block without an attribute of the kernel, and of a compute unit. 0: as localMemory, or unknown.
  std::size_t usualLocalMemory = 0, unitLocalMemory = 0;
  std::uint32_t unitThreads = 0, unitBlocks = 0, unitRegisters = 0, groupRegisters = 0;
  std::uint32_t warpSize = 0;  // threads of a warp; 0: those of the program
  // The sum of the warp sizes, powers of two, for which a warp lies in a row of its block, with its lanes in the order
  // of the row, if the row consists of whole warps.
  std::uint32_t rowWarps = 0;
  std::string blockRemedy{};  // for a launch with larger blocks than the device runs; empty: nobody asks
  std::uint32_t copyEngines = 0;
  std::uint32_t clockKhz = 0;
  std::uint32_t memoryClockKhz = 0;  // of double-rate memory; 0 if unknown
  std::uint32_t memoryBusBits = 0;
  std::uint32_t timerKhz = 0;  // of the clock that kernels read
  std::uint32_t pciDomain = 0, pciBus = 0, pciDevice = 0;
  bool pciKnown = false;
  // Number of float operations in the time of one in double; 0 without double.
  std::uint32_t doublePerFloat = 0;
  Aspects aspects{Aspect::kAddresses};
  TextureLimits textures;

  bool has(Aspect aspect) const { return aspects.has(aspect); }
  void set(Aspect aspect, bool has = true) { aspects.set(aspect, has); }
};

// kOwn: the runtime's own memory. The host accesses it as it does kHost; no pointer of the program refers to it.
enum class MemoryKind { kDevice, kHost, kShared, kOwn };

struct KernelProperties {
  std::size_t maxWorkGroup = 0;
  std::size_t localBytes = 0;
  std::size_t privateBytes = 0;
  std::size_t registers = 0;  // of a thread; 0: the device doesn't tell
  // The virtual architecture of the code and the real one, as in cudaFuncAttributes: 10 * major + minor. Code for other
  // devices than NVIDIA's is compiled with this __CUDA_ARCH__ / 10.
  std::size_t ptxVersion = 80, binaryVersion = 80;
};

class Kernel {
 public:
  virtual ~Kernel() = default;
  virtual const std::string& name() const = 0;
  virtual const KernelProperties& properties() const = 0;
  // The number of blocks that a compute unit runs at a time, by the device's own calculation. sharedBytes: dynamic
  // shared memory of a block.
  virtual std::optional<std::uint32_t> residentBlocks(std::size_t /*threads*/, std::size_t /*sharedBytes*/) const {
    return std::nullopt;
  }
  // The number of threads in a block that suits a large grid, by the device's own opinion.
  virtual std::optional<std::uint32_t> suggestedThreads() const { return std::nullopt; }
  // Another object for the same kernel, which another thread may launch at the same time as this one. nullptr: the
  // kernel has only one, or needs no other.
  virtual std::unique_ptr<Kernel> copy() const { return nullptr; }
};

struct Variable {
  void* address = nullptr;
  std::size_t size = 0;
};

using Variables = std::map<std::string, Variable, std::less<>>;

inline std::optional<Variable> find(const Variables& variables, std::string_view name) {
  const auto found = variables.find(name);
  return found == variables.end() ? std::nullopt : std::optional(found->second);
}

// The runtime as a program sees it.
class Environment {
 public:
  virtual ~Environment() = default;
  // Variables of the program exist from now on; no kernel that uses them has run. Called while kernel() or
  // variable() runs.
  virtual void created(const Variables& variables) = 0;
  // The memory to which the device library's pointer variable of that name leads.
  virtual void* target(std::string_view pointer) = 0;
};

// Device code on a device. The functions build code that is needed for the first time, and throw
// hipErrorNoBinaryForGpu, with the device compiler's log in the message.
class Program {
 public:
  virtual ~Program() = default;
  // Builds the code, unless its kernels are built one by one.
  virtual void build() = 0;
  // The code object has a kernel of that name. Throws hipErrorNotFound if the device's program hasn't.
  virtual std::unique_ptr<Kernel> kernel(const std::string& name) = 0;
  // nullopt if the program has no storage for it.
  virtual std::optional<Variable> variable(std::string_view name) = 0;
  // Environment::target(pointer) has changed, for kernels that don't find it in a variable.
  virtual void retarget(std::string_view /*pointer*/) {}
};

// The launch of a kernel. arguments: for each parameter of the kernel (CodeObject::kernel) the address of its value;
// nullptr for shared memory.
struct Launch {
  std::array<std::uint32_t, 3> grid, block;  // in blocks and threads
  std::size_t sharedBytes;                   // dynamic shared memory of a block
  std::span<const void* const> arguments;
  bool cooperative = false;  // blocks may wait for each other
};

// One side of the copy of a box of bytes: rows in memory, or a position in an array.
struct CopySide {
  std::byte* base = nullptr;         // of the box
  std::size_t pitch = 0, slice = 0;  // bytes from row to row and from slice to slice, where there are several
  const TexelArray* array = nullptr;
  std::size_t x = 0, y = 0, z = 0;  // of the box in the array; x in bytes
  bool operator==(const CopySide&) const = default;
};

struct BoxCopy {
  CopySide to, from;
  std::size_t width, height, depth;  // width in bytes
  bool operator==(const BoxCopy&) const = default;
};

// The device API's own objects. The text and the handles' objects outlive all users.
struct NativeDevice {
  const char* api;
  void* platform;
  void* device;
  void* context;
  int memory = 0;  // hipspvNativeMemory::kind of the device's memory
};

// The service of a queue that copies boxes, and to and from arrays of the device's Textures.
class BoxCopies {
 public:
  virtual ~BoxCopies() = default;
  // held: as Queue::copyHeld.
  virtual void copyBox(const BoxCopy& copy, bool held, EventPtr* end = nullptr) = 0;
  // Copies from one device's memory or array to another's. One of them is the queue's, with a Peers for which canCopy
  // is true.
  virtual void copyAcross(const BoxCopy& copy, const Device& toDevice, const Device& fromDevice,
                          EventPtr* end = nullptr) = 0;
};

// The service of a queue for single values in memory.
class ValueOperations {
 public:
  virtual ~ValueOperations() = default;
  // As the device's aspects allow, one after the other. `end` has no times; it is for operations of which one waits.
  virtual void perform(std::span<const ValueOperation> operations, EventPtr* end) = 0;
};

// `end`, if not nullptr, receives the end of the command, with times.
class Queue {
 public:
  virtual ~Queue() = default;
  virtual void launch(Kernel& kernel, const Launch& launch, EventPtr* end = nullptr) = 0;
  virtual void copy(void* to, const void* from, std::size_t bytes, bool blocking, EventPtr* end = nullptr) = 0;
  // The same, but the caller changes neither side and reads nothing before finish(): a call may use the host's memory
  // at once, and may wait.
  virtual void copyHeld(void* to, const void* from, std::size_t bytes, EventPtr* end = nullptr) {
    copy(to, from, bytes, false, end);
  }
  // bytes is a multiple of patternBytes, which is 1, 2, 4 or 8.
  virtual void fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes,
                    EventPtr* end = nullptr) = 0;
  // A hint: moves shared memory to a device of the back end, or to the host if it is nullptr.
  virtual void migrate(const void* /*memory*/, std::size_t /*bytes*/, const Device* /*to*/) {}
  virtual EventPtr recordEvent() = 0;
  // recordEvent() with times.
  virtual EventPtr recordTimedEvent() = 0;
  // Later commands wait for the event.
  virtual void wait(Event& event) = 0;
  virtual void flush() = 0;
  virtual void finish() = 0;
  // The device API's own object, valid as long as the queue lives.
  virtual void* native() = 0;
  // Optional services: nullptr if the API has none.
  virtual BoxCopies* boxCopies() { return nullptr; }
  virtual Semaphores* semaphores() { return nullptr; }
  virtual ValueOperations* valueOperations() { return nullptr; }
};

// Limits of what kernels use: hipDeviceSetLimit.
enum class Limit { kStack, kPrintf, kHeap };

// How a program uses shared memory: hipMemAdvise.
enum class Advice { kReadMostly, kPreferredLocation, kAccessedBy };

// How much the device's compiler optimises.
enum class Effort { kFull, kLittle };

constexpr std::string_view nameOf(Effort effort) { return effort == Effort::kFull ? "full" : "little"; }

class Device {
 public:
  virtual ~Device() = default;
  virtual const DeviceProperties& properties() const = 0;
  // Adds members of the API to the description that `hipspv doctor` shows.
  virtual void describe(Json&) const {}
  // nullptr if memory is exhausted.
  virtual void* allocate(MemoryKind kind, std::size_t bytes) = 0;
  virtual void release(void* pointer) = 0;
  // Memory of the host that kernels and copies may use by its own address until the result ends. nullptr if that
  // can't be.
  virtual std::shared_ptr<void> pin(void* /*memory*/, std::size_t /*bytes*/) { return nullptr; }
  // A hint about shared memory, which is set or taken back. location: a device, or nullptr for the host.
  virtual void advise(const void* /*memory*/, std::size_t /*bytes*/, Advice, bool /*set*/, const Device* /*location*/) {
  }
  // Bytes that programs on this machine could still allocate; nullopt if the API doesn't tell.
  virtual std::optional<std::size_t> freeMemory() { return std::nullopt; }
  // Sets a limit of the device's own stack, printf or heap, in bytes, and returns the value that the device chose. For
  // kernels that don't use these of the runtime. Throws hipErrorInvalidValue once a kernel has used printf or the heap.
  virtual std::size_t setLimit(Limit, std::size_t bytes) { return bytes; }
  // Ends all that the API keeps on the device for this process, with its memory and the error of a kernel, and begins
  // again. Objects that the device has made throw hipErrorContextIsDestroyed from then on. For devices with
  // Aspect::kRestarts.
  virtual void restart() {}
  // The process ends: no thread of the back end uses the device API after that, whose exit handlers follow.
  virtual void leave() noexcept {}
  // priority: negative is more urgent, positive less, 0 the default. measured: commands may be asked for their end.
  virtual std::unique_ptr<Queue> createQueue(int priority, bool measured = false) = 0;
  virtual std::shared_ptr<UserEvent> createUserEvent() = 0;
  virtual NativeDevice native() const = 0;
  // Optional services: nullptr if the API has none.
  virtual External* external() { return nullptr; }
  virtual Graphs* graphs() { return nullptr; }
  virtual Peers* peers() { return nullptr; }
  virtual SharedEvents* sharedEvents() { return nullptr; }
  virtual SharedPools* sharedPools() { return nullptr; }
  virtual Sharing* sharing() { return nullptr; }
  virtual Textures* textures() { return nullptr; }  // without it the device library reads them in software, from memory
  virtual VirtualMemory* virtualMemory() { return nullptr; }
  // The event for the device API's own object; takes a reference to it.
  virtual EventPtr adopt(void* event) = 0;
  // Nanoseconds, on the clock of events' times.
  virtual std::uint64_t clock() = 0;
  // How well code for that target suits the device, as in bundles' entries: higher is better; 0: unsupported.
  virtual int rank(std::string_view target) const = 0;
  // Builds nothing yet. code: of a target with a rank; it and the environment outlive the program.
  virtual std::unique_ptr<Program> load(const CodeObject& code, Environment& environment) = 0;
  // The device's binary of code that one of its programs builds, made in a process of its own (api/tools_api.cpp).
  // Empty if the device gives none.
  virtual std::vector<std::byte> compile(std::span<const std::byte> /*code*/, Effort) { return {}; }
};

// A device that can be opened.
struct FoundDevice {
  DeviceProperties properties;
  int (*rank)(const DeviceProperties& properties, std::string_view target);  // as Device::rank
  // The device reports the properties.
  std::function<std::unique_ptr<Device>(const DeviceProperties&)> open;
  // As far as a look at the machine's files tells, it has no GPU that another back end could offer.
  bool withoutGpu = false;
};

// One attempt to find devices, and its outcome.
struct Attempt {
  std::string loader;
  std::string outcome;
  std::string remedy{};   // if it found no device and something helps
  std::string backend{};  // as a device's
};

struct Discovery {
  std::vector<FoundDevice> found;
  std::vector<Attempt> attempts;
  std::string refusal;    // why no device was searched for
  bool selected = false;  // devices that CUDA_VISIBLE_DEVICES doesn't name aren't among those found
};

}  // namespace hipspv::backend
