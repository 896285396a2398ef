// cuSOLVER in the order of streams and graphs, with cuSOLVER's types.
#include <cuda_runtime.h>
#include <cusolverDn.h>

#include <cstdio>

constexpr int kSize = 48, kSteps = 10;

int checked = 0, wrong = 0;
void expect(bool right, const char* what) {
  ++checked;
  if (right) return;
  ++wrong;
  std::fprintf(stderr, "wrong: %s\n", what);
}
void expect(cusolverStatus_t got, cusolverStatus_t want, const char* what) {
  expect(got == want, what);
  if (got != want) std::fprintf(stderr, "  %d is not %d\n", got, want);
}

// A diagonal matrix, whose factor is that of the squares.
__global__ void square(double* matrix) {
  const int i = threadIdx.x;
  matrix[i * kSize + i] *= matrix[i * kSize + i];
}
__global__ void doubled(double* matrix) { matrix[threadIdx.x * kSize + threadIdx.x] *= 2; }
__global__ void copyInfo(const int* info, int* copy, int position) { copy[position] = *info; }

bool isDiagonal(const double* matrix, double factor) {
  for (int i = 0; i < kSize; ++i)
    if (matrix[i * kSize + i] != factor * (i + 1)) return false;
  return true;
}

struct Case {
  double *a, *work;
  int *info, *infos, lwork = 0;

  explicit Case(cusolverDnHandle_t handle) {
    expect(cudaMallocManaged(&a, kSize * kSize * sizeof *a) == cudaSuccess, "memory");
    expect(cudaMallocManaged(&info, sizeof *info) == cudaSuccess, "memory");
    expect(cudaMallocManaged(&infos, kSteps * sizeof *infos) == cudaSuccess, "memory");
    for (int i = 0; i < kSize * kSize; ++i) a[i] = i % (kSize + 1) == 0 ? i / (kSize + 1) + 1 : 0;
    expect(cusolverDnDpotrf_bufferSize(handle, CUBLAS_FILL_MODE_LOWER, kSize, a, kSize, &lwork),
           CUSOLVER_STATUS_SUCCESS, "size");
    expect(cudaMalloc(reinterpret_cast<void**>(&work), lwork * sizeof *work) == cudaSuccess, "memory");
  }
  ~Case() { cudaFree(a), cudaFree(info), cudaFree(infos), cudaFree(work); }

  void factorize(cusolverDnHandle_t handle) const {
    expect(cusolverDnDpotrf(handle, CUBLAS_FILL_MODE_LOWER, kSize, a, kSize, work, lwork, info),
           CUSOLVER_STATUS_SUCCESS, "factors");
  }
};

void order(cusolverDnHandle_t handle, cudaStream_t stream, const Case& c) {
  expect(cusolverDnSetStream(handle, stream), CUSOLVER_STATUS_SUCCESS, "set stream");
  cudaStream_t found = nullptr;
  expect(cusolverDnGetStream(handle, &found) == CUSOLVER_STATUS_SUCCESS && found == stream, "get stream");
  for (int i = 0; i < kSteps; ++i) {
    square<<<1, kSize, 0, stream>>>(c.a);
    c.factorize(handle);
    copyInfo<<<1, 1, 0, stream>>>(c.info, c.infos, i);
    doubled<<<1, kSize, 0, stream>>>(c.a);
  }
  expect(cudaStreamSynchronize(stream) == cudaSuccess && isDiagonal(c.a, 1 << kSteps), "kernels and factors alternate");
  for (int i = 0; i < kSteps; ++i) expect(c.infos[i] == 0, "the result that a kernel reads");
}

void graphs(cusolverDnHandle_t handle, cudaStream_t stream, const Case& c) {
  cudaGraph_t graph;
  cudaGraphExec_t executable;
  expect(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal) == cudaSuccess, "capture");
  square<<<1, kSize, 0, stream>>>(c.a);
  c.factorize(handle);
  doubled<<<1, kSize, 0, stream>>>(c.a);
  expect(cudaStreamEndCapture(stream, &graph) == cudaSuccess, "end of the capture");
  expect(isDiagonal(c.a, 1 << kSteps), "a capture runs nothing");
  expect(cudaGraphInstantiate(&executable, graph, 0) == cudaSuccess, "instantiate");
  for (int i = 0; i < 2; ++i) expect(cudaGraphLaunch(executable, stream) == cudaSuccess, "launch");
  expect(cudaStreamSynchronize(stream) == cudaSuccess && isDiagonal(c.a, 4 << kSteps), "a graph's values");
  expect(cudaGraphExecDestroy(executable) == cudaSuccess && cudaGraphDestroy(graph) == cudaSuccess, "destroy");
}

int main() {
  cusolverDnHandle_t handle = nullptr;
  cudaStream_t stream;
  expect(cusolverDnCreate(&handle), CUSOLVER_STATUS_SUCCESS, "create");
  expect(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking) == cudaSuccess, "stream");
  {
    const Case c(handle);
    order(handle, stream, c);
    graphs(handle, stream, c);
  }
  int version = 0, major = 0;
  expect(cusolverGetVersion(&version) == CUSOLVER_STATUS_SUCCESS && version == CUSOLVER_VERSION, "version");
  expect(cusolverGetProperty(MAJOR_VERSION, &major) == CUSOLVER_STATUS_SUCCESS && major == CUSOLVER_VER_MAJOR, "major");
  expect(cusolverDnDestroy(handle), CUSOLVER_STATUS_SUCCESS, "destroy");
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
