// clang's built-in functions for AMD's GPUs that mean the same as functions of HIP: values by the definitions of AMD's
// instruction set, and those of the functions of HIP.
#include "support.h"

static const int threads = 64;

__global__ void lanes(int* wrong) {
  __shared__ int shared;
  const int lane = static_cast<int>(__lane_id());
  int found = 0;
  found += __builtin_amdgcn_wavefrontsize() != warpSize;
  found += __builtin_amdgcn_readlane(3 * lane, 5) != 15;
  found += __builtin_amdgcn_readfirstlane(lane + 7) != 7;
  if (lane % 4 == 3) found += __builtin_amdgcn_readfirstlane(lane) != 3;
  const unsigned int mask = 0xf0f0a5a5u;
  unsigned int below = 0;
  for (int bit = 0; bit < lane; ++bit) below += mask >> bit & 1;
  found += __builtin_amdgcn_mbcnt_hi(mask, __builtin_amdgcn_mbcnt_lo(mask, 9)) != below + 9;
  found += __builtin_amdgcn_ds_bpermute(4 * (lane ^ 6), 100 + lane) != 100 + (lane ^ 6);
  found += __builtin_amdgcn_ds_permute(4 * ((lane + 1) % warpSize), lane) != (lane + warpSize - 1) % warpSize;
  found += __builtin_amdgcn_ds_swizzle(lane, 0x1f | 1 << 10) != (lane ^ 1);
  found += __builtin_amdgcn_ballot_w32(lane & 1) != 0xaaaaaaaau;
  found += __builtin_amdgcn_workitem_id_x() != threadIdx.x || __builtin_amdgcn_workgroup_id_x() != blockIdx.x;
  found += __builtin_amdgcn_workitem_id_y() != threadIdx.y || __builtin_amdgcn_workgroup_id_z() != blockIdx.z;
  found += !__builtin_amdgcn_is_shared(&shared) || __builtin_amdgcn_is_shared(wrong);
  found += !__builtin_amdgcn_is_private(&found) || __builtin_amdgcn_is_private(&shared);
  // Data parallel primitives: the lane's source by AMD's definitions, 99 if it has none.
#define MOVED(control, from) (__builtin_amdgcn_update_dpp(99, lane, control, 0xf, 0xf, false) != (from))
  const int at = lane % 16, row = lane - at;
  found += MOVED(0x1b, lane / 4 * 4 + 3 - lane % 4) + MOVED(0x103, at + 3 < 16 ? lane + 3 : 99);
  found += MOVED(0x115, at >= 5 ? lane - 5 : 99) + MOVED(0x127, row + (at + 16 - 7) % 16);
  found += MOVED(0x130, lane + 1 < warpSize ? lane + 1 : 99) + MOVED(0x134, (lane + 1) % warpSize);
  found += MOVED(0x138, lane ? lane - 1 : 99) + MOVED(0x13c, (lane + warpSize - 1) % warpSize);
  found += MOVED(0x140, row + 15 - at) + MOVED(0x141, lane / 8 * 8 + 7 - lane % 8);
  found += MOVED(0x142, row ? row - 1 : 99) + MOVED(0x143, 99) + MOVED(0x159, row + 9) + MOVED(0x165, lane ^ 5);
#undef MOVED
  found += __builtin_amdgcn_update_dpp(99, lane, 0x101, 2, 4, true) != (lane / 16 == 1 && at / 4 == 2 ? lane + 1 : 99);
  found += __builtin_amdgcn_mov_dpp(lane + 5, 0x111, 0xf, 0xf, true) != (at ? lane + 4 : 0);
  // A lane that isn't here can't be read.
  if (lane % 2) found += __builtin_amdgcn_update_dpp(99, lane, 0xe4 ^ 0x55, 0xf, 0xf, false) != 99;
  atomicAdd(wrong, found);
}

// A block's threads see what others wrote before the fence and the barrier.
__global__ void exchange(int* wrong, int* global) {
  __shared__ int shared[threads];
  const int self = static_cast<int>(threadIdx.x), other = threads - 1 - self;
  shared[self] = self;
  global[self] = 2 * self;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup", "local");
  __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "agent");
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "");
  __builtin_amdgcn_s_waitcnt(0);
  __builtin_amdgcn_s_sleep(1);
  int found = (shared[other] != other) + (global[other] != 2 * other);
  __builtin_amdgcn_s_barrier();
  shared[self] = 3 * self;
  __builtin_amdgcn_wave_barrier();
  found += shared[self ^ 1] != 3 * (self ^ 1);
  atomicAdd(wrong, found);
}

struct Bits {
  unsigned int high, low, selector;
};
struct Results {
  unsigned int perm, alignbit, alignbyte, ubfe, udot4, udot8;
  int sdot4, sdot8;
};
__global__ void bits(const Bits* in, Results* out) {
  const Bits x = in[threadIdx.x];
  out[threadIdx.x] = {__builtin_amdgcn_perm(x.high, x.low, x.selector),
                      __builtin_amdgcn_alignbit(x.high, x.low, x.selector),
                      __builtin_amdgcn_alignbyte(x.high, x.low, x.selector),
                      __builtin_amdgcn_ubfe(x.high, x.low, x.selector),
                      __builtin_amdgcn_udot4(x.high, x.low, x.selector, true),
                      __builtin_amdgcn_udot8(x.high, x.low, x.selector, false),
                      __builtin_amdgcn_sdot4(int(x.high), int(x.low), int(x.selector), false),
                      __builtin_amdgcn_sdot8(int(x.high), int(x.low), int(x.selector), true)};
}

static unsigned int permuted(const Bits& x) {
  const unsigned long long bytes = static_cast<unsigned long long>(x.high) << 32 | x.low;
  unsigned int result = 0;
  for (int i = 0; i < 4; ++i) {
    const unsigned int selector = x.selector >> 8 * i & 0xff;
    unsigned int byte = 0xff;
    if (selector < 8)
      byte = bytes >> 8 * selector & 0xff;
    else if (selector == 12)
      byte = 0;
    else if (selector < 12)
      byte = (bytes >> 8 * (2 * (selector - 8) + 1) & 0x80) ? 0xff : 0;
    result |= byte << 8 * i;
  }
  return result;
}
static long long dot(const Bits& x, int width, bool is_signed) {
  long long sum = is_signed ? static_cast<int>(x.selector) : static_cast<long long>(x.selector);
  for (int shift = 0; shift < 32; shift += width) {
    const int top = 32 - width - shift;
    sum += is_signed ? static_cast<long long>(static_cast<int>(x.high << top) >> (32 - width)) *
                           (static_cast<int>(x.low << top) >> (32 - width))
                     : static_cast<long long>(x.high << top >> (32 - width)) * (x.low << top >> (32 - width));
  }
  return sum;
}
static long compare(const Bits& x, const Results& got) {
  const unsigned long long both = static_cast<unsigned long long>(x.high) << 32 | x.low;
  const long long u4 = dot(x, 8, false), s8 = dot(x, 4, true);
  const unsigned int width = x.selector & 31;
  return (got.perm != permuted(x)) + (got.alignbit != static_cast<unsigned int>(both >> (x.selector & 31))) +
         (got.alignbyte != static_cast<unsigned int>(both >> 8 * (x.selector & 3))) +
         (got.ubfe != (x.high >> (x.low & 31) & ((1ull << width) - 1))) +
         (got.udot4 != (u4 > 0xffffffffll ? 0xffffffffu : static_cast<unsigned int>(u4))) +
         (got.udot8 != static_cast<unsigned int>(dot(x, 4, false))) +
         (got.sdot4 != static_cast<int>(static_cast<unsigned int>(dot(x, 8, true)))) +
         (got.sdot8 != (s8 > 0x7fffffffll    ? 0x7fffffff
                        : s8 < -0x80000000ll ? -0x7fffffff - 1
                                             : static_cast<int>(s8)));
}

int main() {
  DeviceArray<int> counted(1), global(threads);
  lanes<<<dim3(2, 1, 2), threads>>>(counted);
  exchange<<<1, threads>>>(counted, global);
  long wrong = counted.host()[0];

  Random random(7);
  std::vector<Bits> in(1024);
  for (Bits& x : in) x = {random.next() * 251, random.next() * 251, random.next() * 251};
  // Every selector of v_perm_b32 up to 15 in every byte, and sums that saturate.
  for (unsigned int i = 0; i < 64; ++i) in[i].selector = (i % 16) * 0x01010101u ^ i / 16 * 0x08000400u;
  in[64] = {~0u, ~0u, ~0u};
  in[65] = {0x80808080u, 0x7f7f7f7fu, 0x80000000u};
  in[66] = {0x77777777u, 0x77777777u, 0x7fffffffu};
  DeviceArray<Bits> device_in(in);
  DeviceArray<Results> out(in.size());
  bits<<<1, static_cast<unsigned int>(in.size())>>>(device_in, out);
  const std::vector<Results> results = out.host();
  for (size_t i = 0; i < in.size(); ++i) wrong += compare(in[i], results[i]);
  return verdict(32 * 4 * threads + 3 * threads + 8 * static_cast<long>(in.size()), wrong);
}
