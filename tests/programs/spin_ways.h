// Threads of one block that wait for each other in loops with more than one path around: on one
// path a thread waits, on another it goes on by itself.
#include <cstdio>

constexpr int kThreads = 96, kWarp = 32, kWarps = kThreads / kWarp;

__device__ int look(const volatile int* word) { return *word; }
__device__ void publish(volatile int* word, int value) {
  __threadfence();
  *word = value;
}

// state: zeros. sum: the total of every thread's work, also zero at first.
#define KERNEL(name) __global__ void name(int* state, int* sum)

// An addition of zero reads a semaphore, and an exchange takes it.
KERNEL(semaphore) {
  for (;;) {
    const int seen = atomicAdd(state, 0);
    if (seen < 1 && atomicCAS(state, seen, seen + 1) == seen) break;
  }
  __threadfence();
  *sum = *sum + 1;
  __threadfence();
  atomicSub(state, 1);
}

// In shared memory, next to accesses that HIP keeps in lockstep elsewhere.
KERNEL(shared_semaphore) {
  __shared__ int lock, count;
  if (threadIdx.x == 0) lock = count = 0;
  __syncthreads();
  for (;;) {
    const int seen = atomicAdd(&lock, 0);
    if (seen < 1 && atomicCAS(&lock, seen, seen + 1) == seen) break;
    __nanosleep(10);
  }
  count = count + 1;
  __threadfence_block();
  atomicSub(&lock, 1);
  __syncthreads();
  if (threadIdx.x == 0) *sum = count;
}

// The verdict comes from a function.
__device__ __noinline__ int count_of(int* word) { return atomicAdd(word, 0); }
__device__ __noinline__ bool enter(int* word) {
  const int seen = count_of(word);
  return seen < 1 && atomicCAS(word, seen, seen + 1) == seen;
}
KERNEL(out_of_line) {
  while (!enter(state)) {
  }
  __threadfence();
  *sum = *sum + 1;
  __threadfence();
  atomicSub(state, 1);
}

// The lock is read, and taken unless it is odd: a writer's side of a sequence lock.
KERNEL(sequence) {
  int seen;
  do {
    seen = look(state);
  } while ((seen & 1) || atomicCAS(state, seen, seen + 1) != seen);
  __threadfence();
  *sum = *sum + 1;
  __threadfence();
  atomicAdd(state, 1);
}

// An exchange continues from the value that the one before found.
KERNEL(carried) {
  int seen = atomicAdd(state, 0);
  for (;;) {
    if (seen >= 1) {
      seen = atomicAdd(state, 0);
      continue;
    }
    const int found = atomicCAS(state, seen, seen + 1);
    if (found == seen) break;
    seen = found;
  }
  __threadfence();
  *sum = *sum + 1;
  __threadfence();
  atomicSub(state, 1);
}

// Tickets, served within the loop, under a flag.
KERNEL(tickets) {
  const int mine = atomicAdd(&state[0], 1);
  bool done = false;
  while (!done) {
    if (atomicAdd(&state[1], 0) == mine) {
      *sum = *sum + 1;
      __threadfence();
      atomicAdd(&state[1], 1);
      done = true;
    }
  }
}

// Tries the second lock of two, and releases the first one on failure.
KERNEL(two_locks) {
  const int first = threadIdx.x % 4, second = first + 1 + threadIdx.x % (4 - first);
  bool done = false;
  while (!done) {
    if (atomicExch(&state[first], 1) == 0) {
      if (atomicExch(&state[second], 1) == 0) {
        atomicAdd(sum, 1);
        atomicExch(&state[second], 0);
        done = true;
      }
      atomicExch(&state[first], 0);
    }
  }
}

// Readers count themselves, and undo that if a writer is inside.
KERNEL(readers) {
  if (threadIdx.x % 3 == 0) {
    while (atomicCAS(state, 0, -1000) != 0) {
    }
    __threadfence();
    state[1] = state[1] + 1;
    __threadfence();
    atomicAdd(state, 1000);
  } else {
    while (atomicAdd(state, 1) < 0) atomicSub(state, 1);
    atomicAdd(&state[2], 1);
    atomicSub(state, 1);
  }
  __syncthreads();
  if (threadIdx.x == 0) *sum = state[1] + state[2];
}

// Takers wait for items that others put in, and take one each.
KERNEL(queue) {
  int *taken = &state[0], *put = &state[1];
  if (threadIdx.x < kThreads / 2) {
    bool mine = false;
    while (!mine) {
      const int head = atomicAdd(taken, 0), tail = look(put);
      if (head < tail) mine = atomicCAS(taken, head, head + 1) == head;
    }
  } else {
    atomicAdd(put, 1);
  }
  atomicAdd(sum, 1);
}

// Each thread adds the later threads' totals, up to one that knows the rest. The place it reads
// moves on, but not while it waits.
__device__ void hand_down(int t, int total, volatile int* known, int* rest) {
  rest[t] = total;
  publish(&known[t], 2);
}
KERNEL(look_on) {
  __shared__ int known[kThreads], own[kThreads], rest[kThreads];
  const int t = threadIdx.x;
  known[t] = 0;
  __syncthreads();
  own[t] = 1;
  publish(&known[t], 1);
  int total = 1, at = t + 1;
  while (at < kThreads) {
    const int state_there = look(&known[at]);
    if (state_there == 0) continue;
    __threadfence_block();
    if (state_there == 2) {
      total += rest[at];
      break;
    }
    total += own[at++];
  }
  hand_down(t, total, known, rest);
  if (t == 0) *sum = total;
}
KERNEL(look_on_by_flag) {
  __shared__ int known[kThreads], own[kThreads], rest[kThreads];
  const int t = threadIdx.x;
  known[t] = 0;
  own[t] = 1;
  __syncthreads();
  if (t % 4 == 0) publish(&known[t], 1);
  int total = 1, at = t + 1;
  bool more = at < kThreads;
  while (more) {
    const int state_there = atomicOr(&known[at], 0);
    __threadfence_block();
    if (state_there == 2) {
      total += rest[at];
      more = false;
    } else if (state_there == 1) {
      total += own[at++];
      more = at < kThreads;
    }
  }
  hand_down(t, total, known, rest);
  if (t == 0) *sum = total;
}

// Warps run one after the other, the last one first, and see that it is theirs by a vote or a shuffle.
__device__ void pass_turn(int* state, int* sum) {
  atomicAdd(sum, 1);
  __syncwarp();
  if (threadIdx.x % kWarp == 0) {
    __threadfence();
    atomicAdd(state, 1);
  }
}
__device__ int my_turn() { return kWarps - 1 - int(threadIdx.x) / kWarp; }
KERNEL(vote_any) {
  const int turn = my_turn();
  while (ANY(atomicAdd(state, 0) != turn)) {
  }
  pass_turn(state, sum);
}
KERNEL(vote_all) {
  const int turn = my_turn();
  bool mine;
  do {
    mine = look(state) == turn;
  } while (!ALL(mine));
  pass_turn(state, sum);
}
KERNEL(vote_ballot) {
  const int turn = my_turn();
  for (;;) {
    const int seen = look(state);
    if (BALLOT(seen == turn) != 0) break;
  }
  pass_turn(state, sum);
}
KERNEL(vote_shuffle) {
  const int turn = my_turn();
  for (;;) {
    int seen = -1;
    if (threadIdx.x % kWarp == 0) seen = atomicAdd(state, 0);
    if (SHUFFLE(seen, 0) == turn) break;
  }
  pass_turn(state, sum);
}

struct Named {
  const char* name;
  void (*kernel)(int*, int*);
};
#define NAMED(kernel) {#kernel, kernel}
static const Named kAll[] = {
    NAMED(semaphore),       NAMED(shared_semaphore), NAMED(out_of_line), NAMED(sequence),    NAMED(carried),
    NAMED(tickets),         NAMED(two_locks),        NAMED(readers),     NAMED(queue),       NAMED(look_on),
    NAMED(look_on_by_flag), NAMED(vote_any),         NAMED(vote_all),    NAMED(vote_ballot), NAMED(vote_shuffle),
};

// run(kernel): launches one block on zeros, waits for it, and returns the sum.
template <class Run>
int check_all(Run run) {
  long wrong = 0;
  for (const Named& one : kAll) {
    const int got = run(one.kernel);
    if (got == kThreads) continue;
    ++wrong;
    std::printf("%s: %d instead of %d\n", one.name, got, kThreads);
  }
  std::printf("%zu checked, %ld wrong\n", sizeof kAll / sizeof *kAll, wrong);
  return wrong == 0 ? 0 : 1;
}
