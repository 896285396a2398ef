/*
 * The race checker's memory (--check=races): what threads did with the shared memory of their block.
 *
 * The runtime allocates one pool per device before the first launch from a module that is checked,
 * zeroes the headers and stores its address in the device variable __hipspv_races. Read as OpenCL C
 * by the device library and as C++ by libhipspv.so, so it uses only what both have.
 */
#ifndef HIPSPV_RACE_ABI_H
#define HIPSPV_RACE_ABI_H

#ifdef __OPENCL_C_VERSION__
typedef ushort hipspv_race_half;
typedef uint hipspv_race_word;
typedef ulong hipspv_race_long;
#else
#include <stdint.h>
typedef uint16_t hipspv_race_half;
typedef uint32_t hipspv_race_word;
typedef uint64_t hipspv_race_long;
#endif

#define HIPSPV_RACE_PAIRS 1024   /* pairs of source locations that a process can report */
#define HIPSPV_RACE_VARIABLES 32 /* variables of a kernel that reports can name */

/* Kinds of accesses; passes/checks/races.py has the same. */
#define HIPSPV_RACE_WRITE 1
#define HIPSPV_RACE_SYNC 2   /* atomic or volatile: two of these never race, and they order others */
#define HIPSPV_RACE_UPDATE 4 /* an atomic operation */
#define HIPSPV_RACE_ONCE 8   /* at most once by each thread between two barriers */
#define HIPSPV_RACE_MAYBE 16 /* perhaps to other memory */

/* The last access of its sort. more: position << 4 | the access's kind. */
struct hipspv_race_record {
  hipspv_race_word site;    /* offset in the kernel's text of locations */
  hipspv_race_word barrier; /* the interval between barriers; no thread is in 0 */
  hipspv_race_word time;    /* by the block's clock */
  hipspv_race_half thread;
  hipspv_race_half more;
};

/* One unit of shared memory: 1, 2 or 4 bytes, as the kernel needs. */
struct hipspv_race_cell {
  hipspv_race_word lock;
  hipspv_race_word tag;   /* the unit: several may fall into one cell, the last one has it */
  hipspv_race_word value; /* the value that the writer stored */
  hipspv_race_word unused;
  struct hipspv_race_record writer;
  struct hipspv_race_record readers[2]; /* two threads; of two warps if there are */
};

struct hipspv_race_thread {
  hipspv_race_word barrier;  /* the interval that it is in */
  hipspv_race_word sync;     /* when it last did an atomic or volatile operation */
  hipspv_race_word warp;     /* when it last did an operation of its warp */
  hipspv_race_word position; /* accesses since the barrier */
  hipspv_race_word own[4];   /* units to which it wrote what another thread had written */
};

struct hipspv_race_variable {
  hipspv_race_long name;
  hipspv_race_long begin;
  hipspv_race_long size; /* 0: dynamic shared memory */
};

/*
 * The memory of one block at a time. After the header come
 *   struct hipspv_race_thread [pool.threads], hipspv_race_word [pool.threads]: when a thread of each
 *   warp last did an atomic or volatile operation, and struct hipspv_race_cell [pool.cells]
 * which device code zeroes before their first use.
 */
struct hipspv_race_block {
  hipspv_race_word taken;
  hipspv_race_word ready; /* the rest is zeroed */
  hipspv_race_word clock; /* advances at atomic and volatile operations, and those of warps */
  hipspv_race_word last;  /* the highest interval that a thread was in; grows from block to block */
  hipspv_race_word first; /* the block's first interval */
  hipspv_race_word live;  /* threads that haven't ended */
  hipspv_race_word shift; /* a unit has 1 << shift bytes */
  hipspv_race_word warp_size;
  hipspv_race_word lockstep; /* lanes of a warp run each instruction together */
  hipspv_race_word variables;
  hipspv_race_word size_x; /* threads */
  hipspv_race_word size_y;
  hipspv_race_long kernel_name;
  hipspv_race_long sites;  /* text of locations */
  hipspv_race_long dynamic_begin;
  hipspv_race_long dynamic_end; /* as far as seen */
  struct hipspv_race_variable variable[HIPSPV_RACE_VARIABLES];
};

/* cells is a power of two. The blocks follow the header, block_bytes apart. */
struct hipspv_race_pool {
  hipspv_race_word blocks;
  hipspv_race_word threads; /* maximum of a block */
  hipspv_race_word cells;
  hipspv_race_word unused;
  hipspv_race_long block_bytes;
  hipspv_race_long seen[HIPSPV_RACE_PAIRS]; /* the reported pairs */
};

/*
 * A report is a record of the service block (service_abi.h) of kind HIPSPV_RECORD_RACE with the
 * format HIPSPV_RACE_FORMAT, and these slots: first the lengths of the strings, then
 */
#define HIPSPV_RACE_FORMAT "%s%s%s%s" /* kernel, variable, the locations of the two accesses */
#define HIPSPV_RACE_SLOT_KNOWN 4      /* 1 if the variable is known */
#define HIPSPV_RACE_SLOT_OFFSET 5     /* the byte in the variable; else the address */
#define HIPSPV_RACE_SLOT_BLOCK 6      /* x, y, z */
#define HIPSPV_RACE_SLOT_ACCESS 9     /* for each of the two: its kind, its thread's x, y, z */
#define HIPSPV_RACE_SLOTS 17

/*
 * Another record of that kind says that blocks of a kernel weren't checked, and why: the length of the
 * kernel's name, then one of the reasons.
 */
#define HIPSPV_RACE_UNCHECKED_FORMAT "%s"
#define HIPSPV_RACE_UNCHECKED_SLOTS 2
#define HIPSPV_RACE_GRID_BARRIER 1 /* the kernel waits at barriers of the grid */
#define HIPSPV_RACE_NO_ROOM 2      /* more blocks ran at the same time than the pool has room for */

#endif
