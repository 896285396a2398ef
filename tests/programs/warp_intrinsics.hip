// A lane's number and masks, counts below it, and AMD's names for moves between lanes.
#include "support.h"

constexpr int kSlots = 16, kThreads = 45;

__global__ void __launch_bounds__(64, 2) intrinsics(long long* all) {
  const int t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  long long* out = all + kSlots * t;
  out[0] = __lane_id();
  out[1] = __lanemask_lt();
  out[2] = __lanemask_le();
  out[3] = __lanemask_gt();
  out[4] = __lanemask_ge();
  out[5] = __lanemask_eq();
  out[6] = __mbcnt_hi(0xf0f0f0f0, __mbcnt_lo(0x0ff0f00f, 5));
  out[7] = __hip_ds_bpermute((t % 5) * 4, t * 3);
  out[8] = static_cast<long long>(__hip_ds_bpermutef(4, t * 0.5f) * 2);
  out[9] = __hip_ds_permute((t % 8) * 4, t);
  out[10] = __hip_ds_swizzle(t, 0x041f);
  out[11] = __hip_ds_swizzle_N<0x80e1>(t);
  out[12] = __ballot64(t % 2);
  out[13] = __syncthreads_count(t % 3 == 0) + 100 * __syncthreads_and(t >= 0) + 1000 * __syncthreads_or(t == 44) +
            10000 * __syncthreads_and(t > 0);
  __named_sync();
  __threadfence();
  out[14] = warpSize;
  out[15] = __smid();
}

int main() {
  long checked = 0, wrong = 0;
  DeviceArray<long long> out(kSlots * kThreads);
  intrinsics<<<1, dim3(3, 5, 3)>>>(out);
  const auto got = out.host();
  for (int t = 0; t < kThreads; ++t) {
    const int lane = t % 32, first = t - lane, members = first ? kThreads - 32 : 32;
    const unsigned below = (1u << lane) - 1, self = 1u << lane;
    int sent = 0;
    unsigned odd = 0;
    for (int i = 0; i < members; ++i) {
      if ((first + i) % 8 == lane) sent = first + i;
      odd |= (first + i) % 2 ? 1u << i : 0;
    }
    const int quad[] = {1, 0, 2, 3};
    const long long want[] = {lane,
                              below,
                              below | self,
                              static_cast<unsigned>(~(below | self)),
                              static_cast<unsigned>(~below),
                              self,
                              5 + __builtin_popcount(0x0ff0f00f & below),
                              (first + t % 5) * 3,
                              first + 1,
                              sent,
                              t ^ 1,
                              (t & ~3) + quad[t & 3],
                              odd,
                              15 + 100 + 1000,
                              32};
    for (int slot = 0; slot < 15; ++slot) {
      if ((slot == 10 && (lane ^ 1) >= members) || (slot == 11 && (lane & ~3) + quad[t & 3] >= members)) continue;
      ++checked;
      if (got[kSlots * t + slot] == want[slot]) continue;
      if (++wrong <= 10)
        std::printf("thread %d slot %d: %lld, not %lld\n", t, slot, got[kSlots * t + slot], want[slot]);
    }
  }
  hipDeviceProp_t properties;
  HIP_CHECK(hipGetDeviceProperties(&properties, 0));
  for (int t = 0; t < kThreads; ++t) ++checked, wrong += got[kSlots * t + 15] < 0 || got[kSlots * t + 15] != got[15];
  return verdict(checked, wrong + (got[15] >= properties.multiProcessorCount));
}
