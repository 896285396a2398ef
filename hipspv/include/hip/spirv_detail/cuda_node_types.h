/*
 * The driver's structures of graphs' nodes, which HIP has with other members, another order of them, or pointers in
 * place of addresses. Names and layouts: CUDA 13.0's cuda.h.
 */
#ifndef HIPSPV_CUDA_NODE_TYPES_H
#define HIPSPV_CUDA_NODE_TYPES_H

/* ---- Kernels -------------------------------------------------------------------------------- */

#define __HIPSPV_KERNEL_MEMBERS \
  CUfunction func;              \
  unsigned int gridDimX;        \
  unsigned int gridDimY;        \
  unsigned int gridDimZ;        \
  unsigned int blockDimX;       \
  unsigned int blockDimY;       \
  unsigned int blockDimZ;       \
  unsigned int sharedMemBytes;  \
  void** kernelParams;          \
  void** extra;
/* The kernel is read if func is null. */
#define __HIPSPV_KERNEL_MEMBERS_2 \
  __HIPSPV_KERNEL_MEMBERS         \
  CUkernel kern;                  \
  CUcontext ctx;

typedef struct CUDA_KERNEL_NODE_PARAMS_st {
  __HIPSPV_KERNEL_MEMBERS
} CUDA_KERNEL_NODE_PARAMS_v1;
typedef struct CUDA_KERNEL_NODE_PARAMS_v2_st {
  __HIPSPV_KERNEL_MEMBERS_2
} CUDA_KERNEL_NODE_PARAMS_v2;
typedef CUDA_KERNEL_NODE_PARAMS_v2 CUDA_KERNEL_NODE_PARAMS;
typedef struct CUDA_KERNEL_NODE_PARAMS_v3_st {
  __HIPSPV_KERNEL_MEMBERS_2
} CUDA_KERNEL_NODE_PARAMS_v3;
#undef __HIPSPV_KERNEL_MEMBERS_2
#undef __HIPSPV_KERNEL_MEMBERS

/* ---- Memory --------------------------------------------------------------------------------- */

typedef struct CUDA_MEMCPY_NODE_PARAMS_st {
  int flags;
  int reserved;
  CUcontext copyCtx;
  CUDA_MEMCPY3D copyParams;
} CUDA_MEMCPY_NODE_PARAMS;

/* The elements have 1, 2 or 4 bytes; width counts them. */
#define __HIPSPV_FILL_MEMBERS \
  CUdeviceptr dst;            \
  size_t pitch;               \
  unsigned int value;         \
  unsigned int elementSize;   \
  size_t width;               \
  size_t height;
typedef struct CUDA_MEMSET_NODE_PARAMS_st {
  __HIPSPV_FILL_MEMBERS
} CUDA_MEMSET_NODE_PARAMS_v1;
typedef CUDA_MEMSET_NODE_PARAMS_v1 CUDA_MEMSET_NODE_PARAMS;
typedef struct CUDA_MEMSET_NODE_PARAMS_v2_st {
  __HIPSPV_FILL_MEMBERS
  CUcontext ctx;
} CUDA_MEMSET_NODE_PARAMS_v2;
#undef __HIPSPV_FILL_MEMBERS

/* dptr is a result. */
#define __HIPSPV_ALLOCATION_MEMBERS   \
  CUmemPoolProps poolProps;           \
  const CUmemAccessDesc* accessDescs; \
  size_t accessDescCount;             \
  size_t bytesize;                    \
  CUdeviceptr dptr;
typedef struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st {
  __HIPSPV_ALLOCATION_MEMBERS
} CUDA_MEM_ALLOC_NODE_PARAMS_v1;
typedef CUDA_MEM_ALLOC_NODE_PARAMS_v1 CUDA_MEM_ALLOC_NODE_PARAMS;
typedef struct CUDA_MEM_ALLOC_NODE_PARAMS_v2_st {
  __HIPSPV_ALLOCATION_MEMBERS
} CUDA_MEM_ALLOC_NODE_PARAMS_v2;
#undef __HIPSPV_ALLOCATION_MEMBERS

typedef struct CUDA_MEM_FREE_NODE_PARAMS_st {
  CUdeviceptr dptr;
} CUDA_MEM_FREE_NODE_PARAMS;

/* ---- Functions of the host, child graphs ---------------------------------------------------- */

typedef struct CUDA_HOST_NODE_PARAMS_st {
  CUhostFn fn;
  void* userData;
} CUDA_HOST_NODE_PARAMS_v1;
typedef CUDA_HOST_NODE_PARAMS_v1 CUDA_HOST_NODE_PARAMS;
typedef struct CUDA_HOST_NODE_PARAMS_v2_st {
  CUhostFn fn;
  void* userData;
} CUDA_HOST_NODE_PARAMS_v2;

/* From CUDA 12.9 on. Before it, the padding of the union is zero there, which means the same. */
typedef enum CUgraphChildGraphNodeOwnership_enum {
  CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID = -1,
  CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE = 0,
  CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE = 1
} CUgraphChildGraphNodeOwnership;
typedef struct CUDA_CHILD_GRAPH_NODE_PARAMS_st {
  CUgraph graph;
  CUgraphChildGraphNodeOwnership ownership;
} CUDA_CHILD_GRAPH_NODE_PARAMS;

/* ---- Operations on memory in stream order --------------------------------------------------- */

#define __HIPSPV_VALUE_MEMBERS      \
  CUstreamBatchMemOpType operation; \
  CUdeviceptr address;              \
  __extension__ union {             \
    cuuint32_t value;               \
    cuuint64_t value64;             \
  };                                \
  unsigned int flags;               \
  CUdeviceptr alias;
typedef union CUstreamBatchMemOpParams_union {
  CUstreamBatchMemOpType operation;
  struct CUstreamMemOpWaitValueParams_st {
    __HIPSPV_VALUE_MEMBERS
  } waitValue;
  struct CUstreamMemOpWriteValueParams_st {
    __HIPSPV_VALUE_MEMBERS
  } writeValue;
  struct CUstreamMemOpFlushRemoteWritesParams_st {
    CUstreamBatchMemOpType operation;
    unsigned int flags;
  } flushRemoteWrites;
  struct CUstreamMemOpMemoryBarrierParams_st {
    CUstreamBatchMemOpType operation;
    unsigned int flags;
  } memoryBarrier;
  cuuint64_t pad[6];
} CUstreamBatchMemOpParams;
typedef CUstreamBatchMemOpParams CUstreamBatchMemOpParams_v1;
#undef __HIPSPV_VALUE_MEMBERS

#define __HIPSPV_BATCH_MEMBERS          \
  CUcontext ctx;                        \
  unsigned int count;                   \
  CUstreamBatchMemOpParams* paramArray; \
  unsigned int flags;
typedef struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st {
  __HIPSPV_BATCH_MEMBERS
} CUDA_BATCH_MEM_OP_NODE_PARAMS_v1;
typedef CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 CUDA_BATCH_MEM_OP_NODE_PARAMS;
typedef struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st {
  __HIPSPV_BATCH_MEMBERS
} CUDA_BATCH_MEM_OP_NODE_PARAMS_v2;
#undef __HIPSPV_BATCH_MEMBERS

/* ---- Nodes of any type ---------------------------------------------------------------------- */

/* Its tag has no _st. */
typedef struct CUDA_CONDITIONAL_NODE_PARAMS {
  CUgraphConditionalHandle handle;
  CUgraphConditionalNodeType type;
  unsigned int size;
  CUgraph* phGraph_out;
  CUcontext ctx;
} CUDA_CONDITIONAL_NODE_PARAMS;

typedef struct CUgraphNodeParams_st {
  CUgraphNodeType type;
  int reserved0[3];
  __extension__ union {
    long long reserved1[29];
    CUDA_KERNEL_NODE_PARAMS_v3 kernel;
    CUDA_MEMCPY_NODE_PARAMS memcpy;
    CUDA_MEMSET_NODE_PARAMS_v2 memset;
    CUDA_HOST_NODE_PARAMS_v2 host;
    CUDA_CHILD_GRAPH_NODE_PARAMS graph;
    CUDA_EVENT_WAIT_NODE_PARAMS eventWait;
    CUDA_EVENT_RECORD_NODE_PARAMS eventRecord;
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal;
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait;
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc;
    CUDA_MEM_FREE_NODE_PARAMS free;
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp;
    CUDA_CONDITIONAL_NODE_PARAMS conditional;
  };
  long long reserved2;
} CUgraphNodeParams;

typedef struct CUDA_GRAPH_INSTANTIATE_PARAMS_st {
  cuuint64_t flags;
  CUstream hUploadStream;
  CUgraphNode hErrNode_out;
  CUgraphInstantiateResult result_out;
} CUDA_GRAPH_INSTANTIATE_PARAMS;

#endif
