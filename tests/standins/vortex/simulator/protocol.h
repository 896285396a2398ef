// The words between the library and its guest program, which runs in qemu-user. C and C++, of the same layout in
// programs of 32 and 64 bits.

#pragma once

#include <stdint.h>

// The guest's files: 0 commands, 1 reports, 2 the library's standard error, and these.
#define MEMORY_FILE 3

// The memory file holds a byte of device memory at its address. Local memory of each core and the code map take the
// place of addresses that the guest program itself occupies: qemu's offsets in files have 32 bits for 32-bit programs.
#define LOCAL_OFFSET 0x71000000ull
#define LOCAL_STRIDE 0x10000ull
#define MAP_OFFSET 0x72000000ull

#define PAGE 4096u

// Code can be patched within two windows of this size: at address 0, and at the address where execution starts.
// The code map has a byte for each of their words.
#define WINDOW 0x4000000u
#define MAP_BYTES (2 * (WINDOW / 4))
enum CodeFlag { CODE_UNSEEN, CODE_SEEN, CODE_PATCHED };

// Each MiB of the low window ends with a zone for stubs, and a larger one is below the start address: a jump from the
// code to its stub reaches 1 MiB.
#define ZONE_SPACING 0x100000u
#define ZONE_BYTES 0x40000u
#define START_ZONE_BYTES 0xf0000u

// The code that a patched word jumps to.
#define STUB_BYTES 64
struct Stub {
  uint32_t code[10];
  uint32_t instruction;  // the word that the image has there
  uint32_t kind;
  uint64_t site;  // its address
  uint64_t unused;
};

#define MAX_CORES 4
#define MAX_WARPS 32
#define MAX_LANES 32

struct Configuration {
  uint32_t generation;  // of the API: 1 or 2
  uint32_t cores, warps, lanes;
  uint64_t start;  // the address where execution starts by default
  uint64_t local_base;
  uint64_t local_bytes;
  uint64_t isa;  // letters of misa
  uint64_t check_branches;
};

enum Access { ACCESS_NONE = 0, ACCESS_READ = 1, ACCESS_WRITE = 2 };

// Device memory whose access has changed since the last launch.
struct Change {
  uint64_t address, bytes, access;
};

// A launch: this, then the changes.
struct Command {
  uint64_t entry, argument, changes;
};

enum Kind {
  FINISHED,
  DIVERGED_SITES,    // pc, lanes: the first that came; other_pc, lane: another one
  DIVERGED_BRANCH,   // pc: the branch; lane: took another way than lanes before it
  DIVERGED_LENGTH,   // pc: where the lanes came by ways of other lengths
  DIVERGED_OPERAND,  // pc; value, other: operands of two lanes
  DEADLOCK,          // lanes: the warps that wait; pc: of the first; value: the barrier
  STACK_FULL,
  STACK_EMPTY,
  STACK_LEFT,  // a warp ends inside of a split; value: entries
  MEMORY_FAULT,
  ILLEGAL,  // value: the word
  BAD_BARRIER,
  BAD_SPAWN,
  GUEST_FAULT,  // a mistake of this device
};

struct Report {
  uint32_t kind, core, warp, lane;
  uint64_t lanes, pc, other_pc, address, value, other;
  uint64_t traps, switches;
};
