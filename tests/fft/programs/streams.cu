// cuFFT in the order of streams and graphs, and its results for wrong calls.
#include <cuda_runtime.h>
#include <cufft.h>

#include <cmath>
#include <cstdio>

constexpr int kSize = 64, kSteps = 10;

int checked = 0, wrong = 0;
void expect(bool right, const char* what) {
  ++checked;
  if (right) return;
  ++wrong;
  std::fprintf(stderr, "wrong: %s\n", what);
}

__global__ void scale(cufftComplex* values, float factor) {
  values[threadIdx.x].x *= factor;
  values[threadIdx.x].y *= factor;
}

bool is(const cufftComplex* values, float factor) {
  const float bound = 1e-5f * factor * kSize;
  for (int i = 0; i < kSize; ++i)
    if (std::fabs(values[i].x - factor * i) > bound || std::fabs(values[i].y) > bound) return false;
  return true;
}

void wrongCalls() {
  cufftHandle plan = 0;
  expect(cufftPlan1d(&plan, 0, CUFFT_C2C, 1) == CUFFT_INVALID_SIZE, "no elements");
  expect(cufftPlan1d(&plan, 8, static_cast<cufftType>(1), 1) == CUFFT_INVALID_TYPE, "type");
  expect(cufftPlan1d(nullptr, 8, CUFFT_C2C, 1) == CUFFT_INVALID_VALUE, "no handle");
  int sizes[] = {2, 2, 2, 2};
  expect(cufftPlanMany(&plan, 4, sizes, nullptr, 1, 0, nullptr, 1, 0, CUFFT_C2C, 1) == CUFFT_INVALID_VALUE, "rank");
  expect(cufftExecC2C(77, nullptr, nullptr, CUFFT_FORWARD) == CUFFT_INVALID_PLAN, "no such plan");
  expect(cufftDestroy(77) == CUFFT_INVALID_PLAN, "no such plan to destroy");
  expect(cufftCreate(&plan) == CUFFT_SUCCESS, "create");
  cufftComplex* memory;
  expect(cudaMallocManaged(&memory, 8 * sizeof *memory) == cudaSuccess, "memory");
  expect(cufftExecC2C(plan, memory, memory, CUFFT_FORWARD) == CUFFT_INVALID_PLAN, "a plan that isn't made");
  size_t work = 1;
  expect(cufftMakePlan1d(plan, 8, CUFFT_C2C, 1, &work) == CUFFT_SUCCESS, "make");
  expect(cufftMakePlan1d(plan, 8, CUFFT_C2C, 1, &work) == CUFFT_INVALID_PLAN, "make again");
  expect(cufftExecC2C(plan, memory, memory, 0) == CUFFT_INVALID_VALUE, "direction");
  expect(cufftExecC2C(plan, nullptr, memory, CUFFT_FORWARD) == CUFFT_INVALID_VALUE, "no input");
  expect(cufftExecR2C(plan, &memory->x, memory) == CUFFT_INVALID_TYPE, "another type");
  expect(cufftGetSize(plan, &work) == CUFFT_SUCCESS, "size");
  expect(cufftDestroy(plan) == CUFFT_SUCCESS && cufftDestroy(plan) == CUFFT_INVALID_PLAN, "destroy");
  int version = 0, major = 0;
  expect(cufftGetVersion(&version) == CUFFT_SUCCESS && version >= 11000, "version");
  expect(cufftGetProperty(MAJOR_VERSION, &major) == CUFFT_SUCCESS && major == version / 1000, "property");
  cudaFree(memory);
}

int main() {
  cufftComplex* values;
  cudaStream_t stream;
  cufftHandle plan;
  expect(cudaMallocManaged(&values, kSize * sizeof *values) == cudaSuccess, "memory");
  expect(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking) == cudaSuccess, "stream");
  for (int i = 0; i < kSize; ++i) values[i] = {static_cast<float>(i), 0};
  expect(cufftPlan1d(&plan, kSize, CUFFT_C2C, 1) == CUFFT_SUCCESS, "plan");
  expect(cufftSetStream(plan, stream) == CUFFT_SUCCESS, "set stream");
  // Kernels and transforms alternate: each step doubles the values.
  const auto step = [&] {
    return cufftExecC2C(plan, values, values, CUFFT_FORWARD) == CUFFT_SUCCESS &&
           (scale<<<1, kSize, 0, stream>>>(values, 2.0f / kSize), true) &&
           cufftExecC2C(plan, values, values, CUFFT_INVERSE) == CUFFT_SUCCESS;
  };
  for (int i = 0; i < kSteps; ++i) expect(step(), "step");
  expect(cudaStreamSynchronize(stream) == cudaSuccess && is(values, 1 << kSteps), "order in the stream");
  cudaGraph_t graph;
  cudaGraphExec_t executable;
  expect(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal) == cudaSuccess, "capture");
  expect(step(), "a captured step");
  expect(cudaStreamEndCapture(stream, &graph) == cudaSuccess, "end of the capture");
  expect(is(values, 1 << kSteps), "a capture runs nothing");
  expect(cudaGraphInstantiate(&executable, graph, 0) == cudaSuccess, "instantiate");
  expect(cufftDestroy(plan) == CUFFT_SUCCESS, "the graph keeps what it needs of the plan");
  for (int i = 0; i < 2; ++i) expect(cudaGraphLaunch(executable, stream) == cudaSuccess, "launch");
  expect(cudaStreamSynchronize(stream) == cudaSuccess && is(values, 4 << kSteps), "a graph's values");
  wrongCalls();
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
