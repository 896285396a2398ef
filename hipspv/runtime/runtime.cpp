#include "runtime.h"

#include <charconv>
#include <chrono>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>

#include "thread_state.h"

namespace hipspv {

thread_local constinit ThreadState threadState{};
std::atomic<Runtime*> Runtime::instance_{nullptr};
std::atomic<bool> Runtime::closed_{false};
std::atomic<int> Runtime::calls_{0};

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

// At exit: what was launched still runs to its end, and its output is printed. Other threads may go on
// while the device API's own exit handlers take it apart: no call begins any more, and those under way
// end first. One that never ends (exit was called inside a call) isn't waited for long.
void Runtime::close() {
  const auto finish = [] {
    for (const auto& device : instance_.load(std::memory_order_acquire)->devices_)
      device->finishQuietly();
  };
  finish();
  closed_.store(true);
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(2);
  while (calls_.load() != 0 && std::chrono::steady_clock::now() < deadline)
    std::this_thread::sleep_for(std::chrono::microseconds(200));
  finish();
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
