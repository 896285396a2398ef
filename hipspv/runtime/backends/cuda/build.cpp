#include "build.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hipspv/runtime/backends/trace.h"
#include "hipspv/runtime/code/binary_cache.h"
#include "hipspv/runtime/support/log.h"
#include "properties.h"
#include "status.h"

namespace hipspv::cuda {
namespace {

// Changes if the runtime makes other binaries from the same PTX.
constexpr std::string_view kFormat = "hipspv cubin 1";

struct Remedy {
  Status status;
  std::string_view text;
};

constexpr Remedy kRemedies[] = {
    {kNoBinaryForGpu, "compile for the device's architecture with --offload-arch="},
    {kUnsupportedPtxVersion, "update the NVIDIA driver, or compile for an older version of PTX"},
    {kJitCompilerNotFound, "install libnvidia-ptxjitcompiler.so.1 of the driver's version"},
    {kJitCompilationDisabled, "unset CUDA_DISABLE_PTX_JIT and CUDA_DISABLE_JIT"},
};

// The logs of one use of the driver's compiler, and the options that ask for them.
class Logs {
 public:
  unsigned count() const { return static_cast<unsigned>(options_.size()); }
  int* options() { return options_.data(); }
  void** values() { return values_.data(); }

  std::string errors() const { return textOf(errors_); }
  std::string notes() const { return textOf(notes_); }

 private:
  using Text = std::vector<char>;

  static std::string textOf(const Text& text) {
    std::string result(text.data(), strnlen(text.data(), text.size()));
    while (result.ends_with('\n')) result.pop_back();
    return result;
  }
  // Numbers are passed as the pointers' own values.
  static void* number(const Text& text) { return reinterpret_cast<void*>(text.size()); }

  Text errors_ = Text(16 * 1024), notes_ = Text(16 * 1024);
  std::array<int, 4> options_{kJitErrorLog, kJitErrorLogBytes, kJitInfoLog, kJitInfoLogBytes};
  std::array<void*, 4> values_{errors_.data(), number(errors_), notes_.data(), number(notes_)};
};

[[noreturn]] void refuse(const State& state, Status status, const Logs& logs) {
  const backend::DeviceProperties& device = state.found().properties;
  std::string message = "the driver of " + device.name + " doesn't take the code: " + describe(state.driver(), status) +
                        " (driver " + device.driver + ", " + device.version + ")";
  if (const std::string log = logs.errors(); !log.empty()) message += ". Its log:\n" + log;
  const auto* remedy = std::ranges::find(kRemedies, status, &Remedy::status);
  if (remedy != std::end(kRemedies)) message += "\n  remedy: " + std::string(remedy->text);
  throw Error(hipErrorNoBinaryForGpu, message);
}

// Neither a lack of memory nor an error of earlier work is a property of the module.
void checkBuild(const State& state, Status status, const char* call, const Logs& logs) {
  if (status == kSuccess) return;
  if (status == kOutOfMemory || isLasting(status)) state.check(status, call);
  refuse(state, status, logs);
}

// Links one module alone.
class Link {
 public:
  explicit Link(const State& state) : state_(state) {
    state_.call(state_.driver().LinkCreate, "cuLinkCreate", logs_.count(), logs_.options(), logs_.values(), &linker_);
  }
  ~Link() { state_.callQuietly(state_.driver().LinkDestroy, linker_); }
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  // The cubin belongs to the linker.
  std::span<const std::byte> build(const NvidiaCode& code) {
    const Driver& driver = state_.driver();
    void* cubin = nullptr;
    std::size_t bytes = 0;
    Status status = driver.LinkAddData(linker_, kJitInputPtx, const_cast<std::byte*>(code.image().data()),
                                       code.image().size(), "device code", 0, nullptr, nullptr);
    checkBuild(state_, status, "cuLinkAddData", logs_);
    status = driver.LinkComplete(linker_, &cubin, &bytes);
    checkBuild(state_, status, "cuLinkComplete", logs_);
    if (const std::string notes = logs_.notes(); !notes.empty()) log(LogLevel::kDebug, "the driver's notes: ", notes);
    return {static_cast<const std::byte*>(cubin), bytes};
  }

 private:
  const State& state_;
  Logs logs_;
  Linker linker_ = nullptr;
};

Digest keyOf(const State& state, const NvidiaCode& code) {
  const backend::DeviceProperties& device = state.found().properties;
  CacheKey key;
  for (const std::string_view text : {kFormat, std::string_view(device.architecture), std::string_view(device.driver),
                                      std::string_view(device.version)})
    key.add(text);
  key.add(code.image());
  return key.finish();
}

ModuleHandle loadCubin(const State& state, std::span<const std::byte> cubin) {
  trace::Span span("build", "load binary");
  if (span) [[unlikely]]
    span.arguments().number("bytes", cubin.size()).text("device", state.found().properties.name);
  Logs logs;
  ModuleHandle module = nullptr;
  const Status status =
      state.driver().ModuleLoadDataEx(&module, cubin.data(), logs.count(), logs.options(), logs.values());
  checkBuild(state, status, "cuModuleLoadDataEx", logs);
  return module;
}

// nullopt if there is none that the driver accepts.
std::optional<ModuleHandle> find(BinaryStore& store, const State& state, const Digest& key) {
  const auto cubin = store.read(key);
  if (!cubin) return std::nullopt;
  try {
    const ModuleHandle module = loadCubin(state, *cubin);
    log(LogLevel::kDebug, "cache: found ", hexadecimal(key));
    return module;
  } catch (const Error& error) {
    if (error.code() != hipErrorNoBinaryForGpu) throw;
    log(LogLevel::kDebug, "cache: ", hexadecimal(key), " isn't accepted: ", error.what());
    store.remove(key);
    return std::nullopt;
  }
}

ModuleHandle build(const State& state, const NvidiaCode& code, BinaryStore* store, const Digest& key) {
  trace::Span span("build", "build module");
  if (span) [[unlikely]]
    span.arguments().number("bytes", code.image().size()).text("device", state.found().properties.name);
  Link link(state);
  const std::span<const std::byte> cubin = link.build(code);
  const ModuleHandle module = loadCubin(state, cubin);
  if (store != nullptr) store->write(key, cubin);
  log(LogLevel::kInfo, "built ", code.image().size(), " bytes of PTX");
  return module;
}

}  // namespace

ModuleHandle buildOrFind(const State& state, const NvidiaCode& code) {
  state.enter();
  if (code.isBinary()) return loadCubin(state, code.image());
  BinaryStore* store = BinaryCache::instance();
  const Digest key = keyOf(state, code);
  if (store != nullptr)
    if (const auto module = find(*store, state, key)) return *module;
  return build(state, code, store, key);
}

}  // namespace hipspv::cuda
