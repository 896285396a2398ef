"""Makes the headers of hipBLAS, cuBLAS and rocBLAS: `build_headers.py DIRECTORY`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import signatures
import table

_APIS = list(table.APIS)
_COMPUTE_OF_DATA = {"R_16F": "16F", "R_32F": "32F", "C_32F": "32F", "R_64F": "64F", "C_64F": "64F", "R_32I": "32I"}


def _enumerators(api: str, kind: str) -> list[str]:
    """`NAME=value` of each, in the order of the values."""
    position = _APIS.index(api)
    if kind in table.VALUES:
        found = [names[position] for names in table.VALUES[kind].values()]
        found += table.MORE_VALUES[kind][position]
    elif kind == "status":
        found = [names[position] for names in table.STATUSES.values()]
        found += table.MORE_STATUSES if api == "rocblas" else ()
    elif kind == "math_mode":
        found = [names[position] for names in table.MATH_MODES if names[position]]
        found += table.MORE_MATH_MODES[position]
    elif kind == "computetype":
        found = [names[position] for names in table.COMPUTE_TYPES.values()]
    else:
        found = table.ENUMERATIONS[api][kind].split()
    return sorted(dict.fromkeys(found), key=lambda text: int(text.split("=")[1]))


def _enumerations(api: str) -> Iterator[str]:
    kinds = ["status", *table.VALUES, "pointer_mode", "atomics_mode", "math_mode"]
    kinds += ["datatype" if api == "rocblas" else "computetype", "algo"]
    for kind in kinds:
        lines = ",\n".join(f"  {text.replace('=', ' = ')}" for text in _enumerators(api, kind))
        yield f"typedef enum {{\n{lines}\n}} {table.APIS[api].types[kind]};\n"


def _functions(api: str) -> Iterator[str]:
    status = table.APIS[api].types["status"]
    for function in signatures.functions(api):
        yield f"{status} {function.name}({', '.join(signatures.declared(function))});"


def _services(api: str) -> Iterator[str]:
    types = table.APIS[api].types
    for service in table.SERVICES:
        if api not in service.apis:
            continue
        for wide in (False, True) if service.wide else (False,):
            parameters = []
            for text in service.parameters.split(", "):
                kind, parameter = text.rsplit(" ", 1)
                bare = kind.removeprefix("const ").rstrip("*")
                own = types["int64"] if wide and bare == "int" else types[bare]
                parameters.append(f"{kind.replace(bare, own, 1)} {parameter}")
            yield f"{types['status']} {service.named(api)}{'_64' if wide else ''}({', '.join(parameters)});"


def _older_gemm_ex(api: str, prefix: str) -> Iterator[str]:
    """GemmEx with a data type for the type of compute, as before CUDA 11 and hipBLAS 2: overloads in C++."""
    types = table.APIS[api].types
    compute = f"__hipspv_{api}_compute_type"
    yield f"static inline {types['computetype']} {compute}({types['datatype']} type) {{"
    yield "  switch (type) {"
    for data, name in _COMPUTE_OF_DATA.items():
        yield f"    case {prefix}_{data}:\n      return {api.upper()}_COMPUTE_{name};"
    yield f"    default:\n      return ({types['computetype']})-1;\n  }}\n}}"
    for function in signatures.functions(api):
        if function.routine.name != "gemmEx" or function.wide:
            continue
        declared = [text.replace(types["computetype"], types["datatype"]) for text in signatures.declared(function)]
        names = [parameter.name for parameter in function.parameters]
        passed = ", ".join(f"{compute}({name})" if name == "computetype" else name for name in ["handle", *names])
        yield f"static inline {types['status']} {function.name}({', '.join(declared)}) {{"
        yield f"  return {function.name}({passed});"
        yield "}"


def _rocblas_gemm_ex() -> Iterator[str]:
    """rocBLAS's functions with stated types, which have a matrix D of their own."""
    for strided in (False, True):
        parameters = ["rocblas_handle handle", "rocblas_operation transa", "rocblas_operation transb"]
        parameters += [f"rocblas_int {name}" for name in "mnk"] + ["const void* alpha"]
        for name in "abcd":
            parameters += ["const void* beta"] if name == "c" else []
            pointer = "void*" if name == "d" else "const void*"
            parameters += [f"{pointer} {name}", f"rocblas_datatype {name}_type", f"rocblas_int ld{name}"]
            parameters += [f"rocblas_stride stride_{name}"] if strided else []
        parameters += ["rocblas_int batch_count"] if strided else []
        parameters += ["rocblas_datatype compute_type", "rocblas_gemm_algo algo", "int32_t solution_index"]
        name = "rocblas_gemm_strided_batched_ex" if strided else "rocblas_gemm_ex"
        yield f"rocblas_status {name}({', '.join([*parameters, 'uint32_t flags'])});"


def _sgemm_ex() -> Iterator[str]:
    """cuBLAS's GemmEx of before CUDA 8 with float's scalars."""
    yield "static inline cublasStatus_t cublasSgemmEx("
    yield "    cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,"
    yield "    const float* alpha, const void* A, cudaDataType Atype, int lda, const void* B, cudaDataType Btype,"
    yield "    int ldb, const float* beta, void* C, cudaDataType Ctype, int ldc) {"
    yield "  return cublasGemmEx(handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype,"
    yield "                      ldc, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);"
    yield "}"


def _header(guard: str, about: str, before: str, body: list[str], after: list[str]) -> str:
    return "\n".join((
        f"/* {about} */", f"#ifndef {guard}", f"#define {guard}", "", before,
        "#ifdef __cplusplus", 'extern "C" {', "#endif", "", *body, "",
        "#ifdef __cplusplus", "}", "#endif", *after, "", "#endif", "",
    ))  # fmt: skip


_ABOUT = "for CPU devices by a BLAS of the host, and for NVIDIA's GPUs by cuBLAS (docs/libraries.md). Generated."
_HIPBLAS_TYPES = """\
#include <hip/hip_complex.h>
#include <hip/hip_runtime_api.h>
#include <hip/library_types.h>
#include <stdint.h>
#ifdef HIPBLAS_USE_HIP_HALF
#include <hip/hip_fp16.h>
typedef __half hipblasHalf;
#else
typedef uint16_t hipblasHalf;
#endif
#define hipblasVersionMajor 3
#define hipblasVersionMinor 0
#define hipblasVersionPatch 0

typedef void* hipblasHandle_t;
typedef int8_t hipblasInt8;
typedef int64_t hipblasStride;
typedef struct hipblasBfloat16 {
  uint16_t data;
} hipblasBfloat16;
typedef hipFloatComplex hipblasComplex;
typedef hipDoubleComplex hipblasDoubleComplex;
typedef hipDataType hipblasDatatype_t;
"""
# hipBLAS's names of data types, before it took HIP's.
_HIPBLAS_DATA = (
    *("R_16F", "R_32F", "R_64F", "C_16F", "C_32F", "C_64F", "R_8I", "R_8U", "R_32I", "R_32U"),
    *("C_8I", "C_8U", "C_32I", "C_32U", "R_16B=R_16BF", "C_16B=C_16BF"),
)
_CUBLAS_TYPES = """\
#include <stddef.h>
#include <stdint.h>
#include "cuComplex.h"
#include "driver_types.h"
#include "library_types.h"
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#ifndef __cplusplus
typedef __half_raw __half; /* which is C++'s */
#endif
#ifndef CUBLASAPI
#define CUBLASAPI
#endif
#ifndef CUBLASWINAPI
#define CUBLASWINAPI
#endif
#define CUBLAS_VER_MAJOR 12
#define CUBLAS_VER_MINOR 8
#define CUBLAS_VER_PATCH 4
#define CUBLAS_VER_BUILD 1
#define CUBLAS_VERSION (CUBLAS_VER_MAJOR * 10000 + CUBLAS_VER_MINOR * 100 + CUBLAS_VER_PATCH)

struct cublasContext;
typedef struct cublasContext* cublasHandle_t;
typedef cudaDataType cublasDataType_t;
"""
_ROCBLAS_TYPES = """\
#include <hip/hip_complex.h>
#include <hip/hip_runtime_api.h>
#include <stdint.h>
#define ROCBLAS_VERSION_MAJOR 5
#define ROCBLAS_VERSION_MINOR 0
#define ROCBLAS_VERSION_PATCH 0

typedef struct _rocblas_handle* rocblas_handle;
typedef int32_t rocblas_int;
typedef int64_t rocblas_stride;
typedef float rocblas_float;
typedef double rocblas_double;
typedef hipFloatComplex rocblas_float_complex;
typedef hipDoubleComplex rocblas_double_complex;
#ifdef ROCM_USE_FLOAT16
typedef _Float16 rocblas_half;
#else
typedef struct rocblas_half {
  uint16_t data;
} rocblas_half;
#endif
typedef struct rocblas_bfloat16 {
  uint16_t data;
} rocblas_bfloat16;
"""


def hipblas() -> str:
    data = []
    for text in _HIPBLAS_DATA:
        name, _, hip = text.partition("=")
        data.append(f"#define HIPBLAS_{name} HIP_{hip or name}")
    body = [
        *_enumerations("hipblas"), *_services("hipblas"), "const char* hipblasStatusToString(hipblasStatus_t status);",
        *_functions("hipblas"),
    ]  # fmt: skip
    overloads = ["#ifdef __cplusplus", *_older_gemm_ex("hipblas", "HIP"), "#endif"]
    return _header("HIPBLAS_H", f"hipBLAS, {_ABOUT}", _HIPBLAS_TYPES + "\n".join(data) + "\n", body, overloads)


def cublas() -> str:
    texts = ["const char* cublasGetStatusName(cublasStatus_t status);"]
    texts += ["const char* cublasGetStatusString(cublasStatus_t status);", "size_t cublasGetCudartVersion(void);"]
    body = [*_enumerations("cublas"), "#define CUBLAS_OP_HERMITIAN CUBLAS_OP_C", *_services("cublas"), *texts]
    overloads = [*_sgemm_ex(), "#ifdef __cplusplus", *_older_gemm_ex("cublas", "CUDA"), "#endif"]
    return _header("CUBLAS_API_H_", f"cuBLAS's API, {_ABOUT}", _CUBLAS_TYPES, [*body, *_functions("cublas")], overloads)


def cublas_v2() -> str:
    """The names without _v2, which in cublas.h would be those of CUDA's first API."""
    names = [function.name for function in signatures.functions("cublas")]
    names += [service.named("cublas") for service in table.SERVICES]
    macros = [f"#define {name.replace('_v2', '')} {name}" for name in names if "_v2" in name]
    lines = [f"/* cuBLAS, {_ABOUT} */", "#ifndef CUBLAS_V2_H_", "#define CUBLAS_V2_H_", "", '#include "cublas_api.h"']
    return "\n".join([*lines, "", *macros, "", "#endif", ""])


_XT_ROUTINES = ("gemm", "symm", "hemm", "syrk", "herk", "syr2k", "her2k", "syrkx", "herkx", "trmm", "trsm")
_XT_SERVICES = """\
typedef struct cublasXtContext {
  cublasHandle_t blas;
  int block, pinning;
}* cublasXtHandle_t;
typedef enum { CUBLASXT_PINNING_DISABLED = 0, CUBLASXT_PINNING_ENABLED = 1 } cublasXtPinnedMemMode_t;

/* Matrices are in memory of the host, which the device must access without copies. */
static inline cublasStatus_t cublasXtCreate(cublasXtHandle_t* handle) {
  if (handle == NULL) return CUBLAS_STATUS_INVALID_VALUE;
  int device = 0, reads = 0;
  if (cudaGetDevice(&device) != cudaSuccess ||
      cudaDeviceGetAttribute(&reads, cudaDevAttrPageableMemoryAccess, device) != cudaSuccess)
    return CUBLAS_STATUS_NOT_INITIALIZED;
  if (!reads) return CUBLAS_STATUS_NOT_SUPPORTED;
  cublasXtHandle_t made = (cublasXtHandle_t)malloc(sizeof *made);
  if (made == NULL) return CUBLAS_STATUS_ALLOC_FAILED;
  made->block = 2048;
  made->pinning = CUBLASXT_PINNING_DISABLED;
  const cublasStatus_t status = cublasCreate_v2(&made->blas);
  if (status == CUBLAS_STATUS_SUCCESS)
    *handle = made;
  else
    free(made);
  return status;
}
static inline cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle) {
  if (handle == NULL) return CUBLAS_STATUS_NOT_INITIALIZED;
  const cublasStatus_t status = cublasDestroy_v2(handle->blas);
  free(handle);
  return status;
}
/* The current device of cublasXtCreate does the work, which must be one of them. */
static inline cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int count, int devices[]) {
  if (handle == NULL) return CUBLAS_STATUS_NOT_INITIALIZED;
  int known = 0, i;
  if (count < 1 || devices == NULL || cudaGetDeviceCount(&known) != cudaSuccess) return CUBLAS_STATUS_INVALID_VALUE;
  for (i = 0; i < count; ++i)
    if (devices[i] < 0 || devices[i] >= known) return CUBLAS_STATUS_INVALID_VALUE;
  return CUBLAS_STATUS_SUCCESS;
}
/* The size of tiles and the pinning of memory have no effect. */
static inline cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int block) {
  if (handle == NULL) return CUBLAS_STATUS_NOT_INITIALIZED;
  if (block <= 0) return CUBLAS_STATUS_INVALID_VALUE;
  handle->block = block;
  return CUBLAS_STATUS_SUCCESS;
}
static inline cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int* block) {
  if (handle == NULL) return CUBLAS_STATUS_NOT_INITIALIZED;
  if (block == NULL) return CUBLAS_STATUS_INVALID_VALUE;
  *block = handle->block;
  return CUBLAS_STATUS_SUCCESS;
}
static inline cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode) {
  if (handle == NULL) return CUBLAS_STATUS_NOT_INITIALIZED;
  if (mode != CUBLASXT_PINNING_DISABLED && mode != CUBLASXT_PINNING_ENABLED) return CUBLAS_STATUS_INVALID_VALUE;
  handle->pinning = mode;
  return CUBLAS_STATUS_SUCCESS;
}
static inline cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t* mode) {
  if (handle == NULL) return CUBLAS_STATUS_NOT_INITIALIZED;
  if (mode == NULL) return CUBLAS_STATUS_INVALID_VALUE;
  *mode = (cublasXtPinnedMemMode_t)handle->pinning;
  return CUBLAS_STATUS_SUCCESS;
}
/* A call has ended when it returns. */
static inline cublasStatus_t __hipspv_cublasxt_end(cublasStatus_t status) {
  if (status != CUBLAS_STATUS_SUCCESS) return status;
  return cudaDeviceSynchronize() == cudaSuccess ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_EXECUTION_FAILED;
}
"""


def _xt_functions() -> Iterator[str]:
    """The products of cublasXt, by cuBLAS's functions for counts of 64 bits."""
    for function in signatures.functions("cublas"):
        if function.routine.name not in _XT_ROUTINES or not function.wide or function.form != "P":
            continue
        if function.precision == "H":
            continue
        counts = [parameter for parameter in function.parameters if parameter.kind in ("Count", "Leading")]
        declared = [
            text.replace(table.APIS["cublas"].types["int64"], "size_t") for text in signatures.declared(function)
        ]
        names = [f"(int64_t){p.name}" if p in counts else p.name for p in function.parameters]
        name = f"cublasXt{function.precision}{function.routine.name}"
        yield f"static inline cublasStatus_t {name}({', '.join(['cublasXtHandle_t handle', *declared[1:]])}) {{"
        yield "  if (handle == NULL) return CUBLAS_STATUS_NOT_INITIALIZED;"
        yield f"  return __hipspv_cublasxt_end({function.name}({', '.join(['handle->blas', *names])}));"
        yield "}"


def cublas_xt() -> str:
    before = '#include <cuda_runtime_api.h>\n#include <stdlib.h>\n#include "cublas_v2.h"\n'
    return _header("CUBLAS_XT_H_", f"cublasXt, {_ABOUT}", before, [_XT_SERVICES, *_xt_functions()], [])


def rocblas() -> str:
    body = [*_enumerations("rocblas"), *_services("rocblas")]
    body += ["const char* rocblas_status_to_string(rocblas_status status);", "void rocblas_initialize(void);"]
    body += ["enum { rocblas_gemm_flags_none = 0 };", *_rocblas_gemm_ex()]
    return _header("ROCBLAS_H", f"rocBLAS, {_ABOUT}", _ROCBLAS_TYPES, [*body, *_functions("rocblas")], [])


HEADERS = {
    "hipblas/hipblas.h": hipblas,
    "cublas_api.h": cublas,
    "cublas_v2.h": cublas_v2,
    "cublasXt.h": cublas_xt,
    "rocblas/rocblas.h": rocblas,
}


def main(directory: Path) -> None:
    for name, make in HEADERS.items():
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
