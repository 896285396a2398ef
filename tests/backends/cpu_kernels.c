// Kernels as native code of the CPU, written by hand: what hipspv-cc makes for the target `cpu`.
#include <stdatomic.h>

#include "hipspv/devlib/block_abi.h"

#define RECORD(text) __asm__(".pushsection .hipspv.metadata\n.ascii \"hipspv." text "\\n\"\n.popsection")

RECORD("metadata 2");

typedef struct hipspv_block Block;

static uint32_t threadsOf(const Block* block) { return block->size[0] * block->size[1] * block->size[2]; }

static uint64_t indexOf(const Block* block) {
  return block->group[0] + (uint64_t)block->groups[0] * (block->group[1] + (uint64_t)block->groups[1] * block->group[2]);
}

// The index of its first thread, in a grid of lines.
static uint64_t firstOf(const Block* block) { return indexOf(block) * threadsOf(block); }

// ---- Arguments of several sizes
RECORD("kernel scale pointer 8 8 value 1 1 value 4 4 value 16 16");
RECORD("entry scale 0 0 0");
typedef struct {
  float* data;
  char add;
  float factor;
  _Alignas(16) float more[4];
} ScaleArguments;
void scale(const Block* block) {
  const ScaleArguments* a = (const ScaleArguments*)block->arguments;
  const uint64_t first = firstOf(block);
  for (uint32_t i = 0; i < threadsOf(block); ++i)
    a->data[first + i] = a->data[first + i] * a->factor + (float)a->add + a->more[3];
}

// ---- The block's description: each block counts itself once, and checks its memory
RECORD("kernel visit pointer 8 8 pointer 8 8 value 8 8");
RECORD("entry visit 0 100 24");
RECORD("bounds visit 512");
typedef struct {
  uint32_t* visits;
  atomic_uint* wrong;
  uint64_t dynamic;
} VisitArguments;
void visit(const Block* block) {
  const VisitArguments* a = (const VisitArguments*)block->arguments;
  const uint32_t threads = threadsOf(block), frames = (threads + 63) / 64 * 64;
  a->visits[indexOf(block)] += 1;
  int wrong = block->shared_bytes != a->dynamic || (uintptr_t)block->shared % 128 != 0 ||
              (uintptr_t)block->frame % 64 != 0;
  for (int i = 0; i < 3; ++i) wrong |= block->group[i] >= block->groups[i];
  // Others would write over the values of a block whose memory isn't its own.
  const char own = (char)(indexOf(block) % 127 + 1);
  for (uint64_t i = 0; i < 100 + block->shared_bytes; ++i) block->shared[i] = own;
  for (uint32_t i = 0; i < 24 * frames; ++i) block->frame[i] = own;
  for (uint64_t i = 0; i < 100 + block->shared_bytes; ++i) wrong |= block->shared[i] != own;
  for (uint32_t i = 0; i < 24 * frames; ++i) wrong |= block->frame[i] != own;
  if (wrong) atomic_fetch_add(a->wrong, 1);
}

// ---- Variables
int counter = 7;
int table[4] = {1, 2, 3, 4};
RECORD("variable 0 counter 4");
RECORD("variable 0 table 16 constant");
RECORD("kernel count value 4 4");
RECORD("entry count 0 0 0");
void count(const Block* block) { counter += *(const int*)block->arguments * table[3]; }

// ---- Waits for the host
RECORD("kernel await pointer 8 8 pointer 8 8");
RECORD("entry await 0 0 0");
typedef struct {
  atomic_int *begun, *may;
} AwaitArguments;
void await(const Block* block) {
  const AwaitArguments* a = (const AwaitArguments*)block->arguments;
  atomic_store(a->begun, 1);
  while (atomic_load(a->may) == 0) {
  }
}

// ---- Takes long enough for all threads to help. The blocks that ran in other threads than the first one are counted.
RECORD("kernel spread pointer 8 8 value 4 4");
RECORD("entry spread 0 0 0");
static _Thread_local int isHelper = -1;
typedef struct {
  atomic_uint* blocks;  // of each of up to 64 threads
  uint32_t steps;
} SpreadArguments;
static atomic_int threads;
void spread(const Block* block) {
  const SpreadArguments* a = (const SpreadArguments*)block->arguments;
  if (isHelper < 0) isHelper = atomic_fetch_add(&threads, 1);
  volatile uint32_t steps = a->steps;
  while (steps > 0) --steps;
  atomic_fetch_add(&a->blocks[isHelper & 63], 1);
}

// ---- Block dimensions as parameters: the block is a line
RECORD("kernel linear pointer 8 8 block-dimension 4 4 block-dimension 4 4 block-dimension 4 4");
RECORD("lanes linear 32");
RECORD("entry linear 0 0 0");
typedef struct {
  uint32_t* out;
  uint32_t dimensions[3];
} LinearArguments;
void linear(const Block* block) {
  const LinearArguments* a = (const LinearArguments*)block->arguments;
  for (int i = 0; i < 3; ++i) a->out[i] = block->size[i], a->out[3 + i] = a->dimensions[i];
}

// ---- A wrong pointer
RECORD("kernel fault pointer 8 8");
RECORD("entry fault 0 0 0");
void fault(const Block* block) { **(volatile int* const*)block->arguments = 1; }
