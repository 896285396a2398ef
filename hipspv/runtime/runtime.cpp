#include "runtime.h"

#include <charconv>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <string_view>

#include "thread_state.h"

namespace hipspv {

thread_local constinit ThreadState threadState{};
std::atomic<Runtime*> Runtime::instance_{nullptr};
std::atomic<bool> Runtime::closed_{false};

namespace {

// HIP_VISIBLE_DEVICES, or CUDA's name for it: ordinals in the order wanted. As in CUDA, the list
// ends at the first entry that names no device.
std::vector<std::size_t> visibleDevices(std::size_t count) {
  const char* list = std::getenv("HIP_VISIBLE_DEVICES");
  if (list == nullptr) list = std::getenv("CUDA_VISIBLE_DEVICES");
  std::vector<std::size_t> result;
  if (list == nullptr) {
    for (std::size_t i = 0; i < count; ++i) result.push_back(i);
    return result;
  }
  std::string_view rest(list);
  while (!rest.empty()) {
    std::size_t ordinal = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), ordinal);
    if (error != std::errc{} || ordinal >= count) break;
    result.push_back(ordinal);
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    if (!rest.starts_with(',')) break;
    rest.remove_prefix(1);
  }
  return result;
}

}  // namespace

Runtime::Runtime() {
  backend::Discovery discovery = backend::discoverOpenCl();
  attempts_ = std::move(discovery.attempts);
  for (const std::size_t i : visibleDevices(discovery.devices.size())) {
    if (devices_.size() == kMaxDevices || discovery.devices[i] == nullptr) continue;
    devices_.push_back(std::make_unique<Device>(deviceCount(), std::move(discovery.devices[i])));
  }
}

Runtime& Runtime::open() {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  if (Runtime* runtime = instance_.load(std::memory_order_acquire)) return *runtime;
  auto* runtime = new Runtime;  // never destroyed: threads may run while the process exits
  // Registered after the device API's library was loaded, so it runs before that library's own
  // handlers.
  std::atexit(close);
  instance_.store(runtime, std::memory_order_release);
  return *runtime;
}

// At exit: what was launched still runs to its end, and its output is printed.
void Runtime::close() {
  for (const auto& device : instance_.load(std::memory_order_acquire)->devices_)
    device->finishQuietly();
  closed_.store(true, std::memory_order_relaxed);
}

void Runtime::explainNoDevice() {
  if (explained_.exchange(true)) return;
  std::string message = "no OpenCL device that takes SPIR-V was found. Tried:";
  for (const auto& attempt : attempts_)
    message += "\n  " + attempt.loader + ": " + attempt.outcome;
  if (std::getenv("HIP_VISIBLE_DEVICES") != nullptr || std::getenv("CUDA_VISIBLE_DEVICES") != nullptr)
    message += "\n  HIP_VISIBLE_DEVICES or CUDA_VISIBLE_DEVICES is set and may hide devices";
  message += "\n  remedy: `hipspv doctor` explains; HIPSPV_OPENCL_LIBRARY names a library to use";
  report(message.c_str());
}

Device& Runtime::device(int ordinal) {
  if (devices_.empty()) {
    explainNoDevice();
    throw Error(hipErrorNoDevice);
  }
  if (ordinal < 0 || ordinal >= deviceCount()) throw Error(hipErrorInvalidDevice);
  return *devices_[static_cast<std::size_t>(ordinal)];
}

Device& Runtime::current() { return device(threadState.device); }

}  // namespace hipspv
