#include "provider.h"

#include "../../blas/values.h"
#include "../../libraries/nvidia_object.h"

namespace hipspv::blaslt {
namespace {

constexpr libraries::NvidiaNames<Status> kNames = {"cuBLASLt",
                                                   {"libcublasLt.so.13", "libcublasLt.so.12"},
                                                   "nvidia-cublas",
                                                   Status::kNotInitialized,
                                                   Status::kNotSupported,
                                                   Status::kNotSupported,
                                                   Status::kInvalidValue,
                                                   [](int result) { return blas::statusOf(Api::kCublas, result); }};

using Object = libraries::NvidiaObject<cublasLt>;

// Sets the attributes that the program has changed.
template <class Descriptor>
Object configured(Object object, const char* set, const Descriptor& from) {
  forChanged(from, [&](const Attribute& attribute, const void* value) {
    cublasLt().call(set, object.get(), attribute.cublas, value, attribute.bytes);
  });
  return object;
}

Object native(const MatmulDesc& desc) {
  return configured(
      Object::made("cublasLtMatmulDescCreate", "cublasLtMatmulDescDestroy", desc.computeType, desc.scaleType),
      "cublasLtMatmulDescSetAttribute", desc);
}

Object native(const MatrixLayout* layout) {
  if (layout == nullptr) return {};
  return configured(Object::made("cublasLtMatrixLayoutCreate", "cublasLtMatrixLayoutDestroy",
                                 static_cast<int>(layout->type), layout->rows, layout->cols, layout->ld),
                    "cublasLtMatrixLayoutSetAttribute", *layout);
}

Object native(const MatmulPreference& preference) {
  return configured(Object::made("cublasLtMatmulPreferenceCreate", "cublasLtMatmulPreferenceDestroy"),
                    "cublasLtMatmulPreferenceSetAttribute", preference);
}

Object native(const MatrixTransformDesc& desc) {
  return configured(
      Object::made("cublasLtMatrixTransformDescCreate", "cublasLtMatrixTransformDescDestroy", desc.scaleType),
      "cublasLtMatrixTransformDescSetAttribute", desc);
}

// cuBLASLt's own objects of a call's descriptors, which exist during the call.
class NvidiaProvider : public Provider {
 public:
  NvidiaProvider() : library_(cublasLt()), handle_(Object::made("cublasLtCreate", "cublasLtDestroy")) {}

  void matmul(const MatmulCall& call) override {
    const auto stream = reinterpret_cast<void*>(library_.stream(call.stream));
    const Object desc = native(call.desc), a = native(call.a.layout), b = native(call.b.layout),
                 c = native(call.c.layout), d = native(call.d.layout);
    library_.call("cublasLtMatmul", handle_.get(), desc.get(), call.alpha, call.a.memory, a.get(), call.b.memory,
                  b.get(), call.beta, call.c.memory, c.get(), call.d.memory, d.get(), call.algorithm, call.workspace,
                  call.workspaceBytes, stream);
  }

  void transform(const TransformCall& call) override {
    const auto stream = reinterpret_cast<void*>(library_.stream(call.stream));
    const Object desc = native(call.desc), a = native(call.a.layout), b = native(call.b.layout),
                 c = native(call.c.layout);
    library_.call("cublasLtMatrixTransform", handle_.get(), desc.get(), call.alpha, call.a.memory, a.get(), call.beta,
                  call.b.memory, b.get(), call.c.memory, c.get(), stream);
  }

  int heuristic(const HeuristicCall& call, std::span<HeuristicResult> results) override {
    const Object desc = native(call.desc), a = native(call.a.layout), b = native(call.b.layout),
                 c = native(call.c.layout), d = native(call.d.layout), preference = native(call.preference);
    int returned = 0;
    library_.call("cublasLtMatmulAlgoGetHeuristic", handle_.get(), desc.get(), a.get(), b.get(), c.get(), d.get(),
                  preference.get(), static_cast<int>(results.size()), results.data(), &returned);
    return returned;
  }

  int algorithmIds(const AlgorithmTypes& types, std::span<int> ids) override {
    int returned = 0;
    library_.call("cublasLtMatmulAlgoGetIds", handle_.get(), types.compute, types.scale, types.a, types.b, types.c,
                  types.d, static_cast<int>(ids.size()), ids.data(), &returned);
    return returned;
  }

  void makeAlgorithm(const AlgorithmTypes& types, int id, Algorithm& algorithm) override {
    library_.call("cublasLtMatmulAlgoInit", handle_.get(), types.compute, types.scale, types.a, types.b, types.c,
                  types.d, id, &algorithm);
  }

  void checkAlgorithm(const HeuristicCall& call, const Algorithm& algorithm, HeuristicResult& result) override {
    const Object desc = native(call.desc), a = native(call.a.layout), b = native(call.b.layout),
                 c = native(call.c.layout), d = native(call.d.layout);
    library_.call("cublasLtMatmulAlgoCheck", handle_.get(), desc.get(), a.get(), b.get(), c.get(), d.get(), &algorithm,
                  &result);
  }

 private:
  const libraries::NvidiaLibrary<Status>& library_;
  const Object handle_;
};

}  // namespace

const libraries::NvidiaLibrary<Status>& cublasLt() {
  static const libraries::NvidiaLibrary<Status> library(kNames);
  return library;
}

std::unique_ptr<Provider> makeNvidiaProvider() {
  bool found = false;
  require(libraries::isNvidiaDevice(found) == hipSuccess, Status::kNotInitialized);
  if (!found)
    throw Error(Status::kNotSupported,
                "products need a device whose memory is the host's, such as a CPU device, or an NVIDIA GPU");
  return std::make_unique<NvidiaProvider>();
}

}  // namespace hipspv::blaslt
