/*
 * CUDA's occupancy calculator: the number of blocks that one of NVIDIA's multiprocessors, of compute capability 7.0
 * to 12.1, runs at once. It computes from its arguments without a device; cudaOccupancy* query the current one.
 * Names: CUDA's cuda_occupancy.h; limits: CUDA C++ Programming Guide, "Compute Capabilities".
 */
#ifndef HIPSPV_CUDA_CUDA_OCCUPANCY_H
#define HIPSPV_CUDA_CUDA_OCCUPANCY_H

#include <limits.h>
#include <stddef.h>

typedef enum cudaOccError_enum {
  CUDA_OCC_SUCCESS = 0,
  CUDA_OCC_ERROR_INVALID_INPUT = 1,
  CUDA_OCC_ERROR_UNKNOWN_DEVICE = 2
} cudaOccError;

typedef enum cudaOccPartitionedGCConfig_enum {
  PARTITIONED_GC_OFF,
  PARTITIONED_GC_ON,
  PARTITIONED_GC_ON_STRICT
} cudaOccPartitionedGCConfig;

typedef enum cudaOccFuncShmemConfig_enum { FUNC_SHMEM_LIMIT_DEFAULT, FUNC_SHMEM_LIMIT_OPTIN } cudaOccFuncShmemConfig;

typedef enum cudaOccCacheConfig_enum {
  CACHE_PREFER_NONE = 0,
  CACHE_PREFER_SHARED = 1,
  CACHE_PREFER_L1 = 2,
  CACHE_PREFER_EQUAL = 3
} cudaOccCacheConfig;

typedef enum cudaOccCarveoutConfig_enum {
  SHAREDMEM_CARVEOUT_DEFAULT = -1,
  SHAREDMEM_CARVEOUT_MAX_SHARED = 100,
  SHAREDMEM_CARVEOUT_MAX_L1 = 0,
  SHAREDMEM_CARVEOUT_HALF = 50
} cudaOccCarveoutConfig;

typedef enum cudaOccLimitingFactor_enum {
  OCC_LIMIT_WARPS = 1,
  OCC_LIMIT_REGISTERS = 2,
  OCC_LIMIT_SHARED_MEMORY = 4,
  OCC_LIMIT_BLOCKS = 8,
  OCC_LIMIT_BARRIERS = 16
} cudaOccLimitingFactor;

/* Sizes in bytes, registers of 32 bits; SM: multiprocessor. */
typedef struct cudaOccDeviceProp {
  int computeMajor;
  int computeMinor;
  int maxThreadsPerBlock;
  int maxThreadsPerMultiprocessor;
  int regsPerBlock;
  int regsPerMultiprocessor;
  int warpSize;
  size_t sharedMemPerBlock;
  size_t sharedMemPerMultiprocessor;
  int numSms;
  size_t sharedMemPerBlockOptin;
  size_t reservedSharedMemPerBlock;
#ifdef __cplusplus
  cudaOccDeviceProp()
      : computeMajor(0), computeMinor(0), maxThreadsPerBlock(0), maxThreadsPerMultiprocessor(0), regsPerBlock(0),
        regsPerMultiprocessor(0), warpSize(0), sharedMemPerBlock(0), sharedMemPerMultiprocessor(0), numSms(0),
        sharedMemPerBlockOptin(0), reservedSharedMemPerBlock(0) {}
  /* From cudaDeviceProp. */
  template <typename __P>
  cudaOccDeviceProp(const __P& p)
      : computeMajor(p.major), computeMinor(p.minor), maxThreadsPerBlock(p.maxThreadsPerBlock),
        maxThreadsPerMultiprocessor(p.maxThreadsPerMultiProcessor), regsPerBlock(p.regsPerBlock),
        regsPerMultiprocessor(p.regsPerMultiprocessor), warpSize(p.warpSize), sharedMemPerBlock(p.sharedMemPerBlock),
        sharedMemPerMultiprocessor(p.sharedMemPerMultiprocessor), numSms(p.multiProcessorCount),
        sharedMemPerBlockOptin(p.sharedMemPerBlockOptin), reservedSharedMemPerBlock(p.reservedSharedMemPerBlock) {}
#endif
} cudaOccDeviceProp;

typedef struct cudaOccFuncAttributes {
  int maxThreadsPerBlock;
  int numRegs; /* of a thread */
  size_t sharedSizeBytes;
  cudaOccPartitionedGCConfig partitionedGCConfig; /* compute capability 5 and 6 had it */
  cudaOccFuncShmemConfig shmemLimitConfig;
  size_t maxDynamicSharedSizeBytes;
  int numBlockBarriers;
#ifdef __cplusplus
  cudaOccFuncAttributes()
      : maxThreadsPerBlock(0), numRegs(0), sharedSizeBytes(0), partitionedGCConfig(PARTITIONED_GC_OFF),
        shmemLimitConfig(FUNC_SHMEM_LIMIT_DEFAULT), maxDynamicSharedSizeBytes(0), numBlockBarriers(0) {}
  /* From cudaFuncAttributes. */
  template <typename __A>
  cudaOccFuncAttributes(const __A& a)
      : maxThreadsPerBlock(a.maxThreadsPerBlock), numRegs(a.numRegs), sharedSizeBytes(a.sharedSizeBytes),
        partitionedGCConfig(PARTITIONED_GC_OFF), shmemLimitConfig(FUNC_SHMEM_LIMIT_OPTIN),
        maxDynamicSharedSizeBytes(static_cast<size_t>(a.maxDynamicSharedSizeBytes)), numBlockBarriers(1) {}
#endif
} cudaOccFuncAttributes;

typedef struct cudaOccDeviceState {
  cudaOccCacheConfig cacheConfig;
  int carveoutConfig; /* per cent of the SM's shared memory, or a cudaOccCarveoutConfig */
#ifdef __cplusplus
  cudaOccDeviceState() : cacheConfig(CACHE_PREFER_NONE), carveoutConfig(SHAREDMEM_CARVEOUT_DEFAULT) {}
#endif
} cudaOccDeviceState;

typedef struct cudaOccResult {
  int activeBlocksPerMultiprocessor;
  unsigned int limitingFactors; /* cudaOccLimitingFactor's bits */
  int blockLimitRegs;
  int blockLimitSharedMem;
  int blockLimitWarps;
  int blockLimitBlocks;
  int blockLimitBarriers;
  int allocatedRegistersPerBlock;
  size_t allocatedSharedMemPerBlock;
  cudaOccPartitionedGCConfig partitionedGCConfig;
} cudaOccResult;

/* Values that depend on the compute capability; a minor of -1 matches any. */
typedef struct __hipspv_occ_chip {
  int major, minor;
  int blocks;   /* of an SM */
  int barriers; /* of an SM, for each of those blocks */
  int smallest; /* shared memory of an SM that can be chosen, in KiB */
  int largest;
  int step; /* bytes of shared memory */
} __hipspv_occ_chip;

static inline const __hipspv_occ_chip* __hipspv_occ_find(const cudaOccDeviceProp* p) {
  static const __hipspv_occ_chip chips[] = {
      {7, 5, 16, 2, 32, 64, 256},  {7, -1, 32, 2, 0, 96, 256},   {8, 0, 32, 2, 0, 164, 128},
      {8, 7, 16, 1, 0, 164, 128},  {8, 9, 24, 1, 0, 100, 128},   {8, -1, 16, 1, 0, 100, 128},
      {9, -1, 32, 2, 0, 228, 128}, {10, 1, 24, 1, 0, 228, 128},  {10, -1, 32, 2, 0, 228, 128},
      {11, 0, 24, 1, 0, 228, 128}, {11, -1, 32, 2, 0, 228, 128}, {12, -1, 24, 1, 0, 100, 128},
  };
  for (size_t i = 0; i < sizeof chips / sizeof *chips; ++i)
    if (chips[i].major == p->computeMajor && (chips[i].minor == p->computeMinor || chips[i].minor < 0))
      return &chips[i];
  return NULL;
}

/* The smallest amount that can be configured for an SM; 0 if `bytes` exceed it. A chip with more isn't divided. */
static inline size_t __hipspv_occ_carve(const __hipspv_occ_chip* chip, const cudaOccDeviceProp* p, size_t bytes) {
  static const int of_volta[] = {0, 8, 16, 32, 64, 96};
  static const int since[] = {0, 8, 16, 32, 64, 100, 132, 164, 196, 228};
  const int* sizes = chip->major == 7 ? of_volta : since;
  int i = 0;
  if (p->sharedMemPerMultiprocessor > (size_t)chip->largest * 1024)
    return bytes <= p->sharedMemPerMultiprocessor ? p->sharedMemPerMultiprocessor : 0;
  while ((size_t)sizes[i] * 1024 < bytes || sizes[i] < chip->smallest)
    if (sizes[i++] >= chip->largest) return 0;
  return (size_t)sizes[i] * 1024;
}

/* The preferred shared memory of an SM, by the configuration of caches and carve-out. Negative if that is invalid. */
static inline long long __hipspv_occ_preferred(const __hipspv_occ_chip* chip, const cudaOccDeviceProp* p,
                                               const cudaOccDeviceState* state) {
  static const int of_caches[] = {100, 100, 0, 50};
  const int share =
      state->carveoutConfig == SHAREDMEM_CARVEOUT_DEFAULT ? of_caches[state->cacheConfig & 3] : state->carveoutConfig;
  if (share < 0 || share > 100) return -1;
  const size_t bytes = share * p->sharedMemPerMultiprocessor / 100;
  const size_t carved = __hipspv_occ_carve(chip, p, bytes);
  return carved < bytes ? -1 : (long long)carved;
}

static inline size_t __hipspv_occ_block_limit(const cudaOccDeviceProp* p, cudaOccFuncShmemConfig config,
                                              size_t wanted) {
  const int more = config == FUNC_SHMEM_LIMIT_OPTIN && wanted > p->sharedMemPerBlock;
  const size_t limit = more ? p->sharedMemPerBlockOptin : p->sharedMemPerBlock;
  return p->computeMajor >= 8 ? limit + p->reservedSharedMemPerBlock : limit;
}

static inline int __hipspv_occ_up(int value, int multiple) { return (value + multiple - 1) / multiple * multiple; }

/* Registers are allocated to warps, from an SM's four parts. OpenCL's devices report none; then they are no limit. */
static inline int __hipspv_occ_registers(const cudaOccDeviceProp* p, const cudaOccFuncAttributes* f, int warps,
                                         cudaOccResult* result) {
  enum { parts = 4, step = 256, most = 256 };
  const int of_warp = __hipspv_occ_up(f->numRegs * p->warpSize, step);
  result->allocatedRegistersPerBlock = of_warp * warps;
  if (f->numRegs > most) return 0;
  if (of_warp == 0 || p->regsPerBlock == 0) return INT_MAX;
  if (of_warp * __hipspv_occ_up(warps, parts) > p->regsPerBlock) return 0;
  return p->regsPerMultiprocessor / parts / of_warp * parts / warps;
}

/* Negative for invalid input. */
static inline int __hipspv_occ_shared(const __hipspv_occ_chip* chip, const cudaOccDeviceProp* p,
                                      const cudaOccFuncAttributes* f, const cudaOccDeviceState* state, size_t dynamic,
                                      cudaOccResult* result) {
  const long long preferred = __hipspv_occ_preferred(chip, p, state);
  const size_t fixed = f->sharedSizeBytes + p->reservedSharedMemPerBlock;
  const size_t used = (fixed + dynamic + chip->step - 1) / chip->step * chip->step;
  const size_t most = fixed + f->maxDynamicSharedSizeBytes;
  size_t available = (size_t)preferred;
  result->allocatedSharedMemPerBlock = used;
  if (preferred < 0) return -1;
  if (f->shmemLimitConfig != FUNC_SHMEM_LIMIT_DEFAULT && dynamic > f->maxDynamicSharedSizeBytes) return 0;
  if (used > __hipspv_occ_block_limit(p, f->shmemLimitConfig, most)) return 0;
  if (available < used) available = __hipspv_occ_carve(chip, p, used);
  if (available < used) return -1;
  return used == 0 ? INT_MAX : (int)(available / used);
}

static inline cudaOccError cudaOccMaxActiveBlocksPerMultiprocessor(cudaOccResult* result,
                                                                   const cudaOccDeviceProp* properties,
                                                                   const cudaOccFuncAttributes* attributes,
                                                                   const cudaOccDeviceState* state, int blockSize,
                                                                   size_t dynamicSmemSize) {
  const cudaOccDeviceProp* p = properties;
  if (!result || !p || !attributes || !state || blockSize <= 0) return CUDA_OCC_ERROR_INVALID_INPUT;
  if (p->maxThreadsPerBlock <= 0 || p->maxThreadsPerMultiprocessor <= 0 || p->regsPerBlock < 0 ||
      p->regsPerMultiprocessor < 0 || p->warpSize <= 0 || p->sharedMemPerBlock == 0 ||
      p->sharedMemPerMultiprocessor == 0 || p->numSms <= 0)
    return CUDA_OCC_ERROR_INVALID_INPUT;
  if (attributes->maxThreadsPerBlock <= 0 || attributes->numRegs < 0) return CUDA_OCC_ERROR_INVALID_INPUT;
  const __hipspv_occ_chip* chip = __hipspv_occ_find(p);
  if (!chip) return CUDA_OCC_ERROR_UNKNOWN_DEVICE;

  const int warps = (blockSize + p->warpSize - 1) / p->warpSize;
  const int barriers = attributes->numBlockBarriers;
  result->partitionedGCConfig = PARTITIONED_GC_OFF;
  result->blockLimitRegs = __hipspv_occ_registers(p, attributes, warps, result);
  result->blockLimitWarps =
      blockSize > p->maxThreadsPerBlock ? 0 : p->maxThreadsPerMultiprocessor / p->warpSize / warps;
  result->blockLimitBlocks = chip->blocks;
  result->blockLimitSharedMem = __hipspv_occ_shared(chip, p, attributes, state, dynamicSmemSize, result);
  result->blockLimitBarriers = chip->major >= 9 && barriers > 0 ? chip->blocks * chip->barriers / barriers : INT_MAX;
  if (result->blockLimitSharedMem < 0) return CUDA_OCC_ERROR_INVALID_INPUT;

  /* Barriers come last, as in CUDA's: if they are the smallest limit, the previous smallest stays named, too. */
  const int limits[] = {result->blockLimitWarps, result->blockLimitRegs, result->blockLimitSharedMem,
                        result->blockLimitBlocks};
  int least = INT_MAX;
  for (int i = 0; i < 4; ++i) least = limits[i] < least ? limits[i] : least;
  result->limitingFactors = 0;
  for (int i = 0; i < 4; ++i) result->limitingFactors |= (unsigned int)(limits[i] == least) << i;
  if (result->blockLimitBarriers <= least) {
    result->limitingFactors |= OCC_LIMIT_BARRIERS;
    least = result->blockLimitBarriers;
  }
  result->activeBlocksPerMultiprocessor = least;
  return CUDA_OCC_SUCCESS;
}

/* Bytes of dynamic shared memory with which this many blocks still run at once. */
static inline cudaOccError cudaOccAvailableDynamicSMemPerBlock(size_t* dynamicSmemSize,
                                                               const cudaOccDeviceProp* properties,
                                                               const cudaOccFuncAttributes* attributes,
                                                               const cudaOccDeviceState* state, int numBlocks,
                                                               int blockSize) {
  cudaOccResult result;
  if (numBlocks <= 0 || !dynamicSmemSize) return CUDA_OCC_ERROR_INVALID_INPUT;
  const cudaOccError error =
      cudaOccMaxActiveBlocksPerMultiprocessor(&result, properties, attributes, state, blockSize, 0);
  if (error != CUDA_OCC_SUCCESS) return error;
  if (result.activeBlocksPerMultiprocessor < numBlocks) return CUDA_OCC_ERROR_INVALID_INPUT;
  const __hipspv_occ_chip* chip = __hipspv_occ_find(properties);
  const size_t limit =
      __hipspv_occ_block_limit(properties, attributes->shmemLimitConfig, properties->sharedMemPerMultiprocessor);
  size_t available = (size_t)__hipspv_occ_preferred(chip, properties, state);
  if (available == 0) available = __hipspv_occ_carve(chip, properties, 1);
  if (numBlocks == 1) available = limit;
  available = available / (size_t)numBlocks / (size_t)chip->step * (size_t)chip->step;
  if (available > limit) available = limit;
  available = available > attributes->sharedSizeBytes ? available - attributes->sharedSizeBytes : 0;
  if (available > attributes->maxDynamicSharedSizeBytes) available = attributes->maxDynamicSharedSizeBytes;
  *dynamicSmemSize = available;
  return CUDA_OCC_SUCCESS;
}

/* Keeps a block size with more concurrent threads than the best so far. True if no size can have more. */
static inline int __hipspv_occ_better(int* minGridSize, int* blockSize, int* best, const cudaOccDeviceProp* p, int size,
                                      int blocks) {
  if (size * blocks > *best) {
    *best = size * blocks;
    *blockSize = size;
    *minGridSize = blocks * p->numSms;
  }
  return *best == p->maxThreadsPerMultiprocessor;
}
/* The size to try after `size`, 0 first: whole warps, except for a function's own largest block. */
static inline int __hipspv_occ_next(const cudaOccDeviceProp* p, const cudaOccFuncAttributes* f, int size) {
  if (size) return __hipspv_occ_up(size, p->warpSize) - p->warpSize;
  return f->maxThreadsPerBlock < p->maxThreadsPerBlock ? f->maxThreadsPerBlock : p->maxThreadsPerBlock;
}
#define HIPSPV_OCC_SEARCH(dynamic)                                                                                  \
  cudaOccResult result;                                                                                             \
  int best = 0;                                                                                                     \
  if (!minGridSize || !blockSize || !properties || !attributes || properties->warpSize <= 0)                        \
    return CUDA_OCC_ERROR_INVALID_INPUT;                                                                            \
  *minGridSize = *blockSize = 0;                                                                                    \
  for (int size = 0; (size = __hipspv_occ_next(properties, attributes, size)) > 0;) {                               \
    const cudaOccError error =                                                                                      \
        cudaOccMaxActiveBlocksPerMultiprocessor(&result, properties, attributes, state, size, dynamic);             \
    if (error != CUDA_OCC_SUCCESS) return error;                                                                    \
    if (__hipspv_occ_better(minGridSize, blockSize, &best, properties, size, result.activeBlocksPerMultiprocessor)) \
      break;                                                                                                        \
  }                                                                                                                 \
  return CUDA_OCC_SUCCESS;

static inline cudaOccError cudaOccMaxPotentialOccupancyBlockSize(
    int* minGridSize, int* blockSize, const cudaOccDeviceProp* properties, const cudaOccFuncAttributes* attributes,
    const cudaOccDeviceState* state, size_t (*blockSizeToDynamicSMemSize)(int), size_t dynamicSMemSize) {
  HIPSPV_OCC_SEARCH(blockSizeToDynamicSMemSize ? blockSizeToDynamicSMemSize(size) : dynamicSMemSize)
}

#ifdef __cplusplus
static inline cudaOccError cudaOccMaxPotentialOccupancyBlockSize(int* minGridSize, int* blockSize,
                                                                 const cudaOccDeviceProp* properties,
                                                                 const cudaOccFuncAttributes* attributes,
                                                                 const cudaOccDeviceState* state,
                                                                 size_t dynamicSMemSize = 0) {
  HIPSPV_OCC_SEARCH(dynamicSMemSize)
}
template <typename __F>
static inline cudaOccError cudaOccMaxPotentialOccupancyBlockSizeVariableSMem(int* minGridSize, int* blockSize,
                                                                             const cudaOccDeviceProp* properties,
                                                                             const cudaOccFuncAttributes* attributes,
                                                                             const cudaOccDeviceState* state,
                                                                             __F blockSizeToDynamicSMemSize) {
  HIPSPV_OCC_SEARCH(blockSizeToDynamicSMemSize(size))
}
#endif
#undef HIPSPV_OCC_SEARCH

#endif
