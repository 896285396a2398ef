// Barriers, fences and what warps do with sub-groups.

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
uint __hipspv_shuffle32(uint value, uint lane) { return sub_group_shuffle(value, lane); }
ulong __hipspv_shuffle64(ulong value, uint lane) { return sub_group_shuffle(value, lane); }
void __hipspv_warp_barrier(void) { sub_group_barrier(MEMORY); }
