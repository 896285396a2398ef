// One table of the features that devices may have or lack. Profiles of the compiler (hipspv/profiles) name the same
// features, and a mask hides them from everything that asks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backends/backend.h"

namespace hipspv {

// The rows of the table, in its order.
enum class Feature : std::uint8_t {
  kFp64,
  kFp16,
  kInt64Atomics,
  kGenericPointers,
  kProgramScopeVariables,
  kImages,
  kSubGroups,
  kSubGroupBallot,
  kSubGroupVote,
  kSubGroupShuffle,
  kSubGroupArithmetic,
  kSubGroupSize8,
  kSubGroupSize16,
  kSubGroupSize32,
  kSubGroupSize64,
  kWorkGroupCollectives,
  kUsm,
  kSvm,
  kFineGrainSvm,
  kBufferDeviceAddress,
  kSystemMemory,
  kFloatAtomics,
  kKernelClock,
  kPriorities,
  kFma,
};

struct FeatureRow {
  std::string_view name;
  std::string_view what;
  // The work of hipspv without it, empty where there is none; the programs that can't run.
  std::string_view made, refused;
  std::string_view remedy;  // for the programmer of what is refused
  // How a device has it: by the fact where there is one, otherwise by the size of sub-groups or by all of
  // the extensions. Extensions go with a fact that is hidden.
  bool backend::DeviceFacts::*fact = nullptr;
  std::vector<std::string_view> extensions = {};
  std::size_t lanes = 0;
  std::optional<Feature> parent = {};   // which hides it, too
  std::vector<Feature> instead = {};    // of which `made` needs one
  bool byBuffers = false;               // or that memory is buffers
};

std::span<const FeatureRow> features();
const FeatureRow& rowOf(Feature feature);

bool has(const backend::DeviceFacts& device, Feature feature);

// Works that no OpenCL device does, and hipspv does with what the device has.
struct ServiceRow {
  std::string_view name;
  std::string_view made;
  std::vector<Feature> needs;
};

std::span<const ServiceRow> services();
// Of those that it needs.
std::vector<Feature> missing(const backend::DeviceFacts& device, const ServiceRow& service);

enum class Support : std::uint8_t { kNative, kMade, kRefused };

Support supportOf(const backend::DeviceFacts& device, Feature feature);

// Takes the feature away, as if the driver didn't claim it.
void withdraw(backend::DeviceFacts& facts, Feature feature);

// HIPSPV_MASK: the features that devices are to seem to lack.
class Mask {
 public:
  static constexpr const char* kVariable = "HIPSPV_MASK";

  // Of the environment.
  Mask();

  // Empty where nothing is wrong with it.
  const std::string& error() const { return error_; }
  // Hides the features, and sets the facts that follow from others.
  void apply(backend::DeviceFacts& facts) const;

 private:
  std::vector<Feature> hidden_;
  std::string error_;
};

}  // namespace hipspv
