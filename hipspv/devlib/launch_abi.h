/*
 * Launches in device code: the requests of a grid's threads, which the runtime reads once the grid has ended.
 *
 * The runtime allocates one block per device in memory that both sides reach and stores its address in the device
 * variable __hipspv_launches. One grid at a time uses it. Read as OpenCL C by the device library and as C++ by
 * libhipspv.so, so it uses only what both have.
 */
#ifndef HIPSPV_LAUNCH_ABI_H
#define HIPSPV_LAUNCH_ABI_H

#ifdef __OPENCL_C_VERSION__
typedef uint hipspv_launch_u32;
typedef ulong hipspv_launch_u64;
#else
#include <stdint.h>
typedef uint32_t hipspv_launch_u32;
typedef uint64_t hipspv_launch_u64;
#endif

#define HIPSPV_LAUNCH_ALIGNMENT 16
#define HIPSPV_LAUNCH_ERRORS 4096   /* errors of threads that are kept */
#define HIPSPV_LAUNCH_MOST_DEPTH 24 /* CUDA C++ Programming Guide, 13.3: maximum nesting depth */

/* cudaStreamTailLaunch. All other streams are alike: requests are executed one after the other. */
#define HIPSPV_LAUNCH_TAIL 3ul

/* hipspv_launch.kind */
#define HIPSPV_LAUNCH_KERNEL 1
#define HIPSPV_LAUNCH_COPY 2 /* bytes from `source` to `target` */
#define HIPSPV_LAUNCH_FILL 3 /* bytes of `target` with the byte `source` */

/* Values of cudaError_t. */
#define HIPSPV_LAUNCH_INVALID_CONFIGURATION 9
#define HIPSPV_LAUNCH_TOO_DEEP 65
#define HIPSPV_LAUNCH_TOO_MANY 69

/* An error of a thread that it hasn't asked for; 0 none. */
struct hipspv_launch_error {
  hipspv_launch_u64 thread; /* its index in the grid, plus 1 */
  hipspv_launch_u64 error;
};

struct hipspv_launches {
  /* Set by the host before each grid. */
  hipspv_launch_u32 depth;       /* of the grid: 0 for one that the host launched */
  hipspv_launch_u32 limit;       /* requests of a grid, at most */
  hipspv_launch_u32 bytes;       /* of data[] */
  hipspv_launch_u32 max_threads; /* of a block */
  /* Advanced atomically by the device, zeroed by the host. */
  hipspv_launch_u32 count; /* requests */
  hipspv_launch_u32 used;  /* bytes of data[] */
  hipspv_launch_u32 errors;
  hipspv_launch_u32 dropped; /* requests that found no room */
  hipspv_launch_u32 handles; /* streams and events that were created */
  hipspv_launch_u32 padding[3];
  struct hipspv_launch_error error[HIPSPV_LAUNCH_ERRORS];
  /* data[] follows: requests, each a multiple of HIPSPV_LAUNCH_ALIGNMENT */
};

/* A request: this header, for a kernel the offsets of its arguments from the first one's, and the arguments. */
struct hipspv_launch {
  hipspv_launch_u32 size;      /* bytes of the whole request */
  hipspv_launch_u32 kind;
  hipspv_launch_u64 stream;
  hipspv_launch_u64 target;    /* the kernel's address in device code (record hipspv.launch) */
  hipspv_launch_u64 source;
  hipspv_launch_u64 bytes;     /* of dynamic shared memory, or of a copy */
  hipspv_launch_u32 grid[3];
  hipspv_launch_u32 block[3];
  hipspv_launch_u32 arguments; /* their count */
  hipspv_launch_u32 first;     /* the first one's offset in the request */
};

#endif
