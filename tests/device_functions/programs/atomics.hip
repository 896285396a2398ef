// Atomic operations under contention: every operation, type and scope.
#include <hip/hip_runtime.h>
#include <vector>

const int kBlocks = 64, kThreads = 96, kTotal = kBlocks * kThreads;

template <typename T>
struct Cells {
  T add, sub, min, max, bit_and, bit_or, bit_xor, exchanged, swapped, block, system;
};

template <typename T>
__global__ void integers(Cells<T>* c, T* old, T* exchanged) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  old[i] = atomicAdd(&c->add, 1);
  atomicSub(&c->sub, 2);
  atomicMin(&c->min, (T)(i - 700));
  atomicMax(&c->max, (T)(i + 5));
  atomicAnd(&c->bit_and, ~(T(1) << (i % 20)));
  atomicOr(&c->bit_or, T(1) << (i % 20));
  atomicXor(&c->bit_xor, (T)i);
  exchanged[i] = atomicExch(&c->exchanged, (T)(i + 1));
  T seen = c->swapped, assumed;
  do {
    assumed = seen;
    seen = atomicCAS(&c->swapped, assumed, (T)(assumed + 3));
  } while (seen != assumed);
  atomicAdd_system(&c->system, 1);
  __shared__ T local;
  if (threadIdx.x == 0) local = 0;
  __syncthreads();
  atomicAdd_block(&local, 2);
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(&c->block, local);
}

template <typename T>
__global__ void floats(Cells<T>* c, T* old, T* exchanged) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  old[i] = atomicAdd(&c->add, 1);
  atomicSub(&c->sub, 2);
  atomicMin(&c->min, T(0.5) - i);
  atomicMax(&c->max, T(0.5) + i);
  exchanged[i] = atomicExch(&c->exchanged, T(i + 1));
  unsafeAtomicAdd(&c->system, 1);
  atomicAdd_system(&c->swapped, T(0.25));
  __shared__ T local;
  if (threadIdx.x == 0) local = 0;
  __syncthreads();
  atomicAdd_block(&local, T(0.5));
  atomicMax_block(&local, T(-1));
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(&c->block, local);
}

__global__ void wrapping(unsigned int* c) {
  atomicInc(&c[0], 9);
  atomicDec(&c[1], 9);
}

// Pointers read from memory: the code doesn't show which memory they point to.
struct Targets {
  int* i;
  unsigned long long* u;
  float* f;
  double* d;
};

__global__ void indirect(Targets* targets, double* shared_sum) {
  __shared__ double local;
  __shared__ Targets mixed;
  if (threadIdx.x == 0) {
    local = 0;
    mixed.i = targets->i;
    mixed.u = targets->u;
    mixed.f = targets->f;
    mixed.d = &local;
  }
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicMin(mixed.i, -i);
  atomicAdd(mixed.u, 3ull);
  atomicMax(mixed.u + 1, (unsigned long long)i);
  atomicAdd(mixed.f, 0.5f);
  double* either = threadIdx.x % 2 ? mixed.d : targets->d;
  atomicAdd(either, 0.25);
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(shared_sum, local);
}

#define EXPECT(condition)                                             \
  if (!(condition)) {                                                 \
    printf("%s: %s\n", __PRETTY_FUNCTION__, #condition);              \
    exit(1);                                                          \
  }

// Each of the first n values was seen by exactly one thread, as atomics promise.
template <typename T>
bool is_permutation(const T* values, int n) {
  std::vector<bool> seen(n);
  for (int i = 0; i < n; ++i) {
    int v = static_cast<int>(values[i]);
    if (v < 0 || v >= n || seen[v]) return false;
    seen[v] = true;
  }
  return true;
}

template <typename T>
struct Run {
  Cells<T>* c;
  T *old, *exchanged;
  Run() {
    if (hipMallocManaged(&c, sizeof *c) || hipMallocManaged(&old, kTotal * sizeof(T)) ||
        hipMallocManaged(&exchanged, (kTotal + 1) * sizeof(T)))
      exit(2);
    *c = Cells<T>{};
  }
  void check() {
    if (hipDeviceSynchronize() != hipSuccess) exit(3);
    EXPECT(c->add == T(kTotal));
    EXPECT(c->sub == T(0) - T(2 * kTotal));
    EXPECT(is_permutation(old, kTotal));
    exchanged[kTotal] = c->exchanged;
    EXPECT(is_permutation(exchanged, kTotal + 1));
    EXPECT(c->system == T(kTotal));
  }
};

template <typename T>
void test_integers() {
  Run<T> run;
  run.c->min = 1000;
  run.c->bit_and = ~T(0);
  integers<T><<<kBlocks, kThreads>>>(run.c, run.old, run.exchanged);
  run.check();
  const Cells<T>& c = *run.c;
  T least = T(-1) < T(0) ? T(-700) : T(0);  // unsigned: i == 700 gives 0
  EXPECT(c.min == least);
  EXPECT(c.max == (T(-1) < T(0) ? T(kTotal + 4) : T(kTotal + 4)));
  EXPECT(c.bit_and == ~T(0xfffff) && c.bit_or == T(0xfffff));
  T folded = 0;
  for (int i = 0; i < kTotal; ++i) folded ^= T(i);
  EXPECT(c.bit_xor == folded);
  EXPECT(c.swapped == T(3 * kTotal));
  EXPECT(c.block == T(2 * kTotal));
}

template <typename T>
void test_floats() {
  Run<T> run;
  floats<T><<<kBlocks, kThreads>>>(run.c, run.old, run.exchanged);
  run.check();
  const Cells<T>& c = *run.c;
  EXPECT(c.min == T(0.5) - (kTotal - 1));
  EXPECT(c.max == T(0.5) + (kTotal - 1));
  EXPECT(c.swapped == T(0.25) * kTotal);
  EXPECT(c.block == T(0.5) * kTotal);
}

void test_indirect() {
  Targets* t;
  double* sum;
  if (hipMallocManaged(&t, sizeof *t) || hipMallocManaged(&t->i, 64) || hipMallocManaged(&t->u, 64) ||
      hipMallocManaged(&t->f, 64) || hipMallocManaged(&t->d, 64) || hipMallocManaged(&sum, 64))
    exit(2);
  *t->i = t->u[0] = t->u[1] = *t->f = *t->d = *sum = 0;
  indirect<<<kBlocks, kThreads>>>(t, sum);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  EXPECT(*t->i == 1 - kTotal);
  EXPECT(t->u[0] == 3 * kTotal && t->u[1] == kTotal - 1);
  EXPECT(*t->f == kTotal / 2);
  EXPECT(*t->d == kTotal / 8 && *sum == kTotal / 8);
}

int main() {
  test_indirect();
  test_integers<int>();
  test_integers<unsigned int>();
  test_integers<long>();
  test_integers<unsigned long>();
  test_integers<long long>();
  test_integers<unsigned long long>();
  test_floats<float>();
  test_floats<double>();
  unsigned int* w;
  if (hipMallocManaged(&w, 2 * sizeof *w)) return 2;
  w[0] = w[1] = 0;
  wrapping<<<kBlocks, kThreads>>>(w);
  if (hipDeviceSynchronize() != hipSuccess) return 3;
  EXPECT(w[0] == kTotal % 10);
  EXPECT(w[1] == (10 - kTotal % 10) % 10);
  printf("done\n");
}
