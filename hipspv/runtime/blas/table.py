"""The table of the BLAS library: routines, their parameters, the host's calls, and the values of three APIs.

`signatures.py` makes the functions of hipBLAS, cuBLAS and rocBLAS from it, `build_headers.py` their headers, and
`build_entries.py` the library's entry points. The routines and the order of their arguments are those of the reference
BLAS (netlib.org/blas) and of cuBLAS (docs.nvidia.com/cuda/cublas); names and values are those of hipblas.h (hipBLAS
2.3), cublas_api.h (CUDA 13.0) and rocblas-types.h (rocBLAS 4.3).
"""

from __future__ import annotations

import re
from typing import NamedTuple

# The types of a routine's precision: T of arrays, R the real type, X of scalars.
PRECISIONS = {
    "S": ("float", "float", "float"),
    "D": ("double", "double", "double"),
    "C": ("complex", "float", "complex"),
    "Z": ("double_complex", "double", "double_complex"),
    # A real scalar and complex arrays; a real result of complex arrays.
    "Cs": ("complex", "float", "float"),
    "Zd": ("double_complex", "double", "double"),
    "Sc": ("complex", "float", "complex"),
    "Dz": ("double_complex", "double", "double_complex"),
    # The index of an element.
    "Is": ("float", "float", "float"),
    "Id": ("double", "double", "double"),
    "Ic": ("complex", "float", "complex"),
    "Iz": ("double_complex", "double", "double_complex"),
    "H": ("half", "half", "half"),
    # No precision: arguments state the types.
    "": ("void", "void", "void"),
}
# Bytes of an element.
SIZES = {"float": 4, "double": 8, "complex": 8, "double_complex": 16, "half": 2, "int": 4, "void": 0}

# Kinds of parameters by their names. An array has more parameters, which `signatures.py` adds.
OPTIONS = {
    "trans": "operation", "transa": "operation", "transb": "operation",
    "uplo": "fill", "diag": "diagonal", "side": "side",
}  # fmt: skip
COUNTS = ("m", "n", "k", "kl", "ku", "nrhs")
VECTORS = ("x", "y")
MATRICES = ("A", "B", "C")
PACKED = ("AP",)
# Values in the memory that the pointer mode names. Those of a batch are one for all its members (SCALARS), or each
# member has its own (MADE), as in arrays.
SCALARS = ("alpha", "beta", "c", "s")
MADE = ("a", "b", "d1", "d2", "x1", "y1", "param")
# LAPACK's: n integers for each matrix, an integer for each matrix, and an integer of the host for the call.
INTEGERS = ("ipiv", "info", "call_info")


class Routine(NamedTuple):
    """A routine of BLAS.

    precisions: the letters before its name. parameters: see below. host: the name of the library's own function where
    the host's BLAS has no subroutine of the same name and arguments; `<L>` is the letter. limits: values that an option
    may have, `trans:NT`. forms: P the plain function, B of arrays of pointers, S of arrays with strides; cublas: those
    forms, by precision if they differ, which cuBLAS has.

    A parameter is its name, `!` if the routine writes it, `:R` or another type that isn't the usual one (T of arrays, X
    of scalars), `/` with the least leading dimension of a matrix: a sum of counts, or `option:a:b`, a for the first
    value of the option and b for others; and `=` with the name of the argument that states the type of the array,
    scalar or result. `c` has the type of `s`.
    """

    name: str
    precisions: str
    parameters: str
    host: str = ""
    limits: str = ""
    forms: str = "PBS"
    cublas: str = "P"


def _rows() -> tuple[Routine, ...]:
    real, complex_, four = "S D", "C Z", "S D C Z"
    gemm = "transa transb m n k alpha A/transa:m:k B/transb:k:n beta C!/m"
    rank_k = "uplo trans n k alpha A/trans:n:k beta C!/n"
    rank_2k = "uplo trans n k alpha A/trans:n:k B/trans:n:k beta C!/n"
    triangular = "uplo trans diag n"
    mixed = "transa transb m n k alpha A/transa:m:k=Atype B/transb:k:n=Btype beta C!/m=Ctype computetype algo"
    return (
        Routine("axpy", four, "n alpha x y!"),
        Routine("scal", "S D C Z Cs Zd", "n alpha x!"),
        Routine("copy", four, "n x y!"),
        Routine("swap", four, "n x! y!"),
        Routine("dot", real, "n x y result!", host="dot"),
        Routine("dotu", complex_, "n x y result!", host="dot"),
        Routine("dotc", complex_, "n x y result!", host="dotc"),
        Routine("nrm2", "S D Sc Dz", "n x result!:R", host="nrm2"),
        Routine("asum", "S D Sc Dz", "n x result!:R", host="asum"),
        Routine("amax", "Is Id Ic Iz", "n x result!:int", host="amax"),
        Routine("amin", "Is Id Ic Iz", "n x result!:int", host="amin"),
        Routine("rot", "S D C Cs Z Zd", "n x! y! c:R s"),
        Routine("rotg", four, "a! b! c!:R s!"),
        Routine("rotm", real, "n x! y! param"),
        Routine("rotmg", real, "d1! d2! x1! y1 param!"),
        Routine("gemv", four, "trans m n alpha A/m x beta y!", cublas="PBS"),
        Routine("gbmv", four, "trans m n kl ku alpha A/kl+ku+1 x beta y!"),
        Routine("ger", real, "m n alpha x y A!/m"),
        Routine("geru", complex_, "m n alpha x y A!/m"),
        Routine("gerc", complex_, "m n alpha x y A!/m"),
        Routine("symv", four, "uplo n alpha A/n x beta y!"),
        Routine("hemv", complex_, "uplo n alpha A/n x beta y!"),
        Routine("sbmv", real, "uplo n k alpha A/k+1 x beta y!"),
        Routine("hbmv", complex_, "uplo n k alpha A/k+1 x beta y!"),
        Routine("spmv", real, "uplo n alpha AP x beta y!"),
        Routine("hpmv", complex_, "uplo n alpha AP x beta y!"),
        Routine("syr", four, "uplo n alpha x A!/n"),
        Routine("her", complex_, "uplo n alpha:R x A!/n"),
        Routine("syr2", four, "uplo n alpha x y A!/n"),
        Routine("her2", complex_, "uplo n alpha x y A!/n"),
        Routine("spr", four, "uplo n alpha x AP!", cublas="S:P D:P"),
        Routine("hpr", complex_, "uplo n alpha:R x AP!"),
        Routine("spr2", real, "uplo n alpha x y AP!"),
        Routine("hpr2", complex_, "uplo n alpha x y AP!"),
        Routine("trmv", four, f"{triangular} A/n x!"),
        Routine("trsv", four, f"{triangular} A/n x!"),
        Routine("tbmv", four, f"{triangular} k A/k+1 x!"),
        Routine("tbsv", four, f"{triangular} k A/k+1 x!"),
        Routine("tpmv", four, f"{triangular} AP x!"),
        Routine("tpsv", four, f"{triangular} AP x!"),
        Routine("gemm", four, gemm, cublas="PBS"),
        Routine("gemm", "H", gemm, host="hgemm", cublas="PBS"),
        Routine("symm", four, "side uplo m n alpha A/side:m:n B/m beta C!/m"),
        Routine("hemm", complex_, "side uplo m n alpha A/side:m:n B/m beta C!/m"),
        Routine("syrk", real, rank_k),
        Routine("syrk", complex_, rank_k, limits="trans:NT"),
        Routine("herk", complex_, rank_k.replace("alpha", "alpha:R").replace("beta", "beta:R"), limits="trans:NC"),
        Routine("syr2k", real, rank_2k),
        Routine("syr2k", complex_, rank_2k, limits="trans:NT"),
        Routine("her2k", complex_, rank_2k.replace("beta", "beta:R"), limits="trans:NC"),
        Routine("syrkx", real, rank_2k, host="syrkx"),
        Routine("syrkx", complex_, rank_2k, host="syrkx", limits="trans:NT"),
        Routine("herkx", complex_, rank_2k.replace("beta", "beta:R"), host="herkx", limits="trans:NC"),
        Routine("trmm", four, "side uplo transa diag m n alpha A/side:m:n B/m C!/m", host="trmm"),
        Routine("trsm", four, "side uplo transa diag m n alpha A/side:m:n B!/m", cublas="PB"),
        Routine("geam", four, "transa transb m n alpha A/transa:m:n beta B/transb:m:n C!/m", host="geam"),
        Routine("dgmm", four, "side m n A/m x C!/m", host="dgmm"),
        Routine("gemmEx", "", mixed, host="gemm_ex", cublas="PBS"),
        Routine("axpyEx", "", "n alpha=alphatype x=xtype y!=ytype executiontype", host="axpy_ex"),
        Routine("scalEx", "", "n alpha=alphatype x!=xtype executiontype", host="scal_ex"),
        Routine("dotEx", "", "n x=xtype y=ytype result!=resulttype executiontype", host="dot_ex"),
        Routine("dotcEx", "", "n x=xtype y=ytype result!=resulttype executiontype", host="dotc_ex"),
        Routine("nrm2Ex", "", "n x=xtype result!=normtype executiontype", host="nrm2_ex"),
        Routine("rotEx", "", "n x!=xtype y!=ytype c s=rotationtype executiontype", host="rot_ex"),
        Routine("getrf", four, "n A!/n ipiv! info!", host="getrf", cublas="B"),
        Routine("getri", four, "n A/n ipiv C!/n info!", host="getri", forms="B", cublas="B"),
        Routine("getrs", four, "trans n nrhs A/n ipiv B!/n call_info!", host="getrs", cublas="B"),
    )


ROUTINES = _rows()


class Api(NamedTuple):
    """One of the three APIs: its types, by this table's names for them."""

    name: str
    types: dict[str, str]


_HIP_TYPES = {
    "handle": "hipblasHandle_t", "status": "hipblasStatus_t", "operation": "hipblasOperation_t",
    "fill": "hipblasFillMode_t", "diagonal": "hipblasDiagType_t", "side": "hipblasSideMode_t",
    "pointer_mode": "hipblasPointerMode_t", "atomics_mode": "hipblasAtomicsMode_t", "math_mode": "hipblasMath_t",
    "int": "int", "int64": "int64_t", "stride": "hipblasStride", "stream": "hipStream_t",
    "half": "hipblasHalf", "float": "float", "double": "double", "complex": "hipblasComplex",
    "double_complex": "hipblasDoubleComplex", "void": "void", "size": "size_t", "text": "const char*",
    "datatype": "hipDataType", "computetype": "hipblasComputeType_t", "algo": "hipblasGemmAlgo_t",
}  # fmt: skip
_CUDA_TYPES = {
    **_HIP_TYPES,
    "handle": "cublasHandle_t", "status": "cublasStatus_t", "operation": "cublasOperation_t",
    "fill": "cublasFillMode_t", "diagonal": "cublasDiagType_t", "side": "cublasSideMode_t",
    "pointer_mode": "cublasPointerMode_t", "atomics_mode": "cublasAtomicsMode_t", "math_mode": "cublasMath_t",
    "stride": "long long int", "stream": "cudaStream_t",
    "half": "__half", "complex": "cuComplex", "double_complex": "cuDoubleComplex",
    "datatype": "cudaDataType", "computetype": "cublasComputeType_t", "algo": "cublasGemmAlgo_t",
    "property": "libraryPropertyType",
}  # fmt: skip
_ROCM_TYPES = {
    **_HIP_TYPES,
    "handle": "rocblas_handle", "status": "rocblas_status", "operation": "rocblas_operation",
    "fill": "rocblas_fill", "diagonal": "rocblas_diagonal", "side": "rocblas_side",
    "pointer_mode": "rocblas_pointer_mode", "atomics_mode": "rocblas_atomics_mode", "math_mode": "rocblas_math_mode",
    "int": "rocblas_int", "stride": "rocblas_stride",
    "half": "rocblas_half", "complex": "rocblas_float_complex", "double_complex": "rocblas_double_complex",
    "datatype": "rocblas_datatype", "algo": "rocblas_gemm_algo",
}  # fmt: skip

APIS = {
    "hipblas": Api("hipblas", _HIP_TYPES),
    "cublas": Api("cublas", _CUDA_TYPES),
    "rocblas": Api("rocblas", _ROCM_TYPES),
}

# Values of options: what the host's BLAS calls them, and their names and values in the APIs.
VALUES = {
    "operation": {
        "N": ("HIPBLAS_OP_N=111", "CUBLAS_OP_N=0", "rocblas_operation_none=111"),
        "T": ("HIPBLAS_OP_T=112", "CUBLAS_OP_T=1", "rocblas_operation_transpose=112"),
        "C": ("HIPBLAS_OP_C=113", "CUBLAS_OP_C=2", "rocblas_operation_conjugate_transpose=113"),
    },
    "fill": {
        "L": ("HIPBLAS_FILL_MODE_LOWER=122", "CUBLAS_FILL_MODE_LOWER=0", "rocblas_fill_lower=122"),
        "U": ("HIPBLAS_FILL_MODE_UPPER=121", "CUBLAS_FILL_MODE_UPPER=1", "rocblas_fill_upper=121"),
    },
    "diagonal": {
        "N": ("HIPBLAS_DIAG_NON_UNIT=131", "CUBLAS_DIAG_NON_UNIT=0", "rocblas_diagonal_non_unit=131"),
        "U": ("HIPBLAS_DIAG_UNIT=132", "CUBLAS_DIAG_UNIT=1", "rocblas_diagonal_unit=132"),
    },
    "side": {
        "L": ("HIPBLAS_SIDE_LEFT=141", "CUBLAS_SIDE_LEFT=0", "rocblas_side_left=141"),
        "R": ("HIPBLAS_SIDE_RIGHT=142", "CUBLAS_SIDE_RIGHT=1", "rocblas_side_right=142"),
    },
}  # fmt: skip
# Values that no routine here has.
MORE_VALUES = {
    "operation": ((), ("CUBLAS_OP_HERMITAN=2", "CUBLAS_OP_CONJG=3"), ()),
    "fill": (("HIPBLAS_FILL_MODE_FULL=123",), ("CUBLAS_FILL_MODE_FULL=2",), ("rocblas_fill_full=123",)),
    "diagonal": ((), (), ()),
    "side": (("HIPBLAS_SIDE_BOTH=143",), (), ("rocblas_side_both=143",)),
}

# The library's results and their names and values in the APIs.
STATUSES = {
    "Success": ("HIPBLAS_STATUS_SUCCESS=0", "CUBLAS_STATUS_SUCCESS=0", "rocblas_status_success=0"),
    "NullHandle": (
        "HIPBLAS_STATUS_HANDLE_IS_NULLPTR=9", "CUBLAS_STATUS_NOT_INITIALIZED=1", "rocblas_status_invalid_handle=1",
    ),
    "NotInitialized": (
        "HIPBLAS_STATUS_NOT_INITIALIZED=1", "CUBLAS_STATUS_NOT_INITIALIZED=1", "rocblas_status_internal_error=6",
    ),
    "AllocationFailed": (
        "HIPBLAS_STATUS_ALLOC_FAILED=2", "CUBLAS_STATUS_ALLOC_FAILED=3", "rocblas_status_memory_error=5",
    ),
    "InvalidValue": (
        "HIPBLAS_STATUS_INVALID_VALUE=3", "CUBLAS_STATUS_INVALID_VALUE=7", "rocblas_status_invalid_value=11",
    ),
    "InvalidSize": (
        "HIPBLAS_STATUS_INVALID_VALUE=3", "CUBLAS_STATUS_INVALID_VALUE=7", "rocblas_status_invalid_size=4",
    ),
    "InvalidPointer": (
        "HIPBLAS_STATUS_INVALID_VALUE=3", "CUBLAS_STATUS_INVALID_VALUE=7", "rocblas_status_invalid_pointer=3",
    ),
    "InvalidOption": (
        "HIPBLAS_STATUS_INVALID_ENUM=10", "CUBLAS_STATUS_INVALID_VALUE=7", "rocblas_status_invalid_value=11",
    ),
    "MappingError": (
        "HIPBLAS_STATUS_MAPPING_ERROR=4", "CUBLAS_STATUS_MAPPING_ERROR=11", "rocblas_status_memory_error=5",
    ),
    "ExecutionFailed": (
        "HIPBLAS_STATUS_EXECUTION_FAILED=5", "CUBLAS_STATUS_EXECUTION_FAILED=13", "rocblas_status_internal_error=6",
    ),
    "InternalError": (
        "HIPBLAS_STATUS_INTERNAL_ERROR=6", "CUBLAS_STATUS_INTERNAL_ERROR=14", "rocblas_status_internal_error=6",
    ),
    "NotSupported": (
        "HIPBLAS_STATUS_NOT_SUPPORTED=7", "CUBLAS_STATUS_NOT_SUPPORTED=15", "rocblas_status_not_implemented=2",
    ),
    "ArchMismatch": (
        "HIPBLAS_STATUS_ARCH_MISMATCH=8", "CUBLAS_STATUS_ARCH_MISMATCH=8", "rocblas_status_arch_mismatch=15",
    ),
    "Unknown": ("HIPBLAS_STATUS_UNKNOWN=11", "CUBLAS_STATUS_LICENSE_ERROR=16", "rocblas_status_internal_error=6"),
}  # fmt: skip
# Results of rocBLAS that no function here has.
MORE_STATUSES = (
    "rocblas_status_perf_degraded=7", "rocblas_status_size_query_mismatch=8", "rocblas_status_size_increased=9",
    "rocblas_status_size_unchanged=10", "rocblas_status_continue=12", "rocblas_status_check_numerics_fail=13",
    "rocblas_status_excluded_from_build=14",
)  # fmt: skip

# Types of compute of GemmEx: the type that accumulates, and the names and values in hipBLAS and cuBLAS.
COMPUTE_TYPES = {
    "half": ("HIPBLAS_COMPUTE_16F=0", "CUBLAS_COMPUTE_16F=64"),
    "half pedantic": ("HIPBLAS_COMPUTE_16F_PEDANTIC=1", "CUBLAS_COMPUTE_16F_PEDANTIC=65"),
    "float": ("HIPBLAS_COMPUTE_32F=2", "CUBLAS_COMPUTE_32F=68"),
    "float pedantic": ("HIPBLAS_COMPUTE_32F_PEDANTIC=3", "CUBLAS_COMPUTE_32F_PEDANTIC=69"),
    "float fast half": ("HIPBLAS_COMPUTE_32F_FAST_16F=4", "CUBLAS_COMPUTE_32F_FAST_16F=74"),
    "float fast bfloat16": ("HIPBLAS_COMPUTE_32F_FAST_16BF=5", "CUBLAS_COMPUTE_32F_FAST_16BF=75"),
    "float fast tf32": ("HIPBLAS_COMPUTE_32F_FAST_TF32=6", "CUBLAS_COMPUTE_32F_FAST_TF32=77"),
    "double": ("HIPBLAS_COMPUTE_64F=7", "CUBLAS_COMPUTE_64F=70"),
    "double pedantic": ("HIPBLAS_COMPUTE_64F_PEDANTIC=8", "CUBLAS_COMPUTE_64F_PEDANTIC=71"),
    "int": ("HIPBLAS_COMPUTE_32I=9", "CUBLAS_COMPUTE_32I=72"),
    "int pedantic": ("HIPBLAS_COMPUTE_32I_PEDANTIC=10", "CUBLAS_COMPUTE_32I_PEDANTIC=73"),
}

# rocBLAS's data types: their values, HIP's types, and cuBLAS's type of compute where one names the scalars' type.
ROCBLAS_DATA_TYPES = {
    "f16_r": (150, "HIP_R_16F", "CUBLAS_COMPUTE_16F"), "f32_r": (151, "HIP_R_32F", "CUBLAS_COMPUTE_32F"),
    "f64_r": (152, "HIP_R_64F", "CUBLAS_COMPUTE_64F"), "f16_c": (153, "HIP_C_16F", ""),
    "f32_c": (154, "HIP_C_32F", "CUBLAS_COMPUTE_32F"), "f64_c": (155, "HIP_C_64F", "CUBLAS_COMPUTE_64F"),
    "i8_r": (160, "HIP_R_8I", ""), "u8_r": (161, "HIP_R_8U", ""),
    "i32_r": (162, "HIP_R_32I", "CUBLAS_COMPUTE_32I"), "u32_r": (163, "HIP_R_32U", ""),
    "i8_c": (164, "HIP_C_8I", ""), "u8_c": (165, "HIP_C_8U", ""), "i32_c": (166, "HIP_C_32I", ""),
    "u32_c": (167, "HIP_C_32U", ""), "bf16_r": (168, "HIP_R_16BF", ""), "bf16_c": (169, "HIP_C_16BF", ""),
}  # fmt: skip

# Modes of arithmetic and their names and values in the APIs; "" where an API lacks it.
MATH_MODES = (
    ("HIPBLAS_DEFAULT_MATH=0", "CUBLAS_DEFAULT_MATH=0", "rocblas_default_math=0"),
    ("HIPBLAS_TENSOR_OP_MATH=5", "CUBLAS_TENSOR_OP_MATH=1", ""),
    ("HIPBLAS_PEDANTIC_MATH=2", "CUBLAS_PEDANTIC_MATH=2", ""),
    ("HIPBLAS_TF32_TENSOR_OP_MATH=3", "CUBLAS_TF32_TENSOR_OP_MATH=3", ""),
    # AMD's xf32 is TF32. hipBLAS's name for it has no effect on NVIDIA's GPUs, and is refused.
    ("", "CUBLAS_TF32_TENSOR_OP_MATH=3", "rocblas_xf32_xdl_math_op=1"),
    ("HIPBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION=4", "CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION=16", ""),
)

MORE_MATH_MODES = (("HIPBLAS_XF32_XDL_MATH=1",), ("CUBLAS_FP32_EMULATED_BF16X9_MATH=4",), ())

# Enumerations that have no part in a routine.
ENUMERATIONS = {
    "hipblas": {
        "pointer_mode": "HIPBLAS_POINTER_MODE_HOST=0 HIPBLAS_POINTER_MODE_DEVICE=1",
        "atomics_mode": "HIPBLAS_ATOMICS_NOT_ALLOWED=0 HIPBLAS_ATOMICS_ALLOWED=1",
        "algo": "HIPBLAS_GEMM_DEFAULT=160",
    },
    "cublas": {
        "pointer_mode": "CUBLAS_POINTER_MODE_HOST=0 CUBLAS_POINTER_MODE_DEVICE=1",
        "atomics_mode": "CUBLAS_ATOMICS_NOT_ALLOWED=0 CUBLAS_ATOMICS_ALLOWED=1",
        "algo": "CUBLAS_GEMM_DFALT=-1 CUBLAS_GEMM_DEFAULT=-1 "
        + " ".join(f"CUBLAS_GEMM_ALGO{i}={i}" for i in range(24))
        + " CUBLAS_GEMM_DEFAULT_TENSOR_OP=99 CUBLAS_GEMM_DFALT_TENSOR_OP=99 "
        + " ".join(f"CUBLAS_GEMM_ALGO{i}_TENSOR_OP={100 + i}" for i in range(16)),
    },
    "rocblas": {
        "pointer_mode": "rocblas_pointer_mode_host=0 rocblas_pointer_mode_device=1",
        "atomics_mode": "rocblas_atomics_not_allowed=0 rocblas_atomics_allowed=1",
        "datatype": " ".join(f"rocblas_datatype_{name}={value[0]}" for name, value in ROCBLAS_DATA_TYPES.items())
        + " rocblas_datatype_invalid=255",
        "algo": "rocblas_gemm_algo_standard=0 rocblas_gemm_algo_solution_index=1",
    },
}


class Service(NamedTuple):
    """A function that isn't a routine: its name in hipBLAS and cuBLAS, and its parameters.

    A parameter is its type and name; `*` after the type a pointer to it, and `const` before it one that is only read.
    v2: cuBLAS's name ends so. wide: it has a form with counts of 64 bits. rocblas: rocBLAS's name, if it isn't the
    words of this one.
    """

    name: str
    parameters: str
    v2: bool = False
    wide: bool = False
    apis: tuple[str, ...] = ("hipblas", "cublas", "rocblas")
    rocblas: str = ""

    def named(self, api: str) -> str:
        """The function's name in an API."""
        if api != "rocblas":
            return f"{api}{self.name}{'_v2' if api == 'cublas' and self.v2 else ''}"
        return "rocblas_" + (self.rocblas or "_".join(re.findall("[A-Z][a-z]*", self.name)).lower())

    @property
    def function(self) -> str:
        """The library's function (services.h)."""
        return self.name[0].lower() + self.name[1:]


_VECTORS = "int n, int elem_size, const void* x, int incx, void* y, int incy"
_MATRICES = "int rows, int cols, int elem_size, const void* A, int lda, void* B, int ldb"
SERVICES = (
    Service("Create", "handle* made", v2=True, rocblas="create_handle"),
    Service("Destroy", "handle handle", v2=True, rocblas="destroy_handle"),
    Service("SetStream", "handle handle, stream stream", v2=True),
    Service("GetStream", "handle handle, stream* stream", v2=True),
    Service("SetPointerMode", "handle handle, pointer_mode mode", v2=True),
    Service("GetPointerMode", "handle handle, pointer_mode* mode", v2=True),
    Service("SetAtomicsMode", "handle handle, atomics_mode mode"),
    Service("GetAtomicsMode", "handle handle, atomics_mode* mode"),
    Service("SetMathMode", "handle handle, math_mode mode"),
    Service("GetMathMode", "handle handle, math_mode* mode"),
    Service("SetWorkspace", "handle handle, void* memory, size bytes", v2=True),
    Service("GetVersion", "handle handle, int* version", v2=True, apis=("cublas",)),
    Service("GetProperty", "property property, int* value", apis=("cublas",)),
    Service("SetVector", _VECTORS, wide=True),
    Service("GetVector", _VECTORS, wide=True),
    Service("SetMatrix", _MATRICES, wide=True),
    Service("GetMatrix", _MATRICES, wide=True),
    Service("SetVectorAsync", f"{_VECTORS}, stream stream", wide=True),
    Service("GetVectorAsync", f"{_VECTORS}, stream stream", wide=True),
    Service("SetMatrixAsync", f"{_MATRICES}, stream stream", wide=True),
    Service("GetMatrixAsync", f"{_MATRICES}, stream stream", wide=True),
)
