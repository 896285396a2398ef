#include "runtime.h"

#include <pthread.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <mutex>
#include <numeric>
#include <optional>
#include <sstream>
#include <string_view>
#include <thread>
#include <utility>

#include "hipspv/runtime/device/registry.h"
#include "hipspv/runtime/device/service.h"
#include "hipspv/runtime/graph/conditions.h"
#include "hipspv/runtime/graph/graph_memory.h"
#include "hipspv/runtime/launch/device_launches.h"
#include "hipspv/runtime/launch/grid.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/memory/value_operations.h"
#include "hipspv/runtime/memory/virtual_memory.h"
#include "hipspv/runtime/modules/library_memory.h"
#include "hipspv/runtime/modules/module.h"
#include "hipspv/runtime/pools/device_pools.h"
#include "hipspv/runtime/pools/sharing.h"
#include "hipspv/runtime/streams/host_calls.h"
#include "hipspv/runtime/support/blake2b.h"
#include "hipspv/runtime/support/faults.h"
#include "hipspv/runtime/support/findings.h"
#include "hipspv/runtime/support/log.h"
#include "hipspv/runtime/textures/texture_reference.h"

namespace hipspv {

std::atomic<Runtime*> Runtime::instance_{nullptr};

namespace {

std::mutex opening;  // held while the runtime is created
thread_local constinit bool opensHere = false;

class Opening {
 public:
  Opening() { opensHere = true; }
  ~Opening() { opensHere = false; }
  Opening(const Opening&) = delete;
  Opening& operator=(const Opening&) = delete;

 private:
  const std::lock_guard<std::mutex> lock_{opening};
};

std::atomic<int> exitStatus{0};

// The only device whose UUID's digits begin like these, which follow `GPU-`. On AMD a UUID's bytes are digits already.
std::optional<std::size_t> byUuid(std::string wanted, const backend::Discovery& discovery) {
  std::erase(wanted, '-');
  for (char& c : wanted) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < discovery.found.size(); ++i) {
    const auto& uuid = discovery.found[i].properties.uuid;
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
  return ordinal < discovery.found.size() ? std::optional(ordinal) : std::nullopt;
}

// HIPSPV_EXIT_WAIT: how long an ending process waits for its kernels. Only their output can still have an effect.
std::chrono::seconds exitWait() {
  constexpr std::chrono::seconds usual(10);
  const char* text = std::getenv("HIPSPV_EXIT_WAIT");
  if (text == nullptr) return usual;
  const std::string_view digits(text);
  std::uint32_t seconds = 0;
  const auto [end, error] = std::from_chars(digits.begin(), digits.end(), seconds);
  if (error == std::errc{} && end == digits.end()) return std::chrono::seconds(seconds);
  report(("HIPSPV_EXIT_WAIT=" + std::string(digits) + " is no number of seconds").c_str());
  return usual;
}

std::vector<std::size_t> allDevices(const backend::Discovery& discovery) {
  std::vector<std::size_t> result(discovery.found.size());
  std::iota(result.begin(), result.end(), 0);
  return result;
}

// HIP_VISIBLE_DEVICES, or CUDA's name for it, unless the devices were selected by that.
struct VisibleList {
  const char* variable = "HIP_VISIBLE_DEVICES";
  const char* text = std::getenv(variable);

  explicit VisibleList(const backend::Discovery& discovery) {
    if (text == nullptr && !discovery.selected) text = std::getenv(variable = "CUDA_VISIBLE_DEVICES");
  }
  // Values that programs set to have no device.
  bool meansNone() const { return text != nullptr && (*text == '\0' || std::string_view(text).starts_with("-1")); }
};

// Indices and UUIDs in the requested order. As in CUDA, the list ends at the first entry without a device.
std::vector<std::size_t> visibleDevices(const backend::Discovery& discovery, const VisibleList& list) {
  if (list.text == nullptr) return allDevices(discovery);
  std::vector<std::size_t> result;
  std::istringstream items(list.text);
  for (std::string item; std::getline(items, item, ',');) {
    std::erase(item, ' ');
    const auto device = byName(item, discovery);
    if (!device) {
      log(LogLevel::kInfo, list.variable, "=", list.text, ": \"", item, "\" isn't a device, the list ends there");
      break;
    }
    result.push_back(*device);
  }
  return result;
}

std::string describeHiding(const backend::Discovery& discovery, const VisibleList& list) {
  const std::size_t count = discovery.found.size();
  std::string text = std::string(list.variable) + "=" + list.text + " hides " +
                     (count == 1 ? "the only device" : "all " + std::to_string(count) + " devices") +
                     ": it names none of";
  for (std::size_t i = 0; i < count; ++i)
    text += "\n  " + std::to_string(i) + ": " + discovery.found[i].properties.name;
  return text + "\n  remedy: unset " + list.variable + ", or list these numbers in it";
}

// Devices of different back ends take different code: those for which the program has some come first, so that its
// default device is one of them. A program without code, as one that loads it later, gets the usual order.
void preferWithCode(std::vector<std::unique_ptr<backend::Device>>& devices) {
  const Registry& registry = Registry::instance();
  if (devices.size() < 2 || !registry.hasModules()) return;
  std::ranges::stable_partition(devices, [&](const auto& device) {
    return registry.hasCode([&](std::string_view target) { return device->rank(target); });
  });
}

// True if the event is complete or failed.
bool isOver(const backend::EventPtr& event) {
  try {
    return event->complete();
  } catch (const Error&) {
    return true;
  }
}

// Waits for all streams of the device, except for those that wait for a value that is never written, and for no longer
// than `grace` after the last stream has finished. False if kernels still run then.
bool finishWithin(Device& device, std::chrono::seconds grace) noexcept {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds patience(500);
  constexpr std::chrono::microseconds shortest(20), longest(1000);
  bool done = true;
  try {
    DeviceStreams& streams = streamsOf(device);
    std::vector<backend::EventPtr> ends = streams.ends();
    // Intel's CPU device also runs work-groups in a waiting thread.
    std::jthread helper;
    if (!ends.empty() && !streamsWaitedForValues(device.all()))
      helper = std::jthread([&streams] { streams.finishQuietly(); });
    auto pause = shortest;
    for (auto last = Clock::now(); !ends.empty(); pause = std::min(2 * pause, longest)) {
      const bool waits = streamsWaitForValues(device.all());
      if (Clock::now() - last >= (waits ? std::min<Clock::duration>(patience, grace) : grace)) {
        done = waits;
        if (helper.joinable()) helper.detach();
        break;
      }
      std::this_thread::sleep_for(pause);
      if (std::erase_if(ends, isOver) != 0) last = Clock::now();
    }
    if (ends.empty()) streams.finishQuietly();
    device.drain();
  } catch (const std::exception&) {
    // No caller is left that could handle the error.
  }
  return done;
}

faults::Near nearestAllocation(std::uintptr_t address) noexcept {
  return Runtime::opened() ? Runtime::get().object<Allocations>().nearest(address) : faults::Near{};
}

}  // namespace

Runtime::Runtime(const backend::NativeDevice* native, bool listed) {
  std::optional<faults::KeepHandlers> keep(std::in_place);
  listed |= std::getenv("HIP_VISIBLE_DEVICES") != nullptr;
  const auto hasCode = [](const Rank& device) { return Registry::instance().hasCode(device); };
  const bool open = !Registry::instance().hasModules();
  backend::Discovery discovery = backend::discover(native, {hasCode, listed, open});
  attempts_ = std::move(discovery.attempts);
  refusedBy_ = std::move(discovery.refusal);
  if (!refusedBy_.empty()) explainNoDevice();
  for (const auto& attempt : attempts_) log(LogLevel::kInfo, attempt.loader, ": ", attempt.outcome);
  const VisibleList list(discovery);
  const auto visible = native == nullptr ? visibleDevices(discovery, list) : allDevices(discovery);
  if (visible.empty() && !discovery.found.empty()) {
    hiding_ = describeHiding(discovery, list);
    if (!list.meansNone()) explainNoDevice();
  }
  std::vector<std::unique_ptr<backend::Device>> opened;
  for (const std::size_t i : visible) {
    backend::FoundDevice& found = discovery.found[i];
    if (opened.size() == kMaxDevices || found.open == nullptr) continue;
    opened.push_back(std::exchange(found.open, nullptr)(found.properties));
  }
  if (list.text == nullptr) preferWithCode(opened);
  for (std::unique_ptr<backend::Device>& backend : opened) {
    Device& device = add(std::move(backend));
    modulesOf(device);
    device.object<MemoryGauge>();  // it measures what the process has used before
    log(LogLevel::kInfo, "device ", device.ordinal(), ": ", device.properties().name, " of ",
        device.properties().platform, ", ", device.properties().version, ", driver ", device.properties().driver,
        ", from ", device.properties().loader, ", memory by ", device.properties().memoryModel);
  }
  keep.reset();
  const auto onHost = [](const auto& device) { return device->properties().type == backend::DeviceType::kCpu; };
  if (std::ranges::any_of(devices(), onHost)) {
    object<Allocations>();  // exists before a signal handler asks for it
    faults::install(nearestAllocation);
  }
}

Runtime& Runtime::open(bool listed) {
  watchForks();
  const Opening guard;
  if (Runtime* runtime = instance_.load(std::memory_order_acquire)) return *runtime;
  return publish(std::unique_ptr<Runtime>(new Runtime(nullptr, listed)));
}

void Runtime::openNative(const backend::NativeDevice& native) {
  watchForks();
  const Opening guard;
  if (opened())
    throw Error(hipErrorSetOnActiveProcess,
                "HIP has opened its devices already: "
                "hipInitFromNativeHandles must be its first call");
  auto runtime = std::unique_ptr<Runtime>(new Runtime(&native, false));
  if (runtime->devices().empty())
    throw Error(hipErrorInvalidDevice,
                "the device isn't one of the library that HIP uses (HIPSPV_LOG=info says "
                "which)");
  publish(std::move(runtime));
}

Runtime& Runtime::publish(std::unique_ptr<Runtime> opened) {
  Runtime* runtime = opened.release();  // never destroyed: threads may run while the process exits
  // Registered after the device API's library was loaded, so it runs before that library's own handlers.
  std::atexit([] {
    if (!close()) leave();
  });
  on_exit([](int status, void*) { exitStatus.store(status); }, nullptr);
  std::at_quick_exit([] {
    close();
    std::fflush(nullptr);  // quick_exit doesn't, so kernels' output would be lost
  });
  instance_.store(runtime, std::memory_order_release);
  return *runtime;
}

// A fork waits for another thread that is opening the runtime, so that a child may open its own. A device API may
// start a process while it is opened: cuInit does under cuda-gdb.
void Runtime::watchForks() {
  const auto wait = [] {
    if (!opensHere) opening.lock();
  };
  const auto go = [] {
    if (!opensHere) opening.unlock();
  };
  static const int registered = pthread_atfork(wait, go, afterFork);
  static_cast<void>(registered);  // fails only for lack of memory: then forks are unwatched
}

// The child of a process that has used a device has the memory of the device API without its threads.
void Runtime::afterFork() {
  if (!opensHere) opening.unlock();
  if (opened()) Call::closeAfterFork();
}

// Runs last in exit, after all handlers. In a child the device API's own destructors would wait for locks that
// threads of the parent held (seen with intel-opencl-rt 2026.2.0: RemoveAllMemObjects).
__attribute__((destructor)) static void leave() {
  const int status = Call::forked() ? exitStatus.load() : statusAfterFindings(exitStatus.load());
  if (!Call::forked() && status == exitStatus.load()) return;
  std::fflush(nullptr);
  _exit(status);
}

hipError_t Runtime::refusal() noexcept {
  if (!Call::forked()) return hipErrorDeinitialized;
  static std::atomic<bool> said{false};
  if (!said.exchange(true))
    report(
        "this process was forked from one that had used a device, which only one of them can do\n"
        "  remedy: fork before the first call that needs a device, or let the child exec");
  return hipErrorNotInitialized;
}

// " (first or second)", or nothing. There may be more names than running kernels, since ends are noticed late.
static std::string runningKernels() {
  std::string text;
  for (const std::string& name : faults::InFlight::kernels()) text += (text.empty() ? " (" : " or ") + name;
  return text.empty() ? text : text + ")";
}

// At exit launched work still runs to its end, and its output is printed; a kernel that doesn't end is only waited for
// briefly. Other threads may continue while the device API's own exit handlers dismantle it: no more calls begin, and
// current ones end first. A call that never ends (exit was called inside a call) is only waited for briefly, too.
bool Runtime::close() {
  if (Call::forked()) return true;
  leaveHostFunction();
  const auto grace = exitWait();
  const auto& devices = instance_.load(std::memory_order_acquire)->devices();
  const auto finish = [&](std::chrono::seconds longest) {
    return std::count_if(devices.begin(), devices.end(),
                         [&](const auto& device) { return !finishWithin(*device, longest); }) == 0;
  };
  const bool done = finish(grace);
  Call::close();
  if (done) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(2);
    while (Call::any() && std::chrono::steady_clock::now() < deadline)
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    if (finish(grace)) {
      for (const auto& device : devices) device->backend().leave();
      return true;
    }
  }
  report(("the program ends while a kernel still runs" + runningKernels() + ", " + std::to_string(grace.count()) +
          " s after its end: the kernel ends with it (HIPSPV_EXIT_WAIT=<seconds> waits longer)")
             .c_str());
  return false;
}

// The device API's exit handlers would wait for the kernel, or release its resources. The program's remaining
// handlers were registered before its first HIP call.
void Runtime::leave() {
  std::cout.flush();
  std::clog.flush();
  std::fflush(nullptr);
  _exit(exitStatus.load());
}

void Runtime::explainNoDevice() const {
  if (explained_.exchange(true)) return;
  for (const std::string& reason : {refusedBy_, hiding_})
    if (!reason.empty()) return report(reason.c_str());
  std::string message = "no device that runs device code was found. Tried:";
  for (const auto& attempt : attempts_) message += "\n  " + attempt.loader + ": " + attempt.outcome;
  message +=
      "\n  remedy: compile with --offload-arch=cpu for code that needs no other device; `hipspv doctor` explains; "
      "HIPSPV_OPENCL_LIBRARY names a library to use";
  report(message.c_str());
}

void Runtime::refuse() const {
  if (!devices().empty()) throw Error(hipErrorInvalidDevice);
  explainNoDevice();
  throw Error(hipErrorNoDevice);
}

bool isUsed(Device& device) {
  return !streamsOf(device).empty() || !modulesOf(device).empty() || object<Allocations>().used(device) != 0;
}

std::byte* symbolAddress(const void* symbol, std::size_t bytes, std::size_t offset) {
  const VariableSymbol variable = Registry::instance().variable(symbol);
  require(bytes <= variable.size && offset <= variable.size - bytes, hipErrorInvalidValue);
  if (variable.managed != nullptr) return static_cast<std::byte*>(*variable.managed) + offset;
  Module& module = modulesOf(Runtime::get().current()).module(*variable.image);
  return static_cast<std::byte*>(module.variable(variable.name).address) + offset;
}

namespace {

// The device's memory ends, and what the runtime has there.
void restart(Device& device) {
  const ManagedVariables variables(device);
  streamsOf(device).close();
  endValueWaits(device);
  device.endObject<RacePool>();
  device.endObject<GridMemory>();
  device.endObject<DeviceLaunches>();
  device.object<GraphMemory>().clear();
  device.endObject<Conditions>();
  device.endObject<DescriptorPool>();
  device.restart();
  variables.restore();
}

// Modules are rebuilt at their next use, so that their variables start from their initialisers.
void endMemory(Device& device) {
  streamsOf(device).finishQuietly();
  Registry::instance().forgetPlans(device.ordinal());
  modulesOf(device).clear();
  object<TextureReferences>().releaseAll(device);
  object<TextureObjects>().releaseAll(device);
  object<Arrays>().releaseAll(device);
  object<ImportedMemory>().forget(device);
  object<Allocations>().releaseAll(device);
  device.object<DevicePools>().reset();
  object<VirtualMemory>().releaseAll(device);
  device.object<DeviceHeap>().reset();
  device.resetSettings();
  if (device.properties().has(backend::Aspect::kRestarts)) restart(device);
}

}  // namespace

void Runtime::reset(Device& device) {
  streamsOf(device).finishQuietly();
  const auto own = [&](const auto& object) { return &object.device() == &device; };
  for (auto& stream : streams_.dropAll(own)) {
    try {
      streamsOf(device).retire(std::move(stream));
    } catch (const Error&) {
      // After the error of a kernel no point of a stream is reached.
    }
  }
  events_.dropAll(own);
  endMemory(device);
  // Access to memory of a context ends with it.
  if (device.properties().has(backend::Aspect::kRestarts))
    for (const auto& other : devices()) other->peers().fetch_and(~(std::uint64_t{1} << device.ordinal()));
  contexts().get(primaryContext(device.ordinal())).reset();
}

}  // namespace hipspv
