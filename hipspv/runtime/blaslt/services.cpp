#include "services.h"

#include <cstdlib>
#include <cstring>

#include "../blas/version.h"
#include "../libraries/handle_mark.h"
#include "../libraries/native_stream.h"
#include "algorithms.h"
#include "host/provider.h"
#include "nvidia/provider.h"

namespace hipspv::blaslt::services {
namespace {

constexpr int kHipblasLtVersion = 100000;  // 1.0.0

// The object of a cublasLtHandle_t or hipblasLtHandle_t.
class Handle {
 public:
  Handle() : provider_(makeProvider()) {}
  ~Handle() { mark_ = Mark::kEnded; }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  // The object that cublasLtCreate made.
  static Handle& own(void* handle) {
    require(handle != nullptr, Status::kNotInitialized);
    auto& object = *static_cast<Handle*>(handle);
    if (object.mark_ != Mark::kBlasLt)
      throw Error(Status::kNotInitialized, "the handle isn't cuBLASLt's or hipBLASLt's: make one by cublasLtCreate");
    return object;
  }

  // Also for a handle of cuBLAS, which programs may pass (cuBLAS documentation, "cublasLtHandle_t").
  static Handle& of(void* handle) {
    const auto* mark = static_cast<const volatile Mark*>(handle);
    if (mark == nullptr || *mark != Mark::kBlas) return own(handle);
    return hostShares() ? shared<true>() : shared<false>();
  }

  Provider& provider() { return *provider_; }

 private:
  using Mark = libraries::HandleMark;

  static bool hostShares() {
    bool shares = false;
    require(libraries::hostSharesMemory(shares) == hipSuccess, Status::kNotInitialized);
    return shares;
  }
  // For the current device, as BLAS's.
  static std::unique_ptr<Provider> makeProvider() { return hostShares() ? makeHostProvider() : makeNvidiaProvider(); }

  // The object for all handles of cuBLAS on devices of a kind.
  template <bool hostShares>
  static Handle& shared() {
    static Handle made;
    return made;
  }

  volatile Mark mark_ = Mark::kBlasLt;
  const std::unique_ptr<Provider> provider_;
};

// hipblasLtMatmulAlgo_t. It has no space for NVIDIA's: that library chooses at the call.
struct HipblasAlgorithm {
  std::uint64_t mark, unused;
  std::size_t workspace;
};

// hipblasLtMatmulHeuristicResult_t.
struct HipblasResult {
  HipblasAlgorithm algorithm;
  std::size_t workspace;
  int state;
  float waves;
  int reserved[4];
};

void requireAll(std::initializer_list<const void*> objects) {
  for (const void* object : objects) require(object != nullptr, Status::kInvalidValue);
}

Matrix matrix(const void* memory, const MatrixLayout* layout) { return {const_cast<void*>(memory), layout}; }

const Algorithm* algorithmOf(Api api, const void* algorithm) {
  if (algorithm == nullptr || api == Api::kCublas) return static_cast<const Algorithm*>(algorithm);
  const auto& given = *static_cast<const HipblasAlgorithm*>(algorithm);
  require(given.mark == cpuAlgorithm().data[0], Status::kInvalidValue);
  return nullptr;
}

}  // namespace

void create(void** made) {
  require(made != nullptr, Status::kInvalidValue);
  *made = std::make_unique<Handle>().release();
}

void destroy(void* handle) { delete &Handle::own(handle); }

void matmul(Api api, void* handle, MatmulDesc* desc, const void* alpha, const void* a, MatrixLayout* aLayout,
            const void* b, MatrixLayout* bLayout, const void* beta, const void* c, MatrixLayout* cLayout, void* d,
            MatrixLayout* dLayout, const void* algorithm, void* workspace, std::size_t bytes, hipStream_t stream) {
  Handle& object = Handle::of(handle);
  requireAll({desc, aLayout, bLayout, dLayout});
  if (cLayout == nullptr) cLayout = dLayout;
  object.provider().matmul({*desc, alpha, beta, matrix(a, aLayout), matrix(b, bLayout), matrix(c, cLayout),
                            matrix(d, dLayout), algorithmOf(api, algorithm), workspace, bytes, stream});
}

void matrixTransform(void* handle, MatrixTransformDesc* desc, const void* alpha, const void* a, MatrixLayout* aLayout,
                     const void* beta, const void* b, MatrixLayout* bLayout, void* c, MatrixLayout* cLayout,
                     hipStream_t stream) {
  Handle& object = Handle::of(handle);
  requireAll({desc, cLayout});
  require((a == nullptr || aLayout != nullptr) && (b == nullptr || bLayout != nullptr), Status::kInvalidValue);
  object.provider().transform({*desc, alpha, beta, matrix(a, aLayout), matrix(b, bLayout), matrix(c, cLayout), stream});
}

void matmulAlgoGetHeuristic(Api api, void* handle, MatmulDesc* desc, MatrixLayout* a, MatrixLayout* b, MatrixLayout* c,
                            MatrixLayout* d, MatmulPreference* preference, int requested, void* results,
                            int* returned) {
  Handle& object = Handle::of(handle);
  requireAll({desc, a, b, d, results, returned});
  require(requested > 0, Status::kInvalidValue);
  *returned = 0;
  const MatmulPreference unset;
  const HeuristicCall call{*desc,
                           matrix(nullptr, a),
                           matrix(nullptr, b),
                           matrix(nullptr, c == nullptr ? d : c),
                           matrix(nullptr, d),
                           preference == nullptr ? unset : *preference};
  if (api == Api::kCublas) {
    auto* const first = static_cast<HeuristicResult*>(results);
    *returned = object.provider().heuristic(call, std::span(first, static_cast<std::size_t>(requested)));
    return;
  }
  HeuristicResult found{};
  if (object.provider().heuristic(call, std::span(&found, 1)) == 0) return;
  const std::size_t workspace = found.workspace;
  *static_cast<HipblasResult*>(results) = {
      {cpuAlgorithm().data[0], 0, workspace}, workspace, found.state, found.waves, {}};
  *returned = 1;
}

void matmulAlgoGetIds(void* handle, int compute, int scale, int a, int b, int c, int d, int requested, int* ids,
                      int* returned) {
  Handle& object = Handle::of(handle);
  requireAll({ids, returned});
  require(requested > 0, Status::kInvalidValue);
  *returned =
      object.provider().algorithmIds({compute, scale, a, b, c, d}, std::span(ids, static_cast<std::size_t>(requested)));
}

void matmulAlgoInit(void* handle, int compute, int scale, int a, int b, int c, int d, int id, void* algorithm) {
  Handle& object = Handle::of(handle);
  requireAll({algorithm});
  object.provider().makeAlgorithm({compute, scale, a, b, c, d}, id, *static_cast<Algorithm*>(algorithm));
}

void matmulAlgoCheck(void* handle, MatmulDesc* desc, MatrixLayout* a, MatrixLayout* b, MatrixLayout* c, MatrixLayout* d,
                     const void* algorithm, void* result) {
  Handle& object = Handle::of(handle);
  requireAll({desc, a, b, c, d, algorithm, result});
  const MatmulPreference unset;
  const HeuristicCall call{*desc, matrix(nullptr, a), matrix(nullptr, b), matrix(nullptr, c), matrix(nullptr, d),
                           unset};
  object.provider().checkAlgorithm(call, *static_cast<const Algorithm*>(algorithm),
                                   *static_cast<HeuristicResult*>(result));
}

void matmulAlgoCapGetAttribute(const void* algorithm, int attribute, void* memory, std::size_t bytes,
                               std::size_t* written) {
  requireAll({algorithm});
  if (isCpuAlgorithm(*static_cast<const Algorithm*>(algorithm)))
    return getCapability(attribute, memory, bytes, written);
  cublasLt().call("cublasLtMatmulAlgoCapGetAttribute", algorithm, attribute, memory, bytes, written);
}

void matmulAlgoConfigGetAttribute(const void* algorithm, int attribute, void* memory, std::size_t bytes,
                                  std::size_t* written) {
  requireAll({algorithm});
  const auto& given = *static_cast<const Algorithm*>(algorithm);
  if (isCpuAlgorithm(given)) return getConfiguration(given, attribute, memory, bytes, written);
  cublasLt().call("cublasLtMatmulAlgoConfigGetAttribute", algorithm, attribute, memory, bytes, written);
}

void matmulAlgoConfigSetAttribute(void* algorithm, int attribute, const void* memory, std::size_t bytes) {
  requireAll({algorithm});
  auto& given = *static_cast<Algorithm*>(algorithm);
  if (isCpuAlgorithm(given)) return setConfiguration(given, attribute, memory, bytes);
  cublasLt().call("cublasLtMatmulAlgoConfigSetAttribute", algorithm, attribute, memory, bytes);
}

void getVersion(void* handle, int* version) {
  Handle::of(handle);
  requireAll({version});
  *version = kHipblasLtVersion;
}

void getGitRevision(void* handle, char* revision) {
  Handle::of(handle);
  requireAll({revision});
  std::strcpy(revision, "hipspv");
}

// The program frees the name (hipblaslt.h).
void getArchName(char** name) {
  requireAll({name});
  int device = 0;
  hipDeviceProp_t properties{};
  require(hipGetDevice(&device) == hipSuccess && hipGetDeviceProperties(&properties, device) == hipSuccess,
          Status::kNotInitialized);
  *name = strdup(properties.gcnArchName);
  require(*name != nullptr, Status::kAllocationFailed);
}

void getProperty(int property, int* value) {
  require(property >= 0 && property < 3 && value != nullptr, Status::kInvalidValue);
  *value = blas::kCublasVersionParts[property];
}

// There is no cache: CPU devices have one algorithm, and NVIDIA's library its own capacity.
void heuristicsCacheGetCapacity(std::size_t* capacity) {
  requireAll({capacity});
  *capacity = 0;
}

void heuristicsCacheSetCapacity(std::size_t) {}

void loggerSetCallback(LoggerCallback callback) { Logger::instance().setCallback(callback); }
void loggerSetFile(std::FILE* file) { Logger::instance().setFile(file); }
void loggerOpenFile(const char* path) { require(Logger::instance().open(path), Status::kInvalidValue); }
void loggerSetMask(int mask) { Logger::instance().setMask(mask); }
void loggerForceDisable() { Logger::instance().disable(); }

// A level contains the kinds of messages of those below it.
void loggerSetLevel(int level) {
  require(level >= 0 && level <= 5, Status::kInvalidValue);
  Logger::instance().setMask((1 << level) - 1);
}

}  // namespace hipspv::blaslt::services
