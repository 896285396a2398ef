/*
 * The OpenCL objects behind HIP's, for programs that use both. The first four functions are chipStar's
 * (CHIP-SPV/chipStar include/hip/hip_interop.h). HIP keeps its objects, and programs theirs. int results
 * are hipError_t: this header is for sources without HIP's headers, too.
 */
#ifndef HIP_INCLUDE_HIP_HIP_INTEROP_H
#define HIP_INCLUDE_HIP_HIP_INTEROP_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Call it twice: with NativeHandles null, *NumHandles becomes 5; with NumHandles null, five handles are
 * written: the address of the text "opencl", cl_platform_id, cl_device_id, cl_context and
 * cl_command_queue of the hipStream_t, where 0 is the current device's null stream. The queue executes in
 * order, and HIP's calls that wait for the stream wait for the program's own commands in it, too.
 * hipErrorInvalidValue where both are null, or neither; hipErrorContextIsDestroyed for no stream.
 */
int hipGetBackendNativeHandles(uintptr_t Stream, uintptr_t *NativeHandles, int *NumHandles);

/*
 * Makes HIP run on one device, in the program's context: cl_platform_id, cl_device_id, cl_context and a
 * cl_command_queue, which isn't used. NumHandles is 4, or 3 without it. Before HIP is used for anything
 * else: hipErrorSetOnActiveProcess from then on. hipErrorInvalidDevice where the device isn't one of the
 * library that HIP uses.
 */
int hipInitFromNativeHandles(const uintptr_t *NativeHandles, int NumHandles);

/*
 * The cl_event of what a hipEvent_t was recorded after; the program releases it. Null where nothing was
 * recorded, and for no event.
 */
void *hipGetNativeEventFromHipEvent(void *HipEvent);

/*
 * A hipEvent_t of the current device that is complete when the cl_event of its context is; ends with
 * hipEventDestroy. It keeps a reference of its own. Null for null.
 */
void *hipGetHipEventFromNativeEvent(void *NativeEvent);

/* hipspv's own: what OpenCL knows an address of HIP's by. There are no cl_mem objects behind them. */
typedef enum hipspvNativeMemoryKind {
  hipspvNativeMemoryUsm = 1, /* cl_intel_unified_shared_memory: clSetKernelArgMemPointerINTEL */
  hipspvNativeMemorySvm = 2  /* shared virtual memory: clSetKernelArgSVMPointer */
} hipspvNativeMemoryKind;

typedef struct hipspvNativeMemory {
  hipspvNativeMemoryKind kind;
  void *base;  /* where the allocation begins */
  size_t size; /* bytes */
} hipspvNativeMemory;

/* hipErrorInvalidValue for null, and an address that isn't of HIP's memory. */
int hipspvGetNativeMemory(const void *Address, hipspvNativeMemory *Memory);

#ifdef __cplusplus
}
#endif

#endif
