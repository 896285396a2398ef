// A transform as a plan describes it, and what carries it out.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "../libraries/result.h"

namespace hipspv::fft {

// cufftResult and hipfftResult have the same values (cuFFT API reference 12.8, 2.2).
enum class Status {
  kSuccess = 0,
  kInvalidPlan = 1,
  kAllocationFailed = 2,
  kInvalidType = 3,
  kInvalidValue = 4,
  kInternalError = 5,
  kExecFailed = 6,
  kSetupFailed = 7,
  kInvalidSize = 8,
  kNotImplemented = 14,
  kNotSupported = 16,
};

using Error = libraries::Error<Status>;
using libraries::require;

// cufftType and hipfftType.
enum class Type { kC2C = 0x29, kR2C = 0x2a, kC2R = 0x2c, kZ2Z = 0x69, kD2Z = 0x6a, kZ2D = 0x6c };

// The elements of one side. embed: the sizes of the array around each member of the batch; empty for an array without
// gaps, which has no other strides, either.
struct Layout {
  std::vector<std::int64_t> embed;
  std::int64_t stride = 1, distance = 0;  // in elements
};

struct Transform {
  Type type;
  std::vector<std::int64_t> size;  // slowest dimension first
  std::int64_t batch = 1;
  Layout input, output;

  bool isDouble() const { return type == Type::kZ2Z || type == Type::kD2Z || type == Type::kZ2D; }
  bool isComplex() const { return type == Type::kC2C || type == Type::kZ2Z; }
  bool isToReal() const { return type == Type::kC2R || type == Type::kZ2D; }
};

class Executor {
 public:
  virtual ~Executor() = default;
  // direction: of complex transforms, -1 or 1. Throws Error.
  virtual void execute(hipStream_t stream, void* input, void* output, int direction) = 0;
  virtual std::size_t workSize() const = 0;
  virtual void setWorkArea(void* memory) = 0;
};

// Throw Error.
std::unique_ptr<Executor> makeHostExecutor(const Transform& transform);
// allocates: false if the program provides the work area.
std::unique_ptr<Executor> makeNvidiaExecutor(const Transform& transform, bool allocates);

}  // namespace hipspv::fft
