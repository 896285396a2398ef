// Operations among the lanes of a warp. Since sm_70 lanes run apart, and each operation names those that
// take part in it. The headers pass the masks of CUDA's functions (hip/spirv_detail/warp_nvptx.inc). Here,
// where the caller gives no mask, the lanes that are together take part.

#define HERE __nvvm_activemask()

uint __hipspv_lane(void) { return __nvvm_read_ptx_sreg_laneid(); }
uint lane_number(void) LABEL(_Z22get_sub_group_local_idv);
uint lane_number(void) { return __hipspv_lane(); }

uint __hipspv_ballot32(int predicate) { return __nvvm_vote_ballot_sync(HERE, predicate != 0); }
ulong __hipspv_ballot64(int predicate) { return __hipspv_ballot32(predicate); }
uint4 warp_ballot(int predicate) LABEL(_Z16sub_group_balloti);
uint4 warp_ballot(int predicate) { return (uint4)(__hipspv_ballot32(predicate), 0, 0, 0); }

void __hipspv_warp_barrier(void) { __nvvm_bar_warp_sync(HERE); }
void warp_barrier(uint flags) LABEL(_Z17sub_group_barrierj);
void warp_barrier(uint flags) { (void)flags, __hipspv_warp_barrier(); }

// ---- Shuffles. PTX's operand c of shfl has the segment's lanes: for segments of `width` lanes, bits 8 to 12 are
// those of a lane's id that select its segment; bits 0 to 4 limit the lanes that are read, those below for `up`
// (PTX ISA, shfl.sync).

#define SEGMENT(width, limit) ((32 - (width)) << 8 | (limit))
#define SHUFFLE(name, instruction, limit)                                                        \
  uint __hipspv_##name##32(uint lanes, uint value, uint from, uint width) {                      \
    return __nvvm_shfl_sync_##instruction##_i32(lanes, value, from, SEGMENT(width, limit));      \
  }                                                                                              \
  ulong __hipspv_##name##64(uint lanes, ulong value, uint from, uint width) {                    \
    const uint low = __hipspv_##name##32(lanes, (uint)value, from, width);                       \
    return (ulong)__hipspv_##name##32(lanes, (uint)(value >> 32), from, width) << 32 | low;      \
  }
SHUFFLE(lanes_at, idx, 31)
SHUFFLE(lanes_up, up, 0)
SHUFFLE(lanes_down, down, 31)
SHUFFLE(lanes_xor, bfly, 31)
#undef SHUFFLE
#undef SEGMENT

#define ANY_LANE(type, bits)                                                                     \
  type __hipspv_shuffle##bits(type value, uint lane, uint lanes) {                               \
    (void)lanes;                                                                                 \
    return __hipspv_lanes_at##bits(HERE, value, lane, 32);                                        \
  }                                                                                              \
  type __hipspv_pattern##bits(type value, uint lane, uint lanes) {                               \
    (void)lanes;                                                                                 \
    return __hipspv_lanes_at##bits(HERE, value, lane, 32);                                        \
  }                                                                                              \
  type __hipspv_broadcast##bits(type value, uint lane) {                                         \
    return __hipspv_lanes_at##bits(HERE, value, lane, 32);                                        \
  }
ANY_LANE(uint, 32)
ANY_LANE(ulong, 64)
#undef ANY_LANE

// ---- Votes, matches and reductions

void __hipspv_lanes_barrier(uint lanes) { __nvvm_bar_warp_sync(lanes); }
uint __hipspv_lanes_here(void) { return HERE; }
uint __hipspv_lanes_ballot(uint lanes, int predicate) {
  return __nvvm_vote_ballot_sync(lanes, predicate != 0);
}
int __hipspv_lanes_any(uint lanes, int predicate) {
  return __nvvm_vote_any_sync(lanes, predicate != 0);
}
int __hipspv_lanes_all(uint lanes, int predicate) {
  return __nvvm_vote_all_sync(lanes, predicate != 0);
}

uint __hipspv_lanes_match_any32(uint lanes, uint value) {
  return __nvvm_match_any_sync_i32(lanes, value);
}
uint __hipspv_lanes_match_any64(uint lanes, ulong value) {
  return __nvvm_match_any_sync_i64(lanes, value);
}
uint __hipspv_lanes_match_all32(uint lanes, uint value, int *all) {
  return __nvvm_match_all_sync_i32p(lanes, value, all);
}
uint __hipspv_lanes_match_all64(uint lanes, ulong value, int *all) {
  return __nvvm_match_all_sync_i64p(lanes, value, all);
}

// Before sm_80, whose instruction it is, a loop over the lanes from the lowest up.
#define REDUCE(name, type, instruction, combined)                                                \
  type __hipspv_lanes_##name(uint lanes, type value) {                                           \
    if (__nvvm_reflect("__CUDA_ARCH") >= 800) return __nvvm_redux_sync_##instruction(value, lanes); \
    type one = __nvvm_shfl_sync_idx_i32(lanes, value, __builtin_ctz(lanes), 31);                 \
    for (uint rest = lanes & (lanes - 1); rest; rest &= rest - 1) {                              \
      const type two = __nvvm_shfl_sync_idx_i32(lanes, value, __builtin_ctz(rest), 31);          \
      one = combined;                                                                            \
    }                                                                                            \
    return one;                                                                                  \
  }
REDUCE(add_i32, int, add, one + two)
REDUCE(add_u32, uint, add, one + two)
REDUCE(min_i32, int, min, two < one ? two : one)
REDUCE(min_u32, uint, umin, two < one ? two : one)
REDUCE(max_i32, int, max, one < two ? two : one)
REDUCE(max_u32, uint, umax, one < two ? two : one)
REDUCE(and_u32, uint, and, one & two)
REDUCE(or_u32, uint, or, one | two)
REDUCE(xor_u32, uint, xor, one ^ two)
#undef REDUCE
#undef HERE
