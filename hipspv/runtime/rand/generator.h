// The object of a curandGenerator_t, hiprandGenerator_t or rocrand_generator.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <memory>

#include "status.h"

namespace hipspv::rand {

// A value of random_table.py's functions Generate...
enum class Distribution {
  kBits32,
  kBits64,
  kUniform,
  kUniformDouble,
  kNormal,
  kNormalDouble,
  kLogNormal,
  kLogNormalDouble,
  kPoisson,
};

// A call that generates `count` elements. The parameters are the mean and the deviation, or lambda.
struct Request {
  Distribution distribution;
  void* output;
  std::size_t count;
  double first = 0, second = 0;
};

// cuRAND's values of orderings (random_table.py).
enum class Ordering { kBest = 100, kDefault = 101, kSeeded = 102, kLegacy = 103, kDynamic = 104, kQuasi = 201 };

// All functions throw Error.
class Generator {
 public:
  virtual ~Generator() = default;
  virtual void setStream(hipStream_t stream) = 0;
  virtual void setSeed(unsigned long long seed) = 0;
  virtual void setOffset(unsigned long long offset) = 0;
  virtual void setOrdering(Ordering ordering) = 0;
  virtual void setDimensions(unsigned int dimensions) = 0;
  virtual void prepare() = 0;
  virtual void generate(const Request& request) = 0;
};

}  // namespace hipspv::rand
