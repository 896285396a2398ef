#include "provider.h"

#include "../../libraries/host_work.h"
#include "../algorithms.h"
#include "matmul.h"
#include "transform.h"

namespace hipspv::blaslt {
namespace {

// cublasLtPointerMode_t.
enum PointerMode { kHost = 0, kDevice = 1, kDeviceVector = 2, kVectorAndZero = 3, kVectorAndHost = 4 };

template <class Body>
void enqueue(hipStream_t stream, Body body) {
  const hipError_t error = libraries::enqueue(stream, libraries::work("hipBLASLt", std::move(body)));
  require(error != hipErrorOutOfMemory, Status::kAllocationFailed);
  require(error == hipSuccess, Status::kExecutionFailed);
}

void planFactors(host::MatmulPlan& plan, const MatmulCall& call) {
  const MatmulDesc& desc = call.desc;
  const int mode = desc.pointerMode;
  require(mode >= kHost && mode <= kVectorAndHost, Status::kInvalidValue);
  require(call.alpha != nullptr && (call.beta != nullptr || mode == kVectorAndZero), Status::kInvalidValue);
  const bool betaOnDevice = mode == kDevice || mode == kDeviceVector;
  plan.alpha = host::Factor(call.alpha, desc.scaleType, mode != kHost, mode >= kDeviceVector,
                            mode == kVectorAndHost ? desc.alphaVectorBatchStride : 0);
  plan.beta = host::Factor(mode == kVectorAndZero ? nullptr : call.beta, desc.scaleType, betaOnDevice,
                           mode == kDeviceVector, 0);
}

void requirePointers(const host::MatmulPlan& plan, const MatmulCall& call) {
  require(call.d.memory != nullptr, Status::kInvalidValue);
  require((call.a.memory != nullptr && call.b.memory != nullptr) || plan.alpha.isZero() || plan.k == 0,
          Status::kInvalidValue);
  require(call.c.memory != nullptr || plan.beta.isZero(), Status::kInvalidValue);
  const std::uint32_t epilogue = call.desc.epilogue;
  if ((epilogue & host::kUsesBias) != 0 && call.desc.biasPointer == nullptr)
    throw Error(Status::kInvalidValue, "the epilogue needs a bias: set BIAS_POINTER");
  if ((epilogue & host::kAux) != 0 && call.desc.epilogueAuxPointer == nullptr)
    throw Error(Status::kInvalidValue, "the epilogue needs an auxiliary matrix: set EPILOGUE_AUX_POINTER");
}

class HostProvider : public Provider {
 public:
  HostProvider() : library_(blas::Library::instance()) {}

  void matmul(const MatmulCall& call) override {
    require(call.algorithm == nullptr || isCpuAlgorithm(*call.algorithm), Status::kInvalidValue);
    host::MatmulPlan plan = host::planMatmul(call.desc, call.a, call.b, call.c, call.d);
    planFactors(plan, call);
    if (plan.m == 0 || plan.n == 0) return;
    requirePointers(plan, call);
    enqueue(call.stream, [&library = library_, plan = std::move(plan)] { host::runMatmul(library, plan); });
  }

  void transform(const TransformCall& call) override {
    enqueue(call.stream, [plan = host::planTransform(call)] { host::runTransform(plan); });
  }

  int heuristic(const HeuristicCall& call, std::span<HeuristicResult> results) override {
    host::planMatmul(call.desc, call.a, call.b, call.c, call.d);
    results[0] = {cpuAlgorithm(), 0, 0, 1, {}};
    return 1;
  }

  int algorithmIds(const AlgorithmTypes& types, std::span<int> ids) override {
    host::requireTypes(types);
    ids[0] = 0;
    return 1;
  }

  void makeAlgorithm(const AlgorithmTypes& types, int id, Algorithm& algorithm) override {
    require(id >= 0, Status::kInvalidValue);
    host::requireTypes(types);
    algorithm = cpuAlgorithm(id);
  }

  void checkAlgorithm(const HeuristicCall& call, const Algorithm& algorithm, HeuristicResult& result) override {
    require(isCpuAlgorithm(algorithm), Status::kInvalidValue);
    host::planMatmul(call.desc, call.a, call.b, call.c, call.d);
    result = {algorithm, 0, 0, 1, {}};
  }

 private:
  const blas::Library& library_;
};

}  // namespace

std::unique_ptr<Provider> makeHostProvider() { return std::make_unique<HostProvider>(); }

}  // namespace hipspv::blaslt
