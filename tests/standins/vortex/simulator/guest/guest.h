// The parts of the guest program: system.c talks with Linux, warps.c is the machine, code.c patches the image's code.

#pragma once

#include <stdbool.h>

#include "../protocol.h"

typedef unsigned long word;  // of XLEN bits

// The addresses that the program itself occupies, of which the code map is the upper half. The linker's command line
// gives the first.
#define GUEST_BYTES 0x4000000u
#define MAP_ADDRESS (GUEST_ADDRESS + GUEST_BYTES / 2)

// The place at which a lane continues: at pc, and through the address in a stub if that isn't 0.
struct Place {
  word pc, stub;
};

// A hardware thread. entry.S knows the offsets of the first five.
struct Lane {
  word x[32];
  uint64_t f[32];
  word continuation;  // Place::stub of the next resume
  word* cursor;       // the next word of the warp's trace
  word rounding;
  word id, hart;
  struct Warp* warp;
  word pc;
};

// The state that a split keeps for its join.
struct Split {
  uint32_t all, rest;
  struct Place place;
  bool popped_rest;
};

enum State { IDLE, RUNNING, AT_BARRIER, SPAWNING };

// The branches that each lane takes between two operations of the warp, which must be the same in all lanes.
#define TRACE 1024
#define TRACE_END ((word)1)

struct Warp {
  word id, core, mask, lanes, warps, cores, local_base, argument;  // what CSRs return
  enum State state;
  struct Place begin;    // of lanes that have not arrived
  struct Place arrival;  // of lanes that have
  word site;             // where lanes arrive
  uint32_t instruction;  // at the site
  uint32_t kind;         // of its stub
  word length;           // of the trace there
  uint32_t arrived;
  uint32_t interrupted;  // lanes that continue at their own pc
  uint32_t turn;         // the lane that runs first if it can
  struct Split splits[2 * MAX_LANES];
  uint32_t depth;
  uint32_t barrier;
  struct Place spawned;
  uint32_t spawn_count;
  word trace[TRACE + 1];
  struct Lane lane[MAX_LANES];
};

struct Now {
  struct Lane* lane;  // entry.S reads it
  uint32_t core;      // whose local memory is mapped
  bool ticked;        // a tick came where no lane could be interrupted
};

extern struct Now now;
extern struct Configuration configuration;
extern struct Report report;

// entry.S
extern char trap_entry[], branch_entry[], resume_by_signal[], serve_next[], stack_top[];
void keep_t0(word value);  // in v1, where a stub expects it

// system.c
void map_local(uint32_t core);
void map_zone(word zone, word bytes);
void allow_writes(word page, bool allow);
bool is_readable(word address);
void fill(void* memory, uint8_t value, word bytes);

// warps.c. A function that returns a lane returns the one that runs next, or none after the launch has ended.
struct Lane* launch(word entry, word argument);
struct Lane* arrive(struct Lane* lane, word site, uint32_t instruction, uint32_t kind, struct Place place);
struct Lane* interrupt(struct Lane* lane);
struct Lane* fail(enum Kind kind, struct Lane* lane, word pc);

// code.c
enum StubKind { STUB_NONE, STUB_OPERATION, STUB_BRANCH, STUB_INDIRECT };
void scan(word pc);
bool is_stub(word pc);

// The fields of an instruction.
static inline uint32_t field(uint32_t instruction, int low, int bits) {
  return instruction >> low & ((1u << bits) - 1);
}
static inline uint32_t opcode(uint32_t instruction) { return field(instruction, 0, 7); }
static inline uint32_t rd(uint32_t instruction) { return field(instruction, 7, 5); }
static inline uint32_t funct3(uint32_t instruction) { return field(instruction, 12, 3); }
static inline uint32_t rs1(uint32_t instruction) { return field(instruction, 15, 5); }
static inline uint32_t rs2(uint32_t instruction) { return field(instruction, 20, 5); }
static inline uint32_t funct7(uint32_t instruction) { return field(instruction, 25, 7); }
static inline uint32_t csr_number(uint32_t instruction) { return instruction >> 20; }
static inline word immediate(uint32_t instruction) { return (word)(long)((int32_t)instruction >> 20); }

enum Opcode {
  OPCODE_CUSTOM0 = 0x0b,
  OPCODE_FENCE = 0x0f,
  OPCODE_AUIPC = 0x17,
  OPCODE_BRANCH = 0x63,
  OPCODE_JALR = 0x67,
  OPCODE_JAL = 0x6f,
  OPCODE_SYSTEM = 0x73,
};
