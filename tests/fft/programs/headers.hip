// hipFFT's names, in a source of HIP.
#include <hip/hip_runtime.h>
#include <hipfft/hipfft.h>

#include <cmath>
#include <cstdio>

int main() {
  hipfftHandle plan = nullptr;
  hipfftDoubleReal* values;
  hipfftDoubleComplex* spectrum;
  if (hipMallocManaged(&values, 8 * sizeof *values) != hipSuccess) return 1;
  if (hipMallocManaged(&spectrum, 5 * sizeof *spectrum) != hipSuccess) return 1;
  for (int i = 0; i < 8; ++i) values[i] = std::cos(2 * 3.14159265358979323846 * i / 8);
  if (hipfftPlan1d(&plan, 8, HIPFFT_D2Z, 1) != HIPFFT_SUCCESS) return 1;
  if (hipfftExecD2Z(plan, values, spectrum) != HIPFFT_SUCCESS || hipDeviceSynchronize() != hipSuccess) return 1;
  int wrong = 0;
  for (int i = 0; i < 5; ++i)
    wrong += std::fabs(spectrum[i].x - (i == 1 ? 4 : 0)) > 1e-12 || std::fabs(spectrum[i].y) > 1e-12;
  std::printf("5 checked, %d wrong\n", wrong);
  return wrong != 0 || hipfftDestroy(plan) != HIPFFT_SUCCESS;
}
