// A product of matrices on the host: what a call's arguments say, checked, and the work.
#pragma once

#include <string>

#include "../../blas/host/library.h"
#include "../../blas/host/types.h"
#include "epilogue.h"

namespace hipspv::blaslt::host {

struct MatmulPlan {
  blas::Accumulator accumulator = blas::Accumulator::kFloat;
  bool isComplex = false;
  bool wraps = false;  // integers of 32 bits
  int operationA = kPlain, operationB = kPlain;
  int m = 0, n = 0, k = 0;
  std::int64_t batches = 1;
  View a, b, c, d;
  Factor alpha, beta;
  // Of matrices, in memory of the device, which may be nullptr; those of A and B one, or one for each row and column.
  const float *scaleA = nullptr, *scaleB = nullptr, *scaleC = nullptr, *scaleD = nullptr;
  bool scalesRows = false, scalesColumns = false;
  float* greatest = nullptr;  // the maximum of absolute values
  EpiloguePlan epilogue;
};

// They throw Error for what no product here has. Memory isn't read, and may be nullptr without pointers.
MatmulPlan planMatmul(const MatmulDesc& desc, const Matrix& a, const Matrix& b, const Matrix& c, const Matrix& d);
// The type of compute of cublasComputeType_t, with types of matrices. cublasLtMatmulAlgoGetIds asks with types alone.
void requireTypes(const AlgorithmTypes& types);
// The layout has an order, a leading dimension and a type that the host knows.
void requireLayout(const MatrixLayout& layout);
// Throws Error if an attribute has a value that CPU devices don't have.
template <class Descriptor>
void requireDefaults(const Descriptor& object) {
  forChanged(object, [](const Attribute& attribute, const void*) {
    if (attribute.effect == Effect::kDefaultOnly)
      throw Error(Status::kNotSupported,
                  std::string("on CPU devices the attribute ") + attribute.name + " has its default value alone");
  });
}

void runMatmul(const blas::Library& library, const MatmulPlan& plan);

}  // namespace hipspv::blaslt::host
