// Calls that arrive at cuRAND: prints what the test expects in its log.
#include <hip/hip_interop.h>
#include <hip/hip_runtime.h>
#include <rocrand/rocrand.h>

#include <cstdint>
#include <cstdio>

static int wrong = 0;

static void is(int got, int want, const char* what) {
  if (got != want) std::fprintf(stderr, "%s: %d is not %d\n", what, got, want), ++wrong;
}

int main() {
  float* a;
  hipStream_t stream;
  is(hipMalloc(&a, 1024), hipSuccess, "hipMalloc");
  is(hipStreamCreate(&stream), hipSuccess, "hipStreamCreate");
  rocrand_generator g;
  is(rocrand_create_generator(&g, ROCRAND_RNG_PSEUDO_MT19937), ROCRAND_STATUS_SUCCESS, "create");
  is(rocrand_set_seed(g, 1234567890123), ROCRAND_STATUS_SUCCESS, "seed");
  is(rocrand_set_offset(g, 5), ROCRAND_STATUS_SUCCESS, "offset");
  is(rocrand_set_stream(g, stream), ROCRAND_STATUS_SUCCESS, "stream");
  std::uintptr_t handles[5] = {};
  is(hipGetBackendNativeHandles(reinterpret_cast<std::uintptr_t>(stream), handles, nullptr), hipSuccess, "handles");
  auto* bits = reinterpret_cast<unsigned int*>(a);
  std::printf("create 142\nseed 1234567890123\noffset 5\n");
  const auto arrives = [&](int got, int want, const char* what) {
    is(got, want, what);
    std::printf("stream %p\n", reinterpret_cast<void*>(handles[4]));
  };
  arrives(rocrand_generate(g, bits, 12), ROCRAND_STATUS_SUCCESS, "bits");
  std::printf("bits %p 12\n", static_cast<void*>(bits));
  arrives(rocrand_generate_normal(g, a, 8, 1.5f, 2.5f), ROCRAND_STATUS_SUCCESS, "normal");
  std::printf("normal %p 8 1.5 2.5\n", static_cast<void*>(a));
  arrives(rocrand_generate_log_normal_double(g, reinterpret_cast<double*>(a), 6, 3.5, 4.5), ROCRAND_STATUS_SUCCESS,
          "log-normal");
  std::printf("log-normal %p 6 3.5 4.5\n", static_cast<void*>(a));
  // The status is cuRAND's, with rocRAND's value.
  arrives(rocrand_generate(g, bits, 13), ROCRAND_STATUS_LAUNCH_FAILURE, "failure");
  std::printf("bits %p 13\n", static_cast<void*>(bits));
  arrives(rocrand_generate_poisson(g, bits, 4, 2.0), ROCRAND_STATUS_TYPE_ERROR, "an old cuRAND");
  is(rocrand_create_generator(&g, ROCRAND_RNG_PSEUDO_LFSR113), ROCRAND_STATUS_TYPE_ERROR, "LFSR113");
  is(rocrand_destroy_generator(g), ROCRAND_STATUS_SUCCESS, "destroy");
  std::printf("destroy\n");
  return wrong;
}
