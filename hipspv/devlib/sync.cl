// Barriers, fences and warps' operations by sub-groups.

#define MEMORY (CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)

void __hipspv_fence_block(void) {
  atomic_work_item_fence(MEMORY, memory_order_seq_cst, memory_scope_work_group);
}
void __hipspv_fence_device(void) {
  atomic_work_item_fence(MEMORY, memory_order_seq_cst, memory_scope_device);
}
void __hipspv_fence_system(void) {
  atomic_work_item_fence(MEMORY, memory_order_seq_cst, memory_scope_all_svm_devices);
}

// The number of threads in the block with a true predicate.
int __hipspv_barrier_count(int predicate) { return work_group_reduce_add(predicate ? 1 : 0); }

uint __hipspv_lane(void) { return get_sub_group_local_id(); }
uint __hipspv_ballot32(int predicate) { return sub_group_ballot(predicate).x; }
ulong __hipspv_ballot64(int predicate) {
  uint4 lanes = sub_group_ballot(predicate);
  return (ulong)lanes.y << 32 | lanes.x;
}
uint __hipspv_broadcast32(uint value, uint lane) { return sub_group_broadcast(value, lane); }
ulong __hipspv_broadcast64(ulong value, uint lane) { return sub_group_broadcast(value, lane); }

#ifdef HIPSPV_LANE_SHUFFLES // the device has an instruction (vortex/warp.cl)
#define SHUFFLE(type, name, more, shuffled) \
  type name(type value, uint lane, uint lanes more) { return (void)lanes, sub_group_shuffle(value, lane); }
#else
// Intel's CPU device computes sub_group_shuffle lane by lane in scalar code, but a broadcast is one instruction. To
// choose among all lanes' broadcasts is five times as fast, and a fixed pattern becomes a permutation of a vector. Each
// copy costs the device's compiler about 15 ms. So the pass `inline-fixed-shuffles` inlines the shuffles in which the
// compiler found a pattern, and the others stay out of line. Lanes that aren't there, or took another path, give 0, as
// on AMD's GPUs: programs add up the values that they read from them.
// The pass `check-shuffles` removes the marks, and warns of a pattern that leaves the warp.
__attribute__((const)) uint __hipspv_shuffled32(uint value, uint leaves_warp);
__attribute__((const)) ulong __hipspv_shuffled64(ulong value, uint leaves_warp);
#define SHUFFLE(type, name, more, shuffled)                                             \
  __attribute__((noinline)) type name(type value, uint lane, uint lanes more) {         \
    const type own = shuffled;                                                          \
    type found = 0;                                                                     \
    for (uint i = 0; i < lanes; ++i) {                                                  \
      type other = sub_group_broadcast(own, i);                                         \
      found = lane == i ? other : found;                                                \
    }                                                                                   \
    uint4 here = sub_group_ballot(1);                                                   \
    return (lanes > 32 && lane >= 32 ? here.y : here.x) >> (lane & 31) & 1 ? found : 0; \
  }
#endif
#define NOTHING
#define LEAVES_WARP , __attribute__((unused)) uint leaves_warp
SHUFFLE(uint, __hipspv_shuffle32, NOTHING, value)
SHUFFLE(uint, __hipspv_pattern32, LEAVES_WARP, __hipspv_shuffled32(value, leaves_warp))
SHUFFLE(ulong, __hipspv_shuffle64, NOTHING, value)
SHUFFLE(ulong, __hipspv_pattern64, LEAVES_WARP, __hipspv_shuffled64(value, leaves_warp))

// Lanes that come here together continue in lockstep. OpenCL's own barrier is for all lanes of a
// sub-group: Intel's CPU device handles it wrongly in a branch that some lanes don't take. The
// ballot makes the kernel one that depends on its lanes.
void __hipspv_warp_barrier(void) {
  atomic_work_item_fence(MEMORY, memory_order_acq_rel, memory_scope_sub_group);
  (void)sub_group_ballot(1);
  atomic_work_item_fence(MEMORY, memory_order_acq_rel, memory_scope_sub_group);
}
