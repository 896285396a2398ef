// The functions of cuRAND, hipRAND and rocRAND, with their own values for generators and results.
#include <hip/hip_runtime_api.h>

#include <memory>

#include "../libraries/native_stream.h"
#include "generator.h"
#include "host/generator.h"
#include "nvidia/generator.h"
#include "values.h"

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default")))

namespace hipspv::rand {
namespace {

// The versions that the headers have (build_random.py).
constexpr int kVersions[] = {10309, 301000, 400100};
constexpr double kMostEvents = 400000;

template <class Body>
int serve(Api api, Body&& body) {
  return valueOf(api, guard(body));
}

Generator& of(void* generator) {
  require(generator != nullptr, Status::kNotInitialized);
  return *static_cast<Generator*>(generator);
}

void createGenerator(Api api, void** made, int value) {
  require(made != nullptr, Status::kNotInitialized);
  const Type type = typeOf(api, value);
  bool shares = false;
  require(libraries::hostSharesMemory(shares) == hipSuccess, Status::kInitializationFailed);
  *made = (shares ? makeHostGenerator(type, Execution::kInStream) : makeNvidiaGenerator(curandValueOf(type))).release();
}
void createGeneratorHostBlocking(Api api, void** made, int value) {
  require(made != nullptr, Status::kNotInitialized);
  *made = makeHostGenerator(typeOf(api, value), Execution::kAtOnce).release();
}
// rocRAND's runs in its stream, and so hipRAND's.
void createGeneratorHost(Api api, void** made, int value) {
  if (api == Api::kCurand) return createGeneratorHostBlocking(api, made, value);
  require(made != nullptr, Status::kNotInitialized);
  *made = makeHostGenerator(typeOf(api, value), Execution::kInStream).release();
}
void destroyGenerator(void* generator) { delete &of(generator); }

void getVersion(Api api, int* version) {
  require(version != nullptr, Status::kOutOfRange);
  *version = kVersions[static_cast<int>(api)];
}
void getProperty(int property, int* value) {
  constexpr int parts[] = {kVersions[0] / 1000, kVersions[0] / 100 % 10, kVersions[0] % 100};
  require(property >= 0 && property < 3 && value != nullptr, Status::kOutOfRange);
  *value = parts[property];
}

void setStream(void* generator, hipStream_t stream) { of(generator).setStream(stream); }
void setPseudoRandomGeneratorSeed(void* generator, unsigned long long seed) { of(generator).setSeed(seed); }
void setGeneratorOffset(void* generator, unsigned long long offset) { of(generator).setOffset(offset); }
void setGeneratorOrdering(void* generator, int order) {
  Generator& object = of(generator);
  require((order >= 100 && order <= 104) || order == 201, Status::kOutOfRange);
  object.setOrdering(static_cast<Ordering>(order));
}
void setQuasiRandomGeneratorDimensions(void* generator, unsigned int dimensions) {
  of(generator).setDimensions(dimensions);
}
void generateSeeds(void* generator) { of(generator).prepare(); }

void generate(void* generator, unsigned int* output, std::size_t n) {
  of(generator).generate({Distribution::kBits32, output, n});
}
void generateLongLong(void* generator, unsigned long long* output, std::size_t n) {
  of(generator).generate({Distribution::kBits64, output, n});
}
void generateUniform(void* generator, float* output, std::size_t n) {
  of(generator).generate({Distribution::kUniform, output, n});
}
void generateUniformDouble(void* generator, double* output, std::size_t n) {
  of(generator).generate({Distribution::kUniformDouble, output, n});
}
void generateNormal(void* generator, float* output, std::size_t n, float mean, float deviation) {
  of(generator).generate({Distribution::kNormal, output, n, mean, deviation});
}
void generateNormalDouble(void* generator, double* output, std::size_t n, double mean, double deviation) {
  of(generator).generate({Distribution::kNormalDouble, output, n, mean, deviation});
}
void generateLogNormal(void* generator, float* output, std::size_t n, float mean, float deviation) {
  of(generator).generate({Distribution::kLogNormal, output, n, mean, deviation});
}
void generateLogNormalDouble(void* generator, double* output, std::size_t n, double mean, double deviation) {
  of(generator).generate({Distribution::kLogNormalDouble, output, n, mean, deviation});
}
void generatePoisson(void* generator, unsigned int* output, std::size_t n, double lambda) {
  Generator& object = of(generator);
  require(lambda > 0 && lambda <= kMostEvents, Status::kOutOfRange);
  object.generate({Distribution::kPoisson, output, n, lambda});
}

}  // namespace

#include "random_entries.inc"

}  // namespace hipspv::rand
