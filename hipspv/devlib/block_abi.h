// The argument of a kernel that is native code of a CPU: one call runs one block. For the device library and the runtime;
// hipspv/targets/cpu/blocks/block_abi.py has the same offsets.
#pragma once

#ifdef __OPENCL_VERSION__
typedef uint hipspv_word;
typedef ulong hipspv_bytes;
#else
#include <stdint.h>
typedef uint32_t hipspv_word;
typedef uint64_t hipspv_bytes;
#endif

// The caller gives each block that runs at a time its own `shared` and `frame`.
struct hipspv_block {
  const char *arguments;      // the kernel's, as the members of a C structure
  char *shared;               // static shared memory, then dynamic shared memory; aligned to 128 bytes
  char *frame;                // the values of threads that wait at a barrier; aligned to 64 bytes
  hipspv_bytes shared_bytes;  // of dynamic shared memory
  hipspv_word group[3];       // the block's index in the grid
  hipspv_word groups[3];      // of the grid, in blocks
  hipspv_word size[3];        // of the block, in threads
  hipspv_word thread[3];      // for debuggers: the running thread's index; kernels compiled for them alone store it
  void *checks;               // struct hipspv_check_block of checked code (check_abi.h)
};
