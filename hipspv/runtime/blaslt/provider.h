// The library that does the work for a device, and the calls as it sees them: with cuBLASLt's values.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdint>
#include <memory>

#include "descriptors.h"

namespace hipspv::blaslt {

// A matrix of a call. layout: nullptr without one.
struct Matrix {
  void* memory;
  const MatrixLayout* layout;
};

// cublasLtMatmulAlgo_t.
struct Algorithm {
  std::uint64_t data[8];
};

// cublasLtMatmulHeuristicResult_t.
struct HeuristicResult {
  Algorithm algorithm;
  std::size_t workspace;
  int state;
  float waves;
  int reserved[4];
};

struct MatmulCall {
  const MatmulDesc& desc;
  const void* alpha;
  const void* beta;
  Matrix a, b, c, d;
  const Algorithm* algorithm;  // nullptr: the library's choice
  void* workspace;
  std::size_t workspaceBytes;
  hipStream_t stream;
};

struct TransformCall {
  const MatrixTransformDesc& desc;
  const void* alpha;
  const void* beta;
  Matrix a, b, c;
  hipStream_t stream;
};

// Matrices have no memory.
struct HeuristicCall {
  const MatmulDesc& desc;
  Matrix a, b, c, d;
  const MatmulPreference& preference;
};

// The types of cublasLtMatmulAlgoGetIds.
struct AlgorithmTypes {
  int compute, scale, a, b, c, d;
};

// The functions throw Error.
class Provider {
 public:
  virtual ~Provider() = default;
  virtual void matmul(const MatmulCall& call) = 0;
  virtual void transform(const TransformCall& call) = 0;
  // Returns the count of results, which is at most `results`.
  virtual int heuristic(const HeuristicCall& call, std::span<HeuristicResult> results) = 0;
  virtual int algorithmIds(const AlgorithmTypes& types, std::span<int> ids) = 0;
  virtual void makeAlgorithm(const AlgorithmTypes& types, int id, Algorithm& algorithm) = 0;
  virtual void checkAlgorithm(const HeuristicCall& call, const Algorithm& algorithm, HeuristicResult& result) = 0;
};

}  // namespace hipspv::blaslt
