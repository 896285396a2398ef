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
#include <cstdlib>
#include <string_view>
#include <vector>

#include "cache_folder.h"
#include "log.h"

namespace hipspv {
namespace {

constexpr std::uint64_t kDefaultLimit = std::uint64_t{1} << 30;

// Changes where the runtime makes other programs of the same SPIR-V.
constexpr std::string_view kFormat = "hipspv device binary 1";

// Variables that change what device compilers make: of Intel's CPU and GPU compilers, of PoCL.
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

// With its length, so that neighbours can't be taken for one another.
void addText(Blake2b& hash, std::string_view text) {
  const std::uint64_t size = text.size();
  hash.add(std::as_bytes(std::span(&size, 1)));
  hash.add(text);
}

// A CPU's name doesn't say what a virtual machine leaves of its instructions.
void addInstructionSets(Blake2b& hash) {
#if defined(__x86_64__)
  for (const unsigned leaf : {1u, 7u}) {
    std::array<unsigned, 4> r{};
    __get_cpuid_count(leaf, 0, &r[0], &r[1], &r[2], &r[3]);
    if (leaf == 1) r[1] = 0;  // the number of the core that this thread is on
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

Digest keyOf(const backend::DeviceFacts& device, std::span<const std::uint32_t> spirv) {
  Blake2b hash;
  for (const std::string_view text : {kFormat, std::string_view(device.name),
                                      std::string_view(device.vendor),
                                      std::string_view(device.driver),
                                      std::string_view(device.version),
                                      std::string_view(device.platform),
                                      std::string_view(backend::kBuildOptions)})
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

std::unique_ptr<backend::Program> built(backend::Device& device,
                                        std::span<const std::uint32_t> spirv,
                                        const Stopwatch& watch) {
  auto program = device.build(spirv);
  log(LogLevel::kInfo, "built ", spirv.size_bytes(), " bytes of SPIR-V in ", watch.ms(), " ms");
  return program;
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

std::unique_ptr<backend::Program> BinaryCache::build(backend::Device& device,
                                                     std::span<const std::uint32_t> spirv) {
  const Stopwatch watch;
  if (store_ == nullptr) return built(device, spirv, watch);
  const Digest key = keyOf(device.facts(), spirv);
  if (const auto binary = store_->read(key)) {
    if (auto program = device.load(*binary)) {
      log(LogLevel::kDebug, "cache: found ", hexadecimal(key), ", loaded in ", watch.ms(), " ms");
      return program;
    }
    log(LogLevel::kDebug, "cache: ", device.facts().name, " doesn't take ", hexadecimal(key));
    store_->remove(key);
  }
  auto program = built(device, spirv, watch);
  if (const auto binary = program->binary(); !binary.empty()) store_->write(key, binary);
  return program;
}

}  // namespace hipspv
