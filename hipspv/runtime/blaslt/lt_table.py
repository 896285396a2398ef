"""The table of cuBLASLt and hipBLASLt: functions, types, enumerations, and the attributes of descriptors.

`build_blaslt.py` makes the headers, the entry points and the descriptors from it. Names, parameters and values are
those of cublasLt.h (CUDA 12.8) and of hipblaslt.h (hipBLASLt 1.0). Results, operations and types of compute are those
of the table of BLAS (../blas/table.py).
"""

from __future__ import annotations

from typing import NamedTuple

APIS = ("cublasLt", "hipblasLt")

# Types by the table's names: cuBLASLt's, hipBLASLt's and the library's. "" where an API has no function with it.
TYPES = {
    "handle": ("cublasLtHandle_t", "hipblasLtHandle_t", "void*"),
    "matmul": ("cublasLtMatmulDesc_t", "hipblasLtMatmulDesc_t", "MatmulDesc*"),
    "layout": ("cublasLtMatrixLayout_t", "hipblasLtMatrixLayout_t", "MatrixLayout*"),
    "preference": ("cublasLtMatmulPreference_t", "hipblasLtMatmulPreference_t", "MatmulPreference*"),
    "transform": ("cublasLtMatrixTransformDesc_t", "hipblasLtMatrixTransformDesc_t", "MatrixTransformDesc*"),
    "algo": ("cublasLtMatmulAlgo_t", "hipblasLtMatmulAlgo_t", "void"),
    "result": ("cublasLtMatmulHeuristicResult_t", "hipblasLtMatmulHeuristicResult_t", "void"),
    "compute": ("cublasComputeType_t", "hipblasComputeType_t", "int"),
    "data_type": ("cudaDataType", "hipDataType", "int"),
    "stream": ("cudaStream_t", "hipStream_t", "hipStream_t"),
    "property": ("libraryPropertyType", "", "int"),
    "callback": ("cublasLtLoggerCallback_t", "", "LoggerCallback"),
    "config": ("cublasLtMatmulAlgoConfigAttributes_t", "", "int"),
    "capability": ("cublasLtMatmulAlgoCapAttributes_t", "", "int"),
    "int64_t": ("int64_t", "int64_t", "std::int64_t"),
    "uint64_t": ("uint64_t", "uint64_t", "std::uint64_t"),
    "size_t": ("size_t", "size_t", "std::size_t"),
    "FILE": ("FILE", "", "std::FILE"),
}


class Attribute(NamedTuple):
    """An attribute of a descriptor.

    cublas, hipblas: its values in the APIs; None: the API lacks it. effect: `used` on CPU devices, `none` if it changes
    no result, or `default` if CPU devices have no other value than the default one. kind: `operation`, whose values
    differ between the APIs, or `epilogue`, of which each API has its own.
    """

    name: str
    type: str
    cublas: int | None
    hipblas: int | None
    default: str = "0"
    effect: str = "used"
    kind: str = ""

    @property
    def field(self) -> str:
        """The name of the library's field."""
        first, *others = self.name.lower().split("_")
        return first + "".join(word.capitalize() for word in others)


class Descriptor(NamedTuple):
    """A kind of descriptors. create: the parameters of its function, whose names are those of fields.

    enumeration: the type of its attributes after the API's name; prefix: of their names. opaque: the 64-bit words of
    the APIs' structures.
    """

    create: str
    enumeration: str
    prefix: str
    opaque: tuple[int, int]
    attributes: tuple[Attribute, ...]


DESCRIPTORS = {
    "MatmulDesc": Descriptor(
        "compute computeType, data_type scaleType",
        "MatmulDescAttributes_t",
        "MATMUL_DESC",
        (32, 32),
        (
            Attribute("COMPUTE_TYPE", "int32_t", 0, None),
            Attribute("SCALE_TYPE", "int32_t", 1, None),
            Attribute("POINTER_MODE", "int32_t", 2, 13),
            Attribute("TRANSA", "int32_t", 3, 0, kind="operation"),
            Attribute("TRANSB", "int32_t", 4, 1, kind="operation"),
            Attribute("TRANSC", "int32_t", 5, None, effect="default", kind="operation"),
            Attribute("FILL_MODE", "int32_t", 6, None, default="2", effect="default"),
            Attribute("EPILOGUE", "uint32_t", 7, 2, default="1", kind="epilogue"),
            Attribute("BIAS_POINTER", "void*", 8, 3, default="nullptr"),
            Attribute("BIAS_BATCH_STRIDE", "int64_t", 10, None),
            Attribute("EPILOGUE_AUX_POINTER", "void*", 11, 10, default="nullptr"),
            Attribute("EPILOGUE_AUX_LD", "int64_t", 12, 11),
            Attribute("EPILOGUE_AUX_BATCH_STRIDE", "int64_t", 13, 12),
            Attribute("ALPHA_VECTOR_BATCH_STRIDE", "int64_t", 14, None),
            Attribute("SM_COUNT_TARGET", "int32_t", 15, None, effect="none"),
            Attribute("A_SCALE_POINTER", "void*", 17, 5, default="nullptr"),
            Attribute("B_SCALE_POINTER", "void*", 18, 6, default="nullptr"),
            Attribute("C_SCALE_POINTER", "void*", 19, 7, default="nullptr"),
            Attribute("D_SCALE_POINTER", "void*", 20, 8, default="nullptr"),
            Attribute("AMAX_D_POINTER", "void*", 21, 14, default="nullptr"),
            Attribute("EPILOGUE_AUX_DATA_TYPE", "int32_t", 22, 22, default="-1"),
            Attribute("EPILOGUE_AUX_SCALE_POINTER", "void*", 23, 9, default="nullptr"),
            Attribute("EPILOGUE_AUX_AMAX_POINTER", "void*", 24, None, default="nullptr", effect="default"),
            Attribute("FAST_ACCUM", "int8_t", 25, None, effect="none"),
            Attribute("BIAS_DATA_TYPE", "int32_t", 26, 4, default="-1"),
            Attribute("ATOMIC_SYNC_NUM_CHUNKS_D_ROWS", "int32_t", 27, None, effect="default"),
            Attribute("ATOMIC_SYNC_NUM_CHUNKS_D_COLS", "int32_t", 28, None, effect="default"),
            Attribute("ATOMIC_SYNC_IN_COUNTERS_POINTER", "void*", 29, None, default="nullptr", effect="default"),
            Attribute("ATOMIC_SYNC_OUT_COUNTERS_POINTER", "void*", 30, None, default="nullptr", effect="default"),
            Attribute("A_SCALE_MODE", "int32_t", 31, 31),
            Attribute("B_SCALE_MODE", "int32_t", 32, 32),
            Attribute("C_SCALE_MODE", "int32_t", 33, None, effect="default"),
            Attribute("D_SCALE_MODE", "int32_t", 34, None, effect="default"),
            Attribute("EPILOGUE_AUX_SCALE_MODE", "int32_t", 35, None, effect="default"),
            Attribute("D_OUT_SCALE_POINTER", "void*", 36, None, default="nullptr", effect="default"),
            Attribute("D_OUT_SCALE_MODE", "int32_t", 37, None, effect="default"),
        ),
    ),
    "MatrixLayout": Descriptor(
        "data_type type, uint64_t rows, uint64_t cols, int64_t ld",
        "MatrixLayoutAttribute_t",
        "MATRIX_LAYOUT",
        (8, 4),
        (
            Attribute("TYPE", "uint32_t", 0, 2),
            Attribute("ORDER", "int32_t", 1, 3),
            Attribute("ROWS", "uint64_t", 2, 4),
            Attribute("COLS", "uint64_t", 3, 5),
            Attribute("LD", "int64_t", 4, 6),
            Attribute("BATCH_COUNT", "int32_t", 5, 0, default="1"),
            Attribute("STRIDED_BATCH_OFFSET", "int64_t", 6, 1),
            Attribute("PLANE_OFFSET", "int64_t", 7, None, effect="default"),
        ),
    ),
    "MatmulPreference": Descriptor(
        "",
        "MatmulPreferenceAttributes_t",
        "MATMUL_PREF",
        (8, 5),
        (
            Attribute("SEARCH_MODE", "uint32_t", 0, 0, effect="none"),
            Attribute("MAX_WORKSPACE_BYTES", "uint64_t", 1, 1, effect="none"),
            Attribute("REDUCTION_SCHEME_MASK", "uint32_t", 3, None, default="7", effect="none"),
            Attribute("MIN_ALIGNMENT_A_BYTES", "uint32_t", 5, None, default="256", effect="none"),
            Attribute("MIN_ALIGNMENT_B_BYTES", "uint32_t", 6, None, default="256", effect="none"),
            Attribute("MIN_ALIGNMENT_C_BYTES", "uint32_t", 7, None, default="256", effect="none"),
            Attribute("MIN_ALIGNMENT_D_BYTES", "uint32_t", 8, None, default="256", effect="none"),
            Attribute("MAX_WAVES_COUNT", "float", 9, None, effect="none"),
            Attribute("IMPL_MASK", "uint64_t", 12, None, default="~std::uint64_t{0}", effect="none"),
        ),
    ),
    "MatrixTransformDesc": Descriptor(
        "data_type scaleType",
        "MatrixTransformDescAttributes_t",
        "MATRIX_TRANSFORM_DESC",
        (8, 8),
        (
            Attribute("SCALE_TYPE", "int32_t", 0, 0),
            Attribute("POINTER_MODE", "int32_t", 1, 1),
            Attribute("TRANSA", "int32_t", 2, 2, kind="operation"),
            Attribute("TRANSB", "int32_t", 3, 3, kind="operation"),
        ),
    ),
}

# Attributes of algorithms, which only cuBLASLt has: names, values, types, and the values of a CPU device's algorithm.
ALGO_CONFIGURATION = (
    ("ID", 0, "int32_t", 0),
    ("TILE_ID", 1, "uint32_t", 0),
    ("SPLITK_NUM", 2, "int32_t", 1),
    ("REDUCTION_SCHEME", 3, "uint32_t", 0),
    ("CTA_SWIZZLING", 4, "uint32_t", 0),
    ("CUSTOM_OPTION", 5, "uint32_t", 0),
    ("STAGES_ID", 6, "uint32_t", 0),
    ("INNER_SHAPE_ID", 7, "uint16_t", 0),
    ("CLUSTER_SHAPE_ID", 8, "uint16_t", 0),
)
ALGO_CAPABILITIES = (
    ("SPLITK_SUPPORT", 0, "int32_t", 0),
    ("REDUCTION_SCHEME_MASK", 1, "uint32_t", 0),
    ("CTA_SWIZZLING_SUPPORT", 2, "uint32_t", 0),
    ("STRIDED_BATCH_SUPPORT", 3, "int32_t", 1),
    ("OUT_OF_PLACE_RESULT_SUPPORT", 4, "int32_t", 1),
    ("UPLO_SUPPORT", 5, "int32_t", 0),
    ("TILE_IDS", 6, "uint32_t", 0),  # an array of one element
    ("CUSTOM_OPTION_MAX", 7, "int32_t", 0),
    ("CUSTOM_MEMORY_ORDER", 10, "int32_t", 0),
    ("POINTER_MODE_MASK", 11, "uint32_t", 0x1F),
    ("EPILOGUE_MASK", 12, "uint32_t", 0x3FF),
    ("STAGES_IDS", 13, "uint32_t", 0),  # the same
    ("LD_NEGATIVE", 14, "int32_t", 0),
    ("NUMERICAL_IMPL_FLAGS", 15, "uint64_t", 0x01),  # FMA
    ("MIN_ALIGNMENT_A_BYTES", 16, "uint32_t", 1),
    ("MIN_ALIGNMENT_B_BYTES", 17, "uint32_t", 1),
    ("MIN_ALIGNMENT_C_BYTES", 18, "uint32_t", 1),
    ("MIN_ALIGNMENT_D_BYTES", 19, "uint32_t", 1),
    ("ATOMIC_SYNC", 20, "int32_t", 0),
)

_TILES = (
    "UNDEFINED 8x8 8x16 16x8 8x32 16x16 32x8 8x64 16x32 32x16 64x8 32x32 32x64 64x32 32x128 64x64 128x32 64x128 128x64"
    " 64x256 128x128 256x64 64x512 128x256 256x128 512x64 64x96 96x64 96x128 128x160 160x128 192x128 128x192 128x96"
    " 32x256 256x32"
)
# Other enumerations by their types after the API's name: the prefix of their enumerators, and these, of both APIs or
# after `cu:` and `hip:` of one.
ENUMERATIONS = {
    "MatmulTile_t": ("MATMUL_TILE", " ".join(f"cu:{name}={i}" for i, name in enumerate(_TILES.split()))),
    "MatmulStages_t": ("MATMUL_STAGES", "cu:UNDEFINED=0"),
    "MatmulInnerShape_t": ("MATMUL_INNER_SHAPE", "cu:UNDEFINED=0 cu:MMA884=1 cu:MMA1684=2 cu:MMA1688=3 cu:MMA16816=4"),
    "ClusterShape_t": ("CLUSTER_SHAPE", "cu:AUTO=0"),
    "PointerMode_t": (
        "POINTER_MODE",
        "HOST=0 DEVICE=1 cu:DEVICE_VECTOR=2 cu:ALPHA_DEVICE_VECTOR_BETA_ZERO=3 ALPHA_DEVICE_VECTOR_BETA_HOST=4",
    ),
    "PointerModeMask_t": (
        "POINTER_MODE_MASK",
        "cu:HOST=1 cu:DEVICE=2 cu:DEVICE_VECTOR=4 cu:ALPHA_DEVICE_VECTOR_BETA_ZERO=8"
        " cu:ALPHA_DEVICE_VECTOR_BETA_HOST=16",
    ),
    "Order_t": (
        "ORDER",
        "COL=0 ROW=1 cu:COL32=2 cu:COL4_4R2_8C=3 cu:COL32_2R_4R4=4"
        " hip:COL16_4R16=100 hip:COL16_4R8=101 hip:COL16_4R4=102 hip:COL16_4R2=103",
    ),
    "ReductionScheme_t": ("REDUCTION_SCHEME", "cu:NONE=0 cu:INPLACE=1 cu:COMPUTE_TYPE=2 cu:OUTPUT_TYPE=4 cu:MASK=7"),
    "Epilogue_t": (
        "EPILOGUE",
        "DEFAULT=1 RELU=2 BIAS=4 RELU_BIAS=6 GELU=32 GELU_BIAS=36 cu:RELU_AUX=130 cu:RELU_AUX_BIAS=134 cu:DRELU=136"
        " cu:DRELU_BGRAD=152 GELU_AUX=160 GELU_AUX_BIAS=164 DGELU=192 DGELU_BGRAD=208 BGRADA=256 BGRADB=512"
        " hip:SWISH_EXT=65536 hip:SWISH_BIAS_EXT=65540",
    ),
    "MatmulSearch_t": (
        "SEARCH",
        "cu:BEST_FIT=0 cu:LIMITED_BY_ALGO_ID=1 " + " ".join(f"cu:RESERVED_0{i}={i}" for i in range(2, 10)),
    ),
    "MatmulMatrixScale_t": (
        "MATMUL_MATRIX_SCALE",
        "SCALAR_32F=0 VEC16_UE4M3=1 VEC32_UE8M0=2 OUTER_VEC_32F=3 VEC128_32F=4 BLK128x128_32F=5",
    ),
}


class Function(NamedTuple):
    """A function that isn't a descriptor's own: its name after the API's, and C's parameters with the types above.

    result: what it returns, if not a result: such functions are entries.cpp's. apis: those that have it.
    """

    name: str
    parameters: str
    apis: tuple[str, ...] = APIS
    result: str = "status"


_LAYOUTS = "layout Adesc, layout Bdesc, layout Cdesc, layout Ddesc"
_TYPES = "compute computeType, data_type scaleType, data_type Atype, data_type Btype, data_type Ctype, data_type Dtype"
_CU, _HIP = ("cublasLt",), ("hipblasLt",)
FUNCTIONS = (
    Function("Create", "handle* made"),
    Function("Destroy", "handle handle"),
    Function(
        "Matmul",
        "handle handle, matmul desc, const void* alpha, const void* A, layout Adesc, const void* B, layout Bdesc,"
        " const void* beta, const void* C, layout Cdesc, void* D, layout Ddesc, const algo* algo, void* workspace,"
        " size_t bytes, stream stream",
    ),
    Function(
        "MatrixTransform",
        "handle handle, transform desc, const void* alpha, const void* A, layout Adesc, const void* beta,"
        " const void* B, layout Bdesc, void* C, layout Cdesc, stream stream",
    ),
    Function(
        "MatmulAlgoGetHeuristic",
        f"handle handle, matmul desc, {_LAYOUTS}, preference preference, int requested, result* results, int* returned",
    ),
    Function("MatmulAlgoGetIds", f"handle handle, {_TYPES}, int requested, int* ids, int* returned", apis=_CU),
    Function("MatmulAlgoInit", f"handle handle, {_TYPES}, int id, algo* algo", apis=_CU),
    Function("MatmulAlgoCheck", f"handle handle, matmul desc, {_LAYOUTS}, const algo* algo, result* result", apis=_CU),
    Function(
        "MatmulAlgoCapGetAttribute",
        "const algo* algo, capability attribute, void* memory, size_t bytes, size_t* written",
        apis=_CU,
    ),
    Function(
        "MatmulAlgoConfigGetAttribute",
        "const algo* algo, config attribute, void* memory, size_t bytes, size_t* written",
        apis=_CU,
    ),
    Function(
        "MatmulAlgoConfigSetAttribute", "algo* algo, config attribute, const void* memory, size_t bytes", apis=_CU
    ),
    Function("GetVersion", "handle handle, int* version", apis=_HIP),
    Function("GetGitRevision", "handle handle, char* revision", apis=_HIP),
    Function("GetArchName", "char** name", apis=_HIP),
    Function("GetVersion", "", apis=_CU, result="size_t"),
    Function("GetCudartVersion", "", apis=_CU, result="size_t"),
    Function("GetProperty", "property property, int* value", apis=_CU),
    Function("HeuristicsCacheGetCapacity", "size_t* capacity", apis=_CU),
    Function("HeuristicsCacheSetCapacity", "size_t capacity", apis=_CU),
    Function("DisableCpuInstructionsSetMask", "unsigned mask", apis=_CU, result="unsigned"),
    Function("LoggerSetCallback", "callback callback", apis=_CU),
    Function("LoggerSetFile", "FILE* file", apis=_CU),
    Function("LoggerOpenFile", "const char* path", apis=_CU),
    Function("LoggerSetLevel", "int level", apis=_CU),
    Function("LoggerSetMask", "int mask", apis=_CU),
    Function("LoggerForceDisable", "", apis=_CU),
)
