/*
 * The service block: how device code prints, asserts and aborts.
 *
 * The runtime allocates one block per device in memory that both sides reach and stores its address
 * in the device variable __hipspv_service. Device code appends records to the ring; the runtime
 * reads them at each synchronisation. Read as OpenCL C by the device library and as C++ by
 * libhipspv.so, so it uses only what both have.
 */
#ifndef HIPSPV_SERVICE_ABI_H
#define HIPSPV_SERVICE_ABI_H

#ifdef __OPENCL_C_VERSION__
typedef uint hipspv_u32;
typedef ulong hipspv_u64;
#else
#include <stdint.h>
typedef uint32_t hipspv_u32;
typedef uint64_t hipspv_u64;
#endif

#define HIPSPV_SERVICE_VERSION 2

/* hipspv_service.abort_code */
#define HIPSPV_ABORT_NONE 0
#define HIPSPV_ABORT_ASSERT 1
#define HIPSPV_ABORT_TRAP 2
#define HIPSPV_ABORT_ABORT 3
#define HIPSPV_ABORT_FREE 4 /* free of an address not from malloc or new: bad_free */
#define HIPSPV_ABORT_STACK 5 /* recursive functions need more stack than they have */

/* hipspv_record.kind */
#define HIPSPV_RECORD_STDOUT 1
#define HIPSPV_RECORD_STDERR 2
#define HIPSPV_RECORD_RACE 3 /* race_abi.h */

/* hipspv_record.commit: stored last, with release order */
#define HIPSPV_RECORD_READY 1

/*
 * words is the length of data[], a power of two. produced and consumed count words since the block was
 * made, modulo 2^32: word i of the stream is data[i % words], so a record may run over the end of data[]
 * into its beginning. A record that finds no room (produced - consumed + its words > words) leaves produced
 * alone and adds one to dropped. Fields that both sides change have 32 bits, as not every device has wider atomics.
 */
#define HIPSPV_SERVICE_MOST_BYTES (1ul << 31) /* the most of data[]: the size of a record has 32 bits */

struct hipspv_service {
  hipspv_u32 version;
  hipspv_u32 abort_code; /* written by the device, cleared by the host */
  hipspv_u32 words;
  hipspv_u32 produced; /* words ever reserved: advanced atomically by the device */
  hipspv_u32 consumed; /* words ever read: advanced by the host, after it has zeroed them */
  hipspv_u32 dropped;  /* records that found no room: counted by the device */
  hipspv_u64 bad_free; /* an address given to free or delete: written by the device */
  hipspv_u64 abort_site; /* the location in a kernel that set abort_code (record hipspv.abort); 0 unknown */
  /* hipspv_u64 data[] follows */
};

/*
 * A record: this header, slots 8-byte arguments (integers and pointers as they are, floating point
 * as double, for a %s argument the string's length), then the format and each %s argument in
 * order, each with its NUL, then zeros up to a multiple of 8.
 */
struct hipspv_record {
  hipspv_u32 commit;
  hipspv_u32 size; /* bytes of the whole record, a multiple of 8 */
  hipspv_u32 kind;
  hipspv_u32 slots;
};

#endif
