// hipBLASLt's names, by the headers that programs include.
#include <hip/hip_runtime.h>
#include <hipblaslt/hipblaslt.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

static int checked = 0, wrong = 0;

static void is(long long got, long long want, const char* what) {
  ++checked;
  if (got != want) std::printf("%s: %lld is not %lld\n", what, got, want), ++wrong;
}

int main() {
  // ROCm's layouts (hipblaslt.h of hipBLASLt 1.0).
  is(sizeof(hipblasLtMatmulAlgo_t), 24, "algorithm");
  is(sizeof(hipblasLtMatmulHeuristicResult_t), 56, "result");
  hipblasLtHandle_t handle;
  is(hipblasLtCreate(&handle), HIPBLAS_STATUS_SUCCESS, "create");
  int version = 0;
  is(hipblasLtGetVersion(handle, &version), HIPBLAS_STATUS_SUCCESS, "version");
  is(version, HIPBLASLT_VERSION_MAJOR * 100000 + HIPBLASLT_VERSION_MINOR * 100 + HIPBLASLT_VERSION_PATCH, "version");
  char* name = nullptr;
  is(hipblasLtGetArchName(&name), HIPBLAS_STATUS_SUCCESS, "name");
  is(name != nullptr && *name != '\0', true, "name");
  std::free(name);
  char revision[64];
  is(hipblasLtGetGitRevision(handle, revision), HIPBLAS_STATUS_SUCCESS, "revision");
  is(hipblasLtDestroy(handle), HIPBLAS_STATUS_SUCCESS, "destroy");
  std::printf("%d checked, %d wrong\n", checked, wrong);
}
