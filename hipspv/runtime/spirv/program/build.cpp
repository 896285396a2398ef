#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>

#include "device.h"
#include "hipspv/runtime/code/binary_cache.h"
#include "hipspv/runtime/spirv/ir/instruction.h"
#include "hipspv/runtime/spirv/quirks/table.h"
#include "hipspv/runtime/support/log.h"

namespace hipspv::spirv {
namespace {

// Modules of that size may have a time limit.
constexpr std::size_t kLargeBytes = 32 * 1024;
constexpr double kDefaultSeconds = 60;

// Changes if the runtime makes other modules from the same SPIR-V.
constexpr std::string_view kFormat = "hipspv device binary 3";

// The entry of a module that ends the compiler.
constexpr std::string_view kDeath = "the compiler died";

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

std::string kernelsOf(std::span<const std::uint32_t> words) {
  std::string names;
  for (InstructionStream stream(words); const auto i = stream.next();)
    if (i->opcode() == spv::OpEntryPoint) names += "\n  kernel " + std::string(i->text(2)) + " is in it";
  return names;
}

CompilerDied death(const Device& device, std::span<const std::uint32_t> words, const std::string& how) {
  const DeviceFeatures& features = device.features();
  return CompilerDied(hipErrorNoBinaryForGpu, "the compiler of " + features.platform + " (" + features.name + ") " +
                                                  how + " while it built a module" + kernelsOf(words));
}

std::string ending(int signal) {
  if (signal == 0) return "ended its process";
  return "ended by signal " + std::to_string(signal) + " (" + strsignal(signal) + ")";
}

// Builds in another process, which the compiler may end, or the time limit.
Built buildApart(double seconds, Device& device, std::span<const std::uint32_t> words, backend::Effort effort) {
  const auto elsewhere = [&](backend::Effort how, double limit) {
    const auto result = device.builder().build(device.properties().uuid, std::as_bytes(words), how, limit);
    if (result.died) throw death(device, words, ending(result.signal));
    return result;
  };
  const auto loaded = [&](const BuildElsewhere& result) {
    return result.binary.empty() ? nullptr : device.load(result.binary);
  };
  BuildElsewhere first{.tooLong = true, .died = false, .signal = 0, .binary = {}};
  if (seconds > 0) first = elsewhere(effort, seconds);
  if (auto program = loaded(first)) {
    log(LogLevel::kDebug, "another process built ", words.size_bytes(), " bytes of SPIR-V");
    return {std::move(program)};
  }
  if (first.tooLong) {
    log(LogLevel::kWarning, "the compiler of ", device.properties().name, " takes more than ", seconds,
        " s (HIPSPV_BUILD_SECONDS) for ", words.size_bytes(),
        " bytes of SPIR-V: the code is built with fewer optimisations and may be slow");
    if (auto program = loaded(elsewhere(backend::Effort::kLittle, std::numeric_limits<double>::infinity())))
      return {std::move(program), true};
  }
  return {device.build(words, effort)};
}

bool mayTakeLong(double seconds, std::span<const std::uint32_t> words) {
  return !std::isinf(seconds) && (words.size_bytes() >= kLargeBytes || seconds == 0);
}

Built build(double seconds, Device& device, std::span<const std::uint32_t> words, backend::Effort effort,
            const Stopwatch& watch) {
  const bool apart = buildsApart(device.features()), bounded = mayTakeLong(seconds, words);
  const double limit = bounded ? seconds : std::numeric_limits<double>::infinity();
  Built result = apart || bounded ? buildApart(limit, device, words, effort) : Built{device.build(words, effort)};
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

std::unique_ptr<BuiltModule> buildOrFind(Device& device, std::span<const std::uint32_t> words, bool lasting,
                                         backend::Effort effort) {
  const Stopwatch watch;
  const double seconds = boundSeconds();
  BinaryStore* store = BinaryCache::instance();
  if (store == nullptr || !lasting) return build(seconds, device, words, effort, watch).program;
  const Digest key = keyOf(device, words, backend::nameOf(effort));
  if (auto module = find(*store, device, key)) return module;
  // A limit that an earlier run exceeded isn't tried again, nor a module that ended the compiler.
  const Digest hurried = keyOf(device, words, "little after " + std::to_string(seconds) + " s");
  if (mayTakeLong(seconds, words))
    if (auto module = find(*store, device, hurried)) return module;
  const Digest dead = keyOf(device, words, std::string(backend::nameOf(effort)) + " died");
  if (store->read(dead)) throw death(device, words, "ended its process in an earlier run");
  try {
    Built result = build(seconds, device, words, effort, watch);
    if (const auto binary = result.program->binary(); !binary.empty())
      store->write(result.hurried ? hurried : key, binary);
    return std::move(result.program);
  } catch (const CompilerDied&) {
    store->write(dead, std::as_bytes(std::span(kDeath)));
    throw;
  }
}

}  // namespace hipspv::spirv
