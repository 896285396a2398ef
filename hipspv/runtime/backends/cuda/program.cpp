#include "program.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hipspv/runtime/backends/trace.h"
#include "hipspv/runtime/code/binary_cache.h"
#include "hipspv/runtime/code/cubin/code.h"
#include "hipspv/runtime/support/log.h"

namespace hipspv::cuda {

// ---- Kernels

namespace {

// A block has at most that much shared memory, static and dynamic together, unless it asks for more.
constexpr std::size_t kUsualShared = 48 * 1024;

}  // namespace

Kernel::Kernel(const State& state, Function function, std::string name)
    : state_(state),
      function_(function),
      name_(std::move(name)),
      properties_{attribute(FunctionAttribute::kMaxThreadsPerBlock), attribute(FunctionAttribute::kSharedBytes),
                  attribute(FunctionAttribute::kLocalBytes),         attribute(FunctionAttribute::kRegisters),
                  attribute(FunctionAttribute::kPtxVersion),         attribute(FunctionAttribute::kBinaryVersion)},
      allowed_(std::min(attribute(FunctionAttribute::kMaxDynamicSharedBytes),
                        kUsualShared - std::min(kUsualShared, properties_.localBytes))) {}

std::size_t Kernel::attribute(FunctionAttribute wanted) const {
  int value = 0;
  state_.call(&Driver::FuncGetAttribute, &value, wanted, function_);
  return static_cast<std::size_t>(value);
}

void Kernel::raise(std::size_t bytes) const {
  const std::lock_guard lock(mutex_);
  if (bytes <= allowed_.load(std::memory_order_relaxed)) return;  // another thread was faster
  state_.call(&Driver::FuncSetAttribute, function_, FunctionAttribute::kMaxDynamicSharedBytes, static_cast<int>(bytes));
  allowed_.store(bytes, std::memory_order_release);
}

std::optional<std::uint32_t> Kernel::residentBlocks(std::size_t threads, std::size_t sharedBytes) const {
  allowShared(sharedBytes);
  int blocks = 0;
  state_.call(&Driver::OccupancyMaxActiveBlocks, &blocks, function_, static_cast<int>(threads), sharedBytes);
  return static_cast<std::uint32_t>(blocks);
}

// ---- Building

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

// Calls the driver's compiler. Neither a lack of memory nor an error of earlier work is a property of the module.
template <class... Parameters>
void callCompiler(const State& state, const Logs& logs, EntryPoint<Parameters...> Driver::* entry,
                  std::type_identity_t<Parameters>... arguments) {
  const Status status = (state.driver().*entry)(arguments...);
  if (status == kSuccess) return;
  if (status == kOutOfMemory || isLasting(status)) state.check(status, (state.driver().*entry).symbol());
  refuse(state, status, logs);
}

// Links one module alone.
class Link {
 public:
  explicit Link(const State& state) : state_(state) {
    state_.call(&Driver::LinkCreate, logs_.count(), logs_.options(), logs_.values(), &linker_);
  }
  ~Link() { state_.callQuietly(&Driver::LinkDestroy, linker_); }
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  // The cubin belongs to the linker.
  std::span<const std::byte> build(const NvidiaCode& code) {
    void* cubin = nullptr;
    std::size_t bytes = 0;
    callCompiler(state_, logs_, &Driver::LinkAddData, linker_, kJitInputPtx,
                 const_cast<std::byte*>(code.image().data()), code.image().size(), "device code", 0, nullptr, nullptr);
    callCompiler(state_, logs_, &Driver::LinkComplete, linker_, &cubin, &bytes);
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
  callCompiler(state, logs, &Driver::ModuleLoadDataEx, &module, cubin.data(), logs.count(), logs.options(),
               logs.values());
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

// The user's wish, by hipspv's variable or the driver's (CUDA Programming Guide, "CUDA Environment Variables").
bool wantsPtx() {
  const auto is = [](const char* variable, std::string_view value) {
    const char* text = std::getenv(variable);
    return text != nullptr && text == value;
  };
  return is("HIPSPV_MACHINE_CODE", "0") || is("CUDA_FORCE_PTX_JIT", "1");
}

// Those that suit the device, the best first.
std::vector<const MachineCode*> madeFor(const State& state, const NvidiaCode& code) {
  const auto rank = [&](const MachineCode* made) { return ptx::rank(made->target, state.found().capability); };
  std::vector<const MachineCode*> found;
  for (const MachineCode& made : code.machineCode())
    if (sourceOfMachineCode(made.target) == code.target() && rank(&made) > 0) found.push_back(&made);
  std::ranges::stable_sort(found, std::ranges::greater{}, rank);
  return found;
}

// Loads machine code that was made ahead of time; nullopt if there is none that the driver accepts, as one that is
// older than the assembler.
std::optional<ModuleHandle> loadMade(const State& state, const NvidiaCode& code) {
  if (wantsPtx()) return std::nullopt;
  for (const MachineCode* made : madeFor(state, code)) {
    std::string reason = cubin::differs(*made, code);
    try {
      if (reason.empty()) {
        const ModuleHandle module = loadCubin(state, made->binary);
        log(LogLevel::kInfo, "loaded the machine code of ", made->target);
        return module;
      }
    } catch (const Error& error) {
      if (error.code() != hipErrorNoBinaryForGpu) throw;
      reason = error.what();
    }
    log(LogLevel::kInfo, "the machine code of ", made->target, " isn't used: ", reason);
  }
  return std::nullopt;
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

// Throws hipErrorNoBinaryForGpu, with the driver's log in the message.
ModuleHandle buildOrFind(const State& state, const NvidiaCode& code) {
  state.enter();
  if (code.isBinary()) return loadCubin(state, code.image());
  if (const auto module = loadMade(state, code)) return *module;
  BinaryStore* store = BinaryCache::instance();
  const Digest key = keyOf(state, code);
  if (store != nullptr)
    if (const auto module = find(*store, state, key)) return *module;
  return build(state, code, store, key);
}

}  // namespace

// ---- Programs

// The module lacks variables that no kernel uses.
Program::Built::Built(const State& state, const NvidiaCode& code, backend::Environment& environment)
    : module(state, buildOrFind(state, code)) {
  for (const auto& [name, symbol] : code.variables()) {
    Address address = 0;
    std::size_t size = 0;
    const Status status = state.driver().ModuleGetGlobal(&address, &size, module.get(), symbol.c_str());
    if (status == kNotFound) continue;
    state.check(status, state.driver().ModuleGetGlobal.symbol());
    variables.emplace(name, backend::Variable{reinterpret_cast<void*>(address), size});
  }
  environment.created(variables);
}

Program::Built& Program::built() {
  return built_.get([this] { return std::make_unique<Built>(state_, code_, environment_); });
}

std::unique_ptr<backend::Kernel> Program::kernel(const std::string& name) {
  Function function = nullptr;
  ModuleHandle module = built().module.get();
  state_.call(&Driver::ModuleGetFunction, &function, module, name.c_str());
  return std::make_unique<Kernel>(state_, function, name);
}

std::optional<backend::Variable> Program::variable(std::string_view name) {
  return backend::find(built().variables, name);
}

}  // namespace hipspv::cuda
