// The interface between the runtime and a device API. A back end offers devices; a device offers
// memory, queues and programs. Calls throw hipspv::Error. Queues execute in order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "event.h"
#include "hipspv/runtime/core/error.h"
#include "hipspv/runtime/support/trace.h"

namespace hipspv::backend {

enum class DeviceType { kGpu, kAccelerator, kCpu };

// The widths of the floating-point numbers for which the device has atomic instructions, as a sum
// of 32 and 64 bits.
struct FloatAtomics {
  std::uint32_t globalAdd = 0, globalMinMax = 0, sharedAdd = 0, sharedMinMax = 0;

  FloatAtomics only(std::uint32_t bits) const {
    return {globalAdd & bits, globalMinMax & bits, sharedAdd & bits, sharedMinMax & bits};
  }
};

// HIP's and CUDA's limit on a block's threads. Code that sizes arrays by warps relies on it.
inline constexpr std::size_t kMaxThreadsPerBlock = 1024;

// The device's description of itself. Sizes in bytes, clockKhz in kHz.
struct DeviceFacts {
  std::string name, vendor, driver, version, platform, loader;
  DeviceType type = DeviceType::kCpu;
  std::vector<std::string> ilVersions;
  std::vector<std::string> extensions;  // OpenCL's
  std::vector<std::size_t> subGroupSizes;
  std::array<std::uint8_t, 16> uuid{};
  std::size_t globalMemory = 0;
  std::size_t maxAllocation = 0;
  std::size_t localMemory = 0;
  std::size_t constantMemory = 0;
  std::size_t cacheBytes = 0;
  std::size_t maxParameterBytes = 0;
  std::size_t maxWorkGroup = 0;
  std::array<std::size_t, 3> maxWorkItems{};
  std::uint32_t computeUnits = 0;
  std::uint32_t clockKhz = 0;
  std::uint32_t memoryClockKhz = 0;  // of double-rate memory; 0 if unknown
  std::uint32_t memoryBusBits = 0;
  std::uint32_t timerKhz = 0;  // of the clock that kernels read
  std::uint32_t pciDomain = 0, pciBus = 0, pciDevice = 0;
  bool pciKnown = false;
  // Number of float operations in the time of one in double; 0 without double.
  std::uint32_t doublePerFloat = 0;
  FloatAtomics floatAtomics;
  bool usm = false;           // device, host and shared allocations with one address for both sides
  bool fineGrainSvm = false;  // the same promise from OpenCL 2.0's shared virtual memory
  bool coarseGrainSvm = false;
  bool systemSvm = false;     // any address of the host is an SVM pointer
  bool usmSystem = false;     // the same promise with USM
  bool systemMemory = false;  // the device reads and writes any address of the host
  bool bufferAddresses = false;  // buffers have addresses in the device's memory (cl_ext_buffer_device_address)
  bool unifiedMemory = false;
  bool fp64 = false, fp16 = false, images = false, errorCorrection = false;
  bool genericPointers = false, programScopeVariables = false, subGroups = false;
  bool workGroupCollectives = false;
  bool systemScope = true;   // atomic operations and fences may be ordered among all devices and the host
  bool kernelClock = false;  // cl_khr_kernel_clock
  bool priorities = false;   // cl_khr_priority_hints
  bool fma = false;          // for float
  bool hardwareFma = false;  // CL_FP_FMA: fma is one instruction

  // Memory is buffers, which the host can't access. If offsets() holds, they have no address either, and a kernel's
  // pointer is a buffer and an offset.
  bool buffers() const { return !usm && !fineGrainSvm && !coarseGrainSvm; }
  bool offsets() const { return buffers() && !bufferAddresses; }

  std::vector<std::string_view> hidden;  // features (features.h) that a mask took away
};

// kOwn: the runtime's own memory. The host accesses it as it does kHost; no pointer of the program leads to it.
enum class MemoryKind { kDevice, kHost, kShared, kOwn };

// A kernel's use of memory, as far as launches depend on it.
struct KernelMemory {
  static constexpr std::uint32_t kNone = ~0u;

  bool indirect = true;  // it may access memory that is not among its arguments
  bool follows = true;   // through pointers of the program
  // By parameter, if DeviceFacts::offsets() holds: the parameter that takes the pointer's offset, or kNone.
  std::vector<std::uint32_t> offsets{};
};

struct KernelFacts {
  std::size_t maxWorkGroup = 0;
  std::size_t localBytes = 0;
  std::size_t privateBytes = 0;
  std::uint32_t parameters = 0;
};

// Not thread-safe: arguments are the kernel's state until it is launched.
class Kernel {
 public:
  virtual ~Kernel() = default;
  virtual const KernelFacts& facts() const = 0;
  virtual void setValue(std::uint32_t index, std::size_t size, const void* value) = 0;
  virtual void setPointer(std::uint32_t index, const void* pointer) = 0;
  virtual void setLocal(std::uint32_t index, std::size_t bytes) = 0;
};

class Program {
 public:
  virtual ~Program() = default;
  virtual std::unique_ptr<Kernel> kernel(const std::string& name, const KernelMemory& memory) = 0;
  // The input of Device::load; empty if the device gives none.
  virtual std::vector<std::byte> binary() = 0;
};

// Options of builds, and of builds that would take too long with the first ones.
inline constexpr const char* kBuildOptions = "";
inline constexpr const char* kFewOptimisations = "-cl-opt-disable";

struct Range {
  std::uint32_t dimensions;
  std::array<std::size_t, 3> global, local;
};

// The device API's own objects. The text and the handles' objects outlive all users.
struct NativeDevice {
  const char* api;
  void* platform;
  void* device;
  void* context;
};

class Queue {
 public:
  virtual ~Queue() = default;
  virtual void launch(Kernel& kernel, const Range& range) = 0;
  virtual void copy(void* to, const void* from, std::size_t bytes, bool blocking) = 0;
  // bytes is a multiple of patternBytes, which is 1, 2, 4 or 8.
  virtual void fill(void* to, const void* pattern, std::size_t patternBytes,
                    std::size_t bytes) = 0;
  // A hint: moves shared memory to the queue's device, or to the host.
  virtual void migrate(const void* memory, std::size_t bytes, bool toHost) = 0;
  virtual EventPtr mark() = 0;
  // mark() with times.
  virtual EventPtr markTime() = 0;
  // Later commands wait for the event.
  virtual void wait(Event& event) = 0;
  virtual void flush() = 0;
  virtual void finish() = 0;
  // The device API's own object, valid as long as the queue lives.
  virtual void* native() = 0;
  // Records each later command in the track. At most once, before the first command.
  virtual void trace(std::unique_ptr<trace::Track> track) = 0;
};

class Device {
 public:
  virtual ~Device() = default;
  virtual const DeviceFacts& facts() const = 0;
  // nullptr if memory is exhausted.
  virtual void* allocate(MemoryKind kind, std::size_t bytes) = 0;
  virtual void release(void* pointer) = 0;
  // priority: negative is more urgent, positive less, 0 the default.
  virtual std::unique_ptr<Queue> createQueue(int priority) = 0;
  virtual std::shared_ptr<Gate> createGate() = 0;
  virtual NativeDevice native() const = 0;
  // The event for the device API's own object; takes a reference to it.
  virtual EventPtr adopt(void* event) = 0;
  // Nanoseconds, on the clock of events' times.
  virtual std::uint64_t clock() = 0;
  // On failure throws hipErrorNoBinaryForGpu with the device compiler's log in the message.
  virtual std::unique_ptr<Program> build(std::span<const std::uint32_t> spirv,
                                         const char* options = kBuildOptions) = 0;
  // From the result of a program's binary(). nullptr if the device refuses it.
  virtual std::unique_ptr<Program> load(std::span<const std::byte> binary) = 0;
};

// One attempt to find devices, and its outcome.
struct Attempt {
  std::string loader;
  std::string outcome;
};

struct Discovery {
  std::vector<std::unique_ptr<Device>> devices;  // GPUs first
  std::vector<Attempt> attempts;
  std::string refusal;  // why no device was searched for
};

}  // namespace hipspv::backend
