#include "binary_cache.h"

#include <unistd.h>
#if defined(__x86_64__)
#include <cpuid.h>
#else
#include <sys/auxv.h>
#endif

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string_view>
#include <vector>

#include "build_process.h"
#include "hipspv/runtime/core/quirks.h"
#include "hipspv/runtime/spirv/words.h"
#include "hipspv/runtime/support/cache_directory.h"
#include "hipspv/runtime/support/log.h"

namespace hipspv {
namespace {

constexpr std::uint64_t kDefaultLimit = std::uint64_t{1} << 30;

// A build by another process costs 0.3 s, and one kernel of that size takes longer.
constexpr std::size_t kLargeBytes = 32 * 1024;
constexpr double kDefaultSeconds = 60;

// Changes if the runtime makes other programs from the same SPIR-V.
constexpr std::string_view kFormat = "hipspv device binary 1";

// Variables that change the output of device compilers: Intel's CPU and GPU compilers, and PoCL.
constexpr std::string_view kCompilerVariables[] = {"CL_CONFIG_", "IGC_", "POCL_"};

bool switchedOff() {
  const char* cache = std::getenv("HIPSPV_CACHE");
  return cache != nullptr && std::string_view(cache) == "0";
}

std::uint64_t limit() {
  const char* text = std::getenv("HIPSPV_CACHE_BYTES");
  if (text == nullptr) return kDefaultLimit;
  const std::string_view digits(text);
  std::uint64_t bytes = 0;
  const auto [end, error] = std::from_chars(digits.begin(), digits.end(), bytes);
  if (error == std::errc{} && end == digits.end()) return bytes;
  report(("HIPSPV_CACHE_BYTES=" + std::string(digits) + " is no number of bytes").c_str());
  return kDefaultLimit;
}

// Adds the length as well, so that adjacent texts stay distinct.
void addText(Blake2b& hash, std::string_view text) {
  const std::uint64_t size = text.size();
  hash.add(std::as_bytes(std::span(&size, 1)));
  hash.add(text);
}

// A CPU's name doesn't tell which instructions a virtual machine disables.
void addInstructionSets(Blake2b& hash) {
#if defined(__x86_64__)
  for (const unsigned leaf : {1u, 7u}) {
    std::array<unsigned, 4> r{};
    __get_cpuid_count(leaf, 0, &r[0], &r[1], &r[2], &r[3]);
    if (leaf == 1) r[1] = 0;  // the number of the current core
    hash.add(std::as_bytes(std::span(r)));
  }
#else
  const std::array<unsigned long, 2> r{getauxval(AT_HWCAP), getauxval(AT_HWCAP2)};
  hash.add(std::as_bytes(std::span(r)));
#endif
}

void addEnvironment(Blake2b& hash) {
  std::vector<std::string_view> found;
  for (char** variable = environ; *variable != nullptr; ++variable)
    for (const std::string_view prefix : kCompilerVariables)
      if (std::string_view(*variable).starts_with(prefix)) found.emplace_back(*variable);
  std::sort(found.begin(), found.end());
  for (const std::string_view variable : found) addText(hash, variable);
}

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

Digest keyOf(const backend::DeviceFacts& device, std::span<const std::uint32_t> spirv,
             std::string_view options) {
  Blake2b hash;
  for (const std::string_view text : {kFormat, std::string_view(device.name),
                                      std::string_view(device.vendor),
                                      std::string_view(device.driver),
                                      std::string_view(device.version),
                                      std::string_view(device.platform),
                                      options})
    addText(hash, text);
  hash.add(std::as_bytes(std::span(device.uuid)));
  if (device.type == backend::DeviceType::kCpu) addInstructionSets(hash);
  addEnvironment(hash);
  addText(hash, {reinterpret_cast<const char*>(spirv.data()), spirv.size_bytes()});
  return hash.finish();
}

class Stopwatch {
 public:
  double ms() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin_)
        .count();
  }

 private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

struct Built {
  std::unique_ptr<backend::Program> program;
  bool hurried = false;  // with fewer optimisations
};

// The program, built by another process; nullptr if that fails.
std::unique_ptr<backend::Program> builtElsewhere(backend::Device& device,
                                                 const BuildElsewhere& result) {
  return result.binary.empty() ? nullptr : device.load(result.binary);
}

// Builds in another process, if it may have to be ended.
Built builtWithin(double seconds, backend::Device& device, std::span<const std::uint32_t> spirv) {
  const auto& uuid = device.facts().uuid;
  BuildElsewhere first{.tooLong = true, .signal = 0, .binary = {}};
  if (seconds > 0) first = buildElsewhere(uuid, spirv, backend::kBuildOptions, seconds);
  if (auto program = builtElsewhere(device, first)) {
    log(LogLevel::kDebug, "another process built ", spirv.size_bytes(), " bytes of SPIR-V");
    return {std::move(program)};
  }
  if (first.tooLong) {
    log(LogLevel::kWarning, "the compiler of ", device.facts().name, " takes more than ", seconds,
        " s (HIPSPV_BUILD_SECONDS) for ", spirv.size_bytes(),
        " bytes of SPIR-V: the code is built with fewer optimisations (", backend::kFewOptimisations,
        ") and may be slow");
    const BuildElsewhere second = buildElsewhere(uuid, spirv, backend::kFewOptimisations,
                                                 std::numeric_limits<double>::infinity());
    if (auto program = builtElsewhere(device, second)) return {std::move(program), true};
  }
  return {device.build(spirv)};
}

std::string kernelsOf(std::span<const std::uint32_t> spirv) {
  std::string names;
  for (InstructionStream stream(spirv); const auto i = stream.next();)
    if (i->opcode == kOpEntryPoint) names += "\n  kernel " + std::string(i->text(2)) + " is in it";
  return names;
}

// Tries another process first if the compiler may end the process.
Built builtApart(backend::Device& device, std::span<const std::uint32_t> spirv) {
  const BuildElsewhere result = buildElsewhere(device.facts().uuid, spirv, backend::kBuildOptions,
                                               std::numeric_limits<double>::infinity());
  if (result.signal != 0)
    throw CompilerDied(hipErrorNoBinaryForGpu,
                       "the compiler of " + device.facts().platform + " (" + device.facts().name +
                           ") ended by signal " + std::to_string(result.signal) + " (" + strsignal(result.signal) +
                           ") while it built a module" + kernelsOf(spirv));
  auto program = builtElsewhere(device, result);
  return {program != nullptr ? std::move(program) : device.build(spirv)};
}

bool mayTakeLong(double seconds, std::span<const std::uint32_t> spirv) {
  return !std::isinf(seconds) && (spirv.size_bytes() >= kLargeBytes || seconds == 0);
}

Built built(double seconds, backend::Device& device, std::span<const std::uint32_t> spirv,
            const Stopwatch& watch) {
  Built result = buildsApart(device.facts())     ? builtApart(device, spirv)
                 : mayTakeLong(seconds, spirv) ? builtWithin(seconds, device, spirv)
                                               : Built{device.build(spirv)};
  log(LogLevel::kInfo, "built ", spirv.size_bytes(), " bytes of SPIR-V in ", watch.ms(), " ms");
  return result;
}

}  // namespace

BinaryCache& BinaryCache::instance() {
  static BinaryCache& cache = *new BinaryCache;  // outlives every static destructor
  return cache;
}

BinaryCache::BinaryCache() {
  const auto folders = cacheFolders();
  const std::uint64_t bytes = limit();
  if (switchedOff() || bytes == 0 || folders.empty()) return;
  store_ = std::make_unique<BinaryStore>(folders.front() / "device-binaries", bytes);
}

std::unique_ptr<backend::Program> BinaryCache::find(backend::Device& device, const Digest& key) {
  const Stopwatch watch;
  const auto binary = store_->read(key);
  if (!binary) return nullptr;
  auto program = device.load(*binary);
  if (program != nullptr) {
    log(LogLevel::kDebug, "cache: found ", hexadecimal(key), ", loaded in ", watch.ms(), " ms");
  } else {
    log(LogLevel::kDebug, "cache: ", device.facts().name, " doesn't take ", hexadecimal(key));
    store_->remove(key);
  }
  return program;
}

std::unique_ptr<backend::Program> BinaryCache::build(backend::Device& device,
                                                     std::span<const std::uint32_t> spirv,
                                                     bool lasting) {
  const Stopwatch watch;
  const double seconds = boundSeconds();
  if (store_ == nullptr || !lasting) return built(seconds, device, spirv, watch).program;
  const Digest key = keyOf(device.facts(), spirv, backend::kBuildOptions);
  if (auto program = find(device, key)) return program;
  // A limit that an earlier run exceeded isn't tried again.
  const Digest hurried =
      keyOf(device.facts(), spirv,
            std::string(backend::kFewOptimisations) + " after " + std::to_string(seconds) + " s");
  if (mayTakeLong(seconds, spirv))
    if (auto program = find(device, hurried)) return program;
  Built result = built(seconds, device, spirv, watch);
  if (const auto binary = result.program->binary(); !binary.empty())
    store_->write(result.hurried ? hurried : key, binary);
  return std::move(result.program);
}

}  // namespace hipspv
