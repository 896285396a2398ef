/*
 * The device heap: what malloc and new in device code allocate from.
 *
 * The runtime allocates one heap per device before the first launch from a module that allocates, zeroes all
 * but its data and stores its address in the device variable __hipspv_heap. Read as OpenCL C by the
 * device library and as C++ by libhipspv.so, so it uses only what both have.
 */
#ifndef HIPSPV_HEAP_ABI_H
#define HIPSPV_HEAP_ABI_H

#ifdef __OPENCL_C_VERSION__
typedef ulong hipspv_heap_word;
#else
#include <stdint.h>
typedef uint64_t hipspv_heap_word;
#endif

#define HIPSPV_HEAP_CHUNK 512 /* bytes */
#define HIPSPV_HEAP_GROUP 64  /* chunks */
#define HIPSPV_HEAP_KINDS 16

/*
 * chunks is a multiple of HIPSPV_HEAP_GROUP; data is the address of the first chunk, with the largest
 * alignment that the memory has. After the header come, as words:
 *   groups[chunks / HIPSPV_HEAP_GROUP]: bits 0-15: bit k is set if the group has nothing of kind k
 *     to offer; bits 16-63: how often memory of the group was given back
 *   states[chunks]: bits 32-39 the kind, bits 0-31 the used slots, or the length of a range
 * All zero: everything is free.
 */
struct hipspv_heap {
  hipspv_heap_word chunks;
  hipspv_heap_word data;
  hipspv_heap_word hints[HIPSPV_HEAP_KINDS]; /* by kind: the index of the last find */
};

#endif
