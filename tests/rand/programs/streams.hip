// Random values among kernels of a stream and in graphs, the functions' errors, and device code beside them.
#include <hip/hip_runtime.h>
#include <hiprand/hiprand.h>
#include <hiprand/hiprand_kernel.h>

#include <cstdio>
#include <vector>

static int checked = 0, wrong = 0;

static void is(long long got, long long want, const char* what) {
  ++checked;
  if (got != want) std::printf("%s: %lld is not %lld\n", what, got, want), ++wrong;
}

constexpr int kSize = 1024;

// Slow, so that values which don't wait are overwritten.
__global__ void fillSlowly(unsigned int* x) {
  double sum = 0;
  for (int i = 0; i < 20000; ++i) sum += std::sin(static_cast<double>(i));
  x[threadIdx.x] = sum > 1e9;
}

__global__ void invert(unsigned int* x) { x[threadIdx.x] = ~x[threadIdx.x]; }

__global__ void first(unsigned int* x, unsigned long long seed) {
  hiprandState state;
  hiprand_init(seed, threadIdx.x, 0, &state);
  x[threadIdx.x] = hiprand(&state);
}

int main() {
  unsigned int *a, *b;
  hipStream_t stream;
  is(hipMalloc(&a, kSize * sizeof *a), hipSuccess, "hipMalloc");
  is(hipMalloc(&b, kSize * sizeof *b), hipSuccess, "hipMalloc");
  is(hipStreamCreate(&stream), hipSuccess, "stream");
  hiprandGenerator_t g;
  is(hiprandCreateGenerator(&g, HIPRAND_RNG_PSEUDO_DEFAULT), HIPRAND_STATUS_SUCCESS, "create");
  is(hiprandSetPseudoRandomGeneratorSeed(g, 42), HIPRAND_STATUS_SUCCESS, "seed");
  is(hiprandSetStream(g, stream), HIPRAND_STATUS_SUCCESS, "set stream");

  // The first values are the first ones of the subsequences, which a kernel makes, too.
  first<<<1, kSize>>>(b, 42);
  fillSlowly<<<1, kSize, 0, stream>>>(a);
  is(hiprandGenerate(g, a, kSize), HIPRAND_STATUS_SUCCESS, "generate");
  invert<<<1, kSize, 0, stream>>>(a);
  is(hipDeviceSynchronize(), hipSuccess, "synchronize");
  std::vector<unsigned int> got(kSize), want(kSize), more(kSize);
  is(hipMemcpy(got.data(), a, kSize * sizeof *a, hipMemcpyDeviceToHost), hipSuccess, "copy");
  is(hipMemcpy(want.data(), b, kSize * sizeof *b, hipMemcpyDeviceToHost), hipSuccess, "copy");
  for (int i = 0; i < kSize; ++i) is(~got[i], want[i], "value");

  // Each launch of a graph goes on.
  hipGraph_t graph;
  hipGraphExec_t exec;
  is(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal), hipSuccess, "capture");
  is(hiprandGenerate(g, a, kSize), HIPRAND_STATUS_SUCCESS, "captured");
  is(hipStreamEndCapture(stream, &graph), hipSuccess, "end of capture");
  is(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0), hipSuccess, "instantiate");
  hiprandGenerator_t host;
  is(hiprandCreateGeneratorHost(&host, HIPRAND_RNG_PSEUDO_XORWOW), HIPRAND_STATUS_SUCCESS, "create for the host");
  is(hiprandSetPseudoRandomGeneratorSeed(host, 42), HIPRAND_STATUS_SUCCESS, "seed");
  is(hiprandSetGeneratorOffset(host, kSize), HIPRAND_STATUS_SUCCESS, "offset");
  for (int launch = 0; launch < 2; ++launch) {
    is(hipGraphLaunch(exec, stream), hipSuccess, "launch");
    is(hipStreamSynchronize(stream), hipSuccess, "synchronize");
    is(hipMemcpy(got.data(), a, kSize * sizeof *a, hipMemcpyDeviceToHost), hipSuccess, "copy");
    is(hiprandGenerate(host, more.data(), kSize), HIPRAND_STATUS_SUCCESS, "on the host");
    is(hipDeviceSynchronize(), hipSuccess, "synchronize");
    for (int i = 0; i < kSize; ++i) is(got[i], more[i], "value of a graph");
  }

  float* f = reinterpret_cast<float*>(a);
  is(hiprandGenerateNormal(g, f, 3, 0, 1), HIPRAND_STATUS_LENGTH_NOT_MULTIPLE, "odd count");
  is(hiprandGenerateLongLong(g, reinterpret_cast<unsigned long long*>(a), 4), HIPRAND_STATUS_TYPE_ERROR, "64 bits");
  is(hiprandGeneratePoisson(g, a, 4, 0), HIPRAND_STATUS_OUT_OF_RANGE, "lambda");
  is(hiprandSetQuasiRandomGeneratorDimensions(g, 2), HIPRAND_STATUS_TYPE_ERROR, "dimensions");
  is(hiprandSetGeneratorOrdering(g, static_cast<hiprandOrdering_t>(7)), HIPRAND_STATUS_OUT_OF_RANGE, "ordering");
  is(hiprandGenerate(nullptr, a, 4), HIPRAND_STATUS_NOT_INITIALIZED, "null");
  hiprandGenerator_t none;
  is(hiprandCreateGenerator(&none, static_cast<hiprandRngType_t>(7)), HIPRAND_STATUS_TYPE_ERROR, "type");
  is(hiprandCreateGenerator(&none, HIPRAND_RNG_QUASI_SOBOL32), HIPRAND_STATUS_NOT_IMPLEMENTED, "Sobol");
  // The stream's work outlives the generator.
  fillSlowly<<<1, kSize, 0, stream>>>(b);
  is(hiprandGenerate(g, a, kSize), HIPRAND_STATUS_SUCCESS, "before the end");
  is(hiprandDestroyGenerator(g), HIPRAND_STATUS_SUCCESS, "destroy");
  is(hiprandDestroyGenerator(host), HIPRAND_STATUS_SUCCESS, "destroy");
  is(hipDeviceSynchronize(), hipSuccess, "synchronize");
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong;
}
