"""The table of the sparse library: functions, types, and enumerations of cuSPARSE and hipSPARSE.

`build_sparse.py` makes the headers and entry points from it. Names, parameters and values are those of cusparse.h (CUDA
12.8) and hipsparse.h (hipSPARSE 3.1, whose functions 4.2 has, too). Both APIs have the same values.
"""

from __future__ import annotations

from typing import NamedTuple

APIS = ("cusparse", "hipsparse")
PREFIXES = {"cusparse": "cu", "hipsparse": "hip"}

# The elements of a function's arrays by the letter before its name: types of cuSPARSE, hipSPARSE and the library.
PRECISIONS = {
    "S": ("float", "float", "float"),
    "D": ("double", "double", "double"),
    "C": ("cuComplex", "hipComplex", "std::complex<float>"),
    "Z": ("cuDoubleComplex", "hipDoubleComplex", "std::complex<double>"),
}

# Enumerations by the table's names: the type's name after the API's, and its enumerators; `hip:` or `cu:` limits one to
# an API.
ENUMERATIONS = {
    "status": (
        "Status_t",
        "STATUS_SUCCESS=0 STATUS_NOT_INITIALIZED=1 STATUS_ALLOC_FAILED=2 STATUS_INVALID_VALUE=3 STATUS_ARCH_MISMATCH=4"
        " STATUS_MAPPING_ERROR=5 STATUS_EXECUTION_FAILED=6 STATUS_INTERNAL_ERROR=7"
        " STATUS_MATRIX_TYPE_NOT_SUPPORTED=8 STATUS_ZERO_PIVOT=9 STATUS_NOT_SUPPORTED=10"
        " STATUS_INSUFFICIENT_RESOURCES=11",
    ),
    "pointer_mode": ("PointerMode_t", "POINTER_MODE_HOST=0 POINTER_MODE_DEVICE=1"),
    "action": ("Action_t", "ACTION_SYMBOLIC=0 ACTION_NUMERIC=1"),
    "matrix_type": (
        "MatrixType_t",
        "MATRIX_TYPE_GENERAL=0 MATRIX_TYPE_SYMMETRIC=1 MATRIX_TYPE_HERMITIAN=2 MATRIX_TYPE_TRIANGULAR=3",
    ),
    "fill": ("FillMode_t", "FILL_MODE_LOWER=0 FILL_MODE_UPPER=1"),
    "diagonal": ("DiagType_t", "DIAG_TYPE_NON_UNIT=0 DIAG_TYPE_UNIT=1"),
    "base": ("IndexBase_t", "INDEX_BASE_ZERO=0 INDEX_BASE_ONE=1"),
    "operation": ("Operation_t", "OPERATION_NON_TRANSPOSE=0 OPERATION_TRANSPOSE=1 OPERATION_CONJUGATE_TRANSPOSE=2"),
    "direction": ("Direction_t", "DIRECTION_ROW=0 DIRECTION_COLUMN=1"),
    "policy": ("SolvePolicy_t", "SOLVE_POLICY_NO_LEVEL=0 SOLVE_POLICY_USE_LEVEL=1"),
    "index_type": ("IndexType_t", "INDEX_16U=1 INDEX_32I=2 INDEX_64I=3"),
    "format": (
        "Format_t",
        "FORMAT_CSR=1 FORMAT_CSC=2 FORMAT_COO=3 hip:FORMAT_COO_AOS=4 FORMAT_BLOCKED_ELL=5 cu:FORMAT_BSR=6"
        " cu:FORMAT_SLICED_ELLPACK=7",
    ),
    "order": ("Order_t", "ORDER_COL=1 hip:ORDER_COLUMN=1 ORDER_ROW=2"),
    "attribute": ("SpMatAttribute_t", "SPMAT_FILL_MODE=0 SPMAT_DIAG_TYPE=1"),
    "csr2csc_alg": (
        "Csr2CscAlg_t",
        "cu:CSR2CSC_ALG_DEFAULT=1 CSR2CSC_ALG1=1 hip:CSR2CSC_ALG_DEFAULT=0 hip:CSR2CSC_ALG2=2",
    ),
    "spmv_alg": (
        "SpMVAlg_t",
        "SPMV_ALG_DEFAULT=0 SPMV_COO_ALG1=1 SPMV_CSR_ALG1=2 SPMV_CSR_ALG2=3 SPMV_COO_ALG2=4 cu:SPMV_SELL_ALG1=5"
        " hip:MV_ALG_DEFAULT=0 hip:COOMV_ALG=1 hip:CSRMV_ALG1=2 hip:CSRMV_ALG2=3",
    ),
    "spmm_alg": (
        "SpMMAlg_t",
        "SPMM_ALG_DEFAULT=0 SPMM_COO_ALG1=1 SPMM_COO_ALG2=2 SPMM_COO_ALG3=3 SPMM_CSR_ALG1=4 SPMM_COO_ALG4=5"
        " SPMM_CSR_ALG2=6 SPMM_CSR_ALG3=12 SPMM_BLOCKED_ELL_ALG1=13 cu:SPMM_BSR_ALG1=14"
        " hip:MM_ALG_DEFAULT=0 hip:COOMM_ALG1=1 hip:COOMM_ALG2=2 hip:COOMM_ALG3=3 hip:CSRMM_ALG1=4",
    ),
    "sddmm_alg": ("SDDMMAlg_t", "SDDMM_ALG_DEFAULT=0"),
    "spgemm_alg": (
        "SpGEMMAlg_t",
        "SPGEMM_DEFAULT=0 cu:SPGEMM_CSR_ALG_DETERMINITIC=1 cu:SPGEMM_CSR_ALG_NONDETERMINITIC=2"
        " hip:SPGEMM_CSR_ALG_DETERMINISTIC=1 hip:SPGEMM_CSR_ALG_NONDETERMINISTIC=2"
        " SPGEMM_ALG1=3 SPGEMM_ALG2=4 SPGEMM_ALG3=5",
    ),
    "spsv_alg": ("SpSVAlg_t", "SPSV_ALG_DEFAULT=0"),
    "spsm_alg": ("SpSMAlg_t", "SPSM_ALG_DEFAULT=0"),
    "to_dense_alg": ("SparseToDenseAlg_t", "SPARSETODENSE_ALG_DEFAULT=0"),
    "to_sparse_alg": ("DenseToSparseAlg_t", "DENSETOSPARSE_ALG_DEFAULT=0"),
}

# Objects by the table's names: the type's name after the API's, and the library's class.
OBJECTS = {
    "handle": ("Handle_t", "Handle"),
    "descr": ("MatDescr_t", "MatDescr"),
    "spvec": ("SpVecDescr_t", "SpVec"),
    "const_spvec": ("ConstSpVecDescr_t", "SpVec"),
    "dnvec": ("DnVecDescr_t", "DnVec"),
    "const_dnvec": ("ConstDnVecDescr_t", "DnVec"),
    "spmat": ("SpMatDescr_t", "SpMat"),
    "const_spmat": ("ConstSpMatDescr_t", "SpMat"),
    "dnmat": ("DnMatDescr_t", "DnMat"),
    "const_dnmat": ("ConstDnMatDescr_t", "DnMat"),
    "spsv": ("SpSVDescr_t", "Analysis"),
    "spsm": ("SpSMDescr_t", "Analysis"),
    "spgemm": ("SpGEMMDescr_t", "Analysis"),
}
# Those whose names don't have the API's.
INFOS = {"ilu_info": "csrilu02Info", "ic_info": "csric02Info", "sv_info": "csrsv2Info"}
# Other types: cuSPARSE's, hipSPARSE's and the library's.
TYPES = {
    "stream": ("cudaStream_t", "hipStream_t", "hipStream_t"),
    "data_type": ("cudaDataType", "hipDataType", "int"),
    "property": ("libraryPropertyType", "", "int"),
}

# Functions that return a value of a matrix's descriptor: its type, and the library's field.
GETTERS = {
    "GetMatType": ("matrix_type", "type"),
    "GetMatFillMode": ("fill", "fill"),
    "GetMatDiagType": ("diagonal", "diagonal"),
    "GetMatIndexBase": ("base", "base"),
}


class Function(NamedTuple):
    """A function. parameters: C's, with the table's names of types; T is the element of the precision.

    kind: `work` runs in the handle's stream, or is forwarded to cuSPARSE; `size` writes the bytes of a work area to the
    last parameter; `nothing` prepares what the host doesn't need; `object` reads or changes an object, and cuSPARSE's;
    `service` is the library's own. host: the library's function, if its name differs. apis: those that have the
    function. ignores_last: the last parameter has no effect, and cuSPARSE lacks it.
    """

    name: str
    parameters: str
    kind: str = "work"
    host: str = ""
    precisions: str = ""
    apis: tuple[str, ...] = APIS
    ignores_last: bool = False

    @property
    def implementation(self) -> str:
        return self.host or self.name.replace("Const", "")


HIP = ("hipsparse",)
_HANDLE = "handle handle"


def _services() -> tuple[Function, ...]:
    def setting(name: str, kind: str, parameter: str) -> tuple[Function, ...]:
        return (
            Function(f"Set{name}", f"{_HANDLE}, {kind} {parameter}", "service"),
            Function(f"Get{name}", f"{_HANDLE}, {kind}* {parameter}", "service"),
        )

    return (
        Function("Create", "handle* handle", "service"),
        Function("Destroy", _HANDLE, "service"),
        *setting("Stream", "stream", "stream"),
        *setting("PointerMode", "pointer_mode", "mode"),
    )


def _made(name: str, kind: str, parameters: str) -> tuple[Function, ...]:
    """CreateX and CreateConstX."""
    constant = parameters.replace("void*", "const void*")
    return (
        Function(f"Create{name}", f"{kind}* made, {parameters}", "service"),
        Function(f"CreateConst{name}", f"const_{kind}* made, {constant}", "service"),
    )


def _got(name: str, kind: str, parameters: str) -> tuple[Function, ...]:
    """XGet and ConstXGet."""
    constant = parameters.replace("void**", "const void**")
    return (
        Function(f"{name}", f"{kind} object, {parameters}", "object"),
        Function(f"Const{name}", f"const_{kind} object, {constant}", "object"),
    )


def _matrix_format(name: str, first: str, second: str, types: tuple[str, ...]) -> tuple[Function, ...]:
    sizes = "int64_t{0} rows, int64_t{0} cols, int64_t{0} nnz, void*{0} {1}, void*{0} {2}, void*{0} values"
    index_types = "".join(f", index_type{{0}} {kind}" for kind in types)
    text = sizes + index_types + ", base{0} idxBase, data_type{0} valueType"
    return (
        *_made(name, "spmat", text.format("", first, second)),
        *_got(f"{name}Get", "spmat", text.format("*", first, second)),
        Function(f"{name}SetPointers", f"spmat object, void* {first}, void* {second}, void* values", "object"),
    )


def _objects() -> tuple[Function, ...]:
    sparse = "int64_t{0} size, int64_t{0} nnz, void*{0} indices, void*{0} values, index_type{0} idxType,"
    sparse += " base{0} idxBase, data_type{0} valueType"
    dense = "int64_t{0} rows, int64_t{0} cols, int64_t{0} ld, void*{0} values, data_type{0} valueType, order{0} order"
    vector = "int64_t{0} size, void*{0} values, data_type{0} valueType"
    made = [
        *_made("SpVec", "spvec", sparse.format("")),
        *_got("SpVecGet", "spvec", sparse.format("*")),
        *_made("DnVec", "dnvec", vector.format("")),
        *_got("DnVecGet", "dnvec", vector.format("*")),
        *_made("DnMat", "dnmat", dense.format("")),
        *_got("DnMatGet", "dnmat", dense.format("*")),
        *_matrix_format("Csr", "rowOffsets", "colInd", ("offsetsType", "indType")),
        *_matrix_format("Csc", "colOffsets", "rowInd", ("offsetsType", "indType")),
        *_matrix_format("Coo", "rowInd", "colInd", ("idxType",)),
    ]
    for name, kind in (("SpVec", "spvec"), ("DnVec", "dnvec"), ("SpMat", "spmat"), ("DnMat", "dnmat")):
        made += [
            Function(f"Destroy{name}", f"const_{kind} object", "service", "destroy"),
            *(got._replace(host="getValues") for got in _got(f"{name}GetValues", kind, "void** values")),
            Function(f"{name}SetValues", f"{kind} object, void* values", "object", "setValues"),
        ]
    return (
        *made,
        Function("SpVecGetIndexBase", "const_spvec object, base* idxBase", "object"),
        Function("SpMatGetFormat", "const_spmat object, format* format", "object"),
        Function("SpMatGetIndexBase", "const_spmat object, base* idxBase", "object"),
        Function("SpMatGetSize", "const_spmat object, int64_t* rows, int64_t* cols, int64_t* nnz", "object"),
        Function("SpMatGetAttribute", "const_spmat object, attribute attribute, void* data, size_t dataSize", "object"),
        Function("SpMatSetAttribute", "spmat object, attribute attribute, const void* data, size_t dataSize", "object"),
        Function("SpMatGetStridedBatch", "const_spmat object, int* batchCount", "object"),
        Function("CooSetStridedBatch", "spmat object, int batchCount, int64_t batchStride", "object"),
        Function(
            "CsrSetStridedBatch",
            "spmat object, int batchCount, int64_t offsetsBatchStride, int64_t columnsValuesBatchStride",
            "object",
        ),
        Function("DnMatGetStridedBatch", "const_dnmat object, int* batchCount, int64_t* batchStride", "object"),
        Function("DnMatSetStridedBatch", "dnmat object, int batchCount, int64_t batchStride", "object"),
        Function("CreateMatDescr", "descr* made", "service"),
        Function("DestroyMatDescr", "descr object", "service", "destroy"),
        Function("CopyMatDescr", "descr to, const descr from", "service", apis=HIP),
        Function("SetMatType", "descr object, matrix_type type", "object"),
        Function("SetMatFillMode", "descr object, fill fillMode", "object"),
        Function("SetMatDiagType", "descr object, diagonal diagType", "object"),
        Function("SetMatIndexBase", "descr object, base base", "object"),
        *(
            Function(f"{kind}_{verb}Descr", parameters, "service", host)
            for kind in ("SpSV", "SpSM", "SpGEMM")
            for verb, parameters, host in (
                ("create", f"{kind.lower()}* made", f"create{kind}"),
                ("destroy", f"{kind.lower()} object", "destroy"),
            )
        ),
        *(
            Function(f"{verb}{info[0].upper()}{info[1:]}", parameters, "service", host, apis=apis)
            for kind, info in INFOS.items()
            for apis in [HIP if kind == "sv_info" else APIS]
            for verb, parameters, host in (
                ("Create", f"{kind}* made", f"create{info[0].upper()}{info[1:]}"),
                ("Destroy", f"{kind} object", "destroy"),
            )
        ),
    )


def _buffered(name: str, parameters: str, *others: str) -> tuple[Function, ...]:
    """The function, its size of a work area, and its preparations."""
    return (
        Function(f"{name}_bufferSize", f"{parameters}, size_t* bufferSize", "size"),
        *(Function(f"{name}_{other}", f"{parameters}, void* externalBuffer", "nothing") for other in others),
        Function(name, f"{parameters}, void* externalBuffer"),
    )


def _generic() -> tuple[Function, ...]:
    scalars = "const void* alpha, {0}, const void* beta, {1}, data_type computeType"
    spmv = f"{_HANDLE}, operation opA, {scalars.format('const_spmat matA, const_dnvec vecX', 'dnvec vecY')}"
    both = f"{_HANDLE}, operation opA, operation opB"
    spmm = f"{both}, {scalars.format('const_spmat matA, const_dnmat matB', 'dnmat matC')}"
    sddmm = f"{both}, {scalars.format('const_dnmat matA, const_dnmat matB', 'spmat matC')}"
    spgemm = f"{both}, {scalars.format('const_spmat matA, const_spmat matB', 'spmat matC')}"
    spgemm += ", spgemm_alg alg, spgemm spgemmDescr"
    spsv = f"{_HANDLE}, operation opA, const void* alpha, const_spmat matA, const_dnvec vecX, dnvec vecY,"
    spsv += " data_type computeType, spsv_alg alg, spsv spsvDescr"
    spsm = f"{both}, const void* alpha, const_spmat matA, const_dnmat matB, dnmat matC, data_type computeType,"
    spsm += " spsm_alg alg, spsm spsmDescr"
    to_sparse = f"{_HANDLE}, const_dnmat matA, spmat matB, to_sparse_alg alg"
    solves = []
    for name, parameters in (("SpSV", spsv), ("SpSM", spsm)):
        solves += [
            Function(f"{name}_bufferSize", f"{parameters}, size_t* bufferSize", "size"),
            Function(f"{name}_analysis", f"{parameters}, void* externalBuffer"),
        ]
    return (
        *_buffered(
            "SpVV", f"{_HANDLE}, operation opX, const_spvec vecX, const_dnvec vecY, void* result, data_type computeType"
        ),
        *_buffered("SpMV", f"{spmv}, spmv_alg alg", "preprocess"),
        *_buffered("SpMM", f"{spmm}, spmm_alg alg", "preprocess"),
        *_buffered("SDDMM", f"{sddmm}, sddmm_alg alg", "preprocess"),
        Function("SpGEMM_workEstimation", f"{spgemm}, size_t* bufferSize, void* externalBuffer"),
        Function("SpGEMM_compute", f"{spgemm}, size_t* bufferSize, void* externalBuffer"),
        Function("SpGEMM_copy", spgemm),
        *solves,
        Function("SpSV_solve", spsv),
        Function("SpSM_solve", spsm, apis=("cusparse",)),
        Function("SpSM_solve", f"{spsm}, void* externalBuffer", apis=HIP, ignores_last=True),
        *_buffered("SparseToDense", f"{_HANDLE}, const_spmat matA, dnmat matB, to_dense_alg alg"),
        Function("DenseToSparse_bufferSize", f"{to_sparse}, size_t* bufferSize", "size"),
        Function("DenseToSparse_analysis", f"{to_sparse}, void* externalBuffer"),
        Function("DenseToSparse_convert", f"{to_sparse}, void* externalBuffer"),
        Function("Axpby", f"{_HANDLE}, const void* alpha, const_spvec vecX, const void* beta, dnvec vecY"),
        Function("Gather", f"{_HANDLE}, const_dnvec vecY, spvec vecX"),
        Function("Scatter", f"{_HANDLE}, const_spvec vecX, dnvec vecY"),
        Function("Rot", f"{_HANDLE}, const void* cosine, const void* sine, spvec vecX, dnvec vecY"),
    )


def _csr(suffix: str = "", value: str = "const T*", index: str = "const int*") -> str:
    return f"{value} val{suffix}, {index} rowPtr{suffix}, {index} colInd{suffix}"


def _conversions() -> tuple[Function, ...]:
    csr2csc = f"{_HANDLE}, int rows, int cols, int nnz, const void* csrVal, const int* csrRowPtr, const int* csrColInd"
    csr2csc += ", void* cscVal, int* cscColPtr, int* cscRowInd, data_type valType, action copyValues, base idxBase"
    csr2csc += ", csr2csc_alg alg"
    sizes = f"{_HANDLE}, int rows, int cols, int nnz"
    sorts = []
    for name, parameters in (
        ("csrsort", "descr descrA, const int* rowPtr, int* colInd"),
        ("cscsort", "descr descrA, const int* colPtr, int* rowInd"),
    ):
        pointers = parameters.removeprefix("descr descrA, ").replace(", int*", ", const int*")
        sorts += [
            Function(f"X{name}_bufferSizeExt", f"{sizes}, {pointers}, size_t* bufferSize", "size"),
            Function(f"X{name}", f"{sizes}, {parameters}, int* permutation, void* buffer"),
        ]
    coo = f"{sizes}, int* rowInd, int* colInd, int* permutation, void* buffer"
    dense = f"{_HANDLE}, int rows, int cols, const descr descrA"
    return (
        Function("Xcoo2csr", f"{_HANDLE}, const int* rowInd, int nnz, int rows, int* rowPtr, base idxBase"),
        Function("Xcsr2coo", f"{_HANDLE}, const int* rowPtr, int nnz, int rows, int* rowInd, base idxBase"),
        Function("Csr2cscEx2_bufferSize", f"{csr2csc}, size_t* bufferSize", "size"),
        Function("Csr2cscEx2", f"{csr2csc}, void* buffer"),
        Function("CreateIdentityPermutation", f"{_HANDLE}, int size, int* permutation"),
        *sorts,
        Function(
            "Xcoosort_bufferSizeExt", f"{sizes}, const int* rowInd, const int* colInd, size_t* bufferSize", "size"
        ),
        Function("XcoosortByRow", coo),
        Function("XcoosortByColumn", coo),
        Function(
            "nnz",
            f"{_HANDLE}, direction direction, int rows, int cols, const descr descrA, const T* dense, int lda,"
            " int* perRowCol, int* total",
            precisions="SDCZ",
        ),
        Function("csr2dense", f"{dense}, {_csr()}, T* dense, int ld", precisions="SDCZ", apis=HIP),
        Function(
            "dense2csr",
            f"{dense}, const T* dense, int ld, const int* perRow, {_csr('', 'T*', 'int*')}",
            precisions="SDCZ",
            apis=HIP,
        ),
        Function(
            "csr2csc",
            f"{sizes}, {_csr()}, T* cscVal, int* cscRowInd, int* cscColPtr, action copyValues, base idxBase",
            precisions="SDCZ",
            apis=HIP,
        ),
    )


def _legacy() -> tuple[Function, ...]:
    """Functions with a letter for the precision. cuSPARSE 12 has a part of them."""
    vector = f"{_HANDLE}, int nnz, "
    geam = f"{_HANDLE}, int rows, int cols, const T* alpha, const descr descrA, int nnzA, {_csr('A')}"
    geam += f", const T* beta, const descr descrB, int nnzB, {_csr('B')}, const descr descrC"
    pattern = "const descr descr{0}, int nnz{0}, const int* rowPtr{0}, const int* colInd{0}"
    factors = []
    for name, info in (("csrilu02", "ilu_info info"), ("csric02", "ic_info info")):
        head = f"{_HANDLE}, int rows, int nnz, const descr descrA, {{0}} val, const int* rowPtr, const int* colInd"
        head += f", {info}"
        factors += [
            Function(f"{name}_bufferSize", f"{head.format('T*')}, int* bufferSize", "size", precisions="SDCZ"),
            Function(f"{name}_bufferSizeExt", f"{head.format('T*')}, size_t* bufferSize", "size", precisions="SDCZ"),
            Function(f"{name}_analysis", f"{head.format('const T*')}, policy policy, void* buffer", precisions="SDCZ"),
            Function(name, f"{head.format('T*')}, policy policy, void* buffer", precisions="SDCZ"),
            Function(f"X{name}_zeroPivot", f"{_HANDLE}, {info}, int* position", host="zeroPivot"),
        ]
    sv = f"{_HANDLE}, operation opA, int rows, int nnz, {{0}}const descr descrA, {{1}} val, const int* rowPtr"
    sv += ", const int* colInd, sv_info info"
    tridiagonal = "const T* dl, const T* diag, const T* du, {0} "
    systems = f"{_HANDLE}, int rows, int cols, {tridiagonal}rhs, int ldb"
    batch = f"{_HANDLE}, int rows, {tridiagonal}rhs, int batchCount, int batchStride"
    solves = []
    for name, parameters in (("gtsv2", systems), ("gtsv2_nopivot", systems), ("gtsv2StridedBatch", batch)):
        size = parameters.format("const T*") + ", size_t* bufferSize"
        solves += [
            Function(f"{name}_bufferSizeExt", size, "size", precisions="SDCZ"),
            Function(
                name, parameters.format("T*") + ", void* buffer", host=name.removesuffix("_nopivot"), precisions="SDCZ"
            ),
        ]
    product = f"{_HANDLE}, operation opA, "
    csr = f"int nnz, const T* alpha, const descr descrA, {_csr()}"
    return (
        Function(
            "csrgeam2_bufferSizeExt",
            f"{geam}, {_csr('C')}, size_t* bufferSize",
            "size",
            precisions="SDCZ",
        ),
        Function(
            "Xcsrgeam2Nnz",
            f"{_HANDLE}, int rows, int cols, {pattern.format('A')}, {pattern.format('B')}, const descr descrC,"
            " int* rowPtrC, int* total, void* workspace",
        ),
        Function(
            "csrgeam2", f"{geam}, {_csr('C', 'T*', 'int*')}, void* buffer", precisions="SDCZ"
        ),
        *factors,
        Function(
            "csrilu02_numericBoost",
            f"{_HANDLE}, ilu_info info, int enable, double* tolerance, T* boost",
            precisions="SDCZ",
        ),
        *solves,
        Function(
            "csrmv", f"{product}int rows, int cols, {csr}, const T* vecX, const T* beta, T* vecY",
            precisions="SDCZ", apis=HIP,
        ),
        Function(
            "csrmm",
            f"{product}int rows, int cols, int inner, {csr}, const T* matB, int ldb, const T* beta, T* matC, int ldc",
            precisions="SDCZ", apis=HIP,
        ),
        Function(
            "csrmm2",
            f"{product}operation opB, int rows, int cols, int inner, {csr}, const T* matB, int ldb, const T* beta,"
            " T* matC, int ldc",
            precisions="SDCZ", apis=HIP,
        ),
        Function(
            "csrsv2_bufferSize", f"{sv.format('', 'T*')}, int* bufferSize", "size", precisions="SDCZ", apis=HIP
        ),
        Function(
            "csrsv2_bufferSizeExt", f"{sv.format('', 'T*')}, size_t* bufferSize", "size", precisions="SDCZ", apis=HIP
        ),
        Function(
            "csrsv2_analysis",
            f"{sv.format('', 'const T*')}, policy policy, void* buffer",
            precisions="SDCZ",
            apis=HIP,
        ),
        Function(
            "csrsv2_solve",
            f"{sv.format('const T* alpha, ', 'const T*')}, const T* vecX, T* vecY, policy policy, void* buffer",
            precisions="SDCZ",
            apis=HIP,
        ),
        Function("Xcsrsv2_zeroPivot", f"{_HANDLE}, sv_info info, int* position", host="zeroPivot", apis=HIP),
        *(
            Function(name, f"{vector}{parameters}, base idxBase", precisions=letters, apis=HIP)
            for name, parameters, letters in (
                ("axpyi", "const T* alpha, const T* val, const int* ind, T* vec", "SDCZ"),
                ("doti", "const T* val, const int* ind, const T* vec, T* result", "SDCZ"),
                ("dotci", "const T* val, const int* ind, const T* vec, T* result", "CZ"),
                ("gthr", "const T* vec, T* val, const int* ind", "SDCZ"),
                ("gthrz", "T* vec, T* val, const int* ind", "SDCZ"),
                ("sctr", "const T* val, const int* ind, T* vec", "SDCZ"),
                ("roti", "T* val, const int* ind, T* vec, const T* cosine, const T* sine", "SD"),
            )
        ),
    )  # fmt: skip


FUNCTIONS = (*_services(), *_objects(), *_generic(), *_conversions(), *_legacy())
