// A stand-in for cuRAND, libcurand.so.10. Each call writes a line of its arguments to CURAND_LOG. Types are those of
// NVIDIA's curand.h, with int for enumerations.
#include <cstddef>
#include <cstdio>
#include <cstdlib>

#define CURAND extern "C" __attribute__((visibility("default"))) int

namespace {

template <class... Arguments>
int log(const char* form, Arguments... arguments) {
  const char* path = std::getenv("CURAND_LOG");
  std::FILE* file = path == nullptr ? nullptr : std::fopen(path, "a");
  if (file == nullptr) return 0;
  std::fprintf(file, form, arguments...);
  std::fclose(file);
  return 0;
}

}  // namespace

CURAND curandCreateGenerator(void** generator, int type) {
  *generator = std::malloc(1);
  return log("create %d\n", type);
}
CURAND curandDestroyGenerator(void* generator) {
  std::free(generator);
  return log("%s\n", "destroy");
}
CURAND curandSetStream(void*, void* stream) { return log("stream %p\n", stream); }
CURAND curandSetPseudoRandomGeneratorSeed(void*, unsigned long long seed) { return log("seed %llu\n", seed); }
CURAND curandSetGeneratorOffset(void*, unsigned long long offset) { return log("offset %llu\n", offset); }
CURAND curandGenerate(void*, unsigned int* output, std::size_t n) {
  log("bits %p %zu\n", static_cast<void*>(output), n);
  return n == 13 ? 201 : 0;  // CURAND_STATUS_LAUNCH_FAILURE
}
CURAND curandGenerateNormal(void*, float* output, std::size_t n, float mean, float deviation) {
  return log("normal %p %zu %g %g\n", static_cast<void*>(output), n, mean, deviation);
}
CURAND curandGenerateLogNormalDouble(void*, double* output, std::size_t n, double mean, double deviation) {
  return log("log-normal %p %zu %g %g\n", static_cast<void*>(output), n, mean, deviation);
}
