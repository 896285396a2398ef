#include "runtime.h"

#include <array>
#include <cctype>
#include <pthread.h>
#include <unistd.h>

#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <numeric>
#include <optional>
#include <sstream>
#include <string_view>
#include <thread>

#include "host_calls.h"
#include "log.h"
#include "thread_state.h"

namespace hipspv {

thread_local constinit ThreadState threadState{};
std::atomic<Runtime*> Runtime::instance_{nullptr};
std::atomic<bool> Runtime::closed_{false};
std::atomic<bool> Runtime::forked_{false};
std::atomic<int> Runtime::calls_{0};

namespace {

std::mutex opening;  // held while the runtime is made
std::atomic<int> exitStatus{0};

// The digits of a UUID, as `GPU-` and their beginning name a device.
std::string hexadecimal(const std::array<std::uint8_t, 16>& uuid) {
  std::string text;
  for (const std::uint8_t byte : uuid) {
    char digits[3];
    std::snprintf(digits, sizeof digits, "%02x", byte);
    text += digits;
  }
  return text;
}

// The one device whose UUID begins so. On AMD a UUID's bytes are its digits already.
std::optional<std::size_t> byUuid(std::string wanted, const backend::Discovery& discovery) {
  std::erase(wanted, '-');
  for (char& c : wanted) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < discovery.devices.size(); ++i) {
    const auto& uuid = discovery.devices[i]->facts().uuid;
    const std::string_view plain(reinterpret_cast<const char*>(uuid.data()), uuid.size());
    if (!hexadecimal(uuid).starts_with(wanted) && !plain.starts_with(wanted)) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return wanted.empty() ? std::nullopt : found;
}

std::optional<std::size_t> byName(const std::string& name, const backend::Discovery& discovery) {
  constexpr std::string_view kUuid = "GPU-";
  if (name.starts_with(kUuid)) return byUuid(name.substr(kUuid.size()), discovery);
  std::size_t ordinal = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), ordinal);
  if (error != std::errc{} || end != name.data() + name.size()) return std::nullopt;
  return ordinal < discovery.devices.size() ? std::optional(ordinal) : std::nullopt;
}

std::vector<std::size_t> allDevices(const backend::Discovery& discovery) {
  std::vector<std::size_t> result(discovery.devices.size());
  std::iota(result.begin(), result.end(), 0);
  return result;
}

// HIP_VISIBLE_DEVICES, or CUDA's name for it: numbers and UUIDs in the order wanted. As in CUDA, the
// list ends at the first entry that names no device.
std::vector<std::size_t> visibleDevices(const backend::Discovery& discovery) {
  const char* variable = "HIP_VISIBLE_DEVICES";
  const char* list = std::getenv(variable);
  if (list == nullptr) list = std::getenv(variable = "CUDA_VISIBLE_DEVICES");
  if (list == nullptr) return allDevices(discovery);
  std::vector<std::size_t> result;
  std::istringstream items(list);
  for (std::string item; std::getline(items, item, ',');) {
    std::erase(item, ' ');
    const auto device = byName(item, discovery);
    if (!device) {
      log(LogLevel::kInfo, variable, "=", list, ": \"", item, "\" is no device, the list ends there");
      break;
    }
    result.push_back(*device);
  }
  return result;
}

}  // namespace

Runtime::Runtime(const backend::NativeDevice* native) {
  backend::Discovery discovery = backend::discoverOpenCl(native);
  attempts_ = std::move(discovery.attempts);
  for (const auto& attempt : attempts_) log(LogLevel::kInfo, attempt.loader, ": ", attempt.outcome);
  const auto visible = native == nullptr ? visibleDevices(discovery) : allDevices(discovery);
  for (const std::size_t i : visible) {
    if (devices_.size() == kMaxDevices || discovery.devices[i] == nullptr) continue;
    devices_.push_back(std::make_unique<Device>(deviceCount(), std::move(discovery.devices[i])));
    Device& device = *devices_.back();
    primaries_.push_back(contexts_.make(
        std::make_shared<Context>(device, Context::Kind::kPrimary, hipDeviceScheduleAuto)));
    log(LogLevel::kInfo, "device ", device.ordinal(), ": ", device.facts().name, " of ",
        device.facts().platform, ", ", device.facts().version, ", driver ", device.facts().driver,
        ", from ", device.facts().loader, ", memory by ",
        device.facts().usm ? "unified shared memory" : "shared virtual memory");
  }
}

Runtime& Runtime::open() {
  watchForks();
  const std::lock_guard lock(opening);
  if (Runtime* runtime = instance_.load(std::memory_order_acquire)) return *runtime;
  return publish(std::unique_ptr<Runtime>(new Runtime(nullptr)));
}

void Runtime::openNative(const backend::NativeDevice& native) {
  watchForks();
  const std::lock_guard lock(opening);
  if (opened())
    throw Error(hipErrorSetOnActiveProcess, "HIP has opened its devices already: "
                                            "hipInitFromNativeHandles must be its first call");
  auto runtime = std::unique_ptr<Runtime>(new Runtime(&native));
  if (runtime->devices_.empty())
    throw Error(hipErrorInvalidDevice,
                "the device isn't one of the OpenCL library that HIP uses (HIPSPV_LOG=info says "
                "which)");
  publish(std::move(runtime));
}

Runtime& Runtime::publish(std::unique_ptr<Runtime> opened) {
  Runtime* runtime = opened.release();  // never destroyed: threads may run while the process exits
  // Registered after the device API's library was loaded, so it runs before that library's own
  // handlers.
  std::atexit(close);
  on_exit([](int status, void*) { exitStatus.store(status); }, nullptr);
  std::at_quick_exit([] {
    close();
    std::fflush(nullptr);  // quick_exit doesn't, and kernels' output would be lost
  });
  instance_.store(runtime, std::memory_order_release);
  return *runtime;
}

// A fork waits for a thread that is opening the runtime, so that a child may open one of its own.
void Runtime::watchForks() {
  static const int registered = pthread_atfork([] { opening.lock(); }, [] { opening.unlock(); },
                                               afterFork);
  static_cast<void>(registered);  // fails for lack of memory alone: forks are unwatched then
}

// The child of a process that has used a device has the memory of the device API without its threads.
void Runtime::afterFork() {
  opening.unlock();
  if (!opened()) return;
  calls_.store(0);
  forked_.store(true);
  closed_.store(true);
}

// The last of a child's exit, after all handlers of exit: the OpenCL library's own end would wait for
// locks that threads of the parent held (seen of intel-opencl-rt 2026.2.0: RemoveAllMemObjects).
__attribute__((destructor)) static void leaveForked() {
  if (!Runtime::forked()) return;
  std::fflush(nullptr);
  _exit(exitStatus.load());
}

hipError_t Runtime::refusal() noexcept {
  if (!forked()) return hipErrorDeinitialized;
  static std::atomic<bool> said{false};
  if (!said.exchange(true))
    report("this process was forked from one that had used a device, which only one of them can do\n"
           "  remedy: fork before the first call that needs a device, or let the child exec");
  return hipErrorNotInitialized;
}

// At exit: what was launched still runs to its end, and its output is printed. Other threads may go on
// while the device API's own exit handlers take it apart: no call begins any more, and those under way
// end first. One that never ends (exit was called inside a call) isn't waited for long.
void Runtime::close() {
  if (forked()) return;
  leaveHostFunction();
  const auto finish = [] {
    for (const auto& device : instance_.load(std::memory_order_acquire)->devices_)
      device->finishAtExit();
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

hipCtx_t Runtime::primaryContext(int ordinal) {
  device(ordinal);
  return primaries_[static_cast<std::size_t>(ordinal)];
}

void Runtime::reset(Device& device) {
  device.finishQuietly();
  const auto own = [&](const auto& object) { return &object.device() == &device; };
  for (auto& stream : streams_.dropAll(own)) device.retireStream(std::move(stream));
  events_.dropAll(own);
  device.reset();
  contexts::get(primaryContext(device.ordinal())).reset();
}

Device& Runtime::current() { return device(threadState.device); }

}  // namespace hipspv
