#include "value_operations.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/streams/capture_hook.h"
#include "hipspv/runtime/streams/host_calls.h"
#include "hipspv/runtime/streams/stream.h"
#include "memory.h"

namespace hipspv {
namespace {

using Kind = MemoryOperation::Kind;

struct ValueWait {
  MemoryOperation operation;
  Device* device;
  bool hostReads;
  std::shared_ptr<backend::UserEvent> userEvent;
};

// The comparisons of hipStreamWaitValue32's documentation, with the width of the value.
bool satisfied(const MemoryOperation& wait, std::uint64_t memory) {
  const std::uint64_t width = wait.bytes == 8 ? ~std::uint64_t{0} : 0xFFFFFFFFu;
  const std::uint64_t mask = wait.mask & width, value = wait.value & width;
  memory &= mask;
  switch (wait.comparison) {
    case hipStreamWaitValueGte:
      return memory >= value;
    case hipStreamWaitValueEq:
      return memory == value;
    case hipStreamWaitValueAnd:
      return (memory & value) != 0;
    default:  // hipStreamWaitValueNor
      return (~(memory | (value & mask)) & width) != 0;
  }
}

// One thread checks all values that streams wait for, and opens their gates: a waiting stream blocks no others. It
// lasts as long as the process. Memory that the host can't access is read through a separate queue.
class ValueWaits {
 public:
  void add(ValueWait wait) {
    {
      const std::lock_guard lock(mutex_);
      waits_.push_back(std::move(wait));
      if (!started_) std::thread([this] { run(); }).detach();
      started_ = true;
    }
    wake_.notify_one();
  }

  // Must be called before a stream waits.
  void expect() { used_.store(true); }
  // The device's queue waits itself, until that point.
  void addNative(backend::EventPtr passed) {
    const std::lock_guard lock(mutex_);
    forgetPassed();
    native_.push_back(std::move(passed));
  }
  bool used() const { return used_.load(); }

  void end(const Device& device) {
    const std::lock_guard lock(mutex_);
    std::erase_if(waits_, [&](const ValueWait& wait) { return wait.device == &device; });
    std::erase_if(queues_, [&](const auto& entry) { return entry.first == &device; });
  }

  bool waiting() {
    const std::lock_guard lock(mutex_);
    forgetPassed();
    return !waits_.empty() || !native_.empty();
  }

 private:
  // Also those that can't be reached after an error.
  void forgetPassed() {
    std::erase_if(native_, [](const backend::EventPtr& passed) {
      try {
        return passed->complete();
      } catch (const Error&) {
        return true;
      }
    });
  }

  [[noreturn]] void run() {
    std::unique_lock lock(mutex_);
    for (;;) {
      wake_.wait(lock, [this] { return !waits_.empty(); });
      if (std::erase_if(waits_, [this](ValueWait& wait) { return over(wait); }) == 0)
        wake_.wait_for(lock, std::chrono::microseconds(50));
    }
  }

  bool over(ValueWait& wait) {
    try {
      if (!satisfied(wait.operation, read(wait))) return false;
    } catch (const Error& error) {
      wait.device->fail(error.code());  // reported by the next call that waits
    }
    wait.userEvent->signal();
    return true;
  }

  std::uint64_t read(const ValueWait& wait) {
    std::uint64_t value = 0;
    const void* address = wait.operation.address;
    if (!wait.hostReads)
      queueOf(*wait.device).copy(&value, address, wait.operation.bytes, true);
    else if (wait.operation.bytes == 8)
      value = __atomic_load_n(static_cast<const std::uint64_t*>(address), __ATOMIC_ACQUIRE);
    else
      value = __atomic_load_n(static_cast<const std::uint32_t*>(address), __ATOMIC_ACQUIRE);
    return value;
  }

  backend::Queue& queueOf(Device& device) {
    auto& queue = queues_[&device];
    if (queue == nullptr) queue = device.createQueue("values waited for");
    return *queue;
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<ValueWait> waits_;
  std::vector<backend::EventPtr> native_;
  std::map<Device*, std::unique_ptr<backend::Queue>> queues_;
  bool started_ = false;
  std::atomic<bool> used_{false};
};

ValueWaits& waitsOf(const Device& device) { return device.all().object<ValueWaits>(); }

Allocation allocationOf(const Device& device, const MemoryOperation& operation) {
  const auto address = reinterpret_cast<std::uintptr_t>(operation.address);
  require(address != 0 && address % operation.bytes == 0, hipErrorInvalidValue);
  const auto allocation = allocationsOf(device).find(operation.address);
  require(allocation.has_value(), hipErrorInvalidValue);
  const auto offset = address - reinterpret_cast<std::uintptr_t>(allocation->base);
  require(allocation->size - offset >= operation.bytes, hipErrorInvalidValue);
  return *allocation;
}

void check(const Device& device, const MemoryOperation& operation) {
  if (operation.kind == Kind::kBarrier) return;
  allocationOf(device, operation);
  require(operation.kind == Kind::kWrite || operation.comparison <= hipStreamWaitValueNor, hipErrorInvalidValue);
}

// The device API does the operation: on the device's own memory and on pinned memory. Managed memory may migrate, which
// CUDA excludes.
bool isNative(const Device& device, const MemoryOperation& operation) {
  const bool wide = operation.bytes == 8;
  if (!device.properties().has(wide ? backend::Aspect::kWideValueOperations : backend::Aspect::kValueOperations))
    return false;
  const Allocation allocation = allocationOf(device, operation);
  return !allocation.managed() && allocation.kind != AllocationKind::kFineGrained &&
         (allocation.device == &device || allocation.hostReaches()) && reaches(device, allocation);
}

// It compares all bits, or those of the value.
bool waitsNatively(const Device& device, const MemoryOperation& operation) {
  const std::uint64_t width = operation.bytes == 8 ? ~std::uint64_t{0} : 0xFFFFFFFFu;
  const bool whole = (operation.mask & width) == width || operation.comparison == hipStreamWaitValueAnd;
  const bool nor = operation.comparison == hipStreamWaitValueNor;
  return whole && (!nor || device.properties().has(backend::Aspect::kNorWaits)) && isNative(device, operation);
}

bool performsNatively(const Device& device, const MemoryOperation& operation) {
  switch (operation.kind) {
    case Kind::kWait:
      return waitsNatively(device, operation);
    case Kind::kWrite:
      return isNative(device, operation);
    default:
      return device.properties().has(backend::Aspect::kValueOperations);
  }
}

backend::ValueOperation nativeOperation(const MemoryOperation& operation) {
  backend::ValueOperation native{
      .kind = operation.kind, .address = operation.address, .value = operation.value, .bytes = operation.bytes};
  if (operation.kind != Kind::kWait) return native;
  native.comparison = static_cast<backend::Comparison>(operation.comparison);
  if (operation.comparison == hipStreamWaitValueAnd) native.value &= operation.mask;
  return native;
}

// By the device's queue, in one call.
void performNatively(Stream& stream, std::span<const MemoryOperation> operations) {
  std::vector<backend::ValueOperation> list(operations.size());
  std::ranges::transform(operations, list.begin(), nativeOperation);
  const bool waits = std::ranges::find(operations, Kind::kWait, &MemoryOperation::kind) != operations.end();
  backend::EventPtr passed;
  if (waits) {
    stream.device().loadCode();
    waitsOf(stream.device()).expect();
  }
  stream.submit([&](backend::Queue& queue) { queue.valueOperations()->perform(list, &passed); });
  if (waits) waitsOf(stream.device()).addNative(std::move(passed));
}

void waitInOrder(Stream& stream, const MemoryOperation& operation) {
  Device& device = stream.device();
  const bool hostReads =
      allocationOf(device, operation).hostReaches() || device.properties().has(backend::Aspect::kHostAccess);
  waitsOf(device).expect();
  const backend::EventPtr before = stream.recordEvent();
  holdStream(stream, [&](const std::shared_ptr<backend::UserEvent>& userEvent) {
    whenReached(before, [=, &device] { waitsOf(device).add({operation, &device, hostReads, userEvent}); });
  });
}

template <class Value>
void store(const MemoryOperation& operation) {
  std::atomic_ref(*static_cast<Value*>(operation.address))
      .store(static_cast<Value>(operation.value), std::memory_order_release);
}

// Memory that the program has registered may be beyond the device's reach: the host writes it in the stream's order.
void writeInOrder(Stream& stream, const MemoryOperation& operation) {
  const Allocation allocation = allocationOf(stream.device(), operation);
  if (allocation.hostReaches() && !reaches(stream.device(), allocation))
    return callInOrder(stream, [operation](hipError_t before) {
      if (before != hipSuccess) return;
      operation.bytes == 8 ? store<std::uint64_t>(operation) : store<std::uint32_t>(operation);
    });
  stream.submit([&](backend::Queue& queue) {
    queue.fill(operation.address, &operation.value, operation.bytes, operation.bytes);
  });
}

void performOne(Stream& stream, const MemoryOperation& operation) {
  switch (operation.kind) {
    case Kind::kWait:
      return waitInOrder(stream, operation);
    case Kind::kWrite:
      return writeInOrder(stream, operation);
    case Kind::kBarrier:
      stream.recordEvent();  // makes one command's writes visible to the next
  }
}

}  // namespace

MemoryOperation memoryOperationOf(const hipStreamBatchMemOpParams& parameters) {
  const auto& wait = parameters.waitValue;
  const auto& write = parameters.writeValue;
  constexpr auto all = ~std::uint64_t{0};
  switch (parameters.operation) {
    case hipStreamMemOpWaitValue32:
      return {Kind::kWait, wait.address, 4, wait.value, all, wait.flags};
    case hipStreamMemOpWaitValue64:
      return {Kind::kWait, wait.address, 8, wait.value64, all, wait.flags};
    case hipStreamMemOpWriteValue32:
      return {Kind::kWrite, write.address, 4, write.value, all, 0};
    case hipStreamMemOpWriteValue64:
      return {Kind::kWrite, write.address, 8, write.value64, all, 0};
    case hipStreamMemOpBarrier:
    case hipStreamMemOpFlushRemoteWrites:
      return {};
  }
  throw Error(hipErrorInvalidValue);
}

namespace {

hipStreamBatchMemOpParams parametersOf(const MemoryOperation& operation) {
  hipStreamBatchMemOpParams p{};
  const bool wide = operation.bytes == 8;
  switch (operation.kind) {
    case Kind::kBarrier:
      p.operation = hipStreamMemOpBarrier;
      break;
    case Kind::kWrite:
      p.writeValue.operation = wide ? hipStreamMemOpWriteValue64 : hipStreamMemOpWriteValue32;
      p.writeValue.address = operation.address;
      p.writeValue.value64 = operation.value;
      break;
    case Kind::kWait:
      if (operation.mask != (wide ? ~std::uint64_t{0} : 0xFFFFFFFFu) && ~operation.mask != 0)
        throw Error(hipErrorNotSupported, "HIP's graphs have no nodes for waits with a mask");
      p.waitValue.operation = wide ? hipStreamMemOpWaitValue64 : hipStreamMemOpWaitValue32;
      p.waitValue.address = operation.address;
      p.waitValue.value64 = operation.value;
      p.waitValue.flags = operation.comparison;
      break;
  }
  return p;
}

void capture(Stream& stream, std::span<const MemoryOperation> operations) {
  MemoryBatchOperation batch;
  for (const MemoryOperation& operation : operations) batch.operations.push_back(parametersOf(operation));
  CaptureHook::get().add(stream, std::move(batch));
}

}  // namespace

void performInOrder(Stream& stream, std::span<const MemoryOperation> operations) {
  for (const MemoryOperation& operation : operations) check(stream.device(), operation);
  if (stream.capturing()) [[unlikely]]
    return capture(stream, operations);
  const auto native = [&](const MemoryOperation& operation) { return performsNatively(stream.device(), operation); };
  while (!operations.empty()) {
    const auto other = std::ranges::find_if_not(operations, native);
    const auto count = static_cast<std::size_t>(other - operations.begin());
    if (count != 0)
      performNatively(stream, operations.first(count));
    else
      performOne(stream, operations.front());
    operations = operations.subspan(std::max<std::size_t>(count, 1));
  }
}

void performBatch(Stream& stream, std::span<const hipStreamBatchMemOpParams> operations) {
  std::vector<MemoryOperation> list(operations.size());
  std::transform(operations.begin(), operations.end(), list.begin(), memoryOperationOf);
  performInOrder(stream, list);
}

void endValueWaits(const Device& device) { waitsOf(device).end(device); }
bool streamsWaitForValues(Devices& devices) { return devices.object<ValueWaits>().waiting(); }
bool streamsWaitedForValues(Devices& devices) { return devices.object<ValueWaits>().used(); }

}  // namespace hipspv
