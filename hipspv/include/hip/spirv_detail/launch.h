/* Kernel launches without <<<>>>, and the macros of older HIP code. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_LAUNCH_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_LAUNCH_H

#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(X) X

#define hipLaunchKernelGGLInternal(kernel, blocks, threads, shared, stream, ...) \
  do {                                                                           \
    kernel<<<(blocks), (threads), (shared), (stream)>>>(__VA_ARGS__);            \
  } while (0)
#define hipLaunchKernelGGL(kernel, ...) hipLaunchKernelGGLInternal((kernel), __VA_ARGS__)

#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE

#endif
