#include "build.h"

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>

#include "hipspv/runtime/code/binary_cache.h"
#include "hipspv/runtime/code/build_process.h"
#include "hipspv/runtime/spirv/quirks.h"
#include "hipspv/runtime/spirv/words.h"
#include "hipspv/runtime/support/log.h"

namespace hipspv::spirv {
namespace {

// A build by another process costs 0.3 s, and one kernel of that size takes longer.
constexpr std::size_t kLargeBytes = 32 * 1024;
constexpr double kDefaultSeconds = 60;

// Changes if the runtime makes other modules from the same SPIR-V.
constexpr std::string_view kFormat = "hipspv device binary 2";

// The time limit of a build before it is repeated with fewer optimisations: HIPSPV_BUILD_SECONDS.
double boundSeconds() {
  const char* text = std::getenv("HIPSPV_BUILD_SECONDS");
  if (text == nullptr) return kDefaultSeconds;
  char* end = nullptr;
  const double seconds = std::strtod(text, &end);
  if (end != text && *end == '\0' && seconds >= 0) return seconds;
  report(("HIPSPV_BUILD_SECONDS=" + std::string(text) + " is no number of seconds").c_str());
  return kDefaultSeconds;
}

Digest keyOf(const Device& device, std::span<const std::uint32_t> words, std::string_view effort) {
  CacheKey key;
  key.add(kFormat);
  key.add(effort);
  device.identify(key);
  key.add(std::as_bytes(words));
  return key.finish();
}

class Stopwatch {
 public:
  double ms() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin_).count();
  }

 private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

struct Built {
  std::unique_ptr<BuiltModule> program;
  bool hurried = false;  // with fewer optimisations
};

// The program, built by another process; nullptr if that fails.
std::unique_ptr<BuiltModule> builtElsewhere(Device& device, const BuildElsewhere& result) {
  return result.binary.empty() ? nullptr : device.load(result.binary);
}

// Builds in another process, if it may have to be ended.
Built builtWithin(double seconds, Device& device, std::span<const std::uint32_t> words) {
  const auto& uuid = device.properties().uuid;
  BuildElsewhere first{.tooLong = true, .signal = 0, .binary = {}};
  if (seconds > 0) first = buildElsewhere(uuid, std::as_bytes(words), backend::Effort::kFull, seconds);
  if (auto program = builtElsewhere(device, first)) {
    log(LogLevel::kDebug, "another process built ", words.size_bytes(), " bytes of SPIR-V");
    return {std::move(program)};
  }
  if (first.tooLong) {
    log(LogLevel::kWarning, "the compiler of ", device.properties().name, " takes more than ", seconds,
        " s (HIPSPV_BUILD_SECONDS) for ", words.size_bytes(),
        " bytes of SPIR-V: the code is built with fewer optimisations and may be slow");
    const BuildElsewhere second =
        buildElsewhere(uuid, std::as_bytes(words), backend::Effort::kLittle, std::numeric_limits<double>::infinity());
    if (auto program = builtElsewhere(device, second)) return {std::move(program), true};
  }
  return {device.build(words)};
}

std::string kernelsOf(std::span<const std::uint32_t> words) {
  std::string names;
  for (InstructionStream stream(words); const auto i = stream.next();)
    if (i->opcode == kOpEntryPoint) names += "\n  kernel " + std::string(i->text(2)) + " is in it";
  return names;
}

// Tries another process first if the compiler may end the process.
Built builtApart(Device& device, std::span<const std::uint32_t> words) {
  const BuildElsewhere result = buildElsewhere(device.properties().uuid, std::as_bytes(words), backend::Effort::kFull,
                                               std::numeric_limits<double>::infinity());
  if (result.signal != 0)
    throw CompilerDied(hipErrorNoBinaryForGpu, "the compiler of " + device.properties().platform + " (" +
                                                   device.properties().name + ") ended by signal " +
                                                   std::to_string(result.signal) + " (" + strsignal(result.signal) +
                                                   ") while it built a module" + kernelsOf(words));
  auto program = builtElsewhere(device, result);
  return {program != nullptr ? std::move(program) : device.build(words)};
}

bool mayTakeLong(double seconds, std::span<const std::uint32_t> words) {
  return !std::isinf(seconds) && (words.size_bytes() >= kLargeBytes || seconds == 0);
}

Built built(double seconds, Device& device, std::span<const std::uint32_t> words, const Stopwatch& watch) {
  Built result = buildsApart(device.features()) ? builtApart(device, words)
                 : mayTakeLong(seconds, words)  ? builtWithin(seconds, device, words)
                                                : Built{device.build(words)};
  log(LogLevel::kInfo, "built ", words.size_bytes(), " bytes of SPIR-V in ", watch.ms(), " ms");
  return result;
}

// nullptr if there is none that the device accepts.
std::unique_ptr<BuiltModule> find(BinaryStore& store, Device& device, const Digest& key) {
  const Stopwatch watch;
  const auto binary = store.read(key);
  if (!binary) return nullptr;
  auto module = device.load(*binary);
  if (module != nullptr) {
    log(LogLevel::kDebug, "cache: found ", hexadecimal(key), ", loaded in ", watch.ms(), " ms");
  } else {
    log(LogLevel::kDebug, "cache: ", device.properties().name, " doesn't take ", hexadecimal(key));
    store.remove(key);
  }
  return module;
}

}  // namespace

std::unique_ptr<BuiltModule> buildOrFind(Device& device, std::span<const std::uint32_t> words, bool lasting) {
  const Stopwatch watch;
  const double seconds = boundSeconds();
  BinaryStore* store = BinaryCache::instance();
  if (store == nullptr || !lasting) return built(seconds, device, words, watch).program;
  const Digest key = keyOf(device, words, "full");
  if (auto module = find(*store, device, key)) return module;
  // A limit that an earlier run exceeded isn't tried again.
  const Digest hurried = keyOf(device, words, "little after " + std::to_string(seconds) + " s");
  if (mayTakeLong(seconds, words))
    if (auto module = find(*store, device, hurried)) return module;
  Built result = built(seconds, device, words, watch);
  if (const auto binary = result.program->binary(); !binary.empty())
    store->write(result.hurried ? hurried : key, binary);
  return std::move(result.program);
}

}  // namespace hipspv::spirv
