// Plans by the types of elements (cufftXt.h), refused callbacks, and the names by which programs test for cuFFT and
// print its results.
#include <cuda_runtime.h>
#include <cufftXt.h>

#include <cmath>
#include <cstdio>

#ifndef _CUFFT_H_
#error the guard of cuFFT's header
#endif

int checked = 0, wrong = 0;
void expect(bool right, const char* what) {
  ++checked;
  if (right) return;
  ++wrong;
  std::fprintf(stderr, "wrong: %s\n", what);
}

const char* nameOf(cufftResult result) {
  switch (result) {
    case CUFFT_SUCCESS:
      return "success";
    case CUFFT_NOT_SUPPORTED:
      return "not supported";
    case CUFFT_MISSING_DEPENDENCY:
      return "dependency";
    case CUFFT_NVRTC_FAILURE:
      return "NVRTC";
    case CUFFT_NVJITLINK_FAILURE:
      return "nvJitLink";
    case CUFFT_NVSHMEM_FAILURE:
      return "NVSHMEM";
    default:
      return "other";
  }
}

constexpr int kSize = 12, kBatch = 3, kSpectrum = kSize / 2 + 1;

// A cosine of frequency 1 in each member of the batch.
template <class Real, class Complex>
void transformsReals(cudaDataType real, cudaDataType complex, Real bound) {
  Real* values;
  Complex* spectrum;
  expect(cudaMallocManaged(&values, kBatch * kSize * sizeof *values) == cudaSuccess, "values");
  expect(cudaMallocManaged(&spectrum, kBatch * kSpectrum * sizeof *spectrum) == cudaSuccess, "spectrum");
  for (int i = 0; i < kBatch * kSize; ++i)
    values[i] = (i / kSize + 1) * std::cos(2 * 3.14159265358979323846 * (i % kSize) / kSize);
  long long size = kSize;
  size_t work = 77;
  cufftHandle plan;
  expect(cufftCreate(&plan) == CUFFT_SUCCESS, "create");
  expect(cufftXtGetSizeMany(plan, 1, &size, nullptr, 1, kSize, real, nullptr, 1, kSpectrum, complex, kBatch, &work,
                            complex) == CUFFT_SUCCESS &&
             work != 77,
         "size");
  expect(cufftXtMakePlanMany(plan, 1, &size, nullptr, 1, kSize, real, nullptr, 1, kSpectrum, complex, kBatch, &work,
                             complex) == CUFFT_SUCCESS,
         "make");
  expect(cufftXtExec(plan, values, spectrum, CUFFT_FORWARD) == CUFFT_SUCCESS, "execute");
  expect(cudaDeviceSynchronize() == cudaSuccess, "wait");
  for (int i = 0; i < kBatch * kSpectrum; ++i) {
    const Real expected = i % kSpectrum == 1 ? (i / kSpectrum + 1) * kSize / 2 : 0;
    expect(std::fabs(spectrum[i].x - expected) < bound && std::fabs(spectrum[i].y) < bound, "spectrum");
  }
  expect(cufftDestroy(plan) == CUFFT_SUCCESS, "destroy");
  cudaFree(values);
  cudaFree(spectrum);
}

cufftResult made(cudaDataType input, cudaDataType output, cudaDataType execution) {
  long long size = kSize;
  size_t work;
  cufftHandle plan;
  cufftCreate(&plan);
  const cufftResult result =
      cufftXtMakePlanMany(plan, 1, &size, nullptr, 1, 0, input, nullptr, 1, 0, output, 1, &work, execution);
  cufftDestroy(plan);
  return result;
}

int main() {
  transformsReals<float, cufftComplex>(CUDA_R_32F, CUDA_C_32F, 1e-5f);
  transformsReals<double, cufftDoubleComplex>(CUDA_R_64F, CUDA_C_64F, 1e-13);
  expect(made(CUDA_C_32F, CUDA_C_32F, CUDA_C_32F) == CUFFT_SUCCESS, "complex");
  expect(made(CUDA_C_64F, CUDA_R_64F, CUDA_C_64F) == CUFFT_SUCCESS, "to real");
  expect(made(CUDA_C_32F, CUDA_C_64F, CUDA_C_64F) == CUFFT_INVALID_TYPE, "two precisions");
  expect(made(CUDA_C_32F, CUDA_C_32F, CUDA_C_64F) == CUFFT_INVALID_TYPE, "another precision of the work");
  expect(nameOf(made(CUDA_C_16F, CUDA_C_16F, CUDA_C_16F))[0] == 'n', "halves");
  cufftHandle plan;
  cufftCallbackLoadC load = nullptr;
  expect(cufftPlan1d(&plan, kSize, CUFFT_C2C, 1) == CUFFT_SUCCESS, "plan");
  expect(cufftXtSetCallback(plan, reinterpret_cast<void**>(&load), CUFFT_CB_LD_COMPLEX, nullptr) == CUFFT_NOT_SUPPORTED,
         "callback");
  expect(cufftXtClearCallback(plan, CUFFT_CB_LD_COMPLEX) == CUFFT_SUCCESS, "no callback");
  expect(cufftDestroy(plan) == CUFFT_SUCCESS, "destroy");
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
