// Bulk copies by inline PTX, for which barriers in shared memory count bytes (cp.async.bulk, mbarrier.expect_tx): a
// warp that copies and warps that compute, reductions in memory, stores that a barrier counts, and states of a barrier.
#include "cuda_support.h"

constexpr int kConsumers = 64, kThreads = 32 + kConsumers, kTile = 128, kStages = 2, kTiles = 7;
typedef unsigned long long u64;

__device__ static unsigned address(const void* shared) {
  return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}
__device__ static void init(u64* barrier, unsigned count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(address(barrier)), "r"(count) : "memory");
}
__device__ static void expect(u64* barrier, unsigned bytes) {
  asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(address(barrier)), "r"(bytes)
               : "memory");
}
__device__ static void arrive(u64* barrier) {
  asm volatile(
      "{ .reg .b32 remote; mapa.shared::cluster.u32 remote, %0, %1;"
      "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [remote]; }" ::"r"(address(barrier)),
      "r"(0)
      : "memory");
}
__device__ static void wait(u64* barrier, unsigned parity) {
  asm volatile(
      "{\n.reg .pred P1;\nLAB_WAIT:\nmbarrier.try_wait.parity.shared::cta.b64 P1, [%0], %1, %2;\n@P1 bra DONE;\n"
      "bra LAB_WAIT;\nDONE:\n}" ::"r"(address(barrier)),
      "r"(parity), "r"(0x989680)
      : "memory");
}
__device__ static bool left(u64* barrier, unsigned parity) {
  int found;
  asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], %2; selp.s32 %0, 1, 0, p; }"
               : "=r"(found)
               : "r"(address(barrier)), "r"(parity)
               : "memory");
  return found;
}

// Each tile is doubled, and stored at the tile's mirror image.
__global__ void tiles(const int* in, int* out) {
  __shared__ __align__(128) int tile[kStages][kTile];
  __shared__ u64 full[kStages], empty[kStages];
  const int thread = threadIdx.x;
  if (thread == 0) {
    for (int i = 0; i < kStages; ++i) {
      init(&full[i], 1);
      init(&empty[i], kConsumers);
    }
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  }
  __syncthreads();
  if (thread < 32) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    if (thread == 0)
      for (int i = 0; i < kTiles; ++i) {
        const int stage = i % kStages, round = i / kStages;
        if (round > 0) wait(&empty[stage], (round - 1) & 1);
        expect(&full[stage], sizeof tile[stage]);
        asm volatile(
            "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1], %2, [%3], "
            "%4;" ::"r"(address(tile[stage])),
            "l"(in + i * kTile), "n"(sizeof tile[0]), "r"(address(&full[stage])), "l"(0x1000000000000000)
            : "memory");
      }
  } else {
    for (int i = 0; i < kTiles; ++i) {
      const int stage = i % kStages, round = i / kStages;
      wait(&full[stage], round & 1);
      for (int j = thread - 32; j < kTile; j += kConsumers) tile[stage][j] *= 2;
      asm volatile("fence.proxy.async;" ::: "memory");
      asm volatile("bar.sync 1, %0;" ::"n"(kConsumers) : "memory");
      if (thread == 32) {
        asm volatile(
            "cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(out + (kTiles - 1 - i) * kTile),
            "r"(address(tile[stage])), "r"(static_cast<unsigned>(sizeof tile[stage]))
            : "memory");
        asm volatile("cp.async.bulk.commit_group;" ::: "memory");
        asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(0) : "memory");
      }
      asm volatile("bar.sync 1, %0;" ::"n"(kConsumers) : "memory");
      arrive(&empty[stage]);
    }
  }
}

// Of one thread: the results are those of C++ on the host.
__global__ void reductions(int* sums, long long* most, float* floats, unsigned short* halves, int* states) {
  __shared__ __align__(16) int ints[8], other[8];
  __shared__ __align__(16) long long wide[4];
  __shared__ __align__(16) float reals[8];
  __shared__ __align__(16) unsigned short shorts[8];
  __shared__ u64 barrier;
  for (int i = 0; i < 8; ++i) {
    ints[i] = i - 3;
    other[i] = 100 * i;
    reals[i] = 0.5f * i;
    shorts[i] = static_cast<unsigned short>(0x3c00 + (i << 10));  // 2^i as a half
    wide[i % 4] = (i % 4 - 2) * 10000000000;
  }
  init(&barrier, 1);
  int n = 0;
  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.s32 [%0], [%1], 32;" ::"l"(sums),
               "r"(address(ints))
               : "memory");
  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s64 [%0], [%1], 32;" ::"l"(most),
               "r"(address(wide))
               : "memory");
  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], 32;" ::"l"(floats),
               "r"(address(reals))
               : "memory");
  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f16 [%0], [%1], 16;" ::"l"(halves),
               "r"(address(shorts))
               : "memory");
  asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], 32;" ::"r"(address(&barrier)) : "memory");
  arrive(&barrier);
  states[n++] = left(&barrier, 0);
  asm volatile(
      "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.s32 [%0], [%1], 32, [%2];" ::
          "r"(address(other)),
      "r"(address(ints)), "r"(address(&barrier))
      : "memory");
  states[n++] = left(&barrier, 0);
  // Bytes that arrive before they are expected.
  asm volatile("mbarrier.complete_tx.shared::cluster.relaxed.cluster.b64 [%0], 16;" ::"r"(address(&barrier))
               : "memory");
  states[n++] = left(&barrier, 1);
  asm volatile("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], 16, [%2];" ::"r"(
                   address(other + 4)),
               "r"(address(ints)), "r"(address(&barrier))
               : "memory");
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2];" ::"r"(address(other + 1)),
               "r"(77), "r"(address(&barrier))
               : "memory");
  asm volatile("red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.s32 [%0], %1, [%2];" ::"r"(
                   address(other + 2)),
               "r"(1000), "r"(address(&barrier))
               : "memory");
  expect(&barrier, 40);
  states[n++] = left(&barrier, 1);
  for (int i = 0; i < 8; ++i) states[n++] = other[i];
  int rank;
  asm volatile("getctarank.shared::cluster.u32 %0, %1;" : "=r"(rank) : "r"(address(other)));
  states[n++] = rank;
  asm volatile("cp.async.bulk.prefetch.L2.global [%0], 16;" ::"l"(sums));
}

template <class T>
static T* managed(int count) {
  T* made;
  CHECK(cudaMallocManaged(&made, count * sizeof(T)));
  for (int i = 0; i < count; ++i) made[i] = T(i);
  return made;
}

int main() {
  Verdict check;
  int *in = managed<int>(kTiles * kTile), *out = managed<int>(kTiles * kTile), *states = managed<int>(16);
  tiles<<<1, kThreads>>>(in, out);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < kTiles * kTile; ++i) check(out[i] == 2 * ((kTiles - 1 - i / kTile) * kTile + i % kTile), "tiles");

  int* sums = managed<int>(8);
  long long* most = managed<long long>(4);
  float* floats = managed<float>(8);
  unsigned short* halves = managed<unsigned short>(8);
  for (int i = 0; i < 8; ++i) halves[i] = static_cast<unsigned short>(0x3c00 + (i << 10));
  reductions<<<1, 1>>>(sums, most, floats, halves, states);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < 8; ++i) {
    check(sums[i] == 2 * i - 3, "sums");
    check(floats[i] == 1.5f * i, "floats");
    check(halves[i] == 0x3c00 + ((i + 1) << 10), "halves");
    if (i < 4) check(most[i] == (i == 3 ? 10000000000 : i), "maxima");
  }
  const int wanted[] = {0, 1, 0, 1, -3, 77, 999, 0, -3, -2, -1, 0, 0};
  for (int i = 0; i < 13; ++i) check(states[i] == wanted[i], "states");
  return check.print();
}
