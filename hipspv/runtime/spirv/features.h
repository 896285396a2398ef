// The table of the features that devices may have or lack. Profiles of the compiler (targets/spirv/profiles) use the
// same names, and a mask hides features from all queries.
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

// The widths of the floating-point numbers for which the device has atomic instructions, as a sum
// of 32 and 64 bits.
struct FloatAtomics {
  std::uint32_t globalAdd = 0, globalMinMax = 0, sharedAdd = 0, sharedMinMax = 0;

  FloatAtomics only(std::uint32_t bits) const {
    return {globalAdd & bits, globalMinMax & bits, sharedAdd & bits, sharedMinMax & bits};
  }
};

// A device that takes SPIR-V.
struct DeviceFeatures : backend::DeviceProperties {
  std::vector<std::string> ilVersions;
  std::vector<std::string> extensions;  // OpenCL's
  std::vector<std::size_t> subGroupSizes;
  bool subGroupRows = false;      // a row of whole sub-groups is divided into these, in order
  std::uint32_t vectorLanes = 0;  // of a vector of neighbours, if its compiler makes some unless it seems not worth it
  bool smallerGroups = false;     // its compiler prepares modules of OpenCL C 2.0 for some at the ends of rows
  bool llvmIntrinsics = false;    // its compiler takes imported functions with names of LLVM's intrinsics for these
  FloatAtomics floatAtomics;
  bool usm = false;           // device, host and shared allocations with one address for both sides
  bool fineGrainSvm = false;  // the same promise from OpenCL 2.0's shared virtual memory
  bool coarseGrainSvm = false;
  bool systemSvm = false;        // any address of the host is an SVM pointer
  bool usmSystem = false;        // the same promise with USM
  bool bufferAddresses = false;  // buffers have addresses in the device's memory (cl_ext_buffer_device_address)
  bool fp16 = false, images = false;
  bool genericPointers = false, programScopeVariables = false, subGroups = false;
  bool workGroupCollectives = false;
  bool systemScope = true;     // atomic operations and fences may be ordered among all devices and the host
  bool fma = false;            // for float
  bool hardwareFma = false;    // CL_FP_FMA: fma is one instruction
  bool exactDivision = false;  // its compiler has an option for correctly rounded division (requirements.h)

  // Memory is buffers, which the host can't access. If offsets() holds, they have no address either, and a kernel's
  // pointer is a buffer and an offset.
  bool buffers() const { return !usm && !fineGrainSvm && !coarseGrainSvm; }
  bool offsets() const { return buffers() && !bufferAddresses; }

  std::vector<std::string_view> hidden;  // features that a mask took away
};

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
  // A device has it if the property is true; without a property, if it has the size of sub-groups or all of the
  // extensions. A hidden property hides its extensions, too.
  bool DeviceFeatures::* property = nullptr;
  std::optional<backend::Aspect> aspect = {};  // in place of a property
  std::vector<std::string_view> extensions = {};
  std::size_t lanes = 0;
  std::optional<Feature> parent = {};  // hiding it hides this one, too
  std::vector<Feature> instead = {};   // `made` needs one of these
  bool byBuffers = false;              // or memory by buffers
};

std::span<const FeatureRow> features();
const FeatureRow& rowOf(Feature feature);

bool has(const DeviceFeatures& device, Feature feature);

// Services of the runtime, which hipspv implements with the device's features.
struct ServiceRow {
  std::string_view name;
  std::string_view made;
  std::vector<Feature> needs;
};

std::span<const ServiceRow> services();
// The features that the service needs and the device lacks.
std::vector<Feature> missing(const DeviceFeatures& device, const ServiceRow& service);

enum class Support : std::uint8_t { kNative, kMade, kRefused };

Support supportOf(const DeviceFeatures& device, Feature feature);

// Removes the feature, as if the driver didn't report it.
void withdraw(DeviceFeatures& properties, Feature feature);

// Adds the feature, as if the driver reported it. Throws hipErrorInvalidValue for a name that the table lacks.
void grant(DeviceFeatures& properties, std::string_view feature);

// HIPSPV_MASK: features that all devices should appear to lack.
class Mask {
 public:
  static constexpr const char* kVariable = "HIPSPV_MASK";

  // Reads the environment.
  Mask();

  // Empty if the mask is valid.
  const std::string& error() const { return error_; }
  // Hides the features, and sets the properties that follow from others.
  void apply(DeviceFeatures& properties) const;

 private:
  std::vector<Feature> hidden_;
  std::string error_;
};

}  // namespace hipspv
