/*
 * The objects of OpenCL, CUDA or Level Zero that implement HIP's, for programs that use both APIs. The first four
 * functions are chipStar's (CHIP-SPV/chipStar include/hip/hip_interop.h). HIP owns its objects, and programs theirs.
 * int results are hipError_t: this header also works for sources without HIP's headers.
 */
#ifndef HIP_INCLUDE_HIP_HIP_INTEROP_H
#define HIP_INCLUDE_HIP_HIP_INTEROP_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Call it twice: with NativeHandles null, *NumHandles becomes 5; with NumHandles null, five handles are written:
 * the address of the text "opencl", cl_platform_id, cl_device_id, cl_context and the cl_command_queue of the
 * hipStream_t, where 0 is the current device's null stream. The queue executes in order, and HIP's calls that wait
 * for the stream also wait for the program's own commands in it. For a CUDA device they are "cuda", 0, the CUdevice,
 * the CUcontext, which becomes the thread's current one, and the CUstream. For a device of Level Zero they are
 * "level_zero", ze_driver_handle_t, ze_device_handle_t, ze_context_handle_t and the immediate ze_command_list_handle_t
 * of the stream's kernels, which one thread may use at a time. hipErrorInvalidValue if both or neither are null;
 * hipErrorContextIsDestroyed for an invalid stream.
 */
int hipGetBackendNativeHandles(uintptr_t Stream, uintptr_t* NativeHandles, int* NumHandles);

/*
 * Makes HIP use one device, in the program's context: cl_platform_id, cl_device_id, cl_context and a
 * cl_command_queue, which isn't used; or Level Zero's driver, device, context and a command list, which isn't used
 * either. NumHandles is 4, or 3 without the last. Must precede any other use of HIP: afterwards
 * hipErrorSetOnActiveProcess. hipErrorInvalidDevice if the device doesn't belong to a library that HIP uses.
 */
int hipInitFromNativeHandles(const uintptr_t* NativeHandles, int NumHandles);

/*
 * The cl_event, CUevent or ze_event_handle_t for the point that a hipEvent_t recorded; the program releases it, the
 * last two when the hipEvent_t is destroyed or recorded again. Null if nothing was recorded, and for an invalid event.
 */
void* hipGetNativeEventFromHipEvent(void* HipEvent);

/*
 * A hipEvent_t of the current device that completes with the cl_event, which must be of its context; destroyed with
 * hipEventDestroy. It keeps a reference of its own; the others have none, and must stay as long. Null for null.
 */
void* hipGetHipEventFromNativeEvent(void* NativeEvent);

/* hipspv's own: OpenCL's view of an address of HIP's. The addresses have no cl_mem objects. */
typedef enum hipspvNativeMemoryKind {
  hipspvNativeMemoryUsm = 1, /* cl_intel_unified_shared_memory: clSetKernelArgMemPointerINTEL */
  hipspvNativeMemorySvm = 2  /* shared virtual memory: clSetKernelArgSVMPointer */
} hipspvNativeMemoryKind;

typedef struct hipspvNativeMemory {
  hipspvNativeMemoryKind kind;
  void* base;  /* where the allocation begins */
  size_t size; /* bytes */
} hipspvNativeMemory;

/* hipErrorInvalidValue for null, and for an address that isn't in HIP's memory; hipErrorNotSupported for a CUDA device.
 */
int hipspvGetNativeMemory(const void* Address, hipspvNativeMemory* Memory);

#ifdef __cplusplus
}
#endif

#endif
