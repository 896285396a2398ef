// Calls that arrive at cuSOLVER: prints what the test expects in its log.
#include <hip/hip_interop.h>
#include <hip/hip_runtime.h>
#include <hipsolver/hipsolver.h>

#include <cstdio>

extern "C" int cusolverDnDpotrf(hipsolverHandle_t, int, int, double*, int, double*, int, int*);

static int wrong = 0;

static void is(long got, long want, const char* what) {
  if (got != want) std::fprintf(stderr, "%s: %ld is not %ld\n", what, got, want), ++wrong;
}

static std::uintptr_t driverStream(hipStream_t stream) {
  std::uintptr_t handles[5] = {};
  is(hipGetBackendNativeHandles(reinterpret_cast<std::uintptr_t>(stream), handles, nullptr), hipSuccess, "handles");
  return handles[4];
}

int main() {
  char* m;
  hipStream_t stream;
  is(hipMalloc(&m, 1024), hipSuccess, "hipMalloc");
  is(hipStreamCreate(&stream), hipSuccess, "hipStreamCreate");
  hipsolverHandle_t h;
  is(hipsolverCreate(&h), HIPSOLVER_STATUS_SUCCESS, "create");
  if (wrong != 0) return wrong;  // no library on this machine: h has no value
  is(hipsolverSetStream(h, stream), 0, "stream");
  const auto printStream = [&] { std::printf("stream %p\n", reinterpret_cast<void*>(driverStream(stream))); };
  std::printf("create handle\n");
  double* const d = reinterpret_cast<double*>(m);
  int* const i = reinterpret_cast<int*>(m);
  // The size is cuSOLVER's, and values of enumerations are, too.
  int size = 0;
  is(hipsolverDpotrf_bufferSize(h, HIPSOLVER_FILL_MODE_UPPER, 5, d, 7, &size), 0, "size");
  is(size, 1234, "the size is cuSOLVER's");
  printStream();
  is(hipsolverDpotrf(h, HIPSOLVER_FILL_MODE_UPPER, 5, d, 7, d + 1, 9, i + 4), 0, "factors");
  printStream();
  std::printf("potrf handle 1 5 %p 7 %p 9 %p\n", static_cast<void*>(d), static_cast<void*>(d + 1),
              static_cast<void*>(i + 4));
  // Both forms arrive at one function, which has no size of the work area.
  is(hipsolverDgetrf(h, 5, 4, d, 7, d + 1, 9, i + 4, i + 5), 0, "getrf");
  is(hipsolverDnDgetrf(h, 5, 4, d, 7, d + 1, i + 4, i + 5), 0, "getrf");
  for (int twice = 0; twice < 2; ++twice) {
    printStream();
    std::printf("getrf handle 5 4 %p 7 %p %p %p\n", static_cast<void*>(d), static_cast<void*>(d + 1),
                static_cast<void*>(i + 4), static_cast<void*>(i + 5));
  }
  is(hipsolverDgetrs_bufferSize(h, HIPSOLVER_OP_T, 5, 4, d, 7, i, d, 7, &size), 0, "size of getrs");
  is(hipsolverDgetrs(h, HIPSOLVER_OP_T, 5, 4, d, 7, i, d + 1, 8, nullptr, 0, i + 5), 0, "getrs");
  printStream();
  std::printf("getrs handle 1 5 4 %p 7 %p %p 8 %p\n", static_cast<void*>(d), static_cast<void*>(i),
              static_cast<void*>(d + 1), static_cast<void*>(i + 5));
  // cuSOLVER's settings are made when a call needs them, with what was set until then.
  hipsolverGesvdjInfo_t info;
  is(hipsolverCreateGesvdjInfo(&info), 0, "settings");
  is(hipsolverXgesvdjSetTolerance(info, 0.5), 0, "tolerance");
  is(hipsolverDgesvdj(h, HIPSOLVER_EIG_MODE_VECTOR, 1, 5, 4, d, 7, d + 1, d + 2, 8, d + 3, 9, d + 4, 10, i + 6, info),
     0, "gesvdj");
  std::printf("create info\ntolerance info 0.5\n");
  printStream();
  std::printf("gesvdj handle 1 1 5 4 %p 7 %p %p 8 %p 9 %p 10 %p info\n", static_cast<void*>(d),
              static_cast<void*>(d + 1), static_cast<void*>(d + 2), static_cast<void*>(d + 3),
              static_cast<void*>(d + 4), static_cast<void*>(i + 6));
  is(hipsolverXgesvdjSetMaxSweeps(info, 6), 0, "sweeps");
  std::printf("sweeps info 6\n");
  double residual = 0;
  is(hipsolverXgesvdjGetResidual(h, info, &residual), 0, "residual");
  printStream();
  is(residual == 0.25, 1, "the residual is cuSOLVER's");
  // hipSOLVER's values of results.
  const int results[][2] = {{3, 3}, {4, 8}, {6, 5}, {7, 6}, {9, 7}, {13, 11}};
  for (const auto& [cusolver, hipsolver] : results) {
    is(hipsolverSpotrf(h, HIPSOLVER_FILL_MODE_LOWER, cusolver, reinterpret_cast<float*>(m), 7, nullptr, 0, i),
       hipsolver, "status");
    printStream();
  }
  // cuSOLVER sees its own form's values, also one that it will refuse.
  for (const int uplo : {1, 9}) {
    is(cusolverDnDpotrf(h, uplo, 5, d, 7, d, 1, i), 0, "cuSOLVER's form");
    printStream();
    std::printf("potrf handle %d 5 %p 7 %p 1 %p\n", uplo, static_cast<void*>(d), static_cast<void*>(d),
                static_cast<void*>(i));
  }
  // A function that this cuSOLVER lacks, a value that hipSOLVER lacks, and a capture.
  is(hipsolverDpotri(h, HIPSOLVER_FILL_MODE_LOWER, 5, d, 7, d, 1, i), HIPSOLVER_STATUS_NOT_SUPPORTED, "potri");
  is(hipsolverDpotrf(h, static_cast<hipsolverFillMode_t>(1), 5, d, 7, d, 1, i), HIPSOLVER_STATUS_INVALID_ENUM, "enum");
  is(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal), hipSuccess, "capture");
  is(hipsolverDpotrf(h, HIPSOLVER_FILL_MODE_LOWER, 5, d, 7, d, 1, i), HIPSOLVER_STATUS_NOT_SUPPORTED, "capture");
  hipGraph_t graph;
  static_cast<void>(hipStreamEndCapture(stream, &graph));
  is(hipsolverDestroyGesvdjInfo(info), 0, "destroy settings");
  is(hipsolverDestroy(h), 0, "destroy");
  std::printf("destroy info\ndestroy handle\n");
  return wrong;
}
