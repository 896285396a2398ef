/*
 * Registration of kernels whose code is a program image of its own, as for Vortex (.vxbin), by any host compiler.
 * `hipspv registration` writes the source that calls it.
 */
#ifndef HIP_INCLUDE_HIP_HIP_KERNEL_METADATA_H
#define HIP_INCLUDE_HIP_HIP_KERNEL_METADATA_H

#include <hip/hip_runtime_api.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * One argument, as a member of the C structure that the device gets. offset, size, alignment: in bytes. is_pointer: not
 * 0 for a pointer, which has the device's width. A structure with pointers in it is no pointer, and they have 8 bytes.
 */
typedef struct hipKernelArgumentMetadata {
  size_t offset;
  size_t size;
  size_t alignment;
  int is_pointer;
} hipKernelArgumentMetadata;

/*
 * Registers the kernel of that name in an image of kernel_size bytes, which must stay where it is. A null
 * *function_address becomes the kernel's handle; any other value is taken as the handle. hipLaunchKernel takes the
 * handle, or function_address itself. arg_metadata has num_args entries; without it each argument has 8 bytes.
 * hipErrorInvalidValue for null addresses, and for entries that overlap; hipErrorInvalidImage for a damaged image.
 */
hipError_t __hipRegisterFunctionWithMetadata(void** function_address, const char* kernel_name,
                                             const void* kernel_binary, size_t kernel_size, size_t num_args,
                                             const hipKernelArgumentMetadata* arg_metadata);

#ifdef __cplusplus
}
#endif

#endif
