/*
 * Values of the driver's enumerations that HIP's lack: calls return errors for them. Values: CUDA 13.0's cuda.h.
 */
#ifndef HIPSPV_CUDA_DRIVER_VALUES_H
#define HIPSPV_CUDA_DRIVER_VALUES_H

/* ---- Arrays ---------------------------------------------------------------------------------- */

#define CU_AD_FORMAT_NV12 ((hipArray_Format)176)
#define CU_AD_FORMAT_UNORM_INT8X1 ((hipArray_Format)192)
#define CU_AD_FORMAT_UNORM_INT8X2 ((hipArray_Format)193)
#define CU_AD_FORMAT_UNORM_INT8X4 ((hipArray_Format)194)
#define CU_AD_FORMAT_UNORM_INT16X1 ((hipArray_Format)195)
#define CU_AD_FORMAT_UNORM_INT16X2 ((hipArray_Format)196)
#define CU_AD_FORMAT_UNORM_INT16X4 ((hipArray_Format)197)
#define CU_AD_FORMAT_SNORM_INT8X1 ((hipArray_Format)198)
#define CU_AD_FORMAT_SNORM_INT8X2 ((hipArray_Format)199)
#define CU_AD_FORMAT_SNORM_INT8X4 ((hipArray_Format)200)
#define CU_AD_FORMAT_SNORM_INT16X1 ((hipArray_Format)201)
#define CU_AD_FORMAT_SNORM_INT16X2 ((hipArray_Format)202)
#define CU_AD_FORMAT_SNORM_INT16X4 ((hipArray_Format)203)
#define CU_AD_FORMAT_BC1_UNORM ((hipArray_Format)145)
#define CU_AD_FORMAT_BC1_UNORM_SRGB ((hipArray_Format)146)
#define CU_AD_FORMAT_BC2_UNORM ((hipArray_Format)147)
#define CU_AD_FORMAT_BC2_UNORM_SRGB ((hipArray_Format)148)
#define CU_AD_FORMAT_BC3_UNORM ((hipArray_Format)149)
#define CU_AD_FORMAT_BC3_UNORM_SRGB ((hipArray_Format)150)
#define CU_AD_FORMAT_BC4_UNORM ((hipArray_Format)151)
#define CU_AD_FORMAT_BC4_SNORM ((hipArray_Format)152)
#define CU_AD_FORMAT_BC5_UNORM ((hipArray_Format)153)
#define CU_AD_FORMAT_BC5_SNORM ((hipArray_Format)154)
#define CU_AD_FORMAT_BC6H_UF16 ((hipArray_Format)155)
#define CU_AD_FORMAT_BC6H_SF16 ((hipArray_Format)156)
#define CU_AD_FORMAT_BC7_UNORM ((hipArray_Format)157)
#define CU_AD_FORMAT_BC7_UNORM_SRGB ((hipArray_Format)158)
#define CU_AD_FORMAT_P010 ((hipArray_Format)159)
#define CU_AD_FORMAT_P016 ((hipArray_Format)161)
#define CU_AD_FORMAT_NV16 ((hipArray_Format)162)
#define CU_AD_FORMAT_P210 ((hipArray_Format)163)
#define CU_AD_FORMAT_P216 ((hipArray_Format)164)
#define CU_AD_FORMAT_YUY2 ((hipArray_Format)165)
#define CU_AD_FORMAT_Y210 ((hipArray_Format)166)
#define CU_AD_FORMAT_Y216 ((hipArray_Format)167)
#define CU_AD_FORMAT_AYUV ((hipArray_Format)168)
#define CU_AD_FORMAT_Y410 ((hipArray_Format)169)
#define CU_AD_FORMAT_Y416 ((hipArray_Format)177)
#define CU_AD_FORMAT_Y444_PLANAR8 ((hipArray_Format)178)
#define CU_AD_FORMAT_Y444_PLANAR10 ((hipArray_Format)179)
#define CU_AD_FORMAT_YUV444_8bit_SemiPlanar ((hipArray_Format)180)
#define CU_AD_FORMAT_YUV444_16bit_SemiPlanar ((hipArray_Format)181)
#define CU_AD_FORMAT_UNORM_INT_101010_2 ((hipArray_Format)80)

/* ---- Functions, links, limits ---------------------------------------------------------------- */

#define CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET ((hipFunction_attribute)10)
#define CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH ((hipFunction_attribute)11)
#define CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT ((hipFunction_attribute)12)
#define CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH ((hipFunction_attribute)13)
#define CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED ((hipFunction_attribute)14)
#define CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE ((hipFunction_attribute)15)
#define CU_FUNC_ATTRIBUTE_MAX ((hipFunction_attribute)16)
#if __HIPSPV_CUDA_VERSION__ < 13000
#define CU_DEVICE_ATTRIBUTE_MAX ((CUdevice_attribute)144)
#define CU_JIT_NUM_OPTIONS ((CUjit_option)34)
#else
#define CU_DEVICE_ATTRIBUTE_MAX ((CUdevice_attribute)148)
#define CU_JIT_NUM_OPTIONS ((CUjit_option)35)
#endif
#define CU_LIMIT_SHMEM_SIZE ((enum hipLimit_t)7)
#define CU_LIMIT_CIG_ENABLED ((enum hipLimit_t)8)
#define CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED ((enum hipLimit_t)9)

/* ---- Memory ---------------------------------------------------------------------------------- */

#define CU_POINTER_ATTRIBUTE_MAPPING_SIZE ((hipPointer_attribute)18)
#define CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR ((hipPointer_attribute)19)
#define CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID ((hipPointer_attribute)20)
#define CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE ((hipPointer_attribute)21)
#define CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE ((hipMemRangeAttribute)5)
#define CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID ((hipMemRangeAttribute)6)
#define CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE ((hipMemRangeAttribute)7)
#define CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID ((hipMemRangeAttribute)8)
#define CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE 0
#define CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ 1
#define CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE 3
#define CU_MEM_HANDLE_TYPE_FABRIC ((hipMemAllocationHandleType)8)
#define CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD ((hipExternalMemoryHandleType)9)

/* ---- Graphs and streams ---------------------------------------------------------------------- */

#define CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES 2
#define CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS 2048
#define CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS 4096
#define CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS 8192
#define CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO 16384
#define CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS 32768
#define CU_STREAM_MEMORY_BARRIER_TYPE_SYS 0
#define CU_STREAM_MEMORY_BARRIER_TYPE_GPU 1
#define CU_GRAPH_NODE_TYPE_BATCH_MEM_OP ((hipGraphNodeType)12)
#define CU_GRAPH_NODE_TYPE_CONDITIONAL ((hipGraphNodeType)13)
#define CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED ((hipGraphExecUpdateResult)8)
#define CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
#define CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE \
  CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
#define CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP
#define CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN
#define CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION
#define CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE
#define CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT

#endif
