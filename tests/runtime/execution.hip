// HIP 10's execution contexts, batches of managed ranges, and clusters' occupancy.
#include <vector>

#include "sections.h"

__global__ void add(int* values, int by) { values[threadIdx.x] += by; }
__global__ void shared(int* out) {
  __shared__ int some[64];
  some[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = some[63 - threadIdx.x];
}

static hipDevResource whole() {
  hipDevResource resource{};
  HIP(hipDeviceGetDevResource(0, &resource, hipDevResourceTypeSm));
  return resource;
}

static hipExecutionCtx_t green() {
  hipDevResource all = whole(), group{};
  unsigned count = 1;
  HIP(hipDevSmResourceSplitByCount(&group, &count, &all, nullptr, 0, 1));
  hipDevResourceDesc_t description;
  HIP(hipDevResourceGenerateDesc(&description, &group, count));
  hipExecutionCtx_t context;
  HIP(hipGreenCtxCreate(&context, description, 0, 0));
  return context;
}

SECTION(resources) {
  hipDeviceProp_t properties;
  HIP(hipGetDeviceProperties(&properties, 0));
  const hipDevResource all = whole();
  const auto units = static_cast<unsigned>(properties.multiProcessorCount);
  gives(true, all.type == hipDevResourceTypeSm && all.sm.smCount == units && all.nextResource == nullptr);
  gives(true, all.sm.minSmPartitionSize == units && all.sm.smCoscheduledAlignment == units);
  hipDevResource resource{};
  gives(hipErrorInvalidResourceType, hipDeviceGetDevResource(0, &resource, hipDevResourceTypeWorkqueue));
  gives(hipErrorInvalidDevice, hipDeviceGetDevResource(999, &resource, hipDevResourceTypeSm));
  gives(hipErrorInvalidValue, hipDeviceGetDevResource(0, nullptr, hipDevResourceTypeSm));
  HIP(hipStreamGetDevResource(nullptr, &resource, hipDevResourceTypeSm));
  gives(true, resource.sm.smCount == units);
  gives(hipErrorInvalidResourceType, hipStreamGetDevResource(nullptr, &resource, hipDevResourceTypeWorkqueueConfig));
}

// The device is the smallest partition.
SECTION(splits) {
  const hipDevResource all = whole();
  const unsigned units = all.sm.smCount;
  unsigned groups = 0;
  HIP(hipDevSmResourceSplitByCount(nullptr, &groups, &all, nullptr, 0, 1));
  gives(true, groups == 1);
  hipDevResource two[2] = {}, rest{};
  groups = 2;
  HIP(hipDevSmResourceSplitByCount(two, &groups, &all, &rest, 0, units));
  gives(true, groups == 1 && two[0].sm.smCount == units && two[0].sm.smCoscheduledAlignment == units);
  gives(true, rest.type == hipDevResourceTypeInvalid);
  groups = 1;
  HIP(hipDevSmResourceSplitByCount(two, &groups, &all, &rest, 0, units + 1));
  gives(true, groups == 0 && rest.type == hipDevResourceTypeSm && rest.sm.smCount == units);
  gives(hipErrorInvalidResourceType, hipDevSmResourceSplitByCount(nullptr, &groups, &two[1], nullptr, 0, 1));
  gives(hipErrorInvalidValue, hipDevSmResourceSplitByCount(nullptr, nullptr, &all, nullptr, 0, 1));
  gives(hipErrorNotSupported,
        hipDevSmResourceSplitByCount(nullptr, &groups, &all, nullptr, hipDevSmResourceSplitIgnoreSmCoscheduling, 1));

  hipDevSmResourceGroupParams open[1] = {};
  HIP(hipDevSmResourceSplit(two, 1, &all, &rest, 0, open));
  gives(true, open[0].smCount == units && open[0].coscheduledSmCount == units && two[0].sm.smCount == units);
  hipDevSmResourceGroupParams halves[2] = {};
  halves[0].smCount = halves[1].smCount = units / 2;
  gives(hipErrorInvalidResourceConfiguration, hipDevSmResourceSplit(two, 2, &all, nullptr, 0, halves));
  gives(hipErrorInvalidValue, hipDevSmResourceSplit(two, 1, &all, nullptr, 1, open));
  gives(hipErrorInvalidValue, hipDevSmResourceSplit(two, 1, &all, nullptr, 0, nullptr));
}

SECTION(contexts) {
  hipExecutionCtx_t primary, again, context = green();
  HIP(hipDeviceGetExecutionCtx(&primary, 0));
  HIP(hipDeviceGetExecutionCtx(&again, 0));
  gives(true, primary == again && primary != context);
  unsigned long long first = 0, second = 0;
  HIP(hipExecutionCtxGetId(primary, &first));
  HIP(hipExecutionCtxGetId(context, &second));
  gives(true, first != second);
  int device = -1;
  HIP(hipExecutionCtxGetDevice(&device, context));
  gives(true, device == 0);
  hipDevResource resource{};
  HIP(hipExecutionCtxGetDevResource(context, &resource, hipDevResourceTypeSm));
  gives(true, resource.sm.smCount == whole().sm.smCount);
  gives(hipErrorInvalidResourceType, hipExecutionCtxGetDevResource(context, &resource, hipDevResourceTypeWorkqueue));
  gives(hipErrorInvalidValue, hipExecutionCtxDestroy(primary));
  HIP(hipExecutionCtxDestroy(context));
  gives(hipErrorInvalidValue, hipExecutionCtxGetId(context, &second));
  gives(hipErrorInvalidValue, hipExecutionCtxDestroy(nullptr));

  hipDevResourceDesc_t description;
  hipDevResource none{}, pair[2] = {whole(), whole()};
  gives(hipErrorInvalidResourceType, hipDevResourceGenerateDesc(&description, &none, 1));
  gives(hipErrorInvalidValue, hipDevResourceGenerateDesc(&description, pair, 0));
  pair[1].sm.smCoscheduledAlignment = 1;
  gives(hipErrorInvalidResourceConfiguration, hipDevResourceGenerateDesc(&description, pair, 2));
  HIP(hipDevResourceGenerateDesc(&description, pair, 1));
  gives(hipErrorInvalidValue, hipGreenCtxCreate(&context, description, 0, 1));
  gives(hipErrorInvalidValue, hipGreenCtxCreate(&context, nullptr, 0, 0));
  gives(hipErrorInvalidDevice, hipGreenCtxCreate(&context, description, 999, 0));
}

SECTION(work) {
  hipExecutionCtx_t context = green();
  hipStream_t streams[2], later, outside;
  for (hipStream_t& stream : streams) HIP(hipExecutionCtxStreamCreate(&stream, context, hipStreamNonBlocking, 0));
  HIP(hipStreamCreateWithFlags(&outside, hipStreamNonBlocking));
  int* values;
  HIP(hipMallocManaged(&values, 3 * 64 * sizeof(int)));
  HIP(hipMemset(values, 0, 3 * 64 * sizeof(int)));
  HIP(hipDeviceSynchronize());
  hipEvent_t before, after;
  HIP(hipEventCreate(&before));
  HIP(hipEventCreate(&after));

  add<<<1, 64, 0, outside>>>(values, 1);
  HIP(hipEventRecord(before, outside));
  HIP(hipExecutionCtxWaitEvent(context, before));
  HIP(hipExecutionCtxStreamCreate(&later, context, hipStreamDefault, 0));
  add<<<1, 64, 0, later>>>(values, 2);
  for (int i = 0; i < 2; ++i) add<<<1, 64, 0, streams[i]>>>(values + 64 * (i + 1), i + 5);
  HIP(hipExecutionCtxRecordEvent(context, after));
  HIP(hipEventSynchronize(after));
  gives(true, values[7] == 3 && values[64 + 7] == 5 && values[128 + 7] == 6);
  add<<<1, 64, 0, streams[1]>>>(values, 10);
  HIP(hipExecutionCtxSynchronize(context));
  gives(true, values[63] == 13);

  gives(hipErrorInvalidHandle, hipExecutionCtxRecordEvent(context, nullptr));
  gives(hipErrorInvalidValue, hipExecutionCtxWaitEvent(nullptr, before));
  gives(hipErrorInvalidValue, hipExecutionCtxStreamCreate(&later, context, 77, 0));
  HIP(hipStreamDestroy(streams[0]));
  HIP(hipExecutionCtxSynchronize(context));
  HIP(hipExecutionCtxDestroy(context));
  add<<<1, 64, 0, streams[1]>>>(values, 100);
  HIP(hipStreamSynchronize(streams[1]));
  gives(true, values[0] == 113);
  for (hipStream_t stream : {streams[1], later, outside}) HIP(hipStreamDestroy(stream));
  HIP(hipFree(values));
}

SECTION(batches) {
  int *one, *two;
  HIP(hipMallocManaged(&one, 4096));
  HIP(hipMallocManaged(&two, 8192));
  for (int i = 0; i < 1024; ++i) one[i] = i;
  void* ranges[] = {one, two};
  size_t sizes[] = {4096, 8192}, firsts[] = {0, 1};
  hipMemLocation places[] = {{hipMemLocationTypeDevice, 0}, {hipMemLocationTypeHost, 0}};
  HIP(hipMemPrefetchBatchAsync(ranges, sizes, 2, places, firsts, 2, 0, nullptr));
  HIP(hipDeviceSynchronize());
  int where[2] = {};
  const auto location = hipMemRangeAttributeLastPrefetchLocation;
  HIP(hipMemRangeGetAttribute(&where[0], sizeof(int), location, one, 4096));
  HIP(hipMemRangeGetAttribute(&where[1], sizeof(int), location, two, 8192));
  gives(true, where[0] == 0 && where[1] == hipCpuDeviceId && one[1000] == 1000);
  HIP(hipMemDiscardBatchAsync(ranges, sizes, 2, 0, nullptr));
  HIP(hipDrvMemDiscardBatchAsync(reinterpret_cast<hipDeviceptr_t*>(ranges), sizes, 1, 0, nullptr));
  HIP(hipMemDiscardAndPrefetchBatchAsync(ranges, sizes, 2, &places[1], firsts, 1, 0, nullptr));
  HIP(hipMemRangeGetAttribute(&where[0], sizeof(int), location, one, 4096));
  gives(true, where[0] == hipCpuDeviceId);
  HIP(hipDrvMemDiscardAndPrefetchBatchAsync(reinterpret_cast<hipDeviceptr_t*>(ranges), sizes, 2, places, firsts, 1, 0,
                                            nullptr));
  HIP(hipMemRangeGetAttribute(&where[1], sizeof(int), location, two, 8192));
  gives(true, where[1] == 0);
  add<<<1, 64>>>(one, 0);
  HIP(hipDeviceSynchronize());

  const auto invalid = hipErrorInvalidValue;
  gives(invalid, hipMemPrefetchBatchAsync(nullptr, sizes, 2, places, firsts, 2, 0, nullptr));
  gives(invalid, hipMemPrefetchBatchAsync(ranges, nullptr, 2, places, firsts, 2, 0, nullptr));
  gives(invalid, hipMemPrefetchBatchAsync(ranges, sizes, 0, places, firsts, 2, 0, nullptr));
  gives(invalid, hipMemPrefetchBatchAsync(ranges, sizes, 2, nullptr, firsts, 2, 0, nullptr));
  gives(invalid, hipMemPrefetchBatchAsync(ranges, sizes, 2, places, nullptr, 2, 0, nullptr));
  gives(invalid, hipMemPrefetchBatchAsync(ranges, sizes, 2, places, firsts, 0, 0, nullptr));
  gives(invalid, hipMemPrefetchBatchAsync(ranges, sizes, 2, places, firsts, 2, 1, nullptr));
  gives(invalid, hipMemPrefetchBatchAsync(ranges, sizes, 2, places, firsts + 1, 1, 0, nullptr));
  gives(invalid, hipMemDiscardBatchAsync(ranges, sizes, 2, 1, nullptr));
  gives(invalid, hipMemDiscardBatchAsync(ranges, sizes, 0, 0, nullptr));
  HIP(hipFree(one));
  HIP(hipFree(two));
}

SECTION(clusters) {
  hipDeviceProp_t properties;
  HIP(hipGetDeviceProperties(&properties, 0));
  hipLaunchAttribute attribute{};
  attribute.id = hipLaunchAttributeClusterDimension;
  attribute.value.clusterDim = {1, 1, 1};
  hipLaunchConfig_t config{};
  config.gridDim = config.blockDim = dim3(64);
  config.attrs = &attribute;
  config.numAttrs = 1;
  const void* kernel = reinterpret_cast<const void*>(shared);
  int size = -1, clusters = -1, blocks = -1;
  HIP(hipOccupancyMaxPotentialClusterSize(&size, kernel, &config));
  gives(true, size == 1);
  HIP(hipOccupancyMaxActiveClusters(&clusters, kernel, &config));
  HIP(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, shared, 64, 0));
  gives(true, clusters == blocks * properties.multiProcessorCount && clusters > 0);
  attribute.value.clusterDim = {2, 1, 1};
  HIP(hipOccupancyMaxActiveClusters(&clusters, kernel, &config));
  gives(true, clusters == 0);
  config.dynamicSmemBytes = properties.sharedMemPerBlock;
  HIP(hipOccupancyMaxPotentialClusterSize(&size, kernel, &config));
  gives(true, size == 0);
  gives(hipErrorInvalidValue, hipOccupancyMaxActiveClusters(nullptr, kernel, &config));
  gives(hipErrorInvalidValue, hipOccupancyMaxActiveClusters(&clusters, kernel, nullptr));
  gives(hipErrorInvalidDeviceFunction, hipOccupancyMaxActiveClusters(&clusters, &config, &config));
}

SECTION(others) {
  hipMipmappedArray_t array;
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  HIP(hipMallocMipmappedArray(&array, &format, make_hipExtent(8, 4, 0), 3, 0));
  hipArrayMemoryRequirements requirements{};
  HIP(hipMipmappedArrayGetMemoryRequirements(&requirements, array, 0));
  gives(true, requirements.size == 4 * (8 * 4 + 4 * 2 + 2 * 1) && requirements.alignment != 0);
  gives(hipErrorInvalidValue, hipMipmappedArrayGetMemoryRequirements(nullptr, array, 0));
  gives(hipErrorInvalidHandle, hipMipmappedArrayGetMemoryRequirements(&requirements, nullptr, 0));
  HIP(hipFreeMipmappedArray(array));

  void *plain = nullptr, *own = nullptr, *named = nullptr;
  HIP(hipGetProcAddress_spt("hipMemcpyAsync", &own, HIP_VERSION / 100000, hipEnableDefault, nullptr));
  HIP(hipGetProcAddress("hipMemcpyAsync", &plain, HIP_VERSION / 100000, hipEnableDefault, nullptr));
  HIP(hipGetProcAddress("hipMemcpyAsync_spt", &named, HIP_VERSION / 100000, hipEnableDefault, nullptr));
  gives(true, own == named && own != plain);
}
