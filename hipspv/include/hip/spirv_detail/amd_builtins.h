/*
 * clang's built-in functions for AMD's GPUs that mean the same as functions of HIP, for libraries that call them
 * without a test for the GPU. Names, types and results are those of LLVM's clang/include/clang/Basic/BuiltinsAMDGPU
 * and of AMD's instruction set.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_AMD_BUILTINS_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_AMD_BUILTINS_H

#include <hip/device_functions.h>
#include <hip/spirv_detail/address_space.h>
#include <hip/spirv_detail/thread.h>
#include <hip/spirv_detail/warp.h>

#define HIPSPV_AMD __device__ __forceinline__

/* ---- Waiting and order --------------------------------------------------------------------- */

/* By LLVM's names of scopes, with or without "-one-as". A wavefront's order is its block's, and that of some address
   spaces is that of all. */
template <typename... __Spaces>
HIPSPV_AMD void __hipspv_amdgcn_fence(unsigned int, const char* scope, __Spaces...) {
  if (*scope == 'w' || *scope == 's')
    __threadfence_block();
  else if (*scope == 'a')
    __threadfence();
  else
    __threadfence_system();
}
HIPSPV_AMD void __hipspv_amdgcn_s_barrier() { __syncthreads(); }
HIPSPV_AMD void __hipspv_amdgcn_wave_barrier() { __syncwarp(); }
/* Until its memory operations are complete. */
HIPSPV_AMD void __hipspv_amdgcn_s_waitcnt(int) { __threadfence(); }
/* A pause, and an order of instructions in the compiler. */
HIPSPV_AMD void __hipspv_amdgcn_s_sleep(int) {}
HIPSPV_AMD void __hipspv_amdgcn_sched_barrier(int) {}

/* ---- Lanes --------------------------------------------------------------------------------- */

HIPSPV_AMD unsigned int __hipspv_amdgcn_wavefrontsize() { return warpSize; }
HIPSPV_AMD unsigned int __hipspv_amdgcn_mbcnt_lo(unsigned int mask, unsigned int base) {
  return __mbcnt_lo(mask, base);
}
HIPSPV_AMD unsigned int __hipspv_amdgcn_mbcnt_hi(unsigned int mask, unsigned int base) {
  return __mbcnt_hi(mask, base);
}
HIPSPV_AMD int __hipspv_amdgcn_readlane(int value, int lane) { return __shfl(value, lane); }
HIPSPV_AMD int __hipspv_amdgcn_readfirstlane(int value) { return __shfl(value, __ffsll(__activemask()) - 1); }
HIPSPV_AMD int __hipspv_amdgcn_ds_bpermute(int index, int value) { return __hip_ds_bpermute(index, value); }
HIPSPV_AMD int __hipspv_amdgcn_ds_permute(int index, int value) { return __hip_ds_permute(index, value); }
HIPSPV_AMD int __hipspv_amdgcn_ds_swizzle(int value, int pattern) { return __hip_ds_swizzle(value, pattern); }
#if __HIPSPV_WARP_SIZE__ > 32
HIPSPV_AMD unsigned long __hipspv_amdgcn_ballot_w64(bool predicate) { return __ballot(predicate); }
#else
HIPSPV_AMD unsigned int __hipspv_amdgcn_ballot_w32(bool predicate) {
  return static_cast<unsigned int>(__ballot(predicate));
}
#endif

/*
 * Data parallel primitives (AMD's instruction set, DPP): the lane that `control` names for a lane of a warp, or -1.
 * Rows have 16 lanes, banks 4. Shifts "left" are to lower lanes.
 */
HIPSPV_AMD int __hipspv_dpp_lane(int lane, int control) {
  const int row = lane & ~15, at = lane & 15, by = control & 15;
  if (control < 0x100) return (lane & ~3) | (control >> 2 * (lane & 3) & 3);
  switch (control & ~15) {
    case 0x100: /* row_shl */
      return at + by < 16 ? lane + by : -1;
    case 0x110: /* row_shr */
      return at >= by ? lane - by : -1;
    case 0x120: /* row_ror */
      return row | ((at - by) & 15);
    case 0x130: { /* wave_shl, wave_rol, wave_shr, wave_ror, by one lane */
      const int to = lane + (by < 8 ? 1 : -1);
      return by & 4 ? (to + warpSize) % warpSize : to < warpSize ? to : -1;
    }
    case 0x140:
      if (by == 0) return row | (15 - at);                /* row_mirror */
      if (by == 1) return (lane & ~7) | (7 - (lane & 7)); /* row_half_mirror */
      if (by == 2) return row - 1;                        /* row_bcast15 */
      return lane >= 32 ? 31 : -1;                        /* row_bcast31 */
    case 0x150:                                           /* row_share */
      return row | by;
    default: /* row_xmask */
      return lane ^ by;
  }
}
/* `old` in lanes of rows or banks that aren't selected; without a lane to read from, 0 or `old`. */
HIPSPV_AMD int __hipspv_amdgcn_update_dpp(int old, int value, int control, int rows, int banks, bool zero) {
  const int lane = static_cast<int>(__lane_id()), from = __hipspv_dpp_lane(lane, control);
  const __hipspv_mask here = __activemask();
  const bool there = from >= 0 && (here >> from & 1);
  const int moved = __shfl(value, there ? from : lane);
  if (!(rows >> (lane >> 4 & 3) & 1) || !(banks >> (lane >> 2 & 3) & 1)) return old;
  return there ? moved : zero ? 0 : old;
}
HIPSPV_AMD int __hipspv_amdgcn_mov_dpp(int value, int control, int rows, int banks, bool zero) {
  return __hipspv_amdgcn_update_dpp(0, value, control, rows, banks, zero);
}

/* ---- Indices and addresses ----------------------------------------------------------------- */

#define HIPSPV_AXIS(axis)                                                                 \
  HIPSPV_AMD unsigned int __hipspv_amdgcn_workitem_id_##axis() { return threadIdx.axis; } \
  HIPSPV_AMD unsigned int __hipspv_amdgcn_workgroup_id_##axis() { return blockIdx.axis; }
HIPSPV_AXIS(x)
HIPSPV_AXIS(y)
HIPSPV_AXIS(z)
#undef HIPSPV_AXIS
HIPSPV_AMD bool __hipspv_amdgcn_is_shared(const void* address) { return __isShared(address); }
HIPSPV_AMD bool __hipspv_amdgcn_is_private(const void* address) { return __isLocal(address); }

/* ---- Bits ---------------------------------------------------------------------------------- */

/* One byte of v_perm_b32. 0 to 7: of the eight bytes; 8 to 11: the sign of byte 1, 3, 5 or 7; 12: 0; above: 0xff. */
HIPSPV_AMD unsigned int __hipspv_permuted(unsigned long long bytes, unsigned int selector) {
  if (selector < 8) return static_cast<unsigned int>(bytes >> 8 * selector) & 0xffu;
  if (selector < 12) return bytes >> (16 * (selector - 8) + 15) & 1 ? 0xffu : 0u;
  return selector == 12 ? 0u : 0xffu;
}
HIPSPV_AMD unsigned int __hipspv_amdgcn_perm(unsigned int high, unsigned int low, unsigned int selector) {
  const unsigned long long bytes = static_cast<unsigned long long>(high) << 32 | low;
  return __hipspv_permuted(bytes, selector & 0xffu) | __hipspv_permuted(bytes, selector >> 8 & 0xffu) << 8 |
         __hipspv_permuted(bytes, selector >> 16 & 0xffu) << 16 | __hipspv_permuted(bytes, selector >> 24) << 24;
}
HIPSPV_AMD unsigned int __hipspv_amdgcn_alignbit(unsigned int high, unsigned int low, unsigned int shift) {
  return __funnelshift_r(low, high, shift);
}
HIPSPV_AMD unsigned int __hipspv_amdgcn_alignbyte(unsigned int high, unsigned int low, unsigned int bytes) {
  return __funnelshift_r(low, high, 8 * (bytes & 3));
}
HIPSPV_AMD unsigned int __hipspv_amdgcn_ubfe(unsigned int value, unsigned int offset, unsigned int width) {
  return value >> (offset & 31) & ((1u << (width & 31)) - 1);
}

/* ---- Dot products -------------------------------------------------------------------------- */

HIPSPV_AMD int __hipspv_amdgcn_sdot4(int a, int b, int c, bool clamp) {
  return amd_mixed_dot(__builtin_bit_cast(char4, a), __builtin_bit_cast(char4, b), c, clamp);
}
HIPSPV_AMD unsigned int __hipspv_amdgcn_udot4(unsigned int a, unsigned int b, unsigned int c, bool clamp) {
  return amd_mixed_dot(__builtin_bit_cast(uchar4, a), __builtin_bit_cast(uchar4, b), c, clamp);
}
HIPSPV_AMD int __hipspv_amdgcn_sdot8(int a, int b, int c, bool clamp) { return amd_mixed_dot(a, b, c, clamp); }
HIPSPV_AMD unsigned int __hipspv_amdgcn_udot8(unsigned int a, unsigned int b, unsigned int c, bool clamp) {
  return amd_mixed_dot(a, b, c, clamp);
}

#undef HIPSPV_AMD

/* Macros, since clang knows these names for sources with 128-bit integers, whose target is AMD's. */
#define __builtin_amdgcn_alignbit __hipspv_amdgcn_alignbit
#define __builtin_amdgcn_alignbyte __hipspv_amdgcn_alignbyte
#define __builtin_amdgcn_ballot_w32 __hipspv_amdgcn_ballot_w32
#define __builtin_amdgcn_ballot_w64 __hipspv_amdgcn_ballot_w64
#define __builtin_amdgcn_ds_bpermute __hipspv_amdgcn_ds_bpermute
#define __builtin_amdgcn_ds_permute __hipspv_amdgcn_ds_permute
#define __builtin_amdgcn_ds_swizzle __hipspv_amdgcn_ds_swizzle
#define __builtin_amdgcn_fence __hipspv_amdgcn_fence
#define __builtin_amdgcn_is_private __hipspv_amdgcn_is_private
#define __builtin_amdgcn_is_shared __hipspv_amdgcn_is_shared
#define __builtin_amdgcn_mbcnt_hi __hipspv_amdgcn_mbcnt_hi
#define __builtin_amdgcn_mbcnt_lo __hipspv_amdgcn_mbcnt_lo
#define __builtin_amdgcn_mov_dpp __hipspv_amdgcn_mov_dpp
#define __builtin_amdgcn_perm __hipspv_amdgcn_perm
#define __builtin_amdgcn_readfirstlane __hipspv_amdgcn_readfirstlane
#define __builtin_amdgcn_readlane __hipspv_amdgcn_readlane
#define __builtin_amdgcn_s_barrier __hipspv_amdgcn_s_barrier
#define __builtin_amdgcn_s_sleep __hipspv_amdgcn_s_sleep
#define __builtin_amdgcn_s_waitcnt __hipspv_amdgcn_s_waitcnt
#define __builtin_amdgcn_sched_barrier __hipspv_amdgcn_sched_barrier
#define __builtin_amdgcn_sdot4 __hipspv_amdgcn_sdot4
#define __builtin_amdgcn_sdot8 __hipspv_amdgcn_sdot8
#define __builtin_amdgcn_ubfe __hipspv_amdgcn_ubfe
#define __builtin_amdgcn_udot4 __hipspv_amdgcn_udot4
#define __builtin_amdgcn_udot8 __hipspv_amdgcn_udot8
#define __builtin_amdgcn_update_dpp __hipspv_amdgcn_update_dpp
#define __builtin_amdgcn_wave_barrier __hipspv_amdgcn_wave_barrier
#define __builtin_amdgcn_wavefrontsize __hipspv_amdgcn_wavefrontsize
#define __builtin_amdgcn_workgroup_id_x __hipspv_amdgcn_workgroup_id_x
#define __builtin_amdgcn_workgroup_id_y __hipspv_amdgcn_workgroup_id_y
#define __builtin_amdgcn_workgroup_id_z __hipspv_amdgcn_workgroup_id_z
#define __builtin_amdgcn_workitem_id_x __hipspv_amdgcn_workitem_id_x
#define __builtin_amdgcn_workitem_id_y __hipspv_amdgcn_workitem_id_y
#define __builtin_amdgcn_workitem_id_z __hipspv_amdgcn_workitem_id_z

#endif
