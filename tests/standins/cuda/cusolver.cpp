// A stand-in for cuSOLVER, libcusolver.so.11. Each call writes a line of its arguments to CUSOLVER_LOG. Types are those
// of NVIDIA's cusolverDn.h, with int for enumerations.
#include <cstdio>
#include <cstdlib>

#define CUSOLVER extern "C" __attribute__((visibility("default"))) int

namespace {

template <class... Arguments>
int log(const char* form, Arguments... arguments) {
  const char* path = std::getenv("CUSOLVER_LOG");
  std::FILE* file = path == nullptr ? nullptr : std::fopen(path, "a");
  if (file == nullptr) return 0;
  std::fprintf(file, form, arguments...);
  std::fclose(file);
  return 0;
}

// Objects are a text each, by which the log names them.
int make(const char** object, const char* name) {
  *object = name;
  return log("create %s\n", name);
}

}  // namespace

CUSOLVER cusolverDnCreate(const char** handle) { return make(handle, "handle"); }
CUSOLVER cusolverDnDestroy(const char* handle) { return log("destroy %s\n", handle); }
CUSOLVER cusolverDnSetStream(const char*, void* stream) { return log("stream %p\n", stream); }
CUSOLVER cusolverDnCreateGesvdjInfo(const char** info) { return make(info, "info"); }
CUSOLVER cusolverDnDestroyGesvdjInfo(const char* info) { return log("destroy %s\n", info); }
CUSOLVER cusolverDnXgesvdjSetTolerance(const char* info, double value) { return log("tolerance %s %g\n", info, value); }
CUSOLVER cusolverDnXgesvdjSetMaxSweeps(const char* info, int value) { return log("sweeps %s %d\n", info, value); }
CUSOLVER cusolverDnXgesvdjGetResidual(const char*, const char*, double* value) {
  *value = 0.25;
  return 0;
}
CUSOLVER cusolverDnDpotrf_bufferSize(const char*, int, int, double*, int, int* size) {
  *size = 1234;
  return 0;
}
CUSOLVER cusolverDnDpotrf(const char* handle, int uplo, int n, double* a, int lda, double* work, int lwork, int* info) {
  return log("potrf %s %d %d %p %d %p %d %p\n", handle, uplo, n, a, lda, work, lwork, info);
}
CUSOLVER cusolverDnDgetrf(const char* handle, int m, int n, double* a, int lda, double* work, int* pivots, int* info) {
  return log("getrf %s %d %d %p %d %p %p %p\n", handle, m, n, a, lda, work, pivots, info);
}
CUSOLVER cusolverDnDgetrs(const char* handle, int trans, int n, int nrhs, const double* a, int lda, const int* pivots,
                          double* b, int ldb, int* info) {
  return log("getrs %s %d %d %d %p %d %p %p %d %p\n", handle, trans, n, nrhs, a, lda, pivots, b, ldb, info);
}
CUSOLVER cusolverDnDgesvdj(const char* handle, int job, int econ, int m, int n, double* a, int lda, double* s,
                           double* u, int ldu, double* v, int ldv, double* work, int lwork, int* info,
                           const char* params) {
  return log("gesvdj %s %d %d %d %d %p %d %p %p %d %p %d %p %d %p %s\n", handle, job, econ, m, n, a, lda, s, u, ldu, v,
             ldv, work, lwork, info, params);
}
// Results: those of NVIDIA's enumeration, by n.
CUSOLVER cusolverDnSpotrf(const char*, int, int n, float*, int, float*, int, int*) { return n; }
