// Operations among the lanes of a warp, by Vortex's votes and shuffles. A lane that isn't there, or took another path,
// gives 0, as on AMD's GPUs.

#include "device.h"

uint __hipspv_lane(void) { return vortex_lane(); }
uint lane_number(void) LABEL(_Z22get_sub_group_local_idv);
uint lane_number(void) { return vortex_lane(); }

uint __hipspv_ballot32(int predicate) { return vortex_ballot(predicate != 0); }
ulong __hipspv_ballot64(int predicate) { return vortex_ballot(predicate != 0); }
uint4 warp_ballot(int predicate) LABEL(_Z16sub_group_balloti);
uint4 warp_ballot(int predicate) { return (uint4)(vortex_ballot(predicate != 0), 0, 0, 0); }

void __hipspv_warp_barrier(void) { vortex_fence(); }
void warp_barrier(uint flags) LABEL(_Z17sub_group_barrierj);
void warp_barrier(uint flags) { (void)flags, vortex_fence(); }

static uint value_of(uint value, uint lane) {
  const uint here = vortex_ballot(1), other = vortex_shuffle(value, ANY_LANE | (lane & 63));
  return lane < 32 && here >> lane & 1 ? other : 0;
}
static ulong value_of_64(ulong value, uint lane) {
  return (ulong)value_of((uint)(value >> 32), lane) << 32 | value_of((uint)value, lane);
}

#define SHUFFLES(type, bits, code, read)                                                            \
  type __hipspv_shuffle##bits(type value, uint lane, uint lanes) { return (void)lanes, read(value, lane); } \
  type __hipspv_pattern##bits(type value, uint lane, uint lanes, uint leaves_warp) {                \
    return (void)lanes, (void)leaves_warp, read(value, lane);                                       \
  }                                                                                                 \
  type __hipspv_broadcast##bits(type value, uint lane) { return read(value, lane); }                \
  type broadcast##bits(type value, uint lane) LABEL(_Z19sub_group_broadcast##code##j);               \
  type broadcast##bits(type value, uint lane) { return read(value, lane); }                         \
  type shuffle##bits(type value, uint lane) LABEL(_Z17sub_group_shuffle##code##j);                   \
  type shuffle##bits(type value, uint lane) { return read(value, lane); }
SHUFFLES(uint, 32, j, value_of)
SHUFFLES(ulong, 64, m, value_of_64)
#undef SHUFFLES
