/*
 * Complex numbers.
 *
 * CUDA's names map to HIP's by AMD's HIPIFY tables (CUDA2HIP_Complex_API_*.cpp). A function that
 * HIP's headers here don't declare is an error at its use.
 */
#ifndef HIPSPV_CUDA_COMPLEX_H
#define HIPSPV_CUDA_COMPLEX_H

#include "host_defines.h"

#include <hip/hip_complex.h>

/* ---- Types --------------------------------------------------------------------------------- */

#define cuFloatComplex hipFloatComplex
#define cuDoubleComplex hipDoubleComplex
#define cuComplex hipComplex

/* ---- Functions ----------------------------------------------------------------------------- */

#define cuCrealf hipCrealf
#define cuCimagf hipCimagf
#define make_cuFloatComplex make_hipFloatComplex
#define cuConjf hipConjf
#define cuCaddf hipCaddf
#define cuCsubf hipCsubf
#define cuCmulf hipCmulf
#define cuCdivf hipCdivf
#define cuCabsf hipCabsf
#define cuCreal hipCreal
#define cuCimag hipCimag
#define make_cuDoubleComplex make_hipDoubleComplex
#define cuConj hipConj
#define cuCadd hipCadd
#define cuCsub hipCsub
#define cuCmul hipCmul
#define cuCdiv hipCdiv
#define cuCabs hipCabs
#define make_cuComplex make_hipComplex
#define cuComplexFloatToDouble hipComplexFloatToDouble
#define cuComplexDoubleToFloat hipComplexDoubleToFloat
#define cuCfmaf hipCfmaf
#define cuCfma hipCfma

#endif
