"""The table of the dense solvers: functions, types and enumerations of cuSOLVER and hipSOLVER.

`build_solver.py` makes the headers, the entry points, and the calls of LAPACK from it. Names, parameters and values are
those of cusolverDn.h (CUDA 12.8) and of hipsolver.h (hipSOLVER 2.4), which has two forms: its own, and `hipsolverDn`
with cuSOLVER's parameters.
"""

from __future__ import annotations

from typing import NamedTuple

# The prefix of an API's functions, and of its types' names.
APIS = {"cu": ("cusolverDn", "cusolver"), "dn": ("hipsolverDn", "hipsolver"), "hip": ("hipsolver", "hipsolver")}

# Elements by the letter in a function's name: types of cuSOLVER, hipSOLVER and the library.
PRECISIONS = {
    "S": ("float", "float", "float"),
    "D": ("double", "double", "double"),
    "C": ("cuComplex", "hipFloatComplex", "std::complex<float>"),
    "Z": ("cuDoubleComplex", "hipDoubleComplex", "std::complex<double>"),
}
REALS = {"S": "float", "D": "double", "C": "float", "Z": "double"}

# Results: names after the API's, values of cuSOLVER and of hipSOLVER. None: the API lacks it.
STATUSES: dict[str, tuple[int | None, int | None]] = {
    "SUCCESS": (0, 0),
    "NOT_INITIALIZED": (1, 1),
    "ALLOC_FAILED": (2, 2),
    "INVALID_VALUE": (3, 3),
    "ARCH_MISMATCH": (4, 8),
    "MAPPING_ERROR": (5, 4),
    "EXECUTION_FAILED": (6, 5),
    "INTERNAL_ERROR": (7, 6),
    "MATRIX_TYPE_NOT_SUPPORTED": (8, 13),
    "NOT_SUPPORTED": (9, 7),
    "ZERO_PIVOT": (10, 12),
    "HANDLE_IS_NULLPTR": (None, 9),
    "INVALID_ENUM": (None, 10),
    "UNKNOWN": (None, 11),
    "INVALID_LICENSE": (11, None),
    "IRS_PARAMS_NOT_INITIALIZED": (12, None),
    "IRS_PARAMS_INVALID": (13, None),
    "IRS_PARAMS_INVALID_PREC": (14, None),
    "IRS_PARAMS_INVALID_REFINE": (15, None),
    "IRS_PARAMS_INVALID_MAXITER": (16, None),
    "IRS_INTERNAL_ERROR": (20, None),
    "IRS_NOT_SUPPORTED": (21, None),
    "IRS_OUT_OF_RANGE": (22, None),
    "IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES": (23, None),
    "IRS_INFOS_NOT_INITIALIZED": (25, None),
    "IRS_INFOS_NOT_DESTROYED": (26, None),
    "IRS_MATRIX_SINGULAR": (30, None),
    "INVALID_WORKSPACE": (31, None),
}

# Enumerations whose values differ, by the library's class: types of cuSOLVER and hipSOLVER, and each value of both.
OPTIONS = {
    "Operation": ("cublasOperation_t", "hipsolverOperation_t", ((0, 111), (1, 112), (2, 113))),
    "Fill": ("cublasFillMode_t", "hipsolverFillMode_t", ((0, 122), (1, 121))),
    "Side": ("cublasSideMode_t", "hipsolverSideMode_t", ((0, 141), (1, 142))),
    "EigMode": ("cusolverEigMode_t", "hipsolverEigMode_t", ((0, 201), (1, 202))),
    "EigType": ("cusolverEigType_t", "hipsolverEigType_t", ((1, 211), (2, 212), (3, 213))),
}

# Other types by the table's names: those of cuSOLVER, of hipSOLVER's Dn functions, of hipSOLVER, and the library's.
TYPES = {
    "handle": ("cusolverDnHandle_t", "hipsolverDnHandle_t", "hipsolverHandle_t", "Handle*"),
    "gesvdj": ("gesvdjInfo_t", "hipsolverGesvdjInfo_t", "hipsolverGesvdjInfo_t", "JacobiInfo*"),
    "syevj": ("syevjInfo_t", "hipsolverSyevjInfo_t", "hipsolverSyevjInfo_t", "JacobiInfo*"),
    "params": ("cusolverDnParams_t", "hipsolverDnParams_t", "", "Params*"),
    "function": ("cusolverDnFunction_t", "hipsolverDnFunction_t", "", "int"),
    "algorithm": ("cusolverAlgMode_t", "hipsolverAlgMode_t", "", "int"),
    "data_type": ("cudaDataType", "hipDataType", "", "int"),
    "stream": ("cudaStream_t", "hipStream_t", "hipStream_t", "hipStream_t"),
    "char": ("signed char",) * 4,
    "int64_t": ("int64_t", "int64_t", "", "std::int64_t"),
    "size_t": ("size_t", "size_t", "size_t", "std::size_t"),
}


class Function(NamedTuple):
    """A function of matrices, named as for real elements.

    parameters: C's, with the table's names of types; T is the element and R its real type. `hip:` marks one that
    hipSOLVER's own form has and the library ignores, `cu:` one that it lacks. size: those of the function whose name
    ends in _bufferSize. checks: what else is an invalid value. arrays: pointers that are null only if one of the counts
    in `empty` is 0. lapack: arguments of LAPACK's subroutine, of which `c:` marks those for complex elements; without
    it the library has a function in host/. limited: a count whose square LAPACK's integers must have.
    """

    name: str
    parameters: str
    size: str = ""
    checks: str = ""
    arrays: str = ""
    empty: str = ""
    lapack: str = ""
    complex: str = ""  # the name for complex elements
    limited: str = ""
    rwork: str = "1"  # reals of the area that LAPACK doesn't tell the size of
    sized: bool = True  # cuSOLVER has a function for the size of the work area
    doubled: bool = False  # the name has the letter twice

    def named(self, letter: str) -> str:
        name = self.complex if self.complex and letter in "CZ" else self.name
        return letter * (1 + self.doubled) + name


_WORK = "T* work, int lwork, int* devInfo"
_MN = "int m, int n, T* A, int lda"
_UPLO = "Fill uplo, int n, T* A, int lda"
_JOBZ = "EigMode jobz, Fill uplo, int n, T* A, int lda"
_SIZE_JOBZ = "EigMode jobz, Fill uplo, int n, const T* A, int lda"
_BATCH_A = "Fill uplo, int n, T** A, int lda"
_SVD = "T* A, int lda, R* S, T* U, int ldu, T* V, int ldv"
_SIZE_SVD = "const T* A, int lda, const R* S, const T* U, int ldu, const T* V, int ldv"
_PENCIL = "T* A, int lda, T* B, int ldb, R* W"
_SIZE_PENCIL = "const T* A, int lda, const T* B, int ldb, const R* W"
_SYEVD = "W work c:rwork c:lrwork iwork liwork devInfo"
_SYSTEM = "const T* A, int lda, {0}T* B, int ldb, hip:T* work, hip:int lwork, int* devInfo"
_REFINED = "T* A, int lda, {0}T* B, int ldb, T* X, int ldx"

FUNCTIONS = (
    Function(
        "getrf",
        f"{_MN}, T* work, hip:int lwork, int* devIpiv, int* devInfo",
        size=f"{_MN}, int* lwork",
        checks="m >= 0, n >= 0, lda >= least(m)",
        arrays="A",
        empty="m n",
    ),
    Function(
        "getrs",
        "Operation trans, int n, int nrhs, " + _SYSTEM.format("const int* devIpiv, "),
        size="Operation trans, int n, int nrhs, T* A, int lda, int* devIpiv, T* B, int ldb, int* lwork",
        checks="n >= 0, nrhs >= 0, lda >= least(n), ldb >= least(n)",
        arrays="A B",
        empty="n nrhs",
        sized=False,
    ),
    Function(
        "potrf",
        f"{_UPLO}, {_WORK}",
        size=f"{_UPLO}, int* lwork",
        checks="n >= 0, lda >= least(n)",
        arrays="A",
        empty="n",
        lapack="uplo n A lda devInfo",
    ),
    Function(
        "potrs",
        "Fill uplo, int n, int nrhs, " + _SYSTEM.format(""),
        size="Fill uplo, int n, int nrhs, T* A, int lda, T* B, int ldb, int* lwork",
        checks="n >= 0, nrhs >= 0, lda >= least(n), ldb >= least(n)",
        arrays="A B",
        empty="n nrhs",
        lapack="uplo n nrhs A lda B ldb devInfo",
        sized=False,
    ),
    Function(
        "potri",
        f"{_UPLO}, {_WORK}",
        size=f"{_UPLO}, int* lwork",
        checks="n >= 0, lda >= least(n)",
        arrays="A",
        empty="n",
        lapack="uplo n A lda devInfo",
    ),
    Function(
        "potrfBatched",
        f"{_BATCH_A}, hip:T* work, hip:int lwork, int* devInfo, int batchSize",
        size=f"{_BATCH_A}, int* lwork, int batchSize",
        checks="n >= 0, lda >= least(n), batchSize >= 0",
        arrays="A",
        empty="n batchSize",
        sized=False,
    ),
    Function(
        "potrsBatched",
        "Fill uplo, int n, int nrhs, T** A, int lda, T** B, int ldb, hip:T* work, hip:int lwork, int* devInfo,"
        " int batchSize",
        size="Fill uplo, int n, int nrhs, T** A, int lda, T** B, int ldb, int* lwork, int batchSize",
        checks="n >= 0, nrhs >= 0, lda >= least(n), ldb >= least(n), batchSize >= 0",
        arrays="A B",
        empty="n nrhs batchSize",
        sized=False,
    ),
    Function(
        "geqrf",
        f"{_MN}, T* tau, {_WORK}",
        size=f"{_MN}, int* lwork",
        checks="m >= 0, n >= 0, lda >= least(m)",
        arrays="A tau",
        empty="m n",
        lapack="m n A lda tau work devInfo",
    ),
    Function(
        "orgqr",
        f"int m, int n, int k, T* A, int lda, const T* tau, {_WORK}",
        size="int m, int n, int k, const T* A, int lda, const T* tau, int* lwork",
        checks="m >= 0, n >= 0, n <= m, k >= 0, k <= n, lda >= least(m)",
        arrays="A tau",
        empty="n k",
        lapack="m n k A lda tau work devInfo",
        complex="ungqr",
    ),
    Function(
        "ormqr",
        f"Side side, Operation trans, int m, int n, int k, const T* A, int lda, const T* tau, T* C, int ldc, {_WORK}",
        size="Side side, Operation trans, int m, int n, int k, const T* A, int lda, const T* tau, const T* C, int ldc,"
        " int* lwork",
        checks="m >= 0, n >= 0, k >= 0, k <= order(side; m; n), lda >= least(order(side; m; n)), ldc >= least(m),"
        " isApplied<T>(trans)",
        arrays="A tau C",
        empty="m n k",
        lapack="side trans m n k A lda tau C ldc work devInfo",
        complex="unmqr",
    ),
    Function(
        "orgbr",
        f"Side side, int m, int n, int k, T* A, int lda, const T* tau, {_WORK}",
        size="Side side, int m, int n, int k, const T* A, int lda, const T* tau, int* lwork",
        checks="m >= 0, n >= 0, k >= 0, isReduced(side; m; n; k), lda >= least(m)",
        arrays="A tau",
        empty="m n",
        lapack="vect(side) m n k A lda tau work devInfo",
        complex="ungbr",
    ),
    Function(
        "orgtr",
        f"{_UPLO}, const T* tau, {_WORK}",
        size="Fill uplo, int n, const T* A, int lda, const T* tau, int* lwork",
        checks="n >= 0, lda >= least(n)",
        arrays="A tau",
        empty="n",
        lapack="uplo n A lda tau work devInfo",
        complex="ungtr",
    ),
    Function(
        "ormtr",
        f"Side side, Fill uplo, Operation trans, int m, int n, T* A, int lda, T* tau, T* C, int ldc, {_WORK}",
        size="Side side, Fill uplo, Operation trans, int m, int n, const T* A, int lda, const T* tau, const T* C,"
        " int ldc, int* lwork",
        checks="m >= 0, n >= 0, lda >= least(order(side; m; n)), ldc >= least(m), isApplied<T>(trans)",
        arrays="A tau C",
        empty="m n",
        lapack="side uplo trans m n A lda tau C ldc work devInfo",
        complex="unmtr",
    ),
    Function(
        "gebrd",
        f"{_MN}, R* D, R* E, T* tauq, T* taup, {_WORK}",
        size="int m, int n, int* lwork",
        checks="m >= 0, n >= 0, lda >= least(m)",
        arrays="A D E tauq taup",
        empty="m n",
        lapack="m n A lda D E tauq taup work devInfo",
    ),
    Function(
        "sytrd",
        f"{_UPLO}, R* D, R* E, T* tau, {_WORK}",
        size="Fill uplo, int n, const T* A, int lda, const R* D, const R* E, const T* tau, int* lwork",
        checks="n >= 0, lda >= least(n)",
        arrays="A D E tau",
        empty="n",
        lapack="uplo n A lda D E tau work devInfo",
        complex="hetrd",
    ),
    Function(
        "sytrf",
        f"{_UPLO}, int* ipiv, {_WORK}",
        size="int n, T* A, int lda, int* lwork",
        checks="n >= 0, lda >= least(n)",
        arrays="A ipiv",
        empty="n",
        lapack="uplo n A lda ipiv work devInfo",
    ),
    Function(
        "gesvd",
        "char jobu, char jobvt, int m, int n, T* A, int lda, R* S, T* U, int ldu, T* VT, int ldvt, T* work, int lwork,"
        " R* rwork, int* devInfo",
        size="hip:char jobu, hip:char jobvt, int m, int n, int* lwork",
        checks="m >= 0, n >= 0, lda >= least(m), isJob(jobu; jobvt), ldu >= least(wants(jobu) ? m : 1),"
        " ldvt >= least(jobvt == 'A' ? n : jobvt == 'S' ? std::min(m; n) : 1), U != nullptr || !wants(jobu) || m == 0,"
        " VT != nullptr || !wants(jobvt) || n == 0",
        arrays="A S",
        empty="m n",
        lapack="jobu jobvt m n A lda S U ldu VT ldvt work c:rwork devInfo",
        rwork="5 * std::min(m; n)",
    ),
    Function(
        "gesvdj",
        f"EigMode jobz, int econ, int m, int n, {_SVD}, {_WORK}, gesvdj params",
        size=f"EigMode jobz, int econ, int m, int n, {_SIZE_SVD}, int* lwork, gesvdj params",
        checks="m >= 0, n >= 0, lda >= least(m), params != nullptr, ldu >= least(wants(jobz) ? m : 1),"
        " ldv >= least(wants(jobz) ? n : 1), (U != nullptr && V != nullptr) || !wants(jobz) || m == 0 || n == 0",
        arrays="A S",
        empty="m n",
    ),
    Function(
        "gesvdjBatched",
        f"EigMode jobz, int m, int n, {_SVD}, {_WORK}, gesvdj params, int batchSize",
        size=f"EigMode jobz, int m, int n, {_SIZE_SVD}, int* lwork, gesvdj params, int batchSize",
        checks="m >= 0, n >= 0, lda >= least(m), params != nullptr, ldu >= least(wants(jobz) ? m : 1), batchSize >= 0,"
        " ldv >= least(wants(jobz) ? n : 1), (U != nullptr && V != nullptr) || !wants(jobz) || m == 0 || n == 0",
        arrays="A S",
        empty="m n batchSize",
    ),
    Function(
        "syevd",
        f"{_JOBZ}, R* W, {_WORK}",
        size=f"{_SIZE_JOBZ}, const R* W, int* lwork",
        checks="n >= 0, lda >= least(n)",
        arrays="A W",
        empty="n",
        lapack=f"jobz uplo n A lda {_SYEVD}",
        complex="heevd",
        limited="wants(jobz) ? n : 0",
    ),
    Function(
        "syevj",
        f"{_JOBZ}, R* W, {_WORK}, syevj params",
        size=f"{_SIZE_JOBZ}, const R* W, int* lwork, syevj params",
        checks="n >= 0, lda >= least(n), params != nullptr",
        arrays="A W",
        empty="n",
        complex="heevj",
        limited="wants(jobz) ? n : 0",
    ),
    Function(
        "syevjBatched",
        f"{_JOBZ}, R* W, {_WORK}, syevj params, int batchSize",
        size=f"{_SIZE_JOBZ}, const R* W, int* lwork, syevj params, int batchSize",
        checks="n >= 0, lda >= least(n), params != nullptr, batchSize >= 0",
        arrays="A W",
        empty="n batchSize",
        complex="heevjBatched",
        limited="wants(jobz) ? n : 0",
    ),
    Function(
        "sygvd",
        f"EigType itype, EigMode jobz, Fill uplo, int n, {_PENCIL}, {_WORK}",
        size=f"EigType itype, EigMode jobz, Fill uplo, int n, {_SIZE_PENCIL}, int* lwork",
        checks="n >= 0, lda >= least(n), ldb >= least(n)",
        arrays="A B W",
        empty="n",
        lapack=f"itype jobz uplo n A lda B ldb {_SYEVD}",
        complex="hegvd",
        limited="wants(jobz) ? n : 0",
    ),
    Function(
        "sygvj",
        f"EigType itype, EigMode jobz, Fill uplo, int n, {_PENCIL}, {_WORK}, syevj params",
        size=f"EigType itype, EigMode jobz, Fill uplo, int n, {_SIZE_PENCIL}, int* lwork, syevj params",
        checks="n >= 0, lda >= least(n), ldb >= least(n), params != nullptr",
        arrays="A B W",
        empty="n",
        complex="hegvj",
        limited="wants(jobz) ? n : 0",
    ),
    Function(
        "gels",
        f"int m, int n, int nrhs, {_REFINED.format('')}, void* work, size_t lwork, int* niters, int* devInfo",
        size=f"int m, int n, int nrhs, {_REFINED.format('')}, cu:void* work, size_t* lwork",
        checks="m >= 0, n >= 0, nrhs >= 0, lda >= least(m), ldb >= least(m), ldx >= least(n), niters != nullptr",
        arrays="A B X",
        empty="m n nrhs",
        doubled=True,
    ),
    Function(
        "gesv",
        f"int n, int nrhs, {_REFINED.format('int* devIpiv, ')}, void* work, size_t lwork, int* niters, int* devInfo",
        size=f"int n, int nrhs, {_REFINED.format('int* devIpiv, ')}, cu:void* work, size_t* lwork",
        checks="n >= 0, nrhs >= 0, lda >= least(n), ldb >= least(n), ldx >= least(n), niters != nullptr",
        arrays="A devIpiv B X",
        empty="n nrhs",
        doubled=True,
    ),
)


class Service(NamedTuple):
    """A function of objects, or of matrices with stated types. cusolver: its work on NVIDIA's GPUs is cuSOLVER's."""

    name: str
    parameters: str
    host: str = ""
    apis: tuple[str, ...] = ("cu", "dn", "hip")
    cusolver: bool = False

    @property
    def implementation(self) -> str:
        return self.host or self.name[0].lower() + self.name[1:]


_CU = ("cu",)
_DN = ("cu", "dn")


def _infos() -> tuple[Service, ...]:
    result: list[Service] = []
    for kind in ("gesvdj", "syevj"):
        title = kind.capitalize()
        result += [
            Service(f"Create{title}Info", f"{kind}* made"),
            Service(f"Destroy{title}Info", f"{kind} info", "destroyInfo"),
            Service(f"X{kind}SetTolerance", f"{kind} info, double tolerance", "setTolerance"),
            Service(f"X{kind}SetMaxSweeps", f"{kind} info, int sweeps", "setMaxSweeps"),
            Service(f"X{kind}SetSortEig", f"{kind} info, int sorts", "setSortEig"),
            Service(f"X{kind}GetResidual", f"handle handle, {kind} info, double* residual", "getResidual"),
            Service(f"X{kind}GetSweeps", f"handle handle, {kind} info, int* sweeps", "getSweeps"),
        ]
    return tuple(result)


def _generic() -> tuple[Service, ...]:
    """The functions that state types, with counts of 64 bits."""
    device = "void* workOnDevice, size_t lworkOnDevice, void* workOnHost, size_t lworkOnHost, int* devInfo"
    sizes = "size_t* lworkOnDevice, size_t* lworkOnHost"
    mn = "params params, int64_t m, int64_t n, data_type typeA, {0}void* A, int64_t lda"
    uplo = "params params, Fill uplo, int64_t n, data_type typeA, {0}void* A, int64_t lda"
    system = "int64_t n, int64_t nrhs, data_type typeA, const void* A, int64_t lda, {0}data_type typeB, void* B,"
    system += " int64_t ldb, int* devInfo"
    syevd = "params params, EigMode jobz, Fill uplo, int64_t n, data_type typeA, {0}void* A, int64_t lda,"
    syevd += " data_type typeW, {0}void* W, data_type computeType"
    gesvd = "params params, char jobu, char jobvt, int64_t m, int64_t n, data_type typeA, {0}void* A, int64_t lda,"
    gesvd += " data_type typeS, {0}void* S, data_type typeU, {0}void* U, int64_t ldu, data_type typeVT, {0}void* VT,"
    gesvd += " int64_t ldvt, data_type computeType"
    getrf = mn + ", {1}data_type computeType"
    geqrf = mn + ", data_type typeTau, {0}void* tau, data_type computeType"
    potrf = uplo + ", data_type computeType"
    result: list[Service] = []
    for name, form, pivots, apis in (
        ("Xgetrf", getrf, "int64_t* devIpiv, ", _DN),
        ("Xgeqrf", geqrf, "", _DN),
        ("Xpotrf", potrf, "", _DN),
        ("Xsyevd", syevd, "", _CU),
        ("Xgesvd", gesvd, "", _CU),
    ):
        size = f"{form.format('const ', '')}, {sizes}"
        call = f"{form.format('', pivots)}, {device}"
        result.append(Service(f"{name}_bufferSize", f"handle handle, {size}", f"{name.lower()}Size", apis, True))
        result.append(Service(name, f"handle handle, {call}", name.lower(), apis, True))
    getrs = f"params params, Operation trans, {system.format('const int64_t* devIpiv, ')}"
    potrs = f"params params, Fill uplo, {system.format('')}"
    for name, parameters in (("Xgetrs", getrs), ("Xpotrs", potrs)):
        result.append(Service(name, f"handle handle, {parameters}", name.lower(), _DN, True))
    return tuple(result)


SERVICES = (
    Service("Create", "handle* made"),
    Service("Destroy", "handle handle"),
    Service("SetStream", "handle handle, stream stream"),
    Service("GetStream", "handle handle, stream* stream"),
    Service("CreateParams", "params* made", apis=_DN),
    Service("DestroyParams", "params params", apis=_DN),
    Service("SetAdvOptions", "params params, function function, algorithm algorithm", apis=_DN),
    *_infos(),
    *_generic(),
)
