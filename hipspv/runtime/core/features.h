// The table of the features that devices may have or lack. Profiles of the compiler (hipspv/profiles) use the same
// names, and a mask hides features from all queries.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/backends/backend.h"

namespace hipspv {

// The rows of the table, in order.
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
  // The substitute in hipspv, empty if there is none; the programs that can't run.
  std::string_view made, refused;
  std::string_view remedy;  // for the programmer of a refused program
  // A device has it if the fact is true; without a fact, if it has the size of sub-groups or all of the extensions.
  // A hidden fact hides its extensions, too.
  bool backend::DeviceFacts::*fact = nullptr;
  std::vector<std::string_view> extensions = {};
  std::size_t lanes = 0;
  std::optional<Feature> parent = {};   // hiding it hides this one, too
  std::vector<Feature> instead = {};    // `made` needs one of these
  bool byBuffers = false;               // or memory by buffers
};

std::span<const FeatureRow> features();
const FeatureRow& rowOf(Feature feature);

bool has(const backend::DeviceFacts& device, Feature feature);

// Features that no OpenCL device has; hipspv implements them with the device's features.
struct ServiceRow {
  std::string_view name;
  std::string_view made;
  std::vector<Feature> needs;
};

std::span<const ServiceRow> services();
// The features that the service needs and the device lacks.
std::vector<Feature> missing(const backend::DeviceFacts& device, const ServiceRow& service);

enum class Support : std::uint8_t { kNative, kMade, kRefused };

Support supportOf(const backend::DeviceFacts& device, Feature feature);

// Removes the feature, as if the driver didn't report it.
void withdraw(backend::DeviceFacts& facts, Feature feature);

// HIPSPV_MASK: features that all devices should appear to lack.
class Mask {
 public:
  static constexpr const char* kVariable = "HIPSPV_MASK";

  // Reads the environment.
  Mask();

  // Empty if the mask is valid.
  const std::string& error() const { return error_; }
  // Hides the features, and sets the facts that follow from others.
  void apply(backend::DeviceFacts& facts) const;

 private:
  std::vector<Feature> hidden_;
  std::string error_;
};

}  // namespace hipspv
