#include "driver.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "hipspv/runtime/support/log.h"

namespace hipspv::cuda {

// ---- Errors

namespace {

struct Row {
  Status status;
  hipError_t error;
  bool lasting;
};

constexpr Row kErrors[] = {
#define ROW(name, value, hip, lasting) {name, hip, lasting},
    HIPSPV_CUDA_ERRORS(ROW)
#undef ROW
};
static_assert(std::ranges::is_sorted(kErrors, {}, &Row::status));

Row rowOf(Status status) {
  const auto* row = std::ranges::lower_bound(kErrors, status, {}, &Row::status);
  return row != std::end(kErrors) && row->status == status ? *row : Row{status, hipErrorUnknown, false};
}

}  // namespace

hipError_t toHip(Status status) { return rowOf(status).error; }
bool isLasting(Status status) { return rowOf(status).lasting; }

std::string describe(const Driver& driver, Status status) {
  const char *name = nullptr, *text = nullptr;
  driver.GetErrorName(status, &name);
  driver.GetErrorString(status, &text);
  return std::string(name != nullptr ? name : "an unknown error") + " (" + std::to_string(status) + ")" +
         (text != nullptr ? ": " + std::string(text) : "");
}

void fail(const Driver& driver, Status status, const char* symbol) {
  throw Error(toHip(status), std::string(backend::documentedName(symbol)) + " failed with " + describe(driver, status));
}

// ---- The library and its devices

namespace {

constexpr const char* kLibrary = "libcuda.so.1";

std::shared_ptr<const Driver> resolve(void* library, std::string& missing) {
  auto driver = std::make_shared<Driver>();
#define LOAD(name, symbol, parameters) \
  if (!driver->name.load(library)) missing = #symbol;
  HIPSPV_CUDA_REQUIRED(LOAD)
#undef LOAD
#define LOAD(name, symbol, parameters) driver->name.load(library);
  HIPSPV_CUDA_OPTIONAL(LOAD)
#undef LOAD
  return missing.empty() ? driver : nullptr;
}

std::vector<Found> devicesOf(const std::shared_ptr<const Driver>& driver, int version, std::string& outcome) {
  int count = 0;
  call(*driver, &Driver::DeviceGetCount, &count);
  outcome = "CUDA " + versionText(version) + ", " + std::to_string(count) + " device(s)";
  std::vector<Found> found;
  for (int i = 0; i < count; ++i) {
    DeviceOrdinal device = 0;
    call(*driver, &Driver::DeviceGet, &device, i);
    found.push_back(
        {driver, device, capabilityOf(*driver, device), version, readProperties(*driver, device, version, kLibrary)});
    outcome += "; device " + found.back().properties.name + ": usable";
  }
  return found;
}

// The remedies if the driver can't begin.
struct Remedy {
  Status status;
  const char* text;
};
constexpr Remedy kRemedies[] = {
    {kNoDevice, "if there is a GPU: unset CUDA_VISIBLE_DEVICES, and start a container with --gpus all"},
    {kSystemNotReady, "start nvidia-fabricmanager"},
    {kSystemDriverMismatch, "restart the machine: the kernel's module isn't of the library's version"},
    {kCompatNotSupported, "take the directory of CUDA's compat library out of LD_LIBRARY_PATH"},
};
constexpr const char* kAsk = "nvidia-smi shows the state of the driver";

std::vector<Found> find(backend::Attempt& attempt) try {
  if (!backend::platformWanted(kPlatform)) {
    attempt.outcome = "left out by HIPSPV_PLATFORM";
    return {};
  }
  void* library = backend::openVendorLibrary(kLibrary, attempt.outcome);
  if (library == nullptr) {
    attempt.remedy = "for an NVIDIA GPU: install its driver, and start a container with --gpus all";
    return {};
  }
  std::string missing;
  const std::shared_ptr<const Driver> driver = resolve(library, missing);
  if (driver == nullptr) {
    attempt.outcome = "is no driver of CUDA 12.0 or later: lacks " + missing;
    attempt.remedy = "update the NVIDIA driver to 530 or later";
    return {};
  }
  const Status status = driver->Init(0);
  const auto* remedy = std::ranges::find(kRemedies, status, &Remedy::status);
  attempt.remedy = remedy == std::end(kRemedies) ? kAsk : remedy->text;
  if (status != kSuccess) fail(*driver, status, driver->Init.symbol());
  int version = 0;
  call(*driver, &Driver::DriverGetVersion, &version);
  return devicesOf(driver, version, attempt.outcome);
} catch (const Error& error) {
  attempt.outcome = error.what();
  return {};
}

}  // namespace

std::vector<Found> findDevices(std::vector<backend::Attempt>& attempts) {
  backend::Attempt attempt{kLibrary, {}};
  std::vector<Found> found = find(attempt);
  attempts.push_back(std::move(attempt));
  return found;
}

// ---- Contexts

namespace {

constexpr std::uint64_t kEnded = ~std::uint64_t{0};  // no thread's currentState

std::uint64_t nextId() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

}  // namespace

State::State(Found found) : found_(std::move(found)), id_(nextId()) {
  cuda::call(driver(), &Driver::DevicePrimaryCtxRetain, &context_, device());
}

State::~State() {
  if (id_ != kEnded) driver().DevicePrimaryCtxRelease(device());
}

// A reset context stays retained until it is released.
void State::end() {
  id_.store(kEnded);
  const Status status = driver().DevicePrimaryCtxReset(device());
  driver().DevicePrimaryCtxRelease(device());
  if (status != kSuccess) log(LogLevel::kInfo, "cuDevicePrimaryCtxReset: ", describe(driver(), status));
}

bool State::enterQuietly() const noexcept {
  const std::uint64_t id = id_.load(std::memory_order_relaxed);
  if (currentState == id) return true;
  if (id == kEnded || driver().CtxSetCurrent(context_) != kSuccess) return false;
  currentState = id;
  return true;
}

void State::change() const {
  const std::uint64_t id = id_.load(std::memory_order_relaxed);
  require(id != kEnded, hipErrorContextIsDestroyed);
  check(driver().CtxSetCurrent(context_), "cuCtxSetCurrent");
  currentState = id;
}

void State::fail(Status status, const char* call) const {
  if (isLasting(status) && lasting_.exchange(status, std::memory_order_relaxed) == status) throw Error(toHip(status));
  cuda::fail(driver(), status, call);
}

void State::refused(Status status, const char* call) const {
  if (isLasting(status)) fail(status, call);
  log(LogLevel::kDebug, backend::documentedName(call), ": ", describe(driver(), status));
}

// The driver's default is its least urgent priority, which is 0.
int priorityOf(const State& state, int priority) {
  if (priority >= 0) return 0;
  int least = 0, greatest = 0;
  state.call(&Driver::CtxGetStreamPriorityRange, &least, &greatest);
  return greatest;
}

Stream createStream(const State& state, int priority) {
  Stream stream = nullptr;
  state.call(&Driver::StreamCreateWithPriority, &stream, kStreamNonBlocking, priorityOf(state, priority));
  return stream;
}

}  // namespace hipspv::cuda
