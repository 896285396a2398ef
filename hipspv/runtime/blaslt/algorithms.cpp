#include "algorithms.h"

#include <algorithm>
#include <cstring>
#include <iterator>

namespace hipspv::blaslt {
namespace {

struct AlgoAttribute {
  int id;
  std::size_t bytes;
  std::uint64_t value;  // its first bytes, since machines are little-endian
};

#include "lt_algorithms.inc"

constexpr std::uint64_t kMark = 0x7670'7370'6968'2143;  // NVIDIA's algorithms begin otherwise
constexpr int kId = 0;                                  // CUBLASLT_ALGO_CONFIG_ID

// The bytes of a CPU device's algorithm.
struct Configured {
  std::uint64_t mark;
  std::uint32_t values[std::size(kMatmulAlgoConfig)];
};
static_assert(sizeof(Configured) <= sizeof(Algorithm));

std::size_t indexOf(std::span<const AlgoAttribute> attributes, int id) {
  const auto found = std::ranges::find(attributes, id, &AlgoAttribute::id);
  require(found != attributes.end(), Status::kInvalidValue);
  return static_cast<std::size_t>(found - attributes.begin());
}

Configured configured(const Algorithm& algorithm) {
  Configured result;
  std::memcpy(&result, &algorithm, sizeof result);
  return result;
}

}  // namespace

Algorithm cpuAlgorithm(int id) {
  Configured made{kMark, {}};
  for (std::size_t i = 0; i < std::size(kMatmulAlgoConfig); ++i)
    made.values[i] = static_cast<std::uint32_t>(kMatmulAlgoConfig[i].value);
  made.values[indexOf(kMatmulAlgoConfig, kId)] = static_cast<std::uint32_t>(id);
  Algorithm result{};
  std::memcpy(&result, &made, sizeof made);
  return result;
}

bool isCpuAlgorithm(const Algorithm& algorithm) { return algorithm.data[0] == kMark; }

void getConfiguration(const Algorithm& algorithm, int attribute, void* memory, std::size_t bytes,
                      std::size_t* written) {
  const std::size_t index = indexOf(kMatmulAlgoConfig, attribute);
  const Configured from = configured(algorithm);
  writeValue(&from.values[index], kMatmulAlgoConfig[index].bytes, memory, bytes, written);
}

void setConfiguration(Algorithm& algorithm, int attribute, const void* memory, std::size_t bytes) {
  const std::size_t index = indexOf(kMatmulAlgoConfig, attribute);
  require(attribute != kId && memory != nullptr && bytes == kMatmulAlgoConfig[index].bytes, Status::kInvalidValue);
  Configured changed = configured(algorithm);
  changed.values[index] = 0;
  std::memcpy(&changed.values[index], memory, bytes);
  std::memcpy(&algorithm, &changed, sizeof changed);
}

void getCapability(int attribute, void* memory, std::size_t bytes, std::size_t* written) {
  const AlgoAttribute& found = kMatmulAlgoCap[indexOf(kMatmulAlgoCap, attribute)];
  // Arrays have one element, for which programs have memory of any size.
  writeValue(&found.value, found.bytes, memory, std::min(bytes, found.bytes), written);
}

}  // namespace hipspv::blaslt
